"""Where things lie on the table of Crossword Track: inside it, apart from each other, and found where they are seen."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from ludogite.rules.crossword.track import NUMBERED, SQUARES, line_beside
from ludogite.ui.games.crossword.view.layout import EndLayout, Layout
from ludogite.ui.games.crossword.view.places import BoardPlace

SIZES = [(948, 669), (692, 569), (1588, 949), (2228, 1309), (900, 900), (1400, 600), (760, 620), (576, 533), (576, 900)]
TABLES = [(size, seats) for size in SIZES for seats in (1, 2)]
on_all_tables = pytest.mark.parametrize(("size", "seats"), TABLES)


def layout_of(size: tuple[int, int], seats: int, has_question: bool = False) -> Layout:
    return Layout(QSizeF(*size), seats, has_question)


def boards(layout: Layout) -> list[BoardPlace]:
    return [layout.large] if layout.small is None else [layout.large, layout.small]


def is_inside(thing: QRectF, area: QRectF) -> bool:
    return area.adjusted(-0.5, -0.5, 0.5, 0.5).contains(thing)


def are_apart(things: list[QRectF]) -> bool:
    return not any(one.adjusted(0.2, 0.2, -0.2, -0.2).intersects(other) for one, other in combinations(things, 2))


def test_the_two_sizes_of_the_mock_ups() -> None:
    large, small = layout_of((948, 669), 2), layout_of((692, 569), 2)
    assert (large.large.cell, large.large.depth, large.large.area.size()) == (50, 43, QSizeF(482, 647))
    assert large.small is not None
    assert large.small.cell == 19
    assert large.card.width() == 400
    assert small.large.cell == 42


def test_on_a_narrow_table_the_board_gives_way_and_the_column_is_as_tall_as_it_needs() -> None:
    narrow, tall = layout_of((576, 533), 2), layout_of((576, 1200), 2)
    assert narrow.column.width() >= 224
    assert narrow.large.cell >= 32
    assert narrow.column.height() > narrow.large.area.height()
    assert tall.column.height() < 600


@on_all_tables
def test_everything_is_on_the_table_and_nothing_overlaps(size: tuple[int, int], seats: int) -> None:
    layout = layout_of(size, seats)
    things = [layout.card, layout.tray, *(place.area for place in boards(layout))]
    assert all(is_inside(thing, QRectF(0, 0, *size)) for thing in (*things, layout.tray_label))
    assert layout.glass.isEmpty() == (seats == 1)
    assert seats == 1 or is_inside(layout.glass, QRectF(0, 0, *size))
    assert are_apart(things)
    assert are_apart([layout.card, layout.tray_label, layout.large.area])


@on_all_tables
def test_the_die_its_tray_and_the_small_board_stay_while_a_question_is_open(size: tuple[int, int], seats: int) -> None:
    without, with_question = layout_of(size, seats), layout_of(size, seats, has_question=True)
    assert without.tray == with_question.tray
    assert without.die == with_question.die
    assert without.small == with_question.small
    assert without.large == with_question.large


def test_the_question_of_a_narrow_card_covers_what_lies_below() -> None:
    layout = layout_of((692, 569), 2, has_question=True)
    assert layout.small is not None
    assert layout.card.contains(layout.tray)
    assert layout.card.contains(layout.small.area)


@on_all_tables
def test_a_cell_is_found_at_its_place(size: tuple[int, int], seats: int) -> None:
    for place in boards(layout_of(size, seats)):
        for cell in range(70):
            area = place.cell_place(cell)
            assert place.cell_at(area.center()) == cell
            assert place.square_at(area.center()) is None
        assert place.cell_at(place.heading.center()) is None


@on_all_tables
def test_a_square_is_found_at_its_place_and_touches_no_other(size: tuple[int, int], seats: int) -> None:
    for place in boards(layout_of(size, seats)):
        tiles = [place.square_place(square) for square in SQUARES]
        assert all(is_inside(tile, place.paper) for tile in tiles)
        assert are_apart([*tiles, place.grid])
        for square, tile in zip(SQUARES, tiles, strict=True):
            assert place.square_at(tile.center()) == square
            assert place.cell_at(tile.center()) is None


@on_all_tables
def test_a_square_lies_beside_its_line(size: tuple[int, int], seats: int) -> None:
    for place in boards(layout_of(size, seats)):
        for square in NUMBERED:
            line, tile = line_beside(square), place.square_place(square)
            first = place.cell_place(line.number - 1 if line.direction == "down" else 7 * (line.number - 1))
            if line.direction == "down":
                assert abs(tile.center().x() - first.center().x()) < 0.6
            else:
                assert abs(tile.center().y() - first.center().y()) < 0.6


def test_between_the_boards_there_is_nothing_to_click() -> None:
    place = layout_of((948, 669), 2).large
    outside = place.area.topLeft() + QPointF(3, 3)
    assert place.square_at(outside) is None
    assert place.cell_at(outside) is None


@on_all_tables
@pytest.mark.parametrize("length", [2, 3, 7, 10])
def test_a_word_lies_flat_on_the_card(size: tuple[int, int], seats: int, length: int) -> None:
    layout = layout_of(size, seats)
    for cells in (layout.clue_cells(length), layout.choice_cells(length)):
        assert len(cells) == length
        assert all(is_inside(cell, layout.inside) for cell in cells)
        assert are_apart(list(cells))
        assert cells[0].width() >= 16, "a letter must be read"
    assert layout.clue_cells(length)[0].bottom() <= layout.worth_top
    assert layout.clue_cells(length)[0].top() > layout.badge.bottom() + 60, "the clue needs room"


@on_all_tables
def test_buttons_and_choices_are_on_the_card_and_large_enough_to_hit(size: tuple[int, int], seats: int) -> None:
    layout = layout_of(size, seats, has_question=True)
    groups = (
        [layout.pass_button, layout.keyboard_button],
        [layout.hold_button, layout.wrong_button, layout.right_button],
        [*layout.choices, layout.banner, layout.steps],
        [layout.answer_field, layout.question_pass, layout.banner, layout.steps],
    )
    for group in groups:
        assert all(is_inside(thing, layout.card) for thing in group)
        assert are_apart(group)
        assert all(thing.height() >= 28 and thing.width() >= 34 for thing in group)
    assert layout.choices[0].top() - layout.banner.bottom() >= 70, "the question needs room"
    assert all(is_inside(face, layout.card) and face.width() >= 24 for face in layout.faces)
    assert are_apart(list(layout.faces))


@on_all_tables
def test_the_letter_tray_holds_26_letters_below_the_card(size: tuple[int, int], seats: int) -> None:
    layout = layout_of(size, seats)
    tiles = [*layout.letters, layout.erase]
    assert len(layout.letters) == 26
    assert all(is_inside(tile, layout.below) for tile in tiles)
    assert are_apart(tiles)
    assert all(tile.width() >= 22 and tile.width() * tile.height() >= 26 * 26 for tile in tiles)
    assert are_apart([layout.below, layout.card, layout.large.area])


@on_all_tables
def test_the_end_fits_on_the_table(size: tuple[int, int], seats: int) -> None:
    layout = EndLayout(QSizeF(*size), seats)
    things = [*(place.area for place in layout.boards), *layout.bills, layout.notebook]
    assert len(layout.boards) == len(layout.bills) == seats
    assert all(is_inside(thing, QRectF(0, 0, *size)) for thing in things)
    assert are_apart(things)
    assert all(bill.height() >= 170 for bill in layout.bills)
