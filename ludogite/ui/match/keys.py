"""Keys that mean the same on every keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

FRENCH = {"&": 0, "é": 1, "É": 1, '"': 2, "'": 3, "(": 4, "-": 5, "è": 6, "È": 6, "_": 7}
"""The digits from 1 on a French keyboard without Shift; with Caps Lock some of them are capitals."""
SCAN_CODES = {5: (7, 15), 7: (9, 17)}
"""Signs that have a key of their own elsewhere are told from a digit by where the key lies: on Windows, and on X11."""
KEY_FOCUS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


def digit_of(event: QKeyEvent) -> int | None:
    """Which of the keys 1 to 8 it is, from 0, on the number pad and on keyboards where digits need Shift as well."""
    text = event.text()
    if text and text in "12345678":
        return int(text) - 1
    digit = FRENCH.get(text)
    if digit in SCAN_CODES and event.nativeScanCode() not in SCAN_CODES[digit]:
        return None
    return digit


def is_key_focus(event: QFocusEvent) -> bool:
    """Whether keys have brought the player here."""
    return event.reason() in KEY_FOCUS
