"""The shadow of a thing that lies on the table or on the page. It is apart from the materials because home is painted
with it, and gradients take PySide a while to load."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter


def paint_shadow(painter: QPainter, area: QRectF, radius: float, reach: float, strength: int = 90) -> None:
    """Soft, of a thing that is `reach` high; it falls to the lower right."""
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(min(round(reach), 14), 3)
    painter.setBrush(QColor(0, 0, 0, max(round(1.6 * strength / steps), 2)))
    for n in range(steps):
        grown = reach * (n / steps - 0.45)
        place = area.translated(0.3 * reach, 0.55 * reach).adjusted(-grown, -grown, grown, grown)
        painter.drawRoundedRect(place, max(radius + grown, 1), max(radius + grown, 1))
