"""PyOpenGL. It is imported here before anywhere else, for its switches count only until then."""

from __future__ import annotations

import re

import OpenGL

OpenGL.ERROR_CHECKING = False  # each call would ask once more whether it went well
from OpenGL import GL, platform  # noqa: E402
from OpenGL.error import Error  # noqa: E402
from OpenGL.GL import shaders  # noqa: E402

__all__ = ["GL", "Error", "knows_shaders", "sees_context", "shaders"]


def sees_context() -> bool:
    """Whether PyOpenGL knows the context that is current in Qt. With GLX it does not know those of EGL, and
    with EGL not those of GLX."""
    return bool(platform.PLATFORM.GetCurrentContext())


def knows_shaders() -> bool:
    """Whether the driver says that it knows the language of our shaders. If it does not, it may still have them in its
    cache, and Mesa crashes on those."""
    said = GL.glGetString(GL.GL_SHADING_LANGUAGE_VERSION) or b"0"
    return tuple(int(number) for number in re.findall(rb"\d+", said)[:2]) >= (3, 30)
