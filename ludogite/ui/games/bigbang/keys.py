"""The keys at the board of Big Bang: arrows, Space, Enter, B, F or O, D, Escape; digits for real dice.

The cursor is the cell that keys act on; a player who uses the mouse never sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from ludogite.ui.base.input import ARROWS, ENTER_KEYS, digit_of
from ludogite.ui.base.move_animation import COMMAND_KEYS
from ludogite.ui.games.bigbang.hand import Call
from ludogite.ui.match.accessible import announce

if TYPE_CHECKING:
    from ludogite.ui.games.bigbang.board import BigBangBoard

GLASS_KEYS = (Qt.Key.Key_F, Qt.Key.Key_O)
"""Forgotten, oublié."""


class Keys:
    def __init__(self, board: BigBangBoard) -> None:
        self._board, self._position = board, board.position
        self._last_cell = 14
        """Where the cursor was last."""

    def take_focus(self, event: QFocusEvent) -> None:
        """A page that has just come shows none: nobody has asked for a token yet."""
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._show_cursor()

    def take(self, event: QKeyEvent) -> bool:
        """Whether the key means anything here."""
        key, board, position = Qt.Key(event.key()), self._board, self._position
        if event.modifiers() & COMMAND_KEYS or board.shown is None:
            return False
        if key in ARROWS and not position.is_at_round_end:
            self._step(*ARROWS[key])
            return True
        return not event.isAutoRepeat() and self._press(key, digit_of(event))

    def _press(self, key: Qt.Key, digit: int | None) -> bool:
        board, position = self._board, self._position
        if key == Qt.Key.Key_Escape:
            return board.put_away()
        if position.enters_dice:
            return self._press_face(key, digit)
        if key in ENTER_KEYS and key != Qt.Key.Key_Space:
            self._enter()
        elif position.is_at_round_end:
            return False
        elif key == Qt.Key.Key_Space:
            self._use_cell()
        elif key == Qt.Key.Key_B and position.has_call(Call.BONUS):
            board.call(Call.BONUS)
        elif key in GLASS_KEYS and position.has_call(Call.FORGOTTEN):
            board.call(Call.FORGOTTEN)
        elif key == Qt.Key.Key_D:
            board.throw()
        else:
            return False
        return True

    def _press_face(self, key: Qt.Key, digit: int | None) -> bool:
        board, position = self._board, self._position
        if digit is not None and digit < 6:
            board.enter_face(digit)
        elif key in ENTER_KEYS:
            if self._show_cursor() and position.face is not None:
                board.enter_face(position.face)
        else:
            return False
        return True

    def _enter(self) -> None:
        """Turns what is selected, or points; it never ends the turn."""
        board, position = self._board, self._position
        if position.is_at_round_end and not position.is_paused:
            return
        if board.hand.call and not position.is_paused:
            self._use_cell()
        else:
            board.act()

    def _use_cell(self) -> None:
        if self._show_cursor() and self._position.key_cell is not None:
            self._board.use_cell(self._position.key_cell)

    # The cursor

    def _show_cursor(self) -> bool:
        """From now on the cursor is seen. Whether it was already: keys act on no cell that a player does not see."""
        board, position = self._board, self._position
        if board.shown is None or position.is_at_round_end:
            return False
        if position.enters_dice:
            was_seen = position.face is not None
            position.face = position.face or 0
        else:
            was_seen = position.key_cell is not None
            position.key_cell = self._last_cell if position.key_cell is None else position.key_cell
        if not was_seen:
            self._announce()
        board.update()
        return was_seen

    def hide_cursor(self) -> None:
        board, position = self._board, self._position
        if position.key_cell is not None or position.face is not None:
            position.key_cell = position.face = None
            board.update()

    def _step(self, right: int, down: int) -> None:
        if not self._show_cursor():
            return
        board, position = self._board, self._position
        if position.enters_dice:
            position.face = min(max((position.face or 0) + right + down, 0), 5)
        elif position.key_cell is not None:
            column, row = position.key_cell % 6 + right, position.key_cell // 6 + down
            position.key_cell = self._last_cell = min(max(column, 0), 5) + 6 * min(max(row, 0), 5)
        self._announce()
        board.update()

    def _announce(self) -> None:
        cell = self._board.current_cell()
        if self._board.hasFocus() and cell is not None:
            announce(self._board, cell)
