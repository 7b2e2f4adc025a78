"""The words of the cube: its moves, what a seat plays with, and how it stands."""

from __future__ import annotations

from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.match import COLOUR_NAMES, Position
from ludogite.rules.cube.pieces import PIECE_NAMES, Placement
from ludogite.rules.game import Move, State
from ludogite.ui.games.cube.whereabouts import place_of

PLACED_AT = QT_TRANSLATE_NOOP("cube", "{piece}, {place}")
STRAIGHT = Message(QT_TRANSLATE_NOOP("cube", "straight"))
"""Two names stand in a row of the list of moves: this one is shorter there."""


def move_name(state: State[Any], move: Move) -> Message:
    assert isinstance(move, Placement)
    return PIECE_NAMES[move.piece] if move.piece else STRAIGHT


def spoken_move(state: State[Any], move: Move) -> Message:
    assert isinstance(move, Placement)
    return Message(PLACED_AT, piece=PIECE_NAMES[move.piece], place=place_of(move))


def seat_name(seat: int) -> Message:
    return COLOUR_NAMES[seat]


def seat_summary(state: State[Any], seat: int) -> Message:
    assert isinstance(state, Position)
    return Message(QT_TRANSLATE_NOOP("cube", "%n square(s)", None, 0), n=state.scores[seat])
