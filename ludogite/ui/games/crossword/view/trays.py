"""The things below the card: the felt tray with the die, the magnifier at the opponent's board, and the tray of letters
to click or to drag."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from ludogite.ui.base.motion import thrown
from ludogite.ui.games.crossword.view.card_parts import CENTRE, STRONG, CardPainter, key_width
from ludogite.ui.games.crossword.view.layout import Layout
from ludogite.ui.games.crossword.view.palette import palette
from ludogite.ui.look.materials import (
    faint,
    gradient,
    lit,
    paint_bevel,
    paint_felt,
    paint_round_shadow,
    paint_slab,
    rounded,
    shaded,
)
from ludogite.ui.look.picture_cache import paint_cached_around
from ludogite.ui.look.theme import Colours, paint_shadow, title_font
from ludogite.ui.widgets.die import paint_die

RESTING = -8.0
"""Degrees by which the die in the tray is turned."""
REACH, LETTERS_REACH = 18.0, 20.0
"""The reach of the shadows of the trays."""


def paint_felt_tray(painter: QPainter, area: QRectF, colours: Colours, is_hot: bool = False) -> None:
    """A round wooden dish lined with felt; a golden ring lies around the felt while it waits for a throw."""

    def draw(drawing: QPainter, place: QRectF) -> None:
        _draw_tray(drawing, place.center(), place.width() / 2, colours, is_hot)

    paint_cached_around(painter, area, REACH, f"crossword tray {is_hot}", colours, draw)


def _draw_tray(painter: QPainter, middle: QPointF, radius: float, colours: Colours, is_hot: bool) -> None:
    paint = palette(colours)
    wood = QColor(paint.wood)
    paint_round_shadow(painter, middle, radius, 0.1 * radius + 4, 120)
    outer = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shaded(wood, 0.45))
    painter.drawEllipse(outer.adjusted(0, 0, 0, 0.035 * radius))
    painter.setBrush(gradient(outer, lit(wood, 0.2), shaded(wood, 0.25)))
    painter.drawEllipse(outer)
    painter.setPen(QPen(faint(lit(wood, 0.7), 110), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(outer.adjusted(1, 1, -1, -1))
    inner = 0.86 * radius
    hollow = QPainterPath()
    hollow.addEllipse(middle, inner, inner)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shaded(wood, 0.6))
    painter.drawEllipse(middle, inner + 1.5, inner + 1.5)
    paint_felt(painter, hollow, QColor(paint.felt))
    _draw_depth(painter, middle, inner, hollow)
    if is_hot:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((0.09, 70), (0.045, 255)):
            painter.setPen(QPen(faint(QColor(paint.glow), alpha), width * radius))
            painter.drawEllipse(middle, inner - 0.01 * radius, inner - 0.01 * radius)


def _draw_depth(painter: QPainter, middle: QPointF, inner: float, hollow: QPainterPath) -> None:
    """The rim shades the felt at the upper left."""
    shade = QRadialGradient(middle + QPointF(0.09 * inner, 0.12 * inner), 1.06 * inner)
    shade.setColorAt(0.0, QColor(0, 0, 0, 0))
    shade.setColorAt(0.8, QColor(0, 0, 0, 0))
    shade.setColorAt(1.0, QColor(0, 0, 0, 120))
    painter.fillPath(hollow, shade)


def paint_tray_label(painter: QPainter, layout: Layout, text: str, colours: Colours) -> None:
    """From where to where the pawn went."""
    area = layout.tray_label
    CardPainter(painter, colours).words(area, text, min(0.64 * area.height(), 20), colours.ink, CENTRE, STRONG)


def paint_tumbling_die(painter: QPainter, layout: Layout, face: int, colours: Colours, going: float = 1.0) -> None:
    """The die in its tray. Thrown, until `going` is 1, it turns, comes in from the right and shows other faces."""
    far, height = thrown(going)
    shown = (face - 1 + int(far * 5)) % 6 + 1
    side = layout.die.width()
    place = layout.die.translated(0.45 * far * side, -0.4 * height * side)
    paint_die(painter, place, shown, colours, RESTING + far * 260)


GLASS_KEY = "F2"


def paint_glass(
    painter: QPainter, area: QRectF, colours: Colours, is_active: bool = False, is_back: bool = False
) -> None:
    """The magnifier that makes the opponent's board large, with its key beside it; then an arrow that leads back."""
    high = round(0.62 * area.height())
    wide = key_width(GLASS_KEY, high)
    key = QRectF(area.left() - wide - 5, area.center().y() - high / 2, wide, high)
    CardPainter(painter, colours).key(key, GLASS_KEY)

    def draw(drawing: QPainter, place: QRectF) -> None:
        paint_shadow(drawing, place, place.width() / 2, 4, 80)
        drawing.setPen(QPen(QColor(colours.accent if is_active else colours.line), 2 if is_active else 1))
        drawing.setBrush(gradient(place, lit(QColor(colours.panel), 0.1), QColor(colours.panel)))
        drawing.drawEllipse(place)
        side = place.width()
        pen = QPen(QColor(colours.ink), 0.085 * side, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        drawing.setPen(pen)
        drawing.setBrush(Qt.BrushStyle.NoBrush)
        if is_back:
            _draw_back(drawing, place.center(), side)
            return
        lens = place.center() - QPointF(0.06 * side, 0.06 * side)
        drawing.drawEllipse(lens, 0.17 * side, 0.17 * side)
        drawing.drawLine(QLineF(lens + QPointF(0.13, 0.13) * side, lens + QPointF(0.28, 0.28) * side))

    paint_cached_around(painter, area, 5, f"crossword glass {is_active} {is_back}", colours, draw)


def _draw_back(painter: QPainter, middle: QPointF, side: float) -> None:
    """An arrow that turns back to the left."""
    way = QPainterPath(middle + QPointF(-0.1, 0.2) * side)
    way.lineTo(middle + QPointF(0.08, 0.2) * side)
    way.cubicTo(
        middle + QPointF(0.3, 0.2) * side, middle + QPointF(0.3, -0.1) * side, middle + QPointF(0.08, -0.1) * side
    )
    way.lineTo(middle + QPointF(-0.22, -0.1) * side)
    painter.drawPath(way)
    tip = QPainterPath(middle + QPointF(-0.1, -0.23) * side)
    tip.lineTo(middle + QPointF(-0.24, -0.1) * side)
    tip.lineTo(middle + QPointF(-0.1, 0.03) * side)
    painter.drawPath(tip)


# The letters

ERASE, SPACE = "erase", "space"
"""The names of the tile that takes the last letter back, and of the one for a space."""


def paint_letter_tray(painter: QPainter, layout: Layout, colours: Colours, active: str = "", dragged: str = "") -> None:
    """All tiles; the active one is lifted, the place of the dragged one is empty."""

    def draw(drawing: QPainter, place: QRectF) -> None:
        _draw_letter_tray(drawing, place, colours)

    paint_cached_around(painter, layout.below, LETTERS_REACH, "crossword letter tray", colours, draw)
    for letter, place in zip(layout.characters, layout.letters, strict=True):
        if letter != dragged:
            paint_letter_tile(painter, place, letter, colours, is_active=letter == active)
    if layout.has_digits:
        paint_letter_tile(painter, layout.space, SPACE, colours, is_active=active == SPACE)
    paint_letter_tile(painter, layout.erase, ERASE, colours, is_active=active == ERASE)


def _draw_letter_tray(painter: QPainter, area: QRectF, colours: Colours) -> None:
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

    def draw(drawing: QPainter, place: QRectF) -> None:
        _draw_tile(drawing, place, letter, colours, is_active, lift)

    paint_cached_around(painter, area, 9, f"crossword tile {letter} {is_active} {lift:.1f}", colours, draw)


def _draw_tile(painter: QPainter, area: QRectF, letter: str, colours: Colours, is_active: bool, lift: float) -> None:
    side = min(area.width(), area.height())
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
