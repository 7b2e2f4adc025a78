"""Puzzles of Four Shapes: win in two, three or four moves. Only one first move wins; all others lose."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.puzzles import Puzzle
from ludogite.rules import draw, shapes
from ludogite.rules.game import Move, Objection, State
from ludogite.rules.shapes import PLACEMENTS, Placement, winners_moves
from ludogite.search.shapes import Position, Search, is_over, merit, placements, safe_replies, solver, standard

START: Position = (0, 0, 0, 0)
MOVES: Mapping[str, int] = {"easy": 2, "medium": 3, "hard": 4}
"""In how many moves of one's own a puzzle of each level is won."""
EFFORTS: Mapping[str, range] = {"easy": range(4, 11), "medium": range(11, 23), "hard": range(23, 1000)}
"""The first moves that do not lose at once, and the answers to the right one that have to be met."""
PLIES: Mapping[str, range] = {"easy": range(6, 10), "medium": range(5, 8), "hard": range(5, 7)}
"""How many moves are made before; later on wins are shorter."""
TEMPTING = 4
"""At least as many first moves do not lose at once; otherwise the right one would be all that is left."""
CARELESS = 5
"""As many moves at the beginning are made anyhow. From then on nobody lets the other win at once."""
GOALS = (
    QT_TRANSLATE_NOOP("puzzles", "You are light. Win in %n move(s), whatever your opponent plays.", None, 0),
    QT_TRANSLATE_NOOP("puzzles", "You are dark. Win in %n move(s), whatever your opponent plays.", None, 0),
)
"""By the seat of the player."""
DESCRIPTION = QT_TRANSLATE_NOOP("puzzles", "Win in %n move(s).", None, 0)
WRONG = QT_TRANSLATE_NOOP("puzzles", "This does not win in %n move(s).", None, 0)


def make(level: str, seed: int) -> Puzzle:
    for attempt in count():
        made = _attempt(level, seed, f"shapes {level} {attempt}")
        if made is not None:
            return made
    raise AssertionError


def describe(level: str) -> Message:
    return Message(DESCRIPTION, n=MOVES[level])


def objection(puzzle: Puzzle, made: int) -> Objection:
    return Objection(WRONG, n=puzzle.goal.count - made)


def is_right(puzzle: Puzzle, state: State[Any], move: Move, made: int) -> bool:
    """Whether it still wins in time. There is only one first move that does."""
    if not made:
        return move == puzzle.solution[0]
    after = state.play(move)
    left = puzzle.goal.count - made - 1
    return after.outcome is not None or all(-2 * left <= worth < 0 for worth in _worths(after).values())


def reply(state: State[Any]) -> Move | None:
    """The longest resistance."""
    worths = _worths(state)
    return max(worths, key=lambda move: merit(worths[move]))


def _worths(state: State[Any]) -> dict[Placement, int]:
    assert isinstance(state, shapes.Position)
    assert isinstance(state.to_move, int)
    worths = solver().worths(state.pieces[state.to_move], state.pieces[1 - state.to_move])
    return {PLACEMENTS[shape][cell]: worth for (shape, cell), worth in worths.items()}


def _attempt(level: str, seed: int, purpose: str) -> Puzzle | None:
    plies = PLIES[level]
    beginning, position = _at_random(plies[draw.below(len(plies), seed, purpose)], seed, purpose)
    search = Search(solver().opening)
    if position is None or winners_moves(worth := search.worth(standard(position))) != MOVES[level] or worth < 0:
        return None
    wins = [each for each, after in placements(position).items() if _worth_to_other(search, after) <= 0]
    tempting = sum(not _loses_at_once(after) for after in placements(position).values())
    if len(wins) != 1 or tempting < TEMPTING:
        return None
    effort = tempting + _defences(search, position, worth)
    if effort not in EFFORTS[level]:
        return None
    goal = Message(GOALS[len(beginning) % 2], n=MOVES[level])
    return Puzzle(goal, 2, beginning, _best_line(search, position), effort)


def _at_random(plies: int, seed: int, purpose: str) -> tuple[tuple[Placement, ...], Position | None]:
    """So many moves, and the position after them; None if it cannot be reached without a blunder."""
    moves: list[Placement] = []
    position = START
    for ply in range(plies):
        open_moves = [
            (placement, after)
            for placement, after in placements(position).items()
            if ply < CARELESS or not _loses_at_once(after)
        ]
        if not open_moves:
            return (), None
        (shape, cell), position = open_moves[draw.below(len(open_moves), seed, purpose, 1 + ply)]
        moves.append(PLACEMENTS[shape][cell])
    return tuple(moves), None if is_over(position) else position


def _loses_at_once(after: Position) -> bool:
    return is_over(after) or safe_replies(after) is None


def _worth_to_other(search: Search, after: Position) -> int:
    return 0 if is_over(after) else search.worth(standard(after))


def _defences(search: Search, position: Position, worth: int) -> int:
    """How many answers of the opponent have to be met, if one wins as quickly as can be and with the fewest of them."""
    if worth == 1:
        return 0
    fewest = []
    for after in placements(position).values():
        if _worth_to_other(search, after) == 1 - worth:
            answers = safe_replies(after) or []
            fewest.append(len(answers) + sum(_defences(search, each, search.worth(each)) for each in answers))
    return min(fewest)


def _best_line(search: Search, position: Position) -> tuple[Placement, ...]:
    """The quickest win against the longest resistance."""
    moves = []
    while not is_over(position):
        (shape, cell), position = min(
            placements(position).items(), key=lambda each: _preference(_worth_to_other(search, each[1]))
        )
        moves.append(PLACEMENTS[shape][cell])
    return tuple(moves)


def _preference(worth_to_other: int) -> int:
    """Lowest where the other loses quickly; the end of the game is the quickest."""
    return -100 if worth_to_other == 0 else merit(worth_to_other)
