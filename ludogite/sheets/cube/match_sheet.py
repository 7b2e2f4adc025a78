"""Sheets of the cube: a table for the scores of many matches, and a match as it stands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import LETTERS
from ludogite.rules.shelf import SHELF
from ludogite.sheets.cube.plans import FACES, draw_cube, draw_faces, draw_piece, draw_start
from ludogite.sheets.frame import body, draw_head, with_feet
from ludogite.sheets.ink import BLACK, CENTRE, FINE, FIRM, HAIR, LEFT, SOFT, Ink, Type
from ludogite.sheets.result import HEIGHT, draw_result
from ludogite.sheets.sheet import MatchOnPaper, Paper, Parts, Sheet
from ludogite.sheets.type import tr

SIGNS = ("●", "◇")
LINES = 20
COLOURS = (
    Message(QT_TRANSLATE_NOOP("sheets", "● Red")),
    Message(QT_TRANSLATE_NOOP("sheets", "◇ Yellow")),
)
TOTAL = Message(QT_TRANSLATE_NOOP("sheets", "Total"))


def blank(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    """A line for each match: for both colours the squares of the three faces, and their total."""

    def draw(ink: Ink) -> None:
        title = Message(QT_TRANSLATE_NOOP("sheets", "Score sheet"))
        draw_head(ink, paper, tr(SHELF["cube"].title), tr(title))
        _draw_table(ink, body(paper))

    return with_feet(Sheet(SHELF["cube"].title, paper, (draw,)))


def _draw_table(ink: Ink, area: QRectF) -> None:
    number, names, heads = 9.0, 14.0, 7.0
    column, line = (area.width() - number) / 8, (area.height() - names - heads) / LINES
    top = area.top() + names + heads
    for seat, colour in enumerate(COLOURS):
        place = QRectF(area.left() + number + 4 * seat * column, area.top(), 4 * column, names)
        ink.words(place.adjusted(2, 1, -2, -names / 2), tr(colour), Type(3.4), LEFT, SOFT)
        for n, head in enumerate((*FACES, TOTAL)):
            cell = QRectF(place.left() + n * column, area.top() + names, column, heads)
            ink.words(cell.adjusted(0.5, 0, -0.5, 0), tr(head), Type(2.8), CENTRE, BLACK if n == 3 else SOFT)
    for n in range(LINES):
        ink.line(area.left(), top + n * line, area.right(), top + n * line, FIRM if n == 0 else HAIR)
        ink.words(QRectF(area.left(), top + n * line, number, line), str(n + 1), Type(3), CENTRE, SOFT)
    for n in range(8):
        x = area.left() + number + n * column
        is_between = n % 4 == 0
        ink.line(x, area.top() + (0 if is_between else names), x, area.bottom(), FIRM if is_between else HAIR)
    ink.frame(area, FINE)


def filled(paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
    """The cube, its layers, what its faces show, and the pieces that are left."""
    players, state, occasion = match.players, match.state, match.occasion
    assert isinstance(state, Position)

    area = body(paper)
    top, half, height = area.top() + HEIGHT + 6, area.width() / 2, 100.0

    def draw_text(ink: Ink) -> None:
        draw_head(ink, paper, tr(SHELF["cube"].title))
        draw_result(ink, area, players, state, occasion, SIGNS)

    def draw_built(ink: Ink) -> None:
        draw_cube(ink, QRectF(area.left(), top, half - 6, height), state.bodies)

    def draw_hand(seat: int, ink: Ink) -> None:
        _draw_hand(ink, QRectF(area.left(), top + height + 70 + seat * 20, area.width(), 18), state, seat)

    layers = QRectF(area.left() + half + 4, top, half - 4, height)
    faces = QRectF(area.left(), top + height + 8, area.width(), 56)
    page = Parts(
        (
            draw_text,
            draw_built,
            lambda ink: draw_start(ink, layers, state.bodies, 4),
            lambda ink: draw_faces(ink, faces, state),
            *(partial(draw_hand, seat) for seat in range(2)),
        )
    )
    return with_feet(Sheet(SHELF["cube"].title, paper, (page,)))


def _draw_hand(ink: Ink, area: QRectF, state: Position, seat: int) -> None:
    ink.words(QRectF(area.left(), area.top(), 8, area.height()), SIGNS[seat], Type(5), LEFT)
    width = (area.width() - 8) / len(LETTERS)
    for n, piece in enumerate(state.hand(seat)):
        place = QRectF(area.left() + 8 + n * width, area.top(), width, area.height())
        draw_piece(ink, place.adjusted(2, 0, -2, 0), piece, seat)
