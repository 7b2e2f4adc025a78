"""Judges a typed answer to a question. Articles, accents, capitals, hyphens and plurals do not matter, numbers may be
written as digits or in words, and in a long answer one slip of the fingers is forgiven. What the question has said may
be said again: the battle of Hastings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from typing import NamedTuple

from ludogite.rules.crossword.grid import is_one_off
from ludogite.rules.crossword.languages import Language

LONG = 6
"""From so many letters on one slip is forgiven: among fewer, one off is another word."""
ROMAN = re.compile("(?=[ivx]{2})x{0,3}(ix|iv|v?i{0,3})")
ROMAN_DIGITS = {"i": 1, "v": 5, "x": 10}


class Plain(NamedTuple):
    """An answer as it is compared."""

    letters: str
    """Of all its words together."""
    numbers: tuple[int, ...]


def plain(text: str, language: Language, unsaid: Collection[str] = ()) -> Plain:
    """`unsaid` are words that are left out."""
    words = _words(text, language)
    letters: list[str] = []
    numbers: list[int] = []
    at = 0
    while at < len(words):
        length = _number_length(words, at, language)
        is_article = length == 1 and words[at] in language.one and len(words) > 1
        if length and not is_article:
            numbers.append(_value(words[at : at + length], language))
            at += length
            continue
        word = language.singular(words[at])
        if len(words) == 1 or not (words[at] in language.articles or word in unsaid):
            letters.append(word)
        at += 1
    return Plain("".join(letters), tuple(numbers))


def may_be_added(question: str, accepted: str, language: Language) -> set[str]:
    """The words that an answer may have besides what is accepted: those of the question, unless it names what to choose
    from, and titles."""
    asked = _words(question, language)
    said = set() if language.choosing in asked else set(asked)
    return {language.singular(word) for word in said | language.titles} - {
        language.singular(word) for word in _words(accepted, language)
    }


def is_right(typed: str, accepted: str, language: Language, question: str = "") -> bool:
    wanted = plain(accepted, language)
    is_number = wanted.numbers and not wanted.letters  # then what it counts may be said too: 18 holes
    return any(
        given.numbers == wanted.numbers and (bool(is_number) or given.letters == wanted.letters)
        for given in _ways(typed, accepted, language, question)
    )


def is_slip(typed: str, accepted: str, language: Language, question: str = "") -> bool:
    """Whether it would be right but for a slip of the fingers. Numbers have none: another digit is another number."""
    wanted = plain(accepted, language)
    return len(wanted.letters) >= LONG and any(
        given.numbers == wanted.numbers and is_one_off(given.letters, wanted.letters)
        for given in _ways(typed, accepted, language, question)
    )


def _ways(typed: str, accepted: str, language: Language, question: str) -> tuple[Plain, Plain]:
    """As it was typed, and without what was only added."""
    return plain(typed, language), plain(typed, language, may_be_added(question, accepted, language))


def _words(text: str, language: Language) -> list[str]:
    text = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    text = "".join(c for c in text if not unicodedata.combining(c))
    text = re.sub(rf"(?<=\d)(?:\s|[{re.escape(language.separators)}])(?=\d{{3}}\b)", "", text)
    text = re.sub(rf"\b(\d+)(?:{language.ordinals})\b", r"\1", text)
    text = re.sub(r"(?<=\b[a-z])\.(?=[a-z]\b)", "", text)  # D.N.A.
    words = re.findall(r"\d+|[a-z]{3,}(?=\d)|[a-z]+\d*", text)
    return [language.abbreviations.get(word, word) for word in words]


def _number_length(words: list[str], start: int, language: Language) -> int:
    """How many of the words from here on make one number."""
    at, previous = start, ""
    while at < len(words):
        word = _number_word(words[at], language)
        is_joined = (
            word == language.joint and at > start and at + 1 < len(words) and _is_number(words[at + 1], language)
        )
        if not (is_joined or _is_number(word, language)) or (word.isdigit() and previous.isdigit()):
            break
        at, previous = at + 1, word
    return at - start


def _number_word(word: str, language: Language) -> str:
    """In the singular: quatre-vingts, deux cents, trois millions."""
    single = word.removesuffix("s")
    return single if single in language.powers or single in language.tens else word


def _is_number(word: str, language: Language) -> bool:
    word = _number_word(word, language)
    is_word = word in language.units or word in language.tens or word in language.powers
    return word.isdigit() or is_word or bool(ROMAN.fullmatch(word))


def _value(words: list[str], language: Language) -> int:
    total = current = 0
    for word in (_number_word(word, language) for word in words):
        if power := language.powers.get(word):
            current = max(1, current) * power
            if power > 100:
                total, current = total + current, 0
        elif word == "vingt" and current % 100 == 4:  # quatre-vingts
            current += 76
        elif word != language.joint:
            current += (
                int(word) if word.isdigit() else language.units.get(word) or language.tens.get(word) or _roman(word)
            )
    return total + current


def _roman(word: str) -> int:
    digits = [ROMAN_DIGITS.get(letter, 0) for letter in word]
    return sum(-d if d < max(digits[n:]) else d for n, d in enumerate(digits))
