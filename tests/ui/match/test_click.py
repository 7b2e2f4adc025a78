"""The way of a click from the event to the disk and back: as docs/match.md prints it, and in one transaction."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType

from pytestqt.qtbot import QtBot

from ludogite.ui.application.app import Application
from ludogite.ui.games.shapes.board import ShapesBoard
from tests.support.store import database
from tests.support.ui.matches import LEFT, board_of, cell_point, hand_point, played

DOCUMENT = Path(__file__).parents[3] / "docs" / "match.md"
MOST = 10


def printed_way() -> list[str]:
    return re.findall(r"^\d+\. `(.+?)`", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)


def on_stack(frame: FrameType | None) -> list[str]:
    """Our functions, the first called first."""
    found: list[str] = []
    while frame is not None:
        if str(frame.f_globals.get("__name__", "")).startswith("ludogite."):
            found.append(frame.f_code.co_qualname)
        frame = frame.f_back
    return found[::-1]


def test_a_click_that_places_a_shape_goes_the_printed_way_in_one_transaction(app: Application, qtbot: QtBot) -> None:
    page = played(app, "")
    board, ways, commits = board_of(page), list[list[str]](), list[list[str]]()
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 0, "S"))
    assert page.match.hand_text == "0 S"

    def take_note(statement: str) -> None:
        if statement == "COMMIT":
            commits.append(on_stack(sys._getframe()))

    def profile(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is ShapesBoard.show_position.__code__:
            ways.append(on_stack(frame))

    assert app.store is not None
    db = database(app.store)
    db.set_trace_callback(take_note)
    sys.setprofile(profile)
    try:
        qtbot.mousePress(board, LEFT, pos=cell_point(board, "b2"))
    finally:
        sys.setprofile(None)
        db.set_trace_callback(None)
    assert [str(move) for move in page.match.moves] == ["Sb2"]
    [to_disk], [back] = commits, ways
    way = [*to_disk, *(each for each in back if each not in to_disk)]
    assert way == printed_way()
    assert len(way) <= MOST
    assert page.match.id is not None
    assert app.store.resume(page.match.id).hand_text == "", "what was held is written with the move"
