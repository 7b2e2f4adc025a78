"""The page of an exercise: the core of a match with a plate on its table that says what to do next; only that can be
done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ludogite.match.exercise import READ_ON, ExerciseMatch
from ludogite.match.people import Person
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Move
from ludogite.ui.base.routes import Home, Route
from ludogite.ui.look.language import current_language, tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.advisor import Opponent
from ludogite.ui.match.cell_marks import CellMarks
from ludogite.ui.match.core import MatchCore
from ludogite.ui.match.exercise.plate import ExercisePlate, gap_width
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.match.status_line import Tone
from ludogite.ui.widgets.parts import make_timer
from ludogite.worker.worker import Worker

PAUSE_MS = 900
"""A right answer is seen for so long before anything follows, where things move at all."""


class Purpose(NamedTuple):
    """The name of a kind of exercise, and the ways out of it."""

    name: Message
    leave: Message
    """The button that leaves it."""
    next: Message
    """The button at its end."""
    next_route: Route
    back: Route = Home()


class ScriptedOpponent(Opponent):
    """Nothing is thought about: the other side and the dice do what the exercise says."""

    def __init__(self, shown: MatchOnBoard, match: ExerciseMatch, worker: Worker, parent: QObject) -> None:
        super().__init__(shown, worker, parent)
        self._match = match
        self._pause = make_timer(self, PAUSE_MS, is_single_shot=True)
        self._pause.timeout.connect(self._go_on)

    def go_on(self) -> None:
        if self._match.is_answered and not self._pause.isActive():
            self._pause.start(PAUSE_MS if self._shown.board.animated else 0)

    def _go_on(self) -> None:
        if not self._has_ended and not self._shown.board.is_busy():  # else the board tells when it rests
            self._match.go_on()

    def cancel(self) -> None:
        self._pause.stop()
        super().cancel()


class ExercisePage(MatchCore):
    match: ExerciseMatch
    panel: ExercisePlate

    def __init__(
        self,
        match: ExerciseMatch,
        purpose: Purpose,
        worker: Worker,
        people: Sequence[Person],
        colours: Colours,
        besides: Sequence[QWidget] = (),
    ) -> None:
        """`besides` is what an exercise of some kind has below its sentence."""
        self._purpose = purpose
        self._said: int | None = None
        """The step whose sentence was read out last."""
        self._is_by_key = False
        """Whether the button was last pressed by a key."""
        self._is_going_back = self._was_answered = False
        match.language = current_language()
        super().__init__(match, people, colours, purpose.back, purpose.name)
        self.marks = CellMarks(self.board)
        self.board.is_lesson = True
        self.card = self.panel = ExercisePlate(colours, besides, self.board.side_widget(), self.action_button)
        self.back_button = self.card.back
        self.leave_button = self.header.add_button(purpose.leave, purpose.back, before=self.full_screen_button)
        self.opponent = self._make_opponent(worker)
        self._begin()

    def _make_opponent(self, worker: Worker) -> ScriptedOpponent:
        return ScriptedOpponent(self.shown, self.match, worker, self)

    def _lay_out_body(self) -> QWidget:
        """The plate lies over the table, in the gap that the board leaves for it."""
        self.lay_out(self.table)
        self.card.setParent(self.table)
        self.board.set_gap(gap_width())
        return self.table

    def _connect(self) -> None:
        super()._connect()
        self.table.arranged.connect(self._place_plate)
        self.card.changed.connect(self._place_plate)
        self.card.button.installEventFilter(self)
        self.card.button.clicked.connect(self._press_button)
        self.back_button.clicked.connect(self.undo)
        self.add_key("Ctrl+Z", self.undo)

    # What is seen

    def _set_labels(self) -> None:
        super()._set_labels()
        self.match.language = current_language()
        self.back_button.setText(self.tr("Back"))
        self.board.set_gap(gap_width())

    def refresh(self) -> None:
        super().refresh()
        match = self.match
        was_answered, self._was_answered = self._was_answered, match.is_answered
        if match.is_answered and not was_answered:
            self.board.sounds.answered(is_right=True)
        self._show_task()
        self.card.offer(self._button_label())
        self._mark_cells()
        self.action_button.set_elsewhere(not match.awaits_answer)
        self.back_button.setEnabled(self._may_go_back())
        if match.at != self._said:
            self._said = match.at
            self._read_task()
            self._give_focus()
            match.take_hand(self.board.hand_text())  # it may have been done meanwhile

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read_task()

    def _read_task(self) -> None:
        """Announces the card, unless the line below the board says the same; and which cells are marked."""
        sentence, cells = self.card.sentence.text(), self._marked_cells()
        if cells:
            source = QT_TRANSLATE_NOOP("exercise", "{sentence} Marked: {cells}.")
            self.status.announce(tr(Message(source, sentence=sentence, cells="; ".join(cells))))
        elif sentence != self.status.accessibleName():
            self.status.announce(sentence)

    def _marked_cells(self) -> list[str]:
        """Their names. What lies beside the board has a name in the sentence."""
        board = self.board
        return [board.cell_name(cell) for cell in self.marks.cells if cell < board.cell_count()]

    def _show_task(self) -> None:
        match, count = self.match, len(self.match.exercise.steps)
        is_task = not match.step.is_read_only
        self.card.show_step(min(match.at + 1, count), count, tr(match.sentence), is_task)

    def _place_plate(self) -> None:
        """In the gap, at the height of the cell that is marked."""
        board, marks, table = self.board, self.marks, self.table
        if board.shown is None:
            return
        corner, aim = board.mapTo(table, QPoint()), marks.aim
        gap = board.gap_area().toAlignedRect().translated(corner)
        self.card.put(gap, table.space.geometry(), None if aim is None else aim.center().y() + corner.y())
        marks.point_from(QRectF(self.card.geometry().translated(-corner)))

    def _mark_cells(self) -> None:
        match = self.match
        is_past = match.is_answered or match.at == len(match.exercise.steps)
        self.marks.mark(*((), ()) if is_past else (match.step.show, match.step.closed))
        self.board.show_example(match.example)
        self._place_plate()

    def _may_go_back(self) -> bool:
        return self.match.at > 0

    def _button_label(self) -> str:
        if self.match.is_done:
            return tr(self._purpose.next)
        return self.tr("Continue") if self.match.step.is_read_only else ""

    def _give_focus(self) -> None:
        """To the button, or to the board if something is to be done there."""
        if not self.isVisible():
            return
        if self.match.awaits_answer:
            self.shown.focus_board(self._is_by_key)
        else:
            self.card.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus(self, is_by_key: bool) -> None:
        self._is_by_key = is_by_key
        self._give_focus()

    def show_status(self, message: Message | None) -> None:
        match = self.match
        if message is not None or (match.awaits_answer and self._board_has_word()):
            super().show_status(message)
        elif match.praise is not None:
            self.status.show_text(tr(match.praise), Tone.GOOD, self.shown.status.aside)
        elif match.awaits_answer:
            self.status.show_text("", aside=self.shown.status.aside)  # the card says what to do
        elif match.step.is_read_only and match.outcome is None:
            super().show_status(Message(READ_ON))
        else:
            super().show_status(None)

    def _board_has_word(self) -> bool:
        """Whether the line below the board says what the board has to say, while something is to be done there."""
        return self.shown.status.sentence is not None and self.shown.status.is_begun

    def _explain_refusal(self) -> None:
        self.show_status(None if self.match.is_answered else Message(READ_ON))

    # What is done

    def _may_act(self) -> bool:
        return (self.match.awaits_answer or self.match.keeps_hand) and not self._is_going_back

    def _follow_change(self, answer: Message | None) -> None:
        super()._follow_change(answer)
        self._place_plate()  # what is marked may have moved
        self.match.take_hand(self.board.hand_text())

    def play(self, moves: Sequence[Move], hand_text: str) -> bool:
        """What was just refused is not offered again before something changes on the board."""
        is_made = super().play(moves, hand_text)
        if not is_made:
            self.action_button.offer(None)
        return is_made

    def undo(self) -> None:
        """Takes back what is begun on the board, else the step."""
        if self.shown.status.may_erase:
            self.board.erase()
        elif self._may_go_back():
            self.opponent.cancel()
            self._is_going_back = True
            self.refresh()  # nobody may act for a moment, so the hand is empty afterwards
            self._is_going_back = False
            self.match.go_back()

    def _press_button(self) -> None:
        if self.match.is_done:
            self.requested.emit(self._next_route())
        else:
            self.match.read_on()

    def _next_route(self) -> Route:
        return self._purpose.next_route

    def _leave_exercise(self) -> None:
        self.requested.emit(self._purpose.back)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves at once: nothing is lost. The header comes back before."""
        is_escape = event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat()
        if is_escape and self.is_board_only:
            self.show_board_only(False)
        elif is_escape and not self.window().isFullScreen():
            self._leave_exercise()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.card.button and event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self._is_by_key = event.type() == QEvent.Type.KeyPress
        return False
