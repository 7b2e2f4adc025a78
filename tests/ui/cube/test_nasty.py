"""A nasty child at the cube: whatever is pressed, dragged and left in the middle, nothing breaks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.match import Match, Seat
from ludogite.settings import ANIMATIONS, LANGUAGE, THEME
from ludogite.ui.app import House
from ludogite.ui.match_page import MatchPage
from tests.ui.cube.cube_matches import LEFT, begin, cube_of, is_showing, placed, wheel

SEEDS, ACTIONS = range(3), 40
"""With more of both it is a long day with many children."""
KEYS = "12345678XCVSDFERTG+-="
PLAIN = (
    Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_Escape,
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down,
)  # fmt: skip


class Child:
    def __init__(self, house: House, page: MatchPage, seed: int) -> None:
        self.house, self.page, self.rng = house, page, Random(seed)

    def act(self) -> None:
        actions: list[tuple[int, Callable[[], None]]] = [
            (30, self.press_key), (10, self.press_letter), (20, self.click), (12, self.take), (8, self.carry),
            (12, self.drag), (6, self.wheel), (10, self.point), (5, self.press_tool), (3, self.resize),
            (2, self.restyle), (6, self.undo), (4, self.look_back), (1, self.full_screen), (3, self.wait),
            (2, self.point_beside), (2, self.rules), (2, self.hint), (2, self.analyse), (1, self.leave),
        ]  # fmt: skip
        action = self.rng.choices([each for _, each in actions], [weight for weight, _ in actions])[0]
        action()

    @property
    def board(self) -> QWidget:
        return cube_of(self.page)

    def somewhere(self, widget: QWidget) -> QPoint:
        return QPoint(self.rng.randrange(widget.width()), self.rng.randrange(widget.height()))

    def in_middle(self, widget: QWidget) -> QPoint:
        area = widget.rect().adjusted(widget.width() // 4, widget.height() // 5, -widget.width() // 4, 0)
        return QPoint(self.rng.randint(area.left(), area.right()), self.rng.randint(area.top(), area.bottom()))

    def press_key(self) -> None:
        modifier = self.rng.choice((Qt.KeyboardModifier.NoModifier,) * 4 + (Qt.KeyboardModifier.ShiftModifier,))
        focus = QApplication.focusWidget() or self.board
        QTest.keyClick(focus if self.rng.random() < 0.3 else self.board, self.rng.choice(PLAIN), modifier)

    def press_letter(self) -> None:
        for _ in range(self.rng.randint(1, 4)):
            QTest.keyClick(self.board, self.rng.choice(KEYS))

    def click(self) -> None:
        stage, kind = cube_of(self.page).stage, self.rng.choice((QTest.mouseClick,) * 3 + (QTest.mouseDClick,))
        kind(stage, self.rng.choice((LEFT, LEFT, LEFT, Qt.MouseButton.RightButton)), pos=self.in_middle(stage))

    def take(self) -> None:
        board = cube_of(self.page)
        colour = self.rng.choice([colour for colour in (0, 1) if colour in board.tray._rows])
        QTest.mouseClick(board.tray.place(colour, self.rng.randrange(8)), LEFT)

    def carry(self) -> None:
        board = cube_of(self.page)
        colour = self.rng.choice([colour for colour in (0, 1) if colour in board.tray._rows])
        place = board.tray.place(colour, self.rng.randrange(8))
        QTest.mousePress(place, LEFT, pos=QPoint(20, 20))
        page = self.page
        for _ in range(3):
            there = board.stage.mapToGlobal(self.in_middle(board.stage))
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
        stage = cube_of(self.page).stage
        QTest.mousePress(stage, LEFT, pos=self.somewhere(stage))
        for _ in range(self.rng.randint(0, 3)):
            self._move(stage, stage.mapToGlobal(self.somewhere(stage)))
            if self.rng.random() < 0.1:
                self.press_letter()
        QTest.mouseRelease(stage, LEFT, pos=self.somewhere(stage))

    def wheel(self) -> None:
        keys = self.rng.choice((Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier))
        wheel(cube_of(self.page).stage, self.rng.choice((-240, -120, 15, 120)), keys)

    def point(self) -> None:
        stage = cube_of(self.page).stage
        QTest.mouseMove(stage.window().windowHandle(), stage.mapTo(stage.window(), self.in_middle(stage)))
        QTest.qWait(self.rng.choice((0, 0, 70)))

    def point_beside(self) -> None:
        cards = cube_of(self.page).cards
        assert cards
        QTest.mouseMove(cards.window().windowHandle(), cards.mapTo(cards.window(), self.somewhere(cards)))

    def press_tool(self) -> None:
        QTest.mouseClick(self.rng.choice([*cube_of(self.page).tools.buttons.values()]), LEFT)

    def resize(self) -> None:
        self.house.window.resize(self.rng.randint(600, 1600), self.rng.randint(400, 1100))

    def restyle(self) -> None:
        setting, values = self.rng.choice(
            ((THEME, ("light", "dark")), (LANGUAGE, ("en", "fr")), (ANIMATIONS, ("on", "off", "on")))
        )
        self.house.choose(setting, self.rng.choice(values))

    def undo(self) -> None:
        self.rng.choice((self.page.undo, self.page.redo))()

    def look_back(self) -> None:
        self.page.look_at(self.rng.randint(0, self.page.match.cursor))

    def full_screen(self) -> None:
        self.page.full_screen_wanted.emit()

    def rules(self) -> None:
        self.rng.choice((self.page.rules_button, self.page.settings_button)).click()
        QTest.qWait(self.rng.choice((0, 30)))
        if self.house.window.page is not self.page:
            QTest.keyClick(self.house.window.page, Qt.Key.Key_Escape)

    def hint(self) -> None:
        self.page.hint()

    def analyse(self) -> None:
        if self.page.analysis_button.isEnabled():
            self.page.analysis_button.toggle()

    def wait(self) -> None:
        QTest.qWait(self.rng.choice((0, 20, 120, 300)))

    def leave(self) -> None:
        """In the middle of whatever moves, and back again."""
        assert self.house.store
        self.house.window.show_home()
        QTest.qWait(self.rng.choice((0, 50)))
        self.come_back()

    def come_back(self) -> None:
        """To a match, wherever keys and buttons have led."""
        if not isinstance(self.house.window.page, MatchPage):
            assert self.house.store
            self.house.window.show_home()
            self.house.resume(self.house.store.matches()[0].id)
            assert isinstance(self.house.window.page, MatchPage)
        self.page = self.house.window.page


@pytest.mark.parametrize("seed", SEEDS)
def test_a_nasty_child_breaks_nothing(house: House, qtbot: QtBot, seed: int) -> None:
    house.choose(ANIMATIONS, "on")
    tables = (
        (Seat("Léa"), Seat("Tom")),
        (Seat("Léa"), Seat("Computer", "easy")),
        (Seat("Computer", "easy"), Seat("Tom")),
    )
    page, _ = begin(house, *tables[seed % 3], moves=Random(seed).choice((0, 4, 9, 12)), coaching=seed % 2 == 0)
    child = Child(house, page, seed)
    for _ in range(ACTIONS):
        child.act()
        QApplication.processEvents()
        child.come_back()
    page, board = child.page, cube_of(child.page)
    page.look_at(page.match.cursor)
    board.motion.skip()
    shown = page.match.state_at(page._ply())
    assert is_showing(board, shown), (placed(board.stage.scene), shown)
    again = Match(page.match.table, [str(move) for move in page.match.moves], page.match.cursor)
    assert again.state == page.match.state
    assert board.state == page.match.state
    assert house.crashes.file.read_text() == ""
