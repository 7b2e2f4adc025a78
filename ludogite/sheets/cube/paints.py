"""The colours of the cube: pieces, walls, foot and ground. The same in space and in flat pictures."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Paint:
    """One colour of pieces: its tone on the left, the right and the top face, its shade where pieces meet, its mark and
    its edge; and what it throws back of the key light and of the sky."""

    tones: tuple[str, str, str]
    shade: str
    mark: str
    edge: str
    key: str
    sky: str


PAINTS = (
    Paint(("#BD2F1F", "#A22518", "#DD3925"), "#6E1B12", "#8E2A1B", "#4A120B", "#BF3624", "#BC2C1E"),
    Paint(("#FAAC27", "#D68B1A", "#FFD031"), "#A05F0C", "#B87608", "#6B3F08", "#FFC736", "#F7A41C"),
)
"""Red, then yellow: in shade yellow turns to amber, never to olive. They are the same by day and by night."""


def walls(is_dark: bool) -> tuple[str, str, str]:
    """The glass walls across x, y and z."""
    return ("#6DB6F2", "#8AD083", "#B698EC") if is_dark else ("#3F8FD6", "#57A857", "#9068CC")


def foot(is_dark: bool) -> str:
    return "#2A6CBC" if is_dark else "#1F5FA8"


def foot_in_shade(is_dark: bool) -> str:
    """The light of the sky that the foot throws back."""
    return "#2560AC" if is_dark else "#1B4F94"


def ground(is_dark: bool) -> str:
    """The table under the cube: paper by day, petrol by night. Yellow is told from both."""
    return "#1B3A45" if is_dark else "#F3EDE1"


def far_ground(is_dark: bool) -> str:
    """The ground far from the cube, a little darker."""
    return "#10242C" if is_dark else "#DED5C4"


def rods(is_dark: bool) -> tuple[str, str]:
    """The rods along the edges of the finished object: their contour, and their core."""
    return ("#5A421A", "#F6DFA6") if is_dark else ("#4E3212", "#D9A548")


def seams(is_dark: bool) -> tuple[str, str]:
    """The edges in which the glass walls meet: their contour, and their core."""
    return ("#0C2A4E", "#CFE6F7") if is_dark else ("#123A6B", "#F4FAFF")
