"""Cube alone: the remaining pieces are placed so that the object shows its target. Placed pieces can be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.contacts import below
from ludogite.rules.cube.faces import drawn, outermost
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES, against_building, against_overlap
from ludogite.rules.cube.pieces import BY_TEXT, LETTERS, PLACEMENTS, Placement
from ludogite.rules.cube.placement import gets_in
from ludogite.rules.cube.stability import Stand, stand_of, stands
from ludogite.rules.cube.target import COLOURS, Challenge, InvalidChallenge, read
from ludogite.rules.game import (
    Choice,
    InvalidSetup,
    Objection,
    Option,
    Options,
    Outcome,
    Rules,
    Setup,
    State,
    UnreadableMove,
    check_no_setup,
)

GRAVITY = Option(
    "gravity",
    QT_TRANSLATE_NOOP("rules", "Gravity"),
    (
        Choice(
            "off",
            QT_TRANSLATE_NOOP("rules", "Off"),
            QT_TRANSLATE_NOOP("rules", "Pieces float: place them anywhere they fit."),
        ),
        Choice(
            "on",
            QT_TRANSLATE_NOOP("rules", "On"),
            QT_TRANSLATE_NOOP("rules", "Every piece must slide in and stay put, as between two players."),
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class Place:
    colour: int
    placement: Placement

    def __str__(self) -> str:
        return f"{COLOURS[self.colour]} {self.placement}"


@dataclass(frozen=True, slots=True)
class Take:
    placement: Placement

    def __str__(self) -> str:
        return f"take {self.placement}"


class Squares(NamedTuple):
    """How many squares of a target are shown, shown wrongly, and not built yet."""

    right: int
    wrong: int
    open: int

    @property
    def all(self) -> int:
        return sum(self)


def parse(text: str) -> Place | Take:
    word, _, rest = text.partition(" ")
    placement = BY_TEXT.get(rest)
    if placement is None or word not in (*COLOURS, "take"):
        raise UnreadableMove(text)
    return Take(placement) if word == "take" else Place(COLOURS.index(word), placement)


@dataclass(frozen=True)
class Attempt(State[Place | Take]):
    """How far somebody has come: by colour, the numbers of the placements made, without those given."""

    challenge: Challenge
    has_gravity: bool = False
    placed: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    @cached_property
    def to_move(self) -> int | None:
        return None if self.is_solved else 0

    @cached_property
    def bodies(self) -> tuple[tuple[Placement, int], ...]:
        """All pieces in the object, given or placed, each with its colour, as the stand numbers them."""
        own = [(PLACEMENTS[number], colour) for colour, numbers in enumerate(self.placed) for number in numbers]
        return tuple(sorted([*self.challenge.given, *own], key=lambda body: body[0].mask))

    @cached_property
    def colours(self) -> tuple[int, int]:
        red, yellow = (sum(body.mask for body, colour in self.bodies if colour == which) for which in (0, 1))
        return red, yellow

    @property
    def occupied(self) -> int:
        return self.colours[0] | self.colours[1]

    @property
    def stand(self) -> Stand:
        return stand_of(tuple(body.mask for body, _ in self.bodies))

    def hand(self, colour: int) -> tuple[int, ...]:
        """The pieces of a colour that are still to be placed."""
        if colour not in self.challenge.colours:
            return ()
        used = {body.piece for body, which in self.bodies if which == colour}
        return tuple(piece for piece in range(len(LETTERS)) if piece not in used)

    @property
    def is_complete(self) -> bool:
        return not any(self.hand(colour) for colour in self.challenge.colours)

    @cached_property
    def is_solved(self) -> bool:
        return self.is_complete and not self.wrong

    @cached_property
    def wrong(self) -> int:
        """The cells of the surface that show something else than the target: another colour, or, where the target has
        lines, a piece that goes on or ends where it should not."""
        wrong = self.colours[0] & self.challenge.shown[1] | self.colours[1] & self.challenge.shown[0]
        for pair, is_one in self.challenge.joined:
            for body, _ in self.bodies:
                shared = body.mask & pair
                if shared and (shared == pair) != is_one:
                    wrong |= shared
        return wrong

    @cached_property
    def squares(self) -> Squares:
        """Those of the target that the pieces to place decide: the given ones show theirs from the beginning."""
        own = ~sum(body.mask for body, _ in self.challenge.given)
        seen = [outermost(self.challenge.object, axis) & own for axis in range(3)]
        filled, wrong = self.occupied, self.wrong
        return Squares(
            right=sum((each & filled & ~wrong).bit_count() for each in seen),
            wrong=sum((each & wrong).bit_count() for each in seen),
            open=sum((each & ~filled).bit_count() for each in seen),
        )

    def find_moves(self) -> list[Place | Take]:
        moves: list[Place | Take] = [move for colour in self.challenge.colours for move in self._places(colour)]
        takes = [Take(PLACEMENTS[number]) for numbers in self.placed for number in numbers]
        return moves + [take for take in takes if self._take_objection(take) is None]

    def has_place(self, piece: int) -> bool:
        """Whether such a piece, of either colour, can go anywhere."""
        return next(self._placements([piece]), None) is not None

    def _places(self, colour: int) -> Iterator[Place]:
        return (Place(colour, placement) for placement in self._placements(self.hand(colour)))

    def _placements(self, pieces: Sequence[int]) -> Iterator[Placement]:
        occupied = self.occupied | ~self.challenge.object
        for placement in PLACEMENTS:
            if placement.piece in pieces and not placement.mask & occupied and self._is_held(placement):
                yield placement

    def _is_held(self, placement: Placement) -> bool:
        return not self.has_gravity or (self.stand.holds(placement) and gets_in(placement, self.occupied))

    def objection(self, move: Place | Take) -> Objection | None:
        return self._take_objection(move) if isinstance(move, Take) else self._place_objection(move)

    def _take_objection(self, move: Take) -> Objection | None:
        if not any(move.placement.number in numbers for numbers in self.placed):
            return Objection(QT_TRANSLATE_NOOP("rules", "You have no piece there to take back."))
        rest = tuple(body.mask for body, _ in self.bodies if body != move.placement)
        if self.has_gravity and not stands(rest):
            return Objection(QT_TRANSLATE_NOOP("rules", "Without this piece the others would fall."))
        return None

    def takes_for(self, placement: Placement) -> tuple[Take, ...]:
        """What must be taken back, one after another, to have this piece out. With gravity, pieces that need this one
        are taken first. Empty if it cannot be had out."""
        last = Take(placement)
        if self._take_objection(last) is None:
            return (last,)
        own = {PLACEMENTS[number] for numbers in self.placed for number in numbers}
        if placement not in own:
            return ()
        for resting in (own & _resting_on(placement, [body for body, _ in self.bodies]), own - {placement}):
            rest = [body for body, _ in self.bodies if body not in resting and body != placement]
            if stands(_masks(rest)):
                kept = _build(rest, resting)
                back = _build([*rest, *kept], [placement]) and _build([*rest, *kept, placement], resting - set(kept))
                if len(kept) + len(back) == len(resting):
                    return (*map(Take, reversed(back)), last)
        return ()

    def _place_objection(self, move: Place) -> Objection | None:
        placement = move.placement
        if placement.piece not in self.hand(move.colour):
            body = Message(THE_PIECES[placement.piece], colour=COLOUR_NAMES[move.colour])
            return Objection(QT_TRANSLATE_NOOP("rules", "You don’t have this piece: {body}."), body=body)
        if placement.mask & ~self.challenge.object:
            return Objection(QT_TRANSLATE_NOOP("rules", "It would stick out of the half cube."))
        overlap = against_overlap(placement, self.occupied)
        if overlap or not self.has_gravity:
            return overlap
        return against_building(placement, self.stand, self.bodies)

    def after(self, move: Place | Take) -> Attempt:
        red, yellow = self.placed
        if isinstance(move, Take):
            number = move.placement.number
            placed = tuple(n for n in red if n != number), tuple(n for n in yellow if n != number)
        elif move.colour == 0:
            placed = tuple(sorted((*red, move.placement.number))), yellow
        else:
            placed = red, tuple(sorted((*yellow, move.placement.number)))
        return Attempt(self.challenge, self.has_gravity, placed)

    @property
    def scores(self) -> tuple[int]:
        return (sum(map(len, self.placed)),)

    @property
    def outcome(self) -> Outcome | None:
        if not self.is_solved:
            return None
        return Outcome((0,), Message(QT_TRANSLATE_NOOP("rules", "Solved!")))

    def sample_moves(self, rng: Random) -> list[Place | Take]:
        """Pieces of both colours anywhere, and some taken back that were placed or not."""
        some = rng.sample(PLACEMENTS, 6)
        own = [PLACEMENTS[number] for numbers in self.placed for number in numbers]
        return [
            *(Place(rng.randrange(2), each) for each in some),
            *map(Take, rng.sample(own, min(1, len(own)))),
            Take(some[0]),
        ]

    def view(self) -> dict[str, Any]:
        """The challenge's name, the faces as they are seen now, and the pieces in hand."""
        seen = [outermost(self.occupied, axis) for axis in range(3)]
        return {
            "level": self.challenge.level,
            "name": self.challenge.name,
            "faces": drawn(self.colours, seen),
            "hands": ["".join(LETTERS[piece] for piece in self.hand(colour)) for colour in (0, 1)],
        }


