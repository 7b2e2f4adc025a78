"""The three faces as a hexagon: the right colour at the right place, as the cube on the screen shows it; what a held
piece would change; and the cell that the mouse is over."""

from __future__ import annotations

from math import sqrt

import pytest
from PySide6.QtCore import QEvent, QPointF, QSizeF
from PySide6.QtGui import QColor, QImage, QVector3D
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import CELL_NAMES, CELLS, parse
from ludogite.sheets.cube.paints import PAINTS
from ludogite.ui.games.cube.view.camera import STANDARD, Camera, Frame
from ludogite.ui.games.cube.view.hexagon import Hexagon, face_place
from ludogite.ui.look.theme import DARK, LIGHT, Colours
from tests.support.ui.input import leave_with_mouse, move_mouse

X, Y, Z = range(3)
FRAME = Frame.whole(QSizeF(500, 500))
A_THIRD_ON, TWO_THIRDS_ON = STANDARD.turned(120, 0), STANDARD.turned(240, 0)


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def after(*moves: str, is_flush: bool = False) -> Position:
    position = Position(is_flush=is_flush)
    for move in moves:
        position = position.play(parse(move))
    return position


ONE_EACH = after("000 100 200 300", "001 010 011 101")
"""A red bar along x in the bottom corner, and a yellow screw beside it."""


def shown(qtbot: QtBot, state: Position, colours: Colours = LIGHT, camera: Camera = STANDARD) -> Hexagon:
    hexagon = Hexagon(colours)
    qtbot.addWidget(hexagon)
    hexagon.resize(292, hexagon.sizeHint().height())
    hexagon.follow(camera.faces)
    hexagon.show_state(state)
    with qtbot.waitExposed(hexagon):
        hexagon.show()
    return hexagon


def picture(hexagon: Hexagon) -> QImage:
    return hexagon.grab().toImage()


def place(hexagon: Hexagon, axis: int, name: str, right: float = 0.5, down: float = 0.5) -> QPointF:
    """A point of the square in whose column a cell is, worked out from the rhombi: a unit is an edge of a square."""
    where, unit, middle = hexagon.faces.index(axis), hexagon.projection().scale, QPointF(hexagon.width() / 2, 0)
    middle.setY(hexagon.projection().origin.y())
    slant = QPointF(sqrt(3) / 2, 0.5), QPointF(sqrt(3) / 2, -0.5)
    row, column = face_place(axis, cell(name), hexagon.faces)
    row_at, column_at = row + down, column + right
    if where == 0:
        return middle + (slant[0] * (column_at - 4) + QPointF(0, row_at)) * unit
    if where == 1:
        return middle + (slant[1] * column_at + QPointF(0, row_at)) * unit
    return middle + (slant[0] * (column_at - 4) - slant[1] * (row_at - 4)) * unit


def colour_of(hexagon: Hexagon, axis: int, name: str) -> str | None:
    """The colour of the square, beside its mark."""
    point = place(hexagon, axis, name, 0.22, 0.22) * hexagon.devicePixelRatioF()
    there = picture(hexagon).pixelColor(point.toPoint())
    red, yellow = (QColor(paint.tones[hexagon.faces.index(axis)]) for paint in PAINTS)
    return "red" if there == red else "yellow" if there == yellow else None


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("camera", [STANDARD, A_THIRD_ON, TWO_THIRDS_ON])
def test_each_square_shows_the_colour_of_the_outermost_cell(qtbot: QtBot, colours: Colours, camera: Camera) -> None:
    hexagon = shown(qtbot, ONE_EACH, colours, camera)
    assert colour_of(hexagon, X, "300") == "red"
    assert colour_of(hexagon, X, "101") == "yellow"
    assert colour_of(hexagon, X, "010") == "yellow"
    assert colour_of(hexagon, Y, "010") == "yellow"
    assert colour_of(hexagon, Y, "300") == "red"
    assert colour_of(hexagon, Z, "200") == "red"
    assert colour_of(hexagon, Z, "101") == "yellow"
    assert colour_of(hexagon, Z, "333") is None


