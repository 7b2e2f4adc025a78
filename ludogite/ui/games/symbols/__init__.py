"""Six Symbols in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import ARROWS, ENTER, ERASE, Card, ExtraPageLabels, GameUi, KeyLine, Laid, Words
from ludogite.ui.look.tables import GREEN_FELT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
    confetti = ("square", "disc", "triangle", "bar")
    table = GREEN_FELT
    aim = Message(QT_TRANSLATE_NOOP("game_ui", "Line up the same symbols on your sheet."))
    course = Message(QT_TRANSLATE_NOOP("game_ui", "Twelve rolls for everyone"))
    minutes = 15
    age = 8
    box_colour = "#35532F"
    paints_rows = True
    won_tied = QT_TRANSLATE_NOOP("library", "{name} won by the best line, tied at {points}")
    extra_page_labels = ExtraPageLabels(
        Message(QT_TRANSLATE_NOOP("game_ui", "Solo & paper")), Message(QT_TRANSLATE_NOOP("game_ui", "Roll of the day"))
    )
    keys = (
        KeyLine(ARROWS, Message(QT_TRANSLATE_NOOP("keys", "Move the pair over the sheet"))),
        KeyLine(("R",), Message(QT_TRANSLATE_NOOP("keys", "Turn the pair"))),
        KeyLine(
            ENTER,
            Message(QT_TRANSLATE_NOOP("keys", "Pencil it in; once more: on to the next sheet, or write in ink")),
        ),
        KeyLine((*ERASE, "Esc"), Message(QT_TRANSLATE_NOOP("keys", "Erase the pencil marks, or put the pair back"))),
        KeyLine(
            ("1", "2", "3", "4", "5", "6"),
            Message(QT_TRANSLATE_NOOP("keys", "Go to the sheet of this number; start symbols and real dice: choose")),
        ),
        KeyLine(("Tab", "Shift+Tab"), Message(QT_TRANSLATE_NOOP("keys", "To the next or the previous sheet"))),
        KeyLine(
            ("1", "2", "3", "4", "5", "6", "Space", *ERASE),
            Message(QT_TRANSLATE_NOOP("keys", "When you enter a sheet: write a symbol, skip a cell, erase")),
        ),
    )

    def make_board(self, colours: Colours) -> Board:
        from .board import SymbolsBoard

        return SymbolsBoard(colours)

    @property
    def laid(self) -> Laid:
        from . import laid

        return laid

    def paint_day(self, painter: QPainter, state: State[Any], colours: Colours) -> Iterator[None]:
        from .laid import paint_day

        return paint_day(painter, state, colours)

    @property
    def card(self) -> Card:
        from . import card

        return card

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

    @property
    def words(self) -> Words:
        from . import words

        return words

    def extra_page(self, session: Session, parent: QWidget, wish: object = None) -> Page:
        from .solo.page import SymbolsSoloPage

        return SymbolsSoloPage(session, parent)

    @property
    def solo(self) -> SoloGame:
        from .words import SOLO

        return SOLO

    @property
    def statistics(self) -> GameStatistics:
        from .statistics import STATISTICS

        return STATISTICS


UI = SymbolsUi()
