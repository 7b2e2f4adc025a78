"""On the settings page: a word file of one's own for each language, begun with a template, added, checked line by line,
and taken away again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from ludogite import paths
from ludogite.content.own_words import add_own_words, own_clues, remove_own_words, template
from ludogite.content.words import HEADER_NAME, LONGEST_CLUE, CannotRead, Fault
from ludogite.message import QT_TRANSLATE_NOOP, Clause, Message
from ludogite.rules.crossword.languages import LANGUAGES
from ludogite.ui.look.language import current_language, tr
from ludogite.ui.look.theme import text_font
from ludogite.ui.widgets.file_dialog import FileKind, ask_to_open, ask_to_save
from ludogite.ui.widgets.parts import SettingsCard, make_button, make_label
from ludogite.ui.widgets.segments import Segments

TITLE = QT_TRANSLATE_NOOP("own_words", "Your own words")
WHAT = QT_TRANSLATE_NOOP(
    "own_words",
    "A file with answers and clues for Crossword Track: new grids use them. Save the template, replace its examples"
    " with your own clues in a text editor or a spreadsheet, one a line, and add it here. Before a match, and for a"
    " booklet, you can ask that at least half of the answers are yours.",
)
COLUMNS = (
    QT_TRANSLATE_NOOP("own_words", "{column}: 2 to 7 letters A–Z, without accents"),
    QT_TRANSLATE_NOOP("own_words", "{column}: the same as it is spelled, with accents"),
    QT_TRANSLATE_NOOP("own_words", "{column}: 1 easy, 2 medium, 3 hard"),
    QT_TRANSLATE_NOOP("own_words", "{column}: what helps with the ending ({notes}), or nothing"),
    QT_TRANSLATE_NOOP("own_words", "{column}: what is asked, at most {most} characters"),
)
"""The meaning of each column of the file."""
TEMPLATE_SAVED = QT_TRANSLATE_NOOP("own_words", "Template saved as {file}.")
NONE_YET = QT_TRANSLATE_NOOP("own_words", "No file yet.")
ADDED = QT_TRANSLATE_NOOP("own_words", "%n clue(s) in use.", None, 0)
NO_LINE = QT_TRANSLATE_NOOP("own_words", "No line of this file can be used.")
FAULT = QT_TRANSLATE_NOOP("own_words", "Line {line}: {fault}")
MORE = QT_TRANSLATE_NOOP("own_words", "%n more line(s) to fix.", None, 0)
CANNOT_WRITE = QT_TRANSLATE_NOOP("own_words", "Your words cannot be saved ({reason}).")
WORD_FILES = FileKind(Message(QT_TRANSLATE_NOOP("own_words", "Word files")), (".tsv", ".txt"))
LANGUAGE = Message(QT_TRANSLATE_NOOP("own_words", "Language of the words"))
SHOWN = 8
"""So many faults are listed; the rest is counted."""


class OwnWordsCard(SettingsCard):
    def __init__(self) -> None:
        self.template_button, self.add_button, self.remove_button = make_button(), make_button(), make_button()
        buttons = QWidget()
        layout = QGridLayout(buttons)
        layout.setContentsMargins(0, 0, 0, 0)
        in_use = [code for code in LANGUAGES if own_clues(code)]
        self.language = Segments(list(LANGUAGES), current_language() if not in_use else in_use[0], buttons)
        layout.addWidget(self.language, 0, 0, 1, 2)
        layout.addWidget(self.template_button, 1, 0, 1, 2)
        layout.addWidget(self.add_button, 2, 0)
        layout.addWidget(self.remove_button, 2, 1)
        super().__init__(buttons)
        self.report = make_label(font=text_font(14), wraps=True)
        self.report.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rows.addWidget(self.report, 2, 0, 1, 2)
        self.language.chosen.connect(self._show_language)
        self.template_button.clicked.connect(self._ask_template_file)
        self.add_button.clicked.connect(self._choose)
        self.remove_button.clicked.connect(self._remove)
        self._lines: list[Message] = []
        """The lines of the report."""
        self._report()

    def set_texts(self) -> None:
        self.name(tr(Message(TITLE)), tr(Message(WHAT)))
        self.language.set_labels(tr(LANGUAGE), {code: language.name for code, language in LANGUAGES.items()})
        self.template_button.setText(self.tr("Save a template…"))
        self.add_button.setText(self.tr("Add a file…"))
        self.remove_button.setText(self.tr("Remove"))
        self.report.setText("\n".join(map(tr, self._lines)))

    def _show_language(self) -> None:
        self._report()

    def _ask_template_file(self) -> None:
        ask_to_save(self, self.tr("Save a template"), self.tr("My words"), [WORD_FILES], self.save_template)

    def save_template(self, file: Path) -> None:
        try:
            paths.write_whole({file: template(tr(HEADER_NAME), self.language.current)})
        except OSError as error:
            self._report(Message(CANNOT_WRITE, reason=error.strerror or str(error)))
        else:
            self._report(Message(TEMPLATE_SAVED, file=file.name), *self._columns())

    def _columns(self) -> list[Message]:
        """What is written in each column of the template."""
        notes = ", ".join(LANGUAGES[self.language.current].notes[1:])
        names = tr(HEADER_NAME).split()
        return [
            Message(source, column=name, notes=notes, most=LONGEST_CLUE)
            for source, name in zip(COLUMNS, names, strict=True)
        ]

    def _choose(self) -> None:
        ask_to_open(self, self.tr("Add a word file"), WORD_FILES, lambda names: self.add(Path(names[0])))

    def add(self, file: Path) -> None:
        """Takes the words of the file, and says what is wrong with it."""
        try:
            used, faults = add_own_words(file, self.language.current)
        except CannotRead as problem:
            self._report(problem.message)
        except OSError as error:
            self._report(Message(CANNOT_WRITE, reason=error.strerror or str(error)))
        else:
            self._report(*([] if used else [Message(NO_LINE)]), *_lines_of(faults))

    def _remove(self) -> None:
        try:
            remove_own_words(self.language.current)
        except OSError as error:
            self._report(Message(CANNOT_WRITE, reason=error.strerror or str(error)))
        else:
            self._report()

    def _report(self, *lines: Message) -> None:
        """Reports the words in use, and the faults of the last file."""
        count = len(own_clues(self.language.current))
        self._lines = [Message(ADDED, n=count) if count else Message(NONE_YET), *lines]
        self.remove_button.setEnabled(count > 0)
        self.set_texts()


def _lines_of(faults: list[Fault]) -> list[Message]:
    lines = [Message(FAULT, line=fault.line, fault=Clause(fault.message)) for fault in faults[:SHOWN]]
    if len(faults) > SHOWN:
        lines.append(Message(MORE, n=len(faults) - SHOWN))
    return lines
