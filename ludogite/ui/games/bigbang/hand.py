"""The hand of Big Bang: the selected tokens, the bell or the magnifying glass, wrong calls, the claim that was begun, a
real die. It asks the rules; mouse, keys and pixels are the board's.

Wrong calls are no moves. They are kept here, so that a call that has been silenced stays so after a restart."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from ludogite.message import Message, Value
from ludogite.rules.bigbang import DONE, Boards, Bonus, Claim, Move, Turn
from ludogite.rules.cells import cells_in
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Objection
from ludogite.rules.tokens import ALL_UP, CELLS, LINES, STAR, numbers_on
from ludogite.ui.games.bigbang import words
from ludogite.ui.games.bigbang.replay import spoilers, to_buy

WRONG_CALLS = 2
"""So many wrong calls of a kind end it for the turn."""
NEARLY = 2
"""Numbers left in a line from which a bonus is worth looking for."""


class Call(Enum):
    BONUS = "bonus"
    FORGOTTEN = "forgotten"


@dataclass(frozen=True)
class WrongCall:
    """What was pointed at wrongly, until anything else is done."""

    seat: int
    """Whose board it is on."""
    cell: int
    spoilers: int
    """The numbers that keep it from being a bonus."""


class Hand:
    def __init__(self) -> None:
        self.state: Boards | None = None
        self.seat: int | None = None
        """Whose hand it is; None while no person is to act."""
        self.moves: Sequence[Move] = ()
        """What was done on the last roll, the roll included."""
        self.names: Sequence[Value] = ()
        """The players within a sentence."""
        self.selected: list[int] = []
        self.call: Call | None = None
        self.claim: int | None = None
        """The forgotten bonus that was pointed at; a token on its lines is to be turned up."""
        self.wrong: WrongCall | None = None
        self.die: int | None = None
        """What the first of two real dice shows."""
        self.is_round_begun = False
        """Between the rounds, whether somebody has gone on to the second."""
        self._turn = 0
        """The number of the roll that all this belongs to."""
        self._wrong_calls = dict.fromkeys(Call, 0)
        self._is_asked = False
        """Whether it was asked once if the turn is really to end."""
        self.is_learning = False
        """Whether wrong calls have no end."""

    # What the match tells

    def follow(self, state: Boards, seat: int | None, moves: Sequence[Move], names: Sequence[Value] = ()) -> None:
        """The match has gone on, or back: what is no longer possible goes."""
        if state != self.state:
            self.wrong = None
        self.state, self.seat, self.moves, self.names = state, seat, moves, names
        if state.budget is not None and state.rolls != self._turn:
            self._turn, self._wrong_calls = state.rolls, dict.fromkeys(Call, 0)
            self._let_go()
        if not self.is_turn:
            self._let_go()
        if state.to_move != CHANCE:
            self.die = None
        if not self.is_between:
            self.is_round_begun = False
        selected, self.selected = self.selected, []
        for cell in selected:
            self.select(cell)
        if self.call and self.why_not_call(self.call):
            self.call = None
        if self.call is not Call.FORGOTTEN or self.claim not in dict(state.forgotten):
            self.claim = None

    def _let_go(self) -> None:
        self.selected, self.call, self.claim, self._is_asked = [], None, None, False

    @property
    def is_turn(self) -> bool:
        """Whether a person may turn tokens now."""
        return self.state is not None and self.seat is not None and self.state.to_move == self.seat

    @property
    def has_acted(self) -> bool:
        """Whether something was turned in this turn: then what was forgotten before can be called no more."""
        return any(isinstance(move, Turn | Bonus) for move in self.moves)

    @property
    def is_between(self) -> bool:
        """Whether a round has just ended and another is to come."""
        state = self.state
        is_over = bool(self.moves) and isinstance(self.moves[-1], Turn | Bonus)
        return state is not None and state.to_move == CHANCE and is_over

    @property
    def roll(self) -> Roll | None:
        """What the dice of this turn show."""
        first = self.moves[0] if self.moves else None
        return first if isinstance(first, Roll) else None

    @property
    def budget(self) -> int:
        """What the dice make."""
        if self.roll is None:
            return 0
        first, second = self.roll.faces
        return (first + second) * (2 if first == second else 1)

    @property
    def streak(self) -> int:
        """How many bonuses were called in a row."""
        count = 0
        while count < len(self.moves) and isinstance(self.moves[-1 - count], Bonus):
            count += 1
        return count

    def _state(self) -> Boards:
        assert self.state is not None
        return self.state

    def _seat(self) -> int:
        assert self.seat is not None
        return self.seat

    def _name(self) -> Value:
        return self.names[self._seat()] if self.names else ""

    def _other_name(self) -> Value:
        return self.names[1 - self._seat()] if len(self.names) == 2 else ""

    # Selecting and turning

    @property
    def selected_sum(self) -> int:
        board = self._state().board_of(self._seat()) if self.selected else ()
        return sum(board[cell] or 0 for cell in self.selected)

    @property
    def left(self) -> int:
        """What may still be spent, what is selected included."""
        return self._state().budget or 0

    def select(self, cell: int) -> Message | None:
        """A token to be turned; a sentence says why that cannot be."""
        self.wrong = None
        if cell in self.selected:
            return None
        state = self._state()
        if state.budget is not None:
            state = replace(state, budget=state.budget - self.selected_sum)
        objection = state.why_not(Turn(cell))
        if objection is None:
            self.selected.append(cell)
        elif self.why_not_call(Call.BONUS) is None and self.nears_bonus(self._seat()) and self._is_up(cell):
            return Objection(words.RING_FIRST, why=objection)
        return objection

    def _is_up(self, cell: int) -> bool:
        return bool(self._state().up[self._seat()] >> cell & 1)

    def deselect(self, cell: int) -> None:
        self.wrong = None
        if cell in self.selected:
            self.selected.remove(cell)

    def deselect_all(self) -> None:
        self.selected = []

    def turn(self) -> list[Move] | Message | None:
        """What is selected is turned, in this order. Where bonuses are taken for the player, what a chain takes is not
        bought. None if nothing could be selected now."""
        state, cells = self._state(), self.selected
        if not cells:
            return words.NONE_SELECTED if state.budget is not None and self.can_buy() else None
        if state.is_assisted:
            board = state.board_of(state.turn)
            cells = to_buy(board, numbers_on(board), state.up[state.turn], cells)
        self.call = self.claim = self.wrong = None
        return [Turn(cell) for cell in cells]

    def show_plan(self, plan: Sequence[object]) -> None:
        """A hint: what is to be bought first is selected, what was forgotten is pointed at."""
        self.put_away_all()
        if plan and isinstance(plan[0], Claim) and self.take_glass() is None:
            self.point(plan[0].forgotten)
        for move in plan:
            if not isinstance(move, Turn):
                break
            self.select(move.cell)

    # Calling

    def may_call(self, call: Call) -> bool:
        """Whether the bell or the glass is on the table at all."""
        state = self._state()
        if call is Call.BONUS:
            return not state.assisted[state.turn]
        return len(state.up) == 2 and not state.assisted[1 - state.turn]

    def is_silenced(self, call: Call) -> bool:
        state = self._state()
        is_now = state.budget is not None and state.rolls == self._turn
        return is_now and self._wrong_calls[call] >= WRONG_CALLS and not self.is_learning

    def nears_bonus(self, seat: int) -> bool:
        """Whether a line of this board has so few numbers left that it is worth a look. It does not tell of a bonus."""
        state = self._state()
        numbers = numbers_on(state.board_of(seat)) & state.up[seat]
        return any((line & numbers).bit_count() <= NEARLY for line in LINES)

    def why_not_call(self, call: Call) -> Message | None:
        state = self._state()
        if not self.is_turn:
            return words.ROLL_FIRST
        if self.is_silenced(call):
            return words.NO_MORE_BONUS_CALLS if call is Call.BONUS else words.NO_MORE_FORGOTTEN
        if call is Call.BONUS:
            return None if self.may_call(call) else words.NO_BELL
        if not self.may_call(call):
            return Objection(words.NO_GLASS_ASSISTED, other=self._other_name())
        if self.has_acted:
            return words.NO_GLASS
        if state.up[1 - self._seat()] == ALL_UP:
            return Objection(words.NOTHING_PLAYED, other=self._other_name())
        return None

    def take_bell(self) -> Message | None:
        return self._take(Call.BONUS)

    def take_glass(self) -> Message | None:
        return self._take(Call.FORGOTTEN)

    def _take(self, call: Call) -> Message | None:
        """A sentence says why it stays on the table."""
        refusal = self.why_not_call(call)
        if refusal is None:
            self._let_go()
            self.call, self.wrong = call, None
        return refusal

    def point(self, cell: int) -> Move | Message:
        """With the bell at a token of one's own board, with the glass at one of the opponent's. A move, or what came of
        the call. The bell is rung anew for each bonus, so that a token that is to be bought is never called."""
        self.wrong = None
        if self.call is Call.BONUS:
            return self._point_bonus(cell)
        return self._point_forgotten(cell) if self.claim is None else self._pick(self.claim, cell)

    def _point_bonus(self, cell: int) -> Move | Message:
        state, seat = self._state(), self._seat()
        if state.why_not(Bonus(cell)) is None:
            self.call = None
            return Bonus(cell)
        if not state.up[seat] >> cell & 1:
            return Objection(words.POINT_FACE_UP, cell=CELLS[cell])
        is_star = state.board_of(seat)[cell] == STAR
        return self._note_wrong(Call.BONUS, seat, cell, words.NOT_STAR if is_star else words.NOT_BONUS)

    def _point_forgotten(self, cell: int) -> Message:
        state, other = self._state(), 1 - self._seat()
        reach = dict(state.forgotten).get(cell)
        if reach is not None:
            return self._begin_claim(cell, reach)
        if any(isinstance(move, Claim) and move.forgotten == cell for move in self.moves):
            return Objection(words.CLAIMED_ALREADY, cell=CELLS[cell])
        if not state.up[other] >> cell & 1:
            return Objection(words.POINT_FACE_UP, cell=CELLS[cell])
        return self._note_wrong(Call.FORGOTTEN, other, cell, Message(words.NOT_FORGOTTEN, other=self._other_name()))

    def _begin_claim(self, cell: int, reach: int) -> Message:
        self.claim = cell
        if not self.picks():
            self.claim = None
            return Message(words.NOTHING_TO_TURN_UP, cell=CELLS[cell])
        return self.pick_sentence()

    def pick_sentence(self) -> Message:
        assert self.claim is not None
        state, cell = self._state(), self.claim
        if state.board_of(1 - self._seat())[cell] == STAR:
            return Message(words.PICK_STAR, name=self._name(), cell=CELLS[cell])
        lines = words.line_names(dict(state.forgotten)[cell])
        return Message(words.PICK_NUMBER, name=self._name(), cell=CELLS[cell], lines=lines)

    def _pick(self, forgotten: int, cell: int) -> Move | Message:
        """Blind: nobody sees what it is before it is turned up."""
        if cell not in self.picks():
            return Objection(words.PICK_RINGED, name=self._name())
        self.claim = None
        return Claim(forgotten, cell)

    def picks(self) -> list[int]:
        """The face-down tokens, one of which the claim that was begun turns up."""
        if self.claim is None or not self.is_turn:
            return []
        state = self._state()
        return list(cells_in(dict(state.forgotten)[self.claim] & ~state.up[1 - self._seat()]))

    def _note_wrong(self, call: Call, seat: int, cell: int, why: Message) -> Message:
        """Says why, and whether more calls of this kind may follow in this turn."""
        state = self._state()
        up = state.up[seat]
        for move in self.moves:
            if isinstance(move, Claim) and call is Call.FORGOTTEN:
                up &= ~(1 << move.token)
        self.wrong = WrongCall(seat, cell, spoilers(numbers_on(state.board_of(seat)), up, cell))
        self._wrong_calls[call] += 1
        is_last = self.is_silenced(call)
        if is_last or call is Call.BONUS:
            self.call = None
        if is_last:
            return Objection(words.NO_MORE_BONUSES if call is Call.BONUS else words.NO_MORE_CLAIMS, why=why)
        return Objection(why.source, **why.values) if self.is_learning else Objection(words.ONCE_MORE, why=why)

    def put_away(self) -> bool:
        """What was begun last is taken back; False where there is nothing."""
        if self.die is not None:
            self.die = None
        elif self.wrong is not None and self.call is None:
            self.wrong = None
        elif self.claim is not None:
            self.claim = None
        elif self.call is not None:
            self.call = self.wrong = None
        elif self.selected:
            self.selected = []
        else:
            return False
        return True

    def put_away_all(self) -> None:
        """Nothing is selected, and no call is in the hand."""
        self.selected, self.call, self.claim, self.wrong = [], None, None, None

    # Rolling

    def end_turn(self) -> list[Move] | Message:
        """What is to be played before the dice are thrown; or a question, once a turn."""
        if self._state().to_move == CHANCE:
            return []
        if not self._is_asked and (question := self._question()):
            self._is_asked, self.call, self.claim, self.wrong = True, None, None, None
            return question
        self._let_go()
        return [DONE]

    def _question(self) -> Message | None:
        if self.selected:
            return words.ASK_SELECTED
        return words.ASK_AGAIN if not self.has_acted and self.can_buy() else None

    def can_buy(self) -> bool:
        """Whether what is left pays for any token."""
        state = self._state()
        board, up = state.board_of(self._seat()), state.up[self._seat()]
        return any(board[cell] != STAR and (board[cell] or 0) <= self.left for cell in cells_in(up))

    def enter_die(self, face: int) -> Roll | None:
        """What a real die shows; nothing follows from the first of two."""
        if self.die is None:
            self.die = face
            return None
        first, self.die = self.die, None
        return Roll(tuple(sorted((first, face))))

    def begin_round(self) -> None:
        self.is_round_begun = True

    # As a text

    def text(self, after: Sequence[object] = ()) -> str:
        """After a throw nothing remains; after other moves all but what was selected for them."""
        if after and isinstance(after[-1], Roll):
            return ""
        record: dict[str, object] = {}
        if self.selected and not after:
            record["selected"] = [CELLS[cell] for cell in self.selected]
        if self.call:
            record["call"] = self.call.value
        if self.claim is not None:
            record["claim"] = CELLS[self.claim]
        if any(self._wrong_calls.values()):
            record["wrong"] = {call.value: count for call, count in self._wrong_calls.items()}
        if self.die is not None:
            record["die"] = self.die
        if self._is_asked:
            record["asked"] = True
        if self.is_round_begun:
            record["begun"] = True
        return json.dumps({"turn": self._turn, **record}) if record else ""

    def read(self, text: str) -> None:
        """From a text that may be damaged: then nothing is in the hand."""
        try:
            record = json.loads(text)
            turn, wrong = int(record["turn"]), record.get("wrong", {})
            selected = [CELLS.index(cell) for cell in record.get("selected", [])]
            call = Call(record["call"]) if "call" in record else None
            claim = CELLS.index(record["claim"]) if "claim" in record else None
            die = int(record["die"]) if "die" in record else None
            calls = {kind: max(int(wrong.get(kind.value, 0)), 0) for kind in Call}
        except (ValueError, TypeError, AttributeError, KeyError, OverflowError, RecursionError):
            return
        self._turn, self.selected, self.call, self.claim = turn, selected, call, claim
        self._wrong_calls = calls
        self.die = die if die in range(1, 7) else None
        self._is_asked, self.is_round_begun = record.get("asked") is True, record.get("begun") is True
