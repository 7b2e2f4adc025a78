"""Somebody is called otherwise, two entries of one person become one, somebody is deleted and brought back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludogite.match.config import Seat
from ludogite.match.library.results import Results
from ludogite.match.people import Person
from ludogite.match.puzzle import PuzzleResult
from ludogite.match.store.people import CannotMerge, CannotRename
from ludogite.match.store.store import Store
from tests.support.moves import play_text
from tests.support.store import CONFIG, database, jammed, match_id, reopened

COMPUTER = Seat("Computer", "easy")
TABLES = ("people", "matches", "moves", "seen", "puzzles")


def play(store: Store, *names: str) -> int:
    """Four Shapes, against each other or against the computer."""
    seats = tuple(Seat(name) for name in names)
    match = store.begin(replace(CONFIG, seats=seats if len(seats) == 2 else (*seats, COMPUTER)))
    play_text(match, "Sa1")
    return match_id(match)


def add(store: Store, name: str, colour: int = 0, sign: int = 1) -> int:
    store.remember(Person(name, colour, sign))
    return id_of(store, name)


def id_of(store: Store, name: str) -> int:
    (id,) = (person.id for person in store.everybody() if person.name == name)
    assert id is not None
    return id


def contents(store: Store) -> dict[str, list[Any]]:
    return {table: sorted(database(store).execute(f"SELECT * FROM {table}"), key=repr) for table in TABLES}


def players(store: Store, match: int) -> list[str]:
    return [seat.name for seat in store.summaries([match])[0].seats]


def test_under_another_name_everything_is_still_theirs(store: Store) -> None:
    lea, tom = add(store, "Léa"), add(store, "Tom")
    match, alone = play(store, "Léa", "Tom"), play(store, "Léa")
    store.note_puzzle("shapes", "Léa", "easy", 1, PuzzleResult.SOLVED)
    store.rename(lea, "Éléonore")
    reopened(store)
    assert players(store, match) == ["Éléonore", "Tom"]
    assert store.resume(alone).config.people == ("Éléonore",)
    assert store.puzzle_progress("shapes", "Éléonore").result("easy", 1) is PuzzleResult.SOLVED
    assert store.puzzle_names("shapes") == ["Éléonore"]
    assert store.names("shapes") == {"Éléonore", "Tom"}
    assert {person.id for person in store.people()} == {lea, tom}
    assert play(store, "Éléonore") > 0
    assert id_of(store, "Éléonore") == lea


@pytest.mark.parametrize("name", ["", "  ", "\u202e", "Tom", " Tom\n", "TOM", "tom"])
def test_a_name_that_says_nothing_or_is_taken_is_refused(store: Store, name: str) -> None:
    lea = add(store, "Léa")
    add(store, "Tom")
    with pytest.raises(CannotRename, match=r"Everybody needs a name|Tom is already here"):
        store.rename(lea, name)
    assert {person.name for person in store.people()} == {"Léa", "Tom"}


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("Léa", "Léa"), ("LÉA", "LÉA"), ("<b>Léa", "<b>Léa"), ("x" * 500, "x" * 39 + "…"), ("שלום", "שלום"), ("%n", "%n")],
)
def test_any_other_name_will_do_also_the_same_in_other_capitals(store: Store, typed: str, shown: str) -> None:
    lea = add(store, "Léa")
    match = play(store, "Léa", "Tom")
    store.rename(lea, typed)
    assert players(store, match) == [shown, "Tom"]


def test_a_name_that_is_free_again_is_that_of_somebody_else(store: Store) -> None:
    lea = add(store, "Léa")
    old = play(store, "Léa")
    store.rename(lea, "Éléa")
    new = play(store, "Léa")
    assert (players(store, old)[0], players(store, new)[0]) == ("Éléa", "Léa")
    assert id_of(store, "Léa") != lea


def test_two_entries_of_one_person_become_one(store: Store) -> None:
    lea, wrong = add(store, "Léa", 2, 3), add(store, "lea", 4, 5)
    add(store, "Tom")
    matches = [play(store, "Léa", "Tom"), play(store, "Tom", "lea"), play(store, "lea")]
    store.note_puzzle("shapes", "lea", "easy", 1, PuzzleResult.AT_FIRST_TRY)
    database(store).execute("UPDATE puzzles SET at = '2026-01-01'")
    store.note_puzzle("shapes", "Léa", "easy", 1, PuzzleResult.NOT_SOLVED)
    store.note_puzzle("shapes", "lea", "easy", 2, PuzzleResult.SOLVED)
    for name in ("Léa", "lea", "lea"):
        store.begin(replace(CONFIG, seats=(Seat(name), COMPUTER))).note_seen("a thing")
    store.merge(wrong, lea)
    reopened(store)
    assert [players(store, match) for match in matches] == [["Léa", "Tom"], ["Tom", "Léa"], ["Léa", "Computer"]]
    assert sorted(person.name for person in store.everybody()) == ["Léa", "Tom"]
    assert Person("Léa", 2, 3) in store.people()
    progress = store.puzzle_progress("shapes", "Léa")
    assert progress.result("easy", 1) is PuzzleResult.AT_FIRST_TRY, "what was first counts"
    assert progress.result("easy", 2) is PuzzleResult.SOLVED
    assert store.seen("shapes", ["Léa"]) == {"a thing": 3}


def test_who_has_met_the_other_is_another_person(store: Store) -> None:
    lea, tom = add(store, "Léa"), add(store, "Tom")
    play(store, "Léa", "Tom")
    play(store, "Tom", "Léa")
    before = contents(store)
    with pytest.raises(CannotMerge, match="They have sat at the same table in 2 games: these are two people"):
        store.merge(tom, lea)
    assert contents(store) == before


def test_after_a_merge_the_first_attempt_at_a_day_counts(store: Store) -> None:
    lea, wrong = add(store, "Léa"), add(store, "lea")
    first, second = play(store, "lea"), play(store, "Léa")
    store.merge(wrong, lea)
    results = Results.of(store.played("shapes"))
    assert results.names in ([], ["Léa"])
    assert [match.id for match in store.played("shapes") if match.config.people == ("Léa",)] == [second, first]


def test_a_seat_of_somebody_deleted_is_nobodys_and_undo_brings_all_back(store: Store) -> None:
    lea, tom = add(store, "Léa", 2, 3), add(store, "Tom")
    together, alone, toms = play(store, "Léa", "Tom"), play(store, "Léa"), play(store, "Tom")
    store.note_puzzle("shapes", "Léa", "easy", 1, PuzzleResult.SOLVED)
    store.resume(together).note_seen("a thing")
    before = contents(store)
    deleted = store.delete_person(lea)
    assert set(store.ids()) == {together, toms}
    assert alone not in store.ids()
    assert deleted.person == Person("Léa", 2, 3)
    assert players(store, together) == ["", "Tom"]
    assert players(store, toms) == ["Tom", "Computer"]
    assert [person.id for person in store.everybody()] == [tom]
    assert store.names("shapes") == {"Tom"}
    assert store.puzzle_names("shapes") == []
    assert store.seen("shapes", ["Léa"]) == {}
    assert b"L\\u00e9a" not in repr(contents(store)).encode()
    assert "Léa" not in repr(contents(store))
    store.restore_person(deleted)
    assert contents(store) == before


def test_who_comes_under_the_name_of_somebody_deleted_is_somebody_else(store: Store) -> None:
    lea = add(store, "Léa")
    match = play(store, "Léa", "Tom")
    store.delete_person(lea)
    add(store, "Léa")
    play(store, "Léa")
    assert players(store, match) == ["", "Tom"]


@pytest.mark.parametrize("change", ["UPDATE ON matches", "DELETE ON people", "DELETE ON puzzles"])
def test_a_change_that_the_disk_refuses_changes_nothing(store: Store, change: str) -> None:
    lea, wrong = add(store, "Léa"), add(store, "lea")
    play(store, "lea", "Tom")
    store.note_puzzle("shapes", "lea", "easy", 1, PuzzleResult.SOLVED)
    before = contents(store)
    for act in (lambda: store.merge(wrong, lea), lambda: store.delete_person(wrong)):
        with jammed(store, change), pytest.raises(Exception, match="jammed"):
            act()
    assert contents(store) == before


def test_a_damaged_row_hinders_nothing(store: Store) -> None:
    lea, wrong = add(store, "Léa"), add(store, "lea")
    play(store, "Léa")
    for seats in ("", "[[", "[[1]]", b"\xff", 7):
        id = play(store, "lea")
        database(store).execute("UPDATE matches SET seats = ? WHERE id = ?", (seats, id))
    store.merge(wrong, lea)
    store.restore_person(store.delete_person(lea))
    store.rename(lea, "Éléa")
    assert players(store, 1) == ["Éléa", "Computer"]


def test_two_hundred_people(store: Store) -> None:
    ids = [add(store, f"Person {n}", n, n) for n in range(200)]
    matches = [play(store, f"Person {n}") for n in range(200)]
    store.rename(ids[7], "Seven")
    store.merge(ids[8], ids[9])
    store.restore_person(store.delete_person(ids[10]))
    assert [players(store, matches[n])[0] for n in (7, 8, 9, 10)] == ["Seven", "Person 9", "Person 9", "Person 10"]
    assert len(store.everybody()) == 199
