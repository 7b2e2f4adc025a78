"""What is stored of a match: an accepted move is there whatever happens, and a match is resumed as it was."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.result import Help
from ludogite.match.store import StoreProblem
from ludogite.match.store.store import Store
from ludogite.rules.game import IllegalMove, InvalidSetup
from ludogite.rules.shelf import SHELF
from tests.peek import PEEK
from tests.support.moves import play_text
from tests.support.store import CONFIG, SEATS, change_match, database, finish, jammed, match_id, reopened


def test_a_match_is_resumed_at_exactly_the_last_accepted_move(store: Store) -> None:
    match = store.begin(CONFIG)
    for move in ("Sa1", "Kd4", "Yb4"):
        play_text(match, move)
    again = reopened(store).resume(match_id(match))
    assert again.config == CONFIG
    assert again.state == match.state
    assert again.moves == match.moves


def test_what_was_undone_can_still_be_redone_after_a_restart(store: Store) -> None:
    match = store.begin(CONFIG)
    for move in ("Sa1", "Kd4", "Yb4"):
        play_text(match, move)
    match.undo()
    again = reopened(store).resume(match_id(match))
    assert (again.cursor, len(again.moves), again.taken_back) == (2, 3, False)
    again.redo()
    assert str(again.moves[again.cursor - 1]) == "Yb4"


def test_a_new_move_forgets_what_was_undone_on_disk_too(store: Store) -> None:
    match = store.begin(CONFIG)
    for move in ("Sa1", "Kd4", "Yb4"):
        play_text(match, move)
    match.undo()
    play_text(match, "Ca3")
    again = reopened(store).resume(match_id(match))
    assert [str(move) for move in again.moves] == ["Sa1", "Kd4", "Ca3"]


def test_a_new_move_after_several_undos_leaves_nothing_of_the_old_ones(store: Store) -> None:
    match = store.begin(replace(CONFIG, seats=(Seat("Ann"), Seat("Bob"))))
    for move in ("Sa1", "Kd4", "Yb4", "Cc1"):
        play_text(match, move)
    for _ in range(3):
        match.undo()
    play_text(match, "Cd3")
    again = reopened(store).resume(match_id(match))
    assert [str(move) for move in again.moves] == ["Sa1", "Cd3"]


def test_moves_played_together_are_undone_together_after_a_restart(store: Store) -> None:
    match = store.begin(replace(CONFIG, seats=(Seat("Ann"), Seat("Bob"))))
    play_text(match, "Sa1")
    match.play(*(SHELF["shapes"].rules.parse(text) for text in ("Kd4", "Yb4")))
    again = reopened(store).resume(match_id(match))
    assert [str(move) for move in again.moves] == ["Sa1", "Kd4", "Yb4"]
    again.undo()
    assert again.cursor == 1
    again = reopened(store).resume(match_id(match))
    again.redo()
    assert again.cursor == 3


def test_moves_played_together_are_written_whole_or_not_at_all(store: Store) -> None:
    match = store.begin(CONFIG)
    with jammed(store, "INSERT ON moves WHEN NEW.ply = 1"), pytest.raises(StoreProblem, match="jammed"):
        match.play(*(SHELF["shapes"].rules.parse(text) for text in ("Sa1", "Kd4")))
    assert match.cursor == 0
    assert database(store).execute("SELECT count(*) FROM moves").fetchone() == (0,)


def test_the_time_spent_is_there_again(store: Store) -> None:
    match = store.begin(CONFIG)
    match.spend(3.25)
    play_text(match, "Sa1")
    assert reopened(store).resume(match_id(match)).seconds == 3.25
    match = store.resume(match_id(match))
    match.spend(1)
    match.write_time()
    assert reopened(store).resume(match_id(match)).seconds == 4.25


def test_time_is_written_now_and_then_while_nothing_is_played(store: Store) -> None:
    match = store.begin(CONFIG)
    for _ in range(122):
        match.spend(0.5)
    assert 60 <= reopened(store).resume(match_id(match)).seconds <= 61


def test_when_a_match_was_first_over_and_with_what_help_is_kept(store: Store) -> None:
    match = store.begin(CONFIG)
    match.note_help(Help.HINT)
    match.spend(7)
    finish(match)
    match.undo()
    again = reopened(store).resume(match_id(match))
    assert (again.finished, again.help, again.outcome) == (7, Help.HINT, None)
    assert [(each.finished, each.help, each.is_over) for each in store.played("shapes")] == [(7, Help.HINT, False)]


def test_options_and_real_dice_are_there_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, PEEK.id, PEEK)
    options = {"length": "short", "hats": ["straw", "top"]}
    config = MatchConfig(PEEK, SEATS, options, {"secret": 3}, seed=5, real_dice=True)
    assert reopened(store).resume(match_id(store.begin(config))).config == config


def test_a_move_is_written_whole_or_not_at_all(store: Store) -> None:
    match = store.begin(CONFIG)
    play_text(match, "Sa1")
    with jammed(store, "UPDATE ON matches"), pytest.raises(StoreProblem, match="jammed"):
        play_text(match, "Kd4")
    assert match.cursor == 1
    assert database(store).execute("SELECT count(*) FROM moves").fetchone() == (1,)


def test_an_impossible_match_is_not_stored(store: Store) -> None:
    with pytest.raises(InvalidSetup):
        store.begin(replace(CONFIG, seats=(Seat("Ann"),)))
    assert store.matches() == []


@pytest.mark.parametrize(
    "damage",
    [
        "seats = '[['",
        "seats = '3'",
        "cursor = 99",
        "resigned = 7",
        "seed = 'x'",
        "options = '{'",
        "setup = '[3]'",
        "touched = 'x'",
    ],
)
def test_a_damaged_match_is_said_and_harms_no_other(store: Store, damage: str) -> None:
    good, bad = store.begin(CONFIG), store.begin(CONFIG)
    change_match(store, match_id(bad), damage)
    assert match_id(good) in [summary.id for summary in store.matches()]
    if "touched" not in damage:
        with pytest.raises(StoreProblem, match="it is damaged"):
            store.resume(match_id(bad))


def test_a_take_back_is_marked_for_ever(store: Store) -> None:
    match = store.begin(CONFIG)
    play_text(match, "Sa1")
    play_text(match, "Kd4")
    match.undo()
    assert reopened(store).resume(match_id(match)).taken_back
    assert store.matches()[0].taken_back


def test_dice_go_on_exactly_after_a_restart(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, PEEK.id, PEEK)
    config = MatchConfig(PEEK, SEATS, {"length": "short"}, {"secret": 3}, seed=5)
    match = store.begin(config)
    match.roll()
    play_text(match, "done")
    expected = match.next_roll()
    assert reopened(store).resume(match_id(match)).next_roll() == expected


def test_a_forgotten_match_is_gone_with_its_moves(store: Store) -> None:
    match = store.begin(CONFIG)
    play_text(match, "Sa1")
    store.erase(match_id(match))
    assert store.matches() == []
    with pytest.raises(StoreProblem, match="no longer there"):
        store.resume(match_id(match))
    with closing(sqlite3.connect(reopened(store).file)) as db:
        store.close()
        assert db.execute("SELECT count(*) FROM moves").fetchone() == (0,)


def test_a_match_that_the_rules_no_longer_allow_is_said_to_be_so(store: Store) -> None:
    match = store.begin(CONFIG)
    play_text(match, "Sa1")
    store.close()
    with closing(sqlite3.connect(store.file)) as db, db:
        db.execute("UPDATE moves SET move = 'Sz9'")
    store.__init__(store.file)  # type: ignore[misc]
    with pytest.raises(StoreProblem, match="cannot be continued: “Sz9” is not a move"):
        store.resume(match_id(match))


def test_an_illegal_move_is_not_stored(store: Store) -> None:
    match = store.begin(CONFIG)
    play_text(match, "Sa1")
    with pytest.raises(IllegalMove):
        play_text(match, "Sb1")
    assert reopened(store).resume(match_id(match)).cursor == 1


def test_what_a_board_notes_is_there_after_a_restart(store: Store) -> None:
    match = store.begin(CONFIG)
    assert match.hand_text == ""
    match.keep_hand("pencil")
    again = reopened(store).resume(match_id(match))
    assert again.hand_text == "pencil"
    assert again.cursor == match.cursor


@pytest.mark.parametrize("damage", ["x'00ff80'", "CAST(x'ff80' AS TEXT)", "5", "'pencil' || char(0)"])
def test_a_match_with_damaged_notes_is_resumed(store: Store, damage: str) -> None:
    match = store.begin(CONFIG)
    play_text(match, "Sa1")
    change_match(store, match_id(match), f"notes = {damage}")
    again = reopened(store).resume(match_id(match))
    assert again.cursor == 1
    assert isinstance(again.hand_text, str)
