"""Paints Four Shapes: cells, pieces, hands and marks on the table. What never moves and each piece are kept as
pictures; marks are drawn each time."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from ludogite.rules.cells import cells_in
from ludogite.rules.shapes import PLACEMENTS, Placement, Position
from ludogite.ui.base.board import Board
from ludogite.ui.base.motion import LIFTED, carried
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.games.shapes.layout import (
    BOARD,
    HAND_SIZE,
    HEIGHT,
    LIGHT,
    PIECE_SIZE,
    PLATE,
    WIDTH,
    cell_area,
    cell_centre,
    hand_area,
    lane_area,
    rack_area,
)
from ludogite.ui.games.shapes.marks import (
    paint_closed,
    paint_culprit,
    paint_key,
    paint_lane,
    paint_peg,
    paint_ring,
    paint_warning,
    paint_worth,
    strong_font,
)
from ludogite.ui.games.shapes.pieces import paint_piece, woods
from ludogite.ui.games.shapes.position import ShownPosition
from ludogite.ui.games.shapes.table import paint_parts, paint_rack
from ludogite.ui.look import theme
from ludogite.ui.look.materials import paint_kept_table
from ludogite.ui.look.picture_cache import Steps, paint_cached
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.elided import elided

BELOW_PIECE = QPointF(0, 44)
"""From the middle of a cell to where something is said of it below the piece that hovers there."""

HOVERING, EXAMPLE = 0.6, 0.34
"""How much is seen of a piece that is held over a cell, and of one that a lesson asks for there."""

COUNTER = 6.0
"""Half of the disc on a plate that has the colour of the pieces."""


class ShapesView:
    def __init__(self, board: Board, position: ShownPosition) -> None:
        self._board, self._position, self._hand = board, position, position.hand
        self._steps = Steps(board)
        self._unscaled = QTransform()
        """Of the painter, before it is scaled to the drawing."""

    @property
    def _state(self) -> Position:
        return self._position.state

    @property
    def _colours(self) -> Colours:
        return self._board.colours

    # Where everything lies

    def to_widget(self, point: QPointF) -> QPointF:
        """Where a point of the drawing lies in the widget."""
        return point * self._scale() + self._origin()

    def to_drawing(self, point: QPointF) -> QPointF:
        """Where a point of the widget lies in the drawing."""
        return (point - self._origin()) / self._scale()

    def in_widget(self, area: QRectF) -> QRectF:
        return QRectF(self.to_widget(area.topLeft()), self.to_widget(area.bottomRight()))

    def _scale(self) -> float:
        usual = min((self._board.width() - self._board.gap) / WIDTH, self._board.height() / HEIGHT)
        if not self._board.has_plate:
            return usual
        return min(usual, self._board.room.width() / BOARD.width(), self._board.room.height() / BOARD.height())

    def _origin(self) -> QPointF:
        middle = BOARD.center() if self._board.has_plate else QPointF(WIDTH, HEIGHT) / 2
        return self._board.room.center() - middle * self._scale()

    def rack_area(self, seat: int) -> QRectF:
        """In the drawing. A gap for a plate is between the board and the second rack."""
        return rack_area(seat).translated(self._aside(seat))

    def hand_area(self, seat: int, slot: int) -> QRectF:
        return hand_area(seat, slot).translated(self._aside(seat))

    def _aside(self, seat: int) -> QPointF:
        return QPointF(0, 0) if seat == LIGHT else QPointF(self._board.gap / self._scale(), 0)

    # Painting

    def paint(self, painter: QPainter) -> None:
        colours = self._colours
        with self._steps.painting():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_kept_table(painter, QRectF(self._board.rect()), self._board.lies_on, colours)
            self._unscaled = painter.worldTransform()
            painter.translate(self._origin())
            painter.scale(self._scale(), self._scale())
            self._paint_kept(painter, BOARD.adjusted(-30, -16, 30, 36), "board", self._draw_board)
            if self._board.shown is not None:
                self._paint_shown(painter)

    def _paint_shown(self, painter: QPainter) -> None:
        for seat in () if self._board.has_plate else (0, 1):
            self._paint_hand(painter, seat)
        self._paint_lane(painter)
        for cell in range(16):
            self._paint_cell(painter, cell)
        self._paint_pieces(painter)
        for line in self._state.completed():
            for cell in cells_in(line.cells):
                area = cell_area(cell).adjusted(-2, -2, 2, 2)
                paint_ring(painter, area, QColor(self._colours.green), 6, self._colours)
        self._paint_aim(painter)
        self._paint_gifts(painter)
        for cell in range(16):
            self._paint_worth(painter, cell)
        self._paint_arriving(painter)
        self._paint_dragged(painter)

    def _draw_board(self, painter: QPainter) -> Iterator[None]:
        return paint_parts(painter, self._colours)

    def _paint_kept(
        self, painter: QPainter, area: QRectF, name: str, draw: Callable[[QPainter], Iterator[None] | None]
    ) -> None:
        """A part of the drawing, kept in the size in which it is seen."""
        scale = self._scale()
        place = QRectF(self.in_widget(area).toAlignedRect())

        def draw_scaled(on: QPainter, whole: QRectF) -> Iterator[None]:
            on.setRenderHint(QPainter.RenderHint.Antialiasing)
            on.translate(self._origin() - place.topLeft())
            on.scale(scale, scale)
            yield from draw(on) or ()

        painter.save()
        painter.setWorldTransform(self._unscaled)
        paint_cached(painter, place, f"shapes {name} {place.x()} {place.y()}", self._colours, draw_scaled)
        painter.restore()

    def _paint_cell(self, painter: QPainter, cell: int) -> None:
        area = cell_area(cell)
        position, is_empty = self._position, bool(self._state.empty >> cell & 1)
        if position.last and position.last.cell == cell:
            painter.setPen(QPen(woods(self._colours).maple, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(area.adjusted(3, 3, -3, -3))
        if is_empty and position.stuck is not None:
            paint_closed(painter, area, self._colours)
        elif is_empty and cell != self._hand.target and not position.is_pointed_out and position.offers(cell):
            paint_peg(painter, area, self._colours)

    def _paint_pieces(self, painter: QPainter) -> None:
        last = self._position.last
        coming = last.cell if last and self._position.arriving is not None else None
        for seat, masks in enumerate(self._state.pieces):
            for shape, mask in enumerate(masks):
                for cell in cells_in(mask):
                    if cell != coming:
                        self._paint_piece(painter, cell_centre(cell), shape, seat)

    def _paint_piece(self, painter: QPainter, centre: QPointF, shape: int, seat: int, size: float = PIECE_SIZE) -> None:
        """A piece of one of the sizes in which it is kept as a picture, with room for its shadow."""
        seen = size * self._scale()
        side = math.ceil(1.5 * seen)
        corner = (self.to_widget(centre) - QPointF(side, side) / 2).toPoint()

        def draw(on: QPainter, whole: QRectF) -> None:
            paint_piece(on, whole.center(), seen, shape, seat == LIGHT, self._colours)

        painter.save()
        painter.setWorldTransform(self._unscaled)
        paint_cached(painter, QRectF(corner, QSize(side, side)), f"shapes piece {shape} {seat}", self._colours, draw)
        painter.restore()

    def _paint_hand(self, painter: QPainter, seat: int) -> None:
        """A rack with the name of its owner, and what is left in it."""
        rack = self.rack_area(seat).adjusted(-20, -12, 24, 28)
        self._paint_kept(painter, rack, f"rack {seat}", lambda on: self._draw_rack(on, seat))
        painter.setOpacity(0.35 if self._board.shown and seat == self._board.shown.resigned else 1)
        self._paint_plate(painter, seat)
        for shape in range(4):
            left = self._state.left(seat, shape)
            for n in range(left):
                area = self.hand_area(seat, 2 * shape + n)
                if self._is_taken_up(seat, shape) and n == left - 1:
                    ring, accent = area.adjusted(2, 2, -2, -2), QColor(self._colours.accent)
                    paint_ring(painter, ring, accent, 3, self._colours, Qt.PenStyle.DashLine)
                    painter.setOpacity(0.4)
                self._paint_piece(painter, area.center(), shape, seat, HAND_SIZE)
                painter.setOpacity(0.35 if self._board.shown and seat == self._board.shown.resigned else 1)
            if self._board.actor == seat and left:
                first, second = (self.hand_area(seat, 2 * shape + n).center() for n in (0, 1))
                paint_key(painter, (first + second) / 2 - QPointF(0, 30), str(shape + 1), self._colours)
        painter.setOpacity(1)

    def _draw_rack(self, painter: QPainter, seat: int) -> None:
        painter.translate(self._aside(seat))
        paint_rack(painter, seat, self._colours)

    def _is_taken_up(self, seat: int, shape: int) -> bool:
        """Whether a shape is in the hand, or would better have been."""
        if self._position.better:
            return (seat, shape) == (self._state.to_move, self._position.better.shape)
        return (seat, shape) == (self._board.actor, self._position.held)

    def _paint_plate(self, painter: QPainter, seat: int) -> None:
        """Whose rack it is, in which colour, and how many pieces are left in it; gold for the one who is to play."""
        plate = PLATE.translated(self.rack_area(seat).topLeft())
        is_over = self._board.shown is not None and self._board.shown.resigned is not None
        is_playing = self._state.to_move == seat and not is_over
        ground = self._colours.gold if is_playing else woods(self._colours).walnut
        ink = theme.LIGHT.ink if is_playing else woods(self._colours).maple
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(plate, 6, 6)
        painter.setPen(QPen(QColor(ink), 1.5))
        painter.setBrush(woods(self._colours).maple if seat == LIGHT else woods(self._colours).walnut)
        painter.drawEllipse(QPointF(plate.left() + 13, plate.center().y()), COUNTER, COUNTER)
        painter.setFont(strong_font(painter, 14))
        left = str(sum(self._state.left(seat, shape) for shape in range(4)))
        words = plate.adjusted(24, 0, -10, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, left)
        if seat < len(self._board.seats):
            room = int(words.width()) - 14
            name = elided(shown_name(self._board.seats[seat]), painter.fontMetrics(), room)
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_lane(self, painter: QPainter) -> None:
        """The row, column or region in which the piece that forbids a move stands with the cell."""
        forbidding = self._position.forbidding
        cell = self._hand.refusal.placement.cell if self._hand.refusal else self._hand.target
        if forbidding is not None and cell is not None:
            paint_lane(painter, lane_area(cell, forbidding), self._colours)

    def _paint_aim(self, painter: QPainter) -> None:
        """The cell aimed at with the piece held over it, and what forbids it."""
        forbidding, refusal, target = self._position.forbidding, self._hand.refusal, self._hand.target
        accent, colours = QColor(self._colours.accent), self._colours
        if forbidding is not None:
            paint_culprit(painter, cell_area(forbidding), colours)
        if refusal is not None:
            paint_ring(painter, cell_area(refusal.placement.cell), accent, 5, colours)
        if self._position.better and isinstance(self._state.to_move, int):
            self._paint_hovering(painter, self._position.better, self._state.to_move)
            paint_ring(painter, cell_area(self._position.better.cell), QColor(colours.green), 5, colours)
        example, actor = self._position.example, self._board.actor
        if example and actor is not None and (target != example.cell or self._position.held is None):
            self._paint_hovering(painter, example, actor, EXAMPLE)
        if target is None:
            return
        area = cell_area(target)
        held = self._position.held
        is_hovering = self._position.dragged is None and self._state.empty >> target & 1
        if held is not None and actor is not None and is_hovering:
            self._paint_hovering(painter, PLACEMENTS[held][target], actor)
        if self._position.offers(target):
            paint_ring(painter, area, QColor(colours.green), 5, colours)
        elif self._position.shows_allowed:
            paint_ring(painter, area, accent, 5, colours, Qt.PenStyle.DashLine)
        elif refusal is None and (held is not None or self._board.hasFocus()):
            paint_ring(painter, area, QColor(colours.ink), 4, colours)

    def _paint_hovering(self, painter: QPainter, placement: Placement, seat: int, opacity: float = HOVERING) -> None:
        """A piece that is not placed."""
        painter.setOpacity(opacity)
        self._paint_piece(painter, cell_centre(placement.cell), placement.shape, seat)
        painter.setOpacity(1)

    def _paint_gifts(self, painter: QPainter) -> None:
        """Where the opponent could win at once, if the held piece were placed where it is aimed."""
        if self._position.shows_allowed:
            for cell in {gift.cell for gift in self._hand.gifts()}:
                paint_warning(painter, cell_area(cell), self._colours)

    def _paint_worth(self, painter: QPainter, cell: int) -> None:
        best = self._position.best_on(cell)
        if best is None:
            return
        middle = cell_centre(cell)
        worth, shapes = best
        if self._position.held is not None:
            shapes = []
            if cell == self._hand.target:
                middle += BELOW_PIECE
        elif self._position.better and cell == self._position.better.cell:
            shapes, middle = [], middle + BELOW_PIECE
        paint_worth(painter, middle, worth, shapes, self._state.to_move == LIGHT, self._colours)

    def _paint_arriving(self, painter: QPainter) -> None:
        last, seat = self._position.last, self._position.arriving
        if last is not None and seat is not None:
            start = self.hand_area(seat, 2 * last.shape + self._state.left(seat, last.shape)).center()
            way = carried(float(self._board.motion.currentValue()))
            size = way.size * (HAND_SIZE + (PIECE_SIZE - HAND_SIZE) * way.share)
            middle = way.between(start, cell_centre(last.cell))
            paint_piece(painter, middle, size, last.shape, seat == LIGHT, self._colours, way.lift)

    def _paint_dragged(self, painter: QPainter) -> None:
        held, seat, point = self._position.held, self._board.actor, self._position.dragged
        if held is not None and seat is not None and point is not None:
            self._paint_piece(painter, point - QPointF(0, 10), held, seat, LIFTED * PIECE_SIZE)

    def paint_line(self, cells: Sequence[int], painter: QPainter, area: QRectF) -> None:
        """The pieces of these cells side by side, each in its hollow."""
        step = area.width() / len(cells)
        size = min(0.9 * area.height(), 0.94 * step)
        for n, cell in enumerate(cells):
            middle = QPointF(area.left() + (n + 0.5) * step, area.center().y())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(woods(self._colours).hollow)
            painter.drawEllipse(middle, size / 2, size / 2)
            for seat, masks in enumerate(self._state.pieces):
                for shape, mask in enumerate(masks):
                    if mask >> cell & 1:
                        paint_piece(painter, middle, 0.84 * size, shape, seat == LIGHT, self._colours)
