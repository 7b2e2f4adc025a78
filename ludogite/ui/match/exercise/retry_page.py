"""The page on which somebody tries their own mistakes again: an exercise with hints, and with its answer on request. A
worker judges what was tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogite.match.mistakes import cost
from ludogite.match.people import Person
from ludogite.match.retry import RetryMatch
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import explained
from ludogite.players.review import Measure, judge_try
from ludogite.rules.game import Move
from ludogite.ui.base.key_list import HINT_KEYS, keys_text
from ludogite.ui.base.routes import Back
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.exercise.page import ExercisePage, Purpose, ScriptedOpponent
from ludogite.ui.match.sentences import LOOKING, plan_name
from ludogite.ui.match.status_line import Tone
from ludogite.ui.widgets.parts import make_button, set_tip
from ludogite.worker.worker import Failed, Lost, Problem, Worker

MISTAKES = Message(QT_TRANSLATE_NOOP("retry_page", "Your mistakes"))
TO_REVIEW = Message(QT_TRANSLATE_NOOP("retry_page", "Back to the review"))
TO_LIST = Message(QT_TRANSLATE_NOOP("retry_page", "Back to the list"))
TASK = QT_TRANSLATE_NOOP("retry_page", "Move {n}: you played {moves}. {cost} Find a better move.")
WAS_BETTER = QT_TRANSLATE_NOOP("retry_page", "This was better: {moves}.")
BETTER_HERE = QT_TRANSLATE_NOOP("retry_page", "This was better: {moves}, but placed like this.")
"""Where the short names of what was played and of what was better are the same."""
MISSED_WORD = Message(QT_TRANSLATE_NOOP("retry_page", "You missed this word. Find it!"))
MENDED = QT_TRANSLATE_NOOP("retry_page", "You have put %n mistake(s) right.", None, 0)
JUDGING = Message(QT_TRANSLATE_NOOP("retry_page", "Let me see…"))
NOT_JUDGED = Message(QT_TRANSLATE_NOOP("retry_page", "This could not be judged. Please try again."))


class Judge(ScriptedOpponent):
    """Has a worker judge what was tried, before anything follows."""

    _match: RetryMatch

    def go_on(self) -> None:
        if not self._match.is_judging:
            super().go_on()
        elif not self._has_ended and not self.is_asked("try"):
            self._ask_worker("try", judge_try, self._match.question)

    def _use_answer(self, purpose: str, found: Any) -> None:
        if purpose == "try":
            self._match.take_judgement(found)
        else:
            super()._use_answer(purpose, found)

    def _use_problem(self, purpose: str, problem: Problem) -> None:
        """What another question has put off is asked again."""
        if purpose == "try" and isinstance(problem, Failed | Lost):
            self._match.drop_try(NOT_JUDGED)
        super()._use_problem(purpose, problem)


class RetryPage(ExercisePage):
    match: RetryMatch

    def __init__(
        self, match: RetryMatch, way_back: Message, worker: Worker, people: Sequence[Person], colours: Colours
    ) -> None:
        """`way_back` is the button at the end."""
        self._had_stopped = False
        self.hint_button, self.solution_button, self.all_button = make_button(), make_button(), make_button()
        self.hint_button.clicked.connect(self.hint)
        self.solution_button.clicked.connect(lambda: self.apply_undo(self.match.show_solution))
        self.all_button.clicked.connect(lambda: self.apply_undo(self.match.take_all))
        besides = [self.hint_button, self.solution_button, self.all_button]
        purpose = Purpose(MISTAKES, way_back, way_back, Back(), Back())
        super().__init__(match, purpose, worker, people, colours, besides)
        self.leave_button.hide()  # it leads to where the first one leads
        for keys in HINT_KEYS:
            self.add_key(keys, self.hint)

    def _make_opponent(self, worker: Worker) -> ScriptedOpponent:
        return Judge(self.shown, self.match, worker, self)

    def _connect(self) -> None:
        super()._connect()
        self.opponent.answered.connect(self.opponent.go_on)

    def _set_labels(self) -> None:
        super()._set_labels()
        self.back_button.setText(self.tr("Again"))
        self.hint_button.setText(self.tr("Hint"))
        set_tip(self.hint_button, keys_text(HINT_KEYS))
        self.solution_button.setText(self.tr("Show solution"))
        self.all_button.setText(self.tr("All mistakes ({n})").format(n=len(self.match.mistakes)))

    def refresh(self) -> None:
        super().refresh()
        match = self.match
        stops = match.has_ended or match.is_explained
        had_stopped, self._had_stopped = self._had_stopped, stops
        self.hint_button.setVisible(self.ui.has_advice and not match.has_ended)
        self.solution_button.setVisible(not match.has_ended)
        for button in (self.hint_button, self.solution_button):
            button.setEnabled(match.awaits_answer or match.is_explained)
        self.back_button.setVisible(not match.is_explained)  # the other button does the same
        self.all_button.setVisible(match.is_done and match.left > 0)
        if stops != had_stopped:
            self._give_focus()

    def _show_task(self) -> None:
        match = self.match
        if match.was_shown:
            better = self._moves_in_words(match.best.plan)
            is_elsewhere = better == self._moves_in_words(match.played_then)
            task = Message(BETTER_HERE if is_elsewhere else WAS_BETTER, moves=better)
        elif match.is_done:
            task = Message(MENDED, n=match.found)
        elif match.mistake.judgement.measure is Measure.ANSWER:
            task = MISSED_WORD
        else:
            number, lost = match.then.line_of(match.mistake.decision.end), cost(match.mistake.judgement)
            task = Message(TASK, n=number, moves=self._moves_in_words(match.played_then), cost=lost)
        self.card.show_step(match.at + 1, len(match.exercise.steps), tr(task), not match.has_ended)

    def _moves_in_words(self, moves: Sequence[Move]) -> str:
        match = self.match
        return plan_name(self.ui, match.then.state_at(match.mistake.decision.start), moves)

    def _button_label(self) -> str:
        if self.match.is_explained:
            return self.tr("Try again")
        return self.tr("Next") if self.match.has_ended and not self.match.is_done else super()._button_label()

    def _moves_by_itself(self, seat: int) -> bool:
        """What follows from a try, and the solution."""
        return super()._moves_by_itself(seat) or not self.match.awaits_answer

    def _may_go_back(self) -> bool:
        return self.match.at > 0 or not self.match.is_untouched

    def _board_has_word(self) -> bool:
        """As soon as nothing more is to be said of the last try."""
        return super()._board_has_word() or (self.match.remark is None and self.shown.status.sentence is not None)

    def show_status(self, message: Message | None) -> None:
        match = self.match
        if message is not None or (match.awaits_answer and self._board_has_word()):
            super().show_status(message)
        elif match.is_judging:
            self.status.show_text(tr(JUDGING))
        elif match.is_explained and match.consequence is not None:
            self.hints.point(match.consequence, match.seat)
        elif match.remark is not None:
            self.status.show_text(tr(match.remark), Tone.NEUTRAL if match.was_shown else Tone.BAD)
        else:
            super().show_status(None)

    def _tone(self, message: Message) -> Tone:
        return Tone.BAD if message == self.match.remark else super()._tone(message)

    def hint(self) -> None:
        """Each press shows more of a move that would have been best."""
        match = self.match
        if not self.ui.has_advice or not self.hint_button.isEnabled() or self.opponent.is_asked("hint"):
            return
        if not match.is_untouched:
            match.go_back()
        if self.hints.is_open:
            self.hints.go_on()
            return
        self.show_status(LOOKING)
        module, view = match.config.game.player_module, match.before.seen_by(match.seat)
        self.opponent.ask_for_hint(explained, (module, view, match.best), match.seat)
