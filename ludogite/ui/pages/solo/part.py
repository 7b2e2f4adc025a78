"""What a tab of the solo page shows."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame

from ludogite.ui.look.theme import Colours


class SoloPart(QFrame):
    def take_focus(self) -> None:
        """The part has come in front by keys."""

    def set_colours(self, colours: Colours) -> None:
        """Another theme is in force."""
