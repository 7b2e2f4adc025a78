"""A running match: playing, undo with barriers, take-backs, dice that are never re-rolled."""

from __future__ import annotations

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import CannotUndo, Match, UndoStep
from ludogite.match.result import Help
from ludogite.rules import draw
from ludogite.rules.game import CHANCE, IllegalMove, Outcome
from ludogite.rules.shapes import Placement
from ludogite.rules.shelf import SHELF
from tests.peek import PEEK
from tests.support.kinds import as_a
from tests.support.moves import play_text

ANN, BOB, COMPUTER = Seat("Ann"), Seat("Bob"), Seat("Computer", level="easy")


def shapes(*seats: Seat) -> Match:
    return Match(MatchConfig(SHELF["shapes"], seats, {}, {}, seed=1))


def peek(*seats: Seat, real_dice: bool = False, seed: int = 1) -> Match:
    return Match(MatchConfig(PEEK, seats, {}, {"secret": 7}, seed=seed, real_dice=real_dice))


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        play_text(match, move)
    return match


def parse(text: str) -> Placement:
    return as_a(Placement, SHELF["shapes"].rules.parse(text))


def made(match: Match) -> list[str]:
    """The moves up to the cursor."""
    return [str(move) for move in match.moves[: match.cursor]]


def test_an_illegal_move_changes_nothing() -> None:
    match = play(shapes(ANN, BOB), "Sa1")
    with pytest.raises(IllegalMove):
        play_text(match, "Sb1")
    with pytest.raises(IllegalMove):
        play_text(match, "nonsense")
    assert made(match) == ["Sa1"]


def test_a_player_may_undo_his_move_until_the_other_has_answered() -> None:
    match = play(shapes(ANN, BOB), "Sa1")
    assert match.undo_step() == UndoStep(0, is_take_back=False)
    match.undo()
    assert made(match) == []
    assert not match.taken_back


def test_after_the_answer_only_the_answer_is_free_to_undo() -> None:
    match = play(shapes(ANN, BOB), "Sa1", "Kd4")
    match.undo()
    assert made(match) == ["Sa1"]
    assert match.undo_step() == UndoStep(0, is_take_back=True)


def test_a_take_back_stays_marked_on_the_match() -> None:
    match = play(shapes(ANN, BOB), "Sa1", "Kd4")
    match.undo()
    match.undo()
    assert made(match) == []
    assert match.taken_back
    play(match, "Sa1", "Kd4")
    assert match.taken_back


def test_nothing_that_follows_wipes_the_mark_off() -> None:
    match = play(shapes(ANN, BOB), "Sa1", "Kd4")
    match.undo()
    match.undo()
    play(match, "Sa1")
    match.undo()
    assert match.taken_back
    match.redo()
    assert match.taken_back
    match.undo()
    assert match.taken_back


def test_a_record_holds_the_moves_made_and_none_that_were_undone() -> None:
    match = play(shapes(ANN, BOB), "Sa1", "Kd4")
    match.undo()
    assert match.record().moves == ("Sa1",)
    assert match.record().players == ("Ann", "Bob")


def test_a_cursor_beyond_the_moves_is_refused() -> None:
    with pytest.raises(ValueError, match="1 moves"):
        Match(MatchConfig(SHELF["shapes"], (ANN, BOB), {}, {}, seed=1), ["Sa1"], cursor=2)


def test_a_shared_outcome_has_no_single_winner() -> None:
    why = SHELF["shapes"].title
    assert Outcome((0, 1), why).winner is None
    assert Outcome((1,), why).winner == 1


def test_the_nth_roll_is_the_nth_draw_whatever_happened_between() -> None:
    for marks in range(4):
        match = peek(ANN, BOB, seed=8)
        rolls = []
        for _ in range(3):
            match.roll()
            rolls.append(match.moves[-1])
            play(match, *["mark"] * marks, "done")
        expected = [draw.weighted(peek(ANN, BOB).state.chance(), 8, "chance", n) for n in range(3)]
        assert rolls == expected


def test_taking_back_what_could_be_undone_leaves_no_mark() -> None:
    match = play(shapes(ANN, BOB), "Sa1")
    match.undo()
    assert not match.taken_back


def test_undo_against_the_computer_goes_to_your_last_own_decision() -> None:
    match = play(shapes(ANN, COMPUTER), "Sa1", "Kd4", "Yb4", "Cc1")
    assert match.undo_step() == UndoStep(2, is_take_back=True)
    match.undo()
    assert made(match) == ["Sa1", "Kd4"]
    match.undo()
    assert made(match) == []
    assert match.undo_step() is None


def test_undo_while_the_computer_still_thinks_is_free() -> None:
    match = play(shapes(ANN, COMPUTER), "Sa1")
    match.undo()
    assert made(match) == []
    assert not match.taken_back


