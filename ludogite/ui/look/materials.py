"""Materials of things on a table: wood with its grain, leather with stitches, and felt. The light comes from the upper
left, everywhere."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.tables import Table
from ludogite.ui.look.theme import Colours, mixed, paint_shadow

GRAIN = 46
"""Pixels from one line of the grain of a table to the next, at the most."""
HALO = 4
"""Pixels of the line around words, half of it outside of them."""
TILE = 96
"""Side of the square that a texture repeats."""


def lit(colour: QColor, part: float) -> QColor:
    return mixed(colour, QColor(255, 250, 238), part)


def shaded(colour: QColor, part: float) -> QColor:
    return mixed(colour, QColor(46, 24, 6), part)


def faint(colour: QColor, alpha: int) -> QColor:
    made = QColor(colour)
    made.setAlpha(alpha)
    return made


def gradient(area: QRectF, start: QColor, end: QColor, is_across: bool = True) -> QLinearGradient:
    """From the light's side to the other one, or from top to bottom."""
    made = QLinearGradient(area.topLeft(), area.bottomRight() if is_across else area.bottomLeft())
    made.setColorAt(0, start)
    made.setColorAt(1, end)
    return made


def rounded(area: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


def paint_grain(painter: QPainter, area: QRectF, colour: QColor, step: float = GRAIN, width: float = 0) -> None:
    """Long lines across the wood, the same at every paint. Hairlines, which are the default, cost very little."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    y, n = area.top() + step / 3, 0
    while y < area.bottom():
        bend = ((n * 7) % 5 - 2) * 4 * step / GRAIN
        line = QPainterPath(QPointF(area.left(), y))
        line.cubicTo(
            QPointF(area.left() + area.width() * 0.35, y + bend),
            QPointF(area.left() + area.width() * 0.6, y - bend),
            QPointF(area.right(), y + bend / 2),
        )
        painter.drawPath(line)
        if not width:
            painter.drawPath(line.translated(0, 0.7))
        y += step * (0.45 + ((n * 5) % 7) / 9)
        n += 1


def paint_table(painter: QPainter, area: QRectF, table: Table, colours: Colours, width: float = 0) -> None:
    """Lit from the upper left. The light depends on how wide the area is, and not on its height: the table of a board
    goes on below it."""
    tones = [QColor(tone) for tone in table.ground(colours).tones]
    light = QRadialGradient(area.topLeft() + QPointF(0.38, 0.13) * area.width(), 0.82 * area.width())
    for n, tone in enumerate(tones):
        light.setColorAt(n / 2, tone)
    painter.fillRect(area, light)
    if table.is_wood:
        paint_grain(painter, area, shaded(tones[1], 0.16), width=width)
    else:
        fibres = _texture(shaded(tones[1], 0.5).name(), lit(tones[1], 0.3).name(), 120, 2.6, 30)
        painter.fillRect(area, QBrush(fibres))


def paint_kept_table(painter: QPainter, area: QRectF, table: Table, colours: Colours) -> None:
    """The same, drawn once for each size."""

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_table(drawing, whole, table, colours)

    ground = QColor(table.ground(colours).tones[1])
    paint_cached(painter, area, f"table of {table.name}", colours, draw, ground)


def paint_round_shadow(painter: QPainter, centre: QPointF, radius: float, reach: float, strength: int = 110) -> None:
    """Of a round thing that is `reach` high."""
    middle = centre + QPointF(0.35 * reach, 0.7 * reach)
    outer = radius + reach
    fade = QRadialGradient(middle, outer)
    fade.setColorAt(0, QColor(0, 0, 0, strength))
    fade.setColorAt(max((radius - 0.6 * reach) / outer, 0), QColor(0, 0, 0, strength))
    fade.setColorAt(1, QColor(0, 0, 0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fade)
    painter.drawEllipse(middle, outer, outer)


def paint_slab(painter: QPainter, area: QRectF, radius: float, thickness: float, wood: QColor) -> None:
    """A board of wood that lies on the table: its front below, its top with grain and a bevelled edge. The shadow is
    not in it."""
    top = area.adjusted(0, 0, 0, -thickness)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient(area, shaded(wood, 0.36), shaded(wood, 0.5)))
    painter.drawRoundedRect(area, radius, radius)
    painter.setBrush(gradient(top, lit(wood, 0.14), shaded(wood, 0.05), is_across=False))
    painter.drawRoundedRect(top, radius, radius)
    painter.save()
    painter.setClipPath(rounded(top, radius), Qt.ClipOperation.IntersectClip)
    paint_grain(painter, top, faint(shaded(wood, 0.6), 42), step=max(thickness * 2.6, 12))
    painter.restore()
    paint_bevel(painter, top, radius, faint(lit(wood, 0.7), 190), faint(shaded(wood, 0.6), 120), 1.4)


def paint_bevel(
    painter: QPainter, area: QRectF, radius: float, lit_edge: QColor, shaded_edge: QColor, width: float
) -> None:
    """An edge that catches the light on its upper left and loses it on the lower right."""
    inset = width / 2
    edge = gradient(area, lit_edge, shaded_edge)
    edge.setColorAt(0.45, faint(lit_edge, lit_edge.alpha() // 3))
    painter.setPen(QPen(QBrush(edge), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)


def paint_leather(painter: QPainter, area: QRectF, radius: float, leather: QColor, thread: QColor) -> None:
    """Leather sunk into wood: darker under its upper edge, with a seam all round."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient(area, shaded(leather, 0.34), lit(leather, 0.06), is_across=False))
    painter.drawRoundedRect(area, radius, radius)
    painter.save()
    painter.setClipPath(rounded(area, radius), Qt.ClipOperation.IntersectClip)
    dents = _texture(shaded(leather, 0.7).name(), lit(leather, 0.3).name(), 260, 1.4, 60)
    painter.fillRect(area, QBrush(dents))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    depth = max(0.05 * area.height(), 3)
    for n in range(3):
        painter.setPen(QPen(QColor(0, 0, 0, 46), depth * (3 - n) / 1.5))
        painter.drawRoundedRect(area.adjusted(-1, 0, 1, area.height() * 0.3), radius, radius)
    painter.restore()
    paint_bevel(painter, area, radius, QColor(0, 0, 0, 120), QColor(255, 240, 215, 36), 1.2)
    inset = max(0.07 * area.height(), 4.0)
    paint_seam(painter, area.adjusted(inset, inset, -inset, -inset), max(radius - inset, 2), thread)


@cache
def _texture(dark: str, light: str, strokes: int, length: float, alpha: int) -> QImage:
    """Short strokes in no order, the same at every paint; as a square that is repeated."""
    image = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    number = 7
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n in range(strokes):
            number = (number * 1103515245 + 12345) % 2147483648
            start = QPointF(number // 64 % TILE, number // 8192 % TILE)
            turn = number // 1024 % 7 - 3
            painter.setPen(QPen(faint(QColor(dark if n % 2 else light), alpha), 1))
            painter.drawLine(QLineF(start, start + QPointF(turn, 3 - abs(turn)) * length / 3))
    return image


def paint_seam(painter: QPainter, area: QRectF, radius: float, thread: QColor, width: float = 1.5) -> None:
    pen = QPen(thread, width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([5 / width, 3.4 / width])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 46), width + 0.6))
    painter.drawRoundedRect(area.translated(0, 0.9), radius, radius)
    painter.setPen(pen)
    painter.drawRoundedRect(area, radius, radius)


