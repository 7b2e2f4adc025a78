"""The board of Big Bang under mouse and keys: rolling, selecting, turning, calling, and what is said and shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.rules.game import CHANCE
from ludogite.rules.tokens import CELLS
from ludogite.ui.application.app import Application
from ludogite.ui.games.bigbang.hand import Call
from ludogite.ui.match.page import MatchPage
from tests.support.moves import play_text
from tests.support.ui.bigbang import (
    begin,
    board_of,
    cell_point,
    click,
    click_thing,
    click_tile,
    drag,
    go_to,
    move_to,
    moves_made,
    press,
    select_by_keys,
)
from tests.support.ui.counting import Calls
from tests.support.ui.hints import hint_by_hint, press_hint
from tests.support.ui.matches import LEFT

CLEARS_ROW = ("roll 6 6", "turn a1", "turn b1", "turn c1", "turn d1", "turn e1")
"""Léa turns all of row 1 but f1, the 6; 9 are left."""
FORGETS = (*CLEARS_ROW, "done", "roll 3 4")
"""She leaves the bonus; it is Tom's turn."""


def selected(page: MatchPage) -> list[str]:
    return [CELLS[cell] for cell in board_of(page).hand.selected]


def double_click(page: MatchPage, cell: str) -> None:
    board = board_of(page)
    point = cell_point(board, board.position.large, cell)
    QTest.mouseClick(board, LEFT, pos=point)
    QTest.mouseDClick(board, LEFT, pos=point)


# Rolling


def test_nothing_rolls_by_itself_and_the_side_button_never_rolls(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    qtbot.wait(50)
    assert moves_made(page) == []
    assert page.status.text() == "Tom, roll for Léa: click the dish or press D."
    assert not page.action_button.isEnabled()
    click_thing(board_of(page), "dish")
    assert len(moves_made(page)) == 1
    assert page.match.state.to_move == 0


def test_the_dish_ends_the_turn_and_rolls_for_the_opponent(app: Application) -> None:
    page = begin(app, "roll 1 2")
    board = board_of(page)
    assert board.cell_name(72) == "Roll for Tom"
    click(board, "a1")
    page.action_button.click()
    assert moves_made(page) == ["roll 1 2", "turn a1"]
    click_thing(board, "dish")
    assert moves_made(page)[2] == "done"
    assert moves_made(page)[3].startswith("roll")
    assert page.match.state.to_move == 1
    assert board.position.large == 1


def test_a_turn_in_which_nothing_was_turned_is_asked_for_once_more(app: Application) -> None:
    page = begin(app, "roll 1 2")
    board = board_of(page)
    press(board, Qt.Key.Key_D)
    assert page.status.text() == "You can still turn a token. Roll once more to end your turn anyway."
    assert moves_made(page) == ["roll 1 2"]
    press(board, Qt.Key.Key_D)
    assert moves_made(page)[1] == "done"


def test_whoever_rolls_while_tokens_are_selected_is_told_that_they_stay_face_up(app: Application) -> None:
    page = begin(app, "roll 1 2")
    board = board_of(page)
    click(board, "a1")
    press(board, Qt.Key.Key_D)
    told = "Your selection is not turned yet. Press Enter to turn it, or roll again to leave it."
    assert page.status.text() == told
    assert board.cell_name(0).endswith("selected")
    press(board, Qt.Key.Key_D)
    assert moves_made(page)[1] == "done"
    assert board.position.token_seen(0, 0) is not None
    assert not board.cell_name(0).endswith("selected")


def test_a_double_click_on_the_dish_is_one_press(app: Application) -> None:
    page = begin(app, "roll 1 2")
    board = board_of(page)
    point = board.view.layout.dish.center().toPoint()
    QTest.mouseClick(board, LEFT, pos=point)
    QTest.mouseDClick(board, LEFT, pos=point)
    assert moves_made(page) == ["roll 1 2"], "it was asked, not answered"


def test_the_dice_are_dragged_into_the_dish(app: Application) -> None:
    page = begin(app)
    board = board_of(page)
    dice, dish = board.view.layout.dice[0].center().toPoint(), board.view.layout.dish.center().toPoint()
    drag(board, dice, dish)
    assert len(moves_made(page)) == 1
    drag(board, board.view.layout.dice[1].center().toPoint(), board.rect().center())
    assert len(moves_made(page)) == 1, "dropped elsewhere they lie on the strip again"


def test_a_key_that_is_held_down_rolls_once(app: Application) -> None:
    page = begin(app, "roll 1 2", "turn a1")
    for _ in range(3):
        repeat = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_D, Qt.KeyboardModifier.NoModifier, "d", autorep=True, count=1
        )
        QApplication.sendEvent(board_of(page), repeat)
    assert moves_made(page) == ["roll 1 2", "turn a1"]


