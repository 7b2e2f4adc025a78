"""The time spent on a match: it runs while the match is seen and the window is in front, and a click hides it."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QElapsedTimer, QEvent, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QPushButton

from ludogite.match.match import Match
from ludogite.match.store.store import StoreProblem
from ludogite.ui.look.language import in_minutes as in_minutes
from ludogite.ui.widgets.parts import make_timer, set_tip

TICK_MILLISECONDS = 200
WINDOW_EVENTS = (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate)


def seconds_since(timer: QElapsedTimer) -> float:
    """Since the last tick; the next one is counted from now. A tick counts at most a second: no time goes by while the
    computer sleeps."""
    return min(timer.restart() / 1000, 1.0)


class Clock(QPushButton):
    hidden_chosen = Signal(bool)
    """Whether its player wants it hidden."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.setFlat(True)
        self._match = match
        self.is_time_hidden = False
        self._since = QElapsedTimer()
        self._timer = make_timer(self, TICK_MILLISECONDS)
        self._timer.timeout.connect(self._tick)
        self.clicked.connect(lambda: self.hidden_chosen.emit(not self.is_time_hidden))

    def set_time_hidden(self, is_time_hidden: bool) -> None:
        self.is_time_hidden = is_time_hidden
        self.set_texts()

    def set_texts(self) -> None:
        time = in_minutes(self._match.seconds)
        self.setText(self.tr("Clock") if self.is_time_hidden else time)
        set_tip(self, self.tr("Show the clock") if self.is_time_hidden else self.tr("Hide the clock"))
        self.setAccessibleName(self.tr("Clock, hidden") if self.is_time_hidden else self.tr("Clock: {0}").format(time))

    def start_or_stop(self) -> None:
        """Lets the clock run while the match is visible and not over and the window is active; else stops it."""
        should_run = self.isVisible() and self.window().isActiveWindow() and self._match.outcome is None
        if should_run and not self._timer.isActive():
            self._since.start()
            self._timer.start()
        elif not should_run and self._timer.isActive():
            self._tick()
            self.stop()

    def stop(self) -> None:
        """Called before the match is left. An error of the disk is ignored here: the next move will report it."""
        self._timer.stop()
        self.set_texts()
        with suppress(StoreProblem):
            self._match.write_time()

    def _tick(self) -> None:
        elapsed = seconds_since(self._since)
        if self._match.outcome is None:
            with suppress(StoreProblem):
                self._match.spend(elapsed)
            self.set_texts()
        else:
            self.stop()

    def event(self, event: QEvent) -> bool:
        done = bool(super().event(event))
        if event.type() in WINDOW_EVENTS:
            self.start_or_stop()
        return done

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.start_or_stop()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.start_or_stop()
