"""Walking back through a match, analysing on the way, and hearing of it."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.message import Message, Source
from ludogite.players import Opinion
from ludogite.rules.shapes import parse
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage
from tests.support.moves import play_text
from tests.support.ui.matches import LEFT, answer, board_of, cell_point, hand_point, moves_made, played
from tests.ui.test_contrast import WORDS, pixels_of, weak_words

MOVES = "Sa2 Kb2 Cc3 Yb4 Sd3"


def analysed(qtbot: QtBot, page: MatchPage) -> set[str]:
    """The moves that the analysis marks, once it has come."""
    board = board_of(page)
    qtbot.waitUntil(lambda: bool(board.position.worths))
    return {str(placement) for placement in board.position.worths}


def with_keys(app: Application, qtbot: QtBot, page: MatchPage) -> MatchPage:
    app.window.activateWindow()
    qtbot.waitUntil(page.board.hasFocus)
    return page


def legal(page: MatchPage, ply: int) -> set[str]:
    return {str(move) for move in page.match.state_at(ply).legal_moves()}


def test_the_list_begins_with_the_start_and_all_arrows_walk_in_it(app: Application, qtbot: QtBot) -> None:
    page = played(app, MOVES)
    for key, ply in (
        (Qt.Key.Key_Left, 4),
        (Qt.Key.Key_Up, 3),
        (Qt.Key.Key_Right, 4),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_End, 5),
        (Qt.Key.Key_Right, 5),
    ):
        qtbot.keyClick(page.moves, key)
        assert page.board.state == page.match.state_at(ply)
        assert page.moves.currentRow() == ply
    assert page.board.actor == 1


def test_what_is_typed_after_a_click_into_the_list_is_for_the_board(app: Application, qtbot: QtBot) -> None:
    page = with_keys(app, qtbot, played(app, MOVES))
    page.moves.setFocus()
    qtbot.keyClick(page.moves, Qt.Key.Key_Up)
    qtbot.keyClick(page.moves, "1")
    assert page.shown.past_ply == 4, "in the past there is nothing to do"
    assert page.moves.hasFocus()
    qtbot.keyClick(page.moves, Qt.Key.Key_Down)
    qtbot.keyClick(page.moves, Qt.Key.Key_Shift)
    assert page.moves.hasFocus()
    qtbot.keyClick(page.moves, "1")
    assert page.board.hasFocus()
    assert board_of(page).position.held is not None


def test_alt_and_arrows_walk_from_anywhere_on_the_page(app: Application, qtbot: QtBot) -> None:
    page = with_keys(app, qtbot, played(app, MOVES))
    alt = Qt.KeyboardModifier.AltModifier
    for _ in range(2):
        qtbot.keyClick(page.board, Qt.Key.Key_Left, alt)
    assert page.board.state == page.match.state_at(3)
    assert page.moves.currentRow() == 3
    for _ in range(3):
        qtbot.keyClick(page.board, Qt.Key.Key_Right, alt)
    assert page.shown.past_ply is None


def test_each_move_has_a_line_of_its_own(app: Application, qtbot: QtBot) -> None:
    page = played(app, MOVES)
    places = [page.moves.visualItemRect(page.moves.item(n)) for n in range(6)]
    assert all(first.bottom() < second.top() for first, second in pairwise(places))


def test_cards_show_what_was_in_hand_and_whose_turn_it_was(app: Application, qtbot: QtBot) -> None:
    page = played(app, MOVES)
    page.look_at(0)
    assert page.status.text() == "Looking back: the start"
    assert [card.detail.text() for card in page.panel.cards] == ["light · 8 pieces left", "dark · 8 pieces left"]
    assert [card.property("turn") for card in page.panel.cards] == [True, False]
    page.look_at(3)
    app.choose(LANGUAGE, "fr")
    app.choose(LANGUAGE, "en")
    qtbot.waitUntil(lambda: page.home_button.text() == "Home")
    assert [card.detail.text() for card in page.panel.cards] == ["light · 6 pieces left", "dark · 7 pieces left"]
    assert [card.property("turn") for card in page.panel.cards] == [False, True]


def test_the_filled_button_leads_back_to_the_match(app: Application, qtbot: QtBot) -> None:
    page = with_keys(app, qtbot, played(app, MOVES))
    page.look_at(2)
    assert page.action_button.text() == "Back to the game"
    assert not page.undo_button.isEnabled()
    qtbot.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(moves_made(page)) == 5
    qtbot.mouseClick(page.action_button, LEFT)
    assert page.board.state == page.match.state
    assert page.moves.currentRow() == 5
    assert page.action_button.text() == "Place"


def test_a_finished_match_is_looked_back_at_and_its_end_comes_back(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1 Yb1 Cc1 Kd1")
    page.look_at(1)
    assert not page.status.is_end
    assert page.action_button.text() == "Back to the end"
    qtbot.mouseClick(page.action_button, LEFT)
    assert page.status.text() == "Tom wins. Four different shapes in row 1."
    assert page.status.is_end
    assert page.action_button.text() == "Play again"


def test_nothing_is_moved_while_looking_back(app: Application, qtbot: QtBot) -> None:
    page = played(app, MOVES)
    page.look_at(2)
    board = board_of(page)
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 0, "K"))
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, "d1"))
    assert len(moves_made(page)) == 5
    assert page.status.text() == "After move 2: b2 cone"


def test_analysis_is_of_what_is_shown(app: Application, qtbot: QtBot) -> None:
    page = played(app, MOVES)
    page.analysis_button.click()
    assert analysed(qtbot, page) == legal(page, 5)
    page.look_at(3)
    assert analysed(qtbot, page) == legal(page, 3)
    page.look_at(5)
    assert analysed(qtbot, page) == legal(page, 5)


def test_the_legend_stays_as_long_as_the_analysis(app: Application, qtbot: QtBot) -> None:
    page = played(app, MOVES)
    assert not page.legend.isVisible()
    page.analysis_button.click()
    analysed(qtbot, page)
    legend = "✓ 2: Tom wins in 2 moves. ✗ 2: Léa wins in 2."
    for key in (Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_Escape):
        qtbot.keyClick(page.board, key)
        assert page.legend.isVisible()
        assert page.legend.text() == legend
    assert list(weak_words(app.window, [page.legend], pixels_of(app.window.grab().toImage()), WORDS)) == []
    assert page.status.text() == "Tom, your turn."
    app.choose(LANGUAGE, "fr")
    qtbot.waitUntil(lambda: page.legend.text().startswith("✓ 2\N{NO-BREAK SPACE}: Tom gagne en 2 coups."))
    for _ in range(2):  # also while it still thinks
        page.analysis_button.click()
    asked = page.worker.current
    assert asked
    page.analysis_button.click()
    assert not page.legend.isVisible()
    late = Opinion((parse("Cd1"),), {"value": "win", "plies": 1}, Message(Source("tests", "")))
    asked.done([late])
    assert not board_of(page).position.worths


def test_a_hint_asked_for_at_once_takes_nothing_from_the_analysis(app: Application, qtbot: QtBot) -> None:
    page = played(app, MOVES)
    page.analysis_button.click()
    page.hint_button.click()
    assert analysed(qtbot, page) == legal(page, 5)
    assert page.hints.opinion is not None


def test_after_the_end_analysis_says_what_its_marks_are_and_works_in_the_past(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1 Yb1 Cc1 Kd1", coaching=False)
    page.analysis_button.click()
    assert page.legend.text() == "Beside the moves: ✓ good, ✗ a mistake, – lost anyway. All of this is certain."
    page.look_at(3)
    assert analysed(qtbot, page) == legal(page, 3)


def test_analysis_of_a_match_that_was_given_up_is_of_its_last_position(app: Application, qtbot: QtBot) -> None:
    page = played(app, MOVES)
    page.match.resign(1)
    page.analysis_button.click()
    assert analysed(qtbot, page) == legal(page, 5)


def test_the_computer_waits_while_somebody_looks_back(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa2 Kb2 Cc3", Seat("Léa"), Seat("Computer", level="easy"))
    page.look_at(1)
    page.analysis_button.click()
    assert analysed(qtbot, page) == legal(page, 1)
    assert len(moves_made(page)) == 3
    page.look_at(3)
    qtbot.waitUntil(lambda: len(moves_made(page)) == 4)


def test_screen_readers_hear_moves_turns_refusals_and_the_end(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1 Yb1", Seat("Léa"), Seat("Computer", level="easy"))
    heard: list[str] = []
    page.status.announced.connect(heard.append)
    play_text(page.match, "Cd2")
    opinion = Opinion((parse("Kc4"),), {"value": "unknown"}, Message(Source("tests", "")))
    answer(page, opinion)
    for _ in range(2):
        qtbot.keyClick(page.board, Qt.Key.Key_Return)
    page.match.resign(0)
    assert heard == [
        "The computer is thinking…",
        "The computer played c4 cone.",
        "Léa, your turn.",
        "Take a shape first: press 1 to 4, or click one of yours.",
        "Take a shape first: press 1 to 4, or click one of yours.",
        "The computer wins. Léa resigned.",
    ]
    assert page.status.accessibleName() == heard[-1]
