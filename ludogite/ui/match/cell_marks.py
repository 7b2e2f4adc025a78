"""Marks around cells of a board, the same on every board: a lesson points there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ludogite.ui.match.board import Board

WIDTH = 4.0
AIR = 4.0
"""Between the cell and its mark."""


class CellMarks(QWidget):
    """Lies over the board and lets everything through to it."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self._cells: Sequence[int] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        board.installEventFilter(self)
        self.hide()

    @property
    def cells(self) -> Sequence[int]:
        return self._cells

    def mark(self, names: Sequence[str]) -> None:
        """Marks the cells with these names, and no others."""
        self._cells = [self._board.cell_called(name) for name in names]
        self.setGeometry(self._board.rect())
        self.setVisible(bool(self._cells))
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
            for cell in self._cells:
                area = QRectF(self._board.cell_rect(cell)).adjusted(-AIR, -AIR, AIR, AIR)
                corner = area.width() / 5
                for colour, width in ((QColor(0, 0, 0, 110), WIDTH + 3), (QColor(colours.yellow), WIDTH)):
                    painter.setPen(QPen(colour, width))
                    painter.drawRoundedRect(area, corner, corner)
