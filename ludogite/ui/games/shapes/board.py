"""The board of Four Shapes: pieces dragged, clicked or placed by keys, and what forbids them said at the place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Move, State
from ludogite.rules.shapes import CELLS, PLACEMENTS, SHAPE_NAMES, Placement, Position, parse
from ludogite.ui.games.shapes.layout import LIGHT, cell_area, hand_area
from ludogite.ui.games.shapes.pieces import paint_piece
from ludogite.ui.games.shapes.view import ShapesView
from ludogite.ui.match.accessible import announce
from ludogite.ui.match.board import Board
from ludogite.ui.match.keys import digit_of, is_key_focus
from ludogite.ui.seat_names import in_sentence
from ludogite.ui.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion

CLICK_REACH = 8
"""How far the mouse may stray within a click."""
TAKE_FIRST = QT_TRANSLATE_NOOP("shapes", "Take a shape first: 1 to 4, or click one of yours.")
NOT_YOURS = QT_TRANSLATE_NOOP("shapes", "Those are {name}’s pieces.")
STAYS = QT_TRANSLATE_NOOP("shapes", "A piece that is placed stays where it is.")
HINTS = (
    QT_TRANSLATE_NOOP("shapes", "Sphere on {cell}. {reason}"),
    QT_TRANSLATE_NOOP("shapes", "Cylinder on {cell}. {reason}"),
    QT_TRANSLATE_NOOP("shapes", "Cube on {cell}. {reason}"),
    QT_TRANSLATE_NOOP("shapes", "Cone on {cell}. {reason}"),
)

__all__ = ["hand", "make_board", "paint_rules_picture", "paint_seat", "seat_name", "words"]


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


class ShapesBoard(ShapesView):
    """What a person does: takes a shape up, aims, places. The cursor is the cell that keys start from; it stays from
    move to move, and a player who uses the mouse never sees it."""

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._cursor = 0
        self._uses_keys = False
        self._pressed: QPointF | None = None
        """Where the piece that is held already was pressed again: a click there puts it back, a drag does not."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_state(self, state: State[Any], last: Move | None, actor: int | None) -> None:
        super().show_state(state, last, actor)
        self._hold(None)

    def show_hint(self, opinion: Opinion) -> None:
        placement = opinion.plan[0]
        assert isinstance(placement, Placement)
        self._hold(placement.shape)
        self._aim(placement.cell)
        self.said.emit(Message(HINTS[placement.shape], cell=CELLS[placement.cell], reason=opinion.reason))

    def act(self) -> None:
        """Places the held piece on the cell aimed at."""
        if self.actor is None:
            self.refused.emit()
        elif self.held is None or self.target is None:
            self.said.emit(Message(TAKE_FIRST))
        else:
            self._place(self.target)

    def current_cell(self) -> int | None:
        return self._cursor if self.target is None and self.hasFocus() else self.target

    # Taking up, aiming and placing

    def _hold(self, shape: int | None) -> None:
        """Takes a shape up, if the actor has one left, or puts it back."""
        if shape is not None and self.actor is None:
            self.refused.emit()
            return
        if shape is not None and not self.position.left(self.actor or 0, shape):
            self.said.emit(Message(QT_TRANSLATE_NOOP("rules", "You have no {shape} left."), shape=SHAPE_NAMES[shape]))
            return
        self.held = shape
        self.tried = None
        self._is_dragging = False
        if shape is None:
            self.target = self._cursor if self._uses_keys else None
        self._tell()

    def _aim(self, cell: int | None) -> None:
        if cell != self.target:
            self.target = cell
            self._tell()
            if cell is not None:
                self._cursor = cell
                if self.hasFocus():
                    announce(self, cell)

    def _tell(self) -> None:
        """What would happen now: with coaching before it is tried, else only what the button would do."""
        told: Message | None = None
        action: Message | None = None
        if self.held is not None and self.target is not None:
            reason = self.position.why_not(PLACEMENTS[self.held][self.target])
            if reason is None or not self.is_coaching:
                action = Message(QT_TRANSLATE_NOOP("shapes", "Place on {cell}"), cell=CELLS[self.target])
            if self.is_coaching:
                allowed = Message(
                    QT_TRANSLATE_NOOP("shapes", "Allowed: {shape} on {cell}."),
                    shape=SHAPE_NAMES[self.held],
                    cell=CELLS[self.target],
                )
                told = reason or allowed
        self.action_changed.emit(action)
        if self.tried is None:
            self.said.emit(told)
        self.update()

    def _place(self, cell: int) -> None:
        assert self.held is not None
        placement = PLACEMENTS[self.held][cell]
        reason = self.position.why_not(placement)
        if reason is None:
            self.played.emit(placement)
        else:
            self.tried = None if self.is_coaching else placement  # coaching has marked it already
            self.said.emit(reason)
            self.update()

    # Mouse: drag, or click and click

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._use_mouse()
        if event.button() == Qt.MouseButton.RightButton:
            self._hold(None)
        elif event.button() == Qt.MouseButton.LeftButton:
            point = self.on_table(event.position())
            cell, slot = self._cell_at(point), self._slot_at(point)
            if self.actor is None and (cell is not None or slot is not None):
                self.refused.emit()
            elif slot is not None:
                self._press_hand(*slot, point)
            elif cell is not None:
                self._press_cell(cell)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """One press for the impatient: what it took up stays in the hand, and what it placed is not pressed again."""
        if self._slot_at(self.on_table(event.position())) is not None:
            self.mousePressEvent(event)
            self._pressed = None

    def _press_hand(self, seat: int, shape: int, point: QPointF) -> None:
        if seat != self.actor:
            self._say_whose(seat)
            return
        self._pressed = point if shape == self.held else None
        self._hold(shape)
        self._is_dragging = self.held == shape
        self._pointer = point

    def _press_cell(self, cell: int) -> None:
        if self.held is not None:
            self._aim(cell)
            self._place(cell)
        elif self.position.empty >> cell & 1:
            self.said.emit(Message(TAKE_FIRST))
        else:
            owner = next(seat for seat in (0, 1) if any(mask >> cell & 1 for mask in self.position.pieces[seat]))
            self._say_whose(owner)

    def _say_whose(self, seat: int) -> None:
        if seat == self.actor:
            self.said.emit(Message(STAYS))
        else:
            self.said.emit(Message(NOT_YOURS, name=in_sentence(self.seats[seat])))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = self.on_table(event.position())
        if self.held is not None:
            cell = self._cell_at(self._pointer)
            if cell is not None or self._is_dragging:  # on the way to the button the aim stays
                self._aim(cell)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self._is_dragging:
            return
        self._is_dragging = False
        point = self.on_table(event.position())
        cell = self._cell_at(point)
        if cell is not None and self.held is not None:
            self._place(cell)
        elif self._pressed is not None and (point - self._pressed).manhattanLength() < CLICK_REACH:
            self._hold(None)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        self.update()

    def _use_mouse(self) -> None:
        if self.tried is None and not self._uses_keys:
            return
        self.tried = None
        self._uses_keys = False
        if self.held is None:
            self.target = None
        self._tell()

    def _cell_at(self, point: QPointF) -> int | None:
        return next((cell for cell in range(16) if cell_area(cell).contains(point)), None)

    def _slot_at(self, point: QPointF) -> tuple[int, int] | None:
        """The seat and shape of the place in a hand; an empty place stands for the shape that was there."""
        for seat in (0, 1):
            for slot in range(8):
                if hand_area(seat, slot).contains(point):
                    return seat, slot // 2
        return None

    # Keys: 1–4 or the same keys without Shift on a French keyboard, arrows, Enter, Escape

    def focusInEvent(self, event: QFocusEvent) -> None:
        if is_key_focus(event):
            self._use_keys()
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shape = digit_of(event)
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        if shape is not None and shape < 4:
            self._use_keys()
            self._hold(shape)
        elif event.key() in steps:
            self._step(*steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self._use_keys() or self.held is None:
                self.act()
        elif event.key() == Qt.Key.Key_Escape and self.held is not None:
            self._hold(None)
        else:
            super().keyPressEvent(event)

    def _use_keys(self) -> bool:
        """From now on the cursor is seen. Whether it was already: keys act on no cell that a player does not see."""
        was_seen = self.target is not None
        self._uses_keys = True
        self.tried = None
        self.update()
        if not was_seen:
            self._aim(self._cursor)
        return was_seen

    def _step(self, right: int, down: int) -> None:
        if self._use_keys():
            column, row = self._cursor % 4 + right, self._cursor // 4 + down
            self._aim(min(max(column, 0), 3) + 4 * min(max(row, 0), 3))
