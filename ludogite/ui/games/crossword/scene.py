"""The scene after a move of Crossword Track: the die tumbles, the pawn walks, a computer thinks, points stand on new
letters and fly to the score."""

from __future__ import annotations

from dataclasses import dataclass

from ludogite.rules.crossword.match import Go, Move, Race
from ludogite.rules.crossword.track import SQUARES
from ludogite.rules.dice import Roll
from ludogite.ui.base.motion import DICE_MS

STEP_MS = 110
"""For each square that the pawn walks."""
GLIDE_MS = 240
STAND_MS, FLY_MS = 650, 240
"""Points stand on their letters, and fly."""
THINK_MS, THINK_LONGER_MS = 900, 120
READ_MS, READ_LONGER_MS = 1300, 3200
"""To read how a turn ended, before a computer goes on; and what a person should have answered."""


@dataclass(frozen=True)
class MoveScene:
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
        """The part of its way that the die has come, from 0 to 1."""
        return min(time / self.tumble, 1.0) if self.tumble else 1.0

    def pawn(self, time: float) -> tuple[str, str, float]:
        """Between which two squares the pawn is, and how far."""
        gone = max(time - self.tumble, 0.0) / self.walk if self.walk else 1.0
        along = min(gone, 1.0) * (len(self.path) - 1)
        at = min(int(along), len(self.path) - 2)
        return self.path[at], self.path[at + 1], along - at

    @property
    def step_times(self) -> list[float]:
        """When the pawn comes down on each square of its way."""
        steps = len(self.path) - 1
        return [self.tumble + self.walk * (n + 1) / steps for n in range(steps)]

    def flown(self, time: float) -> float:
        """The part of their way that the points have flown, from 0 to 1."""
        return min(max(time - self.tumble - self.walk - self.stand, 0.0) / self.fly, 1.0) if self.fly else 1.0


def scene_of(before: Race, move: Move, after: Race, ply: int, is_computer: bool, computer_next: bool) -> MoveScene:
    """`is_computer`: one has moved, or is to answer now. `computer_next`: one goes on by itself."""
    seat = before.thrower if before.thrower is not None else before.turn
    reading = READ_MS if computer_next else 0
    thinking = THINK_MS + THINK_LONGER_MS * (ply * 7 % 8) if is_computer and computer_next else 0
    match move:
        case Roll() if before.beginner is None:
            return MoveScene(seat, before, move, tumble=DICE_MS, rest=reading)
        case Roll((face,)):
            start = SQUARES.index(before.sheet.pawn)
            path = tuple(SQUARES[(start + n) % len(SQUARES)] for n in range(face + 1))
            return MoveScene(seat, before, move, tumble=DICE_MS, path=path, walk=STEP_MS * face, rest=thinking)
        case Go(square):
            return MoveScene(seat, before, move, path=(before.sheet.pawn, square), walk=GLIDE_MS, rest=thinking)
    is_right = after.sheets[seat].points > before.sheets[seat].points
    if computer_next and not is_computer and not is_right:
        reading = READ_LONGER_MS
    return MoveScene(seat, before, move, stand=STAND_MS * is_right, fly=FLY_MS * is_right, rest=reading)
