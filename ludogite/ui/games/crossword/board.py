"""The board of Crossword Track under the mouse: throw, choose a square, write letters, answer, judge."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.match import PASS, WRONG, Move
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE
from ludogite.ui.games.crossword import words
from ludogite.ui.games.crossword.layout import ALPHABET
from ludogite.ui.games.crossword.named_view import NamedView
from ludogite.ui.games.crossword.sentences import turn_sentence
from ludogite.ui.match.board import Shown, Status
from ludogite.ui.match.pointer import CLICK_REACH
from ludogite.ui.theme import Colours
from ludogite.ui.widgets.parts import make_timer

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
WITH_OTHERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
WINDOW_EVENTS = (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate)
TICK = 100
"""Milliseconds between two looks at the clock."""
THROW = Message(QT_TRANSLATE_NOOP("crossword", "Throw the die"))
ANSWER = Message(QT_TRANSLATE_NOOP("crossword", "Answer"))
GO = QT_TRANSLATE_NOOP("crossword", "Go to {square}")
GIVE_ANSWER = Message(QT_TRANSLATE_NOOP("crossword", "Type an answer first, or pass (F4)."))
CHOOSE_ANSWER = Message(QT_TRANSLATE_NOOP("crossword", "Choose an answer first, or pass (F4)."))
LOOK_FIRST = Message(QT_TRANSLATE_NOOP("crossword", "Look at the answer first: hold Space, or the button."))
PAWN = "pawn"


class CrosswordBoard(NamedView):
    """What mouse and keys do; the keys themselves are in `keyboard.py`."""

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._pressed: tuple[str, QPointF] | None = None
        """What was pressed and may be dragged: the pawn, or a letter of the tray."""
        self._clock = make_timer(self, TICK)
        self._clock.timeout.connect(self._tick)
        self._since = QElapsedTimer()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

    # What the page shows and asks

    def show_position(self, shown: Shown) -> None:
        super().show_position(shown)
        self._pressed = None
        self.run_or_stop_clock()

    def status(self) -> Status:
        if not self.is_now or self.is_over:
            return Status()
        sentence = turn_sentence(self.hand, self.seats, self.last, self.has_reader, self.enters_die)
        thrower = self.race.thrower
        awaited = frozenset((thrower,)) if thrower is not None else None
        return Status(sentence=sentence, action=self._action(), awaited=awaited)

    def _action(self) -> Message | None:
        hand = self.acting_hand
        if hand is None:
            return None
        if self.race.phase == "roll":
            return THROW
        if hand.is_choosing:
            return Message(GO, square=words.square_name(hand.aimed)) if hand.aimed else None
        if self.has_reader:
            return None
        is_ready = not hand.pencil.missing if hand.is_asked else bool(self._given())
        return ANSWER if is_ready else None

    def action_name(self) -> Message:
        return ANSWER

    def hand_text(self) -> str:
        return self.hand.text()

    def restore_hand(self, text: str) -> None:
        self.hand.read(text)

    def act(self) -> None:
        """The filled button. It does not throw for an impatient double click on what was there before."""
        if self.acting_hand is None:
            self.refused.emit()
        elif self.race.phase == "roll":
            if self.shown_since.elapsed() >= QApplication.doubleClickInterval():
                self.throw()
        else:
            self.confirm()

    # What is done

    def change(self, answer: Message | None = None) -> None:
        self.message = answer
        self.update()
        self.changed.emit(answer)
        self.run_or_stop_clock()

    def throw(self) -> None:
        if self.acting_hand is None or self.race.to_move != CHANCE:
            self.refused.emit()
        else:
            self.thrown.emit()

    def enter_face(self, face: int) -> None:
        self.played.emit([Roll((face,))])

    def confirm(self) -> None:
        """Enter: goes to the square that is aimed at, or answers."""
        hand = self.acting_hand
        if hand is None:
            self.refused.emit()
        elif hand.is_choosing:
            self._play(hand.go())
        elif self.has_reader:
            self.change(None if hand.has_looked else LOOK_FIRST)
        elif hand.is_asked:
            self._play(hand.answer(self.referee.doubt))
        elif hand.is_questioned:
            self.answer_question()

    def _play(self, came: Move | Message) -> None:
        if isinstance(came, Message):
            self.change(came)
        else:
            self.played.emit([came])

    def go_to(self, square: str) -> None:
        refusal = self.hand.aim(square)
        if refusal is not None:
            self.change(refusal)
        else:
            self._play(self.hand.go())

    def pass_on(self) -> None:
        """No answer: a miss."""
        hand = self.acting_hand
        if hand is None or not (hand.is_asked or hand.is_questioned) or self.has_reader:
            return
        self.played.emit([PASS if hand.is_asked else WRONG])

    def _given(self) -> str:
        question = self.question
        return self.hand.given(question.choices) if question else ""

    def answer_question(self) -> None:
        given = self._given()
        if not given:
            choices = self.question.choices if self.question else ()
            self.change(CHOOSE_ANSWER if choices else GIVE_ANSWER)
        else:
            self.played.emit([self.referee.judge(self.hand.question, given)])

    def choose(self, choice: int) -> None:
        """A choice that is pressed again is the answer."""
        if self.hand.choice == choice:
            self.answer_question()
        else:
            self.hand.choose(choice)
            self.change()

    def look_at_other(self) -> None:
        """The opponent's board becomes large, or small again."""
        if len(self.seats) < 2 or self.is_over:
            return
        other = 1 - self.large
        self.looked_at = None
        self.looked_at = other if other != self.large else None
        self.hold(False)
        self.change()

    def toggle_tray(self) -> None:
        self.is_tray_open = not self.is_tray_open
        self.change()

    # Judging

    @property
    def is_judging(self) -> bool:
        """Whether the opponent judges what is asked now."""
        hand = self.acting_hand
        return self.has_reader and hand is not None and (hand.is_asked or hand.is_questioned)

    @property
    def may_judge(self) -> bool:
        return self.is_judging and (self.hand.has_looked or self.hand.seconds == 0)

    @property
    def may_correct(self) -> bool:
        """Whether the last verdict can still be changed."""
        return self.has_reader and self.is_now and not self.is_over and self.last is not None

    def hold(self, is_held: bool) -> None:
        """The one who judges opens the answer, and closes it again."""
        if is_held and self.is_judging and not self.answer:
            self.answer = self.referee.open_answer(self.hand.question)
            self.hand.look()
            self.change()
        elif not is_held and self.answer:
            self.answer = ""
            self.change()

    def judge(self, is_right: bool) -> None:
        if self.may_judge:
            self.played.emit([self.referee.verdict(is_right)])
        elif self.is_judging:
            self.change(LOOK_FIRST)
        elif self.may_correct and self.last is not None and self.last.is_right != is_right:
            self.corrected.emit(self.referee.correction(is_right))

    # The clock

    def run_or_stop_clock(self) -> None:
        """It runs while somebody is to answer in time, and rests while the window is not in front, while something
        moves, and once the one who judges has looked."""
        hand = self.acting_hand
        should_run = (
            hand is not None
            and bool(hand.seconds)
            and not (self.has_reader and hand.has_looked)
            and self.isVisible()
            and self.window().isActiveWindow()
            and not self.motion.is_going
        )
        if should_run and not self._clock.isActive():
            self._since.start()
            self._clock.start()
        elif not should_run and self._clock.isActive():
            self._clock.stop()

    def _come_to_rest(self) -> None:
        super()._come_to_rest()
        self.run_or_stop_clock()

    def _tick(self) -> None:
        self.spend(self._since.restart() / 1000)

    def spend(self, seconds: float) -> None:
        """Time goes by while somebody is to answer."""
        before = self.hand.seconds
        is_up = self.hand.tick(seconds)
        if is_up:
            self._run_out()
        elif before is not None and int(before) != int(self.hand.seconds or 0):
            self.update(self.board_layout.card.toAlignedRect())
            self.noted.emit()

    def _run_out(self) -> None:
        hand = self.hand
        if self.has_reader:
            self.change()
        elif hand.is_asked:
            self.played.emit([hand.answer_in_time()])
        else:
            given = self._given()
            self.played.emit([self.referee.judge(hand.question, given) if given else WRONG])

    # Events

    def event(self, event: QEvent) -> bool:
        """A press that hurries a computer does nothing else."""
        if event.type() in WINDOW_EVENTS:
            self.run_or_stop_clock()
        if event.type() in PRESSES and self.motion.is_going:
            is_watching = self.actor is None
            self.hurry()
            if is_watching and not (isinstance(event, QKeyEvent) and event.modifiers() & WITH_OTHERS):
                event.accept()
                return True
        return super().event(event)

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
        if event.button() == Qt.MouseButton.LeftButton and self.shown is not None and self.is_tray_open:
            self.mousePressEvent(event)

    def _press(self, point: QPointF) -> None:
        layout, hand = self.board_layout, self.acting_hand
        if self.has_open_tray and hand is not None and layout.letter_tray.contains(point):
            self._press_letter(point)
        elif layout.card.contains(point):
            self._press_card(point)
        elif layout.large.area.contains(point):
            self._press_board(point)
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
        hand, layout = self.acting_hand, self.board_layout
        if self.enters_die:
            face = next((n for n, area in enumerate(layout.faces, 1) if area.contains(point)), None)
            if face is not None:
                self.enter_face(face)
        elif self.is_judging or (self.may_correct and self.race.phase == "roll"):
            self._press_judge(self.button_at(point))
        elif hand is not None and hand.is_asked:
            self._press_clue(point)
        elif hand is not None and hand.is_questioned:
            self._press_question(point)

    def _press_judge(self, button: str) -> None:
        if button == "hold":
            self.hold(True)
        elif button in ("right", "wrong"):
            self.judge(button == "right")

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
        if self.button_at(point) == "pass":
            self.pass_on()
        elif choices:
            at = next((n for n, area in enumerate(self.board_layout.choices) if area.contains(point)), None)
            if at is not None:
                self.choose(at)

    def _press_letter(self, point: QPointF) -> None:
        layout = self.board_layout
        if layout.erase.contains(point):
            self.hand.pencil.erase()
            self.change()
            return
        letter = next((ALPHABET[n] for n, area in enumerate(layout.letters) if area.contains(point)), None)
        if letter is not None:
            self._pressed = letter, point

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
            if dragged is not None and square is not None:
                self.go_to(square)
        elif dragged is None:
            self.hand.write(what)
            self.change()
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

    def drag_area(self, point: QPointF) -> QRectF:
        """What is painted of something that is dragged there."""
        reach = 1.6 * self.board_layout.large.cell
        return QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.shown is not None and self.is_over:
            self.scroll_notebook(-1 if event.angleDelta().y() > 0 else 1)
        else:
            super().wheelEvent(event)

    def scroll_notebook(self, lines: int) -> None:
        self.first_line = max(self.first_line + lines, 0)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.active = ""
        self.update()