# Selecting and turning


def test_tokens_are_selected_by_click_and_put_back_by_another(app: Application) -> None:
    page = begin(app, "roll 3 4")
    board = board_of(page)
    click(board, "a1", "b1", "c1")
    assert selected(page) == ["a1", "b1", "c1"]
    assert page.status.text() == "3 tokens selected for 6, leaving 1. Press Enter to turn them."
    assert page.action_button.text() == "Turn 3 tokens"
    click(board, "b1")
    assert selected(page) == ["a1", "c1"]
    click(board, "e1")
    assert page.status.text() == "You need 5 and have 3 left."
    assert selected(page) == ["a1", "c1"]
    assert board.cell_name(0) == "Léa, a1, 1, selected"


def test_tokens_are_selected_by_dragging_across_them(app: Application) -> None:
    page = begin(app, "roll 5 5")
    board = board_of(page)
    drag(board, *(cell_point(board, 0, cell) for cell in ("a1", "b1", "c1", "d1")))
    assert selected(page) == ["a1", "b1", "c1", "d1"]
    drag(board, *(cell_point(board, 0, cell) for cell in ("b1", "c1")))
    assert selected(page) == ["a1", "d1"], "from a selected token the others are put back"
    assert moves_made(page) == ["roll 5 5"]


def test_dragging_across_stops_at_what_is_too_dear_and_says_so(app: Application) -> None:
    page = begin(app, "roll 1 2")
    board = board_of(page)
    drag(board, *(cell_point(board, 0, cell) for cell in ("a1", "b1", "c1")))
    assert selected(page) == ["a1", "b1"]
    assert page.status.text() == "You need 3 and have 0 left."


@pytest.mark.parametrize("how", ["Enter", "button", "strip", "double click"])
def test_what_is_selected_is_turned(app: Application, how: str) -> None:
    page = begin(app, "roll 3 4")
    board = board_of(page)
    click(board, "a1")
    if how != "double click":
        click(board, "b1")
    match how:
        case "Enter":
            press(board, Qt.Key.Key_Return)
        case "button":
            page.action_button.click()
        case "strip":
            click_thing(board, "ruler")
        case "double click":
            double_click(page, "b1")
    assert moves_made(page) == ["roll 3 4", "turn a1", "turn b1"]
    page.undo_button.click()
    assert moves_made(page) == ["roll 3 4"], "what was turned at once is undone at once"


