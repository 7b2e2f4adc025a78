"""Judges a typed answer to a question. Articles, accents, capitals, hyphens and plurals do not matter, numbers may be
written as digits or in words, and in a long answer one slip of the fingers is forgiven."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from ludogite.rules.crossword.grid import is_one_off

LONG = 6
"""From so many letters on one slip is forgiven: among fewer, one off is another word."""
ARTICLES = frozenset(["le", "la", "l", "les", "un", "une", "des", "du", "de", "d", "au", "aux", "en"])
SMALL = "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
UNITS = {word: n for n, word in enumerate(SMALL.split())} | {"une": 1}
TENS = {
    "vingt": 20,
    "trente": 30,
    "quarante": 40,
    "cinquante": 50,
    "soixante": 60,
    "septante": 70,
    "huitante": 80,
    "octante": 80,
    "nonante": 90,
}
POWERS = {"cent": 100, "mille": 1000, "million": 1_000_000, "milliard": 1_000_000_000}
ROMAN = re.compile("(?=[ivx]{2})x{0,3}(ix|iv|v?i{0,3})")
ROMAN_DIGITS = {"i": 1, "v": 5, "x": 10}


class Plain(NamedTuple):
    """An answer as it is compared."""

    letters: str
    """Of all its words together."""
    numbers: tuple[int, ...]


def plain(text: str) -> Plain:
    words = _words(text)
    letters: list[str] = []
    numbers: list[int] = []
    at = 0
    while at < len(words):
        length = _number_length(words, at)
        is_article = words[at : at + length] in (["un"], ["une"]) and len(words) > 1
        if length and not is_article:
            numbers.append(_value(words[at : at + length]))
            at += length
            continue
        if words[at] not in ARTICLES or len(words) == 1:
            letters.append(_singular(words[at]))
        at += 1
    return Plain("".join(letters), tuple(numbers))


def is_right(typed: str, accepted: str) -> bool:
    given, wanted = plain(typed), plain(accepted)
    is_number = wanted.numbers and not wanted.letters  # then what it counts may be said too: 18 holes
    return given.numbers == wanted.numbers and (bool(is_number) or given.letters == wanted.letters)


def is_slip(typed: str, accepted: str) -> bool:
    """Whether it would be right but for a slip of the fingers. Numbers have none: another digit is another number."""
    given, wanted = plain(typed), plain(accepted)
    if given.numbers != wanted.numbers or len(wanted.letters) < LONG:
        return False
    return is_one_off(given.letters, wanted.letters)


def _words(text: str) -> list[str]:
    text = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    text = "".join(c for c in text if not unicodedata.combining(c))
    text = re.sub(r"(?<=\d)[\s.](?=\d{3}\b)", "", text)
    text = re.sub(r"\b(\d+)(?:er|re|ere|e|eme)\b", r"\1", text)
    return re.findall(r"\d+|[a-z]+(?:\d+)?", text)


def _number_length(words: list[str], start: int) -> int:
    """How many of the words from here on make one number."""
    at, previous = start, ""
    while at < len(words):
        word = _number_word(words[at])
        is_joined = word == "et" and at > start and at + 1 < len(words) and _is_number(words[at + 1])
        if not (is_joined or _is_number(word)) or (word.isdigit() and previous.isdigit()):
            break
        at, previous = at + 1, word
    return at - start


def _number_word(word: str) -> str:
    """In the singular: quatre-vingts, deux cents, trois millions."""
    single = word.removesuffix("s")
    return single if single in POWERS or single in TENS else word


def _is_number(word: str) -> bool:
    word = _number_word(word)
    return word.isdigit() or word in UNITS or word in TENS or word in POWERS or bool(ROMAN.fullmatch(word))


def _value(words: list[str]) -> int:
    total = current = 0
    for word in map(_number_word, words):
        if word == "cent":
            current = max(1, current) * 100
        elif word in POWERS:
            total, current = total + max(1, current) * POWERS[word], 0
        elif word == "vingt" and current % 100 == 4:
            current += 76
        elif word != "et":
            current += int(word) if word.isdigit() else UNITS.get(word) or TENS.get(word) or _roman(word)
    return total + current


def _roman(word: str) -> int:
    digits = [ROMAN_DIGITS.get(letter, 0) for letter in word]
    return sum(-d if d < max(digits[n:]) else d for n, d in enumerate(digits))


def _singular(word: str) -> str:
    return word.rstrip("sx") if len(word) > 3 else word
