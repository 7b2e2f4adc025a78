"""The file of the store: for one program at a time, migrated with a backup, kept if it cannot be used; and disks that
are full or cannot be written to."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from ludogite.match.config import Seat
from ludogite.match.store import StoreInUse, StoreProblem
from ludogite.match.store.file import APPLICATION_ID, FIRST_VERSION, MIGRATIONS, version_of
from ludogite.match.store.store import Store
from tests.support.moves import play_text
from tests.support.store import CONFIG, database
from tests.support.window_process import POWERLESS


def test_only_one_program_at_a_time(store: Store) -> None:
    with pytest.raises(StoreInUse, match="already open"):
        Store(store.file)
    script = (
        "import sys; from pathlib import Path; from ludogite.match.store.store import Store; Store(Path(sys.argv[1]))"
    )
    other = subprocess.run([sys.executable, "-c", script, store.file], capture_output=True, text=True, check=False)
    assert "StoreInUse" in other.stderr


def test_a_file_of_a_newer_version_is_kept_aside_and_said(file: Path) -> None:
    newer = Store(file, (*MIGRATIONS, "CREATE TABLE hats (id INTEGER);"))
    newer.begin(CONFIG)
    newer.close()
    store = Store(file)
    assert "newer Ludogîte" in str(store.complaint)
    assert store.matches() == []
    store.close()
    kept = Store(file.with_name("matches.newer-1.db"), (*MIGRATIONS, "CREATE TABLE hats (id INTEGER);"))
    assert len(kept.matches()) == 1
    kept.close()


def test_a_database_of_another_program_is_left_alone(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("CREATE TABLE matches (id INTEGER)")
    content = file.read_bytes()
    store = Store(file)
    assert "damaged" in str(store.complaint)
    store.close()
    assert file.with_name("matches.damaged-1.db").read_bytes() == content


def test_an_older_file_is_migrated_with_a_backup(file: Path) -> None:
    old = Store(file)
    play_text(old.begin(CONFIG), "Sa1")
    old.close()
    new = Store(file, (*MIGRATIONS, "ALTER TABLE matches ADD COLUMN hat TEXT; UPDATE matches SET hat = 'straw';"))
    assert new.complaint is None
    assert new.resume(1).cursor == 1
    new.close()
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT hat FROM matches").fetchall() == [("straw",)]
        assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    backup = Store(file.with_name(f"matches.version-{version_of(MIGRATIONS)}.db"))
    assert backup.complaint is None
    assert backup.resume(1).cursor == 1
    backup.close()


def test_a_migration_that_fails_changes_nothing(file: Path) -> None:
    old = Store(file)
    old.begin(CONFIG)
    old.close()
    with pytest.raises(StoreProblem):
        Store(file, (*MIGRATIONS, "ALTER TABLE matches ADD COLUMN hat TEXT; INSERT INTO nowhere VALUES (1);"))
    again = Store(file)
    assert again.complaint is None
    assert len(again.matches()) == 1
    again.close()


FULL_DISK = """
import resource, sys
from pathlib import Path
from ludogite.match.config import Seat, MatchConfig
from ludogite.match.store import StoreProblem
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from tests.support.moves import play_text

store = Store(Path(sys.argv[1]))
match = store.begin(MatchConfig(SHELF["shapes"], (Seat("A"), Seat("B")), {}, {}, seed=0))
play_text(match, "Sa1")
size = Path(sys.argv[1] + "-wal").stat().st_size
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
try:
    play_text(match, "Kd4")
except StoreProblem as problem:
    print("refused:", problem.message)
assert match.cursor == 1
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
play_text(match, "Kd4")
print("played:", *match.moves)
"""


@pytest.mark.linux("limits of a process")
def test_when_nothing_more_can_be_written_the_move_is_refused_and_can_be_made_later(file: Path) -> None:
    run = subprocess.run([sys.executable, "-c", FULL_DISK, str(file)], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    refused, played = run.stdout.splitlines()
    assert refused.startswith("refused: Your games cannot be read or saved (")
    assert played == "played: Sa1 Kd4"
    store = Store(file)
    assert store.resume(1).cursor == 2
    store.close()


def test_a_full_disk_is_called_by_its_name(store: Store) -> None:
    match = store.begin(CONFIG)
    database(store).execute("PRAGMA max_page_count = 1")
    with pytest.raises(StoreProblem, match="disk is full"):
        store.begin(replace(CONFIG, seats=(Seat("A" * 100_000), Seat("B"))))
    play_text(match, "Sa1")


def test_a_place_where_nothing_can_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("a file where a folder should be")
    with pytest.raises(StoreProblem, match="cannot be read or saved"):
        Store(tmp_path / "in the way" / "matches.db")


READ_ONLY = """
import sys
from pathlib import Path
from ludogite.match.store import StoreProblem
from ludogite.match.store.store import Store
from tests.support.moves import play_text
try:
    store = Store(Path(sys.argv[1]))
    print(store.complaint)
    print(*store.resume(store.matches()[0].id).moves)
    play_text(store.resume(1), "Cc3")
