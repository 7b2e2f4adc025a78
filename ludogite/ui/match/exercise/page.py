"""The page of an exercise: that of a match, on which a card says what to do next, and only that can be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.match.exercise import READ_ON, ExerciseMatch
from ludogite.match.people import Person
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Move
from ludogite.ui.base.routes import Home, Route
from ludogite.ui.look.language import current_language, tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.exercise.card import ExerciseCard
from ludogite.ui.match.exercise.cell_marks import CellMarks
from ludogite.ui.match.page import MatchPage
from ludogite.ui.match.status_line import Tone
from ludogite.ui.match.thinking import Thinking
from ludogite.ui.widgets.parts import make_button, make_frame
from ludogite.ui.widgets.scroll_area import ScrollArea
from ludogite.worker.worker import Worker

PAUSE = 900
"""Milliseconds in which a right answer is seen before anything follows, where things move at all."""


class Purpose(NamedTuple):
    """What an exercise is for: what it is called, and what follows it."""

    name: Message
    leave: Message
    """The button that leaves it."""
    next: Message
    """The button at its end."""
    next_route: Route
    back: Route = Home()


class Script(Thinking):
    """Nothing is thought about: the other side and the dice do what the exercise says."""

    def __init__(self, page: ExercisePage) -> None:
        super().__init__(page)
        self._exercise_page = page
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)

    def go_on(self) -> None:
        if self._exercise_page.match.is_answered and not self._pause.isActive():
            self._pause.start(PAUSE if self._exercise_page.board.animated else 0)

    def _go_on(self) -> None:
        page = self._exercise_page
        if not page.is_left and not page.board.is_busy():  # else the board tells when it rests
            page.match.go_on()

    def cancel(self) -> None:
        self._pause.stop()
        super().cancel()


class ExercisePage(MatchPage):
    match: ExerciseMatch

    def __init__(
        self, match: ExerciseMatch, purpose: Purpose, worker: Worker, people: Sequence[Person], colours: Colours
    ) -> None:
        self._purpose = purpose
        self._said: int | None = None
        """The step whose sentence was read out last."""
        self._is_by_key = False
        """Whether the button was last pressed by a key."""
        self._is_going_back = False
        match.language = current_language()
        super().__init__(match, worker, people, colours, lambda: (), purpose.back)
        for part in (self.analysis_button, self.new_button, self.header.print):
            if part:
                part.hide()
        self.header.rules.show()

    def _make_thinking(self) -> Thinking:
        return Script(self)

    # What is seen

    def _panel(self) -> QFrame:
        """The card in place of players and moves, with its button always in view; a widget of the board stays."""
        self.card, self.marks = ExerciseCard(), CellMarks(self.board)
        self.board.is_lesson = True
        self.back_button, self.leave_button = make_button(), make_button(is_flat=True)
        unseen = (*self.cards, self.best_times, self.replay_bar, self.moves, self.curve, self.times)
        for part in unseen:
            part.setParent(self)
            part.hide()
        self.buttons.icons.hide()
        self.card.button.installEventFilter(self)
        self.card.button.clicked.connect(self._press_button)
        self.back_button.clicked.connect(self.undo)
        self.leave_button.clicked.connect(self._leave_exercise)
        panel = make_frame("panel")
        self.card.setParent(panel)  # before what follows it, as screen readers read
        self.panel_area = ScrollArea(panel)
        layout = QVBoxLayout(self.panel_area.inner)
        layout.setContentsMargins(20, 0, 20, 0)
        layout.setSpacing(12)
        for part in self._below_card():
            layout.addWidget(part)
        layout.addStretch(1)
        if self.side:
            layout.addWidget(self.side, stretch=10)
        row = QHBoxLayout()
        row.addWidget(self.back_button)
        row.addStretch(1)
        row.addWidget(self.leave_button)
        layout.addLayout(row)
        whole = self._put_above_buttons(self.panel_area, panel)
        card = QVBoxLayout()
        card.setContentsMargins(20, 22, 20, 0)
        card.addWidget(self.card)
        whole.insertLayout(0, card)
        return panel

    def _below_card(self) -> Sequence[QWidget]:
        """What an exercise of some kind has besides."""
        return ()

    def _set_labels(self) -> None:
        self.header.name = self._purpose.name
        super()._set_labels()
        self.match.language = current_language()
        self.back_button.setText(self.tr("Back"))
        self.leave_button.setText(tr(self._purpose.leave))

    def refresh(self) -> None:
        super().refresh()
        match = self.match
        self._show_task()
        self.card.offer(self._button_label())
        self._mark_cells()
        self.buttons.hide_action(not match.awaits_answer)
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
        """What the card says, unless the line below the board says so too; and which cells are marked."""
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
        count = len(self.match.exercise.steps)
        self.card.show_step(min(self.match.at + 1, count), count, tr(self.match.sentence))

    def _mark_cells(self) -> None:
        match = self.match
        is_past = match.is_answered or match.at == len(match.exercise.steps)
        self.marks.mark(() if is_past else match.step.show)

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
            self.focus_board(self._is_by_key)
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
            self._confirmation.withdraw()
            self.status.show_text(tr(match.praise), Tone.GOOD, self.board_status.aside)
        elif match.awaits_answer:
            self._confirmation.withdraw()
            self.status.show_text("", aside=self.board_status.aside)  # the card says what to do
        elif match.step.is_read_only and match.outcome is None:
            super().show_status(Message(READ_ON))
        else:
            super().show_status(None)

    def _board_has_word(self) -> bool:
        """Whether the line below the board says what the board has to say, while something is to be done there."""
        return self.board_status.sentence is not None and self.board_status.is_begun

    def _explain_refusal(self) -> None:
        self.show_status(None if self.match.is_answered else Message(READ_ON))

    def _follow_end(self) -> None:
        """A match that is over is only another step."""

    def _hand_over(self) -> None:
        pass

    def _show_looking(self) -> None:
        pass

    def look_at(self, ply: int, better: Sequence[Move] = ()) -> None:
        """Nobody looks back here: there is a button for that."""

    # What is done

    def actor(self) -> int | None:
        may_act = self.match.awaits_answer or self.match.keeps_hand
        return super().actor() if may_act and not self._is_going_back else None

    def _take_change(self, answer: Message | None) -> None:
        super()._take_change(answer)
        self.marks.update()  # what they are around may have moved
        self.match.take_hand(self.board.hand_text())

    def undo(self) -> None:
        """What is begun on the board goes first, then the step."""
        if self.board_status.may_erase:
            self.board.erase()
        elif self._may_go_back():
            self.thinking.cancel()
            self._is_going_back = True
            self.refresh()  # nobody may act for a moment, so the hand is empty afterwards
            self._is_going_back = False
            self.match.go_back()

    def redo(self) -> None:
        pass

    def hint(self) -> None:
        pass

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
        """Escape leaves at once: nothing is lost."""
        is_escape = event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat()
        if is_escape and not self.window().isFullScreen():
            self._leave_exercise()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.card.button and event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self._is_by_key = event.type() == QEvent.Type.KeyPress
        return False
