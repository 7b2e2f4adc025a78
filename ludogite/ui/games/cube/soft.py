"""Shapes without sharp edges, for shadows and prints."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath


def paint_soft(painter: QPainter, shape: QPainterPath, colour: QColor, blur: float) -> None:
    """The shape is painted small and drawn large: its edge fades over about `blur` pixels, and that costs little."""
    area = shape.boundingRect().adjusted(-2 * blur, -2 * blur, 2 * blur, 2 * blur)
    size = (area.size() / blur).toSize() + QSize(1, 1)
    small = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    with QPainter(small) as drawing:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.scale(1 / blur, 1 / blur)
        drawing.translate(-area.topLeft())
        drawing.fillPath(shape, colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(area.topLeft(), QSizeF(size) * blur), small)
    painter.restore()
