"""The head of a match on paper: who played, when, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import QDate, QLocale, QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import State
from ludogite.sheets.flow import BOLD
from ludogite.sheets.ink import LEFT, RIGHT, SOFT, Ink, Type
from ludogite.sheets.sheet import Occasion
from ludogite.sheets.type import locale, tr

HEIGHT = 14.0
"""Millimetres."""
RUNNING = Message(QT_TRANSLATE_NOOP("sheets", "Still being played"))
DRAW = Message(QT_TRANSLATE_NOOP("sheets", "Draw"))
FINISHED = Message(QT_TRANSLATE_NOOP("sheets", "Finished"))
WINS = QT_TRANSLATE_NOOP("sheets", "{name} wins")


def result_of(state: State[Any], players: Sequence[str], occasion: Occasion) -> Message:
    outcome = occasion.outcome or state.outcome
    if outcome is None:
        return RUNNING
    if len(players) == 1:
        return FINISHED
    if len(outcome.winners) != 1:
        return DRAW
    return Message(WINS, name=players[outcome.winners[0]])


def draw_result(
    ink: Ink, area: QRectF, players: Sequence[str], state: State[Any], occasion: Occasion, signs: Sequence[str] = ()
) -> None:
    """Names and points at the left, the result and the day at the right. A day that is not known may be written."""
    line = QRectF(area.left(), area.top(), area.width(), HEIGHT / 2)
    scores = state.scores
    for n, name in enumerate(players):
        sign = f"{signs[n]}  " if signs else ""
        points = f"  {scores[n]}" if scores is not None else ""
        place = line.translated(0, n * HEIGHT / 2).adjusted(0, 0, -0.5 * line.width(), 0)
        ink.words(place, f"{sign}{name}{points}", Type(4.4, BOLD), LEFT)
    ink.words(line, tr(result_of(state, players, occasion)), Type(4.4), RIGHT)
    below = line.translated(0, HEIGHT / 2)
    ink.words(below, day_text(occasion.day), Type(3.4), RIGHT, SOFT)


def note_of(state: State[Any], players: Sequence[str], occasion: Occasion) -> str:
    """Result and day in one line, for small sheets."""
    return f"{tr(result_of(state, players, occasion))} · {day_text(occasion.day)}"


def day_text(day: date | None) -> str:
    if day is None:
        return tr(Message(QT_TRANSLATE_NOOP("sheets", "Date: {line}"), line="_" * 12))
    return locale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
