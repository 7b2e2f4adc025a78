"""Big Bang played by finger."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ludogite.rules.tokens import CELLS
from ludogite.ui.application.app import Application
from ludogite.ui.games.bigbang.hand import Call
from tests.support.ui.bigbang import begin, board_of, cell_point, moves_made
from tests.support.ui.touch import drag, rest, tap, tap_twice_in_haste

CLEARS_ROW = ("roll 6 6", "turn a1", "turn b1", "turn c1", "turn d1", "turn e1")
"""Léa turns all of row 1 but f1, the 6; 9 are left."""


def test_a_whole_turn_is_played_by_finger(app: Application) -> None:
    page = begin(app)
    board = board_of(page)
    tap(board, board.view.layout.dish.center())
    assert moves_made(page)[0].startswith("roll")
    tap(board, cell_point(board, 0, "a1"))
    assert [CELLS[cell] for cell in board.hand.selected] == ["a1"]
    assert board.position.hovered is None, "nobody points there any more"
    tap(page.action_button, page.action_button.rect().center())
    assert moves_made(page)[1:] == ["turn a1"]
    tap(board, board.view.layout.dish.center())
    assert moves_made(page)[2] == "done"
    assert moves_made(page)[3].startswith("roll")
    assert page.match.state.to_move == 1


def test_tokens_are_selected_by_a_finger_that_slides_across_them(app: Application) -> None:
    board = board_of(begin(app, "roll 6 6"))
    drag(board, *(cell_point(board, 0, cell) for cell in ("a1", "b1", "c1")))
    assert {CELLS[cell] for cell in board.hand.selected} == {"a1", "b1", "c1"}


def test_the_dice_are_dragged_into_the_dish_by_finger(app: Application) -> None:
    page = begin(app)
    layout = board_of(page).view.layout
    drag(board_of(page), layout.dice[0].center(), layout.dish.center())
    assert len(moves_made(page)) == 1


def test_two_quick_taps_on_a_token_turn_what_is_selected(app: Application) -> None:
    page = begin(app, "roll 1 2")
    board = board_of(page)
    tap_twice_in_haste(board, cell_point(board, 0, "a1"))
    assert moves_made(page) == ["roll 1 2", "turn a1"]


def test_a_finger_that_rests_takes_back_what_was_begun_last(app: Application, qtbot: QtBot) -> None:
    page = begin(app, *CLEARS_ROW)
    board = board_of(page)
    tap(board, board.view.layout.bell.center())
    assert board.hand.call is Call.BONUS
    rest(qtbot, board, cell_point(board, 0, "f1"))
    assert board.hand.call is None
    assert moves_made(page)[-1] == "turn e1", "and points at nothing"


def test_a_bonus_is_called_by_finger(app: Application) -> None:
    page = begin(app, *CLEARS_ROW)
    board = board_of(page)
    tap(board, board.view.layout.bell.center(), cell_point(board, 0, "f1"))
    assert moves_made(page)[-1] == "bonus f1"


def test_the_other_board_is_enlarged_by_a_tap_and_another(app: Application) -> None:
    board = board_of(begin(app, "roll 1 2"))
    tap(board, board.view.layout.boards[1].area.center())
    assert board.position.large == 1
    tap(board, board.view.layout.boards[0].area.center())
    assert board.position.large == 0


def test_what_is_touched_is_large_enough_in_a_small_window(app: Application) -> None:
    app.window.resize(1024, 700)
    layout = board_of(begin(app, "roll 1 2")).view.layout
    assert layout.boards[layout.large].pitch >= 44
    for area in (layout.bell, layout.glass, layout.dish, layout.strip):
        assert max(area.width(), area.height()) >= 44
        assert min(area.width(), area.height()) >= 24


def test_buttons_are_pressed_by_finger(app: Application) -> None:
    page = begin(app, "roll 1 2", "turn a1")
    tap(page.undo_button, page.undo_button.rect().center())
    assert moves_made(page) == ["roll 1 2"]
