"""What is drawn around a piece that is held over its place: a ring to turn it around each axis and an arrow to move it
along, each with its key on it, which can be clicked too."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF, QVector3D
from PySide6.QtWidgets import QWidget

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, Placement
from ludogite.ui.games.cube.paints import walls
from ludogite.ui.games.cube.scene import Slices
from ludogite.ui.theme import text_font

if TYPE_CHECKING:
    from ludogite.ui.games.cube.space_view import SpaceView

TURN_KEYS, MOVE_KEYS = "XCV", "SDF"
"""By axis. They lie in the same place on all keyboards, one row above the other."""
RADIUS = 2.3
"""Of the rings, in cells."""
REACH = 3.0
"""How far the arrows go."""
PLATE = 11.0
STEPS = 40


class Handles(QWidget):
    """Lies over the view, and lets the mouse through: the board asks what is where."""

    def __init__(self, view: SpaceView) -> None:
        super().__init__(view)
        self._view = view
        self._middle: QVector3D | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        view.camera_moved.connect(self.update)

    def surround(self, placement: Placement | None) -> None:
        """The piece that they belong to."""
        middle = _middle(placement, self._view.scene.slices) if placement else None
        if middle != self._middle:
            self._middle = middle
            self.update()

    def hit(self, point: QPointF | None) -> tuple[bool, int] | None:
        """The handle at a point: whether it turns, and its axis."""
        if self._middle is None or point is None:
            return None
        for is_turn in (True, False):
            for axis in range(3):
                if QLineF(self._plate(is_turn, axis), point).length() <= PLATE + 3:
                    return is_turn, axis
        return None

    def _plate(self, is_turn: bool, axis: int) -> QPointF:
        """The middle of the plate with the key."""
        assert self._middle is not None
        at = self._on_ring(axis, 7 / 8) if is_turn else self._view.place_of(self._middle + _unit(axis) * REACH)
        edge = PLATE + 4
        right, low = max(self.width() - edge, edge), max(self.height() - edge, edge)
        return QPointF(min(max(at.x(), edge), right), min(max(at.y(), edge), low))

    def _on_ring(self, axis: int, share: float) -> QPointF:
        assert self._middle is not None
        u, v = _unit((axis + 1) % 3), _unit((axis + 2) % 3)
        return self._view.place_of(self._middle + (u * cos(2 * pi * share) + v * sin(2 * pi * share)) * RADIUS)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._middle is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for axis, tint in enumerate(walls(self._view.colours)):
                self._paint_ring(painter, axis, QColor(tint))
                self._paint_arrow(painter, axis, QColor(tint))
            for axis, tint in enumerate(walls(self._view.colours)):
                self._paint_plate(painter, self._plate(True, axis), TURN_KEYS[axis], QColor(tint), is_round=True)
                self._paint_plate(painter, self._plate(False, axis), MOVE_KEYS[axis], QColor(tint), is_round=False)

    def _paint_ring(self, painter: QPainter, axis: int, tint: QColor) -> None:
        """A quarter of a ring, on the side where its plate is."""
        part = [self._on_ring(axis, 0.75 + 0.25 * n / STEPS) for n in range(STEPS + 1)]
        self._stroke(painter, part, tint)

    def _paint_arrow(self, painter: QPainter, axis: int, tint: QColor) -> None:
        assert self._middle is not None
        start = self._view.place_of(self._middle + _unit(axis) * 1.3)
        self._stroke(painter, [start, self._plate(False, axis)], tint)

    def _stroke(self, painter: QPainter, points: list[QPointF], tint: QColor) -> None:
        """In its tint, on a light seam that keeps it apart from everything."""
        for width, colour in ((5.0, QColor(self._view.colours.panel)), (2.5, tint)):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(QPolygonF(points))

    def _paint_plate(self, painter: QPainter, middle: QPointF, key: str, tint: QColor, is_round: bool) -> None:
        area = QRectF(middle - QPointF(PLATE, PLATE), middle + QPointF(PLATE, PLATE))
        painter.setPen(QPen(tint, 2))
        painter.setBrush(QColor(self._view.colours.panel))
        painter.drawRoundedRect(area, PLATE if is_round else 5, PLATE if is_round else 5)
        painter.setPen(QColor(self._view.colours.ink))
        painter.setFont(text_font(12, QFont.Weight.DemiBold))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, key)


def _middle(placement: Placement, slices: Slices | None) -> QVector3D:
    """Of the piece where it is drawn."""
    cells = list(cells_in(placement.mask))
    middle = sum((QVector3D(*(at + 0.5 for at in CELLS[cell])) for cell in cells), QVector3D()) / len(cells)
    return middle + _unit(slices.axis) * (sum(map(slices.offset, cells)) / len(cells)) if slices else middle


def _unit(axis: int) -> QVector3D:
    return QVector3D(*(float(n == axis) for n in range(3)))
