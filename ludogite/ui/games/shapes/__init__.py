"""Four Shapes in the window."""

from ludogite.ui.game_ui import GameUi

UI = GameUi(
    board_module="ludogite.ui.games.shapes.board",
    card_module="ludogite.ui.games.shapes.card",
    words_module="ludogite.ui.games.shapes.words",
    rules_pictures_module="ludogite.ui.games.shapes.rules_pictures",
    keys_module="ludogite.ui.games.shapes.key_list",
    paints_moves=True,
    minutes=10,
    age=7,
    load_early=("ludogite.players.shapes", "ludogite.ui.games.shapes.board", "ludogite.puzzles.shapes"),
)