def test_the_first_move_of_a_computer_is_nothing_to_undo() -> None:
    match = play(shapes(COMPUTER, ANN), "Sa1")
    assert match.undo_step() is None
    with pytest.raises(CannotUndo, match="Nothing to"):
        match.undo()


def test_redo_goes_forward_to_the_next_decision_of_a_person() -> None:
    match = play(shapes(ANN, COMPUTER), "Sa1", "Kd4", "Yb4", "Cc1")
    match.undo()
    match.undo()
    match.redo()
    assert made(match) == ["Sa1", "Kd4"]
    match.redo()
    assert made(match) == ["Sa1", "Kd4", "Yb4", "Cc1"]
    assert not match.can_redo()
    with pytest.raises(CannotUndo, match="redo"):
        match.redo()


def test_nothing_is_redone_in_a_match_that_was_given_up() -> None:
    match = play(shapes(ANN, BOB), "Sa1", "Kd4")
    match.undo()
    match.resign(1)
    assert not match.can_redo()
    with pytest.raises(CannotUndo):
        match.redo()
    assert made(match) == ["Sa1"]


def test_a_new_move_cuts_off_what_was_undone() -> None:
    match = play(shapes(ANN, BOB), "Sa1", "Kd4")
    match.undo()
    play(match, "Yb2")
    assert [str(move) for move in match.moves] == ["Sa1", "Yb2"]
    assert not match.can_redo()


def test_moves_within_a_turn_are_free_to_undo_down_to_the_roll() -> None:
    match = play(peek(ANN, BOB), "roll 2", "mark", "mark")
    match.undo()
    match.undo()
    assert made(match) == ["roll 2"]
    assert match.undo_step() is None


def test_what_was_revealed_is_a_barrier() -> None:
    match = play(peek(ANN, BOB), "roll 2", "mark", "peek", "mark")
    match.undo()
    assert made(match) == ["roll 2", "mark", "peek"]
    assert match.undo_step() == UndoStep(2, is_take_back=True)


def test_the_next_roll_is_a_barrier() -> None:
    match = play(peek(ANN, BOB), "roll 2", "done", "roll 1")
    assert match.undo_step() == UndoStep(1, is_take_back=True)


def test_alone_there_are_no_barriers() -> None:
    match = play(peek(ANN), "roll 2", "peek", "done", "roll 1", "mark")
    while match.undo_step():
        match.undo()
    assert made(match) == ["roll 2"]
    assert not match.taken_back


def test_a_wrongly_entered_roll_can_be_taken_back_where_people_roll_real_dice() -> None:
    match = play(peek(ANN, BOB, real_dice=True), "roll 2")
    assert match.undo_step() == UndoStep(0, is_take_back=True)


def test_undo_never_rolls_again() -> None:
    match = peek(ANN, BOB, seed=11)
    rolls = []
    for _ in range(3):
        match.roll()
        rolls.append(match.moves[-1])
        play_text(match, "done")
    while match.undo_step():
        match.undo()
    again = [match.moves[0]]
    play_text(match, "done")
    while len(again) < 3:
        match.roll()
        again.append(match.moves[-1])
        play_text(match, "done")
    assert again == rolls


def test_rolls_differ_from_turn_to_turn_and_from_seed_to_seed() -> None:
    def rolls(seed: int) -> list[str]:
        match = peek(ANN, BOB, seed=seed)
        while match.state.to_move is not None:
            if match.state.to_move == CHANCE:
                match.roll()
            else:
                play_text(match, "done")
        return [str(move) for move in match.moves if str(move) != "done"]

    assert len({tuple(rolls(seed)) for seed in range(30)}) > 5
    assert any(len(set(rolls(seed))) > 1 for seed in range(5))


def test_listeners_hear_of_every_change_once() -> None:
    match, heard = shapes(ANN, BOB), []
    match.listeners.append(lambda: heard.append(match.cursor))
    play(match, "Sa1")
    match.undo()
    match.redo()
    with pytest.raises(IllegalMove):
        play_text(match, "Sa1")
    assert heard == [1, 0, 1]


def test_options_are_read_with_their_defaults() -> None:
    def goal(options: dict[str, object]) -> int:
        state = PEEK.start(2, options, {"secret": 1})
        return state.goal  # type: ignore[attr-defined, no-any-return]

    assert goal({}) == 6
    assert goal({"length": "short"}) == 3
    assert PEEK.read_options(2, {})["hats"] == ("top", "top")
    assert PEEK.read_options(2, {"hats": ["straw", "top"]})["hats"] == ("straw", "top")


class FullDisk:
    """A writer that can write nothing."""

    id = 1

    def write_moves(self, *anything: object) -> None:
        raise OSError("full")

    write_cursor = write_resignation = write_seconds = write_help = write_hand = write_moves
    write_seen = write_moves

    def read_seen(self, names: object) -> dict[str, int]:
        return {}


