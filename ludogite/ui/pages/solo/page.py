"""The page of a game alone. A game with more to offer there derives a page of its own, and adds parts to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date

from PySide6.QtWidgets import QStackedWidget, QWidget

from ludogite.match.library.results import Results
from ludogite.match.people import Person, with_names
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.ui.base.page import HOME, PRINT, RULES, SETTINGS, HeadedPage, PageHeader
from ludogite.ui.base.routes import (
    BeginMatch,
    Home,
    PrintSheets,
    ResumeMatch,
    ShowRules,
    ShowSettings,
    ShowStatistics,
    ToggleFullScreen,
)
from ludogite.ui.base.session import Session
from ludogite.ui.base.solo_game import SoloGame
from ludogite.ui.look import language
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.pages.solo.alone_part import AlonePart, SoloPart
from ludogite.ui.widgets.segments import Segments

ALONE = "alone"
ALONE_LABEL = Message(QT_TRANSLATE_NOOP("SoloPage", "Solo"))


class SoloPage(HeadedPage):
    def __init__(
        self,
        solo: SoloGame,
        results: Results,
        people: Sequence[Person],
        today: Callable[[], date],
        colours: Colours,
        parent: QWidget | None = None,
        *,
        further_tabs: Mapping[str, Message] | None = None,
        language: str = "",
    ) -> None:
        """The further tabs by their labels; whoever names them adds their parts."""
        super().__init__(solo.game, parent)
        self._title = solo.game.title
        self._tab_labels = {ALONE: ALONE_LABEL, **(further_tabs or {})}
        self._make_header(solo.game)
        self.stack = QStackedWidget(self)
        self._parts: dict[str, SoloPart] = {}
        self.alone = AlonePart(solo, results, people, today, colours, self.stack, language)
        self.add_part(ALONE, self.alone)
        self.lay_out(self.stack)
        self.tabs.chosen.connect(self.show_part)
        self.alone.match_chosen.connect(
            lambda config: self.requested.emit(BeginMatch(config, self.alone.who.to_remember))
        )
        self.alone.result_chosen.connect(lambda id: self.requested.emit(ResumeMatch(id)))
        self.alone.statistics_wanted.connect(lambda: self.requested.emit(ShowStatistics(solo.game, self.alone.name)))
        self.add_key("Escape", self._escape)
        self.set_texts()

    def _make_header(self, game: Game) -> None:
        self.header = PageHeader(self, HOME, Home())
        self.home_button, self.title = self.header.back, self.header.title
        self.tabs = Segments(list(self._tab_labels), ALONE, self.header)
        self.header.add_choice(self.tabs, is_beside_title=True)
        self.tabs.setVisible(len(self._tab_labels) > 1)
        self.rules_button = self.header.add_button(RULES, ShowRules(game))
        self.print_button = self.header.add_button(PRINT, PrintSheets()) if game.sheet_module else None
        self.full_screen_button = self.header.add_full_screen_button()
        self.settings_button = self.header.add_button(SETTINGS, ShowSettings())

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


def open_page(session: Session, solo: SoloGame, parent: QWidget) -> SoloPage:
    """For a game that has nothing else on its solo page."""
    results, people = played_alone(session, solo.game)
    return SoloPage(
        solo, results, people, language.today, session.colours, parent, language=_proposed_language(session, solo)
    )


def _proposed_language(session: Session, solo: SoloGame) -> str:
    """That of the last match, else that of the window."""
    last = session.last_config(solo.game)
    if not solo.language or last is None:
        return language.current_language()
    value = last.game.read_options(len(last.seats), last.options)[solo.language.name]
    return value if isinstance(value, str) else value[0]


def played_alone(session: Session, game: Game) -> tuple[Results, list[Person]]:
    """The results so far, and all who may want to play, who was here last first."""
    results = Results.of(session.played(game))
    return results, with_names(session.people, results.names)
