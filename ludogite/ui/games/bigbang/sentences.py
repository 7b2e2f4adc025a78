"""Sentences below the board about a turn of Big Bang. Nothing here depends on whether there is a bonus."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.match.config import Seat
from ludogite.message import Message
from ludogite.rules.bigbang import Boards, Claim
from ludogite.rules.game import CHANCE
from ludogite.rules.tokens import CELLS
from ludogite.ui.base.seat_names import in_sentence, subject
from ludogite.ui.games.bigbang import words
from ludogite.ui.games.bigbang.hand import Call, Hand


def turn_sentence(
    hand: Hand, seats: Sequence[Seat], enters_dice: bool, claimed: Sequence[Claim] = ()
) -> Message | None:
    """How the turn stands; None: what is said of every game."""
    state = hand.state
    assert state is not None
    if hand.is_between and not hand.is_round_begun:
        return round_sentence(state, seats)
    if enters_dice:
        return _dice_sentence(hand, state, seats)
    if hand.seat is None:
        return None
    if state.to_move == CHANCE:
        if len(seats) == 1:
            return words.THROW_ALONE
        return Message(words.THROW_FOR, thrower=subject(seats[hand.seat]), name=in_sentence(seats[state.turn]))
    if hand.call:
        return _call_sentence(hand, seats)
    if claimed and not hand.has_acted and not hand.selected:
        return _claimed_sentence(hand, state, seats, claimed)
    sentence = _selection_sentence(hand, state, seats)
    if hand.selected or not hand.is_silenced(Call.BONUS):
        return sentence
    return Message(words.NO_MORE_BONUSES, why=sentence)


def _claimed_sentence(hand: Hand, state: Boards, seats: Sequence[Seat], claimed: Sequence[Claim]) -> Message:
    """What forgetting has cost, before anything else is done."""
    assert hand.seat is not None
    return Message(
        words.YOU_FORGOT,
        n=len(claimed),
        name=subject(seats[hand.seat]),
        other=in_sentence(seats[1 - hand.seat]),
        bonuses=" ".join(CELLS[claim.forgotten] for claim in claimed),
        cells=" ".join(CELLS[claim.token] for claim in claimed),
        left=state.budget or 0,
    )


def round_sentence(state: Boards, seats: Sequence[Seat]) -> Message:
    """How the last round ended."""
    penalties = state.finished[-1]
    loser = max((0, 1), key=lambda seat: penalties[seat])
    return Message(
        words.TAKES_POINTS,
        winner=subject(seats[1 - loser]),
        loser=subject(seats[loser]),
        n=penalties[loser],
    )


def _dice_sentence(hand: Hand, state: Boards, seats: Sequence[Seat]) -> Message:
    if hand.die is not None:
        return Message(words.ENTER_OTHER, n=hand.die)
    if len(seats) == 1:
        return words.ENTER_DICE_ALONE
    return Message(words.ENTER_DICE, name=in_sentence(seats[state.turn]))


def _call_sentence(hand: Hand, seats: Sequence[Seat]) -> Message:
    assert hand.seat is not None
    if hand.claim is not None:
        return hand.pick_sentence()
    name = subject(seats[hand.seat])
    if hand.call is Call.BONUS:
        return Message(words.POINT_BONUS, name=name)
    return Message(words.POINT_FORGOTTEN, name=name, other=in_sentence(seats[1 - hand.seat]))


def _selection_sentence(hand: Hand, state: Boards, seats: Sequence[Seat]) -> Message:
    assert hand.seat is not None
    count, left = len(hand.selected), hand.left
    if count:
        return Message(words.SOME_SELECTED, n=count, sum=hand.selected_sum, left=left - hand.selected_sum)
    may_call = hand.may_call(Call.BONUS) and not hand.is_silenced(Call.BONUS)
    if len(seats) == 1:
        if not hand.can_buy():
            return Message(words.CALL_OR_ROLL_ALONE if may_call else words.ROLL_NOW_ALONE, n=left)
        return Message(words.GO_ON_ALONE if hand.has_acted else words.ALONE_TURN, n=left)
    name, other = subject(seats[hand.seat]), in_sentence(seats[1 - hand.seat])
    is_open = hand.may_call(Call.FORGOTTEN) and not hand.is_silenced(Call.FORGOTTEN)
    if is_open and not hand.has_acted and hand.nears_bonus(1 - hand.seat):
        return Message(words.HAS_FORGOTTEN, name=name, n=left, other=other)
    if not hand.can_buy():
        return Message(words.CALL_OR_ROLL if may_call else words.ROLL_NOW, n=left, other=other)
    if hand.has_acted:
        return Message(words.GO_ON, n=left, other=other)
    return Message(words.YOUR_TURN, name=name, n=left)
