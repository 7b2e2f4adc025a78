"""What tests of challenges do again and again: attempts that were made before, and the pages about them."""

from __future__ import annotations

from ludogite.content.challenges import Shipped, shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.result import Help
from ludogite.rules.cube.challenge import Place
from ludogite.rules.cube.pieces import Placement
from ludogite.rules.cube.target import Challenge
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.games.cube.challenges.attempts import Attempts
from ludogite.ui.games.cube.challenges.navigation import AtLevel
from ludogite.ui.games.cube.challenges.page import ChallengesPage
from ludogite.ui.match.page import MatchPage


def attempt(app: Application, place: int, gravity: str = "off", name: str = "Léa") -> Match:
    """An attempt at one of the challenges that ship, not shown."""
    assert app.store
    setup = {"challenge": shipped()[place].challenge.to_json()}
    return app.store.begin(MatchConfig(SHELF["challenge"], (Seat(name),), {"gravity": gravity}, setup, seed=0))


def solve(match: Match, place: int, seconds: float = 0, help: Help = Help.NONE) -> None:
    match.spend(seconds)
    match.note_help(help)
    for placement in shipped()[place].order:
        match.play(right(shipped()[place], placement))
    assert match.outcome


def right(each: Shipped, placement: Placement) -> Place:
    """The move of the solution that places this."""
    return Place(next(n for n, numbers in enumerate(each.solution) if placement.number in numbers), placement)


def play(app: Application, challenge: Challenge, has_gravity: bool = False) -> None:
    """As the page of challenges does: an attempt that was left goes on."""
    attempts = Attempts.of(app.store)
    name = attempts.people[0].name if attempts.people else "Player"
    app.navigator.follow(attempts.at(challenge, has_gravity, name))


def open_browser(app: Application, level: str) -> ChallengesPage:
    app.navigator.open_extra_page(SHELF["cube"], AtLevel(level))
    return browser(app)


def browser(app: Application) -> ChallengesPage:
    page = app.window.page
    assert isinstance(page, ChallengesPage)
    return page


def match_page(app: Application) -> MatchPage:
    page = app.window.page
    assert isinstance(page, MatchPage)
    return page
