"""Matches for the tests of the store, and what is done with them."""

from __future__ import annotations

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from tests.support.moves import play_text

SEATS = (Seat("Ann"), Seat("Computer", level="perfect"))
CONFIG = MatchConfig(SHELF["shapes"], SEATS, {}, {}, seed=2**80)


def match_id(match: Match) -> int:
    assert match.id is not None
    return match.id


def finish(match: Match) -> Match:
    """The second seat of Four Shapes wins."""
    for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
        play_text(match, move)
    return match


def reopened(store: Store) -> Store:
    store.close()
    store.__init__(store.file)  # type: ignore[misc]
    return store
