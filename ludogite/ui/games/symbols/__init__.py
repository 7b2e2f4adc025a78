"""Six Symbols in the window."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.game_ui import ExtraPage, GameUi

UI = GameUi(
    board_module="ludogite.ui.games.symbols.board",
    card_module="ludogite.ui.games.symbols.card",
    words_module="ludogite.ui.games.symbols.words",
    rules_pictures_module="ludogite.ui.games.symbols.rules_pictures",
    keys_module="ludogite.ui.games.symbols.key_list",
    move_rows_module="ludogite.ui.games.symbols.move_rows",
    minutes=15,
    age=8,
    extra_page=ExtraPage(
        Message(QT_TRANSLATE_NOOP("game_ui", "Solo & paper")),
        "ludogite.ui.games.symbols.solo.navigation",
        Message(QT_TRANSLATE_NOOP("game_ui", "Roll of the day")),
    ),
    solo_module="ludogite.ui.games.symbols.solo.solo_game",
    statistics_module="ludogite.ui.games.symbols.statistics",
    load_early=(
        "ludogite.sheets.symbols.drawing",
        "ludogite.match.library.results",
        "ludogite.ui.games.symbols.solo.page",
        "numpy",
        "ludogite.players.symbols",
        "ludogite.ui.games.symbols.board",
        "ludogite.puzzles.symbols",
    ),
)
