"""Everything in one file: what comes back is what was saved, whatever is wrong is refused, and nothing here is lost."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import sys
import tempfile
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from ludogite import __version__
from ludogite.content.own_words import own_clues, own_file
from ludogite.match.config import Seat
from ludogite.match.library import keep
from ludogite.match.library.keep import BroughtBack, CannotSave, Counts
from ludogite.match.library.keep_file import CannotBringBack
from ludogite.match.people import Person
from ludogite.match.puzzle import PuzzleResult
from ludogite.match.record import read
from ludogite.match.store.file import MIGRATIONS, TABLES, migrate, version_of
from ludogite.match.store.store import Store
from ludogite.message import Complaint
from ludogite.settings import FOLDER, LANGUAGE, LEARNED, THEME, WINDOW, Settings
from tests.reliability.zoo import ZOO, matches_of, people_of
from tests.support.many_matches import copy_into, finished
from tests.support.moves import play_text
from tests.support.store import CONFIG, change_match, database, match_id, reopened

WORDS = "answer\tform\tlevel\tnote\tclue\nETE\tété\t1\t\tSaison chaude\nOR\tor\t2\t\tMétal jaune\n"
DAMAGED = "This file is damaged, or was not saved by Ludogîte. Nothing was changed."
NEWER = "This file was saved by a newer Ludogîte. Nothing was changed."


def at_home(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Store:
    """Another computer: its store."""
    monkeypatch.setenv("LUDOGITE_HOME", str(folder))
    return Store()


def everything(store: Store) -> dict[str, Any]:
    words = {language: [str(clue) for clue in own_clues(language)] for language in ("fr", "en")}
    return {"matches": matches_of(store), **people_of(store), "words": words}


@pytest.fixture
def family(home: Path, tmp_path: Path) -> Iterator[Store]:
    """What a family has after some weeks."""
    (home / "data").mkdir(parents=True)
    shutil.copyfile(ZOO / "store-version-9.db", home / "data" / "matches.db")
    own_file("fr").write_text(WORDS, encoding="utf-8")
    settings = Settings()
    for setting, value in ((LANGUAGE, "fr"), (THEME, "dark"), (FOLDER, "/home/lea/games"), (WINDOW, "AdnQywAD")):
        settings[setting] = value
    store = Store()
    yield store
    store.close()


@pytest.fixture
def little(home: Path) -> Iterator[Store]:
    """One match and one person."""
    store = Store()
    play_text(store.begin(CONFIG), "Sa1")
    store.remember(Person("Ann", 1, 2))
    yield store
    store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "Léa’s family (1)" / "our games.ludogite-keep"


def saved(store: Store, file: Path) -> Path:
    file.parent.mkdir(exist_ok=True)
    keep.save(store, Settings(), file)
    return file


def brought_back(store: Store, file: Path, *, replaces: bool = True) -> tuple[Store, Path]:
    """The store afterwards, and the file in which everything of before is."""
    _, before = keep.bring_back(store, Settings(), file, replaces=replaces)
    return Store(store.file), before


def files_in(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir() if not file.name.startswith("matches.db-")}


# There and back


@pytest.mark.parametrize("name", ["Home of Léa", "Users Zoé AppData Roaming", "x" * 60])
def test_a_family_moves_to_another_computer(
    family: Store, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    before = everything(family)
    saved(family, file)
    other = at_home(monkeypatch, tmp_path / name)
    Settings()[FOLDER] = "D:\\games"
    other, _ = brought_back(other, file)
    assert everything(other) == before
    assert len(before["matches"]) == 39
    assert own_file("fr").read_text(encoding="utf-8") == WORDS
    settings = Settings()
    assert (settings[LANGUAGE], settings[THEME]) == ("fr", "dark")
    assert (settings[FOLDER], settings[WINDOW]) == ("D:\\games", ""), "these are of that computer"
    other.close()


def test_what_a_file_holds_is_said_before_it_comes_in(family: Store, file: Path, tmp_path: Path) -> None:
    kept = keep.look_into(saved(family, file), tmp_path / "unpacked.db")
    assert kept.counts == (4, 39, 12, 2)
    assert kept.copied.people[0] == "Léa"
    assert kept.copied.first
    assert (kept.copied.first.date(), kept.version) == (date(2026, 11, 17), __version__)


def test_what_was_deleted_is_not_in_the_file(little: Store, file: Path, tmp_path: Path) -> None:
    gone = copy_into(little, finished("crossword", 2))
    little.erase(match_id(gone))
    kept = keep.look_into(saved(little, file), tmp_path / "unpacked.db")
    assert b"answer " not in kept.matches.read_bytes()
    assert kept.copied.matches == 1


def test_saving_over_a_file_replaces_it_whole(little: Store, file: Path) -> None:
    saved(little, file)
    play_text(little.begin(CONFIG), "Kb2")
    saved(little, file)
    assert files_in(file.parent) == {file.name}
    little, _ = brought_back(little, file)
    assert little.count() == 2
    little.close()


def test_what_was_here_is_kept_and_comes_back(family: Store, file: Path, home: Path) -> None:
    saved(family, file)
    family.erase(*family.ids()[:30])
    family.remember(Person("Noé", 1, 1))
    own_file("fr").unlink()
    own_file("en").write_text(WORDS.replace("été", "ete"), encoding="utf-8")
    Settings()[THEME] = "light"
    before = everything(family)
    store, kept = brought_back(family, file)
    assert everything(store) != before
    assert own_file("fr").exists()
    assert not own_file("en").exists()
    assert Settings()[THEME] == "dark"
    store, again = brought_back(store, kept)
    assert everything(store) == before
    assert own_file("en").exists()
    assert not own_file("fr").exists()
    assert Settings()[THEME] == "light"
    assert again != kept
    store.close()
    assert files_in(home / "data") == {"matches.db", "matches.version-9.db", "words.en.tsv", kept.name, again.name}


def test_lessons_and_unknown_settings_come_too(little: Store, file: Path) -> None:
    settings = Settings()
    settings.file.parent.mkdir(exist_ok=True)
    settings.file.write_text('{"learned": "shapes cube", "of_next_year": [1]}', encoding="utf-8")
    saved(little, file)
    Settings()[LEARNED] = "symbols"
    store, _ = brought_back(little, file)
    store.close()
    kept = json.loads(Settings().file.read_text(encoding="utf-8"))
    assert kept == {"learned": "shapes cube", "of_next_year": [1]}


def test_a_store_that_can_only_be_looked_at_can_be_saved(
    family: Store, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = matches_of(family)
    family.close()
    family.file.write_bytes(b"")  # a file that cannot be opened to write is read into memory: here by hand
    shutil.copyfile(ZOO / "store-version-9.db", family.file)
    from ludogite.match.store.wal_reader import open_to_look_at

    family._db = open_to_look_at(family.file, MIGRATIONS)
    family.is_read_only = True
    saved(family, file)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        family._db.execute("DELETE FROM matches")
    other, _ = brought_back(at_home(monkeypatch, tmp_path / "other"), file)
    assert matches_of(other) == before
    other.close()


# What is new is added


def names_of(store: Store) -> list[str]:
    return sorted(person.name for person in store.people())


def added(store: Store, file: Path) -> tuple[Store, BroughtBack, Path]:
    brought, before = keep.bring_back(store, Settings(), file, replaces=False)
    return Store(store.file), brought, before


def test_the_same_family_twice_is_the_family_once(family: Store, file: Path) -> None:
    """So it is with those who are called otherwise by now."""
    saved(family, file)
    before, files = everything(family), Settings().file.read_bytes()
    store, brought, _ = added(family, file)
    assert brought == BroughtBack(Counts(), Counts(4, 39, 12, 2))
    assert everything(store) == before
    assert own_file("fr").read_text(encoding="utf-8") == WORDS
    assert Settings().file.read_bytes() == files
    store.close()


def test_two_families_become_one(family: Store, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(family, file)
    theirs = everything(family)
    store = at_home(monkeypatch, tmp_path / "other")
    Settings()[THEME] = "light"
    own_file("fr").write_text(WORDS.replace("Saison chaude", "Il vient après le printemps"), encoding="utf-8")
    for name in ("Zoé", "Max"):
        store.remember(Person(name, 5, 5))
    mine = store.begin(replace(CONFIG, seats=(Seat("Max"), Seat("Zoé"))))
    play_text(mine, "Sa1")
    store.note_puzzle("shapes", "Zoé", "easy", 1, PuzzleResult.AT_FIRST_TRY)
    before = matches_of(store)
    store, brought, _ = added(store, file)
    assert brought == BroughtBack(Counts(3, 39, 12, 1), Counts(1, 0, 0, 1))
    assert names_of(store) == ["Léa", "Max", "Maximilien-Alexandre", "Tom", "Zoé"]
    assert {person.name: (person.colour, person.sign) for person in store.people()}["Zoé"] == (5, 5)
    found = matches_of(store)
    assert found[str(mine.id)] == before[str(mine.id)]
    del found[str(mine.id)]
    assert sorted(map(str, found.values())) == sorted(map(str, theirs["matches"].values()))
    assert people_of(store)["solved"] == {**theirs["solved"], "shapes Zoé": ["None"] * 3}
    assert store.puzzle_progress("shapes", "Zoé").result("easy", 1) is PuzzleResult.AT_FIRST_TRY
    assert people_of(store)["seen"] == theirs["seen"]
    assert theirs["seen"]["crossword"]
    assert [str(clue) for clue in own_clues("fr")] == ["Il vient après le printemps", "Métal jaune", "Saison chaude"]
    assert Settings()[THEME] == "light"
    store, brought, _ = added(store, file)
    assert brought == BroughtBack(Counts(), Counts(4, 39, 12, 2))
    store.close()


def test_a_match_that_went_on_elsewhere_comes_as_one_more(little: Store, file: Path, tmp_path: Path) -> None:
    """And one that went on here has been here already."""
    id = little.ids()[0]
    saved(little, file)
    play_text(little.resume(id), "Kb2")
    elsewhere = saved(little, tmp_path / "later.ludogite-keep")
    store, brought, _ = added(little, file)
    assert (brought.new.matches, brought.there.matches, store.count()) == (0, 1, 1)
    assert len(store.resume(id).moves) == 2
    match = store.resume(id)
    match.undo()
    for move in ("Sa1", "Kd4"):
        play_text(match, move)
    store, brought, _ = added(store, elsewhere)
    assert (brought.new.matches, brought.there.matches) == (1, 0)
    assert sorted(str(store.resume(each).moves[1]) for each in store.ids()) == ["Kb2", "Kd4"]
    store.close()


def test_a_match_that_was_given_up_elsewhere_comes_too(little: Store, file: Path) -> None:
    id = little.ids()[0]
    running = saved(little, file).read_bytes()
    little.resume(id).resign(0)
    saved(little, file)
    given_up = file.read_bytes()
    file.write_bytes(running)
    store, brought, _ = added(little, file)
    assert brought.new.matches == 0
    store, _ = brought_back(store, file)
    file.write_bytes(given_up)
    store, brought, _ = added(store, file)
    assert brought.new.matches == 1
    assert sorted(store.resume(each).resigned is None for each in store.ids()) == [False, True]
    store.close()


def test_who_has_got_another_name_is_known_by_their_games(little: Store, file: Path) -> None:
    little.note_puzzle("shapes", "Ann", "easy", 1, PuzzleResult.SOLVED)
    play_text(little.begin(CONFIG), "Kb2")
    saved(little, file)
    little.erase(little.ids()[0])
    database(little).execute("UPDATE people SET name = 'Anna' WHERE name = 'Ann'")
    database(little).execute("DELETE FROM puzzles")
    store, brought, _ = added(reopened(little), file)
    assert (brought.new, brought.there) == (Counts(0, 1, 1, 0), Counts(1, 1, 0, 0))
    assert names_of(store) == ["Anna"]
    assert {match.seats[0].name for match in store.matches()} == {"Anna"}
    assert store.puzzle_names("shapes") == ["Anna"]
    store.close()


def test_two_who_are_one_here_and_have_met_elsewhere_stay_two(
    little: Store, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_text(little.begin(replace(CONFIG, seats=(Seat("Bea"), CONFIG.seats[1]), seed=3)), "Sa1")
    little.remember(Person("Bea", 2, 2))
    saved(little, file)
    elsewhere, _ = brought_back(at_home(monkeypatch, tmp_path / "other"), file)
    play_text(elsewhere.begin(replace(CONFIG, seats=(Seat("Ann"), Seat("Bea")), seed=4)), "Sa1")
    saved(elsewhere, file)
    elsewhere.close()
    monkeypatch.setenv("LUDOGITE_HOME", str(little.file.parent.parent))
    ann, bea = (person.id or 0 for person in sorted(little.people(), key=lambda person: person.name))
    little.merge(bea, ann)
    store, _, _ = added(little, file)
    tables = [sorted(seat.name for seat in match.seats if seat.is_person) for match in store.matches()]
    assert tables.count(["Ann", "Bea"]) == 1
    assert ["Ann", "Ann"] not in tables
    store.close()


def test_whose_name_somebody_else_has_here_is_that_one(little: Store, file: Path) -> None:
    """Names tell first."""
    saved(little, file)
    database(little).execute("UPDATE people SET name = 'Anna' WHERE name = 'Ann'")
    little.remember(Person("Ann", 5, 5))
    store, brought, _ = added(reopened(little), file)
    assert (brought.new, names_of(store)) == (Counts(), ["Ann", "Anna"])
    assert [match.seats[0].name for match in store.matches()] == ["Anna"]
    store.close()


def test_a_match_that_brought_as_a_record_is_the_same(
    little: Store, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = read(little.record_text(little.ids()[0]).encode())
    saved(little, file)
    store = at_home(monkeypatch, tmp_path / "other")
    store.add(record, 7, record.replay())
    store, brought, _ = added(store, file)
    assert (brought.new.matches, store.count()) == (0, 1)
    store.close()


def test_damaged_matches_come_once_and_harm_no_other(
    family: Store, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = family.ids()
    for id, columns, value in zip(
        ids,
        ("seats = ?", "setup = ?", "cursor = ?", "begun = ?", "seed = ?", "is_over = ?"),
        ("[1", b"\xff", "many", b"\0", None, "x"),
        strict=False,
    ):
        with suppress(sqlite3.IntegrityError):
            change_match(family, id, columns, value)
    saved(family, file)
    store, brought, _ = added(at_home(monkeypatch, tmp_path / "other"), file)
    assert brought.new.matches == 39
    store, brought, _ = added(store, file)
    assert brought.new.matches == 0
    assert len(store.matches()) == 39
    store.close()


def test_what_is_added_is_undone_too(little: Store, family_file: Path) -> None:
    before = everything(little)
    store, _, kept = added(little, family_file)
    assert store.count() == 40
    store, _ = brought_back(store, kept)
    assert everything(store) == before
    store.close()


def test_lessons_that_were_played_elsewhere_are_played_here(little: Store, file: Path) -> None:
    Settings()[LEARNED] = "shapes cube"
    saved(little, file)
    Settings()[LEARNED] = "symbols cube"
    store, _, _ = added(little, file)
    assert Settings()[LEARNED] == "symbols cube shapes"
    store.close()


def test_a_file_of_an_older_version_comes_in(little: Store, family_file: Path) -> None:
    """It is as 1.0.0 would have written it."""
    store, brought, _ = added(little, family_file)
    assert brought.new[:3] == (4, 39, 12)
    store.close()


@pytest.fixture
def family_file(little: Store, file: Path, tmp_path: Path) -> Path:
    """With a database of version 9, in which people have no ids."""
    old = tmp_path / "version-9.db"
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        migrate(db, MIGRATIONS[:1])
        db.execute("ATTACH ? AS zoo", (str(ZOO / "store-version-9.db"),))
        for table in TABLES:
            db.execute(f"INSERT INTO {table} SELECT * FROM zoo.{table}")
    return rewritten(file, {**members_of(saved(little, file)), "matches.db": old.read_bytes()})


# What is wrong is refused, and changes nothing


def refusal(store: Store, file: Path) -> str:
    """Why a file cannot be used. Nothing was changed by it, and nothing is left of it."""
    before, files = everything(store), files_in(store.file.parent)
    with pytest.raises(Complaint) as refused:
        keep.bring_back(store, Settings(), file, replaces=True)
    assert everything(store) == before
    assert files_in(store.file.parent) == files
    return str(refused.value.message)


def members_of(file: Path) -> dict[str, bytes]:
    with ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def rewritten(file: Path, members: Mapping[str, bytes], method: int = ZIP_DEFLATED) -> Path:
    with ZipFile(file, "w", method) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return file


@pytest.mark.long
def test_a_file_damaged_in_any_byte_is_refused_or_means_the_same(little: Store, file: Path, tmp_path: Path) -> None:
    good, unpacked, other = saved(little, file).read_bytes(), tmp_path / "unpacked.db", tmp_path / "other"
    kept = keep.look_into(file, unpacked)
    expected = unpacked.read_bytes()
    unpacked.unlink()
    refused = 0
    for at in range(len(good)):
        other.write_bytes(good[:at] + bytes([good[at] ^ 0x55]) + good[at + 1 :])
        try:
            found = keep.look_into(other, unpacked)
        except CannotBringBack:
            refused += 1
        else:
            assert unpacked.read_bytes() == expected
            assert (found.settings, found.words) == (kept.settings, kept.words)
        unpacked.unlink(missing_ok=True)
    assert refused > len(good) * 0.9, "only times and the like do not matter"


@pytest.mark.parametrize("length", [0, 1, 21, 22, 100, -1, -100])
def test_a_file_that_is_cut_is_refused(little: Store, file: Path, length: int) -> None:
    good = saved(little, file).read_bytes()
    file.write_bytes(good[:length])
    assert refusal(little, file) == DAMAGED


def in_database(script: str) -> Callable[[dict[str, bytes]], None]:
    """Whoever writes this has our file, SQLite and time."""

    def change(members: dict[str, bytes]) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "matches.db"
            file.write_bytes(members["matches.db"])
            with closing(sqlite3.connect(file, isolation_level=None)) as db:
                db.executescript(script)
            members["matches.db"] = file.read_bytes()

    return change


def member(name: str, content: bytes) -> Callable[[dict[str, bytes]], None]:
    return lambda members: members.update({name: content})


def with_byte(at: int, byte: int) -> Callable[[dict[str, bytes]], None]:
    """Of the database."""

    def change(members: dict[str, bytes]) -> None:
        content = members["matches.db"]
        members["matches.db"] = content[:at] + bytes([byte]) + content[at + 1 :]

    return change


def about(**changes: object) -> Callable[[dict[str, bytes]], None]:
    def change(members: dict[str, bytes]) -> None:
        members["about.json"] = json.dumps({**json.loads(members["about.json"]), **changes}).encode()

    return change


TRIGGER = "CREATE TRIGGER x AFTER INSERT ON moves BEGIN DELETE FROM matches; END"
VIEW = "ALTER TABLE people RENAME TO x; CREATE VIEW people AS SELECT * FROM x"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (in_database(TRIGGER), DAMAGED),
        (in_database(VIEW), DAMAGED),
        (in_database("CREATE TABLE to_place (name TEXT NOT NULL, content BLOB)"), DAMAGED),
        (in_database("CREATE INDEX x ON moves (move)"), DAMAGED),
        (in_database("DROP TABLE people"), DAMAGED),
        (in_database("PRAGMA foreign_keys = OFF; DELETE FROM matches"), DAMAGED),
        (in_database("UPDATE matches SET label = hex(zeroblob(5000000))"), DAMAGED),
        (in_database("PRAGMA application_id = 7"), DAMAGED),
        (in_database("PRAGMA user_version = 8"), DAMAGED),
        (in_database(f"PRAGMA user_version = {version_of(MIGRATIONS) + 1}"), NEWER),
        (with_byte(18, 18), DAMAGED),
        (member("matches.db", b""), DAMAGED),
        (member("matches.db", b"SQLite format 3\0" * 400), DAMAGED),
        (member("settings.json", b"[]"), DAMAGED),
        (member("settings.json", b'{"a": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"), DAMAGED),
        (member("settings.json", b" " * 5_000_000), DAMAGED),
        (member("words.fr.tsv", b"\xff"), DAMAGED),
        (member("words.fr.tsv", b" " * 20_000_000), DAMAGED),
        (member("words.de.tsv", b""), DAMAGED),
        (member("../../.bashrc", b"echo"), DAMAGED),
        (member("about.json", b"{}"), DAMAGED),
        (about(format="ludogite-keep/2"), NEWER),
        (about(format="ludogite-keep/0"), DAMAGED),
        (about(format="ludogite-record/1"), DAMAGED),
        (about(format="ludogite-keep/²"), DAMAGED),
        (about(saved=1), DAMAGED),
        (about(version=1), DAMAGED),
        (about(more=1), DAMAGED),
        (lambda members: members.pop("settings.json"), DAMAGED),
    ],
)
def test_what_we_would_not_have_written_is_refused(
    little: Store, file: Path, change: Callable[[dict[str, bytes]], None], sentence: str
) -> None:
    members = members_of(saved(little, file))
    change(members)
    assert refusal(little, rewritten(file, members)) == sentence


def test_a_clock_that_is_wrong_is_no_reason_to_refuse(little: Store, file: Path) -> None:
    members = members_of(saved(little, file))
    about(saved="1970-01-01T00:00:07+00:00")(members)
    store, _ = brought_back(little, rewritten(file, members))
    assert store.count() == 1
    store.close()


def test_no_file_and_another_kind_of_file_are_refused(little: Store, file: Path, tmp_path: Path) -> None:
    assert refusal(little, file) == "This isn’t a readable file."
    assert refusal(little, tmp_path) == "This isn’t a readable file."
    file.parent.mkdir()
    file.write_text('{"format": "ludogite-record/1"}')
    assert refusal(little, file) == DAMAGED


@pytest.mark.linux("pipes")
def test_a_pipe_is_not_waited_for(little: Store, tmp_path: Path) -> None:
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe.ludogite-keep")
    assert refusal(little, tmp_path / "pipe.ludogite-keep") == "This isn’t a readable file."


def test_a_long_list_of_members_is_not_read(little: Store, file: Path) -> None:
    members = members_of(saved(little, file))
    rewritten(file, {**members, **{f"{n}": b"" for n in range(20_000)}})
    tracemalloc.start()
    assert refusal(little, file) == DAMAGED
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 4_000_000, "bytes"


def test_a_place_where_nothing_can_be_written_is_said(little: Store, tmp_path: Path) -> None:
    with pytest.raises(CannotSave) as refused:
        keep.save(little, Settings(), tmp_path / "missing" / "a.ludogite-keep")
    assert str(refused.value.message) == f"{tmp_path / 'missing'} cannot be written (No such file or directory)."
    assert files_in(little.file.parent) == {"matches.db"}


@pytest.mark.parametrize("name", ["data/matches.db", "data/../data/matches.db", "config/settings.json"])
def test_files_that_the_program_lives_on_are_not_saved_over(little: Store, home: Path, name: str) -> None:
    Settings()[THEME] = "dark"
    before = (home / name).read_bytes()
    with pytest.raises(CannotSave, match="Ludogîte itself uses"):
        keep.save(little, Settings(), home / name)
    assert (home / name).read_bytes() == before
    assert little.count() == 1


def test_who_plays_meanwhile_loses_nothing(little: Store, file: Path) -> None:
    kept_file, settings = saved(little, file), Settings()
    parts, changes = keep.begin_to_bring_back(little), little.changes
    kept = keep.look_into(kept_file, parts.kept)
    for _ in little.copy_into(parts.copy):
        pass
    assert little.changes == changes, "copying is no change"
    play_text(little.begin(CONFIG), "Kb2")
    keep.prepare(kept, parts, settings.kept(), keep.new_settings(settings, kept, True), replaces=True)
    with pytest.raises(CannotBringBack, match="played meanwhile"):
        keep.finish(little, parts, changes)
    parts.remove()
    assert little.count() == 2
    assert files_in(little.file.parent) == {"matches.db"}


def test_a_match_that_is_begun_while_all_is_saved_may_be_missing_but_none_is_torn(little: Store, file: Path) -> None:
    parts = keep.begin_save(little, file)
    for n, _ in enumerate(little.copy_into(parts.copy)):
        if n == 0:
            for match in (little.resume(little.ids()[0]), little.begin(CONFIG)):
                play_text(match, "Kb2")
    with closing(Store(parts.copy)) as copy:
        assert [len(copy.resume(id).moves) for id in copy.ids()] == [2]
    parts.remove()


# The copies that are made by themselves


def test_a_copy_is_due_once_a_week_and_the_last_three_stay(tmp_path: Path) -> None:
    due = []
    for day in (date(2026, 11, 1 + n) for n in range(30)):
        if keep.weekly_due(tmp_path, day):
            keep.weekly_file(tmp_path, day).write_bytes(b"")
            keep.remove_old_weekly(tmp_path)
            due.append(day.day)
    assert due == [1, 8, 15, 22, 29]
    (tmp_path / "weekly-mine.ludogite-keep").write_bytes(b"")
    keep.remove_old_weekly(tmp_path)
    assert files_in(tmp_path) == {"weekly-mine.ludogite-keep"} | {
        f"weekly-2026-11-{day}.ludogite-keep" for day in (15, 22, 29)
    }


def test_a_clock_that_was_wrong_once_does_not_end_the_copies(tmp_path: Path) -> None:
    keep.weekly_file(tmp_path, date(2099, 1, 1)).write_bytes(b"")
    assert keep.weekly_due(tmp_path, date(2026, 11, 1))
