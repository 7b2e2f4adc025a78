"""Instructions to glue the sixteen pieces of the cube from 64 wooden cubes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.pieces import CANONICAL, PIECE_NAMES, Cell
from ludogite.rules.shelf import SHELF
from ludogite.sheets.cube.plans import draw_piece
from ludogite.sheets.flow import PLAIN, Block, Paragraph, draw_placed, pour_column
from ludogite.sheets.frame import body, draw_head, with_feet
from ludogite.sheets.ink import CENTRE, FINE, FIRM, LEFT, SOFT, Ink, Type
from ludogite.sheets.sheet import Paper, Parts, Sheet
from ludogite.sheets.type import tr

STEPS = (
    Message(QT_TRANSLATE_NOOP("sheets", "Take 64 wooden cubes of the same size, for example 25 mm, and wood glue.")),
    Message(QT_TRANSLATE_NOOP("sheets", "Stain or paint 32 cubes red and 32 yellow. Let them dry.")),
    Message(QT_TRANSLATE_NOOP("sheets", "Glue each of the eight pieces below twice: once in red, once in yellow.")),
    Message(
        QT_TRANSLATE_NOOP(
            "sheets",
            "Left the finished piece, right its layers from above: the lower one first. Glue wherever two cubes touch.",
        )
    ),
    Message(
        QT_TRANSLATE_NOOP(
            "sheets", "The two screws are mirror images: lay them beside each other before the glue is dry."
        )
    ),
)
CELL = 7.5
"""Millimetres of a cube in the plans."""


def make(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    area = body(paper)
    (placed,) = pour_column(list(_steps()), area)
    top = placed[-1].area.bottom() + 6
    width, height = area.width() / 2, (area.bottom() - top) / 4

    def draw_text(ink: Ink) -> None:
        draw_head(ink, paper, tr(SHELF["cube"].title), tr(Message(QT_TRANSLATE_NOOP("sheets", "Making the pieces"))))
        draw_placed(ink, placed)

    def draw(piece: int, ink: Ink) -> None:
        row, column = divmod(piece, 2)
        place = QRectF(area.left() + column * width, top + row * height, width, height)
        _draw_plan(ink, place.adjusted(0, 0, -4, -4), piece)

    page = Parts((draw_text, *(partial(draw, piece) for piece in range(len(CANONICAL)))))
    return with_feet(Sheet(SHELF["cube"].title, paper, (page,)))


def _steps() -> Iterator[Block]:
    for n, step in enumerate(STEPS, start=1):
        yield Paragraph([(tr(step), PLAIN)], Type(3.8), 1.6, mark=str(n), indent=6)


def _draw_plan(ink: Ink, area: QRectF, piece: int) -> None:
    name = f"{piece + 1} {tr(PIECE_NAMES[piece])}"
    ink.words(QRectF(area.left(), area.top(), area.width(), 6), name, Type(4, is_title=True), LEFT)
    draw_piece(ink, QRectF(area.left() + 2, area.top() + 8, 34, area.height() - 10), piece, 1)
    cells = CANONICAL[piece]
    left = area.left() + 42
    for z in range(1 + max(cell[2] for cell in cells)):
        layer = [cell for cell in cells if cell[2] == z]
        if z:
            left += CELL * (1 + max(cell[1] for cell in cells)) + 8
        _draw_layer(ink, left, area.top() + 12, layer, z)


def _draw_layer(ink: Ink, left: float, top: float, layer: list[Cell], z: int) -> None:
    """x goes down and y to the right, as in the picture turned by an eighth."""
    ink.words(QRectF(left - 4, top - 5, 20, 4), str(z + 1), Type(2.8), LEFT, SOFT)
    for x, y, _ in layer:
        square = QRectF(left + y * CELL, top + x * CELL, CELL, CELL)
        ink.frame(square, FIRM)
        ink.words(square, str(z + 1), Type(3), CENTRE, SOFT)
    for x, y, _ in layer:
        corner = QPointF(left + y * CELL, top + x * CELL)
        if (x + 1, y, z) in layer:
            ink.line(corner.x() + 1, corner.y() + CELL, corner.x() + CELL - 1, corner.y() + CELL, 4 * FINE)
        if (x, y + 1, z) in layer:
            ink.line(corner.x() + CELL, corner.y() + 1, corner.x() + CELL, corner.y() + CELL - 1, 4 * FINE)
