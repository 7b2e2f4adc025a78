"""Where challenges are opened from: the page of the cube, the end of an attempt, and files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.content.challenges import read_file
from ludogite.match.challenge_progress import key_of, shipped_keys
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.target import InvalidChallenge
from ludogite.ui.games.cube.challenges import GRAVITY
from ludogite.ui.games.cube.challenges.attempts import Attempts
from ludogite.ui.games.cube.challenges.page import ChallengesPage

if TYPE_CHECKING:
    from ludogite.match.match import Match
    from ludogite.ui.app import Application


def open_page(app: Application, level: str | None = None) -> ChallengesPage:
    """At a level, or else where it was played last."""
    return ChallengesPage(
        Attempts.of(app.store), app.settings[GRAVITY], level, app.get_thoughts(), app.colours, app.window.pages
    )


def show_page(app: Application, level: str) -> ChallengesPage:
    page = open_page(app, level)
    app.window.show_page(page)
    return page


def open_file(app: Application, name: str) -> None:
    """A challenge file: it is shown with the challenges. What is open stays so if it is none."""
    try:
        challenge = read_file(name)
    except InvalidChallenge as wrong:
        problem = QT_TRANSLATE_NOOP("app", "{file}: {reason}")
        app.window.show_notice(Message(problem, file=Path(name).name, reason=wrong.message))
        return
    show_page(app, challenge.level).more.receive(challenge)


def play_next(app: Application, match: Match) -> None:
    """The next one that is not solved; after one that was made another is made, after a file there is none."""
    data, attempts = match.config.setup["challenge"], Attempts.of(app.store)
    place = shipped_keys().get(key_of(data))
    has_gravity = match.config.options.get("gravity") == "on"
    following = None if place is None else attempts.progress.next_unsolved(has_gravity, place + 1)
    if following is None:
        show_page(app, data["level"]).more.follow(data["name"])
    else:
        app.follow(attempts.at(following.challenge, has_gravity))
