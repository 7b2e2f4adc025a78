"""A card with a choice, which paints its words itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.look import theme
from ludogite.ui.widgets.choices import AIR, LEFT, RIGHT, ChoiceCard
from tests.support.pixels import differing

NAME, EXPLANATION = "Automatic", "The program takes your bonuses, and nothing is punished."


@pytest.fixture
def card(qtbot: QtBot, qapp: QApplication) -> Iterator[ChoiceCard]:
    theme.apply(theme.LIGHT, 100)
    window = QWidget()
    qtbot.addWidget(window)
    made = ChoiceCard(window)
    made.set_texts(NAME, EXPLANATION)
    made.resize(300, made.heightForWidth(300))
    window.setFixedSize(made.size())
    window.show()
    yield made
    window.close()


def picture(card: ChoiceCard) -> QImage:
    return card.grab().toImage()


def words_in(card: ChoiceCard) -> set[tuple[int, int]]:
    """The points that have words."""
    with_words, name, explanation = picture(card), card.name, card.explanation
    card.set_texts("")
    without = picture(card)
    card.set_texts(name, explanation)
    return differing(with_words, without)


def test_name_and_explanation_are_seen_within_the_card(card: ChoiceCard) -> None:
    points = words_in(card)
    rows = {y for _, y in points}
    assert all(LEFT <= x < card.width() - RIGHT for x, y in points if x > LEFT - 10)
    assert min(rows) >= AIR
    assert card.height() - 2 * AIR < max(rows) < card.height()
    card.set_texts(NAME)
    assert max(y for _, y in words_in(card)) < card.height() / 2


def test_words_that_have_no_room_beside_each_other_take_more_lines(card: ChoiceCard) -> None:
    wide, narrow = card.heightForWidth(600), card.heightForWidth(180)
    assert wide < card.heightForWidth(300) < narrow


def test_it_grows_with_the_text(card: ChoiceCard) -> None:
    before = card.heightForWidth(300)
    theme.apply(theme.LIGHT, 150)
    card.set_texts(NAME, EXPLANATION)
    assert card.heightForWidth(300) > before
    theme.apply(theme.LIGHT, 100)


def test_what_cannot_be_chosen_is_paler(card: ChoiceCard) -> None:
    def darkest() -> int:
        image = picture(card)
        return min(image.pixelColor(x, y).lightness() for x, y in words_in(card) if x >= LEFT and y < 25)

    before = darkest()
    card.setEnabled(False)
    assert darkest() > before
