"""What is counted of the moves of a match: bonuses in Big Bang, words in Crossword Track."""

from __future__ import annotations

import pytest

from ludogite.match.config import MatchConfig
from ludogite.match.library.statistics import Statistics
from ludogite.match.store import StoreProblem
from ludogite.match.store.counted import Counted
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from tests.support.family_matches import PEOPLE, begin, play_to_the_end
from tests.support.plain_facts import plain_facts
from tests.support.store import database, jammed


def count(store: Store, game: str) -> list[Counted]:
    while store.count_facts(game):
        pass
    return store.counted(game, 0, 100)[0]


@pytest.mark.parametrize("seed", [1, 2])
def test_bonuses_are_counted_as_a_plain_count_of_the_moves_does(store: Store, seed: int) -> None:
    match = begin(store, "bigbang", seed)
    play_to_the_end(match, seed)
    (counted,) = count(store, "bigbang")
    assert [dict(facts) for facts in counted.facts] == plain_facts(match.record())
    names = {name for facts in counted.facts for name in facts}
    assert names == {"taken", "forgotten", "claimed"}, "the match has some of each"


def test_bonuses_are_forgotten_alone_too(store: Store) -> None:
    match = begin(store, "bigbang", 3, PEOPLE[:1])
    play_to_the_end(match, 3)
    (counted,) = count(store, "bigbang")
    assert counted.facts[0]["forgotten"] == plain_facts(match.record())[0]["forgotten"] > 0


@pytest.mark.parametrize("seed", [1, 2])
def test_words_are_counted_as_a_plain_count_of_the_moves_does(store: Store, seed: int) -> None:
    match = begin(store, "crossword", seed)
    play_to_the_end(match, seed)
    (counted,) = count(store, "crossword")
    assert [dict(facts) for facts in counted.facts] == plain_facts(match.record())
    assert sum(n for facts in counted.facts for n in facts.values()) > 20


def test_a_running_match_is_not_counted_and_a_match_that_ends_later_is(store: Store) -> None:
    match = begin(store, "crossword", 1)
    assert not store.count_facts("crossword")
    play_to_the_end(match, 1)
    assert store.count_facts("crossword")


def test_a_match_that_goes_on_is_counted_anew(store: Store) -> None:
    match = begin(store, "bigbang", 1)
    play_to_the_end(match, 1)
    before = count(store, "bigbang")[0].facts
    for _ in range(20):
        match.undo()
    (going_on,) = count(store, "bigbang")
    assert not going_on.is_over
    assert not going_on.facts
    assert not Statistics([going_on]).of(None).seats
    play_to_the_end(match, 5)
    (counted,) = count(store, "bigbang")
    assert counted.facts != before
    assert [dict(facts) for facts in counted.facts] == plain_facts(match.record())


def test_what_cannot_be_replayed_has_no_facts_and_harms_no_other(store: Store) -> None:
    for seed in (1, 2):
        play_to_the_end(begin(store, "crossword", seed), seed)
    database(store).execute("UPDATE moves SET move = 'nonsense' WHERE match = 2 AND ply = 5")
    first, second = count(store, "crossword")
    assert first.facts
    assert not second.facts
    assert not store.count_facts("crossword")


def test_games_whose_results_tell_everything_are_not_replayed(store: Store) -> None:
    store.begin(MatchConfig(SHELF["shapes"], PEOPLE, {}, {}, seed=1)).resign(0)
    assert not store.count_facts("shapes")


def test_a_disk_that_refuses_is_said_and_it_goes_on_later(store: Store) -> None:
    match = begin(store, "crossword", 1)
    play_to_the_end(match, 1)
    with jammed(store, "UPDATE ON matches"), pytest.raises(StoreProblem, match="jammed"):
        count(store, "crossword")
    (counted,) = count(store, "crossword")
    assert [dict(facts) for facts in counted.facts] == plain_facts(match.record())
