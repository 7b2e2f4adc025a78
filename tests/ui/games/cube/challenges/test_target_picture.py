"""The picture of a target: every square of every challenge that ships has its colour and its lines at its place."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ludogite.content.challenges import shipped
from ludogite.rules.cube.contacts import ACROSS
from ludogite.rules.cube.pieces import SIDE
from ludogite.rules.cube.target import LEVELS, Challenge
from ludogite.sheets.cube.paints import PAINTS
from ludogite.sheets.cube.projection import Projection
from ludogite.ui.games.cube.challenges.target_picture import fit_target, paint_target
from ludogite.ui.look.theme import DARK, LIGHT, Colours

pytestmark = pytest.mark.usefixtures("qapp")
AREA, LARGE = QRectF(20, 10, 300, 320), QRectF(0, 0, 840, 840)
BLANK = QColor(0, 255, 255)


def drawn(challenge: Challenge, colours: Colours = LIGHT, area: QRectF = AREA) -> QImage:
    image = QImage(area.bottomRight().toPoint().x(), area.bottomRight().toPoint().y(), QImage.Format.Format_RGB32)
    image.fill(BLANK)
    with QPainter(image) as painter:
        paint_target(painter, area, challenge, colours)
    return image


def pixel(image: QImage, challenge: Challenge, axis: int, u: float, v: float, area: QRectF = AREA) -> QColor:
    """What is painted at a point of an upper face of the object."""
    height = 2 if challenge.is_half and axis == 2 else SIDE
    place = {axis: float(height), ACROSS[axis][0]: u, ACROSS[axis][1]: v}
    return image.pixelColor(projection(challenge, area.getRect()).at(place).toPoint())


@lru_cache(maxsize=1)
def projection(challenge: Challenge, area: tuple[float, float, float, float]) -> Projection:
    return fit_target(QRectF(*area), challenge)


@pytest.mark.parametrize(("colours", "every"), [(LIGHT, 1), (DARK, 10)])
@pytest.mark.parametrize("level", LEVELS)
def test_every_square_of_every_target_has_its_colour_and_no_mark(level: str, colours: Colours, every: int) -> None:
    """In the dark, where only the colours are others, of every tenth."""
    for each in [each for each in shipped() if each.challenge.level == level][::every]:
        image = drawn(each.challenge, colours)
        for axis, face in enumerate(each.challenge.faces):
            for v, row in enumerate(face):
                for u, letter in enumerate(row):
                    if letter != ".":
                        tone = QColor(PAINTS["RY".index(letter)].tones[axis])
                        assert pixel(image, each.challenge, axis, u + 0.5, v + 0.5) == tone, each.id
                        assert pixel(image, each.challenge, axis, u + 0.3, v + 0.7) == tone


def test_nothing_is_painted_above_the_half_cube() -> None:
    half = next(each.challenge for each in shipped() if each.challenge.is_half)
    image = drawn(half)
    for axis in (0, 1):
        assert pixel(image, half, axis, 0.2, 2.6) == BLANK
    box = fit_target(AREA, half).box((0, 0, 0), (SIDE, SIDE, 2))
    assert AREA.contains(box)
    assert box.width() > 0.85 * AREA.width() or box.height() > 0.85 * AREA.height()


def is_divided(image: QImage, challenge: Challenge, axis: int, u: int, v: int) -> bool:
    """Whether a dark line is drawn between a square and the next one of its row."""
    place = {axis: 2.0 if challenge.is_half and axis == 2 else 4.0, ACROSS[axis][0]: u + 1, ACROSS[axis][1]: v + 0.3}
    point = projection(challenge, LARGE.getRect()).at(place).toPoint()
    near = [image.pixelColor(point.x() + a, point.y() + b) for a, b in product((-1, 0, 1), repeat=2)]
    return min(colour.red() for colour in near) < 0.85 * min(QColor(paint.tones[axis]).red() for paint in PAINTS)


def test_lines_are_drawn_where_the_challenge_tells_of_two_pieces_and_nowhere_else() -> None:
    seen = set()
    for challenge in (each.challenge for each in shipped() if each.challenge.lines):
        image = drawn(challenge, area=LARGE)
        for axis, (lines, face) in enumerate(zip(challenge.lines or (), challenge.faces, strict=True)):
            for u, v in product(range(SIDE - 1), range(SIDE)):
                if "." not in (lines[v][u], lines[v][u + 1]):
                    is_two = lines[v][u] != lines[v][u + 1]
                    assert is_divided(image, challenge, axis, u, v) == is_two
                    seen.add((is_two, face[v][u] == face[v][u + 1]))
    assert {(True, True), (False, True)} <= seen


def test_without_lines_only_colours_are_divided() -> None:
    challenge = next(each.challenge for each in shipped() if not each.challenge.is_half and not each.challenge.lines)
    image = drawn(challenge, area=LARGE)
    for axis, face in enumerate(challenge.faces):
        for u, v in product(range(SIDE - 1), range(SIDE)):
            assert is_divided(image, challenge, axis, u, v) == (face[v][u] != face[v][u + 1])
