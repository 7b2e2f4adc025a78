"""What the card and the signs of the cube show is true."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ludogite.rules.cube.match import Position
from ludogite.ui.games.cube.card import HALF_BUILT, paint_card, paint_seat
from ludogite.ui.games.cube.paints import paints
from ludogite.ui.theme import DARK, LIGHT, Colours

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
    return {QColor(tone).name() for tone in paints(colours)[colour].tones}


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_the_sign_of_a_seat_has_its_colour_and_its_mark_and_not_the_other(colours: Colours) -> None:
    for seat in (0, 1):
        image = blank(42, 42)
        with QPainter(image) as painter:
            paint_seat(painter, QRectF(0, 0, 42, 42), seat, colours)
        seen = colours_in(image)
        assert tones(colours, seat) <= seen
        assert QColor(paints(colours)[seat].mark).name() in seen
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


def test_the_half_built_cube_can_be_built_in_nine_moves() -> None:
    red, yellow = (set(pieces) for pieces in HALF_BUILT)
    assert can_be_built(Position(), red, yellow)


def can_be_built(position: Position, mine: set, others: set) -> bool:
    """Whether the pieces can be placed in turn, one's own first, in some order."""
    if not mine and not others:
        return True
    return any(
        can_be_built(position.play(move), others, mine - {move}) for move in mine if position.why_not(move) is None
    )
