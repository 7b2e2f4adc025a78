"""The three upper faces, flat: what each column of a face shows, and how many squares of each colour there are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.faces import outermost
from ludogite.rules.cube.match import RED, YELLOW, Position
from ludogite.rules.cube.pieces import CELLS, SIDE
from ludogite.ui.games.cube.paints import paints, walls
from ludogite.ui.games.cube.picture import paint_mark
from ludogite.ui.language import tr
from ludogite.ui.theme import Colours, text_font

NAMES = (
    QT_TRANSLATE_NOOP("cube", "Blue"),
    QT_TRANSLATE_NOOP("cube", "Green"),
    QT_TRANSLATE_NOOP("cube", "Violet"),
)
"""A face is called by the wall it lies opposite."""
FACE_COUNTS = (
    QT_TRANSLATE_NOOP("cube", "Blue face: {red} red, {yellow} yellow."),
    QT_TRANSLATE_NOOP("cube", "Green face: {red} red, {yellow} yellow."),
    QT_TRANSLATE_NOOP("cube", "Violet face: {red} red, {yellow} yellow."),
)
SHARE_GAP, SHARE_CORNER = 0.16, 0.22
"""Of a square: the space around it, and how round it is."""


def face_place(axis: int, cell: int) -> tuple[int, int]:
    """The row and column at which a face shows the cell. The face is seen from outside, as when one looks straight at
    it, and turned so that the top of the cube, the corner 333 that all three share, is its upper right corner. The face
    across z thus has x from left to right and y from bottom to top; across x these are y and z, across y they are z
    and x."""
    place = CELLS[cell]
    return SIDE - 1 - place[(axis + 2) % 3], place[(axis + 1) % 3]


def paint_square(painter: QPainter, area: QRectF, colour: int | None, colours: Colours) -> None:
    """A square of a face that is looked at straight; faint where nothing is seen."""
    corner = SHARE_CORNER * area.width()
    paint = None if colour is None else paints(colours)[colour]
    fill = QColor(paint.tones[2] if paint else colours.line)
    fill.setAlphaF(1 if paint else 0.75)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(area, corner, corner)
    if colour is not None and paint:
        paint_mark(painter, area.center(), area.width(), colour, paint)


class Measures(NamedTuple):
    side: float
    between: float
    text: int


LARGE, SMALL = Measures(150.0, 52.0, 16), Measures(84.0, 20.0, 13)


class FaceCards(QWidget):
    square_hovered = Signal(int, int)
    """The axis of a face and the cell seen there, -1 where none is; -1 and -1 when the mouse leaves the squares."""

    def __init__(self, colours: Colours, large: bool = False) -> None:
        super().__init__()
        self.colours = colours
        self._is_large = large
        self.fit(None)
        self._seen: tuple[dict[tuple[int, int], int], ...] = ({}, {}, {})
        """By axis and place, the cell that is seen there."""
        self._of_colour = (0, 0)
        self._total: tuple[int, int] | None = None
        self._highlight: int | None = None
        self._hovered = (-1, -1)
        self._pointer: QPointF | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fit(self, width: float | None) -> None:
        """Makes the faces as small as a width asks for; None: as large as usual."""
        usual = LARGE if self._is_large else SMALL
        share = 1 if width is None else min(width / (3 * usual.side + 2 * usual.between), 1)
        self._side, self._between = share * usual.side, share * usual.between
        self._text = usual.text if share > 0.8 else SMALL.text
        self.updateGeometry()
        self.update()

    def show_state(self, state: Position | Attempt) -> None:
        """What counts is shown, and the score of a match; alone there is no score."""
        if isinstance(state, Position):
            seen: Sequence[int] = state.seen
            self._total = state.scores
        else:
            seen = [outermost(state.occupied, axis) for axis in range(3)]
            self._total = None
        self._of_colour = state.colours
        self._seen = tuple({face_place(axis, cell): cell for cell in cells_in(mask)} for axis, mask in enumerate(seen))
        self._set_texts()
        self._hover()
        self.update()

    def set_highlight(self, cell: int | None) -> None:
        """A ring around the squares that show this cell."""
        if cell != self._highlight:
            self._highlight = cell
            self.update()

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def counts(self, axis: int) -> tuple[int, int]:
        """How many squares of a face are red, and how many yellow."""
        colours = [self._colour(cell) for cell in self._seen[axis].values()]
        return colours.count(RED), colours.count(YELLOW)

    def _colour(self, cell: int) -> int:
        return RED if self._of_colour[RED] >> cell & 1 else YELLOW

    # Places

    def sizeHint(self) -> QSize:
        return QSize(round(3 * self._side + 2 * self._between), round(self._side + 3 * self._line + 6))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _line(self) -> float:
        """How high a line of text is, with its air."""
        return self._text + 8.0

    def face_area(self, axis: int) -> QRectF:
        left = (self.width() - self.sizeHint().width()) / 2 + axis * (self._side + self._between)
        return QRectF(left, 2 * self._line + 2, self._side, self._side)

    def square_area(self, axis: int, place: tuple[int, int]) -> QRectF:
        face, step = self.face_area(axis), self._side / SIDE
        gap = SHARE_GAP * step / 2
        row, column = place
        square = QRectF(face.left() + column * step, face.top() + row * step, step, step)
        return square.adjusted(gap, gap, -gap, -gap)

    def _square_at(self, point: QPointF) -> tuple[int, int]:
        for axis in range(3):
            face = self.face_area(axis)
            if face.contains(point):
                within = (point - face.topLeft()) * SIDE / self._side
                row, column = min(int(within.y()), SIDE - 1), min(int(within.x()), SIDE - 1)
                return axis, self._seen[axis].get((row, column), -1)
        return -1, -1

    # Mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        self._hover()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        self._hover()

    def _hover(self) -> None:
        square = (-1, -1) if self._pointer is None else self._square_at(self._pointer)
        if square != self._hovered:
            self._hovered = square
            self.square_hovered.emit(*square)

    # Words

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        self.setAccessibleName(tr(Message(QT_TRANSLATE_NOOP("cube", "The three faces"))))
        counts = []
        for axis in range(3):
            red, yellow = self.counts(axis)
            counts.append(tr(Message(FACE_COUNTS[axis], red=red, yellow=yellow)))
        self.setAccessibleDescription(" ".join(counts))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_total(painter)
            for axis in range(3):
                self._paint_heading(painter, axis)
                self._paint_face(painter, axis)
                self._paint_counts(painter, axis)

    def _paint_total(self, painter: QPainter) -> None:
        first, last = self.face_area(0), self.face_area(2)
        line = QRectF(first.left(), 0, last.right() - first.left(), self._line)
        painter.setPen(QColor(self.colours.soft_ink))
        painter.setFont(text_font(self._text, QFont.Weight.DemiBold))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.accessibleName())
        if self._total:
            red, yellow = self._total
            total = Message(QT_TRANSLATE_NOOP("cube", "red {red} · yellow {yellow}"), red=red, yellow=yellow)
            painter.setPen(QColor(self.colours.ink))
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, tr(total))

    def _paint_heading(self, painter: QPainter, axis: int) -> None:
        """The name of the face on its wall's tint."""
        face = self.face_area(axis)
        band = QRectF(face.left() + 1, face.top() - self._line, face.width() - 2, self._line - 4)
        tint = QColor(walls(self.colours)[axis])
        tint.setAlphaF(0.28)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawRoundedRect(band, 5, 5)
        painter.setPen(QColor(self.colours.ink))
        painter.setFont(text_font(self._text - 1, QFont.Weight.Medium))
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, tr(Message(NAMES[axis])))

    def _paint_face(self, painter: QPainter, axis: int) -> None:
        for row, column in product(range(SIDE), repeat=2):
            area = self.square_area(axis, (row, column))
            cell = self._seen[axis].get((row, column))
            paint_square(painter, area, None if cell is None else self._colour(cell), self.colours)
            if cell is not None and cell == self._highlight:
                painter.setPen(QPen(QColor(self.colours.ink), 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                corner = SHARE_CORNER * area.width()
                painter.drawRoundedRect(area, corner, corner)

    def _paint_counts(self, painter: QPainter, axis: int) -> None:
        """Red before yellow, each next to a square of its colour."""
        face = self.face_area(axis)
        red, yellow = self.counts(axis)
        counts = f"{red} : {yellow}"
        font = text_font(self._text)
        width = QFontMetricsF(font).horizontalAdvance(counts)
        middle = QPointF(face.center().x(), face.bottom() + 4 + self._line / 2)
        painter.setFont(font)
        painter.setPen(QColor(self.colours.ink))
        text = QRectF(middle.x() - width, middle.y() - self._line / 2, 2 * width, self._line)
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, counts)
        size = self._text - 1.0
        for colour, side in ((RED, -1), (YELLOW, 1)):
            centre = QPointF(middle.x() + side * (width / 2 + 6 + size / 2), middle.y())
            square = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
            paint_square(painter, square, colour, self.colours)
