"""The page from which score sheets are printed: seen before they are, and sent where they are wanted."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QDate, QPoint, QRect, Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from ludogite.cli import main
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.people import Person
from ludogite.rules.bigbang import Boards
from ludogite.rules.crossword.grid import read_grid
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE
from ludogite.sheets.crossword import puzzles
from ludogite.sheets.crossword.puzzles import make_crossword
from ludogite.sheets.offers import BLANK, BOOKLET, HOLIDAY, KIT, MANUAL, MATCH, RULES
from ludogite.sheets.sheet import picture
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.print.options import NumberRow, OptionRow
from ludogite.ui.pages.print.page import PrintPage
from ludogite.ui.pages.setup.page import SetupPage
from ludogite.worker import worker
from tests.conftest import child_processes
from tests.support.bigbang_reader import Reader
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.paper import text
from tests.support.processes import end_worker
from tests.support.ui.counting import Calls
from tests.support.ui.pace import at_leisure, in_haste
from tests.tools.screens.bigbang import careless

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
MOVES = "start 1|start 2|start 3|roll 3 5|3@b1 5@b2|3@b1 5@b2|3@b1 5@b2"


def hit(qtbot: QtBot, app: Application, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    qtbot.keyClick(QApplication.focusWidget() or app.window, key, modifier)


def print_page(app: Application) -> PrintPage:
    assert isinstance(app.window.page, PrintPage)
    QApplication.processEvents()
    return app.window.page


@pytest.fixture
def playing(app: Application) -> MatchPage:
    """A match of Six Symbols after one round."""
    seats = (Seat("Léa"), Seat("Tom"), Seat("Computer", level="easy"))
    match = app.matches.begin(MatchConfig(SHELF["symbols"], seats, {}, {}, seed=1, real_dice=True))
    assert match
    for move in MOVES.split("|"):
        play_text(match, move)
    assert isinstance(app.window.page, MatchPage)
    return app.window.page


def save(page: PrintPage, qtbot: QtBot, file: Path) -> Path:
    """Saves it, and waits until that is done."""
    page.save(file)
    qtbot.waitUntil(lambda: not page.work.is_running)
    return file


def choose(page: PrintPage, option: str, value: str) -> None:
    row = next(row for row in page.rows if row.option.name == option)
    assert isinstance(row, OptionRow)
    row.segments.buttons[value].click()


@pytest.mark.parametrize("where", ["home", "set-up", "settings"])
def test_ctrl_p_offers_a_blank_pad_and_escape_leads_back(app: Application, qtbot: QtBot, where: str) -> None:
    if where == "set-up":
        app.navigator.set_up(SHELF["symbols"])
    if where == "settings":
        app.navigator.show_settings()
    behind = app.window.page
    hit(qtbot, app, Qt.Key.Key_P, CONTROL)
    page = print_page(app)
    assert (page.title.text(), page.choice.current) == ("Print", "symbols")
    assert page.what.current == BLANK
    assert not page.what.buttons[MATCH].isVisible()
    assert [row.option.name for row in page.rows] == ["per-page", "diagonal", "paper", "language"]
    hit(qtbot, app, Qt.Key.Key_P, CONTROL)
    assert app.window.page is page
    hit(qtbot, app, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert app.window.page is behind


def test_every_set_up_leads_to_what_its_game_prints(app: Application, qtbot: QtBot) -> None:
    for game, kinds in (
        ("shapes", [KIT, RULES]),
        ("symbols", [BLANK, KIT, RULES]),
        ("cube", [BLANK, KIT, BOOKLET, RULES]),
        ("crossword", [KIT, BOOKLET, RULES]),
    ):
        app.navigator.set_up(SHELF[game])
        assert isinstance(app.window.page, SetupPage)
        assert app.window.page.print_button
        qtbot.mouseClick(app.window.page.print_button, LEFT)
        page = print_page(app)
        assert page.game.id == game
        assert [kind for kind, button in page.what.buttons.items() if button.isVisible()] == [*kinds, HOLIDAY, MANUAL]


def test_the_manual_is_printed_from_any_game(app: Application) -> None:
    app.navigator.set_up(SHELF["crossword"])
    app.navigator.show_print()
    page = print_page(app)
    page.what.buttons[MANUAL].click()
    assert len(page.pages.pages) in (3, 4)
    assert {row.option.name for row in page.rows} == {"paper", "language"}


def test_home_has_a_button_for_it(app: Application, qtbot: QtBot) -> None:
    qtbot.mouseClick(app.window.home.head.print_button, LEFT)
    page = print_page(app)
    page.choice.buttons["shapes"].click()
    assert page.what.current == KIT
    assert len(page.pages.pages) == 2


def number(page: PrintPage, option: str) -> NumberRow:
    row = next(row for row in page.rows if row.option.name == option)
    assert isinstance(row, NumberRow)
    return row


@pytest.fixture
def booklet(app: Application) -> PrintPage:
    """Of ten crosswords: five pages, and one of solutions."""
    app.navigator.show_print()
    page = print_page(app)
    page.choice.buttons["crossword"].click()
    page.what.buttons[BOOKLET].click()
    return page


def test_a_booklet_has_as_many_pages_as_are_wanted(booklet: PrintPage) -> None:
    assert len(booklet.pages.pages) == 7
    number(booklet, "count").field.setValue(40)
    assert len(booklet.pages.pages) == 24


def test_pages_of_a_booklet_are_leafed_through_by_buttons_and_keys(booklet: PrintPage, qtbot: QtBot) -> None:
    turner, none = booklet.turner, Qt.KeyboardModifier.NoModifier
    assert (turner.label.text(), turner.back.isEnabled(), turner.forth.isEnabled()) == ("1 of 7", False, True)
    qtbot.mouseClick(turner.forth, LEFT)
    assert turner.label.text() == "2 of 7"
    for key, seen in ((Qt.Key.Key_PageDown, "3 of 7"), (Qt.Key.Key_PageDown, "4 of 7"), (Qt.Key.Key_PageUp, "3 of 7")):
        qtbot.keyClick(QApplication.focusWidget(), key, none)
        assert turner.label.text() == seen
    viewport, page = booklet.pages.viewport(), booklet.pages.pages[2]
    assert viewport.rect().contains(QRect(page.mapTo(viewport, QPoint()), page.size())), "the whole page is seen"
    booklet.pages.setFocus()
    qtbot.keyClick(booklet.pages, Qt.Key.Key_End, none)
    assert (turner.label.text(), turner.forth.isEnabled()) == ("7 of 7", False)
    booklet.window().resize(1024, 700)
    QApplication.processEvents()
    assert turner.label.text() == "7 of 7", "a page stays when the window gets smaller"
    booklet.what.buttons[KIT].click()
    booklet.choice.buttons["symbols"].click()
    assert not turner.isVisible(), "there is one page"


def test_a_kit_has_no_grids_that_somebody_here_has_played(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    """As long as there are others. Nobody has to be named: a kit is for whoever is here."""
    game, options = SHELF["crossword"], {"levels": ["easy", "easy"]}
    setup = game.draw_setup(2, options, 1)
    assert app.store
    app.store.remember(Person("Léa", 0, 0))
    match = app.matches.begin(MatchConfig(game, (Seat("Léa"), Seat("Computer", level="easy")), options, setup, seed=1))
    assert match
    for _ in range(3):
        match.play(match.next_roll())
    app.window.show_home()
    app.navigator.show_print()
    page = print_page(app)
    page.choice.buttons["crossword"].click()
    page.what.buttons[KIT].click()
    met = [read_grid(grid) for grid in setup["grids"]]
    written = text(save(page, qtbot, tmp_path / "kit.pdf"))
    assert "Player 1" in written
    for grid in met:
        assert sum(clue in written for clue in grid.clues) < 3, "a clue may come again, a grid may not"


def test_a_kit_is_made_once_for_the_preview_and_the_file(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    app.navigator.show_print()
    page, calls = print_page(app), Calls(monkeypatch)
    page.choice.buttons["bigbang"].click()
    calls.count(PrintPage, "_make_sheet", "made")
    page.what.buttons[KIT].click()
    shown = page.sheet
    save(page, qtbot, tmp_path / "kit.pdf")
    assert page.sheet is shown
    assert calls.counts == Counter(made=1)


def test_a_challenge_is_printed_as_far_as_it_is_solved(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    game = SHELF["challenge"]
    config = MatchConfig(game, (Seat("Léa"),), {}, game.draw_setup(1, {}, 3), seed=3)
    match = app.matches.begin(config)
    assert match
    match.play(next(move for move in match.state.find_moves() if str(move).startswith("red")))
    hit(qtbot, app, Qt.Key.Key_P, CONTROL)
    page = print_page(app)
    assert page.what.current == MATCH
    said = " ".join(text(save(page, qtbot, tmp_path / "challenge.pdf")).split())
    assert "Léa 1 " in said
    assert "Still being played" in said
    assert str(QDate.currentDate().year()) in said


# What must be made first is made by a worker


def of_number(booklet: PrintPage, seed: int, count: int = 10) -> PrintPage:
    """Another booklet: what was once made is kept, and each of these tests wants one that is not."""
    number(booklet, "seed").field.setValue(seed)
    number(booklet, "count").field.setValue(count)
    return booklet


def is_drawn(booklet: PrintPage, page: int) -> bool:
    return booklet.pages.sheet is not None and not booklet.pages.sheet.missing(page)


def test_the_preview_makes_what_is_seen_and_no_more(booklet: PrintPage, qtbot: QtBot) -> None:
    of_number(booklet, 11, count=40)
    assert not is_drawn(booklet, 1), "the window itself makes none"
    qtbot.waitUntil(lambda: is_drawn(booklet, 1))
    booklet.turner.leaf(4)
    qtbot.waitUntil(lambda: is_drawn(booklet, 4))
    assert not is_drawn(booklet, 2)
    assert not is_drawn(booklet, 12)


def test_a_long_booklet_tells_how_far_it_is(booklet: PrintPage, qtbot: QtBot, tmp_path: Path) -> None:
    of_number(booklet, 12)
    said = []
    booklet.work.moved.connect(lambda: said.append((booklet.work.is_preparing, booklet.work.done)))
    booklet.pdf_button.setFocus()
    booklet.save(tmp_path / "out.pdf")
    qtbot.waitUntil(lambda: re.fullmatch(r"Preparing \d+ of 10…", booklet.status.text()) is not None)
    assert booklet.cancel_button.hasFocus()
    assert not booklet.pdf_button.isEnabled()
    qtbot.waitUntil(lambda: booklet.status.text() == "Saved: out.pdf")
    assert [done for is_preparing, done in said if is_preparing][-1] == 9
    assert {done for is_preparing, done in said if not is_preparing} >= set(range(1, 7))
    assert not booklet.cancel_button.isVisible()
    assert booklet.pdf_button.hasFocus()
    assert text(tmp_path / "out.pdf").count("Across") == 10


def test_cancel_answers_while_crosswords_are_made_and_leaves_nothing(
    app: Application, booklet: PrintPage, qtbot: QtBot, tmp_path: Path
) -> None:
    of_number(booklet, 13, count=200)
    booklet.save(tmp_path / "out.pdf")
    qtbot.waitUntil(booklet.cancel_button.isVisible)
    qtbot.mouseClick(booklet.cancel_button, LEFT)
    assert booklet.status.text() == "Cancelled: nothing was saved or printed."
    assert booklet.pdf_button.isEnabled()
    qtbot.waitUntil(lambda: is_drawn(booklet, 0))
    assert not list(tmp_path.glob("out*"))
    number(booklet, "count").field.setValue(4)
    save(booklet, qtbot, tmp_path / "out.pdf")
    assert text(tmp_path / "out.pdf").count("Across") == 4, "it can be begun anew"


def test_cancel_while_pages_are_drawn_leaves_nothing(booklet: PrintPage, qtbot: QtBot, tmp_path: Path) -> None:
    booklet.save(tmp_path / "out.png")
    qtbot.waitUntil(lambda: booklet.status.text().startswith("Page"))
    qtbot.mouseClick(booklet.cancel_button, LEFT)
    assert booklet.status.text() == "Cancelled: nothing was saved or printed."
    assert not list(tmp_path.glob("*out*"))


def test_if_every_worker_is_ended_it_is_said(
    booklet: PrintPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "PAUSES_S", (0.0,))
    monkeypatch.setattr(puzzles, "make_crossword", end_worker)
    of_number(booklet, 15)
    booklet.save(tmp_path / "out.pdf")
    qtbot.waitUntil(lambda: booklet.status.text() == "This could not be made. Try another number.")
    assert booklet.pdf_button.isEnabled()


def test_who_leaves_ends_what_is_made_and_nothing_else(
    app: Application, booklet: PrintPage, qtbot: QtBot, tmp_path: Path
) -> None:
    """A match behind goes on thinking with the worker of the window."""
    answers: list[object] = []
    app.session.get_worker().ask(make_crossword, ("fr", "hard", 987_654, 0), answers.append, answers.append)
    of_number(booklet, 14, count=200)
    booklet.save(tmp_path / "out.pdf")
    qtbot.waitUntil(booklet.cancel_button.isVisible)
    maker = booklet.work._worker
    assert maker is not None
    assert maker.process
    worker = maker.process.process.pid
    assert worker in child_processes()
    booklet.back_button.click()
    assert worker not in child_processes()
    qtbot.waitUntil(lambda: len(answers) == 1)
    assert not list(tmp_path.glob("out*"))


def test_the_same_number_gives_the_same_booklet_in_the_window_and_by_the_command(
    booklet: PrintPage, qtbot: QtBot, tmp_path: Path
) -> None:
    seen = text(save(of_number(booklet, 15, count=3), qtbot, tmp_path / "window.pdf"))
    arguments = ["print", "crossword", "--booklet", "--count", "3", "--seed", "15", "--language", "en"]
    assert main([*arguments, "-o", str(tmp_path / "command.pdf")]) == 0
    assert text(tmp_path / "command.pdf") == seen


def test_what_cannot_be_made_is_said_and_not_printed(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    app.navigator.show_print()
    page = print_page(app)
    page.choice.buttons["cube"].click()
    page.what.buttons[BOOKLET].click()
    for first, last, said in (
        (9, 6, "From 9 to 6: the second number must not be smaller."),
        (900, 901, "There are no challenges from 900 to 901; this level has 80."),
    ):
        number(page, "from").field.setValue(first)
        number(page, "to").field.setValue(last)
        assert page.status.text() == said
        assert page.pages.pages == [], "not what was chosen before"
        for button in (page.print_button, page.pdf_button, page.png_button):
            qtbot.mouseClick(button, LEFT)
        assert QApplication.activeModalWidget() is None
        assert page.status.text() == said
    number(page, "from").field.setValue(6)
    assert page.status.text() == ""
    save(page, qtbot, tmp_path / "out.pdf")
    assert list(tmp_path.glob("out*"))


def test_a_sheet_may_be_in_another_language_than_the_window(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    app.navigator.show_print()
    page = print_page(app)
    choose(page, "language", "fr")
    save(page, qtbot, tmp_path / "out.pdf")
    assert "Six symboles" in text(tmp_path / "out.pdf")
    assert page.print_button.text() == "Print…"
    page.what.buttons[RULES].click()
    save(page, qtbot, tmp_path / "rules.pdf")
    assert "Le plus haut total gagne" in " ".join(text(tmp_path / "rules.pdf").split())


def test_a_match_is_printed_as_it_stands_or_a_pad_of_its_game(
    app: Application, qtbot: QtBot, playing: MatchPage
) -> None:
    hit(qtbot, app, Qt.Key.Key_P, CONTROL)
    page = print_page(app)
    assert page.what.buttons[MATCH].isVisible()
    assert page.what.current == MATCH
    assert len(page.pages.pages) == 2
    assert [row.option.name for row in page.rows] == ["per-page", "paper", "language"]
    choose(page, "per-page", "4")
    assert len(page.pages.pages) == 1
    page.what.buttons[BLANK].click()
    assert [row.option.name for row in page.rows] == ["per-page", "diagonal", "paper", "language"]
    assert page.rows[0].current == "4"


def test_a_choice_that_another_game_does_not_have_gives_way_to_its_own(app: Application) -> None:
    app.navigator.show_print()
    page = print_page(app)
    choose(page, "per-page", "8")
    choose(page, "paper", "letter")
    page.choice.buttons["bigbang"].click()
    assert (page.title.text(), page.choice.current) == ("Print", "bigbang")
    assert {row.option.name: row.current for row in page.rows} == {
        "per-page": "2",
        "paper": "letter",
        "language": "en",
    }


def test_the_preview_is_the_page_that_will_be_printed(app: Application, playing: MatchPage, qtbot: QtBot) -> None:
    app.navigator.show_print()
    page = print_page(app)

    def seen() -> bool:
        """Whether the first page on the screen is the first page of what is chosen, dot by dot."""
        shown = page.pages.pages[0]
        wanted = picture(page.sheet, 0, round(shown.paper.width() * shown.devicePixelRatioF()))
        return bool(shown.grab(shown.paper).toImage().convertToFormat(wanted.format()) == wanted)

    qtbot.waitUntil(seen)
    for option, value in (("per-page", "8"), ("paper", "letter")):
        choose(page, option, value)
        qtbot.waitUntil(seen)


def test_pages_are_never_higher_than_what_is_seen_of_them(app: Application, playing: MatchPage) -> None:
    app.navigator.show_print()
    page = print_page(app)
    for size in ((1024, 700), (1600, 1000)):
        app.window.resize(*size)
        QApplication.processEvents()
        room = page.pages.viewport().size()
        first, second = page.pages.pages
        assert first.height() < room.height()
        assert first.width() <= room.width()
        assert second.y() >= first.y() + first.height()
        assert page.pages.verticalScrollBar().maximum() > 0


def test_it_is_saved_under_the_name_that_is_given(
    app: Application, qtbot: QtBot, playing: MatchPage, tmp_path: Path
) -> None:
    app.navigator.show_print()
    page = print_page(app)
    for button, name, sentence in (
        (page.pdf_button, "out", "Saved: out.pdf"),
        (page.png_button, "out", "Saved: out-1.png, out-2.png"),
    ):
        qtbot.mouseClick(button, LEFT)
        dialog = as_a(QFileDialog, page.findChild(QFileDialog))
        dialog.selectFile(str(tmp_path / name))
        dialog.accept()
        qtbot.waitUntil(lambda: page.status.text() == sentence)
        qtbot.waitUntil(lambda: page.findChild(QFileDialog) is None)
    written = text(tmp_path / "out.pdf")
    assert [name in written for name in ("Léa", "Tom", "Computer")] == [True] * 3
    assert (tmp_path / "out-2.png").exists()


def test_pictures_with_numbers_replace_nothing_unasked(
    app: Application, qtbot: QtBot, playing: MatchPage, tmp_path: Path
) -> None:
    """A dialog asks about the name that is given, not about the numbers that are added to it."""
    app.navigator.show_print()
    page = print_page(app)
    second = tmp_path / "out-2.png"
    second.write_text("a picture of the cat")
    save(page, qtbot, tmp_path / "out.png")
    assert "out-2.png" in page.status.text()
    with in_haste():
        qtbot.mouseClick(page.png_button, LEFT)
    assert second.read_text() == "a picture of the cat", "a double click is one press"
    assert not (tmp_path / "out-1.png").exists()
    with at_leisure():
        qtbot.mouseClick(page.png_button, LEFT)
    qtbot.waitUntil(lambda: page.status.text() == "Saved: out-1.png, out-2.png")
    assert second.read_bytes().startswith(b"\x89PNG")


def test_what_cannot_be_saved_is_said_on_the_page(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    app.navigator.show_print()
    page = print_page(app)
    save(page, qtbot, tmp_path / "none" / "out.pdf")
    assert page.status.text().endswith("out.pdf cannot be written (No such file or directory).")
    choose(page, "per-page", "8")
    assert page.status.text() == "", "it is about something else now"


def answer_dialog(take: Callable[[QPrintDialog], None]) -> None:
    """Once the dialog is there and seen; the window waits for it."""
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, QPrintDialog) and dialog.isVisible():
        take(dialog)
    else:
        QTimer.singleShot(20, lambda: answer_dialog(take))


def test_print_asks_which_printer_and_sends_all_pages(
    app: Application, qtbot: QtBot, playing: MatchPage, tmp_path: Path
) -> None:
    app.navigator.show_print()
    page = print_page(app)
    choose(page, "paper", "letter")
    papers = []

    def to_file(dialog: QPrintDialog) -> None:
        papers.append(dialog.printer().pageLayout().pageSize().name())
        dialog.done(QPrintDialog.DialogCode.Accepted)
        dialog.printer().setOutputFileName(str(tmp_path / "printed.pdf"))

    answer_dialog(to_file)
    qtbot.mouseClick(page.print_button, LEFT)
    assert papers == ["Letter / ANSI A"]
    qtbot.waitUntil(lambda: page.status.text() == "Sent to the printer.")
    written = text(tmp_path / "printed.pdf")
    assert [name in written for name in ("Léa", "Tom", "Computer")] == [True] * 3


def test_who_cancels_the_dialog_prints_nothing(app: Application, qtbot: QtBot) -> None:
    app.navigator.show_print()
    page = print_page(app)
    answer_dialog(QPrintDialog.reject)
    qtbot.mouseClick(page.print_button, LEFT)
    assert page.status.text() == ""


def test_on_windows_it_is_said_that_there_is_no_printer(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its dialog does not open then."""
    app.navigator.show_print()
    page = print_page(app)
    with monkeypatch.context() as on_windows:
        on_windows.setattr(sys, "platform", "win32")
        on_windows.setattr(QPrinterInfo, "availablePrinterNames", list)
        on_windows.setattr(QPrintDialog, "exec", lambda dialog: QPrintDialog.DialogCode.Rejected)
        qtbot.mouseClick(page.print_button, LEFT)
    assert page.status.text() == "This computer has no printer. Save a PDF instead."


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_refuses_is_told(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    app.navigator.show_print()
    page = print_page(app)
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "none" / "printed.pdf"))
    page.print_out(printer)
    qtbot.waitUntil(lambda: page.status.text() == "Printing failed.")


