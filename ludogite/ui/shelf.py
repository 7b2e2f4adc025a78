"""The picture of the shelf while it is empty: an oak board, a plant and a reading lamp waiting for the games."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.theme import Colours

WIDTH, HEIGHT = 640.0, 250.0
SHELF_TOP, SHELF_DEPTH = 200.0, 22.0


class EmptyShelf(QWidget):
    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(int(WIDTH), int(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(int(WIDTH / 2), int(HEIGHT / 2))

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scale = min(self.width() / WIDTH, self.height() / HEIGHT)
            painter.translate((self.width() - WIDTH * scale) / 2, (self.height() - HEIGHT * scale) / 2)
            painter.scale(scale, scale)
            self._places(painter)
            self._lamp(painter)
            self._plant(painter)
            self._board(painter)

    def _places(self, painter: QPainter) -> None:
        """Five places where boxes will stand."""
        pen = QPen(QColor(self._colours.line), 2, Qt.PenStyle.DashLine)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        left = 130.0
        for width, height in ((74, 110), (62, 136), (84, 96), (58, 124), (70, 104)):
            painter.drawRoundedRect(QRectF(left, SHELF_TOP - height, width, height), 6, 6)
            left += width + 4

    def _board(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 28))
        painter.drawRoundedRect(QRectF(24, SHELF_TOP + 6, WIDTH - 48, SHELF_DEPTH), 6, 6)
        painter.setBrush(QColor(self._colours.table))
        painter.drawRoundedRect(QRectF(20, SHELF_TOP, WIDTH - 40, SHELF_DEPTH), 6, 6)
        painter.setPen(QPen(QColor(self._colours.board), 1.5))
        for y, begin, end in ((7.0, 60.0, 250.0), (14.0, 200.0, 420.0), (8.0, 400.0, 590.0)):
            painter.drawLine(QPointF(begin, SHELF_TOP + y), QPointF(end, SHELF_TOP + y))

    def _lamp(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        light = QColor(self._colours.yellow)
        light.setAlpha(38)
        painter.setBrush(light)
        glow = QPainterPath(QPointF(60, 98))
        for x, y in ((112, 98), (146, SHELF_TOP), (26, SHELF_TOP)):
            glow.lineTo(x, y)
        painter.drawPath(glow)
        painter.setBrush(QColor(self._colours.ink))
        painter.drawRect(QRectF(84, 96, 4, SHELF_TOP - 100))
        painter.drawRoundedRect(QRectF(62, SHELF_TOP - 8, 48, 8), 4, 4)
        painter.setBrush(QColor(self._colours.accent))
        shade = QPainterPath(QPointF(70, 52))
        for x, y in ((102, 52), (118, 98), (54, 98)):
            shade.lineTo(x, y)
        shade.closeSubpath()
        painter.drawPath(shade)

    def _plant(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.green))
        for angle in (-58, -30, 0, 30, 58):
            painter.save()
            painter.translate(560, SHELF_TOP - 40)
            painter.rotate(angle)
            leaf = QPainterPath(QPointF(0, 0))
            leaf.quadTo(-16, -34, 0, -72)
            leaf.quadTo(16, -34, 0, 0)
            painter.drawPath(leaf)
            painter.restore()
        painter.setBrush(QColor(self._colours.red))
        pot = QPainterPath(QPointF(534, SHELF_TOP - 42))
        for x, y in ((586, SHELF_TOP - 42), (578, SHELF_TOP), (542, SHELF_TOP)):
            pot.lineTo(x, y)
        pot.closeSubpath()
        painter.drawPath(pot)
