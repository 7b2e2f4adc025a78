"""The hand of Six Symbols, asked without a window: pencil marks, the pair, real dice, and what survives a restart."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

import pytest

from ludogite.match.config import Seat
from ludogite.rules.cells import Taken
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move, Objection
from ludogite.rules.symbols import CELLS, Round, Start, Writing, parse, start
from ludogite.ui.games.symbols.hand import Hand

LEA, TOM, ZOE = Seat("Léa"), Seat("Tom"), Seat("Zoé")
EASY = Seat("Computer", level="easy")
C3 = CELLS.index("c3")


def after(moves: str, seats: int = 1) -> Round:
    """Moves are separated by commas; every seat has its start symbol before them."""
    state = start(seats, {"scoring": "basic"}, {})
    for seat in range(seats):
        state = state.play(Start("134652"[seat]))
    for move in filter(None, moves.split(", ")):
        state = state.play(parse(move))
    return state


def hand_at(
    moves: str, seats: Sequence[Seat] = (LEA,), text: str = "", undone: Sequence[tuple[int, Move]] = ()
) -> Hand:
    hand = Hand()
    hand.read(text)
    hand.follow(after(moves, len(seats)), seats, is_over=False, undone=undone)
    return hand


def mark(text: str) -> Writing:
    move = parse(text)
    assert isinstance(move, Writing)
    return move


# Pencilling


def test_the_pair_is_taken_up_turned_and_pencilled() -> None:
    hand = hand_at("roll 2 5")
    assert hand.take_up()
    hand.turn()
    hand.target = 0, C3
    assert hand.offered() == (0, mark("2@c3 5@c4"))
    assert hand.pencil(0, mark("2@c3 5@c4")) is None
    assert hand.mark_of(0) == mark("2@c3 5@c4")
    assert not hand.is_held


def test_nothing_can_be_taken_up_before_the_roll_or_once_it_is_over() -> None:
    assert not hand_at("").take_up()
    hand = hand_at("roll 2 5")
    hand.follow(after("roll 2 5"), [LEA], is_over=True)
    assert not hand.take_up()


def test_what_the_rules_refuse_is_not_pencilled_and_stays_in_the_hand() -> None:
    hand = hand_at("roll 2 5")
    hand.take_up()
    objection = hand.pencil(0, mark("2@a1 5@b1"))
    assert str(objection) == "a1 is taken."
    assert objection is not None
    assert objection.evidence == Taken(0)
    assert hand.mark_of(0) is None
    assert hand.is_held


def test_the_rules_are_asked_once_for_each_place(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, state, why_not = hand_at("roll 2 5", (LEA, TOM)), after("roll 2 5", 2), Round.why_not
    asked: list[Move] = []

    def counted(state: Round, move: Move) -> Objection | None:
        asked.append(move)
        return why_not(state, move)  # type: ignore[arg-type]

    monkeypatch.setattr(Round, "why_not", counted)
    for _ in range(3):
        for place in ("2@b1 5@c1", "2@a1 5@b1"):
            hand.objection_to(0, mark(place))
    hand.pencil(0, mark("2@b1 5@c1"))
    hand.follow(state, (LEA, TOM), is_over=False)
    assert len(asked) == 2


def test_what_is_pencilled_is_lifted_by_either_of_its_cells() -> None:
    hand = hand_at("roll 2 5")
    hand.pencil(0, mark("2@c3 5@d3"))
    hand.lift(0, CELLS.index("d3"))
    assert hand.mark_of(0) is None
    assert hand.is_held
    hand.target = 0, CELLS.index("e5")
    assert hand.offered() == (0, mark("2@d5 5@e5"))


def test_what_is_pencilled_turns_on_to_where_it_fits() -> None:
    hand = hand_at("roll 2 5")
    hand.pencil(0, mark("2@c3 5@d3"))
    hand.turn_pencilled(0, C3)
    assert hand.mark_of(0) == mark("2@c3 5@c4")
    hand.pencil(0, mark("2@b1 5@b2"))
    hand.turn_pencilled(0, CELLS.index("b1"))
    assert hand.mark_of(0) == mark("2@b2 5@b1"), (
        "left of b1 is a start symbol; above it the pair is moved onto the sheet"
    )


def test_keys_begin_where_the_pair_can_be_written() -> None:
    assert hand_at("roll 2 5").come_to(0, C3) == (0, C3)
    hand = hand_at("roll 3 4, 3@c3 4@d3, roll 2 5")
    assert hand.come_to(0, C3) == (0, CELLS.index("c2")), "beside it"
    hand.domino = hand.domino and hand.domino.turned()
    assert hand.come_to(0, C3) == (0, CELLS.index("b3")), "as the pair is turned"


def test_one_die_after_the_other_is_pencilled_and_exchanged() -> None:
    hand = hand_at("roll 2 5")
    assert hand.place_one(0, C3) is None
    assert hand.half == (0, C3)
    assert hand.place_one(0, C3) is None
    assert str(hand.place_one(0, CELLS.index("a5"))) == "a5 and c3 are not side by side."
    assert hand.place_one(0, CELLS.index("c2")) is None
    assert hand.mark_of(0) == mark("2@c2 5@c3")
    assert hand.half is None


def test_the_first_die_goes_to_a_free_cell_only() -> None:
    hand = hand_at("roll 2 5")
    assert str(hand.place_one(0, 0)) == "a1 is taken."
    assert hand.half is None


def test_what_was_begun_last_is_put_back_first() -> None:
    hand = hand_at("roll 2 5")
    hand.pencil(0, mark("2@c3 5@d3"))
    hand.target = 0, C3
    hand.take_up()
    assert hand.put_back()
    assert not hand.is_held
    assert hand.mark_of(0) is not None
    assert hand.put_back()
    assert hand.mark_of(0) is None
    assert not hand.put_back()


# Done


def test_people_are_done_together_and_write_at_once_up_to_a_computer() -> None:
    seats = (LEA, TOM, EASY, ZOE)
    hand = hand_at("roll 2 5", seats)
    marks = {seat: mark(f"2@b{seat + 1} 5@c{seat + 1}") for seat in (3, 0, 1)}
    for seat, each in marks.items():
        assert not hand.is_complete()
        hand.pencil(seat, each)
    assert hand.is_complete()
    assert hand.premove() is None
    assert hand.finish() == [marks[0], marks[1]]
    hand.follow(after("roll 2 5, 2@b1 5@c1, 2@b2 5@c2", 4), seats, is_over=False)
    assert hand.premove() is None, "the computer writes"
    hand.follow(after("roll 2 5, 2@b1 5@c1, 2@b2 5@c2, 2@d5 5@e5", 4), seats, is_over=False)
    assert hand.premove() == marks[3]


def test_who_changes_a_mark_after_all_are_done_is_asked_again() -> None:
    hand = hand_at("roll 2 5", (EASY, LEA))
    hand.pencil(1, mark("2@c3 5@d3"))
    assert hand.finish() == []
    assert hand.is_settled()
    hand.pencil(1, mark("2@c4 5@d4"))
    assert not hand.is_settled()
    assert hand.finish() == []
    hand.rub_out(1)
    assert not hand.is_done
    hand.pencil(1, mark("2@c4 5@d4"))
    assert not hand.is_settled()


def test_what_was_undone_is_pencilled_again_where_nothing_else_is() -> None:
    undone = [(0, parse("2@b1 5@c1")), (1, parse("2@b2 5@c2"))]
    hand = hand_at("roll 2 5", (LEA, TOM), '[1, {"1": "2@d5 5@e5"}, true]', undone)
    assert hand.marks == {0: mark("2@b1 5@c1"), 1: mark("2@d5 5@e5")}
    assert not hand.is_settled()


def test_what_was_written_otherwise_than_pencilled_is_forgotten() -> None:
    hand = hand_at("roll 2 5", (LEA, EASY))
    hand.pencil(0, mark("2@c3 5@d3"))
    hand.follow(after("roll 2 5, 2@b1 5@c1", 2), (LEA, EASY), is_over=False)
    hand.follow(after("roll 2 5", 2), (LEA, EASY), is_over=False, undone=[(0, parse("2@b1 5@c1"))])
    assert hand.mark_of(0) == mark("2@b1 5@c1")


# Looking back, and the next round


def test_looking_back_empties_the_hand_and_keeps_the_pencil() -> None:
    hand = hand_at("roll 2 5", (LEA, TOM))
    hand.pencil(0, mark("2@c3 5@d3"))
    hand.take_up()
    hand.look_away()
    assert hand.mark_of(0) is None
    assert not hand.may_write(1)
    hand.follow(after("roll 2 5", 2), (LEA, TOM), is_over=False)
    assert hand.mark_of(0) == mark("2@c3 5@d3")
    assert not hand.is_held


def test_a_real_die_that_was_chosen_is_forgotten_while_somebody_looks_back() -> None:
    hand = hand_at("")
    hand.choose(4)
    hand.look_away()
    assert hand.die is None


def test_what_the_rules_have_answered_is_asked_again_in_the_next_round() -> None:
    hand = hand_at("roll 2 5")
    assert hand.pencil(0, mark("2@c3 5@d3")) is None
    hand.follow(after("roll 2 5, 2@c3 5@d3, roll 2 5"), (LEA,), is_over=False)
    assert str(hand.pencil(0, mark("2@c3 5@d3"))) == "c3 is taken."


def test_a_move_of_a_computer_leaves_everything_in_the_hand() -> None:
    hand = hand_at("roll 2 5", (EASY, LEA))
    hand.place_one(1, C3)
    hand.place_one(1, C3)
    hand.follow(after("roll 2 5, 2@b1 5@c1", 2), (EASY, LEA), is_over=False)
    hand.place_one(1, CELLS.index("c4"))
    assert hand.mark_of(1) == mark("5@c3 2@c4")


def test_the_next_round_begins_with_nothing_pencilled_and_nothing_held() -> None:
    hand = hand_at("roll 2 5")
    hand.pencil(0, mark("2@c3 5@d3"))
    hand.follow(after("roll 2 5, 2@c3 5@d3"), [LEA], is_over=False)
    assert hand.text() == ""
    hand.follow(after("roll 2 5, 2@c3 5@d3, roll 1 6"), [LEA], is_over=False)
    assert hand.marks == {}
    assert hand.domino is not None
    assert hand.domino.pair == ("1", "6")


# Choosing


def test_a_start_symbol_is_a_move_and_two_real_dice_are_one() -> None:
    hand = Hand()
    hand.follow(start(1, {"scoring": "basic"}, {}), [LEA], is_over=False)
    assert hand.choose(2) == Start("3")
    hand = hand_at("")
    assert hand.choose(4) is None
    assert hand.die == 4
    assert hand.choose(1) == Roll((2, 5))
    assert hand.die is None


# As a text


def test_marks_and_done_and_half_a_pair_survive_a_restart() -> None:
    hand = hand_at("roll 2 5", (LEA, TOM, ZOE))
    hand.pencil(0, mark("2@b1 5@c1"))
    for _ in range(2):
        hand.place_one(2, C3)
    again = hand_at("roll 2 5", (LEA, TOM, ZOE), hand.text())
    assert again.marks == {0: mark("2@b1 5@c1")}
    assert again.half == (2, C3)
    assert again.place_one(2, CELLS.index("c2")) is None
    assert again.mark_of(2) == mark("5@c3 2@c2")
    again.pencil(1, mark("2@b1 5@c1"))
    again.finish()
    assert hand_at("roll 2 5", (LEA, TOM, ZOE), again.text()).premove() == mark("2@b1 5@c1")


def test_notes_of_earlier_versions_are_read() -> None:
    text = '[1, {"0": "2@c3 5@d3", "1": "2@b1 5@c1"}, true]'
    hand = hand_at("roll 2 5", (LEA, TOM), text)
    assert hand.marks == {0: mark("2@c3 5@d3"), 1: mark("2@b1 5@c1")}
    assert hand.is_settled()
    assert hand.text() == text


def test_the_text_stays_the_same_while_the_seats_write_one_after_another() -> None:
    seats = (LEA, EASY, TOM)
    hand = hand_at("roll 2 5", seats)
    for seat in (0, 2):
        hand.pencil(seat, mark("2@b1 5@c1"))
    hand.finish()
    text = hand.text()
    for moves in ("roll 2 5, 2@b1 5@c1", "roll 2 5, 2@b1 5@c1, 2@d5 5@e5"):
        hand.follow(after(moves, 3), seats, is_over=False)
        assert hand.text() == text
    assert hand.premove() == mark("2@b1 5@c1")


def test_notes_of_another_round_are_no_pencil() -> None:
    assert hand_at("roll 2 5", text='[2, {"0": "2@c3 5@d3"}, true, {"0": "2@b2"}]').text() == ""


@pytest.mark.parametrize(
    "text",
    [
        "", "rubbish", "{}", "[1, 2, 3]", "[1e999, {}, true]", '[1, {"0": "nonsense"}, true]',
        '[1, {"9": "2@b1 5@b2"}, true]', '[1, {"-1": "2@b1 5@b2"}, true]', '[1, {"0": "2@a1 5@b1"}, true]',
        '[1, {"0": "3@b1 4@b2"}, true]', '[1, {"0": "2@b1 5@b3"}, true]', '[1, {"0": "roll 2 5"}, true]',
        '[1, {}, false, {"0": "2"}]', '[1, {}, false, {"0": "2@z9"}]', '[1, {}, false, {"0": "6@b2"}]',
        '[1, {}, false, {"0": "2@a1"}]', '[1, {}, false, {"7": "2@b2"}]', '[1, {}, false, {"x": "2@b2"}]',
        '[1, {}, false, 5]', '[1, {}, false, {"0": 5}]', "[" * 100_000, "9" * 5000,
    ],
)  # fmt: skip
def test_a_damaged_text_is_no_pencil(text: str) -> None:
    hand = hand_at("roll 2 5", text=text)
    assert hand.text() == ""
    assert hand.pencil(0, mark("2@c3 5@d3")) is None


def test_the_hand_needs_no_qt() -> None:
    code = "import sys, ludogite.ui.games.symbols.hand; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
