"""Setting up games of every kind, those without a board too: the page is the same for all."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ludogite.match.match import Table
from ludogite.rules.game import SHELF
from ludogite.ui import theme
from ludogite.ui.setup_page import SetupPage


def page_for(qtbot: QtBot, game: str) -> SetupPage:
    page = SetupPage(SHELF[game], [], lambda names: None, theme.LIGHT)
    qtbot.addWidget(page)
    page.show()
    return page


def start(qtbot: QtBot, page: SetupPage) -> Table:
    with qtbot.waitSignal(page.table_laid) as laid:
        page.start_button.click()
    assert laid.args
    table: Table = laid.args[0]
    return table


@pytest.mark.parametrize("game", SHELF)
def test_every_game_can_be_set_up_and_begun_with_what_is_offered_first(
    qtbot: QtBot, qapp: QApplication, game: str
) -> None:
    table = start(qtbot, page_for(qtbot, game))
    assert table.start().to_move is not None


def test_as_many_seats_as_are_chosen(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "symbols")
    for n in (1, 6, 3):
        page.count.buttons[str(n)].click()
        assert sum(row.isVisible() for row in page.rows) == n
        assert page.begins.isVisible() == (n > 1)
        assert len(start(qtbot, page).seats) == n


def test_options_are_explained_and_chosen(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "bigbang")
    texts = lambda: " ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())  # noqa: E731
    assert "Bonuses are yours to notice" in texts()
    page.options[0].choices[0].buttons["assisted"].click()
    assert "Bonuses are taken for you" in texts()
    assert start(qtbot, page).options == {"bonuses": "assisted", "winner": "points"}


def test_an_option_of_each_seat_goes_with_its_seat(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "crossword")
    page.options[0].choices[1].buttons["hard"].click()
    for first, levels in (("0", ["easy", "hard"]), ("1", ["hard", "easy"])):
        page.begins.buttons[first].click()
        assert start(qtbot, page).options == {"levels": levels}


def test_real_dice_are_offered_where_there_are_dice(qtbot: QtBot, qapp: QApplication) -> None:
    assert not page_for(qtbot, "shapes").real_dice.isVisible()
    page = page_for(qtbot, "bigbang")
    page.real_dice.click()
    assert start(qtbot, page).real_dice
