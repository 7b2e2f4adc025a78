"""Every key that is listed for players is pressed where the list says that it does something, and that is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.base.key_list import EVERYWHERE, IN_GAMES, ON_PAGES, KeyGroup, groups_of
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.challenges.board import ChallengeMode
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.library.page import LibraryPage
from ludogite.ui.pages.print.page import PrintPage
from ludogite.ui.pages.statistics.chart_card import ChartCard
from ludogite.ui.pages.statistics.page import StatisticsPage
from tests.support.statistics_matches import generate
from tests.support.ui import cube as cube_matches
from tests.support.ui.bigbang import begin as begin_bigbang
from tests.support.ui.crossword import begin as begin_crossword
from tests.support.ui.crossword import to_question
from tests.support.ui.input import combination
from tests.support.ui.matches import begin as begin_shapes
from tests.support.ui.matches import page_of, played
from tests.support.ui.pace import at_leisure
from tests.support.ui.symbols import open_solo, started
from tests.tools.screens import crossword as screens_crossword
from tests.tools.screens import symbols as screens_symbols
from tests.ui.games.bigbang.test_board import CLEARS_ROW, FORGETS
from tests.ui.games.crossword.test_board import ASKED, CORNER
from tests.ui.games.cube.challenges import test_board as challenges

PLAIN = (bool, int, float, str, tuple, list, dict, type(None))
READER = {"asking": "reader"}
WITHOUT_MEANING = "F7"
MANY_CONTROLS = 80


class Hand(NamedTuple):
    app: Application
    qtbot: QtBot

    def press(self, *keys: str) -> None:
        for each in keys:
            pressed = combination(each)
            key = Qt.Key.Key_Backtab if each == "Shift+Tab" else pressed.key()
            QTest.keyClick(self.app.window.windowHandle(), key, pressed.keyboardModifiers())
            QApplication.processEvents()

    @property
    def page(self) -> MatchPage:
        return page_of(self.app)


SitDown = Callable[[Hand], object]
"""Comes to a position in which the keys of a line do what it says."""


class Tried(NamedTuple):
    sit_down: SitDown
    before: tuple[str, ...] = ()
    """Keys that are pressed first."""
    is_once: bool = False
    """Whether all keys of the line are pressed one after the other, and not each in the same position."""


def seen(app: Application) -> list[object]:
    """What a player may notice: the page, the board and the hand, the line below it, where keys would act."""
    page, window = app.window.page, app.window
    things: list[Any] = [window, page, QApplication.focusWidget()]
    found: list[object] = [id(page), id(QApplication.focusWidget()), QApplication.activeModalWidget() is None]
    found += [window.isFullScreen(), window.isVisible()]
    if isinstance(page, MatchPage):
        board: Any = page.board
        found += [page.status.text(), page.match.cursor, page.shown.past_ply, page.replay.is_playing, board.hand_text()]
        found += [board.current_cell(), page.header.speaker.accessibleName()]
        things += [board, *(getattr(board, name, None) for name in ("hand", "keys", "mode"))]
        things.append(getattr(board.hand, "pencil", None))
        if isinstance(board, CubeBoard):
            found.append(board.stage.view.camera)
            things += [board.stage.rail, *vars(getattr(board.mode, "projector", board)).values()]
    elif isinstance(page, LibraryPage):
        found.append(page.list.model().rowCount())
    elif isinstance(page, PrintPage):
        found.append(page.turner.label.text())
    else:
        things.append(getattr(page, "paper", None))
    return [*found, *map(plain, things)]


def plain(thing: object) -> str:
    values = getattr(thing, "__dict__", {})
    return repr({name: value for name, value in values.items() if isinstance(value, PLAIN)})


def first(sit_down: Callable[[Application], object]) -> SitDown:
    return lambda hand: sit_down(hand.app)


def go_on(hand: Hand) -> None:
    """In the position of the line before."""


# Where the keys do something

SHAPES = [
    Tried(first(begin_shapes), is_once=True),
    Tried(first(begin_shapes), ("1", "Right", "Down"), is_once=True),
    Tried(first(begin_shapes), ("1",)),
    Tried(first(begin_shapes), ("1",)),
]


def six_people(hand: Hand) -> None:
    screens_symbols.begin(hand.app, 6, 2)


def sheet_to_type(hand: Hand) -> None:
    page = open_solo(hand.app)
    page.show_part("score")
    page.score.entry.clear()
    page.score.entry.setFocus()


def alone(hand: Hand) -> None:
    started(hand.app, hand.qtbot)


SYMBOLS = [
    Tried(alone, ("Down",), is_once=True),
    Tried(alone, ("Down",)),
    Tried(alone, ("Down",)),
    Tried(alone, ("Down", "Return")),
    Tried(six_people, ("Down", "6"), is_once=True),
    Tried(six_people, ("3",)),
    Tried(sheet_to_type, ("1", "2", "3", "Left")),
]
BIGBANG = [
    Tried(first(begin_bigbang)),
    Tried(lambda hand: begin_bigbang(hand.app, real_dice=True)),
    Tried(lambda hand: begin_bigbang(hand.app, "roll 6 6"), ("Left",), is_once=True),
    Tried(lambda hand: begin_bigbang(hand.app, "roll 6 6"), ("Left",)),
    Tried(lambda hand: begin_bigbang(hand.app, "roll 6 6"), ("Left", "Space")),
    Tried(lambda hand: begin_bigbang(hand.app, *CLEARS_ROW)),
    Tried(lambda hand: begin_bigbang(hand.app, *FORGETS)),
    Tried(lambda hand: begin_bigbang(hand.app, *CLEARS_ROW), ("B",)),
]


def ended(hand: Hand) -> None:
    screens_crossword.begin(hand.app, lambda state: state.outcome is not None)


CROSSWORD = [
    Tried(first(begin_crossword)),
    Tried(lambda hand: begin_crossword(hand.app, real_dice=True)),
    Tried(lambda hand: begin_crossword(hand.app, *CORNER), ("Right",), is_once=True),
    Tried(lambda hand: to_question(hand.app, level="medium"), is_once=True),
    Tried(lambda hand: begin_crossword(hand.app, *ASKED), ("A", "R"), is_once=True),
    Tried(lambda hand: begin_crossword(hand.app, *ASKED), ("A", "R", "Left")),
    Tried(lambda hand: begin_crossword(hand.app, *CORNER), ("Right",)),
    Tried(lambda hand: begin_crossword(hand.app, *ASKED)),
    Tried(lambda hand: begin_crossword(hand.app, *ASKED, table=dict(READER)), ("Space",)),
    Tried(lambda hand: begin_crossword(hand.app, *ASKED)),
    Tried(lambda hand: begin_crossword(hand.app, *ASKED), ("F2",)),
    Tried(ended, ("Escape", "Down", "Down")),
]


def cube(hand: Hand) -> None:
    cube_matches.begin(hand.app)


def challenge(hand: Hand) -> None:
    challenges.begin(hand.app, challenges.WHOLE, steps=2)


def film(hand: Hand) -> None:
    """After two steps of the solution, which was asked for before."""
    board = challenges.board_of(hand.page)
    assert isinstance(board.mode, ChallengeMode)
    projector = board.mode.projector
    hand.qtbot.waitUntil(lambda: projector.film is not None)
    hand.press("Right", "Right")


CUBE = [
    Tried(challenge, is_once=True),
    Tried(cube, ("3", "Right"), is_once=True),
    Tried(cube, ("3",), is_once=True),
    Tried(cube, ("3",), is_once=True),
    Tried(cube, ("3",)),
    Tried(cube, ("3", "Tab")),
    Tried(cube, ("3",)),
    Tried(cube, ("3",)),
    Tried(cube, is_once=True),
    Tried(go_on, is_once=True),
    Tried(go_on, ("Ctrl+Left",)),
    Tried(go_on),
    Tried(go_on, is_once=True),
    Tried(challenge),
    Tried(go_on),
    Tried(challenge),
    Tried(film, is_once=True),
]


def looking_back(hand: Hand) -> None:
    played(hand.app, "Sa1 Kd4 Yb4").look_at(1)


def two_moves(hand: Hand) -> None:
    played(hand.app, "Sa1 Kd4")


def taken_back(hand: Hand) -> None:
    """Undone moves that can be made again."""
    two_moves(hand)
    hand.page.match.undo()


def reviewed(hand: Hand) -> None:
    """A match in which only a person has made mistakes that count."""
    played(hand.app, "Sd2 Sa4 Sc3 Ca3 Kb3 Yd3", Seat("Léa"), Seat("Computer", level="easy")).match.resign(1)
    hand.page.analysis_button.click()
    hand.qtbot.waitUntil(lambda: not hand.page.review.to_judge)


IN_GAMES_TRIED = [
    Tried(two_moves, ("1",)),
    Tried(taken_back),
    Tried(two_moves),
    Tried(two_moves),
    Tried(two_moves),
    Tried(two_moves),
    Tried(looking_back),
    Tried(looking_back),
    Tried(looking_back),
    Tried(reviewed),
    Tried(two_moves, ("1",)),
]


def settings(hand: Hand) -> None:
    hand.app.navigator.show_settings()


def at_home(hand: Hand) -> None:
    hand.app.window.show_home()
    hand.press("Tab")


EVERYWHERE_TRIED = [
    *[Tried(two_moves)] * 6,
    Tried(settings),
    Tried(at_home),
    Tried(at_home),
]


def library(hand: Hand) -> None:
    two_moves(hand)
    hand.app.navigator.show_library()
    page = hand.app.window.page
    assert isinstance(page, LibraryPage)
    hand.qtbot.waitUntil(lambda: page.is_read)
    page.list.setFocus()
    hand.press("Home")


def printing(hand: Hand) -> None:
    """Rules that take several pages."""
    hand.app.window.show_home()
    hand.app.navigator.show_print()
    page = hand.app.window.page
    assert isinstance(page, PrintPage)
    page.choice.buttons["crossword"].click()
    hand.qtbot.waitUntil(lambda: len(page.pages.pages) > 2)


def chart(hand: Hand) -> None:
    assert hand.app.store
    generate(hand.app.store, 60)
    hand.app.navigator.show_statistics(SHELF["symbols"], None)
    page = hand.app.window.page
    assert isinstance(page, StatisticsPage)
    hand.qtbot.waitUntil(lambda: page.is_settled)
    max((card for card in page.cards if card.chart and card.isVisible()), key=columns).view.setFocus()


def columns(card: ChartCard) -> int:
    return len(card.chart.columns) if card.chart else 0


ON_PAGES_TRIED = [
    Tried(library),
    Tried(library),
    Tried(library, ("Del",)),
    Tried(library),
    Tried(printing, ("PgDown",)),
    Tried(chart, ("Home", "Right"), is_once=True),
]


@pytest.mark.parametrize(
    ("group", "tried"),
    [
        *((groups_of(SHELF[game])[0], tried) for game, tried in (
            ("shapes", SHAPES), ("symbols", SYMBOLS), ("bigbang", BIGBANG), ("crossword", CROSSWORD), ("cube", CUBE),
        )),
        (IN_GAMES, IN_GAMES_TRIED),
        (EVERYWHERE, EVERYWHERE_TRIED),
        (ON_PAGES, ON_PAGES_TRIED),
    ],
    ids=["shapes", "symbols", "bigbang", "crossword", "cube", "in games", "everywhere", "on pages"],
)  # fmt: skip
def test_every_key_of_the_list_does_something(
    app: Application, qtbot: QtBot, group: KeyGroup, tried: Sequence[Tried]
) -> None:
    app.choose(ANIMATIONS, "off")
    hand = Hand(app, qtbot)
    dead = []
    with at_leisure():
        for line, each in zip(group.lines, tried, strict=True):
            for n, keys in enumerate(line.keys):
                if n == 0 or not each.is_once:
                    each.sit_down(hand)
                    QApplication.processEvents()
                    hand.press(*each.before)
                hand.press(WITHOUT_MEANING)
                before = seen(app)
                hand.press(keys)
                if seen(app) == before:
                    dead.append(f"{keys}: {line.does}")
                put_right(hand)
    assert not dead


def put_right(hand: Hand) -> None:
    """What stays from position to position."""
    window = hand.app.window
    if dialog := QApplication.activeModalWidget():
        dialog.close()
    if window.isFullScreen():
        window.toggle_full_screen()
    if not window.isActiveWindow():
        window.show()
        window.activateWindow()
        hand.qtbot.waitUntil(window.isActiveWindow)


# Tab


@pytest.mark.parametrize(
    ("sit_down", "before"),
    [
        (first(begin_shapes), ("1",)),
        (six_people, ("Down", "Return")),
        (alone, ("Down",)),
        (lambda hand: begin_bigbang(hand.app, *FORGETS), ("F",)),
        (lambda hand: begin_crossword(hand.app, *ASKED), ("A",)),
        (lambda hand: begin_crossword(hand.app, *CORNER), ("F2",)),
        (ended, ()),
        (cube, ()),
        (challenge, ()),
        (looking_back, ()),
    ],
    ids=[
        "shape",
        "six sheets",
        "sheet",
        "magnifier",
        "clue",
        "other board",
        "end",
        "cube",
        "challenge",
        "looking back",
    ],
)
def test_tab_goes_to_what_is_seen_and_comes_back_to_the_board(
    app: Application, qtbot: QtBot, sit_down: SitDown, before: tuple[str, ...]
) -> None:
    app.choose(ANIMATIONS, "off")
    hand = Hand(app, qtbot)
    sit_down(hand)
    QApplication.processEvents()
    hand.press(*before)
    board = hand.page.board
    for step in ("Tab", "Shift+Tab"):
        visited = list[QWidget]()
        board.setFocus()
        while len(visited) < MANY_CONTROLS and not (visited and board.hasFocus() and set(visited) - {board}):
            hand.press(step)
            focus = QApplication.focusWidget()
            assert focus is not None
            assert focus.isVisible()
            assert focus.isEnabled()
            assert focus is board or not focus.visibleRegion().isEmpty(), focus
            visited.append(focus)
        assert board.hasFocus(), "a round leads back to it"
        assert set(visited) - {board}, "and leads past buttons"
