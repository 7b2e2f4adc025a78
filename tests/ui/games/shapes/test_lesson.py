"""The lesson of Four Shapes, by mouse and by keys, with what is wrong tried first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from ludogite.rules.game import Move
from ludogite.rules.shapes import Placement, parse
from ludogite.ui.application.app import Application
from ludogite.ui.games.shapes.board import ShapesBoard
from ludogite.ui.match.exercise.page import ExercisePage
from tests.support.exercises import answer
from tests.support.kinds import as_a
from tests.support.pixels import greys
from tests.support.ui.lessons import open_lesson, walk
from tests.support.ui.matches import place_by_keys, place_by_mouse


@pytest.mark.parametrize(("language", "is_by_key"), [("en", False), ("fr", True)])
def test_the_lesson_is_played_through(app: Application, qtbot: QtBot, language: str, is_by_key: bool) -> None:
    def make(page: ExercisePage, move: Move) -> None:
        assert isinstance(move, Placement)
        (place_by_keys if is_by_key else place_by_mouse)(qtbot, page, move)

    walk(qtbot, open_lesson(app, "shapes", language), make, is_by_key)


def test_what_the_lesson_refuses_is_not_offered_again(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "shapes", "en")
    board = as_a(ShapesBoard, page.board)
    for wrong, right in (("Cb2", "Sb2"), ("Sc4", "Sb2")):
        place_by_mouse(qtbot, page, as_a(Placement, parse(wrong)))
        assert page.status.text() == "First a sphere, on the marked cell."
        assert not page.action_button.isEnabled()
        assert board.hand.target is not None
        assert not board.position.offers(board.hand.target), "no green ring"
        board.pick(as_a(Placement, parse(right)).shape)
        board.aim(as_a(Placement, parse(right)).cell)
        assert page.action_button.isEnabled()
        board.aim(as_a(Placement, parse(wrong)).cell)


def test_what_is_closed_is_hatched_and_neither_what_closes_it_nor_what_is_free(app: Application) -> None:
    page = open_lesson(app, "shapes", "en")
    answer(page.match)
    answer(page.match)
    with_marks = greys(page.board.grab().toImage())
    page.marks.hide()
    change = with_marks - greys(page.board.grab().toImage())

    def cell(name: str) -> QRect:
        return page.board.cell_rect(page.board.cell_called(name))

    def changed(middle: QPoint) -> list[int]:
        return change[middle.y() - 20 : middle.y() + 20, middle.x() - 20 : middle.x() + 20].flatten().tolist()

    for closed in map(cell, ("c1", "a3", "d4")):
        assert min(changed(closed.center())) < 0 < max(changed(closed.center())), "strokes on a shade"
    inner_edge = (cell("d3").bottomRight() + cell("d4").topRight()) / 2 - QPoint(20, 0)
    assert changed(inner_edge).count(0) < 100, "the whole region, not its diagonal"
    for other in ("c3", "a1", "d2"):
        assert not any(changed(cell(other).center()))


def test_the_piece_to_take_is_ringed_and_its_ghost_lies_where_it_goes(app: Application) -> None:
    page = open_lesson(app, "shapes", "en")
    board = page.board

    def middle_of(name: str) -> float:
        middle = board.cell_rect(board.cell_called(name)).center()
        seen = greys(board.grab().toImage())
        return float(seen[middle.y() - 12 : middle.y() + 12, middle.x() - 12 : middle.x() + 12].mean())

    assert [board.cell_name(cell) for cell in page.marks.cells] == ["Player, sphere, 2 left", "b2, empty"]
    assert middle_of("b2") > middle_of("c3") + 20, "a light piece shines through"
    answer(page.match)
    page.undo()
    assert middle_of("b2") > middle_of("c3") + 20
    answer(page.match)
    assert len(page.marks.cells) == 1
    assert board.cell_name(page.marks.cells[0]).startswith("c3")
