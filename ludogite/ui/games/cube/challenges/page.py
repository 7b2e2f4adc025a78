"""The challenges of the cube: those that ship, level by level with what has been achieved, and endless others."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.content.challenges import Shipped, shipped
from ludogite.match.challenge_progress import shipped_keys
from ludogite.message import Message
from ludogite.rules.cube.challenge import GRAVITY as GRAVITY_OPTION
from ludogite.rules.cube.target import LEVELS, Challenge
from ludogite.ui.games.cube.challenges import GRAVITY
from ludogite.ui.games.cube.challenges.attempts import GAME, Attempts
from ludogite.ui.games.cube.challenges.grid import ChallengeGrid, Entry
from ludogite.ui.games.cube.challenges.level_tabs import LevelTabs
from ludogite.ui.games.cube.challenges.more_challenges import MoreChallenges
from ludogite.ui.language import tr
from ludogite.ui.pages.page import HOME, RULES, SETTINGS, HeadedPage, PageHeader
from ludogite.ui.pages.routes import ChangeSetting, Home, ShowRules, ShowSettings
from ludogite.ui.theme import PANEL_WIDTH, Colours, text_font
from ludogite.ui.thoughts import Thoughts
from ludogite.ui.widgets.as_high_as_needed import AsHighAsNeeded
from ludogite.ui.widgets.parts import make_button, make_frame, make_label
from ludogite.ui.widgets.segments import Segments


class ChallengesPage(HeadedPage):
    def __init__(
        self,
        attempts: Attempts,
        gravity: str,
        level: str | None,
        thoughts: Thoughts,
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(GAME, parent)
        self._attempts, self._progress = attempts, attempts.progress
        following = self._progress.next_unsolved(gravity == "on")
        usual = following.challenge.level if following else LEVELS[0]
        at_first = next((each for each in (level, self._progress.last_level) if each in LEVELS), usual)
        self._make_parts(gravity, at_first, thoughts, colours)
        self._lay_out()
        self._connect()
        self.tabs.choose(at_first)
        self.set_texts()

    def _make_parts(self, gravity: str, level: str, thoughts: Thoughts, colours: Colours) -> None:
        self.header = PageHeader(self, HOME, Home())
        self.home_button, self.title = self.header.back, self.header.title
        self.rules_button = self.header.add_button(RULES, ShowRules(GAME))
        self.settings_button = self.header.add_button(SETTINGS, ShowSettings())
        self._table, self._panel = make_frame("table", self), make_frame("panel", self)
        self.tabs = LevelTabs(colours, self._table)
        self.grid = ChallengeGrid(colours, self._table)
        self._choices = AsHighAsNeeded(self._panel)
        inner = self._choices.inner
        self._gravity_label = make_label(inner, font=text_font(15, QFont.Weight.DemiBold))
        self.gravity = Segments(GRAVITY.choices, gravity, inner)
        self._gravity_note = make_label(inner, font=text_font(13), is_soft=True, wraps=True)
        self.next_button = make_button(inner, is_primary=True)
        self.next_button.setProperty("large", True)
        self._counting = make_label(inner, font=text_font(13), is_soft=True, wraps=True)
        self.more = MoreChallenges(thoughts, colours, level, inner)

    def _lay_out(self) -> None:
        table = QVBoxLayout(self._table)
        table.setContentsMargins(24, 20, 12, 12)
        table.setSpacing(16)
        table.addWidget(self.tabs)
        table.addWidget(self.grid, stretch=1)
        inner = QVBoxLayout(self._choices.inner)
        inner.setContentsMargins(20, 22, 20, 4)
        inner.setSpacing(8)
        inner.addWidget(self.next_button)
        inner.addWidget(self._counting)
        inner.addSpacing(8)
        for part in (self._gravity_label, self.gravity, self._gravity_note):
            inner.addWidget(part)
        inner.addSpacing(8)
        inner.addWidget(self.more)
        inner.addStretch(1)
        self._panel.setFixedWidth(PANEL_WIDTH)
        panel = QVBoxLayout(self._panel)
        panel.setContentsMargins(0, 0, 0, 20)
        panel.addWidget(self._choices)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self._table, stretch=1)
        body.addWidget(self._panel)
        self.lay_out(body)

    def _connect(self) -> None:
        self.tabs.chosen.connect(self._show_level)
        self.grid.opened.connect(lambda entry: self._play(entry.challenge))
        self.gravity.chosen.connect(self._choose_gravity)
        self.next_button.clicked.connect(self._open_next)
        self.more.shown.connect(self._scroll_to_card)
        self.more.chosen.connect(self._play)
        self.add_key("Escape", lambda: self.requested.emit(Home()))

    @property
    def has_gravity(self) -> bool:
        return self.gravity.current == "on"

    def leave(self) -> None:
        self.more.leave()

    def take_focus(self, is_by_key: bool) -> None:
        if is_by_key:
            (self.next_button if self.next_button.isEnabled() else self.grid).setFocus(Qt.FocusReason.TabFocusReason)

    def set_colours(self, colours: Colours) -> None:
        for part in (self.tabs, self.grid, self.more):
            part.set_colours(colours)

    def set_texts(self) -> None:
        super().set_texts()
        self.title.setText(self.tr("Challenges of the cube"))
        label = tr(Message(GRAVITY_OPTION.label))
        self._gravity_label.setText(label)
        self.gravity.set_labels(label, {each.value: tr(Message(each.label)) for each in GRAVITY_OPTION.choices})
        self._counting.setText(
            self.tr("With a hint it counts as solved, but not for the best time; with the solution it does not count.")
        )
        self.tabs.set_texts()
        self.grid.set_texts()
        self._set_gravity_texts()

    def _set_gravity_texts(self) -> None:
        chosen = next(each for each in GRAVITY_OPTION.choices if each.value == self.gravity.current)
        self._gravity_note.setText(tr(Message(chosen.explanation)))
        following = self._next()
        label = self.tr("Next unsolved: {name}") if following else self.tr("All are solved")
        self.next_button.setText(label.format(name=following.challenge.name if following else ""))
        self.next_button.setEnabled(following is not None)

    # What has been achieved

    def _entries(self, level: str) -> list[Entry]:
        entries: list[Entry] = []
        for key, place in shipped_keys().items():
            challenge = shipped()[place].challenge
            if challenge.level == level:
                achieved = self._progress.of(key, self.has_gravity)
                with_gravity = self._progress.of(key, has_gravity=True).is_solved
                entries.append(Entry(len(entries) + 1, challenge, achieved, with_gravity))
        return entries

    def _next(self) -> Shipped | None:
        """Of the level that is shown, or of the ones after it."""
        first = next(n for n, each in enumerate(shipped()) if each.challenge.level == self.tabs.current)
        return self._progress.next_unsolved(self.has_gravity, first)

    def _show_level(self, level: str) -> None:
        entries = self._entries(level)
        unsolved = next((n for n, entry in enumerate(entries) if not entry.achieved.is_solved), 0)
        self.grid.show_entries(entries, unsolved)
        self.more.set_level(level)
        self._count()
        self._set_gravity_texts()

    def _count(self) -> None:
        by_level = {level: self._entries(level) for level in LEVELS}
        self.tabs.show_progress(
            {
                level: (sum(entry.achieved.is_solved for entry in entries), len(entries))
                for level, entries in by_level.items()
            }
        )

    def _scroll_to_card(self) -> None:
        """Once the panel has its new height."""
        QTimer.singleShot(0, self, lambda: self._choices.ensureWidgetVisible(self.more.card))

    # What its player does

    def _choose_gravity(self, value: str) -> None:
        self.requested.emit(ChangeSetting(GRAVITY, value))
        self._show_level(self.tabs.current)

    def _open_next(self) -> None:
        following = self._next()
        if following is not None:
            self._play(following.challenge)

    def _play(self, challenge: Challenge) -> None:
        self.requested.emit(self._attempts.at(challenge, self.has_gravity))
