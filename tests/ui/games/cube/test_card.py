"""What the card and the signs of the cube show is true."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ludogite.content.challenges import shipped
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import Placement
from ludogite.sheets.cube.paints import PAINTS
from ludogite.sheets.cube.pictures import HALF_BUILT
from ludogite.ui.games.cube.card import FULL, paint_card, paint_seat
from ludogite.ui.look.theme import DARK, LIGHT, Colours

pytestmark = pytest.mark.usefixtures("qapp")
BLANK = QColor(0, 255, 255)


def blank(width: int, height: int, ratio: int = 1) -> QImage:
    image = QImage(width * ratio, height * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(BLANK)
    return image


def colours_in(image: QImage) -> set[str]:
    return {QColor(pixel).name() for pixel in set(memoryview(image.constBits()).cast("I"))}


def tones(colours: Colours, colour: int) -> set[str]:
    return {QColor(tone).name() for tone in PAINTS[colour].tones}


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_the_sign_of_a_seat_has_its_colour_and_not_the_other(colours: Colours) -> None:
    for seat in (0, 1):
        image = blank(42, 42)
        with QPainter(image) as painter:
            paint_seat(painter, QRectF(0, 0, 42, 42), seat, colours)
        seen = colours_in(image)
        assert tones(colours, seat) <= seen
        assert not tones(colours, 1 - seat) & seen


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("ratio", [1, 2])
def test_the_card_shows_both_colours_and_fills_its_place(colours: Colours, ratio: int) -> None:
    for _ in ("drawn", "kept"):
        image = blank(366, 192, ratio)
        with QPainter(image) as painter:
            paint_card(painter, QRectF(0, 0, 366, 192), colours)
        seen = colours_in(image)
        assert tones(colours, 0) | tones(colours, 1) <= seen
        assert BLANK.name() not in seen


def test_the_full_cube_is_a_whole_match() -> None:
    position = Position()
    for move in FULL:
        assert position.why_not(move) is None
        position = position.play(move)
    assert position.occupied == (1 << 64) - 1
    assert position.outcome is not None


def test_the_card_gives_no_challenge_away() -> None:
    built = {tuple(sorted(move.number for move in FULL[colour::2])) for colour in (0, 1)}
    for each in shipped():
        assert {tuple(sorted(numbers)) for numbers in each.solution} != built


@pytest.mark.parametrize("size", [(214, 252), (366, 192), (160, 120)])
def test_on_the_card_the_cube_stands_upright_in_its_foot_and_is_not_cut(size: tuple[int, int]) -> None:
    image = blank(*size)
    with QPainter(image) as painter:
        paint_card(painter, QRectF(0, 0, *size), LIGHT)
    both = tones(LIGHT, 0) | tones(LIGHT, 1)
    pieces = [(x, y) for x in range(size[0]) for y in range(size[1]) if image.pixelColor(x, y).name() in both]
    blue = [
        (x, y)
        for x in range(size[0])
        for y in range(size[1])
        if image.pixelColor(x, y).blue() > image.pixelColor(x, y).red() + 70
    ]
    for xs in ([x for x, _ in pieces], [x for x, _ in blue]):
        assert 2 < min(xs) < max(xs) < size[0] - 3
    assert max(y for _, y in pieces) < max(y for _, y in blue) < size[1] - 3, "the foot is below"
    assert abs(sum(x for x, _ in blue) / len(blue) - size[0] / 2) < 0.12 * size[0]


def test_the_half_built_cube_can_be_built_in_nine_moves() -> None:
    red, yellow = ({piece for piece, owner in HALF_BUILT.bodies if owner == colour} for colour in (0, 1))
    assert can_be_built(Position(), red, yellow)


def can_be_built(position: Position, mine: set[Placement], others: set[Placement]) -> bool:
    """Whether the pieces can be placed in turn, one's own first, in some order."""
    if not mine and not others:
        return True
    return any(
        can_be_built(position.play(move), others, mine - {move}) for move in mine if position.why_not(move) is None
    )
