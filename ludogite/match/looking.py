"""Views of somebody who looks back at a match. What was hidden stays hidden until the match is over."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from ludogite.match.match import Match
from ludogite.rules.game import State

View: TypeAlias = int | Literal["table", "open"]
"""What everybody at the table could see, what a seat could see, or everything."""


def views(match: Match) -> list[View]:
    """Those that show different things; one while the match goes on, and in a game without secrets."""
    plies = range(match.cursor + 1)
    if match.outcome is None or all(match.state_at(ply).on_table() == match.state_at(ply) for ply in plies):
        return ["table"]
    seats: list[View] = [seat for seat in range(len(match.config.seats)) if _sees_more(match, seat)]
    return ["table", *seats, "open"]


def _sees_more(match: Match, seat: int) -> bool:
    states = (match.state_at(ply) for ply in range(match.cursor + 1))
    return any(state.seen_by_person(seat) != state.on_table() for state in states)


def look(match: Match, ply: int, view: View) -> State[Any]:
    """The position after so many moves. As long as the match goes on, it is what everybody at the table may see."""
    if match.outcome is None or view == "table":
        return match.on_table(ply)
    if view == "open":
        return match.state_at(ply)
    return match.state_at(ply).seen_by_person(view)
