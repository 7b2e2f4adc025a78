"""Marks on the tokens of Big Bang: rings and badges, lit lines, bursts, and the numbers of a chain."""

from __future__ import annotations

from enum import Enum, auto
from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from ludogite.rules.cells import cells_in
from ludogite.ui.games.bigbang.layout import BoardPlace
from ludogite.ui.games.bigbang.strip import paint_tick
from ludogite.ui.games.bigbang.tokens import lifted
from ludogite.ui.look.materials import faint
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, text_font

BADGE = 0.31
"""Diameter of a badge on a token, in parts of the token."""
HALO = QColor("#FFF8EA")
LIT = QColor("#FFE08A")


class Mark(Enum):
    SELECTED = auto()
    """Will be turned: a ring and a tick; the token is painted lifted."""
    CURSOR = auto()
    CROSS = auto()
    """Called wrongly."""
    SPOILS = auto()
    """A number that spoils a call."""
    LIT = auto()
    """The cell belongs to the line of a bonus; paint it below the token."""
    PICK = auto()
    """May be turned up."""
    LAST = auto()
    """Turned last by the opponent."""
    BURST = auto()
    """A bonus is taken; paint it below the token."""


def paint_mark(painter: QPainter, area: QRectF, mark: Mark, colours: Colours) -> None:
    """On the token whose square this is."""
    reach = round(0.5 * area.width())
    paint_cached(
        painter,
        area.adjusted(-reach, -reach, reach, reach),
        f"bigbang mark {mark.name}",
        colours,
        lambda drawing, whole: _draw_mark(drawing, whole.adjusted(reach, reach, -reach, -reach), mark, colours),
    )


def _draw_mark(painter: QPainter, area: QRectF, mark: Mark, colours: Colours) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    size = area.width()
    accent = QColor(colours.accent)
    ink, halo = (HALO, QColor("#1D1A18")) if colours.is_dark else (QColor("#1F1A15"), HALO)
    around = QColor(colours.panel) if colours.is_high else HALO
    match mark:
        case Mark.SELECTED:
            place = lifted(area, 1)
            _paint_ring(painter, place, 0.565, ink, 0.055, halo)
            badge = _badge(place)
            _paint_badge(painter, badge, ink, colours)
            paint_tick(painter, badge, halo)
        case Mark.CROSS:
            _paint_ring(painter, area, 0.565, accent, 0.06, around)
            badge = _badge(area)
            _paint_badge(painter, badge, QColor(colours.filled), colours)
            _paint_cross(painter, badge, QColor(colours.on_filled))
        case Mark.CURSOR:
            _paint_ring(painter, area, 0.6, ink, 0.045, halo)
        case Mark.SPOILS:
            _paint_ring(painter, area, 0.555, ink, 0.035, halo)
        case Mark.LAST:
            _paint_ring(painter, area, 0.555, ink, 0.05, halo)
        case Mark.PICK:
            _paint_dashes(painter, area, accent, around)
        case Mark.LIT:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faint(LIT, 190))
            grown = 0.09 * size
            painter.drawRoundedRect(area.adjusted(-grown, -grown, grown, grown), 0.1 * size, 0.1 * size)
        case Mark.BURST:
            _paint_burst(painter, area, accent)


def paint_lit_line(painter: QPainter, place: BoardPlace, line: int, colours: Colours) -> None:
    """A row, a column or a diagonal, given by its cells as bits, from end to end; paint it below the tokens."""

    area = place.line_area(line)

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.translate(whole.topLeft() - area.topLeft())
        _draw_lit_line(drawing, place, line, colours)

    paint_cached(painter, area, f"bigbang lit {line}", colours, draw)


def _draw_lit_line(painter: QPainter, place: BoardPlace, line: int, colours: Colours) -> None:
    cells = list(cells_in(line))
    start, end = place.cell_square(cells[0]).center(), place.cell_square(cells[-1]).center()
    along = (end - start) / (len(cells) - 1)
    aside = QPointF(-along.y(), along.x()) * (0.47 * place.pitch / QLineF(QPointF(), along).length())
    start, end = start - along / 2, end + along / 2
    painter.setClipRect(place.grid, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(colours.gold_edge), max(0.03 * place.pitch, 1.5)))
    painter.setBrush(faint(LIT, 205 if not colours.is_dark else 190))
    painter.drawPolygon(QPolygonF([start + aside, end + aside, end - aside, start - aside]))


