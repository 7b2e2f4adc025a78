"""PyOpenGL, imported here before anywhere else, for its switches count only until then. Without Qt: a thread may import
this."""

import OpenGL

OpenGL.ERROR_CHECKING = False  # what a driver complains of without need would end the cube in space
from OpenGL import GL, platform  # noqa: E402
from OpenGL.error import Error  # noqa: E402
from OpenGL.GL import shaders  # noqa: E402

__all__ = ["GL", "Error", "platform", "shaders"]
