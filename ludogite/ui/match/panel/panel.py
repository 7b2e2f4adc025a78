"""The panel beside the board: what every panel has, and the one of a match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.scroll_area import FootFade, ScrollArea


class Beside(QFrame):
    """What a page has beside its board."""

    def set_texts(self) -> None:
        """Writes all texts, in the language in force."""

    def set_colours(self, colours: Colours) -> None:
        """Another theme is in force."""

    def show_position(self) -> None:
        """Another position is on the board."""

    def follow_board(self) -> None:
        """The hand has changed, or what it aims at."""

    def show_side_only(self, is_only: bool) -> None:
        """Shows nothing but what the board has here. What an exercise has stays: it says what to do."""


class Panel(Beside):
    """Its inner part scrolls where it must; the buttons below it stay in view."""

    def __init__(self, buttons: Sequence[QWidget]) -> None:
        super().__init__()
        self.setObjectName("panel")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 24)
        layout.setSpacing(12)
        self.area = ScrollArea(self)
        FootFade(self.area, QPalette.ColorRole.Base)
        layout.addWidget(self.area, stretch=1)
        self._below = QVBoxLayout()
        self._below.setContentsMargins(20, 0, 20, 0)
        self._below.setSpacing(8)
        for button in buttons:
            self.hold(button)
        layout.addLayout(self._below)

    def hold(self, button: QWidget) -> None:
        """Below all others."""
        self._below.addWidget(button)
