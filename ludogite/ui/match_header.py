"""The line above the board: the way home, the title, and what concerns the whole match rather than the turn."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from ludogite.rules.game import Game
from ludogite.sheets import SHEETS
from ludogite.ui.language import tr
from ludogite.ui.theme import title_font


class MatchHeader(QFrame):
    def __init__(self, game: Game) -> None:
        super().__init__(objectName="header")
        self.game = game
        self.home, self.full_screen, self.print, self.new, self.settings = (QPushButton(flat=True) for _ in range(5))
        if game.id not in SHEETS:
            self.print.hide()
        self.analysis = QPushButton(flat=True, checkable=True)
        self.title = QLabel(font=title_font(24))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 8, 16, 8)
        layout.setSpacing(16)
        layout.addWidget(self.home)
        layout.addWidget(self.title)
        layout.addStretch(1)
        for button in (self.analysis, self.full_screen, self.print, self.new, self.settings):
            layout.addWidget(button)

    def say(self) -> None:
        self.title.setText(tr(self.game.title))
        self.home.setText(self.tr("Home"))
        self.analysis.setText(self.tr("Analysis"))
        self.print.setText(self.tr("Print"))
        self.new.setText(self.tr("New match"))
        self.settings.setText(self.tr("Settings"))
        self.say_full_screen()

    def say_full_screen(self) -> None:
        is_full = self.window().isFullScreen()
        self.full_screen.setText(self.tr("Leave full screen") if is_full else self.tr("Full screen"))
