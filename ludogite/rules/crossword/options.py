"""Options of a race: the series and the language of each grid, how long it lasts, who asks, the clock, and whose words
there are."""

from __future__ import annotations

from collections.abc import Iterable

from ludogite.message import QT_TRANSLATE_NOOP, Source
from ludogite.rules.crossword.languages import LANGUAGES, Language
from ludogite.rules.game import Choice, Option, Options

LEVELS = Option(
    "levels",
    QT_TRANSLATE_NOOP("rules", "Grid"),
    (
        Choice(
            "easy",
            QT_TRANSLATE_NOOP("rules", "Easy"),
            QT_TRANSLATE_NOOP("rules", "Common words, plain clues."),
        ),
        Choice(
            "medium",
            QT_TRANSLATE_NOOP("rules", "Medium"),
            QT_TRANSLATE_NOOP("rules", "Common words, trickier clues."),
        ),
        Choice(
            "hard",
            QT_TRANSLATE_NOOP("rules", "Hard"),
            QT_TRANSLATE_NOOP("rules", "Common words, clues with a twist."),
        ),
    ),
    per_seat=True,
)
LENGTH = Option(
    "length",
    QT_TRANSLATE_NOOP("rules", "Length"),
    (
        Choice("full", QT_TRANSLATE_NOOP("rules", "Whole grid")),
        Choice("short", QT_TRANSLATE_NOOP("rules", "20 turns")),
    ),
)
PROGRAM, READER = "program", "reader"
ASKING = Option(
    "asking",
    QT_TRANSLATE_NOOP("rules", "Who judges the answers?"),
    (
        Choice(
            PROGRAM,
            QT_TRANSLATE_NOOP("rules", "The program"),
            QT_TRANSLATE_NOOP("rules", "Answers are typed."),
        ),
        Choice(
            READER,
            QT_TRANSLATE_NOOP("rules", "Your opponent"),
            QT_TRANSLATE_NOOP("rules", "Say your answer aloud: the other player checks it."),
        ),
    ),
    between_people=True,
)
CLOCK = Option(
    "clock",
    QT_TRANSLATE_NOOP("rules", "Time for each answer"),
    (
        Choice("none", QT_TRANSLATE_NOOP("rules", "No limit")),
        Choice("60", QT_TRANSLATE_NOOP("rules", "60 s")),
        Choice("30", QT_TRANSLATE_NOOP("rules", "30 s")),
    ),
)
SOME, HALF = "some", "half"
OWN_WORDS = Option(
    "words",
    QT_TRANSLATE_NOOP("rules", "Your own words"),
    (
        Choice(
            SOME,
            QT_TRANSLATE_NOOP("rules", "A few"),
            QT_TRANSLATE_NOOP("rules", "Some of the answers are from your word file."),
        ),
        Choice(
            HALF,
            QT_TRANSLATE_NOOP("rules", "At least half"),
            QT_TRANSLATE_NOOP("rules", "A more open grid, made of your word file as far as its words cross."),
        ),
    ),
)
"""Offered where people have a word file."""


def language_option(languages: Iterable[Language]) -> Option:
    return Option(
        "language",
        QT_TRANSLATE_NOOP("rules", "Clues in"),
        tuple(Choice(language.code, Source("", language.name)) for language in languages),
        may_differ=True,
        is_language=True,
    )


LANGUAGE = language_option(LANGUAGES.values())


def languages_of(options: Options, seats: int) -> tuple[str, ...]:
    """Of each seat, by the options in force."""
    language = options[LANGUAGE.name]
    return (language,) * seats if isinstance(language, str) else language
