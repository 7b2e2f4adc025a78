"""Notes below the lines of a sheet of Big Bang, to be looked up while playing: the bonuses, the malus and the points.
Heights are measured in sizes of the type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.tokens import STAR_PENALTY
from ludogite.sheets.ink import LEFT, SOFT, Ink, Type
from ludogite.sheets.type import tr

Note: TypeAlias = tuple[Message | None, Message]
"""A name, none if it is that of the note above, and what it means."""

NOTE = 1.7
"""Height of a note."""
NAME_WIDTH = 9

BONUSES: tuple[Note, ...] = (
    (
        Message(QT_TRANSLATE_NOOP("sheets", "Double")),
        Message(QT_TRANSLATE_NOOP("sheets", "the dice count twice")),
    ),
    (
        Message(QT_TRANSLATE_NOOP("sheets", "5 + 1 bonus")),
        Message(QT_TRANSLATE_NOOP("sheets", "the last number of a line without stars")),
    ),
    (
        Message(QT_TRANSLATE_NOOP("sheets", "Star bonus")),
        Message(QT_TRANSLATE_NOOP("sheets", "the last number of a line with stars")),
    ),
    (
        None,
        Message(QT_TRANSLATE_NOOP("sheets", "a star without numbers in its row and column")),
    ),
)
MALUS: Note = (
    Message(QT_TRANSLATE_NOOP("sheets", "Penalty")),
    Message(QT_TRANSLATE_NOOP("sheets", "a token face up again for each forgotten bonus")),
)
POINTS: Note = (
    Message(QT_TRANSLATE_NOOP("sheets", "Points lost")),
    Message(QT_TRANSLATE_NOOP("sheets", "numbers still face up, {n} for a star; 0: round won"), n=STAR_PENALTY),
)


def notes_of(is_alone: bool, is_short: bool) -> tuple[Note, ...]:
    """A sheet on which there is little space says only what the points are."""
    if is_short:
        return () if is_alone else (POINTS,)
    return BONUSES if is_alone else (*BONUSES, MALUS, POINTS)


def draw_notes(ink: Ink, area: QRectF, size: float, notes: Sequence[Note]) -> None:
    for n, (name, meaning) in enumerate(notes):
        line = QRectF(area.left(), area.top() + n * NOTE * size, area.width(), NOTE * size)
        if name is not None:
            ink.words(line, tr(name), Type(1.08 * size, QFont.Weight.DemiBold), LEFT)
        ink.words(line.adjusted(NAME_WIDTH * size, 0, 0, 0), tr(meaning), Type(1.08 * size), LEFT, SOFT)
