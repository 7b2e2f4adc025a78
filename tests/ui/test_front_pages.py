"""What is put in front of a page and taken away again: the settings and the rules; and the whole screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.match import Seat, Table
from ludogite.rules.game import SHELF
from ludogite.settings import ANIMATIONS, LANGUAGE, THEME, Settings
from ludogite.ui import theme
from ludogite.ui.app import House
from ludogite.ui.match_page import MatchPage
from ludogite.ui.rules_page import RulesPage
from ludogite.ui.settings_page import SettingsPage
from ludogite.ui.setup_page import SetupPage

NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


def match_page(house: House) -> MatchPage:
    house.begin(Table(SHELF["shapes"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1))
    assert isinstance(house.window.page, MatchPage)
    return house.window.page


def setup_page(house: House) -> SetupPage:
    house.set_up("shapes")
    assert isinstance(house.window.page, SetupPage)
    return house.window.page


def settings_page(house: House) -> SettingsPage:
    assert isinstance(house.window.page, SettingsPage)
    return house.window.page


def rules_page(house: House) -> RulesPage:
    assert isinstance(house.window.page, RulesPage)
    return house.window.page


def hit(qtbot: QtBot, house: House, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    qtbot.keyClick(QApplication.focusWidget() or house.window, key, modifier)


@pytest.mark.parametrize("where", ["home", "set-up", "match"])
def test_settings_are_a_button_and_a_key_away_and_escape_leads_back_to_where_the_keys_were(
    house: House, qtbot: QtBot, where: str
) -> None:
    behind: QWidget = {"home": lambda h: h.window.home, "set-up": setup_page, "match": match_page}[where](house)
    behind.settings_button.setFocus()
    qtbot.mouseClick(behind.settings_button, Qt.MouseButton.LeftButton)
    settings_page(house)
    hit(qtbot, house, Qt.Key.Key_Escape)
    assert house.window.page is behind
    qtbot.waitUntil(behind.settings_button.hasFocus)
    hit(qtbot, house, Qt.Key.Key_Comma, CONTROL)
    settings_page(house).back_button.click()
    assert house.window.page is behind
    qtbot.waitUntil(behind.settings_button.hasFocus)


def test_every_setting_has_a_line_that_explains_it(house: House) -> None:
    house.window.show_settings()
    for row in settings_page(house).rows.values():
        assert row._name.text()
        assert row._explanation.text().endswith(".")


def test_language_and_theme_change_the_match_that_waits_behind(house: House, qtbot: QtBot) -> None:
    match = match_page(house)
    house.window.show_settings()
    settings = settings_page(house)
    settings.rows[LANGUAGE].segments.buttons["fr"].click()
    settings.rows[THEME].segments.buttons["dark"].click()
    qtbot.waitUntil(lambda: settings.title.text() == "Réglages")
    settings.back_button.click()
    assert match.settings_button.text() == "Réglages"
    assert match.status.text() == "Léa, à vous de jouer."
    assert match.board.colours is theme.DARK
    assert house.window.grab().toImage().pixelColor(2, 2) == QColor(theme.DARK.panel)


def test_the_rules_that_wait_behind_the_settings_change_their_language_too(house: House, qtbot: QtBot) -> None:
    house.window.show_rules("shapes")
    rules = rules_page(house)
    house.window.show_settings()
    settings_page(house).rows[LANGUAGE].segments.buttons["fr"].click()
    hit(qtbot, house, Qt.Key.Key_Escape)
    assert house.window.page is rules
    assert rules.text.toPlainText().startswith("Quatre formes")
    assert rules.back_button.text() == "Retour"


def test_animations_are_told_to_the_match_that_is_shown_and_when_the_setting_changes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    monkeypatch.setattr(MatchPage, "set_animated", lambda page, is_on: told.append(is_on), raising=False)
    match_page(house)
    house.window.show_settings()
    settings_page(house).rows[ANIMATIONS].segments.buttons["off"].click()
    assert told == [True, False]
    assert Settings()[ANIMATIONS] == "off"
    match_page(house)
    assert told == [True, False, False]


@pytest.mark.parametrize("where", ["home", "set-up", "match", "settings"])
def test_f1_opens_the_rules_on_every_page(house: House, qtbot: QtBot, where: str) -> None:
    {"home": lambda h: None, "set-up": setup_page, "match": match_page, "settings": setup_page}[where](house)
    if where == "settings":
        house.window.show_settings()
    behind = house.window.page
    hit(qtbot, house, Qt.Key.Key_F1)
    assert rules_page(house).game.id == ("symbols" if where == "home" else "shapes")
    hit(qtbot, house, Qt.Key.Key_Escape)
    assert house.window.page is behind


def test_rules_and_settings_lie_there_once(house: House, qtbot: QtBot) -> None:
    match_page(house)
    for _ in range(3):
        hit(qtbot, house, Qt.Key.Key_F1)
        rules_page(house)
        hit(qtbot, house, Qt.Key.Key_Comma, CONTROL)
        settings_page(house)
    for _ in range(2):
        hit(qtbot, house, Qt.Key.Key_Escape)
    assert isinstance(house.window.page, MatchPage)


def test_the_rules_of_every_game_are_chosen_at_the_top(house: House) -> None:
    house.window.show_rules("shapes")
    rules = rules_page(house)
    assert rules.text.toPlainText().startswith("Four Shapes")
    rules.choice.buttons["cube"].click()
    assert rules.text.toPlainText().startswith("Cube")
    assert rules.text.accessibleName() == "Rules of Cube"


def test_the_pictures_of_the_rules_come_one_after_the_other_in_the_colours_of_the_theme(
    house: House, qtbot: QtBot
) -> None:
    house.window.show_rules("shapes")
    rules = rules_page(house)
    assert len(rules.text.undrawn) == 4
    qtbot.waitUntil(lambda: not rules.text.undrawn)

    def seen() -> set[str]:
        image = rules.text.viewport().grab().toImage()
        return {image.pixelColor(30, y).name().upper() for y in range(0, image.height(), 4)}

    assert theme.LIGHT.table in seen()
    house.choose_theme("dark")
    qtbot.waitUntil(lambda: not rules.text.undrawn)
    assert theme.DARK.table in seen()


def test_f11_fills_the_screen_and_escape_leaves_it(house: House, qtbot: QtBot) -> None:
    page = match_page(house)
    assert page.full_screen_button.text() == "Full screen"
    hit(qtbot, house, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: page.full_screen_button.text() == "Leave full screen")
    hit(qtbot, house, Qt.Key.Key_1)
    hit(qtbot, house, Qt.Key.Key_Escape)
    assert house.window.isFullScreen(), "the piece that was held wanted it"
    hit(qtbot, house, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.full_screen_button.text() == "Full screen")
    assert not house.window.isFullScreen()


def test_escape_leaves_the_rules_before_it_leaves_the_full_screen(house: House, qtbot: QtBot) -> None:
    house.window._toggle_full_screen()
    page = match_page(house)
    assert page.full_screen_button.text() == "Leave full screen"
    hit(qtbot, house, Qt.Key.Key_F1)
    hit(qtbot, house, Qt.Key.Key_Escape)
    assert house.window.page is page
    assert house.window.isFullScreen()
    qtbot.waitUntil(page.board.hasFocus)
    hit(qtbot, house, Qt.Key.Key_Escape)
    assert not house.window.isFullScreen()


def test_bold_words_of_the_rules_are_in_a_type_that_we_ship(house: House) -> None:
    house.window.show_rules("shapes")
    text = rules_page(house).text
    cursor = text.document().find("your opponent")
    assert cursor.charFormat().fontWeight() == QFont.Weight.DemiBold
