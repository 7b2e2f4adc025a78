"""Buffers of the renderer on the graphics card: the picture of all light, the shadow's grid and the squares."""

from __future__ import annotations

import ctypes

import numpy as np

from ludogite.ui.games.cube.opengl import table_shadow
from ludogite.ui.games.cube.opengl.light import light
from ludogite.ui.games.cube.opengl.programs import GL, Mesh
from ludogite.ui.games.cube.opengl.shaders import TILE, TILES
from ludogite.ui.games.cube.view.scene import SQUARE, Squares


def send_light(texture: int, squares: Squares, count: int) -> None:
    """Works out the light on the first squares, those of pieces, and numbers them. It is small: 6×6 points a square."""
    squares["tile"][:count] = np.arange(count)
    tiles = np.full((TILES, TILE, TILES, TILE, 4), 255, dtype=np.uint8)
    for facing in range(6):
        which = np.nonzero(squares["facing"][:count] == facing)[0]
        if len(which):
            some = squares[which]
            tiles[which // TILES, :, which % TILES] = light(facing, some["cell"], some["filled"])
    GL.glBindTexture(GL.GL_TEXTURE_2D, texture)
    side = TILES * TILE
    GL.glTexSubImage2D(GL.GL_TEXTURE_2D, 0, 0, 0, side, side, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE, tiles)


def light_texture() -> int:
    texture = int(GL.glGenTextures(1))
    GL.glBindTexture(GL.GL_TEXTURE_2D, texture)
    for name in (GL.GL_TEXTURE_MIN_FILTER, GL.GL_TEXTURE_MAG_FILTER):
        GL.glTexParameteri(GL.GL_TEXTURE_2D, name, GL.GL_LINEAR)
    for name in (GL.GL_TEXTURE_WRAP_S, GL.GL_TEXTURE_WRAP_T):
        GL.glTexParameteri(GL.GL_TEXTURE_2D, name, GL.GL_CLAMP_TO_EDGE)
    side = TILES * TILE
    GL.glTexImage2D(GL.GL_TEXTURE_2D, 0, GL.GL_RGBA8, side, side, 0, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE, None)
    return texture


def shadow_array(mesh: Mesh) -> int:
    """The grid on the table, and a buffer for how dark its points are."""
    mesh.fill(table_shadow.grid().reshape(-1, 2).astype(np.float32), (2,))
    dark, count = int(GL.glGenBuffers(1)), table_shadow.grid()[..., 0].size
    GL.glBindBuffer(GL.GL_ARRAY_BUFFER, dark)
    for location in (1, 2):
        GL.glEnableVertexAttribArray(location)
        at = ctypes.c_void_p((location - 1) * count)
        GL.glVertexAttribPointer(location, 1, GL.GL_UNSIGNED_BYTE, True, 1, at)
    return dark


def squares_array() -> tuple[int, int]:
    array, buffer = GL.glGenVertexArrays(1), GL.glGenBuffers(1)
    GL.glBindVertexArray(array)
    GL.glBindBuffer(GL.GL_ARRAY_BUFFER, buffer)
    for location in range(4):
        GL.glEnableVertexAttribArray(location)
        GL.glVertexAttribDivisor(location, 1)
    return int(array), int(buffer)


def point_at(first: int) -> None:
    """The squares from here on are drawn next."""
    stride = SQUARE.itemsize

    def at(name: str) -> ctypes.c_void_p:
        assert SQUARE.fields
        return ctypes.c_void_p(first * stride + SQUARE.fields[name][1])

    GL.glVertexAttribPointer(0, 3, GL.GL_FLOAT, False, stride, at("place"))
    GL.glVertexAttribIPointer(1, 4, GL.GL_UNSIGNED_BYTE, stride, at("facing"))
    GL.glVertexAttribIPointer(2, 4, GL.GL_UNSIGNED_BYTE, stride, at("borders"))
    GL.glVertexAttribIPointer(3, 1, GL.GL_UNSIGNED_INT, stride, at("tile"))
