"""The contract that every game keeps, and the shelf: the list of all games.

A state of a game answers five questions: whose move is it, which moves are legal, why is this one not, what follows
from it, and who has won. Nothing outside a game's own modules knows more of its rules than that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from random import Random
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message, Source, Value, shortened

CHANCE: Final = "chance"
Mover: TypeAlias = int | Literal["chance"] | None


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

    @property
    def continues_turn(self) -> bool:
        """At a chance node, whether what is rolled belongs to the turn before it: somebody rolls again."""
        return False

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
    def is_simultaneous(self) -> bool:
        """Whether the move to come is made at the same time as the one before it, by another seat: what was done at
        the same time is undone together."""
        return False

    def for_seat(self, seat: int) -> Self:
        """Where several seats move at the same time: the position as it is when this seat moves."""
        return self

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


_UNSAID = Source("", "")


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


Options: TypeAlias = Mapping[str, str | tuple[str, ...]]
Setup: TypeAlias = Mapping[str, Any]


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


class Game(NamedTuple):
    """A game on the shelf: what is known of it without loading its rules. Its modules are named by text, and each is
    imported when it is first needed."""

    id: str
    title: Message
    seats: range
    rules_module: str
    player_module: str
    ui_module: str | None = None
    """None: it cannot be played in the window yet."""
    sheet_module: str | None = None
    """The module that says what there is to print of it."""
    content_module: str | None = None
    """The module that draws set-ups, where they are made of what the program ships and not by the rules alone."""
    maker_module: str | None = None
    """The module that makes set-ups anew, once people have met all that ships."""
    facts_module: str | None = None
    """The module that counts what statistics tell of its matches besides their results."""
    puzzle_module: str | None = None
    """The module that makes puzzles of it."""
    part_of: str | None = None
    """The id of the game that this one is part of: it has neither a card nor rules for players of its own."""
    has_dice: bool = False
    has_daily: bool = False
    """Whether there is a match of the day, the same for everybody."""
    lower_is_better: bool = False
    """Whether of two results alone the lower one is the better."""

    @property
    def rules(self) -> Rules[Any]:
        rules: Rules[Any] = import_module(self.rules_module).RULES
        return rules

    def read_options(self, seats: int, given: Mapping[str, object]) -> Options:
        """The options in force: those given, checked, and the defaults of the others."""
        known = {option.name: option for option in self.rules.options}
        for name in given:
            if name not in known:
                raise InvalidSetup(
                    Message(
                        QT_TRANSLATE_NOOP("rules", "There is no option “{name}” in this game."), name=shortened(name)
                    )
                )
        return {
            name: option.read(given[name], seats) if name in given else option.default(seats)
            for name, option in known.items()
        }

    def read_table(self, given: Mapping[str, object], between_people: bool) -> Mapping[str, str]:
        """The table's options in force. A value that is none, and one that is only for people, becomes the default: a
        match can be played all the same."""
        in_force = {}
        for option in self.rules.table_options:
            value, values = given.get(option.name), [choice.value for choice in option.choices]
            is_offered = between_people or not option.between_people
            in_force[option.name] = str(value) if is_offered and value in values else values[0]
        return in_force

    def start(self, seats: int, options: Mapping[str, object], setup: Setup) -> State[Any]:
        if seats not in self.seats:
            raise InvalidSetup(self._wrong_number(seats))
        return self.rules.start(seats, self.read_options(seats, options), setup)

    def draw_setup(
        self, seats: int, options: Mapping[str, object], seed: int, seen: Mapping[str, int] | None = None
    ) -> Setup:
        """A set-up for a new match. `seen` says how often these people have met each of the things that can be in it
        (`things_in`): what they have met least often is taken."""
        in_force = self.read_options(seats, options)
        if not self.content_module:
            return self.rules.draw_setup(seats, in_force, seed)
        setup: Setup = import_module(self.content_module).draw_setup(seats, in_force, seed, seen or {})
        return setup

    def things_in(self, setup: Setup) -> Sequence[str]:
        """What people who have played a match with this set-up have seen and should not get again soon, by keys."""
        find = self._from_content("things_in")
        things: Sequence[str] = find(setup) if find else ()
        return things

    def is_known(self, setup: Setup, seen: Mapping[str, int]) -> bool:
        """Whether these people should rather get another set-up: one that is made anew, if the game can."""
        find = self._from_content("is_known")
        return find(setup, seen) if find else any(thing in seen for thing in self.things_in(setup))

    def make_setup(self, seats: int, options: Mapping[str, object], seed: int, seen: Mapping[str, int]) -> Setup:
        """A set-up that is made anew, by a game that has a maker. It takes a while, so windows ask a worker."""
        assert self.maker_module
        setup: Setup = import_module(self.maker_module).make_setup(seats, self.read_options(seats, options), seed, seen)
        return setup

    def doubt(self, state: State[Any], move: Move) -> Message | None:
        """Why a person should look at a move once more before it is made, where the content of the game tells that it
        is a slip; None mostly. It is given the whole state, so its answer says no more than that."""
        find = self._from_content("doubt")
        doubt: Message | None = find(state, move) if find else None
        return doubt

    def _from_content(self, name: str) -> Any:
        """What the content module offers by this name, or None."""
        return getattr(import_module(self.content_module), name, None) if self.content_module else None

    def _wrong_number(self, seats: int) -> Message:
        fewest, most = self.seats[0], self.seats[-1]
        if fewest == most:
            return Message(
                QT_TRANSLATE_NOOP("rules", "{game} is for {number} players, not {seats}."),
                game=self.title,
                number=fewest,
                seats=seats,
            )
        return Message(
            QT_TRANSLATE_NOOP("rules", "{game} is for {fewest} to {most} players, not {seats}."),
            game=self.title,
            fewest=fewest,
            most=most,
            seats=seats,
        )


def check_no_setup(setup: Setup) -> None:
    """For games without a set-up."""
    for name in setup:
        raise InvalidSetup(Message(QT_TRANSLATE_NOOP("rules", "There is no set-up “{name}” in this game."), name=name))


SHELF: Mapping[str, Game] = {
    game.id: game
    for game in (
        Game(
            "symbols",
            Message(QT_TRANSLATE_NOOP("rules", "Six Symbols")),
            range(1, 7),
            rules_module="ludogite.rules.symbols",
            player_module="ludogite.players.symbols",
            ui_module="ludogite.ui.games.symbols",
            sheet_module="ludogite.sheets.symbols",
            puzzle_module="ludogite.puzzles.symbols",
            has_dice=True,
            has_daily=True,
        ),
        Game(
            "bigbang",
            Message(QT_TRANSLATE_NOOP("rules", "Big Bang")),
            range(1, 3),
            rules_module="ludogite.rules.bigbang",
            player_module="ludogite.players.bigbang",
            ui_module="ludogite.ui.games.bigbang",
            sheet_module="ludogite.sheets.bigbang",
            puzzle_module="ludogite.puzzles.bigbang",
            facts_module="ludogite.rules.bigbang_facts",
            has_dice=True,
            has_daily=True,
            lower_is_better=True,
        ),
        Game(
            "crossword",
            Message(QT_TRANSLATE_NOOP("rules", "Crossword Track")),
            range(1, 3),
            rules_module="ludogite.rules.crossword",
            player_module="ludogite.players.crossword",
            ui_module="ludogite.ui.games.crossword",
            sheet_module="ludogite.sheets.crossword",
            content_module="ludogite.content.grids",
            maker_module="ludogite.search.crossword_setup",
            facts_module="ludogite.rules.crossword.facts",
            has_dice=True,
            has_daily=True,
        ),
        Game(
            "cube",
            Message(QT_TRANSLATE_NOOP("rules", "Cube")),
            range(2, 3),
            rules_module="ludogite.rules.cube",
            player_module="ludogite.players.cube",
            ui_module="ludogite.ui.games.cube",
            sheet_module="ludogite.sheets.cube",
        ),
        Game(
            "challenge",
            Message(QT_TRANSLATE_NOOP("rules", "Cube Challenge")),
            range(1, 2),
            rules_module="ludogite.rules.cube.challenge",
            player_module="ludogite.players.challenge",
            ui_module="ludogite.ui.games.cube.challenges",
            sheet_module="ludogite.sheets.cube.challenge",
            content_module="ludogite.content.challenges",
            part_of="cube",
        ),
        Game(
            "shapes",
            Message(QT_TRANSLATE_NOOP("rules", "Four Shapes")),
            range(2, 3),
            rules_module="ludogite.rules.shapes",
            player_module="ludogite.players.shapes",
            ui_module="ludogite.ui.games.shapes",
            sheet_module="ludogite.sheets.shapes",
            puzzle_module="ludogite.puzzles.shapes",
        ),
    )
}
