"""The cube while it is being built, as the hand sees it. A match and a challenge differ in colours, gravity and taking
back: these differences are here and nowhere else in the hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from ludogite.message import Message
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.contacts import FULL
from ludogite.rules.cube.match import UNHELD, Position
from ludogite.rules.cube.pieces import LETTERS, PLACEMENTS, Placement
from ludogite.rules.game import Move, Objection
from ludogite.ui.games.cube.rotation import Pose
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.words import IN_THE_WAY, STICKS_OUT

Placing: TypeAlias = Placement | Place

_OF_PIECE = tuple([each for each in PLACEMENTS if each.piece == piece] for piece in range(len(LETTERS)))


@dataclass(frozen=True)
class Building:
    state: Position | Attempt
    colours: tuple[int, ...]
    """Whose pieces may be taken from the shelf now; none while nobody may act."""
    region: int = FULL
    """The cells that there are: a half cube has half of them."""
    can_float: bool = False
    """Whether hands hold the pieces, so that they may hang in the air."""

    @property
    def taken(self) -> int:
        """The cells that are not free, or not there."""
        return self.state.occupied | ~self.region

    def pieces(self, colour: int) -> tuple[int, ...]:
        """The pieces of a colour that are still to be placed."""
        return self.state.hand(colour)

    def places(self, piece: int) -> list[Placement]:
        """The places to try a piece: on free cells, and against something on all three sides unless pieces may float.
        What rests comes before what floats."""
        free = [each for each in _OF_PIECE[piece] if not each.mask & self.taken]
        resting = [each for each in free if self.state.stand.unheld(each.mask) is None]
        return list(dict.fromkeys(resting + free)) if self.can_float else resting

    def why_misfit(self, pose: Pose) -> Message:
        """Why that is none of the places to try."""
        placement = pose.placement
        if placement is None or placement.mask & ~self.region:
            return STICKS_OUT
        axis = self.state.stand.unheld(placement.mask)
        return IN_THE_WAY if axis is None or placement.mask & self.state.occupied else Message(UNHELD[axis])

    def has_place(self, piece: int) -> bool:
        """Whether the rules let it go anywhere."""
        return self.state.has_place(piece)

    def move(self, colour: int, placement: Placement) -> Placing:
        """The move that places a piece."""
        return Place(colour, placement) if isinstance(self.state, Attempt) else placement

    def after(self, colour: int, placement: Placement) -> Position | Attempt:
        """The state after a piece was placed."""
        if isinstance(self.state, Attempt):
            return self.state.after(Place(colour, placement))
        return self.state.after(placement)

    def why_not(self, colour: int, placement: Placement) -> Objection | None:
        if isinstance(self.state, Attempt):
            return self.state.why_not(Place(colour, placement))
        return self.state.why_not(placement)

    # Taking back: in a challenge whatever a player has placed, in a match nothing

    def own_at(self, spot: Spot | None) -> Placement | None:
        """The piece at a square that may be taken back."""
        body = self.body_at(spot) if spot else None
        return body if isinstance(self.state, Attempt) and body and not self.is_given(body) else None

    def body_at(self, spot: Spot) -> Placement | None:
        """The piece that a square belongs to."""
        bodies = (body for body, _ in self.state.bodies) if not spot.is_wall else ()
        return next((body for body in bodies if body.mask >> spot.cell & 1), None)

    def is_given(self, placement: Placement) -> bool:
        """Whether a piece belongs to the start of a challenge."""
        return isinstance(self.state, Attempt) and placement in dict(self.state.challenge.given)

    def takes_for(self, placement: Placement) -> tuple[Take, ...]:
        """The pieces to take back, one after another, to have this one out."""
        return self.state.takes_for(placement) if isinstance(self.state, Attempt) else ()

    def why_not_take(self, placement: Placement) -> Objection | None:
        return self.state.why_not(Take(placement)) if isinstance(self.state, Attempt) else None

    def without(self, takes: tuple[Take, ...]) -> Position | Attempt:
        """The state after these pieces are taken back."""
        state = self.state
        for take in takes:
            assert isinstance(state, Attempt)
            state = state.after(take)
        return state

    def colour_of(self, placement: Placement) -> int:
        return dict(self.state.bodies)[placement]


@dataclass
class RulesCache:
    """Answers of the rules about one state: they are asked once."""

    objections: dict[tuple[int, Placement], Objection | None] = field(default_factory=dict)
    takes: dict[Placement, tuple[Take, ...]] = field(default_factory=dict)
    rooms: dict[int, bool] = field(default_factory=dict)

    def why_not(self, building: Building, colour: int, placement: Placement) -> Objection | None:
        key = colour, placement
        if key not in self.objections:
            self.objections[key] = building.why_not(colour, placement)
        return self.objections[key]

    def takes_for(self, building: Building, placement: Placement) -> tuple[Take, ...]:
        if placement not in self.takes:
            self.takes[placement] = building.takes_for(placement)
        return self.takes[placement]

    def has_place(self, building: Building, piece: int) -> bool:
        if piece not in self.rooms:
            self.rooms[piece] = building.has_place(piece)
        return self.rooms[piece]


def building_of(state: Position | Attempt, actor: int | None) -> Building:
    """For the seat that a person may act for. Between two that is one colour; alone it is all that are left."""
    if isinstance(state, Position):
        return Building(state, () if actor is None else (actor,))
    challenge = state.challenge
    colours = () if actor is None else tuple(challenge.colours)
    return Building(state, colours, challenge.object, can_float=not state.has_gravity)


def placed_by(move: Move | None) -> Placement | None:
    """The piece that a move has placed."""
    return move.placement if isinstance(move, Place) else move if isinstance(move, Placement) else None
