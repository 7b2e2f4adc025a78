"""The heading of the list of moves: its name, the button that saves them, and those with which one walks through the
match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QTransform
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ludogite.ui.look.theme import scaled, text_font
from ludogite.ui.widgets import icon_button
from ludogite.ui.widgets.icon_button import Icon
from ludogite.ui.widgets.parts import make_label, set_tip

WIDTH, HEIGHT, ICON, WEIGHT = 30, 32, 20.0, 1.8
SPEEDS = {"normal": 1300, "fast": 550, "slow": 2600}
"""Milliseconds from move to move, in the order in which they come up."""
SIGNS = {"slow": "½×", "normal": "1×", "fast": "2×"}


class StepButton(QPushButton):
    """A drawn sign without a name; the name is its tool tip."""

    def __init__(self, icon: Icon, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = icon
        self.setObjectName("icon")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT)

    def name(self, name: str) -> None:
        set_tip(self, name)
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, area = self.palette(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.underMouse() and self.isEnabled() and not self.isDown():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(palette.color(QPalette.ColorRole.Window))
                painter.drawRoundedRect(area, 8, 8)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if self.hasFocus():
                painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
                painter.drawRoundedRect(area, 8, 8)
            painter.setOpacity(1 if self.isEnabled() else 0.35)
            self._paint_sign(painter)

    def _paint_sign(self, painter: QPainter) -> None:
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        painter.setPen(QPen(ink, WEIGHT, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.translate((self.width() - ICON) / 2, (self.height() - ICON) / 2)
        painter.drawPath(self.sign())


class SpeedButton(StepButton):
    """Says how fast the film is; a press changes it."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(QPainterPath, parent)
        self.speed = "normal"
        self.clicked.connect(self._change)

    def _change(self) -> None:
        speeds = list(SPEEDS)
        self.speed = speeds[(speeds.index(self.speed) + 1) % len(speeds)]
        self.changed.emit()
        self.update()

    def _paint_sign(self, painter: QPainter) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        painter.setFont(text_font(13, QFont.Weight.DemiBold))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, SIGNS[self.speed])


class ReplayBar(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.label = make_label(font=text_font(13, QFont.Weight.DemiBold), is_soft=True)
        self.save = StepButton(to_file, self)
        self.picture = StepButton(to_picture, self)
        """Of the result, once there is one."""
        self.picture.hide()
        self.first, self.back, self.play = (StepButton(icon, self) for icon in (to_first, to_back, play))
        self.next, self.last = StepButton(to_next, self), StepButton(to_last, self)
        self.speed = SpeedButton(self)
        self.is_playing = False
        self.speed.changed.connect(self.set_texts)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.label)
        layout.addWidget(self.save)
        layout.addWidget(self.picture)
        layout.addStretch(1)
        for button in self.buttons:
            layout.addWidget(button)

    @property
    def buttons(self) -> tuple[StepButton, ...]:
        """Those of the film."""
        return self.first, self.back, self.play, self.next, self.last, self.speed

    def show_place(self, ply: int, count: int) -> None:
        """Where one is in a match of so many moves."""
        for button in (self.first, self.back):
            button.setEnabled(ply > 0)
        for button in (self.next, self.last):
            button.setEnabled(ply < count)
        self.play.setEnabled(count > 0)

    def show_playing(self, is_playing: bool) -> None:
        self.is_playing = is_playing
        self.play.sign = pause if is_playing else play
        self.set_texts()
        self.play.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def set_texts(self) -> None:
        self.setMinimumHeight(scaled(HEIGHT))
        self.label.setText(self.tr("Moves"))
        self.save.name(self.tr("Save game… (Ctrl+S)"))
        self.picture.name(self.tr("Picture of the result"))
        self.first.name(self.tr("To the start (Home)"))
        self.back.name(self.tr("One move back (Alt+←)"))
        self.play.name(self.tr("Pause (space)") if self.is_playing else self.tr("Play as a film (space)"))
        self.next.name(self.tr("One move on (Alt+→)"))
        self.last.name(self.tr("To the end (End)"))
        names = {
            "slow": self.tr("Speed: slow"),
            "normal": self.tr("Speed: normal"),
            "fast": self.tr("Speed: fast"),
        }
        self.speed.name(names[self.speed.speed])


def to_file() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(10, 3)
    path.lineTo(10, 12)
    path.moveTo(6.2, 8.4)
    path.lineTo(10, 12.2)
    path.lineTo(13.8, 8.4)
    path.moveTo(3.5, 13.5)
    path.lineTo(3.5, 17)
    path.lineTo(16.5, 17)
    path.lineTo(16.5, 13.5)
    return path


def to_picture() -> QPainterPath:
    return QTransform.fromScale(ICON / icon_button.ICON, ICON / icon_button.ICON).map(icon_button.picture())


def _triangle(path: QPainterPath, left: float, tip: float) -> None:
    path.moveTo(left, 4.5)
    path.lineTo(tip, 10)
    path.lineTo(left, 15.5)
    path.closeSubpath()


def _bar(path: QPainterPath, x: float) -> None:
    path.moveTo(x, 4.5)
    path.lineTo(x, 15.5)


def play() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(6, 3.5)
    path.lineTo(16, 10)
    path.lineTo(6, 16.5)
    path.closeSubpath()
    return path


def pause() -> QPainterPath:
    path = QPainterPath()
    _bar(path, 7)
    _bar(path, 13)
    return path


def to_next() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(8, 4.5)
    path.lineTo(13.5, 10)
    path.lineTo(8, 15.5)
    return path


def to_back() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(12, 4.5)
    path.lineTo(6.5, 10)
    path.lineTo(12, 15.5)
    return path


def to_last() -> QPainterPath:
    path = QPainterPath()
    _triangle(path, 5.5, 12.5)
    _bar(path, 14.5)
    return path


def to_first() -> QPainterPath:
    path = QPainterPath()
    _triangle(path, 14.5, 7.5)
    _bar(path, 5.5)
    return path
