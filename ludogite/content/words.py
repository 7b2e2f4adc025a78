"""The answers and clues that ship in each language, and the word files that people add: read, checked line by line, and
what is known of the grammar of each form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ludogite import paths
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message, shortened
from ludogite.rules.crossword.grid import fold
from ludogite.rules.crossword.languages import FRENCH, LANGUAGES

HEADER = ("answer", "form", "level", "note", "clue")
FRENCH_HEADER = ("mot", "forme", "niveau", "note", "définition")
HEADER_NAME = Message(QT_TRANSLATE_NOOP("content", "answer form level note clue"))
"""As people are told of it, in their language."""
LEVELS = ("1", "2", "3")
STOCK_SINCE = date(2026, 11, 18)
"""Since when the answers and clues that ship are these: grids of earlier days cannot be made as they were. A release
that changes them gives its own day."""
LONGEST_CLUE = 60
LARGEST = 8 << 20
"""No word file comes near this many bytes."""


@dataclass(frozen=True, slots=True)
class Clue:
    answer: str
    """The letters A–Z."""
    form: str
    """The answer as it is spelled, with accents."""
    level: int
    note: str
    """What helps with the ending: one of those of the language."""
    text: str
    language: str = FRENCH

    def __str__(self) -> str:
        """As a grid has it: with its note."""
        return f"{self.text} ({self.note})" if self.note else self.text


class Fault(NamedTuple):
    """A line of a word file that cannot be used, and why."""

    line: int
    message: Message


def folder(language: str) -> Path:
    """Where the words of a language are."""
    return paths.assets() / f"crossword/{language}"


def read_clues(text: str, language: str) -> tuple[list[Clue], list[Fault]]:
    """The clues of a word file, and what is wrong with the other lines. The first line is the header."""
    lines = text.removeprefix("\ufeff").splitlines()
    clues: list[Clue] = []
    faults: list[Fault] = []
    if not lines or tuple(lines[0].rstrip().split("\t")) not in (HEADER, FRENCH_HEADER):
        header = Message(
            QT_TRANSLATE_NOOP("content", "The first line names the columns: {header}, separated by tabs."),
            header=HEADER_NAME,
        )
        return [], [Fault(1, header)]
    seen: dict[str, int] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        found = _read_line(line, language)
        if isinstance(found, Message):
            faults.append(Fault(number, found))
            continue
        key = fold(found.text)
        if key in seen:
            again = QT_TRANSLATE_NOOP("content", "Line {line} has the same clue.")
            faults.append(Fault(number, Message(again, line=seen[key])))
            continue
        seen[key] = number
        clues.append(found)
    return clues, faults


def _read_line(line: str, language: str) -> Clue | Message:
    fields = line.split("\t")
    if len(fields) != len(HEADER):
        return Message(
            QT_TRANSLATE_NOOP("content", "A line has five columns ({header}) separated by tabs; this one has {n}."),
            header=HEADER_NAME,
            n=len(fields),
        )
    answer, form, level, note, text = (field.strip() for field in fields)
    if not re.fullmatch("[A-Z]{2,7}", answer):
        return Message(
            QT_TRANSLATE_NOOP("content", "The answer is 2 to 7 letters A–Z, without accents, not “{answer}”."),
            answer=shortened(answer),
        )
    if fold(form) != answer:
        return Message(
            QT_TRANSLATE_NOOP("content", "The form is the answer as it is spelled: “{form}” does not spell {answer}."),
            form=shortened(form),
            answer=answer,
        )
    if level not in LEVELS:
        return Message(
            QT_TRANSLATE_NOOP("content", "The level is 1 (easy), 2 (medium) or 3 (hard), not “{level}”."),
            level=shortened(level),
        )
    notes = LANGUAGES[language].notes
    if note not in notes:
        return Message(
            QT_TRANSLATE_NOOP("content", "The note helps with the ending: nothing, or one of: {notes}; not “{note}”."),
            notes=", ".join(notes[1:]),
            note=shortened(note),
        )
    if not text or len(text) > LONGEST_CLUE:
        return Message(
            QT_TRANSLATE_NOOP("content", "A clue has 1 to {most} characters, this one {n}."),
            most=LONGEST_CLUE,
            n=len(text),
        )
    return Clue(answer, form, int(level), note, text, language)


class CannotRead(Complaint):
    pass


def read_file(file: Path, language: str) -> tuple[list[Clue], list[Fault]]:
    """The clues of a file that somebody has chosen, and its faults; CannotRead if it is no text file."""
    try:
        if not file.is_file():
            raise CannotRead(Message(QT_TRANSLATE_NOOP("content", "This isn’t a readable file.")))
        if file.stat().st_size > LARGEST:
            raise CannotRead(Message(QT_TRANSLATE_NOOP("content", "This file is too large for a word file.")))
        return read_clues(file.read_text(encoding="utf-8"), language)
    except UnicodeDecodeError:
        raise CannotRead(Message(QT_TRANSLATE_NOOP("content", "This file is not a UTF-8 text."))) from None
    except OSError as error:
        unreadable = QT_TRANSLATE_NOOP("content", "This file cannot be read ({reason}).")
        raise CannotRead(Message(unreadable, reason=error.strerror or str(error))) from None


@cache
def shipped_clues(language: str) -> tuple[Clue, ...]:
    """Read as they are; the tests have checked them."""
    lines = (folder(language) / "clues.tsv").read_text(encoding="utf-8").splitlines()
    fields = (line.split("\t") for line in lines[1:])
    return tuple(Clue(answer, form, int(level), note, text, language) for answer, form, level, note, text in fields)


def by_answer(clues: Iterable[Clue]) -> dict[str, list[Clue]]:
    found: dict[str, list[Clue]] = {}
    for clue in clues:
        found.setdefault(clue.answer, []).append(clue)
    return found


class Reading(NamedTuple):
    """One way to read a form: what it is a form of, and its grammar."""

    lemma: str
    grammar: str
    """What it is, in one word, and more of it: `noun m s`, `adjective f p`, `participle m s`, `infinitive`, a tense
    with its persons, or `other`."""

    @property
    def kind(self) -> str:
        return self.grammar.split(" ")[0]


@cache
def readings(language: str) -> Mapping[str, tuple[Reading, ...]]:
    """By form, each way to read it; forms of word files that people add are not in it."""
    found: dict[str, list[Reading]] = {}
    for line in (folder(language) / "forms.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        form, lemma, grammar = line.split("\t")
        found.setdefault(form, []).append(Reading(lemma, grammar))
    return {form: tuple(ways) for form, ways in found.items()}


@cache
def readings_of(clue: Clue) -> tuple[Reading, ...]:
    """The ways to read the form that agree with the clue's note."""
    language = LANGUAGES[clue.language]
    wanted = language.grammar.get(clue.note)
    noted = set(language.grammar.values()) - language.not_always_noted
    return tuple(
        reading
        for reading in readings(clue.language).get(clue.form, ())
        if (reading.kind == wanted if wanted else reading.kind not in noted)
    )


@cache
def families_of(clue: Clue) -> frozenset[str]:
    """What the answer is a form of. Of each family one word is written in a match."""
    return frozenset(reading.lemma for reading in readings_of(clue)) or frozenset({clue.form})
