"""Text that is not ours, such as names in files, is shown as it is and never taken for HTML."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QTextEdit, QToolTip, QWidget
from pytestqt.qtbot import QtBot

import ludogite
from ludogite.content.challenges import shipped
from ludogite.content.words import HEADER
from ludogite.match.config import Seat
from ludogite.match.match import Match
from ludogite.match.people import Person
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.base.game_ui import games_with_card, ui_of
from ludogite.ui.base.routes import ShowPuzzles
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.statistics.page import StatisticsPage
from tests.support.kinds import as_a
from tests.support.many_matches import TABLES, copy_into, finished
from tests.support.ui.puzzles import open_puzzle

TAGS = "<img src=/x>&lt;"
"""Enough that Qt takes a text for HTML; a name that is typed may be as long."""


def hostile(match: Match) -> Match:
    """The same match of people with tags for names, and clues that hold them."""
    config = match.config
    seats = tuple(Seat(f"{TAGS}{n}") for n in range(len(config.seats)))
    setup = json.loads(json.dumps(config.setup))
    for grid in setup.get("grids", ()):
        grid["clues"] = {key: f"{TAGS} {clue}" for key, clue in grid["clues"].items()}
    if "challenge" in setup:
        setup["challenge"]["name"] = TAGS
    return Match(replace(config, seats=seats, setup=setup), [str(move) for move in match.moves])


@pytest.fixture
def full(app: Application) -> Application:
    """With a match of each game, one that goes on and one that is over, all of hostile people."""
    assert app.store
    for n in range(4):
        app.store.remember(Person(f"{TAGS}{n}", n, n))
    for game, seats in TABLES:
        match = hostile(finished(game, seats))
        copy_into(app.store, match)
        copy_into(app.store, match, len(match.moves) // 2)
    return app


def guesses(shown: QWidget) -> Iterator[str]:
    """Each place in a widget where Qt might take a text for HTML."""
    for widget in (shown, *shown.findChildren(QWidget)):
        if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
            yield f"label {widget.text()!r}"
        for tip in (widget.toolTip(), widget.whatsThis(), widget.statusTip()):
            if QtText.mightBeRichText(tip):
                yield f"tool tip of {type(widget).__name__}: {tip!r}"
        if isinstance(widget, QTextEdit) and "img" in widget.toPlainText():
            yield f"text {widget.toPlainText()!r}"
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from guesses_in_list(widget)
    for action in shown.findChildren(QAction):
        if QtText.mightBeRichText(action.toolTip()) and as_a(QObject, action.parent()).property("toolTipsVisible"):
            yield f"action {action.toolTip()!r}"


def guesses_in_list(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    for row in range(model.rowCount(QModelIndex())):
        tip = model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
        if tip and QtText.mightBeRichText(tip):
            yield f"tool tip in {type(view).__name__}: {tip!r}"


def check(app: Application) -> None:
    """The page in front, as it is seen: some tool tips come only where there is no room for the words."""
    for _ in range(4):
        QApplication.processEvents()
    app.window.grab()
    assert list(guesses(app.window.page)) == []


def texts(shown: QWidget) -> str:
    return " ".join(label.text() for label in shown.findChildren(QLabel))


def test_no_page_takes_a_name_for_html(full: Application, qtbot: QtBot) -> None:
    """In the smallest window, where what is shortened has a tool tip."""
    app, window = full, full.window
    assert app.store
    window.resize(window.minimumSize())
    window.show_home()
    check(app)
    for match in app.store.matches():
        window.show_home()
        app.matches.resume(match.id)
        page = window.page
        assert isinstance(page, MatchPage)
        qtbot.waitUntil(lambda: not page.end.is_plate_awaited)
        check(app)
        app.navigator.show_print()
        check(app)
    for game in games_with_card():
        window.show_home()
        app.navigator.set_up(game)
        check(app)
        app.navigator.show_statistics(game, f"{TAGS}0")
        statistics = window.page
        assert isinstance(statistics, StatisticsPage)
        qtbot.waitUntil(lambda: statistics.is_settled)
        check(app)
        window.show_home()
        if ui_of(game).extra_page_labels:
            app.navigator.open_extra_page(game)
            check(app)
        if game.puzzle_module:
            app.navigator.follow(ShowPuzzles(game))
            check(app)
    open_puzzle(app, "shapes")
    check(app)
    window.show_home()
    library = app.navigator.show_library()
    assert library
    qtbot.waitUntil(lambda: library.is_read)
    library.list.selectAll()
    check(app)
    library.delete_selected()
    check(app)


def test_hovering_over_a_name_in_statistics_shows_the_name(full: Application, qtbot: QtBot) -> None:
    """Qt would load what an image names: of a device that never ends, without end."""
    full.navigator.show_statistics(SHELF["shapes"])
    page = full.window.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page.is_settled)
    button = page.people.buttons[f"{TAGS}0"]
    place = button.rect().center()
    QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, place, button.mapToGlobal(place)))
    qtbot.waitUntil(QToolTip.isVisible)
    shown = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "qtooltip_label")
    assert isinstance(shown, QLabel)
    assert not QtText.mightBeRichText(shown.text())
    assert shown.text().replace("\N{WORD JOINER}", "") == f"{TAGS}0"
    QToolTip.hideText()
    button.move(button.pos() + QPoint(0, 1))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


LONG = "\u202eLéa\n" + "ab" * 90 + "\u2029"
"""A name that turns what follows, breaks the line and does not end."""


def test_a_name_without_end_and_against_the_direction_fits_everywhere(app: Application, qtbot: QtBot) -> None:
    assert app.store
    for game, seats in TABLES:
        match = finished(game, seats)
        record = replace(match.record(), players=tuple(f"{LONG[:-1]}{n}" for n in range(seats)))
        for count in (len(record.moves), len(record.moves) // 2):
            short = replace(record, moves=record.moves[:count])
            app.store.add(short, 1, short.replay())
    window = app.window
    window.resize(window.minimumSize())
    size = window.size()

    def look() -> None:
        for _ in range(4):
            QApplication.processEvents()
        window.grab()
        assert window.size() == size, "nothing pushes the window apart"
        shown = [label.text() for label in window.findChildren(QLabel) if "ab" * 10 in label.text()]
        assert not any(sign in text for text in shown for sign in ("\u202e", "\u2029"))
        assert not any("ab" * 30 in text for text in shown)

    for each in app.store.matches():
        window.show_home()
        look()
        app.matches.resume(each.id)
        page = window.page
        assert isinstance(page, MatchPage)
        qtbot.waitUntil(lambda: not page.end.is_plate_awaited)
        look()
        app.navigator.show_print()
        look()
    window.show_home()
    library = app.navigator.show_library()
    assert library
    qtbot.waitUntil(lambda: library.is_read)
    look()


def test_a_record_with_such_names_is_known_when_it_comes_again(app: Application) -> None:
    assert app.store
    record = replace(finished("shapes", 2).record(), players=(LONG, "Tom\u200f"))
    id = app.store.add(record, 1, record.replay())
    assert app.store.same(record) == id
    assert app.store.resume(id).config.seats[1].name == "Tom"


def challenge_file(tmp_path: Path, **fields: object) -> Path:
    file = tmp_path / "made.json"
    file.write_text(json.dumps({**shipped()[0].challenge.to_json(), **fields}))
    return file


@pytest.mark.parametrize("field", ["level", "format", TAGS])
def test_what_is_wrong_with_a_file_is_said_as_text(app: Application, tmp_path: Path, field: str) -> None:
    app.files.open_in_game(str(challenge_file(tmp_path, **{field: TAGS})))
    assert app.window.notice.text.text()
    check(app)


def test_a_challenge_with_tags_for_a_name_shows_the_tags(app: Application, tmp_path: Path) -> None:
    app.files.open_in_game(str(challenge_file(tmp_path, name=TAGS)))
    assert TAGS in texts(app.window.page)
    check(app)


def test_a_name_without_end_is_refused(app: Application, tmp_path: Path) -> None:
    app.files.open_in_game(str(challenge_file(tmp_path, name="<table>" * 20_000)))
    assert "name of a challenge has at most 200 letters." in app.window.notice.text.text()


def test_a_word_file_that_quotes_tags_is_reported_as_text(app: Application, tmp_path: Path) -> None:
    file = tmp_path / "<b>words.tsv"
    file.write_text("\n".join(["\t".join(HEADER), f"LAC\tlac\t{TAGS}\t\tEau", f"{TAGS}\tlac\t1\t\tEau"]))
    app.navigator.show_settings()
    (card,) = app.window.page.cards  # type: ignore[attr-defined]
    card.add(file)
    assert "<img" in card.report.text()
    check(app)


def test_an_import_names_files_and_faults_as_text(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "<b>match<img src=x>.ludogite"
    fields = {"format": "ludogite-record/1", "game": TAGS, "players": [TAGS, "Tom"], "moves": []}
    file.write_text(json.dumps(fields))
    app.files.open([str(file)])
    library = app.navigator.show_library()
    assert library
    qtbot.waitUntil(lambda: not library.is_working)
    assert TAGS in library.report.details.toPlainText()
    check(app)


def test_one_module_makes_labels_and_tool_tips_and_nothing_guesses() -> None:
    """What Qt makes of a text by itself, it makes of HTML too."""
    root = Path(ludogite.__file__).parent
    guessing = {"QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog", "QToolTip", "QStaticText"}
    found = []
    for file in sorted(root.rglob("*.py")):
        if file.parent.name == "widgets" and file.name in ("parts.py", "file_dialog.py"):
            continue
        text = file.read_text(encoding="utf-8")
        if not re.search("|".join(("QLabel", "setToolTip", "setTextFormat", "setHtml", *guessing)), text):
            continue
        for node in ast.walk(ast.parse(text)):
            is_tip = isinstance(node, ast.Attribute) and node.attr in ("setToolTip", "setTextFormat", "setHtml")
            is_label = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QLabel"
            is_label |= isinstance(node, ast.ClassDef) and "QLabel" in [getattr(base, "id", "") for base in node.bases]
            is_other = isinstance(node, ast.alias) and node.name in guessing
            if is_tip or is_label or is_other:
                found.append(f"{file.relative_to(root)}, line {getattr(node, 'lineno', 0)}")
    assert found == []
