"""Fingers on a board. Qt makes a mouse of the finger, but a finger cannot hover and has no right button: its first
touch shows what pointing there shows wherever the board says so, the second one acts; a finger that rests is the right
button."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.ui.widgets.parts import make_timer

if TYPE_CHECKING:
    from ludogite.ui.base.board import Board

REST_MS = 500
"""Milliseconds after which a finger that stays where it is has come to rest."""
REACH = 12.0
"""Pixels that a finger may move and still stays where it is."""
NONE, LEFT, RIGHT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PRESS, DOUBLE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
MOVE, RELEASE = QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease


def is_of_finger(event: QEvent) -> bool:
    """Whether Qt has made this mouse event of a touch."""
    is_screen = isinstance(event, QMouseEvent) and event.device().type() == QInputDevice.DeviceType.TouchScreen
    return bool(is_screen)


class Finger(Enum):
    AWAY = auto()
    WAITS = auto()
    """It is down, and may still come to rest, move, or have only tapped."""
    LOOKS = auto()
    """It shows what is there, and does no more."""
    ACTS = auto()
    """It holds the left button down."""
    RESTS = auto()
    """It holds the right button down."""


class Fingers(QObject):
    """On a part of a board. On what scrolls by a finger there is no board: there it only taps."""

    def __init__(self, part: QWidget, board: Board | None = None) -> None:
        super().__init__(part)
        self._part, self._board = part, board
        self.finger = Finger.AWAY
        self._start, self._point = QPointF(), QPointF()
        self._press = PRESS
        self._has_looked = False
        """Whether the last touch has only shown what is there: the next one is no second half of a double click."""
        self._has_others = False
        """Whether it is one of several that are down: they look around, and do nothing else."""
        self._rest = make_timer(self, REST_MS, is_single_shot=True)
        self._rest.timeout.connect(self._come_to_rest)
        part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            self._has_others = event.pointCount() > 1
        if self._has_others or event.type() == QEvent.Type.Gesture:
            self._let_go()
        if not is_of_finger(event):
            return False
        assert isinstance(event, QMouseEvent)
        self._point = event.position()
        if self._has_others:
            return True
        if event.type() in (PRESS, DOUBLE):
            self._put_down(event.type())
        elif event.type() == MOVE:
            self._move()
        elif event.type() == RELEASE:
            self._lift()
        return True

    def _put_down(self, press: QEvent.Type) -> None:
        board, self._start = self._board, self._point
        self._press = PRESS if self._has_looked else press
        self._has_looked = False
        if board is not None:
            board.take_finger()
        if board is not None and not board.motion.is_going and board.looks_first(self._point):
            self.finger, self._has_looked = Finger.LOOKS, True
            self._send(MOVE)
        elif board is None or board.has_right_button:
            self.finger = Finger.WAITS
        else:
            self._begin_to_act()
        self._rest.start(REST_MS)

    def _move(self) -> None:
        has_left = (self._point - self._start).manhattanLength() > REACH
        if has_left:
            self._rest.stop()
        if has_left and self._board is None:
            self.finger = Finger.AWAY
        elif has_left and self._is_waiting():
            self._begin_to_act()
        if self.finger in (Finger.LOOKS, Finger.ACTS, Finger.RESTS):
            self._send(MOVE)

    def _is_waiting(self) -> bool:
        turns = self._board is not None and self._board.turns_by_drag
        return self.finger is Finger.WAITS or (turns and self.finger is Finger.LOOKS)

    def _lift(self) -> None:
        self._rest.stop()
        if self.finger is Finger.WAITS:
            self._point = self._start
            self._begin_to_act()
        self._let_go()

    def _let_go(self) -> None:
        """Whatever it holds down. What it has looked at is still shown then."""
        self._rest.stop()
        finger, self.finger = self.finger, Finger.AWAY
        if finger in (Finger.ACTS, Finger.RESTS):
            self._has_looked = False
            self._send(RELEASE, LEFT if finger is Finger.ACTS else RIGHT)
            QApplication.sendEvent(self._part, QEvent(QEvent.Type.Leave))

    def _begin_to_act(self) -> None:
        """Presses where it was put down, and comes there before, as a mouse does."""
        now, self._point = self._point, self._start
        self._send(MOVE)
        self.finger = Finger.ACTS
        self._send(self._press, LEFT)
        self._point = now

    def _come_to_rest(self) -> None:
        if self._board is not None and self._board.has_right_button and self.finger in (Finger.WAITS, Finger.LOOKS):
            self.finger = Finger.RESTS
            self._send(PRESS, RIGHT)

    def _send(self, kind: QEvent.Type, button: Qt.MouseButton = NONE) -> None:
        """Events of a mouse, which pass by here."""
        down = {Finger.ACTS: LEFT, Finger.RESTS: RIGHT}.get(self.finger, NONE)
        where = self._point, self._part.mapToGlobal(self._point)
        QApplication.sendEvent(self._part, QMouseEvent(kind, *where, button, down, Qt.KeyboardModifier.NoModifier))
