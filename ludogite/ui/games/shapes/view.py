"""The view of Four Shapes: cells, pieces, hands and marks on the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.game import Move, Outcome
from ludogite.rules.shapes import PLACEMENTS, Placement, Position
from ludogite.ui.base.board import Board, Shown
from ludogite.ui.base.seat_names import shown_name, subject
from ludogite.ui.games.shapes.hand import Hand, forbidding_cell
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
from ludogite.ui.games.shapes.table import paint_parts, paint_rack
from ludogite.ui.look.materials import paint_oak
from ludogite.ui.look.picture_cache import Steps, paint_cached
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.elided import elided

if TYPE_CHECKING:
    from ludogite.players import Opinion

BELOW_PIECE = QPointF(0, 44)
"""From the middle of a cell to where something is said of it below the piece that hovers there."""
LEGEND = QT_TRANSLATE_NOOP("shapes", "✓ 2: you win in 2 moves. ✗ 2: your opponent does.")
STUCK = QT_TRANSLATE_NOOP("shapes", "{name} is stuck: no piece left fits anywhere.")
USED_UP = QT_TRANSLATE_NOOP("shapes", "{name} is stuck: no piece left to place.")


class ShapesView(Board):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.hand = Hand()
        self.worths: dict[Placement, int] = {}
        """Plies to the end by the analysis: above zero for a win, below for a loss."""
        self._is_dragging = False
        self._pointer: QPointF | None = None
        self._last: Placement | None = None
        self._arriving: int | None = None
        """The seat whose last piece is moving from its hand to the cell, while the motion runs."""
        self.steps = Steps(self)
        self._unscaled = QTransform()
        """Of the painter, before it is scaled to the drawing."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(int(WIDTH), int(HEIGHT))

    @property
    def position(self) -> Position:
        assert self.shown is not None
        assert isinstance(self.shown.state, Position)
        return self.shown.state

    @property
    def held(self) -> int | None:
        """The shape in the hand; while somebody looks back it is not seen."""
        return self.hand.held if self.actor is not None else None

    @property
    def better(self) -> Placement | None:
        """What would have been better, for somebody who looks back."""
        move = self.shown.better[0] if self.shown and self.shown.better else None
        return move if isinstance(move, Placement) else None

    def show_position(self, shown: Shown) -> None:
        self.motion.skip()
        super().show_position(shown)
        self._last = shown.last if isinstance(shown.last, Placement) else None
        self.worths = {}

    def show_arrival(self, move: Move, seat: int) -> None:
        if self.animated and self._last == move:
            self._arriving = seat
            self.motion.start()

    def show_opinions(self, opinions: Sequence[Opinion], seat: int | None) -> None:
        self.worths = {}
        for opinion in opinions:
            plies = int(opinion.worth.get("plies", 0))
            placement = opinion.plan[0]
            assert isinstance(placement, Placement)
            self.worths[placement] = plies if opinion.worth["value"] == "win" else -plies
        self.update()

    def legend(self) -> Message:
        return Message(LEGEND)

    def ending(self, outcome: Outcome) -> Message:
        stuck = self._stuck()
        if stuck is None or (self.shown and self.shown.resigned is not None):
            return outcome.why
        has_pieces = any(self.position.left(stuck, shape) for shape in range(4))
        return Message(STUCK if has_pieces else USED_UP, name=subject(self.seats[stuck]))

    def ending_sign(self) -> Callable[[QPainter, QRectF], None] | None:
        """The piece that completed a line."""
        return partial(self._paint_line, [self._last.cell], 1.0) if self._last and self.position.completed() else None

    def ending_strip(self) -> Callable[[QPainter, QRectF], None] | None:
        """The pieces of a completed line, from left to right or from top to bottom."""
        lines = self.position.completed()
        return partial(self._paint_line, list(cells_in(lines[0].cells)), 0.74) if lines else None

    def _paint_line(self, cells: Sequence[int], size: float, painter: QPainter, area: QRectF) -> None:
        """The pieces of these cells side by side, each so high in parts of the area."""
        step = area.width() / len(cells)
        for n, cell in enumerate(cells):
            middle = QPointF(area.left() + (n + 0.5) * step, area.center().y())
            for seat, masks in enumerate(self.position.pieces):
                for shape, mask in enumerate(masks):
                    if mask >> cell & 1:
                        paint_piece(painter, middle, size * area.height(), shape, seat == LIGHT, self.colours)

    def _stuck(self) -> int | None:
        """The seat that lost because it could place nothing."""
        outcome = self.position.outcome
        return 1 - outcome.winners[0] if outcome and not self.position.completed() else None

    def forbidding(self) -> int | None:
        """The cell of the piece that forbids what was tried, or with coaching what is aimed at."""
        if self.hand.refusal:
            return forbidding_cell(self.hand.refusal.objection)
        return forbidding_cell(self.hand.preview()) if self.held is not None and self.is_coaching else None

    def best_on(self, cell: int) -> tuple[int, list[int]] | None:
        """What the analysis thinks of a cell, and the shapes that are worth it: the held one, or else the best."""
        worths = {
            placement.shape: worth
            for placement, worth in self.worths.items()
            if placement.cell == cell and self.held in (None, placement.shape)
        }
        if not worths:
            return None
        best = min((worth for worth in worths.values() if worth > 0), default=min(worths.values()))
        return best, [shape for shape, worth in worths.items() if worth == best]

    # Where everything lies

    def to_widget(self, point: QPointF) -> QPointF:
        """Where a point of the drawing lies in the widget."""
        return point * self._scale() + self._origin()

    def to_drawing(self, point: QPointF) -> QPointF:
        """Where a point of the widget lies in the drawing."""
        return (point - self._origin()) / self._scale()

    def essential_area(self) -> QRectF:
        return QRectF(self.to_widget(BOARD.topLeft()), self.to_widget(BOARD.bottomRight()))

    def _scale(self) -> float:
        usual = min(self.width() / WIDTH, self.height() / HEIGHT)
        if not self.has_plate:
            return usual
        return min(usual, self.room.width() / BOARD.width(), self.room.height() / BOARD.height())

    def _origin(self) -> QPointF:
        middle = BOARD.center() if self.has_plate else QPointF(WIDTH, HEIGHT) / 2
        return self.room.center() - middle * self._scale()

    # Painting: what never moves and each piece are kept as pictures, marks are drawn each time

    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        paint_oak(painter, area, self.colours, width=0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter, self.steps.painting():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = QColor(self.colours.table)
            paint_cached(painter, QRectF(self.rect()), "shapes table", self.colours, self._draw_table, ground)
            self._unscaled = painter.worldTransform()
            painter.translate(self._origin())
            painter.scale(self._scale(), self._scale())
            self._paint_kept(painter, BOARD.adjusted(-30, -16, 30, 36), "board", self._draw_board)
            if self.shown is None:
                return
            for seat in () if self.has_plate else (0, 1):
                self._paint_hand(painter, seat)
            self._paint_lane(painter)
            for cell in range(16):
                self._paint_cell(painter, cell)
            self._paint_pieces(painter)
            for line in self.position.completed():
                for cell in cells_in(line.cells):
                    area = cell_area(cell).adjusted(-2, -2, 2, 2)
                    paint_ring(painter, area, QColor(self.colours.green), 6, self.colours)
            self._paint_aim(painter)
            self._paint_gifts(painter)
            for cell in range(16):
                self._paint_worth(painter, cell)
            self._paint_arriving(painter)
            self._paint_dragged(painter)

    def _draw_table(self, painter: QPainter, area: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter, area)

    def _draw_board(self, painter: QPainter) -> Iterator[None]:
        return paint_parts(painter, self.colours)

    def _paint_kept(
        self, painter: QPainter, area: QRectF, name: str, draw: Callable[[QPainter], Iterator[None] | None]
    ) -> None:
        """A part of the drawing, kept in the size in which it is seen."""
        scale = self._scale()
        place = QRectF(self.to_widget(area.topLeft()), self.to_widget(area.bottomRight()))
        place = QRectF(place.toAlignedRect())

        def draw_scaled(on: QPainter, whole: QRectF) -> Iterator[None]:
            on.setRenderHint(QPainter.RenderHint.Antialiasing)
            on.translate(self._origin() - place.topLeft())
            on.scale(scale, scale)
            yield from draw(on) or ()

        painter.save()
        painter.setWorldTransform(self._unscaled)
        paint_cached(painter, place, f"shapes {name} {place.x()} {place.y()}", self.colours, draw_scaled)
        painter.restore()

    def _paint_cell(self, painter: QPainter, cell: int) -> None:
        area = cell_area(cell)
        is_taken, is_stuck = not self.position.empty >> cell & 1, self._stuck() is not None
        is_open = is_taken or (self._is_allowed(cell) and not is_stuck)
        if self._last and self._last.cell == cell:
            painter.setPen(QPen(woods(self.colours).maple, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(area.adjusted(3, 3, -3, -3))
        if self._shows_allowed() and is_open and not is_taken and cell != self.hand.target and not self.worths:
            paint_peg(painter, area, self.colours)
        if is_stuck and not is_taken:
            paint_closed(painter, area, self.colours)

    def _shows_allowed(self) -> bool:
        return self.held is not None and self.is_coaching

    def _is_allowed(self, cell: int) -> bool:
        """Whether the held piece may go there, as far as coaching tells."""
        if self.held is None or not self.is_coaching:
            return True
        return self.hand.objection_to(cell) is None

    def _paint_pieces(self, painter: QPainter) -> None:
        coming = self._last.cell if self._last and self._is_arriving() else None
        for seat, masks in enumerate(self.position.pieces):
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
            paint_piece(on, whole.center(), seen, shape, seat == LIGHT, self.colours)

        painter.save()
        painter.setWorldTransform(self._unscaled)
        paint_cached(painter, QRectF(corner, QSize(side, side)), f"shapes piece {shape} {seat}", self.colours, draw)
        painter.restore()

    def _paint_hand(self, painter: QPainter, seat: int) -> None:
        """A rack with the name of its owner, and what is left in it."""
        rack = rack_area(seat).adjusted(-20, -12, 24, 28)
        self._paint_kept(painter, rack, f"rack {seat}", lambda on: paint_rack(on, seat, self.colours))
        painter.setOpacity(0.35 if self.shown and seat == self.shown.resigned else 1)
        self._paint_plate(painter, seat)
        for shape in range(4):
            left = self.position.left(seat, shape)
            for n in range(left):
                area = hand_area(seat, 2 * shape + n)
                if self._is_taken_up(seat, shape) and n == left - 1:
                    ring, accent = area.adjusted(2, 2, -2, -2), QColor(self.colours.accent)
                    paint_ring(painter, ring, accent, 3, self.colours, Qt.PenStyle.DashLine)
                    painter.setOpacity(0.4)
                self._paint_piece(painter, area.center(), shape, seat, HAND_SIZE)
                painter.setOpacity(0.35 if self.shown and seat == self.shown.resigned else 1)
            if self.actor == seat and left:
                first, second = hand_area(seat, 2 * shape).center(), hand_area(seat, 2 * shape + 1).center()
                paint_key(painter, (first + second) / 2 - QPointF(0, 30), str(shape + 1), self.colours)
        painter.setOpacity(1)

    def _is_taken_up(self, seat: int, shape: int) -> bool:
        """Whether a shape is in the hand, or would better have been."""
        if self.better:
            return (seat, shape) == (self.position.to_move, self.better.shape)
        return (seat, shape) == (self.actor, self.held)

    def _paint_plate(self, painter: QPainter, seat: int) -> None:
        """Whose rack it is, and how many pieces are left in it; filled for the one who is to play."""
        plate = PLATE.translated(rack_area(seat).topLeft())
        is_playing = self.position.to_move == seat
        ground = self.colours.accent if is_playing else woods(self.colours).walnut
        ink = self.colours.on_accent if is_playing else woods(self.colours).maple
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(plate, 6, 6)
        painter.setPen(QColor(ink))
        painter.setFont(strong_font(painter, 14))
        left = str(sum(self.position.left(seat, shape) for shape in range(4)))
        words = plate.adjusted(11, 0, -10, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, left)
        if seat < len(self.seats):
            room = int(words.width()) - 22
            name = elided(shown_name(self.seats[seat]), painter.fontMetrics(), room)
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_lane(self, painter: QPainter) -> None:
        """The row, column or region in which the piece that forbids a move stands with the cell."""
        forbidding = self.forbidding()
        cell = self.hand.refusal.placement.cell if self.hand.refusal else self.hand.target
        if forbidding is not None and cell is not None:
            paint_lane(painter, lane_area(cell, forbidding), self.colours)

    def _paint_aim(self, painter: QPainter) -> None:
        """The cell aimed at with the piece held over it, and what forbids it."""
        forbidding, refusal, target = self.forbidding(), self.hand.refusal, self.hand.target
        accent, colours = QColor(self.colours.accent), self.colours
        if forbidding is not None:
            paint_culprit(painter, cell_area(forbidding), colours)
        if refusal is not None:
            paint_ring(painter, cell_area(refusal.placement.cell), accent, 5, colours)
        if self.better and isinstance(self.position.to_move, int):
            self._paint_hovering(painter, self.better, self.position.to_move)
            paint_ring(painter, cell_area(self.better.cell), QColor(colours.green), 5, colours)
        if target is None:
            return
        area = cell_area(target)
        is_hovering = not self._is_dragging and self.position.empty >> target & 1
        if self.held is not None and self.actor is not None and is_hovering:
            self._paint_hovering(painter, PLACEMENTS[self.held][target], self.actor)
        if self._shows_allowed() and self._is_allowed(target):
            paint_ring(painter, area, QColor(colours.green), 5, colours)
        elif self._shows_allowed():
            paint_ring(painter, area, accent, 5, colours, Qt.PenStyle.DashLine)
        elif refusal is None and (self.held is not None or self.hasFocus()):
            paint_ring(painter, area, QColor(colours.ink), 4, colours)

    def _paint_hovering(self, painter: QPainter, placement: Placement, seat: int) -> None:
        """A piece that is not placed."""
        painter.setOpacity(0.6)
        self._paint_piece(painter, cell_centre(placement.cell), placement.shape, seat)
        painter.setOpacity(1)

    def _paint_gifts(self, painter: QPainter) -> None:
        """Where the opponent could win at once, if the held piece were placed where it is aimed."""
        if self._shows_allowed():
            for cell in {gift.cell for gift in self.hand.gifts()}:
                paint_warning(painter, cell_area(cell), self.colours)

    def _paint_worth(self, painter: QPainter, cell: int) -> None:
        best = self.best_on(cell)
        if best is None:
            return
        middle = cell_centre(cell)
        worth, shapes = best
        if self.held is not None:
            shapes = []
            if cell == self.hand.target:
                middle += BELOW_PIECE
        elif self.better and cell == self.better.cell:
            shapes, middle = [], middle + BELOW_PIECE
        paint_worth(painter, middle, worth, shapes, self.position.to_move == LIGHT, self.colours)

    def _is_arriving(self) -> bool:
        return self._arriving is not None and self.motion.is_going

    def _paint_arriving(self, painter: QPainter) -> None:
        if self._last and self._arriving is not None and self._is_arriving():
            shape = self._last.shape
            start = hand_area(self._arriving, 2 * shape + self.position.left(self._arriving, shape)).center()
            size = self.motion.between(QPointF(HAND_SIZE, 0), QPointF(PIECE_SIZE, 0)).x()
            place = self.motion.between(start, cell_centre(self._last.cell))
            paint_piece(painter, place, size, shape, self._arriving == LIGHT, self.colours)

    def _paint_dragged(self, painter: QPainter) -> None:
        if self.held is not None and self.actor is not None and self._is_dragging and self._pointer is not None:
            self._paint_piece(painter, self._pointer - QPointF(0, 10), self.held, self.actor, 1.06 * PIECE_SIZE)
