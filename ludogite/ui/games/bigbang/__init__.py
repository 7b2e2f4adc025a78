"""Big Bang in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import ExtraPageLabels, GameUi, KeyLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from ludogite.rules.game import Move, State
    from ludogite.ui.base.board import Board
    from ludogite.ui.base.game_statistics import GameStatistics
    from ludogite.ui.base.page import Page
    from ludogite.ui.base.session import Session
    from ludogite.ui.base.solo_game import SoloGame
    from ludogite.ui.look.theme import Colours


class BigBangUi(GameUi):
    minutes = 20
    age = 8
    extra_page_labels = ExtraPageLabels(
        Message(QT_TRANSLATE_NOOP("game_ui", "Solo")), Message(QT_TRANSLATE_NOOP("game_ui", "Board of the day"))
    )

    def make_board(self, colours: Colours) -> Board:
        from .board import BigBangBoard

        return BigBangBoard(colours)

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

    def move_name(self, state: State[Any], move: Move) -> Message:
        from .words import move_name

        return move_name(state, move)

    def turn_name(self, made: Sequence[tuple[State[Any], Move]], after: State[Any]) -> Message:
        from .words import turn_name

        return turn_name(made, after)

    def seat_name(self, seat: int) -> Message:
        from .words import seat_name

        return seat_name(seat)

    def seat_summary(self, state: State[Any], seat: int) -> Message:
        from .words import seat_summary

        return seat_summary(state, seat)

    def extra_page(self, session: Session, parent: QWidget, wish: object = None) -> Page:
        from ludogite.ui.pages.solo.page import open_page

        return open_page(session, self.solo, parent)

    @property
    def solo(self) -> SoloGame:
        from .solo import SOLO

        return SOLO

    @property
    def statistics(self) -> GameStatistics:
        from .statistics import STATISTICS

        return STATISTICS

    def preload(self) -> None:
        from ludogite.players import bigbang as player
        from ludogite.puzzles import bigbang as puzzles

        from . import board, solo, statistics


UI = BigBangUi()
