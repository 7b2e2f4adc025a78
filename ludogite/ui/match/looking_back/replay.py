"""Walking through a match: step by step, or as a film that any press stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.match.looking_back.replay_bar import SPEEDS
from ludogite.ui.widgets.parts import make_timer

if TYPE_CHECKING:
    from ludogite.ui.match.page import MatchPage

STILL_MOVING = 80
"""Milliseconds until the film looks again whether the board has come to rest."""
ALONE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys that are held together with others, and mean nothing by themselves."""


class Replay(QObject):
    """While somebody looks back, Space plays and pauses the film, Home and End lead to both ends."""

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page, self._bar = page, page.replay_bar
        self._beat = make_timer(self, SPEEDS["normal"], is_single_shot=True)
        self._beat.timeout.connect(self._play_on)
        bar = self._bar
        bar.first.clicked.connect(lambda: self.go_to(0))
        bar.back.clicked.connect(lambda: self.step(-1))
        bar.play.clicked.connect(self.play_or_pause)
        bar.next.clicked.connect(lambda: self.step(1))
        bar.last.clicked.connect(lambda: self.go_to(page.match.cursor))
        page.board.installEventFilter(self)

    @property
    def _application(self) -> QCoreApplication:
        """A film hears every press in the window."""
        application = QCoreApplication.instance()
        assert application is not None
        return application

    @property
    def is_playing(self) -> bool:
        return self._bar.is_playing

    def follow(self) -> None:
        """Something else is shown."""
        self._bar.show_place(self._page.shown_ply(), self._page.match.cursor)

    def go_to(self, ply: int) -> None:
        self.pause()
        self._page.look_at(min(max(ply, 0), self._page.match.cursor))

    def step(self, moves: int) -> None:
        """A move that is made is seen to be made; one that is taken back is gone."""
        self.pause()
        self._step(moves)

    def play_or_pause(self) -> None:
        """The film goes on from where one looks back at, else it begins with the start."""
        if self.is_playing:
            self.pause()
            return
        page = self._page
        if page.past_ply is None:
            page.look_at(0)
        if page.past_ply is not None:
            self._bar.show_playing(True)
            self._application.installEventFilter(self)
            self._beat.start(SPEEDS[self._bar.speed.speed] // 2)

    def pause(self) -> None:
        if self.is_playing:
            self._beat.stop()
            self._application.removeEventFilter(self)
            self._bar.show_playing(False)

    def _step(self, moves: int) -> None:
        page = self._page
        before = page.shown_ply()
        ply = min(max(before + moves, 0), page.match.cursor)
        page.look_at(ply)
        if ply == before + 1:
            state = page.match.state_at(before)
            seat = state.to_move if isinstance(state.to_move, int) else state.thrower
            page.board.show_arrival(page.match.moves[before], seat or 0)

    def _play_on(self) -> None:
        page = self._page
        if page.board.motion.is_going or page.board.is_busy():
            self._beat.start(STILL_MOVING)
            return
        self._step(1)
        if page.past_ply is None:
            self.pause()
        else:
            self._beat.start(SPEEDS[self._bar.speed.speed])

    def press(self, event: QKeyEvent) -> bool:
        """A key while somebody looks back; whether it means anything here."""
        if self._page.past_ply is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        match event.key():
            case Qt.Key.Key_Space if not event.isAutoRepeat():
                self.play_or_pause()
            case Qt.Key.Key_Home:
                self.go_to(0)
            case Qt.Key.Key_End:
                self.go_to(self._page.match.cursor)
            case _:
                return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget):
            return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if (self.is_playing or watched is self._page.board) and self.press(event):
                return True
            if event.key() not in ALONE:
                self.pause()
        elif event.type() == QEvent.Type.MouseButtonPress and watched not in (self._bar.play, self._bar.speed):
            self.pause()
        return False
