"""The line above the board: the way home, the title, and what concerns the whole match rather than the turn."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout

from ludogite.match.match import Match
from ludogite.sheets import SHEETS
from ludogite.ui.language import tr
from ludogite.ui.match.clock import Clock
from ludogite.ui.match.manners import manners_of, title_of
from ludogite.ui.theme import title_font
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import make_button


class MatchHeader(QFrame):
    def __init__(self, match: Match) -> None:
        super().__init__()
        self.setObjectName("header")
        self.config, self.manners = match.config, manners_of(match.config.game.id)
        self.home, self.full_screen, self.print, self.new, self.settings = (make_button(is_flat=True) for _ in range(5))
        if match.config.game.id not in SHEETS:
            self.print.hide()
        self.analysis = make_button(is_flat=True, is_checkable=True)
        self.title = ElidedLabel(title_font(24))
        self.clock = Clock(match)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 8, 16, 8)
        layout.setSpacing(16)
        layout.addWidget(self.home)
        layout.addWidget(self.title, stretch=1)
        layout.addWidget(self.clock)
        self.clock.setVisible(self.manners.has_clock)
        for button in (self.analysis, self.full_screen, self.print, self.new, self.settings):
            layout.addWidget(button)

    def say(self) -> None:
        self.title.setText(tr(title_of(self.config)))
        self.clock.say()
        self.home.setText(self.tr("Home"))
        self.analysis.setText(self.tr("Analysis"))
        self.print.setText(self.tr("Print"))
        self.new.setText(tr(self.manners.new))
        self.settings.setText(self.tr("Settings"))
        self.say_full_screen()

    def say_full_screen(self) -> None:
        is_full = self.window().isFullScreen()
        self.full_screen.setText(self.tr("Leave full screen") if is_full else self.tr("Full screen"))
