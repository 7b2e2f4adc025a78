"""A word file of one's own, on the settings page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from ludogite.content.own_words import add_own_words, own_clues, own_file
from ludogite.content.words import FRENCH_HEADER, HEADER, HEADER_NAME
from ludogite.message import Message
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword.own_words_card import ADDED, OwnWordsCard
from ludogite.ui.look.language import tr
from ludogite.ui.pages.settings import SettingsPage
from ludogite.ui.pages.setup.page import SetupPage
from ludogite.ui.pages.setup.rule_bar import Rule
from tests.support.kinds import as_a
from tests.support.ui.file_dialogs import choose
from tests.support.ui.readable import labels_on


@pytest.fixture
def card(app: Application) -> OwnWordsCard:
    app.navigator.show_settings()
    page = app.window.page
    assert isinstance(page, SettingsPage)
    (card,) = page.cards
    assert isinstance(card, OwnWordsCard)
    return card


def write(folder: Path, *lines: str) -> Path:
    file = folder / "mine.tsv"
    file.write_text("\n".join(["\t".join(HEADER), *lines]), encoding="utf-8")
    return file


GOOD = "CABANE\tcabane\t1\t\tOn y dort dans l’arbre du jardin"


def test_words_are_added_and_taken_away_again(card: OwnWordsCard, tmp_path: Path) -> None:
    assert card.report.text() == "No file yet."
    assert not card.remove_button.isEnabled()
    card.add(write(tmp_path, GOOD))
    assert card.report.text() == "1 clue in use."
    assert [clue.answer for clue in own_clues("en")] == ["CABANE"]
    card.remove_button.click()
    assert card.report.text() == "No file yet."
    assert own_clues("en") == ()
    assert not own_file("en").exists()


def test_the_first_line_that_french_players_read_of_is_taken(app: Application, card: OwnWordsCard) -> None:
    app.choose(LANGUAGE, "fr")
    assert tr(HEADER_NAME).split() == list(FRENCH_HEADER)


def test_faults_are_listed_line_by_line_and_the_good_lines_are_used(card: OwnWordsCard, tmp_path: Path) -> None:
    card.add(write(tmp_path, GOOD, "LAC\tlac\t9\t\tOn s’y baigne", *["x"] * 10))
    lines = card.report.text().splitlines()
    assert lines[0] == "1 clue in use."
    assert lines[1] == "Line 3: the level is 1 (easy), 2 (medium) or 3 (hard), not “9”."
    columns = "answer form level note clue"
    assert lines[2] == f"Line 4: a line has five columns ({columns}) separated by tabs; this one has 1."
    assert lines[-1] == "3 more lines to fix."


def test_a_file_that_cannot_be_used_changes_nothing(card: OwnWordsCard, tmp_path: Path) -> None:
    card.add(write(tmp_path, GOOD))
    other = tmp_path / "other.txt"
    other.write_text("Bonjour", encoding="utf-8")
    card.add(other)
    assert "No line of this file can be used." in card.report.text()
    card.add(tmp_path / "none.tsv")
    assert "This isn’t a readable file." in card.report.text()
    assert card.report.text().startswith("1 clue in use.")
    assert [clue.answer for clue in own_clues("en")] == ["CABANE"]


@pytest.mark.parametrize(("language", "first"), [("en", HEADER), ("fr", FRENCH_HEADER)])
def test_a_template_is_saved_that_can_be_added_as_it_is(
    app: Application, card: OwnWordsCard, tmp_path: Path, language: str, first: Sequence[str]
) -> None:
    app.choose(LANGUAGE, language)
    card.template_button.click()
    choose(app, tmp_path / "mine")
    file = tmp_path / "mine.tsv"
    assert file.name in card.report.text()
    assert file.read_text(encoding="utf-8-sig").splitlines()[0].split("\t") == list(first)
    card.add(file)
    assert card.report.text() == tr(Message(ADDED, n=3))
    assert {clue.answer for clue in own_clues("en")} == {"CABIN", "CAFE", "WENT"}


def test_with_the_template_comes_what_each_column_means(app: Application, card: OwnWordsCard, tmp_path: Path) -> None:
    card.template_button.click()
    choose(app, tmp_path / "mine")
    lines = [line.split(":")[0] for text in labels_on(card) for line in text.splitlines()]
    assert [line for line in lines if line in HEADER] == list(HEADER)


def test_they_are_still_there_after_a_restart(card: OwnWordsCard, tmp_path: Path) -> None:
    card.add(write(tmp_path, GOOD))
    assert OwnWordsCard().report.text() == "1 clue in use."


def test_who_has_words_may_ask_for_half_of_a_grid(app: Application, tmp_path: Path) -> None:
    app.navigator.set_up(SHELF["crossword"])
    page = as_a(SetupPage, app.window.page)
    language, half = (
        next(each.rule for each in page.rules.all_options if each.option.name == name) for name in ("language", "words")
    )
    assert isinstance(language, Rule)
    assert isinstance(half, Rule)
    assert half.isHidden()
    add_own_words(write(tmp_path, GOOD), "fr")
    language.take("fr")
    assert not half.isHidden()
    language.take("en")
    assert half.isHidden()


def test_each_language_has_a_file_of_its_own(card: OwnWordsCard, tmp_path: Path) -> None:
    assert card.language.current == "en", "that of the window"
    card.add(write(tmp_path, GOOD))
    card.language.buttons["fr"].click()
    assert card.report.text() == "No file yet."
    card.add(write(tmp_path, GOOD, "ETES\tétés\t1\tpluriel\tOn y va à la mer"))
    assert card.report.text() == "2 clues in use."
    card.language.buttons["en"].click()
    assert card.report.text() == "1 clue in use."
