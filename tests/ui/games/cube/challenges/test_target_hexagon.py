"""The target beside the cube: its colours and lines, crosses only on what is wrong, and how far one has come."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtGui import QColor, QPolygonF
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import Shipped, shipped
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt, Place
from ludogite.rules.cube.faces import outermost
from ludogite.rules.cube.target import LEVELS, squares
from ludogite.sheets.cube.paints import PAINTS
from ludogite.sheets.cube.projection import Side
from ludogite.sheets.cube.signs import INK, IVORY
from ludogite.ui.games.cube.challenges.target_hexagon import TargetHexagon
from ludogite.ui.games.cube.view.camera import STANDARD, Camera
from ludogite.ui.look.theme import DARK, LIGHT, Colours
from tests.support.ui.challenges import right
from tests.support.ui.input import leave_with_mouse, move_mouse

HALF = shipped()[0]
WHOLE = next(each for each in shipped() if not each.challenge.is_half and not each.challenge.lines)
LINED = next(each for each in shipped() if not each.challenge.is_half and each.challenge.lines)
VIEWS = (STANDARD, STANDARD.turned(120, 0), STANDARD.turned(240, 0))


def shown(qtbot: QtBot, attempt: Attempt, colours: Colours = LIGHT, camera: Camera = STANDARD) -> TargetHexagon:
    target = TargetHexagon(colours)
    qtbot.addWidget(target)
    target.follow(camera.faces)
    target.show_state(attempt)
    target.resize(292, target.sizeHint().height())
    with qtbot.waitExposed(target):
        target.show()
    return target


def wrong_place(each: Shipped, n: int = 0) -> Place:
    """A placement whose colour is wrong somewhere on the surface."""
    shown = each.challenge.shown
    moves = [move for move in Attempt(each.challenge).legal_moves() if isinstance(move, Place)]
    return [move for move in moves if move.placement.mask & shown[1 - move.colour]][n]


def crossed(target: TargetHexagon) -> set[Side]:
    """The squares with a cross on a light chip."""
    outlines = target.outlines()
    image = target.grab().toImage()

    def pixel(outline: QPolygonF, u: float, v: float) -> QColor:
        a, b, d = outline.at(0), outline.at(1), outline.at(3)
        return image.pixelColor(((a + (b - a) * u + (d - a) * v) * target.devicePixelRatioF()).toPoint())

    def near(one: QColor, other: QColor) -> bool:
        return max(abs(one.red() - other.red()), abs(one.blue() - other.blue())) < 40

    def is_crossed(outline: QPolygonF) -> bool:
        around = [pixel(outline, 0.5 + a, 0.5 + b) for a, b in product((-0.1, 0, 0.1), (-0.27, 0.27))]
        return near(pixel(outline, 0.5, 0.5), INK) and any(near(each, IVORY) for each in around)

    return {side for side, outline in outlines.items() if is_crossed(outline)}


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("camera", VIEWS)
@pytest.mark.parametrize("each", [HALF, WHOLE, LINED], ids=lambda each: each.challenge.name)
def test_every_square_has_the_colour_that_it_must_show(
    qtbot: QtBot, each: Shipped, camera: Camera, colours: Colours
) -> None:
    target = shown(qtbot, Attempt(each.challenge), colours, camera)
    outlines = target.outlines()
    image = target.grab().toImage()
    count = 0
    for axis, face in enumerate(each.challenge.faces):
        for cell, letter in squares(face, axis, each.challenge.object):
            a, b, d = (outlines[axis, cell].at(n) for n in (0, 1, 3))
            point = (a + (b - a) * 0.25 + (d - a) * 0.25) * target.devicePixelRatioF()
            tone = PAINTS["RY".index(letter)].tones[camera.faces.index(axis)]
            assert image.pixelColor(point.toPoint()) == QColor(tone)
            count += 1
    assert count == (32 if each.challenge.is_half else 48)
    assert target.rect().contains(target.projection().hexagon(target.body_size).boundingRect().toAlignedRect())


@pytest.mark.parametrize("each", [HALF, WHOLE, LINED], ids=lambda each: each.challenge.name)
def test_on_the_right_way_nothing_is_marked_and_squares_are_counted_one_after_another(
    qtbot: QtBot, each: Shipped
) -> None:
    attempt = Attempt(each.challenge)
    target = shown(qtbot, attempt)
    counts = [target.squares.right]
    for placement in each.order:
        attempt = attempt.play(right(each, placement))
        target.show_state(attempt)
        assert crossed(target) == set()
        counts.append(target.squares.right)
    assert counts[0] == 0
    assert counts == sorted(counts)
    assert target.squares == (counts[-1], 0, 0)


@pytest.mark.parametrize("camera", VIEWS)
def test_crosses_are_on_what_is_wrong_and_nowhere_else(qtbot: QtBot, camera: Camera) -> None:
    for n in (0, 100, -1):
        move = wrong_place(WHOLE, n)
        attempt = Attempt(WHOLE.challenge).play(move)
        target = shown(qtbot, attempt, camera=camera)
        wrong = move.placement.mask & WHOLE.challenge.shown[1 - move.colour]
        expected = {(axis, cell) for axis in range(3) for cell in cells_in(wrong & outermost((1 << 64) - 1, axis))}
        assert crossed(target) == expected
        assert target.squares.wrong == len(expected)
        assert f", {len(expected)} wrong," in target.accessibleDescription()


def test_a_held_piece_shows_what_it_would_make_wrong(qtbot: QtBot) -> None:
    attempt, move = Attempt(WHOLE.challenge), wrong_place(WHOLE)
    target = shown(qtbot, attempt)
    target.show_after(attempt.play(move), move.placement)
    assert crossed(target)
    assert target.squares == attempt.play(move).squares
    target.show_after(None, None)
    assert crossed(target) == set()
    assert target.squares == attempt.squares


@pytest.mark.parametrize("each", [HALF, WHOLE], ids=lambda each: each.challenge.name)
def test_the_mouse_names_the_cell_of_every_square_whether_it_is_filled_or_not(qtbot: QtBot, each: Shipped) -> None:
    target = shown(qtbot, Attempt(each.challenge))
    heard: list[tuple[int, int]] = []
    target.square_hovered.connect(lambda axis, cell: heard.append((axis, cell)))
    sides = list(target.sides)[::7]
    for axis, cell in sides:
        move_mouse(target, target.square_centre(axis, cell))
    leave_with_mouse(target)
    assert heard == [*sides, (-1, -1)]


@pytest.mark.parametrize("level", LEVELS)
def test_it_is_as_large_as_the_room_allows(qtbot: QtBot, level: str) -> None:
    challenge = next(each.challenge for each in shipped() if each.challenge.level == level)
    target = shown(qtbot, Attempt(challenge))
    assert target.projection().scale == pytest.approx(40, abs=0.1)
    target.resize(292, target.minimumSizeHint().height() + 20)
    assert 20 <= target.projection().scale < 24
    assert target.rect().contains(target.projection().hexagon(target.body_size).boundingRect().toAlignedRect())
