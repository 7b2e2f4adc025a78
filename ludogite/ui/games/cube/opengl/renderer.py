"""Draws a scene with OpenGL 3.3: the ground with the shadow on it, the foot, all squares in one call a kind, and the
glass around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize
from PySide6.QtGui import QMatrix4x4, QVector3D

from ludogite.sheets.cube import paints
from ludogite.ui.games.cube.opengl import lathe, table_shadow
from ludogite.ui.games.cube.opengl.buffers import light_texture, point_at, send_light, shadow_array, squares_array
from ludogite.ui.games.cube.opengl.gl import GL
from ludogite.ui.games.cube.opengl.glass import rims, seams
from ludogite.ui.games.cube.opengl.light import key_light, lamp_shares, side_light
from ludogite.ui.games.cube.opengl.outline import near_corner, rods, stoutness, veil, veil_tones
from ludogite.ui.games.cube.opengl.programs import Mesh, Program, floats, linear, rgb
from ludogite.ui.games.cube.opengl.shaders import (
    DECAL_FRAGMENT,
    DECAL_VERTEX,
    GLASS_FRAGMENT,
    GLASS_VERTEX,
    GROUND_FRAGMENT,
    GROUND_VERTEX,
    HALVED_FRAGMENT,
    PIECE_FRAGMENT,
    PIECE_VERTEX,
    RIM_VERTEX,
    SHADOW_FRAGMENT,
    SHADOW_VERTEX,
    TONE_FRAGMENT,
    TURNED_VERTEX,
    VEIL_FRAGMENT,
    VEIL_VERTEX,
)
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.camera import UP, Camera, Frame, coordinates
from ludogite.ui.games.cube.view.scene import STILL, Look, Scene
from ludogite.ui.look.theme import Colours

KEY, SKY = 0.91, 0.6
"""The strength of the key light and of the sky, such that a free face has its tone of `paints`."""
FOOT_POLISH, BRASS_POLISH = 26.0, 40.0
VIGNETTE = 1.05
"""The reach of the light on the ground, for the size of the cube's area."""

Kinds = dict[str, tuple[int, int]]


PROGRAMS = {
    "pieces": (PIECE_VERTEX, PIECE_FRAGMENT),
    "glass": (GLASS_VERTEX, GLASS_FRAGMENT),
    "decals": (DECAL_VERTEX, DECAL_FRAGMENT),
    "turned": (TURNED_VERTEX, TONE_FRAGMENT),
    "rims": (RIM_VERTEX, TONE_FRAGMENT),
    "shadow": (SHADOW_VERTEX, SHADOW_FRAGMENT),
    "veil": (VEIL_VERTEX, VEIL_FRAGMENT),
    "ground": (GROUND_VERTEX, GROUND_FRAGMENT),
    "halved": (GROUND_VERTEX, HALVED_FRAGMENT),
}


