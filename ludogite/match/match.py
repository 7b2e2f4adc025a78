"""A match being played: the moves so far, and how far back a player may go.

Every change goes through `play`: what a person does, what the dice show, what a computer decides and what a file holds
are all moves."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol, overload

from ludogite.match.config import MatchConfig
from ludogite.match.history import History, Plies, finish, replay
from ludogite.match.record import MOST_MOVES, Record
from ludogite.match.result import Help, MatchResult, result_of
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.rules import draw
from ludogite.rules.game import CHANCE, GAME_OVER, IllegalMove, Move, Mover, Objection, Outcome, State

WRITE_S = 1.0
"""The time spent is written at least as often as this; so much of it is lost when the program is killed."""
TOO_MANY = QT_TRANSLATE_NOOP("match", "A game has at most {most} moves. Undo some of them to go on.")


@dataclass(frozen=True)
class UndoStep:
    """Where Undo leads. A take-back goes over something that was revealed: all players have to agree to it."""

    to: int
    is_take_back: bool


class Writer(Protocol):
    """Writes each change of a match to disk, before the match shows it."""

    id: int
    """What the store calls the match."""

    def write_moves(
        self,
        ply: int,
        texts: Sequence[str],
        to_move: Mover,
        result: MatchResult | None,
        seconds: float,
        hand_text: str | None,
    ) -> None:
        """Writes moves that are undone together; from `ply` on they replace those that were there. `to_move` and
        `result` are those after them, `seconds` is the time spent so far, `hand_text` what remains of the hand, if that
        is known."""

    def write_cursor(self, cursor: int, to_move: Mover, result: MatchResult | None, taken_back: bool) -> None: ...

    def write_resignation(self, seat: int, result: MatchResult | None) -> None: ...

    def write_seconds(self, seconds: float) -> None: ...

    def write_help(self, help: Help) -> None: ...

    def write_hand(self, text: str) -> None: ...

    def read_seen(self, names: Iterable[str]) -> Mapping[str, int]: ...

    def write_seen(self, names: Iterable[str], things: Iterable[str]) -> None: ...


class CannotUndo(Complaint):
    pass


class Past(Sequence[tuple[State[Any], Move]]):
    """The positions that led to one of a match, as they may be seen now, each with the move that was made in it."""

    def __init__(self, match: Match, ply: int) -> None:
        self._match, self._ply = match, ply

    def __len__(self) -> int:
        return self._ply

    @overload
    def __getitem__(self, at: int) -> tuple[State[Any], Move]: ...

    @overload
    def __getitem__(self, at: slice) -> list[tuple[State[Any], Move]]: ...

    def __getitem__(self, at: int | slice) -> tuple[State[Any], Move] | list[tuple[State[Any], Move]]:
        if isinstance(at, slice):
            return [self[n] for n in range(self._ply)[at]]
        ply = range(self._ply)[at]
        return self._match.on_table(ply), self._match.move_at(ply)


class Match:
    """The history with a cursor in it: undo moves the cursor back, a new move cuts off what is behind it."""

    def __init__(
        self,
        config: MatchConfig,
        moves: Sequence[str] | History = (),
        cursor: int | None = None,
        taken_back: bool = False,
        writer: Writer | None = None,
        resigned: int | None = None,
    ) -> None:
        """Moves are replayed, so a history that breaks the rules raises IllegalMove."""
        self.config = config
        self.taken_back = taken_back
        self.resigned = resigned
        """The seat that gave up, if one did."""
        self.writer = writer
        self.begun: datetime | None = None
        """When; None where nobody knows."""
        self.undone_with_last: set[int] = set()
        """The plies of the moves that are undone together with the move before them."""
        self.seconds = 0.0
        """The time that people have spent on it."""
        self._written_seconds = 0.0
        self.finished: float | None = None
        """After how many seconds it was first over, if it ever was."""
        self.help = Help.NONE
        """The most that they were shown before that."""
        self.hand_text = ""
        """The hand of the board as a text: what somebody was in the middle of."""
        self._seen: Counter[str] = Counter()
        self.listeners: list[Callable[[], None]] = []
        self._parse = config.game.rules.parse
        history = moves if isinstance(moves, History) else finish(replay(config, moves))
        self._states, self._moves = history.states, history.moves
        self._rolls = Plies(lambda ply: self._states[ply].to_move == CHANCE)
        self._seals = Plies(lambda ply: self._states[ply].seals(self._moves[ply]))
        self._lines = Plies(self._begins_line)
        self._cursor = len(self._moves) if cursor is None else cursor
        if not 0 <= self._cursor <= len(self._moves):
            raise ValueError(f"there are {len(self._moves)} moves, not {cursor}")
        if resigned is not None and resigned not in range(len(config.seats)):
            raise ValueError(f"there is no seat {resigned}")

    @classmethod
    def of_record(cls, record: Record, seed: int) -> Match:
        """The match of a record; `seed` is for a record that has none."""
        match = cls(MatchConfig.of_record(record, seed), record.moves, taken_back=record.about.is_marked)
        match.begun, match.resigned = record.about.begun, record.about.resigned_in(match.state)
        return match

    @property
    def state(self) -> State[Any]:
        return self._states[self._cursor]

    def state_at(self, ply: int) -> State[Any]:
        """The state after so many moves of the history."""
        return self._states[ply]

    def on_table(self, ply: int) -> State[Any]:
        """What everybody at the table may see, as the match stands, of the state after so many moves."""
        if self.resigned is None:
            return self.state.look_back_at(self._states[ply])
        return self.state.laid_open() if ply == self._cursor else self._states[ply].on_table()

    def is_covered(self, ply: int) -> bool:
        """Whether something that was open after so many moves is hidden as the match stands."""
        return self.outcome is None and self.on_table(ply) != self._states[ply].on_table()

    @property
    def is_begun(self) -> bool:
        """Whether a person has made a move, thrown the dice, or is in the middle of something; what was taken over
        from another match is none of that."""
        branch = self.config.branch
        states = self._states[branch.move if branch else 0 : len(self.moves)]
        actors = [state.thrower if state.to_move == CHANCE else state.to_move for state in states]
        has_acted = any(isinstance(seat, int) and self.config.seats[seat].is_person for seat in actors)
        return has_acted or bool(self.hand_text)

    @property
    def id(self) -> int | None:
        """What the store calls it, if it is stored."""
        return self.writer.id if self.writer else None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: by the rules, or because somebody gave up."""
        if self.resigned is None:
            return self.state.outcome
        others = tuple(seat for seat in range(len(self.config.seats)) if seat != self.resigned)
        name = self.config.seats[self.resigned].name
        return Outcome(others, Message(QT_TRANSLATE_NOOP("match", "{name} resigned."), name=name))

    @property
    def winners(self) -> tuple[int, ...]:
        """Nobody while it goes on, nor where one of several gave up: the others are still to settle it."""
        outcome = self.outcome
        if outcome is None or (self.resigned is not None and len(outcome.winners) > 1):
            return ()
        return outcome.winners

    @property
    def result(self) -> MatchResult | None:
        return self._result_at(self._cursor)

    def _result_at(self, ply: int) -> MatchResult | None:
        return result_of(self._states[ply], len(self.config.seats), self.resigned)

    @property
    def cursor(self) -> int:
        """How many moves of the history have been made in the state shown."""
        return self._cursor

    @property
    def moves(self) -> tuple[Move, ...]:
        """The whole history, what was undone included."""
        return tuple(self._moves)

    def move_at(self, ply: int) -> Move:
        """The move that was made in the state after so many moves."""
        return self._moves[ply]

    @property
    def counts_turns(self) -> bool:
        """Whether a line of its list of moves is a turn with all its moves."""
        return self.config.game.counts_turns(len(self.config.seats))

    def _begins_line(self, ply: int) -> bool:
        if ply == 0 or not self.counts_turns:
            return True
        before = str(self._moves[ply - 1])
        return self.config.game.begins_line(len(self.config.seats), before, str(self._moves[ply]))

    def ends_of_lines(self) -> list[int]:
        """After how many moves each line of the list of moves ends, the start among them. Where the match stands, a
        turn is cut in two."""
        count = len(self._moves)
        ends = [*(self._lines.below(count) or [0]), *([count] if count else [])]
        at = bisect_left(ends, self._cursor)
        if ends[at : at + 1] != [self._cursor]:
            ends.insert(at, self._cursor)
        return ends

    def line_of(self, ply: int) -> int:
        """The number that the list of moves gives to the move that led to the state after so many moves."""
        return len(self._lines.below(min(ply, len(self._moves))))

    def past(self, ply: int) -> Past:
        """What led to the state after so many moves."""
        return Past(self, ply)

    def play(self, *moves: Move, hand_text: str | None = None, start: int | None = None) -> None:
        """Makes all these moves or none, and raises IllegalMove if the rules refuse; undo and redo go over them in one
        step. They are written down together with what remains of the hand; if that fails, they have not been made.
        `start` is the ply from which on they replace what was there, by default where the match stands. There are never
        more than a record may have: whatever is played can be saved and opened again."""
        start = self._cursor if start is None else start
        if self.resigned is not None:
            raise IllegalMove(GAME_OVER)
        if start + len(moves) > MOST_MOVES:
            raise IllegalMove(Objection(TOO_MANY, most=MOST_MOVES))
        states = [self._states[start]]
        for move in moves:
            states.append(states[-1].play(move))
        after = states[-1]
        if self.writer:
            result = result_of(after, len(self.config.seats), None)
            texts = [str(move) for move in moves]
            self.writer.write_moves(start, texts, after.to_move, result, self.seconds, hand_text)
            self._written_seconds = self.seconds
        self._moves[start:] = moves
        self._states[start:] = states
        for plies in (self._rolls, self._seals, self._lines):
            plies.forget_from(start)
        kept = {ply for ply in self.undone_with_last if ply < start}
        self.undone_with_last = kept | set(range(start + 1, start + len(moves)))
        self._cursor = start + len(moves)
        if hand_text is not None:
            self.hand_text = hand_text
        if after.to_move is None and self.finished is None:
            self.finished = self.seconds
        self._notify()

    def may_correct(self, move: Move) -> bool:
        """Whether the last move may be replaced by this one."""
        if self.resigned is not None or not self._cursor or self.can_redo():
            return False
        before, last = self._states[self._cursor - 1], self._moves[self._cursor - 1]
        return before.may_correct(last, move, self.config.table_options)

    def correct(self, move: Move) -> None:
        """Replaces the last move by this one, where the rules allow that; both or nothing is written."""
        if not self.may_correct(move):
            raise CannotUndo(Message(QT_TRANSLATE_NOOP("match", "This can no longer be corrected.")))
        self.play(move, start=self._cursor - 1)

    def next_roll(self) -> Move:
        """What chance brings next: it depends on the seed and on how often chance has moved, on nothing else."""
        rolled = len(self._rolls.below(self._cursor))
        chance: Sequence[tuple[Move, int]] = self.state.chance()
        return draw.weighted(chance, self.config.seed, "chance", rolled)

    def roll(self) -> None:
        self.play(self.next_roll())

    def resign(self, seat: int) -> None:
        """The seat gives up, for good."""
        if self.outcome is None:
            if self.writer:
                self.writer.write_resignation(seat, result_of(self.state, len(self.config.seats), seat))
            self.resigned = seat
            self._notify()

    def spend(self, seconds: float) -> None:
        """Time goes by; it is written with each move, and now and then."""
        self.seconds += seconds
        if self.seconds - self._written_seconds >= WRITE_S:
            self.write_time()

    def write_time(self) -> None:
        """Before the match is left."""
        if self.writer and self.seconds > self._written_seconds:
            self.writer.write_seconds(self.seconds)
            self._written_seconds = self.seconds

    def note_help(self, help: Help) -> None:
        """Somebody is shown how to go on; once it has been over, that no longer matters."""
        if help > self.help and self.finished is None:
            if self.writer:
                self.writer.write_help(help)
            self.help = help

    def keep_hand(self, text: str) -> None:
        if text != self.hand_text:
            if self.writer:
                self.writer.write_hand(text)
            self.hand_text = text

    def seen(self, seat: int | None = None) -> Mapping[str, int]:
        """How often the person in a seat, or all people at the table together, have met each thing in all their
        matches of this game; without a store, in this match."""
        names = self.config.people if seat is None else (self.config.seats[seat].name,)
        return self.writer.read_seen(names) if self.writer else self._seen

    def note_seen(self, thing: str) -> None:
        """Everybody at the table meets a thing, such as a question, that they should not meet again soon."""
        if self.writer:
            self.writer.write_seen(self.config.people, [thing])
        else:
            self._seen[thing] += 1

    def undo_step(self) -> UndoStep | None:
        """Back to the last decision that a person made, or None if there is none or it is sealed."""
        if self.resigned is not None:
            return None
        for to in reversed(range(self._sealed_to(), self._cursor)):
            if self._is_undo_stop(to):
                return UndoStep(to, is_take_back=to < self._free_from())
        return None

    def undo(self) -> None:
        """Goes back a step. A take-back stays marked on the match; whether all players agree to it is asked before."""
        step = self.undo_step()
        if step is None:
            raise CannotUndo(Message(QT_TRANSLATE_NOOP("match", "Nothing to undo.")))
        self._go(step.to, self.taken_back or step.is_take_back)

    def mark_not_counting(self) -> None:
        """Marks the match as one in which something was taken back: it counts nowhere."""
        self._go(self._cursor, taken_back=True)

    def can_redo(self) -> bool:
        return self.resigned is None and self._cursor < len(self._moves)

    def redo(self) -> None:
        """Forward again to the next decision of a person, or to the end of what is known."""
        if not self.can_redo():
            raise CannotUndo(Message(QT_TRANSLATE_NOOP("match", "Nothing to redo.")))
        self._go(self._redo_to(), self.taken_back)

    def record(self) -> Record:
        """The match up to the cursor."""
        moves = self._moves[: self._cursor]
        return self.config.record(moves, self.begun, self.resigned, self.taken_back, self.help)

    def undone(self) -> Sequence[tuple[int, Move]]:
        """What redo would make again, and which seats made it; without what chance brought."""
        made = []
        for at in range(self._cursor, self._redo_to()):
            mover = self._states[at].to_move
            if isinstance(mover, int):
                made.append((mover, self._moves[at]))
        return made

    def _redo_to(self) -> int:
        """The next decision of a person, or the end of what is known."""
        end = len(self._moves)
        return next((to for to in range(self._cursor + 1, end) if self._is_undo_stop(to)), end)

    def _is_undo_stop(self, at: int) -> bool:
        """Whether undo and redo stop here: at a decision of a person; of several that are undone together, at the
        first."""
        if not self._a_person_decides(at):
            return False
        while at in self.undone_with_last or self._states[at].is_undone_with_last:
            at -= 1
            if self._a_person_decides(at):
                return False
        return True

    def _a_person_decides(self, at: int) -> bool:
        mover = self._states[at].to_move
        if mover == CHANCE:
            return self.config.real_dice
        return mover is not None and self.config.seats[mover].is_person

    def _sealed_to(self) -> int:
        """Nobody can go back beyond this ply: the last move that has sealed what was before led to it."""
        seals = self._seals.below(len(self._moves))
        return seals[-1] + 1 if seals else 0

    def _free_from(self) -> int:
        """Undo is free down to this ply: the last moves of the history, as long as one seat made them all and none
        revealed anything. Somebody alone may undo everything, unless others play the same match of the day."""
        if len(self.config.seats) == 1 and not self.config.is_at_stake:
            return 0
        at = len(self._moves)
        last = self._states[at - 1].to_move
        while at and self._states[at - 1].to_move == last != CHANCE:
            if self._states[at - 1].reveals(self._moves[at - 1]):
                break
            at -= 1
        return at

    def _go(self, cursor: int, taken_back: bool) -> None:
        if self.writer:
            self.writer.write_cursor(cursor, self._states[cursor].to_move, self._result_at(cursor), taken_back)
        self._cursor = cursor
        self.taken_back = taken_back
        self._notify()

    def _notify(self) -> None:
        for listener in tuple(self.listeners):
            listener()