@pytest.mark.parametrize("around", range(4, 360, 24))
def test_a_square_lies_in_the_hexagon_where_it_lies_on_the_cube(qtbot: QtBot, around: int) -> None:
    """Seen from anywhere above, each step to the next square leads in the hexagon where it leads on the screen, but for
    less than half of the third by which the hexagon turns."""
    camera, frame = Camera(around=around, up=89.9), FRAME
    hexagon = shown(qtbot, ONE_EACH, camera=camera)
    for axis, here, there in ((Z, "003", "103"), (Z, "003", "013"), (X, "300", "310"), (Y, "130", "133")):
        ends = camera.project([QVector3D(*(c + 0.5 for c in CELLS[cell(name)])) for name in (here, there)], frame)
        on_cube, flat = ends[1] - ends[0], place(hexagon, axis, there) - place(hexagon, axis, here)
        along = QPointF.dotProduct(on_cube, flat)
        across = on_cube.x() * flat.y() - on_cube.y() * flat.x()
        assert along > 0
        assert abs(across) < along * sqrt(3) + 1e-6


@pytest.mark.parametrize("camera", [STANDARD, A_THIRD_ON, TWO_THIRDS_ON])
def test_what_is_left_right_and_on_top_is_so_on_the_screen(qtbot: QtBot, camera: Camera) -> None:
    left, right, top = shown(qtbot, ONE_EACH, camera=camera).faces
    faces = [QVector3D(*(4.0 if n == axis else 2.0 for n in range(3))) for axis in range(3)]
    middles = camera.project(faces, FRAME)
    assert middles[left].x() < middles[right].x()
    assert middles[top].y() < min(middles[left].y(), middles[right].y())


def test_the_hexagon_turns_only_when_other_faces_are_left_and_right(qtbot: QtBot) -> None:
    hexagon = shown(qtbot, ONE_EACH)
    assert hexagon.faces == (X, Y, Z)
    hexagon.follow(STANDARD.turned(20, -10).faces)
    assert hexagon.faces == (X, Y, Z)
    hexagon.follow(A_THIRD_ON.faces)
    assert sorted(hexagon.faces) == [X, Y, Z] != [*hexagon.faces]


def test_the_squares_of_each_face_are_counted_where_they_are_seen(qtbot: QtBot) -> None:
    hexagon = shown(qtbot, ONE_EACH)
    assert [hexagon.counts(axis) for axis in range(3)] == [(1, 3), (3, 3), (2, 3)]
    assert hexagon.accessibleName() == "The three faces"
    said = "Left face: 1 red, 3 yellow. Right face: 3 red, 3 yellow. Top face: 2 red, 3 yellow."
    assert hexagon.accessibleDescription() == said
    hexagon.follow(A_THIRD_ON.faces)
    left = hexagon.counts(hexagon.faces[0])
    assert hexagon.accessibleDescription().startswith(f"Left face: {left[0]} red, {left[1]} yellow.")


def test_with_flush_only_what_lies_in_the_face_is_shown(qtbot: QtBot) -> None:
    hexagon = shown(qtbot, after("000 100 200 300", is_flush=True))
    assert [hexagon.counts(axis) for axis in range(3)] == [(1, 0), (0, 0), (0, 0)]
    assert colour_of(hexagon, X, "300") == "red"
    assert colour_of(hexagon, Z, "300") is None


def test_a_held_piece_shows_the_position_after_placing_and_what_it_changes(qtbot: QtBot) -> None:
    hexagon = shown(qtbot, ONE_EACH)
    for move in ONE_EACH.legal_moves()[::60]:
        then = ONE_EACH.play(move)
        hexagon.show_after(then, move)
        for colour in (0, 1):
            assert sum(hexagon.counts(axis)[colour] for axis in range(3)) == then.scores[colour]
            assert (
                sum(hexagon.gains(axis)[colour] for axis in range(3)) == then.scores[colour] - ONE_EACH.scores[colour]
            )
        assert hexagon.accessibleDescription().startswith("With the piece here. Left face:")
    hexagon.show_after(None, None)
    assert [hexagon.counts(axis) for axis in range(3)] == [(1, 3), (3, 3), (2, 3)]
    assert [hexagon.gains(axis) for axis in range(3)] == [(0, 0)] * 3
    assert hexagon.accessibleDescription().startswith("Left face:")


def is_ivory(image: QImage, hexagon: Hexagon, axis: int, name: str, right: float, down: float) -> bool:
    """Whether there is an ivory pixel at a point of a square, or next to it."""
    point = (place(hexagon, axis, name, right, down) * hexagon.devicePixelRatioF()).toPoint()
    near = [image.pixelColor(point.x() + a, point.y() + b) for a in (-1, 0, 1) for b in (-1, 0, 1)]
    return any(min(colour.red(), colour.green(), colour.blue()) > 215 for colour in near)


