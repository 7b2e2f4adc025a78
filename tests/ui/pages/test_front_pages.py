"""What is put in front of a page and taken away again: the settings and the rules; and the whole screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QFont, QTextDocument
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS, LANGUAGE, THEME, Settings
from ludogite.ui.application.app import Application
from ludogite.ui.look import theme
from ludogite.ui.look.tables import WALNUT
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.home.page import HomePage
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.settings import SettingsPage
from ludogite.ui.pages.setup.page import SetupPage
from tests.support.ui.readable import labels_on

NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


def match_page(app: Application) -> MatchPage:
    app.matches.begin(MatchConfig(SHELF["shapes"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1))
    assert isinstance(app.window.page, MatchPage)
    return app.window.page


def setup_page(app: Application) -> SetupPage:
    app.navigator.set_up(SHELF["shapes"])
    assert isinstance(app.window.page, SetupPage)
    return app.window.page


def settings_page(app: Application) -> SettingsPage:
    assert isinstance(app.window.page, SettingsPage)
    return app.window.page


def rules_page(app: Application) -> RulesPage:
    assert isinstance(app.window.page, RulesPage)
    return app.window.page


def hit(qtbot: QtBot, app: Application, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    qtbot.keyClick(QApplication.focusWidget() or app.window, key, modifier)


def home_page(app: Application) -> HomePage:
    return app.window.home


@pytest.mark.parametrize("where", ["home", "set-up", "match"])
def test_settings_are_a_button_and_a_key_away_and_escape_leads_back_to_where_the_keys_were(
    app: Application, qtbot: QtBot, where: str
) -> None:
    behind = {"home": home_page, "set-up": setup_page, "match": match_page}[where](app)
    assert isinstance(behind, HomePage | SetupPage | MatchPage)
    button = behind.head.settings_button if isinstance(behind, HomePage) else behind.settings_button
    button.setFocus()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settings_page(app)
    hit(qtbot, app, Qt.Key.Key_Escape)
    assert app.window.page is behind
    qtbot.waitUntil(button.hasFocus)
    hit(qtbot, app, Qt.Key.Key_Comma, CONTROL)
    settings_page(app).back_button.click()
    assert app.window.page is behind
    qtbot.waitUntil(button.hasFocus)


def test_every_setting_has_a_line_that_explains_it(app: Application) -> None:
    app.navigator.show_settings()
    rows = settings_page(app).rows.values()
    assert len(rows) > 2
    for row in rows:
        name, explanation = labels_on(row)
        assert name
        assert explanation.endswith(".")


def test_language_and_theme_change_the_match_that_waits_behind(app: Application, qtbot: QtBot) -> None:
    match = match_page(app)
    app.navigator.show_settings()
    settings = settings_page(app)
    settings.rows[LANGUAGE].segments.buttons["fr"].click()
    settings.rows[THEME].segments.buttons["dark"].click()
    qtbot.waitUntil(lambda: settings.title.text() == "Réglages")
    settings.back_button.click()
    assert match.settings_button.text() == "Réglages"
    assert match.status.text() == "Léa, à toi de jouer."
    assert match.board.colours is theme.DARK
    assert app.window.grab().toImage().pixelColor(2, 2) == QColor(theme.DARK.panel)


def test_the_rules_that_wait_behind_the_settings_change_their_language_too(app: Application, qtbot: QtBot) -> None:
    app.navigator.show_rules(SHELF["shapes"])
    rules = rules_page(app)
    app.navigator.show_settings()
    settings_page(app).rows[LANGUAGE].segments.buttons["fr"].click()
    hit(qtbot, app, Qt.Key.Key_Escape)
    assert app.window.page is rules
    qtbot.waitUntil(lambda: rules.back_button.text() == "Retour")
    assert rules.text.toPlainText().startswith("Quatre formes")


def test_animations_hold_in_the_match_that_is_opened_and_when_the_setting_changes_before_it(app: Application) -> None:
    match = match_page(app)
    assert match.board.animated
    app.navigator.show_settings()
    settings_page(app).rows[ANIMATIONS].segments.buttons["off"].click()
    assert not match.board.animated
    assert Settings()[ANIMATIONS] == "off"
    assert not match_page(app).board.animated


@pytest.mark.parametrize("where", ["home", "set-up", "match", "settings"])
def test_f1_opens_the_rules_on_every_page(app: Application, qtbot: QtBot, where: str) -> None:
    {"home": lambda h: None, "set-up": setup_page, "match": match_page, "settings": setup_page}[where](app)
    if where == "settings":
        app.navigator.show_settings()
    behind = app.window.page
    hit(qtbot, app, Qt.Key.Key_F1)
    assert rules_page(app).game.id == ("symbols" if where == "home" else "shapes")
    hit(qtbot, app, Qt.Key.Key_Escape)
    assert app.window.page is behind


def test_rules_and_settings_lie_there_once(app: Application, qtbot: QtBot) -> None:
    match_page(app)
    for _ in range(3):
        hit(qtbot, app, Qt.Key.Key_F1)
        rules_page(app)
        hit(qtbot, app, Qt.Key.Key_Comma, CONTROL)
        settings_page(app)
    for _ in range(2):
        hit(qtbot, app, Qt.Key.Key_Escape)
    assert isinstance(app.window.page, MatchPage)


def test_the_rules_of_every_game_are_chosen_at_the_top(app: Application) -> None:
    app.navigator.show_rules(SHELF["shapes"])
    rules = rules_page(app)
    assert rules.text.toPlainText().startswith("Four Shapes")
    rules.choice.buttons["cube"].click()
    assert rules.text.toPlainText().startswith("Cube")
    assert rules.text.accessibleName() == "Cube: rules"


def test_the_pictures_of_the_rules_come_one_after_the_other_in_the_colours_of_the_theme(
    app: Application, qtbot: QtBot
) -> None:
    app.navigator.show_rules(SHELF["shapes"])
    rules = rules_page(app)
    assert not rules.text.is_drawn
    qtbot.waitUntil(lambda: rules.text.is_drawn)

    def seen_of(tone: str) -> int:
        """How often, but for the grain of the wood."""
        image, wanted = rules.text.viewport().grab().toImage(), QColor(tone)
        seen = [image.pixelColor(30, y) for y in range(0, image.height(), 4)]
        return sum(
            max(abs(c.red() - wanted.red()), abs(c.green() - wanted.green()), abs(c.blue() - wanted.blue())) < 8
            for c in seen
        )

    day, night = (ground.tones[1] for ground in (WALNUT.day, WALNUT.night))
    assert seen_of(day) > seen_of(night)
    app.choose(THEME, "dark")
    qtbot.waitUntil(lambda: rules.text.is_drawn)
    assert seen_of(night) > seen_of(day)


def test_f11_fills_the_screen_and_escape_leaves_it(app: Application, qtbot: QtBot) -> None:
    page = match_page(app)
    assert page.full_screen_button.text() == "Full screen"
    hit(qtbot, app, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: page.full_screen_button.text() == "Leave full screen")
    hit(qtbot, app, Qt.Key.Key_1)
    hit(qtbot, app, Qt.Key.Key_Escape)
    assert app.window.isFullScreen(), "the piece that was held wanted it"
    hit(qtbot, app, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.full_screen_button.text() == "Full screen")
    assert not app.window.isFullScreen()


def test_escape_leaves_the_rules_before_it_leaves_the_full_screen(app: Application, qtbot: QtBot) -> None:
    app.window.toggle_full_screen()
    page = match_page(app)
    assert page.full_screen_button.text() == "Leave full screen"
    hit(qtbot, app, Qt.Key.Key_F1)
    hit(qtbot, app, Qt.Key.Key_Escape)
    assert app.window.page is page
    assert app.window.isFullScreen()
    qtbot.waitUntil(page.board.hasFocus)
    hit(qtbot, app, Qt.Key.Key_Escape)
    assert not app.window.isFullScreen()


def test_bold_words_of_the_rules_are_in_a_type_that_we_ship(app: Application) -> None:
    app.navigator.show_rules(SHELF["shapes"])
    text = rules_page(app).text
    cursor = text.document().find("your opponent")
    assert cursor.charFormat().fontWeight() == QFont.Weight.DemiBold
    rules_page(app).show_view("manual")
    stressed = text.document().find("Play for real")
    assert stressed.charFormat().fontWeight() == QFont.Weight.Medium
    assert not stressed.charFormat().fontItalic(), "we ship no slanted type: Qt would slant the upright one"


def test_the_contents_lead_to_a_section_and_follow_what_is_read(app: Application, qtbot: QtBot) -> None:
    app.navigator.show_rules(SHELF["bigbang"])
    page = rules_page(app)
    qtbot.waitUntil(lambda: page.text.is_drawn)
    names = [page.contents.item(row).text() for row in range(page.contents.count())]
    assert names[:2] == ["The tokens", "A turn"]
    assert names[-1] == "On this screen"
    page.contents.setCurrentRow(2)
    assert page.text.cursorForPosition(QPoint(20, 30)).block().text() == names[2]
    page.text.verticalScrollBar().setValue(page.text.verticalScrollBar().maximum())
    assert page.contents.currentRow() == len(names) - 1
    page.contents.setCurrentRow(len(names) - 2)
    assert page.contents.currentRow() == len(names) - 2, "though the text ends before it is at the top"


def test_pictures_of_the_rules_are_as_wide_as_the_text(app: Application, qtbot: QtBot) -> None:
    app.navigator.show_rules(SHELF["shapes"])
    text = rules_page(app).text
    for width in (1280, 800):
        app.window.resize(width, 700)
        qtbot.waitUntil(lambda: text.is_drawn and app.window.width() == width)
        image = text.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl("picture:start"))
        assert image.deviceIndependentSize().width() == text.viewport().width() - 2 * text.document().documentMargin()


def test_contents_and_lesson_are_reached_by_tab_before_the_text(app: Application, qtbot: QtBot) -> None:
    app.navigator.show_rules(SHELF["shapes"])
    page = rules_page(app)
    page.back_button.setFocus()
    expected: QWidget
    for expected in (
        page.choice.buttons["shapes"],
        page.view.buttons["rules"],
        page.contents,
        page.lesson_button,
        page.text,
    ):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is expected
    page.show_view("keys")
    page.back_button.setFocus()
    for expected in (page.choice.buttons["shapes"], page.view.buttons["keys"], page.contents, page.keys):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is expected
