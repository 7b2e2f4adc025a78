"""The challenges of a level as cards: the target, and what has been achieved. A click or an arrow key chooses one,
Enter or a double click plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ludogite.match.library.challenge_progress import Achieved
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.target import Challenge
from ludogite.ui.games.cube.challenges.chosen_card import shown_name
from ludogite.ui.games.cube.challenges.target_picture import Thumbnails
from ludogite.ui.look.language import in_minutes, tr
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, rim, scaled, set_font, text_font
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import follow_selection

CARD, GAP = QSize(134, 154), 12
"""The smallest card, and the space between two."""
PICTURE = QSize(118, 126)
MARK = 18.0
SHADOW = 4
"""The reach of the shadow of a card."""


@dataclass(frozen=True)
class Entry:
    """A challenge that ships, with what has been achieved in it as gravity is set; and whether it was ever solved, and
    with gravity."""

    number: int
    challenge: Challenge
    achieved: Achieved
    is_solved: bool
    is_solved_with_gravity: bool

    def spoken(self) -> str:
        """The words of a screen reader."""
        parts = [shown_name(self.challenge)]
        if self.is_solved_with_gravity:
            parts.append(tr(Message(QT_TRANSLATE_NOOP("challenges", "solved with gravity"))))
        elif self.is_solved:
            parts.append(tr(Message(QT_TRANSLATE_NOOP("challenges", "solved"))))
        if self.achieved.best is not None:
            best = QT_TRANSLATE_NOOP("challenges", "best time {time}")
            parts.append(tr(Message(best, time=in_minutes(self.achieved.best))))
        if self.achieved.is_begun:
            begun = QT_TRANSLATE_NOOP("challenges", "started, {time} so far")
            parts.append(tr(Message(begun, time=in_minutes(self.achieved.spent))))
        return ", ".join(parts)


class EntryItem(QListWidgetItem):
    """Its words are made when somebody asks for them."""

    def __init__(self, entry: Entry) -> None:
        super().__init__()
        self.setData(Qt.ItemDataRole.UserRole, entry)

    def data(self, role: int) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return super().data(Qt.ItemDataRole.UserRole).spoken()
        return super().data(role)


class ChallengeGrid(QListWidget):
    chosen = Signal(object)
    """The entry that somebody has come to."""
    opened = Signal(object)
    """The entry that somebody wants to play."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rows")
        self.colours = colours
        self.thumbnails = Thumbnails(PICTURE, self)
        self.thumbnails.drawn.connect(self._show_picture)
        set_font(self, text_font(16))
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
        self.verticalScrollBar().setSingleStep(24)
        self.currentRowChanged.connect(lambda row: self.chosen.emit(self.entry(row)) if row >= 0 else None)
        follow_selection(self)
        self.itemDoubleClicked.connect(lambda item: self.opened.emit(self.entry(self.row(item))))

    def show_entries(self, entries: Sequence[Entry], current: int) -> None:
        """A level; the chosen one is among them."""
        self.clear()
        for entry in entries:
            self.addItem(EntryItem(entry))
        self.set_texts()
        self.setCurrentRow(current)
        self.thumbnails.prepare((entry.challenge for entry in entries), self.devicePixelRatioF(), self.colours)

    def update_entries(self, entries: Sequence[Entry]) -> None:
        """The same challenges, with what somebody else has achieved."""
        for row, entry in enumerate(entries):
            self.item(row).setData(Qt.ItemDataRole.UserRole, entry)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay_out()

    def _lay_out(self) -> None:
        """As many columns as there is room for next to the scroll bar, spread over the whole width. Larger words have
        a line of their own above and below the picture."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self.verticalScrollBar())
        width = self.maximumViewportSize().width() - bar - 1
        columns = max(1, width // (CARD.width() + GAP))
        self.setGridSize(QSize(width // columns, CARD.height() + 2 * _growth() + GAP))

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.currentRow() >= 0 and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.opened.emit(self.entry(self.currentRow()))
        else:
            super().keyPressEvent(event)


class ChallengeCard(QStyledItemDelegate):
    """Paints a card: its number, the target from straight above, and below it the marks and the best time."""

    def __init__(self, grid: ChallengeGrid) -> None:
        super().__init__(grid)
        self.grid = grid

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self.grid.gridSize()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        colours, entry = self.grid.colours, index.data(Qt.ItemDataRole.UserRole)
        area = QRectF(option.rect).adjusted(3, 3, -GAP, -GAP)
        is_current = index.row() == self.grid.currentRow()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paper(painter, area, is_current, bool(option.state & QStyle.StateFlag.State_MouseOver))
        picture = self.grid.thumbnails.picture(entry.challenge, self.grid.devicePixelRatioF(), colours)
        if picture is not None:
            painter.drawPixmap(QPointF(area.center().x() - PICTURE.width() / 2, area.top() + 12 + _growth()), picture)
        self._paint_words(painter, area.adjusted(12, 8, -10, -7), entry)
        self._paint_marks(painter, area.topRight() + QPointF(-9 - MARK / 2, 9 + MARK / 2), entry)
        painter.restore()

    def _paint_paper(self, painter: QPainter, area: QRectF, is_current: bool, is_pointed: bool) -> None:
        colours = self.grid.colours
        whole = area.adjusted(-1, -1, SHADOW, SHADOW)
        paint_cached(painter, whole, "paper of a challenge", colours, partial(_paint_card, colours))
        if is_current or is_pointed:
            width = 2.5 if is_current and self.grid.hasFocus() else 2 if is_current else 1
            painter.setPen(QPen(QColor(colours.accent if is_current else colours.soft_ink), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, 12, 12)

    def _paint_words(self, painter: QPainter, area: QRectF, entry: Entry) -> None:
        colours = self.grid.colours
        painter.setPen(QColor(colours.ink))
        painter.setFont(text_font(scaled(16), QFont.Weight.DemiBold))
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(entry.number))
        time = entry.achieved.spent if entry.achieved.is_begun else entry.achieved.best
        if time is not None:
            weight = QFont.Weight.DemiBold if entry.achieved.is_begun else QFont.Weight.Medium
            painter.setPen(QColor(colours.accent if entry.achieved.is_begun else colours.soft_ink))
            painter.setFont(text_font(scaled(13), weight))
            painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, in_minutes(time))

    def _paint_marks(self, painter: QPainter, middle: QPointF, entry: Entry) -> None:
        """From the corner to the left: begun, solved, solved with gravity."""
        achieved = entry.achieved
        for is_so, paint in (
            (achieved.is_begun, paint_begun),
            (entry.is_solved, paint_solved),
            (entry.is_solved_with_gravity, paint_gravity),
        ):
            if is_so:
                paint(painter, middle, self.grid.colours)
                middle = middle - QPointF(MARK + 4, 0)


def _growth() -> int:
    """The growth of a line of words: how much higher the number of a card is than in the usual size of the text."""
    return scaled(16) - 16


def _paint_card(colours: Colours, painter: QPainter, whole: QRectF) -> None:
    """The paper of a card with its shadow."""
    area = whole.adjusted(1, 1, -SHADOW, -SHADOW)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 45) if colours.is_dark else QColor(60, 45, 20, 12))
    for n in range(SHADOW):
        painter.drawRoundedRect(area.adjusted(n, 2 * n, 0.5 * n, n), 12, 12)
    painter.setPen(rim(colours))
    painter.setBrush(QColor(colours.panel))
    painter.drawRoundedRect(area, 12, 12)


def paint_begun(painter: QPainter, middle: QPointF, colours: Colours) -> None:
    """Two bars, as for a pause."""
    _paint_disc(painter, middle, colours.accent, colours)
    for x in (-2.5, 2.5):
        painter.drawLine(middle + QPointF(x, -3), middle + QPointF(x, 3))


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


class MarkSign(QWidget):
    def __init__(self, with_gravity: bool, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._paint = paint_gravity if with_gravity else paint_solved
        self.setFixedSize(QSize(int(MARK) + 2, int(MARK) + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, QPointF(self.width() / 2, self.height() / 2), self.colours)


class Legend(QWidget):
    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._signs = [MarkSign(with_gravity, colours, self) for with_gravity in (False, True)]
        self._words = [ElidedLabel(text_font(12), self) for _ in range(2)]
        for words in self._words:
            words.setObjectName("soft")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(7)
        for sign, words in zip(self._signs, self._words, strict=True):
            layout.addWidget(sign)
            layout.addWidget(words)
            layout.addSpacing(12)
        layout.addStretch(1)
        self.set_texts()

    def set_colours(self, colours: Colours) -> None:
        for sign in self._signs:
            sign.colours = colours
            sign.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def set_texts(self) -> None:
        solved, with_gravity = self._words
        solved.setText(self.tr("solved"))
        with_gravity.setText(self.tr("solved with gravity"))
