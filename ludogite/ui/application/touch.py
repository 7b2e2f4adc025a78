"""Fingers anywhere in the window: they come as a mouse comes, they scroll whatever scrolls, and one that rests on a
button shows its tool tip. What they do on a board is the board's own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QInputDevice, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QScrollArea, QScroller, QWidget

from ludogite.ui.base import fingers
from ludogite.ui.base.fingers import REACH, Fingers, is_of_finger
from ludogite.ui.widgets.half_turn import HalfTurn
from ludogite.ui.widgets.parts import make_timer

OUTSIDE = QPointF(-10_000, -10_000)


class WindowTouch(QObject):
    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._point = QPointF()
        """Where the finger was put down."""
        self._presses_nothing = False
        """Whether letting go presses nothing: a tip was shown, or something scrolled."""
        self._turned_area: QAbstractScrollArea | None = None
        """What the finger would scroll on a table that is turned, where Qt does not find it."""
        self._last_y = 0.0
        self._rest = make_timer(self, fingers.REST_MS, is_single_shot=True)
        self._rest.timeout.connect(self._show_tip)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            is_screen = event.device().type() == QInputDevice.DeviceType.TouchScreen
            if is_screen and event.type() == QEvent.Type.TouchBegin:
                self._let_scroll(event.points()[0].position().toPoint())
        elif isinstance(event, QMouseEvent) and is_of_finger(event):
            return self._follow(watched, event)
        return False

    def _let_scroll(self, point: QPoint) -> None:
        """Qt learns of each area when it is first touched."""
        widget = self._window.childAt(point)
        is_turned = isinstance(widget, HalfTurn)
        if isinstance(widget, HalfTurn):
            widget = widget.at(widget.mapFrom(self._window, point))
        area = _area_around(widget)
        if area is not None:
            _let_scroll_by_finger(area)
        self._turned_area = area if is_turned else None

    def _follow(self, watched: QObject, event: QMouseEvent) -> bool:
        """Lets a finger come as a mouse comes: whatever shows something to that, shows it to a finger too."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._point, self._presses_nothing = event.position(), False
            self._last_y = event.position().y()
            self._rest.start(fingers.REST_MS)
            self._send(watched, QEvent.Type.MouseMove, event, event.globalPosition())
        elif event.type() == QEvent.Type.MouseMove and (event.position() - self._point).manhattanLength() > REACH:
            self._rest.stop()
            if self._turned_area is not None:
                self._scroll(self._turned_area, event)
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._rest.stop()
            if self._presses_nothing:
                self._presses_nothing = False
                self._send(watched, event.type(), event, OUTSIDE)
                return True
        return False

    def _scroll(self, turned: QAbstractScrollArea, event: QMouseEvent) -> None:
        """Moves what lies upside down with the finger: down is its way up."""
        self._presses_nothing = True
        bar = turned.verticalScrollBar()
        bar.setValue(bar.value() + round(event.position().y() - self._last_y))
        self._last_y = event.position().y()

    def _send(self, handle: QObject, kind: QEvent.Type, event: QMouseEvent, place: QPointF) -> None:
        button = event.button() if kind == event.type() else Qt.MouseButton.NoButton
        there, none = QPointF(self._window.mapFromGlobal(place)), Qt.MouseButton.NoButton
        made = QMouseEvent(kind, there, place, button, none, event.modifiers(), event.pointingDevice())
        QCoreApplication.sendEvent(handle, made)

    def _show_tip(self) -> None:
        widget = self._window.childAt(self._point.toPoint())
        if widget is None:
            return
        there = self._window.mapToGlobal(self._point.toPoint())
        tip = QHelpEvent(QEvent.Type.ToolTip, widget.mapFromGlobal(there), there)
        self._presses_nothing = QApplication.sendEvent(widget, tip) and tip.isAccepted()


def _area_around(widget: QWidget | None) -> QAbstractScrollArea | None:
    """The first that scrolls, from the widget outward; none on a board, where a finger plays."""
    from ludogite.ui.base.board import Board  # home is shown without any

    while widget is not None and not isinstance(widget, Board):
        if isinstance(widget, QAbstractScrollArea) and _scrolls(widget):
            return widget
        widget = widget.parentWidget()
    return None


def _scrolls(area: QAbstractScrollArea) -> bool:
    return area.verticalScrollBar().maximum() > 0 or area.horizontalScrollBar().maximum() > 0


def _let_scroll_by_finger(area: QAbstractScrollArea) -> None:
    seen, gesture = area.viewport(), QScroller.ScrollerGestureType.TouchGesture
    if QScroller.hasScroller(seen):
        return
    QScroller.grabGesture(seen, gesture)
    if isinstance(area, QAbstractItemView):
        area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    if not isinstance(area, QScrollArea):
        Fingers(seen)  # an entry is chosen by a tap, not by the finger that scrolls
