"""The letters for those who use the mouse alone: ivory tiles in a wooden tray, to click or to drag into the cells."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ludogite.ui.games.crossword.card_parts import CENTRE
from ludogite.ui.games.crossword.layout import Layout
from ludogite.ui.games.crossword.palette import palette
from ludogite.ui.look.materials import (
    faint,
    gradient,
    lit,
    paint_bevel,
    paint_felt,
    paint_slab,
    rounded,
    shaded,
)
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.shadow import paint_shadow
from ludogite.ui.look.theme import Colours, title_font

REACH = 20.0
ERASE, SPACE = "erase", "space"
"""The names of the tile that takes the last letter back, and of the one for a space."""


def paint_letter_tray(painter: QPainter, layout: Layout, colours: Colours, active: str = "", dragged: str = "") -> None:
    """All tiles; the active one is lifted, the place of the dragged one is empty."""
    area = layout.letter_tray

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_tray(drawing, whole.adjusted(REACH, REACH, -REACH, -REACH), colours)

    paint_cached(painter, area.adjusted(-REACH, -REACH, REACH, REACH), "crossword letter tray", colours, draw)
    for letter, place in zip(layout.characters, layout.letters, strict=True):
        if letter != dragged:
            paint_letter_tile(painter, place, letter, colours, is_active=letter == active)
    if layout.has_digits:
        paint_letter_tile(painter, layout.space, SPACE, colours, is_active=active == SPACE)
    paint_letter_tile(painter, layout.erase, ERASE, colours, is_active=active == ERASE)


def _draw_tray(painter: QPainter, area: QRectF, colours: Colours) -> None:
    paint = palette(colours)
    wood = QColor(paint.wood)
    paint_shadow(painter, area, 12, 11, 100)
    paint_slab(painter, area, 12, 5, wood)
    inner = area.adjusted(9, 9, -9, -13)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shaded(wood, 0.6))
    painter.drawRoundedRect(inner.adjusted(-1, -1, 1, 1), 7, 7)
    paint_felt(painter, rounded(inner, 6), QColor(paint.felt))


def paint_letter_tile(
    painter: QPainter, area: QRectF, letter: str, colours: Colours, is_active: bool = False, lift: float = 0.0
) -> None:
    """A tile; lifted while it is dragged."""
    reach = 9.0

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_tile(drawing, whole.adjusted(reach, reach, -reach, -reach), letter, colours, is_active, lift)

    whole = area.adjusted(-reach, -reach, reach, reach)
    paint_cached(painter, whole, f"crossword tile {letter} {is_active} {lift:.1f}", colours, draw)


def _draw_tile(painter: QPainter, area: QRectF, letter: str, colours: Colours, is_active: bool, lift: float) -> None:
    side = area.height()
    ivory = QColor("#E4D2A8" if colours.is_dark else "#FBF0D6")
    radius, thick = 0.14 * side, max(0.075 * side, 1.5)
    paint_shadow(painter, area, radius, 2.5 + 6 * lift, 110)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shaded(ivory, 0.34))
    painter.drawRoundedRect(area, radius, radius)
    top = area.adjusted(0, 0, 0, -thick)
    painter.setBrush(gradient(top, lit(ivory, 0.5), shaded(ivory, 0.06)))
    painter.drawRoundedRect(top, radius, radius)
    paint_bevel(painter, top, radius, QColor(255, 255, 255, 190), faint(shaded(ivory, 0.6), 70), 1.1)
    if is_active:
        painter.setPen(QPen(QColor(palette(colours).glow), max(0.07 * side, 2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(top.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    ink = QColor("#1F2F56")
    if letter == ERASE:
        _draw_erase(painter, top, ink)
        return
    if letter == SPACE:
        _draw_space(painter, top, ink)
        return
    painter.setPen(ink)
    painter.setFont(title_font(max(round(0.62 * side), 9)))
    painter.drawText(top.adjusted(-4, -1, 4, 0), CENTRE, letter)


def _draw_space(painter: QPainter, area: QRectF, ink: QColor) -> None:
    """The sign of the space bar: a flat bracket that is open above."""
    side = area.height()
    wide, high, middle = min(0.6 * side, 0.3 * area.width()), 0.14 * side, area.center()
    pen = QPen(ink, max(0.06 * side, 1.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corners = ((-wide, -0.4 * high), (-wide, high), (wide, high), (wide, -0.4 * high))
    painter.drawPolyline([middle + QPointF(x, y) for x, y in corners])


def _draw_erase(painter: QPainter, area: QRectF, ink: QColor) -> None:
    """The sign of the key that takes a letter back: an arrow to the left with a cross in it."""
    side = min(area.height(), area.width())
    high, wide = 0.2 * side, min(0.34 * side, 0.36 * area.width())
    middle = area.center()
    painter.setPen(QPen(ink, max(0.055 * side, 1.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outline = QPainterPath(middle + QPointF(-wide, 0))
    for x, y in ((-0.45 * wide, -high), (wide, -high), (wide, high), (-0.45 * wide, high)):
        outline.lineTo(middle + QPointF(x, y))
    outline.closeSubpath()
    painter.drawPath(outline)
    cross, centre = 0.36 * high, middle + QPointF(0.25 * wide, 0)
    painter.drawLine(centre - QPointF(cross, cross), centre + QPointF(cross, cross))
    painter.drawLine(centre - QPointF(cross, -cross), centre + QPointF(cross, -cross))
