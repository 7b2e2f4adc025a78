"""The challenges of the cube: the page to choose one, and its board."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.game_ui import GameUi, MatchLabels

UI = GameUi(
    board_module="ludogite.ui.games.cube.challenges.board",
    card_module="ludogite.ui.games.cube.card",
    words_module="ludogite.ui.games.cube.challenges.words",
    rules_pictures_module="ludogite.ui.games.cube.rules_pictures",
    labels=MatchLabels(
        new=Message(QT_TRANSLATE_NOOP("manners", "Challenges")),
        again=Message(QT_TRANSLATE_NOOP("manners", "Next challenge")),
        give_up=Message(QT_TRANSLATE_NOOP("manners", "Start over")),
        give_up_question=Message(
            QT_TRANSLATE_NOOP("manners", "Do you want to begin anew, the clock too? Then press Start over again.")
        ),
        starts_over=True,
        has_clock=True,
    ),
    load_early=("ludogite.match.challenges", "ludogite.ui.games.cube.challenges.page"),
)
