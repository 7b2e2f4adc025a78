"""Six Symbols for screen readers: the cells of all sheets, and the six symbols where one is to be chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ludogite.message import Message
from ludogite.players.symbols_reasons import stranded
from ludogite.rules.symbols import CELLS, FREE, SYMBOLS
from ludogite.ui.base.board import Board
from ludogite.ui.base.painted_cells import Cells
from ludogite.ui.games.symbols import words
from ludogite.ui.games.symbols.position import Position
from ludogite.ui.games.symbols.view import SymbolsView
from ludogite.ui.look.language import tr


class SymbolsCells(Cells):
    def __init__(self, board: Board, position: Position, view: SymbolsView) -> None:
        self._board, self._position, self._view = board, position, view

    @property
    def count(self) -> int:
        return self.first_tile + len(SYMBOLS)

    @property
    def first_tile(self) -> int:
        """The symbols come after the cells of the sheets."""
        return 25 * len(self._board.seats)

    def called(self, name: str, seat: int = 0) -> int:
        """A cell of the seat's sheet, or a symbol to choose."""
        return 25 * seat + CELLS.index(name) if name in CELLS else self.first_tile + SYMBOLS.index(name)

    def name(self, cell: int) -> str:
        if cell >= self.first_tile:
            return self._tile_name(cell - self.first_tile)
        seat, place = divmod(cell, 25)
        name, at = self._position.name_of(seat), CELLS[place]
        sheet, mark = self._position.round.sheets[seat], self._position.hand.mark_of(seat)
        if sheet[place] != FREE:
            return tr(Message(words.CELL_INK, name=name, cell=at, symbol=words.SYMBOL_NAMES[sheet[place]]))
        for symbol, pencilled in (mark.first, mark.second) if mark else ():
            if pencilled == place:
                return tr(Message(words.CELL_PENCIL, name=name, cell=at, symbol=words.SYMBOL_NAMES[symbol]))
        is_lost = self._board.is_coaching and place in stranded(sheet)
        return tr(Message(words.CELL_STRANDED if is_lost else words.CELL_EMPTY, name=name, cell=at))

    def _tile_name(self, tile: int) -> str:
        source = words.TILE_TAKEN if self._position.is_taken(tile) else words.TILE_FREE
        return tr(Message(source, n=tile + 1, symbol=words.SYMBOL_NAMES[SYMBOLS[tile]]))

    def is_button(self, cell: int) -> bool:
        return cell >= self.first_tile

    def place(self, cell: int) -> QRectF:
        if cell >= self.first_tile:
            tiles = self._view.tiles()
            return tiles[cell - self.first_tile] if tiles else QRectF()
        seat, place = divmod(cell, 25)
        return self._view.layout.pads[seat].grid.cell_place(place)

    def current(self) -> int | None:
        if self._view.tiles():
            return None if self._position.tile is None else self.first_tile + self._position.tile
        target = self._position.hand.target
        return None if target is None else 25 * target[0] + target[1]
