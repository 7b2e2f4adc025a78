"""The settings page: each setting with a line that says what it does. A choice takes effect at once, on the page behind
too."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.match.library.keep_file import SUFFIX
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.settings import (
    ANIMATIONS,
    CONTRAST,
    LANGUAGE,
    SETTINGS,
    SOUNDS,
    TEXT_SIZE,
    THEME,
    VOLUME,
    Setting,
    Settings,
)
from ludogite.ui.base.game_ui import make_settings_cards
from ludogite.ui.base.key_list import EVERYWHERE, KeyGroup
from ludogite.ui.base.page import KEYS, FrontPage
from ludogite.ui.base.page import SETTINGS as SETTINGS_LABEL
from ludogite.ui.base.routes import ChangeSetting, OpenFiles, SaveEverything
from ludogite.ui.look import language, sounds
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import scaled
from ludogite.ui.pages.keep import TITLE
from ludogite.ui.pages.rules import KeysCard
from ludogite.ui.widgets.file_dialog import FileKind, ask_to_open, ask_to_save
from ludogite.ui.widgets.parts import SettingsCard, make_button, make_timer
from ludogite.ui.widgets.scroll_area import FootFade, ScrollArea
from ludogite.ui.widgets.segments import Segments

COLUMN = 820
KEEP_FILES = FileKind(Message(QT_TRANSLATE_NOOP("settings_page", "Files with everything in them")), (SUFFIX,))
PROBLEM_MS = 500
"""Between two looks at whether sounds can be heard."""


class SettingsPage(FrontPage):
    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._column = QVBoxLayout()
        self._column.setContentsMargins(32, 32, 32, 24)
        self._column.setSpacing(16)
        self.rows = {setting: SettingRow(setting, settings[setting]) for setting in SETTINGS}
        for setting, row in self.rows.items():
            self._centre(row)
            row.segments.chosen.connect(
                lambda value, setting=setting: self.requested.emit(ChangeSetting(setting, value))
            )
        self.sounds = sounds.Sounds(self)
        self._heard: tuple[str, str] | None = None
        self._problem_timer = make_timer(self, PROBLEM_MS)
        self._problem_timer.timeout.connect(self._label_sounds)
        self._problem_timer.start()
        self.cards = make_settings_cards()
        self.keep = KeepCard()
        self.keep.requested.connect(self.requested)
        self.keys = KeysCard(KeyGroup(KEYS, EVERYWHERE.lines), abreast=2)
        for card in (self.keep, *self.cards, self.keys):
            self._centre(card)
        self._column.addStretch(1)
        self._put_in_scroll_area()
        self.set_texts()

    def _put_in_scroll_area(self) -> None:
        """All cards at once need more height than a small window has."""
        area = ScrollArea(self)
        FootFade(area)
        area.inner.setLayout(self._column)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(area)

    def take_focus(self, is_by_key: bool) -> None:
        first = self.rows[SETTINGS[0]].segments
        first.buttons[first.current].setFocus()

    def _centre(self, card: QFrame) -> None:
        line = QHBoxLayout()
        line.addWidget(card)
        self._column.addLayout(line)

    def set_texts(self) -> None:
        super().set_texts()
        self.title.setText(tr(SETTINGS_LABEL))
        for card in (*self.rows.values(), self.keep, *self.cards, self.keys):
            card.setMaximumWidth(scaled(COLUMN))
        for card in (self.keep, *self.cards):
            card.set_texts()
        system = self.tr("System")
        self.rows[LANGUAGE].label(
            self.tr("Language"),
            self.tr("For the window, the rules and the games."),
            {"system": system, "en": "English", "fr": "Français"},
        )
        self.rows[THEME].label(
            self.tr("Theme"),
            self.tr("Light wood by day, dark wood by night."),
            {"system": system, "light": self.tr("Light"), "dark": self.tr("Dark")},
        )
        self.rows[CONTRAST].label(
            self.tr("Contrast"),
            self.tr("High: black and white around the boards."),
            {"system": system, "normal": self.tr("Normal"), "high": self.tr("High")},
        )
        self.rows[TEXT_SIZE].label(
            self.tr("Text size"),
            self.tr("Larger text everywhere."),
            {size: self.tr("{n}%").format(n=size) for size in TEXT_SIZE.choices},
        )
        self.rows[ANIMATIONS].label(
            self.tr("Animations"),
            self.tr("Slide pieces into place."),
            {"system": system, "on": self.tr("On"), "off": self.tr("Off")},
        )
        self.rows[VOLUME].label(
            self.tr("Volume"),
            self.tr("What computers do is heard more softly than what you do."),
            {share: self.tr("{n}%").format(n=share) for share in VOLUME.choices},
        )
        self._label_sounds()
        self.keys.set_texts()

    def _label_sounds(self) -> None:
        """Where nothing can be heard, it says why."""
        problem = sounds.PLAYER.problem
        self.rows[SOUNDS].label(
            self.tr("Sounds"),
            tr(problem) if problem else self.tr("Wood, dice, pencil and bell, while the window is in front."),
            {"on": self.tr("On"), "off": self.tr("Off")},
        )

    def use_settings(self, settings: Settings) -> None:
        """A new volume is heard at once."""
        before, self._heard = self._heard, (settings[SOUNDS], settings[VOLUME])
        self.sounds.use(settings)
        if before not in (None, self._heard):
            self.sounds.placed()


class KeepCard(SettingsCard):
    """Everything in one file."""

    requested = Signal(object)
    """A Route."""

    def __init__(self) -> None:
        self.save_button, self.open_button = make_button(), make_button()
        buttons = QWidget()
        layout = QVBoxLayout(buttons)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.save_button)
        layout.addWidget(self.open_button)
        super().__init__(buttons)
        self.save_button.clicked.connect(self._ask_where)
        self.open_button.clicked.connect(self._ask_which)

    def set_texts(self) -> None:
        self.name(
            tr(TITLE),
            self.tr(
                "Players, games, puzzles, settings and your own words: for another computer, or to be safe. Once a week"
                " Ludogîte also saves such a file by itself, beside your games, and keeps the last three."
            ),
        )
        self.save_button.setText(self.tr("Save everything…"))
        self.open_button.setText(self.tr("Bring back…"))

    def _ask_where(self) -> None:
        name = self.tr("Ludogîte {day}").format(day=language.today())
        ask_to_save(self, self.tr("Save everything"), name, [KEEP_FILES], self._save)

    def _save(self, file: Path) -> None:
        self.requested.emit(SaveEverything(file))

    def _ask_which(self) -> None:
        ask_to_open(self, self.tr("Bring back"), KEEP_FILES, lambda names: self.requested.emit(OpenFiles(names)))


class SettingRow(SettingsCard):
    """One setting, with its choices side by side."""

    def __init__(self, setting: Setting, current: str) -> None:
        self.segments = Segments(setting.choices, current)
        super().__init__(self.segments)

    def label(self, name: str, explanation: str, labels: dict[str, str]) -> None:
        self.name(name, explanation)
        self.segments.set_labels(name, labels)
