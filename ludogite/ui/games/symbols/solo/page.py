"""Six Symbols besides its matches: alone with the roll of the day, dice for people who play on paper, and their sheets
scored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ludogite.match.match import MatchConfig, Seat
from ludogite.match.results import Results
from ludogite.rules.game import SHELF
from ludogite.rules.symbols import ROUNDS, Round
from ludogite.ui.games.symbols.solo.alone_part import AlonePart
from ludogite.ui.games.symbols.solo.dice_part import DicePart
from ludogite.ui.games.symbols.solo.on_paper import EMPTY, OnPaper
from ludogite.ui.games.symbols.solo.score_part import ScorePart
from ludogite.ui.language import tr
from ludogite.ui.match import accessible
from ludogite.ui.theme import Colours, title_font
from ludogite.ui.widgets.parts import make_button, make_frame, make_label
from ludogite.ui.widgets.segments import Segments

GAME = SHELF["symbols"]
ALONE, DICE, SCORE = PARTS = ("alone", "dice", "score")


@dataclass(frozen=True)
class TypedSheet:
    """What was written on paper, as the page of score sheets wants it."""

    config: MatchConfig
    state: Round


class SoloPage(QWidget):
    home_wanted = Signal()
    rules_wanted = Signal(str)
    settings_wanted = Signal()
    full_screen_wanted = Signal()
    print_wanted = Signal()
    match_chosen = Signal(object)
    resume_wanted = Signal(int)

    def __init__(
        self,
        results: Results,
        names: Sequence[str],
        today: Callable[[], date],
        paper: OnPaper,
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        accessible.install()
        self.paper = paper
        self._header, self._stack = make_frame("header", self), QStackedWidget(self)
        self.home_button, self.rules_button, self.print_button, self.full_screen_button, self.settings_button = (
            make_button(self._header, is_flat=True) for _ in range(5)
        )
        self.title = make_label(self._header, font=title_font(24))
        self.tabs = Segments(PARTS, ALONE, self._header)
        self.alone = AlonePart(results, names, today, colours, self._stack)
        self.dice = DicePart(paper, colours, self._stack)
        self.score = ScorePart(paper, colours, self._stack)
        self._parts = {ALONE: self.alone, DICE: self.dice, SCORE: self.score}
        self._lay_out()
        self._connect()
        self._say()

    def _lay_out(self) -> None:
        header = QHBoxLayout(self._header)
        header.setContentsMargins(16, 8, 16, 8)
        header.setSpacing(16)
        for part in (self.home_button, self.title, self.tabs):
            header.addWidget(part)
        header.addStretch(1)
        for button in (self.rules_button, self.print_button, self.full_screen_button, self.settings_button):
            header.addWidget(button)
        for part in self._parts.values():
            self._stack.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._header)
        layout.addWidget(self._stack, stretch=1)

    def _connect(self) -> None:
        self.home_button.clicked.connect(self.home_wanted)
        self.rules_button.clicked.connect(lambda: self.rules_wanted.emit(GAME.id))
        self.settings_button.clicked.connect(self.settings_wanted)
        self.full_screen_button.clicked.connect(self.full_screen_wanted)
        self.print_button.clicked.connect(self.print_wanted)
        self.tabs.chosen.connect(self.show_part)
        self.alone.match_chosen.connect(self.match_chosen)
        self.alone.resume_wanted.connect(self.resume_wanted)
        self.dice.score_wanted.connect(lambda: self.show_part(SCORE))
        self.score.print_wanted.connect(self.print_wanted)
        QShortcut(QKeySequence("F1"), self, self.rules_button.click)
        QShortcut(QKeySequence("Escape"), self, self._escape).setAutoRepeat(False)

    @property
    def match(self) -> TypedSheet | None:
        """What would be printed from here."""
        if self.tabs.current != SCORE or self.paper.sheet == EMPTY:
            return None
        options = {"scoring": self.paper.scoring}
        state = Round(self.paper.scoring, (self.paper.sheet,), rolls=ROUNDS, before=(self.paper.sheet,))
        return TypedSheet(MatchConfig(GAME, (Seat(""),), options, {}, seed=0), state)

    def show_part(self, part: str) -> None:
        self.tabs.buttons[part].setChecked(True)
        self._stack.setCurrentWidget(self._parts[part])
        self._parts[part].take_focus()

    def take_focus(self) -> None:
        """What has the keys when the page comes in front."""
        self._parts[self.tabs.current].take_focus()

    def set_colours(self, colours: Colours) -> None:
        for part in self._parts.values():
            part.set_colours(colours)

    def set_animated(self, animated: bool) -> None:
        self.dice.set_animated(animated)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def _say(self) -> None:
        self.title.setText(tr(GAME.title))
        self.tabs.set_labels(
            tr(GAME.title),
            {ALONE: self.tr("Alone"), DICE: self.tr("Dice"), SCORE: self.tr("Score a sheet")},
        )
        self.home_button.setText(self.tr("Home"))
        self.rules_button.setText(self.tr("Rules"))
        self.print_button.setText(self.tr("Print"))
        self.settings_button.setText(self.tr("Settings"))
        self.say_full_screen()

    def say_full_screen(self) -> None:
        is_full = self.window().isFullScreen()
        self.full_screen_button.setText(self.tr("Leave full screen") if is_full else self.tr("Full screen"))

    def _escape(self) -> None:
        """Leaves the full screen first."""
        (self.full_screen_wanted if self.window().isFullScreen() else self.home_wanted).emit()
