"""A file of version 5, written by the Ludogîte of that time with every kind of match in it: nothing of it is lost, and
labels and results are filled in step by step."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludogite.match.challenge_progress import Progress, key_of, shipped_keys
from ludogite.match.result import MatchResult
from ludogite.match.results import Results
from ludogite.match.store import Store, StoreProblem

VERSION_5 = Path(__file__).parents[1] / "data" / "store-version-5.db"
MATCHES = range(1, 32)
DAMAGED = {26, 27, 28, 29, 30, 31}
"""A move that cannot be read, an unknown game, a wrong cursor, a broken set-up, broken seats, a forbidden move."""
RESULTS = {
    2: MatchResult((1,), None),
    3: MatchResult((1,), None),  # the other has resigned
    6: MatchResult((1,), None),  # taken back, and made again
    8: MatchResult((1,), (-19, -18, -33)),
    9: MatchResult((0,), (8,)),
    10: MatchResult((0,), (-35,)),
    11: MatchResult((0,), (8,)),
    12: MatchResult((0,), (6,)),
    13: MatchResult((), (2,)),  # given up alone
    14: MatchResult((0,), (10,)),
    15: MatchResult((1,), (61, 35)),
    17: MatchResult((1,), (725, 765)),
    19: MatchResult((1,), (23, 25)),
    21: MatchResult((0,), (3,)),
    22: MatchResult((0,), (3,)),
    23: MatchResult((0,), (3,)),
}
"""Of all that are over and not damaged."""
LABELS = {21: "Starter 1", 22: "Starter 1", 23: "Starter 1", 24: "Château “Un”", 25: "Starter 2", 31: "Starter 1"}
MANY = 10**6
"""More steps than all matches take."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return Path(shutil.copy(VERSION_5, tmp_path / "matches.db"))


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    opened = Store(file)
    assert opened.complaint is None
    yield opened
    opened.close()


def reopened(store: Store) -> Store:
    store.close()
    store.__init__(store.file)  # type: ignore[misc]
    return store


def results(store: Store) -> dict[int, MatchResult]:
    return {match.id: match.result for match in store.matches() if match.result}


def labels(store: Store) -> dict[int, str]:
    return {match.id: match.label for match in store.matches() if match.label}


def rows_of_version_5(file: Path) -> list[Any]:
    """All that a file of that version holds."""
    with closing(sqlite3.connect(VERSION_5)) as db:
        columns = ", ".join(column[1] for column in db.execute("PRAGMA table_info (matches)"))
    with closing(sqlite3.connect(file)) as db:
        tables = (f"SELECT {columns} FROM matches ORDER BY id", "SELECT * FROM moves", "SELECT * FROM people")
        return [db.execute(table).fetchall() for table in tables]


@pytest.mark.parametrize("is_filled_in", [False, True])
def test_every_match_is_listed_and_resumed_as_before(store: Store, is_filled_in: bool) -> None:
    if is_filled_in:
        assert not store.fill_in(MANY)
    assert {match.id for match in store.matches()} == set(MATCHES)
    assert 30 in {match.id for match in store.matches() if match.is_damaged}
    for id in MATCHES:
        if id in DAMAGED:
            with pytest.raises(StoreProblem):
                store.resume(id)
        else:
            assert store.resume(id).result == RESULTS.get(id)


