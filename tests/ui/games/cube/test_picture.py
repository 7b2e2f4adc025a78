"""Small pictures of the cube: what lies where, what covers what, and that colours differ without colour."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, qGray

from ludogite.rules.cube.pieces import CELLS, ORIENTATIONS, parse
from ludogite.ui.games.cube.paints import paints
from ludogite.ui.games.cube.picture import (
    ISOMETRIC,
    Projection,
    fit_piece,
    fit_tightly,
    paint_mark,
    paint_piece,
    paint_squares,
    paint_walls,
    silhouette,
    solids,
)
from ludogite.ui.games.cube.view.camera import STANDARD, Camera
from ludogite.ui.look.theme import DARK, LIGHT, Colours

pytestmark = pytest.mark.usefixtures("qapp")
AREA = QRectF(0, 0, 400, 400)
FROM_ABOVE = Camera(up=90)
BLANK = QColor(0, 255, 255)


def drawn(
    *bodies: tuple[str, int], camera: Camera = STANDARD, colours: Colours = LIGHT, has_walls: bool = False
) -> QImage:
    image = blank()
    with QPainter(image) as painter:
        if has_walls:
            paint_walls(painter, fit_cube(camera), colours)
        masks = [(parse(cells).mask, colour) for cells, colour in bodies]
        paint_squares(painter, fit_cube(camera), solids(masks), colours)
    return image


def fit_cube(camera: Camera) -> Projection:
    return fit_tightly(AREA, CELLS, camera)


def blank() -> QImage:
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(BLANK)
    return image


def pixel(image: QImage, x: float, y: float, z: float, camera: Camera = STANDARD) -> QColor:
    """What is painted at a point of the world."""
    return image.pixelColor(fit_cube(camera).point(x, y, z).toPoint())


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("colour", [0, 1])
@pytest.mark.parametrize("camera", [STANDARD, FROM_ABOVE, Camera(around=200, up=60)])
def test_each_side_of_a_piece_has_its_tone_at_its_place(colours: Colours, colour: int, camera: Camera) -> None:
    image = drawn(("000 001 002 100", colour), camera=camera, colours=colours)
    tones = [QColor(tone) for tone in paints(colours)[colour].tones]
    assert pixel(image, 2, 0.3, 0.3, camera) == tones[0]
    assert pixel(image, 1.7, 1, 0.3, camera) == tones[1]
    assert pixel(image, 0.3, 0.7, 3, camera) == tones[2]
    assert pixel(image, 3.5, 3.5, 0, camera) == BLANK


def test_what_is_nearer_covers_what_lies_behind() -> None:
    """From straight above a cell is right behind the one a step up along all axes."""
    behind, in_front = ("000 001 010 100", 0), ("111 112 121 211", 1)
    for bodies in ((behind, in_front), (in_front, behind)):
        image = drawn(*bodies, camera=FROM_ABOVE)
        assert pixel(image, 3, 1.3, 1.3, FROM_ABOVE) == QColor(paints(LIGHT)[1].tones[0])


def test_pieces_are_divided_by_a_line_and_the_cells_of_one_piece_are_not() -> None:
    two = drawn(("000 001 010 011", 0), ("200 201 210 211", 0), ("100 101 110 111", 0))
    edge, tone = QColor(paints(LIGHT)[0].edge), QColor(paints(LIGHT)[0].tones[1])
    assert near(pixel(two, 0.99, 2, 1.3), edge) < 60 < near(edge, tone)
    one = drawn(("000 100 200 300", 0))
    assert near(pixel(one, 0.99, 1, 0.3), tone) < 12


def near(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


def test_the_marks_of_red_and_yellow_differ_without_colour() -> None:
    """As seen by somebody for whom both are the same grey: the marks alone."""
    shapes = []
    for colour in (0, 1):
        image = blank()
        with QPainter(image) as painter:
            paint_mark(painter, QPointF(200, 200), 400, colour, paints(LIGHT)[0])
        shapes.append({(x, y) for x in range(400) for y in range(400) if image.pixelColor(x, y) != BLANK})
    disc, diamond = shapes
    assert abs(len(disc) - len(diamond)) < 0.15 * len(disc), "neither is heavier than the other"
    assert len(disc ^ diamond) > 0.15 * len(disc)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_a_mark_is_quietly_darker_than_its_square_as_grey_too(colours: Colours) -> None:
    for colour in (0, 1):
        image = drawn(("003 013 103 113", colour), camera=FROM_ABOVE, colours=colours)
        mark, square = pixel(image, 0.5, 0.5, 4, FROM_ABOVE), pixel(image, 0.5, 0.25, 4, FROM_ABOVE)
        assert 0.8 < qGray(mark.rgb()) / qGray(square.rgb()) < 0.92


def test_in_the_isometric_view_the_faces_are_left_right_and_top() -> None:
    image, middle = blank(), fit_cube(ISOMETRIC).point(4, 4, 4)
    with QPainter(image) as painter:
        paint_squares(painter, fit_cube(ISOMETRIC), [(frozenset(CELLS), 0)], LIGHT)
    tones = [QColor(tone) for tone in paints(LIGHT)[0].tones]
    seen = [
        image.pixelColor((middle + aside).toPoint()) for aside in (QPointF(-46, 60), QPointF(46, 60), QPointF(0, -60))
    ]
    assert seen == tones
    assert image.pixelColor(int(middle.x()), 8) != BLANK, "a corner is uppermost"


def test_every_piece_in_every_orientation_stays_within_its_place() -> None:
    """Its shadow may reach out of it a little, to the right and below."""
    place, tones = QRectF(150, 150, 100, 100), {QColor(tone).name() for tone in paints(LIGHT)[0].tones}
    for orientation in ORIENTATIONS:
        image = blank()
        with QPainter(image) as painter:
            paint_piece(painter, place, orientation.cells, 0, LIGHT)
        for n in range(400):
            around = [image.pixelColor(*at) for at in ((n, 148), (n, 252), (148, n), (252, n))]
            assert not tones & {colour.name() for colour in around}, orientation
            assert {image.pixelColor(*at).name() for at in ((n, 130), (n, 285), (130, n), (285, n))} == {BLANK.name()}


def test_a_piece_throws_its_shadow_to_the_right() -> None:
    tall = parse("000 001 002 003").orientation
    image = blank()
    with QPainter(image) as painter:
        paint_piece(painter, AREA.adjusted(100, 100, -100, -100), tall.cells, 0, LIGHT)
    dark = [x for x in range(400) for y in range(400) if image.pixelColor(x, y) != BLANK]
    assert 200 - min(dark) < max(dark) - 200


def test_the_silhouette_of_a_piece_is_what_it_covers() -> None:
    for orientation in ORIENTATIONS:
        projection = fit_piece(AREA, orientation.cells)
        shape, image = silhouette(projection, orientation.cells), blank()
        with QPainter(image) as painter:
            paint_squares(painter, projection, [(frozenset(orientation.cells), 0)], LIGHT)
        wrong = [
            (x, y)
            for x in range(0, 400, 9)
            for y in range(0, 400, 9)
            if shape.contains(QPointF(x + 0.5, y + 0.5)) != (image.pixelColor(x, y) != BLANK)
        ]
        assert len(wrong) < 45, orientation  # only pixels on its border


def test_walls_are_tinted_and_lie_behind_the_pieces() -> None:
    camera = FROM_ABOVE
    projection = fit_cube(camera)
    image = drawn(("000 001 002 003", 0), camera=camera, has_walls=True)
    on_wall, on_piece = projection.point(2.5, 2.5, 0).toPoint(), projection.point(1, 0.3, 2.3).toPoint()
    assert image.pixelColor(on_wall) != BLANK
    assert drawn(camera=camera).pixelColor(on_wall) == BLANK
    assert image.pixelColor(on_piece) == QColor(paints(LIGHT)[0].tones[0])


def test_the_picture_needs_neither_numpy_nor_opengl() -> None:
    """The shelf shows it, and must not wait for them."""
    program = "import sys, ludogite.ui.games.cube.picture; print({'numpy', 'highspy', 'OpenGL'} & set(sys.modules))"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "set()"
