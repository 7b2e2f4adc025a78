"""A player who sees nothing: the first move of every game, by what the accessibility bus tells of the real program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludogite.settings import ANIMATIONS, LANGUAGE, Settings
from tests.e2e.screen_reader import ScreenReader, screen_reader

NAMED = {"cell", "push button", "radio button", "check box", "text", "list", "list item"}
"""Roles whose elements all have a name."""


def begin(reader: ScreenReader, game: str) -> None:
    reader.press(f"{game}, ", "push button")
    reader.find("Player 1: Player", "radio button")
    if game != "Crossword Track":
        reader.press("Who starts?: Player 1", "radio button")
        assert reader.find("Who starts?: Player 1").is_checked
        assert not reader.find("Who starts?: Random").is_checked
    reader.press("Start", "push button")
    reader.find("Moves", "list")
    nameless = [each for each in reader.elements() if not each.name]
    assert not {reader.role_of(each) for each in nameless} & NAMED


def play_shapes(reader: ScreenReader) -> None:
    begin(reader, "Four Shapes")
    reader.press("Player 1, cone, 2 left", "push button")
    reader.wait_to_hear("cone taken up")
    reader.press("b2, empty", "cell")
    reader.find("b2, light cone", "cell")
    reader.find("Player 1, cone, 1 left")
    reader.find("Move 1, Player 1: b2 cone", "list item")


def play_symbols(reader: ScreenReader) -> None:
    begin(reader, "Six Symbols")
    reader.press("3, circle", "push button")
    reader.find("Move 1, Player 1: start symbol: circle", "list item")


def play_bigbang(reader: ScreenReader) -> None:
    begin(reader, "Big Bang")
    budget = int(re.findall(r"\d+", reader.find("Player 1, you have ").name)[-1])
    tokens = [each for each in reader.elements() if re.fullmatch(r"Player 1, [a-f][1-6], \d+", each.name)]
    token = next(each for each in tokens if int(each.name.split()[-1]) <= budget)
    reader.act(token)
    reader.wait_to_hear("1 token selected")
    reader.press("Turn 1 token", "push button")
    cell = token.name.split(", ")[1]
    reader.find(f"Player 1, {cell}, face down", "cell")


def play_crossword(reader: ScreenReader) -> None:
    begin(reader, "Crossword Track")
    reader.press("die, ", "push button")
    reader.find("Move 1, Player 1: to start: ", "list item")


def play_cube(reader: ScreenReader) -> None:
    begin(reader, "Cube")
    reader.press("the red square, 2", "push button")
    reader.wait_to_hear("Point at a square")  # Qt clicks a button a moment after it was asked to
    reader.press("top face, row 1, column 1: empty", "cell")
    reader.wait_to_hear("level 1, row 1, column")
    reader.press("Turn around the left axis", "push button")
    reader.wait_to_hear("level 1, row 1, column")
    reader.press("Place it here", "push button")
    reader.find("top face, row 1, column 1: the red square", "cell")
    reader.find("the red square, 2, is placed", "push button")
    reader.find("Move 1, Player 1: square, level 1, row 1, column", "list item")


PLAYS = (play_shapes, play_symbols, play_bigbang, play_crossword, play_cube)


@pytest.fixture
def reader(home: Path, tmp_path: Path) -> Iterator[ScreenReader]:
    settings = Settings()
    settings[LANGUAGE], settings[ANIMATIONS] = "en", "off"
    with screen_reader(tmp_path) as made:
        yield made


def test_first_move_of_every_game(reader: ScreenReader) -> None:
    for play in PLAYS:
        play(reader)
        reader.press("Home", "push button")
