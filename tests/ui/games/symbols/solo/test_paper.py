"""For people who play Six Symbols on paper: dice that are rolled, and sheets that are scored."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ludogite.rules.symbols import CELLS, FREE, SYMBOLS, Round
from ludogite.settings import ANIMATIONS, LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.games.symbols.solo.dice_part import DicePart
from ludogite.ui.games.symbols.solo.dice_table import PAUSE_S, DiceTable
from ludogite.ui.games.symbols.solo.page import SymbolsSoloPage
from ludogite.ui.games.symbols.solo.score_part import ScorePart
from ludogite.ui.games.symbols.solo.sheet_entry import EMPTY, SheetEntry
from ludogite.ui.pages.print.page import PrintPage
from tests.support.kinds import as_a
from tests.support.ui.matches import LEFT, press_again
from tests.support.ui.pace import in_haste
from tests.support.ui.symbols import open_solo

EXAMPLE = "11222333334444.1234111111"
"""The third example of the rules: 39 points, and 24 by the advanced scoring."""


@pytest.fixture
def dice(qtbot: QtBot, app: Application) -> DicePart:
    page = open_solo(app)
    qtbot.mouseClick(page.tabs.buttons["dice"], LEFT)
    QApplication.processEvents()
    return page.dice


@pytest.fixture
def score(qtbot: QtBot, app: Application) -> ScorePart:
    page = open_solo(app)
    qtbot.mouseClick(page.tabs.buttons["score"], LEFT)
    QApplication.processEvents()
    return page.score


def on_die(table: DiceTable) -> QPoint:
    return table.dice()[0].center().toPoint()


def double_click(qtbot: QtBot, button: QPushButton) -> None:
    with in_haste():
        for _ in range(2):
            qtbot.mouseClick(button, LEFT)


def pause(table: DiceTable) -> None:
    now = table.clock()
    table.clock = lambda: now + PAUSE_S


def roll_all(dice: DicePart) -> None:
    while not dice.table.is_full:
        dice.table.roll()


def names(table: DiceTable) -> list[str]:
    return [table.cell_name(n) for n in range(table.cell_count())]


# Dice


def test_a_click_on_a_die_rolls_both(qtbot: QtBot, dice: DicePart) -> None:
    table = dice.table
    qtbot.mouseClick(table, LEFT, pos=on_die(table))
    assert len(table.paper.rolls) == 1
    pause(table)
    qtbot.mouseClick(table, LEFT, pos=table.dice()[1].center().toPoint())
    assert len(table.paper.rolls) == 2
    assert table.round_text() == "Round 2 of 12"


def test_a_click_beside_the_dice_rolls_nothing(qtbot: QtBot, dice: DicePart) -> None:
    qtbot.mouseClick(dice.table, LEFT, pos=QPoint(4, 4))
    assert not dice.table.paper.rolls


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_dice_have_the_keys_and_roll_by_them(qtbot: QtBot, dice: DicePart, key: Qt.Key) -> None:
    qtbot.waitUntil(dice.table.hasFocus)
    qtbot.keyClick(dice.table, key)
    assert len(dice.table.paper.rolls) == 1


def test_a_double_click_or_a_key_that_is_held_rolls_once(qtbot: QtBot, dice: DicePart) -> None:
    table = dice.table
    table.clock = lambda: 5.0  # both clicks at the same time, however slow the machine is
    double_click(qtbot, dice.roll_button)
    assert len(table.paper.rolls) == 1
    pause(table)
    held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True)
    QApplication.sendEvent(table, held)
    assert len(table.paper.rolls) == 1


def test_every_symbol_comes_up_and_both_dice_are_their_own(dice: DicePart) -> None:
    pairs = set()
    for _ in range(60):
        dice.table.start_over()
        roll_all(dice)
        pairs.update(dice.table.paper.rolls)
    assert pairs == {(a, b) for a in SYMBOLS for b in SYMBOLS}


def test_what_was_rolled_is_round_text_by_round(dice: DicePart) -> None:
    dice.table.paper.rolls.extend([("2", "6"), ("1", "1")])
    rounds = ["Round 1: a cross and a hash", "Round 2: two strokes", "Round 3: not rolled yet"]
    assert names(dice.table)[:3] == rounds
    assert dice.table.roll_text() == "two strokes"


def test_screen_readers_hear_each_roll(qtbot: QtBot, dice: DicePart) -> None:
    with qtbot.waitSignal(dice.announced) as heard:
        qtbot.keyClick(dice.table, Qt.Key.Key_Space)
    assert heard.args == [f"Round 1 of 12: {dice.table.roll_text()}"]


def test_after_twelve_rounds_there_is_nothing_to_roll_but_all_anew(qtbot: QtBot, dice: DicePart) -> None:
    roll_all(dice)
    qtbot.mouseClick(dice.table, LEFT, pos=on_die(dice.table))
    assert len(dice.table.paper.rolls) == 12
    assert dice.score_button.isVisible()
    qtbot.mouseClick(dice.roll_button, LEFT)
    assert not dice.table.paper.rolls
    assert dice.roll_button.text() == "Roll"


def test_when_all_is_rolled_the_sheets_are_a_press_away(qtbot: QtBot, app: Application, dice: DicePart) -> None:
    roll_all(dice)
    qtbot.mouseClick(dice.score_button, LEFT)
    page = app.window.page
    assert isinstance(page, SymbolsSoloPage)
    assert page.score.isVisible()
    qtbot.waitUntil(page.score.entry.hasFocus)


def test_starting_over_is_asked_for_twice(qtbot: QtBot, dice: DicePart) -> None:
    dice.table.roll()
    double_click(qtbot, dice.start_over_button)
    assert len(dice.table.paper.rolls) == 1
    assert dice.sentence.text() == "Clear these rolls? Press “Start over” once more."
    dice.table.roll()
    press_again(qtbot, dice.start_over_button)
    assert not dice.table.paper.rolls


def test_rolls_and_sheet_are_still_there_when_somebody_comes_back(
    qtbot: QtBot, app: Application, dice: DicePart
) -> None:
    dice.table.roll()
    rolls = list(dice.table.paper.rolls)
    qtbot.keyClick(dice.table, Qt.Key.Key_Escape)
    assert app.window.page is app.window.home
    assert open_solo(app).dice.table.paper.rolls == rolls


def test_dice_move_only_if_things_may_move(qtbot: QtBot, app: Application, dice: DicePart) -> None:
    dice.table.roll()
    assert dice.table.motion.is_going
    app.choose(ANIMATIONS, "off")
    assert not dice.table.motion.is_going
    dice.table.roll()
    assert not dice.table.motion.is_going


def test_dice_grow_with_the_window(qtbot: QtBot, app: Application, dice: DicePart) -> None:
    app.window.resize(1024, 700)
    QApplication.processEvents()
    small = dice.table.dice()[0].width()
    dice.table.resize(1920, 1000)
    large = dice.table.dice()[0].width()
    assert small > 200
    assert large > 1.5 * small
    assert dice.table.dice()[0].right() < dice.table.dice()[1].left()


# Sheets


def type_in(qtbot: QtBot, entry: SheetEntry, sheet: str) -> None:
    for symbol in sheet:
        qtbot.keyClick(entry, Qt.Key.Key_Space if symbol == FREE else symbol)


def cell_point(entry: SheetEntry, cell: str) -> QPoint:
    return entry.cell_rect(CELLS.index(cell)).center()


def tile_point(entry: SheetEntry, symbol: str) -> QPoint:
    return entry.cell_rect(25 + SYMBOLS.index(symbol)).center()


def lines(score: ScorePart) -> list[str]:
    return [score.lines.item(n).text() for n in range(score.lines.count())]


def test_a_sheet_is_typed_and_scored_by_either_scoring(qtbot: QtBot, score: ScorePart) -> None:
    qtbot.waitUntil(score.entry.hasFocus)
    type_in(qtbot, score.entry, EXAMPLE)
    assert score.paper.sheet == EXAMPLE
    assert (score.total.text(), score.rating.text()) == ("39", "grandmaster")
    qtbot.mouseClick(score.scoring.buttons["advanced"], LEFT)
    assert (score.total.text(), score.rating.text()) == ("24", "good")


def test_each_line_is_told_in_words(qtbot: QtBot, score: ScorePart) -> None:
    type_in(qtbot, score.entry, EXAMPLE)
    assert lines(score)[:5] == [
        "Row 1: 2 strokes, 3 crosses, 5 points",
        "Row 2: 5 circles, 10 points",
        "Row 3: 4 triangles, 8 points",
        "Row 4: nothing",
        "Row 5: 5 strokes, 10 points",
    ]
    assert lines(score)[5:] == [
        "Column a: 2 strokes, 2 points",
        "Column b: nothing",
        "Column c: nothing",
        "Column d: 2 triangles, 2 points",
        "Column e: 2 strokes, 2 points",
    ]
    qtbot.mouseClick(score.scoring.buttons["advanced"], LEFT)
    assert lines(score)[3] == "Row 4: nothing, −5 points"
    assert lines(score)[10:] == ["Grey diagonal, double: nothing"]


def test_a_line_of_many_words_is_not_cut_off(qtbot: QtBot, app: Application, score: ScorePart) -> None:
    """In French the points of two runs would stand beyond the panel."""
    app.choose(LANGUAGE, "fr")
    type_in(qtbot, score.entry, "55444" + 20 * FREE)
    one, two = (score.lines.visualItemRect(score.lines.item(n)) for n in (2, 0))
    words = score.lines.fontMetrics().horizontalAdvance(score.lines.item(0).text())
    assert words > score.lines.viewport().width() - 12
    assert two.height() > one.height()


def test_a_cell_and_a_symbol_are_clicked(qtbot: QtBot, score: ScorePart) -> None:
    entry = score.entry
    for cell, symbol in (("c2", "4"), ("e5", "6"), ("a1", "1")):
        qtbot.mouseClick(entry, LEFT, pos=cell_point(entry, cell))
        qtbot.mouseClick(entry, LEFT, pos=tile_point(entry, symbol))
    written = {CELLS[cell]: symbol for cell, symbol in enumerate(score.paper.sheet) if symbol != FREE}
    assert written == {"a1": "1", "c2": "4", "e5": "6"}
    assert CELLS[entry.chosen_cell] == "b1"


def test_arrows_go_from_cell_to_cell_and_stay_on_the_sheet(qtbot: QtBot, score: ScorePart) -> None:
    entry = score.entry
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up):
        qtbot.keyClick(entry, key)
    assert CELLS[entry.chosen_cell] == "b1"


def test_backspace_rubs_out_what_was_typed_last(qtbot: QtBot, score: ScorePart) -> None:
    type_in(qtbot, score.entry, "123")
    qtbot.keyClick(score.entry, Qt.Key.Key_Backspace)
    qtbot.mouseClick(score.rub_out_button, LEFT)
    assert score.paper.sheet == "1" + EMPTY[1:]
    assert CELLS[score.entry.chosen_cell] == "b1"


def test_clearing_is_asked_for_twice(qtbot: QtBot, score: ScorePart) -> None:
    assert not score.clear_button.isEnabled()
    type_in(qtbot, score.entry, "12")
    double_click(qtbot, score.clear_button)
    assert score.paper.sheet != EMPTY
    assert score.sentence.text() == "Clear the sheet? Press once more."
    type_in(qtbot, score.entry, "3")
    press_again(qtbot, score.clear_button)
    assert score.paper.sheet == EMPTY
    assert score.entry.chosen_cell == 0


def test_a_sheet_with_an_even_number_of_symbols_is_wondered_at(qtbot: QtBot, score: ScorePart) -> None:
    type_in(qtbot, score.entry, EXAMPLE)
    assert "one symbol is missing" in score.sentence.text()
    qtbot.mouseClick(score.entry, LEFT, pos=cell_point(score.entry, "e3"))
    type_in(qtbot, score.entry, "5")
    assert score.sentence.text() == ""


def test_screen_readers_hear_cells_and_symbols(qtbot: QtBot, score: ScorePart) -> None:
    type_in(qtbot, score.entry, "12")
    sheet = QAccessible.queryAccessibleInterface(score.entry)
    cells = [sheet.child(n).text(QAccessible.Text.Name) for n in range(sheet.childCount())]
    assert len(cells) == 31
    assert cells[:3] == ["a1, stroke", "b1, cross", "c1, empty"]
    assert cells[25:27] == ["1, stroke", "2, cross"]
    assert sheet.child(2).state().focused


def test_the_typed_sheet_is_what_is_printed(qtbot: QtBot, app: Application, score: ScorePart) -> None:
    assert not score.print_button.isEnabled()
    type_in(qtbot, score.entry, EXAMPLE)
    solo = app.window.page
    qtbot.mouseClick(score.print_button, LEFT)
    page = app.window.page
    assert isinstance(page, PrintPage)
    assert page.what.isVisible()
    printed = solo.printable()
    assert printed
    assert as_a(Round, printed.state).sheets == (EXAMPLE,)
    assert printed.state.scores == (39,)
    assert len(page.sheet.pages) == 1
    qtbot.mouseClick(page.back_button, LEFT)
    assert score.isVisible()
    assert score.paper.sheet == EXAMPLE


def test_points_appear_on_the_sheet_as_it_is_typed(qtbot: QtBot, score: ScorePart) -> None:
    entry = score.entry
    box = entry.layout_now.pads[0].grid.row_boxes[0].toRect()
    before = entry.grab(box).toImage()
    type_in(qtbot, entry, "11")
    assert entry.grab(box).toImage() != before
    assert lines(score)[0] == "Row 1: 2 strokes, 2 points"


def test_the_pages_are_walked_through_by_keys_alone(qtbot: QtBot, app: Application) -> None:
    page = open_solo(app)
    page.tabs.buttons["dice"].setFocus()
    qtbot.keyClick(page.tabs.buttons["dice"], Qt.Key.Key_Space)
    qtbot.waitUntil(page.dice.table.hasFocus)
    qtbot.keyClick(page.dice.table, Qt.Key.Key_Tab)
    assert not page.dice.table.hasFocus()


def test_words_change_with_the_language(app: Application, score: ScorePart) -> None:
    app.choose(LANGUAGE, "fr")
    QApplication.processEvents()
    assert lines(score)[0] == "Rangée 1\N{NO-BREAK SPACE}: rien"
    assert score.clear_button.text() == "Vider la feuille"


def test_a_die_is_drawn_where_it_is_clicked(dice: DicePart) -> None:
    table = dice.table
    table.roll()
    table.motion.skip()
    picture, place = table.grab().toImage(), table.dice()[0]
    edge = place.topLeft() + QPointF(0.5, 0.06) * place.width()
    colour = picture.pixelColor((edge * table.devicePixelRatioF()).toPoint())
    assert colour.lightness() > QColor(table.colours.table).lightness() + 40, "bone, not the table"
