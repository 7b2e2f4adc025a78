"""What levels and challenges are called. It loads no rules: home shows the names of attempts too."""

from __future__ import annotations

import re

from ludogite.message import QT_TRANSLATE_NOOP, Message, plain

LEVEL_NAMES = {
    "starter": Message(QT_TRANSLATE_NOOP("challenges", "Starter")),
    "junior": Message(QT_TRANSLATE_NOOP("challenges", "Junior")),
    "expert": Message(QT_TRANSLATE_NOOP("challenges", "Expert")),
    "master": Message(QT_TRANSLATE_NOOP("challenges", "Master")),
    "wizard": Message(QT_TRANSLATE_NOOP("challenges", "Wizard")),
}
LABEL = re.compile(rf"({'|'.join(LEVEL_NAMES)})(?: (?=[0-9]+$)|-(?=[0-9A-Z]{{5}}$))(.+)", re.IGNORECASE)
"""“Starter 7” of those that ship, “starter-97W7P” of those that are made."""
LONGEST = 60
"""Letters of a name that are shown."""
NUMBERED = QT_TRANSLATE_NOOP("challenges", "{level} {n}")


def label_name(label: str) -> Message | str:
    """The name of a challenge as it is shown: its level, and its number or the letters of its code. A file has the name
    that was given to it."""
    found = LABEL.fullmatch(label)
    return Message(NUMBERED, level=LEVEL_NAMES[found[1].lower()], n=found[2]) if found else plain(label, LONGEST)
