"""Painted boards for screen readers: each cell is an element of its own, with a name, a place and a state, and can be
pressed. After the cells come the widgets that lie on the board.

Qt keeps only pointers to the interfaces made here, and deletes those of a board with it. Python must not do so before
Qt, or the program crashes: it keeps all of them here until they are gone."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from ludogite.ui.base.painted_cells import PaintedCells
from ludogite.ui.widgets.half_turn import from_screen, on_screen

NO_INTERFACE = cast(QAccessibleInterface, None)
"""Qt takes None where there is nothing, which its type stubs do not say; likewise for objects and windows."""
PRESS = QAccessibleActionInterface.pressAction()
_kept: list[BoardInterface] = []
"""Those of all boards there are."""


def install() -> None:
    QAccessible.installFactory(_make)


def announce(board: PaintedCells, cell: int) -> None:
    """The keyboard or the mouse has come to a cell: a screen reader reads it."""
    event = QAccessibleEvent(board, QAccessible.Event.Focus)
    event.setChild(cell)
    QAccessible.updateAccessibility(event)


def _make(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, PaintedCells):
        return None
    made = BoardInterface(thing)
    _kept.append(made)
    return made


class BoardInterface(QAccessibleWidget):
    """The cells first, whether or not they can be seen: their numbers stay."""

    def __init__(self, board: PaintedCells) -> None:
        super().__init__(board, QAccessible.Role.Grouping)
        self._board = board
        self._cells: dict[int, CellInterface] = {}
        ids = self._ids = list[int]()
        board.destroyed.connect(lambda: _forget(ids))

    def childCount(self) -> int:
        return self._board.cell_count() + len(self._widgets())

    def child(self, index: int) -> QAccessibleInterface:
        count, widgets = self._board.cell_count(), self._widgets()
        if 0 <= index < count:
            return self._cell(index)
        if count <= index < count + len(widgets):
            return QAccessible.queryAccessibleInterface(widgets[index - count])
        return NO_INTERFACE

    def _cell(self, cell: int) -> CellInterface:
        if cell not in self._cells:
            made = self._cells[cell] = CellInterface(self._board, self, cell)
            self._ids.append(QAccessible.uniqueId(made))
        return self._cells[cell]

    def _widgets(self) -> list[QWidget]:
        """Not the marks over the board, which are nothing by themselves."""
        widgets = [child for child in self._board.children() if isinstance(child, QWidget) and not child.isWindow()]
        marks = Qt.WidgetAttribute.WA_TransparentForMouseEvents
        return [widget for widget in widgets if not widget.testAttribute(marks)]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(child, CellInterface):
            return child.cell
        widgets, thing = self._widgets(), child.object()
        return self._board.cell_count() + widgets.index(thing) if thing in widgets else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        point = from_screen(self._board, QPoint(x, y))
        seen = (n for n in range(self._board.cell_count()) if self._board.cell_rect(n).contains(point))
        cell = next(seen, None)
        if cell is not None:
            return self._cell(cell)
        widget = self._board.childAt(point)
        return QAccessible.queryAccessibleInterface(widget) if widget is not None else NO_INTERFACE

    def focusChild(self) -> QAccessibleInterface:
        cell = self._board.current_cell()
        return self._cell(cell) if cell is not None else super().focusChild()


def _forget(ids: list[int]) -> None:
    """Cells have no object of their own whose end would tell Qt that they are gone. Right after this Qt deletes the
    interface of the board itself."""
    for known in ids:
        QAccessible.deleteAccessibleInterface(known)
    QTimer.singleShot(0, _let_go)


def _let_go() -> None:
    _kept[:] = [interface for interface in _kept if isValid(interface)]


class CellInterface(QAccessibleWidget):
    """Derived from the interface of a widget, which is the only one whose actions Qt finds if they are written in
    Python; nothing else of the board is to be seen through it."""

    def __init__(self, board: PaintedCells, whole: BoardInterface, cell: int) -> None:
        super().__init__(board, QAccessible.Role.Cell)
        self._board, self._whole, self.cell = board, whole, cell

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return cast(QObject, None)

    def window(self) -> QWindow:
        return self._board.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return self._whole

    def child(self, index: int) -> QAccessibleInterface:
        return NO_INTERFACE

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return NO_INTERFACE

    def focusChild(self) -> QAccessibleInterface:
        return NO_INTERFACE

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        """It has none. Qt would look for those of its object, and crash for want of one."""
        return []

    def foregroundColor(self) -> QColor:
        return self._board.palette().windowText().color()

    def backgroundColor(self) -> QColor:
        return self._board.palette().window().color()

    def text(self, kind: QAccessible.Text) -> str:
        return self._board.cell_name(self.cell) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """The name is the cell's own."""

    def rect(self) -> QRect:
        return on_screen(self._board, self._board.cell_rect(self.cell))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._board.is_button(self.cell) else QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._board.current_cell() == self.cell
        state.invisible = not self._board.isVisible() or self._board.cell_rect(self.cell).isEmpty()
        return state

    def actionNames(self) -> list[str]:
        return [PRESS]

    def doAction(self, name: str) -> None:
        if name == PRESS and self._board.isVisible() and not self._board.cell_rect(self.cell).isEmpty():
            self._board.press_cell(self.cell)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []
