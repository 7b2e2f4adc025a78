"""What the pages say of the same matches: Statistics, the library, the solo pages and the page of challenges count
alike."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta

import pytest
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.match.config import Seat, seed_of
from ludogite.match.library.library import Query
from ludogite.match.library.statistics import ScoreKind
from ludogite.match.result import Help, MatchResult
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.base.chart import Chart
from ludogite.ui.base.game_ui import games_with_card
from ludogite.ui.games.cube.challenges.page import ChallengesPage
from ludogite.ui.look.language import in_minutes
from ludogite.ui.pages.days.solo import SoloPage
from ludogite.ui.pages.library.page import LibraryPage
from ludogite.ui.pages.library.words import standing
from ludogite.ui.pages.statistics.page import StatisticsPage
from tests.support.statistics_matches import PEOPLE, add, generate
from tests.support.store import change_match, database

TOM = Seat("Tom")
SOLO = {"symbols": "basic", "bigbang": "strict", "crossword": "easy"}
"""The games with a solo page, each with a choice of the option whose results are shown."""
BRANCH = json.dumps({"branch": {"move": 3, "players": ["Tom"]}})
NOT_COUNTED = 1_000_000
"""A result that would be noticed in any mean."""


@pytest.fixture
def store(app: Application) -> Store:
    """What a family plays in a year, and of Tom all that counts in part or not at all."""
    assert app.store
    generate(app.store, 400)
    for game in SOLO:
        days_of_tom(app.store, game)
    english: dict[str, object] = {"levels": ["easy"], "language": "en"}
    add(app.store, "crossword", (TOM,), MatchResult((0,), (NOT_COUNTED,)), options=english)
    challenges_of_tom(app.store)
    return app.store


def change_last(store: Store, what: str, *values: object) -> None:
    database(store).execute(f"UPDATE matches SET {what} WHERE id = (SELECT max(id) FROM matches)", values)


def days_of_tom(store: Store, game: str) -> None:
    """Whatever does not count has a result that no mean would hide. A match without options has the usual ones."""
    options: dict[str, dict[str, object]] = {"bigbang": {"bonuses": "strict"}, "crossword": {"levels": ["easy"]}}
    given = options.get(game)

    def play(days: int, points: int, **more: object) -> None:
        seed = seed_of(game, date(2026, 11, 1) + timedelta(days))
        add(store, game, (TOM,), MatchResult((0,), (points,)), options=given, seed=seed, **more)  # type: ignore[arg-type]

    play(1, NOT_COUNTED, help=Help.HINT)
    play(1, NOT_COUNTED)  # a second attempt
    play(2, NOT_COUNTED)
    change_last(store, "is_over = 0, result = NULL, finished = NULL")
    play(2, NOT_COUNTED)  # the first one is still going on
    play(3, NOT_COUNTED, resigned=0)
    play(4, 20)
    play(5, NOT_COUNTED)
    change_last(store, "taken_back = 1, table_options = ?", BRANCH)
    play(5, 21)  # a branch is no attempt
    play(6, NOT_COUNTED, real_dice=True)
    play(6, 22)  # nor is one with own dice


def challenges_of_tom(store: Store) -> None:
    def solve(place: int, seconds: float, help: Help = Help.NONE) -> None:
        challenge = shipped()[place].challenge
        setup = {"challenge": challenge.to_json()}
        add(store, "challenge", (TOM,), MatchResult((0,), (3,)), setup=setup, finished=seconds, help=help)

    solve(0, 100)
    solve(0, 90, Help.HINT)  # with and without
    solve(1, 10, Help.HINT)
    solve(2, 5, Help.SOLUTION)
    solve(3, 50)
    solve(3, 7)
    change_last(store, "is_over = 0, result = NULL")  # solved, then taken apart
    solve(4, 5)
    change_last(store, "taken_back = 1, table_options = ?", BRANCH)
    solve(5, 5)
    change_last(store, "is_over = 0, result = NULL, finished = NULL")
    setup = {"challenge": {**shipped()[6].challenge.to_json(), "name": "own", "start": []}}
    add(store, "challenge", (TOM,), MatchResult((0,), (3,)), setup=setup, finished=200)  # it does not ship
    for id, setup_text in database(store).execute("SELECT id, setup FROM matches WHERE game = 'challenge'").fetchall():
        name = json.loads(setup_text)["challenge"]["name"]
        change_match(store, id, "label = ?", name)


def statistics(app: Application, qtbot: QtBot, game: str, name: str | None) -> StatisticsPage:
    app.navigator.show_statistics(SHELF[game], name)
    page = app.window.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page.is_settled, timeout=60_000)
    return page


def chart(page: StatisticsPage, title: str) -> Chart:
    (found,) = [card.chart for card in page.cards if card.title.text() == title and not card.isHidden()]
    assert found is not None
    return found


def library(app: Application, qtbot: QtBot, game: str, name: str) -> LibraryPage:
    """The finished matches of somebody."""
    app.navigator.show_library()
    page = app.window.page
    assert isinstance(page, LibraryPage)
    qtbot.waitUntil(lambda: page.is_read, timeout=60_000)
    page.filters.standing.buttons["finished"].click()
    for picker, value in ((page.filters.game, game), (page.filters.person, name)):
        picker.setCurrentIndex(picker.findData(value))
    assert page.filters.query == Query(game=game, person=name, standing="finished")
    return page


def numbers(text: str) -> list[str]:
    return re.findall(r"\d+(?:\.\d+)?", text.replace(",", ""))


@pytest.mark.parametrize("game", SOLO)
def test_the_solo_page_has_the_results_of_statistics(game: str, store: Store, app: Application, qtbot: QtBot) -> None:
    app.navigator.open_extra_page(SHELF[game])
    solo = app.window.page
    assert isinstance(solo, SoloPage)
    solo.part.who.choose("Tom")
    assert solo.part.option is not None
    solo.part.option.buttons[SOLO[game]].click()
    if solo.part.language:
        solo.part.language.buttons["fr"].click()
    said = numbers(solo.part.mean.text())
    best = [row.result.points for row in solo.part.best.rows if row.result and row.result.name == "Tom"]
    page = statistics(app, qtbot, game, "Tom")
    kinds = [page.kinds.itemData(n) for n in range(page.kinds.count())]
    kind = next(kind for kind in kinds if kind.is_alone and kind.choices[0] == SOLO[game] and "en" not in kind.choices)
    assert isinstance(kind, ScoreKind)
    page.kinds.setCurrentIndex(kinds.index(kind))
    page.kinds.activated.emit(kinds.index(kind))
    qtbot.waitUntil(lambda: page.is_settled)
    *_, shown_best, mean = page.figures.figures
    assert said == [*numbers(mean.label), mean.value]
    assert int(said[0]) >= 3, "the days that count are among them"
    assert str(best[0]) == shown_best.value


@pytest.mark.parametrize("game", [game.id for game in games_with_card() if game.id != "cube"])
@pytest.mark.parametrize("name", PEOPLE[:2])
def test_what_counts_and_what_is_left_out_are_together_what_the_library_lists(
    game: str, name: str, store: Store, app: Application, qtbot: QtBot
) -> None:
    listed = library(app, qtbot, game, name)
    found, _ = numbers(listed.filters.found.text())
    page = statistics(app, qtbot, game, name)
    left_out = [int(numbers(line)[0]) for line in page.left_out.text().splitlines()]
    assert int(found) == int(page.figures.figures[0].value) + sum(left_out)
    assert left_out


def test_challenges_are_solved_on_all_pages_alike(store: Store, app: Application, qtbot: QtBot) -> None:
    listed = library(app, qtbot, "cube", "Tom").list.lines.matches
    names = {each.challenge.name for each in shipped()}
    solved: dict[str, set[bool]] = {}
    for match in listed:
        if match.from_move is None and match.label in names and standing(match).startswith("Solved in "):
            solved.setdefault(match.label, set()).add("with help" in standing(match))
    app.navigator.open_extra_page(SHELF["cube"])
    page = app.window.page
    assert isinstance(page, ChallengesPage)
    page.who.choose("Tom")
    of_levels = {level: tab.solved for level, tab in page.tabs.tabs.items() if tab.solved}
    best = {}
    for level in of_levels:
        page.tabs.tabs[level].click()
        times = [time for row in range(page.grid.count()) if (time := page.grid.entry(row).achieved.best) is not None]
        if times:
            best[level] = in_minutes(min(times))
    shown = statistics(app, qtbot, "cube", "Tom")
    rows = chart(shown, "Challenges solved")
    table = [rows.row(n) for n in range(len(rows.columns))]
    assert {row[0].lower(): int(row[1]) + int(row[2]) for row in table} == of_levels
    assert sum(int(row[1]) for row in table) == sum(False in each for each in solved.values())
    assert sum(int(row[2]) for row in table) == sum(False not in each for each in solved.values())
    times_shown = chart(shown, "Challenge times by level")
    assert {row[0].lower(): row[1] for row in map(times_shown.row, range(len(times_shown.columns)))} == best


def test_who_has_solved_challenges_only_with_hints_sees_them_in_statistics(app: Application, qtbot: QtBot) -> None:
    assert app.store
    setup = {"challenge": shipped()[0].challenge.to_json()}
    add(app.store, "challenge", (TOM,), MatchResult((0,), (3,)), setup=setup, help=Help.HINT)
    page = statistics(app, qtbot, "cube", "Tom")
    assert page.empty.isHidden()
    assert chart(page, "Challenges solved").row(0)[1:] == ["0", "1"]
    assert page.left_out.text() == "1 game left out: with a hint or an undone move."


def test_a_game_in_which_two_people_have_scores_is_one_game(app: Application, qtbot: QtBot) -> None:
    assert app.store
    for points in (10, 20):
        add(app.store, "symbols", (TOM, Seat("Léa")), MatchResult((1,), (points, 30)))
    played, *_, mean = statistics(app, qtbot, "symbols", None).figures.figures
    assert (played.value, mean.value, mean.label) == ("2", "22.5", "Average score (2 games)")
