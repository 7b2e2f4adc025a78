"""Marks around cells of a board, the same on every board: exercises and hints point there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPainterPathStroker, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ludogite.ui.base.board import Board
from ludogite.ui.look.materials import paint_hatch, rounded
from ludogite.ui.look.theme import text_font

WIDTH = 5.0
BADGE = 22.0
"""Of the number of a mark, where marks follow each other."""
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
        self._are_numbered = False
        self._plate = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        board.installEventFilter(self)
        board.cells_moved.connect(self.update)
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
        """Marks the cells with these names and shades blocks of others, each named by its two corners, and nothing
        else."""
        self._mark([[name] for name in names], closed)

    def mark_as_one(self, names: Sequence[str]) -> None:
        """One mark around all of these cells, which are side by side."""
        self._mark([names] if names else [])

    def mark_groups(self, groups: Sequence[Sequence[str]], seat: int, are_numbered: bool = False) -> None:
        """One mark around each group of cells of the seat, which are side by side or in a line; perhaps with its
        number."""
        self._mark(groups, seat=seat, are_numbered=are_numbered)

    def _mark(
        self,
        groups: Sequence[Sequence[str]],
        closed: Sequence[Sequence[str]] = (),
        seat: int = 0,
        are_numbered: bool = False,
    ) -> None:
        before = self.cells
        self._groups, self._closed = (
            [[self._board.cell_called(name, seat) for name in group] for group in each] for each in (groups, closed)
        )
        self._are_numbered = are_numbered
        if self.cells != before:
            self._board.show_marked(self.cells)
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
        seen = [outline for cell in group if (outline := self._board.cell_outline(cell)) is not None]
        if seen:
            return reduce(QPainterPath.united, seen).simplified()
        if self._is_diagonal(group):
            return self._along(group, air)
        return self._around(self._area(group), group[0], air)

    def _around(self, area: QRectF, cell: int, air: float) -> QPainterPath:
        """As round as this cell."""
        path, is_round = QPainterPath(), self._board.cells.is_round(cell)
        area = area.adjusted(-air, -air, air, air)
        corner = self._area([cell]).height() / 2 + air if is_round else min(area.width(), area.height()) / 5
        path.addRoundedRect(area, corner, corner)
        return path

    def _is_diagonal(self, group: Sequence[int]) -> bool:
        """Whether most of the smallest rectangle around these cells is none of theirs."""
        area, cell = self._area(group), self._area(group[:1])
        return area.width() * area.height() > 2 * len(group) * cell.width() * cell.height()

    def _along(self, group: Sequence[int], air: float) -> QPainterPath:
        """Around a line of cells from end to end."""
        ends = [self._area([cell]).center() for cell in (group[0], group[-1])]
        way, stroker = QPainterPath(ends[0]), QPainterPathStroker()
        way.lineTo(ends[1])
        stroker.setWidth(self._area(group[:1]).height() + 2 * air)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        return stroker.createStroke(way)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            self._paint_closed(painter)
            painter.setClipPath(self._free())
            for group in self._groups:
                for colour, width in ((EDGE, WIDTH + 3), (QColor(self._board.colours.gold), WIDTH)):
                    painter.setPen(QPen(colour, width))
                    painter.drawPath(self._outline(group, AIR))
            painter.setClipping(False)
            if self._are_numbered:
                self._paint_numbers(painter)
            if self.aim is not None and self._plate.isValid():
                self._paint_pointer(painter, QRectF(self.aim))

    def _free(self) -> QPainterPath:
        """All but what marks may not cover."""
        free = QPainterPath()
        free.addRect(QRectF(self.rect()))
        for area in self._board.above_marks():
            free = free.subtracted(rounded(area, area.height() / 2))
        return free

    def _paint_numbers(self, painter: QPainter) -> None:
        """At the upper right of each mark."""
        painter.setFont(text_font(13, QFont.Weight.DemiBold))
        for number, group in enumerate(self._groups, 1):
            badge = QRectF(0, 0, BADGE, BADGE)
            badge.moveCenter(self._area(group).topRight())
            painter.setPen(QPen(EDGE, 1.5))
            painter.setBrush(QColor(self._board.colours.gold))
            painter.drawEllipse(badge)
            painter.setPen(QColor("#1F1A15"))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_closed(self, painter: QPainter) -> None:
        """All but the cells that are marked themselves, and what closes it: that lies where these blocks meet."""
        if not self._closed:
            return
        meeting = reduce(QRectF.intersected, map(self._area, self._closed))
        closes = self._around(meeting, self._closed[0][0], AIR)
        shade = QPainterPath()
        for block in self._closed:
            shade = shade.united(self._around(self._area(block), block[0], 1.5 * AIR))
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
        sides = QPolygonF([root - across, end, root + across])
        painter.drawPolygon(sides)
        if self._board.colours.is_high:
            painter.setPen(QPen(QColor(self._board.colours.edge), 2))
            painter.drawPolyline(sides)
