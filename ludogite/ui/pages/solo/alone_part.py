"""A game alone: the match of the day, the days before, and the best results."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.match.config import MatchConfig, Seat, language_in, seed_of
from ludogite.match.library.results import Result, Results
from ludogite.match.people import Person
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.page import STATISTICS
from ludogite.ui.base.solo_game import SoloGame
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.look.theme import Colours, panel_width, scaled, text_font, title_font
from ludogite.ui.pages.solo.best_list import BestList
from ludogite.ui.pages.solo.day_bars import DayBars
from ludogite.ui.widgets.choices import Choices
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import awaits_size, make_button, make_frame, make_label
from ludogite.ui.widgets.scroll_area import ScrollArea
from ludogite.ui.widgets.segments import Segments
from ludogite.ui.widgets.table_frame import TableFrame
from ludogite.ui.widgets.who_plays import WhoPlays

CARD_SIDE = TABLE_SIDE = 24
SENTENCE, LEAST_BARS = 170, 150
"""The least widths of the sentence about the day, and of the last days beside it."""
DAYS = 14
STREAK = QT_TRANSLATE_NOOP("alone", "%n day(s) in a row", None, 0)


class SoloPart(QFrame):
    def take_focus(self) -> None:
        """The part has come in front by keys."""

    def set_colours(self, colours: Colours) -> None:
        """Another theme is in force."""


class AlonePart(SoloPart):
    match_chosen = Signal(object)
    result_chosen = Signal(int)
    """The match of a result, to be looked at or continued."""
    statistics_wanted = Signal()

    def __init__(
        self,
        solo: SoloGame,
        results: Results,
        people: Sequence[Person],
        today: Callable[[], date],
        colours: Colours,
        parent: QWidget,
        language: str = "",
    ) -> None:
        """Those who have played here, who was here last first; and the language to propose, where there are several."""
        super().__init__(parent)
        self._solo, self._results, self._today = solo, results, today
        self._make_parts(people, colours)
        if self.language:
            self.language.choose(language)
        self._lay_out()
        self._connect()
        self._set_texts()

    def _make_parts(self, people: Sequence[Person], colours: Colours) -> None:
        self._table, self._panel = TableFrame(ui_of(self._solo.game).table, colours, self), make_frame("panel", self)
        self._day_card = make_frame("seat", self._table)
        self._best_card = make_frame("seat", self._table)
        self._best_area = ScrollArea(self._table, self._best_card)
        self._choices = ScrollArea(self._panel)
        self._day_title = make_label(self._day_card, font=title_font(24), wraps=True)
        self._best_title = make_label(self._best_card, font=title_font(24), wraps=True)
        self.day_label = make_label(self._day_card, font=text_font(15), is_soft=True, wraps=True)
        self.day_sentence = make_label(self._day_card, font=text_font(15, QFont.Weight.Medium), wraps=True)
        self.day_button = make_button(self._day_card, is_primary=True)
        self.day_button.setProperty("large", True)
        self._bars_label = make_label(self._day_card, font=text_font(13), is_soft=True)
        self.bars = DayBars(self._solo, colours, self._day_card)
        self.best = BestList(self._solo, colours, self._best_card)
        self.empty = make_label(font=text_font(15), is_soft=True, wraps=True)
        self.mean = ElidedLabel(text_font(14))
        self.mean.setObjectName("soft")
        self.mean.setWordWrap(True)
        inner = self._choices.inner
        self.who = WhoPlays(people, colours, inner)
        self._option_label = make_label(inner, font=text_font(15, QFont.Weight.DemiBold))
        choices = self._solo.option.choices if self._solo.option else ()
        self.option = Choices([choice.value for choice in choices], choices[0].value, inner) if choices else None
        self._language_label = make_label(inner, font=text_font(15, QFont.Weight.DemiBold))
        languages = [choice.value for choice in self._solo.language.choices] if self._solo.language else []
        self.language = Segments(languages, languages[0], inner) if languages else None
        self.counting = make_label(font=text_font(13), is_soft=True, wraps=True)
        self.new_button = make_button()
        self.statistics_button = make_button()
        self._option_label.setVisible(self.option is not None)
        self._language_label.setVisible(self.language is not None)

    def _lay_out(self) -> None:
        day = self._day_columns = QHBoxLayout(self._day_card)
        day.setContentsMargins(CARD_SIDE, 18, CARD_SIDE, 16)
        day.setSpacing(20)
        left = QVBoxLayout()
        left.setSpacing(4)
        for part in (self._day_title, self.day_label, self.day_sentence):
            left.addWidget(part)
        left.addStretch(1)
        left.addWidget(self.day_button, alignment=Qt.AlignmentFlag.AlignLeft)
        right = QVBoxLayout()
        right.addWidget(self._bars_label)
        right.addWidget(self.bars, stretch=1)
        day.addLayout(left, stretch=4)
        day.addLayout(right, stretch=6)
        best = QVBoxLayout(self._best_card)
        best.setContentsMargins(CARD_SIDE, 16, CARD_SIDE, 16)
        head = self._best_head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.addWidget(self._best_title)
        head.addWidget(self.mean, stretch=1)
        best.addLayout(head)
        best.addWidget(self.empty, 1, Qt.AlignmentFlag.AlignTop)
        best.addWidget(self.best, stretch=1)
        table = QVBoxLayout(self._table)
        table.setContentsMargins(TABLE_SIDE, 20, TABLE_SIDE, 20)
        table.setSpacing(16)
        table.addWidget(self._day_card, stretch=2)
        table.addWidget(self._best_area, stretch=3)
        self._lay_out_panel()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._table, stretch=1)
        layout.addWidget(self._panel)

    def _lay_out_panel(self) -> None:
        whole = QVBoxLayout(self._panel)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._choices)
        panel = QVBoxLayout(self._choices.inner)
        panel.setContentsMargins(20, 22, 20, 20)
        panel.setSpacing(8)
        for part in (self.who, self._language_label, self.language, self._option_label, self.option):
            if part is not None:
                panel.addWidget(part)
        panel.addSpacing(8)
        panel.addWidget(self.counting)
        panel.addStretch(1)
        panel.addWidget(self.statistics_button)
        panel.addWidget(self.new_button)

    def _connect(self) -> None:
        self.who.chosen.connect(self._set_texts)
        if self.option is not None:
            self.option.chosen.connect(self._set_texts)
        if self.language is not None:
            self.language.chosen.connect(self._set_texts)
        self.day_button.clicked.connect(self._open_day)
        self.new_button.clicked.connect(lambda: self._begin(secrets.randbits(63)))
        self.statistics_button.clicked.connect(self.statistics_wanted)
        self.best.opened.connect(self.result_chosen)

    @property
    def name(self) -> str:
        """Who plays."""
        return self.who.name

    @property
    def attempt(self) -> Result | None:
        """At the match of the day that is shown."""
        return self._results.attempt(self.name, self._day, self._own_language)

    @property
    def _own_language(self) -> str:
        """As days are told apart by it."""
        return language_in(self._solo.game, self._options)

    def take_focus(self) -> None:
        self.day_button.setFocus(Qt.FocusReason.TabFocusReason)

    def set_colours(self, colours: Colours) -> None:
        self._table.set_colours(colours)
        self.bars.colours = colours
        self.bars.update()
        self.best.set_colours(colours)
        self.who.set_colours(colours)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        self._keep_title_whole()

    def _make_room(self) -> None:
        """A narrow card has no bars of the last days."""
        has_bars = self._card_room >= scaled(SENTENCE + LEAST_BARS)
        for part in (self._bars_label, self.bars):
            part.setVisible(has_bars)
        self._day_columns.setStretch(1, 6 if has_bars else 0)
        self.day_sentence.setMinimumWidth(scaled(SENTENCE) if has_bars else 0)

    @property
    def _card_room(self) -> int:
        """The width inside a card."""
        return self.width() - panel_width() - 2 * (TABLE_SIDE + CARD_SIDE)

    def _keep_title_whole(self) -> None:
        """In one line, if the card is wide enough for it. The mean is below it where it has no room beside it."""
        title, mean = (label.fontMetrics().horizontalAdvance(label.text()) for label in (self._best_title, self.mean))
        self._best_title.setMinimumWidth(max(min(title + 2, self._card_room), 0))
        has_room = title + mean + 16 <= self._card_room
        direction = QBoxLayout.Direction
        self._best_head.setDirection(direction.LeftToRight if has_room else direction.TopToBottom)
        side = Qt.AlignmentFlag.AlignRight if has_room else Qt.AlignmentFlag.AlignLeft
        self.mean.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)

    # What is said

    def _set_texts(self) -> None:
        words = self._solo.words
        if self._solo.option and self.option:
            label, choices = tr(Message(self._solo.option.label)), self._solo.option.choices
            self._option_label.setText(label)
            self.option.set_labels(
                label,
                {choice.value: tr(Message(choice.label)) for choice in choices},
                {choice.value: tr(Message(choice.explanation)) for choice in choices},
            )
        if self._solo.language and self.language:
            label = tr(Message(self._solo.language.label))
            self._language_label.setText(label)
            names = {choice.value: tr(Message(choice.label)) for choice in self._solo.language.choices}
            self.language.set_labels(label, names)
        self.counting.setText(tr(Message(words.counting)))
        self.new_button.setText(self.tr("New solo game"))
        self.statistics_button.setText(tr(STATISTICS))
        self._show_day()
        self._show_best()

    def _show_day(self) -> None:
        today = self._day = self._today()  # what is shown is what is played, also after midnight
        attempt, words = self.attempt, self._solo.words
        if not awaits_size(self):
            self._make_room()
        self._day_title.setText(tr(Message(words.day_title)))
        self.day_label.setText(day_name(today, "dddd d MMMM"))
        self._bars_label.setText(self._streak_text(self._results.streak(self.name, today, self._own_language)))
        self.bars.show_days(self._results.days(self.name, today, DAYS, self._own_language))
        if attempt is None:
            sentence, button = tr(Message(words.day_invitation)), self.tr("Play")
        elif attempt.points is not None:
            result = self._solo.result(words.result, attempt.points, throws=attempt.throws or 0)
            sentence, button = tr(result), self.tr("Look back")
        elif attempt.is_given_up:
            sentence, button = self.tr("You gave up. See you tomorrow!"), self.tr("Look back")
        else:
            sentence, button = self.tr("Game in progress: pick up where you left off."), self.tr("Continue")
        if attempt is not None and not attempt.is_fair:
            note = self.tr("It no longer counts: you had help or undid a roll.")
            sentence = self.tr("{sentence} {note}").format(sentence=sentence, note=note)
        self.day_sentence.setText(sentence)
        self.day_button.setText(button)

    def _streak_text(self, days: int) -> str:
        if days < 2:
            return self.tr("Last 14 days")
        return tr(Message(STREAK, n=days))

    def _show_best(self) -> None:
        words, options = self._solo.words, self._options
        best, mine = self._results.best(options), self._results.by(self.name)
        mean, count = mine.mean(options), len(mine.counting(options))
        self._best_title.setText(tr(Message(words.best_title, choice=self._choice_name.lower())))
        self.best.show_results(best)
        self.best.setVisible(bool(best))
        self.empty.setVisible(not best)
        self.empty.setText(tr(Message(words.no_results)))
        self.mean.setVisible(mean is not None)
        if mean is not None:
            average = QLocale().toString(mean, "f", 1)
            self.mean.setText(tr(Message(words.mean, name=self.name, n=count, mean=average)))
        self._keep_title_whole()

    @property
    def _options(self) -> dict[str, object]:
        """Those that the results shown have in common, and that a match begun here gets."""
        chosen: dict[str, object] = (
            {self._solo.option.name: self.option.current} if self._solo.option and self.option else {}
        )
        if self._solo.language and self.language:
            chosen[self._solo.language.name] = self.language.current
        return {**self._solo.fixed, **chosen}

    @property
    def _choice_name(self) -> str:
        choices = self._solo.option.choices if self._solo.option else ()
        return next((tr(Message(choice.label)) for choice in choices if choice.value in self._options.values()), "")

    # What its player does

    def _open_day(self) -> None:
        attempt = self.attempt
        if attempt is None:
            self._begin(seed_of(self._solo.game.id, self._day, self._own_language))
        else:
            self.result_chosen.emit(attempt.id)

    def _begin(self, seed: int) -> None:
        """The seed draws the set-up too: that of a day is the same for everybody."""
        game, options = self._solo.game, self._options
        if (option := self._solo.option) and option.per_seat:
            options = {name: [value] if name == option.name else value for name, value in options.items()}
        setup = game.draw_setup(1, options, seed)
        self.match_chosen.emit(MatchConfig(game, (Seat(self.name),), options, setup, seed, is_coaching=True))
