"""A button with a drawn icon above its name. All icons are strokes of one weight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ludogite.ui.look.theme import PANEL_WIDTH, panel_width, text_font
from ludogite.ui.widgets.elided import elided
from ludogite.ui.widgets.parts import set_tip

ICON, WEIGHT = 24.0, 1.8
HEIGHT = 56
NAME, LINE = 12, 20
"""The size of the name, and the height of its line."""
Icon = Callable[[], QPainterPath]


class IconButton(QPushButton):
    """`explain` makes it look as if it could not be used, with the reason as its tool tip. It can still be pressed:
    whoever hears the press then says why."""

    def __init__(self, icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("icon")
        self.setAutoDefault(False)
        self._icon = icon
        self.reason = self._tip = self._key = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def explain(self, reason: str) -> None:
        """Why it may not be used now; empty if it may."""
        if reason != self.reason:
            self.reason = reason
            self.setAccessibleDescription(reason or self._key)
            set_tip(self, reason or self._tip)
            self.update()

    def say_key(self, key: str) -> None:
        """The tool tip names the key that does the same, unless there is a reason against it."""
        self._key, self._tip = key, self.tr("{name} ({key})").format(name=self.text(), key=key)
        self.setAccessibleDescription(self.reason or key)
        set_tip(self, self.reason or self._tip)

    def sizeHint(self) -> QSize:
        return QSize(QFontMetrics(self._font()).horizontalAdvance(self.text()) + 4, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self._height())

    @staticmethod
    def _font() -> QFont:
        return text_font(_grown(NAME), QFont.Weight.Medium)

    @staticmethod
    def _height() -> int:
        return HEIGHT - LINE + _grown(LINE)

    def paintEvent(self, event: QPaintEvent) -> None:
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        is_faint = not self.isEnabled() or bool(self.reason)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_button_ground(painter, self)
            painter.setOpacity(0.4 if is_faint else 1)
            self._paint_icon(painter, ink)
            painter.setPen(ink)
            painter.setFont(self._font())
            name = QRectF(0, 32, self.width(), _grown(LINE))
            text = elided(self.text(), QFontMetrics(self._font()), self.width())
            painter.drawText(name, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_icon(self, painter: QPainter, ink: QColor) -> None:
        painter.save()
        painter.translate(self.width() / 2 - ICON / 2, 6)
        paint_strokes(painter, self._icon(), ink)
        painter.restore()


def paint_strokes(painter: QPainter, icon: QPainterPath, ink: QColor) -> None:
    painter.setPen(QPen(ink, WEIGHT, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(icon)


def paint_button_ground(painter: QPainter, button: QPushButton) -> None:
    """Under a button that is only a drawing: whether the mouse is over it, and whether it has the focus."""
    palette, area = button.palette(), QRectF(button.rect()).adjusted(1, 1, -1, -1)
    if button.underMouse() and button.isEnabled() and not button.isDown():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(area, 8, 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if button.hasFocus():
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
        painter.drawRoundedRect(area, 8, 8)


def _grown(pixels: int) -> int:
    """Names grow with the panel, not with the text: five of them lie side by side in it."""
    return round(pixels * panel_width() / PANEL_WIDTH)


def _line(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)


def speaker(is_on: bool) -> QPainterPath:
    """With waves before it, or crossed out."""
    path = QPainterPath()
    _line(path, (3.5, 9.5), (7, 9.5), (11.5, 5.5), (11.5, 18.5), (7, 14.5), (3.5, 14.5), (3.5, 9.5))
    if is_on:
        for radius in (4.5, 9.0):
            wave = QRectF(11.5 - radius, 12 - radius, 2 * radius, 2 * radius)
            path.arcMoveTo(wave, -45)
            path.arcTo(wave, -45, 90)
    else:
        _line(path, (15.5, 9.5), (20.5, 14.5))
        _line(path, (20.5, 9.5), (15.5, 14.5))
    return path


def undo() -> QPainterPath:
    """An arrow that turns back."""
    path = QPainterPath()
    _line(path, (8, 4.5), (4, 8.5), (8, 12.5))
    path.moveTo(4, 8.5)
    path.lineTo(14, 8.5)
    path.arcTo(QRectF(8.5, 8.5, 11, 11), 90, -180)
    path.lineTo(9, 19.5)
    return path


def redo() -> QPainterPath:
    mirrored = QPainterPath()
    for n in range(undo().elementCount()):
        element = undo().elementAt(n)
        point = QPointF(ICON - element.x, element.y)
        kind = element.type
        if kind == QPainterPath.ElementType.MoveToElement:
            mirrored.moveTo(point)
        elif kind == QPainterPath.ElementType.LineToElement:
            mirrored.lineTo(point)
        elif kind == QPainterPath.ElementType.CurveToElement:
            second, third = undo().elementAt(n + 1), undo().elementAt(n + 2)
            mirrored.cubicTo(point, QPointF(ICON - second.x, second.y), QPointF(ICON - third.x, third.y))
    return mirrored


def bulb() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(9, 16.5)
    path.cubicTo(QPointF(9, 14), QPointF(5.8, 12.6), QPointF(5.8, 9))
    path.arcTo(QRectF(5.8, 2.8, 12.4, 12.4), 180, -180)
    path.cubicTo(QPointF(18.2, 12.6), QPointF(15, 14), QPointF(15, 16.5))
    path.closeSubpath()
    _line(path, (9.6, 19), (14.4, 19))
    _line(path, (10.6, 21.3), (13.4, 21.3))
    return path


def book() -> QPainterPath:
    path = QPainterPath()
    _line(path, (12, 6.5), (12, 20))
    for side in (-1, 1):
        path.moveTo(12, 6.5)
        path.cubicTo(QPointF(12 + 3 * side, 4.4), QPointF(12 + 6 * side, 4.4), QPointF(12 + 9 * side, 5))
        path.lineTo(12 + 9 * side, 18)
        path.cubicTo(QPointF(12 + 6 * side, 17.4), QPointF(12 + 3 * side, 17.6), QPointF(12, 20))
    return path


def flag() -> QPainterPath:
    path = QPainterPath()
    _line(path, (6, 21), (6, 3.5), (18.5, 3.5), (15, 8), (18.5, 12.5), (6, 12.5))
    return path


def again() -> QPainterPath:
    """Around, to the beginning."""
    path = QPainterPath()
    path.arcMoveTo(QRectF(4, 4.5, 16, 16), 60)
    path.arcTo(QRectF(4, 4.5, 16, 16), 60, -300)
    _line(path, (13.5, 2), (16.6, 5.4), (13, 8.4))
    return path


def picture() -> QPainterPath:
    """A frame with hills and a sun."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(3, 4.5, 18, 15), 2.5, 2.5)
    path.addEllipse(QPointF(8.2, 9.4), 1.6, 1.6)
    _line(path, (3.6, 17), (9.6, 12.6), (13, 15.4), (16.4, 11.6), (20.6, 16))
    return path


def eye() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(2.5, 12)
    path.cubicTo(QPointF(6, 5), QPointF(18, 5), QPointF(21.5, 12))
    path.cubicTo(QPointF(18, 19), QPointF(6, 19), QPointF(2.5, 12))
    path.addEllipse(QPointF(12, 12), 3.2, 3.2)
    return path


def fork() -> QPainterPath:
    """A way that leaves another one."""
    path = QPainterPath()
    _line(path, (6, 21), (6, 3.5))
    path.moveTo(6, 16)
    path.cubicTo(QPointF(6, 11), QPointF(17, 13), QPointF(17, 5))
    _line(path, (13.2, 8.2), (17, 4.4), (20.8, 8.2))
    return path


def medal() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 9), 5.5, 5.5)
    _line(path, (8.8, 13.8), (7, 21), (12, 18.4), (17, 21), (15.2, 13.8))
    return path


def bars() -> QPainterPath:
    path = QPainterPath()
    for x, top in ((5, 13), (12, 4), (19, 9)):
        _line(path, (x, 20), (x, top))
    return path
