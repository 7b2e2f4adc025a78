"""One widget a game. What is named here has a board, and can be played."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ludogite.message import QT_TRANSLATE_NOOP, Message

if TYPE_CHECKING:
    from ludogite.ui.game_ui import BoardModule, CardModule

BOARDS = {
    "challenge": "ludogite.ui.games.cube.challenges.board",
    "cube": "ludogite.ui.games.cube.board",
    "shapes": "ludogite.ui.games.shapes.board",
    "symbols": "ludogite.ui.games.symbols.board",
}
CARDS = {
    "cube": "ludogite.ui.games.cube.card",
    "shapes": "ludogite.ui.games.shapes.card",
    "symbols": "ludogite.ui.games.symbols.signs",
}
"""Where the picture of a game for the shelf is painted; that needs less than its board."""
PART_OF = {"challenge": "cube"}
"""What has neither a card at home nor rules of its own: it is part of another game."""
BESIDE = {
    "cube": Message(QT_TRANSLATE_NOOP("beside", "Challenges")),
    "symbols": Message(QT_TRANSLATE_NOOP("beside", "Solo & paper")),
}
"""What a game has beside its matches, on a page of its own."""


def has_card(game: str) -> bool:
    """Whether the game is on the shelf."""
    return game in CARDS


def card_of(game: str) -> CardModule:
    module: CardModule = import_module(CARDS[game])
    return module


def board_of(game: str) -> BoardModule:
    module: BoardModule = import_module(BOARDS[game])
    return module
