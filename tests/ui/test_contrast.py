"""Words and the borders of controls are seen on what lies behind them. `test_text_size.py` looks at every page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

from ludogite.ui.look import theme
from ludogite.ui.look.tables import TABLES
from ludogite.ui.match.core import MatchCore
from ludogite.ui.widgets.choices import ChoiceCard
from ludogite.ui.widgets.icon_button import IconButton
from ludogite.ui.widgets.scroll_area import FootFade
from tests.support.pixels import contrast, luminance
from tests.support.ui.walk import visible

WORDS, HIGH, BORDERS = 4.5, 7.0, 3.0
"""The least contrast of words, of words in high contrast, and of borders."""
FRAMED = ("segments", "who")
"""Frames around several parts of one control."""
UNFRAMED = ("segment", "link", "back", "rule")
"""Buttons whose words are enough, or which have a frame together."""
INSIDE = 7
"""Pixels from the edge of a control to its ground: a border with two lines ends there."""
ROUNDING = 0.1
"""What the edges of letters lose, which are drawn half over the ground."""
SMALLEST = 12
"""Pixels of a line of letters. Of smaller ones, each pixel is half letter and half ground."""
SHADES = np.arange(256) / 255
LINEAR = np.where(SHADES <= 0.04045, SHADES / 12.92, ((SHADES + 0.055) / 1.055) ** 2.4)
"""By the value of a pixel, how much light that is."""
Pixels = NDArray[np.uint8]
Luminances = NDArray[np.float64]


def pixels_of(image: QImage) -> Pixels:
    """A row for each row, of red, green and blue."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.array(np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4)[:, :, 2::-1])


def luminances(pixels: Pixels) -> Luminances:
    """As WCAG defines it."""
    return np.asarray(LINEAR[pixels] @ np.array([0.2126, 0.7152, 0.0722]))


