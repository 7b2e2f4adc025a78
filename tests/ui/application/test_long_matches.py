"""A match with thousands of moves: it is opened while the window answers, and a move is as quick as the first one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.match import match
from ludogite.match.about import InvalidRecord
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.library.transfer import save_record
from ludogite.match.record import MOST_MOVES, Record, read, read_file
from ludogite.rules.cube.challenge import Place
from ludogite.rules.shelf import SHELF
from ludogite.ui.application import matches
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage
from tests.support.store import database

LEFT = Qt.MouseButton.LeftButton


def long_record(moves: int) -> Record:
    """Somebody who takes back each piece again."""
    each = shipped()[23]
    place = each.order[0]
    put = str(Place(place.number in each.solution[1], place))
    taken = f"take {put.split(' ', 1)[1]}"
    setup = {"challenge": each.challenge.to_json()}
    return Record("challenge", ("Léa",), tuple((put, taken)[n % 2] for n in range(moves)), {}, setup, seed=1)


@pytest.fixture
def long(app: Application) -> int:
    """The id of a match with 3001 moves."""
    assert app.store
    record = long_record(3001)
    return app.store.add(record, 1, record.replay())


def test_a_record_has_at_most_five_thousand_moves() -> None:
    fields = long_record(MOST_MOVES).fields()
    assert MOST_MOVES == 5000
    assert len(read(json.dumps(fields).encode()).moves) == MOST_MOVES
    fields["moves"] = [*fields["moves"], "x"]  # type: ignore[misc]
    with pytest.raises(InvalidRecord, match="at most 5000 moves"):
        read(json.dumps(fields).encode())


def test_no_move_is_accepted_that_no_record_could_hold(
    app: Application, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that was played can be saved and opened again; after an undo it goes on."""
    assert app.store
    monkeypatch.setattr(matches, "AT_ONCE", 10_000)
    record = long_record(MOST_MOVES)
    app.matches.resume(app.store.add(record, 1, record.replay()))
    page = app.window.page
    assert isinstance(page, MatchPage)
    move = page.match.state.legal_moves()[0]
    page.apply_move(move)
    assert page.match.cursor == MOST_MOVES
    assert page.status.text() == "A game has at most 5000 moves. Undo some of them to go on."
    save_record(page.match, tmp_path / "long.ludogite")
    assert read_file(tmp_path / "long.ludogite").moves == record.moves
    page.undo()
    page.undo()
    page.apply_move(page.match.state.legal_moves()[0])
    assert page.match.cursor == MOST_MOVES - 1


def test_a_computer_that_may_not_move_any_more_says_so_and_rests(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "MOST_MOVES", 1)
    app.matches.begin(MatchConfig(SHELF["shapes"], (Seat("Léa"), Seat("Computer", "easy")), {}, {}, seed=1))
    page = app.window.page
    assert isinstance(page, MatchPage)
    page.apply_move(page.match.state.legal_moves()[0])
    qtbot.waitUntil(lambda: page.status.text() == "A game has at most 1 moves. Undo some of them to go on.")
    assert page.match.cursor == 1
    assert not page.advisor.is_asked("move")
    page.undo()
    page.apply_move(page.match.state.legal_moves()[0])
    assert page.match.cursor == 1


def test_it_opens_in_turns_and_says_how_far_it_is(app: Application, qtbot: QtBot, long: int) -> None:
    app.matches.resume(long)
    window = app.window
    assert window.page is window.home, "the window goes on meanwhile"
    qtbot.waitUntil(lambda: "Opening the game…" in window.notice.text.text())
    assert window.notice.close_button.text() == "Cancel"
    qtbot.waitUntil(lambda: isinstance(window.page, MatchPage))
    page = window.page
    assert isinstance(page, MatchPage)
    assert not window.notice.isVisible()
    assert page.match.cursor == 3001
    assert page.moves.count() == 3002
    assert page.moves.item(3001).text()


def test_to_open_it_can_be_cancelled(app: Application, qtbot: QtBot, long: int) -> None:
    app.matches.resume(long)
    notice = app.window.notice
    qtbot.waitUntil(lambda: "Opening the game…" in notice.text.text())
    qtbot.mouseClick(notice.close_button, LEFT)
    assert not notice.isVisible()
    assert app.matches._opening is not None
    assert not app.matches._opening.is_going
    assert app.window.page is app.window.home


def test_whoever_goes_elsewhere_meanwhile_stays_there(app: Application, qtbot: QtBot, long: int) -> None:
    app.matches.resume(long)
    app.matches.begin(MatchConfig(SHELF["shapes"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1))
    page, opening = app.window.page, app.matches._opening
    assert opening is not None
    qtbot.waitUntil(lambda: not opening.is_going)
    assert app.window.page is page


def test_one_that_is_damaged_is_said_to_be_so(app: Application, qtbot: QtBot, long: int) -> None:
    assert app.store
    database(app.store).execute("UPDATE moves SET move = 'x' WHERE match = ? AND ply = 2500", (long,))
    app.matches.resume(long)
    qtbot.waitUntil(lambda: "cannot be continued" in app.window.notice.text.text())
    assert app.window.notice.close_button.text() == "Close"


def test_a_move_writes_one_line_whatever_was_before_it(
    app: Application, qtbot: QtBot, long: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "AT_ONCE", 10_000)
    app.matches.resume(long)
    page = app.window.page
    assert isinstance(page, MatchPage)
    qtbot.waitUntil(lambda: not page.moves._unwritten)
    items = [page.moves.item(row) for row in range(page.moves.count())]
    page.match.play(page.match.state.legal_moves()[0])
    assert page.moves.count() == 3003
    assert [page.moves.item(row) for row in range(3002)] == items, "the others are as they were"
    page.undo()
    page.undo()
    assert page.moves.count() == 3003
    assert not page.moves.item(3002).flags() & Qt.ItemFlag.ItemIsEnabled
    assert page.moves.item(2998).flags() & Qt.ItemFlag.ItemIsEnabled
