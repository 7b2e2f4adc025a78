"""The cube in the window."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.game_ui import ExtraPage, GameUi

UI = GameUi(
    board_module="ludogite.ui.games.cube.board",
    card_module="ludogite.ui.games.cube.card",
    words_module="ludogite.ui.games.cube.words",
    rules_pictures_module="ludogite.ui.games.cube.rules_pictures",
    keys_module="ludogite.ui.games.cube.key_list",
    paints_moves=True,
    minutes=30,
    age=8,
    extra_page=ExtraPage(
        Message(QT_TRANSLATE_NOOP("game_ui", "Challenges")),
        "ludogite.ui.games.cube.challenges.navigation",
        Message(QT_TRANSLATE_NOOP("game_ui", "%n challenge(s)", None, 0), n=400),
    ),
    load_early=(
        "numpy",
        "ludogite.ui.games.cube.opengl",
        "ludogite.ui.games.cube.renderer",
        "ludogite.ui.games.cube.board",
        "highspy",
    ),
    warm_up_module="ludogite.ui.games.cube.warm_up",
    statistics_module="ludogite.ui.games.cube.statistics",
    checks={"opengl": "ludogite.ui.games.cube.canvas"},
)
