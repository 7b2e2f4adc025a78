"""The symbols of Six Symbols, on paper and on screen: exact, as on dice, or drawn by hand. They differ by their strokes
alone, never by colour."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

WEIGHT = 0.11
"""Width of the pen, in parts of the area's side."""
DRAWN_WEIGHT = 0.1
"""The same for a symbol that is drawn by hand."""
_REACH = 0.5 - WEIGHT / 2
"""How far a stroke may go from the middle for its ink to stay inside."""
STEPS = 16
"""Points along a stroke drawn by hand."""
VARIANTS = 7

Point = tuple[float, float]


def paint_symbol(painter: QPainter, area: QRectF, symbol: str, colour: QColor) -> None:
    """One of the symbols “1” to “6”, as large as the area holds it."""
    side = min(area.width(), area.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    painter.scale(side, side)
    pen = QPen(colour, WEIGHT)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_EXACT[symbol])
    painter.restore()


def _lines(*lines: tuple[float, float, float, float]) -> QPainterPath:
    path = QPainterPath()
    for x1, y1, x2, y2 in lines:
        path.moveTo(x1, y1)
        path.lineTo(x2, y2)
    return path


def _stroke() -> QPainterPath:
    return _lines((-0.2, 0.4, 0.2, -0.4))


def _cross() -> QPainterPath:
    return _lines((-0.35, -0.35, 0.35, 0.35), (0.35, -0.35, -0.35, 0.35))


def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.4, 0.4)
    return path


def _triangle() -> QPainterPath:
    """Equal sides, and its middle where the eye looks for it, a little below that of its circle."""
    path = QPainterPath()
    corners = [QPointF(0.48 * sin(radians(at)), 0.1 - 0.48 * cos(radians(at))) for at in (0, 120, 240)]
    path.moveTo(corners[0])
    for corner in corners[1:]:
        path.lineTo(corner)
    path.closeSubpath()
    return path


def _bars() -> QPainterPath:
    return _lines(*((-0.36, y, 0.36, y) for y in (-0.3, 0, 0.3)))


def _hash() -> QPainterPath:
    upright = ((x + 0.06, -_REACH + 0.04, x - 0.06, _REACH - 0.04) for x in (-0.15, 0.15))
    level = ((-0.4, y, 0.4, y) for y in (-0.15, 0.15))
    return _lines(*upright, *level)


_EXACT = {
    "1": _stroke(),
    "2": _cross(),
    "3": _circle(),
    "4": _triangle(),
    "5": _bars(),
    "6": _hash(),
}


def paint_drawn(painter: QPainter, area: QRectF, symbol: str, colour: QColor, cell: int, weight: float = 1.0) -> None:
    """The symbol in this cell as a hand draws it: strokes that swell and bend a little, in every cell another way, and
    there always the same. `weight` is 1 for ink, and less for a pencil."""
    side = min(area.width(), area.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    painter.scale(side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for path in _drawn(symbol, cell * 3 % VARIANTS, weight):
        painter.drawPath(path)
    painter.restore()


@cache
def _drawn(symbol: str, variant: int, weight: float) -> tuple[QPainterPath, ...]:
    """Strokes, and their round ends."""
    strokes = enumerate(_pen_ways(symbol, variant))
    return tuple(path for n, stroke in strokes for path in _outlines(stroke, weight * DRAWN_WEIGHT, variant + 3 * n))


def _pen_ways(symbol: str, variant: int) -> list[list[Point]]:
    """The ways of the pen."""

    def off(n: int, reach: float = 0.03) -> float:
        return reach * _unevenness(variant, n)

    match symbol:
        case "1":
            return [_line((-0.2 + off(1), 0.43), (0.2 + off(2), -0.43), off(3))]
        case "2":
            return [
                _line((-0.37, -0.36 + off(1)), (0.37, 0.37 + off(2)), off(3)),
                _line((0.36 + off(4), -0.38), (-0.37 + off(5), 0.36), off(6)),
            ]
        case "3":
            return [_ring(0.42 + off(1, 0.012), 0.41 + off(2, 0.018), -100 + 40 * off(3, 1.0))]
        case "4":
            corners = [
                (0.48 * sin(radians(at)) + off(at, 0.02), 0.1 - 0.5 * cos(radians(at)) + off(at + 1, 0.02))
                for at in (0, 120, 240)
            ]
            return [_line(corners[n], corners[(n + 1) % 3], off(n, 0.02)) for n in range(3)]
        case "5":
            return [
                _line((-0.41 + off(n), y + off(n + 4)), (0.41 + off(n + 2), y + off(n + 6, 0.04)), off(n + 1))
                for n, y in enumerate((-0.3, 0.0, 0.3))
            ]
        case "6":
            upright = ((x + off(n), n) for n, x in enumerate((-0.15, 0.16)))
            level = ((y + off(n + 2), n) for n, y in enumerate((-0.15, 0.16)))
            return [
                *(_line((x + 0.07, -0.43), (x - 0.07, 0.43 + off(n)), off(n)) for x, n in upright),
                *(_line((-0.42, y), (0.42 + off(n + 4), y - off(n + 5)), off(n + 1)) for y, n in level),
            ]
    raise ValueError(symbol)


def _unevenness(variant: int, n: int) -> float:
    """Between −1 and 1."""
    return sin(12.9898 * (variant + 1) + 4.137 * n)


def _line(start: Point, end: Point, bend: float) -> list[Point]:
    across = (start[1] - end[1], end[0] - start[0])
    made = []
    for n in range(STEPS + 1):
        at = n / STEPS
        bulge = bend * sin(pi * at) * 1.3
        made.append(
            (
                start[0] + (end[0] - start[0]) * at + across[0] * bulge,
                start[1] + (end[1] - start[1]) * at + across[1] * bulge,
            )
        )
    return made


def _ring(wide: float, high: float, start: float) -> list[Point]:
    """Closed a little past its beginning."""
    angles = [radians(start + 372 * n / (2 * STEPS)) for n in range(2 * STEPS + 1)]
    drift = [0.025 * n / (2 * STEPS) for n in range(2 * STEPS + 1)]
    return [((wide - off) * cos(at), (high - off) * sin(at)) for at, off in zip(angles, drift, strict=True)]


def _outlines(points: list[Point], width: float, variant: int) -> list[QPainterPath]:
    """Of a stroke that begins and ends round, and swells on its way."""
    left: list[QPointF] = []
    right: list[QPointF] = []
    ends = QPainterPath()
    last = len(points) - 1
    for n, (x, y) in enumerate(points):
        (x1, y1), (x2, y2) = points[max(n - 1, 0)], points[min(n + 1, last)]
        length = hypot(x2 - x1, y2 - y1) or 1
        half = width / 2 * (0.86 + 0.24 * sin(pi * n / last) + 0.1 * sin(5.1 * n / last + variant))
        across = QPointF(-(y2 - y1), x2 - x1) * (half / length)
        left.append(QPointF(x, y) + across)
        right.append(QPointF(x, y) - across)
        if n in (0, last):
            ends.addEllipse(QPointF(x, y), half, half)
    body = QPainterPath(left[0])
    body.setFillRule(Qt.FillRule.WindingFill)
    for point in (*left[1:], *reversed(right)):
        body.lineTo(point)
    body.closeSubpath()
    ends.setFillRule(Qt.FillRule.WindingFill)
    return [body, ends]
