"""The hand of Four Shapes, asked without a window: what somebody is in the middle of."""

from __future__ import annotations

import pytest

from ludogite.message import Message
from ludogite.rules.shapes import CELLS, Forbidding, Placement, Position, parse
from ludogite.ui.games.shapes.hand import TAKE_FIRST, Hand, forbidding_cell

SPHERE, CONE = 0, 3


def after(moves: str) -> Position:
    position = Position()
    for move in moves.split():
        position = position.play(parse(move))
    return position


def hand_at(moves: str, seat: int = 0) -> Hand:
    hand = Hand()
    hand.follow(after(moves), seat)
    return hand


def test_a_shape_is_picked_and_placed_on_the_cell_aimed_at() -> None:
    hand = hand_at("")
    assert hand.place() is TAKE_FIRST
    assert hand.pick(SPHERE) is None
    hand.target = CELLS.index("b2")
    assert hand.place() == parse("Sb2")


def test_a_shape_that_is_used_up_cannot_be_picked() -> None:
    hand = hand_at("Sa1 Kd4 Sb1 Kd1")
    assert str(hand.pick(SPHERE)) == "You have no sphere left."
    assert hand.held is None


def test_what_forbids_a_placement_is_told_before_it_is_tried() -> None:
    hand = hand_at("Sa1", seat=1)
    hand.pick(SPHERE)
    hand.target = CELLS.index("a4")
    assert str(hand.preview()) == "Not here: the opponent has a sphere in this column."
    assert forbidding_cell(hand.preview()) == CELLS.index("a1")
    hand.target = CELLS.index("c3")
    assert str(hand.preview()) == "The sphere can go here."
    assert forbidding_cell(hand.preview()) is None


def test_a_refusal_keeps_its_evidence_until_something_else_is_done() -> None:
    hand = hand_at("Sa1", seat=1)
    hand.pick(SPHERE)
    hand.target = CELLS.index("d1")
    placement = hand.place()
    assert isinstance(placement, Placement)
    objection = after("Sa1").why_not(placement)
    assert objection is not None
    hand.refuse(objection)
    assert hand.refusal is not None
    assert hand.refusal.objection.evidence == Forbidding(CELLS.index("a1"))
    hand.pick(CONE)
    assert hand.refusal is None


def test_what_was_refused_is_forgotten_once_something_was_played() -> None:
    hand = hand_at("Sa1", seat=1)
    hand.pick(SPHERE)
    hand.target = CELLS.index("d1")
    objection = hand.objection_to(hand.target)
    assert objection is not None
    hand.refuse(objection)
    hand.follow(after(""), 0)
    assert hand.refusal is None
    hand.pick(SPHERE)
    assert hand.objection_to(CELLS.index("d1")) is None


def test_the_rules_are_asked_once_for_each_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Placement] = []
    why_not = Position.why_not

    def counted(position: Position, move: Placement) -> Message | None:
        asked.append(move)
        return why_not(position, move)

    hand = hand_at("Sa1", seat=1)
    hand.pick(SPHERE)
    monkeypatch.setattr(Position, "why_not", counted)
    for _ in range(3):
        for cell in range(16):
            hand.objection_to(cell)
    assert len(asked) == 16


def test_a_held_shape_survives_a_restart_while_nothing_has_been_played() -> None:
    hand = hand_at("Sa1 Kd4")
    hand.pick(CONE)
    again = Hand()
    again.read(hand.text())
    again.follow(after("Sa1 Kd4"), 0)
    assert again.held == CONE
    later = Hand()
    later.read(hand.text())
    later.follow(after("Sa1 Kd4 Cc2"), 1)
    assert later.held is None


def test_a_move_empties_the_hand_and_a_new_look_at_the_same_position_does_not() -> None:
    hand = hand_at("")
    hand.pick(SPHERE)
    hand.follow(after(""), 0)
    assert hand.held == SPHERE
    hand.follow(after("Ka1"), 1)
    assert hand.held is None


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "3", "3 ", "3 X", "S", "-1 S", "3 SS", "3 SY", '[1, {"0": "S"}, true]', "\0 K", "² S",
        "3" * 5000 + " S",
    ],
)  # fmt: skip
def test_a_damaged_text_holds_nothing(text: str) -> None:
    hand = Hand()
    hand.read(text)
    hand.follow(after("Sa1 Kd4 Cc2"), 1)
    assert hand.held is None


def test_coaching_warns_of_a_placement_after_which_the_opponent_wins_at_once() -> None:
    position = Position()
    for move in ("Sa1", "Yb1"):
        position = position.play(parse(move))
    hand = Hand()
    hand.follow(position, 0)
    hand.pick(2)
    hand.target = CELLS.index("c1")
    assert str(hand.preview()) == "Careful: with the cube here, your opponent can win at once."
    assert [str(gift) for gift in hand.gifts()] == ["Kd1"]
    hand.target = CELLS.index("d4")
    assert hand.gifts() == []
    assert str(hand.preview()) == "The cube can go here."


def test_a_placement_that_wins_gives_nothing_away() -> None:
    position = Position()
    for move in ("Sa1", "Yb1", "Cc1"):
        position = position.play(parse(move))
    hand = Hand()
    hand.follow(position, 1)
    hand.pick(3)
    hand.target = CELLS.index("d1")
    assert hand.gifts() == []
