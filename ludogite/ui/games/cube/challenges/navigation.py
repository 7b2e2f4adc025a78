"""Opens challenges from the page of the cube, the end of an attempt, and files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ludogite.content.challenges import Shipped, read_file
from ludogite.match.library.challenge_progress import Progress, key_of, shipped_keys
from ludogite.rules.cube.target import Challenge
from ludogite.rules.shelf import SHELF
from ludogite.ui.base.routes import OpenExtraPage
from ludogite.ui.games.cube.challenges import GRAVITY
from ludogite.ui.games.cube.challenges.attempts import Attempts
from ludogite.ui.games.cube.challenges.page import ChallengesPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ludogite.match.config import MatchConfig
    from ludogite.match.match import Match
    from ludogite.match.store.rows import Played
    from ludogite.ui.base.routes import Route
    from ludogite.ui.base.session import Session

CUBE = SHELF["cube"]


class AtLevel(NamedTuple):
    """A wish: the page shows this level."""

    level: str
    after: str = ""
    """The name of a challenge that was made: another one is made."""


def open_page(session: Session, parent: QWidget, wish: object = None) -> ChallengesPage:
    """At a level, with a challenge from a file, or where somebody played last."""
    attempts, colours = Attempts.of(session.store), session.colours
    level = wish.level if isinstance(wish, AtLevel | Challenge) else None
    page = ChallengesPage(attempts, session.settings[GRAVITY], level, session.get_worker(), colours, parent)
    if isinstance(wish, Challenge):
        page.at_first = lambda: page.more.receive(wish)
    elif isinstance(wish, AtLevel):
        page.at_first = lambda: page.more.follow(wish.after)
    return page


def open_file(name: str) -> OpenExtraPage:
    """A challenge file: it is shown with the challenges."""
    return OpenExtraPage(CUBE, read_file(name))


def next_match(session: Session, match: Match) -> Route:
    """The next one that is not solved; after one that was made another is made, after a file there is none."""
    config, attempts = match.config, Attempts.of(session.store)
    data, name = config.setup["challenge"], config.seats[0].name
    following = next_challenge(config, attempts.played)
    if following is None:
        return OpenExtraPage(CUBE, AtLevel(data["level"], after=data["name"]))
    return attempts.at(following.challenge, has_gravity(config), name)


def has_gravity(config: MatchConfig) -> bool:
    return config.options.get("gravity") == "on"


def next_challenge(config: MatchConfig, played: Sequence[Played]) -> Shipped | None:
    """After a challenge that ships, the next one that this person has not solved."""
    place = shipped_keys().get(key_of(config.setup["challenge"]))
    if place is None:
        return None
    return Progress(played, config.seats[0].name).next_unsolved(has_gravity(config), place + 1)
