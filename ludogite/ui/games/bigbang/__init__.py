"""Big Bang in the window."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.game_ui import ExtraPage, GameUi

UI = GameUi(
    board_module="ludogite.ui.games.bigbang.board",
    card_module="ludogite.ui.games.bigbang.card",
    words_module="ludogite.ui.games.bigbang.words",
    rules_pictures_module="ludogite.ui.games.bigbang.rules_pictures",
    keys_module="ludogite.ui.games.bigbang.key_list",
    minutes=20,
    age=8,
    extra_page=ExtraPage(
        Message(QT_TRANSLATE_NOOP("game_ui", "Solo")),
        "ludogite.ui.games.bigbang.solo",
        Message(QT_TRANSLATE_NOOP("game_ui", "Board of the day")),
    ),
    solo_module="ludogite.ui.games.bigbang.solo",
    statistics_module="ludogite.ui.games.bigbang.statistics",
    load_early=("ludogite.players.bigbang", "ludogite.ui.games.bigbang.board", "ludogite.puzzles.bigbang"),
)
