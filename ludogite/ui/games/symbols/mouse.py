"""The mouse on the board of Six Symbols: the pair is dragged, or clicked from cell to cell; the wheel turns it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent

from ludogite.ui.base.input import CLICK_REACH

if TYPE_CHECKING:
    from ludogite.ui.games.symbols.board import SymbolsBoard

NOTCH = 120
"""What Qt counts for one notch of a wheel."""


class Mouse:
    def __init__(self, board: SymbolsBoard) -> None:
        self._board, self._position, self._hand, self._view = board, board.position, board.hand, board.view
        self._pressed: QPointF | None = None
        """Where the pair was pressed that is being dragged."""
        self._wheel = 0
        """The part of a notch that the wheel has turned so far."""

    def press(self, event: QMouseEvent) -> None:
        self._board.hide_cursor()
        point = self._position.pointer = event.position()
        if event.button() == Qt.MouseButton.RightButton and self._hand.die is not None:
            self._board.put_back()
        elif event.button() == Qt.MouseButton.RightButton:
            self._board.turn_pair()
        elif event.button() == Qt.MouseButton.LeftButton:
            tile = next((n for n, area in enumerate(self._view.tiles()) if area.contains(point)), None)
            if tile is not None:
                self._board.choose(tile)
            elif not self._hand.is_held:
                self._press(point)

    def double_click(self, event: QMouseEvent) -> None:
        """A double click is one press: nothing is chosen twice, and no die is exchanged that was just placed."""
        if not self._view.tiles() and self._view.layout.cell_at(event.position()) != (self._hand.half or ()):
            self.press(event)

    def _press(self, point: QPointF) -> None:
        layout, pair = self._view.layout, self._position.pair
        place = layout.cell_at(point)
        if pair and any(die.contains(point) for die in layout.dice(pair.direction)):
            self._take_up(point)
        elif place is not None:
            self._press_cell(*place, point)

    def _take_up(self, point: QPointF) -> None:
        """The pair from the tray."""
        if self._hand.take_up():
            self._board.sounds.lifted()
            self._board.update()
        else:
            self._board.refused.emit()
        self._pressed = point

    def _press_cell(self, seat: int, cell: int, point: QPointF) -> None:
        mark = self._hand.mark_of(seat)
        if mark and cell in (mark.first[1], mark.second[1]):
            self._hand.lift(seat, cell)
            self._pressed = point
            self._board.change()
        elif self._hand.writers():
            self._board.place_one(seat, cell)
        elif not self._position.chooses_start:
            self._board.refused.emit()

    def move(self, event: QMouseEvent) -> None:
        if self._hand.is_held:
            self._view.update_pointer()
        self._position.pointer = event.position()
        if self._hand.is_held:
            self._view.update_pointer()
            self._board.aim(self._view.layout.cell_at(event.position()))

    def release(self, event: QMouseEvent) -> None:
        """Dropped on no sheet, the pair lies in the tray again."""
        hand = self._hand
        if event.button() != Qt.MouseButton.LeftButton or not hand.is_held:
            return
        place, answer = self._view.layout.cell_at(event.position()), None
        is_click = self._pressed is not None and (event.position() - self._pressed).manhattanLength() < CLICK_REACH
        was_dragged, self._pressed = self._pressed is not None, None
        if place is not None and hand.domino:
            self._board.set_target(place)
            answer = self._board.pencil(place[0], hand.domino.on(place[1]))
        elif was_dragged and not is_click:
            hand.put_down()
        if not hand.is_held:
            hand.target = None
        self._board.change(answer)

    def turn_wheel(self, event: QWheelEvent) -> None:
        """One turn a notch, also where it comes in many small steps."""
        self._wheel += event.angleDelta().y()
        if abs(self._wheel) >= NOTCH:
            self._board.turn_pair(1 if self._wheel < 0 else -1)
            self._wheel = 0
        event.accept()
