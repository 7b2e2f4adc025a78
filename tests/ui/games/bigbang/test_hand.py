"""The hand of Big Bang without a window: selecting, calling, claiming, and what of it survives a restart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from ludogite.message import Message
from ludogite.rules.bigbang import DONE, Boards, Bonus, Claim, Move, Turn, parse
from ludogite.rules.dice import Roll
from ludogite.rules.tokens import ALL_UP, CELLS
from ludogite.ui.games.bigbang.hand import Call, Hand
from tests.support.bigbang_positions import OTHER, PLAIN, mask, only_up, played, start


def cell(name: str) -> int:
    return CELLS.index(name)


def up_on(state: Boards, seat: int, cells: str) -> Boards:
    """Only these tokens of a seat are face up."""
    return replace(state, up=tuple(mask(cells) if n == seat else up for n, up in enumerate(state.up)))


class Play:
    """A hand, and the match that it plays in."""

    def __init__(self, state: Boards) -> None:
        self.state, self.hand, self.moves = state, Hand(), list[Move]()
        self.follow()

    def follow(self) -> None:
        seat = self.state.turn if self.state.budget is not None else self.state.thrower
        self.hand.follow(self.state.on_table(), seat, self.moves, ("Léa", "Tom"))

    def play(self, moves: Sequence[Move] | Move | Message | None) -> None:
        assert moves is not None
        assert not isinstance(moves, Message), str(moves)
        for move in moves if isinstance(moves, Sequence) else [moves]:
            self.state = self.state.play(move)
            self.moves = [move] if isinstance(move, Roll) else [*self.moves, move]
        self.follow()

    def roll(self, text: str) -> None:
        self.play(parse(text))

    def restart(self) -> None:
        text = self.hand.text()
        self.hand = Hand()
        self.hand.read(text)
        self.follow()


def two(**options: str) -> Play:
    return Play(start(PLAIN, OTHER, **options))


def strict_turn(cells: str, roll: str = "roll 1 2") -> Play:
    """Léa, who is strict, has these tokens left."""
    play = Play(up_on(start(PLAIN, OTHER), 0, cells))
    play.roll(roll)
    return play


def forgetful(cells: str = "a2 c2 a5 c5 f3 b6") -> Play:
    """Tom's turn; Léa has left these tokens face up, and forgotten f3 and b6."""
    play = Play(up_on(start(PLAIN, OTHER), 0, cells))
    play.roll("roll 1 2")
    play.play([DONE])
    play.roll("roll 3 4")
    return play


# Selecting


def test_tokens_are_selected_within_the_budget_and_too_dear_is_refused_with_a_sentence() -> None:
    play = two()
    play.roll("roll 2 3")
    assert play.hand.select(cell("a1")) is None
    assert play.hand.select(cell("c1")) is None
    assert play.hand.selected_sum == 4
    assert str(play.hand.select(cell("b1"))) == "You need 2 and have 1 left."
    assert play.hand.selected == [cell("a1"), cell("c1")]
    play.hand.deselect(cell("c1"))
    assert play.hand.select(cell("b1")) is None
    play.play(play.hand.turn())
    assert play.state.budget == 2
    assert play.hand.selected == []


def test_stars_and_tokens_that_lie_face_down_are_not_selected() -> None:
    play = two()
    play.roll("roll 6 6")
    play.hand.select(cell("a1"))
    play.play(play.hand.turn())
    assert str(play.hand.select(cell("a1"))) == "a1 is already face down."
    assert str(play.hand.select(cell("c6"))) == "A star cannot be bought: it comes as a bonus."


def test_without_a_selection_nothing_is_turned() -> None:
    play = two()
    play.roll("roll 1 2")
    assert isinstance(play.hand.turn(), Message)


def test_before_the_roll_nothing_is_selected() -> None:
    assert str(two().hand.select(0)) == "Roll the dice first."


