"""Where challenges are opened from: the page of the cube, the end of an attempt, and files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.content.challenges import Shipped, read_file
from ludogite.match.library.challenge_progress import Progress, key_of, shipped_keys
from ludogite.message import QT_TRANSLATE_NOOP, Clause, Message
from ludogite.rules.cube.target import InvalidChallenge
from ludogite.ui.games.cube.challenges import GRAVITY
from ludogite.ui.games.cube.challenges.attempts import Attempts
from ludogite.ui.games.cube.challenges.page import ChallengesPage

if TYPE_CHECKING:
    from ludogite.match.config import MatchConfig
    from ludogite.match.match import Match
    from ludogite.match.store.rows import Played
    from ludogite.ui.app import Application


def open_page(app: Application, level: str | None = None) -> ChallengesPage:
    """At a level, or else where it was played last."""
    attempts = Attempts.of(app.store)
    return ChallengesPage(attempts, app.settings[GRAVITY], level, app.get_worker(), app.colours, app.window.pages)


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
        app.window.show_notice(Message(problem, file=Path(name).name, reason=Clause(wrong.message)))
        return
    show_page(app, challenge.level).more.receive(challenge)


def play_next(app: Application, match: Match) -> None:
    """The next one that is not solved; after one that was made another is made, after a file there is none."""
    config, attempts = match.config, Attempts.of(app.store)
    data, name = config.setup["challenge"], config.seats[0].name
    following = next_challenge(config, attempts.played)
    if following is None:
        show_page(app, data["level"]).more.follow(data["name"])
    else:
        app.follow(attempts.at(following.challenge, has_gravity(config), name))


def has_gravity(config: MatchConfig) -> bool:
    return config.options.get("gravity") == "on"


def next_challenge(config: MatchConfig, played: Sequence[Played]) -> Shipped | None:
    """After a challenge that ships, the next one that this person has not solved."""
    place = shipped_keys().get(key_of(config.setup["challenge"]))
    if place is None:
        return None
    return Progress(played, config.seats[0].name).next_unsolved(has_gravity(config), place + 1)