def _masks(bodies: Iterable[Placement]) -> tuple[int, ...]:
    return tuple(sorted(body.mask for body in bodies))


def _resting_on(placement: Placement, bodies: Sequence[Placement]) -> set[Placement]:
    """All that rest on it, or on what rests on it."""
    resting, lower = set[Placement](), {placement}
    while lower:
        ground = sum(body.mask for body in lower)
        lower = {
            body
            for body in bodies
            if body not in lower | resting and any(below(body.mask, axis) & ground & ~body.mask for axis in range(3))
        }
        resting |= lower
    return resting - {placement}


def _build(ground: Sequence[Placement], pieces: Iterable[Placement]) -> list[Placement]:
    """As many of the pieces as can be added to what stands already, in a possible order, low ones first."""
    left, built = sorted(pieces, key=lambda body: body.mask), list[Placement]()
    while True:
        stand = stand_of(_masks([*ground, *built]))
        added = next((body for body in left if stand.holds(body)), None)
        if added is None:
            return built
        left.remove(added)
        built.append(added)


def start(seats: int, options: Options, setup: Setup) -> Attempt:
    check_no_setup({name: value for name, value in setup.items() if name != "challenge"})
    try:
        challenge = read(setup.get("challenge"))
    except InvalidChallenge as wrong:
        raise InvalidSetup(wrong.message) from wrong
    has_gravity = options["gravity"] == "on"
    if has_gravity and not stands(tuple(body.mask for body, _ in challenge.given)):
        raise InvalidSetup(Message(QT_TRANSLATE_NOOP("rules", "With gravity the starting pieces would fall.")))
    return Attempt(challenge, has_gravity)


def label(setup: Setup) -> str:
    name: str = setup["challenge"]["name"]
    return name


RULES = Rules(start=start, parse=parse, options=(GRAVITY,), label=label)
