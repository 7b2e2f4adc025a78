"""The keys of Six Symbols: arrows, R, Enter; Tab and digits from sheet to sheet; digits for symbols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from ludogite.rules.symbols import SYMBOLS, Writing
from ludogite.ui.base.input import ARROWS, ENTER_KEYS, digit_of
from ludogite.ui.widgets.parts import is_key_focus

if TYPE_CHECKING:
    from ludogite.ui.games.symbols.board import SymbolsBoard

RUB_OUT_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class Keys:
    def __init__(self, board: SymbolsBoard) -> None:
        self._board, self._position, self._hand, self._view = board, board.position, board.hand, board.view

    def take_focus(self, event: QFocusEvent) -> None:
        if is_key_focus(event):
            is_from_behind = event.reason() == Qt.FocusReason.BacktabFocusReason and self._hand.writers()
            self._show_cursor(self._hand.writers()[-1] if is_from_behind else None)

    def go_on(self, forward: bool) -> bool:
        """From one sheet that is to be written to the next; False past the last one."""
        writers, target = self._hand.writers(), self._hand.target
        if target is not None and target[0] in writers:
            at = writers.index(target[0]) + (1 if forward else -1)
            if 0 <= at < len(writers):
                self._go_to(writers[at])
                return True
        return False

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key means anything here."""
        digit, key = digit_of(event), Qt.Key(event.key())
        if digit is not None and digit < len(SYMBOLS) and not event.isAutoRepeat():
            self._press_digit(digit)
        elif key in ARROWS and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._step(*ARROWS[key])
        elif key in ENTER_KEYS:
            if not event.isAutoRepeat():
                self._enter()
        elif key == Qt.Key.Key_R and not event.modifiers():
            self._board.turn_pair()
        else:
            return (key in RUB_OUT_KEYS or key == Qt.Key.Key_Escape) and self._board.put_back()
        return True

    def _press_digit(self, digit: int) -> None:
        if self._view.tiles():
            self._show_cursor()
            self._board.choose(digit)
        elif self._hand.may_write(digit):
            self._show_cursor(digit)
        elif digit < len(self._board.seats):
            self._board.change(self._position.nothing_to_write(digit))

    def _show_cursor(self, seat: int | None = None) -> bool:
        """From now on the cursor is seen, on the sheet of this seat if one is named. Whether it was already: keys act
        on no cell that a player does not see."""
        board, position, hand, before = self._board, self._position, self._hand, self._hand.target
        was_seen = (position.tile if self._view.tiles() else before) is not None
        board.uses_keys = True
        if position.tile is None:
            position.tile = 0
        if before is None:
            start = hand.half or board.key_place
            hand.put_down()
            board.set_target(hand.come_to(*start))
        if seat is not None:
            board.set_target(hand.come_to(seat, board.key_place[1]))
        if hand.target != before:
            board.report_offer()
        board.update()
        return was_seen

    def _step(self, right: int, down: int) -> None:
        if not self._show_cursor():
            return
        if tiles := self._view.tiles():
            self._step_tile(tiles, right, down)
        elif self._hand.target is not None:
            (seat, cell), domino = self._hand.target, self._hand.domino
            at = domino.fitted(cell) if domino else cell
            column, row = min(max(at % 5 + right, 0), 4), min(max(at // 5 + down, 0), 4)
            self._board.aim((seat, domino.fitted(5 * row + column) if domino else 5 * row + column))

    def _step_tile(self, tiles: Sequence[QRectF], right: int, down: int) -> None:
        columns = sum(tile.top() == tiles[0].top() for tile in tiles)
        self._position.tile = min(max((self._position.tile or 0) + right + down * columns, 0), 5)
        self._board.update()

    def _go_to(self, seat: int) -> None:
        self._board.aim(self._hand.come_to(seat, self._board.key_place[1]))

    def _enter(self) -> None:
        """Does what the line says: writes in ink what all have pencilled, unless the pair is seen somewhere else; then
        pencils it there."""
        hand, missing = self._hand, self._hand.missing()
        if self._view.tiles():
            if self._show_cursor():
                self._board.choose(self._position.tile or 0)
        elif hand.is_complete() and self._position.offer() is None:
            hand.put_down()
            self._board.act()
        elif hand.target is None:
            self._show_cursor(None if self._board.key_place[0] in missing or not missing else missing[0])
        elif (offer := hand.offered()) and not hand.is_pencilled(*offer):
            self._pencil(*offer)
        elif missing:
            self._go_to(missing[0])

    def _pencil(self, seat: int, mark: Writing) -> None:
        """And goes on to the next sheet."""
        refusal = self._board.pencil(seat, mark)
        if refusal is None and (missing := self._hand.missing()):
            self._board.set_target((missing[0], self._board.key_place[1]))
            self._board.update()
            self._board.report_offer()
        else:
            self._board.change(refusal)
