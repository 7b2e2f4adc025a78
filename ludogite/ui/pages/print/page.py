"""The page that prints: score sheets, kits, booklets, rules. What is printed is chosen here and seen at once. The
sheets of the game say what there is to choose; this page knows no game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from PySide6.QtGui import QPalette
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.match.library.earlier import Earlier
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.sheets import holiday
from ludogite.sheets.offers import (
    BLANK,
    BOOKLET,
    HOLIDAY,
    KIT,
    LANGUAGE,
    MANUAL,
    MATCH,
    PAPER,
    RULES,
    CannotPrint,
    Text,
    default_of,
    games_with_sheet,
    offer_of,
)
from ludogite.sheets.rules import rules_sheet
from ludogite.sheets.sheet import (
    PAPERS,
    CannotWrite,
    MatchOnPaper,
    Occasion,
    Sheet,
    files_of,
    print_steps,
    set_paper,
    spoken_in,
    write_steps,
)
from ludogite.ui.base.game_ui import rules_text, whole_game
from ludogite.ui.base.page import MANUAL as MANUAL_LABEL
from ludogite.ui.base.page import PRINT, FrontPage, Page, Printable
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.base.session import Session
from ludogite.ui.look.language import current_language, tr
from ludogite.ui.look.theme import text_font
from ludogite.ui.look.turns import Turns
from ludogite.ui.pages.print.options import NumberRow, OptionRow, make_row
from ludogite.ui.pages.print.preview import PageTurner, SheetPreview
from ludogite.ui.pages.print.work import Job, PrintWork
from ludogite.ui.pages.rules import make_manual
from ludogite.ui.widgets.confirm import Confirmation
from ludogite.ui.widgets.file_dialog import PICTURES, FileKind, ask_to_save
from ludogite.ui.widgets.parts import make_button, make_frame, make_label, make_timer
from ludogite.ui.widgets.scroll_area import AsHighAsNeeded, FootFade
from ludogite.ui.widgets.segments import Segments

KINDS = (MATCH, BLANK, KIT, BOOKLET, RULES, HOLIDAY, MANUAL)
LABELS = {
    MATCH: Message(QT_TRANSLATE_NOOP("print_page", "Filled in")),
    BLANK: Message(QT_TRANSLATE_NOOP("print_page", "Blank")),
    KIT: Message(QT_TRANSLATE_NOOP("print_page", "Kit")),
    BOOKLET: Message(QT_TRANSLATE_NOOP("print_page", "Booklet")),
    RULES: Message(QT_TRANSLATE_NOOP("print_page", "Rules")),
    HOLIDAY: Message(QT_TRANSLATE_NOOP("print_page", "Holiday")),
    MANUAL: MANUAL_LABEL,
}


NO_PRINTER = Message(QT_TRANSLATE_NOOP("print_page", "This computer has no printer. Save a PDF instead."))
DOCUMENTS = FileKind(Message(QT_TRANSLATE_NOOP("print", "PDF files")), (".pdf",))
PROGRESS_AFTER_MS = 200
"""Milliseconds until what is under way is shown: most of it is done before."""


def open_print(session: Session, behind: Page) -> PrintPage | None:
    """The sheets that the page behind can fill in, or blank ones: of its game, or at home of the first game that has
    sheets. None if its game has none."""
    printable = behind.printable()
    filled = printable.game if printable else None
    games = [game for game in games_with_sheet() if not game.part_of or game == filled]
    game = filled or (whole_game(behind.game) if behind.game else games[0])
    return PrintPage(games, game, behind.printable, session.seen) if game in games else None


class PrintPage(FrontPage):
    """What the page behind has to print, or else blank sheets of a game."""

    game: Game

    def __init__(
        self,
        games: Sequence[Game],
        game: Game,
        printable: Callable[[], Printable | None],
        read_seen: Callable[[Game], Mapping[str, int]],
    ) -> None:
        """What there is to print is asked for whenever it is shown: the match behind may go on. What the people of
        this house have met of a game is left out where possible."""
        super().__init__(game)
        self._read_seen = read_seen
        self._printable = printable
        self._confirmation = Confirmation()
        self._language = current_language()
        """What the window speaks; sheets follow when it changes."""
        self._unsaved: Path | None = None
        """The file to save when the player confirms."""
        self._earlier: list[Earlier] = []
        """The matches before the one behind, as far as they have been read."""
        self._reading = Turns(self)
        self.work = PrintWork(self)
        self._patience = make_timer(self, PROGRESS_AFTER_MS, is_single_shot=True)
        self._focus_before: QWidget | None = None
        """What had the focus before Cancel was shown."""
        self._games = {other.id: other for other in games}
        self.choice = Segments(tuple(self._games), game.id)
        self.choice.setVisible(len(games) > 1)
        self.header.add_choice(self.choice)
        self._make_parts()
        self._lay_out()
        self.choice.chosen.connect(self._choose_game)
        self.what.chosen.connect(self._offer)
        self.cancel_button.clicked.connect(self._cancel)
        self.print_button.clicked.connect(self._ask_printer)
        self.pdf_button.clicked.connect(lambda: self._ask_file(DOCUMENTS))
        self.png_button.clicked.connect(self._ask_pictures)
        self.pages.turned.connect(self._make_seen)
        self.work.made.connect(self.pages.show_made)
        self.work.not_made.connect(self._say_not_made)
        self.work.moved.connect(self._follow_work)
        self.work.refused.connect(lambda message: self.status.setText(tr(message)))
        self._patience.timeout.connect(self._show_work)
        self.add_key("PgDown", lambda: self.turner.leaf(1), repeats=True)
        self.add_key("PgUp", lambda: self.turner.leaf(-1), repeats=True)
        self._offer()
        self._begin_reading()

    def take_focus(self, is_by_key: bool) -> None:
        self.print_button.setFocus()

    def set_texts(self) -> None:
        super().set_texts()
        if self._language != current_language():
            self._language = current_language()
            for row in self.rows:
                if isinstance(row, OptionRow) and row.option == LANGUAGE:
                    row.segments.choose(self._language)
        self._set_choice_texts()
        self._show_sheet()

    @property
    def sheet(self) -> Sheet:
        """What is chosen, made once: what is seen goes on paper."""
        assert self.pages.sheet is not None
        return self.pages.sheet

    @property
    def chosen(self) -> dict[str, str]:
        """By name, also what cannot be chosen in the window."""
        options = offer_of(self.game).options(self.what.current) or ()
        return {option.name: default_of(option) for option in options} | {
            row.option.name: row.current for row in self.rows
        }

    def _make_sheet(self, chosen: Mapping[str, str]) -> Sheet:
        offer, paper, printable = offer_of(self.game), PAPERS[chosen[PAPER.name]], self._printable()
        what = self.what.current
        if what == KIT:
            return offer.make_kit(paper, chosen, self._read_seen(self.game))
        if what == BOOKLET:
            return offer.make_booklet(paper, chosen)
        if what == HOLIDAY:
            return holiday.make(paper, chosen)
        if what == MANUAL:
            return make_manual(chosen[LANGUAGE.name], paper)
        if what == RULES:
            whole = whole_game(self.game)
            return rules_sheet(whole, offer, rules_text(whole, chosen[LANGUAGE.name]), paper)
        if printable is None or what == BLANK:
            return offer.make_pad(paper, chosen)
        players = [shown_name(seat) for seat in printable.seats]
        occasion = Occasion(printable.day, printable.outcome)
        return offer.make_match(paper, chosen, MatchOnPaper(players, printable.state, self._earlier, occasion))

    # Earlier matches are read one after the other, so that the window does not wait

    def _begin_reading(self) -> None:
        printable = self._printable()
        if printable is not None and printable.earlier is not None and offer_of(printable.game).holds_matches:
            self._reading.begin(self._read(printable.earlier()))

    def _read(self, unread: Iterator[Earlier]) -> Iterator[None]:
        for found in unread:
            self._earlier.append(found)
            yield
        if self._earlier:
            self._show_sheet()

    def save(self, file: Path, may_replace: bool = False) -> None:
        """The dialog has asked whether to replace the file that was named, not those that have numbers added to it."""
        self._reading.finish()  # before it goes on paper
        try:
            sheet = self.sheet
            there = [each.name for each in files_of(sheet, file) if each != file and each.exists()]
            if there and not may_replace:
                self._ask_to_replace(file, there)
                return
            self.work.begin(Job(sheet, write_steps(sheet, file), self._say_saved))
        except CannotWrite as problem:
            self.status.setText(tr(problem.message))

    def _say_saved(self, files: Sequence[Path]) -> None:
        self.status.setText(self.tr("Saved: {files}").format(files=", ".join(each.name for each in files)))

    def _ask_to_replace(self, file: Path, there: Sequence[str]) -> None:
        question = self.tr("Already there: {files}. Press again to replace.")
        self.status.setText(question.format(files=", ".join(there)))
        self._confirmation.ask(self.png_button)
        self._unsaved = file

    def print_out(self, printer: QPrinter) -> None:
        self._reading.finish()  # before it goes on paper
        sheet = self.sheet
        self.work.begin(Job(sheet, print_steps(printer, sheet), self._say_printed))

    def _say_printed(self, is_printed: bool) -> None:
        self.status.setText(self.tr("Sent to the printer.") if is_printed else self.tr("Printing failed."))

    # What takes a while

    def _make_seen(self) -> None:
        """Requests what is on the visible page, and on the one after it."""
        shown = self.pages.sheet
        if shown is not None and not self.work.is_running:
            last = len(shown.pages) - 1
            self.work.make(shown.missing(self.pages.current, min(self.pages.current + 1, last)))

    def _follow_work(self) -> None:
        if self.cancel_button.isVisible() or not self.work.is_running:
            self._show_work()
        elif not self._patience.isActive():
            self._patience.start()

    def _cancel(self) -> None:
        self.work.stop()
        self.status.setText(self.tr("Cancelled: nothing was saved or printed."))
        self._make_seen()

    def _show_work(self) -> None:
        is_working, was_working = self.work.is_running, not self.cancel_button.isHidden()
        if not is_working:
            self._patience.stop()
        elif self.work.is_preparing:
            self._say_done(self.tr("Preparing {done} of {count}…"))
        else:
            self._say_done(self.tr("Page {done} of {count}…"))
        if is_working == was_working:
            return
        if is_working:
            self._focus_before = self.focusWidget()
        self.cancel_button.setVisible(is_working)
        for part in (self.print_button, self.pdf_button, self.png_button, self.what, self.choice, *self.rows):
            part.setEnabled(not is_working)
        focused = self.cancel_button if is_working else self._focus_before
        if focused is not None:
            focused.setFocus()

    def _say_done(self, sentence: str) -> None:
        self.status.setText(sentence.format(done=self.work.done, count=self.work.count))

    def _say_not_made(self) -> None:
        self.status.setText(self.tr("This could not be made. Try another number."))

    def leave(self) -> None:
        self.work.close()

    # What is on the page

    def _make_parts(self) -> None:
        self.pages = SheetPreview(self)
        self.turner = PageTurner(self.pages, self)
        self._panel = make_frame("panel", self)
        self._choices = AsHighAsNeeded(self._panel)
        FootFade(self._choices, QPalette.ColorRole.Base)
        self.what = Segments(KINDS, RULES if self._printable() is None else MATCH, self._choices.inner)
        self._options = QVBoxLayout()
        self.rows: list[OptionRow | NumberRow] = []
        self.status = make_label(self._panel, font=text_font(14), is_soft=True, wraps=True)
        self.print_button = make_button(self._panel, is_primary=True)
        self.print_button.setProperty("large", True)
        self.pdf_button, self.png_button, self.cancel_button = (make_button(self._panel) for _ in range(3))
        self.cancel_button.hide()

    def _lay_out(self) -> None:
        self._options.setSpacing(18)
        self._options.addStretch(1)
        choices = QVBoxLayout(self._choices.inner)
        choices.setContentsMargins(20, 22, 20, 0)
        choices.setSpacing(18)
        choices.addWidget(self.what)
        choices.addLayout(self._options)
        panel = QVBoxLayout(self._panel)
        panel.setContentsMargins(0, 0, 0, 20)
        panel.setSpacing(12)
        panel.addWidget(self._choices, stretch=1)
        below = QVBoxLayout()
        below.setContentsMargins(20, 0, 20, 0)
        below.setSpacing(12)
        below.addWidget(self.status)
        for button in (self.cancel_button, self.print_button, self.pdf_button, self.png_button):
            below.addWidget(button)
        panel.addLayout(below)
        self.body.setContentsMargins(0, 0, 0, 0)
        body = QHBoxLayout()
        body.setSpacing(0)
        seen = QVBoxLayout()
        seen.setSpacing(0)
        seen.addWidget(self.pages, stretch=1)
        seen.addWidget(self.turner)
        body.addLayout(seen, stretch=1)
        body.addWidget(self._panel)
        self.body.addLayout(body)

    def _choose_game(self, id: str) -> None:
        self.game = self._games[id]
        self._offer()

    def _offer(self) -> None:
        """Shows what there is to choose. Choices that exist as before stay as they were."""
        kinds = self._kinds()
        self.what.offer(kinds, abreast=2 if len(kinds) == 4 else 3)
        if self.what.current not in kinds or not self.rows:
            self.what.choose(kinds[0])
        before = {LANGUAGE.name: current_language()} | {row.option.name: row.current for row in self.rows}
        for row in self.rows:
            self._options.removeWidget(row)
            row.hide()
            row.deleteLater()
        options = (*(offer_of(self.game).options(self.what.current) or ()), PAPER, LANGUAGE)
        inner = self._choices.inner
        self.rows = [make_row(option, before, inner) for option in options if not isinstance(option, Text)]
        for n, row in enumerate(self.rows):
            self._options.insertWidget(n, row)
            row.changed.connect(self._show_sheet)
        self.set_texts()

    def _kinds(self) -> list[str]:
        """What there is to print of the game; a match only where one is behind."""
        printable, offer = self._printable(), offer_of(self.game)
        is_of_match = printable is not None and printable.game == self.game
        return [kind for kind in KINDS if offer.options(kind) is not None and (kind != MATCH or is_of_match)]

    def _show_sheet(self) -> None:
        self._confirmation.withdraw()
        self.status.clear()
        sheet, chosen = None, self.chosen
        try:
            sheet = spoken_in(chosen[LANGUAGE.name], lambda: self._make_sheet(chosen))
        except CannotPrint as problem:
            self.status.setText(tr(problem.message))
        self.pages.show_sheet(sheet)
        for button in (self.print_button, self.pdf_button, self.png_button):
            button.setEnabled(sheet is not None)

    def _set_choice_texts(self) -> None:
        self.title.setText(tr(PRINT))
        self.choice.set_labels(self.tr("Game"), {id: tr(game.title) for id, game in self._games.items()})
        self.what.set_labels(self.tr("What to print"), {kind: tr(label) for kind, label in LABELS.items()})
        self.pages.setAccessibleName(self.tr("Preview"))
        self.turner.set_texts()
        self.print_button.setText(self.tr("Print…"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.pdf_button.setText(self.tr("Save as PDF…"))
        self.png_button.setText(self.tr("Save as pictures (PNG)…"))
        for row in self.rows:
            row.set_texts()

    # Where it goes

    @property
    def _title(self) -> str:
        """What the document is called."""
        return tr(self.sheet.title)

    def _ask_printer(self) -> None:
        """Elsewhere the dialog can also print into a file; that of Windows does not open without a printer."""
        if sys.platform == "win32" and not QPrinterInfo.availablePrinterNames():
            self.status.setText(tr(NO_PRINTER))
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._title)
        set_paper(printer, self.sheet)
        dialog = QPrintDialog(printer, self)
        if dialog.exec():  # not every system has a print dialog that does not block
            self.print_out(printer)
        dialog.deleteLater()

    def _ask_pictures(self) -> None:
        if self._unsaved is None or not self._confirmation.is_asked(self.png_button):
            self._ask_file(PICTURES)
        elif self._confirmation.ask_or_confirm(self.png_button):
            self.save(self._unsaved, may_replace=True)

    def _ask_file(self, kind: FileKind) -> None:
        self._confirmation.withdraw()
        ask_to_save(self, self.title.text(), self._title, [kind], self.save)
