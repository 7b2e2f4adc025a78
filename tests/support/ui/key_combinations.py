"""Keys as shortcuts write them: `Ctrl+H`."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination
from PySide6.QtGui import QKeySequence


def combination(keys: str) -> QKeyCombination:
    found: QKeyCombination = QKeySequence(keys)[0]  # type: ignore[index]  # the types of PySide lack it
    return found
