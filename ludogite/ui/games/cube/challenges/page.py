"""The challenges of the cube: those that ship, level by level with what somebody has achieved, and endless others."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.content.challenges import shipped
from ludogite.match.library.challenge_progress import Achieved, Progress, key_of, shipped_keys
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.challenge import GRAVITY as GRAVITY_OPTION
from ludogite.rules.cube.target import LEVELS, Challenge
from ludogite.ui.base.page import HOME, RULES, SETTINGS, HeadedPage, PageHeader
from ludogite.ui.base.routes import ChangeSetting, Home, RememberPeople, ShowPerson, ShowRules, ShowSettings
from ludogite.ui.games.cube.challenges import GRAVITY
from ludogite.ui.games.cube.challenges.attempts import GAME, Attempts
from ludogite.ui.games.cube.challenges.chosen_card import ChosenCard
from ludogite.ui.games.cube.challenges.grid import ChallengeGrid, Entry, Legend
from ludogite.ui.games.cube.challenges.level_tabs import LevelTabs
from ludogite.ui.games.cube.challenges.more_challenges import MoreChallenges
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, text_font
from ludogite.ui.widgets.parts import make_frame, make_label
from ludogite.ui.widgets.scroll_area import AsHighAsNeeded, FootFade
from ludogite.ui.widgets.segments import Segments
from ludogite.ui.widgets.who_plays import WhoPlays
from ludogite.worker.worker import Worker

SOLVED = QT_TRANSLATE_NOOP("challenges", "%n challenge(s) solved", None, 0)
WITH_GRAVITY = QT_TRANSLATE_NOOP("challenges", "%n solved with gravity", None, 0)


class ChallengesPage(HeadedPage):
    def __init__(
        self,
        attempts: Attempts,
        gravity: str,
        level: str | None,
        worker: Worker,
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(GAME, parent)
        self._attempts = attempts
        self.at_first: Callable[[], object] | None = None
        """Called once the page is shown."""
        self._make_parts(gravity, worker, colours)
        self._progress: Progress = self._attempts.progress(self.who.name)
        self._lay_out()
        self._connect()
        self.tabs.choose(level if level in LEVELS else self._usual_level())
        self._set_labels()

    def _usual_level(self) -> str:
        """The level at which this person was last, or of the first unsolved challenge."""
        following = self._progress.next_unsolved(self.has_gravity)
        last = self._progress.last_level
        return last if last in LEVELS else following.challenge.level if following else LEVELS[0]

    def _make_parts(self, gravity: str, worker: Worker, colours: Colours) -> None:
        self.header = PageHeader(self, HOME, Home())
        self.home_button, self.title = self.header.back, self.header.title
        self.rules_button = self.header.add_button(RULES, ShowRules(GAME))
        self.settings_button = self.header.add_button(SETTINGS, ShowSettings())
        self._table, self._panel = make_frame("paper", self), make_frame("panel", self)
        self.tabs = LevelTabs(colours, self._table)
        self.goal = make_label(self._table, font=text_font(13), wraps=True)
        self.grid = ChallengeGrid(colours, self._table)
        FootFade(self.grid)
        self._choices = AsHighAsNeeded(self._panel)
        FootFade(self._choices, QPalette.ColorRole.Base)
        inner = self._choices.inner
        self.who = WhoPlays(self._attempts.people, colours, inner)
        self.who.chooser.offer_page()
        self.who.chooser.page_wanted.connect(lambda name: self.requested.emit(ShowPerson(name)))
        self.card = ChosenCard(colours, inner)
        self.play_button = self.card.play_button
        self._gravity_label = make_label(inner, font=text_font(15, QFont.Weight.DemiBold))
        self.gravity = Segments(GRAVITY.choices, gravity, inner)
        self._gravity_note = make_label(inner, font=text_font(13), is_soft=True, wraps=True)
        self._line = make_frame("line", inner)
        self._line.setFixedHeight(1)
        self.more = MoreChallenges(worker, LEVELS[0], inner)
        self.legend = Legend(colours, self._table)

    def _lay_out(self) -> None:
        table = QVBoxLayout(self._table)
        table.setContentsMargins(28, 18, 12, 16)
        table.setSpacing(14)
        table.addWidget(self.tabs)
        table.addWidget(self.goal)
        table.addWidget(self.grid, stretch=1)
        table.addWidget(self.legend)
        gravity = QHBoxLayout()
        gravity.addWidget(self._gravity_label, stretch=1)
        gravity.addWidget(self.gravity, stretch=2)
        inner = QVBoxLayout(self._choices.inner)
        inner.setContentsMargins(20, 18, 20, 4)
        inner.setSpacing(8)
        inner.addWidget(self.who)
        inner.addSpacing(6)
        inner.addWidget(self.card)
        inner.addSpacing(4)
        inner.addLayout(gravity)
        inner.addWidget(self._gravity_note)
        inner.addSpacing(4)
        inner.addWidget(self._line)
        inner.addSpacing(4)
        inner.addWidget(self.more)
        inner.addStretch(1)
        panel = QVBoxLayout(self._panel)
        panel.setContentsMargins(0, 0, 0, 16)
        panel.setSpacing(12)
        panel.addWidget(self._choices)
        panel.addStretch(1)
        play = QHBoxLayout()
        play.setContentsMargins(20, 0, 20, 0)
        play.addWidget(self.play_button)
        panel.addLayout(play)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self._table, stretch=1)
        body.addWidget(self._panel)
        self.lay_out(body)

    def _connect(self) -> None:
        self.tabs.chosen.connect(self._show_level)
        self.grid.chosen.connect(lambda entry: self.card.show_challenge(entry.challenge, entry.achieved))
        self.grid.opened.connect(lambda entry: self._play(entry.challenge))
        self.card.played.connect(self._play)
        self.who.chosen.connect(self._follow_person)
        self.gravity.chosen.connect(self._choose_gravity)
        self.more.found.connect(self._show_found)
        self.more.noted.connect(self.card.show_note)
        self.add_key("Escape", lambda: self.requested.emit(Home()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.card.picture.fit(self.height())
        super().resizeEvent(event)

    @property
    def has_gravity(self) -> bool:
        return self.gravity.current == "on"

    def leave(self) -> None:
        self.more.leave()

    def take_focus(self, is_by_key: bool) -> None:
        if is_by_key:
            self.play_button.setFocus(Qt.FocusReason.TabFocusReason)
        at_first, self.at_first = self.at_first, None
        if at_first:
            at_first()

    def set_colours(self, colours: Colours) -> None:
        for part in (self.tabs, self.grid, self.who, self.card, self.legend):
            part.set_colours(colours)

    def set_texts(self) -> None:
        self._set_labels()
        self.grid.set_texts()
        self._count()

    def _set_labels(self) -> None:
        """All words that do not depend on what is chosen."""
        super().set_texts()
        self.title.setText(self.tr("Cube challenges"))
        self.goal.setText(
            self.tr("Build the cube or half cube whose three faces look like the picture. There is only one solution.")
        )
        label = tr(Message(GRAVITY_OPTION.label))
        self._gravity_label.setText(label)
        self.gravity.set_labels(label, {each.value: tr(Message(each.label)) for each in GRAVITY_OPTION.choices})
        self._set_gravity_texts()

    def _set_gravity_texts(self) -> None:
        chosen = next(each for each in GRAVITY_OPTION.choices if each.value == self.gravity.current)
        self._gravity_note.setText(tr(Message(chosen.explanation)))

    # What this person has achieved

    def _entries(self, level: str) -> list[Entry]:
        entries: list[Entry] = []
        all_shipped, has_gravity = shipped(), self.has_gravity
        for key, place in shipped_keys().items():
            challenge = all_shipped[place].challenge
            if challenge.level == level:
                achieved = self._progress.of(key, has_gravity)
                solved = (self._progress.is_solved(key, with_gravity) for with_gravity in (False, True))
                entries.append(Entry(len(entries) + 1, challenge, achieved, *solved))
        return entries

    def _achieved(self, challenge: Challenge) -> Achieved:
        return self._progress.of(key_of(challenge.to_json()), self.has_gravity)

    def _show_level(self, level: str) -> None:
        """With the challenge that was begun, or the first unsolved one."""
        entries = self._entries(level)
        begun = [n for n, entry in enumerate(entries) if entry.achieved.is_begun]
        unsolved = [n for n, entry in enumerate(entries) if not entry.achieved.is_solved]
        self.grid.show_entries(entries, next(iter(begun + unsolved), 0))
        self.more.set_level(level)
        self._count()

    def _count(self) -> None:
        levels = [each.challenge.level for each in shipped()]
        is_solved, has_gravity = self._progress.is_solved, self.has_gravity
        solved_levels = [levels[place] for key, place in shipped_keys().items() if is_solved(key, has_gravity)]
        self.tabs.show_progress({level: (solved_levels.count(level), levels.count(level)) for level in LEVELS})
        solved, every = len(solved_levels), len(levels)
        self.who.show_note(
            tr(Message(WITH_GRAVITY if has_gravity else SOLVED, n=solved)), self.tr("of {n}").format(n=every)
        )

    def _show_again(self) -> None:
        """The same challenges, after another person or gravity was chosen."""
        self.grid.update_entries(self._entries(self.tabs.current))
        if self.card.challenge is not None:
            self.card.show_achieved(self._achieved(self.card.challenge))
        self._count()
        self._set_gravity_texts()

    def _show_found(self, challenge: Challenge, note: Message | None) -> None:
        """One that does not ship is in no list: none of the cards is chosen then."""
        focus = QApplication.focusWidget()
        had_keys = focus is not None and self.more.isAncestorOf(focus)
        self.grid.setCurrentRow(-1)
        self.card.show_challenge(challenge, self._achieved(challenge), note)
        if had_keys:
            self.play_button.setFocus(Qt.FocusReason.TabFocusReason)
        QTimer.singleShot(0, self, lambda: self._choices.ensureWidgetVisible(self.card))

    # What its player does

    def _follow_person(self, name: str) -> None:
        self._progress = self._attempts.progress(name)
        self._show_again()
        if people := self.who.to_remember:
            self.requested.emit(RememberPeople(people))

    def _choose_gravity(self, value: str) -> None:
        self.requested.emit(ChangeSetting(GRAVITY, value))
        self._show_again()

    def _play(self, challenge: Challenge) -> None:
        route = self._attempts.at(challenge, self.has_gravity, self.who.name, self.who.to_remember)
        self.requested.emit(route)
