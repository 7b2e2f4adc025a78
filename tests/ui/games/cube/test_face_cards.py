"""The three faces, flat: the right colour at the right square, and the cell that the mouse is over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import CELL_NAMES, CELLS, parse
from ludogite.ui.games.cube.camera import STANDARD
from ludogite.ui.games.cube.face_cards import FaceCards, face_place
from ludogite.ui.games.cube.paints import paints
from ludogite.ui.games.cube.picture import Projection
from ludogite.ui.theme import DARK, LIGHT, Colours
from tests.ui.mouse import move_mouse

X, Y, Z = range(3)


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def after(*moves: str, is_flush: bool = False) -> Position:
    position = Position(is_flush=is_flush)
    for move in moves:
        position = position.play(parse(move))
    return position


ONE_EACH = after("000 100 200 300", "001 010 011 101")
"""A red bar along x in the bottom corner, and a yellow screw beside it."""


def shown(qtbot: QtBot, state: Position | Attempt, colours: Colours = LIGHT, large: bool = False) -> FaceCards:
    cards = FaceCards(colours, large)
    qtbot.addWidget(cards)
    cards.resize(cards.sizeHint())
    cards.show_state(state)
    with qtbot.waitExposed(cards):
        cards.show()
    return cards


def colour_of(cards: FaceCards, axis: int, name: str) -> str | None:
    """The colour of the square where this cell would be seen, beside its mark."""
    area = cards.square_area(axis, face_place(axis, cell(name)))
    point = QPointF(area.center().x(), area.top() + 0.15 * area.height()) * cards.devicePixelRatioF()
    there = cards.grab().toImage().pixelColor(point.toPoint())
    red, yellow = (QColor(paint.tones[2]) for paint in paints(cards.colours))
    return "red" if there == red else "yellow" if there == yellow else None


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("large", [False, True])
def test_each_square_shows_the_colour_of_the_outermost_cell(qtbot: QtBot, colours: Colours, large: bool) -> None:
    cards = shown(qtbot, ONE_EACH, colours, large)
    assert colour_of(cards, X, "300") == "red"
    assert colour_of(cards, X, "101") == "yellow"
    assert colour_of(cards, X, "010") == "yellow"
    assert colour_of(cards, Y, "010") == "yellow"
    assert colour_of(cards, Y, "300") == "red"
    assert colour_of(cards, Z, "200") == "red"
    assert colour_of(cards, Z, "101") == "yellow"
    assert colour_of(cards, Z, "333") is None


def test_the_squares_of_each_face_are_counted(qtbot: QtBot) -> None:
    cards = shown(qtbot, ONE_EACH)
    assert [cards.counts(axis) for axis in range(3)] == [(1, 3), (3, 3), (2, 3)]
    assert cards.accessibleDescription().startswith("Blue face: 1 red, 3 yellow. Green face:")


def test_with_flush_only_what_lies_in_the_face_is_shown(qtbot: QtBot) -> None:
    cards = shown(qtbot, after("000 100 200 300", is_flush=True))
    assert [cards.counts(axis) for axis in range(3)] == [(1, 0), (0, 0), (0, 0)]
    assert colour_of(cards, X, "300") == "red"
    assert colour_of(cards, Z, "300") is None


def test_a_challenge_shows_the_object_as_it_is_now(qtbot: QtBot) -> None:
    challenge = next(each.challenge for each in shipped() if each.challenge.given)
    attempt = Attempt(challenge)
    cards = shown(qtbot, attempt)
    first, colour = challenge.given[0]
    squares = sum(sum(cards.counts(axis)) for axis in range(3))
    assert 0 < squares <= 48
    assert any(cards.counts(axis)[colour] for axis in range(3)), str(first)


def test_a_face_is_seen_from_outside_with_the_top_of_the_cube_in_its_upper_right_corner() -> None:
    """Never mirrored: going right and then down turns the same way as on the cube itself."""
    world = Projection(STANDARD, QPointF(), 1)
    for axis in range(3):
        at_place = {face_place(axis, n): CELLS[n] for n in range(64) if CELLS[n][axis] == 3}
        assert len(at_place) == 16
        assert at_place[0, 3] == (3, 3, 3)
        start = world.point(*at_place[0, 0])
        right, down = world.point(*at_place[0, 1]) - start, world.point(*at_place[1, 0]) - start
        assert right.x() * down.y() - right.y() * down.x() > 0


def test_the_mouse_over_a_square_names_its_cell(qtbot: QtBot) -> None:
    cards = shown(qtbot, ONE_EACH)
    heard: list[tuple[int, int]] = []
    cards.square_hovered.connect(lambda axis, cell: heard.append((axis, cell)))
    for axis, name in ((X, "300"), (Z, "101"), (Y, "333")):
        area = cards.square_area(axis, face_place(axis, cell(name)))
        move_mouse(cards, area.center())
        move_mouse(cards, area.topLeft())
    QApplication.sendEvent(cards, QEvent(QEvent.Type.Leave))
    assert heard == [(X, cell("300")), (Z, cell("101")), (Y, -1), (-1, -1)]


def test_a_cell_seen_elsewhere_is_ringed_on_every_face_that_shows_it(qtbot: QtBot) -> None:
    cards = shown(qtbot, ONE_EACH)

    def ringed() -> set[tuple[int, str]]:
        picture, ratio, ink = cards.grab().toImage(), cards.devicePixelRatioF(), QColor(LIGHT.ink)
        found = set()
        for axis in range(3):
            for n, name in enumerate(CELL_NAMES):
                if CELLS[n][axis] == 0:
                    edge = cards.square_area(axis, face_place(axis, n))
                    if picture.pixelColor(int(edge.center().x() * ratio), int(edge.top() * ratio)) == ink:
                        found.add((axis, name))
        return found

    assert ringed() == set()
    cards.set_highlight(cell("101"))
    assert ringed() == {(X, "001"), (Y, "101"), (Z, "100")}
    cards.set_highlight(None)
    assert ringed() == set()
