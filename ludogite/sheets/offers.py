"""What is printed: score sheets, kits to play with, booklets, rules. The shelf names the module of each game that has
any. That module is free of Qt; its OFFER says what there is, what may be chosen, and which modules draw."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias, cast

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Source
from ludogite.rules.game import Choice, Option
from ludogite.rules.shelf import SHELF, Game

if TYPE_CHECKING:
    from ludogite.sheets.sheet import PartModule, PicturesModule, RulesPicture, SheetModule, UnseenPartModule


class CannotPrint(Complaint):
    """There is no such sheet, or nothing to print on it."""


@dataclass(frozen=True)
class Number:
    """A whole number that may be chosen."""

    name: str
    label: Source
    default: int
    lowest: int = 1
    highest: int = 999_999


@dataclass(frozen=True)
class Text:
    """Something that is named on the command line; the window has no field for it. Left out, it is empty."""

    name: str
    label: Source


Choosable: TypeAlias = Option | Number | Text


def default_of(option: Choosable) -> str:
    match option:
        case Option():
            return option.choices[0].value
        case Number():
            return str(option.default)
        case Text():
            return ""


@dataclass(frozen=True)
class Part:
    """A module that makes a kit or a booklet, and what may be chosen of it."""

    module: str
    options: tuple[Choosable, ...] = ()
    avoids_seen: bool = False
    """Whether it can leave out what people have met: then its module is an UnseenPartModule too."""

    def load(self) -> PartModule:
        return cast("PartModule", import_module(self.module))

    def load_unseen(self) -> UnseenPartModule:
        assert self.avoids_seen
        return cast("UnseenPartModule", import_module(self.module))


BLANK, MATCH, KIT, BOOKLET, RULES = "blank", "match", "kit", "booklet", "rules"
MANUAL = "manual"
"""Of the program, the same for all games."""


@dataclass(frozen=True)
class Offer:
    """What there is to print of a game; None where there is no such thing."""

    module: str
    """Draws the blank pad and the sheets of a match."""
    pad: tuple[Option, ...] | None = ()
    match: tuple[Option, ...] | None = ()
    kit: Part | None = None
    booklet: Part | None = None
    pictures_module: str | None = None
    """Draws the pictures of the rules; None: they are printed without."""
    holds_matches: bool = False
    """Whether a sheet holds several matches of the same players."""

    def load(self) -> SheetModule:
        return cast("SheetModule", import_module(self.module))

    def options(self, what: str) -> tuple[Choosable, ...] | None:
        """What may be chosen of one of the things to print; None if the game does not have it."""
        parts = {KIT: self.kit, BOOKLET: self.booklet, RULES: Part(""), MANUAL: Part("")}
        if what in parts:
            part = parts[what]
            return part.options if part else None
        return self.pad if what == BLANK else self.match

    def rules_picture(self, name: str) -> RulesPicture | None:
        if self.pictures_module is None:
            return None
        return cast("PicturesModule", import_module(self.pictures_module)).PICTURES[name]


def games_with_sheet() -> list[Game]:
    return [game for game in SHELF.values() if game.sheet_module]


def offer_of(game: Game) -> Offer:
    """Only for games that have a sheet."""
    assert game.sheet_module is not None
    return cast(Offer, import_module(game.sheet_module).OFFER)


def drawing_modules() -> list[str]:
    """The modules that draw, of all games: they may be imported early."""
    offers = [offer_of(game) for game in games_with_sheet()]
    parts = [part.module for offer in offers for part in (offer.kit, offer.booklet) if part]
    return [*(offer.module for offer in offers), *(o.pictures_module for o in offers if o.pictures_module), *parts]


LANGUAGE = Option(
    "language",
    QT_TRANSLATE_NOOP("sheets", "Language"),
    (
        Choice("en", QT_TRANSLATE_NOOP("sheets", "English")),
        Choice("fr", QT_TRANSLATE_NOOP("sheets", "Français")),
    ),
)
"""What every sheet may be printed in."""
PAPER = Option(
    "paper",
    QT_TRANSLATE_NOOP("sheets", "Paper"),
    (
        Choice("a4", QT_TRANSLATE_NOOP("sheets", "A4"), QT_TRANSLATE_NOOP("sheets", "210 × 297 mm")),
        Choice("letter", QT_TRANSLATE_NOOP("sheets", "Letter"), QT_TRANSLATE_NOOP("sheets", "8.5 × 11 inches")),
    ),
)
"""What every sheet is printed on."""
