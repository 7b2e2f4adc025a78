"""While something moves on the boards of Big Bang only that is painted again: nothing old is left on the screen, and
what does not change is not painted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ludogite.ui.application.app import Application
from ludogite.ui.games.bigbang.board import BigBangBoard
from tests.support.ui.bigbang import begin, board_of, cell_point, move_to
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import LEFT
from tests.support.ui.repainting import assert_nothing_old_is_left, paint
from tests.tools.screens.bigbang import chain

FOREVER = 2_000_000_000
"""Milliseconds; it goes on, but nobody would see it."""


class Watcher(QObject):
    """What of a board is painted."""

    def __init__(self, board: BigBangBoard) -> None:
        super().__init__(board)
        self.painted = QRegion()
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.painted += event.region()
        return False

    def part(self, board: BigBangBoard) -> float:
        """Of the board's area, since it was asked last."""
        painted, self.painted = self.painted, QRegion()
        rects: Iterator[QRect] = iter(painted)  # type: ignore[call-overload]  # what PySide says of it lacks this
        return sum(rect.width() * rect.height() for rect in rects) / (board.width() * board.height())


@pytest.fixture
def board(app: Application) -> BigBangBoard:
    found = board_of(begin(app, "roll 5 5", "turn a1"))
    settle()
    return found


def settle() -> None:
    for _ in range(10):
        QApplication.processEvents()


def test_dice_that_are_dragged(board: BigBangBoard) -> None:
    start, end = board.view.layout.dice[0].center().toPoint(), board.view.layout.dish.center().toPoint()
    QTest.mousePress(board, LEFT, pos=start)
    watcher = Watcher(board)
    for n in range(1, 9):
        move_mouse(board, start + (end - start) * n / 8, LEFT)
        assert_nothing_old_is_left(board)
        watcher.painted &= QRegion()
        move_mouse(board, start + (end - start) * n / 8 + QPoint(3, 2), LEFT)
        paint(board)
        assert 0 < watcher.part(board) < 0.1
    QTest.mouseRelease(board, LEFT, pos=start)
    assert_nothing_old_is_left(board)


def test_tokens_that_are_dragged_across(board: BigBangBoard) -> None:
    settle()
    places = [cell_point(board, 0, cell) for cell in ("b1", "c1", "d1", "d2", "c2")]
    watcher = Watcher(board)
    QTest.mousePress(board, LEFT, pos=places[0])
    for place in places[1:]:
        assert_nothing_old_is_left(board)
        watcher.painted &= QRegion()
        move_mouse(board, place, LEFT)
        paint(board)
        assert watcher.part(board) < 0.25
    QTest.mouseRelease(board, LEFT, pos=places[-1])
    assert_nothing_old_is_left(board)
    move_to(board, QPoint(2, 2))
    assert_nothing_old_is_left(board)


def test_a_chain(app: Application) -> None:
    board = chain(app, 0.0)
    board.motion.setDuration(FOREVER)
    board.update()
    settle()
    watcher = Watcher(board)
    parts = []
    for n in range(1, 24):
        board.motion.setCurrentTime(FOREVER // 24 * n)
        paint(board)
        parts.append(watcher.part(board))
        assert_nothing_old_is_left(board)
        watcher.painted &= QRegion()
    assert min(parts) < 0.05
    assert max(parts) < 0.75
    board.motion.skip()
    assert_nothing_old_is_left(board)


def test_dice_that_tumble(board: BigBangBoard) -> None:
    board.set_animated(True)
    board.throw()
    board.throw()
    assert board.motion.is_going
    board.motion.setDuration(FOREVER)
    settle()
    strip = QRect(board.view.layout.strip.toAlignedRect()).adjusted(-24, -24, 24, 24)
    watcher = Watcher(board)
    for n in range(1, 6):
        board.motion.setCurrentTime(FOREVER // 6 * n)
        paint(board)
        assert strip.contains(watcher.painted.boundingRect())
        assert not watcher.painted.isEmpty()
        assert_nothing_old_is_left(board)
        watcher.painted &= QRegion()
    board.motion.skip()
