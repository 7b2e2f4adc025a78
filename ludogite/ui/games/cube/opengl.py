"""PyOpenGL. It is imported here before anywhere else, for its switches count only until then."""

from __future__ import annotations

import OpenGL

OpenGL.ERROR_CHECKING = False  # each call would ask once more whether it went well
from OpenGL import GL, platform  # noqa: E402
from OpenGL.error import Error  # noqa: E402
from OpenGL.GL import shaders  # noqa: E402

__all__ = ["GL", "Error", "sees_context", "shaders"]


def sees_context() -> bool:
    """Whether PyOpenGL knows the context that is current in Qt. With GLX it does not know those of EGL, and
    with EGL not those of GLX."""
    return bool(platform.PLATFORM.GetCurrentContext())
