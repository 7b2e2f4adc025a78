"""The slider through a match: a track, or once the match is reviewed a curve of how it went. Both are dragged, clicked,
and moved by the arrow keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QSizePolicy

from ludogite.match.review import Curve, Mark
from ludogite.message import Message
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, mixed, text_font
from ludogite.ui.widgets.parts import make_button, make_label

TRACK, HIGH, LOW = 20, 92, 42
"""Its heights: as a track, as a curve, and as a curve where there is little room."""
SIDE, AIR, SIGN, LEAST_SIGN = 9, 8, 14, 10
FEW = 3
"""So many lines can be told apart; among more, one is in front and the others are faint."""
FAINT = 0.45
DASHES: Sequence[Sequence[float]] = ((), (4, 2.5), (1, 2.5), (6, 2, 1, 2), (2.5, 2.5), (8, 3))
"""By seat: lines are told apart without colours too."""


class MatchCurve(QAbstractSlider):
    """Its value is how many moves were made in what is shown."""

    cancelled = Signal()
    """Nothing more is to be reviewed."""

    def __init__(self, colours: Colours, paint_seat: Callable[[QPainter, QRectF, int, Colours], None]) -> None:
        super().__init__()
        self._colours, self._paint_seat = colours, paint_seat
        self.curve: Curve | None = None
        self.marks: Mapping[int, Mark] = {}
        """By the number of moves made, what came of the last of them."""
        self.progress = make_label(self, font=text_font(13), is_soft=True)
        self.cancel = make_button(self, is_flat=True)
        self.cancel.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(SIDE + SIGN + 4, 0, SIDE, 0)
        row.addStretch(1)
        row.addWidget(self.progress)
        row.addWidget(self.cancel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setSingleStep(1)
        self.setPageStep(5)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def show_place(self, ply: int, count: int) -> None:
        """Without telling anybody."""
        is_silent = self.blockSignals(True)
        self.setRange(0, count)
        self.setValue(ply)
        self.blockSignals(is_silent)
        self.update()

    def show_curve(self, curve: Curve | None, marks: Mapping[int, Mark]) -> None:
        """None: only where one is."""
        has_changed = (curve is None) != (self.curve is None)
        self.curve, self.marks = curve, marks
        if has_changed:
            self.updateGeometry()
        self.update()

    def show_progress(self, done: int, all_: int) -> None:
        """Says how much is reviewed of how much; with nothing left to review nothing."""
        words = self.tr("{done} of {all}").format(done=done, all=all_)
        self.progress.setText(words if all_ else "")
        self.cancel.setText(self.tr("Cancel"))
        self.progress.setVisible(all_ > 0)
        self.cancel.setVisible(all_ > 0)

    def sizeHint(self) -> QSize:
        return QSize(120, HIGH if self.curve else TRACK)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, LOW if self.curve else TRACK)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setValue(self._ply_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._ply_at(event.position().x()))

    # Painting

    @property
    def _area(self) -> QRectF:
        """Of the line."""
        has_sides = self.curve is not None and self.curve.middle is not None
        has_ends = self.curve is not None and self.curve.middle is None
        left, right = (SIDE + SIGN + 4 if has else SIDE for has in (has_sides, has_ends))
        return QRectF(self.rect()).adjusted(left, AIR, -right, -AIR)

    def _x(self, ply: int) -> float:
        area = self._area
        return area.left() + area.width() * ply / max(self.maximum(), 1)

    def _ply_at(self, x: float) -> int:
        area = self._area
        return round((x - area.left()) / area.width() * self.maximum())

    def point_of(self, ply: int) -> QPointF:
        """The place to press to see the match after so many moves."""
        return QPointF(self._x(ply), self.rect().center().y())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.curve:
                self._paint_curve(painter, self.curve)
            else:
                self._paint_track(painter)

    def _paint_track(self, painter: QPainter) -> None:
        colours, middle = self._colours, QRectF(self.rect()).center().y()
        for end, colour in ((self.maximum(), colours.line), (self.value(), colours.soft_ink)):
            painter.setPen(QPen(QColor(colour), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(self._x(0), middle), QPointF(self._x(end), middle))
        self._paint_handle(painter, QPointF(self._x(self.value()), middle))

    def _paint_handle(self, painter: QPainter, at: QPointF) -> None:
        colours = self._colours
        painter.setPen(QPen(QColor(colours.accent if self.hasFocus() else colours.panel), 2))
        painter.setBrush(QColor(colours.ink))
        painter.drawEllipse(at, 6.5, 6.5)

    def _paint_curve(self, painter: QPainter, curve: Curve) -> None:
        colours = self._colours
        painter.setPen(QPen(QColor(colours.accent if self.hasFocus() else colours.line), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(colours.background))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        at = self._x(self.value())
        painter.setPen(QPen(mixed(QColor(colours.background), QColor(colours.accent), 0.7), 1.5))
        painter.drawLine(QPointF(at, 4), QPointF(at, self.height() - 4))
        if curve.middle is not None:
            self._paint_sides(painter, curve, curve.middle)
        first = self._seat_in_front(curve)
        for seat in sorted(curve.lines, key=lambda seat: seat == first):
            self._paint_line(painter, curve, seat, is_faint=first not in (None, seat))
        if curve.middle is None:
            self._paint_seats(painter, curve, first)
        self._paint_marks(painter, curve)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawEllipse(QPointF(at, self.height() - 4), 4, 4)
        self._paint_value(painter, at, curve.words_at(first or 0, self.value()))

    def _paint_value(self, painter: QPainter, at: float, words: Message | None) -> None:
        """Of the line in front, or of the first seat, beside where the match is looked at."""
        if words is None:
            return
        painter.setFont(text_font(12, QFont.Weight.DemiBold))
        text, metrics = tr(words), painter.fontMetrics()
        place = QRectF(at + 5, 4, metrics.horizontalAdvance(text) + 8, metrics.height())
        if place.right() > self._area.right():
            place.moveRight(at - 5)
        ground = QColor(self._colours.background)
        ground.setAlphaF(0.85)
        painter.setBrush(ground)
        painter.drawRoundedRect(place, 4, 4)
        painter.setPen(QColor(self._colours.ink))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    def _y(self, curve: Curve, value: float) -> float:
        area, span = self._area, curve.highest - curve.lowest
        return area.bottom() - area.height() * (value - curve.lowest) / span if span else area.center().y()

    def _paint_sides(self, painter: QPainter, curve: Curve, middle: float) -> None:
        """The middle, what lies above and below it, and whose sides they are."""
        colours, area, zero = self._colours, self._area, self._y(curve, middle)
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawLine(QPointF(area.left(), zero), QPointF(area.right(), zero))
        path = self._path(curve, curve.lines[0])
        if not path.isEmpty():
            filled = QPainterPath(path)
            filled.lineTo(path.currentPosition().x(), zero)
            filled.lineTo(path.elementAt(0).x, zero)
            wash = QColor(colours.soft_ink)
            wash.setAlphaF(0.22)
            painter.fillPath(filled, wash)
        for seat, top in ((0, area.top()), (1, area.bottom() - SIGN)):
            self._paint_seat(painter, QRectF(SIDE - 1, top, SIGN, SIGN), seat, colours)

    def _path(self, curve: Curve, line: Sequence[tuple[int, float]]) -> QPainterPath:
        path = QPainterPath()
        for ply, value in line:
            point = QPointF(self._x(ply), self._y(curve, value))
            if path.isEmpty() and path.elementCount() == 0:
                path.moveTo(point)
            else:
                path.lineTo(point)
        return path

    def _seat_in_front(self, curve: Curve) -> int | None:
        """Among many lines the one of the seat that has moved last in what is shown; at the start, the first."""
        if len(curve.lines) <= FEW:
            return None
        made = [(ply, seat) for seat, line in curve.lines.items() for ply, _ in line if ply <= self.value()]
        return max(made)[1] if made else min(curve.lines)

    def _paint_line(self, painter: QPainter, curve: Curve, seat: int, *, is_faint: bool) -> None:
        colours = self._colours
        colour = (colours.ink, colours.blue, colours.green, colours.red, colours.soft_ink, colours.accent)[seat % 6]
        shown = mixed(QColor(colours.background), QColor(colour), FAINT) if is_faint else QColor(colour)
        width = 1.2 if is_faint else 2
        pen = QPen(shown, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        if DASHES[seat % len(DASHES)]:
            pen.setDashPattern(DASHES[seat % len(DASHES)])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path(curve, curve.lines[seat]))

    def _paint_seats(self, painter: QPainter, curve: Curve, first: int | None) -> None:
        """At the ends of their lines, or as near as they fit below each other; the signs of faint lines are faint, or
        left out where they would be too small to be told apart."""
        ends = sorted((self._y(curve, line[-1][1]), seat) for seat, line in curve.lines.items())
        if first is not None and (self.height() - 6) / len(ends) < LEAST_SIGN:
            ends = [end for end in ends if end[1] == first]
        pitch = min(SIGN + 1, (self.height() - 6) / len(ends))
        side, top = min(SIGN, pitch - 1), 3.0
        for n, (end, seat) in enumerate(ends):
            last = self.height() - 3 - (len(ends) - n) * pitch
            top = min(max(end - side / 2, top), last)
            painter.setOpacity(1 if first in (None, seat) else FAINT)
            self._paint_seat(painter, QRectF(self.width() - SIDE - side, top, side, side), seat, self._colours)
            top += pitch
        painter.setOpacity(1)

    def _paint_marks(self, painter: QPainter, curve: Curve) -> None:
        """A cross where a win was given away."""
        painter.setPen(QPen(QColor(self._colours.accent), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for line in curve.lines.values():
            for ply, value in line:
                if self.marks.get(ply) is Mark.MISTAKE:
                    at = QPointF(self._x(ply), self._y(curve, value))
                    painter.drawLine(at + QPointF(-3.5, -3.5), at + QPointF(3.5, 3.5))
                    painter.drawLine(at + QPointF(-3.5, 3.5), at + QPointF(3.5, -3.5))
