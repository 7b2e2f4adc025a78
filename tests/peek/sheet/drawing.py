"""Sheets of Peek: a line for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF

from ludogite.message import Message, Source
from ludogite.sheets.ink import Ink, Type
from ludogite.sheets.sheet import MatchOnPaper, Paper, Sheet
from tests.peek.rules import Peek

TITLE = Message(Source("tests", "Peek"))


def blank(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    return _sheet(paper, ["Points", "Secret"])


def filled(paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
    players, state = match.players, match.state
    assert isinstance(state, Peek)
    lines = [f"{name}: {points}" for name, points in zip(players, state.points, strict=True)]
    return _sheet(paper, [*lines, f"Secret: {state.secret}"])


def _sheet(paper: Paper, lines: Sequence[str]) -> Sheet:
    def draw(ink: Ink) -> None:
        for n, line in enumerate(lines):
            ink.words(QRectF(20, 20 + 12 * n, 120, 10), line, Type(5))

    return Sheet(TITLE, paper, (draw,))
