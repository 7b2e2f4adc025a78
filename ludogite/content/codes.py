"""Codes of made challenges: a level and a number, short enough to be passed on and typed in."""

from __future__ import annotations

import unicodedata

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.rules.cube.target import LEVELS

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No two that are easily confused. There are 31, a prime number: so the last letter of a code, a check letter, reveals
any one wrong letter and any two that were swapped."""
LENGTH = 4
FRENCH = {"debutant": "starter", "maitre": "master", "magicien": "wizard"}
"""Levels that are called otherwise in French. A friend may speak the other language."""
SEEDS = len(LETTERS) ** LENGTH
"""How many challenges of a level have a code."""


class NotACode(Complaint):
    pass


def code_of(level: str, seed: int) -> str:
    digits = [seed // len(LETTERS) ** place % len(LETTERS) for place in reversed(range(LENGTH))]
    return f"{level}-{''.join(LETTERS[digit] for digit in (*digits, _check(level, digits)))}"


def read_code(text: str) -> tuple[str, int]:
    """The level and the number; capitals, accents, spaces and the hyphen do not matter."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", text) if letter.isalnum()).lower()
    name = next((name for name in (*LEVELS, *FRENCH) if plain.startswith(name)), "")
    level, letters = FRENCH.get(name, name), plain[len(name) :].upper()
    if not level or len(letters) != LENGTH + 1:
        raise NotACode(
            Message(QT_TRANSLATE_NOOP("content", "A code is a level and five letters or digits, like Wizard 66GG6."))
        )
    strange = next((letter for letter in letters if letter not in LETTERS), None)
    if strange:
        raise NotACode(Message(QT_TRANSLATE_NOOP("content", "Codes never contain “{letter}”."), letter=strange))
    *digits, check = map(LETTERS.index, letters)
    if check != _check(level, digits):
        raise NotACode(Message(QT_TRANSLATE_NOOP("content", "This code has a typo.")))
    seed = 0
    for digit in digits:
        seed = seed * len(LETTERS) + digit
    return level, seed


def _check(level: str, digits: list[int]) -> int:
    numbers = (LEVELS.index(level), *digits)
    return sum((place + 2) * number for place, number in enumerate(numbers)) % len(LETTERS)