class Renderer:
    """Everything that lives in one OpenGL context. A new context gets a new renderer."""

    def __init__(self, programs: Mapping[str, Program]) -> None:
        """With the `PROGRAMS`, made in the same context."""
        self._pieces, self._glass, self._decals = programs["pieces"], programs["glass"], programs["decals"]
        self._turned, self._rim_program = programs["turned"], programs["rims"]
        self._shadow_program, self._ground = programs["shadow"], programs["ground"]
        self._veil_program, self._halved = programs["veil"], programs["halved"]
        self._squares_array, self._squares_buffer = squares_array()
        self._foot, self._fine_foot, self._pin, self._knob = (Mesh() for _ in range(4))
        self._rims, self._veil, self._shadow, self._nothing = (Mesh() for _ in range(4))
        shapes = {
            self._foot: lathe.foot(False),
            self._fine_foot: lathe.foot(True),
            self._pin: lathe.pin(),
            self._knob: lathe.knob(),
        }
        for mesh, shape in shapes.items():
            mesh.fill(shape.corners, (3, 3))
            mesh.order(shape.triangles)
        self._dark_buffer = shadow_array(self._shadow)
        self._light = light_texture()
        self._scene: Scene | None = None
        self._colours: Colours | None = None
        self._filled = 0
        self._shadow_of: tuple[int, int] | None = None
        self._kinds: Kinds = {}

    # What changes with the colours or the scene, not with each picture

    def _send_colours(self, colours: Colours) -> None:
        self._colours = colours
        red, yellow = paints.PAINTS
        self._pieces.use(
            key_tones=KEY * np.array([linear(red.key), linear(yellow.key)]),
            sky_tones=SKY * np.array([linear(red.sky), linear(yellow.sky)]),
            sky_up=coordinates(UP),
        )
        walls = np.array([rgb(wall) for wall in paints.walls(colours.is_dark)])
        is_day = not colours.is_dark
        glass = (0.14, 0.55, 0.34) if is_day else (0.07, 0.45, 0.30)
        self._glass.use(plain=walls, glass=glass, shine=(0.93, 0.95, 0.97) if is_day else (0.62, 0.78, 0.84))
        bare, bright = 0.85 * walls + 0.15, 0.35 * walls + 0.65
        rod, seam = paints.rods(colours.is_dark), paints.seams(colours.is_dark)
        self._rim_program.use(
            plain=np.array([*bare, rgb(rod[0]), rgb(seam[0])]), bright=np.array([*bright, rgb(rod[1]), rgb(seam[1])])
        )
        marks = (colours.green, colours.dark_piece, colours.light_piece, colours.dark_piece)
        self._decals.use(
            plain=np.array([rgb(mark) for mark in marks]),
            pieces=np.array([rgb(paint.tones[0]) for paint in (red, yellow)]),
        )
        self._shadow_program.use(shadow=(0.72, 0.685, 0.645) if is_day else (0.45, 0.45, 0.46))

    def _send_scene(self, scene: Scene) -> None:
        """Sends squares and their light to the graphics card. Where moving bodies are is sent with each picture."""
        self._scene = scene
        clears = scene.clears()
        misfits = clears["look"] == Look.MISFIT
        decals = scene.decals()
        crossed = decals["look"] == Look.MISFIT
        parts = {
            "solids": scene.solids(),
            "clears": clears[~misfits],
            "misfits": clears[misfits],
            "walls": scene.walls(),
            "decals": decals[~crossed],
            "crosses": decals[crossed],
            "target": scene.hung(),
        }
        squares = np.concatenate(list(parts.values()))
        ends = np.cumsum([len(part) for part in parts.values()])
        counts = {name: len(part) for name, part in parts.items()}
        self._kinds = {name: (int(end) - counts[name], counts[name]) for name, end in zip(parts, ends, strict=True)}
        send_light(self._light, squares, sum(counts[name] for name in ("solids", "clears", "misfits")))
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._squares_buffer)
        GL.glBufferData(GL.GL_ARRAY_BUFFER, squares.nbytes, squares, GL.GL_DYNAMIC_DRAW)
        self._filled = scene.solid
        is_whole = scene.slices is None
        outlined = scene.region if is_whole else 0
        around = [rims(scene.region, scene.slices), rods(self._filled, outlined)]
        self._rims.fill(np.concatenate([*around, seams(scene.region)] if is_whole else around), (3, 3, 2))
        self._veil.fill(veil(self._filled, outlined), (3, 1))

    def _send_shadow(self, filled: int, place: int) -> None:
        """The shadow seen from one place around the cube, and from the next."""
        if (filled, place) != self._shadow_of:
            self._shadow_of = (filled, place)
            dark = np.array([table_shadow.dark(filled, each % table_shadow.PLACES) for each in (place, place + 1)])
            self._shadow.order(table_shadow.triangles(dark.max(axis=0)))
            GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._dark_buffer)
            GL.glBufferData(GL.GL_ARRAY_BUFFER, dark.nbytes, dark, GL.GL_DYNAMIC_DRAW)

    # A picture

    def draw_ground(self, colours: Colours, frame: Frame) -> None:
        """Draws the table, which does not change while the cube is turned."""
        GL.glViewport(0, 0, round(frame.size.width()), round(frame.size.height()))
        area = frame.area
        middle = area.center()
        reach = VIGNETTE * max(area.width(), area.height())
        near, far = paints.ground(colours.is_dark), paints.far_ground(colours.is_dark)
        self._ground.use(
            ground=rgb(near), far_off=rgb(far), middle=(middle.x() - 0.12 * reach, middle.y() - 0.12 * reach, reach)
        )
        self._nothing.bind()
        GL.glDrawArrays(GL.GL_TRIANGLES, 0, 3)

    def halve(self, texture: int, size: QSize) -> None:
        """Draws a picture of twice this size, four of its pixels as one. OpenGL's own scaled copy does the same, but a
        software renderer needs long to prepare it."""
        GL.glViewport(0, 0, size.width(), size.height())
        GL.glBindTexture(GL.GL_TEXTURE_2D, texture)
        self._halved.use()
        self._nothing.bind()
        GL.glDrawArrays(GL.GL_TRIANGLES, 0, 3)

    def draw(
        self, scene: Scene, camera: Camera, colours: Colours, frame: Frame, is_fine: bool, stages: int | None = None
    ) -> None:
        """Draws the scene over the ground, upside down: the first line is the lowest in OpenGL, and the highest in an
        image. What is drawn finely has more corners. Perhaps only its first stages, to have the driver translate their
        programs."""
        if colours is not self._colours:
            self._send_colours(colours)
        if scene.in_place != self._scene:
            self._send_scene(scene.in_place)
        GL.glViewport(0, 0, round(frame.size.width()), round(frame.size.height()))
        GL.glDepthMask(True)
        GL.glClear(GL.GL_DEPTH_BUFFER_BIT)
        GL.glFrontFace(GL.GL_CW)
        upside_down = QMatrix4x4()
        upside_down.scale(1, -1)
        matrix = floats([upside_down * camera.matrix(frame)])
        eye = _Eye(scene, camera, colours, matrix, 0.7 * camera.scale(frame), is_fine)
        for stage in self._stages()[:stages]:
            stage(eye)
        for switch in (GL.GL_BLEND, GL.GL_CULL_FACE, GL.GL_DEPTH_TEST):
            GL.glDisable(switch)
        GL.glDepthMask(True)
        GL.glBindVertexArray(0)
        GL.glUseProgram(0)

    def _stages(self) -> tuple[Callable[[_Eye], None], ...]:
        """One after another: on the table, what hides all behind it, what is seen through, what lies before all."""
        return (
            self._draw_shadow,
            self._draw_foot,
            self._draw_veil,
            self._draw_solids,
            self._draw_rims,
            self._draw_knob,
            self._draw_walls,
            self._draw_decals,
            self._draw_clears,
            self._draw_target,
            self._draw_misfits,
            self._draw_pin,
        )

    def _draw_shadow(self, eye: _Eye) -> None:
        """The light that is missing on the table is taken from the ground."""
        place = eye.camera.around % 360 / 360 * table_shadow.PLACES
        self._send_shadow(self._filled, int(place))
        right = QVector3D.crossProduct(UP, eye.camera.direction)
        right = right.normalized() if right.length() > 1e-4 else -QVector3D.crossProduct(eye.camera.high, UP)
        near = QVector3D.crossProduct(right, UP)
        self._shadow_program.use(
            right=coordinates(right), near=coordinates(near), floor_at=coordinates(UP * lathe.FLOOR), share=place % 1
        )
        self._shadow_program.move(camera=eye.matrix)
        self._shadow.bind()
        GL.glEnable(GL.GL_BLEND)
        GL.glBlendFunc(GL.GL_ZERO, GL.GL_SRC_COLOR)
        self._shadow.draw_in_order()

    def _draw_foot(self, eye: _Eye) -> None:
        GL.glDisable(GL.GL_BLEND)
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glEnable(GL.GL_CULL_FACE)
        blue, shaded = linear(paints.foot(eye.colours.is_dark)), linear(paints.foot_in_shade(eye.colours.is_dark))
        share = self._filled.bit_count() / 64
        self._turned.use(
            lamp=side_light(eye.camera.around),
            halfway=eye.halfway,
            seen_from=coordinates(eye.camera.direction),
            sky_up=coordinates(UP),
            key_tone=1.5 * blue,
            sky_tone=0.62 * shaded,
            polish=(0.3, FOOT_POLISH, 0.25 + 0.2 * share),
        )
        self._turned.move(camera=eye.matrix, moved=floats([_upright(eye.camera)]))
        (self._fine_foot if eye.is_fine else self._foot).draw_in_order()

    def _draw_veil(self, eye: _Eye) -> None:
        """Before the pieces, so that it dims none of them. It is brighter than the ground or darker, as its face looks
        to the lamp or away."""
        GL.glEnable(GL.GL_BLEND)
        GL.glBlendFuncSeparate(GL.GL_SRC_ALPHA, GL.GL_ONE_MINUS_SRC_ALPHA, GL.GL_ONE, GL.GL_ONE)
        GL.glDepthMask(False)
        share = self._filled.bit_count() / eye.scene.region.bit_count()
        self._veil_program.use(veils=veil_tones(eye.lamp, share, not eye.colours.is_dark))
        self._veil_program.move(camera=eye.matrix)
        self._veil.draw()
        GL.glDepthMask(True)

    def _draw_rims(self, eye: _Eye) -> None:
        GL.glDisable(GL.GL_CULL_FACE)
        self._rim_program.use(lamp=eye.lamp)
        self._rim_program.move(camera=eye.matrix)
        self._rims.draw()
        GL.glEnable(GL.GL_CULL_FACE)

    def _draw_solids(self, eye: _Eye) -> None:
        GL.glDisable(GL.GL_BLEND)
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._light)
        self._pieces.use(lamp=eye.lamp, halfway=eye.halfway, shares=eye.shares, soft=eye.soft)
        self._pieces.move(camera=eye.matrix, bodies=eye.bodies)
        self._draw_squares("solids")

    def _draw_knob(self, eye: _Eye) -> None:
        """On the corner of the finished object that is nearest to the viewer, until a piece has come to it."""
        corner = None if eye.scene.slices else near_corner(self._filled, eye.scene.region)
        if corner:
            moved = QMatrix4x4()
            moved.translate(*corner)
            moved.scale(stoutness(self._filled, eye.scene.region))
            self._draw_brass(self._knob, moved)

    def _draw_brass(self, mesh: Mesh, moved: QMatrix4x4) -> None:
        """In the light of the foot, which was drawn before."""
        self._turned.use(key_tone=linear("#E8B84C"), sky_tone=0.8 * linear("#A8741C"), polish=(0.8, BRASS_POLISH, 0.0))
        self._turned.move(moved=floats([moved]))
        mesh.draw_in_order()

    def _draw_walls(self, eye: _Eye) -> None:
        GL.glEnable(GL.GL_BLEND)
        GL.glBlendFuncSeparate(GL.GL_SRC_ALPHA, GL.GL_ONE_MINUS_SRC_ALPHA, GL.GL_ONE, GL.GL_ONE)
        GL.glDepthMask(False)
        GL.glDisable(GL.GL_CULL_FACE)
        self._glass.use(eye=coordinates(eye.camera.eye), soft=eye.soft)
        self._glass.move(camera=eye.matrix)
        self._draw_squares("walls")
        GL.glEnable(GL.GL_CULL_FACE)

    def _draw_decals(self, eye: _Eye) -> None:
        self._decals.use(soft=eye.soft)
        self._decals.move(camera=eye.matrix, bodies=eye.bodies)
        self._draw_squares("decals")

    def _draw_clears(self, eye: _Eye) -> None:
        self._pieces.use()
        self._draw_squares("clears")

    def _draw_target(self, eye: _Eye) -> None:
        self._decals.use()
        self._draw_squares("target")

    def _draw_misfits(self, eye: _Eye) -> None:
        """Through all else: they may be within other pieces."""
        if self._kinds["misfits"][1]:
            GL.glDisable(GL.GL_DEPTH_TEST)
            self._pieces.use()
            self._draw_squares("misfits")
            self._decals.use()
            self._draw_squares("crosses")

    def _draw_pin(self, eye: _Eye) -> None:
        """Before all else: one always sees where it is."""
        if eye.scene.pin:
            GL.glDisable(GL.GL_BLEND)
            GL.glEnable(GL.GL_DEPTH_TEST)
            GL.glDepthMask(True)
            GL.glClear(GL.GL_DEPTH_BUFFER_BIT)
            self._draw_brass(self._pin, _stuck(eye.scene, eye.scene.pin, eye.camera))

    def _draw_squares(self, kind: str) -> None:
        first, count = self._kinds[kind]
        if count:
            GL.glBindVertexArray(self._squares_array)
            GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._squares_buffer)
            point_at(first)
            GL.glDrawArraysInstanced(GL.GL_TRIANGLE_STRIP, 0, 4, count)


