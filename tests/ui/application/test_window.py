"""The window and its home page: language, theme, notices, and what is said when something fails."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontInfo, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from ludogite import __version__, paths
from ludogite.match.store.store import Store
from ludogite.rules.shapes import Position, parse
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS, CONTRAST, LANGUAGE, THEME, WINDOW, Settings
from ludogite.ui.application.app import Application
from ludogite.ui.application.crash_dialog import CrashDialog
from ludogite.ui.application.window import FRAME, SMALLEST_SIZE, Window, fitted, size_at_first
from ludogite.ui.base.routes import Back, BeginMatch, Route
from ludogite.ui.base.session import Session
from ludogite.ui.look import system, theme
from ludogite.ui.look.language import tr
from ludogite.ui.pages.about import About, Licences
from ludogite.ui.pages.days.solo import SoloPage
from ludogite.ui.pages.settings import SettingsPage
from ludogite.ui.pages.setup.page import SetupPage
from tests.support.pixels import contrast
from tests.support.ui.matches import begin, card

D = TypeVar("D", bound=QDialog)


def texts(widget: QWidget) -> str:
    kinds: list[QLabel | QAbstractButton] = [*widget.findChildren(QLabel), *widget.findChildren(QAbstractButton)]
    return "\n".join(part.text() for part in kinds if part.isVisible())


def press(qtbot: QtBot, button: QPushButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def settings_of(app: Application, qtbot: QtBot) -> SettingsPage:
    press(qtbot, app.window.home.head.settings_button)
    page = app.window.page
    assert isinstance(page, SettingsPage)
    return page


def test_home_shows_a_card_for_each_game_that_has_a_board(app: Application) -> None:
    assert app.window.windowTitle() == "Ludogîte"
    games = ["Six Symbols", "Big Bang", "Crossword Track", "Cube", "Four Shapes"]
    assert [card.text() for card in app.window.home.boxes] == games
    assert "Discover Four Shapes" in texts(app.window)


def test_the_language_changes_at_once_and_is_remembered(app: Application, qtbot: QtBot) -> None:
    settings = settings_of(app, qtbot)
    press(qtbot, settings.rows[LANGUAGE].segments.buttons["fr"])
    qtbot.waitUntil(lambda: "Automatique" in texts(app.window))
    assert Settings()[LANGUAGE] == "fr"
    press(qtbot, settings.back_button)
    assert "Découvre Quatre formes" in texts(app.window)
    press(qtbot, settings_of(app, qtbot).rows[LANGUAGE].segments.buttons["en"])
    qtbot.waitUntil(lambda: "System" in texts(app.window))


def test_the_window_comes_back_as_it_was_closed(app: Application, qtbot: QtBot) -> None:
    window = app.window
    window.resize(1111, 777)
    window.move(70, 60)
    qtbot.waitUntil(lambda: (window.width(), window.height(), window.x()) == (1111, 777, 70))
    window.close()
    again = Window(Session())
    qtbot.addWidget(again)
    assert again.geometry() == window.geometry()


def test_the_full_screen_comes_back_and_a_damaged_note_of_the_window_does_no_harm(
    app: Application, qtbot: QtBot
) -> None:
    app.window.toggle_full_screen()
    app.window.close()
    again = Window(Session())
    qtbot.addWidget(again)
    assert again.isFullScreen()
    Settings()[WINDOW] = "no window is like this"
    usual = Window(Session())
    qtbot.addWidget(usual)
    assert not usual.isFullScreen()
    assert usual.size() == QSize(1280, 800)


def test_at_first_the_window_fits_a_small_screen_with_its_frame() -> None:
    title_bar, edge = 40, 8
    for width, height in ((1366, 768), (1280, 800), (1280, 760)):
        size = size_at_first(QSize(width, height))
        assert size.width() + 2 * edge <= width
        assert size.height() + title_bar <= height
    assert size_at_first(QSize(1920, 1080)) == QSize(1280, 800)


@pytest.mark.parametrize(("width", "height"), [(800, 560), (1109, 579), (1280, 680), (1366, 728)])
def test_a_window_from_a_larger_or_another_screen_comes_back_within_this_one(width: int, height: int) -> None:
    available = QRect(0, 40, width, height)
    large, gone, away = QRect(300, 200, 1900, 1000), QRect(4000, 300, 1280, 800), QRect(-900, -700, 784, 516)
    for before in (large, gone, away):
        window = fitted(before, available)
        assert available.contains(window.marginsAdded(FRAME))
        assert SMALLEST_SIZE.boundedTo(window.size()) == SMALLEST_SIZE
    inside = QRect(5, 45, 784, 510)
    assert fitted(inside, available) == inside


@pytest.mark.linux("windows that are larger than the screen")
def test_a_window_that_was_closed_on_a_screen_that_is_gone_is_seen(app: Application, qtbot: QtBot) -> None:
    screen = app.window.screen().availableGeometry()
    app.window.setGeometry(screen.right() + 500, 100, screen.width() + 300, screen.height() + 300)
    app.window.close()
    again = Window(Session())
    qtbot.addWidget(again)
    assert screen.contains(again.geometry().marginsAdded(FRAME))


def test_rules_speak_the_language_of_the_window(app: Application) -> None:
    reason = Position().play(parse("Ka1")).why_not(parse("Kd1"))
    assert reason
    assert tr(reason) == "Not here: the opponent has a cone in this row."
    app.language.use("fr")
    assert tr(reason) == "Pas ici\N{NO-BREAK SPACE}: cône adverse dans cette rangée."
    assert tr(SHELF["shapes"].title) == "Quatre formes"


def test_the_system_language_is_used_if_we_speak_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtCore import QLocale

    from ludogite.ui.look import language

    for wanted, expected in ((["fr-CA", "en"], "fr"), (["de-DE", "fr"], "fr"), (["de"], "en"), (["en-GB"], "en")):
        system = type("System", (), {"uiLanguages": lambda self, wanted=wanted: wanted})
        monkeypatch.setattr(QLocale, "system", lambda system=system: system())
        assert language.resolve("system") == expected
    assert language.resolve("fr") == "fr"


def test_the_theme_changes_at_once_and_is_remembered(app: Application, qtbot: QtBot) -> None:
    def ground() -> QColor:
        return app.window.grab().toImage().pixelColor(5, 5)

    choices = settings_of(app, qtbot).rows[THEME].segments
    press(qtbot, choices.buttons["dark"])
    assert ground() == QColor(theme.DARK.panel)
    assert Settings()[THEME] == "dark"
    press(qtbot, choices.buttons["light"])
    assert ground() == QColor(theme.LIGHT.panel)
    assert QApplication.palette().color(QPalette.ColorRole.WindowText) == QColor(theme.LIGHT.ink)


def test_what_is_left_to_the_system_follows_it_at_once(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no desktop here to change its mind; its signals are all that is played."""
    hints, high = QApplication.styleHints(), Qt.ContrastPreference.HighContrast
    app.choose(THEME, "system")
    for is_dark, colours in ((True, theme.DARK), (False, theme.LIGHT)):
        monkeypatch.setattr(system, "is_dark", lambda is_dark=is_dark: is_dark)
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark if is_dark else Qt.ColorScheme.Light)
        lightness = app.window.grab().toImage().pixelColor(5, 5).lightness()
        assert abs(lightness - QColor(colours.background).lightness()) < 40, "it lies in some light"
    app.navigator.show_settings()
    monkeypatch.setattr(system, "wants_contrast", lambda: True)
    hints.accessibility().contrastPreferenceChanged.emit(high)
    assert app.window.grab().toImage().pixelColor(5, 5) == QColor("white")
    app.choose(CONTRAST, "normal")
    assert app.window.grab().toImage().pixelColor(5, 5) == QColor(theme.LIGHT.panel)


