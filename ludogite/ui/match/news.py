"""What is new since the page of a match was last drawn: a seat has moved, the turn has come to another person."""

from __future__ import annotations

from ludogite.match.match import Match


class News:
    def __init__(self, match: Match) -> None:
        self._match = match
        self._ply = match.cursor
        """How many moves were made when the page was last drawn."""
        self._actor: int | None = None
        """The person who was last to act."""

    def seat_that_moved(self) -> int | None:
        """If its move is the only one that was made since."""
        is_next = self._match.cursor == self._ply + 1
        self._ply = self._match.cursor
        mover = self._match.state_at(self._ply - 1).to_move if is_next else None
        return mover if isinstance(mover, int) else None

    def has_turn_come_to(self, actor: int) -> bool:
        """Whether somebody else was to act before; nobody was before the first one."""
        before, self._actor = self._actor, actor
        return before is not None and actor != before
