"""The dialog after an error in our own code: it says that the match is safe, and offers the text for a bug report."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from ludogite.ui.look.theme import text_font, title_font
from ludogite.ui.widgets.parts import make_button, make_label


class CrashDialog(QDialog):
    def __init__(self, report: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.report = report
        self.setWindowTitle("Ludogîte")
        self.setMinimumWidth(620)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 28, 32, 24)
        layout.setSpacing(14)
        layout.addWidget(make_label(text=self.tr("Something went wrong"), font=title_font(28)))
        explanation = self.tr(
            "Sorry about that. Your moves are saved: close this and play on, or quit and continue the game from"
            " home. If you report the problem, please add the text below; it says nothing about you."
        )
        layout.addWidget(make_label(text=explanation, font=text_font(14), wraps=True))
        details = QPlainTextEdit(report)
        details.setReadOnly(True)
        details.setAccessibleName(self.tr("Details"))
        layout.addWidget(details)
        self.copy_button = make_button(text=self.tr("Copy details"))
        self.close_button = make_button(text=self.tr("Close"), is_primary=True)
        self.close_button.setDefault(True)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.close_button)
        layout.addLayout(buttons)
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(self.tr("Copied"))
