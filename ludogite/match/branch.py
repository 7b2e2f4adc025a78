"""A match that comes from another one, which is left as it is: played again, or from a position of it. The latter
counts nowhere."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from ludogite.match.config import BRANCH, MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.message import QT_TRANSLATE_NOOP, Message

HIDDEN = QT_TRANSLATE_NOOP("match", "Not everything is revealed yet: you can play on from here once the game is over.")
DAY = QT_TRANSLATE_NOOP("match", "You can play on from here once this game of the day is over.")
OVER = QT_TRANSLATE_NOOP("match", "The game is over here: look back first.")


def why_not(match: Match, ply: int) -> Message | None:
    """Why nobody can play on from the position after so many moves; None if somebody can. In a branch all might come
    to light that is hidden in a match that goes on."""
    state = match.state_at(ply)
    if state.to_move is None:
        return Message(OVER)
    if match.outcome is not None:
        return None
    if match.config.day:
        return Message(DAY)
    return Message(HIDDEN) if state != state.on_table() or match.is_covered(ply) else None


def branch_config(match: Match, ply: int, seats: Sequence[Seat]) -> MatchConfig:
    """With other dice than those that came: they are known."""
    players = [seat.name for seat in match.config.seats]
    table = {**_plain_table(match.config), BRANCH: {"move": ply, "players": players}}
    return replace(match.config, seats=tuple(seats), seed=secrets.randbits(63), table=table)


def again(old: MatchConfig) -> MatchConfig:
    """The same once more."""
    return replace(old, table=_plain_table(old))


def rematch(old: MatchConfig, level: str | None = None) -> MatchConfig:
    """With the seats reversed and a new draw; against computers of this level, if it is given."""
    seats = [replace(seat, level=level) if level and seat.level else seat for seat in old.seats]
    seed = secrets.randbits(63)
    options = {name: value[::-1] if isinstance(value, list) else value for name, value in old.options.items()}
    setup = old.game.draw_setup(len(old.seats), options, seed)
    coached = None if old.coached is None else frozenset(len(old.seats) - 1 - seat for seat in old.coached)
    return replace(again(old), seats=tuple(seats[::-1]), options=options, setup=setup, seed=seed, coached=coached)


def _plain_table(config: MatchConfig) -> Mapping[str, object]:
    """What was chosen at the table, for another match that does not branch off."""
    return {name: value for name, value in config.table.items() if name != BRANCH}


def begin_branch(match: Match, ply: int, seats: Sequence[Seat], begin: Callable[[MatchConfig], Match]) -> Match:
    """`begin` begins an empty match."""
    new = begin(branch_config(match, ply, seats))
    for move in match.moves[:ply]:
        new.play(move)
    new.mark_not_counting()
    return new


def seatings(seats: Sequence[Seat], levels: Sequence[str], names: Sequence[str]) -> Iterator[tuple[Seat, ...]]:
    """Who might play on: the same as before, each of the people against computers, and where computers have played,
    people in their places; `names` are of those who might."""
    yield tuple(seats)
    found = {tuple(seats)}
    if len(seats) == 1:
        return
    for place, seat in enumerate(seats):
        for level in levels if seat.is_person else ():
            made = tuple(each if n == place else Seat("Computer", level) for n, each in enumerate(seats))
            if made not in found:
                found.add(made)
                yield made
    if not any(seat.is_person for seat in seats) or all(seat.is_person for seat in seats):
        return
    free = [name for name in names if name not in {seat.name for seat in seats}]
    computers = [n for n, seat in enumerate(seats) if not seat.is_person]
    if len(computers) == 1:
        for name in free:
            yield tuple(Seat(name) if n == computers[0] else seat for n, seat in enumerate(seats))
