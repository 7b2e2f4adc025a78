"""A damaged file with matches: what can be read comes over, and what was there is kept byte for byte."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.people import Person
from ludogite.match.puzzle import PuzzleResult
from ludogite.match.store import StoreProblem
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from tests.reliability.damage import DAMAGES, damaged
from tests.support.moves import play_text

CONFIG = MatchConfig(SHELF["shapes"], (Seat("Ann"), Seat("Bob")), {}, {}, seed=2**80)
MOVES = ("Sa1", "Kd4", "Yb4", "Cc1")
MATCHES = 60
PAGE = 4096


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches.db"


def write_matches(file: Path, count: int = MATCHES) -> None:
    store = Store(file)
    store.remember(Person("Ann", 1, 2))
    for n in range(count):
        match = store.begin(CONFIG)
        for move in MOVES[: n % 5]:
            play_text(match, move)
    store.close()


def write_unfinished(file: Path, count: int = MATCHES) -> None:
    """As a program that was killed leaves it: nothing is in the file itself, everything in its journal."""
    folder = file.with_name("running")
    store = Store(folder / "matches.db")
    for _ in range(count):
        play_text(store.begin(CONFIG), "Sa1")
    for path in folder.glob("matches.db-wal"):
        shutil.copyfile(path, file.with_name(path.name))
    shutil.copyfile(folder / "matches.db", file)
    store.close()


def saved(store: Store) -> list[tuple[int, int]]:
    """Each match that came over, with its moves."""
    if store.is_to_salvage:
        list(store.salvage())
    assert not store.is_to_salvage
    found = sorted(store.matches(), key=lambda match: match.id)
    assert all(match.is_damaged or store.resume(match.id).cursor == match.moves for match in found)
    return [(match.id, match.moves) for match in found]


@pytest.mark.parametrize("content", [b"not a database", b"SQLite format 3\0" + b"\xff" * 5000, b"\0" * 4096])
def test_a_file_of_which_nothing_is_left_is_kept_aside_and_said(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    store = Store(file)
    assert saved(store) == []
    assert str(store.complaint) == (
        "The file with your games is damaged. It is kept as matches.damaged-1.db; a new one has been started."
    )
    assert file.with_name("matches.damaged-1.db").read_bytes() == content
    play_text(store.begin(CONFIG), "Sa1")
    store.close()


def test_a_destroyed_page_costs_the_matches_on_it_and_no_others(file: Path) -> None:
    write_matches(file)
    content = bytearray(file.read_bytes())
    places = [at for at in range(PAGE, len(content), PAGE) if content[at] == 13 and b"Bob" in content[at : at + PAGE]]
    assert len(places) >= 3, "leaves of the table of matches"
    content[places[1] : places[1] + PAGE] = b"\xee" * PAGE
    file.write_bytes(content)
    store = Store(file)
    found = saved(store)
    assert MATCHES / 2 < len(found) < MATCHES
    assert all(moves == (id - 1) % 5 for id, moves in found)
    assert str(store.complaint) == (
        "The file with your games is damaged. It is kept as matches.damaged-1.db;"
        f" {len(found)} games could be brought over."
    )
    assert store.people() == [Person("Ann", 1, 2)]
    store.close()
    assert file.with_name("matches.damaged-1.db").read_bytes() == content


def test_solved_puzzles_are_brought_over_too(file: Path) -> None:
    write_matches(file)
    store = Store(file)
    store.note_puzzle("shapes", "Cyd", "easy", 2**80, PuzzleResult.AT_FIRST_TRY)
    store.close()
    content = bytearray(file.read_bytes())
    people = leaf_with(content, b"Ann", without=b"null")
    content[people : people + PAGE] = b"\xee" * PAGE
    file.write_bytes(content)
    store = Store(file)
    assert len(saved(store)) == MATCHES
    assert store.puzzle_progress("shapes", "Cyd").result("easy", 2**80) is PuzzleResult.AT_FIRST_TRY
    store.close()


def test_without_its_first_page_every_match_is_still_read(file: Path) -> None:
    write_matches(file)
    content = file.read_bytes()
    file.write_bytes(b"\xee" * PAGE + content[PAGE:])
    store = Store(file)
    assert len(saved(store)) == MATCHES
    store.close()


@pytest.mark.parametrize("letter", [b"i", b"\xe5"])
def test_a_damaged_letter_in_the_description_of_a_table_costs_no_match(file: Path, letter: bytes) -> None:
    write_matches(file)
    content = file.read_bytes()
    assert content[:PAGE].count(b"seats TEXT") == 1
    file.write_bytes(content.replace(b"seats TEXT", b"se" + letter + b"ts TEXT"))
    store = Store(file)
    assert len(saved(store)) == MATCHES
    store.close()


def leaf_with(content: bytes | bytearray, text: bytes, without: bytes | None = None) -> int:
    """Where a page of a table begins that holds the one text and not the other."""
    pages = ((at, content[at : at + PAGE]) for at in range(PAGE, len(content), PAGE))
    return next(at for at, page in pages if page[0] == 13 and text in page and (without is None or without not in page))


def test_a_match_that_breaks_the_rules_stays_behind(file: Path) -> None:
    write_matches(file, 10)
    content = bytearray(file.read_bytes())
    at = content.index(b"Kd4")
    content[at : at + 3] = b"Sa1"
    people = leaf_with(content, b"Ann", without=b"null")
    content[people : people + PAGE] = b"\xee" * PAGE  # this is noticed, the wrong move is not
    file.write_bytes(content)
    store = Store(file)
    assert len(saved(store)) == 9
    assert "9 games could be brought over" in str(store.complaint)
    store.close()


def test_what_is_set_aside_is_what_was_there_with_its_journal(file: Path) -> None:
    running = file.with_name("running") / "matches.db"
    write_matches(running)
    store = Store(running)
    play_text(store.begin(CONFIG), "Sa1")
    for path in running.parent.glob("*"):
        shutil.copyfile(path, file.with_name(path.name))
    store.close()
    content = bytearray(file.read_bytes())
    leaf = leaf_with(content, b"Bob")
    content[leaf : leaf + PAGE] = b"\xee" * PAGE
    file.write_bytes(content)
    journal = file.with_name("matches.db-wal")
    before = [path.read_bytes() for path in (file, journal)]
    store = Store(file)
    assert (MATCHES + 1, 1) in saved(store), "what only the journal holds"
    store.close()
    kept = [file.with_name(name) for name in ("matches.damaged-1.db", "matches.damaged-1.db-wal")]
    assert [path.read_bytes() for path in kept] == before


@pytest.mark.parametrize("is_there", [False, True])
def test_an_empty_file_beside_a_full_journal_is_no_new_start(file: Path, is_there: bool) -> None:
    write_unfinished(file)
    journal = file.with_name("matches.db-wal").read_bytes()
    file.write_bytes(b"")
    if not is_there:
        file.unlink()
    store = Store(file)
    assert len(saved(store)) == MATCHES
    assert "60 games could be brought over" in str(store.complaint)
    store.close()
    assert file.with_name("matches.damaged-1.db-wal").read_bytes() == journal


def test_what_was_brought_over_is_there_at_the_next_start_and_nothing_is_overwritten(file: Path) -> None:
    for number in (1, 2):
        write_matches(file, 40)
        content = bytearray(file.read_bytes())
        content[3 * PAGE : 4 * PAGE] = b"\xee" * PAGE
        file.write_bytes(content)
        store = Store(file)
        assert f"matches.damaged-{number}.db" in str(store.complaint)
        found = saved(store)
        store.close()
        assert file.with_name(f"matches.damaged-{number}.db").read_bytes() == content
        again = Store(file)
        assert again.complaint is None
        assert saved(again) == found
        again.close()
    assert not list(file.parent.glob("*.part*"))


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_damaged_the_store_opens_and_a_match_is_whole_or_said_to_be_damaged(file: Path, seed: int) -> None:
    """A list does not read everything of a match: some damage is found when it is opened."""
    (write_unfinished if seed % 2 else write_matches)(file, 30)
    damaged(file, DAMAGES[seed % len(DAMAGES)], seed)
    store = Store(file)
    if store.is_to_salvage:
        saved(store)
    for match in store.matches():
        with suppress(StoreProblem):
            assert store.resume(match.id).cursor <= 4
    play_text(store.begin(CONFIG), "Sa1")
    store.close()


def journal_of_days(file: Path, matches: int, changes_each: int = 3) -> None:
    """As a killed program leaves it: its journal holds many transactions, which rewrite the same pages."""
    folder = file.with_name("running")
    store = Store(folder / "matches.db")
    for _ in range(matches):
        match = store.begin(CONFIG)
        for move in MOVES[:changes_each]:
            play_text(match, move)
    for path in (folder / "matches.db-wal", folder / "matches.db"):
        shutil.copyfile(path, file.with_name(path.name))
    store.close()


FRAME = 24 + PAGE


@pytest.mark.parametrize("part", ["page", "head"])
def test_what_comes_after_a_damage_in_the_middle_of_the_journal_is_not_dropped(file: Path, part: str) -> None:
    journal_of_days(file, matches=20)
    journal = file.with_name("matches.db-wal")
    content = bytearray(journal.read_bytes())
    at = 32 + len(content) // FRAME // 2 * FRAME + (500 if part == "page" else 20)
    content[at] ^= 1
    journal.write_bytes(content)
    store = Store(file)
    assert "is damaged" in str(store.complaint)
    assert saved(store) == [(id, 3) for id in range(1, 21)]
    store.close()
    assert file.with_name("matches.damaged-1.db-wal").read_bytes() == content


def test_a_journal_that_ends_within_a_transaction_is_no_damage(file: Path) -> None:
    """The program was killed while it wrote: that change was never accepted."""
    journal_of_days(file, matches=20)
    journal = file.with_name("matches.db-wal")
    journal.write_bytes(journal.read_bytes()[: -FRAME - 100])
    store = Store(file)
    assert store.complaint is None
    assert [(match.id, match.moves) for match in store.matches()][:1] == [(20, 2)]
    store.close()


def destroy_a_page(file: Path) -> None:
    """That of the people, which costs no match."""
    content = bytearray(file.read_bytes())
    at = leaf_with(content, b"Ann", without=b"null")
    content[at : at + PAGE] = b"\xee" * PAGE
    file.write_bytes(content)


def test_who_plays_while_matches_are_brought_over_loses_none(file: Path) -> None:
    write_matches(file, 10)
    destroy_a_page(file)
    store = Store(file)
    new = store.begin(CONFIG)
    play_text(new, "Kb2")
    steps = store.salvage()
    next(steps)
    play_text(new, "Sa1")
    list(steps)
    assert len(saved(store)) == 11
    assert new.id is not None
    assert [str(move) for move in store.resume(new.id).moves] == ["Kb2", "Sa1"]
    store.close()


def test_what_was_not_brought_over_yet_comes_at_the_next_start(file: Path) -> None:
    write_matches(file, 10)
    destroy_a_page(file)
    for steps in (3, 4):
        store = Store(file)
        going = store.salvage()
        assert isinstance(going, Generator)
        for _ in range(steps):
            next(going)
        going.close()
        store.close()
    store = Store(file)
    assert saved(store) == [(id, (id - 1) % 5) for id in range(1, 11)]
    assert "10 games could be brought over" in str(store.complaint)
    store.close()


KILLED_AT = """
import os, shutil, signal, sys
from pathlib import Path
from ludogite.match.store.store import Store

