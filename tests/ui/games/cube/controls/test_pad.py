"""The pad beside the cube: what its keys say, and that every icon shows where a turn or a step really leads."""

from __future__ import annotations

from itertools import pairwise
from math import acos, cos, degrees, hypot, radians, sin

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.pieces import CELL_NAMES
from ludogite.sheets.cube.paints import PAINTS
from ludogite.ui.games.cube.controls.floating import MARGIN
from ludogite.ui.games.cube.controls.pad import MOVE_KEYS, TURN_KEYS, Pad, PadKey
from ludogite.ui.games.cube.controls.pad_icons import IN_PLAN, axes_seen, paint_step, paint_turn, ring, wedge_direction
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.camera import STANDARD, Camera
from ludogite.ui.games.cube.view.layer_plan import LayerPlan
from ludogite.ui.look.language import Language
from ludogite.ui.look.theme import DARK, LIGHT, Colours
from tests.support.ui.input import leave_with_mouse
from tests.ui.games.cube.plain_eye import Point, cross, dot, plus, scaled, unit
from tests.ui.games.cube.test_rotation import QUARTERS

LEFT = Qt.MouseButton.LeftButton
WAYS = [(axis, direction) for axis in range(3) for direction in (1, -1)]
CAMERAS = [STANDARD, STANDARD.turned(120, 0), STANDARD.turned(-40, -14), Camera(300, 25), Camera(180, 90)]


class Heard:
    """What the pad has said, in order."""

    def __init__(self, pad: Pad) -> None:
        self.signals: list[tuple[object, ...]] = []
        pad.turned.connect(lambda axis, direction: self.signals.append(("turned", axis, direction)))
        pad.moved.connect(lambda axis, direction: self.signals.append(("moved", axis, direction)))
        pad.unpinned.connect(lambda: self.signals.append(("unpinned",)))


@pytest.fixture
def ground(qtbot: QtBot) -> QPushButton:
    """What lies behind, and says when a press reaches it."""
    made = QPushButton()
    qtbot.addWidget(made)
    made.resize(300, 460)
    return made


@pytest.fixture
def pad(qtbot: QtBot, ground: QPushButton) -> Pad:
    """A red piece is pinned."""
    made = Pad(LIGHT, ground)
    made.put(QRect(QPoint(40, 30), made.body_size()))
    made.set_piece(0)
    with qtbot.waitExposed(ground):
        ground.show()
    return made


def press_at(qtbot: QtBot, pad: Pad, point: QPointF) -> None:
    """Whatever is there."""
    at = pad.mapTo(pad.window(), point.toPoint())
    qtbot.mouseClick(pad.window().windowHandle(), LEFT, pos=at)


def middle(key: PadKey) -> QPointF:
    return key.shape.boundingRect().center() if key.kind != "move" else hub_of(key) + reach_of(key)


def hub_of(key: PadKey) -> QPointF:
    pad = key.parentWidget()
    assert isinstance(pad, Pad)
    return pad.pin_key.shape.boundingRect().center()


def reach_of(key: PadKey) -> QPointF:
    return wedge_direction(key.face, key.direction) * 0.6 * key.shape.boundingRect().width()


def picture_of(pad: Pad) -> QImage:
    return pad.grab().toImage()


# What it says


@pytest.mark.parametrize(("is_compact", "is_narrow"), [(False, False), (True, False), (True, True)])
def test_each_key_says_its_turn_or_its_step(qtbot: QtBot, pad: Pad, is_compact: bool, is_narrow: bool) -> None:
    pad.set_compact(is_compact, is_narrow)
    pad.put(QRect(QPoint(40, 30), pad.body_size()))
    keys = [*pad.turn_keys.values(), *pad.move_keys.values()]
    assert all(pad.body.contains(key.shape.boundingRect()) for key in keys)
    heard = Heard(pad)
    for way in WAYS:
        press_at(qtbot, pad, middle(pad.turn_keys[way]))
        press_at(qtbot, pad, middle(pad.move_keys[way]))
        assert heard.signals[-2:] == [("turned", *way), ("moved", *way)]
    press_at(qtbot, pad, middle(pad.pin_key))
    assert heard.signals[-1] == ("unpinned",)
    assert len(heard.signals) == 13