def test_another_language_changes_the_page_and_the_sheets(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    app.navigator.show_print()
    page = print_page(app)
    app.choose(LANGUAGE, "fr")
    qtbot.waitUntil(lambda: page.print_button.text() == "Imprimer…")
    assert page.title.text() == "Imprimer"
    save(page, qtbot, tmp_path / "out.pdf")
    assert "Six symboles" in text(tmp_path / "out.pdf")


def test_everything_on_the_page_is_reached_by_tab(app: Application, qtbot: QtBot, playing: MatchPage) -> None:
    app.navigator.show_print()
    page = print_page(app)
    seen = set()
    for _ in range(30):
        seen.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    wanted = {page.print_button, page.pdf_button, page.png_button, page.back_button, page.pages}
    assert wanted <= seen
    for group in (page.what, *(row.segments for row in page.rows if isinstance(row, OptionRow))):
        assert set(group.buttons.values()) & seen


def finish_bigbang(match: Match) -> None:
    rng = Random(3)
    while match.outcome is None:
        rolls = match.state.to_move == CHANCE
        match.play(match.next_roll() if rolls else careless(as_a(Boards, match.state), rng, overlooks=False))


def begin_bigbang(app: Application, *names: str, seed: int = 1) -> Match:
    game = SHELF["bigbang"]
    seats = tuple(map(Seat, names))
    config = MatchConfig(game, seats, {"bonuses": "assisted"}, game.draw_setup(len(seats), {}, seed), seed)
    assert app.store
    return app.store.begin(config)


def test_a_sheet_of_big_bang_holds_the_matches_of_these_players_in_their_order(
    app: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    first = begin_bigbang(app, "Léa", "Tom", seed=1)
    finish_bigbang(first)
    finish_bigbang(begin_bigbang(app, "Léa", "Zoé", seed=2))
    second = begin_bigbang(app, "Tom", "Léa", seed=3)
    finish_bigbang(second)
    begin_bigbang(app, "Léa", "Tom", seed=4)  # not finished
    now = begin_bigbang(app, "Léa", "Tom", seed=5)
    finish_bigbang(now)
    begin_bigbang(app, "Léa", "Tom", seed=6)
    assert now.id
    app.matches.resume(now.id)
    hit(qtbot, app, Qt.Key.Key_P, CONTROL)
    page = print_page(app)
    save(page, qtbot, tmp_path / "sheet.pdf")
    reader = Reader(tmp_path / "sheet.pdf")
    sums = [0, 0]
    for number, match, (lea, tom) in (("1", first, (0, 1)), ("2", second, (1, 0)), ("3", now, (0, 1))):
        rounds = as_a(Boards, match.state).finished
        sums = [sums[0] + sum(points[lea] for points in rounds), sums[1] + sum(points[tom] for points in rounds)]
        assert reader.line(number) == [
            (0, str(rounds[0][lea])),
            (1, str(rounds[1][lea])),
            (1, str(sums[0])),
            (2, str(rounds[0][tom])),
            (3, str(rounds[1][tom])),
            (3, str(sums[1])),
        ]
    assert reader.line("4") == []
    assert [text for _, text in reader.line("*")][2::3] == [str(points) for points in sums]


def test_the_preview_comes_at_once_and_again_when_the_earlier_matches_are_read(app: Application, qtbot: QtBot) -> None:
    for seed in (1, 2):
        finish_bigbang(match := begin_bigbang(app, "Léa", seed=seed))
    assert match.id
    app.matches.resume(match.id)
    app.navigator.show_print()
    page = app.window.page
    assert isinstance(page, PrintPage)
    assert page._earlier == []
    one = picture(page.sheet, 0, 400)
    qtbot.waitUntil(lambda: not page._reading.is_going)
    assert len(page._earlier) == 1
    assert picture(page.sheet, 0, 400) != one
