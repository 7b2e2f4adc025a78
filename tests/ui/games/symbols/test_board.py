"""The board of Six Symbols under the hands of its players: pencil, dice, start symbols, and what is said and shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QImage, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.players.symbols_reasons import stranded
from ludogite.rules.symbols import CELLS, line_points, parse
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.games.symbols.board import SymbolsBoard
from ludogite.ui.games.symbols.points import final_points, shown_points
from ludogite.ui.match.page import MatchPage
from tests.support.moves import play_text
from tests.support.ui.hints import hint_by_hint, press_hint
from tests.support.ui.input import choose_in_menu
from tests.support.ui.matches import LEFT, press_again
from tests.support.ui.symbols import (
    EASY,
    a_place,
    board_of,
    cell_point,
    drag,
    drag_pair,
    lay,
    move,
    moves_made,
    press,
    round_of,
    started,
    tile_point,
    tray_point,
)

RIGHT = Qt.MouseButton.RightButton


def with_dice(app: Application, qtbot: QtBot, seats: int = 1, roll: str = "roll 2 5", **how: object) -> MatchPage:
    """After the start symbols and this roll."""
    page = started(app, qtbot, seats, real_dice=True, **how)
    play_text(page.match, roll)
    return page


def written(board: SymbolsBoard, seat: int = 0) -> str:
    return str(board.hand.mark_of(seat))


# Start symbols


def test_a_start_symbol_is_chosen_in_the_tray_and_taken_ones_are_refused(app: Application, qtbot: QtBot) -> None:
    page = lay(app, 3)
    board = board_of(page)
    assert page.status.text() == "Léa, choose your start symbol: click it or press 1 to 6."
    assert board.view.layout.tray.contains(board.view.tiles()[2]), "no sheet is covered"
    qtbot.mouseClick(board, LEFT, pos=tile_point(board, 3))
    assert moves_made(page) == ["start 3"]
    qtbot.mouseClick(board, LEFT, pos=tile_point(board, 3))
    assert page.status.text() == "Someone else already has this symbol."
    assert board.cell_name(3 * 25 + 2) == "3, circle, taken"
    assert board.cell_name(3 * 25 + 3) == "4, triangle"
    press(qtbot, board, Qt.Key.Key_Right)
    assert board.current_cell() == 3 * 25, "the first key only shows where the keys are"
    press(qtbot, board, *[Qt.Key.Key_Right] * 4, Qt.Key.Key_Return)
    assert moves_made(page) == ["start 3", "start 5"]


def test_a_taken_start_symbol_is_painted_paler(app: Application, qtbot: QtBot) -> None:
    page = lay(app, 2)
    board = board_of(page)
    play_text(page.match, "start 5")
    picture = board.grab().toImage()

    def darkest(tile: int) -> int:
        area = board.view.tiles()[tile - 1].toRect().adjusted(8, 8, -8, -18)
        row = area.center().y() - 2
        return min(picture.pixelColor(x, row).lightness() for x in range(area.left(), area.right()))

    assert darkest(5) > darkest(2) + 20


# Pencil


def test_the_pair_is_dragged_onto_the_sheet_and_stays_in_pencil(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    board = board_of(page)
    drag(qtbot, board, tray_point(board), cell_point(board, 0, "c3"))
    assert written(board) == "2@c3 5@d3"
    assert moves_made(page)[-1] == "roll 2 5"
    assert page.status.text().startswith("Pencilled in.")


def test_the_pair_can_be_clicked_and_then_a_cell(app: Application, qtbot: QtBot) -> None:
    board = board_of(with_dice(app, qtbot))
    qtbot.mouseClick(board, LEFT, pos=tray_point(board))
    move(board, cell_point(board, 0, "b2"))
    assert board.hand.is_held
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, "b2"))
    assert written(board) == "2@b2 5@c2"
    assert not board.hand.is_held


def test_r_the_right_button_and_the_wheel_turn_the_pair(app: Application, qtbot: QtBot) -> None:
    board = board_of(with_dice(app, qtbot))
    qtbot.mouseClick(board, LEFT, pos=tray_point(board))
    move(board, cell_point(board, 0, "c3"))
    seen = [str(board.hand.offered()[1])]  # type: ignore[index]
    press(qtbot, board, Qt.Key.Key_R)
    seen.append(str(board.hand.offered()[1]))  # type: ignore[index]
    qtbot.mouseClick(board, RIGHT, pos=cell_point(board, 0, "c3"))
    seen.append(str(board.hand.offered()[1]))  # type: ignore[index]
    point = QPointF(cell_point(board, 0, "c3"))
    QApplication.sendEvent(
        board,
        QWheelEvent(
            point,
            board.mapToGlobal(point),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )
    seen.append(str(board.hand.offered()[1]))  # type: ignore[index]
    assert seen == ["2@c3 5@d3", "2@c3 5@c4", "2@c3 5@b3", "2@c3 5@c2"]


def test_what_is_pencilled_can_be_moved_turned_and_taken_off(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    board = board_of(page)
    drag(qtbot, board, tray_point(board), cell_point(board, 0, "c3"))
    drag(qtbot, board, cell_point(board, 0, "d3"), cell_point(board, 0, "e5"))
    assert written(board) == "2@d5 5@e5"
    move(board, cell_point(board, 0, "e5"))
    qtbot.mouseClick(board, RIGHT, pos=cell_point(board, 0, "e5"))
    assert written(board) == "2@e4 5@e5"
    drag(qtbot, board, cell_point(board, 0, "e5"), board.view.layout.tray.bottomRight().toPoint() - QPoint(5, 5))
    assert board.hand.mark_of(0) is None
    assert not page.action_button.isEnabled()


def test_one_die_can_be_placed_after_the_other(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    board = board_of(page)
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, "d4"))
    assert page.status.text() == "Now click a free cell next to it for a set of three bars."
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, "d4"))
    assert page.status.text() == "Swapped: a set of three bars here. Now click a free cell next to it for a cross."
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, "a5"))
    assert "are not side by side" in page.status.text()
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, "d3"))
    assert written(board) == "2@d3 5@d4"


def test_what_a_pair_in_the_first_row_brings_hides_no_name_of_a_column(app: Application, qtbot: QtBot) -> None:
    board = board_of(with_dice(app, qtbot))
    for cell in ("b1", "c1"):
        qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, cell))
    (plate,) = board.above_marks()
    assert plate.top() > board.view.layout.pads[0].cells.top()


def test_a_double_click_places_one_die_and_exchanges_nothing(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    board = board_of(page)
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, "d4"))
    qtbot.mouseDClick(board, LEFT, pos=cell_point(board, 0, "d4"))
    assert page.status.text() == "Now click a free cell next to it for a set of three bars."


def test_enter_pencils_nothing_for_a_pair_that_hangs_over_no_sheet(app: Application, qtbot: QtBot) -> None:
    board = board_of(with_dice(app, qtbot))
    qtbot.mouseClick(board, LEFT, pos=tray_point(board))
    press(qtbot, board, Qt.Key.Key_Return)
    assert board.hand.mark_of(0) is None


def test_what_is_not_allowed_is_said_and_not_pencilled(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    board = board_of(page)
    drag(qtbot, board, tray_point(board), cell_point(board, 0, "a1"))
    assert page.status.text() == "a1 is taken."
    assert board.hand.mark_of(0) is None
    assert board.hand.is_held, "it is still in the hand, for another place"
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, "a2"))
    assert written(board) == "2@a2 5@b2"


def test_escape_puts_the_pair_back_and_delete_rubs_out(app: Application, qtbot: QtBot) -> None:
    board = board_of(with_dice(app, qtbot))
    qtbot.mouseClick(board, LEFT, pos=tray_point(board))
    press(qtbot, board, Qt.Key.Key_Escape)
    assert not board.hand.is_held
    press(qtbot, board, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert board.hand.mark_of(0) is not None
    press(qtbot, board, Qt.Key.Key_Delete)
    assert board.hand.mark_of(0) is None


def test_enter_pencils_nothing_on_cells_that_are_not_shown(app: Application, qtbot: QtBot) -> None:
    board = board_of(with_dice(app, qtbot))
    press(qtbot, board, Qt.Key.Key_Return)
    assert board.hand.mark_of(0) is None
    press(qtbot, board, Qt.Key.Key_Return)
    assert board.hand.mark_of(0) is not None


def test_tab_goes_from_sheet_to_sheet_and_then_to_the_buttons(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot, 3)
    board = board_of(page)
    page.home_button.setFocus()
    board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(board.hasFocus)
    sheets = []
    for _ in range(3):
        assert board.hasFocus()
        assert board.hand.target
        sheets.append(board.hand.target[0])
        press(qtbot, board, Qt.Key.Key_Tab)
    assert sheets == [0, 1, 2]
    assert not board.hasFocus()


def test_pencil_marks_outlive_the_program(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 3)
    board = board_of(page)
    places = {seat: a_place(board, seat, 5 + seat) for seat in (0, 2)}
    for seat, place in places.items():
        drag_pair(qtbot, board, seat, place)
    assert app.store
    id = app.store.matches()[0].id
    app.window.show_home()
    app.matches.resume(id)
    page = app.window.page  # type: ignore[assignment]
    board = board_of(page)
    assert {seat: board.hand.mark_of(seat) for seat in (0, 1, 2)} == {**places, 1: None}
    assert page.status.text().startswith("Tom still has to place ")
    drag_pair(qtbot, board, 1, a_place(board, 1))
    assert page.action_button.isEnabled()


def test_a_round_that_is_half_written_is_written_on_after_a_restart(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 2)
    board = board_of(page)
    for seat in (0, 1):
        drag_pair(qtbot, board, seat, a_place(board, seat))
    mark = board.hand.mark_of(0)
    board.hand.is_done = True
    page.match.keep_hand(board.hand.text())
    app.window.show_home()
    assert app.store
    id = app.store.matches()[0].id
    match = app.store.resume(id)
    match.play(mark)  # as if killed here
    app.matches.resume(id)
    page = app.window.page  # type: ignore[assignment]
    qtbot.waitUntil(lambda: round_of(page).rolls == 2)


@pytest.mark.parametrize(
    "notes", ["rubbish", "[1, 2, 3]", '[1, {"0": "nonsense"}, true]', '[1, {"9": "1@b1 1@b2"}, true]', "{}"]
)
def test_damaged_notes_are_no_pencil(app: Application, qtbot: QtBot, notes: str) -> None:
    page = started(app, qtbot)
    page.match.keep_hand(notes)
    app.window.show_home()
    assert app.store
    app.matches.resume(app.store.matches()[0].id)
    board = board_of(app.window.page)  # type: ignore[arg-type]
    assert board.hand.mark_of(0) is None
    drag_pair(qtbot, board, 0, a_place(board, 0))
    assert board.hand.mark_of(0) is not None


def test_looking_back_keeps_the_pencil(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    board = board_of(page)
    drag(qtbot, board, tray_point(board), cell_point(board, 0, "c3"))
    page.look_at(0)
    assert board.hand.mark_of(0) is None
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, "b2"))
    assert page.status.text() == "Looking back: the start"
    page.look_at(page.match.cursor)
    assert written(board) == "2@c3 5@d3"
    assert page.action_button.isEnabled()


# Undo


def test_alone_undo_brings_the_round_back_in_pencil_to_be_changed(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    place, other = a_place(board, 0, 3), a_place(board, 0, 30)
    drag_pair(qtbot, board, 0, place)
    qtbot.mouseClick(page.action_button, LEFT)
    qtbot.waitUntil(lambda: round_of(page).rolls == 2)
    second = round_of(page).pair
    assert page.undo_button.text() == "Undo"
    qtbot.mouseClick(page.undo_button, LEFT)
    assert round_of(page).rolls == 1
    assert board.hand.mark_of(0) == place
    drag_pair(qtbot, board, 0, other)
    qtbot.mouseClick(page.action_button, LEFT)
    qtbot.waitUntil(lambda: round_of(page).rolls == 2)
    assert round_of(page).pair == second, "the dice are never rolled again"
    assert page.match.moves[2] == other
    assert not page.match.taken_back


def test_together_undo_is_a_take_back_of_the_whole_round(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 2)
    board = board_of(page)
    places = {seat: a_place(board, seat, 4) for seat in (0, 1)}
    for seat, place in places.items():
        drag_pair(qtbot, board, seat, place)
    qtbot.mouseClick(page.action_button, LEFT)
    qtbot.waitUntil(lambda: round_of(page).rolls == 2)
    assert page.undo_button.toolTip() == "The other players must agree first"
    press_again(qtbot, page.undo_button)
    assert round_of(page).rolls == 1
    assert {seat: board.hand.mark_of(seat) for seat in (0, 1)} == places
    assert page.match.taken_back
    qtbot.mouseClick(page.redo_button, LEFT)
    assert round_of(page).rolls == 2


def test_undo_with_computers_leads_back_to_the_pencil_of_people(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, (EASY, Seat("Léa"), EASY))
    board = board_of(page)
    place = a_place(board, 1, 4)
    drag_pair(qtbot, board, 1, place)
    qtbot.mouseClick(page.action_button, LEFT)
    qtbot.waitUntil(lambda: round_of(page).rolls == 2 and page.match.state.to_move == 1)
    qtbot.mouseClick(page.undo_button, LEFT)
    assert round_of(page).rolls == 1
    assert page.match.state.to_move == 1
    assert board.hand.mark_of(1) == place
    qtbot.mouseClick(page.action_button, LEFT)
    qtbot.waitUntil(lambda: round_of(page).rolls == 2)


# Real dice


def test_real_dice_are_entered_by_keys_and_by_mouse(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 2, real_dice=True)
    board = board_of(page)
    assert page.status.text() == "Roll your two dice, then click what they show or press 1 to 6."
    press(qtbot, board, Qt.Key.Key_6)
    assert page.status.text() == "One die shows a hash. What does the other one show?"
    press(qtbot, board, Qt.Key.Key_Escape, Qt.Key.Key_5)
    qtbot.mouseClick(board, LEFT, pos=tile_point(board, 2))
    assert moves_made(page)[-1] == "roll 2 5"
    assert not board.view.tiles()


# What is shown and said


@pytest.mark.parametrize("scoring", ["basic", "advanced"])
def test_what_a_pair_would_bring_is_told_as_the_rules_count_it(app: Application, qtbot: QtBot, scoring: str) -> None:
    page = with_dice(app, qtbot, scoring=scoring)
    board = board_of(page)
    play_text(page.match, "2@b1 5@b2")
    play_text(page.match, "roll 2 5")
    drag_pair(qtbot, board, 0, parse("2@c1 5@c2"))  # type: ignore[arg-type]
    then = board.position.foreseen(0)
    assert line_points(then, range(5)) == 2
    assert board.position.gain(0) == 4, "no line is full yet, so none costs anything"
    qtbot.mouseClick(page.action_button, LEFT)
    assert page.panel.cards[0].detail.text() == "4 points"


def test_without_coaching_nothing_is_foretold(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot, coaching=False)
    board = board_of(page)
    drag(qtbot, board, tray_point(board), cell_point(board, 0, "c3"))
    assert board.position.gain(0) is None


def test_coaching_hatches_cells_that_can_never_be_written(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    for text in ("2@a2 5@b2", "roll 1 1", "1@c1 1@d1"):
        play_text(page.match, text)
    board = board_of(page)
    assert board.cell_name(CELLS.index("b1")) == "Léa, b1, empty for good"
    assert board.cell_name(CELLS.index("e1")) == "Léa, e1, empty"
    hatched, plain = (
        board.grab(board.cell_rect(CELLS.index(cell)).adjusted(4, 4, -4, -4)).toImage() for cell in ("b1", "e1")
    )
    assert _darkest(hatched) < _darkest(plain) - 40


def _darkest(picture: QImage) -> int:
    return min(picture.pixelColor(x, y).lightness() for x in range(picture.width()) for y in range(picture.height()))


def test_who_can_write_no_more_is_told_and_the_others_go_on(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot, 2, roll="roll 1 1")
    board, match = board_of(page), page.match
    while not board.position.is_blocked(0):
        if isinstance(match.state.to_move, int):
            state, seat, choose = round_of(page), match.state.to_move, max if match.state.to_move == 0 else min
            match.play(choose(state.legal_moves(), key=lambda move: len(stranded(state.play(move).sheets[seat]))))
        else:
            play_text(match, "roll 1 1")
    if round_of(page).pair is None:
        play_text(match, "roll 1 1")
    assert match.state.to_move == 1
    blocked = "Léa has no two free cells left side by side and sits out."
    assert page.status.text() == f"{blocked} Tom still has to place two strokes."
    drag_pair(qtbot, board, 1, a_place(board, 1))
    assert page.action_button.isEnabled(), "nobody waits for Léa"
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, next(iter(stranded(round_of(page).sheets[0])))))
    assert page.status.text() == "Nothing to write on Léa’s sheet now."


def test_cells_are_named_for_screen_readers_sheet_by_sheet(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot, 2)
    board = board_of(page)
    drag(qtbot, board, tray_point(board), cell_point(board, 1, "c3"))
    whole = QAccessible.queryAccessibleInterface(board)
    assert whole.childCount() == 56
    names = [whole.child(n).text(QAccessible.Text.Name) for n in (0, 1, 25, 37, 38)]
    assert names == [
        "Léa, a1, stroke",
        "Léa, b1, empty",
        "Tom, a1, cross",
        "Tom, c3, cross in pencil",
        "Tom, d3, three bars in pencil",
    ]


def test_a_hint_is_pencilled_with_its_reason(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    where, *_, move = hint_by_hint(page)
    assert where.startswith("Look ")
    assert move.startswith("Pencilled in: ")
    assert board.hand.mark_of(0) is not None
    assert page.action_button.isEnabled()


def test_a_hint_is_for_the_sheet_that_is_still_to_be_written(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 3)
    board = board_of(page)
    drag_pair(qtbot, board, 0, a_place(board, 0))
    drag_pair(qtbot, board, 1, a_place(board, 1))
    mine = board.hand.mark_of(0)
    press_hint(page)
    assert {cell // 25 for cell in page.hints.marks.cells} <= {2}, "on that sheet"
    while board.hand.mark_of(2) is None:
        press_hint(page)
    assert board.hand.mark_of(0) == mine


def test_a_hint_is_thought_about_as_if_its_seat_were_to_move(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = started(app, qtbot, 2)
    board, given = board_of(page), []
    drag_pair(qtbot, board, 0, a_place(board, 0))
    monkeypatch.setattr(page.worker, "ask", lambda work, arguments, *rest: given.append(arguments[1]))
    qtbot.mouseClick(page.hint_button, LEFT)
    assert given == [page.match.state.for_seat(1)]
    assert given[0].to_move == 1


def test_what_lies_under_the_keys_is_told(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    board = board_of(page)
    press(qtbot, board, Qt.Key.Key_Down)
    assert page.status.text() == "Here: cross on c3, three bars on d3. Worth 0 points."
    press(qtbot, board, Qt.Key.Key_R, *[Qt.Key.Key_Up] * 2, *[Qt.Key.Key_Left] * 2)
    assert page.status.text() == "a1 is taken."
    press(qtbot, board, Qt.Key.Key_Return)
    assert board.hand.mark_of(0) is None


def test_an_analysis_numbers_the_best_places(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    page.analysis_button.click()
    qtbot.waitUntil(lambda: len(board.position.best) == 3)
    assert page.legend.text() == "The three best places are numbered; 1 is the best."


def test_the_dice_roll_for_a_moment_and_any_press_ends_it(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    board = board_of(page)
    board.set_animated(True)
    play_text(page.match, "2@b1 5@b2")
    play_text(page.match, "roll 3 3")
    assert board.motion.is_going
    assert board.motion.duration() < 1000
    press(qtbot, board, Qt.Key.Key_R)
    assert not board.motion.is_going


def test_six_seats_fit_beside_the_board_of_a_small_window(app: Application, qtbot: QtBot) -> None:
    app.window.resize(1024, 700)
    page = started(app, qtbot, 6)
    QApplication.processEvents()
    bottoms = [card.geometry().bottom() for card in page.panel.cards]
    tops = [card.geometry().top() for card in page.panel.cards]
    assert all(top > bottom for top, bottom in zip(tops[1:], bottoms, strict=False))
    assert page.action_button.height() >= 34
    assert page.moves.height() >= 80
    assert all(board_of(page).rect().contains(pad.paper.toRect()) for pad in board_of(page).view.layout.pads)


def test_who_gives_up_among_several_is_named_and_nobody_wins_alone(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 3)
    page.match.resign(0)
    assert page.status.text() == "Léa resigned."
    assert not board_of(page).hand.may_write(1)


def test_who_of_several_gives_up_is_chosen(app: Application, qtbot: QtBot) -> None:
    """All write at once: nobody is taken for the one who presses."""
    page = started(app, qtbot, (EASY, Seat("Léa"), Seat("Tom")))
    qtbot.waitUntil(page.resign_button.isEnabled)
    choose_in_menu(qtbot, page.resign_button, "Tom gives up, and the game ends")
    assert page.match.resigned == 2


def test_where_one_of_several_gave_up_nobody_is_honoured_and_no_points_are_told(app: Application, qtbot: QtBot) -> None:
    app.choose(ANIMATIONS, "off")
    page = started(app, qtbot, 3, scoring="advanced")
    page.match.resign(0)
    assert page.end.plate
    ending = page.end.plate._ending
    assert (ending.headline, ending.reason, ending.ranking, ending.tally) == ("Given up", "Léa resigned.", (), None)
    assert page.end.plate.rosette_area().width() == 0
    assert not any(card.property("turn") for card in page.panel.cards)
    areas, board = board_of(page).lit_areas(), board_of(page)
    between = (board.view.layout.pads[0].paper.center() + board.view.layout.pads[1].paper.center()) / 2
    assert not any(area.contains(between) for area in areas), "each sheet is lit, not what is between them"


def test_a_victory_that_some_share_names_them(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 3, real_dice=True)
    play_text(page.match, "roll 4 6")
    for place in ("6@b1 4@c1", "4@b1 6@c1", "4@b1 6@c1"):  # Léa's row 1 is broken, the others' goes on
        play_text(page.match, place)
    places = [(CELLS[5 * row + column], CELLS[5 * row + column + 1]) for row in range(5) for column in (1, 3)]
    for first, second in [*places[1:], ("a2", "a3"), ("a4", "a5")]:
        play_text(page.match, "roll 6 6")
        for _ in range(3):
            play_text(page.match, f"6@{first} 6@{second}")
    assert page.status.text().startswith("Tom, Zoé share the win.")


def rows_of(page: MatchPage) -> list[str]:
    return [page.moves.item(n).toolTip() for n in range(1, page.moves.count())]


def test_together_the_list_has_a_line_for_each_roll_and_each_player(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot, 2)
    play_text(page.match, "2@b1 5@b2")
    play_text(page.match, "2@c1 5@c2")
    assert rows_of(page) == [
        "start symbol: stroke",
        "start symbol: cross",
        "roll: a cross and a set of three bars",
        "cross on b1, three bars on b2",
        "cross on c1, three bars on c2",
    ]
    told = page.moves.item(4).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "Move 4, Léa: cross on b1, three bars on b2"
    page.moves.setCurrentRow(3)
    assert page.shown.past_ply == 3


def test_alone_the_list_has_a_line_for_each_round(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    assert rows_of(page) == ["start symbol: stroke", "roll: a cross and a set of three bars"]
    play_text(page.match, "2@b1 5@b2")
    assert rows_of(page) == ["start symbol: stroke", "cross on b1, three bars on b2"]
    play_text(page.match, "roll 1 1")
    play_text(page.match, "1@c1 1@d1")
    assert page.moves.count() == 4


def test_the_list_shows_the_symbols_that_were_written(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot, 2)
    play_text(page.match, "2@c3 5@c4")
    play_text(page.match, "2@c4 5@c3")
    first, second = (page.moves.item(n).icon().pixmap(page.moves.iconSize()).toImage() for n in (4, 5))
    left, right = QRect(40, 0, 24, 28), QRect(108, 0, 24, 28)
    assert first.copy(left) != first.copy(right), "a cross and three bars"
    assert _darkest(first.copy(left)) < 120
    assert first.copy(0, 0, 36, 28) != second.copy(0, 0, 36, 28), "the number of the seat"


# A line without points costs 5, by the advanced scoring


def test_a_penalty_is_told_once_its_line_is_full(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot, scoring="advanced")
    board = board_of(page)
    for roll, place in (("", "2@b1 5@c1"), ("roll 3 6", "3@d1 6@e1")):
        if roll:
            play_text(page.match, roll)
        shown = shown_points(board.position.round.sheets[0], "advanced")
        assert (shown.rows[0], shown.total) == ("open", "0")
        play_text(page.match, place)
    shown = shown_points(board.position.round.sheets[0], "advanced")
    assert (shown.rows[0], shown.rows[1], shown.total) == ("−5", "open", "−5")
    assert page.panel.cards[0].detail.text() == "−5 points"


def test_at_the_end_what_is_shown_is_what_counts(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot, scoring="advanced")
    while page.match.outcome is None:
        moves = page.match.state.legal_moves()
        page.match.play(moves[page.match.cursor % len(moves)])
    (sheet,), (score,) = round_of(page).sheets, round_of(page).scores
    assert shown_points(sheet, "advanced") == final_points(sheet, "advanced")
    assert shown_points(sheet, "advanced").total == str(score).replace("-", "−")


# Undo takes back what is in pencil before it takes back a move


def test_undo_erases_the_last_pencil_mark_first(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 2)
    board = board_of(page)
    for seat in (1, 0):
        drag_pair(qtbot, board, seat, a_place(board, seat))
    made = moves_made(page)
    for erased in (0, 1):
        assert not page.undo_button.toolTip(), "nothing is taken back yet that others agreed to"
        qtbot.mouseClick(page.undo_button, LEFT)
        assert board.hand.mark_of(erased) is None
        assert (board.hand.mark_of(1) is None) == (erased == 1)
    assert moves_made(page) == made
    assert page.undo_button.toolTip() == "The other players must agree first"


def test_undo_puts_a_held_pair_and_a_single_die_back(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    board, made = board_of(page), moves_made(page)
    qtbot.mouseClick(board, LEFT, pos=tray_point(board))
    qtbot.mouseClick(page.undo_button, LEFT)
    assert not board.hand.is_held
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, "d4"))
    assert board.hand.half
    page.undo()
    assert board.hand.half is None
    assert moves_made(page) == made
    page.undo()
    assert moves_made(page) == made[:-1], "now what their own dice showed"


def test_what_undo_brought_back_in_pencil_does_not_stop_it(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot)
    board, places = board_of(page), []
    for rolls in (2, 3):
        places.append(a_place(board, 0, 3))
        drag_pair(qtbot, board, 0, places[-1])
        qtbot.mouseClick(page.action_button, LEFT)
        qtbot.waitUntil(lambda: round_of(page).rolls == rolls)
    for place in reversed(places):
        page.undo()
        assert board.hand.mark_of(0) == place


def test_who_takes_his_pencil_up_again_while_a_computer_thinks_is_waited_for(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, (Seat("Léa"), EASY, Seat("Tom")))
    board = board_of(page)
    for seat in (0, 2):
        drag_pair(qtbot, board, seat, a_place(board, seat))
    mark = board.hand.mark_of(2)
    assert mark
    qtbot.mouseClick(page.action_button, LEFT)
    qtbot.mousePress(board, LEFT, pos=cell_point(board, 2, mark.first[1]))
    qtbot.waitUntil(lambda: page.match.state.to_move == 2)
    qtbot.mouseRelease(board, LEFT, pos=QPoint(1, 1))
    drag_pair(qtbot, board, 2, a_place(board, 2, 3))
    assert page.action_button.isEnabled()
    qtbot.mouseClick(page.action_button, LEFT)
    qtbot.waitUntil(lambda: round_of(page).rolls == 2)


def test_cards_are_framed_of_all_who_have_yet_to_pencil(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 3)
    board = board_of(page)

    def framed() -> list[int]:
        return [card.seat for card in page.panel.cards if card.property("turn")]

    assert framed() == [0, 1, 2]
    drag_pair(qtbot, board, 1, a_place(board, 1))
    assert framed() == [0, 2]
    page.look_at(1)
    assert framed() == [1], "the second start symbol is chosen"
    page.look_at(page.match.cursor)
    assert framed() == [0, 2]


def test_a_computer_that_writes_knocks_nothing_out_of_the_hand(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, (EASY, Seat("Léa")))
    board = board_of(page)

    def is_written() -> bool:
        return page.match.state.to_move == 1

    assert not is_written()
    qtbot.mousePress(board, LEFT, pos=tray_point(board))
    move(board, cell_point(board, 1, "c3"))
    offered = board.hand.offered()
    qtbot.waitUntil(is_written)
    assert board.hand.offered() == offered
    qtbot.mouseRelease(board, LEFT, pos=cell_point(board, 1, "c3"))
    assert board.hand.mark_of(1) is not None


def test_a_die_that_is_placed_first_waits_for_the_other_while_a_computer_writes(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, (EASY, Seat("Léa")))
    board = board_of(page)
    for cell in ("b3", "b3"):
        qtbot.mouseClick(board, LEFT, pos=cell_point(board, 1, cell))
    assert board.hand.domino
    first, second = board.hand.domino.pair
    qtbot.waitUntil(lambda: page.match.state.to_move == 1)
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 1, "b4"))
    assert board.hand.mark_of(1) == parse(f"{first}@b3 {second}@b4")


def test_who_comes_back_from_looking_back_has_nothing_in_the_hand(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    qtbot.mouseClick(board, LEFT, pos=tray_point(board))
    page.look_at(0)
    page.look_at(page.match.cursor)
    assert not board.hand.is_held
    drag_pair(qtbot, board, 0, a_place(board, 0))
    assert board.hand.mark_of(0) is not None


def test_who_gives_up_with_the_pair_in_the_hand_lets_it_fall(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    qtbot.mouseClick(board, LEFT, pos=tray_point(board))
    assert board.hand.is_held
    press_again(qtbot, page.resign_button)
    assert page.match.resigned == 0
    assert not board.hand.is_held


def test_a_real_die_that_was_clicked_by_mistake_is_taken_back_by_the_right_button(
    app: Application, qtbot: QtBot
) -> None:
    page = started(app, qtbot, real_dice=True)
    board = board_of(page)
    for button, tile in ((LEFT, 3), (RIGHT, 3), (LEFT, 1), (LEFT, 1)):
        qtbot.mouseClick(board, button, pos=tile_point(board, tile))
    assert moves_made(page)[-1] == "roll 1 1"
