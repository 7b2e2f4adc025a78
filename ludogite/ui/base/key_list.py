"""All keys of the program, as the page of keys and the manual list them. What a key does is decided where it is
pressed; tests compare both. What a game adds are the `keys` of its GameUi."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ARROWS, ENTER, ERASE, KeyLine, games_with_card, ui_of
from ludogite.ui.look.language import tr

HINT_KEYS = ("Ctrl+H",)
RETRY_KEYS = ("Ctrl+E",)
SPEAKER_KEYS = ("Ctrl+M",)
BOARD_ONLY_KEYS = ("F9",)
SIGNS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "-": "−"}
NAMES = {
    "Ctrl": QT_TRANSLATE_NOOP("keys", "Ctrl"),
    "Shift": QT_TRANSLATE_NOOP("keys", "Shift"),
    "Alt": QT_TRANSLATE_NOOP("keys", "Alt"),
    "Return": QT_TRANSLATE_NOOP("keys", "Enter"),
    "Space": QT_TRANSLATE_NOOP("keys", "Space"),
    "Esc": QT_TRANSLATE_NOOP("keys", "Esc"),
    "Tab": QT_TRANSLATE_NOOP("keys", "Tab"),
    "Backspace": QT_TRANSLATE_NOOP("keys", "Backspace"),
    "Del": QT_TRANSLATE_NOOP("keys", "Delete"),
    "Home": QT_TRANSLATE_NOOP("keys", "Home"),
    "End": QT_TRANSLATE_NOOP("keys", "End"),
    "PgUp": QT_TRANSLATE_NOOP("keys", "Page up"),
    "PgDown": QT_TRANSLATE_NOOP("keys", "Page down"),
}
SHORTEST_RUN = 3
"""From so many on, letters or digits that follow each other are written 1–3."""


class KeyGroup(NamedTuple):
    title: Message
    lines: tuple[KeyLine, ...]


IN_GAMES = KeyGroup(
    Message(QT_TRANSLATE_NOOP("keys", "In every game")),
    (
        KeyLine(("Ctrl+Z",), Message(QT_TRANSLATE_NOOP("keys", "Undo"))),
        KeyLine(("Ctrl+Shift+Z", "Ctrl+Y"), Message(QT_TRANSLATE_NOOP("keys", "Redo"))),
        KeyLine(("Ctrl+S",), Message(QT_TRANSLATE_NOOP("keys", "Save the game in a file"))),
        KeyLine(HINT_KEYS, Message(QT_TRANSLATE_NOOP("keys", "Hint"))),
        KeyLine(SPEAKER_KEYS, Message(QT_TRANSLATE_NOOP("keys", "Sounds off, and on again"))),
        KeyLine(BOARD_ONLY_KEYS, Message(QT_TRANSLATE_NOOP("keys", "Board only, and all again"))),
        KeyLine(("Alt+Left", "Alt+Right"), Message(QT_TRANSLATE_NOOP("keys", "Look back: one move back or on"))),
        KeyLine(("Space",), Message(QT_TRANSLATE_NOOP("keys", "While you look back: play or pause the film"))),
        KeyLine(("Home", "End"), Message(QT_TRANSLATE_NOOP("keys", "While you look back: to the start or the end"))),
        KeyLine(RETRY_KEYS, Message(QT_TRANSLATE_NOOP("keys", "Reviewed: try your mistakes again"))),
        KeyLine(
            ("Esc",), Message(QT_TRANSLATE_NOOP("keys", "Put down, close, back to the game; press twice to leave it"))
        ),
    ),
)
EVERYWHERE = KeyGroup(
    Message(QT_TRANSLATE_NOOP("keys", "Everywhere")),
    (
        KeyLine(("F1",), Message(QT_TRANSLATE_NOOP("keys", "Rules, keys and manual"))),
        KeyLine(("F11",), Message(QT_TRANSLATE_NOOP("keys", "Full screen, and back"))),
        KeyLine(("Ctrl+,",), Message(QT_TRANSLATE_NOOP("keys", "Settings"))),
        KeyLine(("Ctrl+O",), Message(QT_TRANSLATE_NOOP("keys", "Open files"))),
        KeyLine(("Ctrl+P",), Message(QT_TRANSLATE_NOOP("keys", "Print"))),
        KeyLine(("Ctrl+Q",), Message(QT_TRANSLATE_NOOP("keys", "Quit"))),
        KeyLine(("Esc",), Message(QT_TRANSLATE_NOOP("keys", "Back"))),
        KeyLine(("Tab", "Shift+Tab"), Message(QT_TRANSLATE_NOOP("keys", "To the next or the previous button"))),
        KeyLine(ENTER, Message(QT_TRANSLATE_NOOP("keys", "Press the button"))),
    ),
)
ON_PAGES = KeyGroup(
    Message(QT_TRANSLATE_NOOP("keys", "In lists and on pages")),
    (
        KeyLine(("Return",), Message(QT_TRANSLATE_NOOP("keys", "Open the selected game"))),
        KeyLine(ERASE, Message(QT_TRANSLATE_NOOP("keys", "Delete the selected games"))),
        KeyLine(("Ctrl+Z",), Message(QT_TRANSLATE_NOOP("keys", "Library: bring back what was just deleted"))),
        KeyLine(("Ctrl+F",), Message(QT_TRANSLATE_NOOP("keys", "Library: search"))),
        KeyLine(("PgUp", "PgDown"), Message(QT_TRANSLATE_NOOP("keys", "Print: previous or next page"))),
        KeyLine(
            (*ARROWS, "Home", "End"),
            Message(QT_TRANSLATE_NOOP("keys", "Statistics: from value to value of a chart")),
        ),
    ),
)


def groups_of(game: Game) -> list[KeyGroup]:
    """What somebody who plays this game may press."""
    return [*_own_group(game), IN_GAMES, EVERYWHERE, ON_PAGES]


def all_groups() -> list[KeyGroup]:
    return [EVERYWHERE, ON_PAGES, IN_GAMES, *(group for game in games_with_card() for group in _own_group(game))]


def _own_group(game: Game) -> Iterator[KeyGroup]:
    if keys := ui_of(game).keys:
        yield KeyGroup(game.title, keys)


def keys_text(keys: Sequence[str]) -> str:
    """Keys that are pressed while the same others are held are written together: Ctrl + ← →."""
    return ", ".join(
        " + ".join([*map(_name, held), ", ".join(map(_run_text, _runs([key for _, key in group])))])
        for held, group in groupby(map(_parted, keys), key=lambda parted: parted[0])
    )


def _parted(text: str) -> tuple[list[str], str]:
    """Keys that are held, and the one that is pressed; + is a key too."""
    *held, key = ["+"] if text == "+" else text.split("+")
    return held, key


def _runs(keys: Sequence[str]) -> list[list[str]]:
    """Arrows stay together, and so do letters and digits that follow each other."""
    runs: list[list[str]] = []
    for key in keys:
        last = runs[-1][-1] if runs else ""
        is_next = len(key) == len(last) == 1 and ord(key) == ord(last) + 1
        if is_next or (key in ARROWS and last in ARROWS):
            runs[-1].append(key)
        else:
            runs.append([key])
    return runs


def _run_text(run: Sequence[str]) -> str:
    if run[0] in ARROWS:
        return " ".join(map(_name, run))
    return ", ".join(map(_name, run)) if len(run) < SHORTEST_RUN else f"{run[0]}–{run[-1]}"


def _name(key: str) -> str:
    if key == "Ctrl" and sys.platform == "darwin":
        return "⌘"
    return tr(Message(NAMES[key])) if key in NAMES else SIGNS.get(key, key)
