"""The licences of all that the program comes with: a list, and the text of the one that is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QPlainTextEdit, QVBoxLayout, QWidget

from ludogite.licences import Part, parts
from ludogite.ui.look.theme import scaled, set_font, text_font, title_font
from ludogite.ui.widgets.parts import make_button, make_frame, make_label
from ludogite.ui.widgets.selection import follow_selection

SIZE, FRAME = QSize(900, 620), QSize(16, 44)
"""Where the screen has room for it, and what the system puts around it."""
WIDEST_LIST = 340
ROW = 30
AIR = 10


class Licences(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licences"))
        self.parts: list[Part] = parts()
        self.list = QListWidget()
        self.list.setObjectName("moves")
        self.list.setAccessibleName(self.tr("Licences"))
        for part in self.parts:
            item = QListWidgetItem(part.title, self.list)
            item.setSizeHint(QSize(0, scaled(ROW)))
        self.list.setFixedWidth(min(self._widest() + scaled(40), WIDEST_LIST))
        self.licence = make_label(font=text_font(14), is_soft=True, wraps=True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Text of the licence"))
        self.text.document().setDocumentMargin(AIR)
        set_font(self.text, text_font(13))
        self.close_button = make_button(text=self.tr("Close"), is_primary=True)
        self._lay_out()
        self.list.currentRowChanged.connect(self._show_part)
        follow_selection(self.list)
        self.close_button.clicked.connect(self.accept)
        self.list.setCurrentRow(0)
        self.list.setFocus()
        self.resize(SIZE.boundedTo(self.screen().availableSize() - FRAME))

    def _widest(self) -> int:
        metrics = QFontMetrics(self.list.font())
        return max(metrics.horizontalAdvance(part.title) for part in self.parts)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 28, 32, 24)
        layout.setSpacing(14)
        layout.addWidget(make_label(text=self.tr("Licences"), font=title_font(28)))
        layout.addWidget(
            make_label(
                text=self.tr(
                    "Ludogîte is free software under the MIT licence. It stands on the work of others, each under a"
                    " licence of its own. Qt comes under the LGPL, version 3: you may replace the Qt libraries with"
                    " your own."
                ),
                font=text_font(14),
                wraps=True,
            )
        )
        columns = QHBoxLayout()
        columns.setSpacing(20)
        card = make_frame("card")
        within = QVBoxLayout(card)
        within.setContentsMargins(AIR, AIR, AIR, AIR)
        within.addWidget(self.list)
        columns.addWidget(card)
        right = QVBoxLayout()
        right.addWidget(self.licence)
        right.addWidget(self.text, stretch=1)
        columns.addLayout(right, stretch=1)
        layout.addLayout(columns, stretch=1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout.addLayout(buttons)

    def _show_part(self, row: int) -> None:
        part = self.parts[row]
        self.licence.setText(part.licence)
        self.licence.setVisible(bool(part.licence))
        self.text.setPlainText(part.text)
