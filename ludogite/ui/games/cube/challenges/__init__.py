"""The challenges of the cube in the window: the page to choose one, and its board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.settings import Setting
from ludogite.ui.base.game_ui import Card, GameUi, MatchLabels, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter

    from ludogite.match.match import Match
    from ludogite.match.store.rows import Played
    from ludogite.rules.game import Move, State
    from ludogite.ui.base.board import Board
    from ludogite.ui.base.ending import Ending, TimesToBeat
    from ludogite.ui.base.game_statistics import GameStatistics
    from ludogite.ui.base.routes import Route
    from ludogite.ui.base.session import Session
    from ludogite.ui.look.theme import Colours

GRAVITY = Setting("gravity", ("off", "on"))
SUFFIX = ".ludogite-challenge"
"""How the name of a challenge file ends; .json does as well."""


class ChallengesUi(GameUi):
    labels = MatchLabels(
        new=Message(QT_TRANSLATE_NOOP("match_labels", "Challenges")),
        away=Message(QT_TRANSLATE_NOOP("match_labels", "All challenges")),
        again=Message(QT_TRANSLATE_NOOP("match_labels", "Next challenge")),
        done=Message(QT_TRANSLATE_NOOP("match_labels", "Solved!")),
        give_up=Message(QT_TRANSLATE_NOOP("match_labels", "Start over")),
        give_up_question=Message(
            QT_TRANSLATE_NOOP("match_labels", "Start over, with the clock at zero? Press “Start over” once more.")
        ),
        starts_over=True,
        has_clock=True,
    )
    settings = (GRAVITY,)
    has_wide_plate = True
    file_suffixes = (SUFFIX, ".json")

    def make_board(self, colours: Colours) -> Board:
        from ..board import CubeBoard
        from .board import Alone

        return CubeBoard(colours, Alone)

    @property
    def card(self) -> Card:
        from .. import card

        return card

    def paint_rules_picture(self, painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
        from ..rules_pictures import paint_rules_picture

        paint_rules_picture(painter, size, name, colours)

    @property
    def words(self) -> Words:
        from . import words

        return words

    def spoken_move(self, state: State[Any], move: Move) -> Message:
        from .words import spoken_move

        return spoken_move(state, move)

    def label_name(self, label: str) -> Message | str:
        from .names import label_name

        return label_name(label)

    def make_ending(self, match: Match, played: Sequence[Played]) -> Ending:
        from .ending import make_ending

        return make_ending(match, played)

    def times_to_beat(self, match: Match, played: Sequence[Played]) -> TimesToBeat:
        from .ending import times_to_beat

        return times_to_beat(match, played)

    def next_match(self, session: Session, match: Match) -> Route:
        from .navigation import next_match

        return next_match(session, match)

    @property
    def statistics(self) -> GameStatistics:
        from .statistics import STATISTICS

        return STATISTICS

    def open_file(self, session: Session, name: str) -> Route:
        from .navigation import open_file

        return open_file(name)

    def preload(self) -> None:
        from ludogite.match.library import challenge_progress

        from . import board, page, statistics

    def prepare(self) -> Iterator[None]:
        from .prepare import prepare

        yield from prepare()


UI = ChallengesUi()
