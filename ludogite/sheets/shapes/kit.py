"""The board of Four Shapes, and its sixteen pieces to cut out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shapes import PIECES_OF_A_SHAPE, Position
from ludogite.rules.shelf import SHELF
from ludogite.sheets.frame import HEAD, ONE_SIDE, body, draw_head, with_feet
from ludogite.sheets.ink import CENTRE, FAINT, FINE, SOFT, Ink, Type
from ludogite.sheets.shapes.board import draw_board, draw_piece
from ludogite.sheets.sheet import Page, Paper, Parts, Sheet
from ludogite.sheets.type import tr

PIECE = 40.0
"""Millimetres: a card a little smaller than a cell of the board."""
CUT = Message(QT_TRANSLATE_NOOP("sheets", "Glue this page on cardboard and cut out the sixteen pieces."))
SHORT = Message(
    QT_TRANSLATE_NOOP(
        "sheets", "No shape where your opponent has it in the same row, column or region. Four different shapes win."
    )
)


def make(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    return with_feet(Sheet(SHELF["shapes"].title, paper, (_board(paper), _pieces(paper))), {1: ONE_SIDE})


def _board(paper: Paper) -> Page:
    def draw(ink: Ink) -> None:
        draw_head(ink, paper, tr(SHELF["shapes"].title))
        area = body(paper)
        side = min(area.width() - 2, area.height() - 20)
        draw_board(ink, QRectF(area.left(), area.top() + 6, side, side), Position())
        ink.words(QRectF(area.left(), area.bottom() - 8, area.width(), 6), tr(SHORT), Type(3.6), CENTRE, SOFT)

    return draw


def _pieces(paper: Paper) -> Page:
    area = paper.printable
    left = area.center().x() - 2 * PIECE

    def draw_frame(ink: Ink) -> None:
        draw_head(ink, paper, tr(SHELF["shapes"].title), tr(CUT))

    def draw(row: int, ink: Ink) -> None:
        for shape in range(4):
            card = QRectF(left + shape * PIECE, area.top() + HEAD + 8 + row * PIECE, PIECE, PIECE)
            ink.frame(card, FINE, FAINT)
            draw_piece(ink, card.adjusted(6, 6, -6, -6), shape, seat=row // PIECES_OF_A_SHAPE)

    return Parts((draw_frame, *(partial(draw, row) for row in range(4))))