def paint_felt(painter: QPainter, shape: QPainterPath, felt: QColor) -> None:
    """Cloth that takes the light softly, with short fibres."""
    area = shape.boundingRect()
    painter.setPen(Qt.PenStyle.NoPen)
    light = QRadialGradient(area.center() + QPointF(-0.25 * area.width(), -0.3 * area.height()), 0.85 * area.width())
    light.setColorAt(0, lit(felt, 0.16))
    light.setColorAt(1, shaded(felt, 0.4))
    painter.setBrush(light)
    painter.drawPath(shape)
    fibres = _texture(shaded(felt, 0.6).name(), lit(felt, 0.4).name(), 700, 2.4, 38)
    painter.fillPath(shape, QBrush(fibres))


def paint_hatch(painter: QPainter, area: QRectF, step: float) -> None:
    """Strokes that rise to the right, with the pen that is set: something is closed. Whoever calls this clips them."""
    starts = (area.topLeft() + QPointF(n * step, 0) for n in range(1, round((area.width() + area.height()) / step)))
    painter.drawLines([QLineF(start, start + QPointF(-area.height(), area.height())) for start in starts])


def paint_words(
    painter: QPainter, area: QRectF, where: Qt.AlignmentFlag | Qt.TextFlag, text: str, colours: Colours
) -> None:
    """One line of words that stands on a material itself, in the font and the colour of the painter. In high contrast
    it is white or black, with a halo of the other."""
    if colours.is_high:
        is_pale = painter.pen().color().lightnessF() > 0.5
        ink, halo = (QColor(name) for name in (("white", "black") if is_pale else ("black", "white")))
        metrics = QFontMetricsF(painter.font())
        place = metrics.boundingRect(area, where, text)
        outline = QPainterPath()
        outline.addText(place.left(), place.top() + metrics.ascent(), painter.font(), text)
        painter.strokePath(outline, QPen(halo, HALO, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.setPen(ink)
    painter.drawText(area, where, text)


def paint_plate(painter: QPainter, area: QRectF, radius: float, ground: QColor, reach: float = 4) -> None:
    """A piece of card or ivory that lies on the table, with its shadow."""
    paint_shadow(painter, area, radius, reach, 70)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(area, radius, radius)