def test_the_file_of_the_old_version_is_kept_as_it_was(store: Store) -> None:
    kept = store.file.with_name("matches.version-5.db")
    assert rows_of_version_5(kept) == rows_of_version_5(VERSION_5)
    with closing(sqlite3.connect(kept)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (5,)


def test_labels_and_results_of_old_matches_are_filled_in_and_nothing_else_changes(store: Store) -> None:
    assert (labels(store), results(store)) == ({}, {})
    assert not store.fill_in(MANY)
    assert (labels(store), results(store)) == (LABELS, RESULTS)
    store.close()
    assert rows_of_version_5(store.file) == rows_of_version_5(VERSION_5)


def test_a_step_fills_in_one_match_at_most_and_the_last_played_come_first(store: Store) -> None:
    known: list[int] = []
    while store.fill_in(1):
        rows = store._db.execute("SELECT id FROM matches WHERE result IS NOT NULL").fetchall()
        new = [id for (id,) in rows if id not in known]
        assert len(new) <= 1
        known += new
    assert known == sorted(RESULTS, reverse=True)


def test_the_running_matches_have_their_labels_first(store: Store) -> None:
    while not results(store):
        store.fill_in(1)
    assert set(labels(store)) >= {24, 25}


def test_what_is_filled_in_is_not_replayed_again_nor_is_what_cannot_be(store: Store) -> None:
    assert not store.fill_in(MANY)
    assert not reopened(store).fill_in(1)
    assert (labels(store), results(store)) == (LABELS, RESULTS)


def test_after_a_restart_it_goes_on(store: Store) -> None:
    restarts = 0
    while store.fill_in(500):
        restarts += 1
        reopened(store)
    assert restarts > 1
    assert results(store) == RESULTS


def with_half_a_replay(store: Store, *ids: int) -> None:
    """Only these matches are left; of the first, Four Shapes in four moves, two are replayed."""
    for id in MATCHES:
        if id not in ids:
            store.forget(id)
    assert store.fill_in(2)
    assert results(store) == {}


def test_a_match_that_is_changed_while_it_is_replayed_keeps_the_change(store: Store) -> None:
    with_half_a_replay(store, 6, 3)
    store.resume(6).take_back()
    assert not store.fill_in(MANY)
    assert results(store) == {3: RESULTS[3]}
    store.resume(6).redo()
    assert results(store) == {3: RESULTS[3], 6: RESULTS[6]}


def test_a_match_that_is_forgotten_while_it_is_replayed_harms_no_other(store: Store) -> None:
    with_half_a_replay(store, 6, 3)
    store.forget(6)
    assert not store.fill_in(MANY)
    assert results(store) == {3: RESULTS[3]}


def test_what_the_disk_refuses_is_filled_in_later(store: Store) -> None:
    store.fill_in(500)
    store._db.execute("CREATE TRIGGER jam BEFORE UPDATE ON matches BEGIN SELECT RAISE(FAIL, 'jammed'); END")
    with pytest.raises(StoreProblem, match="jammed"):
        store.fill_in(MANY)
    store._db.execute("DROP TRIGGER jam")
    assert not store.fill_in(MANY)
    assert results(store) == RESULTS


@pytest.mark.parametrize("name", ["3", '["a"]', '"\\ud800"', "null"])
def test_a_label_that_is_no_text_is_left_out(file: Path, name: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE matches SET setup = json_replace(setup, '$.challenge.name', json(?)) WHERE id = 24", (name,))
    store = Store(file)
    assert not store.fill_in(MANY)
    assert labels(store) == {id: label for id, label in LABELS.items() if id != 24}
    store.close()


FILLER = """
import sys
from pathlib import Path
from ludogite.match.store import Store

store = Store(Path(sys.argv[1]))
print("open", flush=True)
while store.fill_in(1):
    pass
"""


def test_killing_the_program_while_it_fills_in_loses_nothing(file: Path) -> None:
    for n in range(8):
        with subprocess.Popen([sys.executable, "-c", FILLER, str(file)], stdout=subprocess.PIPE) as filler:
            assert filler.stdout
            filler.stdout.readline()
            time.sleep(Random(n).uniform(0, 0.1))
            filler.kill()
        store = Store(file)
        assert store.complaint is None
        assert results(store).items() <= RESULTS.items()
        store.close()
    store = Store(file)
    assert not store.fill_in(MANY)
    assert (labels(store), results(store)) == (LABELS, RESULTS)
    store.close()
    assert rows_of_version_5(file) == rows_of_version_5(VERSION_5)


def test_stored_days_are_days_and_their_results_count_as_before(store: Store) -> None:
    store.fill_in(MANY)
    alone = Results.of(store.played("symbols"))
    first, second = (alone.attempt("Ann", date(2026, 3, day)) for day in (1, 2))
    assert first
    assert second
    assert (first.points, first.is_fair) == (8, True)
    assert second.is_given_up
    assert [(result.id, result.points) for result in alone.best({"scoring": "basic"})] == [(9, 8), (11, 8)]
    assert [(result.id, result.points) for result in alone.best({"scoring": "advanced"})] == [(10, -35)]


def test_what_was_achieved_in_challenges_is_known_at_once(store: Store) -> None:
    progress = Progress(store.played("challenge"), "Ann")
    challenges = [played.config.setup["challenge"] for played in store.played("challenge")]
    keys = {challenge["name"]: key_of(challenge) for challenge in challenges}
    first, second = keys["Starter 1"], keys["Starter 2"]  # as they were called when the store was written
    assert {first, second} <= shipped_keys().keys()
    assert progress.of(first, has_gravity=False).best == 1  # of the damaged one, whose moves nobody needs
    assert progress.of(second, has_gravity=True).best == 90
    assert progress.of(second, has_gravity=False).unfinished == 24
