"""The word file that people have added: kept as a copy with their own things, so that it may be moved or edited."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from ludogite import paths
from ludogite.content.words import CannotRead, Clue, Fault, read_file

EXAMPLES = (
    ("CABANE", "cabane", "1", "", "On y dort dans l’arbre du jardin"),
    ("ETES", "étés", "1", "pluriel", "Saisons des grandes vacances"),
    ("IRAS", "iras", "2", "futur", "Te rendras"),
)
"""The lines of the template: with accents, with a note, with a tense."""


def template(columns: str) -> bytes:
    """A word file to begin with. `columns` are their names, as a player reads them. It is marked as UTF-8, or
    spreadsheets would take its accents for something else."""
    lines = [columns.split(), *EXAMPLES]
    return "".join("\t".join(line) + "\n" for line in lines).encode("utf-8-sig")


def own_file() -> Path:
    return paths.data() / "words.tsv"


def own_clues() -> tuple[Clue, ...]:
    """None where there is no such file, or where it cannot be read any more."""
    file = own_file()
    try:
        return _read(file, file.stat().st_mtime_ns)
    except (CannotRead, OSError):
        return ()


@lru_cache(maxsize=1)
def _read(file: Path, changed: int) -> tuple[Clue, ...]:
    return tuple(read_file(file)[0])


def add_own_words(file: Path) -> tuple[int, list[Fault]]:
    """Takes the usable lines of a file in place of those that were there; says how many, and what is wrong with the
    others. If no line can be used everything stays as it was. CannotRead, or OSError if the copy cannot be written."""
    clues, faults = read_file(file)
    if clues:
        own_file().parent.mkdir(parents=True, exist_ok=True)
        paths.write_whole({own_file(): file.read_bytes()})
    return len(clues), faults


def remove_own_words() -> None:
    own_file().unlink(missing_ok=True)
