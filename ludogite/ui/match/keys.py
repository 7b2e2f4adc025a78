"""Keys that mean the same on every board and every keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

FRENCH = {"&": 0, "é": 1, "É": 1, '"': 2, "'": 3, "(": 4, "-": 5, "è": 6, "È": 6, "_": 7}
"""The digits from 1 on a French keyboard without Shift; with Caps Lock some of them are capitals."""
SCAN_CODES = {5: (7, 15), 7: (9, 17)}
"""“-” and “_” have keys of their own on other keyboards. The scan codes of the digits' keys, on Windows and on X11,
tell which key it was."""
FIRST_CODES = {"windows": 2, "xcb": 10, "wayland": 10}
"""The scan code of the key 1."""
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Steps to the right and down."""
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def digit_of(event: QKeyEvent) -> int | None:
    """Which of the keys 1 to 8 it is, from 0, on the number pad and on keyboards where digits need Shift as well."""
    text = event.text()
    if text and text in "12345678":
        return int(text) - 1
    digit = FRENCH.get(text)
    if digit in SCAN_CODES and event.nativeScanCode() not in SCAN_CODES[digit]:
        return None
    return digit


def numbered_key(event: QKeyEvent) -> tuple[int, bool] | None:
    """Which of the keys 1 to 8 it is, from 0, and whether with Shift. What Shift types there differs from keyboard to
    keyboard: the place of the key tells which it is."""
    is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    first = FIRST_CODES.get(QGuiApplication.platformName())
    place = -1 if first is None else event.nativeScanCode() - first
    if is_shifted and 0 <= place < 8:
        return place, True
    digit = digit_of(event)
    return None if digit is None else (digit, is_shifted)
