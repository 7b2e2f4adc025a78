"""Big Bang in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import ARROWS, Card, ExtraPageLabels, GameUi, KeyLine, Laid, Words
from ludogite.ui.look.tables import BURGUNDY_FELT

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


class BigBangUi(GameUi):
    confetti = ("disc", "disc", "star")
    table = BURGUNDY_FELT
    turns_to_players = True
    seat_colours = ("blue", "yellow")
    aim = Message(QT_TRANSLATE_NOOP("game_ui", "Turn your 36 tokens before the other player."))
    solo_aim = Message(QT_TRANSLATE_NOOP("game_ui", "Turn all 36 tokens in as few rolls as you can."))
    course = Message(QT_TRANSLATE_NOOP("game_ui", "Two rounds"))
    minutes = 20
    age = 8
    box_colour = "#6A2619"
    extra_page_labels = ExtraPageLabels(
        Message(QT_TRANSLATE_NOOP("game_ui", "Solo")), Message(QT_TRANSLATE_NOOP("game_ui", "Board of the day"))
    )
    keys = (
        KeyLine(("D",), Message(QT_TRANSLATE_NOOP("keys", "Roll the dice"))),
        KeyLine(("1", "2", "3", "4", "5", "6"), Message(QT_TRANSLATE_NOOP("keys", "With real dice: what they show"))),
        KeyLine(ARROWS, Message(QT_TRANSLATE_NOOP("keys", "Move from token to token"))),
        KeyLine(("Space",), Message(QT_TRANSLATE_NOOP("keys", "Select the token, or point at it"))),
        KeyLine(("Return",), Message(QT_TRANSLATE_NOOP("keys", "Turn what is selected"))),
        KeyLine(("B",), Message(QT_TRANSLATE_NOOP("keys", "Bonus: take the bell"))),
        KeyLine(("F", "O"), Message(QT_TRANSLATE_NOOP("keys", "Forgotten: take the magnifier"))),
        KeyLine(("Esc",), Message(QT_TRANSLATE_NOOP("keys", "Put the bell or the magnifier down, or deselect"))),
    )

    def make_board(self, colours: Colours) -> Board:
        from .board import BigBangBoard

        return BigBangBoard(colours)

    @property
    def laid(self) -> Laid:
        from . import card

        return card

    def paint_day(self, painter: QPainter, state: State[Any], colours: Colours) -> Iterator[None]:
        from .card import paint_day

        return paint_day(painter, state, colours)

    @property
    def card(self) -> Card:
        from . import card

        return card

    def paint_rules_picture(self, painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
        from .rules_pictures import paint_rules_picture

        paint_rules_picture(painter, size, name, colours)

    @property
    def words(self) -> Words:
        from . import words

        return words

    def turn_name(self, made: Sequence[tuple[State[Any], Move]], after: State[Any]) -> Message:
        from .words import turn_name

        return turn_name(made, after)

    def extra_page(self, session: Session, parent: QWidget, wish: object = None) -> Page:
        from ludogite.ui.pages.days.solo import SoloPage

        return SoloPage(session, self.solo, parent)

    @property
    def solo(self) -> SoloGame:
        from .words import SOLO

        return SOLO

    @property
    def statistics(self) -> GameStatistics:
        from .statistics import STATISTICS

        return STATISTICS


UI = BigBangUi()
