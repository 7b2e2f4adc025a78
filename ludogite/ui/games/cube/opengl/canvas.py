"""The context that OpenGL draws in, apart from all windows. A picture is drawn there and handed over as an image.

This is no QOpenGLWidget: the first one in a window makes Qt destroy the window and create it anew before the player's
eyes. Each of its frames also has the whole window composed in OpenGL, which without a graphics card takes three times
as long as all that is drawn here (`./dev bench view`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QRect, QSize, QSizeF
from PySide6.QtGui import QImage, QMatrix4x4, QOffscreenSurface, QOpenGLContext, QSurfaceFormat

from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.camera import STANDARD, Camera, Frame
from ludogite.ui.games.cube.view.scene import Body, Look, Mark, Scene
from ludogite.ui.look.theme import LIGHT, Colours

if TYPE_CHECKING:
    from ludogite.ui.games.cube.opengl.buffers import Target
    from ludogite.ui.games.cube.opengl.renderer import Renderer

FINER = 2
"""A smooth picture is drawn so many times larger and then halved. So it needs no shader programs of its own."""
STRIP = 500_000
"""Pixels that are drawn at once for a smooth picture: without a graphics card that takes some milliseconds."""
STAGES = 11
"""In which a renderer draws."""
NEEDED = (3, 3)
SMALL = Frame.whole(QSizeF(64, 64))
"""The size of pictures that only warm up or check OpenGL."""


class NoOpenGL(Exception):
    """There is nothing here that speaks OpenGL 3.3."""


def canvas() -> Canvas:
    """The one canvas, made when it is first needed."""
    try:
        begun = _begun()
        while begun.is_unfinished:
            begun.go_on()
    except NoOpenGL:
        discard_canvas()
        raise
    return begun


@cache
def _begun() -> Canvas:
    return Canvas()


def discard_canvas() -> None:
    """The next canvas is a new one."""
    _begun.cache_clear()


def is_available() -> bool:
    """Whether the cube is really drawn in space: a picture with a piece is not the same as one without."""
    pictures = []
    for bodies in ((), (Body(1, 0),)):
        try:
            pictures.append(_draw_small(Scene(bodies)))
        except NoOpenGL:
            return False
    return pictures[0] != pictures[1]


def preparation_steps() -> Iterator[Callable[[], object]]:
    """Steps, each short, after which the first picture comes at once: a renderer without a graphics card translates its
    programs when they are first used, one for each kind of drawing."""
    from ludogite.ui.games.cube.opengl import light, table_shadow

    yield from light.preparation_steps()
    yield from table_shadow.preparation_steps()
    yield _surface
    yield _begun
    while _begun().is_unfinished:
        yield _begun().go_on
    piece, spot = Body(1, 0), Spot(3, 2, is_wall=True)
    misfit = Body(2, 1, Look.MISFIT, QMatrix4x4())
    scene = Scene((piece, Body(2, 1, Look.GHOST), misfit), marks=((spot, Mark.POINTER),), pin=spot)
    for stages in range(STAGES + 1):
        yield partial(canvas().prepare, scene, stages)
    yield partial(canvas().image, scene, STANDARD, LIGHT, SMALL, True)


def _draw_small(scene: Scene) -> QImage:
    return canvas().image(scene, STANDARD, LIGHT, SMALL, False)


class Canvas:
    def __init__(self) -> None:
        """Only begun: it is finished in steps."""
        self._surface = _surface()
        self.context = QOpenGLContext()
        self.context.setFormat(self._surface.requestedFormat())
        if not self.context.create() or not self.context.makeCurrent(self._surface):
            raise NoOpenGL
        got = self.context.format().version()
        if tuple(got) < NEEDED or self.context.isOpenGLES():
            raise NoOpenGL
        self.context.doneCurrent()
        self._making = self._make()
        self._renderer: Renderer | None = None
        self._targets: dict[str, Target] = {}
        self._ground: tuple[Colours, Frame] | None = None

    @property
    def is_unfinished(self) -> bool:
        return self._renderer is None

    def go_on(self) -> None:
        """One step more until it can draw."""
        if not self.context.makeCurrent(self._surface):
            raise NoOpenGL
        try:
            if next(self._making, "made") == "made" and self.is_unfinished:
                raise NoOpenGL
        finally:
            self.context.doneCurrent()

    def _make(self) -> Iterator[None]:
        """Imports what it needs when it needs it, as that takes a while. A system may lack the libraries, and an old
        driver may promise more than its compiler of shaders keeps."""
        try:
            from ludogite.ui.games.cube.opengl.gl import Error
            from ludogite.ui.games.cube.opengl.programs import knows_shaders, sees_context

            if not sees_context() or not knows_shaders():
                raise NoOpenGL
        except Exception as fault:  # where a library is missing, PyOpenGL fails with a TypeError, an AttributeError …
            raise NoOpenGL from fault
        yield
        from ludogite.ui.games.cube.opengl.programs import Program
        from ludogite.ui.games.cube.opengl.renderer import PROGRAMS, Renderer

        made = {}
        try:
            for name, (vertex, fragment) in PROGRAMS.items():
                made[name] = Program(vertex, fragment)
                yield
            self._renderer = Renderer(made)
        except (Error, RuntimeError) as fault:
            raise NoOpenGL from fault

    def image(self, scene: Scene, camera: Camera, colours: Colours, frame: Frame, is_smooth: bool) -> QImage:
        """The scene as a picture. A smooth one has smooth edges, at several times the work."""
        if is_smooth:
            *_, image = self.smooth(scene, camera, colours, frame)
            return image
        image = QImage(frame.size.toSize(), QImage.Format.Format_RGB32)
        self.draw(image, image.rect(), scene, camera, colours, frame)
        return image

    def draw(self, image: QImage, part: QRect, scene: Scene, camera: Camera, colours: Colours, frame: Frame) -> None:
        """Draws a part of the picture again, without smooth edges."""
        from ludogite.ui.games.cube.opengl.gl import GL

        with self._current() as renderer:
            self._draw_ground(renderer, colours, frame)
            target = self._target("plain", image.size(), has_depth=True)
            GL.glEnable(GL.GL_SCISSOR_TEST)
            GL.glScissor(part.x(), part.y(), part.width(), part.height())
            self._copy("ground", "plain", image.size())
            target.bind()
            renderer.draw(scene, camera, colours, frame, is_fine=False)
            GL.glDisable(GL.GL_SCISSOR_TEST)
            _read(image, part, part.top())

    def prepare(self, scene: Scene, stages: int) -> None:
        """Draws the ground and some stages of a scene, very small."""
        with self._current() as renderer:
            self._target("small", SMALL.size.toSize(), has_depth=True).bind()
            renderer.draw_ground(LIGHT, SMALL)
            renderer.draw(scene, STANDARD, LIGHT, SMALL, False, stages)

    def smooth(self, scene: Scene, camera: Camera, colours: Colours, frame: Frame) -> Iterator[QImage]:
        """The picture with smooth edges, in strips: each step is short. The picture is whole after the last."""
        image = QImage(frame.size.toSize(), QImage.Format.Format_RGB32)
        width = image.width()
        height = min(max(STRIP // (FINER * FINER * width), 8), image.height())
        for top in range(0, image.height(), height):
            strip = frame.strip(top, height)
            size = QSize(width, height)
            with self._current() as renderer:
                target = self._target("fine", size * FINER, has_depth=True)
                self._target("strip", size, has_depth=False)
                target.bind()
                renderer.draw_ground(colours, strip.enlarged(FINER))
                renderer.draw(scene, camera, colours, strip.enlarged(FINER), is_fine=True)
                self._targets["strip"].bind()
                renderer.halve(target.texture, size)
                _read(image, QRect(0, top, width, min(height, image.height() - top)), 0)
            yield image

    @contextmanager
    def _current(self) -> Iterator[Renderer]:
        from ludogite.ui.games.cube.opengl.gl import Error

        if self._renderer is None or not self.context.makeCurrent(self._surface):
            raise NoOpenGL
        try:
            yield self._renderer
        except Error as fault:
            raise NoOpenGL from fault
        finally:
            self.context.doneCurrent()

    def _target(self, name: str, size: QSize, has_depth: bool) -> Target:
        from ludogite.ui.games.cube.opengl.buffers import Target

        target = self._targets.get(name)
        if target is None or target.size != size:
            if target is not None:
                target.free()
            target = self._targets[name] = Target(size, has_depth)
        return target

    def _draw_ground(self, renderer: Renderer, colours: Colours, frame: Frame) -> None:
        """It is drawn once for each size, and copied then."""
        if self._ground != (colours, frame):
            self._ground = (colours, frame)
            self._target("ground", frame.size.toSize(), has_depth=False).bind()
            renderer.draw_ground(colours, frame)

    def _copy(self, source: str, target: str, size: QSize) -> None:
        from ludogite.ui.games.cube.opengl.gl import GL

        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, self._targets[source].buffer)
        GL.glBindFramebuffer(GL.GL_DRAW_FRAMEBUFFER, self._targets[target].buffer)
        corners = (0, 0, size.width(), size.height())
        GL.glBlitFramebuffer(*corners, *corners, GL.GL_COLOR_BUFFER_BIT, GL.GL_NEAREST)


@cache
def _surface() -> QOffscreenSurface:
    """The surface that a context needs to be current. The first one has the driver loaded."""
    wanted = QSurfaceFormat()
    wanted.setVersion(*NEEDED)
    wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
    surface = QOffscreenSurface()
    surface.setFormat(wanted)
    surface.create()
    return surface


def _read(image: QImage, part: QRect, top: int) -> None:
    """Copies what is drawn, from this line on, into a part of the image."""
    from ludogite.ui.games.cube.opengl.gl import GL

    pixels = np.frombuffer(image.bits(), dtype=np.uint8).reshape(image.height(), -1)[part.top() :]
    GL.glPixelStorei(GL.GL_PACK_ROW_LENGTH, image.width())
    GL.glPixelStorei(GL.GL_PACK_SKIP_PIXELS, part.left())
    size = part.width(), part.height()
    GL.glReadPixels(part.left(), top, *size, GL.GL_BGRA, GL.GL_UNSIGNED_BYTE, array=pixels)
