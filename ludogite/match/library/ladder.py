"""When somebody should try another level of a game, read from the matches that were played against the computer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.store.rows import Played
from ludogite.players import levels_of

IN_A_ROW = 3
"""So many wins, or losses, against one level."""
PAUSE = 10
"""After an offer so many matches pass without another one."""


def person_and_level(config: MatchConfig) -> tuple[str, str] | None:
    """Who plays alone against a computer, and against which; None where it is not so."""
    match sorted(config.seats, key=lambda seat: seat.is_person):
        case [Seat(level=str(level)), Seat(name=name, level=None)]:
            return name, level
    return None


def level_to_try(config: MatchConfig, id: int | None, matches: Iterable[Played]) -> str | None:
    """The next level up or down, if the last matches of the person ask for it, after the match with this id, which is
    over. `matches` are all of the game that are stored."""
    if (seated := person_and_level(config)) is None:
        return None
    row: list[tuple[str, int]] = []
    pause = 0
    for match in sorted(matches, key=lambda match: match.id):
        met = person_and_level(match.config)
        if met is None or met[0] != seated[0] or match.result is None or match.config.branch:
            continue
        row, offer = [*row[1 - IN_A_ROW :], (met[1], _step(match))], None
        if pause:
            pause -= 1
        elif len(row) == IN_A_ROW and len(set(row)) == 1:
            offer = _beside(levels_of(config.game.player_module), *row[-1])
            pause = PAUSE if offer else 0
        if match.id == id:
            return offer
    return None


def _step(match: Played) -> int:
    """Upwards after a win of the person, downwards after one of the computer. Who was helped has shown nothing by a
    win."""
    assert match.result
    winner = match.result.winner
    if winner is None:
        return 0
    return -1 if not match.config.seats[winner].is_person else int(not match.is_helped)


def _beside(levels: Sequence[str], level: str, step: int) -> str | None:
    """The next level in this direction; None if there is none."""
    at = levels.index(level) + step if step and level in levels else -1
    return levels[at] if 0 <= at < len(levels) else None
