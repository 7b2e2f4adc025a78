"""The words of Six Symbols: its symbols by name, its moves, what is to be done in a round, and its solo page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move as GameMove
from ludogite.rules.game import State
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import CELLS, RATINGS, SCORING, Round, Start, Writing, points_so_far, rating
from ludogite.ui.base.solo_game import SoloGame, SoloWords

SYMBOL_NAMES = {
    "1": Message(QT_TRANSLATE_NOOP("symbols", "stroke")),
    "2": Message(QT_TRANSLATE_NOOP("symbols", "cross")),
    "3": Message(QT_TRANSLATE_NOOP("symbols", "circle")),
    "4": Message(QT_TRANSLATE_NOOP("symbols", "triangle")),
    "5": Message(QT_TRANSLATE_NOOP("symbols", "three bars")),
    "6": Message(QT_TRANSLATE_NOOP("symbols", "hash")),
}
A_SYMBOL = {
    "1": Message(QT_TRANSLATE_NOOP("symbols", "a stroke")),
    "2": Message(QT_TRANSLATE_NOOP("symbols", "a cross")),
    "3": Message(QT_TRANSLATE_NOOP("symbols", "a circle")),
    "4": Message(QT_TRANSLATE_NOOP("symbols", "a triangle")),
    "5": Message(QT_TRANSLATE_NOOP("symbols", "a set of three bars")),
    "6": Message(QT_TRANSLATE_NOOP("symbols", "a hash")),
}
TWO_ALIKE = {
    "1": Message(QT_TRANSLATE_NOOP("symbols", "two strokes")),
    "2": Message(QT_TRANSLATE_NOOP("symbols", "two crosses")),
    "3": Message(QT_TRANSLATE_NOOP("symbols", "two circles")),
    "4": Message(QT_TRANSLATE_NOOP("symbols", "two triangles")),
    "5": Message(QT_TRANSLATE_NOOP("symbols", "two sets of three bars")),
    "6": Message(QT_TRANSLATE_NOOP("symbols", "two hashes")),
}
AND = QT_TRANSLATE_NOOP("symbols", "{first} and {second}")
ROLLED = QT_TRANSLATE_NOOP("symbols", "roll: {pair}")
STARTS = QT_TRANSLATE_NOOP("symbols", "start symbol: {symbol}")
WRITTEN = QT_TRANSLATE_NOOP("symbols", "{first} on {cell}, {second} on {other}")

CHOOSE_START = QT_TRANSLATE_NOOP("symbols", "{name}, choose your start symbol: click it or press 1 to 6.")
ENTER_DICE = QT_TRANSLATE_NOOP("symbols", "Roll your two dice, then click what they show or press 1 to 6.")
ENTER_OTHER = QT_TRANSLATE_NOOP("symbols", "One die shows {symbol}. What does the other one show?")
WRITE_ALONE = QT_TRANSLATE_NOOP("symbols", "Place {pair} on two free cells side by side.")
ONE_TO_WRITE = QT_TRANSLATE_NOOP("symbols", "{name} still has to place {pair}.")
SEVERAL_TO_WRITE = QT_TRANSLATE_NOOP("symbols", "{names} still have to place {pair}.")
IN_ALONE = QT_TRANSLATE_NOOP("symbols", "Pencilled in. Press Write or Enter to confirm.")
IN_TOGETHER = QT_TRANSLATE_NOOP("symbols", "Everyone is ready. Press Done or Enter to write it in ink.")
ONE_BLOCKED = QT_TRANSLATE_NOOP("symbols", "{name} has no two free cells left side by side and sits out. {turn}")
SEVERAL_BLOCKED = QT_TRANSLATE_NOOP("symbols", "{names} have no two free cells left side by side and sit out. {turn}")
HERE = QT_TRANSLATE_NOOP("symbols", "Here: {writing}.")
HERE_BRINGS = QT_TRANSLATE_NOOP("symbols", "Here: {writing}. Worth %n point(s).", None, 0)
HERE_COSTS = QT_TRANSLATE_NOOP("symbols", "Here: {writing}. Costs %n point(s).", None, 0)
SECOND_CELL = QT_TRANSLATE_NOOP("symbols", "Now click a free cell next to it for {other}.")
SWAPPED = QT_TRANSLATE_NOOP("symbols", "Swapped: {first} here. Now click a free cell next to it for {other}.")
NOT_TO_WRITE = QT_TRANSLATE_NOOP("symbols", "Nothing to write on {name}’s sheet now.")
HINT = QT_TRANSLATE_NOOP("symbols", "Pencilled in: {writing}. {reason}")
HINT_START = QT_TRANSLATE_NOOP("symbols", "Try {symbol}. {reason}")
LEGEND = QT_TRANSLATE_NOOP("symbols", "The three best places are numbered; 1 is the best.")

WINS = QT_TRANSLATE_NOOP("symbols", "{name} wins, {points} to {other}!")
WINS_OVER_ALL = QT_TRANSLATE_NOOP("symbols", "{name} wins with %n point(s)!", None, 0)
WRITE = Message(QT_TRANSLATE_NOOP("symbols", "Write"))
DONE = Message(QT_TRANSLATE_NOOP("symbols", "Done"))
OUT_OF_PLAY = Message(QT_TRANSLATE_NOOP("symbols", "sits out"))
IN_PENCIL = Message(QT_TRANSLATE_NOOP("symbols", "pencilled"))
TO_WRITE = Message(QT_TRANSLATE_NOOP("symbols", "to write"))
NO_ROOM = QT_TRANSLATE_NOOP("symbols", "no room after round {n}")
ALL_ROUNDS = QT_TRANSLATE_NOOP("symbols", "%n round(s)", None, 0)
ROUND = QT_TRANSLATE_NOOP("symbols", "Round {n} of {all}")
ROUND_NUMBER = QT_TRANSLATE_NOOP("symbols", "Round {n}")
OF_ALL = QT_TRANSLATE_NOOP("symbols", "of {all}")
STARTED = Message(QT_TRANSLATE_NOOP("symbols", "starts"))
KEY_ENTER = Message(QT_TRANSLATE_NOOP("symbols", "Enter"))
TURNS = Message(QT_TRANSLATE_NOOP("symbols", "turns the pair"))
PENCILS = Message(QT_TRANSLATE_NOOP("symbols", "pencils it"))
WRITES = Message(QT_TRANSLATE_NOOP("symbols", "writes it"))
TO_SHEET = Message(QT_TRANSLATE_NOOP("symbols", "sheet"))
TO_TURN = Message(QT_TRANSLATE_NOOP("symbols", "turn"))
TO_PENCIL = Message(QT_TRANSLATE_NOOP("symbols", "pencil"))
TO_INK = Message(QT_TRANSLATE_NOOP("symbols", "write"))

CELL_EMPTY = QT_TRANSLATE_NOOP("symbols", "{name}, {cell}, empty")
CELL_STRANDED = QT_TRANSLATE_NOOP("symbols", "{name}, {cell}, empty for good")
CELL_INK = QT_TRANSLATE_NOOP("symbols", "{name}, {cell}, {symbol}")
CELL_PENCIL = QT_TRANSLATE_NOOP("symbols", "{name}, {cell}, {symbol} in pencil")
TILE_FREE = QT_TRANSLATE_NOOP("symbols", "{n}, {symbol}")
TILE_TAKEN = QT_TRANSLATE_NOOP("symbols", "{n}, {symbol}, taken")
SOLO = SoloGame(
    game=SHELF["symbols"],
    words=SoloWords(
        day_title=QT_TRANSLATE_NOOP("symbols_solo", "Roll of the day"),
        day_invitation=QT_TRANSLATE_NOOP("symbols_solo", "Twelve rolls, one sheet, one attempt."),
        result=QT_TRANSLATE_NOOP("symbols_solo", "{points} points: {rating}."),
        end=QT_TRANSLATE_NOOP("symbols_solo", "{points} points"),
        in_short=QT_TRANSLATE_NOOP("symbols_solo", "{points} points"),
        result_row=QT_TRANSLATE_NOOP("symbols_solo", "{place}. {points} points, {rating}, {name}, {day}"),
        counting=QT_TRANSLATE_NOOP(
            "symbols_solo",
            "Everyone gets the same twelve rolls today, and only your first attempt counts. With a hint, or if you "
            "undo a roll, it no longer counts.",
        ),
        best_title=QT_TRANSLATE_NOOP("symbols_solo", "Best scores, {choice} scoring"),
        no_results=QT_TRANSLATE_NOOP(
            "symbols_solo",
            "No results yet. 15 points is average; 30 makes you a grandmaster.",
        ),
        copied=QT_TRANSLATE_NOOP("copied", "Ludogîte, roll of {day}: {points} points, {rating}"),
    ),
    grades=(30, 25, 20),
    bar_lines=tuple(least for least, _ in RATINGS),
    option=SCORING,
    rating=rating,
)


def pair_name(first: str, second: str) -> Message:
    """A stroke and a circle; two hashes."""
    return TWO_ALIKE[first] if first == second else Message(AND, first=A_SYMBOL[first], second=A_SYMBOL[second])


def all_names(names: Sequence[str]) -> str | Message:
    """Léa, Tom and Zoé."""
    return Message(AND, first=", ".join(names[:-1]), second=names[-1]) if len(names) > 1 else names[0]


def move_name(state: State[Any], move: GameMove) -> Message:
    """A move in the list of moves."""
    assert isinstance(move, Roll | Start | Writing)
    if isinstance(move, Roll):
        first, second = map(str, move.faces)
        return Message(ROLLED, pair=pair_name(first, second))
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
    points = points_so_far(state.sheets[seat], state.scoring)
    return Message(QT_TRANSLATE_NOOP("symbols", "%n point(s)", None, 0), n=points)
