"""The way into challenges: their page, an attempt that is begun or goes on, the next one, and files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import SHELF, InvalidSetup
from ludogite.settings import GRAVITY, THEME
from ludogite.ui import theme
from ludogite.ui.boards import PART_OF

if TYPE_CHECKING:
    from ludogite.match.challenges import Progress
    from ludogite.match.match import Match
    from ludogite.rules.cube.target import Challenge
    from ludogite.ui.app import House
    from ludogite.ui.challenges_page import ChallengesPage

GLANCE = 10.0
"""Seconds that somebody may look at a challenge before it is begun."""


class ChallengeRoom(QObject):
    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._house = house
        window = house.window
        window.challenge_wanted.connect(self.play)
        window.start_over_wanted.connect(self.start_over)
        window.file_dropped.connect(self.open_file)

    def show(self, level: str | None = None) -> ChallengesPage:
        from ludogite.ui.challenges_page import ChallengesPage

        page = ChallengesPage(
            self._progress(),
            self._house.settings[GRAVITY],
            level,
            self._house.think(),
            theme.resolve(self._house.settings[THEME]),
            self._house.window.pages,
        )
        self._house.window.show_challenges(page)
        return page

    def _progress(self) -> Progress:
        from ludogite.match.challenges import Progress

        store = self._house.store
        return Progress(store.played("challenge") if store else ())

    def play(self, challenge: Challenge, has_gravity: bool) -> None:
        """An attempt that was left unfinished goes on."""
        from ludogite.match.challenges import key_of
        from ludogite.match.match import Seat, Table

        told = challenge.to_json()
        unfinished = self._progress().of(key_of(told), has_gravity).unfinished
        if unfinished is not None:
            self._house.resume(unfinished)
            return
        store = self._house.store
        people = store.people() if store else []
        seats = (Seat(people[0].name if people else self.tr("Player")),)
        options = {"gravity": "on" if has_gravity else "off"}
        try:
            self._house.begin(Table(SHELF["challenge"], seats, options, {"challenge": told}, 0, is_coaching=True))
        except InvalidSetup as wrong:
            self._house.window.show_notice(wrong.message)

    def open_file(self, name: str) -> None:
        """A challenge file: it is shown with the challenges. What is open stays so if it is none."""
        from ludogite.content.challenges import read_file
        from ludogite.rules.cube.target import InvalidChallenge

        try:
            challenge = read_file(name)
        except InvalidChallenge as wrong:
            told = QT_TRANSLATE_NOOP("app", "{file}: {reason}")
            self._house.window.show_notice(Message(told, file=Path(name).name, reason=wrong.message))
            return
        self.show(challenge.level).endless.receive(challenge)

    def start_over(self, match: Match) -> None:
        """The same table anew; what was placed so far is forgotten. Not before the new one is there: it must not get
        the number of the old one, whose page still has to be left."""
        from ludogite.ui.match_page import MatchPage

        if self._house.begin(match.table):
            page = self._house.window.page
            assert isinstance(page, MatchPage)
            page.match.note_help(match.help)  # what was seen has been seen
            if match.id is not None:
                self._house.forget(match.id)

    def play_next(self, match: Match) -> None:
        """The next one that is not solved; after one that was made another is made, after a file there is none."""
        from ludogite.match.challenges import key_of, shipped_keys

        told = match.table.setup["challenge"]
        place = shipped_keys().get(key_of(told))
        has_gravity = match.table.options.get("gravity") == "on"
        following = None if place is None else self._progress().next_unsolved(has_gravity, place + 1)
        if following is None:
            self.show(told["level"]).endless.follow(told["name"])
        else:
            self.play(following.challenge, has_gravity)

    def forget_glance(self, match: Match) -> None:
        """A challenge that was only looked at, without help, does not wait at home."""
        is_glance = not match.moves and match.seconds < GLANCE and not match.help
        if match.table.game.id in PART_OF and is_glance and match.id is not None:
            self._house.forget(match.id)
