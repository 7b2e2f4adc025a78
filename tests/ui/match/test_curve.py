"""The curve of a match with many lines: which of them is in front."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ludogite.match.review import POINTS_HERE, Curve
from ludogite.message import Message
from ludogite.players.review import Measure
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import LIGHT
from ludogite.ui.match.looking_back.curve import MatchCurve

SEAT_COLOURS = (LIGHT.ink, LIGHT.blue, LIGHT.green, LIGHT.red)
ROUNDS = 5


def curve_of(qtbot: QtBot, seats: int) -> MatchCurve:
    """Who moves first is on top; nobody's points change, so that no line crosses another."""
    widget = MatchCurve(LIGHT, lambda *_: None)
    qtbot.addWidget(widget)
    widget.show_progress(0, 0)
    widget.resize(300, 92)
    lines = {
        seat: tuple((1 + seat + seats * each, float(seats - seat)) for each in range(ROUNDS)) for seat in range(seats)
    }
    widget.show_curve(Curve(lines, lowest=1, highest=seats, middle=None), {})
    return widget


def in_full_colour(widget: MatchCurve) -> set[int]:
    """The seats whose lines are not faint."""
    image = widget.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    return {seat for seat, colour in enumerate(SEAT_COLOURS) if QColor(colour).name() in seen}


@pytest.mark.parametrize(("ply", "seat"), [(0, 0), (1, 0), (2, 1), (4, 3), (7, 2), (20, 3)])
def test_among_many_the_line_of_who_moved_last_is_in_front(qtbot: QtBot, ply: int, seat: int) -> None:
    widget = curve_of(qtbot, 4)
    widget.show_place(ply, 4 * ROUNDS)
    assert in_full_colour(widget) == {seat}


def test_few_lines_are_all_in_front(qtbot: QtBot) -> None:
    widget = curve_of(qtbot, 3)
    widget.show_place(2, 3 * ROUNDS)
    assert in_full_colour(widget) == {0, 1, 2}


def test_where_the_match_is_looked_at_stands_a_value() -> None:
    chance = Curve({0: ((1, 0.5), (3, 0.62))}, 0, 1, 0.5, Measure.CHANCE)
    assert [tr(said) for ply in (2, 3, 9) if (said := chance.words_at(0, ply))] == ["50%", "62%", "62%"]
    assert chance.words_at(0, 0) is None, "nothing is judged yet"
    lead = Curve({0: ((1, 3.2), (2, -1.7), (3, 0.1))}, -4, 4, 0, Measure.LEAD)
    assert [tr(said) for ply in (1, 2) if (said := lead.words_at(0, ply))] == ["+3", "−2"]
    assert lead.words_at(0, 3) == Message(POINTS_HERE, n=0), "nobody is ahead"
