"""A sheet from paper: what was typed, and next to it the score line by line."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.symbols import (
    COLUMNS,
    DIAGONAL,
    EMPTY_LINE_COSTS,
    FREE,
    ROWS,
    SCORING,
    line_points,
    rating,
    runs,
    total,
)
from ludogite.sheets.symbols.grid import number
from ludogite.ui.games.symbols.solo.sheet_entry import EMPTY, OnPaper, SheetEntry
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, set_font, text_font, title_font
from ludogite.ui.pages.days.part import SoloPart
from ludogite.ui.widgets.confirm import Confirmation
from ludogite.ui.widgets.parts import make_button, make_frame, make_label
from ludogite.ui.widgets.segments import Segments

ROW = QT_TRANSLATE_NOOP("on paper", "Row {n}")
COLUMN = QT_TRANSLATE_NOOP("on paper", "Column {letter}")
GREY = Message(QT_TRANSLATE_NOOP("on paper", "Grey diagonal, double"))
RUNS = {
    "1": QT_TRANSLATE_NOOP("on paper", "%n stroke(s)", None, 0),
    "2": QT_TRANSLATE_NOOP("on paper", "%n cross(es)", None, 0),
    "3": QT_TRANSLATE_NOOP("on paper", "%n circle(s)", None, 0),
    "4": QT_TRANSLATE_NOOP("on paper", "%n triangle(s)", None, 0),
    "5": QT_TRANSLATE_NOOP("on paper", "%n set(s) of three bars", None, 0),
    "6": QT_TRANSLATE_NOOP("on paper", "%n hash(es)", None, 0),
}
SCORES = QT_TRANSLATE_NOOP("on paper", "{line}: {runs}, %n point(s)", None, 0)
NOTHING = QT_TRANSLATE_NOOP("on paper", "{line}: nothing")
COSTS = QT_TRANSLATE_NOOP("on paper", "{line}: nothing, {points} points")


class ScorePart(SoloPart):
    print_wanted = Signal()

    def __init__(self, paper: OnPaper, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.paper = paper
        self._confirmation = Confirmation()
        self.entry = SheetEntry(colours, paper)
        self.entry.setParent(self)  # before the panel, for screen readers too
        self._panel = make_frame("panel", self)
        values = [choice.value for choice in SCORING.choices]
        self.scoring = Segments(values, paper.scoring, self._panel)
        self.total = make_label(self._panel, font=title_font(40))
        self.rating = make_label(self._panel, font=text_font(16, QFont.Weight.DemiBold))
        self.lines = QListWidget(self._panel)
        self.lines.setObjectName("moves")
        set_font(self.lines, text_font(14))
        self.lines.setFrameShape(QFrame.Shape.NoFrame)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setWordWrap(True)
        self.sentence = make_label(self._panel, font=text_font(13), is_soft=True, wraps=True)
        self.rub_out_button, self.clear_button, self.print_button = (make_button(self._panel) for _ in range(3))
        self._lay_out()
        self._connect()
        self._set_texts()

    def _lay_out(self) -> None:
        panel = QVBoxLayout(self._panel)
        panel.setContentsMargins(20, 18, 20, 20)
        panel.setSpacing(8)
        panel.addWidget(self.scoring)
        result = QHBoxLayout()
        result.setSpacing(14)
        result.addWidget(self.total)
        result.addWidget(self.rating, stretch=1)
        panel.addLayout(result)
        panel.addWidget(self.lines, stretch=1)
        panel.addWidget(self.sentence)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.rub_out_button, self.clear_button):
            buttons.addWidget(button, stretch=1)
        panel.addLayout(buttons)
        panel.addWidget(self.print_button)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.entry, stretch=1)
        layout.addWidget(self._panel)

    def _connect(self) -> None:
        self.entry.changed.connect(self._set_texts)
        self.scoring.chosen.connect(self._choose_scoring)
        self.rub_out_button.clicked.connect(self.entry.rub_out)
        self.clear_button.clicked.connect(self._clear)
        self.print_button.clicked.connect(self.print_wanted)

    def take_focus(self) -> None:
        self.entry.setFocus()

    def set_colours(self, colours: Colours) -> None:
        self.entry.set_colours(colours)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def _choose_scoring(self, value: str) -> None:
        self.paper.scoring = value
        self.entry.update()
        self._set_texts()

    def _set_texts(self) -> None:
        self._confirmation.withdraw()
        paper, label = self.paper, tr(Message(SCORING.label))
        points = total(paper.sheet, paper.scoring)
        self.scoring.set_labels(label, {choice.value: tr(Message(choice.label)) for choice in SCORING.choices})
        self.total.setText(number(points))
        self.rating.setText(tr(rating(points)) if paper.sheet != EMPTY else "")
        self.total.setAccessibleName(self.tr("Total {points}").format(points=number(points)))
        self.entry.heading = (self.tr("Your sheet"), self.tr("Total {points}").format(points=number(points)))
        self.entry.setAccessibleName(self.tr("Enter a sheet"))
        self.lines.setAccessibleName(self.tr("Line by line"))
        self.lines.clear()
        self.lines.addItems(list(line_words(paper.sheet, paper.scoring)))
        self._set_sentence()
        self.rub_out_button.setText(self.tr("Erase the cell"))
        self.clear_button.setText(self.tr("Clear the sheet"))
        self.print_button.setText(self.tr("Print this sheet"))
        for button in (self.clear_button, self.print_button):
            button.setEnabled(paper.sheet != EMPTY)

    def _set_sentence(self) -> None:
        free = self.paper.sheet.count(FREE)
        if free == len(EMPTY):
            self.sentence.setText(self.tr("Type 1 to 6 or click the symbols; Space leaves a cell empty."))
        elif free % 2 and self.entry.chosen_cell == 24:
            self.sentence.setText(self.tr("Check the sheet: one symbol is missing, or there is one too many."))
        else:
            self.sentence.clear()

    def _clear(self) -> None:
        """Asks once more before it empties the sheet."""
        if self._confirmation.ask_or_confirm(self.clear_button):
            self.entry.clear()
            self.take_focus()
        else:
            self.sentence.setText(self.tr("Clear the sheet? Press once more."))


def line_words(sheet: str, scoring: str) -> Iterator[str]:
    """Rows, columns, and by the advanced scoring the diagonal."""
    costs = EMPTY_LINE_COSTS if scoring == "advanced" else 0
    for n, row in enumerate(ROWS):
        yield _line_text(sheet, row, Message(ROW, n=n + 1), 1, costs)
    for n, column in enumerate(COLUMNS):
        yield _line_text(sheet, column, Message(COLUMN, letter="abcde"[n]), 1, costs)
    if scoring == "advanced":
        yield _line_text(sheet, DIAGONAL, GREY, 2, 0)


def _line_text(sheet: str, line: range, name: Message, times: int, costs: int) -> str:
    points = times * line_points(sheet, line)
    if points:
        found = [tr(Message(RUNS[symbol], n=length)) for symbol, length in runs(sheet, line)]
        return tr(Message(SCORES, line=name, runs=", ".join(found), n=points))
    return tr(Message(COSTS, line=name, points=number(-costs)) if costs else Message(NOTHING, line=name))
