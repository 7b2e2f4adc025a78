"""Where a hint points before it shows the move, and what it says is there, is true of the position: each sentence is
read again and compared with what the rules say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ludogite.content.challenges import shipped
from ludogite.players import advise, player_of
from ludogite.players.challenge import is_possible, rank, why
from ludogite.players.why import Pointer, Why
from ludogite.rules.bigbang import Boards, Bonus, Claim, Turn
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.contacts import ACROSS
from ludogite.rules.cube.match import Position as Cube
from ludogite.rules.cube.pieces import CELLS as CUBES
from ludogite.rules.cube.pieces import PLACEMENTS
from ludogite.rules.cube.pieces import Placement as CubePlacement
from ludogite.rules.game import Move
from ludogite.rules.shapes import CELLS as HOLLOWS
from ludogite.rules.shapes import LINES as SHAPE_LINES
from ludogite.rules.shapes import Placement
from ludogite.rules.shapes import Position as Shapes
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import CELLS as SQUARES
from ludogite.rules.symbols import FREE, Round, Writing, line_points
from ludogite.rules.tokens import CELLS, cross
from tests.players.test_reasons import EFFORTS, LENGTHS, WHERE, cells_called, line_called, positions
from tests.support.kinds import as_a


def named(step: Pointer, names: Sequence[str]) -> list[int]:
    """The cells that are marked, in their order."""
    return [names.index(name.removeprefix("other ")) for group in step.cells for name in group]


def bits(cells: Sequence[int]) -> int:
    return sum(1 << cell for cell in cells)


# Four Shapes


def check_shapes(state: Shapes, plan: Sequence[Move], steps: Why) -> None:
    move = as_a(Placement, plan[0])
    passed = Shapes((state.pieces[1], state.pieces[0]))
    after = state.play(move)
    ranked = player_of(SHELF["shapes"].player_module).rank(state, "perfect", 0)
    worths = {as_a(Placement, each.plan[0]): each.worth for each in ranked}
    if after.outcome is None and any(passed.play(each).completed() for each in passed.legal_moves()):
        assert steps.what
        assert "threatens to win" in str(steps.what.sentence), "that comes before all else"
    for step in steps.steps:
        text, marked = str(step.sentence), named(step, HOLLOWS)
        line = next((line for line in SHAPE_LINES if str(line.name) in text), None)
        if line and "All" not in text:
            assert bits(marked) == line.cells
        if "three different shapes are there" in text:
            assert line
            assert shapes_in(state, line.cells) == 3
        elif "a fourth shape is missing" in text:
            assert marked == [move.cell]
            assert after.outcome is not None
            assert after.completed()
        elif found := re.match(r"Your opponent can place something on (\d+)", text):
            assert len(marked) == int(found[1])
            assert set(marked) == {each.cell for each in passed.legal_moves()}
        elif "closes them all" in text:
            assert after.outcome is not None
            assert not after.completed()
        elif "Your opponent threatens to win" in text:
            wins = {each.cell for each in passed.legal_moves() if passed.play(each).completed()}
            assert wins == set(marked)
        elif "our winning moves are" in text:
            winners = {each for each, worth in worths.items() if worth["value"] == "win"}
            assert {each.cell for each in winners} <= set(marked)
            assert move in winners
        elif "ou hold out longest" in text:
            assert {worth["value"] for worth in worths.values()} == {"loss"}
            longest = max(int(worth["plies"]) for worth in worths.values())
            assert {each.cell for each, worth in worths.items() if worth["plies"] == longest} <= set(marked)
        elif "A third shape fits" in text:
            assert line
            assert (shapes_in(state, line.cells), shapes_in(after, line.cells)) == (2, 3)
            again = Shapes((after.pieces[1], after.pieces[0]))
            assert any(line in again.play(each).completed() for each in again.legal_moves())
        elif "every reply lets you win at once" in text:
            assert all(after.play(each).winning_moves() for each in after.legal_moves())
        else:
            assert "all replies but those on" in text
            assert all(after.play(each).winning_moves() for each in after.legal_moves() if each.cell not in marked)


def shapes_in(state: Shapes, cells: int) -> int:
    return sum(bool((first | second) & cells) for first, second in zip(*state.pieces, strict=True))


# Six Symbols


def check_symbols(state: Round, plan: Sequence[Move], steps: Why) -> None:
    if not state.pair:
        assert not steps.steps
        return
    before, after = state.sheets[state.turn], state.after(as_a(Writing, plan[0])).sheets[state.turn]
    written = {cell for cell in range(25) if before[cell] != after[cell]}
    for step in steps.steps:
        text, marked = str(step.sentence), named(step, SQUARES)
        found = re.search(WHERE, text)
        assert found
        line = cells_called(found[1])
        assert set(marked) <= set(line)
        if text.startswith("Look") and "can score" in text:
            assert set(marked) == set(line)
            assert line_points(after, line) > line_points(before, line)
        elif text.startswith("Look"):
            assert {before[cell] for cell in line} & set(state.pair)
        elif run := re.match(rf"You can get (\w+) {WHERE} \(\+(\d+)", text):
            gain = line_points(after, line) - line_points(before, line)
            assert gain * (2 if line.step == -4 else 1) == int(run[3])
            assert all(written & {SQUARES.index(name) for name in group} for group in step.cells)
            assert max(map(len, step.cells)) == LENGTHS[run[1]]
            assert all(len({after[SQUARES.index(name)] for name in group}) == 1 for group in step.cells)
        else:
            assert len(marked) == LENGTHS[text.split(" of a kind")[0].rsplit(" ", 1)[1]]
            assert written & set(marked)
            assert len({after[cell] for cell in marked} - {FREE}) == 1
            assert sum(after[cell] != FREE for cell in marked) > 1


# Big Bang


def check_bigbang(state: Boards, plan: Sequence[Move], steps: Why) -> None:
    board, up = state.board_of(state.turn), state.up[state.turn]
    numbers = bits([cell for cell in cells_in(up) if board[cell]])
    for step in steps.steps:
        text, marked = str(step.sentence), named(step, CELLS)
        if isinstance(plan[0], Claim):
            check_claim(state, plan[0], step, marked)
        elif found := re.match(r"Look at the star on (\w\d): (\d+) number", text):
            star = CELLS.index(found[1])
            assert (board[star], up >> star & 1) == (0, 1)
            assert set(marked) == {star, *cells_in(numbers & cross(star))}
            assert len(marked) == int(found[2]) + 1
        elif found := re.match(r"Look at (.*): (\d+) number", text):
            assert bits(marked) == line_called(found[1])
            assert (numbers & bits(marked)).bit_count() == int(found[2])
        elif found := re.search(r"(\d+) bonus.*, marked", text):
            assert len(marked) == int(found[1])
            check_chain(state, plan, marked, is_clear="clear" in text)
        else:
            prepared = re.match(r"Turn all the others there \((\d+) in all\), and (\w\d) is a bonus", text)
            assert prepared
            assert steps.where
            cell, line = CELLS.index(prepared[2]), numbers & bits(named(steps.where, CELLS))
            others = [each for each in cells_in(line) if each != cell]
            assert (marked, sum(board[each] or 0 for each in others)) == ([cell], int(prepared[1]))
            assert line >> cell & 1
            assert any(Turn(each) in plan for each in others)


def check_claim(state: Boards, claim: Claim, step: Pointer, marked: list[int]) -> None:
    other = 1 - state.turn
    board, up, reach = state.board_of(other), state.up[other], dict(state.forgotten)[claim.forgotten]
    text = str(step.sentence)
    assert all(name.startswith("other ") for group in step.cells for name in group)
    if "one number was left" in text:
        assert bits(marked) == line_called(text.split(" in ")[1].rstrip("."))
        assert bits(marked) & ~reach == 0
    elif "stars" in text:
        assert marked == [cell for cell in cells_in(up) if board[cell] == 0]
        assert claim.forgotten in marked
    else:
        assert marked == [claim.forgotten]
        assert CELLS[claim.forgotten] in text
        assert "star" not in text or reach == cross(claim.forgotten)


def check_chain(state: Boards, plan: Sequence[Move], chain: list[int], is_clear: bool) -> None:
    """What is bought first, and then these tokens one by one: each of them is a bonus by then."""
    bought = [move for move in plan if isinstance(move, Turn)]
    now, left = replace(state, assisted=(False,) * len(state.up)), list(chain)
    for move in (*bought, None):
        while left and now.to_move is not None and now.turn == state.turn and now.why_not(Bonus(left[0])) is None:
            now = as_a(Boards, now.play(Bonus(left.pop(0))))
        if move:
            now = as_a(Boards, now.play(move))
    assert not left
    is_over = len(now.finished) > len(state.finished)
    assert is_over == is_clear
    assert is_over or not now.bonuses, "nothing else follows"


# Cube and its challenges


def check_cube(state: Cube, plan: Sequence[Move], steps: Why) -> None:
    seat, move = state.to_move, as_a(CubePlacement, plan[0])
    assert isinstance(seat, int)
    now, then = colours_seen(state), colours_seen(state.after(move))
    won = {square for square in then if then[square] == seat != now.get(square)}
    for step in steps.steps:
        names = [name for group in step.cells for name in group]
        text, marked = str(step.sentence), {int(name) for name in names if name.isdigit()}
        if found := re.match(r"Look at the three faces: (\d+) square", text):
            assert marked == won
            assert len(won) == int(found[1])
        elif found := re.match(r"Your opponent would lose (\d+) square", text):
            assert marked == {square for square in won if now.get(square) == 1 - seat}
            assert state.scores[1 - seat] - state.after(move).scores[1 - seat] == len(marked) == int(found[1])
        else:
            assert text.startswith("Only the ")
            assert marked == won
            assert f"piece {move.piece + 1}" in names
            for other in state.legal_moves():
                seen = colours_seen(state.after(other))
                assert other.piece == move.piece or any(seen.get(square) != seat for square in won)


def colours_seen(state: Cube) -> dict[int, int]:
    """By square of the faces, the seat that it counts for."""
    return {
        square_of(cell, axis): seat
        for seat, cells in enumerate(state.colours)
        for axis, seen in enumerate(state.seen)
        for cell in cells_in(cells & seen)
    }


def square_of(cell: int, axis: int) -> int:
    u, v = ACROSS[axis]
    return 16 * axis + 4 * CUBES[cell][u] + CUBES[cell][v]


def columns(cells: int) -> set[str]:
    return {str(square_of(cell, axis)) for cell in cells_in(cells) for axis in range(3)}


def check_challenge(state: Attempt, move: Place | Take, steps: Why) -> None:
    solution = next(each.solution for each in shipped() if each.challenge == state.challenge)
    for step in steps.steps:
        text, marked = str(step.sentence), {name for group in step.cells for name in group}
        if "something must come out first" in text:
            assert is_possible(state)
            assert isinstance(move, Take)
        elif "no solution" in text:
            assert not is_possible(state)
        elif "Without this piece" in text:
            assert is_possible(state.after(move))
            assert marked <= columns(move.placement.mask)
        elif found := re.match(r"Look at this gap: (\d+) way", text):
            ways = {each.number for each in fitting(state) if marked <= columns(each.mask)}
            assert len(ways) >= int(found[1])
            assert move.placement.number in ways
        elif "fits there" in text or "fits only" in text or "ways works" in text:
            assert marked <= columns(move.placement.mask)
            assert any(move.placement.number in numbers for numbers in solution)
        elif "way left to place" in text or "ways left to place" in text:
            assert isinstance(move, Place)
        else:
            assert "can go in now" in text or "goes in now" in text, text
            assert marked
            assert marked <= columns(move.placement.mask)
            assert state.why_not(move) is None
            assert any(move.placement.number in numbers for numbers in solution)


def fitting(state: Attempt) -> list[CubePlacement]:
    """What the target allows of the pieces that are left, on free cells."""
    return [
        each
        for each in PLACEMENTS
        if not each.mask & state.occupied
        and any(
            each.piece in state.hand(colour) and state.challenge.allows(each, colour)
            for colour in state.challenge.colours
        )
    ]


CHECKS: dict[str, Callable[[Any, Sequence[Move], Why], None]] = {
    "bigbang": check_bigbang,
    "symbols": check_symbols,
    "cube": check_cube,
    "shapes": check_shapes,
}
MATCHES = {"bigbang": 8, "symbols": 10, "cube": 3, "shapes": 25}
SEEDS = {"bigbang": (1069,)}
"""Of matches besides in which something rare happens: there somebody claims two bonuses of one line."""
PLANS = {"bigbang": 8, "symbols": 25, "cube": 10, "shapes": 1}
"""How many of what the strongest player considers are looked at in a position; in Four Shapes the best one alone has
reasons."""


def check_match(game: str, seed: int, share: float = 0.3) -> Counter[int]:
    """By the number of their steps before the move, how many hints were read in a match."""
    player, kinds = player_of(SHELF[game].player_module), Counter[int]()
    for state in positions(game, seed, share):
        assert isinstance(state.to_move, int)
        view = state.seen_by(state.to_move)
        for opinion in player.rank(view, player.LEVELS[-1], seed, EFFORTS.get(game))[: PLANS[game]]:
            steps = player.why(view, opinion.plan)
            CHECKS[game](view, opinion.plan, steps)
            assert len(set(steps.steps)) == len(steps.steps), "each shows something else"
            kinds[len(steps.steps)] += 1
    return kinds


@pytest.mark.parametrize("game", list(MATCHES))
def test_what_a_hint_points_at_is_so(game: str) -> None:
    kinds = Counter[int]()
    for seed in (*range(MATCHES[game]), *SEEDS.get(game, ())):
        kinds += check_match(game, seed)
    assert kinds[2] > kinds.total() / 4, kinds


@pytest.mark.parametrize("gravity", [False, True])
@pytest.mark.parametrize("n", [80, 160, 240, 320])
def test_what_a_hint_in_a_challenge_points_at_is_so(n: int, gravity: bool) -> None:
    """On the way to the solution, and after pieces that are wrong."""
    state, rng, shown = Attempt(shipped()[n].challenge, gravity), Random(n), 0
    for _ in range(8):
        if state.to_move is None:
            break
        best = rank(state, "perfect", 0)[0]
        move, steps = best.plan[0], why(state, best.plan)
        assert isinstance(move, Place | Take)
        check_challenge(state, move, steps)
        shown += bool(steps.steps)
        anywhere = [each for each in state.legal_moves() if isinstance(each, Place)]
        state = state.play(rng.choice(anywhere) if anywhere and rng.random() < 0.25 else move)
    assert shown


def test_a_hint_has_the_reasons_of_its_best_move_alone() -> None:
    state = SHELF["shapes"].start(2, {}, {})
    for text in ("Sa1", "Yb1", "Cc1"):
        state = state.play(SHELF["shapes"].rules.parse(text))
    best, *others = advise("ludogite.players.shapes", state, "perfect", 0)
    assert [str(step.sentence) for step in best.why.steps] == [
        "Look at row 1: three different shapes are there.",
        "Only a fourth shape is missing there: a cone wins.",
    ]
    assert not any(other.why.steps for other in others)
