"""The page of a lesson: how it is come to, how one gets on, back and out of it, and that it counts nowhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.content.exercises import lesson_of
from ludogite.match.config import Seat
from ludogite.match.people import Person
from ludogite.players import BEGINNER
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS, CONTRAST, LANGUAGE, TEXT_SIZE
from ludogite.ui.application.app import Application
from ludogite.ui.base.game_ui import games_with_card
from ludogite.ui.match.exercise.lesson_page import LessonPage
from ludogite.ui.match.exercise.page import ExercisePage
from ludogite.ui.match.page import MatchPage
from ludogite.ui.match.status_line import Tone
from ludogite.ui.pages.home.box import BoxButton
from ludogite.ui.pages.home.page import HomePage
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.setup.page import SetupPage
from ludogite.ui.pages.setup.seat_card import COMPUTER, PERSON
from tests.support.exercises import answer
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.lessons import open_lesson, press_button
from tests.support.ui.matches import LEFT, begin, board_of, card, cell_point, drag, hand_point
from tests.support.ui.walk import settle
from tests.ui.test_text_size import cut_words


def to_step(page: ExercisePage, number: int) -> None:
    """Counted from 1."""
    while page.match.at < number - 1:
        answer(page.match)
    QApplication.processEvents()


def test_a_new_game_offers_its_lesson_on_its_card(app: Application, qtbot: QtBot) -> None:
    assert as_a(BoxButton, card(app).lesson_button).isVisible()
    qtbot.mouseClick(card(app).lesson_button, LEFT)
    page = app.window.page
    assert isinstance(page, ExercisePage)
    assert page.title.text() == "Four Shapes — Lesson"


def test_a_game_that_was_played_offers_its_lesson_in_the_rules_only(app: Application, qtbot: QtBot) -> None:
    play_text(begin(app).match, "Sa1")
    app.window.show_home()
    assert not as_a(BoxButton, card(app).lesson_button).isVisible()
    assert as_a(BoxButton, card(app, "symbols").lesson_button).isVisible()
    app.navigator.show_rules(SHELF["shapes"])
    rules = app.window.page
    assert isinstance(rules, RulesPage)
    qtbot.mouseClick(rules.lesson_button, LEFT)
    assert isinstance(app.window.page, ExercisePage)


def test_a_lesson_is_in_no_list_and_counts_nowhere(app: Application) -> None:
    to_step(open_lesson(app, "shapes"), 9)
    app.window.show_home()
    assert as_a(BoxButton, card(app).lesson_button).isVisible(), "it was not done to its end"
    to_step(open_lesson(app, "shapes"), 10)
    app.window.show_home()
    assert app.store
    assert app.store.count() == 0
    assert app.store.matches() == []
    assert not as_a(BoxButton, card(app).lesson_button).isVisible(), "it is learned"
    app.navigator.set_up(SHELF["shapes"])
    assert as_a(SetupPage, app.window.page).lesson_button.isVisible(), "it can be repeated"


def test_escape_and_a_button_leave_it_without_a_question(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "shapes")
    qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    assert isinstance(app.window.page, HomePage)
    page = open_lesson(app, "shapes")
    qtbot.mouseClick(page.leave_button, LEFT)
    assert isinstance(app.window.page, HomePage)


def test_one_step_back_by_button_and_by_key(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "shapes")
    assert not page.back_button.isEnabled()
    to_step(page, 3)
    qtbot.mouseClick(page.back_button, LEFT)
    assert page.card.progress.text() == "2 of 10"
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.card.progress.text() == "1 of 10"
    assert page.match.moves == ()


def test_a_right_answer_is_praised_and_the_other_side_replies(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "shapes")
    app.choose(ANIMATIONS, "on")
    board = board_of(page)
    assert board.cell_rect(5).intersects(page.marks.geometry())
    assert 5 in page.marks.cells
    drag(qtbot, board, hand_point(board, 0, "S"), cell_point(board, "b2"))
    assert page.status.text() == "Right!"
    assert page.status.tone is Tone.GOOD
    assert page.shown.actor() is None
    qtbot.waitUntil(lambda: page.match.at == 1)
    assert [str(move) for move in page.match.moves] == ["Sb2", "Cc3"]


def test_below_the_board_nothing_is_said_beside_the_sentence(app: Application) -> None:
    """Big Bang would say there that other tokens can be chosen, while the bell is to be rung."""
    page = open_lesson(app, "bigbang")
    to_step(page, 4)
    assert page.status.text() == ""
    page.board.press_cell(page.board.cell_called("bell"))
    assert "point at the token" in page.status.text(), "now it helps"


def test_what_is_to_be_clicked_is_framed(app: Application) -> None:
    big_bang = open_lesson(app, "bigbang")
    to_step(big_bang, 8)
    marked = [big_bang.board.cell_name(cell) for cell in big_bang.marks.cells]
    assert marked == ["Forgotten!", "Computer, b2, 14"]
    cube = open_lesson(app, "cube")
    (piece,) = map(cube.board.cell_rect, cube.marks.cells)
    assert as_a(QWidget, cube.board.childAt(piece.center())).accessibleName() == "the red L, 3"


def test_the_rules_can_be_read_from_a_lesson(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "cube")
    qtbot.mouseClick(page.header.rules, LEFT)
    assert isinstance(app.window.page, RulesPage)


def test_what_the_rules_forbid_is_explained_by_them(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "shapes")
    to_step(page, 3)
    board = board_of(page)
    drag(qtbot, board, hand_point(board, 0, "C"), cell_point(board, "a3"))
    assert page.status.text() == "Not here: the opponent has a cube in this row."
    assert page.match.misses == 0


def test_nothing_is_played_while_there_is_something_to_read(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "shapes")
    to_step(page, 2)
    before = page.match.state
    board = board_of(page)
    drag(qtbot, board, hand_point(board, 0, "S"), cell_point(board, "d4"))
    assert page.match.state == before
    assert "button" in page.status.text()


def test_a_screen_reader_hears_each_sentence_once(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "shapes")
    heard: list[str] = []
    page.status.announced.connect(heard.append)
    to_step(page, 2)
    press_button(qtbot, page, is_by_key=True)
    sentences = [step.say["en"] for step in page.match.exercise.steps]
    said = [sentence for text in heard for sentence in sentences if text.startswith(sentence)]
    assert said == sentences[1:3]


def test_the_longest_sentence_fits_beside_the_fullest_board(app: Application) -> None:
    """The cube has its three faces there."""
    app.choose(TEXT_SIZE, "150")
    app.window.resize(1280, 800)
    page = open_lesson(app, "cube", "fr")
    last = len(page.match.exercise.steps)
    for number in (1, last):  # where it is asked who learns
        to_step(page, number)
        settle()
        assert cut_words(page) == []
    page.match.go_back()
    steps = [step for game in games_with_card() for step in lesson_of(game.id).steps]
    page.card.show_step(10, 10, max((words for step in steps for words in step.say.values()), key=len), is_task=True)
    page.card.offer("Jouer pour de vrai")
    settle()
    assert cut_words(page) == []
    app.choose(TEXT_SIZE, "100")


@pytest.mark.parametrize("game", ["shapes", "symbols", "bigbang", "crossword"])
def test_the_plate_lies_beside_what_it_speaks_of_and_covers_no_cell(app: Application, game: str) -> None:
    """In a small window too. The cells of the cube's board are squares seen in space; its plate is beside the stage."""
    app.window.resize(1024, 700)
    page = open_lesson(app, game)
    board = page.board
    for number, step in enumerate(page.match.exercise.steps, 1):
        if not step.hand:
            to_step(page, number)
        settle()
        plate = page.card.geometry().translated(page.table.mapTo(page, QPoint()))
        covered = [
            board.cell_name(cell)
            for cell in range(board.cell_count())
            if board.cell_rect(cell).translated(board.mapTo(page, QPoint())).intersects(plate)
        ]
        assert covered == [], number
        if (aim := page.marks.aim) is not None:
            height = aim.center().y() + board.mapTo(page, QPoint()).y()
            assert plate.top() <= height <= plate.bottom(), number


