"""What is to be painted again on the table of Big Bang while something moves: that, and what it covers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QRegion

from ludogite.rules.tokens import LINES
from ludogite.ui.games.bigbang.chain import lines_in
from ludogite.ui.games.bigbang.layout import Layout
from ludogite.ui.games.bigbang.replay import Flip
from ludogite.ui.games.bigbang.table import dragged_dice, token_reach, with_shadow


def region_of_things(*areas: QRectF) -> QRegion:
    """Things on the table, with their shadows."""
    return _region(*map(with_shadow, areas))


def region_of_cells(layout: Layout, *cells: int | None) -> QRegion:
    """Of the large board, and the ruler: what changes with a token that is pointed at or selected."""
    place = layout.boards[layout.large]
    tokens = [token_reach(place, cell) for cell in cells if cell is not None]
    return _region(*tokens) | region_of_things(layout.strip)


def region_of_flips(layout: Layout, flips: Sequence[Flip], seen: int, begun: int) -> QRegion:
    """The token that flips; with the next bonus of a chain all that tells of it. `seen` is how many flips had begun
    when they were last painted."""
    region = QRegion()
    for flip in flips[max(min(seen, begun) - 1, 0) : begun]:
        place = layout.boards[flip.seat]
        region |= _region(token_reach(place, flip.cell))
        if flip.link and seen != begun:
            region |= _region(*(place.line_area(LINES[line]) for line in lines_in(flip.link.reach)))
            region |= region_of_things(layout.strip, layout.calls)
    return region


def region_of_dragged_dice(layout: Layout, before: QPointF | None, point: QPointF) -> QRegion:
    """The dice follow the pointer. When they leave their place the dish opens for them."""
    first = region_of_things(layout.strip, layout.dish) if before is None else QRegion()
    places = [dragged_dice(layout, place) for place in (before, point) if place is not None]
    return first | region_of_things(*(left | right for left, right in places))


def _region(*areas: QRectF) -> QRegion:
    region = QRegion()
    for area in areas:
        region |= area.toAlignedRect()
    return region
