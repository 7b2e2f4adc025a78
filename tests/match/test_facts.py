"""What is counted of the moves of a match: bonuses in Big Bang, words in Crossword Track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.counted import Counted
from ludogite.match.match import Match
from ludogite.match.store import Store, StoreProblem
from ludogite.rules.bigbang import Bonus, Claim, Done
from ludogite.rules.crossword.match import PASS, Answer
from ludogite.rules.game import CHANCE, SHELF

PEOPLE = (Seat("Léa"), Seat("Tom"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "matches.db")
    yield opened
    opened.close()


def begin(store: Store, game: str, seed: int, seats: tuple[Seat, ...] = PEOPLE) -> Match:
    options = {"bonuses": "strict"} if game == "bigbang" else {"levels": ["easy"] * len(seats), "length": "short"}
    setup = SHELF[game].draw_setup(len(seats), options, seed)
    return store.begin(MatchConfig(SHELF[game], seats, options, setup, seed))


def play_to_the_end(match: Match, seed: int) -> None:
    """At random, mostly to the point: somebody who knows half of the words, and forgets some bonuses."""
    rng = Random(seed)
    while match.state.to_move is not None:
        if match.state.to_move == CHANCE:
            match.roll()
            continue
        moves = match.state.legal_moves()
        idle = [move for move in moves if isinstance(move, Done) or move == PASS]
        useful = [move for move in moves if move not in idle]
        if PASS in idle and rng.random() < 0.2:
            useful = [Answer("ZZZ")]  # legal, though it is no answer
        match.play(rng.choice(idle if idle and (not useful or rng.random() < 0.3) else useful))


def count(store: Store, game: str) -> list[Counted]:
    while store.count_facts(game):
        pass
    return store.counted(game, 0, 100)[0]


def plain_bonuses(match: Match) -> list[dict[str, int]]:
    """Move by move, from the record."""
    counted: list[Counter[str]] = [Counter() for _ in match.config.seats]
    state, parse = match.record().start(), SHELF["bigbang"].rules.parse
    for text in match.record().moves:
        move, seat = parse(text), state.to_move
        after = state.play(move)
        if isinstance(move, Bonus):
            counted[seat]["taken"] += 1
        if isinstance(move, Claim):
            counted[seat]["claimed"] += 1
        if isinstance(move, Done) and len(match.config.seats) == 2:
            counted[seat]["forgotten"] += len(after.forgotten)
        state = after
    return [{name: n for name, n in each.items() if n} for each in counted]


def plain_words(match: Match) -> list[dict[str, int]]:
    """Whether a word was found is told by the letters that are open afterwards."""
    counted: list[Counter[str]] = [Counter() for _ in match.config.seats]
    state, parse = match.record().start(), SHELF["crossword"].rules.parse
    for text in match.record().moves:
        move, seat = parse(text), state.to_move
        after = state.play(move)
        if isinstance(move, Answer) or move == PASS:
            word = state.sheet.nearest_word()
            length = state.sheet.grid.words[word].mask.bit_count()
            counted[seat][f"{'found' if after.sheets[seat].is_known(word) else 'missed'} {length}"] += 1
        state = after
    return [dict(each) for each in counted]


@pytest.mark.parametrize("seed", [1, 2])
def test_bonuses_are_counted_as_a_plain_count_of_the_moves_does(store: Store, seed: int) -> None:
    match = begin(store, "bigbang", seed)
    play_to_the_end(match, seed)
    (counted,) = count(store, "bigbang")
    assert [dict(facts) for facts in counted.facts] == plain_bonuses(match)
    names = {name for facts in counted.facts for name in facts}
    assert names == {"taken", "forgotten", "claimed"}, "the match has some of each"


def test_bonuses_are_forgotten_alone_too(store: Store) -> None:
    match = begin(store, "bigbang", 3, PEOPLE[:1])
    play_to_the_end(match, 3)
    (counted,) = count(store, "bigbang")
    left = [len(match.state_at(ply).bonuses) for ply in range(match.cursor) if isinstance(match.move_at(ply), Done)]
    assert counted.facts[0]["forgotten"] == sum(left) > 0


@pytest.mark.parametrize("seed", [1, 2])
def test_words_are_counted_as_a_plain_count_of_the_moves_does(store: Store, seed: int) -> None:
    match = begin(store, "crossword", seed)
    play_to_the_end(match, seed)
    (counted,) = count(store, "crossword")
    assert [dict(facts) for facts in counted.facts] == plain_words(match)
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
        match.take_back()
    assert count(store, "bigbang") == []
    play_to_the_end(match, 5)
    (counted,) = count(store, "bigbang")
    assert counted.facts != before
    assert [dict(facts) for facts in counted.facts] == plain_bonuses(match)


def test_what_cannot_be_replayed_has_no_facts_and_harms_no_other(store: Store) -> None:
    for seed in (1, 2):
        play_to_the_end(begin(store, "crossword", seed), seed)
    store._db.execute("UPDATE moves SET move = 'nonsense' WHERE match = 2 AND ply = 5")
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
    store._db.execute("CREATE TRIGGER jam BEFORE UPDATE ON matches BEGIN SELECT RAISE(FAIL, 'jammed'); END")
    with pytest.raises(StoreProblem, match="jammed"):
        count(store, "crossword")
    store._db.execute("DROP TRIGGER jam")
    (counted,) = count(store, "crossword")
    assert [dict(facts) for facts in counted.facts] == plain_words(match)
