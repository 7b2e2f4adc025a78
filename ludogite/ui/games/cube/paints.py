"""The colours of the cube: pieces, walls, foot and ground. The same in space and in flat pictures."""

from __future__ import annotations

from dataclasses import dataclass

from ludogite.ui.look.theme import Colours


@dataclass(frozen=True)
class Paint:
    """One colour of pieces: its tone on the left, the right and the top face as the standard view shows them (these are
    the faces across x, y and z), its shade where pieces meet, its mark and its edge; and what it throws back of the key
    light and of the sky."""

    tones: tuple[str, str, str]
    shade: str
    mark: str
    edge: str
    key: str
    sky: str


RED_PAINT = Paint(("#BD2F1F", "#A22518", "#DD3925"), "#6E1B12", "#8E2A1B", "#4A120B", "#BF3624", "#BC2C1E")
YELLOW_PAINT = Paint(("#FAAC27", "#D68B1A", "#FFD031"), "#A05F0C", "#B87608", "#6B3F08", "#FFC736", "#F7A41C")

RODS_BY_DAY, RODS_BY_NIGHT = ("#4E3212", "#D9A548"), ("#5A421A", "#F6DFA6")
"""The rods along the edges of what will be the finished object: their contour, and their core."""
SEAMS_BY_DAY, SEAMS_BY_NIGHT = ("#123A6B", "#F4FAFF"), ("#0C2A4E", "#CFE6F7")
"""The edges in which the glass walls meet, the same."""
WALLS_BY_DAY = ("#3F8FD6", "#57A857", "#9068CC")
WALLS_BY_NIGHT = ("#6DB6F2", "#8AD083", "#B698EC")
"""The glass walls across x, y and z."""


def paints(colours: Colours) -> tuple[Paint, Paint]:
    """Red, then yellow: in shade yellow turns to amber, never to olive. They are the same by day and by night."""
    return RED_PAINT, YELLOW_PAINT


def walls(colours: Colours) -> tuple[str, str, str]:
    return WALLS_BY_NIGHT if colours.is_dark else WALLS_BY_DAY


def foot(colours: Colours) -> str:
    return "#2A6CBC" if colours.is_dark else "#1F5FA8"


def foot_in_shade(colours: Colours) -> str:
    """What the foot throws back of the sky."""
    return "#2560AC" if colours.is_dark else "#1B4F94"


def ground(colours: Colours) -> str:
    """The table under the cube: paper by day, petrol by night. Yellow is told from both."""
    return "#1B3A45" if colours.is_dark else "#F3EDE1"


def far_ground(colours: Colours) -> str:
    """The ground far from the cube, a little darker."""
    return "#10242C" if colours.is_dark else "#DED5C4"


def is_day(colours: Colours) -> bool:
    return not colours.is_dark


def rods(colours: Colours) -> tuple[str, str]:
    return RODS_BY_DAY if is_day(colours) else RODS_BY_NIGHT


def seams(colours: Colours) -> tuple[str, str]:
    return SEAMS_BY_DAY if is_day(colours) else SEAMS_BY_NIGHT
