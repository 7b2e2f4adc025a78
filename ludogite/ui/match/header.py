"""The line above the board: home, the title, and what concerns the whole match rather than the turn."""

from __future__ import annotations

from ludogite.match.match import Match
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import ui_of, whole_game
from ludogite.ui.base.page import BACK, HOME, LIBRARY, PRINT, RULES, SETTINGS, Page, PageHeader
from ludogite.ui.base.routes import Home, PrintSheets, Route, SetUp, ShowLibrary, ShowRules, ShowSettings
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.match.clock import Clock
from ludogite.ui.pages.match_summary import FROM_MOVE
from ludogite.ui.widgets.parts import set_tip

NAMED = QT_TRANSLATE_NOOP("match_header", "{game} — {name}")
ANALYSIS = Message(QT_TRANSLATE_NOOP("match_header", "Analysis"))


def title_of(match: Match) -> Message:
    """The game, and what the match is called besides: the name of a challenge, the date of a match of the day."""
    config = match.config
    game, name = whole_game(config.game).title, ui_of(config.game).label_name(config.label)
    if not name and config.day:
        name = day_name(config.day, "d MMMM")
    if config.branch:
        name = Message(FROM_MOVE, n=match.line_of(config.branch.move))
    if not name:
        return game
    return Message(NAMED, game=game, name=name)


class MatchHeader(PageHeader):
    def __init__(self, match: Match, page: Page, back: Route) -> None:
        self.back_label = LIBRARY if isinstance(back, ShowLibrary) else HOME if isinstance(back, Home) else BACK
        super().__init__(page, self.back_label, back)
        game, labels = match.config.game, ui_of(match.config.game).labels
        self._match = match
        self.name: Message | None = None
        """What it is called besides its game, where it is no match of the game itself: a lesson."""
        self.clock = Clock(match)
        self.clock.setVisible(labels.has_clock)
        self.add(self.clock)
        self.analysis = self.add_button(ANALYSIS)
        self.analysis.setCheckable(True)
        self.full_screen = self.add_full_screen_button()
        self.print = self.add_button(PRINT, PrintSheets()) if game.sheet_module else None
        self.new = self.add_button(labels.new, SetUp(game))
        self.rules = self.add_button(RULES, ShowRules(game))
        """Beside the board of a match there is another one."""
        self.rules.hide()
        self.settings = self.add_button(SETTINGS, ShowSettings())

    def explain_analysis(self, reason: Message | None) -> None:
        """Why there is no analysis: the button looks as if it could not be pressed, and says it when it is."""
        set_tip(self.analysis, tr(reason) if reason else "")
        if bool(reason) != bool(self.analysis.property("unavailable")):
            self.analysis.setProperty("unavailable", bool(reason))
            self.analysis.style().unpolish(self.analysis)
            self.analysis.style().polish(self.analysis)

    def set_texts(self) -> None:
        super().set_texts()
        name = self.name and Message(NAMED, game=whole_game(self._match.config.game).title, name=self.name)
        self.title.setText(tr(name or title_of(self._match)))
        self.clock.set_texts()
