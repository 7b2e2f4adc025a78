"""What Four Shapes is made of: a pale slab with smoked hollows, pieces of maple, and pieces of walnut with an inlaid
line of maple. The line tells the owners apart without colour."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor

from ludogite.ui.look.theme import Colours


class Woods(NamedTuple):
    board: QColor
    hollow: QColor
    maple: QColor
    walnut: QColor
    inlay: QColor
    halo: QColor
    """Around marks on a hollow, so that they are seen on its brown."""


BY_DAY = Woods(*map(QColor, ("#ECD7B0", "#977145", "#FBEBCA", "#2A190F", "#E7C68B", "#FFF3DC")))
BY_NIGHT = Woods(*map(QColor, ("#281E17", "#8F6A40", "#F4E0B8", "#22140C", "#DDBB80", "#1D1A18")))


def woods(colours: Colours) -> Woods:
    return BY_NIGHT if colours.is_dark else BY_DAY
