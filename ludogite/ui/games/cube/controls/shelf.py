"""A wooden shelf with the pieces that are still in hand, to be clicked or dragged from: that of one player in front or
across the table, or, in a challenge, all that is left of both colours."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ludogite.match.people import Badge
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES, YELLOW
from ludogite.rules.cube.pieces import LETTERS, Orientation
from ludogite.sheets.cube.pieces import paint_piece
from ludogite.ui.base.input import CLICK_REACH
from ludogite.ui.games.cube.controls.floating import MARGIN, Floating
from ludogite.ui.games.cube.controls.pad_icons import paint_key
from ludogite.ui.games.cube.controls.shelf_painting import (
    DIGIT,
    felt_tone,
    paint_felt_frame,
    paint_print,
    paint_shelf,
    wood_ink,
)
from ludogite.ui.games.cube.rotation import UNTURNED
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import paint_words
from ludogite.ui.look.picture_cache import SMALL, Steps, paint_cached
from ludogite.ui.look.theme import Colours, text_font
from ludogite.ui.widgets.badges import paint_badge
from ludogite.ui.widgets.elided import elided

COUNT = len(LETTERS)
FRONT, ACROSS = QSize(900, 91), QSize(650, 71)
EDGE = 0.165
"""The part of the height that is the edge of the board, seen below its top."""
RIM = 0.075
"""The wood around the felt, as a part of the height."""
LABEL, NARROW_LABEL = 0.13, 100
"""The part of the width that the owner's name has, and how many pixels at the least."""
WIDEST, NARROW = 138, 84
"""Of a place on nobody's shelf, and of one where the number lies over the piece."""
DIM = 0.3
"""The opacity of a piece that can no longer go in."""
SHIFT = 7
"""So much farther to the right is a number with the arrow of Shift before it."""


