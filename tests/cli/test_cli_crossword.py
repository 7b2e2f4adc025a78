"""`ludogite crossword`, to the letter."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_cli import Run


def test_a_grid_is_made_checked_and_the_same_for_the_same_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "grid.ipuz"
    made = Run(capsys, "crossword", "make", "--level", "easy", "--seed", "3", "-o", str(file))
    assert (made.code, made.out, made.err) == (0, "", "")
    fields = json.loads(file.read_text(encoding="utf-8"))
    assert fields["version"] == "http://ipuz.org/v2"
    assert fields["dimensions"] == {"width": 7, "height": 10}
    assert {"puzzle", "solution"} <= fields.keys()
    assert set(fields["clues"]) == {"Across", "Down"}
    again = Run(capsys, "crossword", "make", "--level", "easy", "--seed", "3")
    assert json.loads(again.out) == fields
    checked = Run(capsys, "crossword", "check", str(file))
    words = sum(map(len, fields["clues"].values()))
    assert checked.code == 0
    assert f"{words} words" in checked.out


def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "grid.ipuz"
    Run(capsys, "crossword", "make", "--level", "hard", "--seed", "1", "-o", str(file))
    fields = json.loads(file.read_text(encoding="utf-8"))
    fields["clues"]["Down"].pop()
    file.write_text(json.dumps(fields), encoding="utf-8")
    checked = Run(capsys, "crossword", "check", str(file))
    assert (checked.code, checked.out) == (2, "")
    assert "There is no clue for" in checked.err
    missing = Run(capsys, "crossword", "check", str(tmp_path / "none.ipuz"))
    assert missing.code == 2


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = Run(capsys, "crossword", "make", "--level", "easy", "--seed", "1", "-o", str(tmp_path / "no" / "grid.ipuz"))
    assert made.code == 2
    assert "cannot be written" in made.err
