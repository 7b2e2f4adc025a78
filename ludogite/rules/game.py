"""The contract that every game keeps.

A state of a game answers five questions: whose move is it, which moves are legal, why is this one not, what follows
from it, and who has won. Nothing outside a game's own modules knows more of its rules than that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message, Source, Value, shortened

CHANCE: Final = "chance"
Mover: TypeAlias = int | Literal["chance"] | None
_UNSAID = Source("", "")
Options: TypeAlias = Mapping[str, str | tuple[str, ...]]
Setup: TypeAlias = Mapping[str, Any]


class Move(Protocol):
    """A value whose `str` is what a record holds; the game's `parse` reads it back."""

    def __hash__(self) -> int: ...


M = TypeVar("M", bound=Move)


class Objection(Message):
    """Why a move is illegal: a sentence, and the evidence for it, so that a board can show it without working it out
    again. What the evidence is (a fall, the cell of a forbidding piece) is for each game to say; None if there is none.
    Objections are equal if their sentences are."""

    __slots__ = ("evidence",)

    evidence: object | None

    def __init__(self, source: Source, *, evidence: object | None = None, **values: Value) -> None:
        super().__init__(source, **values)
        self.evidence = evidence


GAME_OVER = Objection(QT_TRANSLATE_NOOP("rules", "The game is over."))


class IllegalMove(Complaint):
    """The rules forbid this move now."""

    message: Objection

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection)


class UnreadableMove(IllegalMove):
    """This text is no move of the game at all."""

    def __init__(self, text: str) -> None:
        super().__init__(
            Objection(QT_TRANSLATE_NOOP("rules", "“{text}” is not a move of this game."), text=shortened(text))
        )


class InvalidSetup(Complaint):
    """The game cannot be started with this set-up, these options or so many players."""


class Outcome(NamedTuple):
    """How a game ended. Several winners share it; a solo game that was finished is won by seat 0."""

    winners: tuple[int, ...]
    why: Message

    @property
    def winner(self) -> int | None:
        return self.winners[0] if len(self.winners) == 1 else None


class State(ABC, Generic[M]):
    """One position of one game: an immutable value, written as a frozen dataclass."""

    @property
    @abstractmethod
    def to_move(self) -> Mover:
        """A seat number, CHANCE, or None when the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The present points of each seat; None for a game without points."""
        return None

    @property
    def solo_throws(self) -> int | None:
        """Alone, how often the dice were thrown, where that is part of the result: of equal points fewer throws are
        better. None where only points count."""
        return None

    @abstractmethod
    def view(self) -> dict[str, Any]:
        """The whole position for `replay`, in JSON's types, boards as strings."""

    @cached_property
    def _legal_moves(self) -> tuple[M, ...]:
        return () if self.to_move is None else tuple(self.find_moves())

    def legal_moves(self) -> tuple[M, ...]:
        """The canonical legal moves, found when first asked for. At a chance node: what can be rolled."""
        return self._legal_moves

    def why_not(self, move: M) -> Objection | None:
        """Why the move is illegal, or None if it is legal. Cheap: boards ask it while a piece is dragged, except where
        the answer would give away what a player has to notice himself."""
        return GAME_OVER if self.to_move is None else self.objection(move)

    def play(self, move: M) -> Self:
        """The state after the move. Nothing else makes a new state."""
        objection = self.why_not(move)
        if objection is not None:
            raise IllegalMove(objection)
        return self.after(move)

    def chance(self) -> Sequence[tuple[M, int]]:
        """At a chance node, each thing that can happen and its weight (a mixed roll is twice as likely as a double)."""
        return ()

    @property
    def thrower(self) -> int | None:
        """At a chance node, the seat whose person throws the dice by hand. Nothing rolls by itself then, unless a
        computer sits there. None: the dice roll by themselves."""
        return None

    def reveals(self, move: M) -> bool:
        """Whether the move shows its player something that undo cannot make unseen: a verdict, a blind flip. What
        chance brings always does, and is not asked for here."""
        return False

    def seals(self, move: M) -> bool:
        """Whether nothing can be taken back any more once the move is made, neither it nor what came before, by nobody
        and not alone either: it opens something, such as a clue, that is to be answered as it came."""
        return False

    def may_correct(self, move: M, other: M, table: Mapping[str, str]) -> bool:
        """Whether the move, the last one, which was made in this state, may still be replaced by the other one, though
        it cannot be taken back: a verdict that a person has given by mistake. `table` has the table's options."""
        return False

    @property
    def allows_help(self) -> bool:
        """Whether people who play against each other may ask for hints, where the table allows it: not where noticing
        things oneself is the game."""
        return True

    @property
    def is_undone_with_last(self) -> bool:
        """Whether the move to come is made at the same time as the one before it, by another seat: what was done at
        the same time is undone together."""
        return False

    def for_seat(self, seat: int) -> Self:
        """Where several seats move at the same time: the position as it is when this seat moves."""
        return self

    def side_of(self, seat: int) -> int:
        """Whose pieces the seat plays with now: its own, unless players swap. Signs of seats follow it."""
        return seat

    def sample_moves(self, rng: Random) -> Sequence[M]:
        """For random tests: some moves that a player might try, whether or not they are legal, or listed."""
        return ()

    def seen_by(self, seat: int) -> Self:
        """This position with what the seat may not know left blank; all that a computer player is given."""
        return self

    def seen_by_person(self, seat: int) -> Self:
        """What a person in the seat could see: by default what a computer in it is given."""
        return self.seen_by(seat)

    def on_table(self) -> Self:
        """This position with what nobody at the table may see left blank; all that boards, move lists, sheets and
        screen readers are given. It is for looking at, not for playing on."""
        return self

    def laid_open(self) -> Self:
        """What may be seen of this position once somebody has given up and nobody plays on: by default no more than
        before."""
        return self.on_table()

    def look_back_at(self, past: Self) -> Self:
        """What may be seen now of a position before this one: by default what lay open then. Where players have to
        remember what is covered again, it stays covered."""
        return past.on_table()

    @abstractmethod
    def find_moves(self) -> Sequence[M]:
        """For `legal_moves`, in a game that is not over."""

    @abstractmethod
    def objection(self, move: M) -> Objection | None:
        """For `why_not`, in a game that is not over."""

    @abstractmethod
    def after(self, move: M) -> Self:
        """For `play`, for a move that is known to be legal."""


