"""What levels and challenges are called. It loads no rules: home shows the names of attempts too."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP, Message

LEVEL_NAMES = {
    "starter": Message(QT_TRANSLATE_NOOP("challenges", "Starter")),
    "junior": Message(QT_TRANSLATE_NOOP("challenges", "Junior")),
    "expert": Message(QT_TRANSLATE_NOOP("challenges", "Expert")),
    "master": Message(QT_TRANSLATE_NOOP("challenges", "Master")),
    "wizard": Message(QT_TRANSLATE_NOOP("challenges", "Wizard")),
}
NUMBERED = QT_TRANSLATE_NOOP("challenges", "{level} {n}")


def label_name(label: str) -> Message | str:
    """The name of a challenge as it is shown. Those that ship are called by their level and number; a code is the same
    in every language, and a file has the name that was given to it."""
    level, _, number = label.partition(" ")
    if level.lower() in LEVEL_NAMES and number.isdecimal():
        return Message(NUMBERED, level=LEVEL_NAMES[level.lower()], n=number)
    return label
