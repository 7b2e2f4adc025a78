"""The position of Big Bang as it is shown, and what follows from it, from the hand and from what was done last. It
knows of a face-down token its place, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from ludogite.message import Message
from ludogite.rules.bigbang import Boards, Claim
from ludogite.rules.game import CHANCE, Mover
from ludogite.ui.base.board import Board
from ludogite.ui.base.seat_names import in_sentence
from ludogite.ui.games.bigbang import words
from ludogite.ui.games.bigbang.hand import Call, Hand
from ludogite.ui.games.bigbang.replay import Replay, claimed_last, ends_round, turned_last
from ludogite.ui.games.bigbang.tokens import BLANK


class Position:
    def __init__(self, board: Board, hand: Hand) -> None:
        self._board, self.hand = board, hand
        self.key_cell: int | None = None
        """The cell of the large board that keys are at, where a player uses them."""
        self.face: int | None = None
        """Which of the six faces the keys are at, where real dice are entered."""
        self.hovered: int | None = None
        """The cell of the large board that the mouse is over."""
        self.looked_at: int | None = None
        """The seat whose board somebody has enlarged to look at."""
        self.dragged: QPointF | None = None
        """Where the dice are that somebody drags to the dish."""
        self.is_over_dish = False
        self.best: list[int] = []
        """The tokens that an analysis marks."""
        self.took: Message | None = None
        """Why the last token was a bonus, while it is news."""
        self.replay: Replay | None = None
        """What was done last, until anything else is done."""
        self.flips_seen = 0
        """How many flips of it had begun when they were last painted."""
        self.flipping = 1.0
        """The part of the motion in which they flip; in the rest of it one looks at what a computer has done."""
        self.turned_last = 0, 0
        """A seat, and what it turned in its last turn."""
        self.claimed_last: list[Claim] = []
        """What the player whose turn it is had forgotten."""
        self.is_tumbling = False

    def follow(self) -> None:
        """The board shows something else."""
        assert self._board.shown
        self.best, self.looked_at, self.replay = [], None, None
        self.turned_last = turned_last(self.boards, self._board.shown.past)
        self.claimed_last = claimed_last(self.boards, self._board.shown.past)

    @property
    def boards(self) -> Boards:
        assert isinstance(self._board.state, Boards)
        return self._board.state

    @property
    def is_now(self) -> bool:
        return self._board.shown is not None and self._board.shown.is_now

    @property
    def is_chain(self) -> bool:
        """Whether several tokens were turned at once."""
        return self.replay is not None and len(self.replay.flips) > 1

    @property
    def is_chain_going(self) -> bool:
        return self._board.motion.is_going and self.is_chain

    def flipped(self, progress: float) -> float:
        """How far the flips have come, once so much of the motion has been seen; both from 0 to 1."""
        return min(progress / self.flipping, 1.0)

    @property
    def is_at_round_end(self) -> bool:
        """Whether the page between the rounds is shown, or the one at the end."""
        if self._board.shown is None or self.stage is not None:
            return False
        if self.boards.to_move is None:
            return len(self.boards.up) == 2 and self._board.shown.resigned is None
        return self.is_between

    @property
    def is_between(self) -> bool:
        """Whether the boards still lie as they were in the round that has ended."""
        assert self._board.shown is not None
        is_begun = self._board.shown.is_now and self.hand.is_round_begun
        return ends_round(self.boards, self._board.shown.past) and not is_begun

    @property
    def is_paused(self) -> bool:
        return self.hand.is_between and not self.hand.is_round_begun

    @property
    def enters_dice(self) -> bool:
        """Whether somebody is to enter what real dice show."""
        is_now = self._board.shown is not None and self._board.shown.is_now and self._board.shown.resigned is None
        return is_now and self._board.has_real_dice and self.boards.to_move == CHANCE and not self.is_paused

    @property
    def awaited(self) -> Sequence[Mover]:
        """Who is to move or to roll; nobody once somebody has given up."""
        is_over = self._board.shown is not None and self._board.shown.resigned is not None
        return () if is_over else (self.boards.to_move, self.boards.thrower)

    @property
    def stage(self) -> Boards | None:
        """The boards that something happens on; None once it has happened."""
        return self.replay.stage if self.replay and self._board.motion.is_going and not self.is_tumbling else None

    @property
    def large(self) -> int:
        """The seat whose board is worked on."""
        if self.stage is not None and self.replay and self.replay.flips:
            return self.replay.flips[0].seat
        if self.looked_at is not None:
            return self.looked_at
        if self.is_now and self.hand.call is Call.FORGOTTEN and self.hand.seat is not None:
            return 1 - self.hand.seat
        if self._board.shown and self._board.shown.better and isinstance(self._board.shown.better[0], Claim):
            return 1 - self.boards.turn
        return self.boards.turn

    def token_seen(self, seat: int, cell: int) -> int | None:
        """What lies there: a number, a star, the back (None), or a face that is not known any more."""
        state = self.stage or self.boards
        if not state.up[seat] >> cell & 1:
            return None
        token = state.board_of(seat)[cell]
        return BLANK if token is None else token

    @property
    def has_blanks(self) -> bool:
        """Whether a token lay face up then of which nobody may see the value now."""
        boards, seats = self.boards, range(len(self.boards.up))
        return any(
            boards.up[seat] >> n & 1 and token is None
            for seat in seats
            for n, token in enumerate(boards.board_of(seat))
        )

    def has_call(self, call: Call) -> bool:
        """Whether the bell or the glass is on the table: it depends on who is assisted, on nothing else."""
        state = self.boards
        if call is Call.BONUS:
            return not state.assisted[state.turn]
        return len(state.up) == 2 and not state.assisted[1 - state.turn]

    def dish_text(self) -> Message:
        """Whom the next roll is for."""
        if len(self.boards.up) == 1:
            return words.ENTER_HERE_ALONE if self.enters_dice else words.ROLL_ALONE
        is_rolling = self.boards.to_move == CHANCE
        name = in_sentence(self._board.seats[self.boards.turn if is_rolling else 1 - self.boards.turn])
        return Message(words.ENTER_HERE if self.enters_dice else words.ROLL_FOR, name=name)
