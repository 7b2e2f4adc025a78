"""Set-ups of Crossword Track that are made anew, where all that ships was played, or people have words of their own."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from ludogite.content.grids import CLUE
from ludogite.content.own_words import own_clues
from ludogite.content.words import Clue, shipped_clues
from ludogite.rules import draw
from ludogite.rules.crossword.options import HALF, OWN_WORDS, languages_of
from ludogite.rules.game import Options, Setup
from ludogite.search.crossword_maker import make, make_from_own

RECENT = 250
"""So many of the answers met last are avoided: those of some five matches."""


def make_setup(
    seats: int,
    options: Options,
    seed: int,
    days_since_seen: Mapping[str, int],
    table: Mapping[str, object] | None = None,
) -> Setup:
    """For each seat a new grid of its level and language; no two of them have forms of one word. With a table, people's
    own words are in it."""
    seen = {thing.removeprefix(CLUE): days for thing, days in days_since_seen.items() if thing.startswith(CLUE)}
    grids = []
    used: tuple[Clue, ...] = ()
    for seat, (level, language) in enumerate(zip(options["levels"], languages_of(options, seats), strict=True)):
        own = () if table is None else own_clues(language)
        number = draw.number(seed, "made grid", seat)
        if own and table and table.get(OWN_WORDS.name) == HALF:
            made = make_from_own(level, number, own, language=language, against=used, seen=seen)
        else:
            clues = (*shipped_clues(language), *own)
            answers = {str(clue): clue.answer for clue in clues}
            welcome = {clue.answer for clue in own}
            avoided = set(islice((answers[text] for text in seen if text in answers), RECENT)) - welcome
            made = make(level, number, clues=clues, against=used, seen=seen, avoided=avoided, welcome=welcome)
        used += made.clues
        grids.append(made.to_json())
    return {"grids": grids}