def test_while_nothing_is_pinned_the_pad_is_faint_and_does_nothing(qtbot: QtBot, pad: Pad) -> None:
    heard, before = Heard(pad), picture_of(pad)
    pad.set_piece(None)
    assert contrast(picture_of(pad)) < 0.75 * contrast(before)
    for way in WAYS:
        press_at(qtbot, pad, middle(pad.turn_keys[way]))
        press_at(qtbot, pad, middle(pad.move_keys[way]))
    press_at(qtbot, pad, middle(pad.pin_key))
    assert heard.signals == []
    assert not any(key.isEnabled() for key in (*pad.turn_keys.values(), *pad.move_keys.values(), pad.pin_key))


def contrast(picture: QImage) -> int:
    """Between the darkest part of the keys that move and their ground."""
    area = [picture.pixelColor(x, y).lightness() for x in range(60, 180, 2) for y in range(240, 400, 2)]
    return max(area) - min(area)


def test_a_press_on_the_card_stays_there_and_one_beside_it_is_for_what_lies_behind(
    qtbot: QtBot, pad: Pad, ground: QPushButton
) -> None:
    presses: list[int] = []
    ground.pressed.connect(lambda: presses.append(1))
    pad.set_piece(None)
    press_at(qtbot, pad, pad.body.topLeft() + QPointF(60, 10))
    press_at(qtbot, pad, middle(pad.turn_keys[0, 1]))
    assert not presses
    press_at(qtbot, pad, QPointF(MARGIN / 2, 100))
    assert len(presses) == 1


def test_the_key_under_the_mouse_is_framed_and_goes_down_when_pressed(qtbot: QtBot, pad: Pad) -> None:
    key, before = pad.turn_keys[0, 1], picture_of(pad)
    qtbot.mouseMove(pad.window(), QPoint(2, 2))
    qtbot.mouseMove(pad.window(), pad.mapTo(pad.window(), middle(key).toPoint()))
    qtbot.waitUntil(lambda: QColor(LIGHT.accent).name() in colours_around(pad, key))
    hovered = picture_of(pad)
    assert hovered != before
    qtbot.mousePress(key, LEFT, pos=key.rect().center())
    assert picture_of(pad) != hovered
    qtbot.mouseRelease(key, LEFT, pos=key.rect().center())
    leave_with_mouse(key)


def test_a_key_of_the_keyboard_is_seen_on_the_pad_for_a_moment(qtbot: QtBot, pad: Pad) -> None:
    heard, before = Heard(pad), picture_of(pad)
    pad.flash_turn(2, -1)
    turned = picture_of(pad)
    pad.flash_move(1, 1)
    assert before != turned != picture_of(pad)
    qtbot.waitUntil(lambda: picture_of(pad) == before)
    assert heard.signals == [], "the board has heard the key already"
    pad.set_piece(None)
    pad.flash_move(1, 1)
    assert not pad.move_keys[1, 1].isDown()


def colours_around(pad: Pad, key: PadKey) -> set[str]:
    picture, area = picture_of(pad), key.shape.boundingRect().toRect()
    row = area.center().y()
    return {picture.pixelColor(x, row).name() for x in range(area.left() - 2, area.left() + 4)}


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("colour", [0, 1])
def test_the_small_cubes_have_the_colour_of_the_piece(pad: Pad, colours: Colours, colour: int) -> None:
    pad.set_colours(colours)
    pad.set_piece(colour)
    picture = picture_of(pad)
    seen = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(180)}
    assert {QColor(tone).name() for tone in PAINTS[colour].tones} <= seen
    assert not {QColor(tone).name() for tone in PAINTS[1 - colour].tones} & seen


# Where turns and steps lead


