"""Six Symbols besides its matches: alone with the roll of the day, dice for people who play on paper, and their sheets
scored."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ludogite.match.config import Seat
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
from ludogite.ui.match import accessible
from ludogite.ui.pages.days.solo import SoloPage

GAME = SOLO.game
DICE, SCORE = "dice", "score"
FURTHER_TABS = {
    DICE: Message(QT_TRANSLATE_NOOP("SoloPage", "Dice")),
    SCORE: Message(QT_TRANSLATE_NOOP("SoloPage", "Score a sheet")),
}


class SymbolsSoloPage(SoloPage):
    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """What was rolled and typed for paper is still there."""
        super().__init__(session, SOLO, parent, FURTHER_TABS)
        accessible.install()
        paper = self.paper = session.remembered(OnPaper)
        self.dice = DicePart(paper, session.colours, self.stack)
        self.score = ScorePart(paper, session.colours, self.stack)
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
