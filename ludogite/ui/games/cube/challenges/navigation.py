"""The way into challenges: their page, an attempt that is begun or goes on, the next one, and files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import SHELF, InvalidSetup
from ludogite.settings import GRAVITY, THEME
from ludogite.ui import theme
from ludogite.ui.games import PART_OF

if TYPE_CHECKING:
    from ludogite.match.challenge_progress import Progress
    from ludogite.match.match import Match
    from ludogite.rules.cube.target import Challenge
    from ludogite.ui.app import Application
    from ludogite.ui.games.cube.challenges.page import ChallengesPage

GLANCE = 10.0
"""Seconds that somebody may look at a challenge before it is begun."""


class ChallengeNavigation(QObject):
    def __init__(self, app: Application) -> None:
        super().__init__(app)
        self._app = app
        window = app.window
        window.challenge_wanted.connect(self.play)
        window.start_over_wanted.connect(self.start_over)
        window.file_dropped.connect(self.open_file)

    def show(self, level: str | None = None) -> ChallengesPage:
        from ludogite.ui.games.cube.challenges.page import ChallengesPage

        page = ChallengesPage(
            self._progress(),
            self._app.settings[GRAVITY],
            level,
            self._app.think(),
            theme.resolve(self._app.settings[THEME]),
            self._app.window.pages,
        )
        self._app.window.show_challenges(page)
        return page

    def _progress(self) -> Progress:
        from ludogite.match.challenge_progress import Progress

        store = self._app.store
        return Progress(store.played("challenge") if store else ())

    def play(self, challenge: Challenge, has_gravity: bool) -> None:
        """An attempt that was left unfinished goes on."""
        from ludogite.match.challenge_progress import key_of
        from ludogite.match.match import MatchConfig, Seat

        told = challenge.to_json()
        unfinished = self._progress().of(key_of(told), has_gravity).unfinished
        if unfinished is not None:
            self._app.resume(unfinished)
            return
        store = self._app.store
        people = store.people() if store else []
        seats = (Seat(people[0].name if people else self.tr("Player")),)
        options = {"gravity": "on" if has_gravity else "off"}
        try:
            self._app.begin(MatchConfig(SHELF["challenge"], seats, options, {"challenge": told}, 0, is_coaching=True))
        except InvalidSetup as wrong:
            self._app.window.show_notice(wrong.message)

    def open_file(self, name: str) -> None:
        """A challenge file: it is shown with the challenges. What is open stays so if it is none."""
        from ludogite.content.challenges import read_file
        from ludogite.rules.cube.target import InvalidChallenge

        try:
            challenge = read_file(name)
        except InvalidChallenge as wrong:
            told = QT_TRANSLATE_NOOP("app", "{file}: {reason}")
            self._app.window.show_notice(Message(told, file=Path(name).name, reason=wrong.message))
            return
        self.show(challenge.level).more.receive(challenge)

    def start_over(self, match: Match) -> None:
        """The same table anew; what was placed so far is forgotten. Not before the new one is there: it must not get
        the number of the old one, whose page still has to be left."""
        from ludogite.ui.match.page import MatchPage

        if self._app.begin(match.config):
            page = self._app.window.page
            assert isinstance(page, MatchPage)
            page.match.note_help(match.help)  # what was seen has been seen
            if match.id is not None:
                self._app.forget(match.id)

    def play_next(self, match: Match) -> None:
        """The next one that is not solved; after one that was made another is made, after a file there is none."""
        from ludogite.match.challenge_progress import key_of, shipped_keys

        told = match.config.setup["challenge"]
        place = shipped_keys().get(key_of(told))
        has_gravity = match.config.options.get("gravity") == "on"
        following = None if place is None else self._progress().next_unsolved(has_gravity, place + 1)
        if following is None:
            self.show(told["level"]).more.follow(told["name"])
        else:
            self.play(following.challenge, has_gravity)

    def forget_glance(self, match: Match) -> None:
        """A challenge that was only looked at, without help, does not wait at home."""
        is_glance = not match.moves and match.seconds < GLANCE and not match.help
        if match.config.game.id in PART_OF and is_glance and match.id is not None:
            self._app.forget(match.id)
