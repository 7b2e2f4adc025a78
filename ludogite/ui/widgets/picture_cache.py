"""Pictures that are drawn once for each size and theme, and kept: painting them again costs nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

from ludogite.ui.theme import LIGHT, Colours


def paint_cached(
    painter: QPainter, area: QRectF, name: str, colours: Colours, draw: Callable[[QPainter, QRectF], None]
) -> None:
    """The picture of this name, as `draw` draws it in an area of this size. On a painter that turns or scales it is
    drawn anew: a kept one would be blurred."""
    if painter.worldTransform().isScaling():  # or turned
        painter.save()
        painter.translate(area.topLeft())
        draw(painter, QRectF(QPointF(), area.size()))
        painter.restore()
        return
    ratio = painter.device().devicePixelRatioF()
    size = (area.size() * ratio).toSize()
    key = f"{name} {size.width()} {size.height()} {ratio} {colours is LIGHT}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = QPixmap(size)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as drawing:
            draw(drawing, QRectF(QPointF(), area.size()))
        QPixmapCache.insert(key, picture)
    painter.drawPixmap(area.topLeft(), picture)
