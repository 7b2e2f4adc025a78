"""The word files that people have added, one a language: kept as copies with their own things, so that the files may be
moved or edited."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from ludogite import paths
from ludogite.content.words import CannotRead, Clue, Fault, folder, read_clues, read_file
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.grid import Grid, fold
from ludogite.rules.crossword.languages import FRENCH, LANGUAGES

NONE_YET = QT_TRANSLATE_NOOP(
    "content", "There are no words of your own in this language yet ({language}). Add a word file in the settings."
)
NO_LINE = QT_TRANSLATE_NOOP(
    "content", "No line of your word file can be used any more ({language}). Add another one in the settings."
)
HALF_OR_MORE = QT_TRANSLATE_NOOP("content", "Your own words: {own} of {all} answers.")
FEWER = QT_TRANSLATE_NOOP(
    "content",
    "Your own words: only {own} of {all} answers. More do not cross each other; a file of about a hundred words mostly"
    " makes half of a grid.",
)


def template(columns: str, language: str) -> bytes:
    """A word file to begin with, with some lines as examples. `columns` are their names, as a player reads them. It is
    marked as UTF-8, or spreadsheets would take its accents for something else."""
    examples = (folder(language) / "examples.tsv").read_text(encoding="utf-8")
    return ("\t".join(columns.split()) + "\n" + examples).encode("utf-8-sig")


def own_file(language: str) -> Path:
    return paths.data() / ("words.tsv" if language == FRENCH else f"words.{language}.tsv")


def own_clues(language: str) -> tuple[Clue, ...]:
    """None where there is no such file, or where it cannot be read any more."""
    file = own_file(language)
    try:
        return _read(file, language, file.stat().st_mtime_ns)
    except (CannotRead, OSError):
        return ()


def required_clues(language: str) -> tuple[Clue, ...]:
    """As `own_clues`; CannotRead if there are none, and why."""
    file, name = own_file(language), LANGUAGES[language].name
    if not file.exists():
        raise CannotRead(Message(NONE_YET, language=name))
    clues, _ = read_file(file, language)
    if not clues:
        raise CannotRead(Message(NO_LINE, language=name))
    return tuple(clues)


def own_answers(grid: Grid, language: str) -> set[str]:
    """Those that are from the word file."""
    return {clue.answer for clue in own_clues(language)}.intersection(map(grid.answer, range(len(grid.words))))


def own_remark(grids: Iterable[tuple[str, Grid]]) -> tuple[bool, Message]:
    """Whether half of the answers are from the word file of each grid's language, and how many."""
    found = [(len(own_answers(grid, language)), len(grid.words)) for language, grid in grids]
    own, all = (sum(counts) for counts in zip(*found, strict=True))
    is_half = 2 * own >= all
    return is_half, Message(HALF_OR_MORE if is_half else FEWER, own=own, all=all)


@lru_cache(maxsize=4)
def _read(file: Path, language: str, changed: int) -> tuple[Clue, ...]:
    return tuple(read_file(file, language)[0])


def add_own_words(file: Path, language: str) -> tuple[int, list[Fault]]:
    """Takes the usable lines of a file in place of those that were there; says how many, and what is wrong with the
    others. If no line can be used everything stays as it was. CannotRead, or OSError if the copy cannot be written."""
    clues, faults = read_file(file, language)
    if clues:
        kept = own_file(language)
        kept.parent.mkdir(parents=True, exist_ok=True)
        paths.write_whole({kept: file.read_bytes()})
    return len(clues), faults


def with_words_of(theirs: bytes, language: str) -> tuple[bytes, int]:
    """The word file that is here with the clues of another one that it has not, each in its line, and how many these
    are. The other one as it is where there is none here, or none that can be read."""
    clues, _ = read_clues(theirs.decode(), language)
    try:
        here = own_file(language).read_bytes()
        known = {fold(clue.text) for clue in read_clues(here.decode(), language)[0]}
    except (OSError, ValueError):
        return theirs, len(clues)
    new = [clue for clue in clues if fold(clue.text) not in known]
    lines = ["\t".join((clue.answer, clue.form, str(clue.level), clue.note, clue.text)) for clue in new]
    return here.rstrip() + "".join(f"\n{line}" for line in lines).encode() + b"\n", len(new)


def remove_own_words(language: str) -> None:
    own_file(language).unlink(missing_ok=True)
