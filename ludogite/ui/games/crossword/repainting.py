"""What of the table of Crossword Track has to be painted again after a change: a letter, the aim, the card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QRegion

from ludogite.ui.games.crossword.layout import Layout
from ludogite.ui.games.crossword.places import BoardPlace
from ludogite.ui.games.crossword.values import BoardLook, GridLook

if TYPE_CHECKING:
    from ludogite.ui.games.crossword.still_life import StillLife

K = TypeVar("K")
V = TypeVar("V")
AROUND = 26
"""How far the shadow of a card or a board reaches."""


def changed_region(layout: Layout, before: StillLife, after: StillLife) -> QRegion | None:
    """None: everything."""
    rest = replace(before, large=after.large, small=after.small, card=after.card)
    if rest != after or (before.small is None) != (after.small is None):
        return None
    region = QRegion()
    if before.card != after.card:
        region += _whole(layout.card)
    for place, old, new in ((layout.large, before.large, after.large), (layout.small, before.small, after.small)):
        if place is not None and old is not None and new is not None and old != new:
            region += _board_region(place, old, new)
    return region


def _board_region(place: BoardPlace, old: BoardLook, new: BoardLook) -> QRegion:
    grid = replace(new.grid, letters=old.grid.letters, word=old.grid.word, line=old.grid.line, cursor=old.grid.cursor)
    track = replace(new.track, aimed=old.track.aimed)
    if replace(new, grid=grid, track=track) != old:
        return _whole(place.area)
    region = QRegion()
    for cell in _changed_cells(old.grid, new.grid):
        around = 0.3 * place.cell
        region += place.cell_place(cell).adjusted(-around, -around, around, around).toAlignedRect()
    if old.track.aimed != new.track.aimed:
        for square in (old.track.aimed, new.track.aimed):
            if square is not None:
                around = 0.4 * place.cell
                area = place.square_place(square).united(place.pawn_place(square))
                region += area.adjusted(-around, -around, around, around).toAlignedRect()
    return region


def _changed_cells(old: GridLook, new: GridLook) -> set[int]:
    cells = set(_differing(old.letters, new.letters))
    if (old.word, old.line) != (new.word, new.line):
        cells.update(old.word, old.line, new.word, new.line)
    if old.cursor != new.cursor:
        cells.update(cell for cell in (old.cursor, new.cursor) if cell is not None)
    return cells


def _differing(old: Mapping[K, V], new: Mapping[K, V]) -> Iterator[K]:
    return (key for key in {**old, **new} if old.get(key) != new.get(key))


def _whole(area: QRectF) -> QRegion:
    return QRegion(area.adjusted(-AROUND, -AROUND, AROUND, AROUND).toAlignedRect())
