"""A widget that is painted as a whole and has cells: what screen readers and animations need of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRect
from PySide6.QtWidgets import QWidget

from ludogite.ui.match.motion import Motion
from ludogite.ui.theme import Colours


class PaintedCells(QWidget):
    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.animated = False
        self.motion = Motion(self)
        self.motion.moved.connect(self.update_moving)
        self.interfaces: list[Any] | None = None
        """What screen readers hold on to."""

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def set_animated(self, animated: bool) -> None:
        self.animated = animated
        self.motion.skip()

    def update_moving(self) -> None:
        """Has painted again what the motion changes; a board that knows what that is says it here."""
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.motion.skip()
        return bool(super().event(event))

    # For screen readers

    def cell_count(self) -> int:
        return 0

    def cell_name(self, cell: int) -> str:
        """What a screen reader says of a cell, in the player's language."""
        raise ValueError(cell)

    def cell_rect(self, cell: int) -> QRect:
        """Where the cell is in the widget."""
        raise ValueError(cell)

    def current_cell(self) -> int | None:
        """The cell that keys would act on."""
        return None
