"""The matches that were begun and not finished, the last played first: to be continued, or deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ludogite.rules.shelf import SHELF
from ludogite.ui.base.game_ui import whole_game
from ludogite.ui.look import language
from ludogite.ui.look.theme import Colours, scaled, text_font, title_font
from ludogite.ui.pages.home.card_pictures import CardPicture, CardPictures
from ludogite.ui.pages.match_summary import lines
from ludogite.ui.widgets.badges import paint_badge
from ludogite.ui.widgets.elided import elided
from ludogite.ui.widgets.parts import make_button, make_frame, make_label, set_tip

if TYPE_CHECKING:
    from ludogite.match.people import Person
    from ludogite.match.store.rows import Summary

translate = QCoreApplication.translate
ROW, GAP, MARGIN = 68, 8, 16
PICTURE = 96
"""The width of the position in a row."""
BADGE = 24
FORGET_WIDTH = 44
CONTINUE_WIDTH = 16
ROWS, WIDEST = 6, 820
"""So many are seen at once, and so wide they are at the most."""


def fonts() -> tuple[QFont, QFont]:
    """Of the two lines of a row."""
    return text_font(scaled(15), QFont.Weight.DemiBold), text_font(scaled(13))


def row_height() -> int:
    """With the gap to the next row."""
    return scaled(ROW) + GAP


def words(match: Summary) -> list[tuple[str, str]]:
    return lines(match, language.today())


class MatchItem(QListWidgetItem):
    """Its words are made when somebody asks for them."""

    def __init__(self, match: Summary) -> None:
        super().__init__()
        self.setData(Qt.ItemDataRole.UserRole, match)

    def data(self, role: int) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(words(super().data(Qt.ItemDataRole.UserRole))[0])
        return super().data(role)


class ContinueList(QListWidget):
    """A row for each match. Enter or a click continues it; Delete or the cross deletes it."""

    continued = Signal(int)
    forgotten = Signal(int)

    def __init__(self, colours: Colours, pictures: CardPictures) -> None:
        super().__init__()
        self.setObjectName("rows")
        self.colours = colours
        self._pictures = pictures
        self._positions: dict[int, CardPicture] = {}
        """By match."""
        self.people: dict[str, Person] = {}
        self._pressed = -1
        self.pointer: QPoint | None = None
        """Where the mouse is, while it is here."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setSpacing(0)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(ContinueRow(self))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_matches(self, matches: Sequence[Summary], people: Sequence[Person]) -> None:
        """The row that was current stays so, or the one in its place where it is gone."""
        self.people = {person.name: person for person in people}
        before = self.currentRow()
        self.clear()
        for match in matches:
            self.addItem(MatchItem(match))
        self.setCurrentRow(min(max(before, 0), len(matches) - 1))
        self.set_texts()

    def set_texts(self) -> None:
        self.setAccessibleName(translate("continue_list", "Games in progress"))
        self.setAccessibleDescription(translate("continue_list", "Enter continues the game, Delete deletes it."))

    def position_of(self, match: Summary) -> CardPicture:
        if match.id not in self._positions:
            self._positions[match.id] = CardPicture(self.viewport(), self._pictures)
        return self._positions[match.id]

    def delete_area(self, row: int) -> QRect:
        area = self.visualItemRect(self.item(row)).adjusted(0, 0, 0, -GAP)
        return area.adjusted(area.width() - FORGET_WIDTH - 8, 0, -4, 0)

    def forget(self, row: int) -> None:
        self.setCurrentRow(row)
        self.forgotten.emit(self._match(row).id)

    def _match(self, row: int) -> Summary:
        match: Summary = self.item(row).data(Qt.ItemDataRole.UserRole)
        return match

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentRow()
        if row >= 0 and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.continued.emit(self._match(row).id)
        elif row >= 0 and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not event.isAutoRepeat():
            self.forget(row)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = self.indexAt(event.position().toPoint()).row()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        row = self.indexAt(event.position().toPoint()).row()
        if row < 0 or row != self._pressed or event.button() != Qt.MouseButton.LeftButton:
            return
        if self.delete_area(row).contains(event.position().toPoint()):
            self.forget(row)
        else:
            self.continued.emit(self._match(row).id)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.pointer = event.position().toPoint()
        item = self.itemAt(self.pointer)
        is_forgetting = item is not None and self.delete_area(self.row(item)).contains(self.pointer)
        set_tip(self, translate("continue_list", "Delete this game") if is_forgetting else "")
        self.update(self.indexAt(self.pointer))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointer = None