def test_what_is_selected_goes_when_the_match_goes_on() -> None:
    play = two()
    play.roll("roll 3 4")
    play.hand.select(cell("a1"))
    play.play([Turn(cell("a1"))])
    assert play.hand.selected == []


def test_in_assisted_play_what_the_chain_takes_is_not_bought() -> None:
    play = Play(up_on(start(PLAIN, OTHER, bonuses="assisted"), 0, "a1 b1 c1"))
    play.roll("roll 1 5")
    for name in ("a1", "b1", "c1"):
        assert play.hand.select(cell(name)) is None
    moves = play.hand.turn()
    assert moves == [Turn(cell("a1")), Turn(cell("b1"))] or moves == [Turn(cell("a1"))]
    play.play(moves)
    assert play.state.round == 2, "all were turned"


# Rolling


def test_the_turn_ends_when_something_was_turned() -> None:
    play = two()
    play.roll("roll 1 2")
    play.hand.select(cell("a1"))
    play.play(play.hand.turn())
    assert play.hand.end_turn() == [DONE]


def test_a_turn_without_a_token_is_asked_for_once_more_if_one_could_be_bought() -> None:
    play = two()
    play.roll("roll 1 2")
    assert isinstance(play.hand.end_turn(), Message)
    assert play.hand.end_turn() == [DONE]


def test_who_can_buy_nothing_is_not_asked() -> None:
    play = strict_turn("f3 f2 a4", "roll 1 2")
    assert play.hand.end_turn() == [DONE]


def test_a_selection_that_was_not_turned_is_asked_about() -> None:
    play = two()
    play.roll("roll 1 2")
    play.play([Turn(cell("a1"))])
    play.hand.select(cell("b1"))
    assert isinstance(play.hand.end_turn(), Message)
    assert play.hand.end_turn() == [DONE]


def test_before_the_roll_nothing_is_to_be_played() -> None:
    assert two().hand.end_turn() == []


def test_real_dice_are_entered_one_after_the_other() -> None:
    play = two()
    assert play.hand.enter_die(5) is None
    assert play.hand.die == 5
    play.restart()
    assert play.hand.die == 5
    assert play.hand.enter_die(2) == Roll((2, 5))
    play.hand.enter_die(5)
    assert play.hand.put_away()
    assert play.hand.die is None


# The bell


def test_a_right_call_is_a_move_and_the_bell_is_rung_again_for_the_next() -> None:
    play = strict_turn("a1 b2 c2 d4 e5")
    for streak, name in enumerate(("a1", "d4", "e5"), 1):
        assert play.hand.take_bell() is None
        play.play(play.hand.point(cell(name)))
        assert play.moves[-1] == Bonus(cell(name))
        assert play.hand.call is None
        assert play.hand.streak == streak


def test_who_clicks_a_bonus_without_ringing_is_told_of_the_bell() -> None:
    play = strict_turn("a1 b2 c2 d4 e5", "roll 1 2")
    sentence = "You need 8 and have 3 left. If it’s a bonus, ring the bell first."
    dear = next(n for n in range(36) if play.state.up[0] >> n & 1 and play.state.board_of(0)[n] == 8)
    assert str(play.hand.select(dear)) == sentence
    assert not play.hand.is_silenced(Call.BONUS)


def test_on_a_full_board_nobody_is_told_of_the_bell() -> None:
    play = two()
    play.roll("roll 1 2")
    dear = next(n for n in range(36) if (play.state.board_of(0)[n] or 0) > 3)
    assert "bell" not in str(play.hand.select(dear))