class Choice(NamedTuple):
    value: str
    label: Source
    explanation: Source = _UNSAID
    """Nothing where the label says everything."""


class Option(NamedTuple):
    """Something chosen before a match: one value, one for each seat, or either. The default comes first."""

    name: str
    label: Source
    choices: tuple[Choice, ...]
    per_seat: bool = False
    """Each seat has its own value, always."""
    may_differ: bool = False
    """One value for all seats, or a list with one for each."""
    between_people: bool = False
    """It is offered only where people play each other."""
    for_newcomers: str = ""
    """What is proposed to people who have never played the game, where that is not the default."""
    is_language: bool = False
    """Its values are languages. The window's is proposed first, and each has a match of the day of its own."""

    def read(self, given: object, seats: int) -> str | tuple[str, ...]:
        if not self.per_seat and not (self.may_differ and isinstance(given, list | tuple)):
            return self._one(given)
        if not isinstance(given, list | tuple) or len(given) != seats:
            raise InvalidSetup(self._refusal if self.may_differ else self._wrong_length)
        return tuple(map(self._one, given))

    @property
    def is_explained(self) -> bool:
        return any(choice.explanation.text for choice in self.choices)

    def default(self, seats: int) -> str | tuple[str, ...]:
        first = self.choices[0].value
        return (first,) * seats if self.per_seat else first

    def _one(self, given: object) -> str:
        if isinstance(given, str) and given in self._values:
            return given
        raise InvalidSetup(self._refusal)

    @property
    def _values(self) -> tuple[str, ...]:
        return tuple(choice.value for choice in self.choices)

    @property
    def _refusal(self) -> Message:
        one = QT_TRANSLATE_NOOP("rules", "Option “{name}” must be one of: {values}.")
        either = QT_TRANSLATE_NOOP(
            "rules", "Option “{name}” must be one of: {values}; or a list with one of these for each player."
        )
        return Message(either if self.may_differ else one, name=self.name, values=", ".join(self._values))

    @property
    def _wrong_length(self) -> Message:
        return Message(
            QT_TRANSLATE_NOOP("rules", "Option “{name}” must be a list with one value for each player."),
            name=self.name,
        )


def _empty_setup(seats: int, options: Options, seed: int) -> Setup:
    return {}


def _no_label(setup: Setup) -> str:
    return ""


class Rules(NamedTuple, Generic[M]):
    """What a game's module offers, by the name RULES."""

    start: Callable[[int, Options, Setup], State[M]]
    """The first state for so many seats. A set-up that the game cannot have raises InvalidSetup."""
    parse: Callable[[str], M]
    """Reads a move; UnreadableMove if the text is none."""
    options: tuple[Option, ...] = ()
    table_options: tuple[Option, ...] = ()
    """What is chosen for a match but is no part of its record: how things are done at the table. One value each."""
    has_coaching: bool = True
    """Whether the board can show what is legal and what a move would bring before it is made."""
    opening_decides: bool = False
    """Whether who begins is decided in the match itself, and not before it."""
    draw_setup: Callable[[int, Options, int], Setup] = _empty_setup
    """A set-up drawn from a seed, for games that need one."""
    label: Callable[[Setup], str] = _no_label
    """What a match with this set-up is called besides its game: the name of a challenge. Mostly nothing."""
    facts: Callable[[Any, M], Mapping[str, int]] | None = None
    """What statistics count of a move that its mover makes in a state, by names; None where results tell everything."""


def check_no_setup(setup: Setup) -> None:
    """For games without a set-up."""
    for name in setup:
        no_such = QT_TRANSLATE_NOOP("rules", "There is no set-up “{name}” in this game.")
        raise InvalidSetup(Message(no_such, name=shortened(name)))


def perft(state: State[Any], depth: int) -> int:
    """The number of move sequences of this length; a finished game has no continuation."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.legal_moves())
    return sum(perft(state.after(move), depth - 1) for move in state.legal_moves())
