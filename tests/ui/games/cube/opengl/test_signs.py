"""What is drawn upon the cube: held pieces, the last one, given ones, what is wrong, the pin and the target."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QMatrix4x4, QOpenGLContext
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.pieces import CELLS
from ludogite.ui.games.cube.opengl.canvas import canvas
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.scene import Body, Look, Mark, Pane, Scene, Slices
from ludogite.ui.games.cube.view.space_view import SpaceView
from ludogite.ui.look.theme import DARK, LIGHT, Colours
from tests.ui.games.cube.plain_eye import Cell, PlainEye

RED, YELLOW = range(2)
LEFT, RIGHT, TOP = range(3)
"""The axes of the faces as the standard view shows them."""


def mask(*cells: Cell) -> int:
    return sum(1 << CELLS.index(cell) for cell in cells)


SLAB = mask(*((0, y, z) for y in range(4) for z in range(4)))
"""It shows most of its left face. As the region of a scene it has no rods of a larger object before it."""
SIZE = (900, 700)


def picture(qtbot: QtBot, scene: Scene, colours: Colours = LIGHT) -> QImage:
    """With smooth edges."""
    view = SpaceView(colours)
    qtbot.addWidget(view)
    view.resize(*SIZE)
    view.show_scene(scene)
    view.show()
    qtbot.waitUntil(lambda: view.is_settled)
    return view.grab().toImage()


def at(cell: Cell, axis: int, across: float, upwards: float) -> QPointF:
    """A point of the upper side of a cell, from its middle along the next axis and the one after."""
    point = [float(place) + 0.5 for place in cell]
    point[axis] += 0.5
    point[(axis + 1) % 3] += across
    point[(axis + 2) % 3] += upwards
    eye = PlainEye(154, 74, 1, (0, 0, *SIZE))
    return QPointF(*eye.on_screen((point[0], point[1], point[2])))


def seen(image: QImage, point: QPointF) -> QColor:
    return image.pixelColor(point.toPoint())


def is_ivory(colour: QColor) -> bool:
    return colour.lightness() > 205 and colour.hsvSaturation() < 70


def is_ink(colour: QColor) -> bool:
    return colour.lightness() < 75 and colour.hsvSaturation() < 140


def is_brass(colour: QColor) -> bool:
    return 25 < colour.hue() < 55 and 60 < colour.hsvSaturation() < 215


@pytest.mark.parametrize("look", [Look.SURE, Look.GHOST])
def test_red_held_before_red_has_an_ivory_contour(qtbot: QtBot, look: Look) -> None:
    held = Body(mask((1, 1, 1), (1, 2, 1)), RED, look)
    plain = picture(qtbot, Scene((Body(SLAB, RED), Body(held.mask, RED)), SLAB))
    image = picture(qtbot, Scene((Body(SLAB, RED), held), SLAB))
    for edge in (at((1, 1, 1), LEFT, -0.49, 0), at((1, 2, 1), LEFT, 0, 0.49), at((1, 2, 1), LEFT, 0.49, 0)):
        assert is_ivory(seen(image, edge)), seen(image, edge).name()
        assert not is_ivory(seen(plain, edge))
    assert not is_ivory(seen(image, at((1, 1, 1), LEFT, 0.5, 0.2))), "there is no line within it"


def test_a_wrong_square_is_darker_and_has_a_cross(qtbot: QtBot) -> None:
    slab = Body(SLAB, YELLOW)
    wrong = [Spot(CELLS.index(cell), LEFT) for cell in ((0, 1, 1), (0, 2, 1))]
    before, image = (
        picture(qtbot, Scene((slab,), SLAB)),
        picture(qtbot, Scene((slab,), SLAB, marks=tuple((spot, Mark.WRONG) for spot in wrong))),
    )
    for cell in ((0, 1, 1), (0, 2, 1)):
        assert is_ink(seen(image, at(cell, LEFT, 0, 0)))
        assert is_ivory(seen(image, at(cell, LEFT, 0.15, 0))), "the chip"
        beside = at(cell, LEFT, 0.28, 0.28)
        share = seen(image, beside).lightnessF() / seen(before, beside).lightnessF()
        assert 0.74 < share < 0.92
        assert seen(image, beside).hue() > 25, "it is still yellow"
    assert is_ivory(seen(image, at((0, 1, 1), LEFT, 0, -0.48)))
    assert is_ivory(seen(image, at((0, 2, 1), LEFT, 0.48, 0)))
    between = seen(image, QPointF((at((0, 1, 1), LEFT, 0, 0.3) + at((0, 2, 1), LEFT, 0, 0.3)) / 2))
    assert not is_ivory(between), "one contour around both"


@pytest.mark.parametrize("colour", [RED, YELLOW])
def test_the_last_piece_has_rings_and_a_given_one_screws(qtbot: QtBot, colour: int) -> None:
    ringed = picture(qtbot, Scene((Body(SLAB, colour, Look.LAST),), SLAB))
    screwed = picture(qtbot, Scene((Body(SLAB, colour, Look.LOCKED),), SLAB))
    for cell in ((0, 1, 1), (0, 2, 3)):
        assert is_ivory(seen(ringed, at(cell, LEFT, 0.27, 0)))
        assert is_ivory(seen(ringed, at(cell, LEFT, -0.19, 0.19)))
        assert not is_ivory(seen(ringed, at(cell, LEFT, 0, 0)))
        assert is_brass(seen(screwed, at(cell, LEFT, 0.11, 0.04))), seen(screwed, at(cell, LEFT, 0.11, 0.04)).name()
        assert seen(screwed, at(cell, LEFT, 0, 0)).lightness() < 70, "the slot"


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_what_does_not_fit_is_seen_through_with_a_cross_even_beyond_the_cube(qtbot: QtBot, colours: Colours) -> None:
    away = QMatrix4x4()
    away.translate(0, 0, 1)
    misfit = Body(mask((3, 3, 3)), RED, Look.MISFIT, away)
    image, bare = picture(qtbot, Scene((misfit,)), colours), picture(qtbot, Scene(), colours)
    assert is_ivory(seen(image, at((3, 3, 4), LEFT, 0, 0)))
    beside = at((3, 3, 4), LEFT, 0.3, 0.0)
    assert seen(image, beside).hue() < 20 or seen(image, beside).hue() > 340, "red"
    assert seen(image, beside) != seen(bare, beside)
    solid = picture(qtbot, Scene((Body(misfit.mask, RED, Look.SOLID, away),)), colours)
    assert seen(image, beside) != seen(solid, beside)


def test_what_does_not_fit_is_seen_within_other_pieces(qtbot: QtBot) -> None:
    misfit = Body(mask((1, 1, 0)), YELLOW, Look.MISFIT, QMatrix4x4())
    block = Body(mask((1, 1, 0), (1, 1, 1), (2, 1, 0), (2, 1, 1)), RED)
    image, without = picture(qtbot, Scene((block, misfit))), picture(qtbot, Scene((block,)))
    assert image != without


@pytest.mark.parametrize("axis", [LEFT, RIGHT, TOP])
def test_the_pin_is_brass_and_stands_in_its_square(qtbot: QtBot, axis: int) -> None:
    cell = (3, 3, 3)
    block = Body(mask(cell), RED)
    plain = picture(qtbot, Scene((block,)))
    image = picture(qtbot, Scene((block,), pin=Spot(CELLS.index(cell), axis)))
    foot = at(cell, axis, 0, 0)
    changed = [
        QPointF(x, y)
        for x in range(0, SIZE[0], 3)
        for y in range(0, SIZE[1], 3)
        if image.pixel(x, y) != plain.pixel(x, y)
    ]
    assert len(changed) > 40
    area = QRectF(foot - QPointF(45, 130), foot + QPointF(110, 45))
    assert all(area.contains(point) for point in changed), "nothing else changes"
    assert sum(is_brass(seen(image, point)) for point in changed) > len(changed) / 3


@pytest.mark.parametrize("colour", [RED, YELLOW])
def test_the_target_is_laid_over_as_contours(qtbot: QtBot, colour: int) -> None:
    panes = tuple(Pane(Spot(CELLS.index((3, y, z)), LEFT), colour) for y in (1, 2) for z in (1, 2))
    bare, image = picture(qtbot, Scene()), picture(qtbot, Scene(shell=panes))
    free = at((3, 1, 1), LEFT, -0.2, 0.25)
    assert seen(image, free) == seen(bare, free), "what is behind is seen as it is"
    line = seen(image, at((3, 1, 1), LEFT, -0.43, 0))
    assert (line.hue() < 20 or line.hue() > 350) if colour == RED else 25 < line.hue() < 55
    between = QPointF((at((3, 1, 1), LEFT, 0, 0.3) + at((3, 2, 1), LEFT, 0, 0.3)) / 2)
    assert seen(image, between) == seen(bare, between), "no line within one colour"


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_red_and_yellow_are_told_apart_by_their_marks_too(qtbot: QtBot, colours: Colours) -> None:
    """A dimple and a diamond, quieter than the face they are on."""
    for colour in (RED, YELLOW):
        image = picture(qtbot, Scene((Body(SLAB, colour),), SLAB), colours)
        for cell in ((0, 1, 1), (0, 3, 2)):
            mark, face = seen(image, at(cell, LEFT, 0, 0)), seen(image, at(cell, LEFT, 0.25, 0.25))
            assert 0.8 < mark.lightnessF() / face.lightnessF() < 0.97


def test_light_makes_the_bottom_of_a_pit_darker(qtbot: QtBot) -> None:
    pit = Body(SLAB | mask((1, 0, 1), (1, 2, 1), (1, 1, 0), (1, 1, 2)), YELLOW)
    image, flat = picture(qtbot, Scene((pit,))), picture(qtbot, Scene((Body(SLAB, YELLOW),)))
    point = at((0, 1, 1), LEFT, -0.3, -0.3)
    free = at((0, 3, 3), LEFT, 0.25, 0.25)
    assert seen(image, free).lightness() > 1.2 * seen(image, point).lightness()
    assert abs(seen(flat, free).lightness() - seen(flat, point).lightness()) < 12


def test_after_the_driver_was_reset_all_of_it_is_drawn_again(qtbot: QtBot) -> None:
    spot = Spot(CELLS.index((2, 2, 0)), TOP)
    away = QMatrix4x4()
    away.translate(0, 1, 1)
    bodies = (
        Body(SLAB, RED, Look.LAST),
        Body(mask((0, 0, 1)), YELLOW, Look.LOCKED),
        Body(mask((1, 1, 1)), YELLOW, Look.GHOST),
        Body(mask((3, 3, 1)), RED, Look.MISFIT, away),
    )
    panes = (Pane(Spot(CELLS.index((3, 1, 3)), TOP), YELLOW),)
    scene = Scene(bodies, marks=((spot, Mark.WRONG),), slices=Slices(2, 0.5), shell=panes, pin=spot)
    before = picture(qtbot, scene)
    canvas().context = QOpenGLContext()  # what was in the other one is gone
    assert picture(qtbot, scene) == before


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_rods_show_the_edges_of_the_cube_that_is_to_be_built(qtbot: QtBot, colours: Colours) -> None:
    bare = picture(qtbot, Scene(), colours)
    begun = picture(qtbot, Scene((Body(mask((3, 3, 3), (3, 3, 2)), RED),)), colours)
    for cell in ((3, 3, 1), (3, 3, 0)):
        rod = at(cell, LEFT, 0.485, 0)
        assert is_brass(seen(bare, rod)), seen(bare, rod).name()
        assert is_brass(seen(begun, rod)), "no piece has come here yet"
    for cell in ((3, 3, 3), (3, 3, 2)):
        assert is_brass(seen(bare, at(cell, LEFT, 0.485, 0)))
        assert not is_brass(seen(begun, at(cell, LEFT, 0.485, 0))), "the edge of the piece is the edge of the cube"


def test_half_a_cube_has_rods_around_its_lower_top(qtbot: QtBot) -> None:
    half = picture(qtbot, Scene(region=mask(*(cell for cell in CELLS if cell[2] < 2))))
    for rod in (at((3, 1, 1), TOP, 0.485, 0), at((1, 3, 1), TOP, 0, 0.485), at((3, 3, 0), LEFT, 0.485, 0)):
        assert is_brass(seen(half, rod)), seen(half, rod).name()
    assert not is_brass(seen(half, at((3, 3, 3), LEFT, 0.485, 0)))


def test_the_empty_faces_of_the_cube_are_shaded_as_those_of_a_solid_one(qtbot: QtBot) -> None:
    """By night the top is the brightest; by day, on paper, one sees how dark the right face is."""
    for colours in (LIGHT, DARK):
        bare, without = (picture(qtbot, Scene(slices=cut), colours) for cut in (None, Slices(0, 0.0)))
        points = (at((3, 2, 2), LEFT, 0.2, 0.2), at((2, 3, 3), RIGHT, 0.2, 0.2), at((2, 2, 3), TOP, 0.2, 0.2))
        left, right, top = (seen(bare, point).lightness() - seen(without, point).lightness() for point in points)
        assert top > left > right if colours.is_dark else right < min(left, top) - 20


def test_pieces_within_the_empty_cube_keep_their_colours(qtbot: QtBot) -> None:
    low = Body(mask((1, 1, 1), (1, 2, 1)), YELLOW)
    image, without = (picture(qtbot, Scene((low,), slices=cut)) for cut in (None, Slices(0, 0.0)))
    point = at((1, 1, 1), LEFT, 0.2, 0.2)
    assert seen(image, point) == seen(without, point)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_a_knob_is_on_the_nearest_corner_until_a_piece_has_come_there(qtbot: QtBot, colours: Colours) -> None:
    beside = at((3, 3, 3), RIGHT, 0.38, 0.38)
    assert is_brass(seen(picture(qtbot, Scene(), colours), beside))
    begun = picture(qtbot, Scene((Body(mask((3, 3, 3)), RED),)), colours)
    assert not is_brass(seen(begun, beside))
    half = picture(qtbot, Scene(region=mask(*(cell for cell in CELLS if cell[2] < 2))), colours)
    assert is_brass(seen(half, at((3, 3, 1), RIGHT, 0.38, 0.38)))


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_the_corner_that_the_cube_stands_on_is_seen(qtbot: QtBot, colours: Colours) -> None:
    """In it bright seams of the glass meet, over a dark seat in the foot."""
    bare = picture(qtbot, Scene(), colours)
    floor = [at((x, 0, -1), TOP, 0, -0.5) for x in (0, 1)]
    for seam in floor:
        assert is_ivory(seen(bare, seam)), seen(bare, seam).name()
    seat, cup = at((0, 0, -1), TOP, -0.3, -0.3), at((0, 0, -1), TOP, 0.3, 0.3)
    assert seen(bare, seat).lightness() < seen(bare, cup).lightness() - 20
    covered = picture(qtbot, Scene((Body(mask((0, 0, 0), (1, 0, 0)), YELLOW),)), colours)
    assert not any(is_ivory(seen(covered, seam)) for seam in floor)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_rods_are_seen_on_yellow(qtbot: QtBot, colours: Colours) -> None:
    """Each has a dark contour."""
    behind = Body(mask(*((2, y, z) for y in range(3) for z in range(3))), YELLOW)
    image = picture(qtbot, Scene((behind,)), colours)
    contour = seen(image, at((3, 3, 2), RIGHT, 0, 0.44))
    assert contour.lightness() < 85, contour.name()
