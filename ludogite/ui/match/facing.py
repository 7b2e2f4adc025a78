"""Two people at one tablet: all below the header turns toward the one who plays, as if somebody turned the tablet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from ludogite.settings import FACING, Settings
from ludogite.ui.base.routes import ChangeSetting, Route
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.widgets.half_turn import HalfTurn

ACROSS = 1
"""The seat of the person who sits on the far side."""


class Facing:
    def __init__(
        self, shown: MatchOnBoard, below: QWidget, button: QPushButton | None, request: Callable[[Route], object]
    ) -> None:
        """The button chooses whether it turns; without one it never does."""
        self._shown, self._button = shown, button
        self.half_turn = HalfTurn(below)
        self._is_wanted = False
        if button is not None:
            button.toggled.connect(lambda is_on: request(ChangeSetting(FACING, "on" if is_on else "off")))

    def use_settings(self, settings: Settings) -> None:
        self._is_wanted = self._button is not None and settings[FACING] == "on"
        self.follow()
        if self._button is not None:
            self._button.setChecked(self._is_wanted)

    def follow(self) -> None:
        """The match has gone on. At its end all is upright again: that is for both."""
        match, state = self._shown.match, self._shown.match.state
        seat = state.to_move if isinstance(state.to_move, int) else state.thrower
        is_turned = self._is_wanted and match.outcome is None and seat == ACROSS
        self.half_turn.turn(is_turned, self._shown.board.animated)
