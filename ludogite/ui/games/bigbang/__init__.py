"""Big Bang in the window."""

from ludogite.ui.game_ui import GameUi

UI = GameUi(
    board_module="ludogite.ui.games.bigbang.board",
    card_module="ludogite.ui.games.bigbang.card",
    words_module="ludogite.ui.games.bigbang.words",
    rules_pictures_module="ludogite.ui.games.bigbang.rules_pictures",
    lists_turns=True,
    load_early=("ludogite.ui.games.bigbang.board",),
)
