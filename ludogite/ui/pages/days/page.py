"""A page of days: its header, its part with today's table, and further parts of a game that has more to offer there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from PySide6.QtWidgets import QStackedWidget, QWidget

from ludogite.message import Message
from ludogite.rules.shelf import Game
from ludogite.ui.base.page import HOME, PRINT, RULES, SETTINGS, HeadedPage, PageHeader
from ludogite.ui.base.routes import Home, PrintSheets, ShowRules, ShowSettings, ToggleFullScreen
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.pages.days.part import DayPart, SoloPart
from ludogite.ui.widgets.segments import Segments

DAYS = "days"
P = TypeVar("P", bound=DayPart)


class DaysPage(HeadedPage, Generic[P]):
    part: P
    """With today's table."""

    def __init__(self, game: Game, parent: QWidget | None = None, tabs: Mapping[str, Message] | None = None) -> None:
        """The tabs by their labels, the first of them that of the days. Whoever derives from this makes the part, and
        calls `begin` with it."""
        super().__init__(game, parent)
        self._title, self._tab_labels = game.title, tabs or {}
        self.header = PageHeader(self, HOME, Home())
        self.home_button, self.title = self.header.back, self.header.title
        self.tabs = Segments(list(self._tab_labels) or [DAYS], DAYS, self.header)
        self.header.add_choice(self.tabs, is_beside_title=True)
        self.tabs.setVisible(bool(self._tab_labels))
        self.rules_button = self.header.add_button(RULES, ShowRules(game))
        self.print_button = self.header.add_button(PRINT, PrintSheets()) if game.sheet_module else None
        self.full_screen_button = self.header.add_full_screen_button()
        self.settings_button = self.header.add_button(SETTINGS, ShowSettings())
        self.stack = QStackedWidget(self)
        self._parts: dict[str, SoloPart] = {}

    def begin(self, part: P) -> None:
        self.part = part
        part.requested.connect(self.requested)
        self.add_part(DAYS, part)
        self.lay_out(self.stack)
        self.tabs.chosen.connect(self.show_part)
        self.add_key("Escape", self._escape)
        self.set_texts()

    def add_part(self, tab: str, part: SoloPart) -> None:
        self._parts[tab] = part
        self.stack.addWidget(part)

    def show_part(self, tab: str) -> None:
        self.tabs.choose(tab)
        self.stack.setCurrentWidget(self._parts[tab])
        self._parts[tab].take_focus()

    def take_focus(self, is_by_key: bool) -> None:
        if is_by_key:
            self._parts[self.tabs.current].take_focus()

    def set_colours(self, colours: Colours) -> None:
        for part in self._parts.values():
            part.set_colours(colours)

    def set_texts(self) -> None:
        super().set_texts()
        self.title.setText(tr(self._title))
        self.tabs.set_labels(tr(self._title), {tab: tr(label) for tab, label in self._tab_labels.items()})

    def _escape(self) -> None:
        """Leaves the full screen first."""
        self.requested.emit(ToggleFullScreen() if self.window().isFullScreen() else Home())
