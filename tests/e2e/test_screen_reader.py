"""A player who sees nothing: the first move of every game, a whole match and all pages, by what the accessibility bus
tells of the real program."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludogite.match.store.store import Store
from ludogite.settings import ANIMATIONS, LANGUAGE, Settings
from tests.e2e.screen_reader import ScreenReader, screen_reader
from tests.support.many_matches import copy_into, finished

pytestmark = pytest.mark.linux("AT-SPI, over D-Bus")

NAMED = {"cell", "push button", "radio button", "check box", "combo box", "text", "list", "list item", "slider"}
"""Roles whose elements all have a name."""


def begin(reader: ScreenReader, game: str) -> None:
    reader.press(f"{game}, ", "push button")
    reader.find("Player 1: Player", "radio button")
    start(reader, game)


def start(reader: ScreenReader, game: str) -> None:
    """From the set-up."""
    if game != "Crossword Track":
        reader.press("Who starts?: Player 1", "radio button")
        assert reader.find("Who starts?: Player 1").is_checked
        assert not reader.find("Who starts?: Random").is_checked
    reader.press("Start", "push button")
    reader.find("Moves", "list")
    check(reader, game)


def play_shapes(reader: ScreenReader) -> None:
    """A whole match, for two."""
    reader.press("Four Shapes, ", "push button")
    reader.press("Player 2: Player", "radio button")
    check(reader, "Four Shapes")
    start(reader, "Four Shapes")
    place_shape(reader, "1, sphere", "a1")
    reader.find("a1, light sphere", "cell")
    reader.find("Player 1, sphere, 1 left", "push button")
    reader.find("Move 1, Player 1: a1 sphere", "list item")
    place_shape(reader, "2, sphere", "b1")
    reader.wait_to_hear("b1. ")  # and why it may not be there
    place_shape(reader, "2, cylinder", "b1")
    reader.wait_to_hear("Player 1, your turn.")
    place_shape(reader, "1, cube", "c1")
    reader.wait_to_hear("Player 2, your turn.")
    place_shape(reader, "2, cone", "d1")
    reader.wait_to_hear("Player 2 wins. Four different shapes in row 1.")
    check(reader, "Player 2 wins")
    reader.find("Look back", "push button")


def place_shape(reader: ScreenReader, piece: str, cell: str) -> None:
    reader.press(f"Player {piece}", "push button")
    reader.wait_to_hear(f"{piece.split()[-1]} taken up")
    reader.press(f"{cell}, empty", "cell")


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
    """For two: a computer might cover the piece before it is looked at."""
    reader.press("Cube, ", "push button")
    reader.press("Player 2: Player", "radio button")
    start(reader, "Cube")
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
    """With one match in the library."""
    settings = Settings()
    settings[LANGUAGE], settings[ANIMATIONS] = "en", "off"
    store = Store()
    copy_into(store, finished("shapes", 2))
    store.close()
    with screen_reader(tmp_path) as made:
        yield made


def test_first_move_of_every_game(reader: ScreenReader) -> None:
    for play in PLAYS:
        play(reader)
        reader.press("Home", "push button")


# Every page


def check(reader: ScreenReader, title: str) -> None:
    """What holds on every page, once it is there."""
    reader.find(title, "label")
    reader.wait_until(lambda: complaints(reader) == [], lambda: complaints(reader))


def complaints(reader: ScreenReader) -> list[str]:
    """What can be used has a name that tells it from its neighbours, it is to be seen, and of exclusive choices one is
    made."""
    elements = [each for each in reader.elements() if each.role in NAMED]
    sizes = reader.sizes_of(elements)
    found = [f"{each.name} is not to be seen" for each, size in zip(elements, sizes, strict=True) if min(size) <= 0]
    found += [f"a {each.role} has no name" for each in elements if not each.name.strip(" ,:")]
    names = Counter((each.parent, each.role, each.name) for each in elements)
    found += [f"{count} are called {name}" for (_, _, name), count in names.items() if count > 1]
    choices = [each for each in elements if each.role == "radio button"]
    made = Counter(each.parent for each in choices if each.is_checked)
    return found + [f"{made[each.parent]} are chosen beside {each.name}" for each in choices if made[each.parent] != 1]


def open_page(reader: ScreenReader, button: str, title: str = "") -> None:
    reader.press(button, "push button")
    check(reader, title or button)


def leave(reader: ScreenReader, button: str) -> None:
    """Back to home."""
    reader.press(button, "push button")
    reader.find("One try a day", "label")


def walk_front_pages(reader: ScreenReader) -> None:
    open_page(reader, "Print")
    leave(reader, "Back")
    open_page(reader, "Settings")
    reader.press("Theme: Dark", "radio button")
    check(reader, "Settings")
    assert reader.find("Theme: Dark").is_checked
    leave(reader, "Back")
    open_page(reader, "Statistics")
    reader.wait_to_hear("Statistics")
    reader.press("Game: Four Shapes", "radio button")
    assert "Won: 1" in reader.description_of(reader.find("Wins and losses", "filler"))
    leave(reader, "Back")


def walk_about(reader: ScreenReader) -> None:
    reader.choose_last_of_menu("More")
    check(reader, "Version")
    open_page(reader, "Licences…", "Licences")
    reader.act(reader.find("numpy", "list item"))
    reader.find("BSD", "label")
    assert "NumPy" in reader.text_of(reader.find("Text of the licence", "text"))
    for dialog in ("Licences", "About"):
        frame = reader.find(dialog, "dialog").address.object_path
        reader.act(next(each for each in reader.elements() if each.name == "Close" and each.parent == frame))


def walk_library(reader: ScreenReader) -> None:
    """A match is opened and walked through."""
    open_page(reader, "Library")
    assert reader.description_of(reader.find("All games", "combo box")) == "Game"
    reader.press("Which games: In progress", "radio button")
    reader.wait_to_hear("0 of 1 game")
    reader.press("Which games: All", "radio button")
    reader.wait_to_hear("1 game")
    reader.act(reader.find("Four Shapes, Léa and Tom, Léa won", "list item"))
    reader.find("Four Shapes — Léa and Tom", "label")
    reader.press("Replay", "push button")
    reader.wait_to_hear("Léa wins.")
    check(reader, "Four Shapes")
    reader.press("One move back", "push button")
    reader.wait_to_hear("After move 10: d4 cone")
    reader.find("c4, empty", "cell")
    reader.act(reader.find("Move 3, Léa: c2 cone", "list item"))
    reader.wait_to_hear("After move 3: c2 cone")
    reader.find("d3, empty", "cell")
    open_page(reader, "Library")
    reader.find("Four Shapes — Léa and Tom", "label")
    reader.press("Delete", "push button")
    reader.wait_to_hear("Deleted: Four Shapes — Léa and Tom")
    reader.press("Undo", "push button")
    reader.find("Four Shapes, Léa and Tom, Léa won", "list item")
    leave(reader, "Home")


def walk_solo(reader: ScreenReader) -> None:
    reader.choose_last_of_menu("Roll of the day")  # before it the lesson
    check(reader, "Twelve rolls")
    reader.find("Who plays?", "text")
    reader.press("Six Symbols: Dice", "radio button")
    check(reader, "Click the dice")
    reader.press("Roll", "push button")
    reader.wait_to_hear("Round 1 of 12")
    reader.press("Six Symbols: Score a sheet", "radio button")
    check(reader, "Total 0")
    leave(reader, "Home")
    open_page(reader, "Cube: 400 challenges", "Cube challenges")
    reader.act(reader.find("Starter 2", "list item"))
    reader.find("Starter 2", "label")
    leave(reader, "Home")


def walk_exercises(reader: ScreenReader) -> None:
    """A puzzle and a lesson say what to do."""
    reader.press("Four Shapes, ", "push button")
    open_page(reader, "Puzzles", "Four Shapes — Puzzles")
    reader.press("Easy: play puzzle 1", "push button")
    reader.wait_to_hear("Win in 2 moves")
    check(reader, "Four Shapes — Puzzle")
    reader.press("Back", "push button")
    check(reader, "Four Shapes — Puzzles")
    leave(reader, "Home")
    open_page(reader, "Rules")
    reader.press("Rules: Four Shapes", "radio button")
    reader.press("To read: Keys", "radio button")
    check(reader, "Take a sphere")
    reader.press("To read: Rules", "radio button")
    assert "sixteen" in reader.text_of(reader.find("Four Shapes: rules"))
    reader.press("Learn by playing", "push button")
    reader.wait_to_hear("Put a sphere on the marked cell. Marked: Player, sphere, 2 left; b2, empty.")
    check(reader, "Four Shapes — Lesson")
    leave(reader, "Home")


def test_every_page(reader: ScreenReader) -> None:
    check(reader, "One try a day")
    for walk in (walk_front_pages, walk_about, walk_library, walk_solo, walk_exercises):
        walk(reader)
