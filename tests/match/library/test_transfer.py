"""Records that go out of one store and into another, and files that are none."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ludogite.match.library.transfer import CannotExport, Export, Import, free_files, is_record
from ludogite.match.record import SUFFIX, read_file
from ludogite.match.store.store import Store
from ludogite.paths import file_name, write_whole
from tests.support.many_matches import TABLES, copy_into, finished, played
from tests.support.store import change_match


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "other.db")
    yield opened
    opened.close()


def exported(store: Store, id: int | None, file: Path) -> Path:
    assert id is not None
    for _ in Export(store, [(id, file)]).steps():
        pass
    return file


def imported(store: Store, *files: Path) -> Import:
    reading = Import(store, [str(file) for file in files])
    for _ in reading.steps():
        pass
    return reading


@pytest.mark.parametrize("table", range(len(TABLES)), ids=[f"{game}-{seats}" for game, seats in TABLES])
@pytest.mark.parametrize("moves", [None, 2])
def test_a_match_of_every_game_comes_out_of_another_store_as_it_went_in(
    store: Store, other: Store, tmp_path: Path, table: int, moves: int | None
) -> None:
    match = played()[table]
    before = copy_into(store, match, moves)
    file = exported(store, before.id, tmp_path / "match.ludogite")
    assert read_file(file) == before.record()
    (id,) = imported(other, file).imported
    after = other.resume(id)
    assert (after.moves, after.state, after.result) == (before.moves, before.state, before.result)
    assert [seat.name for seat in after.config.seats] == [seat.name for seat in before.config.seats]
    (listed,) = other.matches()
    assert (listed.is_over, listed.to_move, listed.result) == (moves is None, before.state.to_move, before.result)
    assert listed.label == match.config.label


def test_an_imported_match_goes_on_with_the_same_dice(store: Store, other: Store, tmp_path: Path) -> None:
    before = copy_into(store, finished("symbols", 1), 3)
    (id,) = imported(other, exported(store, before.id, tmp_path / "match.ludogite")).imported
    assert other.resume(id).next_roll() == before.next_roll()


def test_a_record_that_is_there_already_is_not_doubled(store: Store, tmp_path: Path) -> None:
    match = copy_into(store, finished("crossword", 2))
    file = exported(store, match.id, tmp_path / "match.ludogite")
    again = imported(store, file, file)
    assert (again.imported, again.known, store.count()) == ([], [match.id] * 2, 1)


def test_a_record_without_a_seed_is_not_doubled_and_one_of_other_players_is_another(
    store: Store, tmp_path: Path
) -> None:
    match = copy_into(store, finished("shapes", 2))
    file = exported(store, match.id, tmp_path / "match.ludogite")
    fields = json.loads(file.read_bytes())
    del fields["seed"]
    file.write_text(json.dumps(fields))
    assert imported(store, file).known == [match.id]
    file.write_text(json.dumps({**fields, "players": ["Ann", "Bob"]}))
    assert len(imported(store, file).imported) == 1


def test_each_damaged_file_is_explained_and_the_others_are_imported(store: Store, tmp_path: Path) -> None:
    good = tmp_path / "good.ludogite"
    good.write_text(finished("shapes", 2).record().to_json(), encoding="utf-8")
    moves = [str(move) for move in finished("shapes", 2).moves]
    fields = {**json.loads(good.read_bytes()), "moves": [*moves[:2], moves[0]]}
    (tmp_path / "illegal.ludogite").write_text(json.dumps(fields))
    (tmp_path / "chess.ludogite").write_text(json.dumps({**fields, "game": "chess"}))
    (tmp_path / "torn.ludogite").write_text(json.dumps(fields)[:40])
    bad = [tmp_path / f"{name}.ludogite" for name in ("illegal", "chess", "torn", "gone")]
    reading = imported(store, *bad[:2], good, *bad[2:])
    assert len(reading.imported) == store.count() == 1
    reasons = {refused.file: str(refused.reason) for refused in reading.refused}
    assert list(reasons) == [file.name for file in bad]
    assert reasons["illegal.ludogite"].startswith(f"Move 3 ({moves[0]}) breaks the rules: ")
    assert reasons["chess.ludogite"] == "There is no game “chess”."
    assert reasons["torn.ludogite"] == "This file is damaged, or not a game saved by Ludogîte."
    assert reasons["gone.ludogite"].startswith("The file cannot be read (")


def test_the_records_in_a_folder_are_imported(store: Store, other: Store, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    matches = [copy_into(store, match) for match in played()]
    files = free_files(folder, ["Léa & Tom: 3/4?"] * len(matches))
    export = Export(store, ((match.id, file) for match, file in zip(matches, files, strict=True) if match.id))
    for _ in export.steps():
        pass
    assert (folder / "Léa & Tom 3 4.ludogite").exists()
    assert (folder / "Léa & Tom 3 4 (2).ludogite").exists()
    assert len(imported(other, folder).imported) == len(matches)
    empty = tmp_path / "empty"
    empty.mkdir()
    assert [refused.file for refused in imported(other, empty).refused] == ["empty"]


def test_however_long_a_title_is_its_mark_is_in_the_name() -> None:
    for title in ("Léa " * 60, "🂡" * 200, "é" * 200):
        name = file_name(title, SUFFIX, " (in progress)")
        assert name.endswith(" (in progress).ludogite")
        assert 100 < len(name.encode()) < 200


def test_a_name_for_a_file_is_one_in_every_system() -> None:
    assert file_name("../a\\b:c?\n", ".png") == "a b c.png"
    assert file_name("???", ".png") == "ludogite.png"


def test_only_a_running_match_with_something_hidden_is_said_to_hold_it(store: Store, tmp_path: Path) -> None:
    over, running = copy_into(store, finished("crossword", 2)), copy_into(store, finished("crossword", 2), 5)
    open_game = copy_into(store, finished("shapes", 2), 2)
    export = Export(store, [(match.id, tmp_path / f"{match.id}") for match in (over, running, open_game) if match.id])
    for _ in export.steps():
        pass
    assert export.secret == [running.id]


def test_what_is_left_of_a_damaged_match_is_exported(store: Store, tmp_path: Path) -> None:
    match = copy_into(store, finished("shapes", 2), 2)
    change_match(store, match.id, "options = '{', seed = 'x'")
    fields = json.loads(exported(store, match.id, tmp_path / "left.ludogite").read_bytes())
    assert (fields["players"], fields["options"]) == (["Léa", "Tom"], "{")
    assert fields["moves"] == [str(move) for move in match.moves]


def test_an_export_that_cannot_be_written_says_so_and_leaves_nothing(store: Store, tmp_path: Path) -> None:
    match = copy_into(store, finished("shapes", 2))
    with pytest.raises(CannotExport, match="cannot be written"):
        exported(store, match.id, tmp_path / "no such folder" / "match.ludogite")
    assert not list(tmp_path.glob("*.part"))


def test_several_files_are_all_written_or_none_and_what_was_there_stays(tmp_path: Path) -> None:
    old, new, folder = tmp_path / "old", tmp_path / "new", tmp_path / "folder"
    old.write_text("before")
    folder.mkdir()
    with pytest.raises(OSError, match="folder"):
        write_whole({old: b"after", new: b"after", folder: b"after"})
    assert sorted(tmp_path.iterdir()) == [folder, old]
    assert old.read_text() == "before"


def test_thousands_of_one_title_get_a_name_each(tmp_path: Path) -> None:
    (tmp_path / "a (2).ludogite").touch()
    files = list(free_files(tmp_path, ["a"] * 10_000))
    assert [file.name for file in files[:3]] == ["a.ludogite", "a (3).ludogite", "a (4).ludogite"]
    assert files[-1].name == "a (10001).ludogite"
    assert len(set(files)) == 10_000


def test_the_first_step_of_an_export_does_not_wait_for_thousands_of_names(store: Store, tmp_path: Path) -> None:
    match, titles = copy_into(store, finished("shapes", 2)), iter(["a"] * 10_000)
    assert match.id is not None
    next(Export(store, zip(repeat(match.id), free_files(tmp_path, titles), strict=False)).steps())
    assert len(list(titles)) == 9_999


@pytest.fixture
def locked() -> Iterator[Path]:
    """A folder that nobody may look into; permissions mean nothing to root."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        inside = Path(folder) / "locked"
        inside.mkdir()
        inside.chmod(0)
        user = os.geteuid()
        os.seteuid(65534 if user == 0 else user)
        yield inside
        os.seteuid(user)
        inside.chmod(0o755)


@pytest.mark.linux("modes of files")
def test_a_folder_that_cannot_be_read_is_explained(store: Store, locked: Path) -> None:
    (refused,) = imported(store, locked).refused
    assert (refused.file, str(refused.reason)) == ("locked", "This folder cannot be read (Permission denied).")
    assert is_record(str(locked))
    with pytest.raises(CannotExport, match="Permission denied"):
        list(free_files(locked, ["a"]))
    inside = locked / "a.ludogite"
    (refused,) = imported(store, inside).refused
    assert "Permission denied" in str(refused.reason)
    assert not is_record(str(locked / "a.json"))


def test_a_record_is_known_by_its_name_or_by_how_it_begins(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text(finished("shapes", 2).record().to_json())
    (tmp_path / "challenge.json").write_text('{"format": "ludogite-challenge/1"}')
    assert is_record(str(tmp_path / "match.json"))
    assert is_record("nowhere.ludogite")
    assert not is_record(str(tmp_path / "challenge.json"))
    assert not is_record("nowhere.json")
