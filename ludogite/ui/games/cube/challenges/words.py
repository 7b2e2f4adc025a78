"""The words of challenges: their moves, and how many pieces are placed."""

from __future__ import annotations

from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.match import COLOUR_NAMES
from ludogite.rules.cube.pieces import PIECE_NAMES, Placement
from ludogite.rules.game import Move, State
from ludogite.ui.games.cube.words import PLACED_AT, place_of

PLACED = QT_TRANSLATE_NOOP("challenge", "{piece}, {colour}")
TAKEN = QT_TRANSLATE_NOOP("challenge", "takes back: {move}")
SO_FAR = QT_TRANSLATE_NOOP("challenge", "Placed {n} of {all}")
ALONE = Message(QT_TRANSLATE_NOOP("challenge", "solo"))


def move_name(state: State[Any], move: Move) -> Message:
    assert isinstance(state, Attempt)
    assert isinstance(move, Place | Take)
    if isinstance(move, Place):
        return _piece_name(state, move.placement, move.colour)
    return Message(TAKEN, move=_piece_name(state, move.placement, dict(state.bodies)[move.placement]))


def spoken_move(state: State[Any], move: Move) -> Message:
    assert isinstance(move, Place | Take)
    return Message(PLACED_AT, piece=move_name(state, move), place=place_of(move.placement))


def _piece_name(state: Attempt, placement: Placement, colour: int) -> Message:
    """The colour is not said if all pieces have the same."""
    piece = PIECE_NAMES[placement.piece]
    return Message(PLACED, piece=piece, colour=COLOUR_NAMES[colour]) if len(state.challenge.colours) > 1 else piece


def seat_name(seat: int) -> Message:
    return ALONE


def seat_summary(state: State[Any], seat: int) -> Message:
    assert isinstance(state, Attempt)
    left = sum(len(state.hand(colour)) for colour in state.challenge.colours)
    placed = sum(map(len, state.placed))
    return Message(SO_FAR, n=placed, all=placed + left)
