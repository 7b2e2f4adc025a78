"""The quick sheets of Six Symbols: the same game as the rules play, and what they hope for."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from ludogite.rules.dice import Roll
from ludogite.rules.symbols import ROUNDS, Round, Start, Writing, can_write
from ludogite.search.symbols import Sheets, outlook, place_of


def after_rounds(seed: int, rounds: int, scoring: str) -> Round:
    """A sheet written at random, with the next pair rolled."""
    rng, state = Random(seed), Round(scoring, ("." * 25,)).play(Start("4"))
    for n in range(rounds + 1):
        state = state.play(Roll(tuple(sorted(rng.choices(range(1, 7), k=2)))))
        if n < rounds:
            state = state.play(rng.choice(state.legal_moves()))
    return state


def dice_of(state: Round) -> np.ndarray:
    assert state.pair
    return np.array([[int(symbol) for symbol in state.pair]])


@pytest.mark.parametrize("scoring", ["basic", "advanced"])
def test_they_are_written_and_scored_as_the_rules_do(scoring: str) -> None:
    for seed in range(16):
        state = after_rounds(seed, seed % 8, scoring)
        assert state.pair
        for move in state.legal_moves():
            assert isinstance(move, Writing)
            sheets = Sheets(state.sheets, 1, scoring)
            sheets.write(dice_of(state), np.array([place_of(move, state.pair)]))
            written = state.play(move)
            expected = Sheets(written.sheets, 1, scoring)
            assert sheets.totals() == written.scores
            assert (sheets.lines == expected.lines).all()
            assert (sheets.diagonals == expected.diagonals).all()
            assert (sheets.free == expected.free).all()


@pytest.mark.parametrize("scoring", ["basic", "advanced"])
def test_they_see_room_where_the_rules_do(scoring: str) -> None:
    for seed in range(40):
        state = after_rounds(seed, seed % 8, scoring)
        assert state.pair
        places = {place_of(move, state.pair) for move in state.legal_moves() if isinstance(move, Writing)}
        twins = set() if state.pair[0] != state.pair[1] else {place + 40 for place in places}
        values = Sheets(state.sheets, 1, scoring).values(dice_of(state))[0]
        assert set(np.flatnonzero(values > -np.inf)) == places | twins


def test_they_are_written_on_until_there_is_no_room() -> None:
    state = after_rounds(3, 4, "basic")
    sheets = Sheets(state.sheets, 50, "basic")
    sheets.write_on(np.random.default_rng(1).integers(1, 7, (ROUNDS - 4, 50, 2)))
    for free in sheets.free[:, 1:-1, 1:-1]:
        assert not can_write("".join(".1"[not cell] for cell in free.flat))


def number_of(line: str) -> int:
    return sum((".123456").index(symbol) * 7**n for n, symbol in enumerate(line))


@pytest.mark.parametrize(
    ("line", "basic", "advanced"), [("11233", 4, 4), ("12345", 0, -5), ("44444", 10, 10), ("12223", 3, 3)]
)
def test_a_full_line_hopes_for_what_it_has(line: str, basic: int, advanced: int) -> None:
    assert outlook("basic").line[number_of(line)] == basic
    assert outlook("advanced").line[number_of(line)] == advanced
    assert outlook("basic").diagonal[number_of(line)] == 0
    assert outlook("advanced").diagonal[number_of(line)] == 2 * basic


def test_a_line_hopes_for_what_it_may_take_of_two_symbols_a_cell() -> None:
    """One free cell, two offers: the fifth alike comes with a chance of 11 in 36."""
    assert outlook("basic").line[number_of("1111.")] == pytest.approx(8 + 2 * 11 / 36)


@pytest.mark.parametrize(
    ("better", "worse"), [("11...", "1...1"), ("11...", "11.2."), (".222.", "222.5"), ("1.1..", "12...")]
)
def test_hope_prefers_what_a_person_would(better: str, worse: str) -> None:
    hopes = outlook("basic").line
    assert hopes[number_of(better)] > hopes[number_of(worse)]
    assert hopes[number_of(better)] == pytest.approx(hopes[number_of(better[::-1])])


def test_free_cells_are_kept_together() -> None:
    """The same pair anywhere in a row that is far from all others: at its end it strands nothing."""
    sheet = "12345234563456145612....5"
    values = Sheets([sheet], 1, "basic").values(np.array([[1, 4]]))[0]
    ends, middle = values[[16, 18]], values[17]
    assert ends.max() > middle
