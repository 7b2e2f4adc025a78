"""On the settings page: a word file of one's own, added, checked line by line, and taken away again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludogite.content.own_words import add_own_words, own_clues, remove_own_words
from ludogite.content.words import HEADER_NAME, CannotRead, Fault
from ludogite.message import QT_TRANSLATE_NOOP, Clause, Message
from ludogite.ui.language import tr
from ludogite.ui.theme import text_font
from ludogite.ui.widgets.file_dialog import Kind, ask_to_open
from ludogite.ui.widgets.parts import make_button, make_label
from ludogite.ui.widgets.settings_card import SettingsCard

TITLE = QT_TRANSLATE_NOOP("own_words", "Your own words")
WHAT = QT_TRANSLATE_NOOP(
    "own_words",
    "A text file with answers and clues for Crossword Track: new grids use them. The first line is “{header}”,"
    " separated by tabs; one clue on each line after it.",
)
NONE_YET = QT_TRANSLATE_NOOP("own_words", "No file yet.")
ADDED = QT_TRANSLATE_NOOP("own_words", "%n clue(s) in use.", None, 0)
NO_LINE = QT_TRANSLATE_NOOP("own_words", "No line of this file can be used.")
FAULT = QT_TRANSLATE_NOOP("own_words", "Line {line}: {fault}")
MORE = QT_TRANSLATE_NOOP("own_words", "%n more line(s) to fix.", None, 0)
CANNOT_WRITE = QT_TRANSLATE_NOOP("own_words", "Your words cannot be saved ({reason}).")
FILES = Message(QT_TRANSLATE_NOOP("own_words", "Word files"))
SHOWN = 8
"""So many faults are listed; the rest is counted."""


def make_settings_card() -> OwnWordsCard:
    return OwnWordsCard()


class OwnWordsCard(SettingsCard):
    def __init__(self) -> None:
        self.add_button, self.remove_button = make_button(), make_button()
        buttons = QWidget()
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.add_button)
        row.addWidget(self.remove_button)
        super().__init__(buttons)
        self.report = make_label(font=text_font(14), wraps=True)
        self.report.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rows.addWidget(self.report, 2, 0, 1, 2)
        self.add_button.clicked.connect(self._choose)
        self.remove_button.clicked.connect(self._remove)
        self._lines: list[Message] = []
        """What the report says, line by line."""
        self._report()

    def set_texts(self) -> None:
        self.name(tr(Message(TITLE)), tr(Message(WHAT, header=HEADER_NAME)))
        self.add_button.setText(self.tr("Add a file…"))
        self.remove_button.setText(self.tr("Remove"))
        self.report.setText("\n".join(map(tr, self._lines)))

    def _choose(self) -> None:
        kind = Kind(FILES, (".tsv", ".txt"))
        ask_to_open(self, self.tr("Add a word file"), kind, lambda names: self.add(Path(names[0])))

    def add(self, file: Path) -> None:
        """Takes the words of the file, and says what is wrong with it."""
        try:
            used, faults = add_own_words(file)
        except CannotRead as problem:
            self._report(problem.message)
        except OSError as error:
            self._report(Message(CANNOT_WRITE, reason=error.strerror or str(error)))
        else:
            self._report(*([] if used else [Message(NO_LINE)]), *_lines_of(faults))

    def _remove(self) -> None:
        try:
            remove_own_words()
        except OSError as error:
            self._report(Message(CANNOT_WRITE, reason=error.strerror or str(error)))
        else:
            self._report()

    def _report(self, *lines: Message) -> None:
        """What is in use now, and what was wrong with the last file."""
        count = len(own_clues())
        self._lines = [Message(ADDED, n=count) if count else Message(NONE_YET), *lines]
        self.remove_button.setEnabled(count > 0)
        self.set_texts()


def _lines_of(faults: list[Fault]) -> list[Message]:
    lines = [Message(FAULT, line=fault.line, fault=Clause(fault.message)) for fault in faults[:SHOWN]]
    if len(faults) > SHOWN:
        lines.append(Message(MORE, n=len(faults) - SHOWN))
    return lines
