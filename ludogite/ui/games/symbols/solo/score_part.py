"""A sheet from paper: what was typed, and next to it the score line by line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from ludogite.message import Message
from ludogite.rules.symbols import FREE, SCORING, rating, total
from ludogite.sheets.symbols.grid import number
from ludogite.ui.games.symbols.solo.line_words import line_words
from ludogite.ui.games.symbols.solo.on_paper import EMPTY, OnPaper
from ludogite.ui.games.symbols.solo.sheet_entry import SheetEntry
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, set_font, text_font, title_font
from ludogite.ui.pages.solo.part import SoloPart
from ludogite.ui.widgets.confirm import Confirmation
from ludogite.ui.widgets.parts import make_button, make_frame, make_label
from ludogite.ui.widgets.segments import Segments


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
