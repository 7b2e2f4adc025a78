"""Ordinary dice: a roll as a move, and all rolls with their weights."""

from __future__ import annotations

from dataclasses import dataclass

from ludogite.rules.game import UnreadableMove

FACES = "123456"


@dataclass(frozen=True, slots=True)
class Roll:
    """What the dice show, the lowest first."""

    faces: tuple[int, ...]

    def __str__(self) -> str:
        return f"roll {' '.join(map(str, self.faces))}"


ONE_DIE = tuple((Roll((face,)), 1) for face in range(1, 7))
TWO_DICE = tuple((Roll((a, b)), 1 if a == b else 2) for a in range(1, 7) for b in range(a, 7))


def parse_roll(text: str, dice: int) -> Roll:
    """Reads `roll 5 2`, in either order."""
    word, *faces = text.split(" ")
    if word != "roll" or len(faces) != dice or any(len(face) != 1 or face not in FACES for face in faces):
        raise UnreadableMove(text)
    return Roll(tuple(sorted(map(int, faces))))
