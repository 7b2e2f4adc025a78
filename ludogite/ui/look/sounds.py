"""The sounds of a game: which one belongs to what has happened on a board, and how loud it is. They are played by a
process of its own, which begins when something that is heard is opened with sounds on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from copy import copy
from importlib.util import find_spec
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QAccessible

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.settings import SOUNDS, VOLUME

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ludogite.settings import Settings
    from ludogite.worker.child import Child
    from ludogite.worker.sound import Cue, Hush

SOFTER = 0.5
"""Six decibels: for computers, and while a screen reader speaks."""
START_MS = 400
"""A page is painted before the process starts, which wants the processor."""
LATENCY_MS = 30
"""From a cue to what is heard. What a motion has planned begins so much earlier."""
MOST_UNANSWERED = 20
"""A process that has answered none of so many cues stands still."""
MOST_STARTS = 2
HIGHEST_TOKEN = 12
"""In semitones above the first one of a chain."""
KNOCK_MS, MOST_KNOCKS = 60, 5
"""Between pieces that fall together, and how many of them are heard."""
ROLLING = ("die", "dice")
"""Sounds that end when what is seen of them does."""

NO_SYSTEM = Message(QT_TRANSLATE_NOOP("sounds", "Ludogîte cannot play sounds on this system."))
NO_DEVICE = Message(QT_TRANSLATE_NOOP("sounds", "No loudspeaker can be used right now, so the games are silent."))
BROKEN = Message(QT_TRANSLATE_NOOP("sounds", "Sounds have stopped working. Start Ludogîte again to hear them."))


class Player:
    """The process that plays, as far as it is there. It never makes the window wait: a cue that it would get too late
    is left out."""

    def __init__(self) -> None:
        self._child: Child | None = None
        self._starts = 0
        self._is_ready = False
        self._unanswered = 0
        self._problem: Message | None = None
        self._has_more = False
        """Whether something was told that a motion may break off."""

    @property
    def problem(self) -> Message | None:
        """Why nothing is heard, as far as that is known."""
        self._listen()
        return self._problem

    @property
    def is_ready(self) -> bool:
        self._listen()
        return self._is_ready

    @property
    def has_answered(self) -> bool:
        """Whether all that was sent was played, or could not be."""
        self._listen()
        return self._is_ready and not self._unanswered

    def start(self) -> None:
        """If it is not there yet. A process that dies is started once more, not again and again."""
        if self._child is not None or self._starts == MOST_STARTS:
            return
        if find_spec("miniaudio") is None:
            self._problem, self._starts = NO_SYSTEM, MOST_STARTS
            return
        from ludogite.worker.child import Child
        from ludogite.worker.sound import serve

        self._starts += 1
        try:
            self._child = Child(serve)
        except OSError:  # the system has no room for it
            self._problem = BROKEN
            return
        application = QCoreApplication.instance()
        if application is not None and self._starts == 1:
            application.aboutToQuit.connect(self.end)

    def end(self) -> None:
        if self._child is not None:
            self._child.end()
        self._child, self._is_ready, self._unanswered = None, False, 0

    def play(self, cue: Cue) -> None:
        self._has_more |= bool(cue.delay) or cue.sound in ROLLING
        self._send(cue)

    def hush(self) -> None:
        """A motion is over, or was ended: what was still to be heard of it is not."""
        if self._has_more:
            from ludogite.worker.sound import Hush

            self._has_more = False
            self._send(Hush(ROLLING))

    def _send(self, told: Cue | Hush) -> None:
        self._listen()
        if self._child is not None and self._is_ready and self._unanswered < MOST_UNANSWERED:
            try:
                self._child.line.send((told, time.monotonic()))
                self._unanswered += 1
            except OSError:
                self._lose()

    def _listen(self) -> None:
        if self._child is None:
            return
        from ludogite.worker.sound import Report

        try:
            while self._child.line.poll():
                report = self._child.line.recv()
                if report is Report.READY:
                    self._is_ready = True
                else:
                    self._unanswered -= 1
                    self._problem = NO_DEVICE if report is Report.NO_DEVICE else None
        except (EOFError, OSError):
            self._lose()

    def _lose(self) -> None:
        self.end()
        if self._starts < MOST_STARTS:
            self.start()
        else:
            self._problem = BROKEN


PLAYER = Player()


class Sounds:
    """Those of one widget: they are heard while it is seen and its window is in front."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._volume = 0.0
        self._share = 1.0

    def use(self, settings: Settings) -> None:
        self._volume = int(settings[VOLUME]) / 100 if settings[SOUNDS] == "on" else 0.0
        if self._volume:
            QTimer.singleShot(START_MS, self._widget, lambda: PLAYER.start())

    def by(self, is_person: bool) -> Sounds:
        """The same, softer if it is a computer's doing."""
        made = copy(self)
        made._share = 1.0 if is_person else SOFTER
        return made

    def hush(self) -> None:
        PLAYER.hush()

    # What has happened; `after_ms` says when it will be seen

    def lifted(self) -> None:
        self._play("lift")

    def placed(self, after_ms: float = 0) -> None:
        self._play("wood", after_ms)

    def slid(self) -> None:
        """A piece goes into the cube."""
        self._play("slide")

    def fell(self, strengths: Sequence[float], after_ms: float = 0) -> None:
        """Pieces fall together, the strongest knock is 1."""
        for n, strength in enumerate(sorted(strengths, reverse=True)[:MOST_KNOCKS]):
            self._play("fall", after_ms + KNOCK_MS * n, gain=strength)

    def rolled(self, dice: int, after_ms: float = 0) -> None:
        """They touch the table for the first time."""
        self._play("die" if dice == 1 else "dice", after_ms)

    def pencilled(self) -> None:
        self._play("pencil")

    def page_turned(self, after_ms: float = 0) -> None:
        self._play("page", after_ms)

    def token_turned(self, nth: int = 0, after_ms: float = 0) -> None:
        """Each one of a chain is a semitone higher than the one before."""
        self._play("token", after_ms, pitch=2 ** (min(nth, HIGHEST_TOKEN) / 12))

    def bell_rung(self) -> None:
        self._play("bell")

    def found_nothing(self) -> None:
        """The magnifier was wrong."""
        self._play("magnifier-wrong")

    def answered(self, is_right: bool) -> None:
        self._play("right" if is_right else "wrong")

    def stepped(self, after_ms: float = 0) -> None:
        """A pawn, by one square."""
        self._play("step", after_ms)

    def ticked(self) -> None:
        self._play("tick")

    def refused(self) -> None:
        self._play("refusal")

    def won(self) -> None:
        self._play("win")

    def _play(self, sound: str, after_ms: float = 0, *, pitch: float = 1.0, gain: float = 1.0) -> None:
        if not self._volume or not self._widget.isVisible() or not self._widget.isActiveWindow():
            return
        from ludogite.worker.sound import Cue

        gain *= self._volume * self._share * (SOFTER if QAccessible.isActive() else 1.0)
        PLAYER.play(Cue(sound, gain, pitch, max(after_ms - LATENCY_MS, 0) / 1000))
