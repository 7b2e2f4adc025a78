"""Trying one's own mistakes again: from the review of a match, by mouse and by keys, and back to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.rules.shapes import Placement
from ludogite.settings import ANIMATIONS, LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.match.exercise.retry_page import RetryPage
from ludogite.ui.match.page import MatchPage
from ludogite.ui.match.status_line import Tone
from tests.support.kinds import as_a
from tests.support.ui import crossword
from tests.support.ui.matches import LEFT, board_of, place_by_keys, place_by_mouse, played
from tests.support.ui.pace import at_leisure

GIVEN_AWAY = "Sd2 Sa4 Sc3 Ca3 Kb3 Yd3"
"""Léa gives the win away twice, and so does Tom."""
LEA, COMPUTER = Seat("Léa"), Seat("Computer", level="easy")
Make = Callable[[QtBot, RetryPage, Placement], None]
CONTROL = Qt.KeyboardModifier.ControlModifier


def reviewed(app: Application, qtbot: QtBot, *seats: Seat) -> MatchPage:
    app.choose(ANIMATIONS, "off")
    page = played(app, GIVEN_AWAY, *(seats or (LEA, COMPUTER)))
    page.match.resign(1)
    page.analysis_button.click()
    qtbot.waitUntil(lambda: not page.review.to_judge)
    return page


def trying(app: Application) -> RetryPage:
    return as_a(RetryPage, app.window.page)


def worth(page: RetryPage, is_better: bool) -> Placement:
    """A move that mends the mistake, or the quickest way to lose."""
    opinions = page.match.mistake.judgement.opinions
    return as_a(Placement, opinions[0 if is_better else -1].plan[0])


def judged(qtbot: QtBot, page: RetryPage) -> None:
    """What was wrong is explained by then, or taken back."""
    qtbot.waitUntil(lambda: page.match.has_ended or page.match.is_explained or page.match.is_untouched)
    QApplication.processEvents()


@pytest.mark.parametrize("make", [place_by_mouse, place_by_keys])
def test_mistakes_are_tried_wrongly_then_rightly_and_it_goes_back_to_the_review(
    app: Application, qtbot: QtBot, make: Make
) -> None:
    review = reviewed(app, qtbot)
    qtbot.keyClick(review.board, Qt.Key.Key_E, CONTROL)
    page = trying(app)
    QApplication.processEvents()
    assert page.card.progress.text() == "1 of 2"
    assert page.card.sentence.text().endswith(". It gives the win away. Find a better move.")
    assert not page.card.button.isVisible()
    with at_leisure():
        make(qtbot, page, worth(page, is_better=False))
    assert page.status.text() == "Let me see…"
    judged(qtbot, page)
    assert page.status.text().startswith("Your opponent can then win")
    assert page.status.tone is Tone.BAD
    assert (page.card.button.text(), page.card.button.hasFocus()) == ("Try again", True)
    qtbot.keyClick(page.card.button, Qt.Key.Key_Return)
    assert page.status.text().endswith("Try again.")
    assert page.match.is_untouched
    assert page.board.hasFocus()
    for step in (1, 2):
        with at_leisure():
            make(qtbot, page, worth(page, is_better=True))
        judged(qtbot, page)
        assert page.status.text().startswith("Right! You can win in")
        assert page.card.button.hasFocus(), "Enter goes on"
        assert page.card.button.text() == ("Next" if step == 1 else "Back to the review")
        qtbot.keyClick(page.card.button, Qt.Key.Key_Return)
        QApplication.processEvents()
    assert app.window.page is review
    assert review.review.verdicts(), "nothing is judged anew"


def test_a_wrong_try_is_answered_on_the_board_and_taken_back(app: Application, qtbot: QtBot) -> None:
    qtbot.mouseClick(reviewed(app, qtbot).panel.retry, LEFT)
    page = trying(app)
    boards: list[int] = []
    heard: list[str] = []
    page.match.listeners.append(lambda: boards.append(page.match.cursor))
    page.status.announced.connect(heard.append)
    before = page.match.cursor
    page.apply_move(worth(page, is_better=False))
    judged(qtbot, page)
    assert max(boards) == page.match.cursor > before + 1, "it stays until it is seen"
    qtbot.mouseClick(page.card.button, LEFT)
    assert page.match.cursor == before
    assert any(said.startswith("The computer played") for said in heard)
    assert heard[-1] == page.status.text() == f"{heard[heard.index('Let me see…') + 1]} Try again."


def test_hint_and_solution(app: Application, qtbot: QtBot) -> None:
    qtbot.mouseClick(reviewed(app, qtbot).panel.retry, LEFT)
    page = trying(app)
    best = page.match.best
    qtbot.keyClick(page, Qt.Key.Key_H, CONTROL)
    qtbot.waitUntil(lambda: page.hints.opinion is not None)
    assert page.hints.opinion
    for step in page.hints.opinion.why.steps:
        assert page.status.text() == str(step.sentence)
        qtbot.keyClick(page, Qt.Key.Key_H, CONTROL)
    assert board_of(page).hand.target == as_a(Placement, best.plan[0]).cell
    assert page.match.is_untouched, "a hint plays nothing"
    qtbot.mouseClick(page.solution_button, LEFT)
    qtbot.waitUntil(lambda: page.match.moves[-1:] == best.plan)
    QApplication.processEvents()
    assert page.status.text() == f"Here is the solution. {best.reason}"
    assert page.card.sentence.text().startswith("This was better: ")
    assert page.card.button.text() == "Next"
    assert not page.hint_button.isVisible()
    qtbot.mouseClick(page.card.button, LEFT)
    qtbot.mouseClick(page.back_button, LEFT)
    assert page.match.at == 0


def test_a_hint_after_a_wrong_try_is_for_the_position_before(app: Application, qtbot: QtBot) -> None:
    qtbot.mouseClick(reviewed(app, qtbot).panel.retry, LEFT)
    page = trying(app)
    before = page.match.state
    page.apply_move(worth(page, is_better=False))
    judged(qtbot, page)
    assert page.match.is_explained
    assert not page.back_button.isVisible(), "the other button does the same"
    qtbot.mouseClick(page.hint_button, LEFT)
    qtbot.waitUntil(lambda: page.hints.opinion is not None)
    assert page.match.state == before
    assert page.hints.opinion
    assert page.status.text() == str(page.hints.opinion.why.steps[0].sentence)
    assert page.back_button.isVisible()


def test_of_several_people_it_is_asked_whose_mistakes(app: Application, qtbot: QtBot) -> None:
    review = reviewed(app, qtbot, LEA, Seat("Tom"))
    review.panel.retry.click()
    menu = as_a(QMenu, QApplication.activePopupWidget())
    assert [action.text() for action in menu.actions()] == ["Léa: 2 mistakes", "Tom: 2 mistakes"]
    menu.actions()[1].trigger()
    menu.close()
    page = trying(app)
    assert page.match.config.seats == (Seat("Léa", "perfect"), Seat("Tom"))
    assert page.shown.actor() == 1
    app.choose(LANGUAGE, "fr")
    QApplication.processEvents()
    assert page.card.sentence.text().endswith("Trouve mieux.")
    assert page.hint_button.accessibleName() or page.hint_button.text() == "Indice"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert app.window.page is review


def test_nothing_is_offered_before_all_is_judged(app: Application, qtbot: QtBot) -> None:
    page = played(app, GIVEN_AWAY, LEA, COMPUTER)
    page.match.resign(1)
    assert not page.panel.retry.isVisible()
    qtbot.keyClick(page.board, Qt.Key.Key_E, CONTROL)
    assert page.status.text() == "First finish the game, and let the analysis judge every move."
    page.analysis_button.click()
    assert not page.panel.retry.isEnabled()
    qtbot.waitUntil(page.panel.retry.isEnabled)


def test_missed_words_are_tried_again(app: Application, qtbot: QtBot) -> None:
    """Léa has passed once; ARSENE she knew."""
    app.choose(ANIMATIONS, "off")
    moves = (*crossword.OPENING, "roll 6", "answer ARSENE", "roll 5", "pass", "roll 2", "go R6", "pass")
    review = crossword.begin(app, *moves, seats=(LEA, COMPUTER))
    assert not review.panel.retry.isVisible(), "the match goes on"
    review.match.resign(0)
    assert review.panel.retry.text() == "Try missed words again"
    assert review.legend.isHidden(), "nothing is marked"
    qtbot.keyClick(review.board, Qt.Key.Key_E, CONTROL)
    page = trying(app)
    QApplication.processEvents()
    assert page.card.sentence.text() == "You missed this word. Find it!"
    assert not page.hint_button.isVisible()
    for word, said in (("LETTRES", "Not the right word. Try again."), ("ILETTES", "Right! The word is ILETTES.")):
        with at_leisure():
            for letter in word:
                qtbot.keyClick(page.board, letter)
            qtbot.keyClick(page.board, Qt.Key.Key_Return)
        judged(qtbot, page)
        assert page.status.text() == said
    assert page.card.sentence.text() == "You have put 1 mistake right."
    qtbot.keyClick(page.card.button, Qt.Key.Key_Return)
    assert app.window.page is review
