"""Bonuses and words counted by hand from the moves of a record, to compare what the program counts with."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludogite.match.record import Record

SIDE = range(6)
LINES = [
    *([(row, column) for column in SIDE] for row in SIDE),
    *([(row, column) for row in SIDE] for column in SIDE),
    [(n, n) for n in SIDE],
    [(n, 5 - n) for n in SIDE],
]
Cell = tuple[int, int]


def plain_facts(record: Record) -> list[dict[str, int]]:
    """By seat; what did not happen is not there."""
    counted = _bonuses_taken(record) if record.game == "bigbang" else _words(record)
    return [{name: n for name, n in each.items() if n} for each in counted]


def _bonuses_taken(record: Record) -> list[Counter[str]]:
    """In strict play: each board is the set of its cells that are face up."""
    seats, boards = len(record.players), [[row.split() for row in board] for board in record.setup["boards"]]
    counted: list[Counter[str]] = [Counter() for _ in range(seats)]
    round, mover, up = 0, 0, [{cell for line in LINES for cell in line} for _ in range(seats)]
    for text in record.moves:
        word, *cells = text.split()
        if word in ("turn", "bonus"):
            up[mover].discard(_cell(cells[0]))
            counted[mover]["taken"] += word == "bonus"
        elif word == "claim":
            up[1 - mover].add(_cell(cells[1]))
            counted[mover]["claimed"] += 1
        elif word == "done":
            counted[mover]["forgotten"] += len(_bonuses(boards[(mover + round) % seats], up[mover]))
            mover = (mover + 1) % seats
        if not up[mover]:  # the next round, begun by the other one
            round, mover = round + 1, (round + 1) % seats
            up = [{cell for line in LINES for cell in line} for _ in range(seats)]
    return counted


def _cell(name: str) -> Cell:
    return int(name[1]) - 1, "abcdef".index(name[0])


def _bonuses(board: list[list[str]], up: set[Cell]) -> set[Cell]:
    numbers = {(row, column) for row, column in up if board[row][column] != "*"}
    found = {left[0] for line in LINES if len(left := [cell for cell in line if cell in numbers]) == 1}
    for row, column in up - numbers:
        if not any(other[0] == row or other[1] == column for other in numbers):
            found.add((row, column))
    return found


def _words(record: Record) -> list[Counter[str]]:
    """Whether a word was found is told by the letters that are open afterwards."""
    counted: list[Counter[str]] = [Counter() for _ in record.players]
    states: list[Any] = list(record.states())
    for text, state, after in zip(record.moves, states, states[1:], strict=False):
        if text.startswith("answer ") or text == "pass":
            word, seat = state.sheet.nearest_word(), state.to_move
            length = state.sheet.grid.words[word].mask.bit_count()
            counted[seat][f"{'found' if after.sheets[seat].is_known(word) else 'missed'} {length}"] += 1
    return counted