def ratio(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def part(page: Pixels, area: QRect) -> Luminances:
    inside = area.intersected(QRect(0, 0, page.shape[1], page.shape[0]))
    return luminances(page[inside.top() : inside.bottom() + 1, inside.left() : inside.right() + 1])


def place_of(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def is_in_view(widget: QWidget) -> bool:
    return widget.isVisible() and widget.visibleRegion().boundingRect() == widget.rect()


def is_in_frame(widget: QWidget) -> bool:
    above = widget.parentWidget()
    while above is not None and above.objectName() not in FRAMED:
        above = above.parentWidget()
    return above is not None


def weak_contrast(window: QWidget, page: QWidget, least: float, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is hardly seen; `least` is the contrast that words must have."""
    picture, widgets = pixels_of(window.grab().toImage()), visible(window)
    found = [*weak_words(window, widgets, picture, least), *weak_borders(window, widgets, picture)]
    found += weak_paint(page, least, monkeypatch)
    return list(dict.fromkeys(found))


def weak_words(window: QWidget, widgets: Sequence[QWidget], page: Pixels, least: float) -> Iterator[str]:
    """Words cover less than half of their place, so its middle tone is the ground, and the tone furthest from it is
    theirs. What fades out is scrolled into view to be read."""
    fades = [place_of(fade, window) for fade in window.findChildren(FootFade) if fade.isVisible()]
    for widget in widgets:
        if not isinstance(widget, QLabel | QPushButton) or not widget.text().strip() or not widget.isEnabled():
            continue
        if any(fade.intersects(place_of(widget, window)) for fade in fades):
            continue
        if isinstance(widget, ChoiceCard) or not is_in_view(widget) or widget.property("unavailable"):
            continue
        if isinstance(widget, IconButton) and widget.reason:
            continue
        metrics = widget.fontMetrics()
        area = place_of(widget, window)
        if isinstance(widget, QPushButton):
            words = metrics.boundingRect(widget.text())
            size = words.size().boundedTo(area.size())
            area = QRect(area.center() - QPoint(size.width() // 2, size.height() // 2), size)
        tones = part(page, area)
        if not tones.size:
            continue
        ground = float(np.median(tones))
        found = max(ratio(float(tone), ground) for tone in (tones.min(), tones.max()))
        if found < least - ROUNDING:
            yield f"{widget.text()!r} has {found:.1f}:1"


def weak_borders(window: QWidget, widgets: Sequence[QWidget], page: Pixels) -> Iterator[str]:
    """Of what can be pressed or typed into: its border on either side of it, or its ground beside what lies behind."""
    for widget in widgets:
        is_field = isinstance(widget, QLineEdit | QComboBox | QSpinBox) or widget.objectName() in FRAMED
        is_button = isinstance(widget, QPushButton) and bool(widget.text()) and not widget.isFlat()
        is_button = is_button and widget.objectName() not in UNFRAMED
        is_part = isinstance(widget.parent(), QComboBox | QSpinBox) or (is_field and is_in_frame(widget))
        if not (is_field or is_button) or is_part or isinstance(widget, IconButton):
            continue
        if not widget.isEnabled() or not is_in_view(widget):
            continue
        area = place_of(widget, window)
        row, left = page[area.center().y()], area.left()
        if left < 3:
            continue
        outside, edge, inside = luminances(row[[left - 3, left, left + INSIDE]]).tolist()
        found = max(ratio(edge, outside), ratio(edge, inside), ratio(inside, outside))
        if found < BORDERS:
            yield f"the border of {widget.accessibleName() or getattr(widget, 'text', str)()!r} has {found:.1f}:1"


def weak_paint(page: QWidget, least: float, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Words that a board paints itself, in the colour of its pen, on the tone that prevails behind or around them:
    small letters cover half of their place."""
    if not isinstance(page, MatchCore):
        return
    painted: list[tuple[str, QRect, QColor]] = []
    draw, board = QPainter.drawText, page.board

    def watch(painter: QPainter, *arguments: Any) -> None:
        draw(painter, *arguments)
        if len(arguments) == 3 and isinstance(arguments[0], QRectF) and isinstance(arguments[2], str):
            place, flags, text = arguments
            words = QFontMetricsF(painter.font()).boundingRect(place, flags, text)
            if painter.opacity() == 1 and painter.device() is not None and text.strip():
                device = painter.device()
                on_board = (device.width(), device.height()) == (board.width(), board.height())
                if on_board:
                    painted.append((text, painter.deviceTransform().mapRect(words).toRect(), painter.pen().color()))

    with monkeypatch.context() as watched:
        watched.setattr(QPainter, "drawText", watch)
        picture = board.grab().toImage()
    pixels = pixels_of(picture)
    for text, area, colour in painted:
        around = part(pixels, area.adjusted(-3, -3, 3, 3))
        if not around.size or area.height() < SMALLEST:
            continue
        ink = luminance(QColor(colour.rgb()))
        grounds = [float(np.median(ground)) for ground in (part(pixels, area), around) if ground.size]
        alpha = colour.alphaF()
        found = max(ratio(ink * alpha + ground * (1 - alpha), ground) for ground in grounds)
        if found < least - ROUNDING:
            yield f"{text!r} has {found:.1f}:1 on the board"


@pytest.mark.parametrize("colours", theme.THEMES, ids=lambda colours: colours.name)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_words_are_read_on_every_part_of_a_table(table: Any, colours: theme.Colours) -> None:
    ground = table.ground(colours)
    for words in (ground.ink, ground.soft_ink, ground.link):
        for tone in ground.tones:
            assert contrast(words, tone) >= (HIGH if colours.is_high else WORDS), f"{words} on {tone}"


@pytest.mark.parametrize("colours", theme.THEMES, ids=lambda colours: colours.name)
def test_borders_of_controls_are_seen_on_panels_and_on_paper(colours: theme.Colours) -> None:
    for ground in (colours.panel, colours.background):
        assert contrast(colours.edge, ground) >= BORDERS
        assert contrast(colours.gold_edge, ground) >= BORDERS
