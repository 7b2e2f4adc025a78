"""The hand of Four Shapes: the shape that is held, the cell it would go to, and what was just refused. It asks the
rules and decides nothing itself; mouse, keys and pixels are the board's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Move, Objection
from ludogite.rules.shapes import CELLS, LETTERS, PLACEMENTS, SHAPE_NAMES, Forbidding, Placement, Position

TAKE_FIRST = Message(QT_TRANSLATE_NOOP("shapes", "Take a shape first: press 1 to 4, or click one of yours."))
ALLOWED = QT_TRANSLATE_NOOP("shapes", "The {shape} can go here.")
GIFT = QT_TRANSLATE_NOOP("shapes", "Careful: with the {shape} here, your opponent can win at once.")
NONE_LEFT = QT_TRANSLATE_NOOP("rules", "You have no {shape} left.")


@dataclass(frozen=True)
class Refusal:
    placement: Placement
    objection: Objection


class Hand:
    def __init__(self) -> None:
        self.position: Position | None = None
        self.seat: int | None = None
        """Whose hand it is; None while no person is to move."""
        self.held: int | None = None
        """The shape that was taken up."""
        self.target: int | None = None
        """The cell that it would go to."""
        self.refusal: Refusal | None = None
        """What was tried last and refused, until anything else is done."""
        self._restored_after: int | None = None
        self._objections: dict[Placement, Objection | None] = {}
        self._gifts: dict[Placement, list[Placement]] = {}

    def follow(self, position: Position, seat: int | None) -> None:
        """The match as it stands. A piece stays in the hand as long as nothing has been played."""
        is_same = position == self.position or (self.position is None and self._restored_after == _placed(position))
        if not is_same:
            self.held = None
        if self.held is not None and (seat is None or not position.left(seat, self.held)):
            self.held = None
        if position != self.position or seat != self.seat:
            self.refusal, self._objections, self._gifts = None, {}, {}
        self.position, self.seat = position, seat

    def pick(self, shape: int) -> Message | None:
        """Takes a shape up; a sentence says why that cannot be."""
        assert self.position is not None
        assert self.seat is not None
        if not self.position.left(self.seat, shape):
            return Message(NONE_LEFT, shape=SHAPE_NAMES[shape])
        self.held, self.refusal = shape, None
        return None

    def put_back(self) -> None:
        self.held, self.refusal = None, None

    def place(self) -> Placement | Message:
        """What placing the held shape on the target would be; or what to do first."""
        if self.held is None or self.target is None:
            return TAKE_FIRST
        return PLACEMENTS[self.held][self.target]

    def refuse(self, objection: Objection) -> None:
        """The rules have refused what was placed."""
        placement = self.place()
        if isinstance(placement, Placement):
            self.refusal = Refusal(placement, objection)
            self._objections[placement] = objection

    def objection_to(self, cell: int) -> Objection | None:
        """Why the held shape may not go there; asked once for each cell."""
        assert self.position is not None
        assert self.held is not None
        placement = PLACEMENTS[self.held][cell]
        if placement not in self._objections:
            self._objections[placement] = self.position.why_not(placement)
        return self._objections[placement]

    def preview(self) -> Message | None:
        """Before it is tried: whether the held shape may go to the target, and whether the opponent could win then."""
        if self.held is None or self.target is None:
            return None
        if objection := self.objection_to(self.target):
            return objection
        if self.gifts():
            return Message(GIFT, shape=SHAPE_NAMES[self.held])
        return Message(ALLOWED, shape=SHAPE_NAMES[self.held], cell=CELLS[self.target])

    def gifts(self) -> list[Placement]:
        """With the held shape on the target, the moves by which the opponent would win at once."""
        placement = self.place()
        if self.position is None or not isinstance(placement, Placement) or self.objection_to(placement.cell):
            return []
        if placement not in self._gifts:
            after = self.position.after(placement)
            self._gifts[placement] = [] if after.outcome else after.winning_moves()
        return self._gifts[placement]

    def text(self, after: Sequence[Move] = ()) -> str:
        """The held shape, and after how many placements it was taken up; after a placement nothing is held."""
        if self.held is None or self.position is None or after:
            return ""
        return f"{_placed(self.position)} {LETTERS[self.held]}"

    def read(self, text: str) -> None:
        """From a text that may be damaged: then nothing is held."""
        try:
            count, letter = text.split(" ")
            self._restored_after, self.held = int(count), list(LETTERS).index(letter)
        except ValueError:
            return


def forbidding_cell(objection: Message | None) -> int | None:
    """Where the piece is that forbids a placement, if that is what an objection is about."""
    if isinstance(objection, Objection) and isinstance(objection.evidence, Forbidding):
        return objection.evidence.cell
    return None


def _placed(position: Position) -> int:
    return 16 - position.empty.bit_count()
