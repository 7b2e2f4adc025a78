"""Small pictures of the cube: what lies where, what covers what, and that colours differ without colour."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, qGray

from ludogite.rules.cube.pieces import CELLS, ORIENTATIONS, mask_of, parse
from ludogite.sheets.cube.flat import paint_bodies, paint_mark
from ludogite.sheets.cube.paints import PAINTS
from ludogite.sheets.cube.pieces import fit_piece, paint_glass, paint_piece, silhouette
from ludogite.sheets.cube.projection import ISOMETRIC, STRAIGHT, Projection, seen_from
from ludogite.sheets.cube.styles import IN_INK, MOULDED, Style

pytestmark = pytest.mark.usefixtures("qapp")
AREA = QRectF(0, 0, 400, 400)
STANDARD, FROM_ABOVE, FROM_ASIDE = seen_from(154, 74), seen_from(154, 90), seen_from(200, 60)
BLANK = QColor(0, 255, 255)


def drawn(
    *bodies: tuple[str, int], view: Projection = STANDARD, style: Style = MOULDED, has_walls: bool = False
) -> QImage:
    image = blank()
    with QPainter(image) as painter:
        if has_walls:
            paint_glass(painter, fit_cube(view), is_dark=False)
        paint_bodies(painter, fit_cube(view), [(parse(cells).mask, colour) for cells, colour in bodies], style)
    return image


def fit_cube(view: Projection) -> Projection:
    return view.fitted_to_cells(AREA, CELLS)


def blank() -> QImage:
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(BLANK)
    return image


def pixel(image: QImage, x: float, y: float, z: float, view: Projection = STANDARD) -> QColor:
    """What is painted at a point of the world."""
    return image.pixelColor(fit_cube(view).point(x, y, z).toPoint())


@pytest.mark.parametrize("colour", [0, 1])
@pytest.mark.parametrize("view", [STANDARD, FROM_ABOVE, FROM_ASIDE], ids=["standard", "from above", "from aside"])
def test_each_side_of_a_piece_has_its_tone_at_its_place(colour: int, view: Projection) -> None:
    image = drawn(("000 001 002 100", colour), view=view)
    tones = [QColor(tone) for tone in PAINTS[colour].tones]
    assert pixel(image, 2, 0.3, 0.3, view) == tones[0]
    assert pixel(image, 1.7, 1, 0.3, view) == tones[1]
    assert pixel(image, 0.3, 0.7, 3, view) == tones[2]
    assert pixel(image, 3.5, 3.5, 0, view) == BLANK


def test_what_is_nearer_covers_what_lies_behind() -> None:
    """From straight above a cell is right behind the one a step up along all axes."""
    behind, in_front = ("000 001 010 100", 0), ("111 112 121 211", 1)
    for bodies in ((behind, in_front), (in_front, behind)):
        image = drawn(*bodies, view=FROM_ABOVE)
        assert pixel(image, 3, 1.3, 1.3, FROM_ABOVE) == QColor(PAINTS[1].tones[0])


def test_pieces_are_divided_by_a_line_and_the_cells_of_one_piece_are_not() -> None:
    two = drawn(("000 001 010 011", 0), ("200 201 210 211", 0), ("100 101 110 111", 0))
    edge, tone = QColor(PAINTS[0].edge), QColor(PAINTS[0].tones[1])
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
            paint_mark(painter, QPointF(200, 200), 70, colour, QColor(PAINTS[0].mark))
        shapes.append({(x, y) for x in range(400) for y in range(400) if image.pixelColor(x, y) != BLANK})
    disc, diamond = shapes
    assert abs(len(disc) - len(diamond)) < 0.15 * len(disc), "neither is heavier than the other"
    assert len(disc ^ diamond) > 0.15 * len(disc)


def test_a_mark_is_quietly_darker_than_its_square_as_grey_too() -> None:
    for colour in (0, 1):
        image = drawn(("003 013 103 113", colour), view=FROM_ABOVE)
        mark, square = pixel(image, 0.5, 0.5, 4, FROM_ABOVE), pixel(image, 0.5, 0.25, 4, FROM_ABOVE)
        assert 0.8 < qGray(mark.rgb()) / qGray(square.rgb()) < 0.92


def test_in_the_isometric_view_the_faces_are_left_right_and_top() -> None:
    image, middle = blank(), fit_cube(ISOMETRIC).point(4, 4, 4)
    with QPainter(image) as painter:
        paint_bodies(painter, fit_cube(ISOMETRIC), [(mask_of(CELLS), 0)])
    tones = [QColor(tone) for tone in PAINTS[0].tones]
    seen = [
        image.pixelColor((middle + aside).toPoint()) for aside in (QPointF(-46, 60), QPointF(46, 60), QPointF(0, -60))
    ]
    assert seen == tones
    assert image.pixelColor(int(middle.x()), 8) != BLANK, "a corner is uppermost"


def test_every_piece_in_every_orientation_stays_within_its_place() -> None:
    """Its shadow may reach out of it a little, to the right and below."""
    place, tones = QRectF(150, 150, 100, 100), {QColor(tone).name() for tone in PAINTS[0].tones}
    for orientation in ORIENTATIONS:
        image = blank()
        with QPainter(image) as painter:
            paint_piece(painter, place, orientation.cells, 0)
        for n in range(400):
            around = [image.pixelColor(*at) for at in ((n, 148), (n, 252), (148, n), (252, n))]
            assert not tones & {colour.name() for colour in around}, orientation
            assert {image.pixelColor(*at).name() for at in ((n, 130), (n, 285), (130, n), (285, n))} == {BLANK.name()}


def test_a_piece_throws_its_shadow_to_the_right() -> None:
    tall = parse("000 001 002 003").orientation
    image = blank()
    with QPainter(image) as painter:
        paint_piece(painter, AREA.adjusted(100, 100, -100, -100), tall.cells, 0)
    dark = [x for x in range(400) for y in range(400) if image.pixelColor(x, y) != BLANK]
    assert 200 - min(dark) < max(dark) - 200


def test_the_silhouette_of_a_piece_is_what_it_covers() -> None:
    for orientation in ORIENTATIONS:
        projection = fit_piece(AREA, orientation.cells)
        shape, image = silhouette(projection, orientation.cells), blank()
        with QPainter(image) as painter:
            paint_bodies(painter, projection, [(mask_of(orientation.cells), 0)])
        wrong = [
            (x, y)
            for x in range(0, 400, 9)
            for y in range(0, 400, 9)
            if shape.contains(QPointF(x + 0.5, y + 0.5)) != (image.pixelColor(x, y) != BLANK)
        ]
        assert len(wrong) < 45, orientation  # only pixels on its border


def test_walls_are_tinted_and_lie_behind_the_pieces() -> None:
    projection = fit_cube(FROM_ABOVE)
    image = drawn(("000 001 002 003", 0), view=FROM_ABOVE, has_walls=True)
    on_wall, on_piece = projection.point(2.5, 2.5, 0).toPoint(), projection.point(1, 0.3, 2.3).toPoint()
    assert image.pixelColor(on_wall) != BLANK
    assert drawn(view=FROM_ABOVE).pixelColor(on_wall) == BLANK
    assert image.pixelColor(on_piece) == QColor(PAINTS[0].tones[0])


def test_the_picture_needs_neither_numpy_nor_opengl() -> None:
    """The shelf shows it, and must not wait for them."""
    program = "import sys, ludogite.ui.games.cube.card; print({'numpy', 'highspy', 'OpenGL'} & set(sys.modules))"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "set()"


def test_ink_tells_red_from_yellow_without_colour() -> None:
    """Straight from above: red is grey with a black disc, yellow white with an empty diamond."""
    image = drawn(("000 010 100 110", 0), ("200 210 300 310", 1), view=STRAIGHT[2], style=IN_INK)
    inner = [image.pixelColor(x, y) for x in range(20, 180) for y in range(20, 180)]
    assert all(colour.red() == colour.green() == colour.blue() for colour in inner)
    red, yellow = (pixel(image, x, 0.2, 0, STRAIGHT[2]) for x in (0.2, 2.2))
    assert red.lightness() < 220 < yellow.lightness()
    assert [pixel(image, x, 0.5, 0, STRAIGHT[2]).lightness() < 40 for x in (0.5, 2.5)] == [True, False]
    edge = pixel(image, 2.5, 0.5 - 0.17 * 1.25, 0, STRAIGHT[2])
    assert edge.lightness() < yellow.lightness(), "the line of the diamond"


def test_the_edge_between_two_squares_is_drawn_whole() -> None:
    """Also where the nearer square is painted over the farther one."""
    image = drawn(("000 001 010 011", 0), ("200 201 210 211", 0), ("100 101 110 111", 1), style=IN_INK, view=ISOMETRIC)
    across = [pixel(image, 2 + off, 2, 0.3, ISOMETRIC).lightness() for off in (-0.02, 0.02)]
    assert max(across) < 150, across
