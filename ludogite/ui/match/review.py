"""The review of a match that is over: its decisions are judged by a worker one after another, marked in the list of
moves, and shown as a curve. Leaving the page, or the analysis, ends it; what is judged stays known to the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ludogite.match.review import Decision, Mark, Verdict, curve, decisions, made, verdict
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import seed_at
from ludogite.players.review import Judgement, judge
from ludogite.ui.language import tr

if TYPE_CHECKING:
    from ludogite.ui.match.page import MatchPage
    from ludogite.ui.match.thinking import Key

PROGRESS = QT_TRANSLATE_NOOP("review", "Looking through the game: {done} of {all}")
FINISHED = Message(QT_TRANSLATE_NOOP("review", "Choose a move to see what it was worth."))
BETTER = QT_TRANSLATE_NOOP("review", "Better: {move}. {reason}")
SAID = QT_TRANSLATE_NOOP("review", "{name}: {verdict}")


class MatchReview(QObject):
    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page = page
        self.judgements: dict[Decision, Judgement] = {}
        self._decisions: list[Decision] = []
        """All of the match, once it is over; those that are still to be judged among them."""
        self._failed: set[Decision] = set()
        page.thoughts.answered.connect(self._take_answer)
        page.thoughts.failed.connect(self._take_failure)
        page.thoughts.lost.connect(self._leave_out)
        page.looking.verdict_button.clicked.connect(self._press)

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
        if page.match.outcome is None:
            self.judgements, self._decisions, self._failed = {}, [], set()
        elif not self._decisions:
            self._decisions = decisions(page.match)
        self.show()
        self._go_on()

    def end(self) -> None:
        """The page is left: nothing more is asked."""
        self._decisions = []

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

    def _go_on(self) -> None:
        page, left = self._page, self.to_judge
        if not self.is_wanted or not left or page.thoughts.is_thinking:
            return
        match = page.match
        decision = next((each for each in left if each.start == page.shown_ply()), left[0])
        state, seed = match.state_at(decision.start), seed_at(match.config.seed, decision.start)
        module = match.config.game.player_module
        page.thoughts.ask(self._key(decision), judge, module, state, made(match, decision), seed)

    def _key(self, decision: Decision) -> Key:
        return "review", id(self._page.match), decision.start

    def _take_answer(self, key: Key, found: object) -> None:
        decision = next((each for each in self._decisions if self._key(each) == key), None)
        if decision is not None and isinstance(found, Judgement):
            self.judgements[decision] = found
            if self.is_wanted and decision.start == self._page.shown_ply():
                self.show_opinions()
            self.show()
        self._go_on()

    def _take_failure(self, key: Key, trace: str) -> None:
        if self._leave_out(key):
            raise RuntimeError(trace)

    def _leave_out(self, key: Key) -> bool:
        """What could not be judged; the others are judged all the same. Whether it was asked here."""
        decision = next((each for each in self._decisions if self._key(each) == key), None)
        if decision is not None:
            self._failed.add(decision)
            self.show()
            self._go_on()
        return decision is not None

    # Showing

    def show(self) -> None:
        page, verdicts = self._page, self._verdicts() if self.is_wanted else {}
        shown = curve(page.match, self.judgements) if self.is_wanted else None
        marks: dict[int, Mark] = {end: each.mark for end, each in verdicts.items()}
        page.looking.curve.show_curve(shown, marks)
        page.moves.show_verdicts(verdicts)
        page.looking.curve.setAccessibleDescription(self._said(verdicts) or "")
        self._show_words(verdicts)

    def _verdicts(self) -> dict[int, Verdict]:
        return {decision.end: verdict(judgement) for decision, judgement in self.judgements.items()}

    def _show_words(self, verdicts: dict[int, Verdict]) -> None:
        looking, left = self._page.looking, self.to_judge
        if not self.is_wanted or not self._decisions:
            looking.show_verdict(None, None)
        elif said := self._said(verdicts):
            is_lost = verdicts[self._page.shown_ply()].mark in (Mark.LOSS, Mark.MISTAKE)
            looking.show_verdict(said, self.tr("Better?") if is_lost else None)
        elif left:
            done = len(self._decisions) - len(left)
            progress = Message(PROGRESS, done=done, all=len(self._decisions))
            looking.show_verdict(tr(progress), self.tr("Cancel"))
        else:
            looking.show_verdict(tr(FINISHED), None)

    def _said(self, verdicts: dict[int, Verdict]) -> str | None:
        """Of the move that led to what is shown."""
        page = self._page
        decision = next((each for each in self.judgements if each.end == page.shown_ply()), None)
        if decision is None or page.past_ply is None or decision.end not in verdicts:
            return None
        name = page.match.config.seats[decision.seat].name
        return tr(Message(SAID, name=name, verdict=verdicts[decision.end].sentence))

    def _press(self) -> None:
        """Ends the review, or shows what would have been better."""
        page = self._page
        decision = next((each for each in self.judgements if each.end == page.shown_ply()), None)
        if decision is None or page.past_ply is None:
            page.analysis_button.setChecked(False)
            return
        best = self.judgements[decision].opinions[0]
        page.look_at(decision.start)
        move = page.words.move_name(page.match.on_table(decision.start), best.plan[0])
        page.show_status(Message(BETTER, move=move, reason=best.reason))
