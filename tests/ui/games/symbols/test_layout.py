"""Where things lie on the table of Six Symbols, for any number of players and in windows of any size."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from ludogite.ui.games.symbols.layout import Layout

SIZES = {
    "1280×800": QSizeF(948, 669),
    "1024×700": QSizeF(692, 569),
    "1920×1080": QSizeF(1588, 949),
    "1093×535": QSizeF(761, 401),
    "784×516": QSizeF(452, 382),
}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("has_diagonal", [False, True])
def test_pads_and_tray_are_on_the_table_and_do_not_cover_each_other(
    size: QSizeF, seats: int, has_diagonal: bool
) -> None:
    layout = Layout(size, seats, has_diagonal)
    table = QRectF(0, 0, size.width(), size.height())
    things = [layout.tray, *(pad.paper for pad in layout.pads), *([layout.pencil] if layout.pencil else [])]
    assert all(table.contains(thing) for thing in things)
    assert not any(one.intersects(other) for one, other in combinations(things, 2))
    for pad in layout.pads:
        boxes = [*pad.grid.row_boxes, *pad.grid.column_boxes, *pad.grid.corners, pad.grid.total_box]
        written = [pad.cells, pad.band, *boxes]
        assert all(pad.paper.contains(box) for box in written)
        assert not any(one.intersects(other) for one, other in combinations(written, 2))
    assert all(layout.tray.contains(well) for well in (layout.well, layout.wide_well))
    for tile in layout.tiles():
        assert layout.wide_well.contains(tile)
    for direction in ((1, 0), (0, 1)):
        assert all(layout.tray.contains(die) for die in layout.dice(direction))
    assert all(layout.well.contains(die) for die in layout.dice((1, 0)))
    assert layout.die >= 40


def test_on_a_narrow_table_the_only_pad_is_below_the_tray_and_larger() -> None:
    narrow, usual = (Layout(SIZES[size], 1, False) for size in ("784×516", "1280×800"))
    assert usual.tray.left() > usual.pads[0].paper.right()
    assert narrow.tray.bottom() < narrow.pads[0].paper.top()
    assert narrow.pads[0].grid.cell > 36


def test_at_the_usual_size_the_pads_are_as_large_as_they_were_drawn() -> None:
    alone, two, six = (Layout(SIZES["1280×800"], seats, False).pads[0] for seats in (1, 2, 6))
    assert two.grid.cell == 64
    assert alone.grid.cell >= 82
    assert six.grid.cell >= 36
