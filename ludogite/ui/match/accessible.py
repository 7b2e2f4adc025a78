"""Painted boards for screen readers: each cell is an element of its own, with a name, a place and a state.

Qt keeps only pointers to the interfaces made here, so every board keeps its own as long as it lives."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from ludogite.ui.match.painted_cells import PaintedCells

NO_INTERFACE = cast(QAccessibleInterface, None)
"""Qt takes None where there is nothing, which its type stubs do not say; likewise for objects and windows."""


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
    if thing.interfaces is None:
        whole = BoardInterface(thing)
        thing.interfaces = [whole, *(CellInterface(thing, whole, n) for n in range(thing.cell_count()))]
    interface: QAccessibleInterface = thing.interfaces[0]
    return interface


class BoardInterface(QAccessibleWidget):
    def __init__(self, board: PaintedCells) -> None:
        super().__init__(board, QAccessible.Role.Table)
        self._board = board

    def childCount(self) -> int:
        return self._board.cell_count()

    def child(self, index: int) -> QAccessibleInterface:
        interfaces = self._board.interfaces or []
        return interfaces[index + 1] if 0 <= index < len(interfaces) - 1 else NO_INTERFACE

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.cell if isinstance(child, CellInterface) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        point = self._board.mapFromGlobal(QPoint(x, y))
        cells = (n for n in range(self.childCount()) if self._board.cell_rect(n).contains(point))
        return self.child(next(cells, -1))

    def focusChild(self) -> QAccessibleInterface:
        cell = self._board.current_cell()
        return self.child(cell) if cell is not None else NO_INTERFACE


class CellInterface(QAccessibleInterface):
    def __init__(self, board: PaintedCells, whole: BoardInterface, cell: int) -> None:
        super().__init__()
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

    def text(self, kind: QAccessible.Text) -> str:
        return self._board.cell_name(self.cell) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """The name is the cell's own."""

    def rect(self) -> QRect:
        area = self._board.cell_rect(self.cell)
        return QRect(self._board.mapToGlobal(area.topLeft()), area.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._board.current_cell() == self.cell
        return state
