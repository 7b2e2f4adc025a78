"""The mouse on the board of Crossword Track: squares, cells, letters, the buttons of the card, and what is dragged."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QShowEvent, QWheelEvent

from ludogite.ui.base.board import Shown
from ludogite.ui.games.crossword.acting_view import ActingView
from ludogite.ui.games.crossword.end_cards import notebook
from ludogite.ui.games.crossword.painting import most_scrolled
from ludogite.ui.games.crossword.still_life import PAWN
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.pointer import CLICK_REACH

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
FACES = range(1, 7)
WITH_OTHERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
WINDOW_EVENTS = (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate)


class PointingView(ActingView):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._pressed: tuple[str, QPointF] | None = None
        """What was pressed and may be dragged: the pawn, or a letter of the tray."""
        self.setMouseTracking(True)

    def show_position(self, shown: Shown) -> None:
        super().show_position(shown)
        self._pressed = None

    def event(self, event: QEvent) -> bool:
        """A press that hurries a computer does nothing else."""
        if event.type() in WINDOW_EVENTS:
            self.run_or_stop_clock()
        if event.type() in PRESSES and self.motion.is_going:
            is_only_hurrying = self._only_hurries(event)
            self.hurry()
            if is_only_hurrying:
                event.accept()
                return True
        return super().event(event)

    def _only_hurries(self, event: QEvent) -> bool:
        """Whether a press while something moves does nothing but end it. While the pawn still walks nobody has seen
        what is asked: nobody passes, and a click means nothing that lies there afterwards. Of the one who judges,
        Space is no look at the answer."""
        if isinstance(event, QKeyEvent) and event.modifiers() & WITH_OTHERS:
            return False
        if self.actor is None and not self.enters_die:
            return True
        if not isinstance(event, QKeyEvent):
            return self.is_arriving
        is_look = event.key() == Qt.Key.Key_Space and self.is_judging
        return is_look or (event.key() == Qt.Key.Key_F4 and self.is_arriving)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.run_or_stop_clock()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.run_or_stop_clock()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.hold(False)
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self.dragged = None
        if event.button() == Qt.MouseButton.LeftButton and self.shown is not None and not self.is_over:
            self._press(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Letters are clicked fast; everywhere else a double click is one press for the impatient."""
        is_letter = self.shown is not None and self.has_open_tray
        if is_letter and self.board_layout.letter_tray.contains(event.position()):
            self.mousePressEvent(event)

    def _press(self, point: QPointF) -> None:
        layout, hand = self.board_layout, self.acting_hand
        if self.has_open_tray and hand is not None and layout.letter_tray.contains(point):
            self.return_to_own()
            self._press_letter(point)
        elif layout.card.contains(point):
            self.return_to_own()
            self._press_card(point)
        elif layout.large.area.contains(point):
            self._press_board(point)
        elif self.has_open_tray:
            return  # it covers all that is left
        elif layout.small is not None and (layout.small.area.contains(point) or layout.glass.contains(point)):
            self.look_at_other()
        elif layout.tray.contains(point) and not self.enters_die:
            self.throw()

    def _press_board(self, point: QPointF) -> None:
        hand, place = self.acting_hand, self.board_layout.large
        if hand is None or self.large != self.race.turn:
            return
        square, cell = place.square_at(point), place.cell_at(point)
        if hand.is_choosing:
            if place.pawn_place(self.race.sheet.pawn).contains(point):
                self._pressed = PAWN, point
            elif square is not None:
                self.go_to(square)
        elif cell is not None and not self.has_reader and hand.place_cursor(cell):
            self.change()
            self.announce_cursor()

    def _press_card(self, point: QPointF) -> None:
        hand, button = self.acting_hand, self.button_at(point)
        if self.is_judging or (self.may_correct and button):
            self._press_judge(button)
        elif self.enters_die:
            face = next((n for n in FACES if self.thing_place(f"face {n}").contains(point)), None)
            if face is not None:
                self.enter_face(face)
        elif hand is not None and hand.is_asked:
            self._press_clue(point)
        elif hand is not None and hand.is_questioned:
            self._press_question(point)

    def _press_judge(self, button: str) -> None:
        if button == "hold":
            self.hold(True)
        elif button in ("right", "wrong"):
            self.judge(button == "right")
        elif button == "pass":
            self.pass_on()

    def _press_clue(self, point: QPointF) -> None:
        button = self.button_at(point)
        if button == "pass":
            self.pass_on()
        elif button == "keyboard":
            self.toggle_tray()
        else:
            cells = self.board_layout.clue_cells(len(self.hand.cells))
            at = next((n for n, cell in enumerate(cells) if cell.contains(point)), None)
            if at is not None:
                self.hand.pencil.place(at)
                self.change()

    def _press_question(self, point: QPointF) -> None:
        choices = self.question.choices if self.question else ()
        button = self.button_at(point)
        if button == "pass":
            self.pass_on()
        elif button == "keyboard":
            self.toggle_tray()
        elif choices:
            at = next((n for n, area in enumerate(self.board_layout.choices) if area.contains(point)), None)
            if at is not None:
                self.choose(at)

    def _press_letter(self, point: QPointF) -> None:
        layout = self.board_layout
        if layout.erase.contains(point):
            if self.hand.is_questioned:
                self.hand.erase_answer()
            else:
                self.hand.pencil.erase()
            self.change()
            self.announce_cursor()
            return
        if layout.space.contains(point):
            self.hand.type_answer(" ")
            self.change()
            return
        at = next((n for n, area in enumerate(layout.letters) if area.contains(point)), None)
        if at is not None:
            self._pressed = layout.characters[at], point

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.shown is None or self.is_over:
            return
        point = event.position()
        if self._pressed is not None:
            what, start = self._pressed
            if self.dragged or (point - start).manhattanLength() >= CLICK_REACH:
                self._drag(what, point)
                return
        hand, place = self.acting_hand, self.board_layout.large
        active = self.button_at(point)
        if active != self.active:
            self.active = active
            self.update(self.board_layout.card.toAlignedRect())
        if hand is not None and hand.is_choosing and self.large == self.race.turn:
            square = place.square_at(point)
            if square is not None and square != hand.aimed and hand.may_go(square):
                hand.aim(square)
                self.change()

    def _drag(self, what: str, point: QPointF) -> None:
        before = self.dragged
        self.dragged = what, point
        if before is None:
            self.update()
        else:
            self.update(self.drag_area(before[1]).united(self.drag_area(point)).toAlignedRect())
        if what == PAWN:
            square = self.board_layout.large.square_at(point)
            if square is not None and square != self.hand.aimed and self.hand.may_go(square):
                self.hand.aim(square)
                self.change()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.hold(False)
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        (what, _), dragged = self._pressed, self.dragged
        self._pressed = self.dragged = None
        self.update()
        if what == PAWN:
            square = self.board_layout.large.square_at(event.position())
            # The pawn is taller than its square: a click on it may mean the one behind.
            if square is not None and (dragged is not None or square != self.race.sheet.pawn):
                self.go_to(square)
        elif self.hand.is_questioned:
            self.hand.type_answer(what.lower() if self.hand.typed else what)
            self.change()
            self.announce_cursor()
        elif dragged is None:
            self.hand.write(what)
            self.change()
            self.announce_cursor()
        else:
            self._drop_letter(what, event.position())

    def _drop_letter(self, letter: str, point: QPointF) -> None:
        """Into the cell of the grid, or of the word that lies on the card."""
        layout = self.board_layout
        cell = layout.large.cell_at(point) if self.large == self.race.turn else None
        flat = layout.clue_cells(len(self.hand.cells))
        at = next((n for n, area in enumerate(flat) if area.contains(point)), None)
        if at is not None:
            cell = self.hand.cells[at]
        if cell is not None and self.hand.put(cell, letter):
            self.change()

    def let_go(self) -> bool:
        """What is dragged goes back; whether there was anything."""
        had, self._pressed, self.dragged = self.dragged is not None, None, None
        if had:
            self.update()
        return had

    def look_at_other(self) -> None:
        """Nothing is dragged from one board to the other."""
        self.let_go()
        super().look_at_other()

    def drag_area(self, point: QPointF) -> QRectF:
        """What is painted of something that is dragged there."""
        reach = 1.6 * self.board_layout.large.cell
        return QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)

    def wheelEvent(self, event: QWheelEvent) -> None:
        down = event.angleDelta().y()
        if self.shown is not None and self.is_over and down:
            self.scroll_notebook(-1 if down > 0 else 1)
        else:
            super().wheelEvent(event)

    def scroll_notebook(self, lines: int) -> None:
        pages = notebook(self.race, self.seats)
        most = most_scrolled(self.end_layout.notebook, pages)
        self.first_line = min(max(self.first_line + lines, 0), most)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.active = ""
        self.update()