class ShelfPlace(QAbstractButton):
    """One piece: its picture as it is turned now, and its number; its print once it is used or in the hand."""

    def __init__(self, shelf: Shelf, colour: int, piece: int) -> None:
        super().__init__(shelf)
        self._shelf, self.colour, self.piece = shelf, colour, piece
        self.orientation = UNTURNED[piece]
        self.is_there = self.is_active = self.is_held = False
        self.has_place = True
        """Whether it can still go into the cube."""
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
            self.set_texts()
            self.update()

    def set_has_place(self, has_place: bool) -> None:
        if has_place != self.has_place:
            self.has_place = has_place
            self.set_texts()
            self.update()

    def turn(self, orientation: Orientation) -> None:
        if orientation != self.orientation:
            self.orientation = orientation
            self.update()

    def set_texts(self) -> None:
        piece = Message(THE_PIECES[self.piece], colour=COLOUR_NAMES[self.colour])
        if not self.is_there:
            name = Message(QT_TRANSLATE_NOOP("cube", "{piece}, {n}, is placed"), piece=piece, n=self.piece + 1)
        elif self.is_held:
            name = Message(QT_TRANSLATE_NOOP("cube", "{piece}, {n}, is in the hand"), piece=piece, n=self.piece + 1)
        elif not self.has_place:
            name = Message(QT_TRANSLATE_NOOP("cube", "{piece}, {n}, has no place left"), piece=piece, n=self.piece + 1)
        else:
            name = Message(QT_TRANSLATE_NOOP("cube", "{piece}, {n}"), piece=piece, n=self.piece + 1)
        self.setAccessibleName(tr(name))

    def pick(self) -> None:
        if self.is_there and self.is_active:
            self._shelf.picked.emit(self.colour, self.piece)
        elif self.is_there:
            self._shelf.refused.emit(self.colour)

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
            self._shelf.dragged.emit(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._is_dragging:
            self._shelf.dropped.emit(event.globalPosition().toPoint())
        elif event.button() == Qt.MouseButton.LeftButton and self._is_putting_back:
            self.pick()
        self._pressed, self._is_dragging, self._is_putting_back = None, False, False

    def _press(self, event: QMouseEvent) -> None:
        can_move = self.is_there and self.is_active
        self._pressed = event.globalPosition().toPoint() if can_move else None

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The shelf paints all its places, so that their pictures are drawn in the same steps."""

    def paint(self, painter: QPainter) -> None:
        """On the shelf."""
        shelf, area = self._shelf, QRectF(self.geometry())
        is_lying = self.is_there and not self.is_held
        is_pointed_at = is_lying and self.is_active and self.underMouse()
        if self.is_held or is_pointed_at:
            paint_felt_frame(painter, area.adjusted(3, 5, -3, -5), self.is_held)
        number = self.orientation.number
        if is_lying:
            lifted = area.translated(0, -2 if is_pointed_at else 0)
            painter.setOpacity(1 if self.has_place else DIM)
            paint_cached(painter, lifted, f"cube piece {number} {self.colour}", shelf.colours, self._paint_lying)
            painter.setOpacity(1)
        else:
            paint_cached(painter, area, f"cube print {number}", shelf.colours, self._paint_print)
        if self.is_there and shelf.has_digits:
            self._paint_digit(painter, area)

    def _paint_digit(self, painter: QPainter, area: QRectF) -> None:
        is_narrow = area.width() < NARROW
        painter.setFont(text_font(11 if is_narrow else 12, QFont.Weight.DemiBold))
        is_shifted = self._shelf.has_both and self.colour == YELLOW
        aside = (9 if is_narrow else 12) + (SHIFT if is_shifted else 0)
        corner = QPointF(area.right() - aside, area.top() + (12 if is_narrow else 14))
        halo = felt_tone(self._shelf.colours) if is_narrow and not self.is_held else None
        paint_key(painter, corner, str(self.piece + 1), is_shifted, QColor(DIGIT), halo)

    def _piece_area(self, area: QRectF) -> QRectF:
        """The number has the upper right corner."""
        aside = min(0.17 * area.width(), 17) if self._shelf.has_digits else 5
        return area.adjusted(8, 7, -max(aside, 8), -6)

    def _paint_print(self, painter: QPainter, area: QRectF) -> None:
        paint_print(painter, self._piece_area(area), self.orientation)

    def _paint_lying(self, painter: QPainter, area: QRectF) -> None:
        paint_piece(painter, self._piece_area(area), self.orientation.cells, self.colour)


class Shelf(Floating):
    picked = Signal(int, int)
    """The colour and number of a piece that was pressed, and may be taken."""
    refused = Signal(int)
    """The colour of a piece that was pressed while it may not be taken."""
    dragged = Signal(QPoint)
    """The place of the mouse on the screen while it carries a piece."""
    dropped = Signal(QPoint)

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(colours, parent)
        self.active: Collection[int] = ()
        """The colours that may be picked from."""
        self.is_front = True
        self._name: str | None = None
        self._badge: Badge | None = None
        self._hands: list[tuple[int, tuple[int, ...]]] = []
        self._given: Collection[tuple[int, int]] = ()
        self._places: dict[tuple[int, int], ShelfPlace] = {}
        self._steps = Steps(self, SMALL)

    # What it shows

    def set_owner(self, name: str | None, badge: Badge | None = None) -> None:
        """Whose shelf it is, with the colour and the sign of a person's badge. That of a challenge is nobody's."""
        self._name, self._badge = name, badge
        self._set_texts()
        self.lay_out()

    def set_front(self, is_front: bool) -> None:
        """Large in front of the cube, or small across the table."""
        self.is_front = is_front
        self.updateGeometry()
        self.lay_out()

    def show_hands(
        self,
        hands: Sequence[tuple[int, Sequence[int]]],
        active: Collection[int],
        given: Collection[tuple[int, int]] = (),
    ) -> None:
        """By colour the pieces in hand, and the colours that may be picked from. `given` are colours and pieces that
        never were in the hand: they have no place here."""
        self.active, self._given = active, given
        self._hands = [(colour, tuple(pieces)) for colour, pieces in hands]
        for colour, pieces in self._hands:
            for piece in range(COUNT):
                if (colour, piece) not in self._places:
                    self._places[colour, piece] = ShelfPlace(self, colour, piece)
                self._places[colour, piece].show_as(piece in pieces, colour in active)
        self._set_texts()
        self.lay_out()

    @property
    def has_digits(self) -> bool:
        return self.is_front

    @property
    def has_both(self) -> bool:
        """Whether there are pieces of both colours: then yellow needs Shift."""
        return len(self._hands) > 1

    def place(self, colour: int, piece: int) -> ShelfPlace:
        return self._places[colour, piece]

    def piece_rect(self, piece: int) -> QRect:
        """The place of the piece of the first colour."""
        place = self._places.get((self._hands[0][0], piece)) if self._hands else None
        return place.geometry() if place else QRect()

    def set_held(self, colour: int, piece: int | None) -> None:
        """The one piece that is held, or none."""
        for place in self._places.values():
            place.set_held(place.colour == colour and place.piece == piece)

    def set_has_place(self, piece: int, has_place: bool) -> None:
        """Whether a piece, of any colour, can still go in; otherwise it is dimmed."""
        for place in self._places.values():
            if place.piece == piece:
                place.set_has_place(has_place)

    def set_orientation(self, colour: int, piece: int, orientation: Orientation) -> None:
        """Turns a piece on the shelf; of a colour that is not there, nothing."""
        if (colour, piece) in self._places:
            self._places[colour, piece].turn(orientation)

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        for place in self._places.values():
            place.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for place in self._places.values():
                place.set_texts()
            self._set_texts()
            self.update()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        left = self._how_many()
        if self._name is None:
            self.setAccessibleName(left)
        else:
            self.setAccessibleName(self.tr("{name}, {left}").format(name=self._name, left=left))

    def _how_many(self) -> str:
        return self.tr("{n} left").format(n=sum(len(pieces) for _, pieces in self._hands))

    # Places

    def body_size(self) -> QSize:
        return FRONT if self.is_front else ACROSS

    def _shown(self) -> list[tuple[int, int]]:
        """The places from left to right."""
        places = [(colour, piece) for colour, _ in self._hands for piece in range(COUNT)]
        return [place for place in places if place not in self._given]

    @property
    def board(self) -> QRectF:
        """The wood. Nobody's is as long as its places need."""
        body = self.body
        if self._name is None:
            width = min(max(len(self._shown()), 1) * WIDEST + 2 * self._rim, body.width())
            body.setLeft(body.center().x() - width / 2)
            body.setWidth(width)
        return body

    @property
    def _rim(self) -> float:
        return round(RIM * self.body.height())

    @property
    def felt(self) -> QRectF:
        """The cloth that the pieces lie on."""
        board, rim = self.board, self._rim
        label = 0.0 if self._name is None else max(LABEL * board.width(), NARROW_LABEL)
        return board.adjusted(label or rim, rim, -rim, -rim - EDGE * board.height())

    def is_beside(self, point: QPointF) -> bool:
        return not self.board.contains(point)

    def place_parts(self) -> None:
        shown, felt = self._shown(), self.felt
        for key, place in self._places.items():
            place.setVisible(key in shown)
        for n, key in enumerate(shown):
            step = felt.width() / len(shown)
            left, right = round(felt.left() + n * step), round(felt.left() + (n + 1) * step)
            top, bottom = round(felt.top()) - 3, round(felt.bottom()) + 3
            self._places[key].setGeometry(left, top, right - left, bottom - top)
        self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        board, felt = self.board, self.felt
        area = board.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        count = len(self._shown())

        def draw(painter: QPainter, whole: QRectF) -> None:
            shift = whole.topLeft() - area.topLeft()
            paint_shelf(painter, board.translated(shift), felt.translated(shift), count, self.colours)

        with self._steps.painting(), QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            name = f"cube shelf {self._name is None} {count}"
            paint_cached(painter, area, name, self.colours, draw)
            if self._name is not None:
                self._paint_owner(painter, board, felt)
            for key in self._shown():
                if self._places[key].geometry().intersects(event.rect()):
                    self._places[key].paint(painter)

    def _paint_owner(self, painter: QPainter, board: QRectF, felt: QRectF) -> None:
        """The badge and the name, and how many pieces are left."""
        assert self._name is not None
        unit = board.height() / FRONT.height()
        top = QRectF(board.left() + 13, felt.top(), felt.left() - board.left() - 19, 0.58 * felt.height())
        painter.setPen(QColor(wood_ink(self.colours)))
        if self._badge:
            side = round(24 * unit) if self.is_front else 20
            sign = QRectF(top.left(), top.center().y() - side / 2, side, side)
            paint_badge(painter, sign, *self._badge, self.colours)
            top.setLeft(top.left() + side + 8)
        painter.setPen(QColor(wood_ink(self.colours)))
        painter.setFont(text_font(15 if self.is_front else 14, QFont.Weight.DemiBold))
        name = elided(self._name, painter.fontMetrics(), int(top.width()))
        paint_words(painter, top, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name, self.colours)
        painter.setFont(text_font(12, QFont.Weight.Medium))
        low = QRectF(board.left() + 13, top.bottom(), felt.left() - board.left() - 19, 0.36 * felt.height())
        where = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        paint_words(painter, low, where, self._how_many(), self.colours)
