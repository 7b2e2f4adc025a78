"""The challenges of a level as cards: the target, and what has been achieved. Arrows walk, Enter or a click opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ludogite.match.challenge_progress import Achieved
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.target import Challenge
from ludogite.ui.games.cube.challenges.thumbnails import Thumbnails
from ludogite.ui.language import tr
from ludogite.ui.match.clock import in_minutes
from ludogite.ui.theme import Colours, text_font

CARD, GAP = QSize(132, 156), 12
"""The smallest card, and the space between two."""
PICTURE = QSize(92, 100)
MARK = 18.0


@dataclass(frozen=True)
class Entry:
    """A challenge that ships, with what has been achieved in it: as gravity is set, and with gravity."""

    number: int
    challenge: Challenge
    achieved: Achieved
    is_solved_with_gravity: bool

    def spoken(self) -> str:
        """What a screen reader says of it."""
        parts = [self.challenge.name]
        if self.is_solved_with_gravity:
            parts.append(tr(Message(QT_TRANSLATE_NOOP("challenges", "solved with gravity"))))
        elif self.achieved.is_solved:
            parts.append(tr(Message(QT_TRANSLATE_NOOP("challenges", "solved"))))
        if self.achieved.best is not None:
            best = QT_TRANSLATE_NOOP("challenges", "best time {time}")
            parts.append(tr(Message(best, time=in_minutes(self.achieved.best))))
        if self.achieved.is_begun:
            parts.append(tr(Message(QT_TRANSLATE_NOOP("challenges", "begun"))))
        return ", ".join(parts)


class ChallengeGrid(QListWidget):
    opened = Signal(object)
    """The entry that somebody wants to play."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rows")
        self.colours = colours
        self.thumbnails = Thumbnails(PICTURE, self)
        self.thumbnails.drawn.connect(self._show_picture)
        self._pressed = -1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(ChallengeCard(self))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_entries(self, entries: Sequence[Entry], current: int) -> None:
        self.clear()
        for entry in entries:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, entry)
            self.addItem(item)
        self.set_texts()
        self.setCurrentRow(current)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for next to the scroll bar, spread over the whole width."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self.verticalScrollBar())
        width = self.maximumViewportSize().width() - bar - 1
        columns = max(1, width // (CARD.width() + GAP))
        self.setGridSize(QSize(width // columns, CARD.height() + GAP))
        super().resizeEvent(event)

    def _show_picture(self, challenge: Challenge) -> None:
        for row in range(self.count()):
            if self.entry(row).challenge is challenge:
                self.update(self.indexFromItem(self.item(row)))

    def entry(self, row: int) -> Entry:
        entry: Entry = self.item(row).data(Qt.ItemDataRole.UserRole)
        return entry

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.viewport().update()

    def set_texts(self) -> None:
        self.setAccessibleName(tr(Message(QT_TRANSLATE_NOOP("challenges", "Challenges of this level"))))
        for row in range(self.count()):
            self.item(row).setData(Qt.ItemDataRole.AccessibleTextRole, self.entry(row).spoken())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.currentRow() >= 0 and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.opened.emit(self.entry(self.currentRow()))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = self.indexAt(event.position().toPoint()).row()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        row = self.indexAt(event.position().toPoint()).row()
        if row >= 0 and row == self._pressed and event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(self.entry(row))


class ChallengeCard(QStyledItemDelegate):
    """How a card looks: its number, the target from straight above, and below it the marks and the best time."""

    def __init__(self, grid: ChallengeGrid) -> None:
        super().__init__(grid)
        self.grid = grid

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self.grid.gridSize()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        colours, entry = self.grid.colours, index.data(Qt.ItemDataRole.UserRole)
        area = QRectF(option.rect).adjusted(1.5, 1.5, -1.5 - GAP, -1.5 - GAP)
        is_current = self.grid.hasFocus() and index.row() == self.grid.currentRow()
        is_marked = is_current or option.state & QStyle.StateFlag.State_MouseOver
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.accent if is_marked else colours.panel), 2))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(area, 12, 12)
        picture = self.grid.thumbnails.picture(entry.challenge, self.grid.devicePixelRatioF(), colours)
        if picture is not None:
            painter.drawPixmap(QPointF(area.center().x() - PICTURE.width() / 2, area.top() + 24), picture)
        self._paint_words(painter, area.adjusted(11, 7, -11, -8), entry)
        self._paint_marks(painter, area.topRight() + QPointF(-8 - MARK / 2, 8 + MARK / 2), entry)
        painter.restore()

    def _paint_words(self, painter: QPainter, area: QRectF, entry: Entry) -> None:
        colours = self.grid.colours
        painter.setPen(QColor(colours.ink))
        painter.setFont(text_font(15, QFont.Weight.DemiBold))
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(entry.number))
        painter.setPen(QColor(colours.soft_ink))
        painter.setFont(text_font(13))
        if entry.achieved.best is not None:
            best = in_minutes(entry.achieved.best)
            painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, best)
        if entry.achieved.is_begun:
            begun = tr(Message(QT_TRANSLATE_NOOP("challenges", "begun")))
            painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, begun)

    def _paint_marks(self, painter: QPainter, middle: QPointF, entry: Entry) -> None:
        if entry.achieved.is_solved or entry.is_solved_with_gravity:
            paint_solved(painter, middle, self.grid.colours)
            middle = middle - QPointF(MARK + 4, 0)
        if entry.is_solved_with_gravity:
            paint_gravity(painter, middle, self.grid.colours)


def paint_solved(painter: QPainter, middle: QPointF, colours: Colours) -> None:
    """A tick."""
    _paint_disc(painter, middle, colours.green, colours)
    painter.drawPolyline([middle + QPointF(x, y) for x, y in ((-4, 0.5), (-1, 3.5), (4, -3))])


def paint_gravity(painter: QPainter, middle: QPointF, colours: Colours) -> None:
    """An arrow straight down to the ground."""
    _paint_disc(painter, middle, colours.blue, colours)
    painter.drawLine(middle + QPointF(0, -5), middle + QPointF(0, 1))
    painter.drawPolyline([middle + QPointF(x, y) for x, y in ((-3, -1.5), (0, 1.5), (3, -1.5))])
    painter.drawLine(middle + QPointF(-3.5, 4.5), middle + QPointF(3.5, 4.5))


def _paint_disc(painter: QPainter, middle: QPointF, colour: str, colours: Colours) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(middle, MARK / 2, MARK / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.panel), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
