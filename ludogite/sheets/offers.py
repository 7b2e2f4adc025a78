"""Offers of what can be printed: score sheets, kits to play with, booklets, rules. The shelf names the module of each
game that has any. That module is free of Qt; its OFFER says what there is and what may be chosen, and imports what
draws. Puzzles on a sheet are values, which a worker may make."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Source
from ludogite.rules.game import Choice, Option
from ludogite.rules.shelf import SHELF, Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QRectF

    from ludogite.puzzles import Puzzle
    from ludogite.sheets.booklet import Chapter
    from ludogite.sheets.ink import Ink
    from ludogite.sheets.sheet import MatchOnPaper, Paper, RulesPicture, Sheet

BLANK, MATCH, KIT, BOOKLET, RULES = "blank", "match", "kit", "booklet", "rules"
HOLIDAY, MANUAL = "holiday", "manual"
"""The same for all games: a booklet of them all, and the manual of the program."""
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
MOST_KEPT = 1000
_kept: dict[PaperPuzzle, Any] = {}


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
LEVEL = Option(
    "level",
    QT_TRANSLATE_NOOP("sheets", "Level"),
    (
        Choice("easy", QT_TRANSLATE_NOOP("sheets", "Easy")),
        Choice("medium", QT_TRANSLATE_NOOP("sheets", "Medium")),
        Choice("hard", QT_TRANSLATE_NOOP("sheets", "Hard")),
    ),
)
SEED = Number("seed", QT_TRANSLATE_NOOP("sheets", "Number"), default=1, lowest=0)
"""Which ones: the same number gives the same."""
HOLIDAY_OPTIONS: tuple[Choosable, ...] = (
    LEVEL,
    Number("crosswords", QT_TRANSLATE_NOOP("sheets", "Crosswords"), default=6, lowest=0, highest=50),
    Number("challenges", QT_TRANSLATE_NOOP("sheets", "Cube challenges"), default=6, lowest=0, highest=40),
    Number("puzzles", QT_TRANSLATE_NOOP("sheets", "Puzzles"), default=8, lowest=0, highest=50),
    Number("pads", QT_TRANSLATE_NOOP("sheets", "Score sheets"), default=2, lowest=0, highest=20),
    SEED,
)


def default_of(option: Choosable) -> str:
    match option:
        case Option():
            return option.choices[0].value
        case Number():
            return str(option.default)
        case Text():
            return ""


class Offer(ABC):
    """What there is to print of a game, and what may be chosen of each; None where there is no such thing. Its methods
    import what draws when they are called. A sheet is in the language that is in force then."""

    pad: tuple[Option, ...] | None = None
    match: tuple[Option, ...] = ()
    kit: tuple[Choosable, ...] | None = None
    booklet: tuple[Choosable, ...] | None = None
    holiday: str | None = None
    """The option of the holiday booklet that says how many of this game are in it, besides puzzles."""
    draws_puzzles = False
    holds_matches = False
    """Whether a sheet holds several matches of the same players."""

    def make_pad(self, paper: Paper, chosen: Mapping[str, str]) -> Sheet:
        """To play on with pencil and dice."""
        raise NotImplementedError

    @abstractmethod
    def make_match(self, paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet: ...

    def make_kit(self, paper: Paper, chosen: Mapping[str, str], seen: Mapping[str, int]) -> Sheet:
        """What was chosen, of what people have met least often; CannotPrint if there is no such thing. `seen` says how
        often they have met each thing (`Game.things_in`)."""
        raise NotImplementedError

    def make_booklet(self, paper: Paper, chosen: Mapping[str, str]) -> Sheet:
        """What was chosen; CannotPrint if there is no such thing."""
        raise NotImplementedError

    def make_holiday(self, paper: Paper, level: str, seed: int, count: int) -> tuple[Chapter, Chapter]:
        """So many for the holiday booklet, and their solutions."""
        raise NotImplementedError

    def draw_puzzle(self, ink: Ink, area: QRectF, puzzle: Puzzle) -> None:
        raise NotImplementedError

    def draw_solution(self, ink: Ink, area: QRectF, puzzle: Puzzle) -> None:
        """Of a puzzle."""
        raise NotImplementedError

    def rules_picture(self, name: str) -> RulesPicture | None:
        """By the name that the rules call it by; None: they are printed without."""
        return None

    def options(self, what: str) -> tuple[Choosable, ...] | None:
        """What may be chosen of one of the things to print; None if the game does not have it."""
        known = {BLANK: self.pad, MATCH: self.match, KIT: self.kit, BOOKLET: self.booklet, HOLIDAY: HOLIDAY_OPTIONS}
        return known.get(what, ())


def games_with_sheet() -> list[Game]:
    return [game for game in SHELF.values() if game.sheet_module]


def offer_of(game: Game) -> Offer:
    """Only for games that have a sheet."""
    assert game.sheet_module is not None
    offer: Offer = import_module(game.sheet_module).OFFER
    return offer


@dataclass(frozen=True)
class PaperPuzzle:
    make: Callable[..., Any]
    """A function of a module: a worker calls it with the arguments and `progress`."""
    arguments: tuple[Hashable, ...]

    @property
    def is_made(self) -> bool:
        return self in _kept

    @property
    def value(self) -> Any:
        if self not in _kept:
            self.keep(self.make(*self.arguments))
        return _kept[self]

    def keep(self, value: Any) -> None:
        """What a worker has made. Of very many, those made first are forgotten."""
        _kept[self] = value
        while len(_kept) > MOST_KEPT:
            del _kept[next(iter(_kept))]
