"""Whether keys have brought the focus: a frame is shown then, and not after a click."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent

KEY_FOCUS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


def is_key_focus(event: QFocusEvent) -> bool:
    """Whether keys have brought the player here."""
    return event.reason() in KEY_FOCUS
