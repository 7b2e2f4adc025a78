"""The hand in a challenge: pieces of both colours, with gravity or without, lifted with all that need them."""

from __future__ import annotations

from ludogite.content.challenges import Shipped, shipped
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.pieces import Placement
from ludogite.ui.games.cube.building import building_of
from ludogite.ui.games.cube.hand import Hand
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.words import FITS, PINNED
from tests.support.ui.challenges import right

WHOLE = next(each for each in shipped() if each.challenge.level == "expert" and each.challenge.given)


def after(each: Shipped, steps: int, has_gravity: bool = False) -> Attempt:
    attempt = Attempt(each.challenge, has_gravity)
    for placement in each.order[:steps]:
        attempt = attempt.play(right(each, placement))
    return attempt


def hand_at(attempt: Attempt) -> Hand:
    return Hand(building_of(attempt, 0), is_coached=True)


def spot_of(placement: Placement) -> Spot:
    return Spot(next(cell for cell in range(64) if placement.mask >> cell & 1), 2)


def made(hand: Hand, attempt: Attempt, moves: object) -> Attempt:
    """The moves are made, and the hand follows."""
    assert isinstance(moves, list)
    for move in moves:
        attempt = attempt.play(move)
    hand.follow(building_of(attempt, 0), is_coached=True)
    return attempt


def test_placing_is_a_move_of_the_held_colour() -> None:
    hand, first = hand_at(after(WHOLE, 0)), right(WHOLE, WHOLE.order[0])
    hand.hold_at(first.colour, first.placement)
    assert hand.preview() == PINNED
    hand.unpin()
    assert hand.preview() == FITS
    assert hand.place() == Place(first.colour, first.placement)


def test_the_same_number_is_the_other_colour_and_then_none() -> None:
    attempt = after(WHOLE, 0)
    both = next(piece for piece in range(8) if all(piece in attempt.hand(colour) for colour in (0, 1)))
    hand, held = hand_at(attempt), []
    for _ in range(3):
        assert hand.pick_next(both) is None
        held.append(hand.held)
    assert held == [(0, both), (1, both), None]


def test_without_gravity_pieces_may_be_tried_in_the_air() -> None:
    piece = after(WHOLE, 0).hand(0)[0]
    floating, resting = (hand_at(after(WHOLE, 0, gravity)).building.places(piece) for gravity in (False, True))
    assert floating[: len(resting)] == resting
    assert len(floating) > len(resting)


def test_a_lifted_piece_comes_into_the_hand_where_it_was_once_the_moves_are_made() -> None:
    attempt, last = after(WHOLE, 2), right(WHOLE, WHOLE.order[1])
    hand = hand_at(attempt)
    assert hand.to_lift(spot_of(last.placement)) == (Take(last.placement),)
    moves = hand.lift(last.placement)
    assert moves == [Take(last.placement)]
    assert hand.held is None
    made(hand, attempt, moves)
    assert hand.held == (last.colour, last.placement.piece)
    assert hand.offered == last.placement


def test_a_piece_whose_lifting_came_to_nothing_is_not_held_later() -> None:
    hand = hand_at(after(WHOLE, 2))
    hand.lift(WHOLE.order[1])
    hand.follow(building_of(after(WHOLE, 0), 0), is_coached=True)
    assert hand.held is None


def test_what_the_match_did_not_take_back_does_not_come_into_the_hand() -> None:
    attempt = after(WHOLE, 2)
    hand = hand_at(attempt)
    hand.lift(WHOLE.order[1])
    hand.follow(building_of(attempt, 0), is_coached=True)
    assert hand.held is None


def test_with_gravity_those_that_need_a_piece_come_along_and_are_named_before() -> None:
    for steps in range(2, len(WHOLE.order)):
        attempt = after(WHOLE, steps, has_gravity=True)
        for below in WHOLE.order[:steps]:
            takes = attempt.takes_for(below)
            if len(takes) > 1:
                hand = hand_at(attempt)
                assert hand.to_lift(spot_of(below)) == takes
                assert "comes off with it" in str(hand.preview_lift(spot_of(below)))
                moves = hand.lift(below)
                assert moves == list(takes)
                made(hand, attempt, moves)
                assert hand.offered == below
                return
    raise AssertionError("nothing rests on anything")


def test_given_pieces_are_not_lifted() -> None:
    given, _ = WHOLE.challenge.given[0]
    hand = hand_at(after(WHOLE, 2))
    assert hand.to_lift(spot_of(given)) == ()
    assert str(hand.lift(given)) == "You have no piece there to take back."


def test_a_hint_names_what_is_taken_back_until_something_else_is_done() -> None:
    attempt = after(WHOLE, 2)
    hand, piece = hand_at(attempt), attempt.hand(0)[0]
    hand.advise_lift(WHOLE.order[0])
    assert hand.to_lift(None) == hand.to_lift(spot_of(WHOLE.order[1])) == (Take(WHOLE.order[0]),)
    assert hand.preview_lift(None) is None
    hand.pick(0, piece)
    assert hand.advised is None
    hand.put_back()
    assert hand.to_lift(None) == ()


def test_nothing_is_lifted_while_something_is_held_or_nobody_may_act() -> None:
    attempt = after(WHOLE, 2)
    hand = hand_at(attempt)
    hand.pick(0, attempt.hand(0)[0])
    assert hand.to_lift(spot_of(WHOLE.order[0])) == ()
    hand.follow(building_of(attempt, None), is_coached=True)
    assert hand.held is None
    assert hand.to_lift(spot_of(WHOLE.order[0])) == ()
