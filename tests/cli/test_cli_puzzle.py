"""`ludogite puzzle` prints a record that the other commands read, and what goes on from it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludogite.cli import main


def puzzle(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["puzzle", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", ["shapes", "bigbang"])
def test_record_and_solution_are_played_to_the_end(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(puzzle(capsys, game, "--level", "easy", "--seed", "4", "--json"))
    told["record"]["moves"] += told["solution"]
    file = tmp_path / "solved.json"
    file.write_text(json.dumps(told["record"]), encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"]


def test_the_pair_of_six_symbols_comes_with_the_points_of_every_place(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(puzzle(capsys, "symbols", "--level", "easy", "--seed", "1", "--json"))
    assert told["points"][told["solution"][0]] == max(told["points"].values())


def test_it_is_told_in_words_too(capsys: pytest.CaptureFixture[str]) -> None:
    goal, record, solution = puzzle(capsys, "shapes", "--level", "easy", "--seed", "0").splitlines()
    assert goal == "You are light. Win in 2 moves, whatever your opponent plays."
    assert json.loads(record)["game"] == "shapes"
    assert solution.startswith("Solution: ")


def test_a_game_without_puzzles_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["puzzle", "cube", "--level", "easy", "--seed", "1"])
    assert stopped.value.code == 2
    assert "shapes" in capsys.readouterr().err
