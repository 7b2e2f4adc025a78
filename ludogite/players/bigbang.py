"""Players of Big Bang. The weak ones look at a few things to buy and overlook some of the bonuses that follow; medium
looks at a few more and misses no bonus. All these take what turns most points at once. Hard looks at all that can be
bought, follows each chain to its end, and foresees what the board then still costs: alone as few rolls as possible,
against somebody the best chance to win the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, cast

import numpy as np

from ludogite.players import Opinion, Progress
from ludogite.players.bigbang_reasons import (
    TakenBonus,
    claim_reason,
    consequence,
    foreseen_reason,
    reason,
    why_bonuses,
    why_claim,
    why_prepared,
)
from ludogite.players.review import Judgement, Measure, Review, number
from ludogite.players.why import Pointer, Why
from ludogite.rules import draw
from ludogite.rules import game as any_game
from ludogite.rules.bigbang import DONE, Boards, Bonus, Claim, Move, Turn
from ludogite.rules.cells import cells_in
from ludogite.rules.game import State
from ludogite.rules.tokens import BAG, Board, chain_reaction, numbers_on, penalty, reach_of_bonuses
from ludogite.search.bigbang import (
    Bits,
    Numbers,
    Side,
    Stages,
    after_chains,
    chances_to_win,
    free_tokens,
    maximal_subsets,
    rolls_left,
    side,
    stages,
    worth_of_first,
    worth_of_round,
    worth_of_second,
)
from ludogite.search.bigbang_playout import budgets, play_on, points_won, rolls_made, worth_in_the_end

EFFORT = 160
"""Boards that the strongest values a turn."""
FIRST_LOOK = 8000
"""Boards whose chains are followed, to choose those that are valued."""
SHOWN = 24
"""Opinions on so many plans are given; thousands are possible."""
PLAYED_ON = 400
"""How often two boards are played on, to compare them for a review."""
LEAST = {Measure.ROLLS: 0.05, Measure.CHANCE: 0.005}
"""What is foreseen to cost less than this is as good as the best."""


@dataclass(frozen=True)
class Level:
    glances: int = 0
    """At how many things to buy it looks."""
    overlooks: int = 0
    """Of 100 bonuses, and of 100 that the opponent forgot, how many it does not see."""
    effort: int = 0
    """Boards that it values a turn."""


BY_LEVEL = {
    "beginner": Level(glances=2, overlooks=32),
    "easy": Level(glances=4, overlooks=18),
    "medium": Level(glances=12),
    "hard": Level(effort=EFFORT),
}
LEVELS = tuple(BY_LEVEL)


class Play:
    """A turn being planned: its moves, what each brings, and the tokens still face up."""

    def __init__(self, view: Boards, overlooked: int = 0) -> None:
        self.is_assisted = view.is_assisted
        self.board = view.board_of(view.turn)
        self.up = view.up[view.turn]
        self.moves: list[Move] = []
        self.steps: list[TakenBonus] = []
        self._numbers = numbers_on(self.board)
        self._overlooked = overlooked
        self._take_bonuses()

    def buy(self, bought: int) -> None:
        """What a chain has taken before need not be paid."""
        for cell in cells_in(bought):
            if self.up >> cell & 1:
                self.moves.append(Turn(cell))
                self.up &= ~(1 << cell)
                if self.is_assisted:
                    self._take_bonuses()
        self._take_bonuses()

    def _take_bonuses(self) -> None:
        while bonuses := self._bonuses():
            for cell, reach in bonuses.items():
                self.steps.append(TakenBonus(cell, reach))
                self.up &= ~(1 << cell)
                if not self.is_assisted:
                    self.moves.append(Bonus(cell))

    def _bonuses(self) -> dict[int, int]:
        bonuses = reach_of_bonuses(self._numbers, self.up)
        return {cell: reach for cell, reach in bonuses.items() if not self._overlooked >> cell & 1}

    @property
    def plan(self) -> tuple[Move, ...]:
        return (*self.moves, DONE) if self.up else tuple(self.moves)


def rank(
    view: State[Any], level: str, seed: int, effort: int | None = None, progress: Progress | None = None
) -> list[Opinion]:
    """At most SHOWN plans. A claim costs nothing and comes before all else, so that nothing else is considered then."""
    assert isinstance(view, Boards)
    if not isinstance(view.to_move, int):
        return []
    plays = BY_LEVEL[level]
    if claims := [move for move in view.legal_moves() if isinstance(move, Claim)]:
        seen = [claim for claim in claims if not _overlooks(plays, seed, claim.forgotten)]
        if seen:
            return _best_claims(view, seen) if plays.effort else _blind_claims(seen, seed)
    return _foreseen(view, effort or plays.effort) if plays.effort else _at_a_glance(view, plays, seed)


def _overlooks(plays: Level, seed: int, cell: int) -> bool:
    return draw.below(100, seed, "overlooked", cell) < plays.overlooks


def _blind_claims(claims: list[Claim], seed: int) -> list[Opinion]:
    return [
        Opinion((claim,), {"value": 0}, claim_reason(claim, is_best=False))
        for claim in draw.shuffled(claims, seed, "claims")
    ]


def _best_claims(view: Boards, claims: list[Claim]) -> list[Opinion]:
    """Worth the rolls that the opponent needs more; the token is one of those that are not to be seen."""
    other = 1 - view.turn
    board, up = view.board_of(other), view.up[other]
    rolls: list[float] = []
    for claim in claims:
        again = list(board)
        again[claim.token] = _hidden_value(board, up)
        rolls.append(_rolls(side(tuple(again), up | 1 << claim.token)))
    before = _rolls(side(board, up))
    order = sorted(range(len(claims)), key=lambda n: (-rolls[n], n))
    return [
        Opinion(
            (claims[n],),
            {"value": round(rolls[n] - before, 2)},
            claim_reason(claims[n], is_best=rolls[n] == rolls[order[0]]),
        )
        for n in order
    ]


def _hidden_value(board: Board, up: int) -> int:
    """The mean of the numbers of a bag that are not face up."""
    seen = [board[cell] or 0 for cell in cells_in(up)]
    numbers = sum(count for token, count in BAG.items() if token) - sum(token > 0 for token in seen)
    return round((sum(token * count for token, count in BAG.items()) - sum(seen)) / numbers)


def _rolls(board: Side) -> float:
    up = after_chains(np.array([board.up]))
    return float(rolls_left(board, up & ~free_tokens(board.cells, up))[0])


def _at_a_glance(view: Boards, plays: Level, seed: int) -> list[Opinion]:
    overlooked = sum(1 << cell for cell in range(36) if not view.is_assisted and _overlooks(plays, seed, cell))
    start = Play(view, overlooked)
    board = side(start.board, start.up)
    subsets = maximal_subsets(board, view.budget or 0)
    seen = {int(subsets[draw.below(len(subsets), seed, "glance", n)]) for n in range(plays.glances)}
    if not plays.overlooks:
        seen.update(map(int, subsets[after_chains(board.up & ~subsets) == 0][:1]))  # wins the round
    before = penalty(start.board, view.up[view.turn])
    opinions: list[Opinion] = []
    for bought in draw.shuffled(sorted(seen), seed, "ties"):
        play = Play(view, overlooked)
        play.buy(bought)
        points = before - penalty(play.board, play.up)
        opinions.append(Opinion(play.plan, {"value": points}, reason(play.steps, play.up, points)))
    return sorted(opinions, key=lambda opinion: -float(opinion.worth["value"]))


def _foreseen(view: Boards, effort: int) -> list[Opinion]:
    start = Play(view)
    board = side(start.board, start.up)
    subsets = maximal_subsets(board, view.budget or 0)[:FIRST_LOOK]
    bought, up = _most_hopeful(board, subsets, effort)
    free = free_tokens(board.cells, up)
    rolls = rolls_left(board, up & ~free)
    ahead = stages(board, up, free, rolls)
    worth = _worth(view, rolls, ahead)
    order = np.lexsort((rolls, -worth))[:SHOWN]
    opinions: list[Opinion] = []
    for n in order:
        play = Play(view)
        play.buy(int(bought[n]))
        why = foreseen_reason(play.steps, board, int(up[n]), int(free[n]), float(rolls[n]))
        value = {"value": round(float(worth[n]), 3), "rolls": round(float(rolls[n]), 1)}
        opinions.append(Opinion(play.plan, value, why))
    return opinions


def _worth(view: Boards, rolls: Numbers, ahead: Stages) -> Numbers:
    """Of each board that is foreseen: alone the fewest rolls, else the best chance."""
    return 0 - rolls if len(view.up) == 1 else _chances(view, ahead)


def _most_hopeful(board: Side, subsets: Bits, effort: int) -> tuple[Bits, Bits]:
    """What is bought and what then is up: half of the effort for what spends the budget best, which comes first among
    the subsets, half for the chains that turn most points."""
    up = after_chains(board.up & ~subsets)
    by_points = np.argsort(board.points(up), kind="stable")
    half = max(1, effort // 2)
    chosen = list(dict.fromkeys([*range(min(half, len(subsets))), *by_points[:half].tolist()]))
    _, firsts = np.unique(up[chosen], return_index=True)
    chosen = [chosen[n] for n in sorted(firsts)]
    return subsets[chosen], up[chosen]


def _chances(view: Boards, ahead: Stages) -> Numbers:
    """To win the match, after each board that is foreseen."""
    me, other = view.turn, 1 - view.turn
    against = side(view.board_of(other), view.up[other])
    up = after_chains(np.array([against.up]))
    free = free_tokens(against.cells, up)
    his = stages(against, up, free, rolls_left(against, up & ~free))
    if view.counts_rounds:
        return chances_to_win(ahead, his, worth_of_round)
    lead = view.scores[other] - view.scores[me]
    return chances_to_win(ahead, his, worth_of_first if view.round == 1 else worth_of_second(lead))


def why(view: State[Any], plan: Sequence[any_game.Move]) -> Why:
    assert isinstance(view, Boards)
    if isinstance(claim := plan[0], Claim):
        other = 1 - view.turn
        return why_claim(view.board_of(other), view.up[other], claim, dict(view.forgotten)[claim.forgotten])
    play = Play(view)
    play.buy(sum(1 << move.cell for move in plan if isinstance(move, Turn)))
    board, up = view.board_of(view.turn), view.up[view.turn]
    if play.steps:
        return why_bonuses(board, up, play.steps, is_cleared=not play.up)
    before = side(board, up)
    free = int(free_tokens(before.cells, np.array([play.up]))[0])
    return why_prepared(before, play.up, free)


def _judge(state: State[Any], made: Sequence[any_game.Move], seed: int, progress: Progress | None) -> Judgement:
    """Of what was turned in one turn, and of what was forgotten in it. What was claimed before is not judged."""
    assert isinstance(state, Boards)
    claims = [move for move in made if isinstance(move, Claim)]
    turned = [move for move in made if not isinstance(move, Claim)]
    for claim in claims:
        state = state.play(claim)
    view = replace(state.seen_by(state.turn), forgotten=())
    opinions = _foreseen(view, EFFORT)
    up = _up_after(state, turned)
    known = (number(opinion) for opinion in opinions if _up_after(state, opinion.plan) == up)
    value = next(known, None)
    board, up = _claimed_from(view, turned, up)
    mine, is_alone = side(board, view.up[view.turn] | up), len(view.up) == 1
    if value is None:
        value = round(_worth_of_board(view, mine, up), 3)
    measure = Measure.ROLLS if is_alone else Measure.CHANCE
    judgement = Judgement(measure, max(number(opinions[0]), value), value, tuple(opinions))
    forgot_to_clear = bool(up) and not chain_reaction(numbers_on(board), up)
    if forgot_to_clear and is_alone:
        return replace(judgement, made=judgement.best - 1)
    if judgement.loss < LEAST[measure] and not forgot_to_clear:
        return replace(judgement, made=judgement.best)
    worths = _played_on(view, mine, _up_after(state, opinions[0].plan), up, draw.number(seed, "review"))
    differences = worths[:PLAYED_ON] - worths[PLAYED_ON:]
    loss, error = max(float(differences.mean()), 0.0), float(differences.std()) / sqrt(PLAYED_ON)
    best = max(judgement.best, loss) if measure is Measure.CHANCE else judgement.best
    return replace(judgement, best=best, made=best - loss, error=error)


def _claimed_from(view: Boards, made: Sequence[any_game.Move], up: int) -> tuple[Board, int]:
    """The mover's board after these moves of one turn, which leave these tokens up, and what is up once the opponent
    has claimed all that was forgotten."""
    board, after = list(view.board_of(view.turn)), view
    for move in made:
        after = after.play(cast(Move, move))
    after = replace(after.on_table(), budget=0)
    while claims := [move for move in after.legal_moves() if isinstance(move, Claim)]:
        claim = cast(Claim, _best_claims(after, claims)[0].plan[0])
        if board[claim.token] is None:
            board[claim.token] = _hidden_value(view.board_of(view.turn), up)
        up |= 1 << claim.token
        after = after.play(claim)
    return tuple(board), up


def _up_after(state: Boards, moves: Sequence[any_game.Move]) -> int:
    """What is face up of the mover's board after these moves of one turn."""
    seat, up = state.turn, state.up[state.turn]
    for move in moves:
        after = state.play(cast(Move, move))
        up = after.up[seat] if len(after.finished) == len(state.finished) else 0
        state = after
    return up


