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
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from ludogite.ui.look import language
from ludogite.ui.look.theme import Colours, scaled, text_font
from ludogite.ui.pages.match_summary import lines
from ludogite.ui.widgets.badges import paint_badge
from ludogite.ui.widgets.elided import elided
from ludogite.ui.widgets.parts import set_tip

if TYPE_CHECKING:
    from ludogite.match.people import Person
    from ludogite.match.store.rows import Summary

translate = QCoreApplication.translate
ROW, GAP, MARGIN = 58, 10, 16
BADGE = 24
FORGET_WIDTH = 32
CONTINUE_WIDTH = 16


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

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("rows")
        self.colours = colours
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
        self.setAccessibleName(translate("continue_list", "Unfinished games"))
        self.setAccessibleDescription(translate("continue_list", "Enter continues the game, Delete deletes it."))

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
        forget = QRectF(self.list.delete_area(row))
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
            (first, fonts()[0], colours.ink, scaled(8)),
            (second, fonts()[1], colours.soft_ink, scaled(29)),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            line = QRectF(area.left() + MARGIN, area.top() + top, room, scaled(20))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, elided(text, painter.fontMetrics(), int(room)))

    def _paint_cross(self, painter: QPainter, area: QRectF) -> None:
        is_near = self.list.pointer is not None and area.contains(QPointF(self.list.pointer))
        colour = self.list.colours.accent if is_near else self.list.colours.soft_ink
        painter.setPen(QPen(QColor(colour), 2 if is_near else 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle, arm = area.center(), 4
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))
