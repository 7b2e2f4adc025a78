"""A challenge: where it starts and what the object must show when it is built. Read from a file and checked in full."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from typing import Any, Final, TypeAlias

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message, Source, Value, shortened
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import FULL, above
from ludogite.rules.cube.faces import outermost
from ludogite.rules.cube.pieces import AXES, PIECE_NAMES, PLACEMENTS, SIDE, Placement, mask_of, parse
from ludogite.rules.cube.pieces import CELLS as ALL_CELLS
from ludogite.rules.game import UnreadableMove

FORMAT: Final = "ludogite-challenge/1"
HALF_LEVELS = ("starter", "junior")
LEVELS = (*HALF_LEVELS, "expert", "master", "wizard")
"""The easiest first. The first two build the half cube from the red pieces, the others the whole one from all."""
COLOURS = ("red", "yellow")
ADDED = ("id", "solution", "order")
"""Fields that only the challenges that ship have; they are not needed to play."""
LONGEST_NAME = 200
MOST_PIECES = 16
HALF = mask_of(cell for cell in ALL_CELLS if cell[2] < 2)

Face: TypeAlias = tuple[str, str, str, str]
Faces: TypeAlias = tuple[Face, Face, Face]
"""For x, y and z, four rows of four letters."""
Solution: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""By colour, the numbers of all placements, those given included."""


class InvalidChallenge(Complaint):
    pass


def refuse(source: Source, **values: Value) -> InvalidChallenge:
    return InvalidChallenge(Message(source, **values))


@dataclass(frozen=True)
class Challenge:
    level: str
    name: str
    start: tuple[tuple[int, ...], tuple[int, ...]]
    """By colour, the numbers of the placements that are given."""
    faces: Faces
    lines: Faces | None = None

    @property
    def is_half(self) -> bool:
        return self.level in HALF_LEVELS

    @property
    def object(self) -> int:
        """The cells to be filled."""
        return HALF if self.is_half else FULL

    @property
    def colours(self) -> range:
        return range(1 if self.is_half else 2)

    @cached_property
    def given(self) -> tuple[tuple[Placement, int], ...]:
        """The pieces of the start, each with its colour."""
        return tuple((PLACEMENTS[number], colour) for colour, numbers in enumerate(self.start) for number in numbers)

    @cached_property
    def shown(self) -> tuple[int, int]:
        """By colour, the cells of the object's surface that must have it."""
        red = yellow = 0
        for axis in range(3):
            for cell, letter in squares(self.faces[axis], axis, self.object):
                if letter == "R":
                    red |= 1 << cell
                elif letter == "Y":
                    yellow |= 1 << cell
        return red, yellow

    @cached_property
    def joined(self) -> tuple[tuple[int, bool], ...]:
        """Pairs of cells, side by side in one face, and whether they are of one piece. Without lines there are none."""
        if self.lines is None:
            return ()
        pairs = []
        for axis in range(3):
            letters = dict(squares(self.lines[axis], axis, self.object))
            for one, other in combinations(letters, 2):
                if _are_neighbours(one, other):
                    pairs.append((1 << one | 1 << other, letters[one] == letters[other]))
        return tuple(pairs)

    def allows(self, placement: Placement, colour: int) -> bool:
        """Whether this piece of this colour would show what it must, wherever it is seen."""
        mask = placement.mask
        if mask & ~self.object or mask & self.shown[1 - colour]:
            return False
        return all(
            (mask & pair == pair) if is_one else (mask & pair != pair) for pair, is_one in self.joined if mask & pair
        )

    def to_json(self) -> dict[str, Any]:
        """As a challenge file holds it."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "level": self.level,
            "name": self.name,
            "start": {
                colour: [str(PLACEMENTS[number]) for number in numbers]
                for colour, numbers in zip(COLOURS, self.start, strict=True)
            },
            "faces": {axis: list(face) for axis, face in zip(AXES, self.faces, strict=True)},
        }
        if self.lines:
            data["lines"] = {axis: list(face) for axis, face in zip(AXES, self.lines, strict=True)}
        return data


def _are_neighbours(one: int, other: int) -> bool:
    return any(
        above(1 << first, axis) == 1 << second for axis in range(3) for first, second in ((one, other), (other, one))
    )


def squares(face: Sequence[str], axis: int, object: int) -> Iterator[tuple[int, str]]:
    """The cells of the object that are seen along an axis, each with its letter in the face."""
    for cell, row, column in _seen(object, axis):
        yield cell, face[row][column]


@cache
def _seen(object: int, axis: int) -> tuple[tuple[int, int, int], ...]:
    """The cells of the object that are seen along an axis, each with its row and column there."""
    u, v = (other for other in range(3) if other != axis)
    return tuple((cell, ALL_CELLS[cell][v], ALL_CELLS[cell][u]) for cell in cells_in(outermost(object, axis)))


@cache
def _filled(object: int, axis: int) -> list[bool]:
    """Which squares of a face the object fills, row by row."""
    squares_seen = {(row, column) for _, row, column in _seen(object, axis)}
    return [(row, column) in squares_seen for row in range(SIDE) for column in range(SIDE)]


def read(given: object) -> Challenge:
    """A challenge from the contents of a file, or InvalidChallenge."""
    if isinstance(given, dict) and given.get("format", FORMAT) != FORMAT:  # a record lacks all the rest as well
        raise refuse(
            QT_TRANSLATE_NOOP("rules", "The format “{format}” cannot be read, only “{known}”."),
            format=shortened(str(given["format"])),
            known=FORMAT,
        )
    fields = _object(given, "challenge", {"format", "level", "name", "start", "faces"}, {"lines", *ADDED})
    if fields["level"] not in LEVELS:
        raise refuse(QT_TRANSLATE_NOOP("rules", "The level must be one of: {levels}."), levels=", ".join(LEVELS))
    if not isinstance(fields["name"], str) or not _is_writable(fields["name"]):
        raise refuse(QT_TRANSLATE_NOOP("rules", "The name of a challenge must be a text."))
    if len(fields["name"]) > LONGEST_NAME:
        long = QT_TRANSLATE_NOOP("rules", "The name of a challenge has at most {most} letters.")
        raise refuse(long, most=LONGEST_NAME)
    challenge = Challenge(
        fields["level"],
        fields["name"],
        by_colour(fields["start"], "start"),
        _faces(fields["faces"], "faces"),
        _faces(fields["lines"], "lines") if "lines" in fields else None,
    )
    _check(challenge)
    return challenge


def _is_writable(text: str) -> bool:
    """JSON can hold half of a surrogate pair, which cannot be written to a file or the store."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _object(given: object, what: str, required: set[str], optional: set[str]) -> Mapping[str, Any]:
    if not isinstance(given, dict):
        raise refuse(QT_TRANSLATE_NOOP("rules", "“{key}” must be an object."), key=what)
    for key in sorted(required - given.keys()):
        raise refuse(QT_TRANSLATE_NOOP("rules", "“{key}” is missing."), key=key)
    for key in given:
        if key not in required | optional:
            raise refuse(QT_TRANSLATE_NOOP("rules", "A challenge has no “{key}”."), key=shortened(str(key)))
    return given