def _worth_of_board(view: Boards, mine: Side, up: int) -> float:
    after = np.array([up & mine.up])
    free = free_tokens(mine.cells, after)
    rolls = rolls_left(mine, after & ~free)
    return float(_worth(view, rolls, stages(mine, after, free, rolls))[0])


def _played_on(view: Boards, mine: Side, best: int, made: int, seed: int) -> Numbers:
    """What came of these two boards of the mover, one after the other, each time that they were played on. Both got the
    same dice."""
    dice = np.random.default_rng(seed)
    turns = play_on(mine, [best & mine.up, made & mine.up], budgets(PLAYED_ON, dice))
    if len(view.up) == 1:
        return 0 - rolls_made(turns)
    other = 1 - view.turn
    against = side(view.board_of(other), view.up[other])
    points = points_won(mine, turns, against, play_on(against, [against.up], budgets(PLAYED_ON, dice)))
    if view.counts_rounds:
        return worth_of_round(points)
    if view.round == 1:
        return worth_of_first(points)
    return worth_in_the_end(view.scores[other] - view.scores[view.turn])(points)


def _consequence(state: State[Any], made: Sequence[any_game.Move], best: Sequence[any_game.Move]) -> Pointer | None:
    """Of what was turned. What was claimed before is not judged."""
    assert isinstance(state, Boards)
    for claim in (move for move in made if isinstance(move, Claim)):
        state = state.play(claim)
    turned = [move for move in made if not isinstance(move, Claim)]
    up, better = _up_after(state, turned), _up_after(state, best)
    board, numbers = side(state.board_of(state.turn), state.up[state.turn]), numbers_on(state.board_of(state.turn))
    bonuses = () if state.is_assisted else reach_of_bonuses(numbers, up)
    return consequence(board, up & numbers, better & numbers, bonuses, is_alone=len(state.up) == 1)


REVIEW = Review(_judge, judges_turns=True, consequence=_consequence)
