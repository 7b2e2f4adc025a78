"""On every page, whatever the size of the text and of the window, all words and borders are seen, and the filled button
is in view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QPushButton, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.people import Person
from ludogite.rules.shelf import SHELF
from ludogite.settings import CONTRAST, LANGUAGE, TEXT_SIZE, THEME
from ludogite.ui.application.app import Application
from ludogite.ui.application.window import SMALLEST_SIZE
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.games.crossword.view.cards import card_of
from ludogite.ui.games.crossword.view.values import ClueCard
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.challenges.page import ChallengesPage
from ludogite.ui.look import theme
from ludogite.ui.match.core import MatchCore
from ludogite.ui.match.status_line import WRAPPED
from ludogite.ui.pages.about import About, Licences
from ludogite.ui.pages.settings import SettingsPage
from ludogite.ui.widgets.choices import ChoiceCard
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.icon_button import IconButton
from ludogite.ui.widgets.scroll_area import ScrollArea
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.statistics_matches import generate
from tests.support.ui.matches import page_of, waiting_list
from tests.support.ui.symbols import open_solo
from tests.support.ui.walk import pages, settle, visible
from tests.tools.screens import bigbang as screens_bigbang
from tests.tools.screens import crossword as screens_crossword
from tests.tools.screens import cube as screens_cube
from tests.tools.screens.endings import PEOPLE
from tests.ui.test_contrast import HIGH, WORDS, weak_contrast
from tests.ui.test_plain_text import guesses

SHORTENED = (ElidedLabel, ChoiceCard, IconButton)
"""What shows as much of its words as there is room for."""
LAPTOP = (1093, 535)
"""What a screen of 1366×768 leaves inside the frame at 125 %."""
WINDOWS = (
    ("150", *SMALLEST_SIZE.toTuple(), "fr", "dark-normal"),
    ("125", *LAPTOP, "en", "light-normal"),
    ("150", 1280, 800, "fr", "light-high"),
)
"""The size of the text, the window, the language, the theme and its contrast. A walk takes long, so these are few: the
smallest window with the largest text; wide and low; and the usual window, where the largest text leaves least of the
room that its layouts count on. French has the longer words."""
Painted = tuple[int, str, QRectF]
"""A device, and words with their place on it."""
LONG = "Maximilien-Alexandre"
SMALLEST = 13
"""Pixels of the smallest label at 100 %."""


@pytest.fixture(autouse=True)
def usual_size_afterwards(app: Application) -> Iterator[None]:
    """The size is that of the whole process."""
    yield
    theme.apply(theme.LIGHT, 100)


def is_cut(widget: QWidget) -> bool:
    """Whether it shows words on one line that do not fit. Words that wrap need their height."""
    if isinstance(widget, SHORTENED) or not widget.isVisible():
        return False
    if isinstance(widget, QLabel):
        if not widget.text():
            return False
        if widget.wordWrap():
            return widget.height() < widget.heightForWidth(widget.width())
        return widget.width() < widget.minimumSizeHint().width() or widget.height() < widget.minimumSizeHint().height()
    if isinstance(widget, ChoiceCard):
        return widget.height() < widget.heightForWidth(widget.width())
    if isinstance(widget, QPushButton) and widget.text():
        lines = widget.text().replace("&&", "&").split("\n")
        words = max(map(widget.fontMetrics().horizontalAdvance, lines))
        return widget.width() < words + 8 or widget.height() < widget.fontMetrics().height()
    return False


def cut_words(page: QWidget) -> list[str]:
    return [
        f"{widget.text() or widget.accessibleName()!r} in {widget.size().toTuple()}"
        for widget in visible(page)
        if isinstance(widget, QLabel | QAbstractButton) and is_cut(widget)
    ]


def hidden_actions(page: QWidget) -> list[str]:
    """Filled buttons that are not wholly in view, wherever somebody has scrolled to."""
    for bar in page.findChildren(QScrollBar):
        bar.setValue(bar.maximum())
    settle()
    filled = [button for button in page.findChildren(QPushButton, "primary") if button.isVisible()]
    hidden = [button for button in filled if button.visibleRegion().boundingRect() != button.rect()]
    return [f"{button.text()!r} is not in view" for button in hidden]


def overhanging_parts(page: QWidget) -> list[str]:
    """What nobody can scroll to."""
    panels = [panel for panel in page.findChildren(QFrame, "panel") if panel.isVisible()]
    found = ["the panel hangs over" for panel in panels if not page.rect().contains(panel.geometry())]
    for area in page.findChildren(ScrollArea):
        is_whole = area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        width, room = as_a(QWidget, area.widget()).width(), area.viewport().width()
        if area.isVisible() and not is_whole and width > room:
            found.append(f"{width} wide in {room}")
    return found


def cut_paint(page: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is painted on a board with an ellipsis, wider than its place, or over other words."""
    if not isinstance(page, MatchCore):
        return []
    found, board, size, draw = [], page.board, page.board.size(), QPainter.drawText
    painted: list[Painted] = []

    def watch(painter: QPainter, *arguments: Any) -> None:
        if is_paint_cut(painter, *arguments):
            found.append(f"{arguments[-1]!r} on the board")
        painted.extend(painted_place(painter, *arguments))
        draw(painter, *arguments)

    board.resize(size.width(), size.height() - 1)  # a board that keeps its picture paints it anew in another size
    board.grab()
    board.resize(size)
    with monkeypatch.context() as watched:
        watched.setattr(QPainter, "drawText", watch)
        board.grab()
    return found + overlapping_paint(painted)


