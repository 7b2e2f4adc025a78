"""What people have achieved alone: which results count, which are the best, and how each day went."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Any

import pytest

from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.match.library.results import Results
from ludogite.match.match import Match
from ludogite.match.result import Help
from ludogite.match.store.store import Store
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from tests.peek import PEEK
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.store import change_match

TODAY = date(2026, 11, 16)
BASIC, ADVANCED = {"scoring": "basic"}, {"scoring": "advanced"}


def begin(
    store: Store, name: str = "Ann", scoring: str = "basic", seed: int = 1, day: date | None = None, **more: Any
) -> Match:
    options = {"scoring": scoring}
    return store.begin(
        MatchConfig(SHELF["symbols"], (Seat(name),), options, {}, seed_of("symbols", day) if day else seed, **more)
    )


def finish(match: Match, luck: int = 0) -> Match:
    rng = Random(luck)
    while match.outcome is None:
        if match.state.to_move == CHANCE:
            match.roll()
        else:
            match.play(rng.choice(match.state.legal_moves()))
    return match


def results(store: Store) -> Results:
    return Results.of(store.played("symbols"))


def points_of(match: Match) -> int:
    assert match.state.scores
    (points,) = match.state.scores
    return points


def test_the_best_ten_come_highest_first_each_scoring_by_itself(store: Store) -> None:
    played = {
        scoring: [finish(begin(store, scoring=scoring, seed=n), n) for n in range(14)]
        for scoring in ("basic", "advanced")
    }
    for scoring, matches in played.items():
        best = results(store).best({"scoring": scoring})
        assert [result.points for result in best] == sorted(map(points_of, matches), reverse=True)[:10]
        assert all(result.options == {"scoring": scoring} for result in best)


def test_without_options_all_results_are_compared(store: Store) -> None:
    matches = [finish(begin(store, scoring=scoring)) for scoring in ("basic", "advanced")]
    assert {result.id for result in results(store).counting({})} == {match.id for match in matches}


def test_a_list_with_the_choice_of_the_only_seat_is_that_choice(store: Store) -> None:
    match = finish(begin(store))
    (played,) = store.played("symbols")
    listed = replace(played, config=replace(played.config, options={"scoring": ["basic"]}))
    assert [result.id for result in Results.of([listed]).best(BASIC)] == [match.id]


def test_where_lower_is_better_the_lowest_comes_first(store: Store) -> None:
    matches = [finish(begin(store, seed=n), n) for n in range(4)]
    golf = SHELF["symbols"]._replace(lower_is_better=True)
    played = [replace(match, config=replace(match.config, game=golf)) for match in store.played("symbols")]
    assert [result.points for result in Results.of(played).by("Ann").best(BASIC, 3)] == sorted(map(points_of, matches))[
        :3
    ]


def test_of_equal_results_the_earlier_comes_first(store: Store) -> None:
    first, second = (finish(begin(store, name, seed=5)) for name in ("Ann", "Bob"))
    assert [(result.id, result.name) for result in results(store).best(BASIC)] == [
        (first.id, "Ann"),
        (second.id, "Bob"),
    ]


def test_the_mean_and_the_number_are_those_of_one_person(store: Store) -> None:
    matches = [finish(begin(store, seed=n), n) for n in range(3)]
    finish(begin(store, "Bob", seed=9), 9)
    by_ann = results(store).by("Ann")
    assert len(by_ann.counting(BASIC)) == 3
    assert by_ann.mean(BASIC) == pytest.approx(sum(map(points_of, matches)) / 3)
    assert by_ann.mean(ADVANCED) is None


def test_what_is_not_finished_or_given_up_has_no_points(store: Store) -> None:
    begun, given_up = begin(store), begin(store)
    play_text(begun, "start 1")
    given_up.resign(0)
    assert results(store).counting(BASIC) == []


def test_what_was_taken_back_is_left_out(store: Store) -> None:
    match = begin(store, day=TODAY)
    play_text(match, "start 1")
    match.roll()
    match.undo()
    finish(match)
    assert results(store).counting(BASIC) == []
    attempt = results(store).attempt("Ann", TODAY)
    assert attempt
    assert (attempt.points, attempt.is_fair) == (points_of(match), False)


def test_what_was_played_with_a_hint_is_left_out_and_coaching_is_none(store: Store) -> None:
    helped, coached = begin(store), begin(store, is_coaching=True)
    helped.note_help(Help.HINT)
    for match in (helped, coached):
        finish(match)
    assert [result.id for result in results(store).counting(BASIC)] == [coached.id]


def test_going_back_alone_on_no_particular_day_does_not_matter(store: Store) -> None:
    match = finish(begin(store))
    match.undo()
    finish(match)
    assert [result.points for result in results(store).best(BASIC)] == [points_of(match)]


def test_only_the_first_attempt_of_each_person_at_a_date_counts(store: Store) -> None:
    first = finish(begin(store, day=TODAY), 1)
    again = finish(begin(store, day=TODAY, scoring="advanced"), 2)
    other = finish(begin(store, "Bob", day=TODAY), 3)
    found = results(store)
    attempts = [found.attempt(name, TODAY) for name in ("Ann", "Bob")]
    assert [attempt and attempt.id for attempt in attempts] == [first.id, other.id]
    assert again.id not in {result.id for options in (BASIC, ADVANCED) for result in found.counting(options)}


def test_an_attempt_that_was_given_up_is_still_the_one_that_counts(store: Store) -> None:
    begin(store, day=TODAY).resign(0)
    finish(begin(store, day=TODAY))
    attempt = results(store).attempt("Ann", TODAY)
    assert attempt
    assert attempt.is_given_up
    assert results(store).counting(BASIC) == []


def test_matches_of_several_with_real_dice_or_by_a_computer_are_none_of_these(store: Store) -> None:
    finish(store.begin(MatchConfig(SHELF["symbols"], (Seat("Ann"), Seat("Bob")), BASIC, {}, 1)))
    finish(store.begin(MatchConfig(SHELF["symbols"], (Seat("Computer", "hard"),), BASIC, {}, 1)))
    begin(store, real_dice=True)
    assert results(store).names == []
    assert results(store).counting({}) == []


def test_who_has_played_alone_is_named_the_last_first(store: Store) -> None:
    for name in ("Ann", "Bob", "Ann", "Cat", "Bob"):
        begin(store, name)
    assert results(store).names == ["Bob", "Cat", "Ann"]


def test_any_game_with_points_has_results_and_may_have_days(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    daily = PEEK._replace(has_daily=True)
    monkeypatch.setitem(SHELF, PEEK.id, daily)
    short = MatchConfig(daily, (Seat("Ann"),), {"length": "short"}, {"secret": 1}, seed_of(daily.id, TODAY))
    match = finish(store.begin(short))
    finish(store.begin(replace(short, options={"length": "long"}, seed=1)))
    found = Results.of(store.played(daily.id))
    attempt = found.attempt("Ann", TODAY)
    assert attempt
    assert (attempt.id, attempt.points) == (match.id, points_of(match))
    assert [result.id for result in found.best({"length": "short"})] == [match.id]
    assert len(found.counting({})) == 2


def test_a_game_without_points_has_no_results(store: Store) -> None:
    finish(store.begin(MatchConfig(SHELF["shapes"], (Seat("Ann"), Seat("Bob")), {}, {}, 1)))
    assert Results.of(store.played("shapes")).counting({}) == []


def test_the_last_days_come_one_by_one_with_those_that_were_missed(store: Store) -> None:
    days = [TODAY - timedelta(days=before) for before in (3, 1, 0)]
    matches = {day: finish(begin(store, day=day), n) for n, day in enumerate(days)}
    found = results(store).days("Ann", TODAY, 4)
    assert [day for day, _ in found] == [TODAY - timedelta(days=before) for before in (3, 2, 1, 0)]
    assert [result and result.points for _, result in found] == [
        points_of(matches[day]) if day in matches else None for day, _ in found
    ]


@pytest.mark.parametrize(
    ("days_ago", "streak"), [((), 0), ((0,), 1), ((1,), 1), ((0, 1, 2), 3), ((1, 2, 4), 2), ((2, 3), 0)]
)
def test_a_streak_goes_back_from_today_or_yesterday(store: Store, days_ago: tuple[int, ...], streak: int) -> None:
    for before in days_ago:
        finish(begin(store, day=TODAY - timedelta(days=before)))
    assert results(store).streak("Ann", TODAY) == streak
    assert results(store).streak("Bob", TODAY) == 0


def test_a_damaged_match_hides_no_other(store: Store) -> None:
    damages = ("seats = '[]'", "seats = '?'", "options = '[1]'", "options = '['", "begun = 'once'", "seed = 'x'")
    results_damaged = ("result = NULL", "result = '{'", "result = '3'", "result = '{\"winners\": [0]}'")
    for damage in (*damages, *results_damaged):
        match = finish(begin(store))
        change_match(store, match.id, damage)
    match = finish(begin(store))
    assert [result.id for result in results(store).best(BASIC)] == [match.id]


def test_of_equal_points_the_one_with_fewer_throws_is_better_where_throws_count(store: Store) -> None:
    """Whoever knows every word gets the same points, whatever is thrown."""
    game = SHELF["crossword"]
    config = MatchConfig(game, (Seat("Ann"),), {}, game.draw_setup(1, {}, 1), seed=1)
    made = list[int]()
    for face in (0, 4, 1):
        match = store.begin(config)
        while match.outcome is None:
            moves = match.state.legal_moves()
            match.play(moves[face] if match.state.to_move == CHANCE else moves[0])
        made.append(as_a(int, match.state.solo_throws))
    best = Results.of(store.played("crossword")).best({})
    assert len({result.points for result in best}) == 1
    assert made != sorted(made)
    assert [result.throws for result in best] == sorted(made)