def test_things_move_unless_the_system_or_the_setting_is_against_it(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = begin(app).board
    assert board.animated
    monkeypatch.setattr(system, "wants_less_motion", lambda: True)
    app.wishes.changed.emit()
    assert not board.animated
    app.choose(ANIMATIONS, "on")
    assert board.animated


@pytest.mark.parametrize("colours", theme.THEMES, ids=lambda colours: colours.name)
def test_text_stands_out_from_what_it_is_written_on(colours: theme.Colours) -> None:
    for text, ground in (
        (colours.ink, colours.background),
        (colours.ink, colours.panel),
        (colours.soft_ink, colours.background),
        (colours.soft_ink, colours.panel),
        (colours.on_filled, colours.filled),
        (colours.panel, colours.ink),
        (colours.accent, colours.panel),
        (colours.ink, colours.cell),
    ):
        assert contrast(text, ground) >= (7 if colours.is_high else 4.5), f"{text} on {ground}"


def test_the_shipped_fonts_are_the_ones_in_use(qapp: QApplication) -> None:
    assert QFontInfo(theme.text_font(14)).family() == "Inter"
    assert QFontInfo(theme.title_font(30)).family() == "Vollkorn"


def test_the_window_can_be_made_as_small_as_promised_and_nothing_is_cut_off(app: Application, qtbot: QtBot) -> None:
    for language in ("fr", "en"):
        app.choose(LANGUAGE, language)
        app.window.resize(1024, 700)
        qtbot.waitUntil(lambda: (app.window.width(), app.window.height()) == (1024, 700))
        qtbot.waitUntil(lambda: all(b.width() >= b.sizeHint().width() for b in visible_buttons(app.window)))


def visible_buttons(window: QWidget) -> list[QPushButton]:
    return [button for button in window.findChildren(QPushButton) if button.isVisible()]


def test_everything_that_takes_the_focus_has_a_name(app: Application) -> None:
    takers = [
        w for w in app.window.findChildren(QWidget) if w.isVisible() and w.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    home = app.window.home
    beside = [part for box in home.boxes for part in (box.extra_button, box.lesson_button) if part]
    assert {*home.boxes, *beside, *home.today.tickets, home.hero.button} < set(takers)
    for taker in takers:
        assert taker.accessibleName() or (isinstance(taker, QAbstractButton) and taker.text()), taker


def test_the_keyboard_alone_reaches_and_presses_everything(app: Application, qtbot: QtBot) -> None:
    app.window.activateWindow()
    qtbot.waitUntil(app.window.isActiveWindow)
    app.window.home.head.rules_button.setFocus()

    def hit(*keys: Qt.Key) -> None:
        for key in keys:
            qtbot.keyClick(QApplication.focusWidget(), key)
            QApplication.processEvents()  # what has changed is laid out anew before the next key

    hit(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Space)
    assert isinstance(app.window.page, SettingsPage)
    hit(Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert Settings()[LANGUAGE] == "fr"
    hit(Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert Settings()[THEME] == "dark"
    hit(Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert Settings()[CONTRAST] == "high"
    hit(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert Settings()[ANIMATIONS] == "off"
    hit(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is app.window.home.head.settings_button
    home = app.window.home
    expected: list[QWidget | None] = [home.head.more_button, home.hero.button]
    for box in home.boxes:
        expected += [part for part in (box, box.extra_button, box.lesson_button) if part]
    for part in (*expected, *home.today.tickets, home.head.library_button):
        hit(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is part


def test_the_about_box_shows_the_program_and_behind_a_button_all_licences(app: Application, qtbot: QtBot) -> None:
    shown: list[str] = []

    def when_open(kind: type[D], look: Callable[[D], None]) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            look(dialog)
        else:
            QTimer.singleShot(10, lambda: when_open(kind, look))

    def read_licences(licences: Licences) -> None:
        names = [part.name for part in licences.parts]
        assert names[0] == "Ludogîte"
        assert {"Qt, PySide6", "Python", "numpy", "HiGHS", "PyOpenGL", "pyqtgraph"} <= set(names)
        assert "Permission is hereby granted" in licences.text.toPlainText()
        licences.list.setCurrentRow(names.index("Qt, PySide6"))
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in licences.text.toPlainText()
        shown.append(texts(licences))
        qtbot.keyClick(licences, Qt.Key.Key_Escape)

    def look(about: About) -> None:
        shown.append(texts(about))
        when_open(Licences, read_licences)
        press(qtbot, about.licences_button)
        qtbot.keyClick(about, Qt.Key.Key_Escape)

    when_open(About, look)
    press(qtbot, app.window.home.head.about_button)
    about, licences = shown
    for name in (f"Version {__version__}", "Reiner Knizia", "André François", "Escale à jeux", str(paths.data())):
        assert name in about
    assert "LGPL" in licences


def test_what_the_player_should_know_is_said_in_place_until_it_is_closed(app: Application, qtbot: QtBot) -> None:
    reason = Position().play(parse("Ka1")).why_not(parse("Ya1"))
    assert reason
    app.window.show_notice(reason)
    assert "a1 is taken." in texts(app.window)
    app.language.use("fr")
    qtbot.waitUntil(lambda: "La case a1 est occupée." in texts(app.window))
    press(qtbot, app.window.notice.close_button)
    assert "La case a1 est occupée." not in texts(app.window)


def test_the_store_is_opened_once_the_window_is_painted(qtbot: QtBot, qapp: QApplication, home: Path) -> None:
    app = Application()
    QApplication.processEvents()
    assert app.store is None, "the first paint waits for no disk"
    assert not list(home.rglob("*.db"))
    app.window.show()
    qtbot.waitUntil(lambda: app.store is not None)
    assert list(home.rglob("*.db"))
    app.close()


def test_what_is_said_already_is_not_said_again(app: Application, home: Path) -> None:
    home.mkdir(exist_ok=True)
    (home / "in the way").write_text("a file where a folder should be")
    app.session.settings.file = home / "in the way" / "settings.json"
    for theme_name in ("dark", "light", "dark"):
        app.choose(THEME, theme_name)
    assert texts(app.window).count("cannot be saved") == 1


def closed_store(app: Application, qtbot: QtBot) -> None:
    """The app without the store that it opened when it was painted."""
    qtbot.waitUntil(lambda: app.store is not None)
    assert app.store
    app.store.close()
    app.session.store = None


def test_a_damaged_store_is_said_and_play_goes_on(app: Application, qtbot: QtBot, home: Path) -> None:
    closed_store(app, qtbot)
    (home / "data" / "matches.db").write_bytes(b"not a database")
    app.open_store()
    assert "It is kept as matches.damaged-1.db" in texts(app.window)
    assert app.store


def test_a_second_ludogite_says_that_the_matches_are_in_use(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludogite.ui.application.files.RETRIES", 1)
    qtbot.waitUntil(lambda: app.files.listener is not None)
    assert app.files.listener
    app.files.listener.close()
    closed_store(app, qtbot)
    other = Store()
    app.open_store()
    assert "already open" in texts(app.window)
    assert app.store is None
    other.close()


def test_damaged_settings_are_said(qtbot: QtBot, qapp: QApplication, home: Path) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text("{")
    app = Application()
    app.language.use("en")
    app.window.show()
    assert "The settings file is damaged." in texts(app.window)
    app.close()


def test_a_setting_that_cannot_be_saved_still_holds(app: Application, home: Path) -> None:
    app.session.settings.file = home / "in the way" / "settings.json"
    home.mkdir(exist_ok=True)
    (home / "in the way").write_text("a file where a folder should be")
    app.choose(THEME, "dark")
    assert "cannot be saved" in texts(app.window)
    assert QApplication.palette().color(QPalette.ColorRole.Window) == QColor(theme.DARK.background)


def crash(app: Application, qtbot: QtBot) -> CrashDialog:
    qtbot.waitUntil(lambda: app.crash_dialog is not None and app.crash_dialog.isVisible())
    assert app.crash_dialog
    return app.crash_dialog


def test_an_error_in_a_slot_is_written_down_and_said_with_diagnostics_to_copy(
    app: Application, qtbot: QtBot, home: Path
) -> None:
    def stumble() -> None:
        raise RuntimeError("stumbled over the rug")

    QTimer.singleShot(0, stumble)
    dialog = crash(app, qtbot)
    assert "Your moves are saved" in texts(dialog)
    log = (home / "logs" / "crashes.log").read_text(encoding="utf-8")
    assert "stumbled over the rug" in log
    assert f"Ludogîte {__version__}, Python" in log
    press(qtbot, dialog.copy_button)
    assert QApplication.clipboard().text() == dialog.report
    assert "stumbled over the rug" in dialog.report
    press(qtbot, dialog.close_button)
    assert not dialog.isVisible()


def test_a_fault_that_keeps_coming_back_is_told_once_at_a_time(app: Application, qtbot: QtBot) -> None:
    def stumble() -> None:
        raise RuntimeError("again and again")

    for _ in range(5):
        QTimer.singleShot(0, stumble)
    dialog = crash(app, qtbot)
    qtbot.wait(50)
    assert app.crash_dialog is dialog
    dialog.close()


def test_an_error_in_a_thread_is_written_down_and_said(app: Application, qtbot: QtBot, home: Path) -> None:
    def stumble() -> None:
        raise RuntimeError("stumbled over a thread")

    thread = threading.Thread(target=stumble)
    thread.start()
    thread.join()
    crash(app, qtbot).close()
    assert "stumbled over a thread" in (home / "logs" / "crashes.log").read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_keeps_nobody_from_playing(qtbot: QtBot, qapp: QApplication, home: Path) -> None:
    home.mkdir()
    (home / "logs").write_text("a file where a folder should be")
    app = Application()
    app.close()
    assert sys.excepthook is not app.crashes._report


def test_twenty_thousand_calls_that_return_nothing_leave_none_alone(qapp: QApplication) -> None:
    """One version of PySide6 on one version of Python loses a reference to None at each such call."""
    label = QLabel()
    before = sys.getrefcount(None)
    for n in range(20_000):
        label.setText(str(n))
    assert abs(sys.getrefcount(None) - before) < 1000
    label.deleteLater()


def test_a_game_chosen_by_keys_can_be_started_by_the_next_key(app: Application, qtbot: QtBot) -> None:
    app.window.activateWindow()
    card(app).setFocus()
    qtbot.waitUntil(card(app).hasFocus)
    qtbot.keyClick(app.window.windowHandle(), Qt.Key.Key_Return)
    assert isinstance(app.window.page, SetupPage)
    assert app.window.page.start_button.hasFocus()


# Midnight


@pytest.mark.parametrize("game", ["symbols", "bigbang"])
def test_the_day_that_is_shown_is_the_one_that_begins_until_the_page_follows_the_new_one(
    game: str, app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    tuesday, wednesday = date(2026, 11, 17), date(2026, 11, 18)
    app_day = [tuesday]
    monkeypatch.setattr("ludogite.ui.look.language.today", lambda: app_day[0])
    app.window._follow_day()
    app.navigator.open_extra_page(SHELF[game])
    page, asked = app.window.page, list[Route]()
    assert isinstance(page, SoloPage)
    page.requested.disconnect()
    page.requested.connect(asked.append)
    assert page.part.scene.accessibleName() == "Tuesday 17 November"
    app_day[0] = wednesday
    page.part.day_button.click()
    app.window._day_timer.timeout.emit()
    assert page.part.scene.accessibleName() == "Wednesday 18 November"
    page.part.day_button.click()
    assert [route.config.day for route in asked if isinstance(route, BeginMatch)] == [tuesday, wednesday]


def test_a_window_that_comes_back_after_midnight_shows_the_new_day(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    app_day = [date(2026, 11, 17)]
    monkeypatch.setattr("ludogite.ui.look.language.today", lambda: app_day[0])
    app.window._follow_day()
    app.navigator.open_extra_page(SHELF["symbols"])
    page = app.window.page
    assert isinstance(page, SoloPage)
    assert page.part.scene.accessibleName() == "Tuesday 17 November"
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not app.window.isActiveWindow())
    app_day[0] = date(2026, 11, 18)
    app.window.activateWindow()
    qtbot.waitUntil(lambda: page.part.scene.accessibleName() == "Wednesday 18 November")


def test_what_had_the_focus_may_be_gone_when_the_page_in_front_is_closed(app: Application, qtbot: QtBot) -> None:
    gone = QPushButton(app.window.page)
    gone.show()
    gone.setFocus()
    qtbot.waitUntil(gone.hasFocus)
    app.navigator.show_settings()
    delete(gone)
    app.navigator.follow(Back())
    assert app.window.page is app.window.home