def overlapping_paint(painted: list[Painted]) -> list[str]:
    """Words that are painted over others, on the same device."""
    found = []
    for (device, text, place), (other_device, other, other_place) in combinations(painted, 2):
        shared = place.intersected(other_place)
        if device == other_device and text != other and min(shared.width(), shared.height()) > 4:
            found.append(f"{text!r} over {other!r} on the board")
    return found


def painted_place(painter: QPainter, place: Any, flags: Any = None, text: Any = "") -> Iterator[Painted]:
    if isinstance(text, str) and isinstance(place, QRectF) and len(text) > 2:
        area = QFontMetricsF(painter.font()).boundingRect(place, flags, text)
        yield id(painter.device()), text, painter.combinedTransform().mapRect(area)


def is_paint_cut(painter: QPainter, place: Any, flags: Any = None, text: Any = "") -> bool:
    """Letters and numbers may be wider than their place, nothing of them is left out; a name is shortened."""
    if not isinstance(text, str) or not isinstance(place, QRectF) or len(text) < 3:
        return False
    if any(name.startswith(text.removesuffix("…")) for name in (LONG, "Tom", shown_name(screens_bigbang.COMPUTER))):
        return False
    wide = QFontMetricsF(painter.font()).boundingRect(place, flags, text).width()
    return text.endswith("…") or wide > place.width() + 1.5


