"""Styles in which the cube is painted flat: tones, marks and lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from ludogite.sheets.cube.paints import PAINTS
from ludogite.sheets.ink import BLACK, HAIR, SOFT


class LineStyle(NamedTuple):
    """Its width in cells, and the least and the most in units of the paper."""

    colour: QColor
    width: float
    least: float = 0.0
    most: float = 1000.0

    def pen(self, scale: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap) -> QPen:
        """For a painter that paints in cells."""
        width = min(max(self.width, self.least / scale), self.most / scale)
        return QPen(self.colour, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)


@dataclass(frozen=True)
class Style:
    tones: tuple[Sequence[str], Sequence[str]]
    """Of red and yellow squares on the left, the right and the top face."""
    empty: Sequence[str] = ()
    """Of squares that show nothing."""
    is_moulded: bool = False
    """Whether edges and marks have light and shade."""
    is_tiled: bool = False
    """Whether a piece is one rounded shape, a little apart from all others."""
    mark: float = 0.0
    """The reach of the mark of a colour: red has a disc, yellow a diamond."""
    mark_darkness: int = 100
    """The darkness of a mark, its square having 100; 0 for black ink, a diamond being a line then."""
    within: LineStyle | None = None
    """The lines between squares of a piece, between pieces, at the ends of what is shown, and where faces meet."""
    seam: LineStyle | None = None
    border: LineStyle | None = None
    ridge: LineStyle | None = None
    shadow: QColor | None = None


_PAINTED = (PAINTS[0].tones, PAINTS[1].tones)
MOULDED = Style(
    _PAINTED, is_moulded=True, mark=0.125, mark_darkness=112, seam=LineStyle(QColor(67, 20, 11, 190), 0.05, least=0.8)
)
"""As things: on shelves and in lists, at home and in the rules."""
TILES = Style(_PAINTED, is_tiled=True, shadow=QColor(0, 0, 0, 60))
"""In layers, where signs are put on pieces."""
IN_INK = Style(
    (("#BBBBBB", "#A6A6A6", "#D2D2D2"), ("#F7F7F7", "#EDEDED", "#FFFFFF")),
    mark=0.17,
    mark_darkness=0,
    within=LineStyle(SOFT, 0, least=HAIR),
    seam=LineStyle(BLACK, 0.06),
    border=LineStyle(BLACK, 0.06),
    ridge=LineStyle(BLACK, 0.06),
)
"""On paper: red cells are grey with a disc, yellow ones white with a diamond, so that no colour is needed."""


def _dark(is_dark: bool, alpha: float = 1.0) -> QColor:
    colour = QColor("#1B0F07" if is_dark else "#43240C")
    colour.setAlphaF(alpha)
    return colour


def _shadow(is_dark: bool) -> QColor:
    return QColor(0, 0, 0, 50) if is_dark else QColor(60, 52, 30, 22)


@cache
def lined(is_dark: bool) -> Style:
    """The three faces beside the board: each square can be counted, empty ones lie deeper."""
    strong = LineStyle(_dark(is_dark), 0.052, 1.0, 2.0)
    return Style(
        _PAINTED,
        empty=("#564E46", "#48413A", "#6A6156") if is_dark else ("#D8CDB9", "#C9BEA8", "#E6DECF"),
        mark=0.15,
        mark_darkness=128,
        within=LineStyle(_dark(is_dark, 0.34), 0.024, 0.7),
        seam=strong,
        border=strong,
        ridge=LineStyle(QColor(255, 246, 225, 120), 0.03, 0.9),
        shadow=_shadow(is_dark),
    )


@cache
def plain(is_dark: bool) -> Style:
    """Small: neither marks nor lines within a piece."""
    return Style(
        _PAINTED,
        seam=LineStyle(_dark(is_dark), 0, 1.0),
        border=LineStyle(_dark(is_dark), 0, 1.4),
        ridge=LineStyle(QColor(255, 246, 225, 60), 0, 1.2),
        shadow=_shadow(is_dark),
    )
