"""The numbers of statistics, each against a plain count over the stored rows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from statistics import mean
from typing import Any, NamedTuple

import pytest

from ludogite.match.config import Seat, seed_of
from ludogite.match.library.results import Results
from ludogite.match.library.statistics import Balance, Score, ScoreKind, Statistics, distribution, running_means
from ludogite.match.result import Help, MatchResult
from ludogite.match.store.counted import Counted, LeftOut
from ludogite.match.store.store import Store
from ludogite.rules.bigbang import BONUSES
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import SCORING
from tests.support.statistics_matches import NOW, PEOPLE, add, generate
from tests.support.store import change_match, database

LEA, TOM, ZOE = (Seat(name) for name in PEOPLE[:3])
BASIC_ALONE, BASIC = ScoreKind(True, ("basic",)), ScoreKind(False, ("basic",))
MANY = 5000


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """5,000 matches; nobody changes them."""
    opened = Store(tmp_path_factory.mktemp("many") / "matches.db")
    generate(opened, MANY)
    yield opened
    opened.close()


def statistics(store: Store, game: str) -> Statistics:
    """Read a few at a time, as the window does."""
    matches: list[Counted] = []
    after: int | None = 0
    while after is not None:
        rows, after = store.counted(game, after, 7)
        matches += rows
    options = {"symbols": (SCORING,), "bigbang": (BONUSES,)}.get(game, ())
    return Statistics(matches, options, SHELF[game].lower_is_better)


class Row(NamedTuple):
    """A fair match as it stands in the file."""

    seats: list[tuple[str, str | None]]
    winners: list[int]
    scores: list[int] | None
    options: dict[str, Any]
    begun: str


def plain(store: Store, game: str) -> list[Row]:
    rows = database(store).execute(
        "SELECT seats, result, options, begun FROM matches WHERE game = ? AND NOT taken_back AND help = 0"
        " ORDER BY begun, id",
        (game,),
    )
    return [
        Row(
            [(name, level) for name, level, *_ in json.loads(seats)],
            (r := json.loads(result))["winners"],
            r["scores"],
            json.loads(options),
            begun,
        )
        for seats, result, options, begun in rows
    ]


GAMES = ["symbols", "bigbang", "crossword", "cube", "challenge", "shapes"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", PEOPLE)
def test_won_drawn_and_lost_and_streaks_are_those_of_a_plain_count(many: Store, game: str, name: str) -> None:
    won, streak, longest = Counter[str](), 0, 0
    for row in plain(many, game):
        mine = [n for n, (who, level) in enumerate(row.seats) if who == name and level is None]
        if len(row.seats) == 1 or not mine:
            continue
        result = "lost" if mine[0] not in row.winners else "won" if len(row.winners) == 1 else "drawn"
        won[result] += 1
        streak = streak + 1 if result == "won" else 0
        longest = max(longest, streak)
    selection = statistics(many, game).of(name)
    assert selection.balance == Balance(won["won"], won["drawn"], won["lost"])
    assert selection.streaks == (streak, longest)
    fair = [row for row in plain(many, game) if (name, None) in row.seats]
    assert selection.played == len(fair) > 0


@pytest.mark.parametrize("game", ["symbols", "bigbang", "shapes"])
def test_tallies_between_people_and_against_each_level_are_those_of_a_plain_count(many: Store, game: str) -> None:
    people: Counter[tuple[str, str]] = Counter()
    levels: Counter[tuple[str, str]] = Counter()
    for row in plain(many, game):
        for n, (who, level) in enumerate(row.seats):
            if who != "Tom" or level is not None:
                continue
            for m, (other, other_level) in enumerate(row.seats):
                if m == n or not ({n, m} & set(row.winners)):
                    continue
                result = "drawn" if {n, m} <= set(row.winners) else "won" if n in row.winners else "lost"
                (levels if other_level else people)[other_level or other, result] += 1
    selection = statistics(many, game).of("Tom")
    found = {(other, result) for other, result in people}
    against = {pair[1]: balance for pair, balance in selection.against_people().items()}
    assert {(o, r): n for o, b in against.items() for r, n in vars(b).items() if n} == people
    assert {(o, r): n for o, b in selection.against_levels().items() for r, n in vars(b).items() if n} == levels
    assert found


def test_what_one_of_several_gave_up_is_nobodys_win_nor_loss(store: Store) -> None:
    add(store, "symbols", (LEA, TOM, ZOE), MatchResult((1, 2), (5, 6, 7)), resigned=0)
    add(store, "symbols", (LEA, TOM), MatchResult((1,), (5, 6)), resigned=0)
    found = statistics(store, "symbols").of(None)
    assert found.balances() == {"Léa": Balance(lost=1), "Tom": Balance(won=1)}
    assert found.against_people() == {("Léa", "Tom"): Balance(lost=1)}
    assert found.played == 2


def test_for_everybody_each_pair_is_counted_once(many: Store) -> None:
    all_of_them = statistics(many, "shapes").of(None).against_people()
    assert not any(pair[::-1] in all_of_them for pair in all_of_them)
    for (first, second), balance in all_of_them.items():
        own = statistics(many, "shapes").of(first).against_people()[first, second]
        assert balance == own


@pytest.mark.parametrize(("game", "option"), [("symbols", "scoring"), ("bigbang", "bonuses")])
@pytest.mark.parametrize("name", [None, "Léa"])
def test_scores_are_those_of_a_plain_count(many: Store, game: str, option: str, name: str | None) -> None:
    plainly: dict[ScoreKind, list[int]] = {}
    for row in plain(many, game):
        for (who, level), score in zip(row.seats, row.scores or [], strict=True):
            if level is None and name in (None, who):
                plainly.setdefault(ScoreKind(len(row.seats) == 1, (row.options[option],)), []).append(score)
    selection = statistics(many, game).of(name)
    assert {kind: [each.points for each in selection.scores(kind)] for kind in selection.kinds()} == plainly
    for kind, points in plainly.items():
        best = selection.best(kind)
        assert best
        assert best.points == (min if game == "bigbang" else max)(points)
        assert selection.mean(kind) == pytest.approx(mean(points))
        bins = distribution(selection.scores(kind))
        assert [each.number for each in bins] == [sum(each.low <= p <= each.high for p in points) for each in bins]
        assert sum(each.number for each in bins) == len(points)
        means = running_means(points[:60])
        assert means[-1] == pytest.approx(mean(points[:60][-10:]))
        assert means[2] == pytest.approx(mean(points[:3]))
    counts = [len(plainly[kind]) for kind in selection.kinds()]
    assert counts == sorted(counts, reverse=True)


def test_best_and_mean_alone_are_those_of_the_solo_page(many: Store) -> None:
    solo = Results.of(many.played("symbols"))
    selection = statistics(many, "symbols").of(None)
    best = selection.best(BASIC_ALONE)
    assert best
    assert best.points == solo.best({"scoring": "basic"})[0].points
    assert selection.mean(BASIC_ALONE) == pytest.approx(solo.mean({"scoring": "basic"}))


def test_help_and_what_was_taken_back_are_left_out_and_counted(store: Store) -> None:
    for more in ({}, {"help": Help.HINT}, {"help": Help.SOLUTION}, {"taken_back": True}):
        add(store, "shapes", (LEA, TOM), MatchResult((0,), None), **more)
    selection = statistics(store, "shapes").of("Léa")
    assert (selection.played, selection.balance.won) == (1, 1)
    assert selection.left_out == {LeftOut.HELP: 3}
    assert statistics(store, "shapes").of(None).left_out == {LeftOut.HELP: 3}, "a match counts once for everybody"


def test_of_a_day_only_the_first_attempt_counts_and_alone_no_own_dice(store: Store) -> None:
    seed = seed_of("symbols", date(2026, 11, 1))
    for points in (11, 30):
        add(store, "symbols", (LEA,), MatchResult((0,), (points,)), seed=seed)
    add(store, "symbols", (LEA,), MatchResult((0,), (40,)), real_dice=True)
    selection = statistics(store, "symbols").of("Léa")
    assert [score.points for score in selection.scores(BASIC_ALONE)] == [11]
    assert selection.left_out == {LeftOut.REPEATED: 1, LeftOut.OWN_DICE: 1}
    assert selection.scores(BASIC_ALONE)[0].date == date(2026, 11, 1)


def test_a_match_that_was_given_up_is_lost_but_has_no_score(store: Store) -> None:
    add(store, "symbols", (LEA, TOM), MatchResult((1,), (3, 4)), resigned=0)
    mine, his = (statistics(store, "symbols").of(name) for name in ("Léa", "Tom"))
    assert (mine.balance, his.balance) == (Balance(lost=1), Balance(won=1))
    assert (mine.kinds(), his.kinds()) == ([], [])


def test_a_match_that_a_third_one_won_says_nothing_of_the_other_two(store: Store) -> None:
    add(store, "symbols", (LEA, TOM, ZOE), MatchResult((2,), (3, 4, 5)))
    selection = statistics(store, "symbols").of("Léa")
    assert selection.against_people() == {("Léa", "Zoé"): Balance(lost=1)}
    assert selection.balance == Balance(lost=1)


def test_a_shared_win_ends_a_streak_and_is_a_draw(store: Store) -> None:
    for n, winners in enumerate([(0,), (0,), (0, 1), (0,)]):
        add(store, "symbols", (LEA, TOM), MatchResult(winners, (5, 5)), begun=NOW + timedelta(days=n))
    selection = statistics(store, "symbols").of("Léa")
    assert selection.streaks == (1, 2)
    assert selection.balance == Balance(won=3, drawn=1)


def test_running_matches_do_not_count(store: Store) -> None:
    add(store, "shapes", (LEA, TOM), MatchResult((0,), None))
    change_match(store, 1, "is_over = 0")
    assert statistics(store, "shapes").of(None).played == 0


def test_damaged_rows_hide_no_others(store: Store) -> None:
    for _ in range(3):
        add(store, "shapes", (LEA, TOM), MatchResult((0,), None))
    change_match(store, 1, "seats = 'x'")
    change_match(store, 2, "facts = 'x', options = '[['")
    assert statistics(store, "shapes").of("Léa").played == 1


@pytest.mark.parametrize(
    ("points", "bins"),
    [
        ([], []),
        ([7], [(7, 7, 1)]),
        ([-3, -1, -1], [(-3, -3, 1), (-2, -2, 0), (-1, -1, 2)]),
        ([1, 24, 25], [(n, n + 4, c) for n, c in ((0, 1), (5, 0), (10, 0), (15, 0), (20, 1), (25, 1))]),
    ],
)
def test_bins_have_round_widths_and_no_gaps(points: list[int], bins: list[tuple[int, int, int]]) -> None:
    assert distribution([Score("Léa", NOW.date(), each) for each in points]) == bins


@pytest.mark.parametrize("is_first_over", [True, False])
def test_of_a_day_the_first_attempt_counts_for_statistics_and_for_the_page_alike(
    store: Store, is_first_over: bool
) -> None:
    """Also if it was never finished: the dice are known then."""
    seed = seed_of("symbols", date(2026, 11, 17))
    for points in (10, 20):
        add(store, "symbols", (Seat("Ann"),), MatchResult((0,), (points,)), seed=seed)
    if not is_first_over:
        change_match(store, 1, "is_over = 0, result = NULL")
    counted, _ = store.counted("symbols", 0, 10)
    of_statistics = [match.points(seat) for match, seat in Statistics(counted).of("Ann").seats]
    of_page = [result.points for result in Results.of(store.played("symbols")).counting({})]
    assert of_statistics == of_page == ([10] if is_first_over else [])


@pytest.mark.parametrize(("count", "span"), [(1, 10), (300, 10), (301, 20), (5000, 200)])
def test_the_mean_runs_over_more_scores_where_there_are_many(count: int, span: int) -> None:
    assert running_means(range(count))[-1] == mean(range(max(0, count - span), count))
