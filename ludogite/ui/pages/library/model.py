"""The lines of the library for Qt. A line is made into words when somebody sees or hears it, not before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt

from ludogite.match.library.library import folded
from ludogite.match.store.rows import Summary
from ludogite.ui.look import language
from ludogite.ui.pages.library.words import game_title, spoken, who

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
