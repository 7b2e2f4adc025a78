"""The page of a match: computers that answer, undo and take-back, hints, the end, leaving and coming back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QAccessible, QColor, QImage, QTextDocument
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.match.result import Help
from ludogite.players import Opinion
from ludogite.rules.shapes import CELLS
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.setup.page import SetupPage
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.hints import press_hint
from tests.support.ui.matches import (
    LEFT,
    PEOPLE,
    begin,
    board_of,
    card,
    moves_made,
    page_of,
    played,
    press_again,
    waiting_list,
)
from tests.support.ui.pace import at_leisure, in_haste


def test_the_filled_button_places_what_is_held(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    assert not page.action_button.isEnabled()
    for key in (Qt.Key.Key_1, Qt.Key.Key_Down):
        qtbot.keyClick(page.board, key)
    assert page.action_button.text() == "Place here"
    qtbot.mouseClick(page.action_button, LEFT)
    assert moves_made(page) == ["Sa2"]


def test_the_computer_answers_by_itself(app: Application, qtbot: QtBot) -> None:
    page = begin(app, Seat("Léa"), Seat("Computer", level="perfect"))
    play_text(page.match, "Sa1")
    qtbot.waitUntil(lambda: page.match.cursor == 2)
    assert moves_made(page)[1] in {f"{shape}{cell}" for shape in "YCK" for cell in ("b1", "a2", "b2")}


def test_two_computers_play_to_the_end(app: Application, qtbot: QtBot) -> None:
    page = begin(app, Seat("One", level="easy"), Seat("Two", level="hard"))
    qtbot.waitUntil(lambda: page.match.outcome is not None)
    assert "wins." in page.status.text()
    assert page.action_button.text() == "Play again"


def test_a_question_that_was_not_answered_is_asked_again(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    qtbot.mouseClick(page.resign_button, LEFT)
    page.show_status(None)
    with at_leisure():
        qtbot.mouseClick(page.resign_button, LEFT)
    assert page.match.outcome is None
    assert page.status.text().startswith("Léa gives up, and the game ends?")


def test_names_are_shown_as_they_are_written(app: Application, qtbot: QtBot) -> None:
    page = begin(app, Seat("<b>Léa</b>"), Seat("Tom & Jo"))
    assert page.panel.cards[0].name.text() == "<b>Léa</b>"
    assert page.panel.cards[0].name.textFormat() == Qt.TextFormat.PlainText
    assert page.status.text() == "<b>Léa</b>, your turn."
    play_text(page.match, "Sa1")
    app.window.show_home()
    waiting = waiting_list(app)
    assert "<b>Léa</b> and Tom & Jo" in waiting.item(0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_enter_presses_what_has_the_focus_as_space_does(app: Application, qtbot: QtBot) -> None:
    app.window.activateWindow()
    card(app).setFocus()
    qtbot.waitUntil(card(app).hasFocus)
    qtbot.keyClick(card(app), Qt.Key.Key_Return)
    assert isinstance(app.window.page, SetupPage)


def test_escape_leaves_the_rules_and_the_board_has_the_keys_again(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    app.window.activateWindow()
    qtbot.waitUntil(page.board.hasFocus)
    qtbot.keyClick(page.board, Qt.Key.Key_F1)
    qtbot.keyClick(as_a(RulesPage, app.window.page).text, Qt.Key.Key_Escape)
    assert app.window.page is page
    qtbot.waitUntil(page.board.hasFocus)


def test_undo_and_take_back_are_offered_by_name(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    assert not page.undo_button.isEnabled()
    play_text(page.match, "Sa1")
    play_text(page.match, "Kd4")
    assert not page.undo_button.toolTip()
    qtbot.mouseClick(page.undo_button, LEFT)
    assert page.undo_button.toolTip() == "The other players must agree first"
    qtbot.mouseClick(page.undo_button, LEFT)
    assert page.status.text() == "Undo only if Tom agrees: press again.", "he has seen what Léa did"
    press_again(qtbot, page.undo_button)
    assert moves_made(page) == []
    assert page.match.taken_back
    qtbot.mouseClick(page.redo_button, LEFT)
    assert moves_made(page) == ["Sa1"]


def test_undo_against_the_computer_while_it_thinks_stops_it(app: Application, qtbot: QtBot) -> None:
    page = begin(app, Seat("Léa"), Seat("Computer", level="hard"))
    play_text(page.match, "Sa1")
    page.undo()
    qtbot.wait(300)
    assert moves_made(page) == []


def test_an_analysis_does_not_keep_a_computer_from_moving(app: Application, qtbot: QtBot) -> None:
    page = begin(app, Seat("Computer", level="hard"), Seat("Tom"))
    qtbot.waitUntil(lambda: page.advisor.is_asked("move") or page.match.cursor == 1)
    page.analysis_button.click()
    qtbot.waitUntil(lambda: page.match.cursor == 1)


def test_moves_are_listed_in_words_and_can_be_walked_through(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    for move in ("Sa1", "Kd4", "Yb4"):
        play_text(page.match, move)
    rows = [page.moves.item(n) for n in range(page.moves.count())]
    assert [row.text() for row in rows] == ["Start", "a1 sphere", "d4 cone", "b4 cylinder"]
    assert rows[2].data(Qt.ItemDataRole.AccessibleTextRole) == "Move 2, Tom: d4 cone"
    page.moves.setFocus()
    qtbot.keyClick(page.moves, Qt.Key.Key_Up)
    qtbot.keyClick(page.moves, Qt.Key.Key_Up)
    assert page.board.state == page.match.state_at(1)
    assert page.board.actor is None
    assert page.status.text().startswith("After move 1: a1 sphere")
    qtbot.keyClick(page.moves, Qt.Key.Key_End)
    assert page.board.state == page.match.state
    assert page.board.actor == 1


def test_a_hint_says_where_to_look_what_is_won_there_and_then_holds_the_piece(app: Application) -> None:
    page = begin(app)
    for move in ("Sa1", "Yb1", "Cc1"):
        play_text(page.match, move)
    board, spoken = board_of(page), list[str]()
    page.status.announced.connect(spoken.append)
    pointed = "Look at row 1: three different shapes are there."
    assert press_hint(page) == f"{pointed} With a hint, this game stays out of the statistics."
    assert (page.match.help, page.hints.marks.cells) == (Help.HINT, [0, 1, 2, 3])
    assert spoken[-1].startswith("Marked: a1, light sphere; b1, dark cylinder;")
    assert press_hint(page) == "Only a fourth shape is missing there: a cone wins."
    assert page.hints.marks.cells == [CELLS.index("d1")]
    assert board.hand.held is None
    assert press_hint(page) == "Try a cone here. You complete row 1 and win!"
    assert not page.hints.marks.isVisible()
    assert (board.position.held, board.hand.target) == (3, CELLS.index("d1"))


def test_a_hint_ends_with_the_position_that_it_is_for(app: Application) -> None:
    page = begin(app)
    for move in ("Sa1", "Yb1", "Cc1"):
        play_text(page.match, move)
    first = press_hint(page)
    page.look_at(1)
    assert not page.hints.marks.isVisible(), "it says nothing of the past"
    page.look_at(3)
    assert first.startswith(press_hint(page)), "what it costs is said once"
    page.undo()
    assert not page.hints.marks.isVisible()


def test_an_undone_move_that_others_have_seen_says_once_what_it_costs(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    for move in ("Sa1", "Yb1", "Cc1"):
        play_text(page.match, move)
    page.undo()
    assert not page.match.taken_back
    assert "statistics" not in page.status.text(), "it was free: nobody has answered yet"
    page.undo()
    press_again(qtbot, page.undo_button)
    assert page.match.taken_back
    assert page.status.text() == "With an undone move, this game stays out of the statistics."
    play_text(page.match, "Yb1")
    play_text(page.match, "Cc1")
    assert "statistics" not in press_hint(page)
    play_text(page.match, "Kd1")
    qtbot.waitUntil(lambda: page.end.is_plate_open)
    assert page.end.plate
    assert page.end.plate.note.text() == "With help: not in the statistics."


def test_the_end_says_who_won_and_why_and_offers_a_rematch_with_seats_swapped(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
        play_text(page.match, move)
    assert page.status.text() == "Tom wins. Four different shapes in row 1."
    page.end.close()
    with in_haste():
        qtbot.mouseClick(page.action_button, LEFT)
    assert page_of(app) is page, "a press that was meant for the last move begins no other match"
    with at_leisure():
        qtbot.mouseClick(page.action_button, LEFT)
    again = page_of(app)
    assert again is not page
    assert [seat.name for seat in again.match.config.seats] == ["Tom", "Léa"]
    assert again.match.cursor == 0


def test_resigning_ends_the_match_for_good(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    play_text(page.match, "Sa1")
    qtbot.mouseClick(page.resign_button, LEFT)
    assert page.match.outcome is None
    assert page.status.text().startswith("Tom gives up, and the game ends?")
    press_again(qtbot, page.resign_button)
    assert page.status.text() == "Léa wins. Tom resigned."
    assert not page.undo_button.isEnabled()
    assert app.store
    assert app.store.matches()[0].is_over
    assert app.store.resume(app.store.matches()[0].id).resigned == 1


def test_a_match_that_was_left_waits_at_home_and_goes_on_exactly(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    for move in ("Sa1", "Kd4", "Yb4"):
        play_text(page.match, move)
    state = page.match.state
    qtbot.mouseClick(page.home_button, LEFT)
    assert app.window.page is app.window.home
    assert app.store
    qtbot.keyClick(app.window.home.hero.button, Qt.Key.Key_Space)
    assert page_of(app).match.state == state
    assert page_of(app).match.config.is_coaching


def test_the_language_changes_in_the_middle_of_a_match(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    play_text(page.match, "Sa1")
    app.choose(LANGUAGE, "fr")
    qtbot.waitUntil(lambda: page.undo_button.text() == "Annuler")
    assert page.title.text() == "Quatre formes"
    assert [page.moves.item(n).text() for n in range(2)] == ["Début", "a1 sphère"]
    assert page.status.text() == "Tom, à toi de jouer."


@pytest.mark.parametrize(("language", "words"), [("en", "four different shapes"), ("fr", "quatre formes différentes")])
def test_the_rules_are_read_in_the_middle_of_a_match_with_their_pictures(
    app: Application, qtbot: QtBot, language: str, words: str
) -> None:
    app.choose(LANGUAGE, language)
    page = begin(app)
    play_text(page.match, "Sa1")
    qtbot.mouseClick(page.rules_button, LEFT)
    rules = app.window.page
    assert isinstance(rules, RulesPage)
    assert words in rules.text.toPlainText()
    assert rules.text.toPlainText().count("\N{OBJECT REPLACEMENT CHARACTER}") == 4
    qtbot.waitUntil(lambda: rules.text.is_drawn)
    for name in ("start", "forbidden", "own", "row"):
        picture = rules.text.document().resource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(f"picture:{name}")
        )
        assert picture.pixelColor(picture.width() // 2, 40) != picture.pixelColor(2, 2)
    qtbot.mouseClick(rules.back_button, LEFT)
    assert app.window.page is page
    assert moves_made(page) == ["Sa1"]


def test_the_language_changes_while_the_rules_are_read(app: Application, qtbot: QtBot) -> None:
    app.navigator.set_up(SHELF["shapes"])
    app.navigator.show_rules(SHELF["shapes"])
    app.choose(LANGUAGE, "fr")
    rules = app.window.page
    assert isinstance(rules, RulesPage)
    qtbot.waitUntil(lambda: rules.text.toPlainText().startswith("Quatre formes"))


def test_analysis_marks_every_legal_cell(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    for move in ("Sa1", "Yb1", "Cc1"):
        play_text(page.match, move)
    qtbot.mouseClick(page.analysis_button, LEFT)
    board = board_of(page)
    qtbot.waitUntil(lambda: bool(board.position.worths))
    assert {str(placement) for placement in board.position.worths} == {
        str(move) for move in page.match.state.legal_moves()
    }
    assert board.position.worths[page.match.config.game.rules.parse("Kd1")] == 1
    qtbot.mouseClick(page.analysis_button, LEFT)
    assert not board.position.worths


def test_nothing_that_takes_the_focus_is_without_a_name_on_any_page(app: Application, qtbot: QtBot) -> None:
    app.navigator.set_up(SHELF["shapes"])
    pages = [app.window.page]
    unnamed = nameless(app)
    begin(app)
    unnamed += nameless(app)
    app.navigator.show_rules(SHELF["shapes"])
    unnamed += nameless(app)
    app.navigator.show_settings()
    unnamed += nameless(app)
    play_text(begin(app).match, "Sa1")
    app.window.show_home()
    assert waiting_list(app).isVisible()
    assert pages
    assert unnamed + nameless(app) == []


def nameless(app: Application) -> list[QWidget]:
    return [
        widget
        for widget in app.window.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
    ]


def test_hints_and_analysis_are_off_between_people_without_coaching(app: Application, qtbot: QtBot) -> None:
    for seats, coaching, may_ask in ((PEOPLE, False, False), (PEOPLE, True, True)):
        page = begin(app, *seats, coaching=coaching)
        for button in (page.hint_button, page.analysis_button):
            assert button.toolTip().startswith("No help") != may_ask, "why not is said by a tool tip"
            qtbot.mouseClick(button, LEFT)
            is_said = page.status.text() == "No help between players: tips are off in this game."
            assert is_said != may_ask, "and when it is pressed"
        assert page.analysis_button.isChecked() == may_ask
    page = begin(app, Seat("Léa"), Seat("Computer", level="easy"), coaching=False)
    assert page.hint_button.toolTip() == "Hint (Ctrl + H)"


def test_the_rules_can_be_read_from_home(app: Application, qtbot: QtBot) -> None:
    qtbot.mouseClick(app.window.home.head.rules_button, LEFT)
    as_a(RulesPage, app.window.page).back_button.click()
    assert app.window.page is app.window.home


def test_an_answer_about_an_earlier_position_is_dropped(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1", Seat("Léa"), Seat("Computer", level="easy"))
    QApplication.processEvents()
    asked = page.worker.current
    assert asked
    asked.cancel()
    late = Opinion((page.match.config.game.rules.parse("Kd4"),), {"value": "win"}, page.match.config.game.title)
    page.look_at(0)
    asked.done([late])
    assert moves_made(page) == ["Sa1"]
    page.look_at(1)
    asked.done([late])
    assert moves_made(page) == ["Sa1", "Kd4"]


def test_the_last_move_stays_in_sight_when_the_slider_takes_room(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    page.moves.setMaximumHeight(240)
    for move in ("Sa2", "Kb2", "Cc3", "Yb4", "Sd3", "Yc1"):
        play_text(page.match, move)
    page.moves.setMaximumHeight(60)
    qtbot.waitUntil(lambda: page.moves.height() == 60)
    row = page.moves.visualItemRect(page.moves.item(6))
    assert page.moves.viewport().rect().contains(row)


def test_the_winner_is_framed_at_the_end(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
        play_text(page.match, move)
    assert [card.property("turn") for card in page.panel.cards] == [False, True]


def test_a_new_turn_shows_the_name_large_and_any_press_ends_it(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    page.board.set_animated(True)
    assert not page.handover.isVisible(), "nobody was there before"
    play_text(page.match, "Sa1")
    assert page.handover.isVisible()
    assert page.handover.name == "Tom"
    qtbot.keyClick(page.board, Qt.Key.Key_1)
    assert not page.handover.isVisible()
    assert page.shown.status.action is None
    play_text(page.match, "Kd4")
    assert page.handover.name == "Léa"
    qtbot.waitUntil(lambda: not page.handover.isVisible())


def test_the_name_goes_at_a_press_beside_the_board_and_when_somebody_looks_back(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    page.board.set_animated(True)
    page.handover.show_name("Tom", None)
    qtbot.mousePress(page.panel.cards[0], LEFT)
    assert not page.handover.isVisible()
    play_text(page.match, "Sa1")
    page.handover.show_name("Tom", None)
    page.look_at(0)
    assert not page.handover.isVisible()


def test_at_the_end_nobody_is_named_any_more(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    page.board.set_animated(True)
    for move in ("Sa1", "Yb1", "Cc1"):
        play_text(page.match, move)
    page.handover.show_name("Tom", None)
    play_text(page.match, "Kd1")
    assert not page.handover.isVisible()


def test_against_the_computer_no_name_is_shown(app: Application, qtbot: QtBot) -> None:
    page = begin(app, Seat("Léa"), Seat("Computer", level="easy"))
    page.board.set_animated(True)
    play_text(page.match, "Sa1")
    play_text(page.match, "Kd4")
    assert not page.handover.isVisible()


@pytest.mark.parametrize("how", ["played", "resigned"])
def test_at_the_end_no_button_means_something_else_under_the_mouse(app: Application, how: str) -> None:
    """Those that were there stay, and what comes is elsewhere, or cannot be pressed yet."""
    page = begin(app)
    page.board.set_animated(True)
    for move in ("Sa1", "Yb1", "Cc1"):
        play_text(page.match, move)
    before = buttons_seen(page)
    if how == "played":
        play_text(page.match, "Kd1")
    else:
        page.match.resign(1)
    QApplication.processEvents()
    assert page.end.is_plate_awaited
    for button, area in buttons_seen(page).items():
        was = next((each for each, place in before.items() if place.contains(area.center())), button)
        assert was is button or not button.isEnabled(), button.text()
    assert page.hint_button.isVisible()
    assert page.replay.picture.isEnabled()
    page.look_at(1)
    assert page.buttons.result.isEnabled(), "once somebody looks elsewhere"


def buttons_seen(page: MatchPage) -> dict[QPushButton, QRect]:
    """Beside the board, but for the filled one, which is pressed again on purpose."""
    found = [
        each for each in page.panel.findChildren(QPushButton) if each.isVisible() and each is not page.action_button
    ]
    return {button: QRect(button.mapTo(page, QPoint()), button.size()) for button in found}


def test_a_picture_of_the_result_is_copied_and_saved(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    page = begin(app)
    button = page.replay.picture
    assert not button.isVisible()
    for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
        play_text(page.match, move)
    assert button.isVisible()
    qtbot.mouseClick(button, LEFT)
    menu = as_a(QMenu, button.findChild(QMenu))
    save, copy, _ = menu.actions()
    copy.trigger()
    assert page.status.text() == "Picture copied."
    assert QApplication.clipboard().pixmap().size() == page.table.size() * page.devicePixelRatioF()
    save.trigger()
    dialog = as_a(QFileDialog, page.table.findChild(QFileDialog))
    dialog.selectFile(str(tmp_path / "end"))
    dialog.accept()
    assert page.status.text() == "Saved: end.png"
    assert not QImage(str(tmp_path / "end.png")).isNull()
    page.saver.save_picture(tmp_path / "nowhere" / "end.png")
    assert page.status.text() == "The picture cannot be saved (No such file or directory)."


def test_the_picture_of_the_result_shows_the_result_and_nothing_to_press(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
        play_text(page.match, move)
    qtbot.waitUntil(lambda: page.end.is_plate_open)
    plate = page.end.plate
    assert plate
    plate.again_button.setFocus()
    qtbot.waitUntil(plate.again_button.hasFocus)
    page.saver.copy_picture()
    first = QApplication.clipboard().image()
    filled = plate.again_button.mapTo(page.table, QPoint(12, 12)) * page.devicePixelRatioF()
    assert page.table.grab().toImage().pixelColor(filled) == QColor(page.board.colours.accent)
    assert first.pixelColor(filled) != QColor(page.board.colours.accent)
    assert plate.again_button.hasFocus(), "on the screen everything is as before"
    QApplication.processEvents()  # the line below gets the height of other words
    page.saver.copy_picture()
    assert QApplication.clipboard().image() == first, "it does not tell that a picture was copied"


def test_escape_leads_home_where_the_match_waits(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    play_text(page.match, "Sa1")
    qtbot.keyClick(page.board, Qt.Key.Key_1)
    qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    assert app.window.page is page, "it puts the piece back first"
    with in_haste():
        for _ in range(2):
            qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    assert app.window.page is page, "who presses it twice in haste stays"
    assert page.status.text() == "Press Esc again to go home. The game waits for you there."
    with at_leisure():
        qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    assert app.window.home.isVisible()
    assert app.window.home.hero.match


def test_escape_asks_nothing_where_no_match_would_wait(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    assert app.window.home.isVisible(), "nobody has moved"
    page = begin(app)
    play_text(page.match, "Sa1")
    page.match.resign(0)
    page.end.close(is_by_key=True)
    qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    assert app.window.home.isVisible(), "it is over"


def test_a_match_in_which_nobody_has_moved_leaves_no_trace(app: Application, qtbot: QtBot) -> None:
    assert app.store
    begin(app)
    app.window.show_home()
    assert app.store.matches() == []
    page = begin(app, Seat("Computer", level="easy"), Seat("Léa"))
    play_text(page.match, "Sa1")
    app.window.show_home()
    assert app.store.matches() == [], "only the computer has moved"
    page = begin(app)
    qtbot.keyClick(page.board, Qt.Key.Key_1)
    app.window.show_home()
    assert len(app.store.matches()) == 1, "a piece was in the hand"
