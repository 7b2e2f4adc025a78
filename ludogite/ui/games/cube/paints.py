"""The colours of the cube: what red and yellow become on faces across x, y and z, and the walls."""

from __future__ import annotations

from dataclasses import dataclass

from ludogite.ui.theme import LIGHT, Colours


@dataclass(frozen=True)
class Paint:
    """One colour of pieces: its tone on faces across x, y and z, its shade where pieces meet, its mark and its edge."""

    tones: tuple[str, str, str]
    shade: str
    mark: str
    edge: str


RED_BY_DAY = Paint(("#BC3F2A", "#A93523", "#D2523A"), "#6E1B12", "#8E2A1B", "#5E170F")
YELLOW_BY_DAY = Paint(("#E2A21B", "#D48F14", "#F0BB3A"), "#A05F0C", "#B87608", "#7F4C0A")
RED_BY_NIGHT = Paint(("#CF5039", "#BA4430", "#E2664D"), "#6E2116", "#9C3624", "#4A130C")
YELLOW_BY_NIGHT = Paint(("#E6AC33", "#D6992A", "#F4C652"), "#9C6413", "#B47C14", "#6E450C")

WALLS_BY_DAY = ("#2F6DA3", "#4F8A4B", "#7A5AA6")
WALLS_BY_NIGHT = ("#5B9BD5", "#86B277", "#A88BD0")
"""The walls across x, y and z: blue, green, violet."""


def paints(colours: Colours) -> tuple[Paint, Paint]:
    """Red, then yellow: in shade yellow turns to amber, never to olive."""
    return (RED_BY_DAY, YELLOW_BY_DAY) if colours is LIGHT else (RED_BY_NIGHT, YELLOW_BY_NIGHT)


def walls(colours: Colours) -> tuple[str, str, str]:
    return WALLS_BY_DAY if colours is LIGHT else WALLS_BY_NIGHT