def paint_line_name(painter: QPainter, place: BoardPlace, line: int, colours: Colours) -> None:
    """The name of a lit row or column in a red circle, where it is written on the slab of a large board."""
    cells = list(cells_in(line))
    if not place.is_large or cells[1] - cells[0] not in (1, 6):
        return
    is_row = cells[1] - cells[0] == 1
    middle = name_place(place, cells[0] // 6 if is_row else cells[0] % 6, is_row).center()
    radius = 0.145 * place.pitch
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.filled))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QColor(colours.on_filled))
    painter.setFont(text_font(max(round(0.18 * place.pitch), 9), QFont.Weight.DemiBold))
    text = str(cells[0] // 6 + 1) if is_row else "abcdef"[cells[0] % 6]
    painter.drawText(
        QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), Qt.AlignmentFlag.AlignCenter, text
    )
    painter.restore()


def name_place(place: BoardPlace, n: int, is_row: bool) -> QRectF:
    """Where a row or a column is named: on the left and below the cells."""
    if is_row:
        left = place.area.left()
        return QRectF(left, place.grid.top() + n * place.pitch, 0.84 * (place.grid.left() - left), place.pitch)
    bottom = place.area.bottom() - place.thickness
    top = place.grid.bottom() + 0.06 * place.pitch
    return QRectF(place.grid.left() + n * place.pitch, top, place.pitch, bottom - top)


def paint_order(painter: QPainter, area: QRectF, number: int, colours: Colours) -> None:
    """The number of a token in the order of a chain, on its upper right."""

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        badge = whole.adjusted(2, 2, -2, -2)
        _paint_badge(drawing, badge, QColor(colours.ink), colours)
        drawing.setPen(QColor(colours.panel))
        drawing.setFont(text_font(max(round((0.6 if number < 10 else 0.5) * badge.width()), 8), QFont.Weight.DemiBold))
        drawing.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(number))

    paint_cached(painter, _badge(area).adjusted(-2, -2, 2, 2), f"bigbang order {number}", colours, draw)


def _badge(area: QRectF) -> QRectF:
    side = max(round(BADGE * area.width()), 13)
    centre = area.center() + QPointF(0.385, -0.415) * area.width()
    return QRectF(round(centre.x() - side / 2), round(centre.y() - side / 2), side, side)


def _paint_badge(painter: QPainter, area: QRectF, ground: QColor, colours: Colours) -> None:
    painter.setPen(QPen(HALO if not colours.is_dark else QColor("#1D1A18"), max(0.08 * area.width(), 1.3)))
    painter.setBrush(ground)
    painter.drawEllipse(area)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_cross(painter: QPainter, area: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(colour, max(0.13 * area.width(), 1.6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    reach = 0.19 * area.width()
    for direction in (QPointF(reach, reach), QPointF(reach, -reach)):
        painter.drawLine(area.center() - direction, area.center() + direction)


def _paint_ring(painter: QPainter, area: QRectF, radius: float, colour: QColor, width: float, halo: QColor) -> None:
    """Around a token, with a halo on both sides, so that it is seen on every ground."""
    size = area.width()
    broad = max(width * size, 1.6)
    thin = max(0.02 * size, 1.0)
    radius *= size
    painter.setPen(QPen(faint(halo, 235), broad + 2 * thin))
    painter.drawEllipse(area.center(), radius, radius)
    painter.setPen(QPen(colour, broad))
    painter.drawEllipse(area.center(), radius, radius)


def _paint_dashes(painter: QPainter, area: QRectF, colour: QColor, halo: QColor) -> None:
    size = area.width()
    radius, width = 0.545 * size, max(0.05 * size, 2.0)
    painter.setPen(QPen(halo, width + max(0.03 * size, 1.4)))
    painter.drawEllipse(area.center(), radius, radius)
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    dash = 2 * pi * radius / 16 / width
    pen.setDashPattern([0.62 * dash, 0.38 * dash])
    painter.setPen(pen)
    painter.drawEllipse(area.center(), radius, radius)


def _paint_burst(painter: QPainter, area: QRectF, accent: QColor) -> None:
    size, centre, points = area.width(), area.center(), 18
    glow = QRadialGradient(centre, 0.95 * size)
    glow.setColorAt(0, QColor(255, 240, 190, 150))
    glow.setColorAt(1, QColor(255, 230, 150, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(centre, 0.95 * size, 0.95 * size)
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                centre
                + QPointF(cos(n * pi / points), sin(n * pi / points))
                * size
                * ((0.78 if n % 4 == 0 else 0.68) if n % 2 == 0 else 0.55)
                for n in range(2 * points)
            ]
        )
    )
    path.closeSubpath()
    light = QRadialGradient(centre, 0.75 * size)
    light.setColorAt(0, QColor("#FFFBEA"))
    light.setColorAt(0.7, QColor("#FFE9A6"))
    light.setColorAt(1, QColor("#F6C95A"))
    painter.setBrush(light)
    painter.setPen(
        QPen(accent, max(0.025 * size, 1.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.MiterJoin)
    )
    painter.drawPath(path)
