"""Solids of revolution as triangles: the foot that the cube stands on, the pin and the knob."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

FLOOR = -3.4
"""The height of the table: below the corner that the cube stands on."""
FOOT = (
    (
        (-0.31, 0.0),
        (-0.026, 0.4),
        (0.017, 0.46),
        (0.172, 0.68),
        (0.4, 1.0),
        (0.62, 1.31),
    ),  # the hollow for the corner of the cube
    ((0.62, 1.31), (0.72, 1.38), (0.75, 1.46), (0.72, 1.54), (0.62, 1.6), (0.5, 1.61)),  # its lip
    ((0.5, 1.61), (0.3, 1.5), (-0.1, 1.26), (-0.6, 1.1), (-1.15, 1.06), (-1.6, 1.16), (-1.95, 1.36)),  # the neck
    ((-1.95, 1.36), (-1.95, 1.46), (-2.0, 1.53), (-2.07, 1.53), (-2.11, 1.47)),  # a ring around it
    ((-2.11, 1.47), (-2.2, 1.63), (-2.31, 1.81), (-2.44, 1.97)),  # the base
    ((-2.44, 1.97), (-2.42, 2.02), (-2.44, 2.08), (-2.5, 2.12), (-2.57, 2.11)),  # with another ring
    (
        (-2.57, 2.11),
        (-2.68, 2.26),
        (-2.84, 2.42),
        (-3.0, 2.53),
        (-3.14, 2.59),
        (-3.26, 2.6),
        (-3.36, 2.55),
        (-3.4, 2.48),
    ),
)
"""Heights and radii from the middle outwards and down, in parts between which there are edges."""
KNOB = (tuple((round(0.2 * cos(turn), 4), round(0.2 * sin(turn), 4)) for turn in (pi * n / 8 for n in range(9))),)
"""A ball."""
PIN = (
    ((1.12, 0.0), (1.115, 0.12), (1.09, 0.22), (1.04, 0.26), (0.98, 0.25), (0.94, 0.19)),  # the head
    ((0.94, 0.19), (0.87, 0.12), (0.78, 0.1), (0.68, 0.115), (0.61, 0.19)),  # the neck
    ((0.61, 0.19), (0.58, 0.22), (0.53, 0.22), (0.5, 0.18), (0.49, 0.03)),  # the collar
    ((0.49, 0.03), (0.03, 0.022), (0.0, 0.0)),  # the needle
)


@dataclass(frozen=True)
class Turned:
    """Corners, each its place and the direction it looks in, along the axis z; and triangles, three corners each."""

    corners: Floats
    triangles: NDArray[np.uint32]


Part = tuple[tuple[float, float], ...]


def foot(is_fine: bool) -> Turned:
    """A fine one has twice as many corners each way."""
    return _turned(FOOT, 80, finer=2) if is_fine else _turned(FOOT, 40, finer=1)


def pin() -> Turned:
    return _turned(PIN, 24, finer=2)


def knob() -> Turned:
    return _turned(KNOB, 16, finer=2)


def foot_radius(heights: NDArray[np.float64]) -> NDArray[np.float64]:
    """The radius of the foot there; nothing above its lip or below the table."""
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
