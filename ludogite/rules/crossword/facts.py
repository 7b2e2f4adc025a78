"""What a race tells besides its result: the words that each player found and missed, by their length."""

from __future__ import annotations

from collections.abc import Mapping

from ludogite.rules.crossword.match import Answer, Move, Pass, Race

FOUND, MISSED = "found", "missed"


def count(state: Race, move: Move) -> Mapping[str, int]:
    """Each clue that is asked counts once: a word that was missed and is found later counts as both."""
    if not isinstance(move, Answer | Pass) or state.asked is None:
        return {}
    answer = state.sheet.grid.answer(state.asked)
    is_found = isinstance(move, Answer) and move.word == answer
    return {key(is_found, len(answer)): 1}


def key(is_found: bool, length: int) -> str:
    """Under which the words of a length are counted."""
    return f"{FOUND if is_found else MISSED} {length}"
