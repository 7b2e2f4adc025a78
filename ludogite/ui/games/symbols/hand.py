"""The hands of a round of Six Symbols: the pencil marks on each sheet, the pair of dice as it is turned, held, or
placed one die after the other, and the first of two real dice. They ask the rules and decide nothing themselves; mouse,
keys and pixels are the board's."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from ludogite.match.config import Seat
from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.cells import Taken
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move, Objection, UnreadableMove
from ludogite.rules.symbols import CELLS, FREE, SYMBOLS, Round, Start, Writing, parse, writing

DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Where the second symbol lies from the first, turn by turn: right of it, below, left, above."""
SheetCell: TypeAlias = tuple[int, int]
"""A seat, and a cell of its sheet."""


@dataclass(frozen=True)
class Domino:
    pair: tuple[str, str]
    turn: int = 0

    @property
    def direction(self) -> tuple[int, int]:
        return DIRECTIONS[self.turn]

    def turned(self, times: int = 1) -> Domino:
        return replace(self, turn=(self.turn + times) % 4)

    def exchanged(self) -> Domino:
        """The other symbol comes first."""
        return replace(self, pair=(self.pair[1], self.pair[0]))

    def fitted(self, cell: int) -> int:
        """The cell of the first symbol, moved as far as the second needs to stay on the sheet."""
        right, down = self.direction
        column = min(max(cell % 5, -min(right, 0)), 4 - max(right, 0))
        row = min(max(cell // 5, -min(down, 0)), 4 - max(down, 0))
        return 5 * row + column

    def on(self, cell: int) -> Writing:
        """What is written when the first symbol comes to this cell, or as near as the sheet allows."""
        first = self.fitted(cell)
        right, down = self.direction
        return writing((self.pair[0], first), (self.pair[1], first + right + 5 * down))


def lifted(mark: Writing, cell: int) -> Domino:
    """The domino that lies there, taken up by one of its cells."""
    held, other = (mark.first, mark.second) if mark.first[1] == cell else (mark.second, mark.first)
    step = other[1] - held[1]
    turn = next(n for n, (right, down) in enumerate(DIRECTIONS) if right + 5 * down == step)
    return Domino((held[0], other[0]), turn)


class Hand:
    def __init__(self) -> None:
        self.round = Round("basic", (FREE * 25,))
        """The match as it stands."""
        self.seats: Sequence[Seat] = ()
        self.is_open = False
        """Whether the match goes on, and nobody looks back at what was before."""
        self.marks: dict[int, Writing] = {}
        """What is pencilled in this round, by seat; it stays here as long as the round lasts, also in ink."""
        self._own: list[int] = []
        """The seats that have pencilled themselves in this round, the last one at the end. What came back by undoing
        is not among them: undoing on, one goes on back."""
        self.is_done = False
        """Whether all have said that this is what they write."""
        self.domino: Domino | None = None
        """The pair of this round as it is turned now."""
        self.is_held = False
        """Whether it has been taken up."""
        self.target: SheetCell | None = None
        """Where it would go."""
        self.half: SheetCell | None = None
        """Where the first of its symbols lies alone, when they are placed one after the other."""
        self.die: int | None = None
        """What the first of two real dice shows."""
        self._number = 0
        """The round that the marks belong to."""
        self._restored_symbol = ""
        """The symbol that lay alone when the match was left."""
        self._objections: dict[tuple[int, Writing], Objection | None] = {}

    # What the match tells

    def follow(
        self, state: Round, seats: Sequence[Seat], is_over: bool, undone: Iterable[tuple[int, Move]] = ()
    ) -> None:
        """The match has gone on, or back: what is no longer to be written goes, and what was undone is pencilled again
        where nothing else is."""
        if (state.rolls, state.pair, state.before) != (self.round.rolls, self.round.pair, self.round.before):
            self._objections = {}
        self.round, self.seats, self.die = state, seats, None
        self.is_open = not is_over and state.to_move is not None
        if state.pair is None or state.rolls != self._number:
            self.marks, self.is_done, self._own = {}, False, []
            self.domino, self.is_held, self.half = None, False, None
        self._number = state.rolls
        self.marks = {
            seat: mark
            for seat, mark in self.marks.items()
            if self._can_be_written(seat, mark) or self._is_in_ink(seat, mark)
        }
        for seat, move in undone:
            self.is_done = False
            if isinstance(move, Writing) and seat not in self.marks and self._can_be_written(seat, move):
                self.marks[seat] = move
        self._lay_out_pair()

    def look_away(self) -> None:
        """Somebody looks back: nothing is in the hand meanwhile, and what is pencilled is kept."""
        self.is_open, self.die = False, None
        self._lay_out_pair()

    def _can_be_written(self, seat: int, mark: Writing) -> bool:
        return self._is_to_write(seat) and self.objection_to(seat, mark) is None

    def _is_in_ink(self, seat: int, mark: Writing) -> bool:
        sheet = self.round.sheets[seat] if self._is_person(seat) else FREE * 25
        return all(sheet[cell] == symbol for symbol, cell in (mark.first, mark.second))

    def _lay_out_pair(self) -> None:
        """In the tray, unless somebody has it in the hand and may still write it."""
        restored, self._restored_symbol = self._restored_symbol, ""
        pair, turn = self.round.pair, self.domino.turn if self.domino else 0
        if not self.writers():
            self.domino, self.is_held, self.half = None, False, None
        if self.domino is None and pair is not None:
            self.domino = Domino(pair, turn)
            if restored == pair[1]:
                self.domino = self.domino.exchanged()
            if restored not in pair or not self._can_hold_half():
                self.half = None

    def _can_hold_half(self) -> bool:
        if self.half is None or not self.may_write(self.half[0]) or self.half[0] in self.marks:
            return False
        return self.round.sheets[self.half[0]][self.half[1]] == FREE

    # Who is to write

    def _is_person(self, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].is_person

    def _is_to_write(self, seat: int) -> bool:
        return self._is_person(seat) and self.round.is_to_write(seat)

    def may_write(self, seat: int) -> bool:
        return self.is_open and self._is_to_write(seat)

    def writers(self) -> list[int]:
        """The people who have yet to write."""
        return [seat for seat in range(len(self.seats)) if self.may_write(seat)]

    def missing(self) -> list[int]:
        """The people who have yet to pencil."""
        return [seat for seat in self.writers() if seat not in self.marks]

    def is_complete(self) -> bool:
        """Whether everything is pencilled that is to be written."""
        return bool(self.writers()) and not self.missing()

    def is_settled(self) -> bool:
        """Whether all are done and it is written now, seat by seat. Whoever changes a mark while a computer thinks has
        to say so again."""
        return self.is_complete() and self.is_done

    def mark_of(self, seat: int) -> Writing | None:
        """What the seat has pencilled and may still change."""
        return self.marks.get(seat) if self.may_write(seat) else None

    def is_pencilled(self, seat: int, mark: Writing) -> bool:
        return self.mark_of(seat) == mark

    # Pencilling

    def come_to(self, seat: int, cell: int) -> SheetCell:
        """Where keys begin on a sheet: at what is pencilled there, with the pair turned alike, or else as near to this
        cell as the pair may be written."""
        mark = self.mark_of(seat)
        if self.domino is None:
            return seat, cell
        if mark is None:
            return seat, cell if self.half else self._nearest(seat, cell, self.domino)
        symbol, first = self.domino.pair[0], mark.first
        at = first[1] if first[0] == symbol else mark.second[1]
        self.domino = lifted(mark, at)
        return seat, at

    def _nearest(self, seat: int, cell: int, domino: Domino) -> int:
        """This cell, if the pair may be written nowhere as it is turned."""
        fitting = (at for at in range(len(CELLS)) if domino.fitted(at) == at)
        places = [at for at in fitting if self._can_be_written(seat, domino.on(at))]
        return min(places, key=lambda at: abs(at % 5 - cell % 5) + abs(at // 5 - cell // 5), default=cell)

    def offered(self) -> tuple[int, Writing] | None:
        """What would be pencilled now, and by which seat: the pair, over the sheet of somebody who is to write."""
        if self.domino is None or self.target is None or not self.may_write(self.target[0]):
            return None
        return self.target[0], self.domino.on(self.target[1])

    def objection_to(self, seat: int, mark: Writing) -> Objection | None:
        """Why the seat, which is to write, cannot write this; asked once for each."""
        if (seat, mark) not in self._objections:
            self._objections[seat, mark] = self.round.for_seat(seat).why_not(mark)
        return self._objections[seat, mark]

    def pencil(self, seat: int, mark: Writing) -> Objection | None:
        """Pencils it for a seat that is to write, or says why that cannot be."""
        objection = self.objection_to(seat, mark)
        if objection is None:
            self.rub_out(seat)
            self.marks[seat], self.is_done = mark, False
            self._own.append(seat)
            self.is_held, self.half = False, None
        return objection

    def rub_out(self, seat: int) -> None:
        if self.marks.pop(seat, None):
            self.is_done = False
        self._own = [each for each in self._own if each != seat]

    def take_up(self) -> bool:
        """The pair from the tray; False while nobody is to write it."""
        if self.domino is None or not self.writers():
            return False
        self.is_held, self.half = True, None
        return True

    def put_down(self) -> None:
        """The pair lies in the tray again, with both dice."""
        self.is_held, self.half = False, None

    def lift(self, seat: int, cell: int) -> None:
        """What is pencilled there is in the hand again."""
        self.domino = lifted(self.marks[seat], cell)
        self.rub_out(seat)
        self.is_held, self.half, self.target = True, None, (seat, cell)

    def turn(self, times: int = 1) -> None:
        if self.domino:
            self.domino = self.domino.turned(times)

    def turn_pencilled(self, seat: int, cell: int, times: int = 1) -> None:
        """What is pencilled there is turned around this cell, on to the next direction that fits."""
        domino = lifted(self.marks[seat], cell)
        for _ in range(4):
            domino = domino.turned(times)
            mark = domino.on(cell)
            if cell in (mark.first[1], mark.second[1]) and self.pencil(seat, mark) is None:
                self.domino = domino
                return

    def place_one(self, seat: int, cell: int) -> Objection | None:
        """One die after the other, for a seat that is to write: the first on any free cell, the second next to it. On
        the cell of the first once more, the two are exchanged. What cannot be is said."""
        assert self.domino
        if self.half == (seat, cell):
            self.domino = self.domino.exchanged()
        elif self.half and self.half[0] == seat:
            first, second = self.domino.pair
            return self.pencil(seat, writing((first, self.half[1]), (second, cell)))
        elif self.round.sheets[seat][cell] != FREE:
            return Objection(QT_TRANSLATE_NOOP("rules", "{cell} is taken."), evidence=Taken(cell), cell=CELLS[cell])
        self.rub_out(seat)
        self.half = seat, cell
        return None

    def put_back(self) -> bool:
        """What was begun last is taken back: a die, the pair in the hand or half of it, or what is pencilled at the
        target. False where there is nothing."""
        if self.die is not None:
            self.die = None
        elif self.is_held or self.half:
            self.put_down()
        elif self.target is not None and self.mark_of(self.target[0]):
            self.rub_out(self.target[0])
        else:
            return False
        return True

    def may_erase(self) -> bool:
        """Whether `erase` has something to take back."""
        return self.die is not None or self.is_held or self.half is not None or self._last_own() is not None

    def erase(self) -> None:
        """What was begun last is taken back: a die, the pair in the hand or half of it, or what was pencilled last."""
        last = self._last_own()
        if self.die is not None:
            self.die = None
        elif self.is_held or self.half:
            self.put_down()
        elif last is not None:
            self.rub_out(last)

    def _last_own(self) -> int | None:
        """Who pencilled last; nobody once all are done."""
        if self.is_settled():
            return None
        return next((seat for seat in reversed(self._own) if self.mark_of(seat)), None)

    # Moves

    def finish(self) -> list[Writing]:
        """All say that this is what they write. Returns what can be written at once: the marks up to the first
        computer."""
        self.is_done = True
        moves: list[Writing] = []
        for seat in range(self.round.turn, len(self.seats)):
            if self.round.is_to_write(seat):
                if not self._is_person(seat):
                    break
                moves.append(self.marks[seat])
        return moves

    def premove(self) -> Writing | None:
        """What the seat to move writes without being asked again."""
        mover = self.round.to_move
        return self.mark_of(mover) if isinstance(mover, int) and self.is_settled() else None

    def choose(self, tile: int) -> Start | Roll | None:
        """One of six: a start symbol, or what a real die shows; nothing follows from the first of two dice."""
        if self.round.is_starting:
            return Start(SYMBOLS[tile])
        if self.die is None:
            self.die = tile
            return None
        first, self.die = self.die, None
        return Roll(tuple(sorted((first + 1, tile + 1))))

    # As a text

    def text(self, after: Sequence[Move] = ()) -> str:
        """The round, the marks by seat, whether all are done, and the die that lies alone. After moves nothing remains
        if they begin a round or end it."""
        to_write = [seat for seat in range(len(self.seats)) if self.round.is_to_write(seat)]
        if (after and len(after) >= len(to_write)) or (not self.marks and self.half is None):
            return ""
        record: list[object] = [self._number, {str(seat): str(mark) for seat, mark in self.marks.items()}, self.is_done]
        if self.half and self.domino:
            seat, cell = self.half
            record.append({str(seat): f"{self.domino.pair[0]}@{CELLS[cell]}"})
        return json.dumps(record)

    def read(self, text: str) -> None:
        """From a text that may be damaged: then nothing is pencilled."""
        try:
            number, marks, is_done, *halves = json.loads(text)
            number = int(number)
            read = {int(seat): parse(mark) for seat, mark in marks.items()}
            half = [(int(seat), *_die(mark)) for place in halves for seat, mark in place.items()]
        except (ValueError, TypeError, AttributeError, OverflowError, RecursionError, UnreadableMove):
            return
        self._number, self.is_done = number, is_done is True
        self.marks = {seat: mark for seat, mark in read.items() if isinstance(mark, Writing)}
        self._own = list(self.marks)
        for seat, symbol, cell in half:
            self.half, self._restored_symbol = (seat, cell), symbol


def _die(text: str) -> tuple[str, int]:
    """A symbol and its cell: 2@d4."""
    symbol, cell = text.split("@")
    return symbol, CELLS.index(cell)
