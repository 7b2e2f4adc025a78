"""The signs on a box: the ribbon over the upper right corner of a game that is new here, and the one that says play."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPolygonF

from ludogite.ui.base.page import LEARN
from ludogite.ui.look.language import tr
from ludogite.ui.pages.home.wall import CREAM, FILLED, GOLD

BROAD, MIDDLE = 26, 40
"""How broad it is, and how far its middle is from the corner along the edges."""
SHORTEST = 84
INK = "#2B2620"
DISC = 60
"""Across the sign on the picture of a box that is lifted."""


def ribbon(corner: QPointF, font: QFont) -> QPolygonF:
    """From edge to edge, as large as its word needs."""
    metrics = QFontMetrics(font)
    k = max(metrics.horizontalAdvance(tr(LEARN)) + 34, SHORTEST) / SHORTEST
    broad = max(BROAD, metrics.height() + 8)
    near = MIDDLE * k * 2**0.5 - broad * 0.707
    far = near + broad * 2**0.5
    return QPolygonF([corner + QPointF(*at) for at in ((-far, 0), (-near, 0), (0, near), (0, far))])


def paint_ribbon(painter: QPainter, corner: QPointF, font: QFont, has_focus: bool, is_hovered: bool) -> None:
    shape = ribbon(corner, font)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(40, 20, 0, 70))
    painter.drawPolygon(shape.translated(0, 3))
    painter.setBrush(QColor(GOLD).lighter(112) if is_hovered else QColor(GOLD))
    painter.setPen(QPen(QColor(INK), 3) if has_focus else Qt.PenStyle.NoPen)
    painter.drawPolygon(shape)
    painter.save()
    painter.translate(sum((shape.at(n) for n in range(4)), QPointF()) / 4)
    painter.rotate(45)
    painter.setFont(font)
    painter.setPen(QColor(INK))
    painter.drawText(QRectF(-80, -20, 160, 40), Qt.AlignmentFlag.AlignCenter, tr(LEARN))
    painter.restore()


def paint_tip(painter: QPainter, middle: QPointF, reach: float, colour: str) -> None:
    """Of an arrow that says play."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * reach for x, y in ((-0.9, -1), (1, 0), (-0.9, 1))]))
    painter.restore()


def paint_disc(painter: QPainter, art: QRectF) -> None:
    """The same, large, in the middle of a picture."""
    radius = min(DISC, 0.7 * art.height()) / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(CREAM))
    painter.drawEllipse(art.center(), radius, radius)
    paint_tip(painter, art.center() + QPointF(0.05 * radius, 0), 0.4 * radius, FILLED)
