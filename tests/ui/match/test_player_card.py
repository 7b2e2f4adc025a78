"""The card of a seat beside the board."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from ludogite.match.people import Person
from ludogite.settings import LANGUAGE, TEXT_SIZE, THEME
from ludogite.ui.application.app import Application
from tests.support.ui.bigbang import boards_of
from tests.support.ui.matches import page_of
from tests.tools.screens import symbols as screens_symbols
from tests.ui.games.bigbang.test_rounds import round_over


@pytest.mark.parametrize(
    ("language", "detail", "name"),
    [("en", "points lost", "on the right"), ("fr", "points perdus", "à droite")],
)
def test_what_a_seat_has_does_not_reach_under_its_badge(
    app: Application, language: str, detail: str, name: str
) -> None:
    assert app.store
    for n, person in enumerate(("Léa", "Tom")):
        app.store.remember(Person(person, n, n))
    app.choose(LANGUAGE, language)
    page = round_over(app)
    assert boards_of(page).scores[1] > 100, "three digits need most room"
    for card in page.panel.cards:
        assert card.person
        text = card.detail
        assert text.x() + text.fontMetrics().horizontalAdvance(text.text()) < card.width() - 52
    assert detail in page.panel.cards[1].detail.text()
    assert name in page.panel.cards[1].accessibleName(), "who hears it is told the side in any case"


@pytest.mark.parametrize("size", ["100", "125", "150"])
@pytest.mark.parametrize("seats", [2, 6])
def test_a_low_card_has_room_for_its_words_and_its_frame(app: Application, seats: int, size: str) -> None:
    app.choose(TEXT_SIZE, size)
    screens_symbols.begin(app, seats, 1)
    page = page_of(app)
    for is_framed, colours in ((True, "dark"), (False, "light")):
        for card in page.panel.cards:
            card.frame(is_framed)
            card.set_low(True)
        app.choose(THEME, colours)  # only now Qt takes the width of the frames from the words
        QApplication.processEvents()
        for card in page.panel.cards:
            assert card.name.height() >= card.name.minimumSizeHint().height()
            assert card.detail.height() >= card.detail.minimumSizeHint().height()


def test_a_frame_moves_no_words(app: Application) -> None:
    screens_symbols.begin(app, 2, 1)
    page = page_of(app)
    places = []
    for is_framed, colours in ((False, "light"), (True, "dark"), (False, "light")):
        for card in page.panel.cards:
            card.frame(is_framed)
        app.choose(THEME, colours)
        QApplication.processEvents()
        places.append([(card.name.geometry(), card.detail.geometry()) for card in page.panel.cards])
    assert places[0] == places[1] == places[2]