def test_what_remains_in_the_hand_is_written_with_the_move(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    page = begin(app, *CLEARS_ROW)
    board, calls = board_of(page), Calls(monkeypatch)
    press(board, Qt.Key.Key_B)
    click(board, "b3")
    press(board, Qt.Key.Key_B)
    calls.count(type(page.match.writer), "write_hand", "written")
    click(board, "f1")
    assert moves_made(page)[-1] == "bonus f1"
    assert "wrong" in page.match.hand_text
    assert page.match.hand_text == board.hand_text()
    assert not calls.counts


def test_a_double_click_on_a_selected_token_turns_it_too(app: Application) -> None:
    page = begin(app, "roll 3 4")
    click(board_of(page), "a1", "b1")
    double_click(page, "a1")
    assert sorted(moves_made(page)[1:]) == ["turn a1", "turn b1"]


def test_enter_never_ends_the_turn(app: Application) -> None:
    page = begin(app, "roll 3 4", "turn a1")
    for _ in range(3):
        press(board_of(page), Qt.Key.Key_Return)
    assert moves_made(page) == ["roll 3 4", "turn a1"]
    assert page.status.text() == "Select tokens first: click them, or use the arrows and Space."


def test_enter_asks_for_no_tokens_before_the_dice_are_thrown(app: Application) -> None:
    page = begin(app)
    before = page.status.text()
    assert "roll" in before
    press(board_of(page), Qt.Key.Key_Return)
    assert page.status.text() == before


def test_tokens_are_selected_by_arrows_and_space(app: Application) -> None:
    page = begin(app, "roll 3 4")
    board = board_of(page)
    select_by_keys(board, "a1", "d1")
    assert selected(page) == ["a1", "d1"]
    press(board, Qt.Key.Key_Space)
    assert selected(page) == ["a1"]
    press(board, Qt.Key.Key_Enter)
    assert moves_made(page)[1:] == ["turn a1"]


def test_the_first_key_only_shows_where_the_keys_are(app: Application) -> None:
    page = begin(app, "roll 3 4")
    board = board_of(page)
    press(board, Qt.Key.Key_Space)
    assert selected(page) == []
    assert board.current_cell() is not None
    press(board, *[Qt.Key.Key_Up] * 6, *[Qt.Key.Key_Left] * 6, Qt.Key.Key_Space)
    assert selected(page) == ["a1"]


def test_escape_puts_the_selection_back(app: Application) -> None:
    page = begin(app, "roll 3 4")
    click(board_of(page), "a1", "b1")
    press(board_of(page), Qt.Key.Key_Escape)
    assert selected(page) == []


def test_what_cannot_be_afforded_is_painted_like_all_others(app: Application) -> None:
    page = begin(app, "roll 1 1")
    board = board_of(page)
    dear = board.grab(board.view.layout.boards[0].area.toRect()).toImage()
    page = begin(app, "roll 6 6")
    board = board_of(page)
    assert board.grab(board.view.layout.boards[0].area.toRect()).toImage() == dear


def test_keys_that_lead_to_the_board_point_at_no_token(app: Application) -> None:
    page = begin(app, "roll 3 4")
    page.take_focus(is_by_key=True)
    board = board_of(page)
    assert board.hasFocus()
    assert board.position.key_cell is None
    press(board, Qt.Key.Key_Left)
    assert board.position.key_cell is not None


# The bell


def test_a_right_call_by_mouse(app: Application) -> None:
    page = begin(app, *CLEARS_ROW)
    board = board_of(page)
    click_thing(board, "bell")
    assert page.status.text() == "Bonus! Léa, point at the token. Esc cancels."
    assert not page.action_button.isEnabled()
    click(board, "f1")
    assert moves_made(page)[-1] == "bonus f1"
    assert page.status.text() == "Turned for free: f1 was the last number in row 1 (5 + 1 bonus)."
    click_thing(board, "bell")
    assert board.hand.call is Call.BONUS, "whoever sees another rings again"
    press(board, Qt.Key.Key_Escape)
    assert board.hand.call is None


def test_after_a_bonus_the_next_click_buys(app: Application) -> None:
    page = begin(app, *CLEARS_ROW)
    board = board_of(page)
    click_thing(board, "bell")
    click(board, "f1", "a2")
    assert selected(page) == ["a2"]


def test_a_right_call_by_keys(app: Application) -> None:
    page = begin(app, *CLEARS_ROW)
    board = board_of(page)
    press(board, Qt.Key.Key_B)
    go_to(board, "f1")
    press(board, Qt.Key.Key_Return)
    assert moves_made(page)[-1] == "bonus f1"


def test_two_wrong_calls_silence_the_bell(app: Application) -> None:
    page = begin(app, *CLEARS_ROW)
    board = board_of(page)
    press(board, Qt.Key.Key_B)
    click(board, "b3")
    assert page.status.text().startswith("Not a bonus: all its lines still have other numbers face up.")
    assert board.hand.wrong
    press(board, Qt.Key.Key_B)
    click(board, "d6")
    assert page.status.text().endswith("No more “Bonus!” calls this turn.")
    assert board.hand.call is None
    click(board, "a2", "a2")
    assert page.status.text().endswith("No more “Bonus!” calls this turn."), "for the whole turn"
    bell = board.view.layout.bell.center()
    QApplication.sendEvent(board, QHelpEvent(QEvent.Type.ToolTip, bell.toPoint(), board.mapToGlobal(bell.toPoint())))
    assert board.toolTip() == "Two wrong calls: no more “Bonus!” calls this turn."
    assert board.cell_name(73) == "Bonus! You can’t call it again this turn."
    click_thing(board, "bell")
    assert page.status.text() == "Two wrong calls: no more “Bonus!” calls this turn."
    assert moves_made(page) == list(CLEARS_ROW), "a wrong call is no move"


def test_a_silenced_bell_stays_so_when_the_match_is_opened_again(app: Application) -> None:
    page = begin(app, *CLEARS_ROW)
    board = board_of(page)
    for cell in ("b3", "d6"):
        press(board, Qt.Key.Key_B)
        click(board, cell)
    number = page.match.id
    app.window.show_home()
    assert number is not None
    app.matches.resume(number)
    board = board_of(reopened(app))
    assert board.hand.is_silenced(Call.BONUS)


def reopened(app: Application) -> MatchPage:
    page = app.window.page
    assert isinstance(page, MatchPage)
    QApplication.processEvents()
    return page


def test_buying_ends_the_call(app: Application) -> None:
    page = begin(app, *CLEARS_ROW)
    board = board_of(page)
    press(board, Qt.Key.Key_B, Qt.Key.Key_Escape)
    click(board, "c4")
    press(board, Qt.Key.Key_Return)
    assert moves_made(page)[-1] == "turn c4"
    assert board.hand.call is None


# The glass


def test_while_no_line_comes_near_a_bonus_nobody_is_asked_for_one(app: Application) -> None:
    page = begin(app, "roll 3 4", "turn a1", "done", "roll 3 4")
    assert page.status.text() == "Tom, you have 7. Select the tokens to turn."


def test_who_forgot_a_bonus_is_told_what_it_cost(app: Application) -> None:
    page = begin(app, *FORGETS, "claim f1 c1", "done", "roll 3 4")
    board = board_of(page)
    assert page.status.text() == "Léa, you forgot 1 bonus (f1): Tom turned c1 up again. You have 7."
    assert board.view.table(QRegion(board.rect())).turned_up == [CELLS.index("c1")]
    click(board, "a2")
    press(board, Qt.Key.Key_Return)
    assert "forgot" not in page.status.text()
    assert not board.view.table(QRegion(board.rect())).turned_up


def test_a_forgotten_bonus_is_claimed_by_mouse(app: Application) -> None:
    page = begin(app, *FORGETS)
    board = board_of(page)
    assert page.status.text() == "Tom, you have 7. Has Léa forgotten a bonus? Call it before you play."
    click_thing(board, "glass")
    assert board.position.large == 0, "the opponent's board is large"
    click(board, "f1")
    assert page.status.text() == "Right, Tom! It was the last number in row 1. Turn up a token with a dashed ring."
    assert board.cell_name(2) == "Léa, c1, face down, can be turned up"
    click(board, "c1")
    assert moves_made(page)[-1] == "claim f1 c1"
    assert board.cell_name(2) == "Léa, c1, 3"
    assert board.hand.call is Call.FORGOTTEN
    press(board, Qt.Key.Key_Escape)
    assert board.position.large == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_F, Qt.Key.Key_O])
