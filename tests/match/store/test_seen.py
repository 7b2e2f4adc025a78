"""What people have met is remembered over all their matches, and drawn again last."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import date

from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.match.match import Match
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF

GAME = SHELF["crossword"]
ANN, BOB, COMPUTER = Seat("Ann"), Seat("Bob"), Seat("Computer", level="easy")
CONFIG = MatchConfig(GAME, (ANN, BOB), {}, GAME.draw_setup(2, {}, 1), seed=1)


def test_both_grids_are_seen_by_everybody_who_plays_once_something_is_played(store: Store) -> None:
    match = store.begin(CONFIG)
    assert store.seen(GAME.id, ["Ann", "Bob"]) == {}
    match.roll()
    match.roll()
    for name in ("Ann", "Bob"):
        assert store.seen(GAME.id, [name]) == dict.fromkeys(GAME.things_in(CONFIG.setup), 1)
    assert store.seen(GAME.id, ["Cyd"]) == {}
    assert store.seen("shapes", ["Ann"]) == {}


def test_a_computer_remembers_nothing(store: Store) -> None:
    store.begin(replace(CONFIG, seats=(ANN, COMPUTER))).roll()
    assert store.seen(GAME.id, ["Computer"]) == {}
    assert store.seen(GAME.id, ["Ann"])


def test_what_was_seen_stays_seen_when_the_match_is_deleted_and_the_program_restarted(store: Store) -> None:
    match = store.begin(CONFIG)
    match.roll()
    assert match.id is not None
    store.erase(match.id)
    store.close()
    again = Store(store.file)
    assert again.seen(GAME.id, ["Ann"]) == dict.fromkeys(GAME.things_in(CONFIG.setup), 1)
    again.close()


def test_how_often_is_counted_and_people_together_are_added_up(store: Store) -> None:
    for seats in ((ANN, BOB), (ANN, COMPUTER)):
        store.begin(replace(CONFIG, seats=seats)).roll()
    things = GAME.things_in(CONFIG.setup)
    assert store.seen(GAME.id, ["Ann"]) == dict.fromkeys(things, 2)
    assert store.seen(GAME.id, ["Ann", "Bob"]) == dict.fromkeys(things, 3)


def test_what_was_met_last_comes_first(store: Store) -> None:
    match = store.begin(CONFIG)
    for thing in ("question a", "question b", "question a"):
        match.note_seen(thing)
        time.sleep(0.002)
    assert list(store.seen(GAME.id, ["Ann"])) == ["question a", "question b"]


def test_a_question_is_noted_for_everybody_at_the_table_and_asked_of_each(store: Store) -> None:
    match = store.begin(CONFIG)
    match.note_seen("question x")
    assert match.seen(0) == match.seen(1) == {"question x": 1}
    other = store.begin(replace(CONFIG, seats=(ANN, COMPUTER)))
    other.note_seen("question x")
    assert (match.seen(0), match.seen(1), match.seen()) == ({"question x": 2}, {"question x": 1}, {"question x": 3})


def test_without_a_store_a_match_remembers_by_itself() -> None:
    match = Match(CONFIG)
    match.note_seen("question x")
    assert match.seen(1)["question x"] == 1


def test_the_grid_of_the_day_depends_on_the_date_alone() -> None:
    seed = seed_of(GAME.id, date(2026, 11, 16))
    setup = GAME.draw_setup(1, {}, seed)
    config = MatchConfig(GAME, (ANN,), {}, setup, seed)
    assert config.day == date(2026, 11, 16)
