"""What a computer player gives as its reason is true of the position, and about its move."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from ludogite.players import Opinion, player_of
from ludogite.rules.bigbang import Boards, Claim, Turn
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.match import Position as Cube
from ludogite.rules.cube.pieces import Placement as CubePlacement
from ludogite.rules.game import CHANCE, State
from ludogite.rules.shapes import Placement
from ludogite.rules.shapes import Position as Shapes
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import CELLS as SQUARES
from ludogite.rules.symbols import COLUMNS, DIAGONAL, FREE, PAIRS, ROWS, Round, Writing, line_points
from ludogite.rules.tokens import CELLS, LINES
from tests.support.kinds import as_a

EFFORTS = {"bigbang": 24, "symbols": 60, "cube": 40}
"""Enough for reasons; how good a move is matters nothing here."""


def positions(game: str, seed: int, share: float) -> Iterator[State[Any]]:
    """Those in which somebody decides, of a match by the middle level or at random, with options of all kinds."""
    rng = Random(f"{game} {seed}")
    rules, player = SHELF[game], player_of(SHELF[game].player_module)
    seats = rng.choice(rules.seats)
    options: dict[str, object] = {option.name: rng.choice(option.choices).value for option in rules.rules.options}
    if game == "bigbang":
        options["bonuses"] = [rng.choice(("strict", "assisted")) for _ in range(seats)]
    state = rules.start(seats, options, rules.draw_setup(seats, options, seed))
    is_random = rng.random() < 0.5
    while state.to_move is not None:
        if state.to_move == CHANCE:
            moves, weights = zip(*state.chance(), strict=True)
            state = state.play(rng.choices(moves, weights)[0])
            continue
        if rng.random() < share:
            yield state
        if is_random and rng.random() < 0.7:
            state = state.play(rng.choice(state.legal_moves()))
        else:
            opinion = player.rank(state.seen_by(as_a(int, state.to_move)), "medium", rng.randrange(10**6))[0]
            for move in opinion.plan:
                state = state.play(move)


def check_bigbang(state: Boards, opinion: Opinion, text: str) -> None:
    board, up = state.board_of(state.turn), state.up[state.turn]
    after: State[Any] = state
    for move in opinion.plan:
        after = after.play(move)
    assert isinstance(after, Boards)
    is_clear = len(after.finished) > len(state.finished)
    left = 0 if is_clear else after.up[state.turn]
    turned, bought = up & ~left, sum(1 << move.cell for move in opinion.plan if isinstance(move, Turn))
    if found := re.match(r"The bonus on (\w\d) was forgotten.*? (\w\d) (can be|costs)", text):
        assert opinion.plan == (Claim(CELLS.index(found[1]), CELLS.index(found[2])),)
    elif text.startswith("Clears the board!"):
        assert is_clear
    elif found := re.match(r"Clears (.*?): (a|\d+) bonus", text):
        line = line_called(found[1])
        assert turned & line
        assert not any(left >> cell & 1 and board[cell] for cell in cells_in(line))
        assert (turned & ~bought).bit_count() == (1 if found[2] == "a" else int(found[2]))
    elif found := re.match(r"Prepares (.*?): (\d+) more there, and (\w\d) is a bonus", text):
        line, cell = line_called(found[1]), CELLS.index(found[3])
        assert bought & line, "the move turns a token of the line"
        assert left & line & 1 << cell
        others = [board[each] or 0 for each in cells_in(left & line & ~(1 << cell))]
        assert sum(others) == int(found[2])
    elif found := re.match(r"Turns tokens for (\d+) points?\.", text):
        assert turned.bit_count() >= bought.bit_count() > 0
        assert sum((board[cell] or 25) for cell in cells_in(turned)) == int(found[1])
    else:
        assert text.startswith("Not enough for any token now."), text
        assert not any(0 < (board[cell] or 0) <= (state.budget or 0) for cell in cells_in(up))


def line_called(name: str) -> int:
    if found := re.fullmatch(r"row (\d)", name):
        return LINES[int(found[1]) - 1]
    if found := re.fullmatch(r"column (\w)", name):
        return LINES[6 + "abcdef".index(found[1])]
    return LINES[12 if "a1 to f6" in name else 13]


LENGTHS = {"two": 2, "three": 3, "four": 4, "five": 5}
WHERE = r"(in row \d|in column \w|on the grey diagonal)"


def cells_called(where: str) -> range:
    if where.startswith("in row"):
        return ROWS[int(where[-1]) - 1]
    return COLUMNS["abcde".index(where[-1])] if where.startswith("in column") else DIAGONAL


def check_symbols(state: Round, opinion: Opinion, text: str) -> None:
    if not state.pair or text == "As good as any other.":
        return
    before, after = state.sheets[state.turn], state.after(as_a(Writing, opinion.plan[0])).sheets[state.turn]
    written = {cell for cell in range(25) if before[cell] != after[cell]}
    for length, where, points in re.findall(rf"(two|three|four|five) {WHERE} \(\+(\d+)", text):
        line = cells_called(where)
        assert written & set(line)
        gain = line_points(after, line) - line_points(before, line)
        assert gain * (2 if line == DIAGONAL else 1) == int(points) > 0
        assert any(
            len(run) == LENGTHS[length] and written & set(run) and len({after[cell] for cell in run}) == 1
            for run in stretches(line)
        )
    if found := re.search(rf"leaves room for (two|three|four|five) {WHERE}", text):
        line = cells_called(found[2])
        assert any(
            written & set(run)
            and len(run) == LENGTHS[found[1]]
            and len({after[cell] for cell in run} - {FREE}) == 1
            and sum(after[cell] != FREE for cell in run) > 1
            for run in stretches(line)
        )
    blocked = {
        line
        for line in (*ROWS, *COLUMNS, DIAGONAL)
        for way in (line, line[::-1])
        for first, second, third in zip(way, way[1:], way[2:], strict=False)
        if third in written and before[first] == before[second] != FREE and after[third] != before[second]
    }
    if found := re.search(rf"scores nothing and blocks a run {WHERE}", text):
        assert cells_called(found[1]) in blocked
    if "blocks nothing" in text:
        assert not blocked - ({DIAGONAL} if state.scoring == "basic" else set())
    if "scores nothing" in text or "No points" in text:
        lines = (*ROWS, *COLUMNS, *([DIAGONAL] if state.scoring == "advanced" else []))
        assert all(line_points(after, line) == line_points(before, line) for line in lines)
    if found := re.search(r"But then (.*?) can never be filled", text):
        free = {cell for cell in range(25) if after[cell] == FREE}
        for name in found[1].split(", "):
            cell = SQUARES.index(name)
            assert not any(cell in pair and free.issuperset(pair) for pair in PAIRS)
            assert any(cell in pair and written & set(pair) for pair in PAIRS)


def stretches(line: range) -> Iterator[range]:
    for start in range(len(line)):
        for end in range(start + 2, len(line) + 1):
            yield line[start:end]


def check_cube(state: Cube, opinion: Opinion, text: str) -> None:
    seat, after = state.to_move, state.play(as_a(CubePlacement, opinion.plan[0]))
    assert isinstance(seat, int)
    own, other = after.scores[seat] - state.scores[seat], state.scores[1 - seat] - after.scores[1 - seat]
    shown = [int(number) for number in re.findall(r"-?\d+", text)[:2]]
    assert min(shown) >= 0, text
    expected = [own, other] if other else [own]
    assert shown[: len(expected)] == expected


def check_shapes(state: Shapes, opinion: Opinion, text: str) -> None:
    after = state.play(as_a(Placement, opinion.plan[0]))
    if text.endswith(("and win!", "you win!")):
        assert after.outcome is not None
        assert after.outcome.winner == state.to_move
    elif "win at once" in text:
        assert any(after.play(move).outcome is not None for move in after.legal_moves())
    else:
        assert after.outcome is None


CHECKS: dict[str, Callable[[Any, Opinion, str], None]] = {
    "bigbang": check_bigbang,
    "symbols": check_symbols,
    "cube": check_cube,
    "shapes": check_shapes,
}


SEEDS = [("bigbang", n) for n in range(8)] + [("symbols", n) for n in range(4)] + [("cube", n) for n in range(2)]


@pytest.mark.parametrize(("game", "seed"), [*SEEDS, *(("shapes", n) for n in range(3))])
def test_a_reason_is_true_and_about_the_move(game: str, seed: int) -> None:
    player, checked = player_of(SHELF[game].player_module), 0
    for n, state in enumerate(positions(game, seed, share=0.3)):
        assert isinstance(state.to_move, int)
        for level in player.LEVELS:
            for opinion in player.rank(state.seen_by(state.to_move), level, n, EFFORTS.get(game)):
                CHECKS[game](state, opinion, str(opinion.reason))
                checked += 1
    assert checked
