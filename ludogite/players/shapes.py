"""Players of Four Shapes. All of them use the exact solver; a level is how many plies ahead it sees, and how much of
that. All moves of which it sees no end are equal to it, and the seed decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion, Progress, shapes_reasons
from ludogite.players.review import WON, Judgement, Measure, Review, judged
from ludogite.players.why import Why
from ludogite.rules import draw
from ludogite.rules.game import Move, State
from ludogite.rules.shapes import PLACEMENTS, Placement, Position, winners_moves
from ludogite.search.shapes import solver

LONGEST = 16
"""Plies of a match."""
SEES: Mapping[str, tuple[int, ...]] = {
    "beginner": (60, 50),
    "easy": (95, 90),
    "medium": (100, 95, 50),
    "hard": (100, 100, 100, 90),
    "expert": (100, 100, 100, 100, *(10,) * (LONGEST - 4)),
    "master": (100, 100, 100, 100, *(30,) * (LONGEST - 4)),
    "perfect": (100,) * LONGEST,
}
"""By level: of 100 moves that win or lose in one ply, in two, and so on, how many it sees."""
LEVELS = tuple(SEES)


def rank(
    view: State[Any], level: str, seed: int, effort: int | None = None, progress: Progress | None = None
) -> list[Opinion]:
    """Effort is not used: the solver is exact and quick."""
    assert isinstance(view, Position)
    mover = view.to_move
    if not isinstance(mover, int):
        return []
    known = _worths(view, mover, progress)
    worths = {move: worth if _is_seen(level, worth, seed, move) else 0 for move, worth in known.items()}
    placements = draw.shuffled(list(worths), seed, "ties")
    placements.sort(key=lambda placement: _preference(worths[placement]))
    opinions = [
        Opinion((placement,), _as_json(worths[placement]), _reason(view, placement, known[placement]))
        for placement in placements
    ]
    if worths[placements[0]] < 0:
        opinions[0] = replace(opinions[0], reason=_least_bad(worths[placements[0]]))
    return opinions


def why(view: State[Any], plan: Sequence[Move]) -> Why:
    assert isinstance(view, Position)
    assert isinstance(view.to_move, int)
    assert isinstance(plan[0], Placement)
    return shapes_reasons.why(view, plan[0], _worths(view, view.to_move))


def _worths(view: Position, mover: int, progress: Progress | None = None) -> dict[Placement, int]:
    worths = solver().worths(view.pieces[mover], view.pieces[1 - mover], progress)
    return {PLACEMENTS[shape][cell]: worth for (shape, cell), worth in worths.items()}


def _is_seen(level: str, worth: int, seed: int, move: Placement) -> bool:
    shares, plies = SEES[level], abs(worth)
    number = 16 * move.shape + move.cell
    return plies <= len(shares) and draw.below(100, seed, "sees", number) < shares[plies - 1]


def _preference(worth: int) -> tuple[int, int]:
    """Fast wins first, then what is not decided, then losses, the slowest of them first."""
    return (0, worth) if worth > 0 else (1, 0) if worth == 0 else (2, worth)


def _as_json(worth: int) -> dict[str, str | int]:
    if worth == 0:
        return {"value": "unknown"}
    return {"value": "win" if worth > 0 else "loss", "plies": abs(worth)}


def _reason(view: Position, placement: Placement, worth: int) -> Message:
    if worth == 1:
        lines = view.after(placement).completed()
        if lines:
            return Message(QT_TRANSLATE_NOOP("players", "You complete {line} and win!"), line=lines[0].name)
        return Message(QT_TRANSLATE_NOOP("players", "Your opponent can place nothing: you win!"))
    if worth > 1:
        return Message(
            QT_TRANSLATE_NOOP("players", "You can win in %n move(s), whatever your opponent plays.", None, 0),
            n=winners_moves(worth),
        )
    if worth == -2:
        return Message(QT_TRANSLATE_NOOP("players", "Your opponent can then win at once."))
    if worth < 0:
        return Message(
            QT_TRANSLATE_NOOP("players", "Your opponent can then win in %n move(s).", None, 0), n=winners_moves(worth)
        )
    return Message(QT_TRANSLATE_NOOP("players", "Nothing is decided yet."))


def _least_bad(worth: int) -> Message:
    """What is said for the best move where all of them lose."""
    if worth == -2:
        return Message(QT_TRANSLATE_NOOP("players", "Every move lets your opponent win at once: hope for a mistake!"))
    return Message(
        QT_TRANSLATE_NOOP(
            "players",
            "Only a perfect opponent is sure to win, and needs %n move(s).",
            None,
            0,
        ),
        n=winners_moves(worth),
    )


def _judge(state: State[Any], made: Sequence[Move], seed: int, progress: Progress | None) -> Judgement:
    return judged(Measure.OUTCOME, rank(state, LEVELS[-1], seed, progress=progress), made[0], _nearness)


def _nearness(opinion: Opinion) -> float:
    """WON for a win at once, nearly the opposite for a loss, and the nearer to zero the longer it takes."""
    size = WON - (int(opinion.worth["plies"]) - 1) / (2 * LONGEST)
    return size if opinion.worth["value"] == "win" else -size


REVIEW = Review(_judge, is_exact=True)
