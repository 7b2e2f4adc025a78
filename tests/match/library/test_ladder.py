"""When the next level is offered, as the stored matches tell it."""

from __future__ import annotations

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.library.ladder import level_to_try
from ludogite.match.match import Match
from ludogite.match.result import Help
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF

ANN, BOB = Seat("Ann"), Seat("Bob")


def play(store: Store, wins: bool, level: str = "easy", who: Seat = ANN, game: str = "shapes") -> Match:
    """A match against the computer that one of the two gives up."""
    match = store.begin(MatchConfig(SHELF[game], (who, Seat("Computer", level)), {}, {}, seed=1))
    match.resign(1 if wins else 0)
    return match


def offer(store: Store, match: Match) -> str | None:
    return level_to_try(match.config, match.id, list(store.played(match.config.game.id)))


def offers(store: Store, results: str, level: str = "easy") -> list[str | None]:
    """After each of these matches, w is a win."""
    return [offer(store, play(store, result == "w", level)) for result in results]


@pytest.mark.parametrize(
    ("level", "results", "last"),
    [
        ("easy", "www", "medium"),
        ("easy", "lll", "beginner"),
        ("easy", "wlwww", "medium"),
        ("easy", "ww", None),
        ("easy", "wwl", None),
        ("perfect", "www", None),
        ("beginner", "lll", None),
    ],
)
def test_three_wins_or_losses_in_a_row_offer_the_next_level(
    store: Store, level: str, results: str, last: str | None
) -> None:
    assert offers(store, results, level) == [None] * (len(results) - 1) + [last]


def test_ten_matches_pass_until_it_is_offered_again(store: Store) -> None:
    assert offers(store, 14 * "w") == [None, None, "medium", *[None] * 10, "medium"]


def test_it_is_one_person_against_one_level_of_one_game(store: Store) -> None:
    for wins, level, who, game in (
        (True, "easy", ANN, "shapes"),
        (True, "easy", ANN, "shapes"),
        (True, "medium", ANN, "shapes"),
        (True, "easy", BOB, "shapes"),
        (True, "easy", ANN, "cube"),
        (True, "easy", ANN, "shapes"),
        (True, "easy", ANN, "shapes"),
    ):
        assert offer(store, play(store, wins, level, who, game)) is None
    between = store.begin(MatchConfig(SHELF["shapes"], (ANN, BOB), {}, {}, seed=1))
    between.resign(0)
    assert offer(store, between) is None
    assert offer(store, play(store, True)) == "medium", "a match between people does not break the row"


def test_who_was_helped_has_not_shown_that_it_is_too_easy(store: Store) -> None:
    play(store, True)
    helped = store.begin(MatchConfig(SHELF["shapes"], (ANN, Seat("Computer", "easy")), {}, {}, seed=1))
    helped.note_help(Help.HINT)
    helped.resign(1)
    assert [offer(store, helped), *offers(store, "www")] == [None, None, None, "medium"]
