"""Score sheets for paper. The shelf names the module of each game that has sheets. That module is free of Qt; its OFFER
says what may be chosen, and which module draws."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, cast

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import SHELF, Choice, Game, Option

if TYPE_CHECKING:
    from ludogite.sheets.sheet import SheetModule


@dataclass(frozen=True)
class Offer:
    """The module that draws the sheets of a game, and what may be chosen of a blank pad and of a match's sheets."""

    module: str
    pad: tuple[Option, ...] = ()
    match: tuple[Option, ...] = ()
    holds_matches: bool = False
    """Whether a sheet holds several matches of the same players."""

    def load(self) -> SheetModule:
        return cast("SheetModule", import_module(self.module))


def games_with_sheet() -> list[Game]:
    return [game for game in SHELF.values() if game.sheet_module]


def offer_of(game: Game) -> Offer:
    """Only for games that have a sheet."""
    assert game.sheet_module is not None
    return cast(Offer, import_module(game.sheet_module).OFFER)


PAPER = Option(
    "paper",
    QT_TRANSLATE_NOOP("sheets", "Paper"),
    (
        Choice("a4", QT_TRANSLATE_NOOP("sheets", "A4"), QT_TRANSLATE_NOOP("sheets", "210 × 297 mm")),
        Choice("letter", QT_TRANSLATE_NOOP("sheets", "Letter"), QT_TRANSLATE_NOOP("sheets", "8.5 × 11 inches")),
    ),
)
"""What every sheet is printed on."""
