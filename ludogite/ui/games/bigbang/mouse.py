"""The mouse on the board of Big Bang: tokens are clicked or dragged across, the dice are dragged to the dish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent

from ludogite.message import Message
from ludogite.ui.base.input import CLICK_REACH
from ludogite.ui.games.bigbang.hand import Call

if TYPE_CHECKING:
    from ludogite.ui.games.bigbang.board import BigBangBoard


class Mouse:
    def __init__(self, board: BigBangBoard) -> None:
        self._board, self._position, self._hand, self._view = board, board.position, board.hand, board.view
        self._pressed: tuple[int, int] | None = None
        """The seat and cell of the press before, that a double click belongs to."""
        self._paints: bool | None = None
        """While the mouse goes across tokens: whether they are selected, or put back."""
        self._dice_from: QPointF | None = None
        """Where the dice were pressed."""

    def press(self, event: QMouseEvent) -> None:
        self._board.keys.hide_cursor()
        self._pressed = None
        point = event.position()
        if event.button() == Qt.MouseButton.RightButton:
            self._board.put_away()
        elif event.button() == Qt.MouseButton.LeftButton and self._board.shown and not self._position.is_at_round_end:
            self._press(point)

    def _press(self, point: QPointF) -> None:
        layout = self._view.layout
        if self._position.enters_dice:
            face = next((n for n, tile in enumerate(layout.tiles) if tile.contains(point)), None)
            if face is not None:
                self._board.enter_face(face)
                return
        for seat, place in enumerate(layout.boards):
            if place.area.contains(point):
                self._press_board(seat, place.cell_at(point))
                return
        if layout.dish.contains(point):
            self._press_dish()
        elif layout.strip.contains(point):
            self._press_strip(point)
        elif layout.bell.contains(point) and self._position.has_call(Call.BONUS):
            self._board.call(Call.BONUS)
        elif layout.glass.contains(point) and self._position.has_call(Call.FORGOTTEN):
            self._board.call(Call.FORGOTTEN)

    def _press_board(self, seat: int, cell: int | None) -> None:
        if seat != self._position.large:
            self._board.look_at(seat)
        elif cell is not None:
            self._pressed = seat, cell
            is_selecting = self._hand.is_turn and not self._hand.call and seat == self._hand.seat
            self._board.use_cell(cell)
            if is_selecting:
                self._paints = cell in self._hand.selected or cell not in self._numbers_up()

    def _numbers_up(self) -> set[int]:
        return {cell for cell in range(36) if (self._position.token_seen(self._position.large, cell) or 0) > 0}

    def _press_dish(self) -> None:
        if self._hand.call is Call.FORGOTTEN:
            self._hand.put_away_all()
            self._board.change()
        elif not self._position.enters_dice:
            self._board.throw()

    def _press_strip(self, point: QPointF) -> None:
        has_dice = self._board.actor is not None and self._hand.call is not Call.FORGOTTEN
        if has_dice and any(die.contains(point) for die in self._view.layout.dice):
            self._dice_from = point
        else:
            self._board.act()

    def double_click(self, event: QMouseEvent) -> None:
        """On a token it turns what is selected; elsewhere it is one press for the impatient."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        seat, cell = pressed
        is_same = self._view.layout.boards[seat].cell_at(event.position()) == cell
        if is_same and seat == self._position.large == self._hand.seat and self._hand.is_turn:
            self._paints = None
            if self._hand.call is None and self._position.looked_at is None:
                refusal = self._hand.select(cell)
                if refusal is None:
                    self._board.act()
                else:
                    self._board.change(refusal)

    def move(self, event: QMouseEvent) -> None:
        if self._board.shown is None or self._position.is_at_round_end:
            return
        point, layout = event.position(), self._view.layout
        if self._dice_from is not None and (point - self._dice_from).manhattanLength() >= CLICK_REACH:
            self._view.update_dragged(point)
        hovered = layout.boards[layout.large].cell_at(point)
        is_over_dish = layout.dish.contains(point)
        before, was_over_dish = self._position.hovered, self._position.is_over_dish
        self._position.hovered, self._position.is_over_dish = hovered, is_over_dish
        if hovered != before:
            self._view.update_cells(before, hovered)
            if hovered is not None and self._paints is not None:
                self._paint_across(hovered)
        if is_over_dish != was_over_dish:
            self._view.update_dish()

    def _paint_across(self, cell: int) -> None:
        """Tokens that are dragged across become as the first did; backs and stars are passed over."""
        self._pressed = None
        if cell in self._numbers_up() and (cell in self._hand.selected) != self._paints:
            self._board.select(cell, bool(self._paints))

    def release(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        start, dragged = self._dice_from, self._position.dragged
        self.forget()
        if start is None:
            return
        if dragged is None:
            self._board.act()
        elif self._view.layout.dish.contains(event.position()):
            self._board.throw()
        self._board.update()

    def tip(self, point: QPointF) -> Message | None:
        """Why the bell or the glass at this point cannot be taken in this turn."""
        if not self._position.is_now or not self._hand.is_turn:
            return None
        for call, area in ((Call.BONUS, self._view.layout.bell), (Call.FORGOTTEN, self._view.layout.glass)):
            if area.contains(point) and self._position.has_call(call):
                return self._hand.why_not_call(call)
        return None

    def leave(self) -> None:
        before = self._position.hovered
        self._position.hovered, self._position.is_over_dish = None, False
        if not self._position.is_at_round_end:
            self._view.update_cells(before)
            self._view.update_dish()

    def forget(self) -> None:
        """Nothing is pressed or dragged any more."""
        self._paints = self._dice_from = self._position.dragged = None
