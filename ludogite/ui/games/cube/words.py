"""The sentences of the cube: its moves, how a seat stands, places for screen readers, and advice while a piece is
held. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.match import COLOUR_NAMES, Position
from ludogite.rules.cube.pieces import CELLS, PIECE_NAMES, Placement
from ludogite.rules.game import Move, Objection, State

PLACED_AT = QT_TRANSLATE_NOOP("cube", "{piece}, {place}")
STRAIGHT = Message(QT_TRANSLATE_NOOP("cube", "straight"))
"""Shorter in the list of moves."""
ROW = QT_TRANSLATE_NOOP("cube", "row {row}, column {columns}")
ROWS = QT_TRANSLATE_NOOP("cube", "row {row}, columns {columns}")
LEVEL = QT_TRANSLATE_NOOP("cube", "level {level}, {rows}")
LIST = QT_TRANSLATE_NOOP("cube", "{first}; {others}")

TAKE_FIRST = Message(QT_TRANSLATE_NOOP("cube", "Take a piece first: press 1 to 8, or click one on the shelf."))
POINT_FIRST = Message(QT_TRANSLATE_NOOP("cube", "Point at a square first."))
POINT = Message(QT_TRANSLATE_NOOP("cube", "Point at a square, or press Tab · wheel: other ways"))
NO_PLACE = Objection(QT_TRANSLATE_NOOP("cube", "It doesn’t fit on this square."))
MISFIT = QT_TRANSLATE_NOOP("cube", "{why} Wheel or Tab: the nearest places where it fits · arrows: another square")
STICKS_OUT = Message(QT_TRANSLATE_NOOP("cube", "It sticks out here."))
IN_THE_WAY = Message(QT_TRANSLATE_NOOP("cube", "Another piece is in the way."))
NOT_FURTHER = Objection(QT_TRANSLATE_NOOP("cube", "It doesn’t fit anywhere further that way."))
NOWHERE = Objection(QT_TRANSLATE_NOOP("cube", "There is no place left for it."))
TO_PIN = Message(QT_TRANSLATE_NOOP("cube", "Click to pin it here, then turn it with the pad · wheel: other ways"))
STANDS = Message(
    QT_TRANSLATE_NOOP(
        "cube", "It fits and stays put. Click to pin it here, then turn it with the pad · wheel: other ways"
    )
)
FITS = Message(
    QT_TRANSLATE_NOOP("cube", "It fits. Click to pin it here, then turn it with the pad · wheel: other ways")
)
PINNED = Message(
    QT_TRANSLATE_NOOP(
        "cube", "It stays here: arrows or Tab move it, the pad turns it · click it again or Enter to place it"
    )
)
IN_CUBE = QT_TRANSLATE_NOOP("cube", "It is already in the cube: {body}.")
ONE_ALONG = QT_TRANSLATE_NOOP("challenge", "A piece rests on this one and comes off with it.")
MORE_ALONG = QT_TRANSLATE_NOOP("challenge", "{n} pieces rest on this one and come off with it.")
PLACE_IT = Message(QT_TRANSLATE_NOOP("cube", "Place it here"))
TAKE_IT = Message(QT_TRANSLATE_NOOP("challenge", "Take it back"))
GIVEN = Message(QT_TRANSLATE_NOOP("challenge", "This is a starting piece: it stays where it is."))


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


def place_of(placement: Placement) -> Message:
    """Names the cells of a piece. Rows and columns are those of the top face, levels are counted from the table up."""
    cells = sorted((z, x, y) for x, y, z in (CELLS[cell] for cell in cells_in(placement.mask)))
    levels = []
    for level, on_level in groupby(cells, key=lambda cell: cell[0]):
        rows = [
            _row(row, [column for *_, column in in_row]) for row, in_row in groupby(on_level, key=lambda cell: cell[1])
        ]
        levels.append(Message(LEVEL, level=level + 1, rows=_listed(rows)))
    return _listed(levels)


def _row(row: int, columns: Sequence[int]) -> Message:
    numbers = " ".join(str(column + 1) for column in columns)
    return Message(ROWS if len(columns) > 1 else ROW, row=row + 1, columns=numbers)


def _listed(parts: Sequence[Message]) -> Message:
    return reduce(lambda others, part: Message(LIST, first=part, others=others), reversed(parts))
