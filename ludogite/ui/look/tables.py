"""The tables that games lie on: their tones, and the words that are read on them. Painted by `paint_table`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ludogite.ui.look.theme import Colours


PALE = 0xE0
"""The red of a pale table is above it."""


class Ground(NamedTuple):
    tones: tuple[str, str, str]
    """In the light, between, and away from it."""
    ink: str
    soft_ink: str
    link: str

    @property
    def shadow(self) -> int:
        """How strong that of a plate is: on a pale table less of it is seen well."""
        return 46 if int(self.tones[1][1:3], 16) > PALE else 90


class Table(NamedTuple):
    name: str
    day: Ground
    night: Ground
    is_wood: bool = False
    """Wood has a grain, cloth has fibres."""

    def ground(self, colours: Colours) -> Ground:
        """In high contrast the darker cloth, also by day, and all words in white; wood that is light has black ones."""
        if not colours.is_high:
            return self.night if colours.is_dark else self.day
        is_pale = self in LIGHT_TABLES and not colours.is_dark
        ink = "#000000" if is_pale else "#FFFFFF"
        return Ground((self.day if is_pale else self.night).tones, ink, ink, ink)


def _dim(*tones: str, soft: str = "#EBDCC0", link: str = "#FFDC94") -> Ground:
    """A dark table: its words are pale."""
    first, second, third = tones
    return Ground((first, second, third), "#FFF6E4", soft, link)


GREEN_FELT = Table(
    "green felt",
    _dim("#4E7543", "#42683A", "#2A4526", soft="#F6EEDA", link="#FFF0C4"),
    _dim("#33502C", "#243D20", "#162614"),
)
BURGUNDY_FELT = Table(
    "burgundy felt", _dim("#8A3A2C", "#6A271B", "#43150E", soft="#F0D9BC"), _dim("#5A2219", "#431710", "#2A0D08")
)
WALNUT = Table("walnut", _dim("#6B4A30", "#5A3D27", "#432C1C"), _dim("#4A3120", "#38251A", "#251810"), is_wood=True)
OAK = Table(
    "oak",
    Ground(("#CFA873", "#C9A06C", "#C39A65"), "#2B2014", "#3D2E1C", "#621C0E"),
    _dim("#43362A", "#3B2E22", "#31261C"),
    is_wood=True,
)
STAGE = Table(
    "stage",
    Ground(("#F7F0E4", "#F1E8DA", "#DFD2BC"), "#2B2620", "#5E5447", "#963A25"),
    _dim("#2B5560", "#1D3F4B", "#10242C"),
)
"""Under the cube: cream by day, petrol by night."""
LIGHT_TABLES = (OAK, STAGE)
"""By day their words are dark."""
TABLES = (GREEN_FELT, BURGUNDY_FELT, WALNUT, OAK, STAGE)
