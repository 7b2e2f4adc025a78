"""A widget with the three faces as one hexagon: it follows the camera, names the square under the mouse and rings the
one that somebody points at elsewhere. What its squares show is said by those who derive from it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import SIDE, Placement
from ludogite.sheets.cube.flat import Sides, paint_block
from ludogite.sheets.cube.projection import Projection, Side, isometric
from ludogite.sheets.cube.signs import paint_contour
from ludogite.sheets.cube.styles import lined
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.camera import STANDARD
from ludogite.ui.look.theme import Colours, scaled, text_font

HEAD = 24.0
"""The height of the line of words."""


class HexagonView(QWidget):
    square_hovered = Signal(int, int)
    """The axis of a face and the cell seen there, -1 where none is; -1 and -1 when the mouse leaves the squares."""

    unit, least_unit = 24.5, 15.0
    """The length of the edge of a square, and the shortest with which squares are still told apart."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.faces = STANDARD.faces
        """The axes of the faces that are seen left, right and on top."""
        self._largest = self.unit
        self._highlight: int | None = None
        self._marked: Collection[int] = ()
        self._hovered = (-1, -1)
        self._pointer: QPointF | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    @abstractmethod
    def sides(self) -> Sides:
        """The squares, and what each of them shows."""

    @property
    def body_size(self) -> tuple[int, int, int]:
        """The number of cells of the body along each axis whose faces are shown."""
        return SIDE, SIDE, SIDE

    @abstractmethod
    def hexagon_area(self) -> QRectF:
        """The hexagon lies in the middle of it."""

    @abstractmethod
    def size_with(self, unit: float) -> QSize:
        """The size of the widget for squares of this size."""

    @abstractmethod
    def set_texts(self) -> None:
        """Names and describes the squares for screen readers."""

    @abstractmethod
    def paint_over(self, painter: QPainter) -> None:
        """Signs on the squares, and what is beside them."""

    # What is shown

    def refresh(self) -> None:
        self.set_texts()
        self._hover()
        self.update()

    @abstractmethod
    def show_state(self, state: Position | Attempt) -> None:
        """Shows what stands in the cube."""

    @abstractmethod
    def show_after(self, after: Position | Attempt | None, placement: Placement | None) -> None:
        """Shows what would stand there after a piece is placed; None: as it is now."""

    def set_highlight(self, cell: int | None) -> None:
        """A ring around the squares that show this cell."""
        if cell != self._highlight:
            self._highlight = cell
            self.update()

    def mark(self, squares: Collection[int]) -> None:
        """What somebody is pointed at over the board, where pieces may hide it."""
        self._marked = squares
        self.update()

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def follow(self, faces: tuple[int, int, int]) -> None:
        """The axes of the faces that are seen left, right and on top: the hexagon turns in steps of a third."""
        if faces != self.faces:
            self.faces = faces
            self.refresh()

    # Places

    def fit(self, width: float | None) -> None:
        """Makes the hexagon as small as a width asks for; None: as large as usual."""
        beside = self.size_with(0).width()
        share = 1.0 if width is None else (width - beside) / (self.size_with(self.unit).width() - beside)
        self._largest = max(min(share, 1.0) * self.unit, self.least_unit)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self.size_with(self._largest)

    def minimumSizeHint(self) -> QSize:
        return self.size_with(self.least_unit)

    def projection(self) -> Projection:
        """Three rhombi in the Y in which the cube on the screen shows its faces."""
        view = isometric(self.faces)
        return view.fitted(self.hexagon_area(), view.box((0, 0, 0), self.body_size), self._largest)

    def outlines(self) -> dict[Side, QPolygonF]:
        """The squares in the widget."""
        projection = self.projection()
        return {side: projection.outline(side) for side in self.sides}

    def square_centre(self, axis: int, cell: int) -> QPointF:
        """Of the square that shows a cell."""
        side = next(side for side, seen in self.sides.items() if side[0] == axis and seen and seen.cell == cell)
        return self.projection().outline(side).boundingRect().center()

    def side_at(self, point: QPointF) -> Side | None:
        for side, outline in self.outlines().items():
            if outline.containsPoint(point, Qt.FillRule.OddEvenFill):
                return side
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._hover()
        super().resizeEvent(event)

    # Mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        self._hover()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        self._hover()

    def _hover(self) -> None:
        side = None if self._pointer is None else self.side_at(self._pointer)
        seen = self.sides[side] if side else None
        square = (side[0], seen.cell if seen else -1) if side else (-1, -1)
        if square != self._hovered:
            self._hovered = square
            self.update()
            self.square_hovered.emit(*square)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
            self.update()
        super().changeEvent(event)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_head(painter)
            paint_block(painter, self.projection(), self.sides, self.body_size, lined(self.colours.is_dark))
            self.paint_over(painter)
            marked = {side for side in self.sides if Spot(side[1], side[0]).column in self._marked}
            paint_contour(painter, self.projection(), marked, QColor(self.colours.gold))
            self._paint_ring(painter)

    def _paint_head(self, painter: QPainter) -> None:
        painter.setPen(QColor(self.colours.soft_ink))
        painter.setFont(text_font(scaled(13), QFont.Weight.DemiBold))
        head = QRectF(0, 0, self.width(), scaled(HEAD))
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.accessibleName())

    def _paint_ring(self, painter: QPainter) -> None:
        """Around the cell that somebody points at, on all faces that show it."""
        pointed = self._highlight if self._hovered[1] < 0 else self._hovered[1]
        for side, seen in self.sides.items():
            if seen and seen.cell == pointed:
                paint_contour(painter, self.projection(), {side})
