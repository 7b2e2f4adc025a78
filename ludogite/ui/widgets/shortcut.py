"""Keys that work wherever the focus is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def add_shortcut(widget: QWidget, keys: str, slot: Callable[[], object], *, repeats: bool = False) -> None:
    """While the widget is seen, these keys call the slot."""
    shortcut = QShortcut(QKeySequence(keys), widget)
    shortcut.activated.connect(slot)
    shortcut.setAutoRepeat(repeats)
