"""The review of a match that is over: its decisions are judged by a worker one after another, marked in the list of
moves, and shown as a curve. Leaving the page, or the analysis, ends it; what is judged stays known to the page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ludogite.match.review import Decision, Mark, curve, decisions, made, verdict
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import seed_at
from ludogite.players.review import Judgement, judge
from ludogite.ui.look.language import tr
from ludogite.worker.worker import Asked, Cancelled, Failed, Problem

if TYPE_CHECKING:
    from ludogite.ui.match.page import MatchPage

BETTER = QT_TRANSLATE_NOOP("review", "Better: {moves}. {reason}")


class MatchReview(QObject):
    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page = page
        self.judgements: dict[Decision, Judgement] = {}
        self._decisions: list[Decision] = []
        """All of the match, once it is over; those that are still to be judged among them."""
        self._failed: set[Decision] = set()
        self._asked: Asked | None = None
        page.curve.cancelled.connect(lambda: page.analysis_button.setChecked(False))

    @property
    def is_wanted(self) -> bool:
        """Whether the analysis is on, and the match is over."""
        return self._page.analysis_button.isChecked() and self._page.match.outcome is not None

    @property
    def to_judge(self) -> list[Decision]:
        return [each for each in self._decisions if each not in self.judgements and each not in self._failed]

    def follow(self) -> None:
        """After the match, the analysis or what is shown has changed."""
        page = self._page
        if not self.is_wanted and self._asked:
            self._asked.cancel()
        if page.match.outcome is None:
            self.judgements, self._decisions, self._failed = {}, [], set()
        elif not self._decisions:
            self._decisions = decisions(page.match)
        self.show()
        self.go_on()

    def end(self) -> None:
        """The page is left: nothing more is asked."""
        self._decisions = []
        if self._asked:
            self._asked.cancel()

    def show_opinions(self) -> bool:
        """What could be done in the position shown, if it is one that is judged; whether it is. If that is still to
        come, it comes next."""
        page = self._page
        shown = next((each for each in self._decisions if each.start == page.shown_ply()), None)
        if shown is None or shown in self._failed:
            return False
        if shown in self.judgements:
            page.board.show_opinions(self.judgements[shown].opinions, shown.seat)
        return True

    # Asking

    def go_on(self) -> None:
        """Asks for the next judgement, if the worker has nothing else to do."""
        page, left = self._page, self.to_judge
        if not self.is_wanted or not left or page.worker.is_busy:
            return
        match = page.match
        decision = next((each for each in left if each.start == page.shown_ply()), left[0])
        state, seed = match.state_at(decision.start), seed_at(match.config.seed, decision.start)
        arguments = match.config.game.player_module, state, made(match, decision), seed
        take, leave_out = partial(self._take, decision), partial(self._leave_out, decision)
        self._asked = page.worker.ask(judge, arguments, take, leave_out)

    def _take(self, decision: Decision, found: Judgement) -> None:
        self.judgements[decision] = found
        if self.is_wanted and decision.start == self._page.shown_ply():
            self.show_opinions()
        self.show()
        if self._decision_shown() == decision:
            self._page.show_status(None)
        self.go_on()

    def _leave_out(self, decision: Decision, problem: Problem) -> None:
        """What could not be judged; the others are judged all the same. What was only put off comes again."""
        if isinstance(problem, Cancelled):
            return
        self._failed.add(decision)
        self.show()
        self.go_on()
        if isinstance(problem, Failed):
            raise problem

    # Showing

    def show(self) -> None:
        page = self._page
        verdicts = {decision.end: verdict(found) for decision, found in self.judgements.items()}
        shown, left = None, 0
        if self.is_wanted:
            shown, left = curve(page.match, self.judgements), len(self.to_judge)
        else:
            verdicts = {}
        page.curve.show_curve(shown, {ply: each.mark for ply, each in verdicts.items()})
        page.curve.show_progress(len(self._decisions) - left, len(self._decisions) if left else 0)
        page.curve.setAccessibleDescription(self._said())
        page.show_verdicts(verdicts)
        here = verdicts.get(page.shown_ply())
        has_better = here is not None and here.mark in (Mark.LOSS, Mark.MISTAKE)
        page.looking_back.offer(self.is_wanted and bool(self._decisions), has_better)

    def _said(self) -> str:
        """For screen readers."""
        said = self.verdict_shown()
        return tr(said) if said else ""

    def _decision_shown(self) -> Decision | None:
        """The one that led to what is shown, if it is judged."""
        ply = self._page.shown_ply()
        return next((each for each in self.judgements if each.end == ply), None) if self.is_wanted else None

    def verdict_shown(self) -> Message | None:
        decision = self._decision_shown()
        return verdict(self.judgements[decision]).sentence if decision else None

    def show_better(self) -> None:
        """What would have been better than the move that led here, on the board in the position before it."""
        page, decision = self._page, self._decision_shown()
        if decision is None:
            return
        best = self.judgements[decision].opinions[0]
        page.look_at(decision.start, best.plan)
        state, names = page.match.state_at(decision.start), []
        for move in best.plan:
            names.append(tr(page.ui.words.move_name(state.on_table(), move)))
            state = state.play(move)
        page.show_status(Message(BETTER, moves=", ".join(names), reason=best.reason))
