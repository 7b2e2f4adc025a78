"""A match and the board on which it is played and looked back at: which position is shown there, and who may act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt

from ludogite.match.looking import View, look, views
from ludogite.match.match import Match
from ludogite.rules.game import CHANCE, Move, State
from ludogite.ui.base.board import Board, Shown, Status


class MatchOnBoard:
    def __init__(self, match: Match, board: Board, may_act: Callable[[], bool] = lambda: True) -> None:
        """`may_act`: whether people may act at all, where it is their turn."""
        self.match, self.board, self._may_act = match, board, may_act
        self.status = Status()
        """The status of the board, as it was last read."""
        self.past_ply: int | None = None
        """The number of moves made in the position that somebody looks back at; None: the match as it stands."""
        self.view: View = "table"
        """From whose view somebody looks back."""
        self._views: Sequence[View] | None = None

    @property
    def is_past(self) -> bool:
        return self.past_ply is not None

    @property
    def ply(self) -> int:
        """The number of moves made in the position shown."""
        return self.match.cursor if self.past_ply is None else self.past_ply

    def state(self) -> State[Any]:
        """The position shown, as everybody at the table may see it; from another view once the match is over."""
        return look(self.match, self.ply, self.view if self.is_past else "table")

    def views(self) -> Sequence[View]:
        """Found once for a match that is over: all its positions are compared."""
        if self.match.outcome is None:
            return ("table",)
        if self._views is None:
            self._views = views(self.match)
        return self._views

    def actor(self) -> int | None:
        """The seat that a person may act for: the one to move, or the one that rolls the dice."""
        match, mover = self.match, self.match.state.to_move
        seat = match.state.thrower if mover == CHANCE and not match.config.real_dice else mover
        if match.outcome is not None or not isinstance(seat, int) or not self._may_act():
            return None
        return seat if match.config.seats[seat].is_person else None

    def resigners(self) -> Sequence[int]:
        """The seats that may give up now: of one person who is to act, or of all people where they act at once."""
        actor, config = self.actor(), self.match.config
        if actor is None or not config.game.has_rounds:
            return () if actor is None else (actor,)
        return [seat for seat, player in enumerate(config.seats) if player.is_person]

    def awaits_roll(self) -> bool:
        """Whether the match waits for a person to roll the dice."""
        return not self.is_past and self.match.state.to_move == CHANCE and self.actor() is not None

    def show(self, ply: int | None, better: Sequence[Move] = ()) -> None:
        """Shows the position after so many moves, and what would have been better in it; None: the match as it
        stands."""
        match, self.past_ply = self.match, ply
        is_now, at = ply is None, self.ply
        self.board.is_coaching = match.config.is_coached(self.actor())
        self.board.show_position(
            Shown(
                self.state(),
                last=match.moves[at - 1] if at else None,
                actor=self.actor() if is_now else None,
                is_now=is_now,
                resigned=match.resigned if is_now else None,
                undone=match.undone() if is_now else (),
                past=match.past(at),
                better=better,
            )
        )
        self.status = self.board.status()

    def advice_seat(self) -> int | None:
        """The seat that a hint would be for."""
        if self.status.advice_seat is not None:
            return self.status.advice_seat
        mover = self.match.state.to_move
        return mover if isinstance(mover, int) else None

    def focus_board(self, is_by_key: bool = True) -> None:
        """Gives the board the focus. If keys have brought the player here, it shows its cursor as well."""
        reason = Qt.FocusReason.ShortcutFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason
        self.board.setFocus(reason)
