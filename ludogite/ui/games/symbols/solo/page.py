"""Six Symbols besides its matches: alone with the roll of the day, dice for people who play on paper, and their sheets
scored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtWidgets import QWidget

from ludogite.match.config import Seat
from ludogite.match.library.results import Results
from ludogite.match.people import Person
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.symbols import ROUNDS, Round
from ludogite.settings import Settings
from ludogite.ui.base.page import Printable
from ludogite.ui.base.routes import PrintSheets
from ludogite.ui.base.session import Session
from ludogite.ui.games.symbols.solo.dice_part import DicePart
from ludogite.ui.games.symbols.solo.score_part import ScorePart
from ludogite.ui.games.symbols.solo.sheet_entry import EMPTY, OnPaper
from ludogite.ui.games.symbols.words import SOLO
from ludogite.ui.look import language
from ludogite.ui.look.theme import Colours
from ludogite.ui.match import accessible
from ludogite.ui.pages.solo.page import SoloPage, played_alone

GAME = SOLO.game
DICE, SCORE = "dice", "score"
FURTHER_TABS = {
    DICE: Message(QT_TRANSLATE_NOOP("SoloPage", "Dice")),
    SCORE: Message(QT_TRANSLATE_NOOP("SoloPage", "Score a sheet")),
}


class SymbolsSoloPage(SoloPage):
    def __init__(
        self,
        results: Results,
        people: Sequence[Person],
        today: Callable[[], date],
        paper: OnPaper,
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(SOLO, results, people, today, colours, parent, further_tabs=FURTHER_TABS)
        accessible.install()
        self.paper = paper
        self.dice = DicePart(paper, colours, self.stack)
        self.score = ScorePart(paper, colours, self.stack)
        self.add_part(DICE, self.dice)
        self.add_part(SCORE, self.score)
        self.dice.score_wanted.connect(lambda: self.show_part(SCORE))
        self.score.print_wanted.connect(lambda: self.requested.emit(PrintSheets()))

    def printable(self) -> Printable | None:
        """The sheet that was typed."""
        if self.tabs.current != SCORE or self.paper.sheet == EMPTY:
            return None
        state = Round(self.paper.scoring, (self.paper.sheet,), rolls=ROUNDS, before=(self.paper.sheet,))
        return Printable(GAME, (Seat(""),), state)

    def use_settings(self, settings: Settings) -> None:
        self.dice.use_settings(settings)


def open_page(session: Session, parent: QWidget) -> SymbolsSoloPage:
    """What was rolled and typed for paper is still there."""
    results, people = played_alone(session, GAME)
    paper = session.remembered(OnPaper)
    return SymbolsSoloPage(results, people, language.today, paper, session.colours, parent)
