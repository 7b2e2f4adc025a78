"""What lies face down in Big Bang is nowhere to be found: not by screen readers, not in the list, not in a picture, not
when looking back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.rules.bigbang import Boards
from ludogite.rules.tokens import CELLS
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage
from tests.support.bigbang_positions import OTHER, PLAIN
from tests.support.ui.bigbang import begin, board_of
from tests.support.ui.readable import page_texts, words_of

THIRD = "13 14 15 16 18 4"
"""A row without the 20."""
MOVES = (
    *("roll 6 6", "turn b4", "done", "roll 6 6", "turn a1", "done", "roll 6 6", "turn a4", "done"),
    *("roll 6 6", "turn b1", "done", "roll 6 6", "turn f3", "done", "roll 6 6", "turn c1", "done", "roll 1 1"),
)
HIDDEN = {"20", "22", "24"}
"""They lie face down on both boards then."""
DOWN = {0: ("b4", "a4", "f3"), 1: ("a1", "b1", "c1")}


def with_hidden_tokens(app: Application) -> MatchPage:
    return begin(app, *MOVES)


def is_blank(state: Boards, seat: int, cell: str) -> bool:
    return state.board_of(seat)[CELLS.index(cell)] is None


def test_screen_readers_and_the_list_give_places_only(app: Application) -> None:
    page = with_hidden_tokens(app)
    board = board_of(page)
    for seat, cells in DOWN.items():
        for cell in cells:
            name = board.cell_name(36 * seat + CELLS.index(cell))
            assert name == f"{('Léa', 'Tom')[seat]}, {cell}, face down"
    found = words_of(page_texts(page))
    assert "c4" in found
    assert not found & HIDDEN


def test_looking_back_shows_blank_what_is_face_down_now(app: Application) -> None:
    page = with_hidden_tokens(app)
    board = board_of(page)
    for ply in range(len(MOVES)):
        page.look_at(ply)
        for seat, cells in DOWN.items():
            for cell in cells:
                assert is_blank(board.position.boards, seat, cell)
                number = board.cell_name(36 * seat + CELLS.index(cell))
                assert number in (f"{('Léa', 'Tom')[seat]}, {cell}", f"{('Léa', 'Tom')[seat]}, {cell}, face down")
        assert not words_of(page_texts(page)) & HIDDEN


def test_looking_back_says_why_tokens_are_blank(app: Application) -> None:
    page = with_hidden_tokens(app)
    page.look_at(1)
    assert page.status.text().endswith(". Tokens turned over since then stay hidden.")


def test_once_somebody_has_given_up_no_token_is_blank(app: Application) -> None:
    page = with_hidden_tokens(app)
    page.match.resign(0)
    page.analysis_button.setChecked(True)
    page.look_at(1)
    board = board_of(page)
    assert not any(is_blank(board.position.boards, seat, cell) for seat in (0, 1) for cell in CELLS)
    assert "hidden" not in page.status.text()
    assert page.legend.text() == "The best tokens to turn are numbered; 1 is the best."


def test_when_looking_back_what_was_spent_is_not_seen(app: Application) -> None:
    """After a single token, what is left of the budget would tell its value."""
    pictures = []
    for row in ("22 24 1 2 3 4", "20 24 1 2 3 4"):
        page = begin(
            app, "roll 6 6", "turn a4", "done", "roll 1 2", boards=([*PLAIN[:2], THIRD, row, *PLAIN[4:]], OTHER)
        )
        page.look_at(2)
        board = board_of(page)
        pictures.append(board.grab(board.view.layout.strip.toRect()).toImage())
    assert pictures[0] == pictures[1]


def test_what_is_covered_now_is_not_analysed(app: Application, qtbot: QtBot) -> None:
    """What was best to turn then would tell something of the values."""
    page = begin(app, "roll 3 4", "turn a1", "done", "roll 6 6", seats=(Seat("Léa"),), real_dice=True)
    board = board_of(page)
    page.analysis_button.click()
    qtbot.waitUntil(lambda: bool(board.position.best))
    page.look_at(1)
    assert page.legend.text() == "Not everything is revealed yet: no analysis here."
    assert not page.advisor.is_asked("analysis")
    assert not board.position.best
    page.look_at(3)
    assert not page.legend.isVisible(), "nothing is numbered before the roll"
    page.look_at(4)
    assert page.legend.text() == "The best tokens to turn are numbered; 1 is the best."
    qtbot.waitUntil(lambda: bool(board.position.best))


def test_the_picture_of_a_back_does_not_depend_on_its_value(app: Application) -> None:
    pictures = []
    for first in ("1 2", "2 1"):
        page = begin(app, "roll 1 2", "turn a1", "turn b1", boards=([f"{first} 3 4 5 6", *PLAIN[1:]], OTHER))
        board = board_of(page)
        board.motion.skip()
        place = board.view.layout.boards[0]
        pictures.append([board.grab(place.cell_square(n).toAlignedRect()).toImage() for n in (0, 1)])
    assert pictures[0] == pictures[1]


def test_the_list_has_one_line_for_each_turn(app: Application) -> None:
    page = begin(
        app,
        *("roll 6 6", "turn a1", "turn b1", "turn c1", "turn d1", "turn e1", "done", "roll 3 4", "claim f1 c1"),
        *("turn f6", "done", "roll 1 2"),
    )
    lines = [page.moves.item(row).text() for row in range(page.moves.count())]
    assert lines == ["Start", "6 + 6: a1 b1 c1 d1 e1", "3 + 4: forgotten f1, c1 up · f6", "1 + 2"]
    page.moves.setCurrentRow(1)
    assert page.shown.past_ply == 7
    page.moves.setCurrentRow(0)
    assert page.shown.past_ply == 0


def test_a_turn_that_is_partly_undone_is_cut_in_the_list(app: Application) -> None:
    page = begin(app, "roll 6 6", "turn a1", "turn b1")
    page.undo_button.click()
    lines = [page.moves.item(row).text() for row in range(page.moves.count())]
    assert lines == ["Start", "6 + 6: a1", "b1"]
    assert not page.moves.item(2).flags() & Qt.ItemFlag.ItemIsEnabled
