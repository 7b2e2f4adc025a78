"""Lists that show what the current entry is about, for those who choose without mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QListWidget


def follow_selection(view: QListWidget) -> None:
    """A screen reader selects an entry, but does not make it the current one; mouse and keys do both, one after the
    other."""

    def follow() -> None:
        selected = view.selectedItems()
        if len(selected) == 1 and selected[0] is not view.currentItem():
            view.setCurrentItem(selected[0])

    view.itemSelectionChanged.connect(lambda: QTimer.singleShot(0, view, follow))
