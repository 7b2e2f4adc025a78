"""The people of the store: their names and badges, what they have met and learned, and their puzzles."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping

from ludogite.match.people import Badge, Person
from ludogite.match.puzzle import PuzzleProgress, PuzzleResult
from ludogite.match.store import people
from ludogite.match.store.file import as_store_problem, transaction
from ludogite.match.store.met import (
    LESSON,
    read_days_since,
    read_puzzle_names,
    read_puzzle_results,
    read_puzzles,
    read_seen,
    was_tried,
    write_puzzle,
    write_seen,
    write_tried,
)
from ludogite.match.store.people import Deleted, find_or_add, read_people, write_person
from ludogite.match.store.rows import now_text


class StoredPeople:
    """A part of the store."""

    _db: sqlite3.Connection

    def people(self) -> list[Person]:
        """Everybody who has played here, who was here last first."""
        with as_store_problem():
            return read_people(self._db)

    def remember(self, person: Person) -> None:
        """They are here now, with this badge."""
        with as_store_problem(), transaction(self._db):
            write_person(self._db, person, now_text())

    def everybody(self) -> list[Person]:
        """Those who have played here, who was here last first, and then those whose matches come from elsewhere."""
        with as_store_problem():
            return read_people(self._db, is_here=False)

    def wear(self, id: int, badge: Badge) -> None:
        """Somebody has another badge."""
        with as_store_problem(), transaction(self._db):
            self._db.execute("UPDATE people SET colour = ?, sign = ? WHERE id = ?", (*badge, id))

    def rename(self, id: int, name: str) -> None:
        with as_store_problem(), transaction(self._db):
            people.rename(self._db, id, name)

    def merge(self, id: int, into: int) -> None:
        """Makes one person of two entries, unless they have met."""
        with as_store_problem(), transaction(self._db):
            people.merge(self._db, id, into)

    def delete_person(self, id: int) -> Deleted:
        """With the matches in which nobody else sat. In the others their seat is nobody's."""
        with as_store_problem(), transaction(self._db):
            return people.delete(self._db, id)

    def restore_person(self, deleted: Deleted) -> None:
        with as_store_problem(), transaction(self._db):
            people.restore(self._db, deleted)

    def seen(self, game: str, names: Iterable[str]) -> Mapping[str, int]:
        """How often these people together have met each thing in their matches of a game."""
        with as_store_problem():
            return read_seen(self._db, game, names)

    def days_since_seen(self, game: str, names: Iterable[str]) -> Mapping[str, int]:
        """How many days ago one of these people last met each thing; what was met last comes first."""
        with as_store_problem():
            return read_days_since(self._db, game, names, now_text())

    def note_learned(self, game: str, name: str) -> None:
        """Somebody has come to the end of the lesson of a game."""
        with as_store_problem(), transaction(self._db):
            find_or_add(self._db, [name])
            write_seen(self._db, game, [name], [LESSON], now_text())

    def has_learned(self, game: str, name: str) -> bool:
        return LESSON in self.seen(game, [name])

    def puzzle_progress(self, game: str, name: str) -> PuzzleProgress:
        """What a person has made of the puzzles of a game."""
        with as_store_problem():
            return read_puzzles(self._db, game, name)

    def puzzle_results(self, game: str, level: str, seed: int) -> Mapping[str, PuzzleResult]:
        """What each person has made of one puzzle."""
        with as_store_problem():
            return read_puzzle_results(self._db, game, level, seed)

    def puzzle_names(self, game: str) -> list[str]:
        """Everybody who has come to the end of a puzzle of a game."""
        with as_store_problem():
            return read_puzzle_names(self._db, game)

    def was_puzzle_tried(self, game: str, name: str, level: str, seed: int) -> bool:
        """Whether a person has tried a puzzle, and not solved it at the first try."""
        with as_store_problem():
            return was_tried(self._db, game, name, level, seed)

    def note_puzzle_tried(self, game: str, name: str, level: str, seed: int) -> None:
        with as_store_problem(), transaction(self._db):
            write_tried(self._db, game, name, level, seed, now_text())

    def note_puzzle(self, game: str, name: str, level: str, seed: int, result: PuzzleResult) -> None:
        """How a puzzle went; only the first time counts."""
        with as_store_problem(), transaction(self._db):
            write_puzzle(self._db, game, name, level, seed, result, now_text())
