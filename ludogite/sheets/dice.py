"""Dice to be cut out and folded: six faces in a cross, with flaps to glue."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.sheets.ink import FINE, HAIR, SOFT, Ink

FOLDING = Message(QT_TRANSLATE_NOOP("sheets", "Cut along the solid lines, fold along the dashed ones, glue the flaps."))
FACES = ((1, 0, 1), (0, 1, 2), (1, 1, 3), (2, 1, 5), (3, 1, 4), (1, 2, 6))
"""Column, row and value of each face; those that lie opposite sum to seven."""
WIDE, HIGH = 4, 3
"""Faces across and down."""
FLAP = 0.22
"""How far a flap stands out."""
FLAPS = (
    (1, 0, 2, 0, (0, -1)),
    (1, 0, 1, 1, (-1, 0)),
    (2, 0, 2, 1, (1, 0)),
    (1, 3, 2, 3, (0, 1)),
    (1, 2, 1, 3, (-1, 0)),
    (2, 2, 2, 3, (1, 0)),
    (4, 1, 4, 2, (1, 0)),
)
"""The edge that each is at, and which way it goes."""
CUTS = ((0, 1, 1, 1), (2, 1, 4, 1), (0, 2, 1, 2), (2, 2, 4, 2), (0, 1, 0, 2))
FOLDS = ((1, 1, 1, 2), (2, 1, 2, 2), (3, 1, 3, 2), (1, 1, 2, 1), (1, 2, 2, 2))
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}

DrawFace: TypeAlias = Callable[[Ink, QRectF, int], None]


def draw_pips(ink: Ink, area: QRectF, value: int) -> None:
    step, middle = 0.27 * area.width(), area.center()
    for x, y in PIPS[value]:
        ink.dot(middle.x() + x * step, middle.y() + y * step, 0.09 * area.width())


def net_size(side: float) -> tuple[float, float]:
    """Width and height of a net, flaps included."""
    return (WIDE + FLAP) * side, (HIGH + 2 * FLAP) * side


def draw_net(ink: Ink, corner: QPointF, side: float, draw_face: DrawFace) -> None:
    """Cut along the solid lines, fold along the dashed ones."""
    top = corner + QPointF(0, FLAP * side)

    def point(x: float, y: float) -> QPointF:
        return top + QPointF(x, y) * side

    for x1, y1, x2, y2, away in FLAPS:
        one, other = point(x1, y1), point(x2, y2)
        along, out = (other - one) * 0.12, QPointF(*away) * FLAP * side
        ends = [one, one + along + out, other - along + out, other]
        for start, end in pairwise(ends):
            ink.line(start.x(), start.y(), end.x(), end.y(), FINE)
        _fold(ink, one, other)
    for x1, y1, x2, y2 in CUTS:
        start, end = point(x1, y1), point(x2, y2)
        ink.line(start.x(), start.y(), end.x(), end.y(), FINE)
    for x1, y1, x2, y2 in FOLDS:
        _fold(ink, point(x1, y1), point(x2, y2))
    for column, row, value in FACES:
        draw_face(ink, QRectF(point(column, row), point(column + 1, row + 1)), value)


def _fold(ink: Ink, start: QPointF, end: QPointF) -> None:
    ink.line(start.x(), start.y(), end.x(), end.y(), HAIR, SOFT, dash=1)
