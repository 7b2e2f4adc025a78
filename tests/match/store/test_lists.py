"""What lists tell of the stored matches: whose turn it is, how they ended, which of them there are."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.result import MatchResult
from ludogite.match.store import StoreProblem
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from tests.peek import PEEK
from tests.support.moves import play_text
from tests.support.store import CONFIG, SEATS, change_match, finish, jammed, match_id, reopened


def test_matches_are_listed_the_last_played_first(store: Store) -> None:
    first, second = store.begin(CONFIG), store.begin(CONFIG)
    time.sleep(0.01)
    finish(first)
    listed = store.matches()
    assert [summary.id for summary in listed] == [match_id(first), match_id(second)]
    assert [(summary.moves, summary.is_over) for summary in listed] == [(4, True), (0, False)]
    assert listed[0].seats == SEATS


def test_the_list_says_whose_turn_it_is(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, PEEK.id, PEEK)
    shapes = store.begin(CONFIG)
    assert store.matches()[0].to_move == 0
    play_text(shapes, "Sa1")
    assert store.matches()[0].to_move == 1
    shapes.undo()
    assert store.matches()[0].to_move == 0
    finish(shapes)
    assert store.matches()[0].to_move is None
    peek = store.begin(MatchConfig(PEEK, SEATS, {}, {"secret": 7}, seed=3))
    movers = {summary.id: summary.to_move for summary in reopened(store).matches()}
    assert movers == {match_id(shapes): None, match_id(peek): "chance"}


def result(store: Store) -> MatchResult | None:
    """Of the match played last, as lists read it after a restart."""
    return reopened(store).matches()[0].result


def test_the_result_is_written_with_the_last_move(store: Store) -> None:
    match = store.begin(CONFIG)
    for move in ("Sa1", "Yb1", "Cc1"):
        play_text(match, move)
    assert result(store) is None
    match = store.resume(match_id(match))
    play_text(match, "Kd1")
    assert match.result == result(store) == MatchResult((1,), None)


def test_the_result_holds_the_points(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, PEEK.id, PEEK)
    match = store.begin(MatchConfig(PEEK, SEATS, {"length": "short"}, {"secret": 3}, seed=5))
    for move in ("roll 2", "done", "roll 1", "done", "roll 2", "done"):
        play_text(match, move)
    assert result(store) == MatchResult((0,), (4, 1))
    assert [each.result for each in store.played(PEEK.id)] == [MatchResult((0,), (4, 1))]


def test_the_result_and_the_last_move_are_written_together_or_not_at_all(store: Store) -> None:
    match = store.begin(CONFIG)
    for move in ("Sa1", "Yb1", "Cc1"):
        play_text(match, move)
    with jammed(store, "UPDATE ON matches WHEN NEW.result IS NOT NULL"), pytest.raises(StoreProblem, match="jammed"):
        play_text(match, "Kd1")
    assert store.resume(match_id(match)).cursor == match.cursor == 3


def test_who_resigns_loses_by_the_result_too(store: Store) -> None:
    match = store.begin(CONFIG)
    play_text(match, "Sa1")
    match.resign(0)
    assert result(store) == MatchResult((1,), None)


def test_undoing_the_end_takes_the_result_away_and_redo_brings_it_back(store: Store) -> None:
    match = finish(store.begin(CONFIG))
    match.undo()
    assert result(store) is None
    match = store.resume(match_id(match))
    match.redo()
    assert result(store) == MatchResult((1,), None)


@pytest.mark.parametrize("damage", ["'{'", "'3'", "'{}'", '\'{"winners": 1, "scores": null}\''])
def test_a_damaged_result_hides_no_match(store: Store, damage: str) -> None:
    match = finish(store.begin(CONFIG))
    change_match(store, match.id, f"result = {damage}")
    assert result(store) is None
    assert store.resume(match_id(match)).result == MatchResult((1,), None)


def test_a_challenge_is_listed_by_its_name_and_another_match_has_none(store: Store) -> None:
    challenge = {"challenge": shipped()[0].challenge.to_json()}
    store.begin(MatchConfig(SHELF["challenge"], (Seat("Ann"),), {}, challenge, seed=0))
    store.begin(CONFIG)
    labels = {match.game: match.label for match in reopened(store).matches()}
    assert labels == {"challenge": challenge["challenge"]["name"], "shapes": ""}


def test_the_list_is_made_without_loading_rules(file: Path) -> None:
    store = Store(file)
    finish(store.begin(CONFIG))
    store.begin(MatchConfig(SHELF["bigbang"], (Seat("Ann"),), {}, SHELF["bigbang"].draw_setup(1, {}, 1), seed=1))
    store.close()
    script = (
        "import sys; from pathlib import Path; from ludogite.match.store.store import Store\n"
        "print(len(Store(Path(sys.argv[1])).matches()), [name for name in sys.modules if name.startswith(sys.argv[2])])"
    )
    for rules in ("ludogite.rules.shapes", "ludogite.rules.bigbang"):
        arguments = [sys.executable, "-c", script, str(file), rules]
        assert subprocess.run(arguments, capture_output=True, text=True, check=True).stdout == "2 []\n"


def test_the_loser_of_the_last_match_of_two_is_known(store: Store) -> None:
    between = replace(CONFIG, seats=(Seat("Ann"), Seat("Bob")))
    names = {"Ann", "Bob"}
    assert store.last_loser("shapes", names) is None
    finish(store.begin(between))
    assert store.last_loser("shapes", names) == "Ann"
    store.begin(between).resign(1)
    store.begin(between)
    finish(store.begin(replace(between, seats=(Seat("Bob"), Seat("Cat")))))
    assert store.last_loser("shapes", names) == "Bob"
    assert store.last_loser("cube", names) is None


def test_after_a_shared_win_there_is_no_loser(store: Store) -> None:
    match = finish(store.begin(CONFIG))
    change_match(store, match.id, """result = '{"winners": [0, 1], "scores": null}'""")
    assert store.last_loser("shapes", {seat.name for seat in SEATS}) is None


def test_a_finished_match_whose_end_is_undone_runs_again(store: Store) -> None:
    match = store.begin(CONFIG)
    finish(match)
    match.undo()
    assert not store.matches()[0].is_over
