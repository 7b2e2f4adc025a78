"""The curtain at the end of a match: all but what won is dimmed, a line of gold goes around that, the plate comes in,
and confetti falls where a person has won. Any press ends the motion; without animations only its
last picture is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import cos, pi, sin
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QRegion,
)
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.ui.base.board import Board
from ludogite.ui.base.motion import Motion, eased
from ludogite.ui.base.move_animation import COMMAND_KEYS, PRESSES
from ludogite.ui.match.board_place import BoardTable

DIM_FROM, SWEEP_FROM, PLATE_FROM, CONFETTI_FROM, END = 150, 450, 930, 1190, 2390
"""Milliseconds from the last move on. Until the first nothing moves: the move is seen."""
RISE = 24
"""How far from below the plate comes."""
SHADE, DIMMED, AT_EDGE = "#2B1605", 0.47, 0.73
GOLD, RING = QColor("#F0C04A"), 3
GLOW = ((15.0, 34), (10.0, 60), (6.0, 110))
"""Widths and strengths of the light around the ring."""
PIECES, SIDE = 46, 15.0
COLOURS = ("#C8452F", "#2F6DA3", "#5E8752", "#F0C75A", "#FBF7EF", "#E9D3AC")
FADING = 0.3
"""Of the time of the confetti, in which it vanishes."""


def _corners(count: int, inner: float = 1.0) -> QPainterPath:
    """With every second corner nearer to the middle: a star."""
    path = QPainterPath()
    points = [(inner if n % 2 and inner < 1 else 1.0, 2 * pi * n / count - pi / 2) for n in range(count)]
    path.addPolygon(QPolygonF([QPointF(0.55 * far * cos(angle), 0.55 * far * sin(angle)) for far, angle in points]))
    path.closeSubpath()
    return path


def _rounded(wide: float, high: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-wide / 2, -high / 2, wide, high), radius, radius)
    return path


CONFETTI = {
    "disc": _rounded(0.95, 0.95, 0.475),
    "square": _rounded(0.9, 0.9, 0.08),
    "bar": _rounded(0.5, 1.2, 0.2),
    "triangle": _corners(3),
    "hexagon": _corners(6),
    "star": _corners(10, 0.45),
}
"""The shapes that a game may choose, about one unit large."""


class Piece(NamedTuple):
    """One of the confetti."""

    place: QPointF
    angle: float
    size: float


def _fallen(time: int) -> float:
    """The part of its time that the confetti has fallen."""
    return (time - CONFETTI_FROM) / (END - CONFETTI_FROM)


def _around(piece: Piece) -> QRect:
    reach = QPointF(piece.size, piece.size)
    return QRectF(piece.place - reach, piece.place + reach).toAlignedRect()


def _united(areas: Iterable[QRect]) -> QRegion:
    united = QRegion()
    for area in areas:
        united += area
    return united


def _picture(plate: QWidget) -> QPixmap:
    """Of a widget that is not shown yet, without a ground."""
    picture = QPixmap(plate.size() * plate.devicePixelRatioF())
    picture.setDevicePixelRatio(plate.devicePixelRatioF())
    picture.fill(Qt.GlobalColor.transparent)
    plate.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture


class Curtain(QWidget):
    """While it moves it paints pictures of the table, so that the board is not painted with each frame; and only where
    something moves."""

    lit = Signal()
    """What won is about to be lit."""
    plate_due = Signal()
    """The plate has come to its place."""

    def __init__(self, table: BoardTable, board: Board, shapes: Sequence[str]) -> None:
        super().__init__(table.place)
        self._table, self._board, self._shapes = table, board, [CONFETTI[shape] for shape in shapes]
        self.motion = Motion(self)
        self.motion.setEasingCurve(QEasingCurve.Type.Linear)
        self.motion.moved.connect(self._step)
        self.motion.finished.connect(self._finish)
        self._plate: QWidget | None = None
        self._is_festive = False
        self._before, self._after, self._coming = QPixmap(), QPixmap(), QPixmap()
        """The table as it was and as it is, with all of the curtain that moves no more; and the plate."""
        self._seen_at = 0
        """The time that was painted last."""
        self._shade = QPixmap()
        self._won: Sequence[QPainterPath] = ()
        self._is_lit = self._is_plate_there = self._is_taking = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        table.arranged.connect(self._follow)
        self.hide()

    @property
    def time(self) -> int:
        return self.motion.currentTime() if self.motion.is_going else END

    def open(self, plate: QWidget, before: QPixmap, is_festive: bool) -> None:
        """Over a table that was `before` and has made room for the plate; an empty picture: without a motion."""
        self._plate, self._is_festive, self._before = plate, is_festive, before
        self._is_lit = self._is_plate_there = False
        self._seen_at = 0
        self._follow()
        self.show()
        self.raise_()
        if before.isNull():
            self._finish()
            return
        self._take()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.motion.run(END if is_festive else CONFETTI_FROM)
        if (application := QApplication.instance()) is not None:
            application.installEventFilter(self)

    def close_curtain(self) -> None:
        self.motion.stop()
        self._rest()
        self.hide()

    def _follow(self) -> None:
        """The table has another size, or the board another place."""
        self._shade = QPixmap()
        if self.motion.is_going and self._after.size() != self._table.size() * self.devicePixelRatioF():
            self.motion.skip()
        self.setGeometry(self._table.place.rect())
        self.update()

    # Motion

    def _take(self) -> None:
        """The table as it is without the curtain."""
        self._is_taking = True
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        self._after = self._table.grab()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._is_taking = False

    def _step(self) -> None:
        time, plate = self.time, self._plate
        if plate is None or not self.motion.is_going:
            return
        if time >= SWEEP_FROM and not self._is_lit:
            self._take()  # pictures that were still to be drawn are there by now
            self._keep(lambda painter: painter.drawPixmap(0, 0, self._shaded()))
            self._light()
        if time >= PLATE_FROM and self._coming.isNull():
            self._keep(lambda painter: self._paint_rings(painter, 1))
            self._coming = _picture(plate)
        if time >= CONFETTI_FROM and not self._is_plate_there:
            self._bring_plate()
        before, self._seen_at = self._seen_at, time
        self.update(self._changed(before, time, plate))

    def _keep(self, paint: Callable[[QPainter], None]) -> None:
        """What is painted once and moves no more."""
        with QPainter(self._after) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter)

    def _changed(self, before: int, now: int, plate: QWidget) -> QRegion:
        """Where something else is seen than before. Something new begins with a picture of all."""
        if now < DIM_FROM:
            return QRegion()
        if now < SWEEP_FROM or any(before < begin <= now for begin in (SWEEP_FROM, PLATE_FROM, CONFETTI_FROM)):
            return QRegion(self.rect())
        if now < PLATE_FROM:
            reach = round(GLOW[0][0])
            areas = [area.boundingRect().toAlignedRect() for area in self._won]
            return _united(area.adjusted(-reach, -reach, reach, reach) for area in areas)
        if now < CONFETTI_FROM:
            return QRegion(plate.geometry().adjusted(0, 0, 0, RISE))
        pieces = [*self._pieces(before), *self._pieces(now)]
        return _united(_around(piece) for piece in pieces)

    def _light(self) -> None:
        if not self._is_lit:
            self._is_lit = True
            self.lit.emit()

    def _bring_plate(self) -> None:
        if not self._is_plate_there:
            self._is_plate_there = True
            self.plate_due.emit()

    def _finish(self) -> None:
        self._rest()
        self._light()
        self._bring_plate()

    def _rest(self) -> None:
        if (application := QApplication.instance()) is not None:
            application.removeEventFilter(self)
        self._before = self._after = self._coming = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press ends the motion. On the table it does nothing else, nor does a key that is no command: it was meant
        for the match."""
        if event.type() not in PRESSES or not isinstance(watched, QWidget) or watched.window() is not self.window():
            return False
        self.motion.skip()
        if isinstance(event, QKeyEvent):
            return not event.modifiers() & COMMAND_KEYS
        return self._table.isAncestorOf(watched) or watched is self._table

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_taking:
            return
        time = self.time
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            dimmed = eased((time - DIM_FROM) / (SWEEP_FROM - DIM_FROM))
            if not self._after.isNull():
                painter.drawPixmap(0, 0, self._after)
                if dimmed < 1:
                    painter.setOpacity(1 - dimmed)
                    painter.drawPixmap(0, 0, self._before)
            if self._after.isNull() or not self._is_lit:
                painter.setOpacity(dimmed)
                painter.drawPixmap(0, 0, self._shaded())
                painter.setOpacity(1)
            if self._after.isNull() or self._coming.isNull():
                self._paint_rings(painter, (time - SWEEP_FROM) / (PLATE_FROM - SWEEP_FROM))
            if not self._is_plate_there and self._plate is not None and not self._coming.isNull():
                come = eased((time - PLATE_FROM) / (CONFETTI_FROM - PLATE_FROM))
                painter.setOpacity(come)
                painter.drawPixmap(QPointF(self._plate.pos()) + QPointF(0, RISE * (1 - come)), self._coming)
            if self._is_festive and CONFETTI_FROM < time < END:
                self._paint_confetti(painter, time)

    def _shaded(self) -> QPixmap:
        """What dims the table, with holes in it."""
        if self._shade.isNull():
            ratio = self.devicePixelRatioF()
            self._shade = QPixmap(self.size() * ratio)
            self._shade.setDevicePixelRatio(ratio)
            self._shade.fill(Qt.GlobalColor.transparent)
            whole, middle = QRectF(self.rect()), self._board.essential_area().center()
            shade = QRadialGradient(middle, max(whole.width(), whole.height()))
            for at, strength in ((0.0, DIMMED), (0.35, DIMMED), (1.0, AT_EDGE)):
                colour = QColor(SHADE)
                colour.setAlphaF(strength)
                shade.setColorAt(at, colour)
            with QPainter(self._shade) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.fillRect(whole, shade)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(Qt.GlobalColor.black)
                self._won = self._board.won_areas()
                for area in (*self._won, *self._board.lit_areas()):
                    painter.drawPath(area)
        return self._shade

    def _paint_rings(self, painter: QPainter, swept: float) -> None:
        """Around one piece after the other, each from its beginning on."""
        areas = self._won if swept > 0 else ()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for n, area in enumerate(areas):
            part = swept * len(areas) - n
            for width, strength in (*GLOW, (RING, 255)):
                if part > 0:
                    pen = QPen(QColor(GOLD.red(), GOLD.green(), GOLD.blue(), strength), width)
                    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                    if part < 1:
                        pen.setDashPattern([part * area.length() / width, 2 * area.length() / width])
                    painter.setPen(pen)
                    painter.drawPath(area)

    def _pieces(self, time: int) -> Iterator[Piece]:
        part, chance, wide, high = _fallen(time), Random(7), float(self.width()), float(self.height())
        for n in range(PIECES):
            x, start, speed = wide * chance.random(), -0.3 * chance.random(), 0.55 + 0.5 * chance.random()
            sway, turns, size = chance.uniform(-40, 40), chance.uniform(-2, 2), SIDE * chance.uniform(0.75, 1.2)
            place = QPointF(x + sway * sin(2.2 * pi * part), high * (start + speed * part + 0.25 * part * part))
            yield Piece(place, 360 * (turns * part + n / PIECES), size)

    def _paint_confetti(self, painter: QPainter, time: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setOpacity(min((1 - _fallen(time)) / FADING, 1.0))
        for n, piece in enumerate(self._pieces(time)):
            painter.save()
            painter.translate(piece.place)
            painter.rotate(piece.angle)
            painter.scale(piece.size, piece.size)
            painter.setBrush(QColor(COLOURS[n % len(COLOURS)]))
            painter.drawPath(self._shapes[n % len(self._shapes)])
            painter.restore()
