"""How far somebody has come with the challenges: what counts as solved, for the best time, and what is unfinished."""

from __future__ import annotations

from ludogite.content.challenges import Shipped, shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.library.challenge_progress import Achieved, Progress, key_of, times_of
from ludogite.match.match import Match
from ludogite.match.result import Help
from ludogite.match.store.store import Store
from ludogite.rules.cube.challenge import Place
from ludogite.rules.cube.pieces import PLACEMENTS
from ludogite.rules.shelf import SHELF
from tests.support.store import change_match

EACH = shipped()[0]


def begin(store: Store, each: Shipped = EACH, gravity: str = "off", name: str = "Ann") -> Match:
    setup = {"challenge": each.challenge.to_json()}
    return store.begin(MatchConfig(SHELF["challenge"], (Seat(name),), {"gravity": gravity}, setup, seed=1))


def solve(match: Match, seconds: float = 0, help: Help = Help.NONE) -> None:
    match.spend(seconds)
    match.note_help(help)
    for placement in EACH.order:
        colour = next(colour for colour, numbers in enumerate(EACH.solution) if placement.number in numbers)
        match.play(Place(colour, PLACEMENTS[placement.number]))
    assert match.outcome


def achieved(store: Store, has_gravity: bool = False, each: Shipped = EACH) -> Achieved:
    return Progress(store.played("challenge"), "Ann").of(key_of(each.challenge.to_json()), has_gravity)


def test_nothing_is_achieved_at_first(store: Store) -> None:
    assert achieved(store) == Achieved()


def test_what_is_solved_is_so_in_its_best_time(store: Store) -> None:
    for seconds in (90, 60, 75):
        solve(begin(store), seconds)
    assert (achieved(store).is_solved, achieved(store).best) == (True, 60)
    assert not achieved(store, each=shipped()[1]).is_solved


def test_a_hint_counts_as_solved_but_not_for_the_best_time(store: Store) -> None:
    solve(begin(store), 10, Help.HINT)
    assert (achieved(store).is_solved, achieved(store).best) == (True, None)
    solve(begin(store), 50)
    assert achieved(store).best == 50


def test_who_was_shown_the_solution_has_solved_nothing(store: Store) -> None:
    solve(begin(store), 10, Help.SOLUTION)
    assert achieved(store) == Achieved()


def test_what_is_solved_with_gravity_is_solved_without_but_not_the_other_way_round(store: Store) -> None:
    solve(begin(store), 10)
    assert not achieved(store, has_gravity=True).is_solved
    solve(begin(store, gravity="on"), 30)
    assert achieved(store, has_gravity=True).best == 30
    assert achieved(store).best == 10


def test_undoing_the_end_takes_nothing_away(store: Store) -> None:
    match = begin(store)
    solve(match, 10)
    match.undo()
    assert (achieved(store).is_solved, achieved(store).unfinished) == (True, None)
    match.spend(50)
    match.undo()
    match.play(match.state.legal_moves()[0])
    assert achieved(store).best == 10


def test_the_last_unfinished_attempt_is_the_one_to_go_on_with(store: Store) -> None:
    begin(store)
    last = begin(store)
    assert achieved(store).is_begun is False
    last.play(last.state.legal_moves()[0])
    assert achieved(store).unfinished == last.id
    assert achieved(store).is_begun
    assert achieved(store, has_gravity=True).unfinished is None


def test_a_challenge_has_one_key_whatever_it_is_called() -> None:
    assert key_of(EACH.to_json()) == key_of({**EACH.challenge.to_json(), "name": "Mine"})
    assert len({key_of(each.challenge.to_json()) for each in shipped()}) == 400


def test_a_damaged_attempt_hides_no_other(store: Store) -> None:
    solve(begin(store), 10)
    begin(store)
    for damage in ("'{'", "'3'", "'[3]'", "'{}'", "'{\"challenge\": 3}'"):
        change_match(store, 2, f"setup = {damage}")
        assert achieved(store).best == 10


def test_everybody_has_what_was_recorded_for_them(store: Store) -> None:
    solve(begin(store), 90)
    solve(begin(store, name="Tom"), 60)
    left = begin(store, name="Tom", gravity="on")
    left.spend(12)
    left.write_time()
    of_tom = Progress(store.played("challenge"), "Tom")
    assert achieved(store).best == 90
    assert achieved(store, has_gravity=True).unfinished is None
    key = key_of(EACH.challenge.to_json())
    assert of_tom.of(key, has_gravity=False).best == 60
    assert (of_tom.of(key, has_gravity=True).unfinished, of_tom.of(key, has_gravity=True).spent) == (left.id, 12)
    assert Progress(store.played("challenge"), "Zoé").of(key, has_gravity=False) == Achieved()


def test_times_are_those_of_everybody_without_help_the_fastest_first(store: Store) -> None:
    for name, seconds, gravity, help in (
        ("Ann", 90, "off", Help.NONE),
        ("Tom", 60, "off", Help.NONE),
        ("Ann", 30, "off", Help.HINT),
        ("Ann", 75, "on", Help.NONE),
    ):
        solve(begin(store, name=name, gravity=gravity), seconds, help)
    begin(store, name="Tom")
    played, key = store.played("challenge"), key_of(EACH.challenge.to_json())
    assert [(time.name, time.seconds) for time in times_of(played, key, has_gravity=False)] == [
        ("Tom", 60),
        ("Ann", 75),
        ("Ann", 90),
    ]
    assert [(time.name, time.seconds) for time in times_of(played, key, has_gravity=True)] == [("Ann", 75)]
    assert times_of(played, key_of(shipped()[1].challenge.to_json()), has_gravity=False) == []
