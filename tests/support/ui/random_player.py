"""A player who does things at random on the page of a match: keys, clicks, drags, changes of page at any moment.
What it does on the board of one game is in the tests of that game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.settings import ANIMATIONS, LANGUAGE, THEME
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import LEFT

PLAIN = (
    Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_Escape,
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down,
)  # fmt: skip


class RandomPlayer:
    letters = ""
    """The keys of the board."""

    def __init__(self, app: Application, page: MatchPage, seed: int) -> None:
        self.app, self.page, self.rng = app, page, Random(seed)

    def at_board(self) -> list[tuple[int, Callable[[], None]]]:
        """What can be done on the board of the game, and how often."""
        return []

    def act(self) -> None:
        actions: list[tuple[int, Callable[[], None]]] = [
            *self.at_board(), (30, self.press_key), (10, self.press_letter), (3, self.resize), (2, self.restyle),
            (6, self.undo), (4, self.look_back), (1, self.full_screen), (3, self.wait), (2, self.rules), (2, self.hint),
            (2, self.analyse), (1, self.leave),
        ]  # fmt: skip
        action = self.rng.choices([each for _, each in actions], [weight for weight, _ in actions])[0]
        action()

    def play_around(self, actions: int) -> None:
        for _ in range(actions):
            self.act()
            QApplication.processEvents()
            self.come_back()

    def somewhere(self, widget: QWidget) -> QPoint:
        return QPoint(self.rng.randrange(widget.width()), self.rng.randrange(widget.height()))

    def in_middle(self) -> QPoint:
        """Mostly where something lies on the board."""
        return self.somewhere(self.page.board)

    def click(self) -> None:
        button = self.rng.choice((LEFT, LEFT, LEFT, Qt.MouseButton.RightButton))
        kind = self.rng.choice((QTest.mouseClick,) * 3 + (QTest.mouseDClick,))
        kind(self.page.board, button, pos=self.in_middle())

    def drag(self) -> None:
        self.drag_from(self.in_middle())

    def drag_from(self, start: QPoint) -> None:
        """With something else done in the middle of it, now and then."""
        page, board = self.page, self.page.board
        QTest.mousePress(board, LEFT, pos=start)
        for _ in range(self.rng.randint(0, 3)):
            move_mouse(board, self.in_middle(), LEFT)
            if self.rng.random() < 0.15:
                self.act()
                self.come_back()
            if self.page is not page:
                return
        QTest.mouseRelease(board, LEFT, pos=self.in_middle())

    def press_key(self) -> None:
        modifier = self.rng.choice((Qt.KeyboardModifier.NoModifier,) * 4 + (Qt.KeyboardModifier.ShiftModifier,))
        focus = QApplication.focusWidget() or self.page.board
        QTest.keyClick(focus if self.rng.random() < 0.3 else self.page.board, self.rng.choice(PLAIN), modifier)

    def press_letter(self) -> None:
        for _ in range(self.rng.randint(1, 4)):
            QTest.keyClicks(self.page.board, self.rng.choice(self.letters))

    def resize(self) -> None:
        self.app.window.resize(self.rng.randint(600, 1600), self.rng.randint(400, 1100))

    def restyle(self) -> None:
        setting, values = self.rng.choice(
            ((THEME, ("light", "dark")), (LANGUAGE, ("en", "fr")), (ANIMATIONS, ("on", "off", "on")))
        )
        self.app.choose(setting, self.rng.choice(values))

    def undo(self) -> None:
        self.rng.choice((self.page.undo, self.page.redo))()

    def look_back(self) -> None:
        self.page.look_at(self.rng.randint(0, self.page.match.cursor))

    def full_screen(self) -> None:
        self.page.full_screen_button.click()

    def rules(self) -> None:
        self.rng.choice((self.page.rules_button, self.page.settings_button)).click()
        QTest.qWait(self.rng.choice((0, 30)))
        if self.app.window.page is not self.page:
            QTest.keyClick(self.app.window.page, Qt.Key.Key_Escape)

    def hint(self) -> None:
        self.page.hint()

    def analyse(self) -> None:
        if self.page.analysis_button.isEnabled():
            self.page.analysis_button.toggle()

    def wait(self) -> None:
        QTest.qWait(self.rng.choice((0, 20, 120, 300)))

    def leave(self) -> None:
        """In the middle of whatever moves, and back again."""
        self.app.window.show_home()
        QTest.qWait(self.rng.choice((0, 50)))
        self.come_back()

    def come_back(self) -> None:
        """To a match, wherever keys and buttons have led."""
        if (dialog := QApplication.activeModalWidget()) and dialog is not self.app.crash_dialog:
            dialog.close()
        if not isinstance(self.app.window.page, MatchPage):
            assert self.app.store
            self.app.window.show_home()
            self.app.matches.resume(self.app.store.matches()[0].id)
            assert isinstance(self.app.window.page, MatchPage)
        self.page = self.app.window.page
