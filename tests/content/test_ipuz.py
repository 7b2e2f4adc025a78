"""Crosswords go out as ipuz files and come back; whatever is wrong with a file is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludogite.content.ipuz import from_ipuz, read_ipuz, to_ipuz
from ludogite.message import Complaint
from ludogite.search.crossword_maker import make


@pytest.fixture
def data() -> dict[str, Any]:
    return make("easy", 3).to_json()


def test_a_grid_comes_back_from_its_file_as_it_was(data: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "grid.ipuz"
    file.write_text(json.dumps(to_ipuz(data, "Three")), encoding="utf-8")
    assert read_ipuz(file) == data


def test_words_are_numbered_from_the_top_left(data: dict[str, Any]) -> None:
    fields = to_ipuz(data, "Three")
    numbers = [cell for row in fields["puzzle"] for cell in row if cell not in ("#", 0)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(fields["clues"]["Across"]) + len(fields["clues"]["Down"]) == len(data["clues"])
    across = [number for number, _ in fields["clues"]["Across"]]
    assert across == sorted(across)


def test_what_other_programs_write_differently_is_read(data: dict[str, Any], tmp_path: Path) -> None:
    fields = to_ipuz(data, "Three")
    fields["block"] = "X"
    fields["puzzle"] = [[{"cell": "X" if cell == "#" else cell} for cell in row] for row in fields["puzzle"]]
    fields["solution"] = [["X" if c == "#" else {"value": c.lower()} for c in row] for row in fields["solution"]]
    fields["clues"] = {
        "Across:Horizontalement": [{"number": str(n), "clue": text} for n, text in fields["clues"]["Across"]],
        "Down": fields["clues"]["Down"],
    }
    file = tmp_path / "other.ipuz"
    file.write_text("\ufeffipuz(" + json.dumps(fields) + ")", encoding="utf-8")
    assert read_ipuz(file) == data


def _set(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda fields: fields.__setitem__(key, value)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (_set("kind", ["http://ipuz.org/sudoku#1"]), "not an ipuz crossword"),
        (_set("dimensions", {"width": 15, "height": 15}), "must be 7×10; this one is 15×15"),
        (_set("solution", [["A"] * 7] * 9), "“solution” must have 10 rows of 7 cells"),
        (_set("puzzle", [[0] * 7] * 10), "black squares of “puzzle” and “solution” do not match"),
        (_set("clues", None), "no clues"),
        (_set("clues", {"Across": [[1, ""]]}), "its number and its text"),
        (_set("clues", {"Across": [[99, "x"]]}), "99 Across, but no such word"),
        (_set("clues", {"Across": []}), "no clue for"),
        (lambda fields: fields["solution"][0].__setitem__(1, "7"), "neither a letter nor a black square"),
    ],
)
def test_what_is_wrong_is_said(data: dict[str, Any], damage: Callable[[dict[str, Any]], None], said: str) -> None:
    fields = to_ipuz(data, "Three")
    damage(fields)
    with pytest.raises(Complaint) as caught:
        from_ipuz(fields)
    assert said in str(caught.value.message)


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"\xff\xfe", "UTF-8"), (b"no json", "it is not JSON"), (b"[1]", "not an ipuz"), (b"[" * 9999, "it is not JSON")],
)
def test_a_file_that_is_no_crossword_is_refused(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "bad.ipuz"
    file.write_bytes(content)
    with pytest.raises(Complaint) as caught:
        read_ipuz(file)
    assert said in str(caught.value.message)


def test_a_folder_or_a_missing_file_is_refused(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none.ipuz"):
        with pytest.raises(Complaint, match="readable file"):
            read_ipuz(file)
