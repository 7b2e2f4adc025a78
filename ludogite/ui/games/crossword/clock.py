"""The clock of Crossword Track: the time for an answer. It rests while the window is not in front, while something
moves, and once the one who judges has looked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer

from ludogite.ui.match.header import seconds_since
from ludogite.ui.widgets.parts import make_timer

if TYPE_CHECKING:
    from ludogite.ui.games.crossword.board import CrosswordBoard

TICK_MS = 100
LAST_SECONDS = 5
"""They are heard."""


class AnswerClock:
    def __init__(self, board: CrosswordBoard) -> None:
        self._board = board
        self._since_tick = QElapsedTimer()
        self._timer = make_timer(board, TICK_MS)
        self._timer.timeout.connect(lambda: self.spend(seconds_since(self._since_tick)))

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def run_or_stop(self) -> None:
        board, hand = self._board, self._board.position.acting_hand
        should_run = (
            hand is not None
            and bool(hand.seconds)
            and not (board.position.has_reader and hand.has_looked)
            and board.isVisible()
            and board.window().isActiveWindow()
            and not board.motion.is_going
        )
        if should_run and not self.is_running:
            self._since_tick.start()
            self._timer.start()
        elif not should_run:
            self._timer.stop()

    def spend(self, seconds: float) -> None:
        """Time goes by while somebody is to answer."""
        board, before = self._board, self._board.hand.seconds
        if board.hand.tick(seconds):
            board.answer_in_time()
        elif before is not None and int(before) != int(board.hand.seconds or 0):
            if (board.hand.seconds or 0) <= LAST_SECONDS:
                board.sounds.ticked()
            board.update(board.view.layout.card.toAlignedRect())
            board.noted.emit()
