"""A board of Big Bang on paper: cells, numbers and stars, as they lie face up or face down."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF

from ludogite.rules.tokens import ALL_UP, CELLS, DIAGONALS, STAR, Board
from ludogite.sheets.flow import BOLD
from ludogite.sheets.frame import BoardSquares
from ludogite.sheets.ink import BLACK, CENTRE, FAINT, FIRM, GREY, HAIR, Ink, Type

LEAD = 0.4
"""Space for the names of rows and columns, in cells."""
UNDERLINED = (6, 9)
"""So that nobody mixes them up."""


def draw_board(ink: Ink, area: QRectF, board: Board, up: int = ALL_UP) -> BoardSquares:
    place = BoardSquares(area, 6, LEAD)
    _draw_ground(ink, place)
    for cell, token in enumerate(board):
        if token is not None:
            draw_token(ink, place.square(cell), token, is_up=bool(up >> cell & 1))
    return place


def _draw_ground(ink: Ink, place: BoardSquares) -> None:
    side = 6 * place.cell
    for cell in range(36):
        if (DIAGONALS[0] | DIAGONALS[1]) >> cell & 1:
            ink.fill(place.square(cell), GREY)
    place.draw_names(ink, CELLS, Type(min(0.26 * place.cell, 3)))
    for n in range(1, 6):
        at = n * place.cell
        ink.line(place.left + at, place.top, place.left + at, place.top + side, HAIR)
        ink.line(place.left, place.top + at, place.left + side, place.top + at, HAIR)
    ink.frame(QRectF(place.left, place.top, side, side), min(FIRM, 0.05 * place.cell))


def draw_token(ink: Ink, square: QRectF, token: int, is_up: bool = True) -> None:
    """A number or a star; face down only a small grey dot."""
    side, middle = square.width(), square.center()
    if not is_up:
        ink.dot(middle.x(), middle.y(), 0.09 * side, FAINT)
    elif token == STAR:
        draw_star(ink, middle, 0.34 * side)
    else:
        ink.words(square, str(token), Type(0.5 * side, BOLD), CENTRE)
        if token in UNDERLINED:
            y = middle.y() + 0.27 * side
            ink.line(middle.x() - 0.17 * side, y, middle.x() + 0.17 * side, y, 0.045 * side)


def draw_star(ink: Ink, middle: QPointF, radius: float) -> None:
    corners = []
    for n in range(10):
        reach = radius if n % 2 == 0 else 0.42 * radius
        corners.append(middle + QPointF(sin(n * pi / 5), -cos(n * pi / 5)) * reach)
    ink.polygon(corners, BLACK, 0)
