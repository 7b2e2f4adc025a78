"""The squares of the track: enamel tiles, green or red, gold in the corners, pale once their line is complete."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from ludogite.rules.crossword.track import CORNERS, START, is_red
from ludogite.ui.games.crossword.view.palette import palette
from ludogite.ui.games.crossword.view.places import BoardPlace, is_painted
from ludogite.ui.look.materials import faint, gradient, lit, paint_bevel, shaded
from ludogite.ui.look.picture_cache import paint_cached_around
from ludogite.ui.look.theme import Colours, text_font, title_font

CENTRE = Qt.AlignmentFlag.AlignCenter
NUMBERS_FROM = 16.0
"""Smaller tiles carry no number: the colour, and the star or the pale ground, is all there is room for."""
SMALL = 25.0
"""On smaller tiles the number is larger, and one of a complete line has none."""
TURNS = {"TL": 0, "TR": 90, "BR": 180, "BL": 270}
"""The way of the pawn behind each corner, clockwise from right."""


def paint_tile(
    painter: QPainter,
    place: BoardPlace,
    square: str,
    colours: Colours,
    is_done: bool,
    text: str = "",
    is_taken: bool = False,
) -> None:
    """One square of the track. The number of one that is taken stands beside the pawn."""
    tile = place.square_place(square)
    if is_painted(painter, tile.adjusted(-3, -3, 3, 3)):
        paint_square(painter, tile, square, colours, is_done, text, is_taken)


def paint_square(
    painter: QPainter,
    tile: QRectF,
    square: str,
    colours: Colours,
    is_done: bool = False,
    text: str = "",
    is_taken: bool = False,
) -> None:
    """A square by itself, on a card too; with its number, or the text that is given instead."""
    is_corner = square in CORNERS
    text = "" if is_corner else text or square[1:]
    name = f"{square if is_corner else text} {is_red(square)}"

    def draw(drawing: QPainter, area: QRectF) -> None:
        if is_corner:
            _draw_corner(drawing, area, square, colours)
        elif is_done:
            _draw_done(drawing, area, square, text, colours)
        else:
            _draw_open(drawing, area, square, text, colours, is_taken)

    paint_cached_around(painter, tile, 3, f"crossword square {name} {is_done} {is_taken}", colours, draw)


def paint_glow(painter: QPainter, tile: QRectF, colours: Colours, is_aimed: bool) -> None:
    """Around a square that may be chosen; the one pointed at has a frame."""
    reach = round(0.2 * min(tile.width(), tile.height())) + 2
    if not is_painted(painter, tile.adjusted(-reach, -reach, reach, reach)):
        return

    def draw(drawing: QPainter, area: QRectF) -> None:
        _draw_glow(drawing, area, colours, is_aimed)

    paint_cached_around(painter, tile, reach, f"crossword glow {is_aimed}", colours, draw)


def _draw_glow(painter: QPainter, tile: QRectF, colours: Colours, is_aimed: bool) -> None:
    side = min(tile.width(), tile.height())
    radius = 0.16 * side
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_aimed:
        painter.setPen(QPen(QColor(colours.ink), max(0.085 * side, 1.5)))
        painter.drawRoundedRect(tile.adjusted(-1, -1, 1, 1), radius, radius)
        return
    for grown, alpha in ((0.02, 255), (0.075, 150), (0.12, 60)):
        painter.setPen(QPen(faint(QColor(palette(colours).glow), alpha), max(0.055 * side, 1)))
        by = grown * side
        painter.drawRoundedRect(tile.adjusted(-by, -by, by, by), radius + by, radius + by)


def star(middle: QPointF, radius: float) -> QPolygonF:
    """Four rays, with slender waists."""
    waist = 0.27 * radius
    corners = [(0, -radius), (waist, -waist), (radius, 0), (waist, waist)]
    corners += [(-x, -y) for x, y in corners]
    return QPolygonF([middle + QPointF(x, y) for x, y in corners])


def _draw_enamel(painter: QPainter, area: QRectF, colour: QColor) -> float:
    """A tile with thickness that lies on the paper; returns the radius of its corners."""
    side = min(area.width(), area.height())
    radius, thick = 0.13 * side, max(0.05 * side, 0.8)
    painter.setPen(Qt.PenStyle.NoPen)
    if side > NUMBERS_FROM:
        painter.setBrush(QColor(0, 0, 0, 26))
        for n in (2.2, 1.2):
            painter.drawRoundedRect(area.adjusted(0.4, 0.6, 0.5 * n, 0.8 * n), radius, radius)
    painter.setBrush(shaded(colour, 0.42))
    painter.drawRoundedRect(area, radius, radius)
    top = area.adjusted(0, 0, 0, -thick)
    painter.setBrush(gradient(top, lit(colour, 0.1), shaded(colour, 0.08)))
    painter.drawRoundedRect(top, radius, radius)
    if side > NUMBERS_FROM:
        paint_bevel(painter, top, radius, faint(lit(colour, 0.8), 150), faint(shaded(colour, 0.8), 60), 1.2)
        inset = 0.075 * side
        painter.setPen(QPen(faint(lit(colour, 0.75), 70), max(0.022 * side, 0.8)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(top.adjusted(inset, inset, -inset, -inset), 0.7 * radius, 0.7 * radius)
    return radius


def _draw_open(
    painter: QPainter, area: QRectF, square: str, text: str, colours: Colours, is_taken: bool = False
) -> None:
    paint = palette(colours)
    red = is_red(square)
    _draw_enamel(painter, area, QColor(paint.red if red else paint.green))
    side = min(area.width(), area.height())
    white = QColor("#FFF9EA")
    painter.setPen(white)
    middle = area.center() - QPointF(0, 0.02 * side)
    if side < NUMBERS_FROM:
        if red and side > 8:
            _fill(painter, star(middle, 0.32 * side), white)
        return
    if is_taken:
        painter.setFont(text_font(max(round(0.3 * side), 9), QFont.Weight.DemiBold))
        corner = area.adjusted(0.12 * side, 0.06 * side, 0, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, text)
        return
    is_named = not text.isdigit()
    is_small = side <= SMALL
    size = (0.46 if red else 0.56) if is_small else 0.37 if is_named else 0.43
    font = text_font(round(size * side), QFont.Weight.DemiBold)
    painter.setFont(font)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    # A star that is too small looks like a plus.
    ray, gap = (0.14 * side, 0.03 * side) if is_named else ((0.24 if is_small else 0.175) * side, 0.07 * side)
    total = wide + (gap + 2 * ray if red else 0)
    room = QRectF(middle.x() - total / 2, area.top(), wide, area.height() - 0.04 * side)
    painter.drawText(room.adjusted(-4, 0, 4, 0), CENTRE, text)
    if red:
        _fill(painter, star(QPointF(room.right() + gap + ray, middle.y()), ray), white)


def _draw_done(painter: QPainter, area: QRectF, square: str, text: str, colours: Colours) -> None:
    """Pale and flat, the number small; what landing there brings is large."""
    paint = palette(colours)
    red = is_red(square)
    ground, ink = (
        QColor(paint.done_red if red else paint.done_green),
        QColor(paint.on_done_red if red else paint.on_done_green),
    )
    edge = QColor(paint.red if red else paint.green) if not colours.is_dark else ink
    side = min(area.width(), area.height())
    radius, width = 0.13 * side, max(0.032 * side, 0.8)
    painter.setPen(QPen(edge if side > NUMBERS_FROM else faint(edge, 130), width))
    painter.setBrush(gradient(area, shaded(ground, 0.05), lit(ground, 0.12)))
    painter.drawRoundedRect(area.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius)
    if side < NUMBERS_FROM:
        if red and side > 8:
            _fill(painter, star(area.center(), 0.3 * side), ink)
        return
    painter.setPen(ink)
    middle = area.center()
    if side > SMALL:
        painter.setFont(text_font(max(round(0.25 * side), 8), QFont.Weight.DemiBold))
        corner = area.adjusted(0.1 * side, 0.06 * side, 0, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, text)
        middle += QPointF(0.19 * side, 0.1 * side)
    if red:
        _fill(painter, star(middle, 0.28 * side), ink)
        return
    painter.setFont(title_font(round((0.6 if side > SMALL else 0.68) * side)))
    painter.drawText(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, 0.92 * side), CENTRE, "?")


def _draw_corner(painter: QPainter, area: QRectF, square: str, colours: Colours) -> None:
    _draw_enamel(painter, area, QColor(palette(colours).corner))
    side = min(area.width(), area.height())
    dark = QColor("#2B2620")
    middle = area.center() - QPointF(0, 0.02 * side)
    _fill(painter, star(middle, (0.3 if side > NUMBERS_FROM else 0.36) * side), dark)
    if side < NUMBERS_FROM:
        return
    painter.save()
    painter.translate(middle)
    painter.rotate(TURNS[square])
    far = 0.5 * side
    if square == START:
        painter.setPen(QPen(dark, 0.042 * side))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), 0.36 * side, 0.36 * side)
    tip = QPainterPath(QPointF(far - 0.03 * side, 0))
    tip.lineTo(far - 0.14 * side, -0.075 * side)
    tip.lineTo(far - 0.14 * side, 0.075 * side)
    tip.closeSubpath()
    painter.fillPath(tip, dark)
    painter.restore()


def _fill(painter: QPainter, shape: QPolygonF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(shape)
