"""The four palettes of the window: light and dark, in usual and in high contrast."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen


class Colours(NamedTuple):
    name: str
    is_dark: bool
    is_high: bool
    """For those who need strong contrast: boards keep their materials, all around them is white or black."""
    background: str
    panel: str
    line: str
    edge: str
    """Of what can be pressed or typed into: seen at 3:1 on panels and on paper."""
    table: str
    board: str
    cell: str
    ink: str
    soft_ink: str
    accent: str
    """Actions and errors, as lines and words; nothing else has this colour."""
    filled: str
    on_filled: str
    """The ground of a filled button, and its words."""
    good: str
    """Gains and what went well, as lines and words."""
    gold: str
    gold_edge: str
    """Whose turn it is, and who has won: as a ground for ink, and as a line that is seen on a panel."""
    red: str
    yellow: str
    blue: str
    green: str
    dark_piece: str
    light_piece: str


LIGHT = Colours(
    name="light", is_dark=False, is_high=False,
    background="#EFE6D6", panel="#FBF7EF", line="#DDD0BA", edge="#918064",
    table="#C9A06C", board="#B98C56", cell="#F4E7CE",
    ink="#2B2620", soft_ink="#685D50", accent="#9C3D27", filled="#9C3D27", on_filled="#FFFFFF",
    good="#3F6B37", gold="#F0C75A", gold_edge="#A87614",
    red="#C8452F", yellow="#E3A81F", blue="#2F6DA3", green="#5E8752",
    dark_piece="#3A2E25", light_piece="#E9D3AC",
)  # fmt: skip
DARK = Colours(
    name="dark", is_dark=True, is_high=False,
    background="#1D1A18", panel="#2A2623", line="#40392F", edge="#7F7363",
    table="#3B2E22", board="#332820", cell="#4A3B2D",
    ink="#F0E8DA", soft_ink="#A99E8F", accent="#F08A6C", filled="#C4533A", on_filled="#FFFFFF",
    good="#9CCB8B", gold="#F0C75A", gold_edge="#F0C75A",
    red="#E0634A", yellow="#F0BE45", blue="#5B9BD5", green="#86B277",
    dark_piece="#0F0C0A", light_piece="#E2C99C",
)  # fmt: skip

HIGH_LIGHT = LIGHT._replace(
    name="high-light", is_high=True,
    background="#FFFFFF", panel="#FFFFFF", line="#8C8C8C", edge="#000000",
    ink="#000000", soft_ink="#3A3A3A", accent="#7A1F0C", filled="#7A1F0C",
    good="#1E4A18", gold_edge="#6B4700",
)  # fmt: skip
HIGH_DARK = DARK._replace(
    name="high-dark", is_high=True,
    background="#000000", panel="#000000", line="#707070", edge="#FFFFFF",
    ink="#FFFFFF", soft_ink="#D0D0D0", accent="#FFB199", filled="#FFB199", on_filled="#000000",
    good="#A8EE98",
)  # fmt: skip
THEMES = (LIGHT, DARK, HIGH_LIGHT, HIGH_DARK)


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """One colour with so much of the other in it."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )


def rim(colours: Colours, usual: QPen | Qt.PenStyle = Qt.PenStyle.NoPen) -> QPen:
    """Around what its ground alone, its shadow or a `usual` line sets off where contrast is not high."""
    return QPen(QColor(colours.edge), 1.5) if colours.is_high else QPen(usual)
