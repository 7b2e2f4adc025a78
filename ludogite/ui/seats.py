"""How seats are called on the screen: people by their names, computers in the player's language."""

from __future__ import annotations

from ludogite.match.match import Seat
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.language import tr

COMPUTER_NAME = "Computer"
"""The name that a computer has in records and in the store, whatever language is spoken."""
COMPUTER = Message(QT_TRANSLATE_NOOP("seats", "Computer"))
LEVEL_NAMES = {
    "easy": Message(QT_TRANSLATE_NOOP("levels", "easy")),
    "medium": Message(QT_TRANSLATE_NOOP("levels", "medium")),
    "hard": Message(QT_TRANSLATE_NOOP("levels", "hard")),
    "perfect": Message(QT_TRANSLATE_NOOP("levels", "perfect")),
    "random": Message(QT_TRANSLATE_NOOP("levels", "at random")),
}


def shown_name(seat: Seat) -> str:
    return tr(COMPUTER) if seat.level and seat.name == COMPUTER_NAME else seat.name
