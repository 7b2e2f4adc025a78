"""Crossword Track, sentence by sentence of its rules: the track and the grids."""

from __future__ import annotations

from typing import Any

import pytest

from ludogite.content.grids import shipped
from ludogite.rules.crossword.grid import Grid, read_grid
from ludogite.rules.crossword.track import CORNERS, NUMBERED, SQUARES, GridLine, advance, is_red, line_beside
from ludogite.rules.game import InvalidSetup
from tests.support.crossword_races import EXAMPLE, GAME

# The board


def test_the_track_has_38_squares_walked_clockwise() -> None:
    assert len(SQUARES) == len(set(SQUARES)) == 38
    assert " ".join(SQUARES[:11]) == "TL T1 T2 T3 T4 T5 T6 T7 TR R1 R2"
    assert " ".join(SQUARES[18:29]) == "R10 BR B7 B6 B5 B4 B3 B2 B1 BL L10"
    assert SQUARES[-1] == "L1"
    assert [advance("L2", steps) for steps in range(1, 7)] == ["L1", "TL", "T1", "T2", "T3", "T4"]
    assert len(NUMBERED) == 34
    assert CORNERS == ("TL", "TR", "BR", "BL")


def test_t_and_b_belong_to_columns_l_and_r_to_rows() -> None:
    assert line_beside("T6") == line_beside("B6") == GridLine("down", 6)
    assert line_beside("L10") == line_beside("R10") == GridLine("across", 10)


def test_squares_4_and_8_are_red_and_the_others_green() -> None:
    assert [square for square in NUMBERED if is_red(square)] == ["T4", "R4", "R8", "B4", "L8", "L4"]


# Grids


def grid(*rows: str) -> dict[str, Any]:
    """A grid with a clue for each of its words."""
    bare = Grid("".join(rows), ())
    return {"rows": list(rows), "clues": {word.key: "…" for word in bare.words}}


OPEN = ("ABCDEFG",) * 10


def test_words_are_stretches_of_two_or_more_cells_across_and_down() -> None:
    rows = ("AB#C#DE", *("ABCDEFG",) * 9)
    keys = [word.key for word in read_grid(grid(*rows)).words]
    assert keys[:3] == ["1 across 1", "1 across 2", "2 across 1"]
    assert "3 down 1" in keys
    assert "1 across 3" not in keys


def test_clues_are_kept_by_line_and_number_from_the_left_or_top() -> None:
    read = read_grid(EXAMPLE["A"])
    answers = {word.key: read.answer(n) for n, word in enumerate(read.words)}
    assert (answers["6 down 1"], answers["6 down 2"], answers["4 across 1"]) == ("ARSENE", "ROI", "EMUES")
    assert (answers["8 across 1"], answers["8 across 2"]) == ("ERE", "BRU")
    for n, word in enumerate(read.words):
        assert read.clues[n] == EXAMPLE["A"]["clues"][word.key]


def without(clues: dict[str, str], key: str) -> dict[str, str]:
    return {k: v for k, v in clues.items() if k != key}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "must have “rows” and “clues”"),
        ({"rows": list(OPEN)}, "must have “rows” and “clues”"),
        ({**grid(*OPEN), "title": "x"}, "must have “rows” and “clues”"),
        ({**grid(*OPEN), "rows": list(OPEN[:9])}, "10 rows of 7 letters"),
        ({**grid(*OPEN), "rows": ["ABCDEFG"] * 9 + ["ABCDEF"]}, "10 rows of 7 letters"),
        ({**grid(*OPEN), "rows": ["abcdefg"] * 10}, "10 rows of 7 letters"),
        ({**grid(*OPEN), "rows": ["ABCDEFÉ"] * 10}, "10 rows of 7 letters"),
        ({**grid(*OPEN), "rows": "ABCDEFG" * 10}, "10 rows of 7 letters"),
        ({**grid(*OPEN), "clues": []}, "clues must be texts"),
        ({**grid(*OPEN), "clues": {**grid(*OPEN)["clues"], "1 across 1": 3}}, "clues must be texts"),
        ({**grid(*OPEN), "clues": without(grid(*OPEN)["clues"], "3 down 1")}, "no clue for 3 down 1"),
        ({**grid(*OPEN), "clues": {**grid(*OPEN)["clues"], "1 across 2": "x"}}, "a clue but no word 1 across 2"),
        (grid("A#B#C#D", *OPEN[1:]), "no word in row 1"),
        (grid(*(("#BCDEFG",) * 10)), "no word in column 1"),
        (grid(*OPEN[:4], "#######", *OPEN[5:]), "no word in row 5"),
        (grid(*(("ABC#EFG",) * 10)), "no word in column 4"),
        (grid("AB#DEFG", "AB#DEFG", "##CDEFG", *OPEN[3:]), "not connected"),
        (grid(*OPEN[:7], "##CDEFG", "AB#DEFG", "AB#DEFG"), "not connected"),
    ],
)
def test_grids_that_are_none_are_refused(data: Any, sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        read_grid(data)


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({}, "must be “grids”"),
        ({"grids": [EXAMPLE["A"]]}, "one grid for each player"),
        ({"grids": EXAMPLE}, "one grid for each player"),
        ({"grids": [EXAMPLE["A"], EXAMPLE["B"]], "dice": 1}, "must be “grids”"),
    ],
)
def test_set_ups_that_are_none_are_refused(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        GAME.start(2, {}, setup)


def test_each_player_has_a_level_of_his_own() -> None:
    setup = GAME.draw_setup(2, {"levels": ["hard", "easy"]}, 3)
    levels = {grid.data["rows"][0]: grid.level for grid in shipped("fr")}
    assert [levels[grid["rows"][0]] for grid in setup["grids"]] == ["hard", "easy"]


def test_the_two_grids_drawn_for_a_match_share_no_answer_of_three_letters_or_more() -> None:
    for seed in range(20):
        first, second = (read_grid(data) for data in GAME.draw_setup(2, {}, seed)["grids"])
        answers = [{grid.answer(n) for n in range(len(grid.words))} for grid in (first, second)]
        assert not {word for word in answers[0] & answers[1] if len(word) > 2}


def test_every_shipped_grid_is_valid_and_every_level_has_some() -> None:
    assert {grid.level for grid in shipped("fr")} == {"easy", "medium", "hard"}
    for grid in shipped("fr"):
        assert len(read_grid(grid.data).words) >= 20