folder, count = Path(sys.argv[1]), 0
CHANGES = ("os.remove", "os.rename", "sqlite3.connect")

def kill_at(number):
    def watch(event, arguments):
        global count
        if event in CHANGES and str(folder) in str(arguments[0]):
            count += 1
            if count == number:
                os.kill(os.getpid(), signal.SIGKILL)
    return watch

number, was_killed = 0, True
while was_killed:
    number += 1
    home = folder / str(number)
    shutil.copytree(folder / "damaged", home)
    child = os.fork()
    if child == 0:
        sys.addaudithook(kill_at(number))
        store = Store(home / "matches.db")
        list(store.salvage())
        os._exit(0)
    was_killed = os.waitpid(child, 0)[1] != 0
print(number)
"""


@pytest.mark.linux("fork")
def test_killed_at_any_moment_of_the_start_nothing_is_lost(tmp_path: Path) -> None:
    """The file and its journal are damaged; the program is killed before each change of a file that it makes."""
    file = tmp_path / "damaged" / "matches.db"
    file.parent.mkdir()
    journal_of_days(file, matches=6)
    shutil.rmtree(tmp_path / "damaged" / "running")
    file.write_bytes(b"")
    killed = subprocess.run([sys.executable, "-c", KILLED_AT, tmp_path], capture_output=True, text=True, check=True)
    assert int(killed.stdout) > 8
    for number in range(1, int(killed.stdout)):
        store = Store(tmp_path / str(number) / "matches.db")
        assert saved(store) == [(id, 3) for id in range(1, 7)], f"killed before change {number}"
        store.close()
