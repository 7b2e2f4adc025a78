"""What the signs and the rules' pictures of the cube show is true."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from ludogite import paths
from ludogite.rules.cube.match import Position
from ludogite.ui.games.cube.paints import paints
from ludogite.ui.games.cube.signs import (
    FIRST,
    HALF_BUILT,
    PLACED_NEXT,
    RULES_PICTURES,
    paint_card,
    paint_rules_picture,
    paint_seat,
)
from ludogite.ui.pages.rules import CAPTIONED
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


def test_pieces_do_in_the_rules_what_the_picture_says() -> None:
    position = Position().play(FIRST)
    assert position.why_not(PLACED_NEXT["stands"]) is None
    assert str(position.why_not(PLACED_NEXT["slides"])) == "It slides: nothing holds it on the green wall's side."
    assert str(position.why_not(PLACED_NEXT["tips"])) == "It tips over: what it rests on does not hold it."


def test_the_score_in_the_rules_is_that_of_the_picture() -> None:
    red, yellow = (tuple(sorted(piece.number for piece in pieces)) for pieces in HALF_BUILT)
    scores = Position((red, yellow)).scores
    for language in ("en", "fr"):
        caption = next(text for text, name in captions(language) if name == "score")
        assert tuple(map(int, re.findall(r"\d+", caption))) == scores


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("name", RULES_PICTURES)
def test_every_picture_of_the_rules_is_drawn(name: str, colours: Colours) -> None:
    image = blank(420, 300)
    with QPainter(image) as painter:
        paint_rules_picture(painter, QSize(420, 300), name, colours)
    assert (tones(colours, 0) | tones(colours, 1)) & colours_in(image)
    assert image.pixelColor(210, 2) == QColor(colours.panel)


def test_the_rules_call_for_all_pictures_and_no_other_in_both_languages() -> None:
    for language in ("en", "fr"):
        assert [name for _, name in captions(language)] == list(RULES_PICTURES)


def captions(language: str) -> list[tuple[str, str]]:
    text = (paths.assets() / "rules" / f"cube.{language}.md").read_text(encoding="utf-8")
    return [(caption, name.removeprefix("picture:")) for caption, name in CAPTIONED.findall(text)]
