"""Races on two fixture grids, those of the worked example, and moves in them by their texts."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludogite.rules.crossword.match import Race, parse
from ludogite.rules.crossword.track import SQUARES
from ludogite.rules.shelf import SHELF

GAME = SHELF["crossword"]
EXAMPLE = json.loads((Path(__file__).parent.parent / "data" / "crossword-example.json").read_text(encoding="utf-8"))
A_BEGINS = ("roll 1", "roll 2")
LAST_LETTER = ("R10", 69, "answer AIT"), ("R8", 55, "answer IR")
"""By seat: the square of a word, the cell of its last letter, and the answer."""


def start() -> Race:
    state = GAME.start(2, {}, {"grids": [EXAMPLE["A"], EXAMPLE["B"]]})
    assert isinstance(state, Race)
    return state


def played(*moves: str, state: Race | None = None) -> Race:
    state = state or start()
    for move in moves:
        state = state.play(parse(move))
    return state


def reason(state: Race, move: str) -> str:
    return str(state.why_not(parse(move)))


def legal(state: Race) -> list[str]:
    return sorted(map(str, state.legal_moves()))


def with_found(state: Race, seat: int, *keys: str, **changes: Any) -> Race:
    """As if the seat had found these words before, for no points."""
    sheet = state.sheets[seat]
    found = sheet.found
    for word in sheet.grid.words:
        if word.key in keys:
            found |= word.mask
    sheets = list(state.sheets)
    sheets[seat] = replace(sheet, found=found, **changes)
    return replace(state, sheets=tuple(sheets))


def at_corner() -> Race:
    """Seat 0 has just come to the corner TR."""
    return played(*A_BEGINS, "roll 2", state=with_found(start(), 0, pawn="T6"))


def landing(square: str, *found: str) -> Race:
    """Seat 0 rolls a 1 and lands on the square."""
    before = SQUARES[SQUARES.index(square) - 1]
    return played(*A_BEGINS, "roll 1", state=with_found(start(), 0, *found, pawn=before))


def finished_by(seat: int, beginner: int, **other: Any) -> Race:
    """`seat` lacked one letter and has just found it, for 15 points; the other had found nothing."""
    square, cell, answer = LAST_LETTER[seat]
    state = played(*(("roll 1", "roll 2") if beginner == 0 else ("roll 2", "roll 1")))
    found = state.sheets[seat].grid.white & ~(1 << cell)
    before = SQUARES[SQUARES.index(square) - 1]
    state = with_found(replace(state, turn=seat), seat, pawn=before)
    sheets = [replace(sheet, found=found) if who == seat else sheet for who, sheet in enumerate(state.sheets)]
    state = with_found(replace(state, sheets=tuple(sheets)), 1 - seat, **other)
    return played("roll 1", answer, state=state)
