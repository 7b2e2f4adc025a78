"""Peek in the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludogite.ui.base.game_ui import GameUi, KeyLine

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter

    from ludogite.message import Message
    from ludogite.rules.game import Move, State
    from ludogite.ui.base.board import Board
    from ludogite.ui.look.theme import Colours


class PeekUi(GameUi):
    rules_folder = Path(__file__).parent

    def make_board(self, colours: Colours) -> Board:
        from .board import PeekBoard

        return PeekBoard(colours)

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
        from .card import paint_rules_picture

        paint_rules_picture(painter, size, name, colours)

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
        from . import board


UI = PeekUi()
