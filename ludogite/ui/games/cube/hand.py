"""The hand of a person at the cube: the held piece, how pieces are turned, where it is pinned and where it
could go; in a challenge also what is lifted, and what a hint says to take back. It asks the rules and decides nothing
itself; mouse, keys, pixels and motion are the board's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from ludogite.message import Message
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt, Take
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES, Position
from ludogite.rules.cube.pieces import CELLS, Orientation, Placement
from ludogite.rules.game import Move, Objection
from ludogite.ui.games.cube import hand_text, words
from ludogite.ui.games.cube.building import Building, Placing, RulesCache
from ludogite.ui.games.cube.hand_text import SavedHand
from ludogite.ui.games.cube.rotation import (
    UNTURNED,
    Pose,
    nearest_cell,
    next_along,
    pose_of,
    pose_over,
    steps_between,
    turned,
    turns_between,
)
from ludogite.ui.games.cube.spot import Spot, square_of

NEAREST = 2
"""The number of nearest places that are shown to somebody whose piece does not fit."""


@dataclass(frozen=True)
class Lifted:
    """A piece that comes into the hand as soon as the match has come to a state."""

    state: Position | Attempt
    colour: int
    placement: Placement


class Hand:
    def __init__(self, building: Building | None = None, is_coached: bool = False) -> None:
        self.held: tuple[int, int] | None = None
        """Colour and piece."""
        self.spot: Spot | None = None
        """The square that the piece was brought over; None if it was put otherwise."""
        self.is_pinned = False
        """Whether it stays where it is; else it follows the mouse."""
        self.offers: list[Placement] = []
        """The places that it could have there; or if it does not fit as it is held, the nearest ones where it does."""
        self.advised: Placement | None = None
        """A piece that a hint says to take back."""
        self.is_coached = is_coached
        """Whether the rules are asked before something is tried."""
        self._building = building
        self._pose: Pose | None = None
        """Its place; None in the shelf."""
        self._index: int | None = None
        """Which of the offers that is; None if it does not fit."""
        self._cell: int | None = None
        """The cell of the pin, or of a pin to be: the piece is turned around it."""
        self._orientations: dict[tuple[int, int], Orientation] = {}
        self._answers = RulesCache()
        self._lifted: Lifted | None = None
        self._restored: SavedHand | None = None

    # The match

    @property
    def building(self) -> Building:
        assert self._building is not None
        return self._building

    def follow(self, building: Building, is_coached: bool) -> None:
        """Follows the match. A piece stays in the hand as long as nothing has been played."""
        is_same = self._building is not None and self._building.state == building.state
        lifted, restored = self._lifted, self._restored
        self._building, self.is_coached, self._lifted, self._restored = building, is_coached, None, None
        if not is_same:
            self.advised, self._answers = None, RulesCache()
        if lifted and lifted.state == building.state and self._may_hold(lifted.colour, lifted.placement.piece):
            self.hold_at(lifted.colour, lifted.placement)
        elif restored:
            self._hold_restored(restored)
        elif self.held and not (is_same and self._may_hold(*self.held)):
            self.let_go()

    def _may_hold(self, colour: int, piece: int) -> bool:
        return colour in self.building.colours and piece in self.building.pieces(colour)

    # Taking up and putting back

    def pick(self, colour: int, piece: int) -> Message | None:
        """Takes a piece up, or puts it back if it is held already; a sentence says why it cannot be taken."""
        self.advised = None
        if self.held == (colour, piece):
            self.let_go()
        elif piece not in self.building.pieces(colour):
            return Message(words.IN_CUBE, body=Message(THE_PIECES[piece], colour=COLOUR_NAMES[colour]))
        else:
            self._take_up(colour, piece)
        return None

    def pick_next(self, piece: int) -> Message | None:
        """By its number alone: once more it is the piece of the other colour, and after that none."""
        colours = [colour for colour in self.building.colours if piece in self.building.pieces(colour)]
        if self.held and self.held[1] == piece:
            later = colours[colours.index(self.held[0]) + 1 :]
            if not later:
                return self.pick(*self.held)
            return self.pick(later[0], piece)
        return self.pick(colours[0] if colours else self.building.colours[0], piece)

    def put_back(self) -> None:
        self.advised = None
        self.let_go()

    def let_go(self) -> None:
        """Nothing is held. What a hint has advised stays."""
        self.held = None
        self._leave()

    def _take_up(self, colour: int, piece: int) -> None:
        self.let_go()
        self.held = colour, piece

    def _leave(self) -> None:
        """The piece is over no square any more."""
        self.spot, self._cell, self.is_pinned = None, None, False
        self._offer([])

    def orientation(self, colour: int, piece: int) -> Orientation:
        """As it was last turned; so it lies on the shelf."""
        return self._orientations.get((colour, piece), UNTURNED[piece])

    @property
    def orientations(self) -> Mapping[tuple[int, int], Orientation]:
        """By colour and piece, what somebody has turned."""
        return self._orientations

    # Aiming and pinning

    @property
    def offered(self) -> Placement | None:
        """The place that the piece has where it is held."""
        return None if self._index is None else self.offers[self._index]

    @property
    def misfit(self) -> Pose | None:
        """Its pose where it has no place."""
        return self._pose if self._index is None else None

    @property
    def nearest(self) -> tuple[Placement, ...]:
        """Of a piece that does not fit, the nearest places where it does."""
        fitting = (each for each in self.offers if not self._is_forbidden(each))
        return tuple(islice(fitting, NEAREST)) if self.misfit else ()

    @property
    def pin(self) -> Spot | None:
        """The square of the piece that the pin is in."""
        pose = pose_of(self.offered) if self.offered else self._pose
        if not self.is_pinned or pose is None or self._cell is None:
            return None
        return square_of(pose.cells, CELLS[self._cell], self.building.state.occupied)

    def aim(self, spot: Spot | None) -> None:
        """It follows the mouse to a square. All places that cover the cell before it are offered, the nearest to how
        the piece is turned first; with coaching, what is allowed comes before what is not. Where there are none, it
        does not fit."""
        self.spot, self._cell, self.is_pinned = spot, spot.before if spot else None, False
        self._offer([])
        if self._cell is not None and self.held:
            self._aim_at(self._cell, *self.held)

    def _aim_at(self, cell: int, colour: int, piece: int) -> None:
        if places := self._around(cell):
            self._offer(places)
        else:
            self._hold_misfit(pose_over(self.orientation(colour, piece), CELLS[cell], self.building.taken), places)

    def pin_at(self, spot: Spot) -> Message | None:
        """It stays before this square, as it is seen there; or why it cannot."""
        if spot != self.spot or self._pose is None:
            self.aim(spot)
        if self._pose is None:
            return words.NO_PLACE
        self.is_pinned = True
        self._remember_orientation()
        return None

    def unpin(self) -> None:
        """It follows the mouse again; what did not fit is turned so that it does."""
        self.is_pinned = False
        if self.misfit and self.held and self._cell is not None:
            self._aim_at(self._cell, *self.held)

    def hold_at(self, colour: int, placement: Placement) -> None:
        """Takes a piece up and pins it just there."""
        self.advised = None
        self._take_up(colour, placement.piece)
        self._put(placement, next(cells_in(placement.mask)))

    def _put(self, placement: Placement, cell: int) -> None:
        """Pins it there, at the cell."""
        self.spot, self._cell, self.is_pinned = None, cell, True
        self._offer(self._around(cell))
        self._show(self.offers.index(placement))
        self._remember_orientation()

    def cycle(self, step: int) -> None:
        """To another of the places that are offered; of a piece that does not fit, to the nearest where it does."""
        if self.offers:
            there = self._next_fitting(step) if self._index is None else (self._index + step) % len(self.offers)
            self._show(there or 0)
            self._remember_orientation()

    def turn(self, axis: int, direction: int) -> Message | None:
        """A quarter turn around the pin. Where the turned piece has no place that covers the pin, it does not fit."""
        if self.held is None:
            return words.TAKE_FIRST
        if self._pose is None or self._cell is None:
            self._orientations[self.held] = turned(self.orientation(*self.held), axis, direction)
            return None
        pose = self._pose.turned(axis, direction, CELLS[self._cell])
        self._orientations[self.held] = pose.orientation
        places = self._around(self._cell)
        alike = [each for each in places if each.orientation == pose.orientation]
        if alike:
            self._offer(places)
            self._index = places.index(min(alike, key=lambda each: (self._is_forbidden(each), pose.distance(each))))
            self._pose = pose  # not where it may have slid to: four turns lead back to the beginning
        else:
            self._hold_misfit(pose, places)
        return None

    def shift(self, axis: int, direction: int) -> Message | None:
        """Along an axis to the next place for the piece as it is turned; there it is pinned."""
        here = pose_of(self.offered) if self.offered else self._pose
        if self.held is None:
            return words.TAKE_FIRST
        if here is None or self._cell is None:
            return words.POINT_FIRST
        there = next_along(here, self.building.places(self.held[1]), axis, direction)
        if there is None:
            return words.NOT_FURTHER
        x, y, z = (at + there.offset[n] - here.offset[n] for n, at in enumerate(CELLS[self._cell]))
        self._put(there, CELLS.index((x, y, z)))
        return None

    def walk(self, step: int, start: int = 0) -> Message | None:
        """To the next or the previous of all places where the held piece fits, and pins it there: first those that are
        offered, then the others, the nearest first. A piece that is nowhere yet comes from the cell `start`. Or says
        that there is none."""
        if self.held is None:
            return words.TAKE_FIRST
        cell = start if self._cell is None else self._cell
        here, self.offers = self.offered, self._nearest_first(self.offers, cell)
        self._index = self.offers.index(here) if here else None
        following = self._next_fitting(step)
        if following is None:
            return words.NOWHERE
        self.spot, self.is_pinned = None, True
        self._show(following)
        self._remember_orientation()
        return None

    def bring_to(self, spot: Spot) -> Message | None:
        """Pins it before this square, or at the nearest place where it fits; or says that there is none."""
        answer = self.pin_at(spot)
        if self.offered and not self._is_forbidden(self.offered):
            return None
        nowhere = self.walk(1, spot.cell)
        return nowhere if answer else None

    def _next_fitting(self, step: int) -> int | None:
        """Which of the offers is the next one where it can go, as far as the player may know."""
        count, start = len(self.offers), self._index
        order = range(count) if start is None else [(start + step * n) % count for n in range(1, count + 1)]
        return next((n for n in order if not self._is_forbidden(self.offers[n])), None)

    def _places(self) -> list[Placement]:
        return self.building.places(self.held[1]) if self.held else []

    def _nearest_first(self, first: list[Placement], cell: int) -> list[Placement]:
        """All places: these, and then what is near to the cell."""
        assert self.held is not None
        orientation = self.orientation(*self.held)

        def away(each: Placement) -> tuple[int, int]:
            return steps_between(nearest_cell(each, cell), cell), turns_between(orientation, each.orientation)

        return list(dict.fromkeys([*first, *sorted(self._places(), key=away)]))

    def _around(self, cell: int) -> list[Placement]:
        return self._sorted([each for each in self._places() if each.mask >> cell & 1]) if self.held else []

    def _hold_misfit(self, pose: Pose, places: list[Placement]) -> None:
        """Where it does not fit. Offered are the places for the piece as it is turned, the nearest first, then these,
        and then all others."""
        alike = [each for each in self._places() if each.orientation == pose.orientation]
        self.offers = self._nearest_first([*sorted(alike, key=pose.distance), *places], self._cell or 0)
        self._index, self._pose = None, pose

    def _sorted(self, places: list[Placement]) -> list[Placement]:
        assert self.held is not None
        orientation = self.orientation(*self.held)
        return sorted(places, key=lambda each: (self._is_forbidden(each), turns_between(orientation, each.orientation)))

    def _is_forbidden(self, placement: Placement) -> bool:
        """As far as somebody may know it who is not coached, nothing is."""
        return self.is_coached and self.objection_to(placement) is not None

    def _offer(self, places: list[Placement]) -> None:
        self.offers, self._index, self._pose = places, None, None
        if places:
            self._show(0)

    def _show(self, index: int) -> None:
        """It is held at one of the offers; the pin goes along if that lies elsewhere."""
        placement = self.offers[index]
        self._index, self._pose = index, pose_of(placement)
        self._cell = nearest_cell(placement, self._cell)

    def _remember_orientation(self) -> None:
        """A piece that was turned stays turned, in the hand and on the shelf."""
        if self.held is not None and self._pose is not None:
            self._orientations[self.held] = self._pose.orientation

    # Placing

    def objection_to(self, placement: Placement) -> Objection | None:
        """Why the held piece may not go there; the rules are asked once for each place."""
        assert self.held is not None
        return self._answers.why_not(self.building, self.held[0], placement)

    def has_place(self, piece: int) -> bool:
        """Whether a piece can go anywhere, as far as the player may know."""
        if self.is_coached or self.building.state.to_move is None:
            return self._answers.has_place(self.building, piece)
        return bool(self.building.places(piece))

    def foreseen(self) -> Objection | None:
        """With coaching, why the held piece may not be placed where it is."""
        if not self.is_coached or self.held is None or self.offered is None:
            return None
        return self.objection_to(self.offered)

    def preview(self) -> Message | None:
        """The sentence before it is tried."""
        if self.held is None:
            return None
        if self.offered is None and not self.has_place(self.held[1]):
            return words.NOWHERE
        if self.misfit:
            return Objection(words.MISFIT, why=self.building.why_misfit(self.misfit))
        if self.offered is None:
            return words.NO_PLACE if self.spot is not None else words.POINT
        if foreseen := self.foreseen():
            return foreseen
        if self.is_pinned:
            return words.PINNED
        if not self.is_coached:
            return words.TO_PIN
        return words.FITS if self.building.can_float else words.STANDS

    def after(self) -> Position | Attempt | None:
        """With coaching, the state after the held piece was placed where it is; None if it may not be."""
        if not self.is_coached or self.held is None or self.offered is None or self.foreseen():
            return None
        return self.building.after(self.held[0], self.offered)

    def place(self) -> Placing | Message:
        """The move that lets the held piece go; or why there is none."""
        if self.held is None:
            return words.TAKE_FIRST
        if self.offered is None:
            return self.preview() or words.POINT
        return self.foreseen() or self.building.move(self.held[0], self.offered)

    # Taking back

    def to_lift(self, spot: Spot | None) -> tuple[Take, ...]:
        """The pieces to be taken back now: what a hint has named, or what is at this square, with all that need it."""
        chosen = self.advised or self.building.own_at(spot)
        if self.held or not self.building.colours or chosen is None:
            return ()
        return self._takes_for(chosen)

    def preview_lift(self, spot: Spot | None) -> Message | None:
        """Others that would come along are named before. A hint has said it all."""
        others = 0 if self.advised else len(self.to_lift(spot)) - 1
        if others < 1:
            return None
        return Message(words.ONE_ALONG) if others == 1 else Message(words.MORE_ALONG, n=others)

    def lift(self, placement: Placement) -> list[Take] | Message | None:
        """The moves that take a piece back. Once they are made it is held over its place; those that need it are in the
        shelf. Or why it must stay."""
        takes = self._takes_for(placement)
        if not takes:
            return self.building.why_not_take(placement)
        self._lifted = Lifted(self.building.without(takes), self.building.colour_of(placement), placement)
        return list(takes)

    def advise_lift(self, placement: Placement) -> None:
        """A hint says to take this piece back."""
        self.let_go()
        self.advised = placement

    def _takes_for(self, placement: Placement) -> tuple[Take, ...]:
        return self._answers.takes_for(self.building, placement)

    # As a text

    def text(self, after: Sequence[Move] = ()) -> str:
        """All that survives a restart; what only follows the mouse is not kept. After moves nothing is held but what
        they take back."""
        if after:
            return self._text_after(after)
        occupied = self._building.state.occupied if self._building else 0
        is_put = self.is_pinned and self.offered is not None
        return SavedHand(
            self._orientations,
            self.held,
            occupied,
            self.offered if is_put else None,
            self._cell if is_put else None,
        ).text()

    def _text_after(self, moves: Sequence[Move]) -> str:
        lifted = self._lifted
        if lifted is None or not isinstance(moves[-1], Take):
            return SavedHand(self._orientations).text()
        held, there = (lifted.colour, lifted.placement.piece), lifted.placement
        orientations = {**self._orientations, held: there.orientation}
        return SavedHand(orientations, held, lifted.state.occupied, there, next(cells_in(there.mask))).text()

    def read(self, text: str) -> None:
        """From a text that may be damaged: then nothing is held."""
        self._restored = hand_text.read(text)
        self._orientations = dict(self._restored.orientations)

    def _hold_restored(self, restored: SavedHand) -> None:
        """If it is still in the hand and the match is where it was."""
        if restored.held is None or not self._may_hold(*restored.held):
            return
        if restored.occupied != self.building.state.occupied:
            return
        self._take_up(*restored.held)
        there = restored.placement
        if there is not None and there in self.building.places(restored.held[1]):
            is_in = restored.pin is not None and there.mask >> restored.pin & 1
            self._put(there, restored.pin if restored.pin is not None and is_in else next(cells_in(there.mask)))
