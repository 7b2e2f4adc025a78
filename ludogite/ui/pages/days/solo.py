"""A game alone: the match of the day, the days before, and the best results."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QWidget

from ludogite.match.config import LATE, MatchConfig, Seat, language_in, make_setup, seed_of
from ludogite.match.library.results import Result, Results
from ludogite.match.people import Person, with_names
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Option, Setup, State
from ludogite.rules.shelf import Game
from ludogite.ui.base.routes import BeginMatch, ResumeMatch
from ludogite.ui.base.session import Session
from ludogite.ui.base.solo_game import SoloGame, figure
from ludogite.ui.look import language
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.look.theme import Colours, text_font, title_font
from ludogite.ui.pages.days.best_list import BestList
from ludogite.ui.pages.days.page import DAYS, DaysPage
from ludogite.ui.pages.days.part import ALL, LATELY, LATER, DayPart, Today
from ludogite.ui.pages.days.stamps import PLAY, PLAYED_LATE, YOUR_TURN, Kind, Stamp
from ludogite.ui.widgets.parts import make_label, set_tip
from ludogite.ui.widgets.segments import Segments
from ludogite.worker.worker import Asked

ALONE_LABEL = Message(QT_TRANSLATE_NOOP("SoloPage", "Solo"))
PLAYED = QT_TRANSLATE_NOOP("solo_days", "%n of 14 days", None, 0)
RECORD = QT_TRANSLATE_NOOP("solo_days", "Best: {points}")
RECORD_OF = QT_TRANSLATE_NOOP("solo_days", "Best ({choice}): {points}")
GIVEN_UP = QT_TRANSLATE_NOOP("solo_days", "{day}: given up")
MISSED = QT_TRANSLATE_NOOP("solo_days", "{day}: not played")
GONE = QT_TRANSLATE_NOOP("solo_days", "{day}: not played, no longer available")
BEGUN = QT_TRANSLATE_NOOP("solo_days", "{day}: in progress")
RESIGNED = Message(QT_TRANSLATE_NOOP("stamp", "given up"))
BEGUN_WORD = Message(QT_TRANSLATE_NOOP("stamp", "begun"))
HELPED = Message(QT_TRANSLATE_NOOP("stamp", "helped"))


class AlonePart(DayPart):
    def __init__(
        self,
        session: Session,
        solo: SoloGame,
        results: Results,
        people: Sequence[Person],
        today: Callable[[], date],
        parent: QWidget,
        language: str = "",
    ) -> None:
        """With the language to propose, where there are several."""
        super().__init__(session, solo.game, people, today, parent)
        self._solo, self._results = solo, results
        self._ranking = QWidget(self._area.inner)
        self.best_title = make_label(self._ranking, font=title_font(20), wraps=True)
        self.mean = make_label(self._ranking, font=text_font(13), is_soft=True, wraps=True)
        self.empty = make_label(self._ranking, font=text_font(15), is_soft=True, wraps=True)
        self.best = BestList(solo, people, self._colours, self._ranking)
        self.counting = make_label(self._ranking, font=text_font(13), is_soft=True, wraps=True)
        layout = QGridLayout(self._ranking)
        layout.setContentsMargins(0, 10, 0, 0)
        layout.setVerticalSpacing(4)
        for part in (self.best_title, self.mean, self.empty, self.best, self.counting):
            layout.addWidget(part, layout.rowCount(), 0)
        self.option, self.language = (self._make_choice(option) for option in (solo.option, solo.language))
        if self.language:
            self.language.choose(language)
        self.best.opened.connect(lambda id: self.requested.emit(ResumeMatch(id)))
        self.free_button.clicked.connect(lambda: self._begin_match(secrets.randbits(63)))
        self.option_name = self._on_table(text_font(15, QFont.Weight.Medium), "on_table")
        option = [self.option_name, self.option] if self.option else []
        self._begin([*option, *([self.language] if self.language else [])], None, self._ranking)

    def _make_choice(self, option: Option | None) -> Segments | None:
        if option is None:
            return None
        made = Segments([choice.value for choice in option.choices], option.choices[0].value, self)
        made.chosen.connect(self._set_texts)
        return made

    @property
    def attempt(self) -> Result | None:
        """At the match of the day that is shown."""
        return self._results.attempt(self.who.name, self._day, self._own_language)

    @property
    def _own_language(self) -> str:
        """As days are told apart by it."""
        return language_in(self._game, self._options)

    @property
    def _options(self) -> dict[str, object]:
        """Those that the results shown have in common, and that a match begun here gets."""
        options = ((self._solo.option, self.option), (self._solo.language, self.language))
        chosen: dict[str, object] = {option.name: shown.current for option, shown in options if option and shown}
        return {**self._solo.fixed, **chosen}

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self.best.set_colours(colours)

    # What is said

    def _read(self) -> Today:
        self._name_choices()
        self._show_best()
        name, spoken, solo = self.who.name, self._own_language, self._solo
        days = self._results.days(name, self._day, ALL, spoken)
        own = self._results.by(name)
        best = next((result for result in own.best(self._options, 1)), None)
        attempt, played = self.attempt, sum(_is_kept(result) for _, result in days[-LATELY:])
        sentence, button = self._invitation(attempt)
        return Today(
            title=tr(Message(solo.words.day_title)),
            sentence=sentence,
            button=button,
            stamps=[self._stamp(day, result, best) for day, result in days],
            streak=self._results.streak(name, self._day, spoken),
            longest=self._results.longest_streak(name, spoken),
            notes=(
                tr(Message(PLAYED, n=played)) if played else "",
                "" if best is None or best.points is None else self._record(best.points),
            ),
            result="" if attempt is None else copied(solo, attempt),
        )

    def _name_choices(self) -> None:
        for option, shown in ((self._solo.option, self.option), (self._solo.language, self.language)):
            if option and shown:
                names = {choice.value: tr(Message(choice.label)) for choice in option.choices}
                shown.set_labels(tr(Message(option.label)), names)
                for choice in option.choices:
                    set_tip(shown.buttons[choice.value], tr(Message(choice.explanation)) if choice.explanation else "")
        self.option_name.setText(tr(Message(self._solo.option.label)) if self._solo.option else "")
        self.free_button.setText(self.tr("Free solo game"))

    def _invitation(self, attempt: Result | None) -> tuple[str, str]:
        """What is said of today, and on the button."""
        words = self._solo.words
        if attempt is None:
            return tr(Message(words.day_invitation)), self.tr("Play")
        if attempt.points is not None:
            result = self._solo.result(words.result, attempt.points, throws=attempt.throws or 0)
            sentence, button = tr(result), self.tr("Look back")
        elif attempt.is_given_up:
            sentence, button = self.tr("You gave up. See you tomorrow!"), self.tr("Look back")
        else:
            sentence, button = self.tr("Game in progress: pick up where you left off."), self.tr("Continue")
        if not attempt.is_fair:
            note = self.tr("It no longer counts: you had help or undid a roll.")
            sentence = self.tr("{sentence} {note}").format(sentence=sentence, note=note)
        return sentence, button

    def _stamp(self, day: date, result: Result | None, best: Result | None) -> Stamp:
        name, words, first = day_name(day), self._solo.words, self._solo.first_day
        if result is None:
            if day == self._day:
                return Stamp(day, Kind.TODAY, YOUR_TURN, Message(MISSED, day=name))
            if first and day < first:
                return Stamp(day, Kind.GONE, None, Message(GONE, day=name))
            return Stamp(day, Kind.MISSED, PLAY, Message(MISSED, day=name))
        kind = Kind.LATE if result.is_late or not result.is_fair else Kind.DONE
        if result.points is None:
            is_open = day == self._day and not result.is_given_up
            said, word = (GIVEN_UP, RESIGNED) if result.is_given_up else (BEGUN, BEGUN_WORD)
            name_said = _marked(Message(said, day=name), result)
            return Stamp(day, Kind.TODAY if is_open else kind, word, name_said)
        grade, word = self._solo.grade(result.points)
        source = words.day_result if kind is Kind.DONE else words.day_not_counted
        spoken = self._solo.result(source, result.points, day=name, throws=result.throws or 0)
        if kind is Kind.LATE:
            word = PLAYED_LATE if result.is_late else HELPED
        is_record = best is not None and best.id == result.id
        return Stamp(day, kind, word, _marked(spoken, result), figure(result.points), grade, is_record)

    @property
    def _choice(self) -> str:
        """What is chosen of the option whose choices have lists of their own."""
        choices = self._solo.option.choices if self._solo.option else ()
        return next((tr(Message(choice.label)) for choice in choices if choice.value in self._options.values()), "")

    def _record(self, points: int) -> str:
        """By which option too: the days are there whichever was chosen."""
        if choice := self._choice.lower():
            return tr(Message(RECORD_OF, choice=choice, points=figure(points)))
        return tr(Message(RECORD, points=figure(points)))

    def _show_best(self) -> None:
        words, options = self._solo.words, self._options
        best, mine = self._results.best(options), self._results.by(self.who.name)
        mean, count = mine.mean(options), len(mine.counting(options))
        self.best_title.setText(tr(Message(words.best_title, choice=self._choice.lower())))
        self.best.show_results(best)
        self.best.setVisible(bool(best))
        self.empty.setVisible(not best)
        self.empty.setText(tr(Message(words.no_results)))
        self.counting.setText(tr(Message(words.counting)))
        self.mean.setVisible(mean is not None)
        if mean is not None:
            average = QLocale().toString(mean, "f", 1)
            self.mean.setText(tr(Message(words.mean, name=self.who.name, n=count, mean=average)))

    # What today begins with

    def _make_table(self) -> tuple[str, State[Any] | None]:
        options, seed = self._seat_options, self._seed_of(self._day)
        key = f"{self._game.id} {seed} {sorted(options.items())}"
        if self._game.maker_module:
            return key, None
        return key, self._game.start(1, options, self._game.draw_setup(1, options, seed)).on_table()

    def _ask(self, done: Callable[[Any], object]) -> Asked | None:
        options = self._seat_options

        def take(setup: Setup) -> None:
            done(self._game.start(1, options, setup).on_table())

        seed, unseen = self._seed_of(self._day), dict[str, int]()
        work = (self._game.id, 1, options, seed, unseen)
        return self._session.get_worker().ask(make_setup, work, take, lambda _problem: None)

    def _seed_of(self, day: date) -> int:
        return seed_of(self._game.id, day, self._own_language)

    @property
    def _seat_options(self) -> dict[str, object]:
        """As a match has them: where seats may choose, by seat."""
        option = self._solo.option
        own = option.name if option and option.per_seat else ""
        return {name: [value] if name == own else value for name, value in self._options.items()}

    # What its player does

    def open_day(self, day: date) -> None:
        result = self._results.on_day(self.who.name, day, self._own_language)
        if result is None:
            self._begin_match(self._seed_of(day), is_late=day < self._day)
        else:
            self.requested.emit(ResumeMatch(result.id))

    def _begin_match(self, seed: int, is_late: bool = False) -> None:
        """The seed draws the set-up too: that of a day is the same for everybody."""
        options = self._seat_options
        setup = self._game.draw_setup(1, options, seed)
        table = {LATE: True} if is_late else {}
        config = MatchConfig(self._game, (Seat(self.who.name),), options, setup, seed, is_coaching=True, table=table)
        self.requested.emit(BeginMatch(config, self.who.to_remember))


def _marked(spoken: Message, result: Result) -> Message:
    return Message(LATER, result=spoken) if result.is_late else spoken


def _is_kept(result: Result | None) -> bool:
    """Whether the day was played to its end while it lasted."""
    return result is not None and not result.is_late and result.points is not None


def copied(solo: SoloGame, result: Result) -> str:
    """The result of a day as plain words for a chat; nothing if there is none."""
    if result.points is None or result.day is None:
        return ""
    day = day_name(result.day, "d MMMM")
    text = solo.result(solo.words.copied, result.points, day=day, throws=result.throws or 0)
    return tr(_marked(text, result))


class SoloPage(DaysPage[AlonePart]):
    def __init__(
        self,
        session: Session,
        solo: SoloGame,
        parent: QWidget | None = None,
        further_tabs: dict[str, Message] | None = None,
    ) -> None:
        """The further tabs by their labels; whoever names them adds their parts."""
        tabs = {DAYS: ALONE_LABEL, **further_tabs} if further_tabs else None
        super().__init__(solo.game, parent, tabs)
        results, people = played_alone(session, solo.game)
        proposed = _proposed_language(session, solo)
        # Looked up when it is called: a test may have another day.
        self.begin(AlonePart(session, solo, results, people, lambda: language.today(), self.stack, proposed))


def _proposed_language(session: Session, solo: SoloGame) -> str:
    """That of the last match, be it one of a day, else that of the window."""
    last = session.last_config(solo.game, is_of_day_too=True)
    if not solo.language or last is None:
        return language.current_language()
    value = last.game.read_options(len(last.seats), last.options)[solo.language.name]
    return value if isinstance(value, str) else value[0]


def played_alone(session: Session, game: Game) -> tuple[Results, list[Person]]:
    """The results so far, and all who may want to play, who was here last first."""
    results = Results.of(session.played(game))
    return results, with_names(session.people, results.names, session.everybody)
