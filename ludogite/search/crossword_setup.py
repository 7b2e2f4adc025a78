"""Set-ups of Crossword Track that are made anew, where all that ships was played, or people have words of their own."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from ludogite.content.grids import ANSWER, CLUE
from ludogite.content.own_words import own_clues
from ludogite.content.words import Clue, shipped_clues
from ludogite.rules import draw
from ludogite.rules.game import Options, Setup
from ludogite.search.crossword_maker import make

RECENT = 250
"""So many of the answers met last are avoided: those of some five matches."""


def make_setup(seats: int, options: Options, seed: int, seen: Mapping[str, int]) -> Setup:
    """For each seat a new grid of its level; no two of them have forms of one word. In `seen` what was met last comes
    first."""
    own = own_clues()
    clues = (*shipped_clues(), *own)
    answers = islice((thing.removeprefix(ANSWER) for thing in seen if thing.startswith(ANSWER)), RECENT)
    texts = {thing.removeprefix(CLUE) for thing in seen if thing.startswith(CLUE)}
    avoided = set(answers) - {clue.answer for clue in own}
    grids = []
    used: tuple[Clue, ...] = ()
    for seat, level in enumerate(options["levels"]):
        made = make(
            level,
            draw.number(seed, "made grid", seat),
            clues=clues,
            against=used,
            seen_answers=avoided,
            seen_clues=texts,
            welcome={clue.answer for clue in own},
        )
        used += made.clues
        grids.append(made.to_json())
    return {"grids": grids}
