"""A match that goes on from a position of another one counts nowhere, however it ends."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludogite.content.challenges import shipped
from ludogite.match.branch import begin_branch
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.library.challenge_progress import Achieved, Progress, key_of, times_of
from ludogite.match.library.earlier import earlier_matches, tally_of
from ludogite.match.library.results import Results
from ludogite.match.library.statistics import Statistics
from ludogite.match.match import Match
from ludogite.match.store.counted import LeftOut
from ludogite.match.store.store import Store
from ludogite.rules.cube.challenge import Place
from ludogite.rules.cube.pieces import PLACEMENTS
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from tests.support.moves import play_text
from tests.support.store import change_match

ANN, BOB = Seat("Ann"), Seat("Bob")


def branch(store: Store, match: Match, ply: int) -> Match:
    return begin_branch(match, ply, match.config.seats, store.begin)


def of_two(store: Store, moves: Sequence[str] = ("Sa1", "Kb2")) -> Match:
    match = store.begin(MatchConfig(SHELF["shapes"], (ANN, BOB), {}, {}, seed=1))
    for move in moves:
        play_text(match, move)
    return match


def played_out(match: Match) -> Match:
    while match.outcome is None:
        if match.state.to_move == CHANCE:
            match.roll()
        else:
            match.play(match.state.legal_moves()[0])
    return match


def statistics(store: Store, game: str) -> Statistics:
    return Statistics(store.counted(game, 0, 100)[0])


def test_who_lost_a_branch_has_not_lost_the_last_match(store: Store) -> None:
    match = of_two(store)
    match.resign(0)
    branch(store, match, 1).resign(1)
    assert store.last_loser("shapes", {"Ann", "Bob"}) == "Ann"


def test_tally_and_statistics_leave_it_out_and_say_so(store: Store) -> None:
    match = of_two(store)
    match.resign(0)
    branch(store, match, 1).resign(1)
    tally = tally_of(match.config, store.played("shapes"))
    assert tally
    assert tally.wins == (0, 1)
    selection = statistics(store, "shapes").of("Ann")
    assert (selection.balance.won, selection.balance.lost) == (0, 1)
    assert selection.left_out == {LeftOut.BRANCH: 1}


def test_sheets_of_the_same_players_leave_it_out(store: Store) -> None:
    first = of_two(store)
    first.resign(0)
    branch(store, first, 1).resign(1)
    assert len(list(earlier_matches(store, of_two(store)))) == 1


def test_what_is_chosen_next_time_is_not_taken_from_it(store: Store) -> None:
    match = of_two(store)
    begin_branch(match, 1, (ANN, Seat("Computer", "easy")), store.begin)
    last = store.last_config("shapes")
    assert last
    assert last.seats == (ANN, BOB)


def test_alone_it_is_no_result(store: Store) -> None:
    game = SHELF["symbols"]
    match = played_out(store.begin(MatchConfig(game, (ANN,), {}, game.draw_setup(1, {}, 4), seed=4)))
    played_out(branch(store, match, match.cursor - 1))
    assert [result.id for result in Results.of(store.played("symbols")).counting({})] == [match.id]
    assert statistics(store, "symbols").of("Ann").left_out == {LeftOut.BRANCH: 1}


def test_the_last_piece_of_a_challenge_is_no_time(store: Store) -> None:
    each = shipped()[0]
    challenge = each.challenge.to_json()
    key = key_of(challenge)
    match = store.begin(MatchConfig(SHELF["challenge"], (ANN,), {"gravity": "off"}, {"challenge": challenge}, seed=1))
    for placement in each.order:
        colour = next(colour for colour, numbers in enumerate(each.solution) if placement.number in numbers)
        match.play(Place(colour, PLACEMENTS[placement.number]))
    short = branch(store, match, match.cursor - 1)
    assert match.id is not None
    store.erase(match.id)
    unfinished = Progress(store.played("challenge"), "Ann").of(key, has_gravity=False)
    short.play(match.moves[-1])
    assert short.outcome
    assert unfinished == Progress(store.played("challenge"), "Ann").of(key, has_gravity=False) == Achieved()
    assert times_of(store.played("challenge"), key, has_gravity=False) == []


@pytest.mark.parametrize("damage", ["nonsense", '{"branch": 3}', '["branch"]', '{"branch": {"move": "x"}}'])
def test_where_it_came_from_may_be_damaged(store: Store, damage: str) -> None:
    match = of_two(store)
    new = branch(store, match, 1)
    assert [each.from_move is not None for each in store.matches()].count(True) == 1
    change_match(store, new.id, "table_options = ?", damage)
    assert [each.from_move for each in store.matches()] == [None, None]
