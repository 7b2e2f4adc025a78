"""What is seen of Four Shapes: cells, pieces, hands and marks on the table, and how screen readers name them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.game import Move, Outcome
from ludogite.rules.shapes import CELLS, SHAPE_NAMES, Placement, Position
from ludogite.ui.games.shapes.hand import Hand, forbidding_cell
from ludogite.ui.games.shapes.layout import (
    BOARD,
    HAND_SIZE,
    HAND_STEP,
    HEIGHT,
    LIGHT,
    PIECE_SIZE,
    WIDTH,
    cell_area,
    hand_area,
    paint_wood,
)
from ludogite.ui.games.shapes.marks import paint_closed, paint_dot, paint_ring, paint_worth
from ludogite.ui.games.shapes.pieces import paint_piece
from ludogite.ui.language import tr
from ludogite.ui.match.board import Board, Shown
from ludogite.ui.seat_names import subject
from ludogite.ui.theme import Colours, text_font

if TYPE_CHECKING:
    from ludogite.players import Opinion

PIECE_ON_CELL = (
    QT_TRANSLATE_NOOP("shapes", "{cell}, dark {shape}"),
    QT_TRANSLATE_NOOP("shapes", "{cell}, light {shape}"),
)
EMPTY = QT_TRANSLATE_NOOP("shapes", "{cell}, empty")
EMPTY_WINS = QT_TRANSLATE_NOOP("shapes", "{cell}, empty, {shape} wins in {plies}")
EMPTY_LOSES = QT_TRANSLATE_NOOP("shapes", "{cell}, empty, {shape} loses in {plies}")
LEGEND = QT_TRANSLATE_NOOP("shapes", "✓ 3 wins in 3 moves, counting both sides; ✗ 4 loses in 4.")
STUCK = QT_TRANSLATE_NOOP("shapes", "{name} is stuck: no piece in hand may go anywhere.")
USED_UP = QT_TRANSLATE_NOOP("shapes", "{name} is stuck: there is no piece left to place.")


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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(int(WIDTH), int(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(int(WIDTH / 2), int(HEIGHT / 2))

    @property
    def position(self) -> Position:
        assert self.shown is not None
        assert isinstance(self.shown.state, Position)
        return self.shown.state

    @property
    def held(self) -> int | None:
        """The shape in the hand; while somebody looks back it is not seen."""
        return self.hand.held if self.actor is not None else None

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
                        self._paint_piece(painter, middle, shape, seat, size * area.height())

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

    # For screen readers

    def cell_count(self) -> int:
        return 16

    def cell_name(self, cell: int) -> str:
        if self.shown is not None:
            for seat, masks in enumerate(self.position.pieces):
                for shape, mask in enumerate(masks):
                    if mask >> cell & 1:
                        source = PIECE_ON_CELL[seat == LIGHT]
                        return tr(Message(source, cell=CELLS[cell], shape=SHAPE_NAMES[shape]))
            if best := self.best_on(cell):
                worth, shapes = best
                source = EMPTY_WINS if worth > 0 else EMPTY_LOSES
                return tr(Message(source, cell=CELLS[cell], shape=SHAPE_NAMES[shapes[0]], plies=abs(worth)))
        return tr(Message(EMPTY, cell=CELLS[cell]))

    def cell_rect(self, cell: int) -> QRect:
        area = cell_area(cell)
        return QRectF(self.to_widget(area.topLeft()), self.to_widget(area.bottomRight())).toRect()

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

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_ground(painter, QRectF(self.rect()))
            painter.translate(self._origin())
            painter.scale(self._scale(), self._scale())
            paint_wood(painter, self.colours)
            if self.shown is None:
                return
            for cell in range(16):
                self._paint_cell(painter, cell)
            for line in self.position.completed():
                for cell in cells_in(line.cells):
                    paint_ring(painter, cell_area(cell).adjusted(-2, -2, 2, 2), self.colours.green, 7)
            self._paint_pieces(painter)
            for seat in () if self.has_plate else (0, 1):
                self._paint_hand(painter, seat)
            self._paint_aim(painter)
            for cell in range(16):
                self._paint_worth(painter, cell)
            self._paint_arriving(painter)
            self._paint_dragged(painter)

    def _paint_cell(self, painter: QPainter, cell: int) -> None:
        area = cell_area(cell)
        is_taken, is_stuck = not self.position.empty >> cell & 1, self._stuck() is not None
        is_open = is_taken or (self._is_allowed(cell) and not is_stuck)
        ground = QColor(self.colours.cell)
        ground.setAlphaF(1 if is_open else 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(area)
        if self._last and self._last.cell == cell:
            paint_ring(painter, area.adjusted(2, 2, -2, -2), self.colours.accent, 3)
        if self._shows_allowed() and is_open and not is_taken and cell != self.hand.target and not self.worths:
            paint_dot(painter, area, self.colours)
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
                        self._paint_piece(painter, cell_area(cell).center(), shape, seat)

    def _paint_piece(self, painter: QPainter, centre: QPointF, shape: int, seat: int, size: float = PIECE_SIZE) -> None:
        paint_piece(painter, centre, size, shape, seat == LIGHT, self.colours)

    def _paint_hand(self, painter: QPainter, seat: int) -> None:
        painter.setOpacity(0.35 if self.shown and seat == self.shown.resigned else 1)
        for shape in range(4):
            left = self.position.left(seat, shape)
            for n in range(left):
                area = hand_area(seat, 2 * shape + n)
                if self.actor == seat and self.held == shape and n == left - 1:
                    ring = QRectF(0, 0, HAND_SIZE + 12, HAND_SIZE + 12)
                    ring.moveCenter(area.center())
                    paint_ring(painter, ring, self.colours.accent, 3, Qt.PenStyle.DashLine)
                self._paint_piece(painter, area.center(), shape, seat, HAND_SIZE)
            if self.actor == seat and left:
                area = hand_area(seat, 2 * shape)
                number = QRectF(area.left() - 20 if seat == LIGHT else area.right() - 4, area.top(), 24, HAND_STEP)
                painter.setPen(QColor(self.colours.ink))
                painter.setFont(text_font(13))
                painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(shape + 1))
        painter.setOpacity(1)

    def _paint_aim(self, painter: QPainter) -> None:
        """The cell aimed at with the piece held over it, and what forbids it."""
        forbidding, refusal, target = self.forbidding(), self.hand.refusal, self.hand.target
        if forbidding is not None:
            paint_ring(painter, cell_area(forbidding), self.colours.accent, 6, Qt.PenStyle.DotLine)
        if refusal is not None:
            paint_ring(painter, cell_area(refusal.placement.cell), self.colours.accent, 5)
        if target is None:
            return
        area = cell_area(target)
        is_hovering = not self._is_dragging and self.position.empty >> target & 1
        if self.held is not None and self.actor is not None and is_hovering:
            painter.setOpacity(0.55)
            self._paint_piece(painter, area.center(), self.held, self.actor)
            painter.setOpacity(1)
        if self._shows_allowed():
            paint_ring(painter, area, self.colours.green if self._is_allowed(target) else self.colours.accent, 5)
        elif refusal is None and (self.held is not None or self.hasFocus()):
            paint_ring(painter, area, self.colours.ink, 4)

    def _paint_worth(self, painter: QPainter, cell: int) -> None:
        best = self.best_on(cell)
        if best is None:
            return
        middle = cell_area(cell).center()
        worth, shapes = best
        if self.held is not None:
            shapes = []
            if cell == self.hand.target:
                middle += QPointF(0, 44)  # below the piece that hovers there
        paint_worth(painter, middle, worth, shapes, self.position.to_move == LIGHT, self.colours)

    def _is_arriving(self) -> bool:
        return self._arriving is not None and self.motion.is_going

    def _paint_arriving(self, painter: QPainter) -> None:
        if self._last and self._arriving is not None and self._is_arriving():
            shape = self._last.shape
            start = hand_area(self._arriving, 2 * shape + self.position.left(self._arriving, shape)).center()
            size = self.motion.between(QPointF(HAND_SIZE, 0), QPointF(PIECE_SIZE, 0)).x()
            place = self.motion.between(start, cell_area(self._last.cell).center())
            self._paint_piece(painter, place, shape, self._arriving, size)

    def _paint_dragged(self, painter: QPainter) -> None:
        if self.held is not None and self.actor is not None and self._is_dragging and self._pointer is not None:
            self._paint_piece(painter, self._pointer, self.held, self.actor)
