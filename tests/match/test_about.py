"""What a record says about its match besides the moves: its form, and that it comes back as it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from ludogite import cli
from ludogite.match.about import About, InvalidRecord
from ludogite.match.branch import begin_branch
from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.match.library.transfer import Export, Import
from ludogite.match.match import Match
from ludogite.match.record import Record, read, read_file
from ludogite.match.result import Help
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from tests.support.moves import play_text
from tests.support.store import change_match

ALL = {
    "begun": "2026-11-17T16:05:00Z",
    "computers": [None, "hard"],
    "day": "2026-11-17",
    "resigned": 1,
    "branch": 2,
    "helped": True,
}


NOT_OBJECTS: tuple[object, ...] = (None, [], "x", 1, True)
WRONG: dict[str, tuple[Any, ...]] = {
    "begun": (
        *(None, 1, "", "2026-11-17", "2026-11-17T16:05:00", "2026-11-17 16:05:00Z", "2026-11-17t16:05:00Z"),
        *("2026-13-17T16:05:00Z", "2026-11-17T24:00:00Z", "2026-11-17T16:05:60Z", "0000-01-01T00:00:00Z"),
        *("2026-11-17T16:05:00.5Z", "2026-11-17T16:05:00+01:00", "26-11-17T16:05:00Z", "２０２６-11-17T16:05:00Z"),
    ),
    "computers": (
        *(None, "hard", [], [None], [None] * 3, [None, 1], [None, True], {"0": "hard"}, [None, ["hard"]]),
        *([None, ""], [None, "Hard"], [None, "genius"], [None, "random"]),
    ),
    "day": (None, 20261117, "", "20261117", "2026-02-30", "2026-11-17T00:00:00Z", "0000-01-01"),
    "resigned": (None, -1, 2, True, False, 0.0, "0", [0]),
    "branch": (None, -1, 3, True, 1.0, "1"),
    "helped": (None, 0, 1, "true", []),
    "Begun": ("2026-11-17T16:05:00Z",),
    "computer": ([None, None],),
    "": (1,),
}


def content(about: Any, **changes: Any) -> bytes:
    fields = {"format": "ludogite-record/1", "game": "shapes", "players": ["Ann", "Bob"], "moves": ["Sa1", "Kb2"]}
    return json.dumps({**fields, **changes, "about": about}).encode()


def test_all_of_it_is_read_and_written_again() -> None:
    found = read(content(ALL))
    begun = datetime(2026, 11, 17, 16, 5, tzinfo=UTC)
    assert found.about == About(begun, (None, "hard"), date(2026, 11, 17), 1, 2, True)
    assert json.loads(found.to_json())["about"] == ALL


@pytest.mark.parametrize("key", ALL)
def test_every_key_may_be_left_out_and_may_stand_alone(key: str) -> None:
    for about in ({key: ALL[key]}, {other: value for other, value in ALL.items() if other != key}):
        assert json.loads(read(content(about)).to_json())["about"] == about


def test_what_holds_of_most_matches_is_not_written() -> None:
    for about in ({}, {"helped": False}, {"computers": [None, None]}):
        found = read(content(about))
        assert found.about == About()
        assert "about" not in json.loads(found.to_json())


@pytest.mark.parametrize("level", ["beginner", "easy", "medium", "hard", "expert", "master", "perfect"])
def test_each_level_of_the_game_may_be_a_computers(level: str) -> None:
    assert read(content({"computers": [level, None]})).about.computers == (level, None)


@pytest.mark.parametrize(
    "about", [*NOT_OBJECTS, *({key: each} for key, all_ in WRONG.items() for each in all_)], ids=str
)
def test_what_is_wrong_in_it_makes_no_record(about: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(InvalidRecord):
        read(content(about))
    file = tmp_path / "match.json"
    file.write_bytes(content(about))
    for command in (["replay", "--json"], ["legal"], ["analyse"]):
        assert cli.main([*command, str(file)]) == 2
        told = capsys.readouterr()
        assert not told.out
        assert told.err.startswith(f"{file}: ")
        assert told.err.count("\n") == 1


def test_the_commands_ignore_it_otherwise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for about in ({}, ALL):
        file = tmp_path / "match.json"
        file.write_bytes(content(about))
        for command in (["replay", "--json"], ["replay"], ["legal"], ["analyse", "--json"]):
            assert cli.main([*command, str(file)]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


def test_a_solo_seat_and_a_branch_at_the_start_are_good() -> None:
    fields = {"game": "symbols", "players": ["Ann"], "moves": []}
    assert read(content({"resigned": 0, "branch": 0}, **fields)).about == About(resigned=0, branch=0)
    with pytest.raises(InvalidRecord):
        read(content({"resigned": 1}, **fields))
    with pytest.raises(InvalidRecord):
        read(content({"branch": 1}, **fields))


# From one store into another


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "other.db")
    yield opened
    opened.close()


def exported(store: Store, match: Match, tmp_path: Path) -> Record:
    assert match.id is not None
    file = tmp_path / "match.ludogite"
    for _ in Export(store, [(match.id, file)]).steps():
        pass
    found = read_file(file)
    assert found == match.record()
    return found


def imported(store: Store, record: Record, tmp_path: Path) -> Match:
    file = tmp_path / "coming.ludogite"
    file.write_text(record.to_json(), encoding="utf-8")
    reading = Import(store, [str(file)])
    for _ in reading.steps():
        pass
    (id,) = reading.imported
    return store.resume(id)


def shapes(store: Store, *seats: Seat) -> Match:
    match = store.begin(MatchConfig(SHELF["shapes"], seats or (Seat("Ann"), Seat("Bob")), {}, {}, seed=3))
    for move in ("Sa1", "Kb2", "Cc3"):
        play_text(match, move)
    return match


def test_a_computer_comes_back_as_one(store: Store, other: Store, tmp_path: Path) -> None:
    match = shapes(store, Seat("Ann"), Seat("Computer", "medium"))
    after = imported(other, exported(store, match, tmp_path), tmp_path)
    assert after.config.seats == (Seat("Ann"), Seat("Computer", "medium"))
    (listed,) = other.matches()
    assert listed.seats == after.config.seats
    assert exported(other, after, tmp_path).about == match.record().about


def test_when_it_was_begun_is_kept(store: Store, other: Store, tmp_path: Path) -> None:
    match = shapes(store)
    change_match(store, match.id, "begun = '2025-05-01T10:20:30.456+00:00'")
    record = exported(store, store.resume(match.id or 0), tmp_path)
    assert record.about.begun == datetime(2025, 5, 1, 10, 20, 30, tzinfo=UTC)
    imported(other, record, tmp_path)
    (played,) = other.played("shapes")
    assert played.begun == record.about.begun


@pytest.mark.parametrize("year", ["0900", "3500"])
def test_a_time_that_no_clock_has_shown_is_not_kept(year: str, store: Store, tmp_path: Path) -> None:
    record = read(content({"begun": f"{year}-01-01T00:00:00Z"}))
    begun = imported(store, record, tmp_path).begun
    assert begun is not None
    assert 2000 < begun.year < 3000
    assert not store.matches()[0].is_damaged


def test_a_resignation_is_kept_and_decides(store: Store, other: Store, tmp_path: Path) -> None:
    match = shapes(store)
    match.resign(0)
    after = imported(other, exported(store, match, tmp_path), tmp_path)
    assert after.resigned == 0
    assert after.result == match.result
    (listed,) = other.matches()
    assert (listed.is_over, listed.resigned, listed.result) == (True, 0, match.result)


def test_in_a_game_that_the_rules_have_ended_nobody_resigns(store: Store, tmp_path: Path) -> None:
    moves = ["Sa1", "Yb1", "Cc1", "Kd1"]
    after = imported(store, read(content({"resigned": 1}, moves=moves)), tmp_path)
    assert after.resigned is None
    assert after.outcome is not None
    assert after.outcome.winner == 1


@pytest.mark.parametrize("how", ["hint", "take-back"])
def test_help_is_kept_and_it_counts_nowhere(store: Store, other: Store, tmp_path: Path, how: str) -> None:
    match = shapes(store)
    if how == "hint":
        match.note_help(Help.HINT)
    else:
        match.mark_not_counting()
    record = exported(store, match, tmp_path)
    assert record.about.helped
    after = imported(other, record, tmp_path)
    assert after.taken_back
    assert exported(other, after, tmp_path).about.helped


def test_a_branch_is_kept_without_help_of_its_own(store: Store, other: Store, tmp_path: Path) -> None:
    match = begin_branch(shapes(store), 2, (Seat("Ann"), Seat("Bob")), store.begin)
    play_text(match, "Yc3")
    record = exported(store, match, tmp_path)
    assert (record.about.branch, record.about.helped) == (2, False)
    after = imported(other, record, tmp_path)
    assert after.config.branch is not None
    assert after.config.branch.move == 2
    assert after.taken_back
    (listed,) = other.matches()
    assert listed.from_move == 2
    assert exported(other, after, tmp_path).about == record.about


def test_a_branch_that_goes_back_before_its_beginning_is_still_a_record(store: Store, tmp_path: Path) -> None:
    match = begin_branch(shapes(store), 2, (Seat("Ann"), Seat("Bob")), store.begin)
    match.undo()
    assert match.cursor < 2
    assert exported(store, match, tmp_path).about.branch == match.cursor


def test_a_match_of_the_day_stays_one(store: Store, other: Store, tmp_path: Path) -> None:
    day = date(2026, 11, 17)
    match = store.begin(MatchConfig(SHELF["symbols"], (Seat("Ann"),), {}, {}, seed_of("symbols", day)))
    play_text(match, "start 3")
    record = exported(store, match, tmp_path)
    assert record.about.day == day
    assert imported(other, record, tmp_path).config.day == day


def test_a_record_that_names_its_day_and_no_seed_has_the_dice_of_that_day(store: Store, tmp_path: Path) -> None:
    record = read(content({"day": "2026-11-17"}, game="symbols", players=["Ann"], moves=["start 3"]))
    assert imported(store, record, tmp_path).config.day == date(2026, 11, 17)
