"""A widget that is painted as a whole and has cells: what screen readers, animations and sounds need of it. The cells
of a board are a class of their own."""

from __future__ import annotations

from abc import ABC, abstractmethod

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainterPath
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.ui.base.motion import Motion
from ludogite.ui.look.sounds import Sounds
from ludogite.ui.look.theme import Colours


class PaintedCells(QWidget):
    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.animated = False
        self.motion = Motion(self)
        self.motion.moved.connect(self.update_moving)
        self.sounds = Sounds(self)
        self.motion.finished.connect(self.sounds.hush)

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def set_animated(self, animated: bool) -> None:
        self.animated = animated
        self.motion.skip()

    def update_moving(self) -> None:
        """Repaints what the motion changed; a board that knows what that is paints less."""
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

    def is_button(self, cell: int) -> bool:
        """Whether it is something to press, rather than a place of the board."""
        return False

    def press_cell(self, cell: int) -> None:
        """A screen reader presses the cell: what a click in its middle would do."""
        point = QPointF(self.cell_rect(cell).center())
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            held = Qt.MouseButton.LeftButton if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
            event = QMouseEvent(
                kind, point, self.mapToGlobal(point), Qt.MouseButton.LeftButton, held, Qt.KeyboardModifier.NoModifier
            )
            QApplication.sendEvent(self, event)

    def current_cell(self) -> int | None:
        """The cell that keys would act on."""
        return None


class Cells(ABC):
    """The cells of a board by their numbers, as screen readers and lessons find them. Only `count` and `called` are
    asked before a position is shown."""

    @property
    @abstractmethod
    def count(self) -> int: ...

    @abstractmethod
    def name(self, cell: int) -> str:
        """What a screen reader says of a cell, in the player's language."""

    @abstractmethod
    def place(self, cell: int) -> QRectF:
        """Where the cell is in the widget; empty while it cannot be seen."""

    def outline(self, cell: int) -> QPainterPath | None:
        """As it is seen, where that is no upright rectangle; empty while something hides it."""
        return None

    def is_round(self, cell: int) -> bool:
        """Whether it is a hollow or a piece that is round: what marks it is so too."""
        return False

    def called(self, name: str, seat: int = 0) -> int:
        """The cell that a lesson calls so, where it marks one: by its number, unless the game has names for cells."""
        return int(name)

    def is_button(self, cell: int) -> bool:
        """Whether it is something to press, rather than a place of the board."""
        return False

    def current(self) -> int | None:
        """The cell that keys would act on."""
        return None
