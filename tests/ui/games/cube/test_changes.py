"""One change at the cube is one of everything: shown once, said once, asked of the rules once, written once."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import LETTERS
from ludogite.rules.cube.stability import Stand
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.games.cube.rotation import UNTURNED
from ludogite.ui.games.cube.view.scene import Mark
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.match.page import MatchPage
from ludogite.ui.match.status_line import StatusLine
from tests.support.ui.counting import Calls
from tests.support.ui.cube import (
    begin,
    cube_of,
    ghost,
    hover_over,
    keys,
    marks,
    open_wall,
    pick,
    position_of,
    wheel,
)
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import page_of
from tests.ui.games.cube.challenges import test_board as challenge_board
from tests.ui.games.cube.test_animation import a_fall

ENTER = Qt.Key.Key_Return


@pytest.fixture
def counts(app: Application, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the page was shown anew, something was said, the rules were asked, a fall was worked out, and the hand
    was written down."""
    calls = Calls(monkeypatch)
    calls.count(StatusLine, "_show", "said")
    calls.count(MatchOnBoard, "show", "shown")
    calls.count(Position, "why_not", "asked")
    calls.count(Attempt, "why_not", "asked")
    calls.count(Stand, "fall", "falls")
    calls.count(type(begin(app)[0].match.writer), "write_hand", "written")
    return calls.counts


@pytest.mark.parametrize("coaching", [True, False])
def test_a_piece_that_is_dropped_is_shown_said_and_checked_once(
    app: Application, qtbot: QtBot, counts: Counter[str], coaching: bool
) -> None:
    page, board = begin(app, moves=3, coaching=coaching)
    stands = next(move for move in page.match.state.legal_moves() if LETTERS[move.piece] == "L")
    board.hold_at(1, stands)
    counts.clear()
    keys(qtbot, board, ENTER)
    assert page.match.moves[-1] == stands
    assert counts == Counter(shown=1, said=1, asked=1, falls=1), "the hand is written with the move"


def test_a_drop_that_is_refused_computes_its_fall_once_and_shows_it(
    app: Application, qtbot: QtBot, counts: Counter[str]
) -> None:
    app.choose(ANIMATIONS, "on")
    page, board = begin(app, moves=3, coaching=False)
    falls = a_fall(position_of(page), "L")
    board.hold_at(1, falls)
    counts.clear()
    keys(qtbot, board, ENTER)
    assert page.match.cursor == 3
    assert page.status.text() == "It tips over: what it rests on does not hold it."
    assert board.motion.is_going
    board.motion.skip()
    assert set(marks(board).values()) == {Mark.BAD}
    assert counts == Counter(said=1, asked=1, falls=1, written=1)


def test_with_coaching_a_drop_that_is_refused_asks_nothing_again(
    app: Application, qtbot: QtBot, counts: Counter[str]
) -> None:
    page, board = begin(app, moves=3)
    falls = a_fall(position_of(page), "L")
    board.hold_at(1, falls)
    counts.clear()
    keys(qtbot, board, ENTER)
    assert board.hand.offered == falls
    assert counts == Counter(said=1)


def test_while_aiming_the_rules_are_asked_once_for_each_place(
    app: Application, qtbot: QtBot, counts: Counter[str]
) -> None:
    _, board = begin(app, moves=3)
    pick(qtbot, board, "L")
    counts.clear()
    hover_over(qtbot, board, open_wall(board))
    offers = len(board.hand.offers)
    assert offers > 3
    for _ in range(offers):
        wheel(board.stage.view, -120)
    assert counts["asked"] == offers


def test_taking_up_is_said_and_written_once_and_hovering_writes_nothing(
    app: Application, qtbot: QtBot, counts: Counter[str]
) -> None:
    _, board = begin(app, moves=3, coaching=False)
    counts.clear()
    pick(qtbot, board, "L")
    assert counts == Counter(said=1, written=1)
    hover_over(qtbot, board, open_wall(board))
    assert ghost(board) is not None
    move_mouse(board.stage.view, QPoint(3, 3))
    assert counts["written"] == 1


def test_showing_a_position_emits_nothing(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=3)
    pick(qtbot, board, "L")
    heard: list[object] = []
    board.changed.connect(heard.append)
    board.played.connect(lambda moves, hand_text: heard.append(moves))
    page.undo()
    page.look_at(0)
    page.refresh()
    assert heard == []


def test_a_lifted_piece_is_shown_and_said_once_and_written_with_the_move(
    app: Application, qtbot: QtBot, counts: Counter[str]
) -> None:
    page = challenge_board.begin(app, challenge_board.WHOLE, steps=2)
    board, last = challenge_board.board_of(page), challenge_board.right(challenge_board.WHOLE)[1]
    counts.clear()
    board.lift(last.placement)
    assert board.hand.held == (last.colour, last.placement.piece)
    assert (counts["shown"], counts["said"], counts["written"]) == (1, 1, 0)


# After the program was closed


def closed_and_opened(app: Application) -> MatchPage:
    id = page_of(app).match.id
    assert id is not None
    app.window.show_home()
    app.matches.resume(id)
    return page_of(app)


def test_a_held_piece_is_still_where_keys_have_put_it(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=3)
    keys(qtbot, board, "3", Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    there = board.hand.offered
    assert there
    page = closed_and_opened(app)
    board = cube_of(page)
    assert board.hand.held == (1, 2)
    assert ghost(board) is not None
    assert board.stage.place(1, 2).is_held
    assert page.action_button.text() == "Place it here"
    qtbot.mouseClick(page.action_button, Qt.MouseButton.LeftButton)
    assert page.match.moves[-1] == there


def test_pieces_lie_on_the_shelf_as_they_were_turned(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app, moves=3)
    pick(qtbot, board, "S")
    keys(qtbot, board, "x", Qt.Key.Key_Escape)
    turned = board.stage.place(1, LETTERS.index("S")).orientation
    assert turned != UNTURNED[LETTERS.index("S")]
    board = cube_of(closed_and_opened(app))
    assert board.hand.held is None
    assert board.stage.place(1, LETTERS.index("S")).orientation == turned


def test_a_lifted_piece_is_still_in_the_hand(app: Application) -> None:
    page = challenge_board.begin(app, challenge_board.WHOLE, steps=2)
    last = challenge_board.right(challenge_board.WHOLE)[1]
    challenge_board.board_of(page).lift(last.placement)
    board = challenge_board.board_of(closed_and_opened(app))
    assert board.hand.held == (last.colour, last.placement.piece)
    assert board.hand.offered == last.placement


def test_damaged_notes_are_an_empty_hand(app: Application) -> None:
    page, _ = begin(app, moves=3)
    page.match.keep_hand("held Y L nonsense")
    assert cube_of(closed_and_opened(app)).hand.held is None
