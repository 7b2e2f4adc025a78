"""Puzzles of Big Bang on paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ludogite.puzzles import Puzzle
from ludogite.rules.bigbang import Boards, Turn
from ludogite.rules.dice import Roll
from ludogite.rules.shelf import SHELF
from ludogite.sheets.bigbang.board import draw_board
from ludogite.sheets.dice import draw_pips
from ludogite.sheets.frame import BoardSquares
from ludogite.sheets.ink import FINE, Ink


def draw_puzzle(ink: Ink, area: QRectF, puzzle: Puzzle) -> None:
    """The board, and at its right the dice."""
    board = area.adjusted(0, 0, -0.25 * area.width(), 0)
    place, roll = _draw_board(ink, board, puzzle), puzzle.beginning[-1]
    assert isinstance(roll, Roll)
    side = 1.2 * place.cell
    for n, face in enumerate(roll.faces):
        die = QRectF(place.left + 6.5 * place.cell, place.top + 1.5 * n * side, side, side)
        ink.frame(die, FINE, corner=0.15 * side)
        draw_pips(ink, die, face)


def draw_solution(ink: Ink, area: QRectF, puzzle: Puzzle) -> None:
    """The tokens to pay for are in rings."""
    place = _draw_board(ink, area, puzzle)
    for move in puzzle.solution:
        assert isinstance(move, Turn)
        middle = place.square(move.cell).center()
        ink.ring(middle.x(), middle.y(), 0.43 * place.cell, 0.07 * place.cell)


def _draw_board(ink: Ink, area: QRectF, puzzle: Puzzle) -> BoardSquares:
    state = SHELF["bigbang"].start(puzzle.seats, puzzle.options, puzzle.setup)
    for move in puzzle.beginning:
        state = state.play(move)
    assert isinstance(state, Boards)
    side = min(area.width(), area.height())
    return draw_board(ink, QRectF(area.left(), area.top(), side, side), state.board_of(0), state.up[0])
