"""The challenges of the cube in the window: the page to choose one, and its board."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.settings import Setting
from ludogite.ui.game_ui import FileFormat, GameUi, MatchLabels

GRAVITY = Setting("gravity", ("off", "on"))
SUFFIX = ".ludogite-challenge"
"""How the name of a challenge file ends; .json does as well."""

UI = GameUi(
    board_module="ludogite.ui.games.cube.challenges.board",
    card_module="ludogite.ui.games.cube.card",
    words_module="ludogite.ui.games.cube.challenges.words",
    rules_pictures_module="ludogite.ui.games.cube.rules_pictures",
    labels=MatchLabels(
        new=Message(QT_TRANSLATE_NOOP("match_labels", "Challenges")),
        away=Message(QT_TRANSLATE_NOOP("match_labels", "All challenges")),
        again=Message(QT_TRANSLATE_NOOP("match_labels", "Next challenge")),
        done=Message(QT_TRANSLATE_NOOP("match_labels", "Solved!")),
        give_up=Message(QT_TRANSLATE_NOOP("match_labels", "Start over")),
        give_up_question=Message(
            QT_TRANSLATE_NOOP("match_labels", "Start over, with the clock at zero? Press “Start over” once more.")
        ),
        starts_over=True,
        has_clock=True,
    ),
    ending_module="ludogite.ui.games.cube.challenges.ending",
    times_module="ludogite.ui.games.cube.challenges.ending",
    label_module="ludogite.ui.games.cube.challenges.names",
    statistics_module="ludogite.ui.games.cube.challenges.statistics",
    next_match_module="ludogite.ui.games.cube.challenges.navigation",
    settings=(GRAVITY,),
    file_formats=tuple(
        FileFormat(suffix, "ludogite.ui.games.cube.challenges.navigation") for suffix in (SUFFIX, ".json")
    ),
    load_early=(
        "ludogite.match.library.challenge_progress",
        "ludogite.ui.games.cube.challenges.page",
        "ludogite.ui.games.cube.challenges.board",
    ),
    warm_up_module="ludogite.ui.games.cube.challenges.warm_up",
)
