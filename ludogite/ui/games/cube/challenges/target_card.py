"""The target of a challenge next to the cube: the whole of it as one picture, and its three faces flat, where each
square tells whether the object shows it already."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import CELLS, SIDE
from ludogite.rules.cube.target import Challenge, squares
from ludogite.ui.games.cube.camera import Camera
from ludogite.ui.games.cube.challenges.target_picture import paint_target
from ludogite.ui.games.cube.face_cards import SHARE_CORNER, FaceCards, face_place, paint_square
from ludogite.ui.games.cube.paints import paints
from ludogite.ui.games.cube.picture import Projection, fit_tightly
from ludogite.ui.language import tr
from ludogite.ui.theme import Colours, text_font

TARGET = QT_TRANSLATE_NOOP("cube", "Target")
RIGHT = QT_TRANSLATE_NOOP("cube", "{n} of {all} right")
SMALLEST, LARGEST = 96, 190
"""How high the picture is."""
AHEAD = 0.4
"""The opacity of a square that is not built yet."""
TICK = ((-0.2, 0.02), (-0.05, 0.17), (0.22, -0.16))
CROSS = ((-0.18, -0.18), (0.18, 0.18)), ((-0.18, 0.18), (0.18, -0.18))


def fit_target(area: QRectF, challenge: Challenge) -> Projection:
    """The object to be built, as large as the area allows."""
    return fit_tightly(area, [CELLS[cell] for cell in cells_in(challenge.object)], Camera(around=180, up=90))


class TargetCard(FaceCards):
    """Its squares are those of the target; the mouse over one names its cell, whether it is filled or not."""

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.challenge: Challenge | None = None
        self._attempt: Attempt | None = None
        self._letters: tuple[dict[int, str], ...] = ({}, {}, {})
        """By axis and cell, what is of one piece; without lines nothing is."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_state(self, state: Position | Attempt) -> None:
        assert isinstance(state, Attempt)
        self._attempt = state
        if state.challenge is not self.challenge:
            self._take(state.challenge)
        self._set_texts()
        self.update()

    def _take(self, challenge: Challenge) -> None:
        self.challenge, self._of_colour = challenge, challenge.shown
        self._seen = tuple(
            {face_place(axis, cell): cell for cell, _ in squares(face, axis, challenge.object)}
            for axis, face in enumerate(challenge.faces)
        )
        lines = challenge.lines or ()
        self._letters = tuple(dict(squares(face, axis, challenge.object)) for axis, face in enumerate(lines))

    def is_right(self, cell: int) -> bool | None:
        """Whether a cell of the surface has its colour already; None while it has none."""
        assert self._attempt
        colour = self._colour(cell)
        if self._attempt.colours[colour] >> cell & 1:
            return True
        return False if self._attempt.colours[1 - colour] >> cell & 1 else None

    def _right(self) -> tuple[int, int]:
        """How many squares are right, of how many."""
        verdicts = [self.is_right(cell) for seen in self._seen for cell in seen.values()]
        return verdicts.count(True), len(verdicts)

    # Places: a line of words, the picture, and the faces at the bottom

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(LARGEST + self._side + 2 * self._line + 8))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(SMALLEST + self._side + 2 * self._line + 8))

    def face_area(self, axis: int) -> QRectF:
        return super().face_area(axis).translated(0, self.height() - self._side - 2 * self._line - 3)

    def picture_area(self) -> QRectF:
        top, bottom = self._line + 2, self.face_area(0).top() - self._line - 6
        return QRectF(0, top, self.width(), bottom - top)

    def _square_at(self, point: QPointF) -> tuple[int, int]:
        if self.picture_area().contains(point):
            for (axis, cell), outline in self.outlines().items():
                if outline.containsPoint(point, Qt.FillRule.OddEvenFill):
                    return axis, cell
        return super()._square_at(point)

    def outlines(self) -> dict[tuple[int, int], QPolygonF]:
        """By axis and cell, where each square is in the picture."""
        if self.challenge is None:
            return {}
        projection = fit_target(self.picture_area(), self.challenge)
        squares = {}
        for axis, seen in enumerate(self._seen):
            u, v = (axis + 1) % 3, (axis + 2) % 3
            for cell in seen.values():
                corners = []
                for right, high in ((0, 0), (1, 0), (1, 1), (0, 1)):
                    steps = {axis: 1, u: right, v: high}
                    corners.append(projection.point(*(at + steps[n] for n, at in enumerate(CELLS[cell]))))
                squares[axis, cell] = QPolygonF(corners)
        return squares

    # Words

    def _set_texts(self) -> None:
        super()._set_texts()
        self.setAccessibleName(tr(Message(TARGET)))
        if self._attempt:
            n, all_squares = self._right()
            counted = tr(Message(RIGHT, n=n, all=all_squares))
            self.setAccessibleDescription(f"{counted}. {self.accessibleDescription()}")

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.challenge is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_words(painter)
            area, ratio = self.picture_area(), self.devicePixelRatioF()
            painter.drawPixmap(area.topLeft(), _picture(self.challenge, self.colours, area.size().toTuple(), ratio))
            self._paint_ring(painter)
            for axis in range(3):
                self._paint_heading(painter, axis)
                self._paint_face(painter, axis)
                self._paint_lines(painter, axis)

    def _paint_words(self, painter: QPainter) -> None:
        n, all_squares = self._right()
        line = QRectF(0, 0, self.width(), self._line)
        painter.setPen(QColor(self.colours.soft_ink))
        painter.setFont(text_font(self._text, QFont.Weight.DemiBold))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, tr(Message(TARGET)))
        painter.setPen(QColor(self.colours.ink))
        counted = tr(Message(RIGHT, n=n, all=all_squares))
        painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, counted)

    def _paint_ring(self, painter: QPainter) -> None:
        """Around the cell that somebody points at, on all faces that show it."""
        if self._highlight is None:
            return
        painter.setPen(QPen(QColor(self.colours.ink), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for (_, cell), outline in self.outlines().items():
            if cell == self._highlight:
                painter.drawPolygon(outline)

    def _paint_face(self, painter: QPainter, axis: int) -> None:
        for place, cell in self._seen[axis].items():
            area, is_right = self.square_area(axis, place), self.is_right(cell)
            painter.setOpacity(AHEAD if is_right is None else 1)
            paint_square(painter, area, self._colour(cell), self.colours)
            painter.setOpacity(1)
            if is_right is not None:
                self._paint_verdict(painter, area, is_right, paints(self.colours)[self._colour(cell)].edge)
            if cell == self._highlight:
                painter.setPen(QPen(QColor(self.colours.ink), 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                corner = SHARE_CORNER * area.width()
                painter.drawRoundedRect(area, corner, corner)

    def _paint_verdict(self, painter: QPainter, area: QRectF, is_right: bool, edge: str) -> None:
        """A light tick on a disc, or a cross over the whole square."""
        side = area.width()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(edge))
        painter.drawEllipse(area.center(), 0.36 * side, 0.36 * side)
        painter.setPen(QPen(QColor(Qt.GlobalColor.white), 0.12 * side, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in (TICK,) if is_right else CROSS:
            painter.drawPolyline(QPolygonF([area.center() + QPointF(x, y) * side for x, y in stroke]))

    def _paint_lines(self, painter: QPainter, axis: int) -> None:
        """Between squares of different pieces, where the target tells them."""
        if not any(self._letters):
            return
        letters = {place: self._letters[axis][cell] for place, cell in self._seen[axis].items()}
        painter.setPen(QPen(QColor(self.colours.ink), 1.5))
        corner, step = self.face_area(axis).topLeft(), self._side / SIDE
        for row, column in product(range(SIDE), repeat=2):
            here = letters.get((row, column))
            for neighbour, end in (((row, column + 1), (1, 0)), ((row + 1, column), (0, 1))):
                if here and neighbour in letters and letters[neighbour] != here:
                    start = corner + QPointF(column + end[0], row + end[1]) * step
                    painter.drawLine(start, corner + QPointF(column + 1, row + 1) * step)


@lru_cache(maxsize=4)
def _picture(challenge: Challenge, colours: Colours, size: tuple[float, float], ratio: float) -> QPixmap:
    """The target; kept, for all around it is painted again and again."""
    area = QRectF(QPointF(), QSizeF(*size))
    picture = QPixmap((area.size() * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        paint_target(painter, area, challenge, colours)
    return picture