@pytest.mark.parametrize("contrast", ["normal", "high"])
def test_where_there_is_room_the_plate_shows_all_it_has(app: Application, contrast: str) -> None:
    """In high contrast its frame is wider."""
    app.choose(CONTRAST, contrast)
    page = open_lesson(app, "shapes")
    settle()
    assert page.card.area.verticalScrollBar().maximum() == 0


def test_another_language_in_the_middle_of_it(app: Application) -> None:
    page = open_lesson(app, "shapes")
    to_step(page, 4)
    app.choose(LANGUAGE, "fr")
    QApplication.processEvents()
    step = page.match.step
    assert page.card.sentence.text() == step.say["fr"]
    assert page.card.progress.text() == "4 sur 10"
    assert page.title.text().endswith("Leçon")


def test_whoever_learns_gives_a_name_in_place_and_is_called_so(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "shapes")
    assert isinstance(page, LessonPage)
    assert page.who.isVisible()
    qtbot.keyClicks(page.who.chooser.name_field, "Mia")
    qtbot.keyClick(page.who.chooser.name_field, Qt.Key.Key_Return)
    assert page.board.hasFocus(), "the lesson goes on"
    to_step(page, 2)
    assert not page.who.isVisible()
    assert page.board.cell_name(16).startswith("Mia, sphere")
    to_step(page, 10)
    press_button(qtbot, page, is_by_key=True)
    real = real_match(app)
    for move in ("Sa1", "Yb1", "Sc4", "Cc1", "Kd1"):
        play_text(real.match, move)
    assert real.status.text().startswith("Mia wins")
    assert app.store
    assert [person.name for person in app.store.people()] == ["Mia"]
    again = open_lesson(app, "symbols")
    assert isinstance(again, LessonPage)
    assert again.who.name == "Mia", "who was here last is proposed"


