"""The table of a match: the board in its full size, a plate that may lie beside it, and the words below."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.base.board import Board
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import enlarged, scaled
from ludogite.ui.match.ending.plate import EDGE, NARROWEST, WIDEST, EndingPlate
from ludogite.ui.widgets.scroll_area import ScrollArea

SIDE, TOP, BOTTOM = 20, 16, 14
"""Free at the edges while there is a plate."""
SHARE = 0.9
"""Of the height is the width of most boards: they keep it, if the plate has enough."""
LEAST_BESIDE = 200
"""The least width of a board that has a plate beside it."""
GAP = 24
"""Between the board and the paper of the plate."""
TWO_LINES = 58
"""Space for a sentence of two lines below the board, so that the board does not move when one is shown."""


class BoardTable(QFrame):
    """Goes on around the board that lies on it. The board has the space above the words; one that reaches below goes on
    behind them, unless it is scrolled."""

    arranged = Signal()
    """The board has its place, perhaps another one than before."""

    def __init__(self, board: Board, status: QWidget) -> None:
        super().__init__()
        self._board = board
        self.place = BoardPlace(board)
        self.area = ScrollArea(self, self.place)
        """Scrolls a board that has less space than it needs."""
        self.area.setWidgetResizable(False)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.space = Space(self.place)
        """The place that a layout leaves for the board."""
        self._is_scrolled = False
        self._below = 0
        """The height of the board below what is seen of it."""
        if board.reaches_below:
            self._keep_lower_end()
        self.space.resized.connect(self.follow)
        self.area.horizontalScrollBar().valueChanged.connect(self.arranged)
        self.area.verticalScrollBar().valueChanged.connect(self.arranged)
        self.place.plate_changed.connect(self.follow)
        self._lay_out(status)

    def _lay_out(self, status: QWidget) -> None:
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 12)
        self._layout.setSpacing(10)
        self._layout.addWidget(self.space, stretch=1)
        self._line = QWidget()
        self._line.setProperty("ground", self._board.lies_on.name)  # a filled button has a ring there
        self._words = line = QHBoxLayout(self._line)
        line.setContentsMargins(24, 0, 24, 0)
        line.addStretch(1)
        line.addWidget(status, 100, Qt.AlignmentFlag.AlignVCenter)
        line.addStretch(1)
        policy = self._line.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._line.setSizePolicy(policy)
        self._layout.addWidget(self._line)

    def show_line(self, is_shown: bool) -> None:
        """Shows or hides the words below the board; their place remains."""
        self._line.setVisible(is_shown)

    def add_legend(self, legend: QWidget) -> None:
        """Between the board and the line below it, on the table itself."""
        legend.setObjectName("on_table")
        legend.setProperty("ground", self._board.lies_on.name)
        self._layout.insertWidget(1, legend)

    def hold(self, button: QWidget) -> None:
        """Beside the words, as long as the button has no other place."""
        self._words.addWidget(button)

    def set_texts(self) -> None:
        self._line.setMinimumHeight(scaled(TWO_LINES))

    def _keep_lower_end(self) -> None:
        """Shows the end of the board, where pieces are taken, until somebody scrolls; then as much above it as they
        want to see."""
        bar = self.area.verticalScrollBar()

        def remember(value: int) -> None:
            self._below = bar.maximum() - value

        bar.valueChanged.connect(remember)
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most - self._below))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.follow()

    def follow(self) -> None:
        """Gives the board its place anew: what it needs may have changed."""
        space = self.space.size()
        least = self.place.least_size(space.width())
        bar = self.area.verticalScrollBar().sizeHint().width()
        if least.height() > space.height():
            space -= QSize(bar, 0)
            least = self.place.least_size(space.width())
        if least.width() > space.width():
            space -= QSize(0, bar)
        inner = space.expandedTo(least)
        self._is_scrolled = inner != self.space.size()
        self.area.setGeometry(self.space.geometry() if self._is_scrolled else self.rect())
        self.place.resize(inner if self._is_scrolled else self.size())
        self.place.set_inner(QRect(QPoint(), inner))
        self.update()
        self.arranged.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The board has painted its own part of it, from the top down. One that is scrolled lies on all of it."""
        own = self._board.rect().translated(self._board.mapTo(self, QPoint()))
        rest = QRectF(self.rect().adjusted(0, 0 if self._is_scrolled else own.bottom() + 1, 0, 0))
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class BoardPlace(QWidget):
    """A plate and the board beside it are in the middle together, without covering each other."""

    plate_changed = Signal()

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self._plate: EndingPlate | None = None
        self._inner = QRect()
        board.setParent(self)

    def sizeHint(self) -> QSize:
        return self._board.sizeHint()

    def least_size(self, width: int) -> QSize:
        """Beside a plate a board may be as small as it has to be: nobody plays on it."""
        if self._plate is not None:
            return QSize(0, 0)
        return self._board.least_size(width - self._board.gap) + QSize(self._board.gap, 0)

    def set_inner(self, inner: QRect) -> None:
        """Sets the part where nothing lies over the board."""
        self._inner = inner
        self.arrange()

    def show_plate(self, plate: EndingPlate | None) -> None:
        """None: the board has all the space again."""
        self._plate = plate
        self.plate_changed.emit()

    def arrange(self) -> None:
        inner = self._inner
        if self._board.reaches_below:
            self._board.set_margin_below(self.height() - inner.height())
        self._board.setGeometry(self.rect() if self._board.reaches_below else inner)
        if self._plate is not None:
            self._arrange_beside(self._plate)
        elif self._board.has_plate:
            self._board.set_room(None)

    def _arrange_beside(self, plate: EndingPlate) -> None:
        """The plate may be higher than the board: it covers the line below. Where there is no room for both, it lies
        over the board."""
        inner = QRectF(self._inner)
        free = inner.width() - 2 * SIDE - GAP - SHARE * inner.height()
        paper = round(min(max(free, enlarged(NARROWEST)), enlarged(WIDEST), inner.width() - 2 * SIDE))
        size = plate.fit(paper, self.height())
        room = inner.adjusted(SIDE, TOP, -SIDE, -BOTTOM)
        beside = room.adjusted(0, 0, -paper - GAP, 0)
        is_beside = beside.width() >= LEAST_BESIDE
        left = self.width() - SIDE - paper - EDGE if is_beside else (self.width() - size.width()) // 2
        top = 0 if self._board.keeps_below_plate and is_beside else (self.height() - size.height()) // 2
        place = QRect(QPoint(left, top), size)
        self._board.set_room(beside if is_beside else room, QRectF(place))
        if is_beside:
            spare = beside.right() - self._board.essential_area().right()
            place.translate(-round(max(spare, 0)), 0)
            self._board.plate_area = QRectF(place)
        plate.setGeometry(place)
