"""The words of Four Shapes: its moves, what a seat plays with, and what it still has."""

from __future__ import annotations

from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Move, State
from ludogite.rules.shapes import CELLS, SHAPE_NAMES, Placement, Position
from ludogite.ui.games.shapes.layout import LIGHT


def move_name(state: State[Any], move: Move) -> Message:
    assert isinstance(move, Placement)
    return Message(QT_TRANSLATE_NOOP("shapes", "{cell} {shape}"), cell=CELLS[move.cell], shape=SHAPE_NAMES[move.shape])


def seat_name(seat: int) -> Message:
    if seat == LIGHT:
        return Message(QT_TRANSLATE_NOOP("shapes", "light"))
    return Message(QT_TRANSLATE_NOOP("shapes", "dark"))


def seat_summary(state: State[Any], seat: int) -> Message:
    assert isinstance(state, Position)
    left = sum(state.left(seat, shape) for shape in range(4))
    return Message(QT_TRANSLATE_NOOP("shapes", "%n piece(s) left", None, 0), n=left)
