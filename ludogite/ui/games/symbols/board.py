"""The board of Six Symbols: one roll for everybody, pencilled by mouse or by keys on each one's own sheet."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent

from ludogite.ui.games.symbols.table import SymbolsTable
from ludogite.ui.match.board import Board
from ludogite.ui.match.keys import digit_of, is_key_focus
from ludogite.ui.match.pointer import CLICK_REACH
from ludogite.ui.theme import Colours

NOTCH = 120
"""What Qt counts for one notch of a wheel."""
STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
RUBBERS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


def make_board(colours: Colours) -> Board:
    return SymbolsBoard(colours)


class SymbolsBoard(SymbolsTable):
    """Mouse and keys."""

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._pressed: QPointF | None = None
        """Where the pair was pressed that is being dragged."""
        self._rolled = 0
        """How far the wheel has come on the way to the next turn."""

    # Mouse: drag, or click and click

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._use_mouse()
        point = self._pointer = event.position()
        if event.button() == Qt.MouseButton.RightButton and self.die is not None:
            self.forget_die()
        elif event.button() == Qt.MouseButton.RightButton:
            self.turn()
        elif event.button() == Qt.MouseButton.LeftButton:
            tile = next((n for n, area in enumerate(self.tiles()) if area.contains(point)), None)
            if tile is not None:
                self.choose(tile)
            elif not self.held:
                self._press(point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """One press for the impatient: nothing is chosen twice, and no die is exchanged that was just placed."""
        if not self.tiles() and self.board_layout.cell_at(event.position()) != (self.half or ()):
            self.mousePressEvent(event)

    def _press(self, point: QPointF) -> None:
        place = self.board_layout.cell_at(point)
        if self.domino and any(die.contains(point) for die in self.board_layout.dice(self.domino.way)):
            self.take_up()
            self._pressed = point
        elif place is not None:
            seat, cell = place
            mark = self.mark_of(seat)
            if mark and cell in (mark.first[1], mark.second[1]) and self.may_write(seat):
                self.lift(seat, cell)
                self._pressed = point
            elif self.round.pair and self.is_open and self.pencils.writers():
                self.place_one(seat, cell)
            elif not self.chooses_start:
                self.refused.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.held:
            self.update_pointer()
        self._pointer = event.position()
        if self.held:
            self.update_pointer()
            self.aim(self.board_layout.cell_at(self._pointer))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self.held:
            return
        place = self.board_layout.cell_at(event.position())
        is_click = self._pressed is not None and (event.position() - self._pressed).manhattanLength() < CLICK_REACH
        was_dragged, self._pressed = self._pressed is not None, None
        if place is not None and self.domino:
            self.aim(place)
            self.pencil(place[0], self.domino.on(place[1]))
        elif was_dragged and not is_click:
            self.held = False
        if not self.held:
            self.target = None
        self._tell_held(place)

    def _tell_held(self, place: tuple[int, int] | None) -> None:
        """Dropped beside the sheets, the pair lies in the tray again."""
        if place is None:
            self._tell()
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """One turn a notch, also where it comes in many small steps."""
        self._rolled += event.angleDelta().y()
        if abs(self._rolled) >= NOTCH:
            self.turn(1 if self._rolled < 0 else -1)
            self._rolled = 0
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        self.update()

    def _use_mouse(self) -> None:
        if self.uses_keys:
            self.uses_keys, self.target, self.tile = False, None, None
            self.update()

    # Keys: arrows, R, Enter; Tab and digits from sheet to sheet; digits for symbols

    def focusInEvent(self, event: QFocusEvent) -> None:
        if is_key_focus(event):
            self._use_keys()
            if event.reason() == Qt.FocusReason.BacktabFocusReason and self.pencils.writers():
                self._go_to(self.pencils.writers()[-1])
        super().focusInEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From one sheet that is to be written to the next, and past the last one on to the buttons."""
        writers = self.pencils.writers() if self.is_open else []
        if self.target is not None and self.target[0] in writers:
            at = writers.index(self.target[0]) + (1 if forward else -1)
            if 0 <= at < len(writers):
                self._go_to(writers[at])
                return True
        return bool(super().focusNextPrevChild(forward))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit, key = digit_of(event), Qt.Key(event.key())
        if digit is not None and digit < 6 and not event.isAutoRepeat():
            self._press_digit(digit)
        elif key in STEPS and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._step(*STEPS[key])
        elif key in ENTERS:
            if not event.isAutoRepeat() and self._use_keys():
                self._enter()
        elif key == Qt.Key.Key_R and not event.modifiers():
            self.turn()
        elif not (key in RUBBERS or key == Qt.Key.Key_Escape) or not self._put_back():
            super().keyPressEvent(event)

    def _press_digit(self, digit: int) -> None:
        if self.tiles():
            self._use_keys()
            self.choose(digit)
        elif self.may_write(digit):
            self._use_keys()
            self._go_to(digit)
        elif digit < len(self.seats):
            self.said.emit(self._why_nothing(digit))

    def _use_keys(self) -> bool:
        """From now on the cursor is seen. Whether it was already: keys act on no cell that a player does not see."""
        was_seen = (self.tile if self.tiles() else self.target) is not None
        self.uses_keys = True
        if self.tile is None:
            self.tile = 0
        if not self.held or self.target is None:
            self.held = False
            self.aim(self.cursor)
        self.update()
        return was_seen

    def _step(self, right: int, down: int) -> None:
        if not self._use_keys():
            return
        if tiles := self.tiles():
            self._step_tile(tiles, right, down)
        elif self.target is not None:
            seat, cell = self.target
            at = self.domino.fitted(cell) if self.domino else cell
            column, row = min(max(at % 5 + right, 0), 4), min(max(at // 5 + down, 0), 4)
            self.aim((seat, self.domino.fitted(5 * row + column) if self.domino else 5 * row + column))

    def _step_tile(self, tiles: list[Any], right: int, down: int) -> None:
        columns = sum(tile.top() == tiles[0].top() for tile in tiles)
        self.tile = min(max((self.tile or 0) + right + down * columns, 0), 5)
        self.update()

    def _go_to(self, seat: int) -> None:
        self.aim((seat, self.cursor[1]))

    def _enter(self) -> None:
        if self.tiles():
            self.choose(self.tile or 0)
            return
        offer = self.offered()
        if offer is None or self.mark_of(offer[0]) == offer[1]:
            self._go_on()
        elif self.pencil(*offer) and self.pencils.missing():
            self._go_to(self.pencils.missing()[0])

    def _go_on(self) -> None:
        """Enter where all is pencilled already: to who has not, or into ink."""
        if missing := self.pencils.missing():
            self._go_to(missing[0])
        else:
            self.act()

    def _put_back(self) -> bool:
        """What was begun last is taken back: the pair in the hand, half of it, a die, what is pencilled."""
        if self.die is not None:
            self.forget_die()
        elif self.held or self.half:
            self.held, self.half = False, None
            self.target = self.cursor if self.uses_keys else None
            self._tell()
        elif self.target is not None and self.mark_of(self.target[0]):
            self.rub_out(self.target[0])
        else:
            return False
        return True
