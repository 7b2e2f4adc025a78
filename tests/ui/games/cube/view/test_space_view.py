"""The cube in space: what is drawn where, what the mouse points at, and where it can be looked at from."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from itertools import product
from math import dist

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QMatrix4x4, QVector3D
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.pieces import CELLS, parse
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.camera import EAST, SOUTH, STANDARD, UP, Camera
from ludogite.ui.games.cube.view.scene import Body, Look, Scene, Slices
from ludogite.ui.games.cube.view.space_view import SETTLE_MS, SpaceView
from ludogite.ui.look.theme import DARK, LIGHT, Colours
from tests.support.ui.cube import wheel
from tests.support.ui.input import move_mouse
from tests.ui.games.cube.plain_eye import Cell, PlainCube, PlainEye

RED, YELLOW = range(2)
MOVES = "000 010 020 120,101 110 111 201,012 102 103 112,210 211 220 311,202 212 302 312,001 011 021 121"
BODIES = tuple(Body(parse(text).mask, n % 2) for n, text in enumerate(MOVES.split(",")))
COLOUR_OF: dict[Cell, int] = {
    (int(name[0]), int(name[1]), int(name[2])): n % 2
    for n, text in enumerate(MOVES.split(","))
    for name in text.split()
}
CAMERAS = (
    STANDARD,
    Camera(40, 50, 1.0),
    Camera(200, 25, 0.8),
    Camera(300, 12, 1.3),
    Camera(77, 87, 0.6),
    STANDARD.at_face(0),
    STANDARD.at_face(2),
)
UNITS = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
BESIDE_MARK = 0.27
"""Of a square: further out there are bevels, further in the mark of its colour."""


def shown(qtbot: QtBot, scene: Scene, colours: Colours = LIGHT, size: tuple[int, int] = (900, 640)) -> SpaceView:
    view = SpaceView(colours)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show_scene(scene)
    with qtbot.waitExposed(view):
        view.show()
    return view


def eye_of(view: SpaceView) -> PlainEye:
    camera, area = view.camera, view.frame.area
    return PlainEye(camera.around, camera.up, camera.zoom, (area.x(), area.y(), area.width(), area.height()))


def is_on_screen(view: SpaceView, point: tuple[float, float]) -> bool:
    return view.rect().adjusted(2, 2, -2, -2).contains(round(point[0]), round(point[1]))


def pixel(image: QImage, point: tuple[float, float]) -> QColor:
    return image.pixelColor((QPointF(*point) * image.devicePixelRatio()).toPoint())


def piece_of(colour: QColor) -> int | None:
    """The colour that a player would call it: red and yellow in light and shade are far apart, and strong."""
    if colour.hsvSaturation() < 110:
        return None
    return RED if colour.hue() < 20 or colour.hue() > 350 else YELLOW if 28 <= colour.hue() <= 55 else None


def distance(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


def is_on_rod(eye: PlainEye, point: tuple[float, float]) -> bool:
    """Whether one of the three rods that show the finished cube, or the knob in which they meet, may be drawn there."""
    lines = product(range(3), (step / 10 for step in range(41)))
    ends = ([4.0 - (n == axis) * away for n in range(3)] for axis, away in lines)
    is_on_knob = dist(eye.on_screen((4, 4, 4)), point) < 20
    return is_on_knob or any(dist(eye.on_screen((x, y, z)), point) < 10 for x, y, z in ends)


def check_picture(view: SpaceView) -> int:
    """That each upper square has the colour of its piece; how many are seen. The foot hides some of the lower ones."""
    eye, cube, image = eye_of(view), PlainCube(frozenset(COLOUR_OF)), view.grab().toImage()
    upper = [square for square in cube.squares() if square.is_upper and not square.is_wall]
    count = 0
    for square, across in product(upper, (-BESIDE_MARK, BESIDE_MARK)):
        point = eye.on_screen(cube.centre(square, across))
        is_plain = cube.is_seen(square, eye, across) and not cube.is_behind_wall(square, eye, across)
        if is_plain and is_on_screen(view, point) and not is_on_rod(eye, point):
            count += 1
            seen = pixel(image, point)
            assert piece_of(seen) == COLOUR_OF[square.cell], (square, seen.name(), point)
    return count


def check_pointing(view: SpaceView, cube: PlainCube) -> int:
    """That at the middle of each square that is seen the mouse points at it; how many there are."""
    eye = eye_of(view)
    seen = [square for square in cube.squares() if cube.is_seen(square, eye)]
    for square in seen:
        point = QPointF(*eye.on_screen(cube.centre(square)))
        spot = view.spot_at(point)
        assert spot == Spot(CELLS.index(square.cell), square.axis, square.is_wall, square.is_upper)
        assert view.outline(spot).contains(point)
    return len(seen)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("camera", CAMERAS)
def test_each_square_that_is_seen_has_the_colour_of_its_piece(qtbot: QtBot, camera: Camera, colours: Colours) -> None:
    view = shown(qtbot, Scene(BODIES), colours)
    view.look_from(camera)
    assert check_picture(view) > 8


def check_motion(view: SpaceView) -> None:
    """That two pieces that come and tip are drawn among all others as if each picture were drawn as a whole."""
    view.look_from(Camera(40, 50, 1.0))
    view.show_scene(with_moved(6.0))
    view.grab()
    before = QImage()
    for far in (5.0, 2.0, 0.7, 0.1, 0.0):
        view.show_scene(with_moved(far))
        moved = view.grab().toImage()
        view.change()
        assert moved == view.grab().toImage()
        assert moved != before
        before = moved


def with_moved(far: float) -> Scene:
    come, tipped = QMatrix4x4(), QMatrix4x4()
    come.translate(far, far, far)
    tipped.rotate(9 * far, QVector3D(1, -1, 0))
    *rest, one, other = BODIES
    return Scene((*rest, replace(one, motion=come), replace(other, look=Look.LAST, motion=tipped)))


def test_only_what_moves_is_drawn_again_and_nothing_of_it_stays_behind(qtbot: QtBot) -> None:
    check_motion(shown(qtbot, Scene(BODIES)))


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("camera", [STANDARD, Camera(40, 50, 1.0), Camera(240, 60, 0.8)])
def test_where_no_piece_is_the_wall_is_seen(qtbot: QtBot, camera: Camera, colours: Colours) -> None:
    view = shown(qtbot, Scene(BODIES), colours)
    view.look_from(camera)
    eye, cube, image = eye_of(view), PlainCube(frozenset(COLOUR_OF)), view.grab().toImage()
    walls = [square for square in cube.squares() if square.is_wall and cube.is_seen(square, eye)]
    walls = [square for square in walls if not is_on_rod(eye, eye.on_screen(cube.centre(square)))]
    assert len(walls) > 5
    for square in walls:
        seen = pixel(image, eye.on_screen(cube.centre(square)))
        assert piece_of(seen) is None, (square, seen.name())
        assert distance(seen, QColor(colours.table)) > 40, (square, seen.name())


@pytest.mark.parametrize("size", [(900, 640), (420, 700)])
@pytest.mark.parametrize("camera", CAMERAS)
def test_the_mouse_points_at_the_square_that_is_seen(qtbot: QtBot, size: tuple[int, int], camera: Camera) -> None:
    view = shown(qtbot, Scene(BODIES), size=size)
    view.look_from(camera)
    assert check_pointing(view, PlainCube(frozenset(COLOUR_OF))) >= 16


@pytest.mark.parametrize("camera", [STANDARD, Camera(40, 50, 1.0), STANDARD.at_face(1)])
def test_the_cube_is_framed_in_a_part_of_the_widget(qtbot: QtBot, camera: Camera) -> None:
    view = shown(qtbot, Scene(BODIES), size=(948, 749))
    view.look_from(camera)
    area = QRectF(141, 28, 548, 630)
    view.frame_in(area)
    assert check_picture(view) > 8
    assert check_pointing(view, PlainCube(frozenset(COLOUR_OF))) >= 16
    corners = [view.place_of(QVector3D(*at)) for at in product((0.0, 4.0), repeat=3)]
    floor = [view.place_of(UP * -3.4 + outwards * 2.6) for outwards in (EAST, SOUTH, -EAST, -SOUTH)]
    around = area.adjusted(-24, -24, 24, 24)
    assert all(around.contains(point) for point in corners + floor)


def test_the_standard_view_fills_most_of_its_area(qtbot: QtBot) -> None:
    """And each upper face is seen well enough: at no less than 0.3 of its area."""
    view = shown(qtbot, Scene(), size=(948, 749))
    view.frame_in(QRectF(100, 50, 630, 630))
    heights = [view.place_of(QVector3D(*at)).y() for at in product((0.0, 4.0), repeat=3)]
    foot = max(view.place_of(UP * -3.4 + outwards * 2.6).y() for outwards in (EAST, -EAST, SOUTH, -SOUTH))
    assert 530 < max(*heights, foot) - min(heights) < 570
    assert all(QVector3D.dotProduct(STANDARD.direction, QVector3D(*axis)) >= 0.3 for axis in UNITS)


@pytest.mark.parametrize("camera", [STANDARD, Camera(200, 25, 0.8)])
@pytest.mark.parametrize("slices", [Slices(2, 1.5), Slices(0, 1.5), Slices(1, 0.7)])
def test_the_mouse_points_at_layers_that_are_apart(qtbot: QtBot, camera: Camera, slices: Slices) -> None:
    view = shown(qtbot, Scene(BODIES, slices=slices))
    view.look_from(camera)
    assert check_pointing(view, PlainCube(frozenset(COLOUR_OF), slices.axis, slices.gap)) > 20


@pytest.mark.parametrize("clear", [RED, YELLOW])
@pytest.mark.parametrize("slices", [None, Slices(2, 1.5)])
def test_what_is_seen_through_is_not_there_for_the_mouse(qtbot: QtBot, clear: int, slices: Slices | None) -> None:
    looks = [Look.GLASS if body.colour == clear else Look.SOLID for body in BODIES]
    bodies = tuple(Body(body.mask, body.colour, look) for body, look in zip(BODIES, looks, strict=True))
    view = shown(qtbot, Scene(bodies, slices=slices))
    filled = frozenset(cell for cell, colour in COLOUR_OF.items() if colour != clear)
    cube = PlainCube(filled, slices.axis, slices.gap) if slices else PlainCube(filled)
    assert check_pointing(view, cube) > 20


def test_layers_apart_stay_where_they_are_however_often_they_are_drawn(qtbot: QtBot) -> None:
    scene = Scene(BODIES, slices=Slices(1, 1.5))
    view = shown(qtbot, scene)
    first = view.grab().toImage()
    for other in (Scene(BODIES[:-1]), Scene(BODIES[:-1], slices=Slices(1, 1.5)), Scene(BODIES)):
        view.show_scene(other)
        view.grab()
    view.show_scene(scene)
    assert view.grab().toImage() == first


def check_at_double_scale() -> None:
    """In a process of its own, whose pixels are twice as many."""
    view = SpaceView(LIGHT)
    view.resize(450, 320)
    view.show_scene(Scene(BODIES))
    view.show()
    assert QTest.qWaitForWindowExposed(view)
    assert view.grab().toImage().size() == view.size() * 2
    cube, pointed = PlainCube(frozenset(COLOUR_OF)), set[Spot]()
    view.pointed.connect(lambda spot: pointed.add(spot) if spot else None)
    for camera in (STANDARD, Camera(40, 50, 1.0)):
        view.look_from(camera)
        assert check_picture(view) > 8
        pointed.clear()
        count = check_pointing(view, cube)
        eye = eye_of(view)
        for square in cube.squares():
            if cube.is_seen(square, eye):
                move_mouse(view, QPointF(*eye.on_screen(cube.centre(square))))
        assert len(pointed) == count
    check_motion(view)


def test_picture_and_mouse_agree_at_double_scale() -> None:
    check = "from ludogite.ui.application.app import make_qt_application; "
    check += "from tests.ui.games.cube.view import test_space_view as here; "
    check += "app = make_qt_application(); here.check_at_double_scale(); print('right')"
    run = subprocess.run(
        [sys.executable, "-c", check], env=os.environ | {"QT_SCALE_FACTOR": "2"}, capture_output=True, text=True
    )
    assert (run.stdout, run.stderr) == ("right\n", "")


# The eye


def drag(view: SpaceView, *points: tuple[int, int], button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mousePress(view, button, pos=QPoint(*points[0]))
    for point in points[1:]:
        move_mouse(view, QPoint(*point))
    QTest.mouseRelease(view, button, pos=QPoint(*points[-1]))


def test_dragging_goes_around_the_cube(qtbot: QtBot) -> None:
    view = shown(qtbot, Scene(BODIES))
    before = view.place_of(QVector3D(4, 4, 0))
    drag(view, (40, 40), (90, 40), (140, 40))
    assert view.place_of(QVector3D(4, 4, 0)).x() > before.x(), "what is in front goes with the mouse"
    assert view.camera.up == STANDARD.up
    drag(view, (40, 40), (40, 10))
    assert view.camera.up < STANDARD.up
    assert check_pointing(view, PlainCube(frozenset(COLOUR_OF))) > 20


def test_it_is_never_seen_from_below_nor_from_beyond_the_top(qtbot: QtBot) -> None:
    view = shown(qtbot, Scene(BODIES))
    for direction in (-1, 1):
        for _ in range(12):
            drag(view, (450, 320), (450, 320 + direction * 100), (450, 320 + direction * 200))
            above = QVector3D.dotProduct(view.camera.eye - QVector3D(2, 2, 2), QVector3D(1, 1, 1))
            assert above > 0
            foot, top = (view.place_of(QVector3D(at, at, at)).y() for at in (0.0, 4.0))
            assert top < foot + 0.01, "the top is up"


@pytest.mark.parametrize("direction", [1, -1])
def test_control_and_the_wheel_come_near_and_go_far_within_limits(qtbot: QtBot, direction: int) -> None:
    view = shown(qtbot, Scene(BODIES))
    steps: list[int] = []
    view.wheeled.connect(steps.append)
    sizes = []
    for _ in range(40):
        wheel(view, direction * 120, Qt.KeyboardModifier.ControlModifier)
        sizes.append(view.outline(Spot(3, 2, is_wall=True)).width())
    assert sizes == sorted(sizes, reverse=direction < 0)
    assert sizes[-1] == sizes[-2], "there is a limit"
    assert 8 < sizes[-1] < view.width() / 2
    assert steps == []


def test_a_touch_pad_adds_up_to_steps_of_a_wheel(qtbot: QtBot) -> None:
    view = shown(qtbot, Scene(BODIES))
    steps: list[int] = []
    view.wheeled.connect(steps.append)
    for _ in range(16):
        wheel(view, -15)
    assert steps == [1, 1]
    wheel(view, 120)
    assert steps == [1, 1, -1]


def test_a_click_is_a_press_and_a_drag_or_another_button_is_none(qtbot: QtBot) -> None:
    view = shown(qtbot, Scene(BODIES))
    pressed: list[Spot | None] = []
    view.pressed.connect(lambda spot, _point: pressed.append(spot))
    drag(view, (450, 300), (453, 301))
    assert len(pressed) == 1
    drag(view, (450, 300), (480, 300), (450, 300))
    drag(view, (450, 300), (450, 300), button=Qt.MouseButton.RightButton)
    assert len(pressed) == 1
    drag(view, (5, 5), (5, 5))
    assert pressed[1:] == [None]


def test_nothing_is_drawn_while_nothing_changes(qtbot: QtBot) -> None:
    view = shown(qtbot, Scene(BODIES))
    qtbot.waitUntil(lambda: view.frames >= 2)
    rough = view.frames
    view.show_scene(Scene(BODIES))
    view.look_from(view.camera)
    view.update()
    move_mouse(view, QPoint(450, 300))
    qtbot.wait(3 * SETTLE_MS)
    assert view.frames == rough
    view.look_from(Camera(10, 60))
    qtbot.waitUntil(lambda: view.frames == rough + 2)
    qtbot.wait(2 * SETTLE_MS)
    assert view.frames == rough + 2, "once at once, and once with smooth edges"
