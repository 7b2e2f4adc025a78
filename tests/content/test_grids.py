"""The grids that ship: drawing those that nobody has seen, and telling a slip of the fingers from another word."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ludogite.content import grids
from ludogite.rules.crossword.grid import is_slip
from ludogite.rules.crossword.match import Race
from ludogite.rules.shelf import SHELF

EXAMPLE = json.loads((Path(__file__).parent.parent / "data" / "crossword-example.json").read_text(encoding="utf-8"))
GAME = SHELF["crossword"]


@pytest.mark.parametrize(
    "typed",
    ["ARSENA", "XRSENE", "ARXENE", "ARSEN", "RSENE", "ARENE", "ARSENEE", "AARSENE", "ARSSENE", "ARSXENE", "RASENE",
     "ARSEEN", "ARESNE"],
)  # fmt: skip
def test_one_letter_wrong_missing_or_too_many_or_two_neighbours_exchanged_is_a_slip(typed: str) -> None:
    assert is_slip(typed, "ARSENE")


@pytest.mark.parametrize(
    "typed", ["ARSENE", "ARSNEA", "XRSENX", "ARS", "ARSE", "ARSENEXX", "ESRANE", "SRAENE", "", "ENESRA"]
)
def test_the_answer_itself_and_what_is_further_off_is_none(typed: str) -> None:
    assert not is_slip(typed, "ARSENE")


def test_answers_of_less_than_four_letters_are_not_doubted() -> None:
    assert is_slip("EMUX", "EMUE")
    assert not is_slip("EMX", "EMU")
    assert not is_slip("EMUE", "EMU")


def asked(square: str) -> Race:
    """Seat 0 of the worked example is asked the word beside the square."""
    state = GAME.start(2, {}, {"grids": [EXAMPLE["A"], EXAMPLE["B"]]})
    assert isinstance(state, Race)
    for move in ("roll 1", "roll 2"):
        state = state.play(GAME.rules.parse(move))
    sheet = replace(state.sheets[0], pawn="T6")
    state = replace(state, sheets=(sheet, state.sheets[1]))
    for move in ("roll 2", f"go {square}"):
        state = state.play(GAME.rules.parse(move))
    return state


def doubt(state: Race, move: str) -> str | None:
    message = GAME.doubt(state, GAME.rules.parse(move))
    return None if message is None else str(message)


def test_a_slip_is_asked_once_more_without_saying_where() -> None:
    assert doubt(asked("T6"), "answer arsenne") == "Almost: check the spelling."


def test_the_right_answer_another_word_and_a_pass_are_not() -> None:
    for move in ("answer Arsène", "answer AVANCER", "pass"):
        assert doubt(asked("T6"), move) is None


def test_what_is_itself_a_word_is_meant_as_it_is() -> None:
    state = asked("R4")
    sheet = state.sheets[0]
    letters = sheet.grid.letters.replace("EMUES", "TOTAL")
    state = replace(state, sheets=(replace(sheet, grid=replace(sheet.grid, letters=letters)), state.sheets[1]))
    assert "TOTALE" in grids.known_words("fr")
    assert doubt(state, "answer totale") is None
    assert doubt(state, "answer totalx") == "Almost: check the spelling."


def test_outside_a_clue_nothing_is_doubted() -> None:
    state = GAME.start(2, {}, {"grids": [EXAMPLE["A"], EXAMPLE["B"]]})
    assert GAME.doubt(state, GAME.rules.parse("roll 1")) is None
    shapes = SHELF["shapes"]
    assert shapes.doubt(shapes.start(2, {}, {}), shapes.rules.parse("Sa1")) is None


def test_a_grid_that_was_seen_is_not_drawn_while_others_are_left() -> None:
    *others, last = (grid for grid in grids.shipped("fr") if grid.level == "hard")
    seen = {grid.key: 1 for grid in others}
    for seed in range(12):
        assert GAME.draw_setup(1, {"levels": ["hard"]}, seed, seen)["grids"] == [last.data]
    everything = seen | {last.key: 1}
    drawn = {grids.key_of(GAME.draw_setup(1, {"levels": ["hard"]}, seed, everything)["grids"][0]) for seed in range(60)}
    assert len(drawn) > 10, "all were seen equally often"


def test_a_grid_is_remembered_by_its_letters() -> None:
    setup = GAME.draw_setup(2, {}, 1)
    one, other = map(grids.key_of, setup["grids"])
    assert one != other
    reworded = [{**grid, "clues": dict.fromkeys(grid["clues"], "…")} for grid in setup["grids"]]
    assert [grids.key_of(grid) for grid in reworded] == [one, other]


def test_grids_answers_and_clues_are_remembered() -> None:
    setup = GAME.draw_setup(2, {}, 1)
    things = GAME.things_in(setup)
    for grid in setup["grids"]:
        assert grids.key_of(grid) in things
        assert all("clue " + clue in things for clue in grid["clues"].values())
    assert not GAME.is_known(2, {}, setup, {thing: 1 for thing in things if not thing.startswith("grid ")})
    assert GAME.is_known(2, {}, setup, {things[0]: 1})