def test_nobody_has_to_say_who_learns(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "shapes")
    to_step(page, 10)
    assert isinstance(page, LessonPage)
    assert page.who.isVisible(), "it is asked once more"
    press_button(qtbot, page, is_by_key=False)
    assert [seat.name for seat in real_match(app).match.config.seats] == ["Player", "Computer"]
    assert app.store
    assert app.store.people() == []


def real_match(app: Application) -> MatchPage:
    page = app.window.page
    assert isinstance(page, MatchPage)
    assert not isinstance(page, ExercisePage)
    return page


@pytest.mark.parametrize("game", [game.id for game in games_with_card()])
def test_at_set_up_the_lesson_is_a_click_away_and_leads_back_there(app: Application, qtbot: QtBot, game: str) -> None:
    app.navigator.set_up(SHELF[game])
    setup = app.window.page
    assert isinstance(setup, SetupPage)
    assert setup.lesson_button.isVisible()
    qtbot.mouseClick(setup.lesson_button, LEFT)
    lesson = app.window.page
    assert isinstance(lesson, LessonPage)
    assert lesson.game is SHELF[game]
    assert lesson.home_button.text().endswith("Back")
    qtbot.mouseClick(lesson.leave_button, LEFT)
    assert isinstance(app.window.page, SetupPage)


@pytest.mark.parametrize("game", [game.id for game in games_with_card()])
def test_who_is_offered_the_lesson_at_set_up_learns_it(app: Application, qtbot: QtBot, game: str) -> None:
    assert app.store
    app.store.remember(Person("Paul", 0, 0))
    app.navigator.set_up(SHELF[game])
    row = as_a(SetupPage, app.window.page).rows[0]
    row.chooser.picker.activated.emit(1)  # another name
    qtbot.keyClicks(row.chooser.name_field, "Lea")
    row.badge.click()
    badge = row.badge.badge
    setup = as_a(SetupPage, app.window.page)
    for other in setup.seated[1:]:
        other.kind.buttons[COMPUTER].click()
    for other in setup.seated[1:]:
        other.level.choose("hard")
    assert setup.lesson_button.text() == "Lea, learn by playing"
    qtbot.mouseClick(setup.lesson_button, LEFT)
    page = as_a(LessonPage, app.window.page)
    assert page.who.person == Person("Lea", *badge)
    assert page.board.seats[0].name == "Lea"
    assert page.board.badges[0] == badge
    qtbot.mouseClick(page.leave_button, LEFT)
    setup = as_a(SetupPage, app.window.page)
    assert setup.rows[0].person() == Person("Lea", *badge), "the table is as it was left"
    assert setup.lesson_button.text() == "Lea, learn by playing", "she has not played yet"
    qtbot.mouseClick(setup.lesson_button, LEFT)
    page = as_a(LessonPage, app.window.page)
    while not page.match.is_done:
        answer(page.match)
    press_button(qtbot, page, is_by_key=False)
    assert real_match(app).match.config.seats[0] == Seat("Lea")
    if len(setup.seated) == 2:
        assert real_match(app).match.config.seats[1].level == "hard", "as it was chosen"


def test_what_was_chosen_at_set_up_is_there_again_after_it_was_left(app: Application, qtbot: QtBot) -> None:
    app.navigator.set_up(SHELF["cube"])
    setup = as_a(SetupPage, app.window.page)
    setup.rows[1].kind.buttons[PERSON].click()
    qtbot.keyClick(setup, Qt.Key.Key_Escape)
    assert isinstance(app.window.page, HomePage)
    app.navigator.set_up(SHELF["cube"])
    assert all(row.is_person for row in as_a(SetupPage, app.window.page).seated)


def test_the_last_step_leads_to_a_match_for_real(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "shapes")
    to_step(page, 10)
    assert page.card.button.text() == "Play for real"
    press_button(qtbot, page, is_by_key=True)
    real = real_match(app)
    assert [seat.level for seat in real.match.config.seats] == [None, BEGINNER]
    play_text(real.match, "Sa1")
    qtbot.waitUntil(lambda: real.match.cursor == 2)
    assert app.store
    assert app.store.count() == 1, "this one counts"
    app.navigator.set_up(SHELF["shapes"])
    setup = app.window.page
    assert isinstance(setup, SetupPage)
    assert setup.rows[1].level.current == BEGINNER, "it is proposed again"
