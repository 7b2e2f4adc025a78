"""A grid that is never played, half found, for the pictures of Crossword Track in each language of the window."""

from __future__ import annotations

from typing import NamedTuple


class Sample(NamedTuple):
    found: str
    """Row by row: black squares, letters, and dots for empty cells."""
    clue: str
    """Of row 9, OPINION or ARTERES."""
    note: str = ""


_SAMPLES = {
    "en": Sample(
        "#.#ELF#...#ERACLASSICOAR#SET.##...#.#PANDA#.A.##M..R...O..I...N..S#..G", "What you think about something"
    ),
    "fr": Sample(
        "#.#POP#...#FINSOUFFLEOSE#RUE.##...#.#FORET#.O.##H..R...E..T...S..S#..E", "Elles partent du cœur", "pluriel"
    ),
}


def sample_in(language: str) -> Sample:
    return _SAMPLES.get(language, _SAMPLES["en"])
