"""Marks around cells of a board, the same on every board: a lesson points there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ludogite.ui.base.board import Board

WIDTH = 4.0
AIR = 4.0
"""Between the cell and its mark."""


class CellMarks(QWidget):
    """Lies over the board and lets everything through to it."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self._groups: Sequence[Sequence[int]] = ()
        """Each has a mark around it."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        board.installEventFilter(self)
        self.hide()

    @property
    def cells(self) -> Sequence[int]:
        return [cell for group in self._groups for cell in group]

    def mark(self, names: Sequence[str]) -> None:
        """Marks the cells with these names, and no others."""
        self._mark([[name] for name in names])

    def mark_as_one(self, names: Sequence[str]) -> None:
        """One mark around all of these cells, which are side by side."""
        self._mark([names] if names else [])

    def _mark(self, groups: Sequence[Sequence[str]]) -> None:
        self._groups = [[self._board.cell_called(name) for name in group] for group in groups]
        self.setGeometry(self._board.rect())
        self.setVisible(bool(self._groups))
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._board.colours
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for group in self._groups:
                cells = reduce(QRect.united, map(self._board.cell_rect, group))
                area = QRectF(cells).adjusted(-AIR, -AIR, AIR, AIR)
                corner = min(area.width(), area.height()) / 5
                for colour, width in ((QColor(0, 0, 0, 110), WIDTH + 3), (QColor(colours.yellow), WIDTH)):
                    painter.setPen(QPen(colour, width))
                    painter.drawRoundedRect(area, corner, corner)
