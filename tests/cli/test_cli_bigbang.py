"""Big Bang on the command line: bonuses chosen for all seats, or one for each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludogite.cli import main

BOARD = ["1 2 3 4 5 6", "7 8 9 10 11 12", "13 14 15 16 18 20", "22 24 1 2 3 4", "5 6 7 8 9 10", "4 8 * * * 1"]
FIVE_OF_ROW_1 = ["roll 6 6", "turn a1", "turn b1", "turn c1", "turn d1", "turn e1"]


def replay(folder: Path, bonuses: Any, moves: list[str], players: int = 2) -> int:
    fields = {
        "format": "ludogite-record/1",
        "game": "bigbang",
        "players": ["Ann", "Bob"][:players],
        "options": {"bonuses": bonuses},
        "setup": {"boards": [BOARD] * players},
        "moves": moves,
    }
    file = folder / "match.json"
    file.write_text(json.dumps(fields), encoding="utf-8")
    return main(["replay", str(file), "--json"])


def boards(capsys: pytest.CaptureFixture[str]) -> list[list[str]]:
    found: list[list[str]] = json.loads(capsys.readouterr().out)["state"]["boards"]
    return found


@pytest.mark.parametrize("bonuses", ["assisted", ["assisted", "assisted"], ["assisted", "strict"]])
def test_the_last_of_the_row_is_taken_for_an_assisted_seat(
    bonuses: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay(tmp_path, bonuses, FIVE_OF_ROW_1) == 0
    assert boards(capsys)[0][0] == "x x x x x x"


@pytest.mark.parametrize("bonuses", ["strict", ["strict", "strict"], ["strict", "assisted"]])
def test_a_strict_seat_is_left_to_notice_it(bonuses: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(tmp_path, bonuses, FIVE_OF_ROW_1) == 0
    assert boards(capsys)[0][0] == "x x x x x 6"


def test_alone_it_is_one_value_or_a_list_of_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for bonuses in ("assisted", ["assisted"]):
        assert replay(tmp_path, bonuses, FIVE_OF_ROW_1, players=1) == 0
        assert boards(capsys)[0][0] == "x x x x x x"
    assert replay(tmp_path, ["assisted", "assisted"], [], players=1) == 2


@pytest.mark.parametrize("bonuses", [["assisted"], ["strict"] * 3, ["strict", "lazy"], "lazy", None, []])
def test_other_values_are_no_record_of_the_game(
    bonuses: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay(tmp_path, bonuses, []) == 2
    assert "must be one of: strict, assisted; or a list with one of these for each player." in capsys.readouterr().err


def test_an_assisted_seat_claims_from_a_strict_one_and_takes_no_bonus_itself(tmp_path: Path) -> None:
    forgotten = [*FIVE_OF_ROW_1, "done", "roll 6 6"]
    assert replay(tmp_path, ["strict", "assisted"], [*forgotten, "claim f1 a1"]) == 0
    assert replay(tmp_path, ["strict", "assisted"], [*forgotten, *FIVE_OF_ROW_1[1:], "claim f1 a1"]) == 1
    assert replay(tmp_path, ["assisted", "strict"], [*forgotten, "claim f1 a1"]) == 1
    assert replay(tmp_path, ["assisted", "strict"], [*FIVE_OF_ROW_1, "bonus f1"]) == 1
    assert replay(tmp_path, "assisted", [*forgotten, "claim f1 a1"]) == 1
