"""The forty signs of badges, as outlines around the middle of a square of 100: large, plain, and told apart when
small."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from ludogite.message import QT_TRANSLATE_NOOP, Message

Point = tuple[float, float]


def _polygon(*points: Point) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    path.closeSubpath()
    return path


def _ellipse(x: float, y: float, wide: float, high: float | None = None) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), wide, wide if high is None else high)
    return path


def _box(x: float, y: float, wide: float, high: float, round: float = 0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, wide, high), round, round)
    return path


def _line(width: float, *points: Point) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return _stroke(path, width)


def _stroke(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def _curve(start: Point, *curves: Sequence[float]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    for curve in curves:
        path.cubicTo(*curve)
    path.closeSubpath()
    return path


def _all(*parts: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for part in parts:
        whole = whole.united(part)
    return whole


def _around(part: QPainterPath, count: int) -> QPainterPath:
    """So many times, turned around the middle."""
    return _all(*(QTransform().rotate(360 * n / count).map(part) for n in range(count)))


def _star(points: int, outer: float, inner: float) -> QPainterPath:
    turns = [(outer if n % 2 == 0 else inner, n * pi / points) for n in range(2 * points)]
    return _polygon(*((reach * sin(turn), -reach * cos(turn)) for reach, turn in turns))


def _heart() -> QPainterPath:
    return _curve((0, 28), (-46, -4, -22, -38, 0, -14), (22, -38, 46, -4, 0, 28))


def _drop() -> QPainterPath:
    return _curve((0, -34), (30, 2, 24, 30, 0, 30), (-24, 30, -30, 2, 0, -34))


def _clover() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0, -15), (-15, 8), (15, 8)):
        path.addEllipse(QPointF(x, y), 14, 14)
    path.addRect(QRectF(-3, 4, 6, 28))
    return path


def _snail() -> QPainterPath:
    body = _all(_box(-32, 14, 60, 12, 6), _line(5, (22, 18), (30, -8)), _line(4, (28, -4), (20, -16)))
    return _all(body, _ellipse(-4, -2, 20)).subtracted(_ellipse(-4, -2, 11)).united(_ellipse(-4, -2, 5))


def _cat() -> QPainterPath:
    head = _all(
        _ellipse(0, 4, 27, 24), _polygon((-26, 2), (-24, -30), (-4, -16)), _polygon((26, 2), (24, -30), (4, -16))
    )
    return head.subtracted(_all(_ellipse(-10, 2, 4, 6), _ellipse(10, 2, 4, 6), _polygon((-4, 13), (4, 13), (0, 18))))


def _bird() -> QPainterPath:
    body = _all(_ellipse(-2, 8, 24, 17), _ellipse(16, -12, 13), _polygon((26, -16), (38, -9), (26, -5)))
    return _all(body, _polygon((-18, 8), (-38, -8), (-30, 16))).subtracted(_ellipse(18, -14, 3.2))


def _butterfly() -> QPainterPath:
    wings = (_ellipse(-17, -11, 16, 17), _ellipse(-14, 15, 12, 13))
    mirrored = (QTransform().scale(-1, 1).map(wing) for wing in wings)
    holes = _all(_ellipse(-18, -12, 6), _ellipse(18, -12, 6))
    return _all(*wings, *mirrored).subtracted(holes).united(_box(-3, -24, 6, 50, 3))


def _tortoise() -> QPainterPath:
    legs = _all(*(_ellipse(x, 18, 7, 9) for x in (-18, 14)))
    shell = _curve((-30, 14), (-30, -32, 22, -32, 22, 14))
    return _all(shell, legs, _ellipse(28, 4, 10, 9)).subtracted(_ellipse(31, 2, 2.6))


def _paw() -> QPainterPath:
    toes = [_ellipse(x, y, 7, 9) for x, y in ((-24, -5), (-9, -20), (9, -20), (24, -5))]
    return _all(_ellipse(0, 14, 18, 15), *toes)


def _bear() -> QPainterPath:
    ears = _all(_ellipse(-19, -18, 10), _ellipse(19, -18, 10))
    face = _all(_ellipse(-9, -3, 3.6), _ellipse(9, -3, 3.6), _ellipse(0, 10, 7, 5))
    return _all(ears, _ellipse(0, 3, 27, 25)).subtracted(face)


def _rabbit() -> QPainterPath:
    ears = _all(_ellipse(-10, -20, 7, 18), _ellipse(10, -20, 7, 18))
    return _all(ears, _ellipse(0, 14, 21, 19)).subtracted(_all(_ellipse(-8, 10, 3.4), _ellipse(8, 10, 3.4)))


def _fish() -> QPainterPath:
    body = _all(_ellipse(-6, 0, 27, 18), _polygon((14, 0), (36, -18), (36, 18)))
    return body.subtracted(_ellipse(-18, -4, 4))


def _leaf() -> QPainterPath:
    leaf = _curve((-26, 26), (-34, -18, 2, -32, 30, -30), (32, 4, 14, 32, -26, 26))
    return leaf.subtracted(_line(4, (-22, 22), (14, -14)))


def _mushroom() -> QPainterPath:
    cap = _curve((-33, 4), (-30, -42, 30, -42, 33, 4))
    spots = _all(_ellipse(-13, -11, 6), _ellipse(11, -15, 7), _ellipse(17, -1, 3.6))
    return _all(cap.subtracted(spots), _box(-10, 2, 20, 29, 7))


def _apple() -> QPainterPath:
    fruit = _all(_ellipse(-11, 8, 19, 23), _ellipse(11, 8, 19, 23))
    return _all(fruit, _line(5, (0, -12), (4, -28)), _ellipse(15, -24, 10, 5))


def _cherries() -> QPainterPath:
    stems = _all(_line(4, (-14, 10), (8, -30)), _line(4, (17, 12), (8, -30)))
    return _all(stems, _ellipse(-16, 16, 14), _ellipse(17, 18, 14), _ellipse(19, -27, 11, 5))


def _house() -> QPainterPath:
    return _all(_polygon((-35, 0), (0, -33), (35, 0)), _box(-24, -4, 48, 34)).subtracted(_box(-8, 8, 16, 22))


def _key() -> QPainterPath:
    ring = _ellipse(-17, 0, 16).subtracted(_ellipse(-17, 0, 7))
    return _all(ring, _box(-3, -4, 38, 8, 2), _box(16, 2, 7, 14), _box(28, 2, 7, 11))


def _bell() -> QPainterPath:
    body = _curve((-30, 20), (-16, 10, -24, -28, 0, -28), (24, -28, 16, 10, 30, 20))
    return _all(body, _ellipse(0, -29, 5), _ellipse(0, 25, 8, 7))


def _anchor() -> QPainterPath:
    bow = QPainterPath(QPointF(-28, 6))
    bow.cubicTo(-24, 38, 24, 38, 28, 6)
    ring = _ellipse(0, -25, 9).subtracted(_ellipse(0, -25, 3.6))
    return _all(ring, _box(-3.5, -18, 7, 48), _box(-17, -12, 34, 7, 3), _stroke(bow, 8))


def _boat() -> QPainterPath:
    return _all(
        _curve((-34, 12), (34, 12, 34, 12, 34, 12), (24, 34, -24, 34, -34, 12)),
        _polygon((2, -34), (2, 7), (30, 7)),
        _polygon((-3, -22), (-3, 7), (-25, 7)),
    )


def _umbrella() -> QPainterPath:
    handle = QPainterPath(QPointF(0, -4))
    handle.lineTo(0, 22)
    handle.cubicTo(0, 34, -15, 34, -15, 22)
    dome = _curve(
        (-34, 2),
        (-32, -42, 32, -42, 34, 2),
        (24, -8, 18, -8, 12, 2),
        (6, -8, -6, -8, -12, 2),
        (-18, -8, -24, -8, -34, 2),
    )
    return _all(dome, _stroke(handle, 6))


def _crown() -> QPainterPath:
    crown = _polygon((-32, 22), (-34, -18), (-15, 0), (0, -28), (15, 0), (34, -18), (32, 22))
    return crown.subtracted(_box(-26, 10, 52, 4))


def _note() -> QPainterPath:
    heads = _all(_ellipse(-17, 22, 11, 8), _ellipse(17, 16, 11, 8))
    return _all(
        heads, _box(-12, -26, 6, 48), _box(22, -32, 6, 48), _polygon((-12, -26), (28, -32), (28, -19), (-12, -13))
    )


def _cup() -> QPainterPath:
    handle = _ellipse(23, -2, 13).subtracted(_ellipse(23, -2, 6))
    return _all(handle, _box(-28, -20, 46, 40, 10), _box(-32, 24, 54, 6, 3))


def _kite() -> QPainterPath:
    tail = QPainterPath(QPointF(0, 16))
    tail.cubicTo(-14, 24, 12, 28, -4, 37)
    return _all(_polygon((0, -36), (24, -12), (0, 18), (-24, -12)), _stroke(tail, 5)).subtracted(
        _box(-24, -13.5, 48, 3)
    )


def _spiral() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    for n in range(1, 121):
        turn, reach = n * pi / 24, 29 * n / 120
        path.lineTo(reach * cos(turn), reach * sin(turn))
    return _stroke(path, 6.5)


def _waves() -> QPainterPath:
    def wave(y: float) -> QPainterPath:
        path = QPainterPath(QPointF(-29, y))
        path.cubicTo(-18, y - 18, -10, y + 18, 0, y)
        path.cubicTo(10, y - 18, 18, y + 18, 29, y)
        return _stroke(path, 8)

    return _all(wave(-19), wave(0), wave(19))


def _lightning() -> QPainterPath:
    return _polygon((6, -36), (-22, 6), (-3, 6), (-9, 36), (22, -8), (3, -8), (14, -36))


def _cloud() -> QPainterPath:
    return _all(_ellipse(-17, 7, 15), _ellipse(1, -8, 20), _ellipse(20, 7, 14), _box(-20, 6, 42, 16, 6))


def _fir() -> QPainterPath:
    layers = [
        _polygon((0, top), (wide, foot), (-wide, foot))
        for top, wide, foot in ((-36, 17, -12), (-24, 23, 5), (-10, 29, 23))
    ]
    return _all(*layers, _box(-5, 21, 10, 13))


def _flower() -> QPainterPath:
    return _around(_ellipse(0, -20, 11, 14), 6).subtracted(_ellipse(0, 0, 8)).united(_ellipse(0, 0, 4))


def _sun() -> QPainterPath:
    return _all(_around(_line(7, (0, -25), (0, -34)), 8), _ellipse(0, 0, 17))


def _snowflake() -> QPainterPath:
    return _around(_all(_line(5, (0, 0), (0, -33)), _line(4.5, (-9, -29), (0, -20), (9, -29))), 6)


def _mountain() -> QPainterPath:
    peaks = _all(_polygon((-36, 26), (-10, -28), (16, 26)), _polygon((-4, 26), (17, -10), (37, 26)))
    return peaks.subtracted(_line(4, (-19, -4), (-12, -11), (-7, -3), (-1, -11)))


def _hat() -> QPainterPath:
    return _all(_ellipse(0, 20, 35, 8), _box(-20, -28, 40, 48, 6)).subtracted(_box(-20, 4, 40, 5))


def _rocket() -> QPainterPath:
    body = _curve((0, -38), (22, -20, 18, 8, 14, 22), (5, 22, -5, 22, -14, 22), (-18, 8, -22, -20, 0, -38))
    fins = _all(
        _polygon((-15, 4), (-29, 27), (-12, 21)),
        _polygon((15, 4), (29, 27), (12, 21)),
        _polygon((-8, 24), (8, 24), (0, 38)),
    )
    return _all(body, fins).subtracted(_ellipse(0, -8, 7))


def _moon() -> QPainterPath:
    return _ellipse(0, 0, 28).subtracted(_ellipse(13, -8, 24))


SIGNS_DRAWN: tuple[tuple[Message, Callable[[], QPainterPath]], ...] = (
    (Message(QT_TRANSLATE_NOOP("badges", "star")), lambda: _star(5, 32, 13)),
    (Message(QT_TRANSLATE_NOOP("badges", "heart")), _heart),
    (Message(QT_TRANSLATE_NOOP("badges", "moon")), _moon),
    (Message(QT_TRANSLATE_NOOP("badges", "drop")), _drop),
    (Message(QT_TRANSLATE_NOOP("badges", "diamond")), lambda: _polygon((0, -32), (24, 0), (0, 32), (-24, 0))),
    (Message(QT_TRANSLATE_NOOP("badges", "clover")), _clover),
    (Message(QT_TRANSLATE_NOOP("badges", "sun")), _sun),
    (Message(QT_TRANSLATE_NOOP("badges", "cat")), _cat),
    (Message(QT_TRANSLATE_NOOP("badges", "boat")), _boat),
    (Message(QT_TRANSLATE_NOOP("badges", "mushroom")), _mushroom),
    (Message(QT_TRANSLATE_NOOP("badges", "lightning")), _lightning),
    (Message(QT_TRANSLATE_NOOP("badges", "fish")), _fish),
    (Message(QT_TRANSLATE_NOOP("badges", "house")), _house),
    (Message(QT_TRANSLATE_NOOP("badges", "flower")), _flower),
    (Message(QT_TRANSLATE_NOOP("badges", "crown")), _crown),
    (Message(QT_TRANSLATE_NOOP("badges", "snail")), _snail),
    (Message(QT_TRANSLATE_NOOP("badges", "cloud")), _cloud),
    (Message(QT_TRANSLATE_NOOP("badges", "key")), _key),
    (Message(QT_TRANSLATE_NOOP("badges", "bird")), _bird),
    (Message(QT_TRANSLATE_NOOP("badges", "fir tree")), _fir),
    (Message(QT_TRANSLATE_NOOP("badges", "music")), _note),
    (Message(QT_TRANSLATE_NOOP("badges", "butterfly")), _butterfly),
    (Message(QT_TRANSLATE_NOOP("badges", "mountain")), _mountain),
    (Message(QT_TRANSLATE_NOOP("badges", "apple")), _apple),
    (Message(QT_TRANSLATE_NOOP("badges", "rocket")), _rocket),
    (Message(QT_TRANSLATE_NOOP("badges", "bear")), _bear),
    (Message(QT_TRANSLATE_NOOP("badges", "snowflake")), _snowflake),
    (Message(QT_TRANSLATE_NOOP("badges", "anchor")), _anchor),
    (Message(QT_TRANSLATE_NOOP("badges", "rabbit")), _rabbit),
    (Message(QT_TRANSLATE_NOOP("badges", "umbrella")), _umbrella),
    (Message(QT_TRANSLATE_NOOP("badges", "spiral")), _spiral),
    (Message(QT_TRANSLATE_NOOP("badges", "tortoise")), _tortoise),
    (Message(QT_TRANSLATE_NOOP("badges", "leaf")), _leaf),
    (Message(QT_TRANSLATE_NOOP("badges", "bell")), _bell),
    (Message(QT_TRANSLATE_NOOP("badges", "kite")), _kite),
    (Message(QT_TRANSLATE_NOOP("badges", "paw")), _paw),
    (Message(QT_TRANSLATE_NOOP("badges", "cup")), _cup),
    (Message(QT_TRANSLATE_NOOP("badges", "cherries")), _cherries),
    (Message(QT_TRANSLATE_NOOP("badges", "waves")), _waves),
    (Message(QT_TRANSLATE_NOOP("badges", "hat")), _hat),
)
"""Their names, and how they are drawn. What is stored is a place in this list: it only gets longer."""


@cache
def sign_path(sign: int) -> QPainterPath:
    return SIGNS_DRAWN[sign][1]()
