"""A random player at the cube: whatever is clicked, dragged and left in the middle, nothing breaks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.match.match import Match
from ludogite.rules.cube.match import Position
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from tests.support.kinds import as_a
from tests.support.ui.cube import LEFT, begin, cube_of, is_showing, placed, wheel
from tests.support.ui.random_player import RandomPlayer

SEEDS, ACTIONS = range(3), 40
"""Raise both to search for longer."""


class RandomCubePlayer(RandomPlayer):
    letters = "12345678XCVSDFERTG+-="

    def at_board(self) -> list[tuple[int, Callable[[], None]]]:
        return [
            (20, self.click), (12, self.take), (8, self.carry), (12, self.drag), (6, self.wheel), (10, self.point),
            (5, self.press_tool), (10, self.press_pad), (2, self.point_beside),
        ]  # fmt: skip

    def near_middle(self, widget: QWidget) -> QPoint:
        area = widget.rect().adjusted(widget.width() // 4, widget.height() // 5, -widget.width() // 4, 0)
        return QPoint(self.rng.randint(area.left(), area.right()), self.rng.randint(area.top(), area.bottom()))

    def click(self) -> None:
        view, kind = (
            cube_of(self.page).stage.view,
            self.rng.choice((QTest.mouseClick,) * 3 + (QTest.mouseDClick,)),
        )
        kind(view, self.rng.choice((LEFT, LEFT, LEFT, Qt.MouseButton.RightButton)), pos=self.near_middle(view))

    def take(self) -> None:
        board = cube_of(self.page)
        colour = self.rng.choice((0, 1))
        QTest.mouseClick(board.stage.place(colour, self.rng.randrange(8)), LEFT)

    def carry(self) -> None:
        board = cube_of(self.page)
        colour = self.rng.choice((0, 1))
        place = board.stage.place(colour, self.rng.randrange(8))
        QTest.mousePress(place, LEFT, pos=QPoint(20, 20))
        page = self.page
        for _ in range(3):
            there = board.stage.view.mapToGlobal(self.near_middle(board.stage.view))
            self._move(place, there)
            if self.rng.random() < 0.1:
                self.act()
                self.come_back()
            if self.page is not page:
                return
        QTest.mouseRelease(place, LEFT, pos=place.mapFromGlobal(there))

    def _move(self, widget: QWidget, there: QPoint) -> None:
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(widget.mapFromGlobal(there)), QPointF(there), LEFT, LEFT,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(widget, event)

    def drag(self) -> None:
        view = cube_of(self.page).stage.view
        QTest.mousePress(view, LEFT, pos=self.somewhere(view))
        for _ in range(self.rng.randint(0, 3)):
            self._move(view, view.mapToGlobal(self.somewhere(view)))
            if self.rng.random() < 0.1:
                self.press_letter()
        QTest.mouseRelease(view, LEFT, pos=self.somewhere(view))

    def wheel(self) -> None:
        keys = self.rng.choice((Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier))
        wheel(cube_of(self.page).stage.view, self.rng.choice((-240, -120, 15, 120)), keys)

    def point(self) -> None:
        view = cube_of(self.page).stage.view
        QTest.mouseMove(view.window().windowHandle(), view.mapTo(view.window(), self.near_middle(view)))
        QTest.qWait(self.rng.choice((0, 0, 70)))

    def point_beside(self) -> None:
        faces = cube_of(self.page).faces
        QTest.mouseMove(faces.window().windowHandle(), faces.mapTo(faces.window(), self.somewhere(faces)))

    def press_pad(self) -> None:
        pad = cube_of(self.page).stage.pad
        QTest.mouseClick(self.rng.choice([*pad.turn_keys.values(), *pad.move_keys.values(), pad.pin_key]), LEFT)

    def press_tool(self) -> None:
        QTest.mouseClick(self.rng.choice([*cube_of(self.page).stage.rail.buttons.values()]), LEFT)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_player_breaks_nothing(app: Application, qtbot: QtBot, seed: int) -> None:
    app.choose(ANIMATIONS, "on")
    tables = (
        (Seat("Léa"), Seat("Tom")),
        (Seat("Léa"), Seat("Computer", "easy")),
        (Seat("Computer", "easy"), Seat("Tom")),
    )
    page, _ = begin(app, *tables[seed % 3], moves=Random(seed).choice((0, 4, 9, 12)), coaching=seed % 2 == 0)
    player = RandomCubePlayer(app, page, seed)
    player.play_around(ACTIONS)
    page, board = player.page, cube_of(player.page)
    page.look_at(page.match.cursor)
    board.motion.skip()
    shown = as_a(Position, page.match.state_at(page.shown.ply))
    assert is_showing(board, shown), (placed(board.stage.view.scene), shown)
    again = Match(page.match.config, [str(move) for move in page.match.moves], page.match.cursor)
    assert again.state == page.match.state
    assert board.state == page.match.state
    assert app.crashes.file.read_text() == ""
