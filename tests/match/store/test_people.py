"""People in the store: an id each, whatever they are called; files of before that had names only."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from ludogite.match.config import Seat
from ludogite.match.people import Person
from ludogite.match.puzzle import PuzzleResult
from ludogite.match.store.file import FIRST_VERSION, MIGRATIONS, migrate
from ludogite.match.store.people import read_people
from ludogite.match.store.store import Store
from tests.support.moves import play_text
from tests.support.store import CONFIG, database, match_id

PAGE = 4096
HOSTILE = ("<b>Léa</b>", "léa", "Léa", "x" * 300, "שלום", "2", "Ann\\", '"', "'; DROP TABLE people", "a\u202eb", "🎲")


def badge_of(store: Store, name: str) -> tuple[int, int]:
    return next((p.colour, p.sign) for p in read_people(database(store), is_here=False) if p.name == name)


def names_in(store: Store) -> list[list[str]]:
    return [[seat.name for seat in match.seats] for match in store.matches()]


def test_who_sits_down_keeps_an_id_when_the_badge_changes(store: Store) -> None:
    store.remember(Person("Léa", 0, 1))
    (before,) = store.people()
    store.remember(Person("Léa", 3, 4))
    store.remember(Person("Tom", 1, 0))
    lea, tom = sorted(store.people(), key=lambda person: person.name)
    assert (lea.id, lea.colour, lea.sign) == (before.id, 3, 4)
    assert tom.id not in (None, lea.id)


def test_a_match_shows_the_name_that_its_people_have_now(store: Store) -> None:
    match = store.begin(replace(CONFIG, seats=(Seat("Léa"), Seat("Computer", "easy"))))
    play_text(match, "Sa1")
    database(store).execute("UPDATE people SET name = 'Éléa'")
    id = match_id(match)
    assert names_in(store) == [["Éléa", "Computer"]]
    assert store.resume(id).config.people == ("Éléa",)
    assert store.names("shapes") == {"Éléa"}
    assert [played.config.people for played in store.played("shapes")] == [("Éléa",)]
    assert store.counted("shapes", 0, 9)[0][0].seats[0].name == "Éléa"
    assert json.loads(store.record_text(id))["players"] == ["Éléa", "Computer"]


def test_who_plays_only_in_a_match_from_elsewhere_is_known_and_not_offered(store: Store) -> None:
    match = store.begin(CONFIG)
    assert store.people() == []
    store.note_puzzle("shapes", "Ann", "easy", 1, PuzzleResult.SOLVED)
    assert [person.name for person in read_people(database(store), is_here=False)] == ["Ann"]
    assert match.config.people == ("Ann",)


def test_nobody_has_no_name(store: Store) -> None:
    store.begin(replace(CONFIG, seats=(Seat(""), Seat(""))))
    store.note_puzzle("shapes", "", "easy", 1, PuzzleResult.SOLVED)
    for id, name in enumerate((" \n", "\u202e"), start=7):
        database(store).execute("INSERT INTO people VALUES (?, 0, 0, '2026-01-01', ?)", (name, id))
    assert read_people(database(store), is_here=False) == []
    assert names_in(store) == [["", ""]]


def old_file(file: Path) -> sqlite3.Connection:
    """As 1.0.0 made it, where names were keys; one match of each hostile name against the one after it."""
    db = sqlite3.connect(file, isolation_level=None)
    migrate(db, MIGRATIONS[:1])
    assert db.execute("PRAGMA user_version").fetchone() == (FIRST_VERSION,)
    db.execute("INSERT INTO people VALUES ('Léa', 3, 4, '2026-01-01'), ('2', 1, 0, '2026-01-02')")
    for name, other in zip(HOSTILE, (*HOSTILE[1:], "Léa"), strict=True):
        add_match(db, json.dumps([[name, None], [other, None]]))
    add_match(db, json.dumps([["Léa", None], ["Léa", "hard"]]))
    for n, name in enumerate((*HOSTILE, "Cyd")):
        db.execute("INSERT INTO seen VALUES (?, 'shapes', 'thing', '2026-01-01', ?)", (name, n + 1))
        db.execute("INSERT INTO puzzles VALUES (?, 'shapes', 'easy', ?, 2, '2026-01-01')", (name, str(n)))
    return db


def add_match(db: sqlite3.Connection, seats: object) -> None:
    db.execute(
        "INSERT INTO matches (game, seats, options, setup, seed, real_dice, begun, touched)"
        " VALUES ('shapes', ?, '{}', '{}', '1', 0, '2026-01-01T12:00:00+00:00', '2026-01-01T12:00:00+00:00')",
        (seats,),
    )


def is_as_before(store: Store) -> None:
    shown = [name if len(name) < 40 else f"{name[:39]}…" for name in HOSTILE]
    shown[shown.index("a\u202eb")] = "ab"
    matches = sorted(store.matches(), key=lambda match: match.id)
    pairs = list(zip(shown, (*shown[1:], "Léa"), strict=True))
    assert [tuple(seat.name for seat in match.seats) for match in matches] == [*pairs, ("Léa", "Léa")]
    assert matches[-1].seats == (Seat("Léa"), Seat("Léa", "hard"))
    assert {person.name: (person.colour, person.sign) for person in store.people()} == {"Léa": (3, 4), "2": (1, 0)}
    assert set(store.puzzle_names("shapes")) == {*shown, "Cyd"}
    for n, name in enumerate((*HOSTILE, "Cyd")):
        assert store.seen("shapes", [name]) == {"thing": n + 1}
        assert store.puzzle_progress("shapes", name).result("easy", n) is PuzzleResult.AT_FIRST_TRY


def test_a_file_that_had_names_only_gives_everybody_an_id(file: Path) -> None:
    old_file(file).close()
    store = Store(file)
    assert store.complaint is None
    is_as_before(store)
    ids = [person.id for person in read_people(database(store), is_here=False)]
    assert None not in ids
    assert len(set(ids)) == len(ids) == len(HOSTILE) + 1
    database(store).execute("UPDATE people SET name = 'Éléa' WHERE name = 'Léa'")
    assert store.matches()[0].seats == (Seat("Éléa"), Seat("Léa", "hard"))
    assert store.seen("shapes", ["Éléa"]) == {"thing": HOSTILE.index("Léa") + 1}
    store.close()
    with closing(Store(file)) as again:
        assert again.matches()[0].seats == (Seat("Éléa"), Seat("Léa", "hard"))


DAMAGED_SEATS = (
    *("", "[]", "[[]]", "[[1, 2]]", '{"a": ["Ann", null]}', "NaN", "[" * 100_000, '"Ann"', '[["Ann", null, 1, 2]]'),
    *(b"\xff\x00", -5, 9e999, '[["Ann", null], "Bob", null, true, 3.5, {"name": ["Ann"]}, ["Cyd", null]]'),
)


@pytest.mark.parametrize("seats", DAMAGED_SEATS, ids=range(len(DAMAGED_SEATS)))
def test_a_damaged_row_of_before_costs_one_entry(file: Path, seats: object) -> None:
    db = old_file(file)
    add_match(db, seats)
    db.execute("INSERT INTO people VALUES (x'ff', 1, 1, 'x'), (NULL, 1, 1, 'x'), ('', 'x', x'00', '')")
    db.execute("INSERT INTO seen VALUES (x'00', 'shapes', 'thing', '', 'often')")
    db.close()
    store = Store(file)
    assert store.complaint is None
    assert [match.is_damaged for match in sorted(store.matches(), key=lambda match: match.id)][-1]
    assert store.resume(len(HOSTILE) + 1).config.people == ("Léa",)
    assert store.seen("shapes", ["Léa"]) == {"thing": HOSTILE.index("Léa") + 1}
    store.remember(Person("Zoé", 1, 1))
    assert store.people()[0] == Person("Zoé", 1, 1)
    store.close()


def salvaged(file: Path, content: bytearray) -> Store:
    file.write_bytes(content)
    store = Store(file)
    assert store.is_to_salvage
    list(store.salvage())
    return store


@pytest.mark.parametrize("is_migrated", [False, True])
@pytest.mark.parametrize("lost", ["first page", "people"])
def test_of_a_damaged_file_everybody_keeps_their_name(file: Path, lost: str, is_migrated: bool) -> None:
    """Of before, and of after ids were given; of the page with the people only badges may be lost."""
    old_file(file).close()
    if is_migrated:
        Store(file).close()
    content = bytearray(file.read_bytes())
    with closing(sqlite3.connect(file)) as db:
        page = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'people'").fetchone()[0]
    at = 0 if lost == "first page" else (page - 1) * PAGE
    content[at : at + PAGE] = b"\xee" * PAGE
    store = salvaged(file, content)
    if lost == "people":
        store.remember(Person("Léa", 3, 4))
        store.remember(Person("2", 1, 0))
    is_as_before(store)
    store.close()


def test_who_plays_while_matches_are_brought_over_is_not_taken_for_another(file: Path) -> None:
    """In the new file the first who sits down has the number that somebody else has in the damaged one."""
    with closing(Store(file)) as store:
        for name in ("Ann", "Bob"):
            store.remember(Person(name, 1, 1))
            store.begin(replace(CONFIG, seats=(Seat(name), Seat("Computer", "easy"))))
        database(store).execute("UPDATE people SET name = 'Anna' WHERE name = 'Ann'")
    content = bytearray(file.read_bytes())
    content[:PAGE] = b"\xee" * PAGE
    file.write_bytes(content)
    store = Store(file)
    store.remember(Person("Zoé", 2, 2))
    zoe = store.begin(replace(CONFIG, seats=(Seat("Zoé"), Seat("Computer", "easy"))))
    list(store.salvage())
    assert {names[0] for names in names_in(store)} == {"Anna", "Bob", "Zoé"}
    assert store.resume(match_id(zoe)).config.people == ("Zoé",)
    assert {person.name for person in store.people()} == {"Anna", "Bob", "Zoé"}
    store.close()


def test_a_renamed_person_of_whom_only_matches_are_left_has_the_last_name_that_is_known(file: Path) -> None:
    with closing(Store(file)) as store:
        store.begin(replace(CONFIG, seats=(Seat("Ann"), Seat("Computer", "easy"))))
        database(store).execute("UPDATE people SET name = 'Anna'")
        store.begin(replace(CONFIG, seats=(Seat("Anna"), Seat("Computer", "easy"))))
    content = bytearray(file.read_bytes())
    with closing(sqlite3.connect(file)) as db:
        where = "WHERE name IN ('people', 'people_by_id', 'sqlite_autoindex_people_1')"
        for (page,) in db.execute(f"SELECT rootpage FROM sqlite_schema {where}"):
            content[(page - 1) * PAGE : page * PAGE] = b"\xee" * PAGE
    store = salvaged(file, content)
    assert names_in(store) == [["Anna", "Computer"], ["Anna", "Computer"]]
    store.close()