class _Eye:
    """A scene, and all that the stages need of the camera."""

    def __init__(
        self, scene: Scene, camera: Camera, colours: Colours, matrix: NDArray[np.float32], soft: float, is_fine: bool
    ) -> None:
        self.scene, self.camera, self.colours, self.matrix = scene, camera, colours, matrix
        self.is_fine = is_fine
        self.soft = soft
        """The pace at which an edge goes from one colour to another: within about a pixel."""
        places = [body.motion or QMatrix4x4() for body in scene.bodies[:STILL]]
        self.bodies = floats([*places, *[QMatrix4x4()] * (STILL + 1 - len(places))])
        self.lamp = key_light(camera.around)
        halfway = self.lamp + np.array(coordinates(camera.direction))
        self.halfway = halfway / np.linalg.norm(halfway)
        self.shares = lamp_shares(camera.around)


def _upright(camera: Camera) -> QMatrix4x4:
    """Stands what was turned on its axis, always with the same side to the viewer."""
    right = QVector3D.crossProduct(camera.high, camera.direction).normalized()
    return _along(right, QVector3D.crossProduct(UP, right), UP, QVector3D())


def _stuck(scene: Scene, pin: Spot, camera: Camera) -> QMatrix4x4:
    """The pin in its square, leaning a little so that one sees it from the side."""
    corners = scene.corners(pin)
    middle = sum(corners, QVector3D()) / len(corners)
    normal = QVector3D(*(float(n == pin.axis) for n in range(3)))
    right = QVector3D.crossProduct(camera.high, camera.direction)
    axis = (normal * 0.35 + camera.high * 0.8 + right * 0.4 + camera.direction * 0.35).normalized()
    aside = QVector3D.crossProduct(axis, camera.direction).normalized()
    return _along(aside, QVector3D.crossProduct(axis, aside), axis, middle)


def _along(x: QVector3D, y: QVector3D, z: QVector3D, origin: QVector3D) -> QMatrix4x4:
    return QMatrix4x4(
        x.x(), y.x(), z.x(), origin.x(),
        x.y(), y.y(), z.y(), origin.y(),
        x.z(), y.z(), z.z(), origin.z(),
        0, 0, 0, 1,
    )  # fmt: skip