def test_a_wrong_call_names_what_spoils_it_and_the_second_silences_the_bell() -> None:
    play = strict_turn("a1 b1 a2 b2 c3 c6 a6")
    play.hand.take_bell()
    answer = play.hand.point(cell("a1"))
    assert str(answer) == (
        "Not a bonus: all its lines still have other numbers face up. A second wrong call will be your last this turn."
    )
    assert play.hand.wrong
    assert play.hand.wrong.spoilers == mask("b1 a2 b2 c3 a6")
    play.hand.take_bell()
    answer = play.hand.point(cell("c6"))
    assert str(answer) == (
        "Not a bonus: the star’s row or column still has numbers face up. No more “Bonus!” calls this turn."
    )
    assert play.hand.call is None
    assert play.hand.is_silenced(Call.BONUS)
    assert str(play.hand.take_bell()) == "Two wrong calls: no more “Bonus!” calls this turn."


def test_pointing_at_a_token_that_lies_face_down_is_no_call() -> None:
    play = strict_turn("a1 b1 a2 b2")
    play.hand.take_bell()
    for _ in range(3):
        assert str(play.hand.point(cell("f6"))) == "This token is face down. Point at one that is face up."
    assert not play.hand.is_silenced(Call.BONUS)


def test_a_silenced_bell_stays_so_after_a_restart_and_rings_again_in_the_next_turn() -> None:
    play = strict_turn("a1 b1 a2 b2")
    play.hand.take_bell()
    play.hand.point(cell("a1"))
    play.hand.take_bell()
    play.restart()
    assert play.hand.call is Call.BONUS
    play.hand.point(cell("b1"))
    play.restart()
    assert play.hand.is_silenced(Call.BONUS)
    play.play([DONE])
    play.roll("roll 1 2")
    assert not play.hand.is_silenced(Call.BONUS)
    assert play.hand.take_bell() is None


def test_wrong_calls_of_one_kind_leave_the_other_alone() -> None:
    play = forgetful()
    play.hand.take_glass()
    assert str(play.hand.point(cell("a2"))).startswith("Not a bonus: Léa missed nothing there.")
    play.hand.point(cell("c5"))
    assert play.hand.is_silenced(Call.FORGOTTEN)
    assert not play.hand.is_silenced(Call.BONUS)
    assert play.hand.take_bell() is None


def test_undoing_a_token_does_not_give_the_calls_back() -> None:
    play = strict_turn("a2 c2 a5 c5", "roll 3 4")
    before, moves = play.state, play.moves
    play.play([Turn(cell("a2"))])
    play.hand.take_bell()
    assert isinstance(play.hand.point(cell("c5")), Message)
    play.state, play.moves = before, moves
    play.follow()
    play.hand.take_bell()
    assert isinstance(play.hand.point(cell("a2")), Message)
    assert play.hand.is_silenced(Call.BONUS)


# The glass


def test_a_forgotten_bonus_is_called_and_a_token_turned_up_blind() -> None:
    play = forgetful()
    assert play.hand.take_glass() is None
    answer = play.hand.point(cell("f3"))
    right = "Right, Tom! It was the last number in row 3 and column f."
    assert str(answer) == f"{right} Turn up a token with a dashed ring."
    assert " ".join(CELLS[pick] for pick in play.hand.picks()) == "f1 f2 a3 b3 c3 d3 e3 f4 f5 f6"
    assert isinstance(play.hand.point(cell("a5")), Message)
    play.play(play.hand.point(cell("c3")))
    assert play.moves[-1] == Claim(cell("f3"), cell("c3"))
    assert play.hand.call is Call.FORGOTTEN, "there may be another"
    assert play.hand.claim is None
    assert str(play.hand.point(cell("f3"))) == "You have already called this one."
    assert isinstance(play.hand.point(cell("b6")), Message)
    assert play.hand.claim == cell("b6")


def test_a_claim_that_was_begun_survives_a_restart() -> None:
    play = forgetful()
    play.hand.take_glass()
    play.hand.point(cell("f3"))
    play.restart()
    assert play.hand.claim == cell("f3")
    play.play(play.hand.point(cell("c3")))
    assert play.moves[-1] == Claim(cell("f3"), cell("c3"))


