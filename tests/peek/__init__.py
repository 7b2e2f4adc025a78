"""Peek, a game for tests only: rules, a player, a ui package and a sheet, as the games of the program have them. A test
that puts PEEK on the shelf can play it in the window; nothing else in the program knows it."""

from ludogite.message import Message, Source
from ludogite.rules.shelf import Game

PEEK = Game(
    "peek",
    Message(Source("tests", "Peek")),
    range(1, 4),
    rules_module="tests.peek.rules",
    player_module="tests.peek.player",
    ui_module="tests.peek.ui",
    sheet_module="tests.peek.sheet",
    has_dice=True,
)