class ContinueRow(QStyledItemDelegate):
    """How a row looks: the game and who plays, how it stands, their badges, and marks to go on and to delete."""

    def __init__(self, list_: ContinueList) -> None:
        super().__init__(list_)
        self.list = list_

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, row_height())

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        colours, match = self.list.colours, index.data(Qt.ItemDataRole.UserRole)
        area = QRectF(option.rect).adjusted(1, 1, -1, -GAP - 1)
        state = option.state
        is_current = self.list.hasFocus() and index.row() == self.list.currentRow()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_marked = is_current or state & QStyle.StateFlag.State_MouseOver
        painter.setPen(QPen(QColor(colours.accent if is_marked else colours.line), 2))
        painter.setBrush(QColor(colours.background))
        painter.drawRoundedRect(area, 12, 12)
        self._paint_match(painter, area, match, index.row())
        painter.restore()

    def _paint_match(self, painter: QPainter, area: QRectF, match: Summary, row: int) -> None:
        colours = self.list.colours
        picture = QRectF(area.left() + 1, area.top() + 1, scaled(PICTURE), area.height() - 2)
        self._paint_position(painter, picture, match)
        forget = QRectF(self.list.delete_area(row))
        area = area.adjusted(picture.width(), 0, 0, 0)
        self._paint_cross(painter, forget)
        right = forget.left() - CONTINUE_WIDTH
        mark = QPointF(right + 8, area.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawPolygon(QPolygonF([mark + QPointF(-4, -6), mark + QPointF(7, 0), mark + QPointF(-4, 6)]))
        texts = words(match)
        chosen = next((pair for pair in texts if self._fits(area, right, pair)), texts[-1])
        badges = self._badges(match)
        before = right - 10 - len(badges) * (BADGE + 4)
        if badges and self._fits(area, before, chosen):
            right = before
            for n, person in enumerate(badges):
                place = QRectF(before + 4 + n * (BADGE + 4), area.center().y() - BADGE / 2, BADGE, BADGE)
                paint_badge(painter, place, person.colour, person.sign, colours)
        self._paint_lines(painter, area, right, *chosen)

    def _paint_position(self, painter: QPainter, area: QRectF, match: Summary) -> None:
        painter.save()
        shape = QPainterPath()
        shape.addRoundedRect(area.adjusted(0, 0, 12, 0), 11, 11)
        painter.setClipPath(shape)
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        if match.game in SHELF:
            shown = None if match.is_damaged else match
            game = whole_game(SHELF[match.game])
            self.list.position_of(match).paint(painter, area, game, self.list.colours, shown)
        painter.restore()

    def _badges(self, match: Summary) -> list[Person]:
        """The people who play, as far as they are remembered."""
        people = self.list.people
        return [people[seat.name] for seat in match.seats if seat.is_person and seat.name in people]

    def _fits(self, area: QRectF, right: float, pair: tuple[str, str]) -> bool:
        room = right - area.left() - MARGIN - 6
        widths = (QFontMetrics(font).horizontalAdvance(line) for line, font in zip(pair, fonts(), strict=True))
        return max(widths) <= room

    def _paint_lines(self, painter: QPainter, area: QRectF, right: float, first: str, second: str) -> None:
        colours, room = self.list.colours, right - area.left() - MARGIN - 6
        for text, font, colour, top in (
            (first, fonts()[0], colours.ink, scaled(12)),
            (second, fonts()[1], colours.soft_ink, scaled(34)),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            line = QRectF(area.left() + MARGIN, area.top() + top, room, scaled(20))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, elided(text, painter.fontMetrics(), int(room)))

    def _paint_cross(self, painter: QPainter, area: QRectF) -> None:
        is_near = self.list.pointer is not None and area.contains(QPointF(self.list.pointer))
        colour = self.list.colours.accent if is_near else self.list.colours.soft_ink
        painter.setPen(QPen(QColor(colour), 2 if is_near else 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle, arm = area.center(), 5
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))


class OtherMatches(QWidget):
    """All unfinished matches in a list on a plate; what is behind it is dimmed, and a press there puts it away."""

    continued = Signal(int)
    forgotten = Signal(int)
    closed = Signal()

    def __init__(self, colours: Colours, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = 0
        self._plate = make_frame("card", self)
        self._title = make_label(self._plate, font=title_font(24))
        self.close_button = make_button(self._plate, is_flat=True)
        self.list = ContinueList(colours, pictures)
        self.list.continued.connect(self.continued)
        self.list.forgotten.connect(self.forgotten)
        self.close_button.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._title, stretch=1)
        head.addWidget(self.close_button)
        self._layout = QVBoxLayout(self._plate)
        self._layout.setContentsMargins(20, 12, 16, 10)
        self._layout.addLayout(head)
        self._layout.addWidget(self.list)
        self.hide()
        self._set_texts()

    def show_matches(self, matches: Sequence[Summary], people: Sequence[Person]) -> None:
        self.list.show_matches(matches, people)
        self._lay_out()
        if not matches:
            self.hide()

    def take_focus(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave_below(self, room: int) -> None:
        """So much of the height is something else's."""
        self._below = room
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        head = max(self._title.sizeHint().height(), self.close_button.sizeHint().height())
        margins = self._layout.contentsMargins()
        around = margins.top() + head + self._layout.spacing() + margins.bottom() + 2
        high = around + min(self.list.count(), ROWS) * row_height()
        room = self.rect().adjusted(16, 16, -16, -16 - self._below)
        size = QSize(min(WIDEST + scaled(100) - 100, room.width()), min(high, room.height()))
        corner = QPoint((self.width() - size.width()) // 2, room.top() + (room.height() - size.height()) // 2)
        self._plate.setGeometry(QRect(corner, size))

    def set_colours(self, colours: Colours) -> None:
        self.list.colours = colours
        self.update()

    def _set_texts(self) -> None:
        self._title.setText(translate("continue_list", "Games in progress"))
        self.close_button.setText(translate("continue_list", "Close"))
        self.list.set_texts()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._plate.geometry().contains(event.position().toPoint()):
            self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(20, 14, 8, 130))
