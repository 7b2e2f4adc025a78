"""A card that lists keys: each as a cap, and beside it what it does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from ludogite.ui.base.key_list import KeyGroup, keys_text
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import text_font
from ludogite.ui.widgets.parts import make_label


class KeysCard(QFrame):
    def __init__(self, group: KeyGroup, abreast: int = 1, parent: QWidget | None = None) -> None:
        """So many keys in each row."""
        super().__init__(parent)
        self._group = group
        self.setObjectName("card")
        self._name = make_label(font=text_font(17, QFont.Weight.DemiBold))
        self._lines = [(make_label(), make_label(font=text_font(14), is_soft=True, wraps=True)) for _ in group.lines]
        layout = QGridLayout(self)
        layout.setContentsMargins(24, 18, 24, 20)
        layout.setHorizontalSpacing(16)
        layout.setVerticalSpacing(10)
        layout.addWidget(self._name, 0, 0, 1, 2 * abreast)
        for n, (key, what) in enumerate(self._lines):
            row, column = divmod(n, abreast)
            key.setObjectName("key")
            layout.addWidget(key, 1 + row, 2 * column, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            layout.addWidget(what, 1 + row, 2 * column + 1)
        for column in range(abreast):
            layout.setColumnStretch(2 * column + 1, 1)

    def set_texts(self) -> None:
        self._name.setText(tr(self._group.title))
        for (key, what), line in zip(self._lines, self._group.lines, strict=True):
            key.setText(keys_text(line.keys))
            what.setText(tr(line.does))
