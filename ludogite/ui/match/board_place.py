"""The place of the board on the page: the table, the board in its full size, and a plate that may lie beside it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ludogite.ui.match.board import Board
from ludogite.ui.match.ending_plate import EDGE, EndingPlate
from ludogite.ui.widgets.picture_cache import paint_cached

SIDE, TOP, BOTTOM = 20, 16, 14
"""Free at the edges while there is a plate."""
GAP = 24
"""Between the board and the paper of the plate."""


class Table(QFrame):
    """What the board lies on goes on around it. The board has the space above the words; one that reaches below goes on
    behind them."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.setObjectName("table")
        self._board = board
        self.place = BoardPlace(board)
        self.place.setParent(self)
        self.space = Space(self.place)
        """What a layout leaves of the table for the board."""
        self.space.resized.connect(self._follow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    def _follow(self) -> None:
        self.place.setGeometry(self.rect())
        self.place.set_inner(self.space.geometry())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The board has painted its own part of it, from the top down."""
        own = self._board.rect().translated(self._board.mapTo(self, QPoint()))
        rest = QRectF(self.rect().adjusted(0, own.bottom() + 1, 0, 0))
        if rest.isValid():
            with QPainter(self) as painter:
                name = f"ground of {type(self._board).__name__} from {rest.top():.0f}"
                paint_cached(painter, rest, name, self._board.colours, partial(self._paint_rest, rest.top()))

    def _paint_rest(self, top: float, painter: QPainter, rest: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, -top)
        self._board.paint_ground(painter, rest.adjusted(0, 0, 0, top))


class Space(QWidget):
    """Nothing itself: it is where a layout would put the board."""

    resized = Signal()

    def __init__(self, place: QWidget) -> None:
        super().__init__()
        self._place = place
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return self._place.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._place.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class BoardPlace(QWidget):
    """A plate and the board beside it are in the middle together, without covering each other."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self._plate: EndingPlate | None = None
        self._inner = QRect()
        board.setParent(self)

    def sizeHint(self) -> QSize:
        return self._board.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._board.minimumSizeHint().expandedTo(self._board.minimumSize())

    def set_inner(self, inner: QRect) -> None:
        """Where nothing lies over the board."""
        self._inner = inner
        self.arrange()

    def show_plate(self, plate: EndingPlate | None) -> None:
        """None: the board has all the space again."""
        self._plate = plate
        self.arrange()

    def arrange(self) -> None:
        inner = self._inner
        if self._board.reaches_below:
            self._board.set_margin_below(self.height() - inner.height())
        self._board.setGeometry(self.rect() if self._board.reaches_below else inner)
        if self._plate is None:
            if self._board.has_plate:
                self._board.set_room(None)
            return
        size = self._plate.fit(inner.size())
        if self._plate.lies_below:
            self._arrange_below(self._plate, size)
        else:
            self._arrange_beside(self._plate, size)

    def _arrange_below(self, plate: EndingPlate, size: QSize) -> None:
        inner = self._inner
        top = inner.height() - size.height()
        self._board.set_room(QRectF(SIDE, TOP, inner.width() - 2 * SIDE, top + EDGE - BOTTOM - TOP))
        plate.setGeometry((inner.width() - size.width()) // 2, top, size.width(), size.height())

    def _arrange_beside(self, plate: EndingPlate, size: QSize) -> None:
        inner = self._inner
        left = inner.width() - SIDE + EDGE - size.width()
        room = QRectF(SIDE, TOP, left + EDGE - GAP - SIDE, inner.height() - TOP - BOTTOM)
        self._board.set_room(room)
        spare = max(room.right() - self._board.essential_area().right(), 0)
        top = (inner.height() - size.height()) // 2
        plate.setGeometry(round(left - spare), top, size.width(), size.height())
