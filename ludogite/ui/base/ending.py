"""The end of a match in words, and before it the times to beat: values only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ludogite.match.library.earlier import Tally
from ludogite.message import Message


class TimeRow(NamedTuple):
    place: int
    name: str
    day: str
    time: str
    is_this: bool
    """Whether it is the one of the match that has just ended."""


class TimesToBeat(NamedTuple):
    best: Message | None
    """The best time of all and whose it is; or that there is none. None: nothing is said of it."""
    own: Message | None = None
    """The best time of the one who plays, if another is faster."""


@dataclass(frozen=True)
class SoloResults:
    """How a result alone compares with the others of the same person."""

    points: tuple[int, ...]
    """All that count, the first played first."""
    this: int | None
    """The result of this match, if it counts."""
    marks: tuple[int, ...]
    """The results at which something begins, the lowest first: a name for them, or a round number."""
    names: tuple[str, ...]
    """What the results are called below the first mark, from it on, from the next one on …; or nothing."""
    sentence: str
    is_record: bool


@dataclass(frozen=True)
class Ending:
    headline: str
    reason: str
    winner: int | None = None
    """The seat that has won by itself."""
    figure: str = ""
    """What is written on the rosette instead of the badge of the winner."""
    caption: str = ""
    """What is written below it."""
    next: str = ""
    """What the first button is called if there is room for it, where that is known better than in general."""
    times_title: str = ""
    times: tuple[TimeRow, ...] = ()
    """The best times of what was played alone and by the clock, for the panel."""
    ranking: tuple[tuple[int, str, str], ...] = ()
    """Of three players and more: the seat, the name and the points of each, the best first."""
    points: tuple[tuple[int, str], ...] = ()
    """Of two: the side by whose sign each is known, and what it has, the winner first."""
    strip: Callable[[QPainter, QRectF], None] | None = None
    """Paints what decided the match."""
    tally: Tally | None = None
    solo: SoloResults | None = None
    note: str = ""
    """Where the match stays out of the statistics."""
    level_to_try: str | None = None
    """Of the computer, in the next match."""
    is_festive: bool = False
    """Whether a person has won: there is confetti."""