def test_a_forgotten_bonus_is_claimed_by_keys(app: Application, key: Qt.Key) -> None:
    page = begin(app, *FORGETS)
    board = board_of(page)
    press(board, key)
    go_to(board, "f1")
    press(board, Qt.Key.Key_Space)
    go_to(board, "e1")
    press(board, Qt.Key.Key_Return)
    assert moves_made(page)[-1] == "claim f1 e1"


def test_two_wrong_calls_silence_the_glass(app: Application) -> None:
    page = begin(app, *FORGETS)
    board = board_of(page)
    press(board, Qt.Key.Key_F)
    click(board, "b3", "d6")
    assert page.status.text() == "Not a bonus: Léa missed nothing there. No more “Forgotten!” calls this turn."
    assert board.position.large == 1
    press(board, Qt.Key.Key_F)
    assert page.status.text() == "Two wrong calls: no more “Forgotten!” calls this turn."
    assert moves_made(page) == list(FORGETS)


def test_a_claim_that_was_begun_is_there_when_the_match_is_opened_again(app: Application) -> None:
    page = begin(app, *FORGETS)
    board = board_of(page)
    press(board, Qt.Key.Key_F)
    click(board, "f1")
    number = page.match.id
    app.window.show_home()
    assert number is not None
    app.matches.resume(number)
    page = reopened(app)
    board = board_of(page)
    assert board.position.large == 0
    click(board, "c1")
    assert moves_made(page)[-1] == "claim f1 c1"


