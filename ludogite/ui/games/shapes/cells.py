"""Four Shapes for screen readers: the cells of the board, and the pieces that each hand has left."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shapes import CELLS, LETTERS, SHAPE_NAMES, winners_moves
from ludogite.ui.base.board import Board
from ludogite.ui.base.painted_cells import Cells
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.games.shapes.layout import LIGHT, cell_area
from ludogite.ui.games.shapes.position import ShownPosition
from ludogite.ui.games.shapes.view import ShapesView
from ludogite.ui.look.language import tr

PIECE_ON_CELL = (
    QT_TRANSLATE_NOOP("shapes", "{cell}, dark {shape}"),
    QT_TRANSLATE_NOOP("shapes", "{cell}, light {shape}"),
)
EMPTY = QT_TRANSLATE_NOOP("shapes", "{cell}, empty")
EMPTY_WINS = QT_TRANSLATE_NOOP("shapes", "{cell}, empty, {shape} wins in %n move(s)", None, 0)
EMPTY_LOSES = QT_TRANSLATE_NOOP("shapes", "{cell}, empty, {shape} loses in %n move(s)", None, 0)
IN_HAND = QT_TRANSLATE_NOOP("shapes", "{name}, {shape}, {n} left")
HELD = QT_TRANSLATE_NOOP("shapes", "{name}, {shape}, {n} left, taken up")
SHAPES = len(SHAPE_NAMES)


class ShapesCells(Cells):
    def __init__(self, board: Board, position: ShownPosition, view: ShapesView) -> None:
        self._board, self._position, self._view = board, position, view

    @property
    def count(self) -> int:
        """The cells, and of each hand the four shapes."""
        return len(CELLS) + 2 * SHAPES

    def called(self, name: str, seat: int = 0) -> int:
        """By its letter, a shape that the seat has in its hand."""
        return len(CELLS) + seat * SHAPES + LETTERS.index(name) if name in LETTERS else CELLS.index(name)

    def is_round(self, cell: int) -> bool:
        return True

    def is_button(self, cell: int) -> bool:
        return cell >= len(CELLS)

    def current(self) -> int | None:
        target = self._position.hand.target
        return self._position.cursor if target is None and self._board.hasFocus() else target

    def name(self, cell: int) -> str:
        if cell >= len(CELLS):
            return self._hand_name(*divmod(cell - len(CELLS), SHAPES))
        for seat, masks in enumerate(self._position.state.pieces):
            for shape, mask in enumerate(masks):
                if mask >> cell & 1:
                    source = PIECE_ON_CELL[seat == LIGHT]
                    return tr(Message(source, cell=CELLS[cell], shape=SHAPE_NAMES[shape]))
        if best := self._position.best_on(cell):
            worth, shapes = best
            source = EMPTY_WINS if worth > 0 else EMPTY_LOSES
            return tr(Message(source, cell=CELLS[cell], shape=SHAPE_NAMES[shapes[0]], n=winners_moves(worth)))
        return tr(Message(EMPTY, cell=CELLS[cell]))

    def _hand_name(self, seat: int, shape: int) -> str:
        is_held = (seat, shape) == (self._board.actor, self._position.held)
        name, left = shown_name(self._board.seats[seat]), self._position.state.left(seat, shape)
        return tr(Message(HELD if is_held else IN_HAND, name=name, shape=SHAPE_NAMES[shape], n=left))

    def place(self, cell: int) -> QRectF:
        """To the nearest pixel. Nothing is seen of the hands beside a plate."""
        if cell < len(CELLS):
            area = cell_area(cell)
        elif self._board.has_plate:
            return QRectF()
        else:
            seat, shape = divmod(cell - len(CELLS), SHAPES)
            area = self._view.hand_area(seat, 2 * shape)
        return QRectF(self._view.in_widget(area).toRect())
