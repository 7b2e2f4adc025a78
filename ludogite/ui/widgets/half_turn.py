"""Turns a widget upside down with all that is in it, as it is seen, pressed and read: for two people at one tablet.
Windows of their own, such as menus, stay upright."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPointF, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsEffect, QWidget
from shiboken6 import isValid

TURN_MS = 420
SMALLEST = 0.86
"""On its way round it is so small, for it has corners."""
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Turned(QGraphicsEffect):
    """A picture of the widget, which stays for as long as nothing in it changes, around its middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.angle = 0.0

    def draw(self, painter: QPainter) -> None:
        area = self.sourceBoundingRect()
        picture = self.sourcePixmap(Qt.CoordinateSystem.LogicalCoordinates, None, QGraphicsEffect.PixmapPadMode.NoPad)
        size = 1 - (1 - SMALLEST) * (1 - abs(1 - self.angle % 180 / 90))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.angle % 180 != 0)
        painter.translate(area.center())
        painter.rotate(self.angle)
        painter.scale(size, size)
        painter.drawPixmap(QPointF(-area.width() / 2, -area.height() / 2), picture)
        painter.restore()


class HalfTurn(QWidget):
    """Lies over a widget that is turned, and takes to it what a mouse or a finger does. It is hidden while that is
    upright."""

    def __init__(self, turned: QWidget) -> None:
        super().__init__(turned.parentWidget())
        self._turned = turned
        self._effect = Turned(turned)
        self._effect.setEnabled(False)
        turned.setGraphicsEffect(self._effect)
        turned.installEventFilter(self)
        self._pressed: QWidget | None = None
        """What has the mouse until it is let go."""
        self._under: QWidget | None = None
        """What the mouse is over."""
        self.motion = QVariantAnimation(self)
        self.motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.motion.valueChanged.connect(self._show_angle)
        self.motion.setDuration(TURN_MS)
        self.is_turned = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def angle(self) -> float:
        return self._effect.angle

    def turn(self, is_turned: bool, is_animated: bool) -> None:
        if is_turned == self.is_turned:
            return
        self.is_turned = is_turned
        end = 180.0 if is_turned else 360.0
        self.motion.stop()
        if is_animated and self._turned.isVisible():
            self.motion.setStartValue(end - 180)
            self.motion.setEndValue(end)
            self.motion.start()
        else:
            self._show_angle(end)

    def _show_angle(self, angle: float) -> None:
        self._effect.angle = angle % 360
        self._effect.setEnabled(bool(self._effect.angle))
        self._effect.update()
        self.setVisible(self.is_turned or self._effect.isEnabled())
        if not self.isHidden():
            self.setGeometry(self._turned.geometry())
            self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.setGeometry(self._turned.geometry())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt paints anew where a part lies that has changed; it is seen on the other side."""
        if event.rect() != self.rect():
            self.update()

    # What is done there

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            self._pass_on(event)
        elif isinstance(event, QWheelEvent):
            self._scroll(event)
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._show_tip(event)
        elif event.type() == QEvent.Type.Leave:
            self._come_to(None)
        else:
            return bool(super().event(event))
        return True

    def _pass_on(self, event: QMouseEvent) -> None:
        """To what is seen there, and after a press to the same until the mouse is let go. While it turns a press only
        ends that."""
        if event.type() in PRESSES and self.motion.state() == QVariantAnimation.State.Running:
            self.motion.stop()
            self._show_angle(180.0 if self.is_turned else 0.0)
            return
        place = self._opposite(event.position())
        under = self._pressed or self.at(event.position().toPoint())
        self._come_to(under)
        if event.type() in PRESSES:
            self._pressed = under
            if under.focusPolicy() & Qt.FocusPolicy.ClickFocus:
                under.setFocus(Qt.FocusReason.MouseFocusReason)
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._pressed = None
        QApplication.sendEvent(
            under,
            QMouseEvent(
                event.type(),
                under.mapFrom(self._turned, place),
                self._turned.mapToGlobal(place),
                event.button(),
                event.buttons(),
                event.modifiers(),
                event.pointingDevice(),
            ),
        )

    def _scroll(self, event: QWheelEvent) -> None:
        """Scrolls what lies there as for somebody who sits on this side."""
        under, place = self.at(event.position().toPoint()), self._opposite(event.position())
        QApplication.sendEvent(
            under,
            QWheelEvent(
                under.mapFrom(self._turned, place),
                self._turned.mapToGlobal(place),
                event.pixelDelta(),
                event.angleDelta(),
                event.buttons(),
                event.modifiers(),
                event.phase(),
                event.inverted(),
            ),
        )

    def _show_tip(self, event: QHelpEvent) -> None:
        """If there is one; otherwise whoever asks is told so."""
        under, place = self.at(event.pos()), self._opposite(QPointF(event.pos())).toPoint()
        passed_on = QHelpEvent(event.type(), under.mapFrom(self._turned, place), event.globalPos())
        QApplication.sendEvent(under, passed_on)
        event.setAccepted(passed_on.isAccepted())

    def _opposite(self, point: QPointF) -> QPointF:
        """The point of what is turned that is seen at this one."""
        return QPointF(self._turned.rect().bottomRight() + QPoint(1, 1)) - point

    def at(self, point: QPoint) -> QWidget:
        """The widget that is seen at this point."""
        return self._turned.childAt(self._turned.rect().bottomRight() - point) or self._turned

    def _come_to(self, widget: QWidget | None) -> None:
        """Tells what the mouse leaves."""
        if widget is self._under:
            return
        if self._under is not None and isValid(self._under):
            QApplication.sendEvent(self._under, QEvent(QEvent.Type.Leave))
        self._under = widget
        self.setCursor(widget.cursor() if widget else Qt.CursorShape.ArrowCursor)


def on_screen(part: QWidget, area: QRect) -> QRect:
    """The place on the screen at which an area of the widget is seen, also if something around it is turned."""
    turned = _turned_around(part)
    if turned is None:
        return QRect(part.mapToGlobal(area.topLeft()), area.size())
    there = QRect(part.mapTo(turned, area.topLeft()), area.size())
    return QRect(turned.mapToGlobal(turned.rect().bottomRight() - there.bottomRight()), area.size())


def from_screen(part: QWidget, point: QPoint) -> QPoint:
    """The point of the widget that is seen at that of the screen."""
    turned = _turned_around(part)
    if turned is None:
        return part.mapFromGlobal(point)
    return part.mapFrom(turned, turned.rect().bottomRight() - turned.mapFromGlobal(point))


def _turned_around(part: QWidget) -> QWidget | None:
    around: QWidget | None = part
    while around is not None:
        effect = around.graphicsEffect()
        if isinstance(effect, Turned) and effect.isEnabled():
            return around
        around = around.parentWidget()
    return None
