"""The solver of Four Shapes against a slow player who knows only the rules, and against known facts."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from ludogite import paths
from ludogite.search import shapes

TABLE = (paths.assets() / "shapes-opening.bin").read_bytes()
QUARTERS = [(0, 1), (2, 3)]
LINES = [
    *([(row, column) for column in range(4)] for row in range(4)),
    *([(row, column) for row in range(4)] for column in range(4)),
    *(list(product(rows, columns)) for rows, columns in product(QUARTERS, QUARTERS)),
]
NOTHING = (0, 0, 0, 0)

Cell = tuple[int, int]
Board = dict[Cell, tuple[int, int]]
Masks = tuple[int, ...]


def may_place(board: Board, player: int, shape: int, cell: Cell) -> bool:
    if cell in board or list(board.values()).count((player, shape)) == 2:
        return False
    return not any(board.get(near) == (1 - player, shape) for line in LINES if cell in line for near in line)


def has_complete_line(board: Board) -> bool:
    return any(len({board[cell][1] for cell in line if cell in board}) == 4 for line in LINES)


def legal_moves(board: Board, player: int) -> list[tuple[int, Cell]]:
    cells = list(product(range(4), range(4)))
    return [(shape, cell) for shape in range(4) for cell in cells if may_place(board, player, shape, cell)]


def slow_worth(board: Board, player: int, shape: int, cell: Cell) -> int:
    """Plain minimax: the worth of one legal move."""
    after = {**board, cell: (player, shape)}
    if has_complete_line(after):
        return 1
    replies = [slow_worth(after, 1 - player, *move) for move in legal_moves(after, 1 - player)]
    if not replies:
        return 1
    wins = [reply for reply in replies if reply > 0]
    return -(min(wins) + 1) if wins else 1 - min(replies)


def masks(board: Board, player: int) -> tuple[Masks, Masks]:
    """The board as the solver wants it, `player` being the mover."""
    held = [[0] * 4, [0] * 4]
    for (row, column), (owner, shape) in board.items():
        held[owner][shape] |= 1 << 4 * row + column
    return tuple(held[player]), tuple(held[1 - player])


def random_board(chance: random.Random, plies: int) -> Board:
    """A board reached by random play, the game not over."""
    while True:
        board: Board = {}
        for ply in range(plies + 1):
            moves = legal_moves(board, ply % 2)
            if not moves or has_complete_line(board):
                break
            if ply == plies:
                return board
            shape, cell = chance.choice(moves)
            board[cell] = (ply % 2, shape)


def halves(position: shapes.Position) -> tuple[Masks, Masks]:
    return tuple(holding >> 16 for holding in position), tuple(holding & 0xFFFF for holding in position)


def pieces(position: shapes.Position) -> int:
    return sum(holding.bit_count() for holding in position)


@pytest.fixture(scope="module")
def solver() -> shapes.Solver:
    return shapes.Solver(TABLE)


@pytest.mark.parametrize(("plies", "boards"), [(8, 6), (9, 25), (10, 40), (12, 40)])
def test_every_move_is_worth_what_plain_minimax_says(solver: shapes.Solver, plies: int, boards: int) -> None:
    chance = random.Random(plies)
    for _ in range(boards):
        board = random_board(chance, plies)
        slow = {
            (shape, 4 * cell[0] + cell[1]): slow_worth(board, plies % 2, shape, cell)
            for shape, cell in legal_moves(board, plies % 2)
        }
        assert solver.worths(*masks(board, plies % 2)) == slow


@pytest.mark.parametrize("plies", range(9))
def test_legal_moves_are_those_of_the_rules(solver: shapes.Solver, plies: int) -> None:
    chance = random.Random(100 + plies)
    for _ in range(4):
        board = random_board(chance, plies)
        rules = {(shape, 4 * cell[0] + cell[1]) for shape, cell in legal_moves(board, plies % 2)}
        assert set(solver.worths(*masks(board, plies % 2))) == rules


@pytest.mark.long
@pytest.mark.parametrize(("plies", "boards"), [(3, 2), (4, 8), (5, 10)])
def test_the_table_changes_no_answer(solver: shapes.Solver, plies: int, boards: int) -> None:
    chance = random.Random(200 + plies)
    unaided = shapes.Solver()
    for _ in range(boards):
        question = masks(random_board(chance, plies), plies % 2)
        assert solver.worths(*question) == unaided.worths(*question)


def shuffled_order(chance: random.Random) -> list[int]:
    """Rows or columns in another order that keeps the regions whole."""
    first, second = chance.sample([chance.sample(pair, 2) for pair in QUARTERS], 2)
    return first + second


@pytest.mark.parametrize("plies", range(1, 11))
def test_symmetric_positions_have_the_same_worths(solver: shapes.Solver, plies: int) -> None:
    chance = random.Random(300 + plies)
    for _ in range(6):
        rows, columns, names = shuffled_order(chance), shuffled_order(chance), chance.sample(range(4), 4)
        goes = {(row, column): (rows[row], columns[column]) for row, column in product(range(4), range(4))}
        if chance.random() < 0.5:
            goes = {cell: (column, row) for cell, (row, column) in goes.items()}
        board = random_board(chance, plies)
        twin = {goes[cell]: (owner, names[shape]) for cell, (owner, shape) in board.items()}
        expected = {}
        for (shape, number), worth in solver.worths(*masks(board, plies % 2)).items():
            row, column = goes[divmod(number, 4)]
            expected[names[shape], 4 * row + column] = worth
        assert solver.worths(*masks(twin, plies % 2)) == expected


def test_the_number_of_games_and_of_classes() -> None:
    games: Counter[shapes.Position] = Counter({NOTHING: 1})
    counts, classes = [], []
    for _ in range(4):
        longer: Counter[shapes.Position] = Counter()
        for position, number in games.items():
            for after in shapes.placements(position).values():
                longer[shapes.standard(after)] += number
        counts.append(longer.total())
        games = Counter({after: number for after, number in longer.items() if not shapes.is_over(after)})
        classes.append(len(games))
    assert counts == [64, 3392, 167552, 6776960]
    assert sum(classes) == 979


@pytest.mark.parametrize("table", [TABLE, None])
def test_every_first_move_loses_in_ten_plies(table: bytes | None) -> None:
    worths = shapes.Solver(table).worths(NOTHING, NOTHING)
    assert len(worths) == 64
    assert set(worths.values()) == {-10}


def test_nine_replies_of_fifty_three_win(solver: shapes.Solver) -> None:
    for cell in range(16):
        worths = solver.worths(NOTHING, (1 << cell, 0, 0, 0))
        assert len(worths) == 53
        assert sum(worth > 0 for worth in worths.values()) == 9
        assert min(worth for worth in worths.values() if worth > 0) == 9


def test_a_finished_game_has_no_worths(solver: shapes.Solver) -> None:
    assert solver.worths((0b0001, 0, 0b0100, 0), (0, 0b0010, 0, 0b1000)) == {}


def test_a_stuck_player_has_no_worths_and_sticking_him_wins_in_one(solver: shapes.Solver) -> None:
    chance = random.Random(7)
    stuck = 0
    while stuck < 5:
        board = random_board(chance, 11)
        worths = solver.worths(*masks(board, 1))
        for shape, cell in legal_moves(board, 1):
            after = {**board, cell: (1, shape)}
            if not has_complete_line(after) and not legal_moves(after, 0):
                stuck += 1
                assert solver.worths(*masks(after, 0)) == {}
                assert worths[shape, 4 * cell[0] + cell[1]] == 1


def test_progress_rises_to_one(solver: shapes.Solver) -> None:
    seen: list[float] = []
    worths = solver.worths(NOTHING, NOTHING, seen.append)
    assert len(seen) == len(worths)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


def test_the_table_holds_every_class_once_in_order() -> None:
    opening = shapes.unpacked(TABLE)
    assert list(opening) == sorted(opening)
    for position in random.Random(8).sample(list(opening), 500):
        assert position == shapes.standard(position)
    assert Counter(map(pieces, opening)) == {0: 1, 1: 1, 2: 7, 3: 70, 4: 901, 5: 7144}
    assert shapes.packed(opening) == TABLE


def test_entries_agree_with_the_positions_that_follow(solver: shapes.Solver) -> None:
    opening = shapes.unpacked(TABLE)
    followed = [position for position in opening if pieces(position) < shapes.OPENING_PLIES]
    last = [position for position in opening if pieces(position) == shapes.OPENING_PLIES]
    chance = random.Random(9)
    for position in chance.sample(followed, 150) + chance.sample(last, 60):
        worths = solver.worths(*halves(position)).values()
        wins = [worth for worth in worths if worth > 0]
        assert opening[position] == (min(wins) if wins else min(worths))


@pytest.mark.parametrize(
    "table",
    [
        b"",
        b"GIF89a",
        TABLE[:-1],
        TABLE[:-17],
        TABLE[:9],
        TABLE + b"\0",
        b"4SHAPES\x02" + TABLE[8:],
        TABLE[:5000] + bytes([TABLE[5000] ^ 4]) + TABLE[5001:],
        TABLE[:10] + bytes([TABLE[10] ^ 1]) + TABLE[11:],
    ],
)
def test_a_damaged_or_foreign_table_is_refused(table: bytes) -> None:
    with pytest.raises(ValueError, match="opening table"):
        shapes.Solver(table)
