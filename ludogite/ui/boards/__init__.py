"""One widget a flat game. What is named here has a board, and is shown at home."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludogite.ui.boards.board import BoardModule

BOARDS = {
    "cube": "ludogite.ui.boards.cube",
    "shapes": "ludogite.ui.boards.shapes",
    "symbols": "ludogite.ui.boards.symbols",
}


def board_of(game: str) -> BoardModule:
    module: BoardModule = import_module(BOARDS[game])
    return module
