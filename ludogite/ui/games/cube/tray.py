"""The pieces that are still in hand: a row of eight places for each colour, to be clicked or dragged from."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES
from ludogite.rules.cube.pieces import LETTERS, Orientation
from ludogite.ui.games.cube.picture import paint_piece
from ludogite.ui.games.cube.turning import UNTURNED
from ludogite.ui.language import tr
from ludogite.ui.match.pointer import CLICK_REACH
from ludogite.ui.theme import Colours, text_font
from ludogite.ui.widgets.picture_cache import paint_cached

ROW_HEIGHT = {1: 84, 2: 64}
"""How high each row is, when there are so many."""
GAP, WIDEST = 8, 124


class TrayPlace(QAbstractButton):
    """One piece: its picture as it is turned now, and its number; an empty, faint place once it is used."""

    def __init__(self, tray: Tray, colour: int, piece: int) -> None:
        super().__init__(tray)
        self._tray, self.colour, self.piece = tray, colour, piece
        self.orientation = UNTURNED[piece]
        self.is_there = self.is_active = self.is_held = False
        self._pressed: QPoint | None = None
        self._is_dragging = self._is_putting_back = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the board has the keys: 1 to 8
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self.pick)
        self.set_texts()

    def show_as(self, is_there: bool, is_active: bool) -> None:
        self.is_there, self.is_active = is_there, is_active
        self.setEnabled(is_there)
        hand = is_there and is_active
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)
        self.set_texts()
        self.update()

    def set_held(self, is_held: bool) -> None:
        if is_held != self.is_held:
            self.is_held = is_held
            self.update()

    def turn(self, orientation: Orientation) -> None:
        if orientation != self.orientation:
            self.orientation = orientation
            self.update()

    def set_texts(self) -> None:
        piece = Message(THE_PIECES[self.piece], colour=COLOUR_NAMES[self.colour])
        if self.is_there:
            name = Message(QT_TRANSLATE_NOOP("cube", "{piece}, {n}"), piece=piece, n=self.piece + 1)
        else:
            name = Message(QT_TRANSLATE_NOOP("cube", "{piece}, {n}, is placed"), piece=piece, n=self.piece + 1)
        self.setAccessibleName(tr(name))

    def pick(self) -> None:
        if self.is_there and self.is_active:
            self._tray.picked.emit(self.colour, self.piece)
        elif self.is_there:
            self._tray.refused.emit(self.colour)

    # Mouse: a piece is picked as soon as it is pressed, and may be carried on from there; one that is held already is
    # put back by a click, which ends where it began

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._press(event)
        self._is_putting_back = self.is_held
        if not self.is_held:
            self.pick()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click is one press; the piece can still be dragged from there."""
        self._press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        point = event.globalPosition().toPoint()
        self._is_dragging |= (point - self._pressed).manhattanLength() > CLICK_REACH
        if self._is_dragging:
            self._tray.dragged.emit(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._is_dragging:
            self._tray.dropped.emit(event.globalPosition().toPoint())
        elif event.button() == Qt.MouseButton.LeftButton and self._is_putting_back:
            self.pick()
        self._pressed, self._is_dragging, self._is_putting_back = None, False, False

    def _press(self, event: QMouseEvent) -> None:
        can_move = self.is_there and self.is_active
        self._pressed = event.globalPosition().toPoint() if can_move else None

    # Painting

    def sizeHint(self) -> QSize:
        return QSize(107, ROW_HEIGHT[1])

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._tray.colours
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_card(painter, colours)
            painter.setPen(QColor(colours.soft_ink))
            painter.setFont(text_font(13, QFont.Weight.Medium))
            painter.setOpacity(1 if self.is_there else 0.5)
            number = self.rect().adjusted(8, 6, -10, -6)
            painter.drawText(number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, str(self.piece + 1))
            if self.is_there:
                name = f"cube piece {self.orientation.number} {self.colour}"
                paint_cached(painter, QRectF(self.rect()), name, colours, self._paint_piece)

    def _paint_piece(self, painter: QPainter, area: QRectF) -> None:
        place = area.adjusted(6, 7, -18, -7)
        paint_piece(painter, place, self.orientation.cells, self.colour, self._tray.colours)

    def _paint_card(self, painter: QPainter, colours: Colours) -> None:
        card = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if not self.is_there:
            painter.setPen(QPen(QColor(colours.line), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            is_pointed_at = self.is_active and self.underMouse()
            frame = colours.accent if self.is_held else colours.soft_ink if is_pointed_at else colours.line
            painter.setPen(QPen(QColor(frame), 2.5 if self.is_held else 1.5))
            is_others = bool(self._tray.active) and not self.is_active
            painter.setBrush(Qt.BrushStyle.NoBrush if is_others else QColor(colours.panel))
        painter.drawRoundedRect(card, 12, 12)


class Tray(QWidget):
    picked = Signal(int, int)
    """The colour and number of a piece that was pressed, and may be taken."""
    refused = Signal(int)
    """The colour of a piece that was pressed while it may not be taken."""
    dragged = Signal(QPoint)
    """Where the mouse is on the screen while it carries a piece."""
    dropped = Signal(QPoint)

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.active: Collection[int] = ()
        """The colours that may be picked from."""
        self._rows: dict[int, list[TrayPlace]] = {}
        self._shown: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_hands(self, hands: Sequence[tuple[int, Sequence[int]]], active: Collection[int]) -> None:
        """By colour the pieces in hand, a row each."""
        self.active = active
        for colour, pieces in hands:
            if colour not in self._rows:
                self._rows[colour] = [TrayPlace(self, colour, piece) for piece in range(len(LETTERS))]
            for place in self._rows[colour]:
                place.show_as(place.piece in pieces, colour in active)
        shown = tuple(colour for colour, _ in hands)
        if shown != self._shown:
            self._shown = shown
            self.updateGeometry()
            self._lay_out()

    def place(self, colour: int, piece: int) -> TrayPlace:
        return self._rows[colour][piece]

    def set_held(self, colour: int, piece: int | None) -> None:
        """The one piece that is held, or none."""
        for row in self._rows.values():
            for place in row:
                place.set_held(place.colour == colour and place.piece == piece)

    def set_orientation(self, colour: int, piece: int, orientation: Orientation) -> None:
        """How a piece lies in the tray; of a colour that is not there, nothing."""
        if colour in self._rows:
            self._rows[colour][piece].turn(orientation)

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        for row in self._rows.values():
            for place in row:
                place.update()

    def sizeHint(self) -> QSize:
        return QSize(940, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(560, self._height())

    def _height(self) -> int:
        rows = max(len(self._shown), 1)
        return rows * ROW_HEIGHT[rows] + (rows - 1) * GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for row in self._rows.values():
                for place in row:
                    place.set_texts()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        """Rows in the middle; the places share the width, up to a point."""
        step = min((self.width() + GAP) / len(LETTERS), WIDEST + GAP)
        left = (self.width() + GAP - step * len(LETTERS)) / 2
        height = ROW_HEIGHT[max(len(self._shown), 1)]
        top = (self.height() - self._height()) // 2
        for colour, row in self._rows.items():
            for place in row:
                place.setVisible(colour in self._shown)
                if colour in self._shown:
                    x = round(left + place.piece * step)
                    y = top + self._shown.index(colour) * (height + GAP)
                    place.setGeometry(QRect(x, y, round(step - GAP), height))
