"""How pieces move on the screen: falling as the proof of a fall says, and coming in along an open path."""

from __future__ import annotations

from collections.abc import Sequence
from math import degrees

from PySide6.QtGui import QMatrix4x4, QVector3D

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import STEPS
from ludogite.rules.cube.pieces import CELLS, SIDE, Placement
from ludogite.rules.cube.placement import straight_paths
from ludogite.rules.cube.stability import Fall, Velocity
from ludogite.ui.games.cube.scene import Mark
from ludogite.ui.games.cube.spot import Spot

FAR = 0.9
"""How far the fastest piece falls before everything returns, in cells."""


def falling(fall: Fall, bodies: Sequence[int], share: float) -> dict[int, QMatrix4x4]:
    """Where each falling body is: it moves faster and faster, up to `FAR` when `share` is 1."""
    fastest = max(_pace(velocity, bodies[n]) for n, velocity in fall.motions)
    return {n: _moved(velocity, FAR * share * share / fastest) for n, velocity in fall.motions}


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


def missing(fall: Fall, placement: Placement, bodies: Sequence[int]) -> tuple[tuple[Spot, Mark], ...]:
    """What to point at: the squares that it does not reach, the piece it would push, or what it cannot rest on."""
    occupied = sum(bodies)
    if fall.unheld is not None:
        spots = {ground(cell, fall.unheld, occupied) for cell in cells_in(placement.mask)}
    elif fall.pushed is not None:
        spots = surface(bodies[fall.pushed])
    else:
        spots = {ground(cell, axis, occupied) for cell in cells_in(placement.mask) for axis in range(3)}
        spots = {spot for spot in spots if spot.before is not None and placement.mask >> spot.before & 1}
    return tuple((spot, Mark.BAD) for spot in sorted(spots, key=lambda spot: (spot.axis, spot.cell)))


def surface(mask: int) -> set[Spot]:
    """The upper squares of a piece."""
    return {Spot(cell, axis) for cell in cells_in(mask) for axis in range(3) if _is_open(cell, axis, mask)}


def _is_open(cell: int, axis: int, mask: int) -> bool:
    return CELLS[cell][axis] == SIDE - 1 or not mask >> (cell + STEPS[axis]) & 1


def ground(cell: int, axis: int, occupied: int) -> Spot:
    """The first square between a cell and the wall."""
    while CELLS[cell][axis]:
        if occupied >> (cell - STEPS[axis]) & 1:
            return Spot(cell - STEPS[axis], axis)
        cell -= STEPS[axis]
    return Spot(cell, axis, is_wall=True)
