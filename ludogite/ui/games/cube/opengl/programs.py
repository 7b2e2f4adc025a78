"""Programs whose values are set by name, and meshes. They live in the context that was current when they were made."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QMatrix4x4

from ludogite.ui.games.cube.opengl.gl import GL, platform, shaders

Value = float | Sequence[float] | NDArray[np.floating]


class Program:
    def __init__(self, vertex: str, fragment: str) -> None:
        self._program = int(
            shaders.compileProgram(
                shaders.compileShader(vertex, GL.GL_VERTEX_SHADER),
                shaders.compileShader(fragment, GL.GL_FRAGMENT_SHADER),
                validate=False,
            )
        )
        self._places: dict[str, int] = {}

    def use(self, **values: Value) -> None:
        """Makes it draw what follows, with these values: numbers, directions, colours, or many of them."""
        GL.glUseProgram(self._program)
        for name, value in values.items():
            if isinstance(value, float):
                GL.glUniform1f(self._place(name), value)
            else:
                numbers = np.asarray(value, dtype=np.float32)
                GL.glUniform3fv(self._place(name), numbers.size // 3, numbers)

    def move(self, **matrices: NDArray[np.float32]) -> None:
        """Sets matrices of the program that is in use."""
        for name, matrix in matrices.items():
            GL.glUniformMatrix4fv(self._place(name), matrix.size // 16, False, matrix)

    def _place(self, name: str) -> int:
        if name not in self._places:
            self._places[name] = int(GL.glGetUniformLocation(self._program, name))
        return self._places[name]


class Mesh:
    """Corners of triangles, perhaps with their order."""

    def __init__(self) -> None:
        self._array = int(GL.glGenVertexArrays(1))
        self.corners, self._order = (int(buffer) for buffer in GL.glGenBuffers(2))
        self.count = 0

    def fill(self, corners: NDArray[np.float32], parts: Sequence[int]) -> None:
        """Each corner has values in parts of so many numbers."""
        GL.glBindVertexArray(self._array)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self.corners)
        GL.glBufferData(GL.GL_ARRAY_BUFFER, corners.nbytes, corners, GL.GL_STATIC_DRAW)
        first = 0
        for location, size in enumerate(parts):
            GL.glEnableVertexAttribArray(location)
            GL.glVertexAttribPointer(location, size, GL.GL_FLOAT, False, 4 * sum(parts), ctypes.c_void_p(4 * first))
            first += size
        self.count = len(corners)

    def order(self, corners: NDArray[np.uint32]) -> None:
        """Three corners a triangle."""
        GL.glBindVertexArray(self._array)
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, self._order)
        GL.glBufferData(GL.GL_ELEMENT_ARRAY_BUFFER, corners.nbytes, corners, GL.GL_STATIC_DRAW)
        self.count = len(corners)

    def bind(self) -> None:
        GL.glBindVertexArray(self._array)

    def draw(self) -> None:
        self.bind()
        GL.glDrawArrays(GL.GL_TRIANGLES, 0, self.count)

    def draw_in_order(self) -> None:
        self.bind()
        GL.glDrawElements(GL.GL_TRIANGLES, self.count, GL.GL_UNSIGNED_INT, None)


def floats(matrices: Sequence[QMatrix4x4]) -> NDArray[np.float32]:
    return np.array([matrix.data() for matrix in matrices], dtype=np.float32)


def rgb(colour: str) -> NDArray[np.float32]:
    tone = QColor(colour)
    return np.array([tone.redF(), tone.greenF(), tone.blueF()], dtype=np.float32)


def linear(colour: str) -> NDArray[np.float32]:
    """As light, which adds up."""
    return np.asarray(rgb(colour) ** 2)


def sees_context() -> bool:
    """Whether PyOpenGL knows the context that is current in Qt. With GLX it does not know those of EGL, and
    with EGL not those of GLX."""
    return bool(platform.PLATFORM.GetCurrentContext())


def knows_shaders() -> bool:
    """Whether the driver says that it knows the language of our shaders. If it does not, it may still have them in its
    cache, and Mesa crashes on those."""
    said = GL.glGetString(GL.GL_SHADING_LANGUAGE_VERSION) or b"0"
    return tuple(int(number) for number in re.findall(rb"\d+", said)[:2]) >= (3, 30)