@pytest.mark.long
@pytest.mark.parametrize(("size", "width", "height", "language", "colours"), WINDOWS)
def test_on_every_page_all_words_are_seen_and_none_is_taken_for_html(
    app: Application, monkeypatch: pytest.MonkeyPatch, size: str, width: int, height: int, language: str, colours: str
) -> None:
    assert app.store
    for person in (Person("Léa", 0, 1), Person("Tom", 1, 0), Person(LONG, 3, 3)):
        app.store.remember(person)
    play_text(app.store.begin(MatchConfig(SHELF["shapes"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1)), "Sa1")
    generate(app.store, 90)
    app.choose(LANGUAGE, language)
    app.choose(TEXT_SIZE, size)
    for setting, value in zip((THEME, CONTRAST), colours.split("-"), strict=True):
        app.choose(setting, value)
    least = HIGH if app.session.colours.is_high else WORDS
    app.window.resize(width, height)
    wrong = []
    for name in pages(app):
        settle()
        assert (app.window.width(), app.window.height()) == (width, height), f"{name} has no room in the window"
        page = app.window.page
        found = [*weak_contrast(app.window, page, least, monkeypatch), *cut_words(page), *cut_paint(page, monkeypatch)]
        found += [*guesses(page), *hidden_actions(page), *overhanging_parts(page)]
        wrong += [f"{name}: {words}" for words in found]
    wrong += guesses(app.window)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_largest_size_leaves_the_cards_of_home_all_that_is_to_be_known(app: Application, language: str) -> None:
    assert app.store
    play_text(app.store.begin(MatchConfig(SHELF["shapes"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1)), "Sa1")
    app.choose(LANGUAGE, language)
    app.choose(TEXT_SIZE, "150")
    app.window.resize(1280, 800)
    app.window.show_home()
    settle()
    for box in app.window.home.boxes:
        lines = [line for line, *_ in box.band_lines(round(box.front.width()))]
        assert any("min" in line for line in lines)
        assert any("dès" in line or "ages" in line for line in lines)


@pytest.mark.parametrize(("size", "width", "height", "language"), [window[:4] for window in WINDOWS])
def test_the_offer_to_undo_moves_nothing_at_home_and_covers_no_box_and_no_row(
    app: Application, qtbot: QtBot, size: str, width: int, height: int, language: str
) -> None:
    assert app.store
    for seed in range(3):
        play_text(app.store.begin(MatchConfig(SHELF["shapes"], PEOPLE, {}, {}, seed=seed)), "Sa1")
    app.choose(LANGUAGE, language)
    app.choose(TEXT_SIZE, size)
    app.window.resize(width, height)
    home = app.window.home
    app.window.show_home()
    settle()
    before = [box.geometry() for box in home.boxes]
    waiting = waiting_list(app)
    waiting.forget(1)
    settle()
    assert home.undo_bar
    assert waiting.mapTo(home, waiting.rect().bottomLeft()).y() < home.undo_bar.y()
    qtbot.keyClick(waiting, Qt.Key.Key_Escape)
    settle()
    assert [box.geometry() for box in home.boxes] == before
    if home.box_area.verticalScrollBar().maximum() == 0:
        covered = (*home.boxes, *home.today.tickets)
        bar = home.undo_bar.geometry()
        assert not any(bar.intersects(QRect(part.mapTo(home, QPoint()), part.size())) for part in covered)
    home.undo_bar.button.click()
    settle()
    assert [box.geometry() for box in home.boxes] == before


@pytest.mark.parametrize("dialog", [About, Licences])
def test_dialogs_have_room_in_the_smallest_window(app: Application, dialog: type[About | Licences]) -> None:
    app.choose(LANGUAGE, "fr")
    app.choose(TEXT_SIZE, "150")
    shown = dialog(app.window)
    shown.show()
    settle()
    assert [*cut_words(shown), *guesses(shown)] == []
    assert SMALLEST_SIZE.expandedTo(shown.minimumSizeHint()) == SMALLEST_SIZE
    shown.close()


def test_cards_of_players_are_lower_where_the_panel_has_no_room(app: Application) -> None:
    app.choose(TEXT_SIZE, "150")
    app.window.resize(1024, 700)
    screens_cube.begin(app, 3)
    settle()
    first, second = page_of(app).panel.cards
    assert first.geometry().bottom() < second.geometry().top()
    before = first.height()
    app.window.resize(1600, 1200)
    settle()
    assert first.height() > before


def test_the_sign_before_a_sentence_never_covers_it(app: Application) -> None:
    app.matches.begin(MatchConfig(SHELF["shapes"], PEOPLE, {}, {}, seed=1))
    app.choose(TEXT_SIZE, "150")
    line = page_of(app).status
    for count in range(1, 60):
        line.show_result("ab " * count, (0,))
        words = line.fontMetrics().boundingRect(line.words_room(), WRAPPED, line.text())
        assert 0 < line._sign_area().left() < line._sign_area().right() < words.left()


def test_what_is_painted_grows_too(app: Application) -> None:
    def heights() -> list[int]:
        app.navigator.open_extra_page(SHELF["cube"])
        page = as_a(ChallengesPage, app.window.page)
        found = [page.tabs.height(), page.grid.gridSize().height()]
        app.matches.begin(MatchConfig(SHELF["shapes"], PEOPLE, {}, {}, seed=1))
        handover = page_of(app).handover
        handover.show_name("Léa", (0, 1))
        found.append(handover.height())
        solo = open_solo(app)
        solo.show_part("score")
        settle()
        return [*found, solo.score.lines.fontMetrics().height()]

    app.window.resize(1280, 800)
    before = heights()
    app.choose(TEXT_SIZE, "150")
    assert all(large > small for small, large in zip(before, heights(), strict=True))


def painted_sizes(widget: QWidget, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """By what is painted, how large its letters are."""
    found: dict[str, int] = {}
    draw = QPainter.drawText

    def watch(painter: QPainter, *arguments: Any) -> None:
        found[str(arguments[-1])] = painter.font().pixelSize()
        draw(painter, *arguments)

    with monkeypatch.context() as watched:
        watched.setattr(QPainter, "drawText", watch)
        widget.grab()
    return found


@pytest.mark.parametrize(("width", "height"), [LAPTOP, (1366, 768)])
def test_larger_text_makes_nothing_smaller_on_a_board(
    app: Application, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    def sizes() -> list[int]:
        """Of a clue, of the captions of a target, and of the pad of the cube."""
        board = screens_crossword.begin(app, screens_crossword.asks(0))
        settle()
        board.resize(board.width(), board.height() - 1)  # paints its cards anew
        found = [painted_sizes(board, monkeypatch)[as_a(ClueCard, card_of(board.position)).text]]
        setup = {"challenge": shipped()[304].challenge.to_json()}
        app.matches.begin(MatchConfig(SHELF["challenge"], PEOPLE[:1], {}, setup, seed=1))
        settle()
        page = page_of(app)
        captions = painted_sizes(as_a(QWidget, page.panel.side), monkeypatch)
        found += [captions[text] for text in captions if text == "Target" or "right" in text or "open" in text]
        assert len(found) == 4
        return [*found, *as_a(CubeBoard, page.board).stage.pad.body_size().toTuple()]

    app.window.resize(width, height)
    before = sizes()
    for size in ("125", "150"):
        app.choose(TEXT_SIZE, size)
        assert all(large >= usual for usual, large in zip(before, sizes(), strict=True)), size


def test_all_labels_of_open_pages_grow_and_shrink_at_once(app: Application) -> None:
    app.matches.begin(MatchConfig(SHELF["shapes"], PEOPLE, {}, {}, seed=1))
    app.navigator.show_settings()
    settle()
    hero = app.window.home.hero  # its title is as large as it has room for
    labels = [label for label in app.window.findChildren(QLabel) if label.text() and not hero.isAncestorOf(label)]
    before = [label.font().pixelSize() for label in labels]
    page = as_a(SettingsPage, app.window.page)
    button = page.back_button.font().pixelSize()
    page.rows[TEXT_SIZE].segments.buttons["150"].click()
    settle()
    assert [label.font().pixelSize() for label in labels] == [round(1.5 * size) for size in before]
    assert page.back_button.font().pixelSize() == round(1.5 * button)
    app.choose(THEME, "dark")
    assert min(label.font().pixelSize() for label in labels) >= round(1.5 * SMALLEST)
    app.choose(TEXT_SIZE, "100")
    assert [label.font().pixelSize() for label in labels] == before


def test_the_size_holds_from_the_next_start_on(app: Application) -> None:
    app.choose(TEXT_SIZE, "125")
    again = Application()
    assert again.window.home.head.settings_button.font().pixelSize() == 18
    assert as_a(QLabel, again.window.home.findChild(QLabel)).font().pixelSize() > 13
    again.close()
