"""What a page may ask for: to be led to another page, or that something is done that is not its own.

A page emits one of these values by its signal `requested`. The window follows those that it can, the application the
others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from ludogite.match.match import Match, MatchConfig
    from ludogite.match.people import Person
    from ludogite.rules.game import Game
    from ludogite.settings import Setting


@dataclass(frozen=True)
class Home:
    pass


@dataclass(frozen=True)
class Back:
    """From a page in front to the one behind it."""


@dataclass(frozen=True)
class ShowRules:
    game: Game | None
    """None: of whatever the page behind is about."""


@dataclass(frozen=True)
class ShowSettings:
    pass


@dataclass(frozen=True)
class PrintSheets:
    pass


@dataclass(frozen=True)
class ToggleFullScreen:
    pass


@dataclass(frozen=True)
class SetUp:
    game: Game


@dataclass(frozen=True)
class OpenExtraPage:
    """What a game has besides its matches."""

    game: Game


@dataclass(frozen=True)
class OpenFile:
    name: str


@dataclass(frozen=True)
class BeginMatch:
    config: MatchConfig
    people: Sequence[Person] = ()
    """Those who sit down and are to be remembered."""


@dataclass(frozen=True)
class ResumeMatch:
    id: int


@dataclass(frozen=True)
class ForgetMatch:
    id: int


@dataclass(frozen=True)
class LeaveMatch:
    """The page of the match is going."""

    match: Match


@dataclass(frozen=True)
class Rematch:
    """What follows a finished match."""

    match: Match


@dataclass(frozen=True)
class StartOver:
    """The same match from its beginning; the old one is forgotten."""

    match: Match


@dataclass(frozen=True)
class ChangeSetting:
    setting: Setting
    value: str


Route: TypeAlias = (
    Home
    | Back
    | ShowRules
    | ShowSettings
    | PrintSheets
    | ToggleFullScreen
    | SetUp
    | OpenExtraPage
    | OpenFile
    | BeginMatch
    | ResumeMatch
    | ForgetMatch
    | LeaveMatch
    | Rematch
    | StartOver
    | ChangeSetting
)
