"""The challenges of the cube in the window: the page to choose one, and its board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ludogite.message import QT_TRANSLATE_NOOP, Message, plain
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

READ_AT_ONCE = 80
"""Challenges that are read in one step of the start: some 10 ms."""
GRAVITY = Setting("gravity", ("off", "on"))
SUFFIX = ".ludogite-challenge"
"""The ending of challenge files; .json does as well."""
LEVEL_NAMES = {
    "starter": Message(QT_TRANSLATE_NOOP("challenges", "Starter")),
    "junior": Message(QT_TRANSLATE_NOOP("challenges", "Junior")),
    "expert": Message(QT_TRANSLATE_NOOP("challenges", "Expert")),
    "master": Message(QT_TRANSLATE_NOOP("challenges", "Master")),
    "wizard": Message(QT_TRANSLATE_NOOP("challenges", "Wizard")),
}
LABEL = re.compile(rf"({'|'.join(LEVEL_NAMES)})(?: (?=[0-9]+$)|-(?=[0-9A-Z]{{5}}$))(.+)", re.IGNORECASE)
"""“Starter 7” of those that ship, “starter-97W7P” of those that are made."""
LONGEST = 60
"""Letters of a name that are shown."""
NUMBERED = QT_TRANSLATE_NOOP("challenges", "{level} {n}")


def label_name(label: str) -> Message | str:
    """The name of a challenge as it is shown: its level, and its number or the letters of its code. A file has the name
    that was given to it."""
    found = LABEL.fullmatch(label)
    return Message(NUMBERED, level=LEVEL_NAMES[found[1].lower()], n=found[2]) if found else plain(label, LONGEST)


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
    confetti = ("hexagon",)
    file_suffixes = (SUFFIX, ".json")

    def make_board(self, colours: Colours) -> Board:
        from ..board import CubeBoard
        from .board import ChallengeMode

        return CubeBoard(colours, ChallengeMode)

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

    def prepare(self) -> Iterator[None]:
        """Reads the challenges that ship, and draws a first thumbnail."""
        from ludogite.content.challenges import count_shipped, read_ahead, shipped
        from ludogite.match.library.challenge_progress import shipped_keys
        from ludogite.ui.look.theme import LIGHT

        from .grid import PICTURE
        from .target_picture import thumbnail

        count = count_shipped()
        yield
        for first in range(0, count, READ_AT_ONCE):
            read_ahead(range(first, min(first + READ_AT_ONCE, count)))
            yield
        shipped_keys()
        yield
        thumbnail(shipped()[0].challenge, PICTURE, 1, LIGHT)


UI = ChallengesUi()
