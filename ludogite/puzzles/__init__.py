"""Puzzles without end, made by what thinks for the computer players. A puzzle is the beginning of a match and what is
to be found there. The same level and seed give the same puzzle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol, cast

from ludogite.message import Message
from ludogite.players import Opinion, explained, levels_of, rank
from ludogite.rules.game import Move, Objection, Setup, State
from ludogite.rules.shelf import SHELF, Game

LEVELS = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Puzzle:
    goal: Message
    """What is to be done, in a sentence."""
    seats: int
    beginning: tuple[Move, ...]
    """The moves so far; the player is who is to move then."""
    solution: tuple[Move, ...]
    """How it goes on. What must be found are the moves up to the first one of another seat."""
    effort: int
    """How much there is to look at; each game counts it in its own way."""
    options: Mapping[str, object] = field(default_factory=dict)
    setup: Setup = field(default_factory=dict)
    points: Mapping[str, float] = field(default_factory=dict)
    """What each move is worth, where one is better than another and none is wrong."""
    cells: tuple[str, ...] = ()
    """The names of the cells that are marked once the answer is given, where the moves do not show it."""


class Maker(Protocol):
    """What the module of a game's puzzles offers."""

    def make(self, level: str, seed: int) -> Puzzle: ...

    def describe(self, level: str) -> Message:
        """What the puzzles of a level are like."""

    def is_right(self, puzzle: Puzzle, state: State[Any], move: Move, made: int) -> bool:
        """Whether a legal move of the player leads to the goal, if he has made so many before."""

    def objection(self, puzzle: Puzzle, made: int) -> Objection:
        """What is said of a move that does not lead there."""

    def reply(self, state: State[Any]) -> Move | None:
        """What the opponent does; None where there is none."""


def maker_of(game: Game) -> Maker:
    """Of a game that has puzzles."""
    assert game.puzzle_module
    return cast(Maker, import_module(game.puzzle_module))


def advise(
    game: str,
    puzzle: Puzzle,
    state: State[Any],
    made: int,
    seed: int,
    *,
    progress: Callable[[float], None] | None = None,
) -> list[Opinion]:
    """What the best player thinks of a move that is right, if the person has made so many before; and why. For a worker
    process, which is told the game by its id."""
    player, maker = SHELF[game].player_module, maker_of(SHELF[game])
    assert isinstance(state.to_move, int)
    view = state.seen_by(state.to_move)
    ranked = rank(player, view, levels_of(player)[-1], seed, progress=progress)
    right = next(each for each in ranked if maker.is_right(puzzle, state, each.plan[0], made))
    return explained(player, view, right)


def is_in_solution(puzzle: Puzzle, state: State[Any], move: Move, made: int) -> bool:
    """For games that are played alone: the moves of the solution are right in any order."""
    return move in puzzle.solution


def no_reply(state: State[Any]) -> Move | None:
    return None
