"""Shows the moves of a match as they happen. A press ends the motion; during a computer's turn also the motions that
would follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEasingCurve, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from ludogite.rules.game import Move, State
from ludogite.ui.base.board import Board, Shown
from ludogite.ui.look.sounds import Sounds

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
COMMAND_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class MoveAnimation:
    def __init__(
        self,
        board: Board,
        prepare: Callable[[State[Any], Sequence[Move]], int],
        sound: Callable[[Move, Sounds, bool], None],
    ) -> None:
        """`prepare` is given moves and the state that they were made in, and returns the milliseconds that showing them
        takes; 0: nothing moves. `sound` then has the last one heard, by these sounds, and is told whether it is seen
        happening."""
        self._board, self._prepare, self._sound = board, prepare, sound
        self._ply: int | None = None
        """How many moves had been made when the match was last shown as it stands."""
        self._is_hurried = False
        """Whether somebody does not want to watch the computer's turn."""
        board.motion.setEasingCurve(QEasingCurve.Type.Linear)

    def follow(self, before: Shown | None, shown: Shown) -> None:
        """Shows the moves made since the match was last shown as it stands. `before` is what the board showed last."""
        if shown.actor is not None:
            self._is_hurried = False
        last, self._ply = self._ply, len(shown.past)
        if last is not None and last < self._ply and before is not None and before.is_now:
            self._run(before.state, [move for _, move in shown.past[last:]])

    def replay(self, state: State[Any], move: Move) -> None:
        """Shows a move of long ago, in a film."""
        self._is_hurried = False
        self._run(state, [move])

    def _run(self, state: State[Any], moves: Sequence[Move]) -> None:
        milliseconds = self._prepare(state, moves)
        if self._is_hurried:
            return
        is_moving = bool(milliseconds) and self._board.animated
        if is_moving:
            self._board.motion.run(milliseconds)
        seat = state.to_move if isinstance(state.to_move, int) else state.thrower
        is_person = seat is None or self._board.seats[seat].is_person
        self._sound(moves[-1], self._board.sounds.by(is_person), is_moving)

    def end_by(self, event: QEvent, is_only_hurrying: Callable[[QEvent], bool]) -> bool:
        """Any of PRESSES ends the motion; returns whether it does nothing else. A command of the window does what it
        always does."""
        if not self._board.motion.is_going:
            return False
        is_command = isinstance(event, QKeyEvent) and bool(event.modifiers() & COMMAND_KEYS)
        is_only = not is_command and is_only_hurrying(event)
        if self._board.actor is None:
            self._is_hurried = True
        self._board.motion.skip()
        if is_only:
            event.accept()
        return is_only
