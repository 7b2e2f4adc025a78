"""The mouse on the board of Crossword Track: squares, cells, letters, the buttons of the card, and what is dragged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent

from ludogite.ui.base.input import CLICK_REACH
from ludogite.ui.games.crossword.position import PAWN

if TYPE_CHECKING:
    from ludogite.ui.games.crossword.board import CrosswordBoard


def _index_at(areas: Sequence[QRectF], point: QPointF) -> int | None:
    return next((n for n, area in enumerate(areas) if area.contains(point)), None)


class Mouse:
    def __init__(self, board: CrosswordBoard) -> None:
        self._board, self._position, self._hand = board, board.position, board.hand
        self._pressed: tuple[str, QPointF] | None = None
        """The pawn, or a letter of the tray, that was pressed and may be dragged, and where."""

    # Press

    def press(self, event: QMouseEvent) -> None:
        self.forget()
        if event.button() == Qt.MouseButton.LeftButton and not self._position.is_over:
            self._press(event.position())

    def double_click(self, event: QMouseEvent) -> None:
        """Letters are clicked fast; everywhere else a double click is one press for the impatient."""
        if self._position.has_open_tray and self._board.view.layout.below.contains(event.position()):
            self.press(event)

    def _press(self, point: QPointF) -> None:
        board, layout, has_tray = self._board, self._board.view.layout, self._position.has_open_tray
        if has_tray and layout.below.contains(point):
            board.return_to_own()
            self._press_letter(point)
        elif layout.card.contains(point):
            board.return_to_own()
            self._press_card(point)
        elif layout.large.area.contains(point):
            self._press_board(point)
        elif has_tray:
            return  # it covers all that is left
        elif layout.small is not None and (layout.small.area.contains(point) or layout.glass.contains(point)):
            board.look_at_other()
        elif layout.tray.contains(point) and not self._position.enters_die:
            board.throw()

    def _press_board(self, point: QPointF) -> None:
        position, place = self._position, self._board.view.layout.large
        hand = position.acting_hand
        if hand is None or position.large != position.race.turn:
            return
        square, cell = place.square_at(point), place.cell_at(point)
        if hand.is_choosing:
            if place.pawn_place(position.race.sheet.pawn).contains(point):
                self._pressed = PAWN, point
            elif square is not None:
                self._board.go_to(square)
        elif cell is not None and not position.has_reader and hand.place_cursor(cell):
            self._board.open_tray()
            self._board.change_at_cursor()

    def _press_card(self, point: QPointF) -> None:
        board, position, button = self._board, self._position, self._board.cells.button_at(point)
        hand, layout = position.acting_hand, board.view.layout
        if button:
            self._press_button(button)
        elif position.enters_die:
            face = _index_at(layout.faces, point)
            if face is not None:
                board.enter_face(face + 1)
        elif hand is not None and not position.has_reader:
            places = layout.clue_cells(len(hand.cells)) if hand.is_asked else layout.choices
            at = _index_at(places, point)
            if at is not None and hand.is_asked:
                hand.pencil.place(at)
                board.open_tray()
                board.change()
            elif at is not None and hand.is_questioned and position.choices:
                board.choose(at)
            elif board.cells.thing_place("field").contains(point):
                board.open_tray()
                board.change()

    def _press_button(self, button: str) -> None:
        match button:
            case "pass":
                self._board.pass_on()
            case "keyboard":
                self._board.toggle_tray()
            case "hold":
                self._board.hold(True)
            case "right" | "wrong":
                self._board.judge(button == "right")

    def _press_letter(self, point: QPointF) -> None:
        layout, hand = self._board.view.layout, self._hand
        if layout.erase.contains(point):
            if hand.is_questioned:
                hand.erase_answer()
            else:
                hand.pencil.erase()
            self._board.change_at_cursor()
        elif layout.space.contains(point):
            hand.type_answer(" ")
            self._board.change()
        elif (at := _index_at(layout.letters, point)) is not None:
            self._pressed = layout.characters[at], point

    # Move

    def move(self, event: QMouseEvent) -> None:
        position, point = self._position, event.position()
        if position.is_over:
            return
        if self._pressed is not None:
            what, start = self._pressed
            if position.dragged or (point - start).manhattanLength() >= CLICK_REACH:
                self.drag(what, point)
                return
        self.point_at(self._board.cells.button_at(point))
        if self.aims_at(point):
            self._aim(point)

    def point_at(self, button: str) -> None:
        if button != self._position.active:
            self._position.active = button
            self._board.update(self._board.view.layout.card.toAlignedRect())

    def aims_at(self, point: QPointF) -> bool:
        """Whether another square that the pawn may go to is there: its word is shown before anybody goes."""
        hand, position = self._position.acting_hand, self._position
        if hand is None or not hand.is_choosing or position.is_over or position.large != position.race.turn:
            return False
        square = self._board.view.layout.large.square_at(point)
        return square is not None and square != hand.aimed and hand.may_go(square)

    def _aim(self, point: QPointF) -> None:
        if self.aims_at(point):
            self._hand.aim(self._board.view.layout.large.square_at(point))
            self._board.change()

    def drag(self, what: str, point: QPointF) -> None:
        before, self._position.dragged = self._position.dragged, (what, point)
        if before is None:
            self._board.update()
        else:
            self._board.update(self._drag_area(before[1]).united(self._drag_area(point)).toAlignedRect())
        if what == PAWN:
            self._aim(point)

    def _drag_area(self, point: QPointF) -> QRectF:
        """Around something that is dragged there."""
        reach = 1.6 * self._board.view.layout.large.cell
        return QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)

    # Release

    def release(self, event: QMouseEvent) -> None:
        self._board.hold(False)
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        (what, _), is_dragged, hand = self._pressed, self._position.dragged is not None, self._hand
        self.forget()
        self._board.update()
        if what == PAWN:
            square = self._board.view.layout.large.square_at(event.position())
            # The pawn is taller than its square: a click on it may mean the one behind.
            if square is not None and (is_dragged or square != self._position.race.sheet.pawn):
                self._board.go_to(square)
        elif hand.is_questioned:
            hand.type_answer(what.lower() if hand.typed else what)
            self._board.sounds.pencilled()
            self._board.change_at_cursor()
        elif is_dragged:
            self._drop_letter(what, event.position())
        else:
            if hand.write(what):
                self._board.sounds.pencilled()
            self._board.change_at_cursor()

    def _drop_letter(self, letter: str, point: QPointF) -> None:
        """Into the cell of the grid, or of the word that lies on the card."""
        layout, hand, position = self._board.view.layout, self._hand, self._position
        cell = layout.large.cell_at(point) if position.large == position.race.turn else None
        at = _index_at(layout.clue_cells(len(hand.cells)), point)
        if at is not None:
            cell = hand.cells[at]
        if cell is not None and hand.put(cell, letter):
            self._board.sounds.pencilled()
            self._board.change()

    def forget(self) -> None:
        """Nothing is pressed or dragged any more."""
        self._pressed = self._position.dragged = None

    def let_go(self) -> bool:
        """Puts back what is dragged; whether there was anything."""
        had = self._position.dragged is not None
        self.forget()
        if had:
            self._board.update()
        return had
