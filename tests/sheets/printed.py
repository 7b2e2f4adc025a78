"""Sheets of every game and kind for the tests, and what is written on their pages."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from ludogite.rules.game import CHANCE, State
from ludogite.rules.shelf import SHELF
from ludogite.sheets.offers import BLANK, BOOKLET, KIT, RULES, default_of, offer_of
from ludogite.sheets.rules import rules_sheet
from ludogite.sheets.sheet import NO_OCCASION, PAPERS, MatchOnPaper, Occasion, Sheet, spoken_in
from ludogite.ui.base.game_ui import rules_text
from tests.support.paper import text

SMALL = {"count": "3", "to": "3"}
"""Booklets of the tests are short."""


@lru_cache
def running(game: str, seed: int = 1) -> State[Any]:
    """A match after some moves."""
    moves = 4 if game == "shapes" else 12
    options: dict[str, object] = {}
    state = SHELF[game].start(2, options, SHELF[game].draw_setup(2, options, seed))
    for n in range(moves):
        if state.to_move == CHANCE:
            chances = state.chance()
            state = state.play(chances[(7 * n + seed) % len(chances)][0])
        else:
            answers = [move for move in state.find_moves() if str(move) != "pass"]
            state = state.play(answers[(5 * n) % len(answers)])
    return state


def sheet_of(
    game: str,
    what: str,
    paper: str = "a4",
    language: str = "en",
    occasion: Occasion = NO_OCCASION,
    **changes: str,
) -> Sheet:
    offer = offer_of(SHELF[game])
    options = offer.options(what)
    assert options is not None
    chosen = {option.name: default_of(option) for option in options}
    chosen |= {name: value for name, value in (SMALL | changes).items() if name in chosen}

    def make() -> Sheet:
        if what == KIT:
            return offer.make_kit(PAPERS[paper], chosen, {})
        if what == BOOKLET:
            return offer.make_booklet(PAPERS[paper], chosen)
        if what == RULES:
            return rules_sheet(SHELF[game], offer, rules_text(SHELF[game], language), PAPERS[paper])
        if what == BLANK:
            return offer.make_pad(PAPERS[paper], chosen)
        return offer.make_match(
            PAPERS[paper], chosen, MatchOnPaper(["Léa", "Tom"], running(game).on_table(), (), occasion)
        )

    return spoken_in(language, make)


def pages_of(file: Path) -> list[str]:
    return text(file).split("\f")[:-1]
