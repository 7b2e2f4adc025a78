"""Score sheets for paper: one module a game. What is named here can be printed, and how; nothing here loads Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import Choice, Option

if TYPE_CHECKING:
    from ludogite.sheets.sheet import SheetModule


@dataclass(frozen=True)
class Offer:
    """The module that draws the sheets of a game, and what may be chosen of a blank pad and of a match's sheets."""

    module: str
    pad: tuple[Option, ...] = ()
    match: tuple[Option, ...] = ()

    def load(self) -> SheetModule:
        module: SheetModule = import_module(self.module)
        return module


PAPER = Option(
    "paper",
    QT_TRANSLATE_NOOP("sheets", "Paper"),
    (
        Choice("a4", QT_TRANSLATE_NOOP("sheets", "A4"), QT_TRANSLATE_NOOP("sheets", "210 × 297 mm")),
        Choice("letter", QT_TRANSLATE_NOOP("sheets", "Letter"), QT_TRANSLATE_NOOP("sheets", "8.5 × 11 inches")),
    ),
)
"""What every sheet is printed on."""

_PER_PAGE = Option(
    "per-page",
    QT_TRANSLATE_NOOP("sheets", "Sheets a page"),
    (
        Choice("2", QT_TRANSLATE_NOOP("sheets", "2"), QT_TRANSLATE_NOOP("sheets", "Large, half a page each")),
        Choice("4", QT_TRANSLATE_NOOP("sheets", "4"), QT_TRANSLATE_NOOP("sheets", "The size of a postcard")),
        Choice("8", QT_TRANSLATE_NOOP("sheets", "8"), QT_TRANSLATE_NOOP("sheets", "Small, to save paper")),
    ),
)
_DIAGONAL = Option(
    "diagonal",
    QT_TRANSLATE_NOOP("sheets", "Grey diagonal"),
    (
        Choice("with", QT_TRANSLATE_NOOP("sheets", "With"), QT_TRANSLATE_NOOP("sheets", "For the advanced rules")),
        Choice("without", QT_TRANSLATE_NOOP("sheets", "Without"), QT_TRANSLATE_NOOP("sheets", "For the basic rules")),
    ),
)

SHEETS: Mapping[str, Offer] = {
    "symbols": Offer("ludogite.sheets.symbols", pad=(_PER_PAGE, _DIAGONAL), match=(_PER_PAGE,)),
}
