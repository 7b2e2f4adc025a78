"""The cube as flat layers: what is seen in each cell, and what the mouse points at."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QMatrix4x4, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.pieces import CELL_NAMES, parse
from ludogite.rules.cube.target import HALF
from ludogite.sheets.cube.paints import PAINTS, ground, walls
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.layer_plan import EMPTY, LayerPlan
from ludogite.ui.games.cube.view.scene import Body, Look, Mark, Scene
from ludogite.ui.look.language import Language
from ludogite.ui.look.theme import DARK, LIGHT, Colours
from tests.support.ui.input import move_mouse

RED, YELLOW = range(2)
MIDDLE = QPointF(0.5, 0.5)
BESIDE_MARK = QPointF(0.2, 0.2)
CORNER_ABOVE, CORNER_BELOW = QPointF(0.78, 0.21), QPointF(0.78, 0.79)
SIZES = ((320, 240), (900, 640), (1400, 400), (400, 1300))


def number(name: str) -> int:
    return CELL_NAMES.index(name)


def body(cells: str, colour: int = RED, look: Look = Look.SOLID) -> Body:
    return Body(parse(cells).mask, colour, look)


def shown(qtbot: QtBot, scene: Scene, colours: Colours = LIGHT, size: tuple[int, int] = (900, 640)) -> LayerPlan:
    plan = LayerPlan(colours)
    qtbot.addWidget(plan)
    plan.resize(*size)
    plan.show_scene(scene)
    with qtbot.waitExposed(plan):
        plan.show()
    return plan


def place(plan: LayerPlan, name: str, share: QPointF = MIDDLE) -> QPointF:
    area = plan.outline(Spot(number(name), 2))
    return area.topLeft() + QPointF(share.x() * area.width(), share.y() * area.height())


def pixel(plan: LayerPlan, name: str, share: QPointF = BESIDE_MARK) -> QColor:
    image = plan.grab().toImage()
    return image.pixelColor((place(plan, name, share) * image.devicePixelRatio()).toPoint())


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("size", SIZES)
def test_each_cell_has_the_colour_of_its_piece(qtbot: QtBot, colours: Colours, size: tuple[int, int]) -> None:
    plan = shown(qtbot, Scene((body("000 100 200 300"), body("001 010 011 101", YELLOW))), colours, size)
    red, yellow = (QColor(paint.tones[2]) for paint in PAINTS)
    assert {pixel(plan, name).name() for name in ("000", "100", "200", "300")} == {red.name()}
    assert {pixel(plan, name).name() for name in ("001", "010", "011", "101")} == {yellow.name()}
    assert pixel(plan, "233") == empty(colours)
    assert plan.grab().toImage().pixelColor(1, 1) == QColor(ground(colours.is_dark))


def empty(colours: Colours) -> QColor:
    return QColor(EMPTY[colours.is_dark][0])


@pytest.mark.parametrize("size", SIZES)
def test_all_cells_lie_apart_within_the_widget(qtbot: QtBot, size: tuple[int, int]) -> None:
    plan = shown(qtbot, Scene(), size=size)
    areas = [plan.outline(spot) for spot in plan.key_spots()]
    assert len(areas) == 64
    for n, area in enumerate(areas):
        assert plan.rect().toRectF().contains(area)
        assert not any(area.intersects(other) for other in areas[:n])
        assert area.width() >= 16


def test_x_comes_to_the_front_and_y_goes_right_as_on_the_top_face(qtbot: QtBot) -> None:
    plan = shown(qtbot, Scene())
    start = place(plan, "002")
    assert place(plan, "102").y() > start.y()
    assert place(plan, "102").x() == start.x()
    assert place(plan, "012").x() > start.x()
    assert place(plan, "012").y() == start.y()


def test_the_layers_keep_to_the_part_that_they_are_framed_in(qtbot: QtBot) -> None:
    plan = shown(qtbot, Scene())
    part = QRectF(110, 90, 520, 420)
    plan.frame_in(part)
    areas = [plan.outline(spot) for spot in plan.key_spots()]
    assert all(part.contains(area) for area in areas)
    assert plan.spot_at(areas[5].center()) == plan.key_spots()[5]


def test_walls_are_drawn_along_the_cells_that_touch_them(qtbot: QtBot) -> None:
    plan = shown(qtbot, Scene())
    blue, green, _ = (QColor(wall) for wall in walls(LIGHT.is_dark))
    assert pixel(plan, "023", QPointF(0.5, -0.05)) == blue
    assert pixel(plan, "203", QPointF(-0.05, 0.5)) == green
    assert pixel(plan, "123", QPointF(0.5, -0.05)) == empty(LIGHT)
    assert pixel(plan, "230") != empty(LIGHT), "the violet wall shines through the lowest layer"


def test_cells_of_one_piece_are_joined_and_two_pieces_are_not(qtbot: QtBot) -> None:
    plan = shown(qtbot, Scene((body("000 010 100 110"), body("200 210 300 310"))))
    between = QPointF(1, 1)
    tone = QColor(PAINTS[RED].tones[2])
    assert pixel(plan, "000", between) == tone, "no line, and no hole in the middle of the square"
    assert pixel(plan, "000", QPointF(0.5, 1)) == tone
    assert pixel(plan, "100", QPointF(0.5, 1)) != tone


def test_colours_differ_by_their_mark_as_well(qtbot: QtBot) -> None:
    """The diamond has a point where the disc has ended."""
    plan = shown(qtbot, Scene((body("000 100 200 300"), body("001 101 201 301", YELLOW))))
    red, yellow = PAINTS
    top = QPointF(0.5, 0.16)
    assert pixel(plan, "100", top) == QColor(red.tones[2])
    assert pixel(plan, "101", top) == QColor(yellow.edge)


def test_arrows_show_where_a_piece_goes_on(qtbot: QtBot) -> None:
    plan = shown(qtbot, Scene((body("000 001 002 003"),)))
    arrow, tone = QColor(PAINTS[RED].edge), QColor(PAINTS[RED].tones[2])
    for name, above, below in (
        ("000", arrow, tone),
        ("001", arrow, arrow),
        ("002", arrow, arrow),
        ("003", tone, arrow),
    ):
        assert (pixel(plan, name, CORNER_ABOVE), pixel(plan, name, CORNER_BELOW)) == (above, below), name


def cell_picture(plan: LayerPlan, name: str) -> QImage:
    image = plan.grab().toImage()
    area = plan.outline(Spot(number(name), 2)).toRect()
    ratio = image.devicePixelRatio()
    return image.copy(round(area.x() * ratio), round(area.y() * ratio), round(area.width() * ratio), 40)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_every_look_of_a_piece_is_another(qtbot: QtBot, colours: Colours) -> None:
    looks = (Look.SOLID, Look.LOCKED, Look.LAST, Look.GLASS, Look.GHOST, Look.SURE, Look.MISFIT)
    pictures = [cell_picture(shown(qtbot, Scene(), colours), "112")]
    pictures += [
        cell_picture(shown(qtbot, Scene((body("112 122 132 133", look=look),)), colours), "112") for look in looks
    ]
    for n, picture in enumerate(pictures):
        assert picture not in pictures[:n]


def test_a_ghost_shows_over_what_is_in_its_way(qtbot: QtBot) -> None:
    ghost = body("102 112 122 132", YELLOW, Look.GHOST)
    plan = shown(qtbot, Scene((ghost, body("102 202 302 312"))))
    assert pixel(plan, "112", QPointF(0.5, 0)).lightness() > 220, "its ivory contour"
    assert pixel(plan, "102").name() not in {QColor(paint.tones[2]).name() for paint in PAINTS}


def test_a_piece_that_sticks_out_of_the_half_cube_is_drawn_as_far_as_there_are_cells(qtbot: QtBot) -> None:
    ghost = body("220 221 222 223", look=Look.GHOST)
    plan = shown(qtbot, Scene((ghost,), HALF, marks=((Spot(number("222"), 2), Mark.BAD),)))
    assert pixel(plan, "221", CORNER_ABOVE) == QColor(PAINTS[RED].edge)


@pytest.mark.parametrize(("mark", "colour"), [(Mark.GOOD, "green"), (Mark.BAD, "accent"), (Mark.POINTER, "ink")])
def test_marks_frame_their_cell_and_what_is_bad_is_crossed_out(qtbot: QtBot, mark: Mark, colour: str) -> None:
    plan = shown(qtbot, Scene(marks=((Spot(number("213"), 2, is_wall=True), mark),)))
    expected = QColor(getattr(LIGHT, colour))
    assert pixel(plan, "213", QPointF(0.05, 0.5)) == expected
    assert (pixel(plan, "213", MIDDLE) == expected) == (mark == Mark.BAD)
    assert pixel(plan, "223", QPointF(0.05, 0.5)) == empty(LIGHT)


def test_what_is_wrong_is_darker_and_bears_a_chip(qtbot: QtBot) -> None:
    piece = body("213 223 233 333")
    right = shown(qtbot, Scene((piece,)))
    wrong = shown(qtbot, Scene((piece,), marks=((Spot(number("213"), 2), Mark.WRONG),)))
    assert pixel(wrong, "213").lightness() < pixel(right, "213").lightness()
    assert pixel(wrong, "213", QPointF(0.5, 0.33)).lightness() > 220, "ivory"
    assert pixel(wrong, "223", QPointF(0.2, 0.5)) == pixel(right, "223", QPointF(0.2, 0.5))


def test_the_pin_is_seen_in_the_cell_that_was_pointed_at(qtbot: QtBot) -> None:
    empty_plan, pinned = shown(qtbot, Scene()), shown(qtbot, Scene(pin=Spot(number("113"), 2, is_wall=True)))
    assert cell_picture(pinned, "113") != cell_picture(empty_plan, "113")
    assert cell_picture(pinned, "213") == cell_picture(empty_plan, "213")


def test_a_misfit_is_shown_where_it_was_moved_as_far_as_there_are_cells(qtbot: QtBot) -> None:
    out = QMatrix4x4()
    out.translate(2, 0, 0)
    plan = shown(qtbot, Scene((Body(parse("000 100 200 300").mask, RED, Look.MISFIT, out),)))
    bare = shown(qtbot, Scene())
    changed = [name for name in ("000", "100", "200", "300") if cell_picture(plan, name) != cell_picture(bare, name)]
    assert changed == ["200", "300"]


def test_a_half_cube_has_two_layers(qtbot: QtBot) -> None:
    plan = shown(qtbot, Scene(region=HALF))
    assert [CELL_NAMES[spot.cell] for spot in plan.key_spots()][:5] == ["000", "010", "020", "030", "100"]
    assert len(plan.key_spots()) == 32
    assert plan.outline(plan.key_spots()[0]).width() > shown(qtbot, Scene()).outline(Spot(0, 2)).width()


def test_the_mouse_points_at_cells(qtbot: QtBot) -> None:
    plan = shown(qtbot, Scene((body("000 100 200 300"),)))
    pointed: list[Spot | None] = []
    plan.pointed.connect(pointed.append)
    for name in ("100", "123"):
        move_mouse(plan, place(plan, name))
    move_mouse(plan, QPoint(2, 2))
    assert pointed == [Spot(number("100"), 2), Spot(number("123"), 2, is_wall=True), None]
    assert [spot.before for spot in pointed if spot] == [number("101"), number("123")]


def test_a_click_presses_a_cell_and_the_wheel_steps(qtbot: QtBot) -> None:
    plan = shown(qtbot, Scene())
    pressed: list[tuple[Spot | None, QPointF]] = []
    plan.pressed.connect(lambda spot, point: pressed.append((spot, point)))
    there = place(plan, "321").toPoint()
    QTest.mouseClick(plan, Qt.MouseButton.LeftButton, pos=there)
    QTest.mouseClick(plan, Qt.MouseButton.RightButton, pos=there)
    assert pressed == [(Spot(number("321"), 2, is_wall=True), QPointF(there))]
    steps: list[int] = []
    plan.wheeled.connect(steps.append)
    for angle in (120, -120):
        turn = QWheelEvent(
            QPointF(there), QPointF(there), QPoint(), QPoint(0, angle), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(plan, turn)
    assert steps == [-1, 1]


def test_layers_are_named_in_the_language_of_the_player(qtbot: QtBot) -> None:
    plan = shown(qtbot, Scene())
    english = plan.grab().toImage()
    language = Language()
    language.use("fr")
    french = plan.grab().toImage()
    language.use("en")
    assert french != english
    assert plan.grab().toImage() == english


LARGE = """
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from ludogite.ui.application.app import make_qt_application
from ludogite.ui.games.cube.view.layer_plan import LayerPlan
from ludogite.ui.games.cube.view.scene import Scene
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.look.theme import LIGHT
from tests.support.ui.input import move_mouse

app = make_qt_application()
plan = LayerPlan(LIGHT)
plan.resize(400, 300)
plan.show_scene(Scene())
plan.show()
QTest.qWaitForWindowExposed(plan)
assert plan.grab().devicePixelRatio() == 2
pointed = []
plan.pointed.connect(pointed.append)
for spot in plan.key_spots():
    move_mouse(plan, plan.outline(spot).center())
assert pointed == plan.key_spots(), pointed
print("all 64")
"""


def test_pointing_is_right_at_double_scale() -> None:
    run = subprocess.run(
        [sys.executable, "-c", LARGE], env=os.environ | {"QT_SCALE_FACTOR": "2"}, capture_output=True, text=True
    )
    assert (run.stdout, run.stderr) == ("all 64\n", "")
