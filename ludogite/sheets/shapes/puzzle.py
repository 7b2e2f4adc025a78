"""Puzzles of Four Shapes on paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ludogite.puzzles import Puzzle
from ludogite.rules.shapes import Placement, Position
from ludogite.sheets.ink import Ink
from ludogite.sheets.shapes.board import draw_board
from ludogite.sheets.shapes.drawing import draw_hand


def draw_puzzle(ink: Ink, area: QRectF, puzzle: Puzzle) -> None:
    """The board, and below it the pieces that each player has left."""
    state, hand = _position(puzzle), 0.09 * area.height()
    side = min(area.height() - 2.6 * hand, area.width())
    draw_board(ink, QRectF(area.left(), area.top(), side, side), state)
    for seat in range(2):
        top = area.top() + side + (0.3 + 1.2 * seat) * hand
        draw_hand(ink, QRectF(area.left(), top, area.width(), hand), state, seat)


def draw_solution(ink: Ink, area: QRectF, puzzle: Puzzle) -> None:
    """The board after the only move that wins, which is in a ring."""
    move = puzzle.solution[0]
    assert isinstance(move, Placement)
    side = min(area.width(), area.height())
    place = draw_board(ink, QRectF(area.left(), area.top(), side, side), _position(puzzle).play(move))
    middle = place.square(move.cell).center()
    ink.ring(middle.x(), middle.y(), 0.45 * place.cell, 0.05 * place.cell)


def _position(puzzle: Puzzle) -> Position:
    state = Position()
    for move in puzzle.beginning:
        assert isinstance(move, Placement)
        state = state.play(move)
    return state