def test_escape_takes_the_claim_back_before_the_glass() -> None:
    play = forgetful()
    play.hand.take_glass()
    play.hand.point(cell("f3"))
    assert play.hand.put_away()
    assert (play.hand.claim, play.hand.call) == (None, Call.FORGOTTEN)
    assert play.hand.put_away()
    assert play.hand.call is None
    assert not play.hand.put_away()


def test_the_right_to_claim_ends_with_the_first_own_action() -> None:
    play = forgetful()
    play.play([Turn(cell("f6"))])
    assert str(play.hand.take_glass()) == "Call forgotten bonuses at the start of your turn, before you play."


def test_nothing_can_be_forgotten_before_the_first_turn() -> None:
    play = two()
    play.roll("roll 1 2")
    assert str(play.hand.take_glass()) == "Too early: Tom hasn’t turned a token yet."


def test_with_assistance_there_is_no_bell_and_from_an_assisted_player_nothing_is_claimed() -> None:
    play = Play(start(PLAIN, OTHER, bonuses=["assisted", "strict"]))
    play.roll("roll 1 2")
    assert play.hand.take_bell() is not None
    assert play.hand.may_call(Call.FORGOTTEN)
    play.play([DONE])
    play.roll("roll 1 2")
    assert not play.hand.may_call(Call.FORGOTTEN)
    assert play.hand.take_bell() is None


def test_alone_there_is_no_glass() -> None:
    play = Play(start(PLAIN))
    play.roll("roll 1 2")
    assert not play.hand.may_call(Call.FORGOTTEN)
    assert play.hand.may_call(Call.BONUS)


# Between the rounds


def test_the_second_round_begins_when_somebody_says_so() -> None:
    play = Play(only_up(start(PLAIN, OTHER), "a1", "a1 b1"))
    play.roll("roll 1 2")
    assert not play.hand.is_between
    play.play([Turn(cell("a1"))])
    assert play.state.up == (ALL_UP, ALL_UP)
    assert play.hand.is_between
    assert not play.hand.is_round_begun
    play.hand.begin_round()
    play.restart()
    assert play.hand.is_round_begun
    play.roll("roll 1 2")
    assert not play.hand.is_between


# As a text


@pytest.mark.parametrize(
    "text",
    [
        *("", "nonsense", "[]", "7", "null", "{}", '{"turn": "x"}', '{"turn": 1, "selected": 3}', '{"turn": NaN}'),
        *('{"turn": 1, "call": "gong"}', '{"turn": 1, "claim": "z9"}', '{"turn": 1, "wrong": []}', "[" * 100_000),
        *('{"turn": 1, "selected": ["z9"]}', '{"turn": 1, "selected": [[]]}', '{"turn": Infinity}'),
    ],
)
def test_a_damaged_text_leaves_the_hand_empty(text: str) -> None:
    play = two()
    play.roll("roll 1 2")
    play.hand = Hand()
    play.hand.read(text)
    play.follow()
    assert play.hand.selected == []
    assert play.hand.call is None


def test_what_no_longer_fits_the_match_is_dropped() -> None:
    play = two()
    play.roll("roll 1 2")
    play.hand = Hand()
    play.hand.read('{"turn": 1, "selected": ["a1", "a1", "c6", "f4", "b1"], "claim": "a1", "die": 9}')
    play.follow()
    assert [CELLS[n] for n in play.hand.selected] == ["a1", "b1"]
    assert (play.hand.claim, play.hand.die) == (None, None)


def test_the_selection_survives_a_restart() -> None:
    play = two()
    play.roll("roll 3 4")
    play.hand.select(cell("a1"))
    play.hand.select(cell("b1"))
    play.restart()
    assert [CELLS[n] for n in play.hand.selected] == ["a1", "b1"]


def test_an_empty_hand_is_an_empty_text() -> None:
    play = two()
    play.roll("roll 3 4")
    assert play.hand.text() == ""
    assert played(play.state, "turn a1").rolls == 1
