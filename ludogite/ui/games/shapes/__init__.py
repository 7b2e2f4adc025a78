"""Four Shapes in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludogite.ui.base.game_ui import GameUi, KeyLine

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter

    from ludogite.message import Message
    from ludogite.rules.game import Move, State
    from ludogite.ui.base.board import Board
    from ludogite.ui.look.theme import Colours


class ShapesUi(GameUi):
    minutes = 10
    age = 7
    paints_moves = True

    def make_board(self, colours: Colours) -> Board:
        from .board import ShapesBoard

        return ShapesBoard(colours)

    def keys(self) -> tuple[KeyLine, ...]:
        from .key_list import KEYS

        return KEYS

    def load_card(self) -> None:
        from . import card

    def paint_card(self, painter: QPainter, area: QRectF, colours: Colours) -> None:
        from .card import paint_card

        paint_card(painter, area, colours)

    def paint_seat(self, painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
        from .card import paint_seat

        paint_seat(painter, area, seat, colours)

    def paint_rules_picture(self, painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
        from .rules_pictures import paint_rules_picture

        paint_rules_picture(painter, size, name, colours)

    def paint_move(self, painter: QPainter, area: QRectF, move: Move, seat: int, colours: Colours) -> None:
        from .card import paint_move

        paint_move(painter, area, move, seat, colours)

    def move_name(self, state: State[Any], move: Move) -> Message:
        from .words import move_name

        return move_name(state, move)

    def seat_name(self, seat: int) -> Message:
        from .words import seat_name

        return seat_name(seat)

    def seat_summary(self, state: State[Any], seat: int) -> Message:
        from .words import seat_summary

        return seat_summary(state, seat)

    def preload(self) -> None:
        from ludogite.players import shapes as player
        from ludogite.puzzles import shapes as puzzles

        from . import board


UI = ShapesUi()
