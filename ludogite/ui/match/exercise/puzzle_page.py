"""The page of a puzzle: an exercise with hints, and with its solution on request."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludogite.match.people import Person
from ludogite.match.puzzle import PuzzleResult
from ludogite.match.puzzle_match import PuzzleMatch
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import seed_at
from ludogite.puzzles import advise
from ludogite.rules.game import Move
from ludogite.ui.base.key_list import HINT_KEYS, keys_text
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.exercise.page import ExercisePage, Purpose
from ludogite.ui.match.sentences import LOOKING
from ludogite.ui.match.status_line import Tone
from ludogite.ui.widgets.parts import make_button, set_tip
from ludogite.worker.worker import Worker

SOLVED_AT_ONCE = Message(QT_TRANSLATE_NOOP("puzzle_page", "Solved at the first try!"))
SOLVED = Message(QT_TRANSLATE_NOOP("puzzle_page", "Solved!"))
SEEN_BEFORE = Message(QT_TRANSLATE_NOOP("puzzle_page", "Right! It no longer counts: you had seen the solution."))
SHOWN = Message(QT_TRANSLATE_NOOP("puzzle_page", "This is the solution. Try the next one!"))
SHOWING = Message(QT_TRANSLATE_NOOP("puzzle_page", "Watch: this is the solution."))
NOT_BEST = Message(QT_TRANSLATE_NOOP("puzzle_page", "There is a better place: it is framed."))
BEST = QT_TRANSLATE_NOOP("puzzle_page", "The best place! About {points} points at the end.")
BETTER_BY_LITTLE = {
    1: Message(QT_TRANSLATE_NOOP("puzzle_page", "The framed place is worth about half a point more.")),
    2: Message(QT_TRANSLATE_NOOP("puzzle_page", "The framed place is worth about one point more.")),
    3: Message(QT_TRANSLATE_NOOP("puzzle_page", "The framed place is worth about a point and a half more.")),
}
"""By the number of half points."""
BETTER = QT_TRANSLATE_NOOP("puzzle_page", "The framed place is worth about {points} points more.")
BEST_SHOWN = QT_TRANSLATE_NOOP("puzzle_page", "The framed place is the best: about {points} points at the end.")


class PuzzlePage(ExercisePage):
    match: PuzzleMatch

    def __init__(
        self,
        match: PuzzleMatch,
        heading: Callable[[], Message],
        purpose: Purpose,
        worker: Worker,
        people: Sequence[Person],
        colours: Colours,
    ) -> None:
        """The heading says which puzzle it is."""
        self._heading = heading
        self.hint_button, self.solution_button = make_button(), make_button()
        self.hint_button.clicked.connect(self.hint)
        self.solution_button.clicked.connect(lambda: self.apply_undo(self.match.show_solution))
        super().__init__(match, purpose, worker, people, colours, [self.hint_button, self.solution_button])
        for keys in HINT_KEYS:
            self.add_key(keys, self.hint)
        self.board.is_last_turn = True

    def _set_labels(self) -> None:
        super()._set_labels()
        self.back_button.setText(self.tr("Again"))
        self.hint_button.setText(self.tr("Hint"))
        set_tip(self.hint_button, keys_text(HINT_KEYS))
        self.solution_button.setText(self.tr("Show solution"))

    def refresh(self) -> None:
        super().refresh()
        self.solution_button.setVisible(not self.match.has_ended)
        self.hint_button.setVisible(not self.match.has_ended)

    def hint(self) -> None:
        """Each press shows more."""
        match = self.match
        if not match.awaits_answer or match.has_ended or self.opponent.is_asked("hint"):
            return
        if self.hints.is_open:
            self.hints.go_on()
            return
        self.show_status(LOOKING)
        position = match.puzzle, match.state, match.made_count, seed_at(match.config.seed, match.cursor)
        assert isinstance(match.mover, int)
        self.opponent.ask_for_hint(advise, (match.config.game.id, *position), match.mover)

    def _show_task(self) -> None:
        self.card.show_task(tr(self._heading()), tr(self._verdict() if self.match.is_done else self.match.sentence))

    def _moves_by_itself(self, seat: int) -> bool:
        """While the solution is shown, both sides do."""
        return super()._moves_by_itself(seat) or (self.match.has_ended and self.match.answer is None)

    def _marked_cells(self) -> list[str]:
        """The line below the board says where it was."""
        return []

    def _mark_cells(self) -> None:
        self.marks.mark_as_one(self.match.puzzle.cells if self.match.is_done else ())
        self._place_plate()

    def _may_go_back(self) -> bool:
        return not self.match.is_untouched

    # What is said of it

    def _verdict(self) -> Message:
        """On the card, once it has ended."""
        match, points = self.match, self.match.puzzle.points
        best = match.puzzle.solution[0]
        if points and match.answer is None:
            return Message(BEST_SHOWN, points=round(points[str(best)]))
        if points and not match.is_right:
            return _better(points[str(best)] - points[str(match.answer)])
        if points and not match.was_shown:
            return Message(BEST, points=round(points[str(best)]))
        return self._result()

    def _result(self) -> Message:
        """In short, below the board."""
        match = self.match
        if not match.is_right:
            return SHOWN if match.answer is None else NOT_BEST
        if match.was_shown:
            return SEEN_BEFORE
        return SOLVED_AT_ONCE if match.how_it_went is PuzzleResult.AT_FIRST_TRY else SOLVED

    def _best_place(self) -> str:
        """For those who do not see the frame."""
        match = self.match
        return tr(self._name(match.puzzle.solution[0])) if match.puzzle.points and match.is_done else ""

    def _name(self, move: Move) -> Message:
        return self.ui.words.move_name(self.match.state_at(len(self.match.puzzle.beginning)), move)

    def _board_has_word(self) -> bool:
        """Always: the card only says what is to be reached."""
        return self.shown.status.sentence is not None

    def show_status(self, message: Message | None) -> None:
        match = self.match
        if message is not None or not match.has_ended:
            super().show_status(message)
        elif match.is_right:
            self._show_result()
        else:
            said = self._result() if match.is_done or match.answer else SHOWING
            self.status.show_text(tr(said), aside=self._best_place())

    def _show_result(self) -> None:
        """Where the card says the same, it is only read out."""
        said = tr(self._result())
        if self._result() == self._verdict():
            self.status.show_text("", aside=said)
        else:
            self.status.show_text(said, Tone.GOOD)


def _better(points: float) -> Message:
    """Says by how much the best place is better, in half points, or in whole ones if there are many."""
    return BETTER_BY_LITTLE.get(max(round(2 * points), 1)) or Message(BETTER, points=round(points))
