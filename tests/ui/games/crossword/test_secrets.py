"""A word that is not found is nowhere to be read: not by screen readers, not in any widget's text, not in the list,
not when looking back, not in what the board holds."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ludogite.match.config import MatchConfig
from ludogite.rules.crossword.grid import BLACK, HIDDEN
from ludogite.rules.crossword.match import PASS, Answer, Go, Question, Race
from ludogite.rules.game import CHANCE, Move
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword.cells import PER_SEAT
from ludogite.ui.match.page import MatchPage
from tests.support.ui.crossword import OPENING, begin, board_of, press, race_of, to_question, type_text
from tests.support.ui.matches import PEOPLE, page_of
from tests.support.ui.readable import window_texts, words_of

READER: dict[str, object] = {"asking": "reader"}


def unfound(race: Race) -> set[str]:
    """The answers that are still to be found, and were not found elsewhere."""
    words = [(sheet, n, sheet.grid.answer(n)) for sheet in race.sheets for n in range(len(sheet.grid.words))]
    known = {answer for sheet, n, answer in words if sheet.is_known(n)}
    return {answer for sheet, n, answer in words if not sheet.is_known(n) and len(answer) > 2} - known


def check(page: MatchPage) -> None:
    secret, texts = unfound(race_of(page)), window_texts(page)
    assert not words_of(texts) & secret
    assert not any(" ".join(answer) in text for answer in secret for text in texts), "nor letter by letter"
    board = board_of(page)
    assert not any(answer in board.hand.text() for answer in secret)
    assert board.position.answer == ""
    for seat, sheet in enumerate(race_of(page).sheets):
        shown = board.position.race.sheets[seat].grid
        for cell, letter in enumerate(shown.letters):
            if not sheet.found >> cell & 1 and letter != BLACK:
                assert letter == HIDDEN
                assert board.cell_name(PER_SEAT * seat + cell).endswith(("empty", "in pencil"))


def some_move(state: Race, rng: Random) -> Move:
    if state.phase == "go":
        return rng.choice([move for move in state.legal_moves() if isinstance(move, Go)])
    if state.phase == "question":
        return Question(rng.random() < 0.5)
    assert state.asked is not None
    answer = state.sheet.grid.answer(state.asked)
    wrong = Answer("".join(reversed(answer)) + "X")
    return rng.choice((Answer(answer), Answer(answer), PASS, wrong))


@pytest.mark.long
@pytest.mark.parametrize(("table", "language"), [({}, ["fr", "en"]), (READER, ["en", "fr"])])
def test_nothing_tells_a_word_that_is_not_found(
    app: Application, table: dict[str, object], language: list[str]
) -> None:
    """Neither as the match stands nor when somebody looks back; missed words stay unknown."""
    game, rng = SHELF["crossword"], Random(2)
    options = {"levels": ["easy", "hard"], "length": "full", "language": language}
    app.matches.begin(MatchConfig(game, PEOPLE, options, game.draw_setup(2, options, 4), seed=4, table=table))
    page = page_of(app)
    page.board.set_animated(False)
    for made in range(60):
        state = race_of(page)
        page.match.play(page.match.next_roll() if state.to_move == CHANCE else some_move(state, rng))
        if made % 3 == 0 or race_of(page).phase == "question":
            QApplication.processEvents()
            check(page)
    for ply in range(0, page.match.cursor, 11):
        page.look_at(ply)
        assert not words_of(window_texts(page)) & unfound(race_of(page))
    assert page.match.outcome is None


def test_a_walk_over_the_texts_finds_what_is_there(app: Application) -> None:
    """The walk itself: a word that is found is read out and listed, and the clue stands on the card."""
    page = begin(app, *OPENING, "roll 6", "answer ARSENE", "roll 5")
    found = words_of(window_texts(page))
    assert "ARSENE" in found
    race = race_of(page)
    assert race.asked is not None
    assert any(race.sheet.grid.clues[race.asked].split(" (")[0] in text for text in window_texts(page))


def test_an_answer_that_is_held_open_is_painted_and_told_to_nobody_else(app: Application) -> None:
    page = begin(app, *OPENING, "roll 6", table=READER)
    board = board_of(page)
    closed = board.grab().toImage()
    QTest.keyPress(board, Qt.Key.Key_Space)
    assert board.grab().toImage() != closed
    assert "ARSENE" not in words_of(window_texts(page))
    assert "ARSENE" not in board.hand.text()
    assert "ARSENE" not in page.match.hand_text
    QTest.keyRelease(board, Qt.Key.Key_Space)
    check(page)


def test_with_the_program_nothing_opens_the_answer(app: Application) -> None:
    page = begin(app, *OPENING, "roll 6")
    QTest.keyPress(board_of(page), Qt.Key.Key_Space)
    board_of(page).hold(True)
    check(page)


def test_a_slip_does_not_tell_the_word(app: Application) -> None:
    page = begin(app, *OPENING, "roll 6")
    type_text(board_of(page), "ARSENS")
    press(board_of(page), Qt.Key.Key_Return)
    check(page)
    press(board_of(page), Qt.Key.Key_Return)
    check(page)


@pytest.mark.parametrize(("table", "language"), [({}, "fr"), ({}, "en"), (READER, "en")])
def test_the_answer_to_a_question_comes_after_the_verdict(
    app: Application, table: dict[str, object], language: str
) -> None:
    page = to_question(app, level="medium", table=table, language=language)
    board = board_of(page)
    accepted = board.referee.accepted(board.hand.question)
    assert not any(accepted in text for text in window_texts(page))
    assert accepted not in board.hand.text()
    if not table:
        press(board, Qt.Key.Key_F4)
        assert any(accepted in text for text in window_texts(page))


def test_a_record_on_screen_and_undo_tell_nothing(app: Application) -> None:
    page = begin(app, *OPENING, "roll 6", "pass", "roll 5")
    assert not page.undo_button.isEnabled()
    assert not page.redo_button.isEnabled()
    assert page.printable().state is not None
    state = page.printable().state
    assert isinstance(state, Race)
    assert all(HIDDEN in sheet.grid.letters for sheet in state.sheets)


def test_at_the_end_everything_may_be_read(app: Application) -> None:
    page = begin(app, *OPENING, "roll 6")
    page.match.resign(0)
    assert "ARSENE" in " ".join(window_texts(page))
    assert not page.undo_button.isEnabled()
