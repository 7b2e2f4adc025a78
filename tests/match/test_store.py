"""The store: an accepted move is there whatever happens, and a file that cannot be used is kept."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.result import Help, MatchResult
from ludogite.match.store import Store, StoreInUse, StoreProblem
from ludogite.match.store_file import APPLICATION_ID, MIGRATIONS
from ludogite.rules.game import SHELF, IllegalMove, InvalidSetup
from tests.peek import PEEK

SEATS = (Seat("Ann"), Seat("Computer", level="perfect"))
CONFIG = MatchConfig(SHELF["shapes"], SEATS, {}, {}, seed=2**80)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches.db"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    opened = Store(file)
    yield opened
    opened.close()


def match_id(match: Match) -> int:
    return match.id  # type: ignore[return-value]


def finish(match: Match) -> Match:
    """The second seat of Four Shapes wins."""
    for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
        match.play_text(move)
    return match


def reopened(store: Store) -> Store:
    store.close()
    store.__init__(store.file)  # type: ignore[misc]
    return store


def test_a_match_is_resumed_at_exactly_the_last_accepted_move(store: Store) -> None:
    match = store.begin(CONFIG)
    for move in ("Sa1", "Kd4", "Yb4"):
        match.play_text(move)
    again = reopened(store).resume(match_id(match))
    assert again.config == CONFIG
    assert again.state == match.state
    assert again.moves == match.moves


def test_what_was_undone_can_still_be_redone_after_a_restart(store: Store) -> None:
    match = store.begin(CONFIG)
    for move in ("Sa1", "Kd4", "Yb4"):
        match.play_text(move)
    match.undo()
    again = reopened(store).resume(match_id(match))
    assert (again.cursor, len(again.moves), again.taken_back) == (2, 3, False)
    again.redo()
    assert str(again.moves[again.cursor - 1]) == "Yb4"


def test_a_new_move_forgets_what_was_undone_on_disk_too(store: Store) -> None:
    match = store.begin(CONFIG)
    for move in ("Sa1", "Kd4", "Yb4"):
        match.play_text(move)
    match.undo()
    match.play_text("Ca3")
    again = reopened(store).resume(match_id(match))
    assert [str(move) for move in again.moves] == ["Sa1", "Kd4", "Ca3"]


def test_a_new_move_after_several_undos_leaves_nothing_of_the_old_ones(store: Store) -> None:
    match = store.begin(replace(CONFIG, seats=(Seat("Ann"), Seat("Bob"))))
    for move in ("Sa1", "Kd4", "Yb4", "Cc1"):
        match.play_text(move)
    for _ in range(3):
        match.take_back()
    match.play_text("Cd3")
    again = reopened(store).resume(match_id(match))
    assert [str(move) for move in again.moves] == ["Sa1", "Cd3"]


def test_moves_played_together_are_undone_together_after_a_restart(store: Store) -> None:
    match = store.begin(replace(CONFIG, seats=(Seat("Ann"), Seat("Bob"))))
    match.play_text("Sa1")
    match.play_together([SHELF["shapes"].rules.parse(text) for text in ("Kd4", "Yb4")])
    again = reopened(store).resume(match_id(match))
    assert [str(move) for move in again.moves] == ["Sa1", "Kd4", "Yb4"]
    again.take_back()
    assert again.cursor == 1
    again = reopened(store).resume(match_id(match))
    again.redo()
    assert again.cursor == 3


def test_moves_played_together_are_written_whole_or_not_at_all(store: Store) -> None:
    match = store.begin(CONFIG)
    store._db.execute(
        "CREATE TRIGGER jam BEFORE INSERT ON moves WHEN NEW.ply = 1 BEGIN SELECT RAISE(FAIL, 'jammed'); END"
    )
    with pytest.raises(StoreProblem, match="jammed"):
        match.play_together([SHELF["shapes"].rules.parse(text) for text in ("Sa1", "Kd4")])
    assert match.cursor == 0
    assert store._db.execute("SELECT count(*) FROM moves").fetchone() == (0,)


def test_the_time_spent_is_there_again(store: Store) -> None:
    match = store.begin(CONFIG)
    match.spend(3.25)
    match.play_text("Sa1")
    assert reopened(store).resume(match_id(match)).seconds == 3.25
    match = store.resume(match_id(match))
    match.spend(1)
    match.write_time()
    assert reopened(store).resume(match_id(match)).seconds == 4.25


def test_time_is_written_now_and_then_while_nothing_is_played(store: Store) -> None:
    match = store.begin(CONFIG)
    for _ in range(122):
        match.spend(0.5)
    assert 60 <= reopened(store).resume(match_id(match)).seconds <= 61


def test_when_a_match_was_first_over_and_with_what_help_is_kept(store: Store) -> None:
    match = store.begin(CONFIG)
    match.note_help(Help.HINT)
    match.spend(7)
    finish(match)
    match.take_back()
    again = reopened(store).resume(match_id(match))
    assert (again.finished, again.help, again.outcome) == (7, Help.HINT, None)
    assert [(each.finished, each.help, each.is_over) for each in store.played("shapes")] == [(7, Help.HINT, False)]


def test_options_and_real_dice_are_there_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, PEEK.id, PEEK)  # type: ignore[arg-type]
    options = {"length": "short", "hats": ["straw", "top"]}
    config = MatchConfig(PEEK, SEATS, options, {"secret": 3}, seed=5, real_dice=True)
    assert reopened(store).resume(match_id(store.begin(config))).config == config


def test_a_move_is_written_whole_or_not_at_all(store: Store) -> None:
    match = store.begin(CONFIG)
    match.play_text("Sa1")
    store._db.execute("CREATE TRIGGER jam BEFORE UPDATE ON matches BEGIN SELECT RAISE(FAIL, 'jammed'); END")
    with pytest.raises(StoreProblem, match="jammed"):
        match.play_text("Kd4")
    assert match.cursor == 1
    assert store._db.execute("SELECT count(*) FROM moves").fetchone() == (1,)


def test_an_impossible_match_is_not_stored(store: Store) -> None:
    with pytest.raises(InvalidSetup):
        store.begin(replace(CONFIG, seats=(Seat("Ann"),)))
    assert store.matches() == []


@pytest.mark.parametrize(
    "damage",
    [
        "seats = '[['",
        "seats = '3'",
        "cursor = 99",
        "resigned = 7",
        "seed = 'x'",
        "options = '{'",
        "setup = '[3]'",
        "touched = 'x'",
    ],
)
def test_a_damaged_match_is_said_and_harms_no_other(store: Store, damage: str) -> None:
    good, bad = store.begin(CONFIG), store.begin(CONFIG)
    store._db.execute(f"UPDATE matches SET {damage} WHERE id = ?", (match_id(bad),))
    assert match_id(good) in [summary.id for summary in store.matches()]
    if "touched" not in damage:
        with pytest.raises(StoreProblem, match="it is damaged"):
            store.resume(match_id(bad))


def test_a_take_back_is_marked_for_ever(store: Store) -> None:
    match = store.begin(CONFIG)
    match.play_text("Sa1")
    match.play_text("Kd4")
    match.take_back()
    assert reopened(store).resume(match_id(match)).taken_back
    assert store.matches()[0].taken_back


def test_dice_go_on_exactly_after_a_restart(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, PEEK.id, PEEK)  # type: ignore[arg-type]
    config = MatchConfig(PEEK, SEATS, {"length": "short"}, {"secret": 3}, seed=5)
    match = store.begin(config)
    match.roll()
    match.play_text("done")
    expected = match.next_roll()
    assert reopened(store).resume(match_id(match)).next_roll() == expected


def test_matches_are_listed_the_last_played_first(store: Store) -> None:
    first, second = store.begin(CONFIG), store.begin(CONFIG)
    time.sleep(0.01)
    finish(first)
    listed = store.matches()
    assert [summary.id for summary in listed] == [match_id(first), match_id(second)]
    assert [(summary.moves, summary.is_over) for summary in listed] == [(4, True), (0, False)]
    assert listed[0].seats == SEATS


def test_the_list_says_whose_turn_it_is(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, PEEK.id, PEEK)  # type: ignore[arg-type]
    shapes = store.begin(CONFIG)
    assert store.matches()[0].to_move == 0
    shapes.play_text("Sa1")
    assert store.matches()[0].to_move == 1
    shapes.take_back()
    assert store.matches()[0].to_move == 0
    finish(shapes)
    assert store.matches()[0].to_move is None
    peek = store.begin(MatchConfig(PEEK, SEATS, {}, {"secret": 7}, seed=3))
    movers = {summary.id: summary.to_move for summary in reopened(store).matches()}
    assert movers == {match_id(shapes): None, match_id(peek): "chance"}


def test_matches_of_an_earlier_version_are_listed_without_whose_turn_it_is(file: Path) -> None:
    old = Store(file, MIGRATIONS[:2])
    old._db.execute(
        "INSERT INTO matches (game, seats, options, setup, seed, real_dice, cursor, begun, touched)"
        " VALUES ('shapes', '[[\"Ann\", null], [\"Bob\", null]]', '{}', '{}', '1', 0, 0, ?, ?)",
        ("2024-01-01T00:00:00+00:00",) * 2,
    )
    old.close()
    new = Store(file)
    assert [summary.to_move for summary in new.matches()] == [None]
    assert (new.resume(1).seconds, new.resume(1).help) == (0, Help.NONE)
    new.resume(1).play_text("Sa1")
    assert [summary.to_move for summary in new.matches()] == [1]
    new.close()


def result(store: Store) -> MatchResult | None:
    """Of the match played last, as lists read it after a restart."""
    return reopened(store).matches()[0].result


def test_the_result_is_written_with_the_last_move(store: Store) -> None:
    match = store.begin(CONFIG)
    for move in ("Sa1", "Yb1", "Cc1"):
        match.play_text(move)
    assert result(store) is None
    match = store.resume(match_id(match))
    match.play_text("Kd1")
    assert match.result == result(store) == MatchResult((1,), None)


def test_the_result_holds_the_points(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, PEEK.id, PEEK)  # type: ignore[arg-type]
    match = store.begin(MatchConfig(PEEK, SEATS, {"length": "short"}, {"secret": 3}, seed=5))
    for move in ("roll 2", "done", "roll 1", "done", "roll 2", "done"):
        match.play_text(move)
    assert result(store) == MatchResult((0,), (4, 1))
    assert [each.result for each in store.played(PEEK.id)] == [MatchResult((0,), (4, 1))]


def test_the_result_and_the_last_move_are_written_together_or_not_at_all(store: Store) -> None:
    match = store.begin(CONFIG)
    for move in ("Sa1", "Yb1", "Cc1"):
        match.play_text(move)
    store._db.execute(
        "CREATE TRIGGER jam BEFORE UPDATE ON matches WHEN NEW.result IS NOT NULL"
        " BEGIN SELECT RAISE(FAIL, 'jammed'); END"
    )
    with pytest.raises(StoreProblem, match="jammed"):
        match.play_text("Kd1")
    assert store.resume(match_id(match)).cursor == match.cursor == 3


def test_who_resigns_loses_by_the_result_too(store: Store) -> None:
    match = store.begin(CONFIG)
    match.play_text("Sa1")
    match.resign(0)
    assert result(store) == MatchResult((1,), None)


def test_undoing_the_end_takes_the_result_away_and_redo_brings_it_back(store: Store) -> None:
    match = finish(store.begin(CONFIG))
    match.take_back()
    assert result(store) is None
    match = store.resume(match_id(match))
    match.redo()
    assert result(store) == MatchResult((1,), None)


@pytest.mark.parametrize("damage", ["'{'", "'3'", "'{}'", '\'{"winners": 1, "scores": null}\''])
def test_a_damaged_result_hides_no_match(store: Store, damage: str) -> None:
    match = finish(store.begin(CONFIG))
    store._db.execute(f"UPDATE matches SET result = {damage}")
    assert result(store) is None
    assert store.resume(match_id(match)).result == MatchResult((1,), None)


def test_a_challenge_is_listed_by_its_name_and_another_match_has_none(store: Store) -> None:
    challenge = {"challenge": shipped()[0].challenge.to_json()}
    store.begin(MatchConfig(SHELF["challenge"], (Seat("Ann"),), {}, challenge, seed=0))
    store.begin(CONFIG)
    labels = {match.game: match.label for match in reopened(store).matches()}
    assert labels == {"challenge": challenge["challenge"]["name"], "shapes": ""}


def test_the_list_is_made_without_loading_rules(file: Path) -> None:
    store = Store(file)
    finish(store.begin(CONFIG))
    store.begin(MatchConfig(SHELF["bigbang"], (Seat("Ann"),), {}, SHELF["bigbang"].draw_setup(1, {}, 1), seed=1))
    store.close()
    script = (
        "import sys; from pathlib import Path; from ludogite.match.store import Store\n"
        "print(len(Store(Path(sys.argv[1])).matches()), [name for name in sys.modules if name.startswith(sys.argv[2])])"
    )
    for rules in ("ludogite.rules.shapes", "ludogite.rules.bigbang"):
        arguments = [sys.executable, "-c", script, str(file), rules]
        assert subprocess.run(arguments, capture_output=True, text=True, check=True).stdout == "2 []\n"


def test_the_loser_of_the_last_match_of_two_is_known(store: Store) -> None:
    between = replace(CONFIG, seats=(Seat("Ann"), Seat("Bob")))
    names = {"Ann", "Bob"}
    assert store.last_loser("shapes", names) is None
    finish(store.begin(between))
    assert store.last_loser("shapes", names) == "Ann"
    store.begin(between).resign(1)
    store.begin(between)
    finish(store.begin(replace(between, seats=(Seat("Bob"), Seat("Cat")))))
    assert store.last_loser("shapes", names) == "Bob"
    assert store.last_loser("cube", names) is None


def test_after_a_shared_win_there_is_no_loser(store: Store) -> None:
    finish(store.begin(CONFIG))
    store._db.execute("UPDATE matches SET result = ?", ('{"winners": [0, 1], "scores": null}',))
    assert store.last_loser("shapes", {seat.name for seat in SEATS}) is None


def test_a_finished_match_whose_end_is_undone_runs_again(store: Store) -> None:
    match = store.begin(CONFIG)
    finish(match)
    match.take_back()
    assert not store.matches()[0].is_over


def test_a_forgotten_match_is_gone_with_its_moves(store: Store) -> None:
    match = store.begin(CONFIG)
    match.play_text("Sa1")
    store.forget(match_id(match))
    assert store.matches() == []
    with pytest.raises(StoreProblem, match="no longer there"):
        store.resume(match_id(match))
    with closing(sqlite3.connect(reopened(store).file)) as db:
        store.close()
        assert db.execute("SELECT count(*) FROM moves").fetchone() == (0,)


def test_a_match_that_the_rules_no_longer_allow_is_said_to_be_so(store: Store) -> None:
    match = store.begin(CONFIG)
    match.play_text("Sa1")
    store.close()
    with closing(sqlite3.connect(store.file)) as db, db:
        db.execute("UPDATE moves SET move = 'Sz9'")
    store.__init__(store.file)  # type: ignore[misc]
    with pytest.raises(StoreProblem, match="cannot be continued: “Sz9” is not a move"):
        store.resume(match_id(match))


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
from ludogite.rules.game import SHELF

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


def test_an_illegal_move_is_not_stored(store: Store) -> None:
    match = store.begin(CONFIG)
    match.play_text("Sa1")
    with pytest.raises(IllegalMove):
        match.play_text("Sb1")
    assert reopened(store).resume(match_id(match)).cursor == 1


def test_what_a_board_notes_is_there_after_a_restart(store: Store) -> None:
    match = store.begin(CONFIG)
    assert match.notes == ""
    match.set_notes("pencil")
    again = reopened(store).resume(match_id(match))
    assert again.notes == "pencil"
    assert again.cursor == match.cursor


@pytest.mark.parametrize("damage", ["x'00ff80'", "CAST(x'ff80' AS TEXT)", "5", "'pencil' || char(0)"])
def test_a_match_with_damaged_notes_is_resumed(store: Store, damage: str) -> None:
    match = store.begin(CONFIG)
    match.play_text("Sa1")
    store._db.execute(f"UPDATE matches SET notes = {damage}")
    again = reopened(store).resume(match_id(match))
    assert again.cursor == 1
    assert isinstance(again.notes, str)
