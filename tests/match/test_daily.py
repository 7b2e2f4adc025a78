"""The match of the day: the same dice for everyone on a date, others on another, and no free undo over them."""

from __future__ import annotations

import hashlib
from datetime import date, timedelta
from itertools import pairwise

from ludogite.match.config import MatchConfig, Seat, day_of, seed_of
from ludogite.match.match import Match
from ludogite.rules.dice import Roll
from ludogite.rules.shelf import SHELF
from tests.peek import PEEK
from tests.support.moves import play_text

DAY = date(2026, 11, 16)
ANN, BOB = Seat("Ann"), Seat("Bob")
FULL = ["b1 c1", "d1 e1", "a2 b2", "c2 d2", "e2 e3", "a3 b3", "c3 d3", "a4 b4", "c4 d4", "e4 e5", "a5 b5", "c5 d5"]
"""Twelve pairs of cells that cover the sheet but for its start."""


def alone(day: date, name: str = "Ann", scoring: str = "basic") -> Match:
    return Match(MatchConfig(SHELF["symbols"], (Seat(name),), {"scoring": scoring}, {}, seed_of("symbols", day)))


def rolls_of(match: Match, start: int = 1) -> list[tuple[int, ...]]:
    """Played to the end on a sheet that becomes full."""
    play_text(match, f"start {start}")
    for places in FULL:
        match.roll()
        roll = match.moves[-1]
        assert isinstance(roll, Roll)
        play_text(match, " ".join(f"{face}@{cell}" for face, cell in zip(roll.faces, places.split(), strict=True)))
    assert match.outcome
    return [move.faces for move in match.moves if isinstance(move, Roll)]


def rolls_by_hand(day: str, number: int, rounds: int) -> list[tuple[int, int]]:
    """The same by nothing but the hash: two dice have 36 faces together, counted with the lower one first."""

    def drawn(question: str) -> int:
        return int(hashlib.sha256(question.encode()).hexdigest(), 16)

    seed = (drawn(f"0/symbols daily {day}/0") % 2**63) * 2**24 + number
    faces = [(a, b) for a in range(1, 7) for b in range(a, 7) for _ in range(1 if a == b else 2)]
    return [faces[drawn(f"{seed}/chance/{n}") % 36] for n in range(rounds)]


def test_the_rolls_of_a_day_are_those_of_its_hash() -> None:
    assert rolls_of(alone(DAY)) == rolls_by_hand("2026-11-16", 739936, 12)


def test_the_rolls_are_the_same_for_whoever_plays_and_however() -> None:
    assert rolls_of(alone(DAY)) == rolls_of(alone(DAY, "Bob", "advanced"), start=6)


def test_no_two_days_have_the_same_rolls() -> None:
    days = [DAY + timedelta(days=n) for n in range(30)]
    assert all(rolls_of(alone(day)) != rolls_of(alone(after)) for day, after in pairwise(days))


def test_the_seed_of_a_date_never_changes() -> None:
    """Stored matches of a day are known by it."""
    assert seed_of("symbols", DAY) == 103471129040182452631063136


def test_the_date_is_read_from_its_seed_and_from_no_other() -> None:
    for day in (DAY, date.min, date.max):
        assert day_of("symbols", seed_of("symbols", day)) == day
    today = seed_of("symbols", DAY)
    for seed in (0, 1, 2**63 - 1, today + 1, today + 2**24, date.max.toordinal() + 1, seed_of("bigbang", DAY)):
        assert day_of("symbols", seed) is None


def test_only_somebody_alone_with_the_programs_dice_plays_the_match_of_the_day() -> None:
    seed = seed_of("symbols", DAY)
    assert alone(DAY).config.day == DAY
    assert MatchConfig(SHELF["symbols"], (ANN, BOB), {}, {}, seed).day is None
    assert MatchConfig(SHELF["symbols"], (ANN,), {}, {}, seed, real_dice=True).day is None
    assert MatchConfig(SHELF["symbols"], (Seat("Computer", "easy"),), {}, {}, seed).day is None
    assert MatchConfig(SHELF["symbols"], (ANN,), {}, {}, seed=7).day is None


def test_the_shelf_says_which_games_have_a_match_of_the_day() -> None:
    seed, daily = seed_of("peek", DAY), PEEK._replace(has_daily=True)
    assert MatchConfig(daily, (ANN,), {}, {"secret": 1}, seed).day == DAY
    assert MatchConfig(PEEK, (ANN,), {}, {"secret": 1}, seed).day is None
    assert MatchConfig(daily, (ANN,), {}, {"secret": 1}, seed_of("symbols", DAY)).day is None


def test_going_back_over_a_roll_of_the_day_is_a_take_back() -> None:
    match = alone(DAY)
    play_text(match, "start 1")
    match.roll()
    match.undo()
    assert match.taken_back
    assert match.cursor == 0


def test_until_the_next_roll_a_writing_of_the_day_may_be_changed() -> None:
    match = alone(DAY)
    play_text(match, "start 1")
    match.roll()
    first, *_, other = match.state.legal_moves()
    match.play(first)
    match.undo()
    match.play(other)
    assert not match.taken_back


def test_alone_on_no_particular_day_going_back_over_a_roll_is_free() -> None:
    match = Match(MatchConfig(SHELF["symbols"], (ANN,), {"scoring": "basic"}, {}, seed=7))
    play_text(match, "start 1")
    match.roll()
    match.undo()
    assert not match.taken_back
