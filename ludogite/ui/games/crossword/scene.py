"""What is seen happening on the table of Crossword Track after a move: the die tumbles, the pawn walks, a computer
thinks, points stand on new letters and fly to the score."""

from __future__ import annotations

from dataclasses import dataclass

from ludogite.rules.crossword.match import Answer, Go, Move, Pass, Question, Race
from ludogite.rules.crossword.track import SQUARES
from ludogite.rules.dice import Roll

TUMBLE = 400
STEP = 110
"""Milliseconds for each square that the pawn walks."""
GLIDE = 240
STAND, FLY = 650, 240
"""Milliseconds that points stand on their letters, and that they fly."""
THINK, THINK_LONGER = 900, 120
READ = 1300
"""Milliseconds to read what came of a turn, before a computer goes on."""


@dataclass(frozen=True)
class Scene:
    """In this order: the die, the pawn, and what is to be read or thought about."""

    seat: int
    before: Race
    move: Move
    tumble: int = 0
    path: tuple[str, ...] = ()
    """The squares of the pawn, from where it stood."""
    walk: int = 0
    stand: int = 0
    fly: int = 0
    rest: int = 0

    @property
    def total(self) -> int:
        return self.tumble + self.walk + self.stand + self.fly + self.rest

    def is_tumbling(self, time: float) -> bool:
        return time < self.tumble

    def is_walking(self, time: float) -> bool:
        """Whether the pawn has not arrived yet."""
        return time < self.tumble + self.walk

    def tumbled(self, time: float) -> float:
        """How far the die has come, from 0 to 1."""
        return min(time / self.tumble, 1.0) if self.tumble else 1.0

    def pawn(self, time: float) -> tuple[str, str, float]:
        """Between which two squares the pawn is, and how far."""
        gone = max(time - self.tumble, 0.0) / self.walk if self.walk else 1.0
        along = min(gone, 1.0) * (len(self.path) - 1)
        at = min(int(along), len(self.path) - 2)
        return self.path[at], self.path[at + 1], along - at

    def flown(self, time: float) -> float:
        """How far the points have flown, from 0 to 1."""
        return min(max(time - self.tumble - self.walk - self.stand, 0.0) / self.fly, 1.0) if self.fly else 1.0


def scene_of(before: Race, move: Move, after: Race, ply: int, is_computer: bool, computer_next: bool) -> Scene | None:
    """`is_computer`: one has moved, or is to answer now. `computer_next`: one goes on by itself."""
    seat = before.thrower if before.thrower is not None else before.turn
    thinking = THINK + THINK_LONGER * (ply * 7 % 8) if is_computer and computer_next else 0
    match move:
        case Roll() if before.beginner is None:
            return Scene(seat, before, move, tumble=TUMBLE, rest=READ if computer_next else 0)
        case Roll((face,)):
            start = SQUARES.index(before.sheet.pawn)
            path = tuple(SQUARES[(start + n) % len(SQUARES)] for n in range(face + 1))
            return Scene(seat, before, move, tumble=TUMBLE, path=path, walk=STEP * face, rest=thinking)
        case Go(square):
            return Scene(seat, before, move, path=(before.sheet.pawn, square), walk=GLIDE, rest=thinking)
        case Answer() | Pass() | Question():
            is_right = after.sheets[seat].points > before.sheets[seat].points
            rest = READ if computer_next else 0
            return Scene(seat, before, move, stand=STAND if is_right else 0, fly=FLY if is_right else 0, rest=rest)
    return None
