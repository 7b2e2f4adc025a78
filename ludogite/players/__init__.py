"""Computer players: what each thinks of a position, by game and level. Hints, analysis and computer seats all read the
same opinions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from ludogite.message import Message
from ludogite.players.why import NOTHING, Why
from ludogite.rules import draw
from ludogite.rules.game import Move, State

if TYPE_CHECKING:
    from ludogite.players.review import Review

Progress: TypeAlias = Callable[[float], None]
BEGINNER = "beginner"
"""The weakest level, and that of the first match after a lesson."""


@dataclass(frozen=True)
class Opinion:
    """Moves that a player considers, what they are worth, and why. A plan ends at the latest where dice are rolled,
    something is revealed or another seat moves; then the player is asked again."""

    plan: tuple[Move, ...]
    worth: Mapping[str, str | int | float]
    """As JSON; "value" is always there."""
    reason: Message
    why: Why = NOTHING
    """What leads there step by step, for a hint; only `advise` asks for it."""


class Player(Protocol):
    """What the module of a game's player offers."""

    LEVELS: tuple[str, ...]
    """Those that `rank` knows, the weakest first."""
    REVIEW: Review | None
    """How it judges moves that were made; None if it does not."""

    def rank(
        self, view: State[Any], level: str, seed: int, effort: int | None = None, progress: Progress | None = None
    ) -> list[Opinion]:
        """Opinions on all that can be done now, the best first. `view` is what the seat to move may know. Effort is
        counted in nodes or roll-outs, None for what the level is meant to spend; the same question always has
        the same answer."""

    def why(self, view: State[Any], plan: Sequence[Move]) -> Why:
        """What a hint shows before this plan, which is one of the best."""


def seed_at(seed: int, ply: int) -> int:
    """The seed that a player is given after so many moves of a match, so that it answers the same when asked again."""
    return draw.number(seed, "player", ply)


def player_of(player_module: str) -> Player:
    """The player in the module that a game of the shelf names."""
    player: Player = import_module(player_module)
    return player


def levels_of(player_module: str) -> tuple[str, ...]:
    """All levels that can be chosen, the weakest first."""
    return player_of(player_module).LEVELS


def rank(
    player_module: str,
    view: State[Any],
    level: str,
    seed: int,
    effort: int | None = None,
    progress: Progress | None = None,
) -> list[Opinion]:
    """`rank` of the player in this module: a question that can be sent to another process, which may have another
    shelf."""
    return player_of(player_module).rank(view, level, seed, effort, progress)


def advise(
    player_module: str, view: State[Any], level: str, seed: int, *, progress: Progress | None = None
) -> list[Opinion]:
    """`rank` for somebody who wants a hint: the best opinion also says why."""
    opinions = rank(player_module, view, level, seed, progress=progress)
    return explained(player_module, view, *opinions) if opinions else []


def explained(
    player_module: str, view: State[Any], best: Opinion, *others: Opinion, progress: Progress | None = None
) -> list[Opinion]:
    """The best one also says why."""
    return [replace(best, why=player_of(player_module).why(view, best.plan)), *others]


class Tried(Protocol):
    @property
    def mean(self) -> float:
        """What the idea was worth, over all times that it was tried."""


T = TypeVar("T", bound=Tried)


def best_first(
    ideas: Sequence[T],
    effort: int,
    try_out: Callable[[Sequence[T], int], None],
    progress: Callable[[float], None] | None = None,
) -> list[T]:
    """The ideas, the best first. `try_out` tries some of them, each so many times. Every step spends the same share of
    the effort, so that fewer ideas are tried more often. An idea that was dropped stays behind those that were kept."""
    order = list(ideas)
    steps = max(1, (len(order) - 1).bit_length())
    for n in range(steps):
        tried = order[: max(2, len(order) >> n)]
        try_out(tried, max(1, effort // steps // len(tried)))
        order = sorted(tried, key=lambda idea: -idea.mean) + order[len(tried) :]
        if progress:
            progress((n + 1) / steps)
    return order
