"""What a person is in the middle of at the cube: the held piece, how pieces are turned, and where it could go; in a
challenge also what is lifted, and what a hint says to take back. It asks the rules and decides nothing itself; mouse,
keys, pixels and motion are the board's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt, Take
from ludogite.rules.cube.contacts import STEPS
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES, Position
from ludogite.rules.cube.pieces import BY_MASK, BY_TEXT, LETTERS, Orientation, Placement, mask_of
from ludogite.rules.game import Objection
from ludogite.ui.games.cube.building import Building, Placing
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.turning import UNTURNED, turned, turns_between

TAKE_FIRST = Message(QT_TRANSLATE_NOOP("cube", "Take a piece first: 1 to 8, or click one in the tray."))
NO_PLACE = Message(QT_TRANSLATE_NOOP("cube", "There is no place for it on this square."))
NO_TURN = Message(QT_TRANSLATE_NOOP("cube", "Turned around this axis it has no place on this square."))
NOT_FURTHER = Message(QT_TRANSLATE_NOOP("cube", "There is no place for it further that way."))
NOWHERE = Message(QT_TRANSLATE_NOOP("cube", "It can go nowhere now."))
OWN_JUDGEMENT = Message(QT_TRANSLATE_NOOP("cube", "In this match everybody judges alone where a piece can go."))
STANDS = Message(QT_TRANSLATE_NOOP("cube", "It gets in and stands here."))
FITS = Message(QT_TRANSLATE_NOOP("cube", "It fits here."))
IN_CUBE = QT_TRANSLATE_NOOP("cube", "It is in the cube already: {body}.")
ONE_ALONG = QT_TRANSLATE_NOOP("challenge", "Another piece needs this one and would come along.")
MORE_ALONG = QT_TRANSLATE_NOOP("challenge", "{n} pieces need this one and would come along.")
COLOUR_LETTERS = "RY"


@dataclass(frozen=True)
class Lifted:
    """A piece that comes into the hand as soon as the match has come to a state."""

    state: Position | Attempt
    colour: int
    placement: Placement


@dataclass
class Restored:
    """The held piece that a text names, until it is known whether the match is where it was."""

    colour: int
    piece: int
    occupied: int
    placement: Placement | None = None


@dataclass
class Remembered:
    """What the rules have answered about one state."""

    objections: dict[tuple[int, Placement], Objection | None] = field(default_factory=dict)
    takes: dict[Placement, tuple[Take, ...]] = field(default_factory=dict)


class Hand:
    def __init__(self, building: Building | None = None, is_coached: bool = False) -> None:
        self.held: tuple[int, int] | None = None
        """Colour and piece."""
        self.spot: Spot | None = None
        """The square that the piece was brought over; None if it was put otherwise."""
        self.offers: list[Placement] = []
        """The places that it could have there."""
        self.advised: Placement | None = None
        """A piece that a hint says to take back."""
        self.is_coached = is_coached
        """Whether the rules are asked before something is tried."""
        self._building = building
        self._index = 0
        self._cell: int | None = None
        """What all offers cover; None if they lie anywhere."""
        self._is_put = False
        """Whether keys or a hint have put it where it is; what only follows the mouse is not kept."""
        self._orientations: dict[tuple[int, int], Orientation] = {}
        self._remembered = Remembered()
        self._lifted: Lifted | None = None
        self._restored: Restored | None = None

    # The match

    @property
    def building(self) -> Building:
        assert self._building is not None
        return self._building

    def follow(self, building: Building, is_coached: bool) -> None:
        """What is shown of the match. A piece stays in the hand as long as nothing has been played."""
        is_same = self._building is not None and self._building.state == building.state
        lifted, restored = self._lifted, self._restored
        self._building, self.is_coached, self._lifted, self._restored = building, is_coached, None, None
        if not is_same:
            self.advised, self._remembered = None, Remembered()
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
            return Message(IN_CUBE, body=Message(THE_PIECES[piece], colour=COLOUR_NAMES[colour]))
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
        self.held, self.spot, self._cell, self._is_put = None, None, None, False
        self._offer([])

    def _take_up(self, colour: int, piece: int) -> None:
        self.let_go()
        self.held = colour, piece

    def orientation(self, colour: int, piece: int) -> Orientation:
        """As it was last turned; so it lies in the tray."""
        return self._orientations.get((colour, piece), UNTURNED[piece])

    @property
    def orientations(self) -> Mapping[tuple[int, int], Orientation]:
        """By colour and piece, what somebody has turned."""
        return self._orientations

    # Aiming

    @property
    def offered(self) -> Placement | None:
        """Where the piece is held."""
        return self.offers[self._index] if self.offers else None

    def aim(self, spot: Spot | None) -> None:
        """It follows the mouse to a square. All places that cover the cell before it are offered, the nearest to how
        the piece is turned first; with coaching, what is allowed comes before what is not."""
        self.spot, self._cell, self._is_put = spot, spot.before if spot else None, False
        self._offer([] if self._cell is None else self._around(self._cell))

    def bring(self, spot: Spot | None) -> None:
        """The same by keys: there it stays."""
        self.aim(spot)
        self._is_put = True

    def hold_at(self, colour: int, placement: Placement) -> None:
        """Takes a piece up and puts it just there."""
        self.advised = None
        self._take_up(colour, placement.piece)
        self._put(placement, next(cells_in(placement.mask)))

    def _put(self, placement: Placement, cell: int) -> None:
        """From there it can be turned on, over the cell."""
        assert self.held is not None
        self._orientations[self.held] = placement.orientation
        self.spot, self._cell, self._is_put = None, cell, True
        self._offer(self._around(cell))
        self._index = self.offers.index(placement)

    def cycle(self, step: int) -> None:
        """To another of the places that are offered."""
        if self.offers:
            self._index = (self._index + step) % len(self.offers)
            self._remember_orientation()

    def turn(self, axis: int, direction: int) -> Message | None:
        """A quarter turn, or as many as it takes until there is a place for it here."""
        if self.held is None:
            return TAKE_FIRST
        now = self.offered.orientation if self.offered else self.orientation(*self.held)
        for quarters in (1, 2, 3):
            orientation = turned(now, axis, direction * quarters)
            fitting = [n for n, each in enumerate(self.offers) if each.orientation == orientation]
            if fitting and orientation != now:
                self._index = fitting[0]
                self._remember_orientation()
                return None
        if self.offers:
            return NO_TURN
        self._orientations[self.held] = turned(now, axis, direction)
        return None

    def shift(self, axis: int, direction: int) -> Message | None:
        """Along an axis to the next place for the piece as it is turned."""
        here = self.offered
        if self.held is None or here is None:
            return TAKE_FIRST
        ahead = [
            each
            for each in self.building.places(self.held[1])
            if each.orientation == here.orientation and (each.offset[axis] - here.offset[axis]) * direction > 0
        ]
        if not ahead:
            return NOT_FURTHER

        def detour(each: Placement) -> tuple[int, int]:
            across = sum(abs(each.offset[n] - here.offset[n]) for n in range(3) if n != axis)
            return across, abs(each.offset[axis] - here.offset[axis])

        there = min(ahead, key=detour)
        step = sum((there.offset[n] - here.offset[n]) * STEPS[n] for n in range(3))
        self._put(there, next(cells_in(there.mask)) if self._cell is None else self._cell + step)
        return None

    def show_places(self) -> Message | None:
        """Wherever the held piece may go, one place after another; asked again, the next one. Only with coaching."""
        if self.held is None:
            return TAKE_FIRST
        if not self.is_coached:
            return OWN_JUDGEMENT
        allowed = [each for each in self.building.places(self.held[1]) if self.objection_to(each) is None]
        if self.offers and set(allowed) == set(self.offers):
            self.cycle(1)
        else:
            self.spot, self._cell, self._is_put = None, None, True
            self._offer(self._sorted(allowed))
        return None if self.offers else NOWHERE

    def _around(self, cell: int) -> list[Placement]:
        if self.held is None:
            return []
        return self._sorted([each for each in self.building.places(self.held[1]) if each.mask >> cell & 1])

    def _sorted(self, places: list[Placement]) -> list[Placement]:
        assert self.held is not None
        orientation = self.orientation(*self.held)

        def distance(each: Placement) -> tuple[bool, int]:
            is_forbidden = self.is_coached and self.objection_to(each) is not None
            return is_forbidden, turns_between(orientation, each.orientation)

        return sorted(places, key=distance)

    def _offer(self, places: list[Placement]) -> None:
        self.offers, self._index = places, 0

    def _remember_orientation(self) -> None:
        """A piece that was turned stays turned, in the hand and in the tray."""
        if self.held is not None and self.offered is not None:
            self._orientations[self.held] = self.offered.orientation

    # Placing

    def objection_to(self, placement: Placement) -> Objection | None:
        """Why the held piece may not go there; the rules are asked once for each place."""
        assert self.held is not None
        known, key = self._remembered.objections, (self.held[0], placement)
        if key not in known:
            known[key] = self.building.why_not(*key)
        return known[key]

    def foreseen(self) -> Objection | None:
        """With coaching, why the held piece may not be placed where it is."""
        if not self.is_coached or self.held is None or self.offered is None:
            return None
        return self.objection_to(self.offered)

    def preview(self) -> Message | None:
        """What is said before it is tried."""
        if self.held is None:
            return None
        if self.offered is None:
            return NO_PLACE if self.spot is not None else None
        if not self.is_coached:
            return None
        return self.foreseen() or (FITS if self.building.can_float else STANDS)

    def place(self) -> Placing | Message:
        """The move that lets the held piece go; or why there is none."""
        if self.held is None or self.offered is None:
            return NO_PLACE if self.held and self.spot else TAKE_FIRST
        return self.foreseen() or self.building.move(self.held[0], self.offered)

    # Taking back

    def to_lift(self, spot: Spot | None) -> tuple[Take, ...]:
        """What would be taken back now: what a hint has named, or what is at this square, with all that need it."""
        chosen = self.advised or self.building.own_at(spot)
        if self.held or not self.building.colours or chosen is None:
            return ()
        return self._takes_for(chosen)

    def preview_lift(self, spot: Spot | None) -> Message | None:
        """Others that would come along are named before. A hint has said it all."""
        others = 0 if self.advised else len(self.to_lift(spot)) - 1
        if others < 1:
            return None
        return Message(ONE_ALONG) if others == 1 else Message(MORE_ALONG, n=others)

    def lift(self, placement: Placement) -> list[Take] | Message | None:
        """The moves that take a piece back. Once they are made it is held over its place; those that need it are in the
        tray. Or why it must stay."""
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
        known = self._remembered.takes
        if placement not in known:
            known[placement] = self.building.takes_for(placement)
        return known[placement]

    # As a text

    def text(self) -> str:
        """How pieces are turned; the held one, over which cells that are taken; and where it was put."""
        parts = [
            f"turned {COLOUR_LETTERS[colour]} {_placement_of(orientation)}"
            for (colour, piece), orientation in sorted(self._orientations.items(), key=lambda item: item[0])
            if orientation != UNTURNED[piece]
        ]
        if self.held and self._building:
            colour, piece = self.held
            occupied = self._building.state.occupied
            parts.append(f"held {COLOUR_LETTERS[colour]} {LETTERS[piece]} {occupied:x}")
            if self._is_put and self.offered:
                parts.append(f"at {self.offered}")
        return "; ".join(parts)

    def read(self, text: str) -> None:
        """From a text that may be damaged: then nothing is held."""
        orientations: dict[tuple[int, int], Orientation] = {}
        restored: Restored | None = None
        try:
            for part in text.split("; ") if text else ():
                word, _, rest = part.partition(" ")
                if word == "turned":
                    placement = BY_TEXT[rest[2:]]
                    orientations[_index(COLOUR_LETTERS, rest[:1]), placement.piece] = placement.orientation
                elif word == "held":
                    letter, piece, occupied = rest.split(" ")
                    restored = Restored(_index(COLOUR_LETTERS, letter), _index(LETTERS, piece), int(occupied, 16))
                elif word == "at" and restored:
                    restored.placement = BY_TEXT[rest]
                else:
                    return
        except (KeyError, ValueError):
            return
        self._orientations, self._restored = orientations, restored

    def _hold_restored(self, restored: Restored) -> None:
        """If it is still in the hand and the match is where it was."""
        colour, piece = restored.colour, restored.piece
        if not self._may_hold(colour, piece) or restored.occupied != self.building.state.occupied:
            return
        if restored.placement in self.building.places(piece):
            self.hold_at(colour, restored.placement)
        else:
            self._take_up(colour, piece)


def _placement_of(orientation: Orientation) -> Placement:
    """In the corner 000."""
    return BY_MASK[mask_of(orientation.cells)]


def _index(letters: str, letter: str) -> int:
    if len(letter) != 1:
        raise ValueError(letter)
    return letters.index(letter)
