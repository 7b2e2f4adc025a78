"""The round of Six Symbols as it is shown, what follows from it and from the hands, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from ludogite.message import Message
from ludogite.rules.game import CHANCE
from ludogite.rules.symbols import SYMBOLS, Round, Writing, can_write, points_so_far
from ludogite.ui.base.board import Board
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.games.symbols import words
from ludogite.ui.games.symbols.hand import Domino, Hand


class Position:
    def __init__(self, board: Board, hand: Hand) -> None:
        self._board, self.hand = board, hand
        self.tile: int | None = None
        """Which of the six symbols the keys are at, where one is to be chosen."""
        self.best: list[Writing] = []
        """The best places by an analysis."""
        self.advised = 0
        """The seat that they are for."""
        self.pointer: QPointF | None = None
        """Where the mouse is."""

    @property
    def round(self) -> Round:
        assert isinstance(self._board.state, Round)
        return self._board.state

    @property
    def chooses_start(self) -> bool:
        return self.hand.is_open and self.round.is_starting and self._board.actor is not None

    @property
    def enters_dice(self) -> bool:
        return self.hand.is_open and self._board.has_real_dice and self.round.to_move == CHANCE

    @property
    def pair(self) -> Domino | None:
        """The dice in the tray: those of this round as they are turned, or those of a round that is looked back at."""
        if self._board.shown is None or self._board.shown.is_now:
            return self.hand.domino
        turn = self.hand.domino.turn if self.hand.domino else 0
        return Domino(self.round.pair, turn) if self.round.pair else None

    @property
    def written_last(self) -> tuple[int, Writing] | None:
        """While somebody looks back: what has just been written there, and on whose sheet."""
        shown = self._board.shown
        if shown is None or shown.is_now or not isinstance(shown.last, Writing):
            return None
        seat = shown.past[-1][0].to_move
        return (seat, shown.last) if isinstance(seat, int) else None

    @property
    def better(self) -> Writing | None:
        """What the seat to move would better have written, for somebody who looks back."""
        move = self._board.shown.better[0] if self._board.shown and self._board.shown.better else None
        return move if isinstance(move, Writing) else None

    @property
    def is_alone(self) -> bool:
        """Whether at most one person writes."""
        return sum(seat.is_person for seat in self._board.seats) < 2

    def is_awaited(self, seat: int) -> bool:
        """Whether the seat is to act; not any more once it has pencilled."""
        if self.round.is_starting:
            return self.round.turn == seat
        return self.round.is_to_write(seat) and self.hand.mark_of(seat) is None

    def is_blocked(self, seat: int) -> bool:
        """Whether the seat can write no more, while others go on."""
        sheet, has_written = self.round.sheets[seat], self.round.sheets[seat] != self.round.before[seat]
        return self.round.to_move is not None and not can_write(sheet) and not (self.round.pair and has_written)

    def foreseen(self, seat: int) -> str:
        """With coaching, the sheet with what is held over it or pencilled on it."""
        sheet, mark = self.round.sheets[seat], self.hand.mark_of(seat)
        offer = self.hand.offered()
        if self.shows_offer() and offer and offer[0] == seat and self.hand.objection_to(*offer) is None:
            mark = offer[1]
        return _with_mark(sheet, mark) if self._board.is_coaching and mark else sheet

    def gain(self, seat: int) -> int | None:
        """With coaching, what the pair that is held over the sheet or pencilled on it would bring."""
        sheet, then = self.round.sheets[seat], self.foreseen(seat)
        scoring = self.round.scoring
        return points_so_far(then, scoring) - points_so_far(sheet, scoring) if then != sheet else None

    def shows_offer(self) -> bool:
        """Whether what would be pencilled is seen over its cells: it is in the hand, or moved by keys."""
        return self.hand.is_held or (self.hand.half is None and self._board.hasFocus())

    def is_taken(self, tile: int) -> bool:
        return self.chooses_start and SYMBOLS[tile] in self.round.taken

    # What is said

    def name_of(self, seat: int) -> str:
        return shown_name(self._board.seats[seat]) if seat < len(self._board.seats) else ""

    def whose_turn(self) -> Message | None:
        turn = self._turn()
        blocked = [seat for seat in range(len(self._board.seats)) if self.is_blocked(seat)]
        if turn is None or not blocked:
            return turn
        if len(blocked) == 1:
            return Message(words.ONE_BLOCKED, name=self.name_of(blocked[0]), turn=turn)
        return Message(words.SEVERAL_BLOCKED, names=self._names(blocked), turn=turn)

    def _turn(self) -> Message | None:
        hand = self.hand
        if self.chooses_start:
            return Message(words.CHOOSE_START, name=self.name_of(self._board.actor or 0))
        if self.enters_dice:
            if hand.die is None:
                return Message(words.ENTER_DICE)
            return Message(words.ENTER_OTHER, symbol=words.A_SYMBOL[SYMBOLS[hand.die]])
        if not hand.writers() or hand.is_settled():
            return None
        if hand.is_complete():
            return Message(words.IN_ALONE if self.is_alone else words.IN_TOGETHER)
        assert self.round.pair
        pair, missing = words.pair_name(*self.round.pair), hand.missing()
        if self.is_alone:
            return Message(words.WRITE_ALONE, pair=pair)
        if len(missing) == 1:
            return Message(words.ONE_TO_WRITE, name=self.name_of(missing[0]), pair=pair)
        return Message(words.SEVERAL_TO_WRITE, names=self._names(missing), pair=pair)

    def _names(self, seats: Sequence[int]) -> str | Message:
        return words.all_names([self.name_of(seat) for seat in seats])

    def offer(self) -> Message | None:
        """What would be pencilled here, unless it is already; with coaching also what it would bring, or why it cannot
        be."""
        offer = self.hand.offered()
        if offer is None or not self.shows_offer() or self.hand.is_pencilled(*offer):
            return None
        seat, mark = offer
        if not self._board.is_coaching:
            return Message(words.HERE, writing=words.writing_name(mark))
        gain = self.gain(seat) or 0
        source = words.HERE_BRINGS if gain >= 0 else words.HERE_COSTS
        return self.hand.objection_to(seat, mark) or Message(source, writing=words.writing_name(mark), n=abs(gain))

    def other_die(self, is_swapped: bool = False) -> Message | None:
        """Where the second die goes, while the first lies alone; perhaps in place of the other, just now."""
        if self.hand.half is None or self.hand.domino is None:
            return None
        first, other = (words.A_SYMBOL[symbol] for symbol in self.hand.domino.pair)
        if is_swapped and first is not other:
            return Message(words.SWAPPED, first=first, other=other)
        return Message(words.SECOND_CELL, other=other)

    def nothing_to_write(self, seat: int) -> Message:
        return Message(words.NOT_TO_WRITE, name=self.name_of(seat))


def _with_mark(sheet: str, mark: Writing) -> str:
    cells = list(sheet)
    for symbol, cell in (mark.first, mark.second):
        cells[cell] = symbol
    return "".join(cells)
