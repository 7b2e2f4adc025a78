"""Badges are told apart: by their colours, and by their signs, also where they are small."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from ludogite.match.people import COLOURS, SIGNS
from ludogite.ui.look.palettes import THEMES, Colours
from ludogite.ui.widgets.badges import paint_badge
from tests.support.pixels import contrast, greys

SMALLEST = 18
"""As on a ticket at home."""
SEEN = 70
"""So far two colours are apart, added over red, green and blue, at least."""
LEAST = 3
"""The contrast of sign and colour."""


def painted(colour: int, sign: int, colours: Colours, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor(colours.panel))
    with QPainter(image) as painter:
        paint_badge(painter, QRectF(0, 0, size, size), colour, sign, colours)
    return image


@pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)
def test_ten_colours_are_told_apart_and_their_sign_is_seen(qtbot: QtBot, colours: Colours) -> None:
    images = [painted(colour, 0, colours, 100) for colour in range(COLOURS)]
    grounds = [image.pixelColor(50, 4) for image in images]
    for one, other in combinations(grounds, 2):
        apart = sum(abs(part(one) - part(other)) for part in (QColor.red, QColor.green, QColor.blue))
        assert apart >= SEEN, f"{one.name()} and {other.name()}"
    for image, ground in zip(images, grounds, strict=True):
        assert contrast(image.pixelColor(50, 50).name(), ground.name()) >= LEAST


def test_forty_signs_are_told_apart_where_they_are_small(qtbot: QtBot) -> None:
    shapes = [greys(painted(0, sign, THEMES[0], SMALLEST)) for sign in range(SIGNS)]
    for (one, first), (other, second) in combinations(enumerate(shapes), 2):
        assert np.abs(first - second).mean() > 4, f"{one} and {other}"
