"""Marks around cells of a board, the same on every board: an exercise points there, and its plate too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ludogite.ui.base.board import Board
from ludogite.ui.look.materials import paint_hatch

WIDTH = 5.0
AIR = 3.0
"""Between the cell and its mark."""
EDGE = QColor(0, 0, 0, 130)
SHADE, HATCH = QColor(58, 30, 8, 92), QColor(255, 246, 228, 110)
"""Of what is closed. It has no dashed edge: that invites to put something there."""
HATCH_STEP = 15
CLOSES = QColor(255, 246, 228)
"""The ring around what closes it."""
TO_CELL, ROOT, LONGEST = 13.0, 30.0, 44.0
"""Of the pointer: what it leaves free before the cell, its width at the plate, and how long it may be: it covers no
other cells."""


class CellMarks(QWidget):
    """Lies over the board and lets everything through to it."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self._groups: Sequence[Sequence[int]] = ()
        """Each has a mark around it."""
        self._closed: Sequence[Sequence[int]] = ()
        self._plate = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        board.installEventFilter(self)
        self.hide()

    @property
    def cells(self) -> Sequence[int]:
        return [cell for group in self._groups for cell in group]

    @property
    def aim(self) -> QRect | None:
        """What a plate points at: the one that is nearest to it of those in view."""
        middle = self._board.gap_area().center().x()
        areas = [area for group in self._groups if (area := self._area(group)).isValid()]
        nearest = min(areas, key=lambda area: abs(area.center().x() - middle), default=None)
        return nearest.toAlignedRect() if nearest else None

    def mark(self, names: Sequence[str], closed: Sequence[Sequence[str]] = ()) -> None:
        """Marks the cells with these names and shades lines of others, and nothing else."""
        self._mark([[name] for name in names], closed)

    def mark_as_one(self, names: Sequence[str]) -> None:
        """One mark around all of these cells, which are side by side."""
        self._mark([names] if names else [])

    def _mark(self, groups: Sequence[Sequence[str]], closed: Sequence[Sequence[str]] = ()) -> None:
        self._groups, self._closed = (
            [[self._board.cell_called(name) for name in group] for group in each] for each in (groups, closed)
        )
        self.setGeometry(self._board.rect())
        self.setVisible(bool(self._groups or self._closed))
        self.raise_()
        self.update()

    def point_from(self, plate: QRectF) -> None:
        """From this plate, at the first cell."""
        self._plate = plate
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        return False

    def _area(self, group: Sequence[int]) -> QRectF:
        return QRectF(reduce(QRect.united, map(self._board.cell_rect, group)))

    def _outline(self, group: Sequence[int], air: float) -> QPainterPath:
        return self._around(self._area(group), group[0], air)

    def _around(self, area: QRectF, cell: int, air: float) -> QPainterPath:
        """As round as this cell."""
        path, is_round = QPainterPath(), self._board.cells.is_round(cell)
        area = area.adjusted(-air, -air, air, air)
        corner = self._area([cell]).height() / 2 + air if is_round else min(area.width(), area.height()) / 5
        path.addRoundedRect(area, corner, corner)
        return path

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            self._paint_closed(painter)
            for group in self._groups:
                for colour, width in ((EDGE, WIDTH + 3), (QColor(self._board.colours.gold), WIDTH)):
                    painter.setPen(QPen(colour, width))
                    painter.drawPath(self._outline(group, AIR))
            if self.aim is not None and self._plate.isValid():
                self._paint_pointer(painter, QRectF(self.aim))

    def _paint_closed(self, painter: QPainter) -> None:
        """All but the cells that are marked themselves, and what closes it: that lies where the lines meet."""
        if not self._closed:
            return
        meeting = reduce(QRectF.intersected, map(self._area, self._closed))
        closes = self._around(meeting, self._closed[0][0], AIR)
        shade = QPainterPath()
        for line in self._closed:
            shade = shade.united(self._outline(line, 1.5 * AIR))
        for cell in self.cells:
            shade = shade.subtracted(self._outline([cell], AIR))
        shade = shade.subtracted(closes)
        painter.fillPath(shade, SHADE)
        painter.save()
        painter.setClipPath(shade)
        painter.setPen(QPen(HATCH, 3))
        paint_hatch(painter, shade.boundingRect(), HATCH_STEP)
        painter.restore()
        painter.setPen(QPen(CLOSES, 2))
        painter.drawPath(closes)

    def _paint_pointer(self, painter: QPainter, cell: QRectF) -> None:
        plate, middle = self._plate, cell.center()
        if plate.left() < middle.x() < plate.right():
            side = 1 if middle.y() > plate.center().y() else -1
            root = QPointF(middle.x(), plate.bottom() if side > 0 else plate.top())
            tip = QPointF(middle.x(), (cell.top() if side > 0 else cell.bottom()) - side * TO_CELL)
            across = QPointF(ROOT / 2, 0)
        else:
            side = 1 if middle.x() > plate.right() else -1
            height = min(max(middle.y(), plate.top() + ROOT), plate.bottom() - ROOT)
            root = QPointF(plate.right() if side > 0 else plate.left(), height)
            tip = QPointF((cell.left() if side > 0 else cell.right()) - side * TO_CELL, middle.y())
            across = QPointF(0, ROOT / 2)
        way = tip - root
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._board.colours.panel))
        end = root + way * (min(length, LONGEST) / length)
        painter.drawPolygon(QPolygonF([root - across, end, root + across]))
