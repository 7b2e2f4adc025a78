"""Crossword Track in the window."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.game_ui import ExtraPage, FileFormat, GameUi, MatchLabels

UI = GameUi(
    board_module="ludogite.ui.games.crossword.board",
    card_module="ludogite.ui.games.crossword.card",
    words_module="ludogite.ui.games.crossword.words",
    rules_pictures_module="ludogite.ui.games.crossword.rules_pictures",
    keys_module="ludogite.ui.games.crossword.key_list",
    minutes=40,
    age=10,
    note=Message(QT_TRANSLATE_NOOP("game_ui", "clues in French")),
    has_advice=False,
    labels=MatchLabels(roll=Message(QT_TRANSLATE_NOOP("continue_list", "Die to roll"))),
    referee_module="ludogite.ui.games.crossword.referee",
    extra_page=ExtraPage(
        Message(QT_TRANSLATE_NOOP("game_ui", "Solo")),
        "ludogite.ui.games.crossword.solo",
        Message(QT_TRANSLATE_NOOP("game_ui", "Grid of the day")),
    ),
    solo_module="ludogite.ui.games.crossword.solo",
    statistics_module="ludogite.ui.games.crossword.statistics",
    settings_card_module="ludogite.ui.games.crossword.own_words_card",
    file_formats=(FileFormat(".ipuz", "ludogite.ui.games.crossword.navigation"),),
    load_early=("ludogite.players.crossword", "ludogite.ui.games.crossword.board"),
)
