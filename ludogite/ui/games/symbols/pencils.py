"""What people have pencilled in a round. It can be changed until all have, and outlives the program as a text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from ludogite.match.match import Seat
from ludogite.rules.game import Move
from ludogite.rules.symbols import FREE, Round, UnreadableMove, Writing, parse


class Pencils:
    def __init__(self) -> None:
        self.marks: dict[int, Writing] = {}
        """By seat."""
        self.is_done = False
        """Whether all have said that this is what they write."""
        self.round = Round("basic", (FREE * 25,))
        self.seats: Sequence[Seat] = ()
        self._number = 0

    def follow(self, state: Round, seats: Sequence[Seat]) -> None:
        """The match has gone on, or back: what is no longer to be written goes."""
        self.round, self.seats = state, seats
        if state.rolls != self._number:
            self.marks, self.is_done, self._number = {}, False, state.rolls
        self.marks = {seat: mark for seat, mark in self.marks.items() if self.objects(seat, mark) is None}

    def recall(self, made: Iterable[tuple[int, Move]]) -> None:
        """What was undone is pencilled again, where nothing else is."""
        self.is_done = False
        for seat, move in made:
            if isinstance(move, Writing) and seat not in self.marks and self.may_write(seat):
                self.put(seat, move)

    def may_write(self, seat: int) -> bool:
        return seat < len(self.seats) and self.seats[seat].is_person and self.round.is_to_write(seat)

    def objects(self, seat: int, mark: Writing) -> object:
        """Why the mark cannot be: None where it can."""
        return self.round.for_seat(seat).why_not(mark) if self.may_write(seat) else True

    def put(self, seat: int, mark: Writing) -> None:
        if self.objects(seat, mark) is None:
            self.marks[seat] = mark
            self.is_done = False

    def rub_out(self, seat: int) -> None:
        if self.marks.pop(seat, None):
            self.is_done = False

    def writers(self) -> list[int]:
        """The people who have yet to write."""
        return [seat for seat in range(len(self.seats)) if self.may_write(seat)]

    def missing(self) -> list[int]:
        """The people who have yet to pencil."""
        return [seat for seat in self.writers() if seat not in self.marks]

    def is_in(self) -> bool:
        """Whether everything is pencilled that is to be written."""
        return bool(self.writers()) and not self.missing()

    def is_settled(self) -> bool:
        """Whether it is written now, seat by seat. Who changes his mark while a computer thinks is asked again."""
        return self.is_in() and self.is_done

    def text(self) -> str:
        if not self.marks:
            return ""
        return json.dumps([self._number, {str(seat): str(mark) for seat, mark in self.marks.items()}, self.is_done])

    def read(self, text: str) -> None:
        """From a text that may be damaged: then nothing is pencilled."""
        try:
            number, marks, is_done = json.loads(text)
            read = {int(seat): parse(mark) for seat, mark in marks.items()}
        except (ValueError, TypeError, AttributeError, UnreadableMove):
            return
        self._number, self.is_done = int(number), is_done is True
        self.marks = {seat: mark for seat, mark in read.items() if isinstance(mark, Writing)}