def test_the_glass_is_for_the_time_before_the_first_own_action(app: Application) -> None:
    page = begin(app, *FORGETS, "turn f6")
    press(board_of(page), Qt.Key.Key_F)
    assert page.status.text() == "Call forgotten bonuses at the start of your turn, before you play."


def test_a_click_on_ones_own_board_puts_the_glass_away(app: Application) -> None:
    page = begin(app, *FORGETS)
    board = board_of(page)
    press(board, Qt.Key.Key_F)
    QTest.mouseClick(board, LEFT, pos=cell_point(board, 1, "a1"))
    assert board.hand.call is None
    assert board.position.large == 1
    assert selected(page) == []


def test_bell_glass_and_dish_look_the_same_whether_or_not_there_is_a_bonus(app: Application) -> None:
    pictures = []
    for moves in (CLEARS_ROW, ("roll 6 6", "turn a1", "turn b1", "turn c1", "turn d1", "turn a5")):
        board = board_of(begin(app, *moves))
        layout = board.view.layout
        pictures.append([board.grab(area.toRect()).toImage() for area in (layout.bell, layout.glass, layout.dish)])
    assert pictures[0] == pictures[1]


# Looking at the other board


def test_who_looks_at_the_other_board_puts_the_bell_down(app: Application) -> None:
    """It would point at tokens that are not seen, and Escape would not cancel it."""
    page = begin(app, *CLEARS_ROW)
    board = board_of(page)
    click_thing(board, "bell")
    assert board.hand.call is Call.BONUS
    QTest.mouseClick(board, LEFT, pos=cell_point(board, 1 - board.position.large, "c3"))
    assert board.position.looked_at is not None
    assert board.hand.call is None
    assert "Esc" not in page.status.text()


def test_the_small_board_is_enlarged_by_a_click_and_escape_returns(app: Application) -> None:
    page = begin(app, "roll 3 4")
    board = board_of(page)
    QTest.mouseClick(board, LEFT, pos=cell_point(board, 1, "c3"))
    assert board.position.large == 1
    click(board, "c3")
    assert page.status.text() == "This is Tom’s board. Press Esc to go back to yours."
    assert selected(page) == []
    press(board, Qt.Key.Key_Escape)
    assert board.position.large == 0


# Real dice


def test_real_dice_are_clicked_in_the_dish(app: Application) -> None:
    page = begin(app, real_dice=True)
    board = board_of(page)
    assert page.status.text() == "Roll your dice for Léa and enter them: 1 to 6, or click."
    click_tile(board, 5)
    assert page.status.text() == "One die shows 5. And the other?"
    click_tile(board, 2)
    assert moves_made(page) == ["roll 2 5"]
    click(board, "a1")
    press(board, Qt.Key.Key_Return, Qt.Key.Key_D)
    assert moves_made(page)[1:] == ["turn a1", "done"]
    assert page.match.state.to_move == CHANCE, "the dice of the players decide"


