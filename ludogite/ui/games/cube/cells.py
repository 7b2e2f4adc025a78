"""The cube for screen readers: the 48 squares of its faces. Lessons also know the pieces on the shelf."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPainterPath

from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import LETTERS, PIECE_NAMES
from ludogite.ui.base.painted_cells import Cells
from ludogite.ui.games.cube.board_scene import name_of
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.look.language import tr

if TYPE_CHECKING:
    from ludogite.ui.games.cube.board import CubeBoard

SQUARES = 48
CORNER = SQUARES + len(LETTERS)


class CubeCells(Cells):
    def __init__(self, board: CubeBoard) -> None:
        self._board = board

    @property
    def count(self) -> int:
        return SQUARES

    def called(self, name: str, seat: int = 0) -> int:
        """A square, or after all squares a piece on the shelf in front, by its number from 1: “piece 3”, and after
        these the corner in which the walls meet."""
        if name == "corner":
            return CORNER
        kind, _, number = name.partition(" ")
        return SQUARES + int(number) - 1 if kind == "piece" else int(name)

    def current(self) -> int | None:
        cursor = self._board.keys.cursor
        return cursor.column if cursor is not None and self._board.hasFocus() else None

    def spot_of(self, cell: int) -> Spot | None:
        return next((spot for spot in self._board.stage.view.scene.seen() if spot.column == cell), None)

    def name(self, cell: int) -> str:
        if SQUARES <= cell < CORNER:
            return tr(PIECE_NAMES[cell - SQUARES])
        spot, board = self.spot_of(cell), self._board
        return board.mode.square_name(cell, name_of(spot, board.built, board.stage.faces)) if spot else ""

    def place(self, cell: int) -> QRectF:
        """To the nearest pixel."""
        if cell == CORNER:
            return QRectF(self._corner().boundingRect().toRect())
        if cell >= SQUARES:
            shelf = self._board.stage.shelves[0]
            return QRectF(shelf.piece_rect(cell - SQUARES).translated(shelf.mapTo(self._board, QPoint())))
        spot = self.spot_of(cell)
        return QRectF(self._board.stage.view.outline(spot).toRect()) if spot else QRectF()

    def outline(self, cell: int) -> QPainterPath | None:
        """In a match squares of the empty walls are seen on the three faces alone: a piece that shows there lies far
        before them."""
        if cell == CORNER:
            return self._corner()
        if cell >= SQUARES:
            return None
        view, spot = self._board.stage.view, self.spot_of(cell)
        if spot and spot.is_wall and isinstance(self._board.built, Position):
            return QPainterPath()
        square = view.square(spot) if spot else QPainterPath()
        return square if spot and view.spot_at(square.boundingRect().center()) == spot else QPainterPath()

    def _corner(self) -> QPainterPath:
        """The three squares of the walls next to it."""
        squares = [self._board.stage.view.square(Spot(0, axis, is_wall=True)) for axis in range(3)]
        return reduce(QPainterPath.united, squares).simplified()
