"""Where the pages of matches differ from game to game: what a match is called, what some buttons say and do."""

from __future__ import annotations

from dataclasses import dataclass

from ludogite.match.match import MatchConfig
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import SHELF
from ludogite.ui.games import PART_OF
from ludogite.ui.language import day_name

NAMED = QT_TRANSLATE_NOOP("manners", "{game} — {name}")


@dataclass(frozen=True)
class Manners:
    new: Message
    again: Message
    give_up: Message
    give_up_question: Message
    starts_over: bool = False
    """Whether giving up is to begin anew, with nothing placed."""
    has_clock: bool = False


BETWEEN_TWO = Manners(
    new=Message(QT_TRANSLATE_NOOP("manners", "New match")),
    again=Message(QT_TRANSLATE_NOOP("manners", "Rematch")),
    give_up=Message(QT_TRANSLATE_NOOP("manners", "Resign")),
    give_up_question=Message(
        QT_TRANSLATE_NOOP("manners", "Do you give this match up? Then press Resign again."),
    ),
)
OF_CHALLENGES = Manners(
    new=Message(QT_TRANSLATE_NOOP("manners", "Challenges")),
    again=Message(QT_TRANSLATE_NOOP("manners", "Next challenge")),
    give_up=Message(QT_TRANSLATE_NOOP("manners", "Start over")),
    give_up_question=Message(
        QT_TRANSLATE_NOOP("manners", "Do you want to begin anew, the clock too? Then press Start over again.")
    ),
    starts_over=True,
    has_clock=True,
)


def manners_of(game: str) -> Manners:
    return OF_CHALLENGES if game == "challenge" else BETWEEN_TWO


def title_of(config: MatchConfig) -> Message:
    """The game, and of a challenge what it is called: Wizard 12, or its code; of a roll of the day the date."""
    if config.game.id == "challenge":
        return Message(NAMED, game=SHELF[PART_OF[config.game.id]].title, name=config.setup["challenge"]["name"])
    if config.day:
        return Message(NAMED, game=config.game.title, name=day_name(config.day, "d MMMM"))
    return config.game.title
