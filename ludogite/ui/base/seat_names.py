"""Names of seats on the screen: people by their names, computers in the player's language."""

from __future__ import annotations

from ludogite.match.config import Seat
from ludogite.message import QT_TRANSLATE_NOOP, Message, Value
from ludogite.ui.look.language import tr

COMPUTER_NAME = "Computer"
"""The name that a computer has in records and in the store, whatever language is spoken."""
COMPUTER = Message(QT_TRANSLATE_NOOP("seats", "Computer"))
SUBJECT = Message(QT_TRANSLATE_NOOP("seats", "The computer"))
IN_SENTENCE = Message(QT_TRANSLATE_NOOP("seats", "the computer"))
NOBODY = Message(QT_TRANSLATE_NOOP("seats", "Somebody"))
"""Who was deleted, or has no name in a record."""
NOBODY_IN_SENTENCE = Message(QT_TRANSLATE_NOOP("seats", "somebody"))
LEVEL_NAMES = {
    "beginner": Message(QT_TRANSLATE_NOOP("levels", "Beginner")),
    "easy": Message(QT_TRANSLATE_NOOP("levels", "Easy")),
    "medium": Message(QT_TRANSLATE_NOOP("levels", "Medium")),
    "hard": Message(QT_TRANSLATE_NOOP("levels", "Hard")),
    "expert": Message(QT_TRANSLATE_NOOP("levels", "Expert")),
    "master": Message(QT_TRANSLATE_NOOP("levels", "Master")),
    "perfect": Message(QT_TRANSLATE_NOOP("levels", "Perfect")),
    "random": Message(QT_TRANSLATE_NOOP("levels", "Random")),
}


def shown_name(seat: Seat) -> str:
    return tr(COMPUTER) if _is_plain_computer(seat) else seat.name or tr(NOBODY)


def opponent_name(seat: Seat) -> str:
    """What the seat is called where matches are counted: computers of other levels are other opponents, and there is
    little room."""
    return shown_name(seat) if seat.level is None else tr(LEVEL_NAMES[seat.level])


def subject(seat: Seat) -> Value:
    """The seat at the beginning of a sentence."""
    return SUBJECT if _is_plain_computer(seat) else seat.name or NOBODY


def in_sentence(seat: Seat) -> Value:
    """The seat in the middle of a sentence."""
    return IN_SENTENCE if _is_plain_computer(seat) else seat.name or NOBODY_IN_SENTENCE


def _is_plain_computer(seat: Seat) -> bool:
    return seat.level is not None and seat.name == COMPUTER_NAME
