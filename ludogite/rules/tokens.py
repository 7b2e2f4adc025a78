"""The tokens of Big Bang: the bag, boards, lines, and which tokens are bonuses.

A board is a tuple of 36 tokens row by row: a number, or STAR; None where a player may not know it. Which tokens are
still face up is kept as bits, a1 the lowest."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from ludogite.message import QT_TRANSLATE_NOOP, Message, shortened
from ludogite.rules import draw
from ludogite.rules.cells import cell_names, cells_in
from ludogite.rules.game import InvalidSetup

STAR = 0
BAG = Counter(
    {
        **dict.fromkeys((1, 2, 3, 5, 6, 7, 9), 3),
        **dict.fromkeys((4, 8), 4),
        10: 2,
        **dict.fromkeys((11, 12, 13, 14, 15, 16, 18, 20, 22, 24), 1),
        STAR: 3,
    }
)
STAR_PENALTY = 25
CELLS = cell_names(6, 6)
ALL_UP = (1 << 36) - 1
ROWS = tuple(0x3F << 6 * row for row in range(6))
COLUMNS = tuple(0x041041041 << column for column in range(6))
DIAGONALS = (sum(1 << 7 * i for i in range(6)), sum(1 << 5 * i + 5 for i in range(6)))
LINES = ROWS + COLUMNS + DIAGONALS

Board: TypeAlias = tuple[int | None, ...]


def numbers_on(board: Board) -> int:
    return sum(1 << cell for cell, token in enumerate(board) if token != STAR)


def reach_of_bonuses(numbers: int, up: int) -> dict[int, int]:
    """Every token that is a bonus now, with the cells of the lines that make it one: lines of which it is the last
    number, or the clear row and column of a star."""
    reach: dict[int, int] = {}
    numbers_up = numbers & up
    for line in LINES:
        left = numbers_up & line
        if left and not left & (left - 1):
            cell = left.bit_length() - 1
            reach[cell] = reach.get(cell, 0) | line
    for cell in cells_in(up & ~numbers):
        if not numbers_up & cross(cell):
            reach[cell] = cross(cell)
    return reach


def cross(cell: int) -> int:
    """The row and the column of a cell."""
    return ROWS[cell // 6] | COLUMNS[cell % 6]


def chain_reaction(numbers: int, up: int) -> int:
    """What is still up once every bonus, and every bonus that follows from it, is taken."""
    while bonuses := reach_of_bonuses(numbers, up):
        for cell in bonuses:
            up &= ~(1 << cell)
    return up


def penalty(board: Board, up: int) -> int:
    return sum(STAR_PENALTY if board[cell] == STAR else board[cell] or 0 for cell in cells_in(up))


def shown(board: Board, up: int) -> list[str]:
    tokens = [
        "x" if not up >> cell & 1 else "*" if token == STAR else "?" if token is None else str(token)
        for cell, token in enumerate(board)
    ]
    return [" ".join(tokens[row : row + 6]) for row in range(0, 36, 6)]


def read_board(rows: object) -> Board:
    """A board as a record holds it, or InvalidSetup."""
    tokens = {str(token) if token != STAR else "*": token for token in BAG}
    if not isinstance(rows, list) or len(rows) != 6 or not all(isinstance(row, str) for row in rows):
        raise InvalidSetup(Message(QT_TRANSLATE_NOOP("rules", "A board must be a list of 6 rows.")))
    board: list[int] = []
    for row in rows:
        words = row.split()
        if len(words) != 6:
            raise InvalidSetup(Message(QT_TRANSLATE_NOOP("rules", "“{row}” must have 6 tokens."), row=shortened(row)))
        for word in words:
            if word not in tokens:
                no_such = QT_TRANSLATE_NOOP("rules", "There is no token “{token}”.")
                raise InvalidSetup(Message(no_such, token=shortened(word)))
        board += [tokens[word] for word in words]
    for token, number in Counter(board).items():
        if number > BAG[token]:
            raise InvalidSetup(
                Message(
                    QT_TRANSLATE_NOOP("rules", "There are only {most} tokens “{token}” in a bag, not {number}."),
                    most=BAG[token],
                    token="*" if token == STAR else token,
                    number=number,
                )
            )
    return tuple(board)


def draw_board(seed: int, n: int) -> Board:
    """36 of the 44 tokens of a bag."""
    return tuple(draw.shuffled(sorted(BAG.elements()), seed, "bag", n)[:36])
