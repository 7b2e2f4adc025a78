"""The board of Four Shapes: pieces dragged, clicked or placed by keys, and what forbids them said at the place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.game import Move, State
from ludogite.rules.shapes import CELLS, PLACEMENTS, SHAPE_NAMES, Line, Placement, Position, parse
from ludogite.ui.boards.accessible import announce
from ludogite.ui.boards.board import Board
from ludogite.ui.boards.shape_pieces import paint_piece
from ludogite.ui.boards.shape_table import (
    HAND_SIZE,
    HAND_STEP,
    HEIGHT,
    LIGHT,
    WIDTH,
    cell_area,
    hand_area,
    paint_card,
    paint_wood,
)
from ludogite.ui.language import tr
from ludogite.ui.theme import Colours, text_font

if TYPE_CHECKING:
    from ludogite.players import Opinion

CLICK_REACH = 8
"""How far the mouse may stray within a click."""
PIECE_ON_CELL = (
    QT_TRANSLATE_NOOP("shapes", "{cell}, dark {shape}"),
    QT_TRANSLATE_NOOP("shapes", "{cell}, light {shape}"),
)

__all__ = ["hand", "make_board", "paint_card", "paint_rules_picture", "paint_seat", "seat_name", "words"]


def make_board(colours: Colours) -> Board:
    return ShapesBoard(colours)


def words(state: State[Any], move: Move) -> Message:
    assert isinstance(move, Placement)
    return Message(QT_TRANSLATE_NOOP("shapes", "{cell} {shape}"), cell=CELLS[move.cell], shape=SHAPE_NAMES[move.shape])


def seat_name(seat: int) -> Message:
    if seat == LIGHT:
        return Message(QT_TRANSLATE_NOOP("shapes", "light"))
    return Message(QT_TRANSLATE_NOOP("shapes", "dark"))


def hand(state: State[Any], seat: int) -> Message:
    assert isinstance(state, Position)
    left = sum(state.left(seat, shape) for shape in range(4))
    return Message(QT_TRANSLATE_NOOP("shapes", "pieces left: {n}"), n=left)


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    paint_piece(painter, area.center(), area.width(), 0, seat == LIGHT, colours)


RULES_PICTURES: dict[str, tuple[str, int | None, int | None]] = {
    "start": ("", None, None),
    "forbidden": ("Ka4 Sb2", 0, None),
    "own": ("Sa1 Kd4", 0, 1),
    "row": ("Sa1 Yb1 Cc1 Kd1", None, None),
}
"""For each picture of the rules: the moves made, and the shape held over a cell."""


def paint_rules_picture(painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
    moves, held, target = RULES_PICTURES[name]
    position = Position()
    for move in moves.split():
        position = position.play(parse(move))
    board = ShapesBoard(colours)
    board.resize(size)
    board.is_coaching = True
    actor = position.to_move if isinstance(position.to_move, int) else None
    board.show_state(position, None, actor)
    board._hold(held)
    board._aim(target)
    board.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)


class ShapesBoard(Board):
    """Held is the shape taken up; target is the cell it would go to. Both are the widget's, not the match's."""

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.held: int | None = None
        self.target: int | None = None
        self._pointer: QPointF | None = None
        self._pressed: QPointF | None = None
        """Where the piece that is held already was pressed again: a click there puts it back, a drag does not."""
        self._is_dragging = False
        self._last: Placement | None = None
        self._worths: dict[Placement, int] = {}
        self._hint: Placement | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(int(WIDTH), int(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(int(WIDTH / 2), int(HEIGHT / 2))

    @property
    def position(self) -> Position:
        assert isinstance(self.state, Position)
        return self.state

    def show_state(self, state: State[Any], last: Move | None, actor: int | None) -> None:
        super().show_state(state, last, actor)
        self._last = last if isinstance(last, Placement) else None
        self._worths = {}
        self._hint = None
        self._hold(None)

    def show_opinions(self, opinions: Sequence[Opinion]) -> None:
        self._worths = {}
        for opinion in opinions:
            plies = int(opinion.worth.get("plies", 0))
            placement = opinion.plan[0]
            assert isinstance(placement, Placement)
            self._worths[placement] = plies if opinion.worth["value"] == "win" else -plies
        if opinions:
            legend = QT_TRANSLATE_NOOP("shapes", "+3: wins in 3 moves, counting both sides. −4: loses in 4.")
            self.said.emit(Message(legend))
        self.update()

    def show_hint(self, opinion: Opinion) -> None:
        placement = opinion.plan[0]
        assert isinstance(placement, Placement)
        self._hint = placement
        self._hold(placement.shape)
        self._aim(placement.cell)
        self.said.emit(opinion.reason)

    def act(self) -> None:
        """Places the held piece on the cell aimed at."""
        if self.held is not None and self.target is not None:
            self._place(self.target)

    # For screen readers

    def cell_count(self) -> int:
        return 16

    def cell_name(self, cell: int) -> str:
        empty = Message(QT_TRANSLATE_NOOP("shapes", "{cell}, empty"), cell=CELLS[cell])
        if self.state is None:
            return tr(empty)
        for seat, masks in enumerate(self.position.pieces):
            for shape, mask in enumerate(masks):
                if mask >> cell & 1:
                    source = PIECE_ON_CELL[seat == LIGHT]
                    return tr(Message(source, cell=CELLS[cell], shape=SHAPE_NAMES[shape]))
        return tr(empty)

    def cell_rect(self, cell: int) -> QRect:
        area = cell_area(cell)
        return QRectF(self.on_screen(area.topLeft()), self.on_screen(area.bottomRight())).toRect()

    def current_cell(self) -> int | None:
        return self.target

    # Taking up, aiming and placing

    def _hold(self, shape: int | None) -> None:
        """Takes a shape up, if the actor has one left, or puts it back."""
        if shape is not None and (self.actor is None or not self.position.left(self.actor, shape)):
            if self.actor is not None:
                self.said.emit(
                    Message(QT_TRANSLATE_NOOP("rules", "You have no {shape} left."), shape=SHAPE_NAMES[shape])
                )
            return
        self.held = shape
        self._is_dragging = False
        if shape is None:
            self.target = None
        self._tell()

    def _aim(self, cell: int | None) -> None:
        if cell != self.target:
            self.target = cell
            self._tell()
            if cell is not None and self.hasFocus():
                announce(self, cell)

    def _tell(self) -> None:
        """What would happen now: with coaching before it is tried, else only what the button would do."""
        if self.held is None or self.target is None:
            self.action_changed.emit(None)
            self.said.emit(None)
        else:
            placement = PLACEMENTS[self.held][self.target]
            reason = self.position.why_not(placement)
            place = Message(QT_TRANSLATE_NOOP("shapes", "Place on {cell}"), cell=CELLS[self.target])
            self.action_changed.emit(place if reason is None or not self.is_coaching else None)
            if self.is_coaching:
                allowed = Message(
                    QT_TRANSLATE_NOOP("shapes", "Allowed: {shape} on {cell}."),
                    shape=SHAPE_NAMES[self.held],
                    cell=CELLS[self.target],
                )
                self.said.emit(reason or allowed)
        self.update()

    def _culprit(self) -> int | None:
        """With coaching, the cell of the opposing piece that forbids what is aimed at."""
        if self.held is None or self.target is None or not self.is_coaching:
            return None
        placement = PLACEMENTS[self.held][self.target]
        forbidding = self.position.forbidding(placement) if self.position.empty >> self.target & 1 else None
        return forbidding[1] if forbidding else None

    def _place(self, cell: int) -> None:
        assert self.held is not None
        placement = PLACEMENTS[self.held][cell]
        reason = self.position.why_not(placement)
        if reason is None:
            self.played.emit(placement)
        else:
            self.said.emit(reason)

    # Mouse: drag, or click and click

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self._hold(None)
        elif event.button() == Qt.MouseButton.LeftButton and self.actor is not None:
            point = self._on_table(event.position())
            shape = self._shape_in_hand_at(point)
            if shape is not None:
                self._pressed = point if shape == self.held else None
                self._hold(shape)
                self._is_dragging = True
                self._pointer = point
            elif self.held is not None and (cell := self._cell_at(point)) is not None:
                self._aim(cell)
                self._place(cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = self._on_table(event.position())
        if self.held is not None:
            cell = self._cell_at(self._pointer)
            if cell is not None or self._is_dragging:  # on the way to the button the aim stays
                self._aim(cell)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self._is_dragging:
            return
        self._is_dragging = False
        point = self._on_table(event.position())
        cell = self._cell_at(point)
        if cell is not None and self.held is not None:
            self._place(cell)
        elif self._pressed is not None and (point - self._pressed).manhattanLength() < CLICK_REACH:
            self._hold(None)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        self.update()

    def _scale(self) -> float:
        return min(self.width() / WIDTH, self.height() / HEIGHT)

    def _origin(self) -> QPointF:
        scale = self._scale()
        return QPointF((self.width() - WIDTH * scale) / 2, (self.height() - HEIGHT * scale) / 2)

    def _on_table(self, point: QPointF) -> QPointF:
        return (point - self._origin()) / self._scale()

    def on_screen(self, point: QPointF) -> QPointF:
        """Where a point of the drawing lies in the widget."""
        return point * self._scale() + self._origin()

    def _cell_at(self, point: QPointF) -> int | None:
        return next((cell for cell in range(16) if cell_area(cell).contains(point)), None)

    def _shape_in_hand_at(self, point: QPointF) -> int | None:
        if self.actor is None:
            return None
        for slot in range(8):
            if hand_area(self.actor, slot).contains(point) and slot % 2 < self.position.left(self.actor, slot // 2):
                return slot // 2
        return None

    # Keys: 1–4 or the same keys without Shift on a French keyboard, arrows, Enter, Escape

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shape = _shape_of_key(event)
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        if shape is not None:
            self._hold(shape)
        elif event.key() in steps:
            self._step(*steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.act()
        elif event.key() == Qt.Key.Key_Escape and self.held is not None:
            self._hold(None)
        else:
            super().keyPressEvent(event)

    def _step(self, right: int, down: int) -> None:
        if self.target is None:
            self._aim(0)
        else:
            column, row = self.target % 4 + right, self.target // 4 + down
            self._aim(min(max(column, 0), 3) + 4 * min(max(row, 0), 3))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(self.colours.table))
            painter.translate(self._origin())
            painter.scale(self._scale(), self._scale())
            paint_wood(painter, self.colours)
            if self.state is None:
                return
            for cell in range(16):
                self._paint_cell(painter, cell)
            for line in self.position.completed():
                self._paint_completed(painter, line)
            self._paint_pieces(painter)
            for seat in (0, 1):
                self._paint_hand(painter, seat)
            self._paint_held(painter)

    def _paint_cell(self, painter: QPainter, cell: int) -> None:
        area = cell_area(cell)
        is_open, is_taken = True, not self.position.empty >> cell & 1
        if self.held is not None and self.is_coaching:
            is_open = is_taken or self.position.why_not(PLACEMENTS[self.held][cell]) is None
        ground = QColor(self.colours.cell)
        ground.setAlphaF(1 if is_open else 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(area)
        if self._last and self._last.cell == cell:
            painter.setPen(QPen(QColor(self.colours.accent), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(area.adjusted(2, 2, -2, -2))
        if self.held is not None and self.is_coaching and is_open and not is_taken and not self._worths:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.green))
            painter.drawEllipse(area.center(), 9, 9)
        self._paint_worth(painter, cell, area)
        if cell == self._culprit():
            painter.setPen(QPen(QColor(self.colours.accent), 5, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(area)
        if cell == self.target and (self.held is not None or self.hasFocus()):
            painter.setPen(QPen(QColor(self.colours.green if is_open else self.colours.accent), 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(area)

    def _paint_worth(self, painter: QPainter, cell: int, area: QRectF) -> None:
        """What the analysis thinks of the cell: of the held shape, or of the best shape there."""
        worths = [
            worth
            for placement, worth in self._worths.items()
            if placement.cell == cell and self.held in (None, placement.shape)
        ]
        if not worths:
            return
        best = min((w for w in worths if w > 0), default=min(worths))
        painter.setPen(QColor(self.colours.ink))
        painter.setFont(text_font(26, QFont.Weight.DemiBold))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, f"+{best}" if best > 0 else f"−{-best}")

    def _paint_pieces(self, painter: QPainter) -> None:
        for seat, masks in enumerate(self.position.pieces):
            for shape, mask in enumerate(masks):
                for cell in cells_in(mask):
                    paint_piece(painter, cell_area(cell).center(), 100, shape, seat == LIGHT, self.colours)

    def _paint_completed(self, painter: QPainter, line: Line) -> None:
        painter.setPen(QPen(QColor(self.colours.green), 7))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in cells_in(line.cells):
            painter.drawEllipse(cell_area(cell).adjusted(-2, -2, 2, 2))

    def _paint_hand(self, painter: QPainter, seat: int) -> None:
        for shape in range(4):
            left = self.position.left(seat, shape)
            for n in range(left):
                area = hand_area(seat, 2 * shape + n)
                is_held = self.actor == seat and self.held == shape and n == left - 1
                if is_held:
                    painter.setPen(QPen(QColor(self.colours.accent), 3, Qt.PenStyle.DashLine))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawEllipse(area.center(), HAND_SIZE / 2 + 6, HAND_SIZE / 2 + 6)
                paint_piece(painter, area.center(), HAND_SIZE, shape, seat == LIGHT, self.colours)
        if self.actor == seat:
            painter.setPen(QColor(self.colours.ink))
            painter.setFont(text_font(13))
            for shape in range(4):
                if self.position.left(seat, shape):
                    area = hand_area(seat, 2 * shape)
                    beside = QRectF(area.left() - 20 if seat == LIGHT else area.right() - 4, area.top(), 24, HAND_STEP)
                    painter.drawText(beside, Qt.AlignmentFlag.AlignCenter, str(shape + 1))

    def _paint_held(self, painter: QPainter) -> None:
        if self.held is None or self.actor is None:
            return
        is_light = self.actor == LIGHT
        if self._is_dragging and self._pointer is not None:
            paint_piece(painter, self._pointer, 100, self.held, is_light, self.colours)
        elif self.target is not None and self.position.empty >> self.target & 1:
            painter.setOpacity(0.55)
            paint_piece(painter, cell_area(self.target).center(), 100, self.held, is_light, self.colours)
            painter.setOpacity(1)


def _shape_of_key(event: QKeyEvent) -> int | None:
    """The digits 1 to 4, on the number pad and on keyboards where they need Shift as well."""
    text = event.text()
    if text and text in "1234":
        return int(text) - 1
    french = {"&": 0, "é": 1, '"': 2, "'": 3}
    return french.get(text)
