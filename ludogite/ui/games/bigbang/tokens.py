"""The tokens of Big Bang: round, of two layers, ivory with a number or a star on the one side, the bag's colour and
mark on the other. The mark says without colour whose bag it is: a cross on blue, a lozenge on yellow."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QConicalGradient, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from ludogite.rules.tokens import STAR
from ludogite.ui.look.materials import faint, gradient, lit, paint_round_shadow, shaded
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, title_font

THICKNESS = 0.07
"""Of each layer that is seen below the upper one, in parts of the token."""
OVERHANG = 0.2
"""How far shadow and edge reach beyond the token's square."""
LIFT = 0.075
"""How high a selected token is raised."""
FADED = 0.6
NUMERAL = QColor("#2B2620")
UNDERLINED = (6, 9)
BLANK = -1
"""A face on which nothing is seen: of a token that has been turned since."""


def ivory(colours: Colours) -> QColor:
    return QColor("#E9D6AF" if colours.is_dark else "#F8EACB")


def bag_colour(seat: int, colours: Colours) -> QColor:
    if colours.is_dark:
        return QColor("#3C7FBE" if seat == 0 else "#DCA62A")
    return QColor(colours.blue if seat == 0 else colours.yellow)


def paint_token(
    painter: QPainter,
    area: QRectF,
    token: int | None,
    seat: int,
    colours: Colours,
    *,
    cell: int,
    flip: float = 1.0,
    before: int | None = None,
    lift: float = 0.0,
    is_faded: bool = False,
) -> None:
    """A token in its square; None is the back. While it turns over, `flip` goes from 0 to 1: at first `before` is seen,
    then `token`. A lifted one is nearer to the eye. `cell` gives the tilt of a back."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_faded:
        painter.setOpacity(painter.opacity() * FADED)
    if flip < 1:
        _paint_turning(painter, area, before if flip < 0.5 else token, seat, colours, cell, flip)
    else:
        paint_lying(painter, lifted(area, lift), token, seat, colours, cell, lift)
    painter.restore()


def lifted(area: QRectF, lift: float) -> QRectF:
    """The square of a token that is raised so far, from 0 to 1."""
    return area.translated(0, -round(LIFT * lift * area.height()))


def paint_lying(
    painter: QPainter, area: QRectF, token: int | None, seat: int, colours: Colours, cell: int, lift: float
) -> None:
    reach = round(OVERHANG * area.width())
    level = round(4 * lift) / 4
    side = f"back {_tilt(cell)}" if token is None else f"front {token}"

    def draw_blank(drawing: QPainter, whole: QRectF) -> None:
        place = whole.adjusted(reach, reach, -reach, -reach)
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        size, centre = place.width(), _centre(place)
        height = (THICKNESS + level * LIFT * 1.2) * size
        paint_round_shadow(
            drawing, centre + QPointF(0.01, THICKNESS * 0.7) * size, 0.485 * size, 0.7 * height + 0.03 * size
        )
        _paint_layers(drawing, centre, size, token is None, seat, colours)
        _paint_face(drawing, centre, size, token is None, seat, colours)

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_cached(drawing, whole, f"bigbang blank {seat} {token is None} {level}", colours, draw_blank)
        place = whole.adjusted(reach, reach, -reach, -reach)
        _paint_sign(drawing, _centre(place), place.width(), token, seat, cell)

    paint_cached(
        painter,
        area.adjusted(-reach, -reach, reach, reach),
        f"bigbang token {seat} {side} {level}",
        colours,
        draw,
    )


def _centre(area: QRectF) -> QPointF:
    return area.center() - QPointF(0, THICKNESS / 2 * area.width())


def _paint_layers(painter: QPainter, centre: QPointF, size: float, is_back: bool, seat: int, colours: Colours) -> None:
    """The two layers from the side, and the rounded rim of the upper one."""
    radius = 0.5 * size
    upper, lower = ivory(colours), bag_colour(seat, colours)
    if is_back:
        upper, lower = lower, upper
    painter.setPen(Qt.PenStyle.NoPen)
    below = centre + QPointF(0, THICKNESS * size)
    painter.setBrush(_across(below, radius, lower, shaded(lower, 0.26)))
    painter.drawEllipse(below, radius, radius)
    middle = centre + QPointF(0, 0.32 * THICKNESS * size)
    painter.setBrush(_across(middle, radius, shaded(upper, 0.18), shaded(upper, 0.5)))
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(_across(centre, radius, lit(upper, 0.55), shaded(upper, 0.3)))
    painter.drawEllipse(centre, radius, radius)


def _across(centre: QPointF, radius: float, start: QColor, end: QColor) -> QBrush:
    made = gradient(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), start, end)
    made.setStart(centre + QPointF(-0.55, -0.85) * radius)
    made.setFinalStop(centre + QPointF(0.55, 0.85) * radius)
    return QBrush(made)


def _paint_face(painter: QPainter, centre: QPointF, size: float, is_back: bool, seat: int, colours: Colours) -> None:
    """Of the upper layer, still blank."""
    ground = bag_colour(seat, colours) if is_back else ivory(colours)
    face, groove = 0.455 * size, 0.385 * size
    painter.setPen(Qt.PenStyle.NoPen)
    if is_back:
        painter.setBrush(_across(centre, face, shaded(ground, 0.1), lit(ground, 0.1)))
    else:
        painter.setBrush(_across(centre, face, shaded(ground, 0.045), lit(ground, 0.45)))
    painter.drawEllipse(centre, face, face)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = max(0.012 * size, 0.7)
    painter.setPen(QPen(faint(lit(ground, 0.75), 150), line))
    painter.drawEllipse(centre + QPointF(line, line), groove, groove)
    painter.setPen(QPen(faint(shaded(ground, 0.5), 120), line))
    painter.drawEllipse(centre, groove, groove)
    _paint_gleam(painter, centre, 0.477 * size, max(0.022 * size, 0.9), 210 if is_back else 230)


def _paint_sign(painter: QPainter, centre: QPointF, size: float, token: int | None, seat: int, cell: int) -> None:
    """The number, the star, or the mark of the bag."""
    if token is None:
        painter.save()
        painter.translate(centre)
        painter.rotate(_tilt(cell))
        paint_bag_mark(painter, size, seat)
        painter.restore()
    elif token == STAR:
        _paint_star(painter, centre, size)
    elif token != BLANK:
        paint_numeral(painter, centre, size, token)


def _paint_gleam(painter: QPainter, centre: QPointF, radius: float, width: float, strength: int) -> None:
    """The light along the rim, strongest on the upper left."""
    gleam = QConicalGradient(centre, 130)
    for at, alpha in ((0, strength), (0.09, strength), (0.16, 0), (0.84, 0), (0.91, strength), (1, strength)):
        gleam.setColorAt(at, QColor(255, 255, 255, alpha))
    painter.setPen(QPen(QBrush(gleam), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)


def paint_numeral(painter: QPainter, centre: QPointF, size: float, number: int) -> None:
    """Engraved: dark, with a light lower edge; 6 and 9 stand on a bar."""
    font = title_font(100)
    metrics = QFontMetricsF(font)
    text = str(number)
    written = QPainterPath()
    written.addText(QPointF(-metrics.horizontalAdvance(text) / 2, 0), font, text)
    height = metrics.capHeight()
    painter.save()
    painter.translate(centre)
    painter.scale(0.0051 * size, 0.0051 * size)
    painter.translate(0, height / 2 - (9 if number in UNDERLINED else 0))
    if number in UNDERLINED:
        written.addRoundedRect(QRectF(-29, 17, 58, 9), 3, 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 150))
    painter.drawPath(written.translated(0, 3.5))
    painter.setBrush(NUMERAL)
    painter.drawPath(written)
    painter.restore()


def _paint_star(painter: QPainter, centre: QPointF, size: float) -> None:
    red, gold = QColor("#A23B26"), QColor("#FFDD8F")
    radius = 0.325 * size
    painter.setPen(QPen(QBrush(_across(centre, radius, QColor("#8A6420"), QColor("#F3D182"))), max(0.02 * size, 1)))
    painter.setBrush(_across(centre, radius, shaded(red, 0.22), lit(red, 0.06)))
    painter.drawEllipse(centre, radius, radius)
    star = star_path(centre, 0.255 * size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(40, 6, 0, 120))
    painter.drawPath(star.translated(0.012 * size, 0.022 * size))
    painter.setBrush(_across(centre, 0.25 * size, lit(gold, 0.4), shaded(gold, 0.08)))
    painter.drawPath(star)


def star_path(centre: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                centre + QPointF(sin(n * pi / 5), -cos(n * pi / 5)) * (radius if n % 2 == 0 else 0.44 * radius)
                for n in range(10)
            ]
        )
    )
    path.closeSubpath()
    return path


def _tilt(cell: int) -> int:
    """Degrees; of the place, so that nothing under it can be read from it."""
    return cell * 7 % 11 - 5


def paint_bag_mark(painter: QPainter, size: float, seat: int) -> None:
    """The cross or the lozenge around the origin: white on blue, dark on yellow, with a lit edge."""
    reach = 0.2 * size
    shape = QPainterPath()
    if seat == 0:
        shape.moveTo(-reach, 0)
        shape.lineTo(reach, 0)
        shape.moveTo(0, -reach)
        shape.lineTo(0, reach)
        colour, edge = QColor("#F6FAFF"), QColor(8, 28, 60, 110)
    else:
        shape.addPolygon(QPolygonF([QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0)]))
        shape.closeSubpath()
        colour, edge = QColor("#4A3208"), QColor(255, 242, 200, 150)
    width = max(0.055 * size, 1.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen, shift in ((edge, 0.018 * size), (colour, 0.0)):
        painter.setPen(QPen(pen, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.MiterJoin))
        painter.drawPath(shape.translated(shift, shift))


def paint_sign(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    """The bag of a seat in small: a token's back that lies straight."""
    paint_lying(painter, area, None, seat, colours, cell=7, lift=0)