def looking(camera: Camera) -> tuple[Point, Point, Point]:
    """To the right, up and back to the viewer, worked out here once more."""
    top, south, east = unit((1, 1, 1)), unit((-1, -1, 2)), unit((1, -1, 0))
    around, up = radians(camera.around), radians(camera.up)
    outwards = plus(scaled(south, cos(around)), scaled(east, sin(around)))
    back = plus(scaled(top, sin(up)), scaled(outwards, cos(up)))
    high = plus(scaled(top, cos(up)), scaled(outwards, -sin(up)))
    return cross(high, back), high, back


def seen(vector: Point, camera: Camera) -> QPointF:
    """Where an arrow leads on the screen."""
    right, high, _ = looking(camera)
    return QPointF(dot(vector, right), -dot(vector, high))


def angle(one: QPointF, other: QPointF) -> float:
    product = QPointF.dotProduct(one, other) / hypot(*one.toTuple()) / hypot(*other.toTuple())
    return degrees(acos(min(max(product, -1), 1)))


@pytest.mark.parametrize("camera", CAMERAS)
@pytest.mark.parametrize("way", WAYS)
def test_a_ring_passes_the_viewer_as_a_turn_of_the_piece_does(camera: Camera, way: tuple[int, int]) -> None:
    axis, direction = way
    path = ring(axes_seen(camera), axis, direction)
    n = max(range(1, len(path) - 1), key=lambda n: path[n].nearer)
    back = looking(camera)[2]
    near = [0.0 if k == axis else back[k] for k in range(3)]
    after = [direction * sum(row[k] * near[k] for k in range(3)) for row in QUARTERS[axis]]
    assert angle(path[n + 1].place - path[n - 1].place, seen((after[0], after[1], after[2]), camera)) < 12


@pytest.mark.parametrize("camera", CAMERAS)
@pytest.mark.parametrize("way", WAYS)
def test_a_ring_runs_around_as_the_piece_does(camera: Camera, way: tuple[int, int]) -> None:
    axis, direction = way
    path = [point.place for point in ring(axes_seen(camera), axis, direction)]
    arm = [float(k == (axis + 1) % 3) for k in range(3)]
    after = [direction * sum(row[k] * arm[k] for k in range(3)) for row in QUARTERS[axis]]
    one, other = seen((arm[0], arm[1], arm[2]), camera), seen((after[0], after[1], after[2]), camera)
    assert (around(one, other) > 0) == all(around(a, b) > 0 for a, b in pairwise(path))


def around(one: QPointF, other: QPointF) -> float:
    return one.x() * other.y() - one.y() * other.x()


@pytest.mark.parametrize("camera", CAMERAS)
@pytest.mark.parametrize("axis", range(3))
def test_arrows_point_where_the_piece_goes_on_the_screen(camera: Camera, axis: int) -> None:
    unit = [float(n == axis) for n in range(3)]
    assert angle(axes_seen(camera)[axis].step, seen((unit[0], unit[1], unit[2]), camera)) < 5


def ink(image: QImage, middle: QPointF, reach: float) -> int:
    """How many pixels around a point are dark."""
    near = [(x, y) for x in range(image.width()) for y in range(image.height())]
    near = [(x, y) for x, y in near if hypot(x + 0.5 - middle.x(), y + 0.5 - middle.y()) < reach]
    return sum(image.pixelColor(x, y).lightness() < 100 for x, y in near)


def paper() -> QImage:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    return image


@pytest.mark.parametrize("direction", [1, -1])
def test_the_heads_of_arrows_are_where_they_lead(direction: int) -> None:
    for axis in range(3):
        seen_axis, image = axes_seen(STANDARD)[axis], paper()
        with QPainter(image) as painter:
            paint_step(painter, QPointF(50, 50), 60, seen_axis, direction, QColor("black"))
        ahead = seen_axis.step / hypot(*seen_axis.step.toTuple()) * direction * 30
        assert ink(image, QPointF(50, 50) + ahead, 15) > 1.5 * ink(image, QPointF(50, 50) - ahead, 15) > 0