def test_real_dice_are_entered_by_arrows(app: Application) -> None:
    page = begin(app, real_dice=True)
    board = board_of(page)
    press(board, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert moves_made(page) == ["roll 2 2"]


def test_escape_takes_the_first_real_die_back(app: Application) -> None:
    page = begin(app, real_dice=True)
    board = board_of(page)
    press(board, Qt.Key.Key_5, Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_3)
    assert moves_made(page) == ["roll 1 3"]


# Alone


def test_alone_one_rolls_for_oneself_and_there_is_no_glass(app: Application) -> None:
    page = begin(app, seats=(Seat("Léa"),))
    board = board_of(page)
    assert page.status.text() == "Roll the dice: click the dish or press D."
    assert board.cell_name(36) == "Roll"
    assert not board.position.has_call(Call.FORGOTTEN)
    press(board, Qt.Key.Key_D)
    click(board, "a1")
    press(board, Qt.Key.Key_Return, Qt.Key.Key_D)
    assert [move.split()[0] for move in moves_made(page)] == ["roll", "turn", "done", "roll"]
    press(board, Qt.Key.Key_F)
    assert board.hand.call is None


# Hints


@pytest.mark.parametrize(
    ("seats", "bonuses", "is_offered"),
    [
        ((Seat("Léa"), Seat("Tom")), "strict", False),
        ((Seat("Léa"), Seat("Tom")), ["assisted", "strict"], False),
        ((Seat("Léa"), Seat("Tom")), "assisted", True),
        ((Seat("Léa"), Seat("Computer", level="easy")), "strict", True),
        ((Seat("Léa"),), "strict", True),
    ],
)
def test_between_people_there_is_no_hint_in_strict_play(
    app: Application, seats: tuple[Seat, ...], bonuses: object, is_offered: bool
) -> None:
    page = begin(app, seats=seats, bonuses=bonuses, coaching=True, real_dice=True)
    play_text(page.match, "roll 3 4")
    assert ("Ctrl" in page.hint_button.toolTip()) == is_offered, "else the tip says why there is none"
    assert bool(page.analysis_button.toolTip()) != is_offered


def test_a_hint_selects_what_it_names(app: Application) -> None:
    page = begin(app, "roll 3 4", seats=(Seat("Léa"),), real_dice=True)
    *_, move = hint_by_hint(page)
    selected = [CELLS[cell] for cell in board_of(page).hand.selected]
    assert move.startswith(f"Turn {' '.join(selected)}.")
    assert moves_made(page) == ["roll 3 4"]


def test_a_hint_points_at_what_was_forgotten(app: Application) -> None:
    page = begin(app, *FORGETS, seats=(Seat("Computer", level="easy"), Seat("Tom")), real_dice=True)
    board = board_of(page)
    QTest.mouseClick(board, LEFT, pos=cell_point(board, 0, "c3"))
    assert board.position.looked_at == 0
    assert press_hint(page).startswith("Look at your opponent’s board: one number was left in row 1.")
    assert page.hints.marks.cells == [0, 1, 2, 3, 4, 5]
    assert press_hint(page) == "f1 was a bonus there, and it was forgotten."
    assert page.hints.marks.cells == [CELLS.index("f1")]
    assert press_hint(page).startswith("Forgotten: f1.")
    assert (board.hand.call, board.hand.claim) == (Call.FORGOTTEN, CELLS.index("f1"))
    assert board.position.looked_at is None
    assert moves_made(page) == list(FORGETS)
    press(board, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert board.position.large == 1


def test_with_the_glass_in_the_hand_no_dice_are_there_to_be_dragged(app: Application) -> None:
    page = begin(app, *FORGETS)
    board = board_of(page)
    press(board, Qt.Key.Key_F)
    layout = board.view.layout
    drag(board, layout.dice[0].center().toPoint(), layout.dish.center().toPoint())
    assert board.position.dragged is None
    press(board, Qt.Key.Key_F)
    drag(board, layout.dice[0].center().toPoint(), layout.dish.center().toPoint())
    assert moves_made(page) == list(FORGETS)


def test_hovering_shows_the_token_on_the_ruler(app: Application) -> None:
    page = begin(app, "roll 3 4")
    board = board_of(page)
    before = board.grab(board.view.layout.ruler.toRect()).toImage()
    move_to(board, cell_point(board, 0, "c1"))
    assert board.grab(board.view.layout.ruler.toRect()).toImage() != before


def test_an_analysis_numbers_each_token_once(app: Application, qtbot: QtBot) -> None:
    """Every good turn begins with the same bonus."""
    page = begin(app, *CLEARS_ROW, seats=(Seat("Léa"),), real_dice=True)
    page.analysis_button.click()
    board = board_of(page)
    qtbot.waitUntil(lambda: bool(board.position.best))
    assert [CELLS[cell] for cell in board.position.best] == ["f1"]


def test_where_a_claim_comes_first_no_token_is_said_to_be_numbered(app: Application) -> None:
    page = begin(app, *FORGETS)
    page.match.resign(0)
    page.analysis_button.setChecked(True)
    assert "numbered" not in page.legend.text()
