"""The keys that are listed for players are those that do something, and no others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QLabel, QPushButton

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.base.board import Board
from ludogite.ui.base.game_ui import ARROWS, LETTERS
from ludogite.ui.base.key_list import EVERYWHERE, IN_GAMES, ON_PAGES, groups_of, keys_text
from ludogite.ui.pages.rules import KEYS_VIEW, MANUAL_VIEW, RulesPage
from tests.support.ui.input import combination
from tests.support.ui.matches import page_of
from tests.tools.screens import bigbang as screens_bigbang
from tests.tools.screens import crossword as screens_crossword
from tests.tools.screens import cube as screens_cube
from tests.tools.screens import symbols as screens_symbols

PEOPLE = (Seat("Léa"), Seat("Tom"))
TRIED = (
    *(*"0123456789", *LETTERS, *ARROWS),
    *("Return", "Space", "Esc", "Backspace", "Del", "Home", "End", "PgUp", "PgDown"),
    *(f"F{n}" for n in range(2, 11)),
)
"""What no board may take without listing it."""


Positions: TypeAlias = Iterator[tuple[Board, str]]
"""Boards, and the key that is tried on them first: others may leave it nothing to do."""


def shapes(app: Application) -> Positions:
    app.matches.begin(MatchConfig(SHELF["shapes"], PEOPLE, {}, {}, seed=1))
    takes(page_of(app).board, "1")
    yield page_of(app).board, "Esc"


def symbols(app: Application) -> Positions:
    yield screens_symbols.begin(app, 2, -1), "1"
    for keys in ("Esc", "Del", "Backspace"):
        board = screens_symbols.begin(app, 6, 2)
        screens_symbols.hold(board, 0)
        yield board, keys


def bigbang(app: Application) -> Positions:
    for face in "123456":
        yield screens_bigbang.begin(app, lambda state: True, real_dice=True), face
    board = screens_bigbang.begin(app, screens_bigbang.has_rolled(0, 25))
    takes(board, "B")
    yield board, "Esc"


def crossword(app: Application) -> Positions:
    for phase in ("roll", "go", "question"):
        yield screens_crossword.begin(app, screens_crossword.in_phase(phase)), "1"
    board = screens_crossword.begin(app, screens_crossword.asks(0))
    takes(board, "F2")
    yield board, "Esc"
    yield screens_crossword.begin(app, lambda state: state.outcome is not None), "PgUp"


def cube(app: Application) -> Positions:
    yield screens_cube.begin(app, 2), "1"
    board = screens_cube.begin(app, 2)
    takes(board, "1")
    yield board, "Esc"
    setup = {"challenge": shipped()[304].challenge.to_json()}
    app.matches.begin(MatchConfig(SHELF["challenge"], PEOPLE[:1], {}, setup, seed=1, is_coaching=True))
    yield page_of(app).board, "1"


def takes(board: Board, keys: str) -> bool:
    pressed = combination(keys)
    text = keys.lower() if len(keys) == 1 else ""
    event = QKeyEvent(QEvent.Type.KeyPress, pressed.key(), pressed.keyboardModifiers(), text)
    board.event(event)
    return event.isAccepted()


@pytest.mark.parametrize("positions", [shapes, symbols, bigbang, crossword, cube])
def test_the_keys_that_are_listed_for_a_game_are_those_that_its_board_takes(
    app: Application, positions: Callable[[Application], Positions]
) -> None:
    own = groups_of(SHELF[positions.__name__])[0]
    assert own.title == SHELF[positions.__name__].title
    listed = {keys for line in own.lines for keys in line.keys if "Tab" not in keys}
    tried = dict.fromkeys((*TRIED, *sorted(listed)))
    taken = set()
    for board, first in positions(app):
        board.set_animated(False)
        taken |= {keys for keys in (first, *tried) if takes(board, keys)}
        # What was picked in the first round is put down in a second.
        taken |= {keys for keys in tried if keys not in taken and takes(board, keys)}
    assert taken - listed == set()
    assert listed - taken == set()


def test_every_shortcut_of_a_page_is_listed_and_every_one_that_is_listed_is_there(app: Application) -> None:
    found: set[str] = set()

    def look() -> None:
        found.update(shortcut.key().toString() for shortcut in app.window.findChildren(QShortcut))

    app.navigator.show_library()
    look()
    for game in ("symbols", "cube"):
        app.navigator.open_extra_page(SHELF[game])
        look()
    app.navigator.set_up(SHELF["shapes"])
    app.navigator.show_settings()
    app.navigator.show_rules()
    app.navigator.show_print()
    look()
    list(shapes(app))
    look()
    listed = {keys for group in (EVERYWHERE, ON_PAGES, IN_GAMES) for line in group.lines for keys in line.keys}
    assert found <= listed
    assert {keys for keys in listed if keys.startswith(("Ctrl+", "Alt+", "F"))} <= found


def words(app: Application) -> str:
    assert isinstance(app.window.page, RulesPage)
    return "\n".join(label.text() for label in app.window.page.keys.findChildren(QLabel))


def test_f1_leads_to_the_keys_of_the_game_and_to_the_manual_in_the_players_language(app: Application) -> None:
    app.choose(LANGUAGE, "fr")
    app.navigator.show_rules(SHELF["bigbang"])
    page = app.window.page
    assert isinstance(page, RulesPage)
    buttons: dict[str, QPushButton] = page.view.buttons
    buttons[KEYS_VIEW].click()
    assert page.keys.isVisible()
    assert page.title.text() == "Touches"
    shown = words(app)
    assert "Big Bang" in shown
    assert "Lancer les dés" in shown
    assert "Échap" in shown
    page.choice.buttons["cube"].click()
    assert "Lancer les dés" not in words(app)
    assert "X, C, V" in words(app)
    buttons[MANUAL_VIEW].click()
    assert page.text.toPlainText().startswith("Le manuel")
    assert not page.choice.isVisible(), "it is the same for all games"


def test_keys_are_written_as_people_write_them(app: Application) -> None:
    assert keys_text(("1", "2", "3", "4")) == "1–4"
    assert keys_text(("Ctrl+Left", "Ctrl+Right")) == "Ctrl + ← →"
    assert keys_text(("+", "-")) == "+, −"
    assert keys_text(("Return", "Space")) == "Enter, Space"
    assert keys_text(("Ctrl+Shift+Z", "Ctrl+Y")) == "Ctrl + Shift + Z, Ctrl + Y"
    assert Qt.Key.Key_Return == combination("Return").key()
