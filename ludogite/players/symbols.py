"""Players of Six Symbols. The weak ones look at a few places and take the one that scores most now. Medium looks at all
of them, and avoids leaving single free cells. Hard also sees what lines may still score. Expert plays its best ideas on
to the end many times, and takes the one with the best mean total. Each thinks of its own sheet only: what the others
write does not change what is best there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import sqrt
from typing import Any

import numpy as np

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion, Progress, best_first, symbols_reasons
from ludogite.players.review import Judgement, Measure, Review, judged, number
from ludogite.players.symbols_reasons import reason, stranded
from ludogite.players.why import NOTHING, Pointer, Why
from ludogite.rules import draw
from ludogite.rules import game as any_game
from ludogite.rules.game import State
from ludogite.rules.symbols import ROUNDS, SYMBOLS, Move, Round, Start, Writing, total
from ludogite.search.symbols import Numbers, Sheets, place_of

IDEAS = 16
"""How many writings are played on to the end."""
EFFORT = 1000
"""Play-outs a move."""


@dataclass(frozen=True)
class Level:
    places: int | None = None
    """How many it looks at, the others it overlooks; None for all."""
    sees_lines: bool = False
    """Whether it sees what lines may still score."""
    effort: int = 0
    """Play-outs a move."""


BY_LEVEL = {
    "beginner": Level(places=5),
    "easy": Level(places=12),
    "medium": Level(),
    "hard": Level(sees_lines=True),
    "expert": Level(sees_lines=True, effort=EFFORT),
}
LEVELS = tuple(BY_LEVEL)


@dataclass
class Idea:
    """A writing, and the totals of the sheet when it was played on to the end."""

    move: Writing
    sheet: str
    hope: float
    """By how much the sheet gets better, by rule of thumb."""
    points: int = 0
    times: int = 0

    @property
    def mean(self) -> float:
        return self.points / self.times


def rank(
    view: State[Any], level: str, seed: int, effort: int | None = None, progress: Progress | None = None
) -> list[Opinion]:
    assert isinstance(view, Round)
    if not isinstance(view.to_move, int):
        return []
    plays = BY_LEVEL[level]
    moves = draw.shuffled(view.legal_moves(), seed, "ties")
    if isinstance(moves[0], Start):
        return _starts(view, moves, plays.effort and (effort or plays.effort), seed)
    writings = [move for move in moves if isinstance(move, Writing)]
    is_last = view.rolls == ROUNDS
    if plays.effort and not is_last:
        return _foreseen(view, writings, seed, effort or plays.effort, progress)
    if plays.sees_lines and not is_last:
        return [_hoped(view, idea) for idea in _ideas(view, writings)]
    minds_stranded = plays.places is None and not is_last
    opinions = [_now(view, move, minds_stranded) for move in writings]
    seen = plays.places or len(opinions)
    return sorted(opinions[:seen], key=lambda opinion: -float(opinion.worth["value"])) + opinions[seen:]


def _starts(view: Round, moves: list[Move], effort: int, seed: int) -> list[Opinion]:
    """All symbols are worth the same, whatever the others have: it is enough to play one of them on."""
    value: float = total(view.sheets[view.turn], view.scoring)
    if effort:
        sheet = view.after(moves[0]).sheets[view.turn]
        value = round(float(_totals(view, [sheet], effort, _dice(seed)).mean()), 2)
    even = Message(QT_TRANSLATE_NOOP("players", "All symbols come up equally often: this one is as good as any."))
    return [Opinion((move,), {"value": value}, even) for move in moves]


def _now(view: Round, move: Writing, minds_stranded: bool) -> Opinion:
    """The total after the writing; who minds takes a point off for every stranded cell."""
    sheet = _written(view, move)
    lost = len(stranded(sheet)) if minds_stranded else 0
    return Opinion((move,), {"value": total(sheet, view.scoring) - lost}, _reason(view, sheet))


def _written(view: Round, move: Writing) -> str:
    return view.after(move).sheets[view.turn]


def _reason(view: Round, sheet: str) -> Message:
    return reason(view.sheets[view.turn], sheet, view.scoring, is_last=view.rolls == ROUNDS)


def _foreseen(view: Round, moves: list[Writing], seed: int, effort: int, progress: Progress | None) -> list[Opinion]:
    """Writings that were played on are worth their mean, but never more than one that is ranked before them. The others
    are worth less than the last of these, by as much as their hope is less."""
    ideas = _ideas(view, moves)
    tried, rest = ideas[:IDEAS], ideas[IDEAS:]
    least = tried[-1].hope
    tried = _write_on(view, tried, effort, _dice(seed), progress)
    means = [*accumulate((idea.mean for idea in tried), min)]
    ranked = [(idea, mean, _foreseen_reason(view, idea)) for idea, mean in zip(tried, means, strict=True)]
    ranked += [(idea, means[-1] - least + idea.hope, _reason(view, idea.sheet)) for idea in rest]
    return [Opinion((idea.move,), {"value": round(value, 2)}, reason) for idea, value, reason in ranked]


def _ideas(view: Round, moves: list[Writing]) -> list[Idea]:
    """The most hopeful first."""
    assert view.pair
    dice = np.array([[int(symbol) for symbol in view.pair]])
    hopes = Sheets([view.sheets[view.turn]], 1, view.scoring).values(dice)[0]
    ideas = [Idea(move, _written(view, move), float(hopes[place_of(move, view.pair)])) for move in moves]
    return sorted(ideas, key=lambda idea: -idea.hope)


def _hoped(view: Round, idea: Idea) -> Opinion:
    value = round(total(view.sheets[view.turn], view.scoring) + idea.hope, 2)
    return Opinion((idea.move,), {"value": value}, _reason(view, idea.sheet))


def _foreseen_reason(view: Round, idea: Idea) -> Message:
    foreseen = QT_TRANSLATE_NOOP("players", "{now} Expect about {points} points at the end.")
    return Message(foreseen, now=_reason(view, idea.sheet), points=round(idea.mean))


def _write_on(
    view: Round, ideas: list[Idea], effort: int, dice: np.random.Generator, progress: Progress | None
) -> list[Idea]:
    """Plays the ideas on to the end; the best come first."""

    def write_on(tried: Sequence[Idea], times: int) -> None:
        totals = _totals(view, [idea.sheet for idea in tried], times, dice)
        for idea, points in zip(tried, totals.sum(axis=1), strict=True):
            idea.points += int(points)
            idea.times += times

    return best_first(ideas, effort, write_on, progress)


def _totals(view: Round, sheets: list[str], times: int, dice: np.random.Generator) -> Numbers:
    """The final totals of each sheet, played on so many times; all sheets get the same dice."""
    rolls = dice.integers(1, 1 + len(SYMBOLS), (ROUNDS - view.rolls, times, 2))
    copies = Sheets(sheets, times, view.scoring)
    copies.write_on(np.tile(rolls, (1, len(sheets), 1)))
    return copies.totals().reshape(len(sheets), times)


def _dice(seed: int) -> np.random.Generator:
    return np.random.default_rng(draw.number(seed, "play-outs"))


def why(view: State[Any], plan: Sequence[any_game.Move]) -> Why:
    """Start symbols are all worth the same: nothing leads to one of them."""
    assert isinstance(view, Round)
    move = plan[0]
    if not isinstance(move, Writing):
        return NOTHING
    is_last = view.rolls == ROUNDS
    return symbols_reasons.why(view.sheets[view.turn], _written(view, move), view.scoring, is_last=is_last)


def _judge(state: State[Any], made: Sequence[any_game.Move], seed: int, progress: Progress | None) -> Judgement:
    """What was made and the best are played on with the same dice: how much their difference spreads is known then."""
    assert isinstance(state, Round)
    view = state.seen_by(state.turn)
    assert isinstance(view, Round)
    judgement = judged(Measure.POINTS, rank(view, LEVELS[-1], seed, progress=progress), made[0], number)
    best, this = judgement.opinions[0].plan[0], made[0]
    if this == best or not isinstance(best, Writing) or not isinstance(this, Writing):
        return judgement
    dice = np.random.default_rng(draw.number(seed, "review"))
    first, second = _totals(view, [_written(view, best), _written(view, this)], EFFORT // 2, dice)
    differences = first - second
    loss, error = max(float(differences.mean()), 0.0), float(differences.std()) / sqrt(EFFORT // 2)
    return replace(judgement, made=judgement.best - loss, error=error)


def _consequence(state: State[Any], made: Sequence[any_game.Move], best: Sequence[any_game.Move]) -> Pointer | None:
    assert isinstance(state, Round)
    this, better = made[0], best[0]
    if not isinstance(this, Writing) or not isinstance(better, Writing):
        return None
    sheets = state.sheets[state.turn], _written(state, this), _written(state, better)
    return symbols_reasons.consequence(*sheets, state.scoring, is_last=state.rolls == ROUNDS)


REVIEW = Review(_judge, consequence=_consequence)
