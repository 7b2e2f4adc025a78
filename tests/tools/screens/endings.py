"""The endings of all games; the tests of the plate use them too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.cube.challenge import Place
from ludogite.rules.shelf import SHELF
from tests.support.moves import play_text
from tests.support.ui.matches import page_of
from tests.tools.screens import bigbang as screens_bigbang
from tests.tools.screens import crossword as screens_crossword
from tests.tools.screens import cube as screens_cube
from tests.tools.screens import symbols as screens_symbols
from tests.tools.screens.keep import Keep
from tests.tools.screens.symbols_page import finish

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application

PEOPLE = (Seat("Léa"), Seat("Tom"))
SECONDS = 154
"""For a challenge: the clock of a match stands here."""


def shapes(app: Application) -> None:
    """The second player has won the last two matches, with a row that reaches the right edge."""
    for _ in range(2):
        app.matches.begin(MatchConfig(SHELF["shapes"], PEOPLE, {}, {}, seed=1, is_coaching=True))
        QApplication.processEvents()
        for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
            play_text(page_of(app).match, move)


def shapes_resigned(app: Application) -> None:
    app.matches.begin(MatchConfig(SHELF["shapes"], PEOPLE, {}, {}, seed=1, is_coaching=True))
    for move in ("Sa2", "Kb2", "Cc3", "Yb4"):
        play_text(page_of(app).match, move)
    page_of(app).match.resign(0)


def symbols(seats: int) -> Callable[[Application], None]:
    def play(app: Application) -> None:
        screens_symbols.begin(app, seats, 99)

    return play


def symbols_alone(app: Application) -> None:
    """One of many results."""
    assert app.store
    for seed in range(14):
        config = MatchConfig(SHELF["symbols"], PEOPLE[:1], {"scoring": "basic"}, {}, seed)
        finish(app.store.begin(config), 2 + 3 * seed)
    match = app.matches.begin(MatchConfig(SHELF["symbols"], PEOPLE[:1], {"scoring": "basic"}, {}, 5))
    assert match
    finish(match, 90)


def symbols_record(app: Application) -> None:
    """Better than the one before."""
    assert app.store
    for seed in (1, 2):
        config = MatchConfig(SHELF["symbols"], (Seat("Zoé"),), {"scoring": "basic"}, {}, seed)
        finish(app.store.begin(config), 1)
    match = app.matches.begin(MatchConfig(SHELF["symbols"], (Seat("Zoé"),), {"scoring": "basic"}, {}, 1))
    assert match
    finish(match, 90)


def bigbang(app: Application) -> None:
    screens_bigbang.begin(app, lambda _: False)


def bigbang_resigned(app: Application) -> None:
    screens_bigbang.begin(app, screens_bigbang.has_rolled(0, 20))
    page_of(app).match.resign(0)


def bigbang_alone(app: Application) -> None:
    for seed in (3, 4, 5, 6):
        screens_bigbang.begin(app, lambda _: False, PEOPLE[:1], seed=seed)


def crossword(app: Application) -> None:
    screens_crossword.begin(app, lambda _: False)


def crossword_alone(app: Application) -> None:
    screens_crossword.begin(app, lambda _: False, seats=PEOPLE[:1])


def computer_wins(app: Application) -> None:
    """Who is to move last is no person."""
    seats = (PEOPLE[0], Seat("Computer", level="easy"))
    app.matches.begin(MatchConfig(SHELF["shapes"], seats, {}, {}, seed=1, is_coaching=True))
    for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
        page_of(app).opponent.cancel()
        play_text(page_of(app).match, move)


def next_level(app: Application) -> None:
    """The third loss in a row against one level."""
    assert app.store
    seats = (PEOPLE[0], Seat("Computer", level="expert"))
    for seed in (1, 2):
        app.store.begin(MatchConfig(SHELF["shapes"], seats, {}, {}, seed)).resign(0)
    match = app.matches.begin(MatchConfig(SHELF["shapes"], seats, {}, {}, seed=3))
    assert match
    match.resign(0)


def cube(app: Application) -> None:
    screens_cube.begin(app, 99)


def challenge(app: Application) -> None:
    each = shipped()[304]
    setup = {"challenge": each.challenge.to_json()}
    match = app.matches.begin(MatchConfig(SHELF["challenge"], PEOPLE[:1], {}, setup, seed=1, is_coaching=True))
    assert match
    match.spend(SECONDS)
    for placement in each.order:
        match.play(Place(placement.number in each.solution[1], placement))


ENDINGS: dict[str, Callable[[Application], None]] = {
    "shapes": shapes,
    "shapes-resigned": shapes_resigned,
    "symbols-alone": symbols_alone,
    "symbols-record": symbols_record,
    "symbols-two": symbols(2),
    "symbols-three": symbols(3),
    "symbols-six": symbols(6),
    "bigbang": bigbang,
    "bigbang-resigned": bigbang_resigned,
    "bigbang-alone": bigbang_alone,
    "cube": cube,
    "challenge": challenge,
    "crossword": crossword,
    "crossword-alone": crossword_alone,
    "computer": computer_wins,
    "next-level": next_level,
}


def draw_endings_small(app: Application, keep: Keep) -> None:
    for name, play in ENDINGS.items():
        play(app)
        keep(app.window, f"ending-{name}")
