"""The place of the board on the page: the board in its full size, and a plate that may lie over its right side."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.match.board import Board

MARGIN = 8
"""Between the plate's widget, which includes its shadow, and the edges."""


class BoardPlace(QWidget):
    """While the plate is open, the board moves to the left as far as what matters on it allows; its size stays."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self._plate: QWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        board.setParent(self)

    def sizeHint(self) -> QSize:
        return self._board.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._board.minimumSizeHint().expandedTo(self._board.minimumSize())

    def show_plate(self, plate: QWidget | None) -> None:
        """None: the board has all the space again."""
        self._plate = plate
        self.arrange()

    def arrange(self) -> None:
        shift = 0
        if self._plate is not None:
            size = self._plate.sizeHint().boundedTo(self.size())
            left = max(self.width() - size.width() - MARGIN, 0)
            self._plate.setGeometry(left, (self.height() - size.height()) // 2, size.width(), size.height())
            area = self._board.essential_area()
            shift = round(max(min(area.left() - MARGIN, area.right() + MARGIN - left), 0))
        self._board.setGeometry(-shift, 0, self.width(), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._board.resize(self.size())
        self.arrange()
