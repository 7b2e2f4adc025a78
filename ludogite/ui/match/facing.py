"""Two people at one tablet: all below the header turns toward the one who plays, as if somebody turned the tablet."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.widgets.half_turn import HalfTurn

ACROSS = 1
"""The seat of the person who sits on the far side."""


class Facing:
    def __init__(self, shown: MatchOnBoard, below: QWidget) -> None:
        self._shown = shown
        self.half_turn = HalfTurn(below)
        self._is_wanted = False

    def want(self, is_wanted: bool) -> None:
        self._is_wanted = is_wanted
        self.follow()

    def follow(self) -> None:
        """The match has gone on. At its end all is upright again: that is for both."""
        match, state = self._shown.match, self._shown.match.state
        seat = state.to_move if isinstance(state.to_move, int) else state.thrower
        is_turned = self._is_wanted and match.outcome is None and seat == ACROSS
        self.half_turn.turn(is_turned, self._shown.board.animated)
