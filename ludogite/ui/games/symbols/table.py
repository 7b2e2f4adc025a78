"""What people do at the table of Six Symbols: take the pair up, turn it, pencil it, and say that it is done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move, State
from ludogite.rules.symbols import CELLS, FREE, SYMBOLS, Round, Start, Writing, writing
from ludogite.sheets.symbols.grid import number
from ludogite.ui.games.symbols import words
from ludogite.ui.games.symbols.domino import lifted
from ludogite.ui.games.symbols.view import SymbolsView
from ludogite.ui.match.accessible import announce
from ludogite.ui.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion


class SymbolsTable(SymbolsView):
    """The cursor is the sheet and the cell that keys start from; a player who uses the mouse never sees it."""

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.cursor = (0, 12)
        self.uses_keys = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What the match tells

    def show_state(self, state: State[Any], last: Move | None, actor: int | None) -> None:
        super().show_state(state, last, actor)
        self.tile = 0 if self.uses_keys else None
        writers = self.pencils.writers()
        if self.is_now and writers and self.cursor[0] not in self.pencils.missing():
            self.cursor = ((self.pencils.missing() or writers)[0], self.cursor[1])
        if not self.held:
            self.target = self.cursor if self.uses_keys else None
        self._tell()

    def recall(self, made: Iterable[tuple[int, Move]]) -> None:
        self.pencils.recall(made)
        self._tell()

    def restore_notes(self, text: str) -> None:
        self.pencils.read(text)

    def in_question(self, state: State[Any]) -> State[Any]:
        """The sheet that was last aimed at, if it is still to be written; else the first that is."""
        assert isinstance(state, Round)
        missing = self.pencils.missing() if self.is_open else []
        if missing:
            self.advised = self.cursor[0] if self.cursor[0] in missing else missing[0]
            return state.for_seat(self.advised)
        self.advised = state.turn
        return state

    def prepared(self) -> Move | None:
        is_settled = self.is_open and self.pencils.is_settled()
        mover = self.round.to_move
        return self.pencils.marks.get(mover) if is_settled and isinstance(mover, int) else None

    def whose_turn(self) -> Message | None:
        turn = self._turn()
        seats = [seat for seat in range(len(self.seats)) if self.is_blocked(seat)]
        if turn is None or not seats:
            return turn
        return Message(words.BLOCKED, names=self._names(seats), turn=turn)

    def _turn(self) -> Message | None:
        if self.chooses_start:
            return Message(words.CHOOSE_START, name=self.name_of(self.actor or 0))
        if self.enters_dice:
            if self.die is None:
                return Message(words.ENTER_DICE)
            return Message(words.ENTER_OTHER, symbol=words.SYMBOL_NAMES[SYMBOLS[self.die]])
        if not self.is_open or not self.pencils.writers() or self.pencils.is_settled():
            return None
        is_alone = self.action_name() is words.WRITE
        if self.pencils.is_in():
            return Message(words.IN_ALONE if is_alone else words.IN_TOGETHER)
        first, second = (words.SYMBOL_NAMES[symbol] for symbol in self.round.pair or ())
        if is_alone:
            return Message(words.WRITE_ALONE, first=first, second=second)
        names = self._names(self.pencils.missing())
        return Message(words.WRITE_TOGETHER, first=first, second=second, names=names)

    def _names(self, seats: Sequence[int]) -> str:
        return ", ".join(self.name_of(seat) for seat in seats)

    def action_name(self) -> Message:
        return words.WRITE if sum(seat.is_person for seat in self.seats) < 2 else words.DONE

    def act(self) -> None:
        """What is pencilled is written: by the one to move now, by the others when it is their turn."""
        if not self.is_open or not self.pencils.is_in():
            self.said.emit(self.whose_turn())
            return
        self.pencils.is_done = True
        self._tell()
        if (move := self.prepared()) is not None:
            self.played.emit(move)

    def _tell(self) -> None:
        """What the filled button would do, and how things stand."""
        can_act = self.is_open and self.pencils.is_in() and not self.pencils.is_settled()
        self.action_changed.emit(self.action_name() if can_act else None)
        self.said.emit(None)
        if self.is_now:
            self.noted.emit(self.pencils.text())
        self.update()

    # Pencilling

    def pencil(self, seat: int, mark: Writing) -> bool:
        """Whether it could be done; if not, it is said why."""
        reason = self.why_not(seat, mark) if self.may_write(seat) else self._why_nothing(seat)
        if reason is not None:
            self.said.emit(reason)
            self.update()
            return False
        self.pencils.put(seat, mark)
        self.held, self.half = False, None
        self._tell()
        return True

    def rub_out(self, seat: int) -> None:
        self.pencils.rub_out(seat)
        self._tell()

    def take_up(self) -> None:
        """The pair from the tray."""
        if self.domino is None or not self.is_open or not self.pencils.writers():
            self.refused.emit()
            return
        self.held, self.half = True, None
        self.update()

    def lift(self, seat: int, cell: int) -> None:
        """What is pencilled there is in the hand again."""
        mark = self.pencils.marks[seat]
        self.domino = lifted(mark, cell)
        self.pencils.rub_out(seat)
        self.held, self.half, self.target = True, None, (seat, cell)
        self._tell()

    def turn(self, times: int = 1) -> None:
        """The pair in the hand, or else what is pencilled where the mouse is: on to the next way that fits there."""
        if self.domino is None:
            return
        place = self.target or self._pointed()
        mark = self.mark_of(place[0]) if place else None
        if self.held or self.half or self.uses_keys or place is None or mark is None:
            self.domino = self.domino.turned(times)
            self.tell_offer()
            self.update()
            return
        seat, cell = place
        if cell in (mark.first[1], mark.second[1]):
            self.domino = lifted(mark, cell)
            self._turn_pencil(seat, cell, times)

    def _turn_pencil(self, seat: int, cell: int, times: int) -> None:
        assert self.domino
        for _ in range(4):
            self.domino = self.domino.turned(times)
            is_beside = cell in (self.domino.on(cell).first[1], self.domino.on(cell).second[1])
            if is_beside and self.why_not(seat, self.domino.on(cell)) is None:
                self.pencil(seat, self.domino.on(cell))
                return

    def _pointed(self) -> tuple[int, int] | None:
        return self.board_layout.cell_at(self._pointer) if self._pointer is not None else None

    def place_one(self, seat: int, cell: int) -> None:
        """One die after the other: the first on any free cell, the second beside it; a second click on the first cell
        exchanges the two."""
        if not self.may_write(seat) or self.domino is None:
            self.said.emit(self._why_nothing(seat))
            return
        first, second = self.domino.pair
        if self.half == (seat, cell):
            first, second = second, first
            self.domino = replace(self.domino, pair=(first, second))
        elif self.half and self.half[0] == seat:
            self._place_other(seat, self.half[1], cell)
            return
        if self.round.sheets[seat][cell] != FREE:
            self.said.emit(Message(QT_TRANSLATE_NOOP("rules", "{cell} is taken."), cell=CELLS[cell]))
            return
        self.pencils.rub_out(seat)
        self.half = (seat, cell)
        self._tell()
        names = words.SYMBOL_NAMES
        self.said.emit(Message(words.SECOND_CELL, symbol=names[first], cell=CELLS[cell], other=names[second]))

    def _place_other(self, seat: int, first: int, cell: int) -> None:
        assert self.domino
        mark = writing((self.domino.pair[0], first), (self.domino.pair[1], cell))
        self.pencil(seat, mark)

    def _why_nothing(self, seat: int) -> Message:
        return Message(words.NOT_TO_WRITE, name=self.name_of(seat))

    # Choosing one of six

    def choose(self, tile: int) -> None:
        """A start symbol, or what a real die shows."""
        if self.chooses_start:
            move = Start(SYMBOLS[tile])
            reason = self.round.why_not(move)
            if reason is not None:
                self.said.emit(reason)
            else:
                self.played.emit(move)
        elif self.die is None:
            self.die = tile
            self._tell()
        else:
            faces = tuple(sorted((self.die + 1, tile + 1)))
            self.die = None
            self.played.emit(Roll(faces))

    def forget_die(self) -> None:
        self.die = None
        self._tell()

    # Aiming

    def aim(self, place: tuple[int, int] | None) -> None:
        if place != self.target:
            self.update_sheets(self.target, place)
            self.target = place
            if place is not None and self.may_write(place[0]):
                self.cursor = place
                if self.hasFocus():
                    announce(self, 25 * place[0] + place[1])
            self.tell_offer()

    def tell_offer(self) -> None:
        """What would be pencilled here; with coaching also what it would bring, or why it cannot be."""
        offer = self.offered()
        if offer and self.shows_offer():
            seat, mark = offer
            reason = self.why_not(seat, mark) if self.is_coaching else None
            here = Message(words.HERE, writing=words.writing_name(mark))
            if self.is_coaching and reason is None:
                here = Message(words.HERE_BRINGS, writing=words.writing_name(mark), points=number(self.gain(seat) or 0))
            self.said.emit(reason or here)

    def show_hint(self, opinion: Opinion) -> None:
        move = opinion.plan[0]
        if isinstance(move, Start):
            self.tile = SYMBOLS.index(move.symbol)
            name = words.SYMBOL_NAMES[move.symbol]
            self.said.emit(Message(words.HINT_START, symbol=name, reason=opinion.reason))
        elif isinstance(move, Writing) and self.pencil(self.advised, move):
            self.said.emit(Message(words.HINT, writing=words.writing_name(move), reason=opinion.reason))
        self.update()
