"""The colours of Crossword Track that are its own: enamel squares, ink and pencil, paper."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from ludogite.ui.look.theme import Colours


@dataclass(frozen=True)
class Palette:
    wood: str
    on_wood: str
    soft_on_wood: str
    paper: str
    white: str
    black: str
    rule: str
    """Between two cells."""
    frame: str
    """Around the cells."""
    green: str
    red: str
    corner: str
    done_green: str
    done_red: str
    on_done_green: str
    on_done_red: str
    ink: str
    pencil: str
    missed: str
    word: str
    cursor: str
    line: str
    arrow: str
    """An arrow that is not filled."""
    felt: str
    glow: str
    right: str
    """A green for words on the card."""
    ledger: str
    """The lines of the notebook."""
    plate: str
    on_plate: str


LIGHT = Palette(
    wood="#43342A", on_wood="#F0DDB8", soft_on_wood="#DCC7A0", paper="#F4E7CE",
    white="#FFFBF3", black="#2B2620", rule="#A6A29A", frame="#2B2620",
    green="#4C7343", red="#B53A27", corner="#E3A81F",
    done_green="#D9D4B8", done_red="#EACBB3", on_done_green="#3A6033", on_done_red="#9C2F1D",
    ink="#1F2F56", pencil="#66635E", missed="#9C2F1D", word="#F9E2A0", cursor="#FFF6D8", line="#FCF3DC",
    arrow="#6F685E", felt="#4C7343", glow="#F5CD60", right="#3F6737", ledger="#B9C4C4",
    plate="#2B2620", on_plate="#FBF7EF",
)  # fmt: skip
DARK = Palette(
    wood="#221A15", on_wood="#F0DDB8", soft_on_wood="#CDB892", paper="#3E3226",
    white="#54452F", black="#15110D", rule="#91836C", frame="#C2B49C",
    green="#45663D", red="#9C3C2B", corner="#D6A437",
    done_green="#40422D", done_red="#5A3528", on_done_green="#B4D2A5", on_done_red="#F3B9A6",
    ink="#FBF3E2", pencil="#DACDB7", missed="#FFB7A0", word="#744A18", cursor="#432A0C", line="#5F4A2B",
    arrow="#DCCFB6", felt="#3B5A34", glow="#F0BE45", right="#A9CF9A", ledger="#59615F",
    plate="#F0E8DA", on_plate="#1D1A18",
)  # fmt: skip


@cache
def palette(colours: Colours) -> Palette:
    """In high contrast the same paper, with stronger lines and letters."""
    made = DARK if colours.is_dark else LIGHT
    if not colours.is_high:
        return made
    return replace(made, rule=made.arrow, frame=colours.ink, ink=colours.ink, pencil=colours.soft_ink)
