"""Peek in the window."""

from pathlib import Path

from ludogite.ui.game_ui import GameUi

UI = GameUi(
    board_module="tests.peek.ui.board",
    card_module="tests.peek.ui.card",
    words_module="tests.peek.ui.words",
    rules_pictures_module="tests.peek.ui.card",
    keys_module="tests.peek.ui.key_list",
    rules_folder=Path(__file__).parent,
)
