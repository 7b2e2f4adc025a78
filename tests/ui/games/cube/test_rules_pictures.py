"""What the rules' pictures of the cube show is true."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QVector3D

from ludogite import paths
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.stability import Fall
from ludogite.sheets.cube.pictures import FIRST, HALF_BUILT, PLACED_NEXT
from ludogite.ui.games.cube.animation import falling
from ludogite.ui.games.cube.rules_pictures import FALLS, PICTURES, paint_rules_picture
from ludogite.ui.look.theme import DARK, LIGHT, Colours
from ludogite.ui.pages.rules_text import CAPTIONED
from tests.ui.games.cube.test_card import blank, colours_in, tones

pytestmark = pytest.mark.usefixtures("qapp")


def test_pieces_do_in_the_rules_what_the_picture_says() -> None:
    position = Position().play(FIRST)
    assert position.why_not(PLACED_NEXT["stands"]) is None
    assert str(position.why_not(PLACED_NEXT["slides"])) == "It slides: nothing holds it on the green wall's side."
    assert str(position.why_not(PLACED_NEXT["tips"])) == "It tips over: what it rests on does not hold it."


def test_arrows_show_where_a_piece_really_falls() -> None:
    position = Position().play(FIRST)
    for name, (start, end) in FALLS.items():
        objection = position.why_not(PLACED_NEXT[name])
        assert objection is not None
        assert isinstance(objection.evidence, Fall)
        motion = falling(objection.evidence, [FIRST.mask, PLACED_NEXT[name].mask], 0.5)[1]
        way = motion.map(QVector3D(*start)) - QVector3D(*start)
        assert QVector3D.dotProduct(way.normalized(), (QVector3D(*end) - QVector3D(*start)).normalized()) > 0.95


def test_the_score_in_the_rules_is_that_of_the_picture() -> None:
    for language in ("en", "fr"):
        caption = next(text for text, name in captions(language) if name == "score")
        assert tuple(map(int, re.findall(r"\d+", caption))) == HALF_BUILT.scores


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_of_the_rules_is_drawn(name: str, colours: Colours) -> None:
    image = blank(420, 300)
    with QPainter(image) as painter:
        paint_rules_picture(painter, QSize(420, 300), name, colours)
    assert (tones(colours, 0) | tones(colours, 1)) & colours_in(image)
    assert image.pixelColor(210, 2) == QColor(colours.panel)


def test_the_rules_call_for_all_pictures_and_no_other_in_both_languages() -> None:
    for language in ("en", "fr"):
        assert [name for _, name in captions(language)] == list(PICTURES)


def test_faces_are_called_by_where_they_are_seen() -> None:
    for language, colours in (("en", ("blue", "green", "violet")), ("fr", ("bleue", "verte", "violette"))):
        text = (paths.assets() / "rules" / f"cube.{language}.md").read_text(encoding="utf-8")
        for colour in colours:
            assert f"{colour} face" not in text
            assert f"face {colour}" not in text


def captions(language: str) -> list[tuple[str, str]]:
    text = (paths.assets() / "rules" / f"cube.{language}.md").read_text(encoding="utf-8")
    return [(caption, name.removeprefix("picture:")) for caption, name in CAPTIONED.findall(text)]
