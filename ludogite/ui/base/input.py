"""Keys and clicks that mean the same on every board and every keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

NUMBER_ROW: Mapping[str, Sequence[int]] = {
    "xcb": range(10, 20),
    "wayland": range(10, 20),
    "windows": range(2, 12),
    "cocoa": (18, 19, 20, 21, 23, 22, 26, 28, 25, 29),
}
"""The scan codes of the keys 1 to 9 and 0; on a Mac, which tells none, those of its own that Qt calls virtual keys."""
WITH_DIGITS = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Steps to the right and down."""
CLICK_REACH = 8
"""Pixels that the mouse may move between press and release: beyond that it is a drag, not a click."""
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def digit_of(event: QKeyEvent) -> int | None:
    """Which of the keys 1 to 9 and 0 it is, counted from 0. In the number row its place tells, for what it types
    differs from keyboard to keyboard, with Shift and without; elsewhere, as on the number pad, what it types."""
    platform, text = QGuiApplication.platformName(), event.text()
    code = event.nativeVirtualKey() if platform == "cocoa" else event.nativeScanCode()
    row = NUMBER_ROW.get(platform, ())
    is_letter = text.isascii() and text.isalpha()  # some remote desktops have codes of their own
    if code in row and not is_letter and event.modifiers() | WITH_DIGITS == WITH_DIGITS:  # ~ forgets AltGr on Windows
        return row.index(code)
    return (int(text) - 1) % 10 if len(text) == 1 and text in "0123456789" else None


def is_function_key(event: QKeyEvent) -> bool:
    return Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
