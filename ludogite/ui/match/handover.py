"""The name of the person whose turn has come, large over the board for a moment, where people share the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.match.people import Badge
from ludogite.ui.look.materials import paint_plate
from ludogite.ui.look.theme import Colours, scaled, title_font
from ludogite.ui.widgets.badges import paint_badge
from ludogite.ui.widgets.elided import elided
from ludogite.ui.widgets.parts import make_timer

SHOWN_MS = 900
HEIGHT, BADGE, AIR = 84, 48, 24
WIDEST = 540
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel)


class Handover(QWidget):
    """It takes no clicks: whoever goes on playing does not wait for it, and it goes away."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.colours = colours
        self.name = ""
        self._badge: Badge | None = None
        self._moment = make_timer(self, SHOWN_MS, is_single_shot=True)
        self._moment.timeout.connect(self.hide)
        self.hide()

    def show_name(self, name: str, badge: Badge | None) -> None:
        self.name, self._badge = name, badge
        table = self._table
        width = min(self._width(), table.width() - 40)
        self.setGeometry((table.width() - width) // 2, round(0.34 * table.height()), width, scaled(HEIGHT) + 16)
        self.raise_()
        self.show()
        if application := QApplication.instance():
            application.installEventFilter(self)
        self._moment.start()

    def _width(self) -> int:
        words = QFontMetrics(title_font(scaled(36))).horizontalAdvance(self.name)
        return min(words + 2 * AIR + (scaled(BADGE) + 18 if self._badge else 0) + 20, scaled(WIDEST))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any press anywhere ends it, and does what it would do without it."""
        if event.type() in PRESSES:
            self.hide()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        self._moment.stop()
        if application := QApplication.instance():
            application.removeEventFilter(self)
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            plate = QRectF(self.rect()).adjusted(8, 4, -10, -12)
            paint_plate(painter, plate, plate.height() / 2, QColor(self.colours.panel), 8)
            left = plate.left() + AIR
            if self._badge:
                side = scaled(BADGE)
                badge = QRectF(left, plate.center().y() - side / 2, side, side)
                paint_badge(painter, badge, *self._badge, self.colours)
                left += side + 18
            painter.setPen(QColor(self.colours.ink))
            painter.setFont(title_font(scaled(36)))
            words = QRectF(left, plate.top(), plate.right() - AIR - left, plate.height())
            text = elided(self.name, painter.fontMetrics(), int(words.width()) + 1)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter, text)