def test_what_cannot_be_written_down_has_not_happened() -> None:
    match = play(shapes(ANN, BOB), "Sa1")
    heard: list[int] = []
    match.listeners.append(lambda: heard.append(match.cursor))
    match.writer = FullDisk()
    with pytest.raises(OSError, match="full"):
        play_text(match, "Kd4")
    with pytest.raises(OSError, match="full"):
        match.undo()
    assert made(match) == ["Sa1"]
    assert heard == []
    with pytest.raises(OSError, match="full"):
        match.play(parse("Kd4"), parse("Yb4"))
    assert made(match) == ["Sa1"]


def test_moves_played_together_are_one_step_of_undo_and_of_redo() -> None:
    match = play(shapes(ANN, BOB), "Sa1")
    match.play(parse("Kd4"), parse("Yb4"))
    play(match, "Cc1")
    match.undo()
    assert made(match) == ["Sa1", "Kd4", "Yb4"]
    match.undo()
    assert made(match) == ["Sa1"]
    match.redo()
    assert made(match) == ["Sa1", "Kd4", "Yb4"]
    match.redo()
    assert made(match) == ["Sa1", "Kd4", "Yb4", "Cc1"]


def test_moves_are_played_together_or_not_at_all() -> None:
    match = play(shapes(ANN, BOB), "Sa1")
    with pytest.raises(IllegalMove):
        match.play(parse("Kd4"), parse("Kd4"))
    assert made(match) == ["Sa1"]
    assert not match.can_redo()


def test_a_move_in_the_place_of_joined_ones_is_undone_by_itself() -> None:
    match = shapes(ANN, BOB)
    match.play(parse("Sa1"), parse("Kd4"), parse("Yb4"))
    match.undo()
    play(match, "Sa1", "Kd4")
    match.undo()
    assert made(match) == ["Sa1"]


def test_listeners_hear_of_moves_played_together_once() -> None:
    match = shapes(ANN, BOB)
    heard: list[int] = []
    match.listeners.append(lambda: heard.append(match.cursor))
    match.play(parse("Sa1"), parse("Kd4"))
    assert heard == [2]


def test_time_is_counted_until_the_match_is_first_over() -> None:
    match = shapes(ANN, BOB)
    match.spend(2.5)
    play(match, "Sa1", "Yb1", "Cc1")
    assert match.finished is None
    match.spend(3)
    play(match, "Kd1")
    assert match.finished == 5.5
    match.undo()
    match.spend(10)
    play(match, "Kd1")
    assert match.seconds == 15.5
    assert match.finished == 5.5


def test_help_is_noted_as_long_as_it_matters() -> None:
    match = shapes(ANN, BOB)
    match.note_help(Help.SOLUTION)
    match.note_help(Help.HINT)
    assert match.help is Help.SOLUTION
    finished = play(shapes(ANN, BOB), "Sa1", "Yb1", "Cc1", "Kd1")
    finished.note_help(Help.SOLUTION)
    assert finished.help is Help.NONE


def symbols(*seats: Seat, real_dice: bool = False) -> Match:
    """After the start symbols and the first roll: everybody is to write a circle and a triangle."""
    match = Match(MatchConfig(SHELF["symbols"], seats, {}, {}, seed=1, real_dice=real_dice))
    for n in range(len(seats)):
        play_text(match, f"start {n + 1}")
    return play(match, "roll 3 4")


def test_what_several_write_at_the_same_time_is_undone_and_redone_as_one() -> None:
    match = symbols(ANN, BOB, real_dice=True)
    start = match.cursor
    play(match, "3@b1 4@b2", "3@c1 4@c2")
    match.undo()
    assert match.cursor == start
    match.redo()
    assert made(match)[start:] == ["3@b1 4@b2", "3@c1 4@c2"]


def test_undo_amid_a_round_leads_to_its_first_decision_of_a_person() -> None:
    match = symbols(COMPUTER, ANN, COMPUTER, BOB)
    start = match.cursor
    play(match, "3@b1 4@b2", "3@b1 4@b2", "3@b1 4@b2")
    assert match.undo_step() == UndoStep(start + 1, is_take_back=True)
    play(match, "3@c1 4@c2", "roll 1 1", "1@d4 1@d5")
    assert match.undo_step() == UndoStep(start + 1, is_take_back=True)


def test_what_was_undone_can_be_asked_for() -> None:
    match = symbols(COMPUTER, ANN, BOB)
    play(match, "3@b1 4@b2", "3@c1 4@c2", "3@d1 4@d2", "roll 1 1")
    assert list(match.undone()) == []
    match.undo()
    assert [(seat, str(move)) for seat, move in match.undone()] == [(1, "3@c1 4@c2"), (2, "3@d1 4@d2")]


def test_a_round_can_be_written_anew_after_it_was_undone() -> None:
    match = symbols(ANN, BOB)
    play(match, "3@b1 4@b2", "3@c1 4@c2")
    match.undo()
    play(match, "3@d1 4@d2")
    assert not match.can_redo()
    assert match.state.to_move == 1
