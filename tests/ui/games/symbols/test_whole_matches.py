"""Whole matches of Six Symbols in the window: by mouse, by keys alone, alone, together, and with computers between."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.rules.symbols import Writing, total
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage
from tests.support.ui.matches import LEFT
from tests.support.ui.symbols import (
    EASY,
    a_place,
    board_of,
    drag_pair,
    lay,
    move_pair,
    press,
    round_of,
    tile_point,
)


def wait_for_round(qtbot: QtBot, page: MatchPage) -> bool:
    """Whether there is something to write for people; computers and dice go on meanwhile."""
    board = board_of(page)
    qtbot.waitUntil(lambda: page.match.outcome is not None or bool(board.hand.missing()))
    return page.match.outcome is None


def test_alone_by_mouse(app: Application, qtbot: QtBot) -> None:
    page = lay(app)
    board, rng = board_of(page), Random(1)
    qtbot.mouseClick(board, LEFT, pos=tile_point(board, 3))
    while wait_for_round(qtbot, page):
        place = a_place(board, 0, rng.randrange(99))
        drag_pair(qtbot, board, 0, place)
        assert page.action_button.text() == "Write"
        qtbot.mouseClick(page.action_button, LEFT)
        assert page.match.moves[page.match.cursor - 1] == place
    points = total(round_of(page).sheets[0], "basic")
    assert page.status.text().startswith(f"{points} points: ")
    assert page.action_button.text() == "Play again"


def test_alone_by_keys(app: Application, qtbot: QtBot) -> None:
    page = lay(app, scoring="advanced")
    board, rng = board_of(page), Random(2)
    press(qtbot, board, Qt.Key.Key_4)
    rounds = 0
    while wait_for_round(qtbot, page):
        place = a_place(board, 0, rng.randrange(99))
        move_pair(qtbot, board, place)
        press(qtbot, board, Qt.Key.Key_Return)
        assert board.hand.mark_of(0) == place
        press(qtbot, board, Qt.Key.Key_Return)
        assert page.match.moves[page.match.cursor - 1] == place
        rounds += 1
    assert rounds == sum(isinstance(move, Writing) for move in page.match.moves)
    assert page.match.outcome is not None


def test_two_people_pencil_in_any_order_by_mouse(app: Application, qtbot: QtBot) -> None:
    page = lay(app, 2, coaching=False)
    board, rng = board_of(page), Random(3)
    for tile in (1, 6):
        qtbot.mouseClick(board, LEFT, pos=tile_point(board, tile))
    while wait_for_round(qtbot, page):
        before, places = page.match.cursor, {}
        for seat in rng.sample(board.hand.missing(), len(board.hand.missing())):
            assert not page.action_button.isEnabled()
            places[seat] = a_place(board, seat, rng.randrange(99))
            drag_pair(qtbot, board, seat, places[seat])
            assert page.match.cursor == before, "nothing is written before all have pencilled"
        qtbot.mouseClick(page.action_button, LEFT)
        made = before + len(places)
        qtbot.waitUntil(lambda: page.match.cursor >= made)
        assert list(page.match.moves[before : before + len(places)]) == [places[seat] for seat in sorted(places)]
    assert page.match.outcome is not None


def test_six_at_one_screen_by_keys(app: Application, qtbot: QtBot) -> None:
    page = lay(app, 6)
    board, rng = board_of(page), Random(4)
    for digit in rng.sample(range(6), 6):
        press(qtbot, board, Qt.Key(Qt.Key.Key_1.value + digit))
    while wait_for_round(qtbot, page):
        before, missing = page.match.cursor, board.hand.missing()
        for seat in rng.sample(missing, len(missing)):
            press(qtbot, board, Qt.Key(Qt.Key.Key_1.value + seat))
            move_pair(qtbot, board, a_place(board, seat, rng.randrange(99)))
            press(qtbot, board, Qt.Key.Key_Return)
        assert page.match.cursor == before
        press(qtbot, board, Qt.Key.Key_Return)
        made = before + len(missing)
        qtbot.waitUntil(lambda: page.match.cursor >= made)
        assert [page.match.state_at(before + n).to_move for n in range(len(missing))] == missing
    assert page.match.outcome is not None


def test_computers_between_people_write_by_themselves(app: Application, qtbot: QtBot) -> None:
    page = lay(app, (EASY, Seat("Léa"), EASY, Seat("Tom"), EASY))
    board, rng = board_of(page), Random(5)
    while round_of(page).is_starting:
        qtbot.waitUntil(lambda: bool(board.view.tiles()) or not round_of(page).is_starting)
        if board.view.tiles():
            free = next(tile for tile in range(6) if not board.position.is_taken(tile))
            qtbot.mouseClick(board, LEFT, pos=tile_point(board, free + 1))
    while wait_for_round(qtbot, page):
        for seat in reversed(board.hand.missing()):
            drag_pair(qtbot, board, seat, a_place(board, seat, rng.randrange(99)))
        number = round_of(page).rolls
        assert round_of(page).sheets[1] == round_of(page).before[1], "Léa has only pencilled"
        qtbot.mouseClick(page.action_button, LEFT)
        qtbot.waitUntil(lambda: page.match.outcome is not None or round_of(page).rolls > number)
    assert page.match.outcome is not None
