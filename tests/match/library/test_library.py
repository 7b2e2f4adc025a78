"""The library without its page: what is found among thousands of matches, and in which order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.library.library import Library, Order, Query
from ludogite.match.store.rows import Summary
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from tests.support.many_matches import copy_into, fill, finished
from tests.support.moves import play_text
from tests.support.store import change_match


@pytest.fixture
def store() -> Iterator[Store]:
    opened = Store()
    yield opened
    opened.close()


def words_of(entry: Summary) -> str:
    return "" if entry.is_damaged else f"{SHELF[entry.game].title} {entry.label}"


def whole(store: Store) -> Library:
    library = Library(store, words_of)
    library.read_on(100_000)
    return library


def shapes(store: Store, moves: str, *names: str) -> int:
    match = store.begin(MatchConfig(SHELF["shapes"], tuple(Seat(name) for name in names), {}, {}, seed=1))
    for move in moves.split():
        play_text(match, move)
    assert match.id is not None
    return match.id


def ids(found: list[Summary]) -> list[int]:
    return [entry.id for entry in found]


LEA_TOM, ZOE_TOM, TOM_EVE = ("Léa", "Tom"), ("Zoé", "Tom"), ("Tom", "Ève")
SECOND_WINS = "Sa1 Yb1 Cc1 Kd1"


def test_matches_are_read_a_few_at_a_time_the_last_ones_first(store: Store) -> None:
    wanted = fill(store, 30)
    library = Library(store, words_of)
    library.read_on(8)
    assert ids(library.found(Query())) == wanted[:8]
    assert (library.is_read, library.count) == (False, 30)
    library.read_on(100)
    assert ids(library.found(Query())) == wanted
    assert library.is_read


def test_every_word_of_a_search_is_found_in_names_game_or_label(store: Store) -> None:
    first, second = shapes(store, "Sa1", *LEA_TOM), shapes(store, "", *ZOE_TOM)
    challenge = copy_into(store, finished("challenge", 1))
    library = whole(store)
    assert ids(library.found(Query(text="LEA tom"))) == [first], "accents and capitals do not matter"
    assert ids(library.found(Query(text="four sha"))) == [second, first]
    assert ids(library.found(Query(text=challenge.config.label.casefold()))) == [challenge.id]
    assert library.found(Query(text="léa zoé")) == []


def test_matches_are_filtered_by_game_person_and_whether_they_go_on(store: Store) -> None:
    won, running = shapes(store, SECOND_WINS, *LEA_TOM), shapes(store, "Sa1", *ZOE_TOM)
    alone = copy_into(store, finished("challenge", 1))
    library = whole(store)
    assert ids(library.found(Query(standing="finished"))) == [alone.id, won]
    assert ids(library.found(Query(standing="running"))) == [running]
    assert ids(library.found(Query(person="Tom"))) == [running, won]
    assert ids(library.found(Query(person="Tom", standing="finished"))) == [won]
    assert ids(library.found(Query(game="cube"))) == [alone.id], "a challenge is part of the cube"
    assert library.games == {"cube", "shapes"}
    assert library.people == ["Léa", "Tom", "Zoé"]


@pytest.mark.parametrize(
    ("order", "wanted"), [("date", [3, 2, 1, 0]), ("game", [3, 2, 1, 0]), ("players", [1, 0, 3, 2])]
)
def test_matches_are_sorted(store: Store, order: Order, wanted: list[int]) -> None:
    made = [
        shapes(store, SECOND_WINS, *LEA_TOM),
        shapes(store, "Sa1", "Éric", "Zoé"),
        shapes(store, SECOND_WINS, *ZOE_TOM),
        shapes(store, "Sa1", *TOM_EVE),
    ]
    assert ids(whole(store).found(Query(order=order))) == [made[n] for n in wanted]


def test_sorted_by_game_they_stand_as_on_the_shelf_and_by_result_those_that_go_on_come_first(store: Store) -> None:
    tom = shapes(store, SECOND_WINS, *LEA_TOM)
    eve = shapes(store, SECOND_WINS, *TOM_EVE)
    symbols = copy_into(store, finished("symbols", 2)).id
    running = shapes(store, "Sa1", *LEA_TOM)
    library = whole(store)
    assert ids(library.found(Query(order="game"))) == [symbols, running, eve, tom]
    by_result = ids(library.found(Query(order="result")))
    assert by_result[0] == running
    assert by_result.index(eve) < by_result.index(tom)


def test_a_damaged_match_is_found_as_damaged_and_hides_no_other(store: Store) -> None:
    good, bad, unknown, dateless = (shapes(store, "Sa1", *LEA_TOM) for _ in range(4))
    change_match(store, bad, "seats = '[['")
    change_match(store, unknown, "game = 'chess'")
    change_match(store, dateless, "touched = 'once'")
    library = whole(store)
    found = {entry.id: entry for entry in library.found(Query())}
    assert found.keys() == {good, bad, unknown, dateless}
    assert {id for id, entry in found.items() if entry.is_damaged} == {unknown, bad, dateless}
    assert ids(library.found(Query(person="Léa"))) == [good]
    for order in ("game", "players", "result"):
        assert len(library.found(Query(order=order))) == 4


def test_what_was_deleted_is_left_out_until_it_is_brought_back(store: Store) -> None:
    first, second = shapes(store, "Sa1", *LEA_TOM), shapes(store, "Sa1", *ZOE_TOM)
    library = whole(store)
    library.hide_matches({second})
    assert (ids(library.found(Query())), library.count) == ([first], 1)
    library.hide_matches(())
    assert (ids(library.found(Query())), library.count) == ([second, first], 2)


def test_what_is_imported_stands_first(store: Store) -> None:
    first = shapes(store, "Sa1", *LEA_TOM)
    library = whole(store)
    second = shapes(store, "Sa1", *ZOE_TOM)
    library.read_again([second])
    assert ids(library.found(Query())) == [second, first]
    assert ids(library.found(Query(text="zoe"))) == [second]
