"""Cube for two: red and yellow place a piece in turn, where it fits, gets in and stands; the faces decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Final

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import Taken, cells_in
from ludogite.rules.cube.faces import drawn, flush, outermost
from ludogite.rules.cube.pieces import CELL_NAMES, LETTERS, PIECE_NAMES, PLACEMENTS, SIDE, Placement, parse
from ludogite.rules.cube.placement import gets_in
from ludogite.rules.cube.stability import Stand, stand_of
from ludogite.rules.game import Choice, Objection, Option, Options, Outcome, Rules, Setup, State, check_no_setup

RED: Final = 0
YELLOW: Final = 1
COLOUR_NAMES = (Message(QT_TRANSLATE_NOOP("rules", "red")), Message(QT_TRANSLATE_NOOP("rules", "yellow")))
THE_PIECES = (
    QT_TRANSLATE_NOOP("rules", "the {colour} straight piece"),
    QT_TRANSLATE_NOOP("rules", "the {colour} square"),
    QT_TRANSLATE_NOOP("rules", "the {colour} L"),
    QT_TRANSLATE_NOOP("rules", "the {colour} T"),
    QT_TRANSLATE_NOOP("rules", "the {colour} skew piece"),
    QT_TRANSLATE_NOOP("rules", "the {colour} branch"),
    QT_TRANSLATE_NOOP("rules", "the {colour} right screw"),
    QT_TRANSLATE_NOOP("rules", "the {colour} left screw"),
)
UNHELD = (
    QT_TRANSLATE_NOOP("rules", "It slides: nothing holds it on the blue wall's side."),
    QT_TRANSLATE_NOOP("rules", "It slides: nothing holds it on the green wall's side."),
    QT_TRANSLATE_NOOP("rules", "It slides: nothing holds it on the violet wall's side."),
)
"""By axis: the wall x=0 is blue, y=0 green, z=0 violet."""

SCORE = Option(
    "score",
    QT_TRANSLATE_NOOP("rules", "Which squares count"),
    (
        Choice(
            "visible",
            QT_TRANSLATE_NOOP("rules", "All you can see"),
            QT_TRANSLATE_NOOP("rules", "Each column of a face counts for the colour seen in it, however deep."),
        ),
        Choice(
            "flush",
            QT_TRANSLATE_NOOP("rules", "Only those on the face"),
            QT_TRANSLATE_NOOP("rules", "A square counts only if it lies on the face itself."),
        ),
    ),
)

_OF_PIECE = tuple(
    tuple((placement.mask, placement) for placement in PLACEMENTS if placement.piece == piece)
    for piece in range(len(LETTERS))
)


@dataclass(frozen=True)
class Position(State[Placement]):
    """By seat, what was placed, in ascending numbers of placements; and who placed last."""

    placed: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    last: int = YELLOW
    is_flush: bool = False

    @cached_property
    def to_move(self) -> int | None:
        """A seat that can place nothing is skipped."""
        return next((seat for seat in (1 - self.last, self.last) if self.can_place(seat)), None)

    @cached_property
    def colours(self) -> tuple[int, int]:
        """The cells of each colour."""
        red, yellow = (sum(PLACEMENTS[number].mask for number in numbers) for numbers in self.placed)
        return red, yellow

    @property
    def occupied(self) -> int:
        return self.colours[RED] | self.colours[YELLOW]

    @cached_property
    def bodies(self) -> tuple[tuple[Placement, int], ...]:
        """All pieces that are placed, each with its seat, in the order in which the stand numbers them."""
        both = [(PLACEMENTS[number], seat) for seat, numbers in enumerate(self.placed) for number in numbers]
        return tuple(sorted(both, key=lambda body: body[0].mask))

    @property
    def stand(self) -> Stand:
        return stand_of(tuple(placement.mask for placement, _ in self.bodies))

    def hand(self, seat: int) -> tuple[int, ...]:
        """The pieces that the seat still has."""
        used = {PLACEMENTS[number].piece for number in self.placed[seat]}
        return tuple(piece for piece in range(len(LETTERS)) if piece not in used)

    def can_place(self, seat: int) -> bool:
        return any(self.has_place(piece) for piece in self.hand(seat))

    def has_place(self, piece: int) -> bool:
        """Whether such a piece, of either colour, can go anywhere."""
        return next(self._places(piece), None) is not None

    def _places(self, piece: int) -> Iterator[Placement]:
        occupied, stand = self.occupied, self.stand
        for mask, placement in _OF_PIECE[piece]:
            if not mask & occupied and stand.holds(placement) and gets_in(placement, occupied):
                yield placement

    def find_moves(self) -> list[Placement]:
        assert self.to_move is not None
        return [placement for piece in self.hand(self.to_move) for placement in self._places(piece)]

    def objection(self, move: Placement) -> Objection | None:
        assert self.to_move is not None
        if move.piece not in self.hand(self.to_move):
            used = QT_TRANSLATE_NOOP("rules", "This piece is already in the cube: {piece}.")
            return Objection(used, piece=PIECE_NAMES[move.piece])
        return against_overlap(move, self.occupied) or against_building(move, self.stand, self.bodies)

    def after(self, move: Placement) -> Position:
        seat, placed = self.to_move, [*self.placed]
        assert seat is not None
        placed[seat] = tuple(sorted((*placed[seat], move.number)))
        return Position((placed[RED], placed[YELLOW]), seat, self.is_flush)

    @property
    def seen(self) -> tuple[int, int, int]:
        """By axis, the cells whose squares count."""
        look = flush if self.is_flush else outermost
        return look(self.occupied, 0), look(self.occupied, 1), look(self.occupied, 2)

    @property
    def scores(self) -> tuple[int, int]:
        red, yellow = (sum((colour & seen).bit_count() for seen in self.seen) for colour in self.colours)
        return red, yellow

    @property
    def outcome(self) -> Outcome | None:
        if self.to_move is not None:
            return None
        red, yellow = self.scores
        winners = (RED, YELLOW) if red == yellow else (RED,) if red > yellow else (YELLOW,)
        why = QT_TRANSLATE_NOOP("rules", "Neither can place a piece. Red shows {red} squares, yellow {yellow}.")
        if not self.hand(RED) and not self.hand(YELLOW):
            why = QT_TRANSLATE_NOOP("rules", "All pieces are placed. Red shows {red} squares, yellow {yellow}.")
        return Outcome(winners, Message(why, red=red, yellow=yellow))

    def sample_moves(self, rng: Random) -> list[Placement]:
        """A piece anywhere, on free cells, and against something on all three sides."""
        anywhere = rng.sample(PLACEMENTS, 2)
        free = [placement for placement in rng.sample(PLACEMENTS, 300) if not placement.mask & self.occupied]
        held = [placement for placement in free if self.stand.unheld(placement.mask) is None]
        return [*anywhere, *free[:2], *held[:4]]

    def view(self) -> dict[str, Any]:
        """Layer by layer from z=0, x from left to right and y from row to row: the piece of each cell, red in capitals;
        the faces as they are seen; and the pieces in hand."""
        shown = ["."] * SIDE**3
        for placement, seat in self.bodies:
            letter = LETTERS[placement.piece]
            for cell in cells_in(placement.mask):
                shown[cell] = letter if seat == RED else letter.lower()
        layers = [["".join(shown[16 * x + 4 * y + z] for x in range(4)) for y in range(4)] for z in range(4)]
        return {
            "layers": layers,
            "faces": drawn(self.colours, self.seen),
            "hands": ["".join(LETTERS[piece] for piece in self.hand(seat)) for seat in (RED, YELLOW)],
        }


def against_overlap(placement: Placement, occupied: int) -> Objection | None:
    for cell in cells_in(placement.mask & occupied):
        taken = QT_TRANSLATE_NOOP("rules", "{cell} is taken.")
        return Objection(taken, evidence=Taken(cell), cell=CELL_NAMES[cell])
    return None


def against_building(placement: Placement, stand: Stand, bodies: Sequence[tuple[Placement, int]]) -> Objection | None:
    """Why a piece cannot get to its place, which is free, or does not stand there; then its Fall is the evidence. The
    bodies are those of the stand, each with its colour."""
    if not gets_in(placement, stand.occupied):
        return Objection(QT_TRANSLATE_NOOP("rules", "It cannot get there: other pieces are in the way."))
    fall = stand.fall(placement)
    if fall is None:
        return None
    if fall.unheld is not None:
        return Objection(UNHELD[fall.unheld], evidence=fall)
    if fall.pushed is None:
        tips = QT_TRANSLATE_NOOP("rules", "It tips over: what it rests on does not hold it.")
        return Objection(tips, evidence=fall)
    pushed, colour = bodies[fall.pushed]
    body = Message(THE_PIECES[pushed.piece], colour=COLOUR_NAMES[colour])
    return Objection(QT_TRANSLATE_NOOP("rules", "It would knock {body} loose."), evidence=fall, body=body)


def start(seats: int, options: Options, setup: Setup) -> Position:
    check_no_setup(setup)
    return Position(is_flush=options["score"] == "flush")


RULES = Rules(start=start, parse=parse, options=(SCORE,))
