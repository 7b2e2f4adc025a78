"""The challenges of the cube: those that ship, level by level with what has been achieved, and endless others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.content.challenges import Shipped, shipped
from ludogite.match.challenge_progress import Progress, shipped_keys
from ludogite.message import Message
from ludogite.rules.cube.challenge import GRAVITY as GRAVITY_OPTION
from ludogite.rules.cube.target import LEVELS
from ludogite.settings import GRAVITY
from ludogite.ui.games.cube.challenges.grid import ChallengeGrid, Entry
from ludogite.ui.games.cube.challenges.level_tabs import LevelTabs
from ludogite.ui.games.cube.challenges.more_challenges import MoreChallenges
from ludogite.ui.language import tr
from ludogite.ui.match.player_card import PANEL_WIDTH
from ludogite.ui.pages.setup import AsHighAsNeeded
from ludogite.ui.theme import Colours, text_font, title_font
from ludogite.ui.thoughts import Thoughts
from ludogite.ui.widgets.parts import make_button, make_frame, make_label
from ludogite.ui.widgets.segments import Segments


class ChallengesPage(QWidget):
    home_wanted = Signal()
    rules_wanted = Signal(str)
    settings_wanted = Signal()
    setting_chosen = Signal(object, str)
    challenge_chosen = Signal(object, bool)
    """A challenge to be played, and whether with gravity."""

    def __init__(
        self,
        progress: Progress,
        gravity: str,
        level: str | None,
        thoughts: Thoughts,
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._progress = progress
        following = progress.next_unsolved(gravity == "on")
        usual = following.challenge.level if following else LEVELS[0]
        at_first = next((each for each in (level, progress.last_level) if each in LEVELS), usual)
        self._make_parts(gravity, at_first, thoughts, colours)
        self._lay_out()
        self._connect()
        self.tabs.choose(at_first)
        self._say()

    def _make_parts(self, gravity: str, level: str, thoughts: Thoughts, colours: Colours) -> None:
        self._header, self._table = make_frame("header", self), make_frame("table", self)
        self._panel = make_frame("panel", self)
        self.home_button, self.rules_button, self.settings_button = (
            make_button(self._header, is_flat=True) for _ in range(3)
        )
        self.title = make_label(self._header, font=title_font(24))
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
        header = QHBoxLayout(self._header)
        header.setContentsMargins(16, 8, 16, 8)
        header.setSpacing(16)
        header.addWidget(self.home_button)
        header.addWidget(self.title)
        header.addStretch(1)
        header.addWidget(self.rules_button)
        header.addWidget(self.settings_button)
        table = QVBoxLayout(self._table)
        table.setContentsMargins(24, 20, 12, 12)
        table.setSpacing(16)
        table.addWidget(self.tabs)
        table.addWidget(self.grid, stretch=1)
        inner = QVBoxLayout(self._choices.inner)
        inner.setContentsMargins(20, 22, 20, 4)
        inner.setSpacing(8)
        for part in (self.next_button, self._counting):
            inner.addWidget(part)
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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._header)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self._table, stretch=1)
        body.addWidget(self._panel)
        layout.addLayout(body, stretch=1)

    def _connect(self) -> None:
        self.home_button.clicked.connect(self.home_wanted)
        self.rules_button.clicked.connect(lambda: self.rules_wanted.emit("challenge"))
        self.settings_button.clicked.connect(self.settings_wanted)
        self.tabs.chosen.connect(self._show_level)
        self.grid.opened.connect(lambda entry: self.challenge_chosen.emit(entry.challenge, self.has_gravity))
        self.gravity.chosen.connect(self._choose_gravity)
        self.next_button.clicked.connect(self._open_next)
        self.more.shown.connect(self._show_guest)
        self.more.chosen.connect(lambda challenge: self.challenge_chosen.emit(challenge, self.has_gravity))
        QShortcut(QKeySequence("F1"), self, self.rules_button.click)
        QShortcut(QKeySequence("Escape"), self, self.home_wanted.emit).setAutoRepeat(False)

    @property
    def has_gravity(self) -> bool:
        return self.gravity.current == "on"

    def leave(self) -> None:
        """Before the page goes."""
        self.more.leave()

    def take_focus(self) -> None:
        """What has the keys when the page comes in front."""
        (self.next_button if self.next_button.isEnabled() else self.grid).setFocus(Qt.FocusReason.TabFocusReason)

    def set_colours(self, colours: Colours) -> None:
        for part in (self.tabs, self.grid, self.more):
            part.set_colours(colours)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def _say(self) -> None:
        self.title.setText(self.tr("Challenges of the cube"))
        self.home_button.setText(self.tr("Home"))
        self.rules_button.setText(self.tr("Rules"))
        self.settings_button.setText(self.tr("Settings"))
        label = tr(Message(GRAVITY_OPTION.label))
        self._gravity_label.setText(label)
        self.gravity.set_labels(label, {each.value: tr(Message(each.label)) for each in GRAVITY_OPTION.choices})
        self._counting.setText(
            self.tr("With a hint it counts as solved, but not for the best time; with the solution it does not count.")
        )
        self.tabs.say()
        self.grid.say()
        self._say_gravity()

    def _say_gravity(self) -> None:
        chosen = next(each for each in GRAVITY_OPTION.choices if each.value == self.gravity.current)
        self._gravity_note.setText(tr(Message(chosen.explanation)))
        following = self._next()
        told = self.tr("Next unsolved: {name}") if following else self.tr("All are solved")
        self.next_button.setText(told.format(name=following.challenge.name if following else ""))
        self.next_button.setEnabled(following is not None)

    # What has been achieved

    def _entries(self, level: str) -> list[Entry]:
        entries = []
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
        self._say_gravity()

    def _count(self) -> None:
        by_level = {level: self._entries(level) for level in LEVELS}
        self.tabs.show_progress(
            {
                level: (sum(entry.achieved.is_solved for entry in entries), len(entries))
                for level, entries in by_level.items()
            }
        )

    def _show_guest(self) -> None:
        """Once the panel has its new height."""
        QTimer.singleShot(0, self, lambda: self._choices.ensureWidgetVisible(self.more.card))

    # What its player does

    def _choose_gravity(self, value: str) -> None:
        self.setting_chosen.emit(GRAVITY, value)
        self._show_level(self.tabs.current)

    def _open_next(self) -> None:
        following = self._next()
        if following is not None:
            self.challenge_chosen.emit(following.challenge, self.has_gravity)