def by_colour(given: object, what: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The numbers of placements of both colours."""
    fields = _object(given, what, set(COLOURS), set())
    return placements(fields["red"], "red"), placements(fields["yellow"], "yellow")


def placements(given: object, what: str) -> tuple[int, ...]:
    if not isinstance(given, list) or not all(isinstance(text, str) for text in given) or len(given) > MOST_PIECES:
        raise refuse(QT_TRANSLATE_NOOP("rules", "“{key}” must be a list of placements."), key=what)
    try:
        return tuple(parse(text).number for text in given)
    except UnreadableMove as unreadable:
        raise InvalidChallenge(unreadable.message) from None


def _faces(given: object, what: str) -> Faces:
    fields = _object(given, what, set(AXES), set())
    faces = []
    for axis in AXES:
        rows = fields[axis]
        if (
            not isinstance(rows, list)
            or not all(isinstance(row, str) and len(row) == SIDE for row in rows)
            or len(rows) != SIDE
        ):
            raise refuse(QT_TRANSLATE_NOOP("rules", "Each face must be four texts of four letters."))
        faces.append((rows[0], rows[1], rows[2], rows[3]))
    return faces[0], faces[1], faces[2]


def _check(challenge: Challenge) -> None:
    _check_faces(challenge)
    if challenge.lines is not None:
        _check_shape(challenge, challenge.lines)
    used, occupied = set(), 0
    for placement, colour in challenge.given:
        if placement.mask & ~challenge.object or colour not in challenge.colours:
            raise refuse(QT_TRANSLATE_NOOP("rules", "A starting piece sticks out of the object."))
        if placement.mask & occupied:
            raise refuse(QT_TRANSLATE_NOOP("rules", "Two starting pieces overlap."))
        if (placement.piece, colour) in used:
            repeated = QT_TRANSLATE_NOOP("rules", "A starting piece appears twice: {piece}.")
            raise refuse(repeated, piece=PIECE_NAMES[placement.piece])
        used.add((placement.piece, colour))
        occupied |= placement.mask


def _check_faces(challenge: Challenge) -> None:
    letters = "R" if challenge.is_half else "RY"
    for face in challenge.faces:
        if not set("".join(face)) <= {".", *letters}:
            raise refuse(
                QT_TRANSLATE_NOOP("rules", "The faces of this level hold only the letters: {letters}."), letters=letters
            )
    _check_shape(challenge, challenge.faces)
    red, yellow = challenge.shown
    if red & yellow:
        raise refuse(QT_TRANSLATE_NOOP("rules", "The faces contradict each other: a cell would have both colours."))


def _check_shape(challenge: Challenge, faces: Faces) -> None:
    """Exactly the squares that the object fills are filled."""
    for axis, face in enumerate(faces):
        if [letter != "." for letter in "".join(face)] != _filled(challenge.object, axis):
            raise refuse(QT_TRANSLATE_NOOP("rules", "The faces do not have the shape of the object."))
