"""Wishes from the settings of the system: dark, high contrast, less motion."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from ludogite.settings import ANIMATIONS, Settings


def is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()  # PySide forgets what belongs to it as soon as nobody here has it
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def wants_less_motion() -> bool:
    """Qt knows it from 6.12 on. Its other value is that there is no preference."""
    hints = QGuiApplication.styleHints()
    accessibility: Any = hints.accessibility()
    return hasattr(accessibility, "motionPreference") and accessibility.motionPreference().name != "NoPreference"


def is_animated(settings: Settings) -> bool:
    """Whether things move, by the setting or by the system's wish."""
    choice = settings[ANIMATIONS]
    return not wants_less_motion() if choice == "system" else choice == "on"


class SystemWishes(QObject):
    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._hints = QGuiApplication.styleHints()
        accessibility: Any = self._hints.accessibility()
        self._signals: list[Any] = [self._hints.colorSchemeChanged, accessibility.contrastPreferenceChanged]
        if hasattr(accessibility, "motionPreferenceChanged"):
            self._signals.append(accessibility.motionPreferenceChanged)
        for signal in self._signals:
            signal.connect(self._tell)

    def _tell(self) -> None:
        self.changed.emit()

    def close(self) -> None:
        """Qt's hints outlive this."""
        for signal in self._signals:
            signal.disconnect(self._tell)
