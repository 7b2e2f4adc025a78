"""The board of Four Shapes under the hands of a player: its cursor, its marks, and what it says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.message import Message, Source
from ludogite.players import Opinion
from ludogite.players.shapes import rank
from ludogite.rules.shapes import CELLS, parse
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.games.shapes.board import ShapesBoard
from ludogite.ui.games.shapes.layout import cell_area
from ludogite.ui.games.shapes.marks import plate_colours
from ludogite.ui.games.shapes.pieces import paint_piece, woods
from ludogite.ui.look.theme import DARK, LIGHT, Colours
from ludogite.ui.match.page import MatchPage
from ludogite.ui.match.status_line import Tone
from tests.support.moves import play_text
from tests.support.pixels import contrast
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import (
    LEFT,
    answer,
    at,
    begin,
    board_of,
    cell_point,
    colour_at,
    drag,
    hand_point,
    moves_made,
    played,
    ring_colour,
)
from tests.support.ui.pace import at_leisure

STUCK = "Cb3 Ka3 Cb1 Sc4 Yb4 Sb2 Ya2 Kd1"
AGAINST_COMPUTER = (Seat("Léa"), Seat("Computer", level="easy"))


def focused_by_tab(app: Application, qtbot: QtBot, page: MatchPage) -> ShapesBoard:
    app.window.activateWindow()
    page.home_button.setFocus()
    qtbot.waitUntil(page.home_button.hasFocus)
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(page.board.hasFocus)
    return board_of(page)


def press(qtbot: QtBot, board: ShapesBoard, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(board, key)


def test_the_cursor_is_seen_as_soon_as_the_keyboard_comes_to_the_board(app: Application, qtbot: QtBot) -> None:
    board = focused_by_tab(app, qtbot, played(app, ""))
    assert ring_colour(board, "a1") == QColor(board.colours.ink)
    assert board.current_cell() == 0
    press(qtbot, board, Qt.Key.Key_Right)
    assert ring_colour(board, "b1") == QColor(board.colours.ink)
    assert ring_colour(board, "a1") != QColor(board.colours.ink)


def test_a_player_with_a_mouse_sees_no_cursor(app: Application, qtbot: QtBot) -> None:
    board = focused_by_tab(app, qtbot, played(app, ""))
    drag(qtbot, board, hand_point(board, 0, "S"), cell_point(board, "c3"))
    assert board.hand.target is None
    assert ring_colour(board, "a1") != QColor(board.colours.ink)


def test_the_cursor_stays_where_it_was_from_move_to_move(app: Application, qtbot: QtBot) -> None:
    page = played(app, "")
    board = board_of(page)
    press(qtbot, board, Qt.Key.Key_4, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert moves_made(page) == ["Kb2"]
    assert board.hand.target == CELLS.index("b2"), "it is seen there before the next key"
    press(qtbot, board, Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert moves_made(page) == ["Kb2", "Sc2"]


def test_enter_places_nothing_on_a_cell_that_is_not_shown(app: Application, qtbot: QtBot) -> None:
    page = played(app, "")
    board = board_of(page)
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 0, "S"))
    press(qtbot, board, Qt.Key.Key_Return)
    assert moves_made(page) == []
    press(qtbot, board, Qt.Key.Key_Return)
    assert moves_made(page) == ["Sa1"]


def test_enter_with_nothing_held_says_what_to_do(app: Application, qtbot: QtBot) -> None:
    page = played(app, "")
    press(qtbot, board_of(page), Qt.Key.Key_Return)
    assert page.status.text() == "Take a shape first: press 1 to 4, or click one of yours."


def test_a_click_on_what_cannot_be_taken_says_why(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1 Kd4")
    board = board_of(page)
    for point, words in (
        (hand_point(board, 1, "Y"), "Those are Tom’s pieces."),
        (cell_point(board, "d4"), "Those are Tom’s pieces."),
        (cell_point(board, "a1"), "Once placed, a piece stays put."),
        (cell_point(board, "b2"), "Take a shape first: press 1 to 4, or click one of yours."),
    ):
        qtbot.mouseClick(board, LEFT, pos=point)
        assert page.status.text() == words


def test_the_last_piece_of_a_shape_is_taken_from_either_place_and_then_there_is_none(
    app: Application, qtbot: QtBot
) -> None:
    page = played(app, "Sa1 Kd4")
    board = board_of(page)
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 0, "S", which=1))
    assert board.position.held == 0
    play_text(page.match, "Sb1")
    play_text(page.match, "Kc4")
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 0, "S"))
    assert page.status.text() == "You have no sphere left."


def test_a_move_out_of_turn_is_told_whose_turn_it_is(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1", *AGAINST_COMPUTER)
    board = board_of(page)
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 0, "K"))
    assert page.status.text() == "It’s the computer’s turn."
    page.show_status(None)
    press(qtbot, board, Qt.Key.Key_1)
    assert page.status.text() == "It’s the computer’s turn."
    app.choose(LANGUAGE, "fr")
    press(qtbot, board, Qt.Key.Key_1)
    assert page.status.text() == "C’est à l’ordinateur de jouer."


def test_without_coaching_what_forbids_is_marked_when_it_was_tried_and_until_the_next_action(
    app: Application, qtbot: QtBot
) -> None:
    page = played(app, "Sa1", coaching=False)
    board = board_of(page)
    press(qtbot, board, Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert board.position.forbidding is None
    assert not page.status.text().startswith("Not here")
    press(qtbot, board, Qt.Key.Key_Return)
    assert board.position.forbidding == CELLS.index("a1")
    assert ring_colour(board, "c1") == QColor(board.colours.accent)
    assert page.status.text() == "Not here: the opponent has a sphere in this row."
    press(qtbot, board, Qt.Key.Key_Down)
    assert board.position.forbidding is None
    assert page.status.text() == "Tom, your turn."


def test_what_was_tried_stays_marked_while_the_mouse_only_moves(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1", coaching=False)
    board = board_of(page)
    drag(qtbot, board, hand_point(board, 1, "S"), cell_point(board, "d1"))
    move_mouse(board, cell_point(board, "c3"))
    assert board.position.forbidding == CELLS.index("a1")
    assert page.status.text().startswith("Not here")
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, "c3"))
    assert moves_made(page) == ["Sa1", "Sc3"]


def test_the_board_stands_still_whatever_is_said_below_it(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1 Yb1")
    app.window.resize(1024, 700)
    qtbot.waitUntil(lambda: app.window.width() == 1024)
    before = page.board.geometry()
    reason = rank(page.match.state, "perfect", seed=1)[0].reason
    page.show_status(Message(Source("tests", "{reason} {again}"), reason=reason, again=reason))
    qtbot.waitUntil(lambda: page.status.height() > 50)  # it takes two lines
    assert page.board.geometry() == before


def test_being_stuck_names_who_and_crosses_out_every_empty_cell(app: Application, qtbot: QtBot) -> None:
    page = played(app, STUCK)
    assert page.status.text() == "Tom wins. Léa is stuck: no piece left fits anywhere."
    board = board_of(page)
    for cell in ("a1", "c2", "d4"):
        assert colour_at(board, cell_point(board, cell)) == QColor(board.colours.accent)
    app.choose(LANGUAGE, "fr")
    qtbot.waitUntil(lambda: page.status.text().startswith("Tom gagne. Léa ne peut plus jouer\N{NO-BREAK SPACE}:"))


def test_a_computer_that_is_stuck_is_called_so(app: Application, qtbot: QtBot) -> None:
    page = played(app, STUCK, Seat("Computer", level="easy"), Seat("Tom"))
    assert page.status.text() == "Tom wins. The computer is stuck: no piece left fits anywhere."


def test_after_a_resignation_the_hand_of_that_side_is_grey(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1 Kd4")
    board = board_of(page)
    before = [colour_at(board, hand_point(board, seat, "C")) for seat in (0, 1)]
    page.match.resign(0)
    after = [colour_at(board, hand_point(board, seat, "C")) for seat in (0, 1)]
    assert after[0] != before[0]
    assert after[1] == before[1]
    assert page.status.text() == "Tom wins. Léa resigned."
    assert page.status.is_end
    assert page.status.winner == 1


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("is_light", [True, False], ids=["light pieces", "dark pieces"])
def test_pieces_stand_out_from_their_hollows_and_these_from_the_slab(colours: Colours, is_light: bool) -> None:
    made = woods(colours)
    assert contrast(made.maple if is_light else made.walnut, made.hollow) >= 3
    assert contrast(made.hollow, made.board) >= 3
    assert contrast(made.maple, made.walnut) >= 4.5


def test_owners_are_told_apart_without_colour(qapp: QApplication) -> None:
    """The walnut pieces have a line of maple around them: they are light somewhere in their middle, and dark above."""
    for shape in range(4):
        piece = QImage(100, 100, QImage.Format.Format_RGB32)
        piece.fill(woods(LIGHT).hollow)
        with QPainter(piece) as painter:
            paint_piece(painter, QPointF(50, 50), 100, shape, False, LIGHT)
        column = [piece.pixelColor(50, y).lightnessF() for y in range(30, 90)]
        assert max(column) > 0.6
        assert min(column) < 0.25


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("is_win", [True, False], ids=["win", "loss"])
def test_the_numbers_of_an_analysis_are_easy_to_read(colours: Colours, is_win: bool) -> None:
    assert contrast(*plate_colours(is_win, colours)) >= 4.5


def test_a_finished_analysis_can_be_heard_cell_by_cell(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1 Yb1 Cc1")
    page.analysis_button.click()
    board = board_of(page)
    qtbot.waitUntil(lambda: bool(board.position.worths))
    whole = QAccessible.queryAccessibleInterface(board)
    assert whole.child(CELLS.index("d1")).text(QAccessible.Text.Name) == "d1, empty, cone wins in 1 move"


def test_analysis_marks_a_cell_for_the_held_shape_or_names_the_best_ones(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa2 Kb2 Cc3 Yb4")
    page.analysis_button.click()
    board = board_of(page)
    qtbot.waitUntil(lambda: bool(board.position.worths))
    best = {cell: board.position.best_on(CELLS.index(cell)) for cell in ("d2", "a4")}
    assert best == {"d2": (5, [1]), "a4": (-6, [0, 2])}
    left_of_number = at(board, cell_area(CELLS.index("d2")).center() - QPointF(27, 0))
    press(qtbot, board, Qt.Key.Key_2)
    assert board.position.best_on(CELLS.index("d2")) == (5, [1])
    assert colour_at(board, left_of_number).rgb() == plate_colours(True, board.colours)[0].rgb(), "a win is filled"
    press(qtbot, board, Qt.Key.Key_1)
    assert board.position.best_on(CELLS.index("d2")) == (-6, [0])
    assert colour_at(board, left_of_number).rgb() == plate_colours(False, board.colours)[1].rgb(), "a loss is hollow"


def coming(page: MatchPage, move: str) -> None:
    """The computer has thought of a move."""
    opinion = Opinion((parse(move),), {"value": "unknown"}, Message(Source("tests", "")))
    answer(page, opinion)


def test_a_piece_of_the_computer_flies_to_its_cell_and_any_press_sets_it_down(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1", *AGAINST_COMPUTER)
    page.board.set_animated(True)
    board = board_of(page)
    coming(page, "Kd4")
    assert moves_made(page) == ["Sa1", "Kd4"]
    assert board.motion.is_going
    on_the_way = colour_at(board, cell_point(board, "d4"))
    press(qtbot, board, Qt.Key.Key_1)
    assert not board.motion.is_going
    assert colour_at(board, cell_point(board, "d4")) != on_the_way
    assert board.position.held == 0


def test_a_flight_ends_by_itself_and_nothing_ticks_any_more(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1", *AGAINST_COMPUTER)
    page.board.set_animated(True)
    coming(page, "Kd4")
    qtbot.waitUntil(lambda: not board_of(page).motion.is_going)
    assert colour_at(board_of(page), cell_point(board_of(page), "d4")).lightnessF() < 0.25, "it is of walnut"


def test_nothing_flies_unless_it_is_asked_for(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1", *AGAINST_COMPUTER)
    page.board.set_animated(False)
    coming(page, "Kd4")
    assert not page.board.motion.is_going


def test_what_people_place_themselves_does_not_fly(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    page.board.set_animated(True)
    play_text(page.match, "Kd4")
    assert not page.board.motion.is_going


def test_a_piece_is_dragged_from_the_hand_to_a_cell(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    board = board_of(page)
    qtbot.waitUntil(lambda: board.width() > 500)
    drag(qtbot, board, hand_point(board, 0, "S"), cell_point(board, "a1"))
    assert moves_made(page) == ["Sa1"]
    drag(qtbot, board, hand_point(board, 1, "K"), cell_point(board, "d4"))
    assert moves_made(page) == ["Sa1", "Kd4"]


def test_a_piece_is_placed_by_a_click_on_it_and_a_click_on_a_cell(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    board = board_of(page)
    qtbot.waitUntil(lambda: board.width() > 500)
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 0, "C"))
    assert board.position.held == 2
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, "b3"))
    assert moves_made(page) == ["Cb3"]


def test_the_keyboard_alone_plays(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    board = board_of(page)
    for key in (Qt.Key.Key_4, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(board, key)
    assert moves_made(page) == ["Kb2"]


def test_a_forbidden_place_says_why_and_the_piece_stays_in_the_hand(app: Application, qtbot: QtBot) -> None:
    page = begin(app, coaching=False)
    board = board_of(page)
    qtbot.waitUntil(lambda: board.width() > 500)
    drag(qtbot, board, hand_point(board, 0, "S"), cell_point(board, "a1"))
    drag(qtbot, board, hand_point(board, 1, "S"), cell_point(board, "d1"))
    assert moves_made(page) == ["Sa1"]
    assert page.status.text() == "Not here: the opponent has a sphere in this row."


@pytest.mark.parametrize("coaching", [True, False])
def test_with_coaching_the_reason_is_said_before_it_is_tried_and_without_only_after(
    app: Application, qtbot: QtBot, coaching: bool
) -> None:
    page = begin(app, coaching=coaching)
    board = board_of(page)
    qtbot.waitUntil(lambda: board.width() > 500)
    play_text(page.match, "Sa1")
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 1, "S"))
    for step in (QPoint(9, 9), QPoint(0, 0)):
        move_mouse(board, cell_point(board, "d1") + step)
    assert page.status.text().startswith("Not here") == coaching
    assert page.action_button.isEnabled() == (not coaching)


def test_a_piece_that_is_held_already_can_be_dragged_and_a_click_puts_it_back(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    board = board_of(page)
    qtbot.waitUntil(lambda: board.width() > 500)
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 0, "S"))
    assert board.position.held == 0
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 0, "S"))
    assert board.position.held is None
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 0, "S"))
    drag(qtbot, board, hand_point(board, 0, "S"), cell_point(board, "c2"))
    assert moves_made(page) == ["Sc2"]


@pytest.mark.parametrize("coaching", [True, False])
def test_a_shape_that_was_refused_stays_in_the_hand_when_it_is_clicked_again(
    app: Application, qtbot: QtBot, coaching: bool
) -> None:
    page = begin(app, coaching=coaching)
    play_text(page.match, "Sa1")
    board = board_of(page)
    qtbot.waitUntil(lambda: board.width() > 500)
    with at_leisure():
        qtbot.mouseClick(board, LEFT, pos=hand_point(board, 1, "S"))
        qtbot.mouseClick(board, LEFT, pos=cell_point(board, "b2"))
        assert moves_made(page) == ["Sa1"]
        qtbot.mouseClick(board, LEFT, pos=hand_point(board, 1, "S"))
        assert board.position.held == 0
        qtbot.mouseClick(board, LEFT, pos=cell_point(board, "c3"))
    assert moves_made(page) == ["Sa1", "Sc3"]


def test_each_cell_is_named_and_placed_for_screen_readers(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    for move in ("Sa1", "Kb3"):
        play_text(page.match, move)
    board = board_of(page)
    qtbot.waitUntil(lambda: board.width() > 500)
    whole = QAccessible.queryAccessibleInterface(board)
    names = [whole.child(n).text(QAccessible.Text.Name) for n in range(whole.childCount())]
    assert names[16:20] == ["Léa, sphere, 1 left", "Léa, cylinder, 2 left", "Léa, cube, 2 left", "Léa, cone, 2 left"]
    assert names[23] == "Tom, cone, 1 left"
    assert names[CELLS.index("a1")] == "a1, light sphere"
    assert names[CELLS.index("b3")] == "b3, dark cone"
    assert names[CELLS.index("c2")] == "c2, empty"
    cell = whole.child(CELLS.index("c2"))
    middle = cell.rect().center()
    assert whole.indexOfChild(whole.childAt(middle.x(), middle.y())) == CELLS.index("c2")
    assert board.mapFromGlobal(middle) == cell_point(board, "c2") or board.rect().contains(board.mapFromGlobal(middle))
    app.choose(LANGUAGE, "fr")
    assert whole.child(CELLS.index("b3")).text(QAccessible.Text.Name) == "b3, cône, pièce foncée"


def test_the_piece_that_forbids_is_pointed_at(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    play_text(page.match, "Sa1")
    board = board_of(page)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Right):
        qtbot.keyClick(board, key)
    assert CELLS[board.hand.target or 0] == "b1"
    assert board.position.forbidding == CELLS.index("a1")
    assert page.status.text() == "Not here: the opponent has a sphere in this row."


def test_where_the_opponent_could_win_is_marked_with_coaching_only(app: Application, qtbot: QtBot) -> None:
    for is_coached in (True, False):
        page = played(app, "Sa1 Yb1", coaching=is_coached)
        board = board_of(page)
        press(qtbot, board, Qt.Key.Key_3)
        before = colour_at(board, cell_point(board, "d1") - QPoint(12, 0))
        qtbot.mouseMove(board, cell_point(board, "c1"))
        board.aim(CELLS.index("c1"))
        marked = colour_at(board, cell_point(board, "d1") - QPoint(12, 0)) == QColor(board.colours.yellow)
        assert marked == is_coached
        assert before != QColor(board.colours.yellow)
        assert (page.status.tone is Tone.GOOD) is False


def test_what_the_rules_refuse_has_a_cross_and_what_they_allow_a_tick(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    board = board_of(page)
    press(qtbot, board, Qt.Key.Key_1)
    board.aim(CELLS.index("d1"))
    tones = [page.status.tone]
    board.aim(CELLS.index("d4"))
    tones.append(page.status.tone)
    press(qtbot, board, Qt.Key.Key_Escape)
    assert [*tones, page.status.tone] == [Tone.BAD, Tone.GOOD, Tone.NEUTRAL]


def test_a_hint_points_at_one_place_and_other_places_are_offered_again_once_another_is_aimed_at(
    app: Application, qtbot: QtBot
) -> None:
    page = played(app, "Sa1")
    board = board_of(page)
    qtbot.waitUntil(lambda: board.width() > 500)
    without = colour_at(board, cell_point(board, "d4"))
    board.show_hint(Opinion((parse("Yb3"),), {"value": "win", "plies": 3}, Message(Source("tests", ""))), 1)
    assert page.status.text().startswith("Try a cylinder here.")
    assert colour_at(board, cell_point(board, "d4")) == without
    move_mouse(board, cell_point(board, "c3"))
    assert colour_at(board, cell_point(board, "d4")) != without
