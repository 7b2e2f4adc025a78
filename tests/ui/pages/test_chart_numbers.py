"""The numbers of every chart of every game, against a count by hand over the rows and moves of a few hundred matches. A
chart that nobody has counted by hand is noticed."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime, timedelta
from statistics import mean, median
from typing import Any, NamedTuple

import pytest

from ludogite.match.config import Seat, seed_of
from ludogite.match.library.statistics import ScoreKind, Statistics
from ludogite.match.result import MatchResult
from ludogite.match.store.counted import Counted
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF, Game
from ludogite.ui.base.chart import Chart, shown
from ludogite.ui.base.game_ui import games_with_card
from ludogite.ui.pages.statistics.general_charts import charts_of
from ludogite.ui.pages.statistics.reader import games_together, statistics_of
from tests.support.family_matches import begin, play_to_the_end
from tests.support.plain_facts import plain_facts
from tests.support.statistics_matches import NOW, PEOPLE, add, generate
from tests.support.store import database

MATCHES = 420
DAY = date(2026, 11, 1)
LEA, TOM, HARD = Seat("Léa"), Seat("Tom"), Seat("Computer", "hard")
SCORE_OPTIONS = {
    "symbols": ["scoring"],
    "bigbang": ["bonuses"],
    "crossword": ["levels", "language", "length"],
    "cube": ["score"],
}
DEFAULTS = {"score": "visible", "scoring": "basic", "language": "fr"}
Table = dict[str, tuple[float, ...]]
"""By column, the values of all series."""


class Row(NamedTuple):
    """A match that counts, as it stands in the file."""

    id: int
    game: str
    seats: list[tuple[str, str | None]]
    winners: list[int]
    scores: list[int] | None
    options: dict[str, Any]
    day: date
    seconds: float | None
    level: str
    facts: list[dict[str, int]]

    @property
    def people(self) -> list[tuple[int, str]]:
        return [(seat, name) for seat, (name, level) in enumerate(self.seats) if level is None]


class Shown(NamedTuple):
    """A chart, and what it was made for."""

    game: str
    name: str | None
    kind: ScoreKind | None
    chart: Chart


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """Besides what a family plays, some that are not counted, or only in part."""
    opened = Store(tmp_path_factory.mktemp("charts") / "matches.db")
    generate(opened, MATCHES, seed=3)
    for seed in (1, 2):
        for game, seats in (("bigbang", (LEA, TOM)), ("bigbang", (TOM,)), ("crossword", (TOM, LEA))):
            play_to_the_end(begin(opened, game, seed, seats), seed)
    for points in (11, 30):
        add(opened, "symbols", (LEA,), MatchResult((0,), (points,)), seed=seed_of("symbols", DAY))
    add(opened, "symbols", (LEA,), MatchResult((0,), (40,)), real_dice=True)
    add(opened, "symbols", (LEA, TOM), MatchResult((1,), (3, 4)), resigned=0)
    add(opened, "symbols", (LEA, TOM), MatchResult((0, 1), (15, 15)))
    add(opened, "cube", (TOM, LEA), MatchResult((0,), (50, 40)), options={"score": "flush"})
    languages: dict[str, object] = {"levels": ["easy", "easy"], "length": "full", "language": ["en", "fr"]}
    add(opened, "crossword", (LEA, TOM), MatchResult((0,), (900, 100)), options=languages, facts=[{}, {}])
    add(opened, "shapes", (LEA, HARD), MatchResult((0,), None), begun=NOW + timedelta(days=1))
    branch = json.dumps({"branch": {"move": 3, "players": ["Léa", "Tom"]}})
    database(opened).execute("UPDATE matches SET table_options = ? WHERE id = (SELECT max(id) FROM matches)", (branch,))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def rows(store: Store) -> list[Row]:
    """In the order in which they were begun; without help, take-backs, own dice alone, and all but the first attempt at
    the match of a day."""
    found, is_day_met = [], False
    columns = "id, game, seats, result, options, begun, resigned, finished, setup, facts, seed, real_dice"
    db = database(store)
    for id, game, seats, result, options, begun, resigned, finished, setup, facts, seed, real_dice in db.execute(
        f"SELECT {columns} FROM matches WHERE is_over AND NOT taken_back AND help = 0 AND table_options = '{{}}'"
        " ORDER BY begun, id"
    ).fetchall():
        players = [(name, level) for name, level, *_ in json.loads(seats)]
        is_of_day = int(seed) == seed_of("symbols", DAY)
        if (len(players) == 1 and real_dice) or (is_of_day and is_day_met):
            continue
        is_day_met |= is_of_day
        ending, has_moves = json.loads(result), db.execute("SELECT 1 FROM moves WHERE match = ?", (id,))
        row = Row(
            id,
            game,
            [(name, level) for name, level in players],
            ending["winners"],
            None if resigned is not None else ending["scores"],
            DEFAULTS | json.loads(options),
            DAY if is_of_day else datetime.fromisoformat(begun).astimezone().date(),
            None if resigned is not None else finished,
            json.loads(setup)["challenge"]["level"] if game == "challenge" else "",
            plain_facts(store.resume(id).record()) if has_moves.fetchone() else json.loads(facts),
        )
        found.append(row)
    return found


@pytest.fixture(scope="module")
def charts(store: Store, rows: list[Row]) -> list[Shown]:
    """All that the page can show, of everybody and of each person."""
    made = []
    for game in games_with_card():
        together = [(each, _statistics(store, each)) for each in games_together(game)]
        for name in (None, *PEOPLE):
            selections = [(each, statistics.of(name)) for each, statistics in together]
            kinds: Sequence[ScoreKind | None] = selections[0][1].kinds()
            for kind in kinds or [None]:
                made += [Shown(game.id, name, kind, chart) for chart in charts_of(selections, kind)]
    return made


def _statistics(store: Store, game: Game) -> Statistics:
    while store.count_facts(game.id):
        pass
    own, matches = statistics_of(game), list[Counted]()
    after: int | None = 0
    while after is not None:
        read, after = store.counted(game.id, after, 50, own.setup_kind)
        matches += read
    return Statistics(matches, own.score_options, game.lower_is_better)


# Counts by hand

Count = Callable[[Shown, list[Row]], Table]


def _mine(each: Shown, rows: list[Row]) -> Iterator[tuple[Row, int, str]]:
    """The seats of the person, or of everybody."""
    for row in rows:
        for seat, name in row.people:
            if each.name in (None, name):
                yield row, seat, name


def _balances(results: Sequence[tuple[str, bool, bool]]) -> Table:
    """Of (who, whether the first has won, whether the other has): won, drawn, lost."""
    counted: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for who, is_won, is_lost in results:
        counted[who][1 if is_won and is_lost else 0 if is_won else 2] += 1
    return {who: tuple(counts) for who, counts in counted.items()}


def wins_and_losses(each: Shown, rows: list[Row]) -> Table:
    return _balances(
        [
            (name, seat in row.winners, seat not in row.winners or len(row.winners) > 1)
            for row, seat, name in _mine(each, rows)
            if len(row.seats) > 1
        ]
    )


def head_to_head(each: Shown, rows: list[Row]) -> Table:
    results = []
    for label in each.chart.columns:
        first, second = shown(label).split(" – ")
        for row in rows:
            seats = {name: seat for seat, name in row.people}
            if first in seats and second in seats and {seats[first], seats[second]} & set(row.winners):
                results.append((shown(label), seats[first] in row.winners, seats[second] in row.winners))
    met = {frozenset((a, b)) for row in rows for _, a in row.people for _, b in row.people if a != b}
    assert {frozenset(shown(label).split(" – ")) for label in each.chart.columns} <= met
    return _balances(results)


def against_people(each: Shown, rows: list[Row]) -> Table:
    return _balances(
        [
            (other_name, seat in row.winners, other in row.winners)
            for row, seat, _ in _mine(each, rows)
            for other, other_name in row.people
            if other != seat and {seat, other} & set(row.winners)
        ]
    )


def against_levels(each: Shown, rows: list[Row]) -> Table:
    results = []
    for row, seat, _ in _mine(each, rows):
        for level in {level for _, level in row.seats if level}:
            is_theirs = any(row.seats[winner][1] == level for winner in row.winners)
            if seat in row.winners or is_theirs:
                results.append((level.capitalize(), seat in row.winners, is_theirs))
    return _balances(results)


def _scores(each: Shown, rows: list[Row]) -> list[tuple[date, str, int]]:
    assert each.kind is not None
    found = []
    for row, seat, name in _mine(each, rows):
        chosen = [row.options[name] for name in SCORE_OPTIONS[row.game]]
        choices = tuple(value[seat] if isinstance(value, list) else value for value in chosen)
        if row.scores and ((len(row.seats) == 1), choices) == tuple(each.kind):
            found.append((row.day, name, row.scores[seat]))
    return found


def scores_over_time(each: Shown, rows: list[Row]) -> Table:
    """The columns are dates, several of which may be the same: they are numbered."""
    scores = _scores(each, rows)
    means = [mean([points for *_, points in scores[max(0, n - 9) : n + 1]]) for n in range(len(scores))]
    if len({name for _, name, _ in scores}) > 1:  # no line goes through the points of several people
        means = []
    return {f"{n} {shown(day)}": (points, *means[n : n + 1]) for n, (day, _, points) in enumerate(scores)}


def spread(each: Shown, rows: list[Row]) -> Table:
    points = [score for *_, score in _scores(each, rows)]
    table: Table = {}
    for label in map(shown, each.chart.columns):
        low, high = (int(part.replace("−", "-")) for part in (label.split(" to ") * 2)[:2])
        table[label] = (sum(low <= score <= high for score in points),)
    assert sum(count for (count,) in table.values()) == len(points), "each score is in one of them"
    return table


def _strict(each: Shown, rows: list[Row]) -> list[tuple[date, dict[str, int]]]:
    return [(row.day, row.facts[seat]) for row, seat, _ in _mine(each, rows) if row.options["bonuses"] == "strict"]


def bonuses(each: Shown, rows: list[Row]) -> Table:
    facts = [facts for _, facts in _strict(each, rows)]
    return {"All games": tuple(sum(f.get(what, 0) for f in facts) for what in ("taken", "forgotten", "claimed"))}


def bonuses_forgotten(each: Shown, rows: list[Row]) -> Table:
    counts = [(day, facts.get("forgotten", 0)) for day, facts in _strict(each, rows)]
    means = [mean([count for _, count in counts[max(0, n - 9) : n + 1]]) for n in range(len(counts))]
    return {f"{n} {shown(day)}": (count, means[n]) for n, (day, count) in enumerate(counts)}


def _words(each: Shown, rows: list[Row]) -> dict[str, Counter[str]]:
    """By level."""
    words: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for row, seat, _ in _mine(each, rows):
        words[row.options["levels"][seat].capitalize()].update(row.facts[seat])
    return words


def words_by_level(each: Shown, rows: list[Row]) -> Table:
    def total(counts: Counter[str], what: str) -> int:
        return sum(count for key, count in counts.items() if key.startswith(what))

    return {level: (total(c, "found"), total(c, "missed")) for level, c in _words(each, rows).items()}


def words_by_length(each: Shown, rows: list[Row]) -> Table:
    counts = _words(each, rows)[str(each.chart.title.values["level"])]
    lengths = sorted({int(key.split()[1]) for key in counts})
    span = range(lengths[0], lengths[-1] + 1)
    return {str(length): (counts[f"found {length}"], counts[f"missed {length}"]) for length in span}


def _times(each: Shown, rows: list[Row]) -> dict[str, list[float]]:
    times: defaultdict[str, list[float]] = defaultdict(list)
    for row, _, _ in _mine(each, rows):
        if row.seconds is not None:
            times[row.level.capitalize()].append(row.seconds)
    return times


def challenge_times(each: Shown, rows: list[Row]) -> Table:
    return {level: (min(times), median(times)) for level, times in _times(each, rows).items()}


BY_HAND: dict[str, tuple[Count, set[str]]] = {
    "Wins and losses": (wins_and_losses, {"symbols", "bigbang", "crossword", "cube", "shapes"}),
    "Head to head": (head_to_head, {"symbols", "bigbang", "crossword", "cube", "shapes"}),
    "Against family and friends": (against_people, {"symbols", "bigbang", "crossword", "cube", "shapes"}),
    "Against the computer": (against_levels, {"symbols", "bigbang", "crossword", "cube", "shapes"}),
    "Scores over time": (scores_over_time, {"symbols", "bigbang", "crossword", "cube"}),
    "Score distribution": (spread, {"symbols", "bigbang", "crossword", "cube"}),
    "Bonuses without help": (bonuses, {"bigbang"}),
    "Bonuses forgotten, game by game": (bonuses_forgotten, {"bigbang"}),
    "Words by level of the grid": (words_by_level, {"crossword"}),
    "Words by length, {level}": (words_by_length, {"crossword"}),
    "Challenge times by level": (challenge_times, {"cube"}),
}
"""By the title of a chart, and in which games it must be seen."""
OF_PART = {"Challenge times by level": "challenge"}
"""Charts of a game that is a part of the one that is shown."""
IN_ORDER = {"Scores over time", "Bonuses forgotten, game by game"}


def test_every_chart_is_counted_by_hand(charts: list[Shown]) -> None:
    assert {each.chart.title.source.text for each in charts} == {*BY_HAND, "Challenges solved"}
    assert {game.part_of or game.id for game in SHELF.values()} == {each.game for each in charts}


@pytest.mark.parametrize("title", BY_HAND)
def test_the_numbers_of_a_chart_are_those_of_a_count_by_hand(title: str, charts: list[Shown], rows: list[Row]) -> None:
    count, games = BY_HAND[title]
    these = [each for each in charts if each.chart.title.source.text == title]
    assert {each.game for each in these} == games
    for each in these:
        counted = count(each, [row for row in rows if row.game == OF_PART.get(title, each.game)])
        numbered = enumerate(map(shown, each.chart.columns))
        names = [f"{n} {name}" if title in IN_ORDER else name for n, name in numbered]
        values = list(zip(*(series.values for series in each.chart.series), strict=True))
        assert len(set(names)) == len(names)
        assert _flat(dict(zip(names, values, strict=True))) == pytest.approx(_flat(counted)), each


def _flat(table: Table) -> dict[tuple[str, int], float]:
    return {(column, n): value for column, values in table.items() for n, value in enumerate(values)}


def test_each_challenge_that_somebody_has_solved_counts_once_with_a_hint_too(store: Store, charts: list[Shown]) -> None:
    solved: defaultdict[tuple[str, str], dict[str, bool]] = defaultdict(dict)
    rows = database(store).execute(
        "SELECT json_extract(seats, '$[0][0]'), json_extract(setup, '$.challenge.level'),"
        " json_extract(setup, '$.challenge.name'), taken_back OR help FROM matches"
        " WHERE game = 'challenge' AND help < 2"
    )
    for name, level, challenge, is_helped in rows:
        found = solved[name, level.capitalize()]
        found[challenge] = found.get(challenge, True) and bool(is_helped)
    these = [each for each in charts if each.chart.title.source.text == "Challenges solved"]
    assert {each.name for each in these} >= {None, "Tom"}
    for each in these:
        for n, level in enumerate(map(shown, each.chart.columns)):
            mine = [
                hint
                for (who, at), found in solved.items()
                if (each.name or who) == who and at == level
                for hint in found.values()
            ]
            assert [series.values[n] for series in each.chart.series] == [mine.count(False), mine.count(True)]
