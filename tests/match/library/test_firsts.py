"""Firsts are read from stored matches, each with the date on which it happened; and who has won how often today."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest

from ludogite.match.config import Seat, seed_of
from ludogite.match.library.evening import beginning_of, tally_with
from ludogite.match.library.firsts import First, firsts_of
from ludogite.match.library.statistics import Statistics
from ludogite.match.result import Help, MatchResult
from ludogite.match.store.store import Store
from ludogite.rules import bigbang
from ludogite.rules.shelf import SHELF
from ludogite.ui.pages.statistics.reader import statistics_of
from tests.support.kinds import as_a
from tests.support.many_matches import finished
from tests.support.statistics_matches import add

LEA, TOM, EASY = Seat("Léa"), Seat("Tom"), Seat("Computer", "easy")
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = NOON.astimezone().date()
WON, LOST = MatchResult((0,), None), MatchResult((1,), None)


def on(day: int) -> datetime:
    return NOON + timedelta(days=day)


def firsts(store: Store, name: str = "Léa", first_puzzle: date | None = None) -> list[First]:
    games = {game: Statistics(store.counted(game, 0, 1000)[0]).of(name) for game in SHELF}
    own = [(game, first) for game in SHELF for first in statistics_of(SHELF[game]).firsts]
    return firsts_of(games, own, first_puzzle)


def told(store: Store, name: str = "Léa") -> dict[str, int]:
    """How many days after the beginning."""
    return {str(first.what): (first.date - DAY).days for first in firsts(store, name)}


def test_who_has_done_nothing_has_no_firsts(store: Store) -> None:
    store.begin(finished("shapes", 2).config)
    assert firsts(store) == []


def test_the_first_time_counts_and_not_a_later_one(store: Store) -> None:
    add(store, "shapes", (LEA, TOM), LOST, begun=on(0))
    for day in (3, 2, 9):
        add(store, "shapes", (LEA, TOM), WON, begun=on(day))
    add(store, "cube", (EASY, LEA), LOST, begun=on(5))
    assert told(store) == {
        "First game": 0,
        "First win against somebody": 2,
        "First win against the computer": 5,
    }
    assert told(store, "Tom") == {"First game": 0, "First win against somebody": 0}


def test_with_help_nothing_is_won(store: Store) -> None:
    add(store, "shapes", (LEA, TOM), WON, begun=on(0), help=Help.HINT)
    add(store, "shapes", (LEA, EASY), WON, begun=on(1), taken_back=True)
    assert told(store) == {"First game": 0}


def test_the_strongest_computer_is_that_of_the_game(store: Store) -> None:
    add(store, "shapes", (LEA, Seat("Computer", "hard")), WON, begun=on(0))
    add(store, "shapes", (LEA, Seat("Computer", "perfect")), WON, begun=on(4))
    assert told(store)["First win against the strongest computer"] == 4


def test_all_five_games_are_played_with_the_last_of_them(store: Store) -> None:
    for day, game in enumerate(("symbols", "bigbang", "crossword", "cube")):
        add(store, game, (LEA, TOM), WON, begun=on(day))
    add(store, "challenge", (LEA,), WON, begun=on(20))
    assert "A game of each of the five" not in told(store)
    add(store, "shapes", (LEA, TOM), LOST, begun=on(8))
    assert told(store)["A game of each of the five"] == 8


def play_days(store: Store, days: Sequence[int]) -> None:
    """One game or another."""
    for day in days:
        game = ("symbols", "bigbang")[day % 2]
        result = MatchResult((0,), (15,))
        add(store, game, (LEA,), result, begun=on(day), seed=seed_of(game, on(day).astimezone().date()))


@pytest.mark.parametrize(
    ("days", "week"), [(range(6), None), (range(7), 6), ((0, 1, 2, 4, 5, 6, 7, 8, 9, 10), 10), (range(30), 6)]
)
def test_a_week_of_days_ends_with_the_seventh_in_a_row(store: Store, days: Sequence[int], week: int | None) -> None:
    play_days(store, days)
    assert told(store)["The game of the day for the first time"] == 0
    assert told(store).get("The game of the day, seven days in a row") == week


def test_thirty_points_are_those_of_six_symbols(store: Store) -> None:
    add(store, "cube", (LEA, TOM), MatchResult((0,), (40, 3)), begun=on(0))
    add(store, "symbols", (LEA,), MatchResult((0,), (29,)), begun=on(1))
    add(store, "symbols", (TOM,), MatchResult((0,), (31,)), begun=on(1), seed=2)
    assert "Thirty points in Six Symbols" not in told(store)
    add(store, "symbols", (LEA,), MatchResult((0,), (30,)), begun=on(2), seed=3)
    assert told(store)["Thirty points in Six Symbols"] == 2


def test_a_cube_is_without_hints_if_nobody_has_helped(store: Store) -> None:
    for day, help in ((0, Help.SOLUTION), (1, Help.HINT), (2, Help.NONE)):
        add(store, "challenge", (LEA,), MatchResult((0,), None), begun=on(day), help=help)
    add(store, "challenge", (TOM,), MatchResult((0,), None), begun=on(0), finished=None)
    assert told(store)["A cube without hints"] == 2
    assert "A cube without hints" not in told(store, "Tom")


def test_a_word_is_long_from_ten_letters_on(store: Store) -> None:
    for day, facts in enumerate(({"found 9": 4, "missed 10": 1}, {"found 10": 0}, {"found 10": 1})):
        add(store, "crossword", (LEA, TOM), WON, begun=on(day), facts=[facts, {}])
    assert told(store)["A word of ten letters in Crossword Track"] == 2


def test_the_first_puzzle_comes_with_its_date_among_the_others(store: Store) -> None:
    add(store, "shapes", (LEA, TOM), LOST, begun=on(5))
    found = firsts(store, first_puzzle=DAY)
    assert [str(first.what) for first in found] == ["A puzzle solved at the first try", "First game"]


def test_a_chain_is_long_if_one_token_turns_ten(store: Store) -> None:
    """Counted from the moves: the tokens that are face down after each one of them."""
    match = finished("bigbang", 1)
    assert match.config.game.rules.facts
    longest = 0
    states = [as_a(bigbang.Boards, state) for state in match.record().states()]
    for (before, after), text in zip(pairwise(states), match.moves, strict=True):
        move = bigbang.parse(str(text))
        turned = sum(a.bit_count() - b.bit_count() for a, b in zip(before.up, after.up, strict=True))
        is_long = bigbang.facts(before, move).get(bigbang.LONG_CHAIN, 0) == 1
        assert is_long == (isinstance(move, bigbang.Turn) and before.is_assisted and turned >= 10)
        longest = max(longest, turned)
    for day, chains in enumerate(({}, {bigbang.LONG_CHAIN: 1})):
        add(store, "bigbang", (LEA,), MatchResult((0,), (20,)), begun=on(day), seed=day + 1, facts=[chains])
    assert told(store)["A chain of ten in Big Bang"] == 1


def test_today_counts_the_wins_of_those_who_have_played_with_somebody(store: Store) -> None:
    zoe, max_ = Seat("Zoé"), Seat("Max")
    for game, seats, result in (
        ("shapes", (LEA, TOM), WON),
        ("cube", (TOM, LEA), WON),
        ("symbols", (zoe, TOM, LEA), MatchResult((2,), (1, 2, 3))),
        ("shapes", (LEA, TOM), MatchResult((0, 1), None)),
        ("shapes", (LEA, EASY), WON),
        ("shapes", (TOM, max_), WON),
    ):
        add(store, game, seats, result, begun=on(3))
    add(store, "shapes", (LEA, TOM), WON, begun=on(2))
    matches = store.played_since(beginning_of(on(3).astimezone().date()))
    assert tally_with("Léa", matches) == {"Léa": 2, "Tom": 1, "Zoé": 0}
    assert tally_with("Max", matches) == {"Max": 0, "Tom": 1}
    assert tally_with("Nobody", matches) == {}
