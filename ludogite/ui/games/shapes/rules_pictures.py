"""The pictures in the rules of Four Shapes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QPainter

from ludogite.rules.shapes import Position, parse
from ludogite.ui.base.board import Shown
from ludogite.ui.games.shapes.board import ShapesBoard
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.parts import render_and_delete

PICTURES: dict[str, tuple[str, int | None, int | None]] = {
    "start": ("", None, None),
    "forbidden": ("Ka4 Sb2", 0, None),
    "own": ("Sa1 Kd4", 0, 1),
    "row": ("Sa1 Yb1 Cc1 Kd1", None, None),
}
"""For each picture: the moves made, and the shape held over a cell."""


def paint_rules_picture(painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
    moves, held, target = PICTURES[name]
    position = Position()
    for move in moves.split():
        position = position.play(parse(move))
    board = ShapesBoard(colours)
    board.resize(size)
    board.is_coaching = True
    board.show_position(Shown(position, actor=position.to_move if isinstance(position.to_move, int) else None))
    board.hand.held, board.hand.target = held, target
    render_and_delete(board, painter, QPoint())
