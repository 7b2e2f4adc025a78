"""A die of bone with pips, for every game that throws one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ludogite.ui.look.materials import gradient, lit, shaded
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, paint_shadow

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_die(painter: QPainter, area: QRectF, face: int, colours: Colours, angle: float = 0.0) -> None:
    """It lies in its area, turned by the angle; its shadow reaches a little beyond."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(area.center())
    side = area.width()
    reach = round(0.2 * side) + 2
    whole = QRectF(-side / 2 - reach, -side / 2 - reach, side + 2 * reach, side + 2 * reach)
    paint_cached(
        painter,
        whole,
        f"die {face} {angle:.0f}",
        colours,
        lambda drawing, place: _draw_die(drawing, place.center(), side, face, colours, angle),
    )
    painter.restore()


def _draw_die(painter: QPainter, centre: QPointF, side: float, face: int, colours: Colours, angle: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    radius = 0.2 * side
    square = QRectF(-side / 2, -side / 2, side, side).adjusted(0.04 * side, 0.04 * side, -0.04 * side, -0.04 * side)
    bone = QColor("#EFE0C0" if colours.is_dark else "#FBF3E0")
    depth = 0.085 * side
    painter.save()
    painter.translate(0.05 * side, 0.09 * side)
    painter.rotate(angle)
    paint_shadow(painter, square, radius, 0.12 * side, 120)
    painter.restore()
    for n in range(4, 0, -1):
        painter.save()
        painter.translate(0, depth * n / 4)
        painter.rotate(angle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shaded(bone, 0.22 + 0.05 * n))
        painter.drawRoundedRect(square, radius, radius)
        painter.restore()
    painter.rotate(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient(square, lit(bone, 0.7), shaded(bone, 0.12)))
    painter.drawRoundedRect(square, radius, radius)
    inner = square.adjusted(0.07 * side, 0.07 * side, -0.07 * side, -0.07 * side)
    painter.setBrush(gradient(inner, shaded(bone, 0.02), lit(bone, 0.5)))
    painter.drawRoundedRect(inner, 0.9 * radius, 0.9 * radius)
    for x, y in PIPS[face]:
        pip = QPointF(x, y) * 0.235 * side
        painter.setBrush(QColor(255, 255, 255, 190))
        painter.drawEllipse(pip + QPointF(0.012, 0.016) * side, 0.082 * side, 0.082 * side)
        painter.setBrush(QColor("#2B211A"))
        painter.drawEllipse(pip, 0.08 * side, 0.08 * side)
        painter.setBrush(QColor("#46392F"))
        painter.drawEllipse(pip + QPointF(0.01, 0.014) * side, 0.05 * side, 0.05 * side)
