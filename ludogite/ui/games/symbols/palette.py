"""The colours of Six Symbols that are its own: paper, ink, graphite, felt, dark wood and leather."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QColor

from ludogite.ui.look.theme import Colours


class Palette(NamedTuple):
    paper: QColor
    rule: QColor
    """Between two cells."""
    frame: QColor
    """Around the cells."""
    grey: QColor
    """The cells of the diagonal."""
    ink: QColor
    graphite: QColor
    name: QColor
    """Of rows and columns."""
    wash: QColor
    """Over a run that scores."""
    box: QColor
    """Behind the points of a line."""
    soft: QColor
    """Points that are nothing yet."""
    plate: QColor
    on_plate: QColor
    """The total."""
    green: QColor
    on_green: QColor
    pale_green: QColor
    """What the pencil would change."""
    wood: QColor
    felt: QColor
    leather: QColor
    hot_leather: QColor
    """Of those who are to write."""
    on_leather: QColor
    on_hot: QColor


def _palette(**colours: str) -> Palette:
    return Palette(**{name: QColor(colour) for name, colour in colours.items()})


BY_DAY = _palette(
    paper="#F8EED9", rule="#CBB994", frame="#3A342C", grey="#E0D3B9", ink="#1F2C4A", graphite="#5F5D5B",
    name="#6B6152", wash="#F2C440", box="#EBDFC6", soft="#6B6152", plate="#2B2620", on_plate="#FBF7EF",
    green="#2F5E2E", on_green="#FFFFFF", pale_green="#E9F2E0", wood="#4E3424", felt="#43703C",
    leather="#4A3023", hot_leather="#F0C75A", on_leather="#F8EBD3", on_hot="#2B2620",
)  # fmt: skip
BY_NIGHT = _palette(
    paper="#463A2C", rule="#6E5E48", frame="#C9BA9F", grey="#5A4C3A", ink="#F6ECD9", graphite="#BDB2A2",
    name="#BBAD97", wash="#F0B93A", box="#54462F", soft="#B3A58D", plate="#F0E8DA", on_plate="#1D1A18",
    green="#A6D394", on_green="#15200F", pale_green="#2E3B24", wood="#332116", felt="#2F5029",
    leather="#22170F", hot_leather="#F0C75A", on_leather="#F3E5CA", on_hot="#2B2620",
)  # fmt: skip


@cache
def palette(colours: Colours) -> Palette:
    """In high contrast the same paper, with stronger lines and figures."""
    made = BY_NIGHT if colours.is_dark else BY_DAY
    if not colours.is_high:
        return made
    ink, pencil = QColor(colours.ink), QColor(colours.soft_ink)
    return made._replace(rule=made.name, frame=ink, ink=ink, graphite=pencil, name=ink, soft=ink)
