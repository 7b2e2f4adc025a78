"""The pictures in the printed rules of Four Shapes."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from ludogite.rules.cells import cells_in
from ludogite.rules.shapes import FULL, REACH, Position, parse
from ludogite.sheets.ink import Ink
from ludogite.sheets.shapes.board import draw_board, draw_piece
from ludogite.sheets.sheet import RulesPicture


def _after(moves: str) -> Position:
    position = Position()
    for move in moves.split():
        position = position.play(parse(move))
    return position


FORBIDDEN = _after("Ka4 Sb2")
SPHERE = 0


def _draw_start(ink: Ink, area: QRectF) -> None:
    """The board, and the pieces of a player at each side."""
    board = QRectF(area.center().x() - area.height() / 2, area.top(), area.height(), area.height())
    place = draw_board(ink, board, Position())
    side = 0.62 * place.cell
    for seat, left in ((0, area.left()), (1, area.right() - 2 * side)):
        for shape in range(4):
            for n in range(2):
                y = place.top + shape * place.cell + (place.cell - side) / 2
                piece = QRectF(left + n * side, y, side, side)
                draw_piece(ink, piece.adjusted(0.08 * side, 0.08 * side, -0.08 * side, -0.08 * side), shape, seat)


def _draw_forbidden(ink: Ink, area: QRectF) -> None:
    (cell,) = cells_in(FORBIDDEN.pieces[1][SPHERE])
    draw_board(ink, area, FORBIDDEN, REACH[cell] & FORBIDDEN.empty & FULL)


def _draw_own(ink: Ink, area: QRectF) -> None:
    place = draw_board(ink, area, _after("Sa1 Kd4"))
    edge = 0.14 * place.cell
    draw_piece(ink, place.square(1).adjusted(edge, edge, -edge, -edge), SPHERE, 0)
    ink.frame(place.square(1).adjusted(0.8, 0.8, -0.8, -0.8), 0.6)


def _draw_row(ink: Ink, area: QRectF) -> None:
    place = draw_board(ink, area, _after("Sa1 Yb1 Cc1 Kd1"))
    ink.frame(place.square(0).united(place.square(3)), 1.2)


PICTURES: Mapping[str, RulesPicture] = {
    "start": RulesPicture(1, 0.52, _draw_start),
    "forbidden": RulesPicture(0.55, 1, _draw_forbidden),
    "own": RulesPicture(0.55, 1, _draw_own),
    "row": RulesPicture(0.55, 1, _draw_row),
}
