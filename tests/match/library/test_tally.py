"""How often each of the same players has won, wherever they sat."""

from __future__ import annotations

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.library.earlier import Tally, tally_of
from ludogite.match.match import Match
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF

ANN, BOB, EVE = Seat("Ann"), Seat("Bob"), Seat("Eve")
EASY, HARD = Seat("Computer", level="easy"), Seat("Computer", level="hard")


def play(store: Store, *seats: Seat, winner: Seat | None) -> Match:
    """A match that all but the winner's opponent leave, or one that goes on."""
    match = store.begin(MatchConfig(SHELF["shapes"], seats, {}, {}, seed=1))
    if winner is not None:
        match.resign(1 - seats.index(winner))
    return match


def tally(store: Store, *seats: Seat) -> Tally | None:
    return tally_of(MatchConfig(SHELF["shapes"], seats, {}, {}, seed=1), store.played("shapes"))


def test_wins_are_counted_for_players_and_not_for_seats(store: Store) -> None:
    play(store, ANN, BOB, winner=ANN)
    play(store, BOB, ANN, winner=ANN)
    play(store, BOB, ANN, winner=BOB)
    assert tally(store, ANN, BOB) == Tally((2, 1), draws=0)
    assert tally(store, BOB, ANN) == Tally((1, 2), draws=0)


def test_matches_with_others_and_unfinished_ones_do_not_count(store: Store) -> None:
    play(store, ANN, EVE, winner=ANN)
    play(store, ANN, BOB, winner=None)
    assert tally(store, ANN, BOB) == Tally((0, 0), draws=0)


def test_a_computer_is_another_player_at_another_level(store: Store) -> None:
    play(store, ANN, EASY, winner=ANN)
    play(store, HARD, ANN, winner=HARD)
    assert tally(store, ANN, EASY) == Tally((1, 0), draws=0)
    assert tally(store, ANN, HARD) == Tally((0, 1), draws=0)


def test_what_several_win_together_is_a_draw(store: Store) -> None:
    config = MatchConfig(SHELF["symbols"], (ANN, BOB, EVE), {"scoring": "basic"}, {}, seed=1)
    store.begin(config).resign(0)
    assert tally_of(config, store.played("symbols")) == Tally((0, 0, 0), draws=1)


def test_alone_or_between_two_of_the_same_name_there_is_none(store: Store) -> None:
    assert tally(store, ANN) is None
    assert tally(store, EASY, EASY) is None
