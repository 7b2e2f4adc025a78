"""Crossword Track in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import (
    ARROWS,
    DIGITS,
    ERASE,
    LETTERS,
    Card,
    ExtraPageLabels,
    GameUi,
    KeyLine,
    Laid,
    MatchLabels,
    Words,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from ludogite.match.match import Match
    from ludogite.rules.game import Move, State
    from ludogite.ui.base.board import Board
    from ludogite.ui.base.game_statistics import GameStatistics
    from ludogite.ui.base.page import Page
    from ludogite.ui.base.routes import Route
    from ludogite.ui.base.session import Session
    from ludogite.ui.base.solo_game import SoloGame
    from ludogite.ui.look.theme import Colours
    from ludogite.ui.widgets.parts import SettingsCard


class CrosswordUi(GameUi):
    confetti = ("square", "star")
    seat_colours = ("yellow", "blue")
    aim = Message(QT_TRANSLATE_NOOP("game_ui", "Go round the track and fill in your grid before the other player."))
    solo_aim = Message(QT_TRANSLATE_NOOP("game_ui", "Go round the track and fill in your grid."))
    course = Message(QT_TRANSLATE_NOOP("game_ui", "A board each"))
    minutes = 40
    age = 10
    has_advice = False
    labels = MatchLabels(
        roll=Message(QT_TRANSLATE_NOOP("continue_list", "Die to roll")),
        retry=Message(QT_TRANSLATE_NOOP("match_buttons", "Try missed words again")),
    )
    extra_page_labels = ExtraPageLabels(
        Message(QT_TRANSLATE_NOOP("game_ui", "Solo")), Message(QT_TRANSLATE_NOOP("game_ui", "Grid of the day"))
    )
    file_suffixes = (".ipuz",)
    keys = (
        KeyLine(("Space",), Message(QT_TRANSLATE_NOOP("keys", "Roll the die; as a judge, hold to see the answer"))),
        KeyLine(
            ("1", "2", "3", "4", "5", "6"),
            Message(QT_TRANSLATE_NOOP("keys", "With a real die: what it shows; questions: choose an answer")),
        ),
        KeyLine(ARROWS, Message(QT_TRANSLATE_NOOP("keys", "Go round the track, move the cursor, choose an answer"))),
        KeyLine(
            (*LETTERS, *DIGITS), Message(QT_TRANSLATE_NOOP("keys", "Type the name of a square, a word or an answer"))
        ),
        KeyLine(("Home", "End"), Message(QT_TRANSLATE_NOOP("keys", "To the first or the last letter"))),
        KeyLine(ERASE, Message(QT_TRANSLATE_NOOP("keys", "Erase a letter"))),
        KeyLine(("Return",), Message(QT_TRANSLATE_NOOP("keys", "Go there, answer"))),
        KeyLine(("F4",), Message(QT_TRANSLATE_NOOP("keys", "Pass"))),
        KeyLine(("F", "J"), Message(QT_TRANSLATE_NOOP("keys", "As a judge: wrong or right"))),
        KeyLine(("F2",), Message(QT_TRANSLATE_NOOP("keys", "Look at the other board"))),
        KeyLine(("Esc",), Message(QT_TRANSLATE_NOOP("keys", "Back to your own board"))),
        KeyLine(("PgUp", "PgDown"), Message(QT_TRANSLATE_NOOP("keys", "At the end: leaf through the notebook"))),
    )

    def make_board(self, colours: Colours) -> Board:
        from .board import CrosswordBoard

        return CrosswordBoard(colours)

    def make_referee(self, match: Match) -> object:
        from .referee import Referee

        return Referee(match)

    @property
    def laid(self) -> Laid:
        from . import laid

        return laid

    def paint_day(self, painter: QPainter, state: State[Any], colours: Colours) -> Iterator[None]:
        from .laid import paint_day

        return paint_day(painter, state, colours)

    @property
    def card(self) -> Card:
        from . import pictures

        return pictures

    def paint_rules_picture(self, painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
        from .pictures import paint_rules_picture

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
        from .solo import SOLO

        return SOLO

    @property
    def statistics(self) -> GameStatistics:
        from .statistics import STATISTICS

        return STATISTICS

    def make_settings_card(self) -> SettingsCard:
        from .own_words_card import OwnWordsCard

        return OwnWordsCard()

    def open_file(self, session: Session, name: str) -> Route:
        from .solo import open_file

        return open_file(session, name)


UI = CrosswordUi()
