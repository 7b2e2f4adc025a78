"""Six Symbols in the window."""

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


class SymbolsUi(GameUi):
    minutes = 15
    age = 8
    paints_rows = True
    extra_page_labels = ExtraPageLabels(
        Message(QT_TRANSLATE_NOOP("game_ui", "Solo & paper")), Message(QT_TRANSLATE_NOOP("game_ui", "Roll of the day"))
    )

    def make_board(self, colours: Colours) -> Board:
        from .board import SymbolsBoard

        return SymbolsBoard(colours)

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

    def paint_row(
        self,
        painter: QPainter,
        area: QRectF,
        made: Sequence[tuple[State[Any], Move]],
        after: State[Any],
        colours: Colours,
    ) -> None:
        from .move_rows import paint_row

        paint_row(painter, area, made, after, colours)

    def move_name(self, state: State[Any], move: Move) -> Message:
        from .words import move_name

        return move_name(state, move)

    def seat_name(self, seat: int) -> Message:
        from .words import seat_name

        return seat_name(seat)

    def seat_summary(self, state: State[Any], seat: int) -> Message:
        from .words import seat_summary

        return seat_summary(state, seat)

    def extra_page(self, session: Session, parent: QWidget, wish: object = None) -> Page:
        from .solo.page import open_page

        return open_page(session, parent)

    @property
    def solo(self) -> SoloGame:
        from .solo.solo_game import SOLO

        return SOLO

    @property
    def statistics(self) -> GameStatistics:
        from .statistics import STATISTICS

        return STATISTICS

    def preload(self) -> None:
        from ludogite.match.library import results
        from ludogite.players import symbols as player
        from ludogite.puzzles import symbols as puzzles
        from ludogite.sheets.symbols import drawing

        from . import board, statistics
        from .solo import page


UI = SymbolsUi()
