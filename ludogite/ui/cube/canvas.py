"""Where OpenGL draws: a context of its own, beside all windows. A picture is drawn there and handed over as an image.

A QOpenGLWidget would do the same with more words: the first one in a window has the whole window taken down and made
anew before the player's eyes, and each of its frames has the whole window composed in OpenGL, which without a graphics
card takes three times as long as all that is drawn here (`./dev bench frames`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QOffscreenSurface, QOpenGLContext, QSurfaceFormat
from PySide6.QtOpenGL import QOpenGLFramebufferObject, QOpenGLFramebufferObjectFormat

from ludogite.ui.cube.camera import Camera
from ludogite.ui.cube.scene import Scene
from ludogite.ui.theme import Colours

if TYPE_CHECKING:
    from ludogite.ui.cube.renderer import Renderer

SAMPLES = 4
NEEDED = (3, 3)


class NoOpenGL(Exception):
    """There is nothing here that speaks OpenGL 3.3."""


@cache
def canvas() -> Canvas:
    """The one canvas, made when it is first needed."""
    return Canvas()


class Canvas:
    def __init__(self) -> None:
        wanted = QSurfaceFormat()
        wanted.setVersion(*NEEDED)
        wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
        self._surface = QOffscreenSurface()
        self._surface.setFormat(wanted)
        self._surface.create()
        self.context = QOpenGLContext()
        self.context.setFormat(wanted)
        if not self.context.create() or not self.context.makeCurrent(self._surface):
            raise NoOpenGL
        got = self.context.format().version()
        if tuple(got) < NEEDED or self.context.isOpenGLES():
            raise NoOpenGL
        self._renderer = _renderer()
        self._sketch = self._smooth = QOpenGLFramebufferObject(1, 1)
        self.context.doneCurrent()

    def lose(self) -> None:
        """What a reset of the graphics driver does: the context is gone, with all that was in it."""
        self.context = QOpenGLContext()

    def image(self, scene: Scene, camera: Camera, colours: Colours, size: QSize, is_smooth: bool) -> QImage:
        """The scene as a picture of this size. A smooth one has smooth edges, at several times the work."""
        if not self.context.makeCurrent(self._surface):
            raise NoOpenGL
        from OpenGL import GL

        if self._sketch.size() != size:
            self._sketch, self._smooth = _buffer(size, 0), _buffer(size, SAMPLES)
        target = self._smooth if is_smooth else self._sketch
        target.bind()
        self._renderer.draw(scene, camera, colours, size.width(), size.height())
        if is_smooth:
            QOpenGLFramebufferObject.blitFramebuffer(self._sketch, self._smooth)
        self._sketch.bind()
        image = QImage(size, QImage.Format.Format_RGB32)
        pixels = np.frombuffer(image.bits(), dtype=np.uint8)
        GL.glReadPixels(0, 0, size.width(), size.height(), GL.GL_BGRA, GL.GL_UNSIGNED_BYTE, array=pixels)
        self._sketch.release()
        self.context.doneCurrent()
        return image


def _renderer() -> Renderer:
    """Imported when needed, as that takes a while. A system may lack the library, and an old driver may promise more
    than its compiler of shaders keeps."""
    try:
        from ludogite.ui.cube.renderer import Renderer
    except ImportError as fault:
        raise NoOpenGL from fault
    from OpenGL.error import Error

    try:
        return Renderer()
    except (Error, RuntimeError) as fault:
        raise NoOpenGL from fault


def _buffer(size: QSize, samples: int) -> QOpenGLFramebufferObject:
    wanted = QOpenGLFramebufferObjectFormat()
    wanted.setAttachment(QOpenGLFramebufferObject.Attachment.Depth)
    wanted.setSamples(samples)
    return QOpenGLFramebufferObject(size, wanted)
