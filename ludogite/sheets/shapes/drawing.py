"""A match of Four Shapes on paper, as it stands."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from ludogite.rules.cells import cells_in
from ludogite.rules.shapes import Position
from ludogite.rules.shelf import SHELF
from ludogite.sheets.frame import body, draw_head, with_feet
from ludogite.sheets.ink import Ink
from ludogite.sheets.result import HEIGHT, draw_result
from ludogite.sheets.shapes.board import draw_board, draw_piece
from ludogite.sheets.sheet import MatchOnPaper, Paper, Sheet
from ludogite.sheets.type import tr


def filled(paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
    """The board with a frame around completed lines, and the pieces that are left."""
    players, state, occasion = match.players, match.state, match.occasion
    assert isinstance(state, Position)

    def draw(ink: Ink) -> None:
        draw_head(ink, paper, tr(SHELF["shapes"].title))
        area = body(paper)
        draw_result(ink, area, players, state, occasion, ("○", "●"))
        side = min(area.width() - 20, area.height() - HEIGHT - 70)
        board = QRectF(area.center().x() - side / 2, area.top() + HEIGHT + 8, side, side)
        place = draw_board(ink, board, state)
        for line in state.completed():
            frame = QRectF()
            for cell in cells_in(line.cells):
                frame = frame.united(place.square(cell))
            ink.frame(frame, 1.6)
        for seat in range(2):
            draw_hand(ink, QRectF(area.left(), board.bottom() + 8 + 22 * seat, area.width(), 18), state, seat)

    return with_feet(Sheet(SHELF["shapes"].title, paper, (draw,)))


def draw_hand(ink: Ink, area: QRectF, state: Position, seat: int) -> None:
    """The pieces that are left, as high as the area."""
    left = [shape for shape in range(4) for _ in range(state.left(seat, shape))]
    side = area.height()
    for n, shape in enumerate(left):
        draw_piece(ink, QRectF(area.left() + n * 1.22 * side, area.top(), side, side), shape, seat)
