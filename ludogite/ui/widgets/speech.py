"""What screen readers say by themselves, because something has changed that nobody has the focus on."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Nobody is told of what is going on behind another page."""
    if text and widget.isVisible():
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # the first paint does not wait for them

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