except StoreProblem as problem:
    print(problem.message)
"""


def read_only(file: Path) -> list[str]:
    """What is said of a file in a folder that its owner has made read-only; it is left as it was."""
    folder = file.parent
    folder.chmod(0o555)
    before = as_it_is(folder)
    prefix = POWERLESS if os.geteuid() == 0 else ()
    run = subprocess.run([*prefix, sys.executable, "-c", READ_ONLY, file], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert as_it_is(folder) == before
    return run.stdout.splitlines()


def as_it_is(folder: Path) -> dict[str, tuple[int, bytes]]:
    """The permissions of a folder and of the files in it, and what these contain."""
    paths = (folder, *folder.iterdir())
    return {path.name: (path.stat().st_mode, path.read_bytes() if path.is_file() else b"") for path in paths}


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """One that may be made read-only."""
    folder = tmp_path / "matches"
    folder.mkdir()
    yield folder
    folder.chmod(0o700)


@pytest.mark.linux("modes of files")
def test_a_read_only_folder_without_matches_is_said(folder: Path) -> None:
    (said,) = read_only(folder / "matches.db")
    assert said.startswith("Your games cannot be read or saved (")


@pytest.mark.linux("modes of files")
@pytest.mark.parametrize(("was_killed", "permissions"), [(False, 0o444), (True, 0o444), (False, 0o600)])
def test_on_a_read_only_disk_matches_can_be_looked_at(
    folder: Path, tmp_path: Path, was_killed: bool, permissions: int
) -> None:
    """If the program was killed, the last moves are in the journal only."""
    made = Store(tmp_path / "matches.db")
    for move in ("Sa1", "Kd4"):
        play_text(made.begin(CONFIG), move)
    if not was_killed:
        made.close()
    for path in tmp_path.glob("matches.db*"):
        shutil.copyfile(path, folder / path.name)
        (folder / path.name).chmod(permissions)
    made.close()
    said, moves, refused = read_only(folder / "matches.db")
    assert said.startswith("Your games cannot be saved here (")
    assert moves == "Kd4"
    assert refused.startswith("Your games cannot be read or saved (")


@pytest.mark.linux("modes of files")
def test_file_and_folder_are_private_to_their_owner(home: Path) -> None:
    store = Store()
    store.begin(CONFIG)
    kept = {path.name: path.stat().st_mode & 0o777 for path in store.file.parent.iterdir()}
    assert set(kept.values()) == {0o600}
    assert store.file.parent.stat().st_mode & 0o777 == 0o700
    store.close()


@pytest.mark.linux("modes of files")
def test_what_others_could_read_is_closed_to_them(folder: Path) -> None:
    Store(folder / "matches.db").close()
    folder.chmod(0o2755)
    (folder / "matches.db").chmod(0o644)
    Store(folder / "matches.db").close()
    assert folder.stat().st_mode & 0o7777 == 0o2700
    assert (folder / "matches.db").stat().st_mode & 0o7777 == 0o600


def test_a_move_waits_for_the_disk_and_a_pencil_mark_does_not(store: Store) -> None:
    match, modes = store.begin(CONFIG), []
    database(store).set_trace_callback(
        lambda question: modes.append(question) if question.startswith(("PRAGMA", "COMMIT")) else None
    )
    play_text(match, "Sa1")
    assert modes == ["COMMIT"]
    match.keep_hand("a mark")
    assert modes == ["COMMIT", "PRAGMA synchronous = NORMAL", "COMMIT", "PRAGMA synchronous = FULL"]
    database(store).set_trace_callback(None)
    assert database(store).execute("PRAGMA synchronous").fetchone() == (2,)


def test_a_file_of_before_the_first_release_is_kept_aside(file: Path, store: Store) -> None:
    store.close()
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(f"PRAGMA user_version = {FIRST_VERSION - 1}")
    again = Store(file)
    assert "damaged" in str(again.complaint)
    assert file.with_name("matches.damaged-1.db").exists()
    again.close()
