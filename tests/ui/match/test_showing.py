"""Showing a position on any board: it is painted, and nothing else happens."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.base.board import Shown
from ludogite.ui.match.page import MatchPage
from tests.support.ui.matches import page_of

SEATS = (Seat("Léa"), Seat("Tom"))
CHALLENGE = shipped()[0].challenge.to_json()
PIECES = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)
CONFIGS = {
    "shapes": MatchConfig(SHELF["shapes"], SEATS, {}, {}, seed=1),
    "symbols": MatchConfig(SHELF["symbols"], SEATS, {"scoring": "basic"}, {}, seed=1),
    "cube": MatchConfig(SHELF["cube"], SEATS, {"score": "visible"}, {}, seed=1, is_coaching=True),
    "challenge": MatchConfig(
        SHELF["challenge"], SEATS[:1], {"gravity": "off"}, {"challenge": CHALLENGE}, seed=1, is_coaching=True
    ),
}


def in_the_middle(app: Application, qtbot: QtBot, game: str) -> MatchPage:
    """After a few moves, with something in the hand."""
    app.matches.begin(CONFIGS[game])
    page = page_of(app)
    QApplication.processEvents()
    for _ in range(3):
        page.match.play(page.match.state.legal_moves()[0])
        QApplication.processEvents()
    qtbot.keyClick(page.board, Qt.Key.Key_Right)
    for key in (*PIECES, Qt.Key.Key_Return):
        if not page.board.hand_text():
            qtbot.keyClick(page.board, key)
    return page


@pytest.mark.parametrize("game", CONFIGS)
def test_a_position_that_is_shown_is_only_painted(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    page = in_the_middle(app, qtbot, game)
    board, match, happened = page.board, page.match, []
    for name in ("played", "changed", "thrown", "asked", "helped", "refused"):
        getattr(board, name).connect(lambda *_, name=name: happened.append(name))
    for name in ("keep_hand", "note_help", "play", "_go"):
        monkeypatch.setattr(Match, name, lambda *_, name=name: happened.append(name))
    now = board.shown
    assert now is not None
    text = board.hand_text()
    assert text
    board.show_position(now)
    assert board.hand_text() == text, "what is in the hand stays there"
    for ply in range(match.cursor):
        board.show_position(Shown(match.on_table(ply), is_now=False))
    board.show_position(now)
    board.show_position(dataclasses.replace(now, actor=None))
    board.show_position(dataclasses.replace(now, actor=None, resigned=0))
    QApplication.processEvents()
    assert happened == []
