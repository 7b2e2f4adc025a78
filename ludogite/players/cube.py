"""Players of Cube. The weak ones take what brings most squares now among the few places they look at, medium among all.
The others play their best ideas on to the end, the stronger ones more of them and more often, and take the one with the
best mean result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import sqrt
from typing import Any

import numpy as np

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion, Progress, best_first, cube_reasons
from ludogite.players.review import KEPT, Judgement, Measure, Review
from ludogite.players.why import Why
from ludogite.rules import draw
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import Placement
from ludogite.rules.game import Move, State
from ludogite.search.cube_playout import Sketch

WANDER = 2.0
"""By how many squares, at most, the seats misjudge a move in a play-out, so that play-outs differ."""
WIN = 12
"""What a win is worth besides the squares of the lead, in squares."""


@dataclass(frozen=True)
class Level:
    places: int | None = None
    """How many it looks at, the others it overlooks; None for all."""
    ideas: int = 0
    """How many moves it plays on to the end."""
    effort: int = 0
    """Play-outs for these."""


BY_LEVEL = {
    "beginner": Level(places=2),
    "easy": Level(places=8),
    "medium": Level(),
    "hard": Level(ideas=3, effort=6),
    "expert": Level(ideas=8, effort=20),
    "master": Level(ideas=32, effort=400),
}
LEVELS = tuple(BY_LEVEL)


@dataclass
class Prospect:
    """A move that is played on to the end, and the results."""

    move: Placement
    worth: float = 0
    """The sum of the leads at the end, in squares, with WIN added for each win and taken off for each loss."""
    leads: int = 0
    """The sum of the leads alone."""
    squares: int = 0
    """The sum of the squares of the leads."""
    wins: int = 0
    times: int = 0

    @property
    def mean(self) -> float:
        return self.worth / self.times

    @property
    def lead(self) -> float:
        return self.leads / self.times

    @property
    def chance(self) -> float:
        return self.wins / self.times

    @property
    def variance(self) -> float:
        """Of the mean lead."""
        return (self.squares / self.times - self.lead**2) / self.times


def rank(
    view: State[Any], level: str, seed: int, effort: int | None = None, progress: Progress | None = None
) -> list[Opinion]:
    assert isinstance(view, Position)
    plays = BY_LEVEL[level]
    opinions = _at_once(view, plays, seed)
    if plays.places is None and (winning := [each for each in opinions if _wins(view, _placement(each))]):
        return _with_first(winning, opinions)
    if plays.ideas and len(opinions) > 1:
        ideas = [_placement(opinion) for opinion in opinions[: plays.ideas]]
        opinions = _foreseen(opinions, _foresee(Sketch(view), ideas, seed, effort or plays.effort, progress))
    return opinions


def _at_once(view: Position, plays: Level, seed: int) -> list[Opinion]:
    """What moves bring now."""
    if view.to_move is None:
        return []
    moves = draw.shuffled(view.legal_moves(), seed, "ties")
    now = {move: _now(view, move) for move in moves}
    seen = plays.places or len(moves)
    moves[:seen] = sorted(moves[:seen], key=lambda move: -now[move][0])
    return [Opinion((move,), {"value": now[move][0]}, now[move][1]) for move in moves]


def _wins(view: Position, move: Placement) -> bool:
    """Whether the match ends by this move and is won. The points are counted first: that is quick."""
    seat, after = view.to_move, view.after(move)
    assert seat is not None
    return after.scores[seat] > after.scores[1 - seat] and after.outcome is not None


def _with_first(winning: list[Opinion], opinions: list[Opinion]) -> list[Opinion]:
    """What wins at once is worth more than all else."""
    worth = {"value": int(opinions[0].worth["value"]) + WIN}
    return [
        *(replace(opinion, worth=worth) for opinion in winning),
        *(opinion for opinion in opinions if opinion not in winning),
    ]


def _placement(opinion: Opinion) -> Placement:
    placement = opinion.plan[0]
    assert isinstance(placement, Placement)
    return placement


def _foreseen(opinions: list[Opinion], prospects: list[Prospect]) -> list[Opinion]:
    """Moves that were played on are worth their mean, but never more than a move that is ranked before them. The others
    are worth less than the last of these, by as many squares as they bring less now."""
    now = {opinion.plan[0]: opinion for opinion in opinions}
    means = accumulate((prospect.mean for prospect in prospects), min)
    better = [
        Opinion((prospect.move,), {"value": round(mean, 2)}, _foreseen_reason(now[prospect.move].reason, prospect))
        for prospect, mean in zip(prospects, means, strict=True)
    ]
    last, most = float(better[-1].worth["value"]), int(opinions[len(better) - 1].worth["value"])
    rest = opinions[len(better) :]
    return better + [
        replace(opinion, worth={"value": round(last - most + int(opinion.worth["value"]), 2)}) for opinion in rest
    ]


def _now(view: Position, move: Placement) -> tuple[int, Message]:
    """By how many squares the move changes the lead at once, and how."""
    seat, before, after = view.to_move, view.scores, view.after(move).scores
    assert seat is not None
    shown, hidden = after[seat] - before[seat], before[1 - seat] - after[1 - seat]
    if not hidden:
        return shown, Message(QT_TRANSLATE_NOOP("players", "%n more square(s) for you.", None, 0), n=shown)
    reason = QT_TRANSLATE_NOOP("players", "{shown} more squares for you, {hidden} fewer for your opponent.")
    return shown + hidden, Message(reason, shown=shown, hidden=hidden)


def _foreseen_reason(now: Message, prospect: Prospect) -> Message:
    played = QT_TRANSLATE_NOOP("players", "{now} Won {wins} of {times} test games.")
    return Message(played, now=now, times=prospect.times, wins=prospect.wins)


def _foresee(
    sketch: Sketch, ideas: list[Placement], seed: int, effort: int, progress: Progress | None
) -> list[Prospect]:
    """Plays the ideas on to the end; the best come first."""
    rng = np.random.default_rng(draw.number(seed, "play-outs"))

    def play_out(prospects: Sequence[Prospect], times: int) -> None:
        for prospect in prospects:
            for _ in range(times):
                _play_out(sketch, prospect, rng)

    return best_first([Prospect(move) for move in ideas], effort, play_out, progress)


def _play_out(sketch: Sketch, prospect: Prospect, rng: np.random.Generator) -> None:
    copy, sign = sketch.copy(), 1 if sketch.turn == 0 else -1
    copy.place(prospect.move.number)
    lead = sign * copy.play_out(rng, WANDER)
    prospect.leads += lead
    prospect.squares += lead**2
    prospect.worth += lead + WIN * ((lead > 0) - (lead < 0))
    prospect.wins += lead > 0
    prospect.times += 1


def why(view: State[Any], plan: Sequence[Move]) -> Why:
    assert isinstance(view, Position)
    assert isinstance(plan[0], Placement)
    return cube_reasons.why(view, plan[0])


def _judge(state: State[Any], made: Sequence[Move], seed: int, progress: Progress | None) -> Judgement:
    """In squares, as people count them; whether a move wins is said apart. What was made is played on as often as the
    best."""
    assert isinstance(state, Position)
    plays = BY_LEVEL[LEVELS[-1]]
    opinions, move, sketch = _at_once(state, plays, seed), made[0], Sketch(state)
    assert isinstance(move, Placement)
    ideas = [_placement(opinion) for opinion in opinions]
    prospects = _foresee(sketch, ideas[: plays.ideas], seed, plays.effort, progress)
    best = prospects[0]
    this = next((prospect for prospect in prospects if prospect.move == move), Prospect(move))
    rng = np.random.default_rng(draw.number(seed, "review"))
    while this.times < best.times:
        _play_out(sketch, this, rng)
    chances = max(best.chance, this.chance), this.chance
    foreseen = tuple(_foreseen(opinions, prospects)[:KEPT])
    error = sqrt(best.variance + this.variance)
    return Judgement(Measure.LEAD, max(best.lead, this.lead), this.lead, foreseen, chances, error)


REVIEW = Review(_judge)