@pytest.mark.parametrize("way", WAYS)
def test_the_head_of_a_ring_is_at_its_end(way: tuple[int, int]) -> None:
    axes, image = axes_seen(STANDARD), paper()
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_turn(painter, QPointF(50, 50), 26, axes, *way, PAINTS[1], QColor("black"))
    path = [QPointF(50, 50) + point.place * 26 for point in ring(axes, *way)]
    assert ink(image, path[-1], 9) > 1.5 * ink(image, path[0], 9)


def test_in_the_standard_view_each_arrow_points_out_of_its_wedge() -> None:
    for axis, direction in WAYS:
        assert angle(axes_seen(STANDARD)[axis].step * direction, wedge_direction(axis, direction)) < 1


def test_icons_follow_the_camera_and_keys_stay(pad: Pad) -> None:
    places = [key.geometry() for key in (*pad.turn_keys.values(), *pad.move_keys.values())]
    before = picture_of(pad)
    pad.follow(STANDARD.turned(20, 0), STANDARD.faces)
    assert picture_of(pad) != before
    assert [key.geometry() for key in (*pad.turn_keys.values(), *pad.move_keys.values())] == places
    pad.follow(STANDARD, STANDARD.faces)
    assert picture_of(pad) == before


def test_faint_icons_follow_when_the_camera_has_come_to_rest_or_a_piece_is_pinned(qtbot: QtBot, pad: Pad) -> None:
    bright = picture_of(pad)
    pad.set_piece(None)
    before = picture_of(pad)
    pad.follow(STANDARD.turned(20, 0), STANDARD.faces)
    qtbot.waitUntil(lambda: picture_of(pad) != before)
    pad.follow(STANDARD, STANDARD.faces)
    pad.set_piece(0)
    assert picture_of(pad) == bright


def test_beside_the_plan_icons_show_its_directions(qtbot: QtBot, pad: Pad) -> None:
    plan = LayerPlan(LIGHT)
    qtbot.addWidget(plan)
    plan.resize(900, 640)
    start, x, y = (plan.outline(Spot(CELL_NAMES.index(name), 2)).center() for name in ("002", "102", "012"))
    assert angle(IN_PLAN[0].step, x - start) == angle(IN_PLAN[1].step, y - start) == 0
    assert IN_PLAN[2].nearer == 1
    before = picture_of(pad)
    pad.follow_plan()
    assert picture_of(pad) != before
    path = [point.place for point in ring(IN_PLAN, 2, 1)]
    assert around(path[0], path[1]) < 0, "anticlockwise, from x to y"


# Names


def test_screen_readers_hear_what_each_key_does_and_its_letter(pad: Pad, qapp: QApplication) -> None:
    def heard(key: PadKey) -> str:
        return QAccessible.queryAccessibleInterface(key).text(QAccessible.Text.Name)

    assert heard(pad.turn_keys[0, 1]) == "Turn around the left axis (X)"
    assert heard(pad.move_keys[2, -1]) == "Move away from the top face (Shift+F)"
    assert heard(pad.pin_key) == "Unpin (Esc)"
    for axis in range(3):
        assert f"({TURN_KEYS[axis]})" in heard(pad.turn_keys[axis, 1])
        assert f"(Shift+{MOVE_KEYS[axis]})" in heard(pad.move_keys[axis, -1])
    names = [heard(key) for key in (*pad.turn_keys.values(), *pad.move_keys.values(), pad.pin_key)]
    assert len(set(names)) == 13
    before = picture_of(pad)
    language = Language()
    language.use("fr")
    qapp.processEvents()
    try:
        assert heard(pad.turn_keys[0, 1]) == "Tourner autour de l’axe de gauche (X)"
        assert heard(pad.move_keys[2, -1]) == "Éloigner de la face du dessus (Maj+F)"
        assert picture_of(pad) != before
    finally:
        language.use("en")


def test_a_screen_reader_can_press(pad: Pad) -> None:
    heard = Heard(pad)
    pad.turn_keys[1, -1].click()
    assert heard.signals == [("turned", 1, -1)]
