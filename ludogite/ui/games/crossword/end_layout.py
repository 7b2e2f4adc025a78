"""Where everything lies at the end of a match: the solved grids, the bills and the notebook."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ludogite.ui.games.crossword.layout import Layout
from ludogite.ui.games.crossword.places import BoardPlace, board_size, largest_cell


class EndLayout:
    """At the end: the solved grids side by side with the bills below them, and the notebook. Alone the board stays
    large, with the bill above the notebook; beside a plate there is only the board."""

    def __init__(self, size: QSizeF, seats: int, room: QRectF | None = None) -> None:
        """`room` is what a plate leaves free."""
        self.size, self.seats = size, seats
        self.boards: tuple[BoardPlace, ...] = ()
        self.bills: tuple[QRectF, ...] = ()
        self.notebook = QRectF()
        width, height = size.width(), size.height()
        margin = max(round(0.0232 * width), 14)
        gap = round(0.019 * width)
        edge = max(round(0.024 * height), 11)
        if seats == 1:
            self._place_alone(width, height, gap)
            if room is not None:
                self._place_beside(room)
            return
        cell = largest_cell(0.307 * width, 0.6 * height)
        board = board_size(cell)
        left = float(margin)
        rest = width - 2 * margin - 2 * gap - 2 * board.width()
        notebook = min(rest, 1.05 * board.width())
        left += (rest - notebook) / 2
        tall = min(height - 2 * edge, board.height() + gap + 1.15 * board.width())
        top = round((height - tall) / 2)
        self.boards = tuple(
            BoardPlace(QPointF(round(left + n * (board.width() + gap)), top), cell) for n in range(seats)
        )
        bill_top = top + board.height() + gap
        self.bills = tuple(
            QRectF(place.area.left(), bill_top, board.width(), top + tall - bill_top) for place in self.boards
        )
        x = self.boards[1].area.right() + gap
        self.notebook = QRectF(x, top, notebook, tall)
        self.unit = max(min(board.width() / 290, self.bills[0].height() / 226), 0.78)

    def _place_beside(self, room: QRectF) -> None:
        """The board in the middle of the room, in its usual size if that fits."""
        cell = min(self.boards[0].cell, largest_cell(room.width(), room.height()))
        size = board_size(cell)
        corner = room.center() - QPointF(size.width(), size.height()) / 2
        self.boards = (BoardPlace(QPointF(round(corner.x()), round(corner.y())), cell),)
        self.bills, self.notebook = (), QRectF()

    def _place_alone(self, width: float, height: float, gap: float) -> None:
        plan = Layout(QSizeF(width, height), 1)
        self.boards = (plan.large,)
        column = plan.column
        bill = round(0.36 * column.height())
        self.bills = (QRectF(column.left(), column.top(), column.width(), bill),)
        self.notebook = QRectF(column.left(), column.top() + bill + gap, column.width(), column.height() - bill - gap)
        self.unit = max(min(column.width() / 290, bill / 226), 0.78)

    @property
    def rosette(self) -> float:
        """The width of the rosette that hangs at the upper right of the winner's board."""
        return round(0.16 * self.boards[0].area.width())
