"""A list that opens, for choices that are too many or too long to lie side by side."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox


class Picker(QComboBox):
    def set_purpose(self, purpose: str) -> None:
        """What is chosen here, for screen readers. Under Linux Qt takes what is chosen for its name, whatever name it
        has."""
        self.setAccessibleName(purpose)
        self.setAccessibleDescription(purpose)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A style sheet takes the arrow away with the frame of its button: it is drawn here."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            self.paint_arrow(painter)

    def paint_arrow(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().text(), 2))
        tip = QPointF(self.width() - 20, self.height() / 2 + 2.5)
        painter.drawPolyline([tip + QPointF(-5, -5), tip, tip + QPointF(5, -5)])
