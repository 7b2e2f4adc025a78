"""The list of the library and its model. Arrows walk, Enter opens, Delete deletes, letters jump; several can be
selected."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from ludogite.match.library.library import folded
from ludogite.match.store.rows import Summary
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.look import language
from ludogite.ui.look.language import tr
from ludogite.ui.look.picture_cache import Steps
from ludogite.ui.look.theme import Colours
from ludogite.ui.pages.library.row import GAP, OPEN_WIDTH, LibraryRow
from ludogite.ui.pages.library.words import game_title, spoken, who
from ludogite.ui.widgets.parts import is_key_focus

if TYPE_CHECKING:
    from ludogite.match.people import Person
    from ludogite.match.store.rows import Summary

NAME = Message(QT_TRANSLATE_NOOP("library", "Games"))
KEYS = Message(QT_TRANSLATE_NOOP("library", "Enter opens a game, Delete deletes it, Ctrl+A selects all."))


Index = QModelIndex | QPersistentModelIndex


class LibraryModel(QStringListModel):
    """A list of empty texts, as long as that of the matches: Qt asks for its length so often that it must not come from
    Python."""

    def __init__(self) -> None:
        super().__init__()
        self.matches: list[Summary] = []

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.matches):
            return None
        match = self.matches[index.row()]
        if role == Qt.ItemDataRole.UserRole:
            return match
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return spoken(match, language.today())
        return None

    def show(self, matches: Sequence[Summary]) -> bool:
        """Whether the lines that were there are still in their places: then others have only come after them."""
        known = len(self.matches)
        if known and len(matches) >= known and list(matches[:known]) == self.matches:
            self.matches = list(matches)
            if len(matches) > known:
                self.insertRows(known, len(matches) - known)
            return True
        self.matches = list(matches)
        self.setStringList([""] * len(matches))
        return False

    def row_of(self, id: int) -> int:
        """-1 if it is not among them."""
        rows = (row for row, match in enumerate(self.matches) if match.id == id)
        return next(rows, -1)

    def row_beginning_with(self, text: str, after: int) -> int:
        """The next line in which a name or the game begins with the text; -1 if there is none."""
        wanted, rows = folded(text), len(self.matches)
        for n in range(rows):
            row = (after + n) % rows
            match = self.matches[row]
            names = (*(seat.name for seat in match.seats), game_title(match), who(match) if match.label else "")
            if any(folded(name).startswith(wanted) for name in names):
                return row
        return -1


class LibraryList(QListView):
    opened = Signal(int)
    deleted = Signal()
    """The selected ones are to be deleted."""
    selected = Signal()
    """Others are selected now."""

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rows")
        self.colours = colours
        self.people: dict[str, Person] = {}
        self._is_changing = False
        self.is_by_key = False
        """Whether keys are used here: the current line is framed for them."""
        self.lines = LibraryModel()
        self.setModel(self.lines)
        self._steps = Steps(self.viewport())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(LibraryRow(self))
        self.verticalScrollBar().setSingleStep(24)
        self.doubleClicked.connect(self._open)

    # What is shown

    def show_matches(self, matches: Sequence[Summary]) -> None:
        """What is selected stays so, as far as it is still there."""
        selected, current = self.selected_ids(), self.current_id()
        row, place = self.currentIndex().row(), self.verticalScrollBar().value()
        self._is_changing = True
        if not self.lines.show(matches):
            self._select(selected, current, row)
            self.verticalScrollBar().setValue(place)
        self._is_changing = False
        if self.selected_ids() != selected:
            self.selected.emit()

    def _select(self, ids: Collection[int], current: int | None, row: int) -> None:
        """These, as far as they are there; if the current one is gone, the one in its place is current."""
        wanted, selection, start = set(ids), QItemSelection(), None
        for n, match in enumerate((*self.lines.matches, None)):
            if match is not None and match.id in wanted:
                start = n if start is None else start
            elif start is not None:
                selection.select(self.lines.index(start), self.lines.index(n - 1))
                start = None
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        found = self.lines.row_of(current) if current is not None else -1
        kept = found if found >= 0 else min(max(row, 0), len(self.lines.matches) - 1)
        if kept >= 0:
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self.lines.index(kept), flag)

    def choose(self, id: int) -> bool:
        """Selects this match alone and scrolls to it; whether it is there."""
        row = self.lines.row_of(id)
        if row >= 0:
            self.setCurrentIndex(self.lines.index(row))
            self.scrollTo(self.lines.index(row), QAbstractItemView.ScrollHint.PositionAtCenter)
        return row >= 0

    def choose_all(self, ids: Collection[int]) -> None:
        """Selects these; the list shows the first of them."""
        wanted = set(ids)
        self._select(wanted, next((match.id for match in self.lines.matches if match.id in wanted), None), 0)
        self.scrollTo(self.currentIndex())

    def restore(self, ids: Collection[int], current: int, place: int) -> None:
        """As it was left. Where the current one stands elsewhere now, the list shows it there."""
        self._select(ids, current, 0)
        self.doItemsLayout()
        self.verticalScrollBar().setValue(place)
        self.scrollTo(self.currentIndex())

    # What is selected

    def current_id(self) -> int | None:
        row = self.currentIndex().row()
        return self.lines.matches[row].id if row >= 0 else None

    def selected_matches(self) -> list[Summary]:
        """In the order in which they stand."""
        selection = self.selectionModel().selection()
        parts = [selection.at(n) for n in range(selection.count())]
        rows = sorted((part.top(), part.bottom()) for part in parts)
        return [match for top, bottom in rows for match in self.lines.matches[top : bottom + 1]]

    def selected_ids(self) -> list[int]:
        return [match.id for match in self.selected_matches()]

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if not self._is_changing:
            self.selected.emit()

    def _open(self, index: QModelIndex) -> None:
        match = self.lines.matches[index.row()]
        if not match.is_damaged:
            self.opened.emit(match.id)

    # Mouse and keys

    def open_area(self, row: int) -> QRect:
        """Where a click opens the match."""
        area = self.visualRect(self.lines.index(row)).adjusted(0, 0, 0, -GAP)
        return area.adjusted(area.width() - OPEN_WIDTH, 0, 0, 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.is_by_key = is_key_focus(event)
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.is_by_key = False
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier and event.button() == Qt.MouseButton.LeftButton
        if index.isValid() and is_plain and self._is_at_mark(event.position().toPoint()):
            self._open(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        is_at_mark = self._is_at_mark(event.position().toPoint())
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if is_at_mark else Qt.CursorShape.ArrowCursor)

    def _is_at_mark(self, point: QPoint) -> bool:
        index = self.indexAt(point)
        return index.isValid() and self.open_area(index.row()).contains(point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index, self.is_by_key = self.currentIndex(), True
        self.viewport().update()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if index.isValid() and not event.isAutoRepeat():
                self._open(index)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if not event.isAutoRepeat():
                self.deleted.emit()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Qt calls this with every letter that is typed."""
        row = self.lines.row_beginning_with(search, self.currentIndex().row() + 1)
        if row >= 0:
            self.setCurrentIndex(self.lines.index(row))

    # Looks

    def paintEvent(self, event: QPaintEvent) -> None:
        with self._steps.painting():
            super().paintEvent(event)

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.viewport().update()

    def set_texts(self) -> None:
        self.setAccessibleName(tr(NAME))
        self.setAccessibleDescription(tr(KEYS))
        self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.scheduleDelayedItemsLayout()