def test_the_squares_of_a_held_piece_have_one_contour(qtbot: QtBot) -> None:
    hexagon = shown(qtbot, ONE_EACH)
    bar = parse("020 021 022 023")
    hexagon.show_after(ONE_EACH.after(bar), bar)
    image = picture(hexagon)
    assert is_ivory(image, hexagon, X, "020", 0.5, 1.0), "at its lower end"
    assert is_ivory(image, hexagon, X, "023", 0.0, 0.5), "at its side"
    assert not is_ivory(image, hexagon, X, "022", 0.5, 1.0), "not between its squares"
    assert not is_ivory(image, hexagon, X, "003", 0.0, 0.5), "nothing is there"


def test_the_mouse_over_a_square_names_its_cell(qtbot: QtBot) -> None:
    hexagon = shown(qtbot, ONE_EACH)
    heard: list[tuple[int, int]] = []
    hexagon.square_hovered.connect(lambda axis, cell: heard.append((axis, cell)))
    for axis, name in ((X, "300"), (Z, "101"), (Y, "333")):
        move_mouse(hexagon, place(hexagon, axis, name))
        move_mouse(hexagon, place(hexagon, axis, name, 0.2, 0.7))
    leave_with_mouse(hexagon)
    assert heard == [(X, cell("300")), (Z, cell("101")), (Y, -1), (-1, -1)]


def test_when_the_squares_turn_under_the_mouse_it_names_another(qtbot: QtBot) -> None:
    hexagon = shown(qtbot, ONE_EACH)
    move_mouse(hexagon, place(hexagon, X, "300"))
    with qtbot.waitSignal(hexagon.square_hovered) as heard:
        hexagon.follow(A_THIRD_ON.faces)
    assert heard.args
    assert heard.args[0] == hexagon.faces[0] != X


def test_a_cell_seen_elsewhere_is_ringed_on_every_face_that_shows_it(qtbot: QtBot) -> None:
    hexagon = shown(qtbot, ONE_EACH)

    def ringed() -> set[tuple[int, str]]:
        sides = [(axis, n) for axis in range(3) for n in range(64) if CELLS[n][axis] == 0]
        image = picture(hexagon)
        return {(axis, CELL_NAMES[n]) for axis, n in sides if is_ringed(image, axis, CELL_NAMES[n])}

    def is_ringed(image: QImage, axis: int, name: str) -> bool:
        edges = ((0.5, 0), (0, 0.5), (1, 0.5), (0.5, 1))
        return sum(is_ivory(image, hexagon, axis, name, *at) for at in edges) >= 3

    assert ringed() == set()
    hexagon.set_highlight(cell("101"))
    assert ringed() == {(X, "001"), (Y, "101"), (Z, "100")}
    hexagon.set_highlight(None)
    assert ringed() == set()


def test_it_shrinks_to_the_room_that_it_gets(qtbot: QtBot) -> None:
    hexagon = shown(qtbot, ONE_EACH)
    assert hexagon.projection().scale == pytest.approx(24.5, abs=0.1)
    hexagon.resize(292, 200)
    small = hexagon.projection()
    assert 15 < small.scale < 20
    assert hexagon.rect().contains(small.hexagon(hexagon.body_size).boundingRect().toAlignedRect())
    assert colour_of(hexagon, X, "300") == "red"
    hexagon.fit(250)
    assert hexagon.sizeHint().width() <= 250


def test_rows_and_columns_are_counted_as_they_are_read(qtbot: QtBot) -> None:
    assert face_place(X, cell("303")) == (0, 0)
    assert face_place(X, cell("333")) == (0, 3)
    assert face_place(X, cell("330")) == (3, 3)
    assert face_place(Y, cell("333")) == (0, 0)
    assert face_place(Y, cell("033")) == (0, 3)
    assert face_place(Z, cell("003")) == (0, 0)
    assert face_place(Z, cell("303")) == (3, 0), "above the first column of the left face"
    for camera in (STANDARD, A_THIRD_ON, TWO_THIRDS_ON):
        for axis in range(3):
            places = {face_place(axis, n, camera.faces) for n in range(64) if CELLS[n][axis] == 3}
            assert len(places) == 16


def test_its_words_follow_the_language(qtbot: QtBot) -> None:
    hexagon = shown(qtbot, ONE_EACH)
    QApplication.sendEvent(hexagon, QEvent(QEvent.Type.LanguageChange))
    assert hexagon.accessibleName() == "The three faces"
