"""What is done in an exercise to get on, found from what it expects."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from ludogite.match.exercise import ExerciseMatch
from ludogite.rules.game import CHANCE, Move


def right_move(match: ExerciseMatch) -> Move:
    """A legal move that the step expects, as the next one."""
    moves: Sequence[Move] = match.state.legal_moves()
    return next(move for move in moves if is_expected(match, move))


def wrong_move(match: ExerciseMatch) -> Move | None:
    """A legal move that it does not expect, if there is one; the dice always show what is expected."""
    if match.state.to_move == CHANCE:
        return None
    return next((move for move in match.state.legal_moves() if not is_expected(match, move)), None)


def is_expected(match: ExerciseMatch, move: Move) -> bool:
    made, gain = match.made, match.step.gain
    if gain is not None:
        before, after = match.state.scores, match.state.play(move).scores
        assert before
        assert after
        return after[0] - before[0] >= gain
    return any(fnmatchcase(str(move), text) and text not in made for text in match.step.expect)


def answer(match: ExerciseMatch) -> None:
    """Does what the step asks for, and all that follows by itself, without a window."""
    if match.step.is_read_only:
        match.read_on()
    elif match.step.hand:
        match.take_hand(match.step.hand.replace("*", ""))
    else:
        while match.awaits_answer:
            match.play(right_move(match))
    while match.is_answered:
        match.go_on()
