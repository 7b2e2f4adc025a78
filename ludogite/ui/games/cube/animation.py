"""The animations of the cube: a piece that falls, comes or goes, the camera that flies, the solved cube that turns.
At any time it is at most one of these, as one value; how far it has come is the Motion of the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import degrees

from PySide6.QtGui import QMatrix4x4, QVector3D

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, SIDE, Placement
from ludogite.rules.cube.placement import straight_paths
from ludogite.rules.cube.stability import Fall, Velocity
from ludogite.ui.games.cube.view.camera import Camera
from ludogite.ui.games.cube.view.scene import Body, Look
from ludogite.ui.look.sounds import Sounds

USUAL_MS, FALLING_MS, RETURNING_MS, ROUND_MS = 220, 1100, 300, 900
LANDED = 0.6
"""The part of the time of a fall after which all lies still, to be looked at."""
FALL_DISTANCE = 0.9
"""Of the fastest piece before everything returns, in cells."""


class Animation:
    """Its parts say what is different while it goes; `share` is how far it has come, from 0 to 1."""

    @property
    def milliseconds(self) -> int:
        return USUAL_MS

    def motions(self, bodies: Sequence[Placement], share: float) -> Mapping[int, QMatrix4x4]:
        """The places of bodies, by their number, if they are not in their places."""
        return {}

    def extra(self, bodies: Sequence[Placement], share: float) -> Body | None:
        """A piece that is seen besides."""
        return None

    def camera(self, share: float) -> Camera | None:
        """The camera, if it moves."""
        return None

    def sound(self, sounds: Sounds) -> None:
        """What is heard of it."""

    def next(self) -> Animation | None:
        """The animation that follows when it is over, unless it was skipped."""
        return None


@dataclass(frozen=True)
class Arrival(Animation):
    """A piece comes in, or goes the same way back."""

    placement: Placement
    is_leaving: bool = False

    def motions(self, bodies: Sequence[Placement], share: float) -> Mapping[int, QMatrix4x4]:
        occupied = sum(body.mask for body in bodies if body != self.placement)
        matrix = coming(self.placement, occupied, 1 - share if self.is_leaving else share)
        return {n: matrix for n, body in enumerate(bodies) if body == self.placement}

    def sound(self, sounds: Sounds) -> None:
        sounds.by(is_person=False).slid()


@dataclass(frozen=True)
class Falling(Animation):
    """A piece falls, with all that it takes along, and lies there for a moment; then everything goes back."""

    fall: Fall
    placement: Placement
    colour: int
    is_returning: bool = False

    @property
    def milliseconds(self) -> int:
        return RETURNING_MS if self.is_returning else FALLING_MS

    def _all(self, bodies: Sequence[Placement], share: float) -> Mapping[int, QMatrix4x4]:
        masks = [*(body.mask for body in bodies), self.placement.mask]
        return falling(self.fall, masks, 1 - share if self.is_returning else min(share / LANDED, 1.0))

    def motions(self, bodies: Sequence[Placement], share: float) -> Mapping[int, QMatrix4x4]:
        return {n: matrix for n, matrix in self._all(bodies, share).items() if n < len(bodies)}

    def extra(self, bodies: Sequence[Placement], share: float) -> Body:
        matrix = self._all(bodies, share).get(len(bodies))
        return Body(self.placement.mask, self.colour, Look.SURE, matrix or QMatrix4x4())

    def sound(self, sounds: Sounds) -> None:
        """A knock for each piece that falls, the faster the stronger, when they lie."""
        if not self.is_returning:
            paces = [_speed(velocity) for _, velocity in self.fall.motions]
            sounds.fell([pace / max(paces) for pace in paces], FALLING_MS * LANDED)

    def next(self) -> Animation | None:
        return None if self.is_returning else replace(self, is_returning=True)


@dataclass(frozen=True)
class Flight(Animation):
    """The camera goes from one place to another."""

    start: Camera
    end: Camera

    def camera(self, share: float) -> Camera:
        return self.start.towards(self.end, share) if share < 1 else self.end


@dataclass(frozen=True)
class Round(Animation):
    """The solved cube turns once in the light."""

    start: Camera

    @property
    def milliseconds(self) -> int:
        return ROUND_MS

    def camera(self, share: float) -> Camera:
        return self.start.turned(360 * share, 0) if share < 1 else self.start


def falling(fall: Fall, bodies: Sequence[int], share: float) -> dict[int, QMatrix4x4]:
    """The place of each falling body: it moves faster and faster, up to `FALL_DISTANCE` when `share` is 1."""
    fastest = max(_pace(velocity, bodies[n]) for n, velocity in fall.motions)
    return {n: _moved(velocity, FALL_DISTANCE * share * share / fastest) for n, velocity in fall.motions}


def _moved(velocity: Velocity, time: float) -> QMatrix4x4:
    """A screw motion: along and around an axis of its own."""
    along, around = QVector3D(*map(float, velocity[:3])), QVector3D(*map(float, velocity[3:]))
    matrix = QMatrix4x4()
    if around.isNull():
        matrix.translate(along * time)
        return matrix
    square = QVector3D.dotProduct(around, around)
    middle = QVector3D.crossProduct(around, along) / square
    matrix.translate(around * (QVector3D.dotProduct(around, along) / square * time))
    matrix.translate(middle)
    matrix.rotate(degrees(around.length() * time), around)
    matrix.translate(-middle)
    return matrix


def _speed(velocity: Velocity) -> float:
    return max(abs(float(part)) for part in velocity)


def _pace(velocity: Velocity, body: int) -> float:
    along, around = QVector3D(*map(float, velocity[:3])), QVector3D(*map(float, velocity[3:]))
    middles = (QVector3D(*(at + 0.5 for at in CELLS[cell])) for cell in cells_in(body))
    return max((along + QVector3D.crossProduct(around, middle)).length() for middle in middles)


def coming(placement: Placement, occupied: int, share: float) -> QMatrix4x4:
    """Coming in: straight along an axis where that is open, else from above."""
    paths = straight_paths(placement)
    axis = next((axis for axis in (2, 0, 1) if not paths[axis] & occupied & ~placement.mask), None)
    direction = QVector3D(1, 1, 1) if axis is None else QVector3D(*(float(n == axis) for n in range(3)))
    matrix = QMatrix4x4()
    matrix.translate(direction * ((1 - share) * (SIDE + 1)))
    return matrix
