"""Draws a scene with OpenGL 3.3: all squares in one call a kind, and the stand below them."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

import numpy as np
from PySide6.QtGui import QColor, QMatrix4x4, QVector3D

from ludogite.ui.games.cube.camera import EAST, SOUTH, UP, Camera, Frame, coordinates
from ludogite.ui.games.cube.opengl import GL, shaders
from ludogite.ui.games.cube.paints import paints, walls
from ludogite.ui.games.cube.scene import OPAQUE, PANES, SQUARE, Scene, Squares
from ludogite.ui.games.cube.shaders import (
    PANE_FRAGMENT,
    PANE_VERTEX,
    PIECE_FRAGMENT,
    PIECE_VERTEX,
    STAND_FRAGMENT,
    STAND_VERTEX,
)
from ludogite.ui.theme import LIGHT, Colours

BODIES = 24
"""At most: the sixteen pieces, what is held, and where it could go."""
LAMP = QVector3D(0.35, -0.25, 1.0)
"""Where the light comes from: right, front and up."""
FOOT = ((0.0, 0.0, 0.5), (0.78, 1.12, 0.70), (-0.75, 2.45, 1.0), (-0.95, 2.55, 0.78), (-1.15, 2.45, 0.5))
"""Height and radius of the stand from top to bottom, and how light it is there."""
SHADOW = ((1.6, 1.0), (2.5, 0.9), (2.9, 0.42), (3.3, 0.14), (3.7, 0.0))
"""How dark the table is, so far from the middle."""
FLOOR = -1.15
SEGMENTS = 64


class Renderer:
    """Everything that lives in one OpenGL context. A new context gets a new renderer."""

    def __init__(self) -> None:
        self._pieces = _link(PIECE_VERTEX, PIECE_FRAGMENT)
        self._panes = _link(PANE_VERTEX, PANE_FRAGMENT)
        self._stand = _link(STAND_VERTEX, STAND_FRAGMENT)
        self._squares_array, self._squares_buffer = _squares_array()
        self._stand_array, self._stand_buffer = _stand_array()
        self._scene: Scene | None = None
        self._colours: Colours | None = None
        self._parts: list[tuple[int, int, bool, bool]] = []

    def _send_colours(self, colours: Colours) -> None:
        """Sends the colours to the shader programs; only when they have changed."""
        self._colours = colours
        red, yellow = paints(colours)
        for program, named in (
            (self._pieces, {"tones": (*red.tones, *yellow.tones)}),
            (self._pieces, {"shades": (red.shade, yellow.shade), "marks": (red.mark, yellow.mark)}),
            (self._pieces, {"edges": (red.edge, yellow.edge)}),
            (self._panes, {"plain": (colours.red, colours.yellow, *walls(colours), *_marks(colours))}),
        ):
            GL.glUseProgram(program)
            for name, tones in named.items():
                values = np.array([_rgb(QColor(tone)) for tone in tones], dtype=np.float32)
                GL.glUniform3fv(GL.glGetUniformLocation(program, name), len(values), values)
        self._stand_counts = _fill_stand(self._stand_buffer, QColor(walls(LIGHT)[0]), 0.4 if colours is LIGHT else 0.6)

    def _send_squares(self, scene: Scene) -> None:
        """Sends the squares to the graphics card; only when they have changed. The places of moving bodies are sent
        with each picture."""
        self._scene = scene
        squares = scene.squares()
        self._parts = _parts(squares)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._squares_buffer)
        GL.glBufferData(GL.GL_ARRAY_BUFFER, squares.nbytes, squares, GL.GL_DYNAMIC_DRAW)

    def draw(self, scene: Scene, camera: Camera, colours: Colours, frame: Frame) -> None:
        """Draws the scene upside down: the first line is the lowest in OpenGL, and the highest in an image."""
        if colours is not self._colours:
            self._send_colours(colours)
        if scene != self._scene:
            self._send_squares(scene)
        GL.glViewport(0, 0, round(frame.size.width()), round(frame.size.height()))
        GL.glClearColor(*_rgb(QColor(colours.table)), 1.0)
        GL.glDepthMask(True)
        GL.glClear(GL.GL_COLOR_BUFFER_BIT | GL.GL_DEPTH_BUFFER_BIT)
        upside_down = QMatrix4x4()
        upside_down.scale(1, -1)
        matrix = _floats([upside_down * camera.matrix(frame)])
        lamp = (_right(camera) * LAMP.x() - SOUTH * LAMP.y() + UP * LAMP.z()).normalized()
        halfway = (lamp + camera.direction).normalized()
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glEnable(GL.GL_BLEND)
        GL.glBlendFuncSeparate(GL.GL_SRC_ALPHA, GL.GL_ONE_MINUS_SRC_ALPHA, GL.GL_ONE, GL.GL_ONE)
        self._draw_stand(matrix)
        self._draw_squares(scene, matrix, halfway, 1 / camera.scale(frame))
        GL.glDisable(GL.GL_BLEND)
        GL.glDisable(GL.GL_DEPTH_TEST)
        GL.glDepthMask(True)
        GL.glBindVertexArray(0)
        GL.glUseProgram(0)

    def _draw_stand(self, matrix: np.ndarray) -> None:
        GL.glUseProgram(self._stand)
        GL.glUniformMatrix4fv(GL.glGetUniformLocation(self._stand, "camera"), 1, False, matrix)
        GL.glBindVertexArray(self._stand_array)
        shadow, foot = self._stand_counts
        GL.glDisable(GL.GL_DEPTH_TEST)
        GL.glDrawArrays(GL.GL_TRIANGLES, 0, shadow)
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glDrawArrays(GL.GL_TRIANGLES, shadow, foot)

    def _draw_squares(self, scene: Scene, matrix: np.ndarray, halfway: QVector3D, pixel: float) -> None:
        for program in (self._panes, self._pieces):
            GL.glUseProgram(program)
            GL.glUniformMatrix4fv(GL.glGetUniformLocation(program, "camera"), 1, False, matrix)
            GL.glUniform1f(GL.glGetUniformLocation(program, "soft"), 0.7 / pixel)
        GL.glUniform3f(GL.glGetUniformLocation(self._pieces, "halfway"), *coordinates(halfway))
        if scene.bodies:
            moved = _floats([body.motion or QMatrix4x4() for body in scene.bodies[:BODIES]])
            GL.glUniformMatrix4fv(GL.glGetUniformLocation(self._pieces, "bodies"), len(moved), False, moved)
        GL.glBindVertexArray(self._squares_array)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._squares_buffer)
        GL.glFrontFace(GL.GL_CW)
        for first, count, is_pane, is_opaque in self._parts:
            _point_at(first)
            GL.glUseProgram(self._panes if is_pane else self._pieces)
            GL.glDepthMask(is_opaque)
            (GL.glDisable if is_pane else GL.glEnable)(GL.GL_CULL_FACE)
            (GL.glDisable if is_opaque else GL.glEnable)(GL.GL_BLEND)
            GL.glDrawArraysInstanced(GL.GL_TRIANGLE_STRIP, 0, 4, count)
        GL.glDisable(GL.GL_CULL_FACE)


def _parts(squares: Squares) -> list[tuple[int, int, bool, bool]]:
    """Runs of squares that are drawn alike: the first, how many, whether they are panes, and whether they hide what is
    behind them."""
    look = squares["look"]
    kinds = 2 * np.isin(look, PANES) + np.isin(look, OPAQUE)
    edges = [0, *(np.nonzero(np.diff(kinds))[0] + 1).tolist(), len(squares)]
    return [(a, b - a, bool(kinds[a] & 2), bool(kinds[a] & 1)) for a, b in pairwise(edges) if b > a]


def _link(vertex: str, fragment: str) -> int:
    program = shaders.compileProgram(
        shaders.compileShader(vertex, GL.GL_VERTEX_SHADER),
        shaders.compileShader(fragment, GL.GL_FRAGMENT_SHADER),
        validate=False,
    )
    return int(program)


def _squares_array() -> tuple[int, int]:
    array, buffer = GL.glGenVertexArrays(1), GL.glGenBuffers(1)
    GL.glBindVertexArray(array)
    GL.glBindBuffer(GL.GL_ARRAY_BUFFER, buffer)
    for location in range(4):
        GL.glEnableVertexAttribArray(location)
        GL.glVertexAttribDivisor(location, 1)
    _point_at(0)
    GL.glBindVertexArray(0)
    return int(array), int(buffer)


def _point_at(first: int) -> None:
    """The squares from here on are drawn next."""
    stride = SQUARE.itemsize

    def at(name: str) -> ctypes.c_void_p:
        assert SQUARE.fields
        return ctypes.c_void_p(first * stride + SQUARE.fields[name][1])

    GL.glVertexAttribPointer(0, 3, GL.GL_FLOAT, False, stride, at("place"))
    GL.glVertexAttribIPointer(1, 4, GL.GL_UNSIGNED_BYTE, stride, at("facing"))
    GL.glVertexAttribIPointer(2, 1, GL.GL_UNSIGNED_BYTE, stride, at("borders"))
    GL.glVertexAttribPointer(3, 4, GL.GL_UNSIGNED_BYTE, True, stride, at("shade"))


def _stand_array() -> tuple[int, int]:
    array, buffer = GL.glGenVertexArrays(1), GL.glGenBuffers(1)
    GL.glBindVertexArray(array)
    GL.glBindBuffer(GL.GL_ARRAY_BUFFER, buffer)
    for location, parts in ((0, 3), (1, 4)):
        GL.glEnableVertexAttribArray(location)
        GL.glVertexAttribPointer(location, parts, GL.GL_FLOAT, False, 28, ctypes.c_void_p(12 * location))
    GL.glBindVertexArray(0)
    return int(array), int(buffer)


def _fill_stand(buffer: int, blue: QColor, darkness: float) -> tuple[int, int]:
    """A shadow on the table, and the foot, as rings; how many corners each has."""
    shadow = [_ring(FLOOR, radius, (0.10, 0.06, 0.03, darkness * dark)) for radius, dark in SHADOW]
    red, green, dark_blue = _rgb(blue)
    foot = [
        _ring(height, radius, (red * light, green * light, dark_blue * light, 1.0)) for height, radius, light in FOOT
    ]
    strips = [_strips(shadow), _strips(foot)]
    points = np.concatenate(strips).astype(np.float32)
    GL.glBindBuffer(GL.GL_ARRAY_BUFFER, buffer)
    GL.glBufferData(GL.GL_ARRAY_BUFFER, points.nbytes, points, GL.GL_STATIC_DRAW)
    return len(strips[0]), len(strips[1])


def _ring(height: float, radius: float, tint: tuple[float, float, float, float]) -> np.ndarray:
    turns = [2 * pi * n / SEGMENTS for n in range(SEGMENTS + 1)]
    points = [UP * height + (SOUTH * cos(turn) + EAST * sin(turn)) * radius for turn in turns]
    return np.array([[*coordinates(point), *tint] for point in points])


def _strips(rings: Sequence[np.ndarray]) -> np.ndarray:
    """Triangles between one ring and the next."""
    triangles = []
    for inner, outer in pairwise(rings):
        a, b, c, d = inner[:-1], inner[1:], outer[:-1], outer[1:]
        triangles.append(np.stack([a, b, c, c, b, d], axis=1).reshape(-1, 7))
    return np.concatenate(triangles)


def _floats(matrices: Sequence[QMatrix4x4]) -> np.ndarray:
    return np.array([matrix.data() for matrix in matrices], dtype=np.float32)


def _marks(colours: Colours) -> tuple[str, ...]:
    """In the order of `Mark`."""
    return colours.green, colours.dark_piece, colours.light_piece, colours.dark_piece


def _rgb(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def _right(camera: Camera) -> QVector3D:
    return QVector3D.crossProduct(UP, camera.direction).normalized()
