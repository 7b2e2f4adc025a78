"""The hand as the match keeps it, so that it survives a restart: how pieces are turned, which one is held, and where it
is pinned. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludogite.rules.cube.pieces import BY_MASK, BY_TEXT, CELL_NAMES, LETTERS, Orientation, Placement, mask_of
from ludogite.ui.games.cube.rotation import UNTURNED

COLOUR_LETTERS = "RY"


@dataclass
class SavedHand:
    orientations: Mapping[tuple[int, int], Orientation] = field(default_factory=dict)
    """By colour and piece."""
    held: tuple[int, int] | None = None
    occupied: int = 0
    """The cells that were taken when it was held: in another position it is not."""
    placement: Placement | None = None
    """The place at which it is pinned."""
    pin: int | None = None
    """The cell that the pin is in."""

    def text(self) -> str:
        parts = [
            f"turned {COLOUR_LETTERS[colour]} {_in_corner(orientation)}"
            for (colour, piece), orientation in sorted(self.orientations.items(), key=lambda item: item[0])
            if orientation != UNTURNED[piece]
        ]
        if self.held:
            colour, piece = self.held
            parts.append(f"held {COLOUR_LETTERS[colour]} {LETTERS[piece]} {self.occupied:x}")
        if self.held and self.placement:
            parts.append(f"at {self.placement}")
        if self.held and self.placement and self.pin is not None:
            parts.append(f"pin {CELL_NAMES[self.pin]}")
        return "; ".join(parts)


def read(text: str) -> SavedHand:
    """From a text that may be damaged: then it tells nothing."""
    orientations: dict[tuple[int, int], Orientation] = {}
    saved = SavedHand(orientations)
    try:
        for part in text.split("; ") if text else ():
            word, _, rest = part.partition(" ")
            if word == "turned":
                placement = BY_TEXT[rest[2:]]
                orientations[_index(COLOUR_LETTERS, rest[:1]), placement.piece] = placement.orientation
            elif word == "held":
                letter, piece, occupied = rest.split(" ")
                saved.held, saved.occupied = (_index(COLOUR_LETTERS, letter), _index(LETTERS, piece)), int(occupied, 16)
            elif word == "at" and saved.held:
                saved.placement = BY_TEXT[rest]
            elif word == "pin" and saved.placement:
                saved.pin = CELL_NAMES.index(rest)
            else:
                return SavedHand()
    except (KeyError, ValueError):
        return SavedHand()
    return saved


def _in_corner(orientation: Orientation) -> Placement:
    return BY_MASK[mask_of(orientation.cells)]


def _index(letters: str, letter: str) -> int:
    if len(letter) != 1:
        raise ValueError(letter)
    return letters.index(letter)
