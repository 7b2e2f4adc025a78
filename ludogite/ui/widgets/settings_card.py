"""A card of the settings page: what it is called, what it does, and on the right what can be chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from ludogite.ui.look.theme import text_font
from ludogite.ui.widgets.parts import make_label


class SettingsCard(QFrame):
    def __init__(self, choice: QWidget) -> None:
        super().__init__()
        self.setObjectName("card")
        self._name = make_label(font=text_font(17, QFont.Weight.DemiBold))
        self._explanation = make_label(font=text_font(14), is_soft=True, wraps=True)
        self.rows = QGridLayout(self)
        self.rows.setContentsMargins(24, 18, 24, 18)
        self.rows.setHorizontalSpacing(24)
        self.rows.setVerticalSpacing(4)
        self.rows.addWidget(self._name, 0, 0)
        self.rows.addWidget(self._explanation, 1, 0)
        self.rows.addWidget(choice, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self.rows.setColumnStretch(0, 1)

    def name(self, name: str, explanation: str) -> None:
        self._name.setText(name)
        self._explanation.setText(explanation)

    def set_texts(self) -> None:
        """Its texts in the language that is spoken now."""
