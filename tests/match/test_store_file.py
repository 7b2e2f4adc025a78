"""The file of the store: for one program at a time, migrated with a backup, kept if it cannot be used; and disks that
are full or cannot be written to."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from ludogite.match.config import Seat
from ludogite.match.store import Store, StoreInUse, StoreProblem
from ludogite.match.store_file import APPLICATION_ID, MIGRATIONS
from tests.match.stored import CONFIG


def test_only_one_program_at_a_time(store: Store) -> None:
    with pytest.raises(StoreInUse, match="already open"):
        Store(store.file)
    script = "import sys; from pathlib import Path; from ludogite.match.store import Store; Store(Path(sys.argv[1]))"
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
    old.begin(CONFIG).play_text("Sa1")
    old.close()
    new = Store(file, (*MIGRATIONS, "ALTER TABLE matches ADD COLUMN hat TEXT; UPDATE matches SET hat = 'straw';"))
    assert new.complaint is None
    assert new.resume(1).cursor == 1
    new.close()
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT hat FROM matches").fetchall() == [("straw",)]
        assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    backup = Store(file.with_name(f"matches.version-{len(MIGRATIONS)}.db"))
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
from ludogite.match.store import Store, StoreProblem
from ludogite.rules.shelf import SHELF

store = Store(Path(sys.argv[1]))
match = store.begin(MatchConfig(SHELF["shapes"], (Seat("A"), Seat("B")), {}, {}, seed=0))
match.play_text("Sa1")
size = Path(sys.argv[1] + "-wal").stat().st_size
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
try:
    match.play_text("Kd4")
except StoreProblem as problem:
    print("refused:", problem.message)
assert match.cursor == 1
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
match.play_text("Kd4")
print("played:", *match.moves)
"""


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
    store._db.execute("PRAGMA max_page_count = 1")
    with pytest.raises(StoreProblem, match="disk is full"):
        store.begin(replace(CONFIG, seats=(Seat("A" * 100_000), Seat("B"))))
    match.play_text("Sa1")


def test_a_place_where_nothing_can_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("a file where a folder should be")
    with pytest.raises(StoreProblem, match="cannot be read or saved"):
        Store(tmp_path / "in the way" / "matches.db")


READ_ONLY = """
import os, sys
import urllib.parse  # which pathlib imports late: a Python in root's home is not there for others
from pathlib import Path
from ludogite.match.store import Store, StoreProblem
if os.geteuid() == 0:
    os.seteuid(65534)  # nobody: permissions mean nothing to root
try:
    store = Store(Path(sys.argv[1]))
    print(store.complaint)
    print(*store.resume(store.matches()[0].id).moves)
    store.resume(1).play_text("Cc3")
except StoreProblem as problem:
    print(problem.message)
"""


def read_only(file: Path) -> list[str]:
    """What is said of a file in a folder that cannot be written to; it is left as it was."""
    folder = file.parent
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    folder.chmod(0o555)
    try:
        run = subprocess.run([sys.executable, "-c", READ_ONLY, str(file)], capture_output=True, text=True, check=False)
        assert run.stderr == ""
        assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
        return run.stdout.splitlines()
    finally:
        os.chmod(folder, 0o755)  # noqa: PTH101


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """One that other users may read."""
    folder = Path(tempfile.mkdtemp())
    yield folder
    shutil.rmtree(folder)


def test_a_read_only_folder_without_matches_is_said(open_folder: Path) -> None:
    (said,) = read_only(open_folder / "matches.db")
    assert said.startswith("Your games cannot be read or saved (")


@pytest.mark.parametrize("was_killed", [False, True])
def test_on_a_read_only_disk_matches_can_be_looked_at(open_folder: Path, tmp_path: Path, was_killed: bool) -> None:
    """If the program was killed, the last moves are in the journal only."""
    made = Store(tmp_path / "matches.db")
    for move in ("Sa1", "Kd4"):
        made.begin(CONFIG).play_text(move)
    if not was_killed:
        made.close()
    for path in tmp_path.glob("matches.db*"):
        shutil.copyfile(path, open_folder / path.name)
        (open_folder / path.name).chmod(0o444)
    made.close()
    said, moves, refused = read_only(open_folder / "matches.db")
    assert said.startswith("Your games cannot be saved here (")
    assert moves == "Kd4"
    assert refused.startswith("Your games cannot be read or saved (")


def test_file_and_folder_are_private_to_their_owner(home: Path) -> None:
    store = Store()
    store.begin(CONFIG)
    kept = {path.name: path.stat().st_mode & 0o777 for path in store.file.parent.iterdir()}
    assert set(kept.values()) == {0o600}
    assert store.file.parent.stat().st_mode & 0o777 == 0o700
    store.close()


def test_a_move_waits_for_the_disk_and_a_pencil_mark_does_not(store: Store) -> None:
    match, modes = store.begin(CONFIG), []
    store._db.set_trace_callback(
        lambda question: modes.append(question) if question.startswith(("PRAGMA", "COMMIT")) else None
    )
    match.play_text("Sa1")
    assert modes == ["COMMIT"]
    match.set_notes("a mark")
    assert modes == ["COMMIT", "PRAGMA synchronous = NORMAL", "COMMIT", "PRAGMA synchronous = FULL"]
    store._db.set_trace_callback(None)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)
