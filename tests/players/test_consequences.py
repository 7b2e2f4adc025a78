"""What the board shows of a turn that was not good, where dice follow: each sentence is read again and compared with
what the rules say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from ludogite.players import player_of
from ludogite.players.review import review_of
from ludogite.players.why import Pointer
from ludogite.rules.bigbang import Boards, Claim
from ludogite.rules.cells import cells_in
from ludogite.rules.game import Move, State
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import CELLS as SQUARES
from ludogite.rules.symbols import FREE, PAIRS, Round, Writing, total
from ludogite.rules.tokens import CELLS, chain_reaction, numbers_on, penalty, reach_of_bonuses
from tests.players.test_reasons import EFFORTS, LENGTHS, WHERE, cells_called, positions
from tests.support.kinds import as_a


def marked(shown: Pointer, names: Sequence[str]) -> list[int]:
    return [names.index(name) for group in shown.cells for name in group]


def check_symbols(state: Round, made: Sequence[Move], best: Sequence[Move], shown: Pointer) -> None:
    before = state.sheets[state.turn]
    after, better = (state.after(as_a(Writing, plan[0])).sheets[state.turn] for plan in (made, best))
    text, cells = str(shown.sentence), marked(shown, SQUARES)
    if "can never be filled" in text:
        assert text == f"Now {', '.join(SQUARES[cell] for cell in cells)} can never be filled."
        for cell in cells:
            beside = [one + other - cell for one, other in PAIRS if cell in (one, other)]
            assert after[cell] == FREE
            assert all(after[each] != FREE for each in beside), "a pair needs two free squares side by side"
            assert better[cell] != FREE or any(better[each] == FREE for each in beside)
    elif found := re.match(rf"You block the marked cells: (\w+) of a kind could come {WHERE}\.", text):
        assert set(cells) <= set(cells_called(found[2]))
        assert len(cells) == LENGTHS[found[1]]
        assert kinds(before, cells) == 1
        assert kinds(after, cells) > 1
    else:
        scores = re.match(r"That is \+(\d+) now; another place brings \+(\d+)\.", text)
        assert scores
        gains = [total(sheet, state.scoring) - total(before, state.scoring) for sheet in (after, better)]
        assert gains == [int(scores[1]), int(scores[2])]
        assert gains[0] < gains[1]
        assert cells == [cell for cell in range(25) if before[cell] != after[cell]]


def kinds(sheet: str, cells: Sequence[int]) -> int:
    return len({sheet[cell] for cell in cells} - {FREE})


def check_bigbang(state: Boards, made: Sequence[Move], best: Sequence[Move], shown: Pointer) -> None:
    for move in made:
        if isinstance(move, Claim):
            state = state.play(move)
    board, numbers = state.board_of(state.turn), numbers_on(state.board_of(state.turn))
    up, better = (left(state, [move for move in plan if not isinstance(move, Claim)]) for plan in (made, best))
    text, cells = str(shown.sentence), marked(shown, CELLS)
    if found := re.match(r"You left (\d+) bonus", text):
        assert set(cells) == set(reach_of_bonuses(numbers, up))
        assert len(cells) == int(found[1])
        assert ("opponent" in text) == (len(state.up) == 2)
        after: Any = state
        for move in made:
            after = after.play(move) if not isinstance(move, Claim) else after
        assert len(state.up) == 1 or {cell for cell, _ in after.forgotten} == set(cells)
    elif found := re.match(r"This roll could clear the board. Now (\d+) number", text):
        assert better == 0
        assert cells == [*cells_in(up & numbers)]
        assert len(cells) == int(found[1]) > 0
    elif found := re.match(r"What is left costs (\d+); .* After a better turn it costs (\d+)\.", text):
        free = sum(1 << cell for cell in cells)
        assert worth(board, up & numbers & ~free) == int(found[1]) > int(found[2])
        assert chain_reaction(numbers, up & (free | ~numbers)) == 0, "once the others are paid for"
    elif found := re.match(r"Left to pay: the (\d+) marked tokens\. A better turn leaves (\d+) smaller", text):
        paid = sum(1 << cell for cell in cells)
        assert len(cells) == int(found[1]) < int(found[2])
        assert chain_reaction(numbers, up & ~paid) == 0, "once these are paid for"
    else:
        keeps = re.match(r"You keep (\d+) points face up. A better turn leaves (\d+)\.", text)
        assert keeps
        assert not cells
        assert (penalty(board, up), penalty(board, better)) == (int(keeps[1]), int(keeps[2]))
        assert int(keeps[1]) > int(keeps[2])


def left(state: State[Any], plan: Sequence[Move]) -> int:
    """What is face up of the mover's board after a turn."""
    before, up = as_a(Boards, state), 0
    for move in plan:
        state = state.play(move)
        after = as_a(Boards, state)
        up = after.up[before.turn] if len(after.finished) == len(before.finished) else 0
    return up


def worth(board: Sequence[int | None], cells: int) -> int:
    return sum(board[cell] or 0 for cell in cells_in(cells))


CHECKS: dict[str, Callable[[Any, Sequence[Move], Sequence[Move], Pointer], None]] = {
    "symbols": check_symbols,
    "bigbang": check_bigbang,
}


def check_match(game: str, seed: int, share: float = 0.4) -> Counter[str]:
    """By their first letters, how many sentences were read in a match."""
    module, rng = SHELF[game].player_module, Random(seed)
    player, review, said = player_of(module), review_of(module), Counter[str]()
    assert review
    assert review.consequence
    for state in positions(game, seed, share):
        seat = as_a(int, state.to_move)
        best = player.rank(state.seen_by(seat), player.LEVELS[-1], seed, EFFORTS.get(game))[0].plan
        if isinstance(best[0], Claim):
            continue
        made = turn(module, state, rng)
        if left_alike(state, made, best):
            continue
        shown = review.consequence(state, made, best)
        said[str(shown.sentence)[:8] if shown else ""] += 1
        if shown:
            CHECKS[game](state, made, best, shown)
    return said


@pytest.mark.parametrize("game", list(CHECKS))
def test_what_is_shown_of_a_bad_turn_is_so(game: str) -> None:
    said = Counter[str]()
    for seed in range(12):
        said += check_match(game, seed)
    assert said[""] < said.total() / 3, said
    assert len(said) >= 4, said


def turn(module: str, state: Any, rng: Random) -> list[Move]:
    """Of a weak player."""
    seat, made = state.to_move, list[Move]()
    review = review_of(module)
    assert review
    while state.to_move == seat and (not made or review.judges_turns):
        plan = player_of(module).rank(state.seen_by(seat), "beginner", rng.randrange(10**6))[0].plan
        for move in plan:
            made.append(move)
            state = state.play(move)
    return made


def left_alike(state: Any, made: Sequence[Move], best: Sequence[Move]) -> bool:
    """Whether both leave the same on the table."""
    tables = []
    for plan in (made, best):
        after = state
        for move in plan:
            after = after.play(move)
        tables.append(after.on_table())
    return bool(tables[0] == tables[1])
