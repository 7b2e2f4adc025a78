"""Peek in the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import Card, GameUi, KeyLine, Words

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter

    from ludogite.message import Message
    from ludogite.rules.game import Move, State
    from ludogite.ui.base.board import Board
    from ludogite.ui.look.theme import Colours


class PeekUi(GameUi):
    rules_folder = Path(__file__).parent
    keys = (KeyLine(("Return",), Message(QT_TRANSLATE_NOOP("peek", "Choose the word"))),)

    def make_board(self, colours: Colours) -> Board:
        from .board import PeekBoard

        return PeekBoard(colours)

    @property
    def card(self) -> Card:
        from . import card

        return card

    def paint_rules_picture(self, painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
        from .card import paint_rules_picture

        paint_rules_picture(painter, size, name, colours)

    @property
    def words(self) -> Words:
        from . import words

        return words


UI = PeekUi()
