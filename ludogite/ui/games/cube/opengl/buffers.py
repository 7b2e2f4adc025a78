"""Buffers of the renderer on the graphics card: what is drawn into, the picture of all light, the shadow's grid and the
squares."""

from __future__ import annotations

import ctypes

import numpy as np
from PySide6.QtCore import QSize

from ludogite.ui.games.cube.opengl import table_shadow
from ludogite.ui.games.cube.opengl.gl import GL
from ludogite.ui.games.cube.opengl.light import light
from ludogite.ui.games.cube.opengl.programs import Mesh
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


class Target:
    """What is drawn into instead of a window. Qt has a class for it, in a module of ten megabytes."""

    def __init__(self, size: QSize, has_depth: bool) -> None:
        self.size = size
        self.texture = _texture(size, GL.GL_NEAREST)
        self.buffer = int(GL.glGenFramebuffers(1))
        self._depth = int(GL.glGenRenderbuffers(1)) if has_depth else 0
        self.bind()
        colour = (GL.GL_COLOR_ATTACHMENT0, GL.GL_TEXTURE_2D, self.texture, 0)
        GL.glFramebufferTexture2D(GL.GL_FRAMEBUFFER, *colour)
        if has_depth:
            GL.glBindRenderbuffer(GL.GL_RENDERBUFFER, self._depth)
            GL.glRenderbufferStorage(GL.GL_RENDERBUFFER, GL.GL_DEPTH_COMPONENT24, size.width(), size.height())
            depth = (GL.GL_DEPTH_ATTACHMENT, GL.GL_RENDERBUFFER, self._depth)
            GL.glFramebufferRenderbuffer(GL.GL_FRAMEBUFFER, *depth)

    def bind(self) -> None:
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self.buffer)

    def free(self) -> None:
        GL.glDeleteFramebuffers(1, [self.buffer])
        GL.glDeleteRenderbuffers(1, [self._depth])
        GL.glDeleteTextures(1, [self.texture])


def light_texture() -> int:
    return _texture(QSize(TILES * TILE, TILES * TILE), GL.GL_LINEAR)


def _texture(size: QSize, filter: int) -> int:
    texture = int(GL.glGenTextures(1))
    GL.glBindTexture(GL.GL_TEXTURE_2D, texture)
    for name in (GL.GL_TEXTURE_MIN_FILTER, GL.GL_TEXTURE_MAG_FILTER):
        GL.glTexParameteri(GL.GL_TEXTURE_2D, name, filter)
    for name in (GL.GL_TEXTURE_WRAP_S, GL.GL_TEXTURE_WRAP_T):
        GL.glTexParameteri(GL.GL_TEXTURE_2D, name, GL.GL_CLAMP_TO_EDGE)
    form = (GL.GL_RGBA8, size.width(), size.height(), 0, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE)
    GL.glTexImage2D(GL.GL_TEXTURE_2D, 0, *form, None)
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
