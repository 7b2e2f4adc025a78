"""Things turned on a lathe, as triangles: the foot that the cube stands on, and the pin. A profile goes around an axis."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import pi

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

FLOOR = -3.4
"""Where the table is: below the corner that the cube stands on."""
FOOT = (
    ((-0.31, 0.0), (0.62, 1.31)),  # the hollow for the corner of the cube
    ((0.62, 1.31), (0.72, 1.38), (0.75, 1.46), (0.72, 1.54), (0.62, 1.6), (0.5, 1.61)),  # its lip
    ((0.5, 1.61), (0.3, 1.5), (-0.1, 1.26), (-0.6, 1.1), (-1.15, 1.06), (-1.6, 1.16), (-1.95, 1.36)),  # the neck
    ((-1.95, 1.36), (-1.95, 1.46), (-2.0, 1.53), (-2.07, 1.53), (-2.11, 1.47)),  # a ring around it
    ((-2.11, 1.47), (-2.2, 1.66), (-2.36, 1.95), (-2.58, 2.25), (-2.86, 2.48), (-3.14, 2.6), (-3.3, 2.58), (-3.4, 2.5)),
)
"""Heights and radii from the middle outwards and down, in parts between which there are edges."""
PIN = (
    ((0.0, 0.0), (0.02, 0.016), (0.36, 0.022)),  # the needle
    ((0.36, 0.02), (0.37, 0.15), (0.41, 0.17), (0.45, 0.15)),  # the collar
    ((0.45, 0.15), (0.5, 0.085), (0.58, 0.075), (0.66, 0.09), (0.71, 0.15)),  # the neck
    ((0.71, 0.15), (0.74, 0.19), (0.79, 0.2), (0.83, 0.18), (0.85, 0.1), (0.855, 0.0)),  # the head
)
AROUND = 48
"""Corners of each ring."""


@dataclass(frozen=True)
class Turned:
    """Corners, each its place and the direction it looks in, along the axis z; and triangles, three corners each."""

    corners: Floats
    triangles: NDArray[np.uint32]


Part = tuple[tuple[float, float], ...]


@cache
def foot() -> Turned:
    return _turned(FOOT, AROUND, finer=2)


@cache
def pin() -> Turned:
    return _turned(PIN, 16, finer=1)


def foot_radius(heights: NDArray[np.float64]) -> NDArray[np.float64]:
    """How thick the foot is there; nothing above its lip or below the table."""
    below = [point for part in FOOT[1:] for point in part][::-1]
    radii = np.interp(heights, [height for height, _ in below], [radius for _, radius in below])
    return np.asarray(np.where((heights > FLOOR) & (heights < 0.75), radii, 0.0))


def _turned(parts: tuple[Part, ...], around: int, finer: int) -> Turned:
    corners, triangles, first = [], [], 0
    for part in parts:
        line, normals = _smooth(np.array(part), finer)
        turns = 2 * pi * np.arange(around + 1) / around
        cos, sin = np.cos(turns)[None, :], np.sin(turns)[None, :]
        height, radius = line[:, :1] + 0 * cos, line[:, 1:]
        rise, out = normals[:, :1] + 0 * cos, normals[:, 1:]
        ring = np.stack([radius * cos, radius * sin, height, out * cos, out * sin, rise], axis=-1)
        corners.append(ring.reshape(-1, 6))
        wide = around + 1
        a = (np.arange(len(line) - 1)[:, None] * wide + np.arange(around)[None, :]).ravel() + first
        triangles.append(np.stack([a, a + wide, a + 1, a + 1, a + wide, a + wide + 1], axis=1))
        first += len(line) * wide
    return Turned(np.concatenate(corners).astype(np.float32), np.concatenate(triangles).astype(np.uint32).ravel())


def _smooth(points: NDArray[np.float64], finer: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """A curve through points, and the direction it looks in: to the left of where it goes, heights being upwards."""
    if len(points) > 2:
        ends = np.concatenate([2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]])
        shares = np.arange(finer) / finer
        curve = [_between(ends[n : n + 4], share) for n in range(len(points) - 1) for share in shares]
        points = np.array([*curve, points[-1]])
    along = np.gradient(points, axis=0)
    normals = np.stack([along[:, 1], -along[:, 0]], axis=1)
    return points, normals / np.linalg.norm(normals, axis=1, keepdims=True)


def _between(four: NDArray[np.float64], share: float) -> NDArray[np.float64]:
    """Between the second and the third of four points (a Catmull-Rom curve)."""
    a, b, c, d = four
    return np.asarray(b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a))))
