"""The pictures in the printed rules of the cube."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF

from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import PIECE_NAMES, parse
from ludogite.sheets.cube.plans import draw_cube, draw_faces, draw_piece
from ludogite.sheets.flow import BOLD
from ludogite.sheets.ink import BLACK, CENTRE, LEFT, SOFT, Ink, Type
from ludogite.sheets.sheet import RulesPicture
from ludogite.sheets.type import tr

RED = ("000 001 002 011", "012 022 032 112", "121 122 132 133", "211 301 311 312", "212 221 222 321")
YELLOW = ("021 031 130 131", "003 103 113 203", "100 110 111 210", "322 323 332 333")
HALF_BUILT = Position(
    (
        tuple(sorted(parse(text).number for text in RED)),
        tuple(sorted(parse(text).number for text in YELLOW)),
    )
)
"""After nine moves."""
FIRST = parse("000 010 100 110")
PLACED_NEXT = {
    "stands": parse("001 011 101 102"),
    "slides": parse("030 031 032 033"),
    "tips": parse("200 201 202 203"),
}
"""For each picture of what a piece does when it is let go: where yellow places it after red's first."""
FALLS = {"slides": ((0.5, 2.9, 2.0), (0.5, 1.2, 2.0)), "tips": ((2.5, 0.5, 4.2), (1.0, -1.0, 4.2))}
"""The way of a piece that is let go, from point to point."""


def _draw_cube(ink: Ink, area: QRectF) -> None:
    draw_cube(ink, area, HALF_BUILT.bodies)


def _draw_pieces(ink: Ink, area: QRectF) -> None:
    """All eight with their numbers and names."""
    width, height = area.width() / 4, area.height() / 2
    small = Type(min(2.6, 0.13 * height))
    for piece, name in enumerate(PIECE_NAMES):
        row, column = divmod(piece, 4)
        place = QRectF(area.left() + column * width, area.top() + row * height, width, height)
        draw_piece(ink, place.adjusted(0.12 * width, 0.08 * height, -0.12 * width, -0.26 * height), piece, row)
        ink.words(QRectF(place.left() + 1, place.top(), 4, 3), str(piece + 1), Type(small.size, BOLD), LEFT)
        below = QRectF(place.left(), place.bottom() - 0.22 * height, width, 0.16 * height)
        ink.words(below, tr(name), small, CENTRE, SOFT)


def _let_go(name: str) -> Callable[[Ink, QRectF], None]:
    """A red piece and what a yellow one does on it: an arrow says where it goes."""

    def draw(ink: Ink, area: QRectF) -> None:
        view = draw_cube(ink, area, [(FIRST, 0), (PLACED_NEXT[name], 1)])
        if name in FALLS:
            start, end = (view.point(*place) for place in FALLS[name])
            _draw_arrow(ink, start, end, 0.3 * view.scale)

    return draw


def _draw_arrow(ink: Ink, start: QPointF, end: QPointF, size: float) -> None:
    way = end - start
    along = way / (way.x() ** 2 + way.y() ** 2) ** 0.5 * size
    across = QPointF(-along.y(), along.x())
    neck = end - along * 1.4
    ink.line(start.x(), start.y(), neck.x(), neck.y(), 0.45 * size)
    ink.polygon([end, neck + across * 0.9, neck - across * 0.9], BLACK, 0)


def _draw_score(ink: Ink, area: QRectF) -> None:
    draw_faces(ink, area, HALF_BUILT)


PICTURES: Mapping[str, RulesPicture] = {
    "cube": RulesPicture(0.5, 1.15, _draw_cube),
    "pieces": RulesPicture(1, 0.55, _draw_pieces),
    "stands": RulesPicture(0.42, 1.15, _let_go("stands")),
    "slides": RulesPicture(0.42, 1.15, _let_go("slides")),
    "tips": RulesPicture(0.42, 1.15, _let_go("tips")),
    "score": RulesPicture(0.9, 0.36, _draw_score),
}
