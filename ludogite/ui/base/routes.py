"""Routes, the requests of a page: another page, or something that it cannot do itself.

A page emits one of these values by its signal `requested`, and the navigator follows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ludogite.players import BEGINNER

if TYPE_CHECKING:
    from pathlib import Path

    from ludogite.match.config import MatchConfig, Seat
    from ludogite.match.library.keep import Kept
    from ludogite.match.match import Match
    from ludogite.match.mistakes import Mistake
    from ludogite.match.people import Person
    from ludogite.rules.shelf import Game
    from ludogite.settings import Setting


class Home:
    pass


class Back:
    """From a page in front to the one behind it."""


class ShowRules(NamedTuple):
    game: Game | None
    """None: of whatever the page behind is about."""


class ShowSettings:
    pass


class PrintSheets:
    pass


class ShowStatistics(NamedTuple):
    game: Game | None = None
    """None: the one that was played last."""
    name: str | None = None
    """Whose; None: everybody's."""


class ShowMistakes(NamedTuple):
    """Those of one person in all games."""

    name: str


class ShowPerson(NamedTuple):
    """All about one person."""

    name: str


class PeopleChanged:
    """Somebody has another name or badge, or two have become one: what other pages show is outdated."""


class ForgetPerson(NamedTuple):
    """They can be brought back until something else is done."""

    id: int


class ToggleFullScreen:
    pass


class ShowLibrary:
    """All matches, running and finished."""


class SetUp(NamedTuple):
    game: Game


class OpenExtraPage(NamedTuple):
    """What a game has besides its matches."""

    game: Game
    wish: object = None
    """What is to be seen there at first, if it is nothing usual: a value that the game knows."""


class Learn(NamedTuple):
    """The lesson of a game."""

    game: Game
    learner: Person | None = None
    """None: nobody has said yet who learns."""
    level: str = BEGINNER
    """Of the computer in the match for real that follows."""


class PlayForReal(NamedTuple):
    """A first match against an easy computer, after the lesson."""

    game: Game
    name: str = ""
    """Of the person who has learned it."""
    people: Sequence[Person] = ()
    """That person, if they are to be remembered."""
    level: str = BEGINNER
    """Of the computer."""


class ShowPuzzles(NamedTuple):
    """The page on which the puzzles of a game are chosen."""

    game: Game
    level: str | None = None
    """The one that was played last, if that is known."""


class PlayPuzzle(NamedTuple):
    game: Game
    level: str
    name: str
    """Of the person who plays."""
    seed: int | None = None
    """None: the next one of this person."""


class ChooseFiles:
    """Somebody wants to open files, and is asked which."""


class OpenFiles(NamedTuple):
    names: Sequence[str]


class SaveEverything(NamedTuple):
    """All that a family has, into one file."""

    file: Path


class ShowKept(NamedTuple):
    """What is in such a file."""

    file: Path


class BringBackKept(NamedTuple):
    """It comes in: as far as it is new, or in place of everything that is here."""

    kept: Kept
    replaces: bool


class LeaveKept:
    """Nobody looks at the file any more."""


class UndoBringingBack(NamedTuple):
    """Everything is again as it was; the file is that in which it was saved then."""

    before: Path


class ImportRecords(NamedTuple):
    names: Sequence[str]
    """Of files, and of folders with records in them."""


class BeginMatch(NamedTuple):
    config: MatchConfig
    people: Sequence[Person] = ()
    """Those who sit down and are to be remembered."""


class BeginGiven(NamedTuple):
    """A match with a set-up that was given, by a file: it is neither drawn anew nor offered again."""

    config: MatchConfig


class RememberPeople(NamedTuple):
    """Those who are here now; they are offered first the next time."""

    people: Sequence[Person]


class ResumeMatch(NamedTuple):
    id: int


class ForgetMatches(NamedTuple):
    """They can be brought back until something else is done."""

    ids: Sequence[int]


class RestoreMatches:
    """Brings back the matches, or the person, that were just deleted."""


class LeaveMatch(NamedTuple):
    """The page of the match is being closed."""

    match: Match


class Rematch(NamedTuple):
    """What follows a finished match."""

    match: Match
    level: str | None = None
    """Of the computer, if it is to be another one."""


class PlayAgain(NamedTuple):
    """Another match of those who played this one, which is over."""

    id: int


class PlayOn(NamedTuple):
    """Another match, from a position of this one on."""

    match: Match
    ply: int
    seats: Sequence[Seat]


class TryAgain(NamedTuple):
    """The mistakes of one seat in a match that is over, in front of the page on which they were found."""

    match: Match
    mistakes: Sequence[Mistake]
    is_review: bool = True
    """Whether that page is the review of the match, and not a list."""


class StartOver(NamedTuple):
    """The same match from its beginning; the old one is forgotten if it never came to its end."""

    match: Match


class ChangeSetting(NamedTuple):
    setting: Setting
    value: str


Route: TypeAlias = (
    Home
    | Back
    | ShowRules
    | ShowSettings
    | PrintSheets
    | ShowStatistics
    | ShowMistakes
    | ShowPerson
    | PeopleChanged
    | ForgetPerson
    | ToggleFullScreen
    | ShowLibrary
    | ChooseFiles
    | SetUp
    | OpenExtraPage
    | Learn
    | PlayForReal
    | ShowPuzzles
    | PlayPuzzle
    | OpenFiles
    | SaveEverything
    | ShowKept
    | BringBackKept
    | LeaveKept
    | UndoBringingBack
    | ImportRecords
    | BeginMatch
    | BeginGiven
    | RememberPeople
    | ResumeMatch
    | ForgetMatches
    | RestoreMatches
    | LeaveMatch
    | Rematch
    | PlayAgain
    | PlayOn
    | TryAgain
    | StartOver
    | ChangeSetting
)
