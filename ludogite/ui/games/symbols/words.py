"""The words of Six Symbols: its symbols by name, its moves, and what is to be done in a round."""

from __future__ import annotations

from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move as GameMove
from ludogite.rules.game import State
from ludogite.rules.symbols import CELLS, Round, Start, Writing
from ludogite.sheets.symbols.grid import number

SYMBOL_NAMES = {
    "1": Message(QT_TRANSLATE_NOOP("symbols", "stroke")),
    "2": Message(QT_TRANSLATE_NOOP("symbols", "cross")),
    "3": Message(QT_TRANSLATE_NOOP("symbols", "circle")),
    "4": Message(QT_TRANSLATE_NOOP("symbols", "triangle")),
    "5": Message(QT_TRANSLATE_NOOP("symbols", "three bars")),
    "6": Message(QT_TRANSLATE_NOOP("symbols", "hash")),
}
ROLLED = QT_TRANSLATE_NOOP("symbols", "rolled: {first}, {second}")
STARTS = QT_TRANSLATE_NOOP("symbols", "start: {symbol}")
WRITTEN = QT_TRANSLATE_NOOP("symbols", "{first} {cell}, {second} {other}")

CHOOSE_START = QT_TRANSLATE_NOOP("symbols", "{name}, choose your start symbol: 1 to 6, or click it.")
ENTER_DICE = QT_TRANSLATE_NOOP("symbols", "Roll the two dice and enter what they show: 1 to 6, or click.")
ENTER_OTHER = QT_TRANSLATE_NOOP("symbols", "One die shows {symbol}. And the other?")
WRITE_ALONE = QT_TRANSLATE_NOOP("symbols", "Bring {first} and {second} to two free cells that touch.")
WRITE_TOGETHER = QT_TRANSLATE_NOOP("symbols", "Still to pencil {first} and {second}: {names}.")
IN_ALONE = QT_TRANSLATE_NOOP("symbols", "In pencil. Press Write, or Enter once more, and it is in ink.")
IN_TOGETHER = QT_TRANSLATE_NOOP("symbols", "All have pencilled. Press Done, or Enter, and it is in ink.")
BLOCKED = QT_TRANSLATE_NOOP("symbols", "{names}: no two free cells touch any more, out of play. {turn}")
HERE = QT_TRANSLATE_NOOP("symbols", "Here: {writing}.")
HERE_BRINGS = QT_TRANSLATE_NOOP("symbols", "Here: {writing}. It would bring {points}.")
SECOND_CELL = QT_TRANSLATE_NOOP("symbols", "On {cell}: {symbol}. Now a free cell beside it for {other}.")
NOT_TO_WRITE = QT_TRANSLATE_NOOP("symbols", "Nothing is to be written on the sheet of {name} now.")
HINT = QT_TRANSLATE_NOOP("symbols", "In pencil: {writing}. {reason}")
HINT_START = QT_TRANSLATE_NOOP("symbols", "Try this: {symbol}. {reason}")
LEGEND = QT_TRANSLATE_NOOP("symbols", "The three best places are numbered, 1 is the best.")

WRITE = Message(QT_TRANSLATE_NOOP("symbols", "Write"))
DONE = Message(QT_TRANSLATE_NOOP("symbols", "Done"))
OUT_OF_PLAY = Message(QT_TRANSLATE_NOOP("symbols", "out of play"))
IN_PENCIL = Message(QT_TRANSLATE_NOOP("symbols", "✓ pencilled"))
TO_WRITE = Message(QT_TRANSLATE_NOOP("symbols", "to write"))
ROUND = QT_TRANSLATE_NOOP("symbols", "Round {n} of {all}")
TURNS = Message(QT_TRANSLATE_NOOP("symbols", "R turns the pair"))

CELL_EMPTY = QT_TRANSLATE_NOOP("symbols", "{name}, {cell}, empty")
CELL_STRANDED = QT_TRANSLATE_NOOP("symbols", "{name}, {cell}, empty for good")
CELL_INK = QT_TRANSLATE_NOOP("symbols", "{name}, {cell}, {symbol}")
CELL_PENCIL = QT_TRANSLATE_NOOP("symbols", "{name}, {cell}, {symbol} in pencil")
TILE_FREE = QT_TRANSLATE_NOOP("symbols", "{n}, {symbol}")
TILE_TAKEN = QT_TRANSLATE_NOOP("symbols", "{n}, {symbol}, taken")


def move_name(state: State[Any], move: GameMove) -> Message:
    """A move in the list of moves."""
    assert isinstance(move, Roll | Start | Writing)
    if isinstance(move, Roll):
        first, second = (SYMBOL_NAMES[str(face)] for face in move.faces)
        return Message(ROLLED, first=first, second=second)
    return Message(STARTS, symbol=SYMBOL_NAMES[move.symbol]) if isinstance(move, Start) else writing_name(move)


def writing_name(writing: Writing) -> Message:
    (symbol, cell), (other_symbol, other) = writing.first, writing.second
    return Message(
        WRITTEN,
        first=SYMBOL_NAMES[symbol],
        cell=CELLS[cell],
        second=SYMBOL_NAMES[other_symbol],
        other=CELLS[other],
    )


def seat_name(seat: int) -> Message:
    return Message(QT_TRANSLATE_NOOP("symbols", "sheet {n}"), n=seat + 1)


def seat_summary(state: State[Any], seat: int) -> Message:
    assert isinstance(state, Round)
    return Message(QT_TRANSLATE_NOOP("symbols", "points: {n}"), n=number(state.scores[seat]))
