"""The matches that the same players finished before."""

from __future__ import annotations

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.library.earlier import earlier_matches
from ludogite.match.match import Match
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from tests.support.moves import play_text
from tests.support.store import database

ANN, BOB, EVE = Seat("Ann"), Seat("Bob"), Seat("Eve")
EASY, HARD = Seat("Computer", level="easy"), Seat("Computer", level="hard")


def play(store: Store, *seats: Seat, first: str = "Sa1", is_over: bool = True) -> Match:
    """A match with one move, which the second player gives up."""
    match = store.begin(MatchConfig(SHELF["shapes"], seats, {}, {}, seed=1))
    play_text(match, first)
    if is_over:
        match.resign(1)
    return match


def found(store: Store, match: Match) -> list[tuple[object, tuple[int, ...]]]:
    return [(each.state, each.seats) for each in earlier_matches(store, match)]


def test_they_come_in_the_order_in_which_they_were_begun_wherever_the_players_sat(store: Store) -> None:
    first = play(store, ANN, BOB)
    second = play(store, BOB, ANN, first="Kd4")
    now = play(store, ANN, BOB, is_over=False)
    assert found(store, now) == [(first.state.on_table(), (0, 1)), (second.state.on_table(), (1, 0))]
    assert found(store, second) == [(first.state.on_table(), (1, 0))]
    assert found(store, first) == []


def test_matches_of_others_and_those_that_go_on_are_left_out(store: Store) -> None:
    for seats in ((ANN, EVE), (EVE, BOB), (ANN, EASY)):
        play(store, *seats)
    play(store, ANN, BOB, is_over=False)
    assert found(store, play(store, ANN, BOB)) == []
    play(store, HARD, ANN)
    assert [seats for _, seats in found(store, play(store, ANN, HARD))] == [(1, 0)]


def test_a_damaged_match_does_not_hide_the_others(store: Store) -> None:
    damaged = play(store, ANN, BOB)
    play(store, ANN, BOB)
    database(store).execute("UPDATE moves SET move = 'nonsense' WHERE match = ?", (damaged.id,))
    assert len(found(store, play(store, ANN, BOB))) == 1


def test_two_players_of_one_name_keep_their_seats(store: Store) -> None:
    play(store, EASY, EASY)
    assert [seats for _, seats in found(store, play(store, EASY, EASY))] == [(0, 1)]
