"""Where things lie on the table of Big Bang: inside it, apart from each other, and found where they are seen."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from ludogite.ui.games.bigbang.layout import LARGEST_BUDGET, Between, BoardPlace, Final, Layout

SIZES = [(948, 669), (692, 569), (1588, 949), (2228, 1309), (900, 900), (1400, 600), (576, 533), (761, 401)]
SMALLEST = (452, 382)
TABLES = [(size, large, seats) for size in SIZES for large, seats in ((0, 2), (1, 2), (0, 1))]


def layout_of(size: tuple[int, int], large: int, seats: int) -> Layout:
    return Layout(QSizeF(*size), large, seats)


@pytest.mark.parametrize(("size", "large", "seats"), TABLES)
def test_everything_is_on_the_table_and_nothing_overlaps(size: tuple[int, int], large: int, seats: int) -> None:
    layout = layout_of(size, large, seats)
    things = [layout.strip, layout.dish, layout.bell, *(place.area for place in layout.boards)]
    if seats == 2:
        things.append(layout.glass)
    table = QRectF(0, 0, *size)
    for thing in things:
        assert table.contains(thing)
    for one, other in combinations(things, 2):
        assert not one.intersects(other)


@pytest.mark.parametrize(("size", "large", "seats"), TABLES)
def test_what_lies_on_the_strip_and_in_the_dish_fits_there(size: tuple[int, int], large: int, seats: int) -> None:
    layout = layout_of(size, large, seats)
    on_the_strip = [*layout.dice, layout.budget, layout.ruler]
    assert all(layout.strip.contains(thing) for thing in on_the_strip)
    assert not any(one.intersects(other) for one, other in combinations(on_the_strip, 2))
    for things in (layout.tiles, layout.dish_dice):
        assert all(layout.dish.contains(thing) for thing in things)
        assert not any(one.intersects(other) for one, other in combinations(things, 2))
    assert layout.ruler.width() / LARGEST_BUDGET >= 6, "a slab of 1 must be seen"


@pytest.mark.parametrize(("size", "large", "seats"), TABLES)
def test_a_cell_is_found_at_its_place(size: tuple[int, int], large: int, seats: int) -> None:
    for place in layout_of(size, large, seats).boards:
        for cell in range(36):
            token = place.cell_place(cell)
            assert place.cell_at(token.center()) == cell
            assert place.cell_at(token.topLeft()) == place.cell_at(token.bottomRight()) == cell
            assert place.area.contains(token)
        assert place.cell_at(place.heading.center()) is None
        assert place.cell_at(place.area.topLeft()) is None


@pytest.mark.parametrize(("size", "large", "seats"), TABLES)
def test_tokens_do_not_touch_each_other_or_the_heading(size: tuple[int, int], large: int, seats: int) -> None:
    for place in layout_of(size, large, seats).boards:
        assert 0.8 < place.token / place.pitch < 0.9
        assert place.heading.bottom() < place.grid.top()
        assert place.area.contains(place.heading)
        assert place.area.contains(place.grid)


@pytest.mark.parametrize("size", [*SIZES, SMALLEST])
def test_headings_have_room_for_readable_words(size: tuple[int, int]) -> None:
    boards = (*layout_of(size, 0, 2).boards, *Between(QSizeF(*size)).boards, *Final(QSizeF(120, 320), 30).boards)
    assert all(place.heading.height() >= 13 for place in boards)


def test_at_the_end_a_narrow_room_has_the_boards_alone() -> None:
    assert Final(QSizeF(460, 600), 60).plate.height() > 0
    assert Final(QSizeF(120, 320), 30).plate.height() == 0


@pytest.mark.parametrize("size", SIZES)
def test_sides_are_kept_and_the_picture_is_mirrored_for_the_other_player(size: tuple[int, int]) -> None:
    first, second = layout_of(size, 0, 2), layout_of(size, 1, 2)
    for layout, large in ((first, 0), (second, 1)):
        left, right = layout.boards
        assert left.area.right() < right.area.left()
        assert layout.boards[large].is_large
        assert layout.boards[large].pitch > layout.boards[1 - large].pitch
        assert layout.strip.left() == layout.boards[large].area.left()
        assert layout.dish.left() == layout.boards[1 - large].area.left()
    for one, other in zip(first.boards, reversed(second.boards), strict=True):
        assert one.area.size() == other.area.size()
        assert abs(one.area.left() - (size[0] - other.area.right())) <= 1


@pytest.mark.parametrize(("size", "pitch", "token", "small"), [((948, 669), 79, 67, 49), ((692, 569), 64, 54, 33)])
def test_boards_are_as_large_as_they_are_meant_to_be(
    size: tuple[int, int], pitch: float, token: float, small: float
) -> None:
    layout = layout_of(size, 0, 2)
    large, other = layout.boards
    assert (large.pitch, large.token) == (pitch, token)
    assert other.pitch >= small


@pytest.mark.parametrize("size", SIZES)
def test_between_the_rounds_both_boards_are_alike(size: tuple[int, int]) -> None:
    between = Between(QSizeF(*size))
    left, right = between.boards
    assert left.pitch == right.pitch
    things = [between.title, between.note, between.plate, between.arrows, left.area, right.area]
    assert all(QRectF(0, 0, *size).contains(thing) for thing in things)
    assert not any(one.intersects(other) for one, other in combinations(things, 2))
    for place in between.boards:
        assert place.cell_at(place.cell_place(35).center()) == 35


def test_the_last_pixel_of_a_board_belongs_to_its_last_cell() -> None:
    place: BoardPlace = layout_of((948, 669), 0, 2).boards[0]
    assert place.cell_at(place.grid.bottomRight()) == 35
    assert place.cell_at(place.grid.bottomRight() + QPointF(1, 1)) is None