def _paint_turning(
    painter: QPainter, area: QRectF, shown: int | None, seat: int, colours: Colours, cell: int, flip: float
) -> None:
    """Around its upright axis, raised in the middle of its way, so that its edge is seen."""
    size = area.width()
    narrow, edge = abs(cos(pi * flip)), 2 * THICKNESS * size * sin(pi * flip)
    centre = _centre(area) - QPointF(0, 0.22 * size * sin(pi * flip))
    radius, across = 0.5 * size, max(0.5 * size * narrow, 0.6)
    paint_round_shadow(painter, _centre(area) + QPointF(0, 0.02 * size), 0.36 * size, 0.16 * size, 60)
    layers = [ivory(colours), bag_colour(seat, colours)]
    if shown is None:
        layers.reverse()
    painter.setPen(Qt.PenStyle.NoPen)
    for n, colour in ((1, layers[1]), (0, layers[0])):
        start, end = edge * (n + 1) / 2, edge * n / 2
        painter.setBrush(gradient(area, shaded(colour, 0.1), shaded(colour, 0.45), is_across=False))
        for step in range(5):
            x = start + (end - start) * step / 4
            painter.drawEllipse(centre + QPointF(x, 0.02 * size), across, radius)
    if narrow < 0.05:
        return
    painter.translate(centre)
    painter.scale(narrow, 1)
    painter.setBrush(_across(QPointF(), radius, lit(layers[0], 0.5), shaded(layers[0], 0.3)))
    painter.drawEllipse(QPointF(), radius, radius)
    _paint_face(painter, QPointF(), size, shown is None, seat, colours)
    _paint_sign(painter, QPointF(), size, shown, seat, cell)
