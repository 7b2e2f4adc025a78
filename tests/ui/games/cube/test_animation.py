"""What a player is told of a place before and after a drop, and what is seen of what cannot stand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QVector3D
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import LETTERS, Placement
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.building import building_of
from ludogite.ui.games.cube.view.scene import Look, Mark
from ludogite.ui.match.page import MatchPage
from tests.support.ui.cube import (
    LEFT,
    WHOLE_MATCH,
    begin,
    ghost,
    is_showing,
    keys,
    marks,
    pick,
    position_of,
    stored,
)


def a_fall(state: Position, letter: str) -> Placement:
    """A place where the piece rests on something on all sides, and yet does not stand."""
    places = building_of(state, state.to_move).places(LETTERS.index(letter))
    return next(each for each in places if state.stand.fall(each) and "tip" in str(state.why_not(each)))


def test_with_coaching_the_ghost_tells_whether_it_stands(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=3)
    state = position_of(page)
    falls = a_fall(state, "L")
    pick(qtbot, board, "L")
    board.hold_at(1, falls)
    assert ghost(board) == (falls.mask, Look.GHOST)
    assert page.status.text() == "It tips over: what it rests on does not hold it."
    assert set(marks(board).values()) == {Mark.BAD}
    keys(qtbot, board, Qt.Key.Key_Return)
    assert page.match.cursor == 3
    assert board.hand.offered == falls, "it stays in the hand"
    stands = next(move for move in state.legal_moves() if LETTERS[move.piece] == "L")
    board.hold_at(1, stands)
    assert ghost(board) == (stands.mask, Look.SURE)
    assert page.status.text().startswith("It stays here: ")
    board.unpin()
    assert page.status.text().startswith("It fits and stays put. ")
    assert marks(board) == {}


def test_on_ones_own_judgement_nothing_is_told_before(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=3, coaching=False)
    falls = a_fall(position_of(page), "L")
    stands = next(move for move in position_of(page).legal_moves() if LETTERS[move.piece] == "L")
    pick(qtbot, board, "L")
    sentences = set()
    for placement in (falls, stands):
        board.hold_at(1, placement)
        sentences.add(page.status.text())
        assert ghost(board) == (placement.mask, Look.GHOST)
        assert marks(board) == {}
    assert len(sentences) == 1
    assert sentences.pop().startswith("It stays here: ")


def let_fall(app: Application, qtbot: QtBot, animations: str) -> tuple[MatchPage, CubeBoard, Placement]:
    app.choose(ANIMATIONS, animations)
    page, board = begin(app, moves=3, coaching=False)
    falls = a_fall(position_of(page), "L")
    pick(qtbot, board, "L")
    board.hold_at(1, falls)
    keys(qtbot, board, Qt.Key.Key_Return)
    return page, board, falls


def check_untouched(app: Application, page: MatchPage, board: CubeBoard) -> None:
    """The match is as before, the piece back on the shelf, and it is said and marked why it fell."""
    assert not board.motion.is_going
    assert is_showing(board, position_of(page))
    assert ghost(board) is None
    assert page.match.cursor == 3
    assert stored(app, page) == list(WHOLE_MATCH[:3])
    place = board.stage.place(1, LETTERS.index("L"))
    assert (place.is_there, place.is_held, place.isEnabled()) == (True, False, True)
    assert board.hand.held is None
    assert page.status.text() == "It tips over: what it rests on does not hold it."
    assert set(marks(board).values()) == {Mark.BAD}
    assert board.actor == 1
    assert not page.action_button.isEnabled()


def test_what_cannot_stand_falls_and_everything_returns(app: Application, qtbot: QtBot) -> None:
    page, board, falls = let_fall(app, qtbot, "on")
    depths: list[float] = []

    def look() -> None:
        body = next((each for each in board.stage.view.scene.bodies if each.mask == falls.mask), None)
        if body and body.motion:
            middle = body.motion.map(QVector3D(2, 2, 2)) - QVector3D(2, 2, 2)
            depths.append(middle.x() + middle.y() + middle.z())

    board.motion.valueChanged.connect(look)
    assert board.motion.is_going
    assert marks(board) == {}
    for part in range(1, 8):
        board.motion.setCurrentTime(board.motion.duration() * part // 8)
    qtbot.waitUntil(lambda: board.animation is None)
    assert min(depths) < -0.05 or max(depths) > 0.05
    check_untouched(app, page, board)


def test_what_has_fallen_lies_there_to_be_looked_at(app: Application, qtbot: QtBot) -> None:
    _, board, falls = let_fall(app, qtbot, "on")
    lying = []
    for part in (5, 6, 7):
        board.motion.setCurrentTime(board.motion.duration() * part // 8)
        body = next(each for each in board.stage.view.scene.bodies if each.mask == falls.mask)
        lying.append(body.motion)
    assert lying[0] == lying[1] == lying[2]


@pytest.mark.parametrize("how", ["Shift", "Return", "1", "Tab", "mouse", "double click", "leave"])
def test_a_fall_can_be_skipped(app: Application, qtbot: QtBot, how: str) -> None:
    """By any press, which does no more."""
    page, board, _ = let_fall(app, qtbot, "on")
    assert board.motion.is_going
    middle = board.stage.view.rect().center()
    if how in ("Shift", "Return", "1", "Tab"):
        keys(qtbot, board, Qt.Key[f"Key_{how}"])
    elif how == "mouse":
        qtbot.mouseClick(board.stage.view, LEFT, pos=middle)
    elif how == "double click":
        qtbot.mousePress(board.stage.view, LEFT, pos=middle)
        qtbot.mouseRelease(board.stage.view, LEFT, pos=middle)
        qtbot.mouseDClick(board.stage.view, LEFT, pos=middle)
    else:
        page.home_button.click()
        qtbot.wait(1)
        assert app.store
        app.matches.resume(app.store.matches()[0].id)
        assert isinstance(app.window.page, MatchPage)
        assert app.window.page.match.cursor == 3
        return
    check_untouched(app, page, board)


def test_the_second_half_of_a_double_click_does_not_end_the_fall_that_the_first_began(
    app: Application, qtbot: QtBot
) -> None:
    _, board, _ = let_fall(app, qtbot, "on")
    place = board.stage.view.rect().center()
    second = QMouseEvent(
        QEvent.Type.MouseButtonDblClick, QPointF(place), board.stage.view.mapToGlobal(QPointF(place)), LEFT, LEFT,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(board.stage.view, second)
    qtbot.mouseRelease(board.stage.view, LEFT, pos=place)
    assert board.motion.is_going


def test_without_animations_nothing_moves_when_a_piece_falls(app: Application, qtbot: QtBot) -> None:
    page, board, _ = let_fall(app, qtbot, "off")
    check_untouched(app, page, board)


def test_after_a_fall_the_next_piece_is_taken_and_the_marks_go(app: Application, qtbot: QtBot) -> None:
    _, board, _ = let_fall(app, qtbot, "on")
    pick(qtbot, board, "T")
    assert not board.motion.is_going
    assert marks(board) == {}
    assert board.hand.held == (1, LETTERS.index("T"))


def test_a_hint_after_a_fall_is_shown_without_the_marks_of_the_fall(app: Application, qtbot: QtBot) -> None:
    page, board, _ = let_fall(app, qtbot, "off")
    move = position_of(page).legal_moves()[0]
    board.show_hint(Opinion((move,), {"value": 0.0}, Message(QT_TRANSLATE_NOOP("cube", "Blue"))), 1)
    assert ghost(board) == (move.mask, Look.GHOST)
    assert Mark.BAD not in marks(board).values()
