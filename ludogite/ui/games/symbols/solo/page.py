"""Six Symbols besides its matches: alone with the roll of the day, dice for people who play on paper, and their sheets
scored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtWidgets import QStackedWidget, QWidget

from ludogite.match.match import Seat
from ludogite.match.results import Results
from ludogite.rules.symbols import ROUNDS, Round
from ludogite.settings import ANIMATIONS, Settings
from ludogite.ui.games.symbols.solo.alone_part import GAME, AlonePart
from ludogite.ui.games.symbols.solo.dice_part import DicePart
from ludogite.ui.games.symbols.solo.on_paper import EMPTY, OnPaper
from ludogite.ui.games.symbols.solo.score_part import ScorePart
from ludogite.ui.language import tr
from ludogite.ui.match import accessible
from ludogite.ui.pages.page import HOME, PRINT, RULES, SETTINGS, HeadedPage, PageHeader, Printable
from ludogite.ui.pages.routes import (
    BeginMatch,
    Home,
    PrintSheets,
    ResumeMatch,
    ShowRules,
    ShowSettings,
    ToggleFullScreen,
)
from ludogite.ui.theme import Colours
from ludogite.ui.widgets.segments import Segments

ALONE, DICE, SCORE = PARTS = ("alone", "dice", "score")


class SoloPage(HeadedPage):
    def __init__(
        self,
        results: Results,
        names: Sequence[str],
        today: Callable[[], date],
        paper: OnPaper,
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(GAME, parent)
        accessible.install()
        self.paper = paper
        self._make_header()
        self._stack = QStackedWidget(self)
        self.alone = AlonePart(results, names, today, colours, self._stack)
        self.dice = DicePart(paper, colours, self._stack)
        self.score = ScorePart(paper, colours, self._stack)
        self._parts: dict[str, AlonePart | DicePart | ScorePart] = {
            ALONE: self.alone,
            DICE: self.dice,
            SCORE: self.score,
        }
        for part in self._parts.values():
            self._stack.addWidget(part)
        self.lay_out(self._stack)
        self._connect()
        self.set_texts()

    def _make_header(self) -> None:
        self.header = PageHeader(self, HOME, Home())
        self.home_button, self.title = self.header.back, self.header.title
        self.tabs = Segments(PARTS, ALONE, self.header)
        self.header.add_to_title(self.tabs)
        self.rules_button = self.header.add_button(RULES, ShowRules(GAME))
        self.print_button = self.header.add_button(PRINT, PrintSheets())
        self.full_screen_button = self.header.add_full_screen_button()
        self.settings_button = self.header.add_button(SETTINGS, ShowSettings())

    def _connect(self) -> None:
        self.tabs.chosen.connect(self.show_part)
        self.alone.match_chosen.connect(lambda config: self.requested.emit(BeginMatch(config)))
        self.alone.result_chosen.connect(lambda id: self.requested.emit(ResumeMatch(id)))
        self.dice.score_wanted.connect(lambda: self.show_part(SCORE))
        self.score.print_wanted.connect(lambda: self.requested.emit(PrintSheets()))
        self.add_key("Escape", self._escape)

    def printable(self) -> Printable | None:
        """The sheet that was typed."""
        if self.tabs.current != SCORE or self.paper.sheet == EMPTY:
            return None
        state = Round(self.paper.scoring, (self.paper.sheet,), rolls=ROUNDS, before=(self.paper.sheet,))
        return Printable(GAME, (Seat(""),), state)

    def show_part(self, part: str) -> None:
        self.tabs.buttons[part].setChecked(True)
        self._stack.setCurrentWidget(self._parts[part])
        self._parts[part].take_focus()

    def take_focus(self, is_by_key: bool) -> None:
        if is_by_key:
            self._parts[self.tabs.current].take_focus()

    def set_colours(self, colours: Colours) -> None:
        for part in self._parts.values():
            part.set_colours(colours)

    def use_settings(self, settings: Settings) -> None:
        self.dice.set_animated(settings[ANIMATIONS] == "on")

    def set_texts(self) -> None:
        super().set_texts()
        self.title.setText(tr(GAME.title))
        self.tabs.set_labels(
            tr(GAME.title),
            {ALONE: self.tr("Alone"), DICE: self.tr("Dice"), SCORE: self.tr("Score a sheet")},
        )

    def _escape(self) -> None:
        """Leaves the full screen first."""
        self.requested.emit(ToggleFullScreen() if self.window().isFullScreen() else Home())
