"""The review of a match that is over: a worker judges its decisions one after another. Leaving the page, or the
analysis, ends it; what is judged stays known to the page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from ludogite.match.mistakes import Mistake, mistakes, people_seats
from ludogite.match.review import Curve, Decision, Verdict, curve, decisions, made, verdict
from ludogite.message import Message
from ludogite.players import Opinion, seed_at
from ludogite.players.review import Judgement, judge
from ludogite.rules.game import Move, State
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.worker.worker import Asked, Cancelled, Failed, Problem, Worker


class MatchReview(QObject):
    judged = Signal(object)
    """A Decision that was judged, or could not be."""

    def __init__(
        self, shown: MatchOnBoard, worker: Worker, is_analysing: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """Where a game has no analysis, nothing is marked, and the little that is judged is judged at once."""
        super().__init__(parent)
        self._judges_at_once = not ui_of(shown.match.config.game).has_advice
        self._shown, self._worker, self._is_analysing = shown, worker, is_analysing
        self.judgements: dict[Decision, Judgement] = {}
        self.decisions: list[Decision] = []
        """All of the match, once it is over; those that are still to be judged among them."""
        self._failed: set[Decision] = set()
        self._asked: Asked | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether the analysis is on, and the match is over."""
        return self._is_analysing() and self._shown.match.outcome is not None

    @property
    def is_offered(self) -> bool:
        """Whether mistakes are found, or will be."""
        return bool(self.decisions) and (self.is_wanted or self._judges_at_once)

    @property
    def to_judge(self) -> list[Decision]:
        return [each for each in self.decisions if each not in self.judgements and each not in self._failed]

    def follow(self) -> None:
        """After the match, the analysis or what is shown has changed."""
        match = self._shown.match
        if not self.is_wanted and self._asked:
            self._asked.cancel()
        if match.outcome is None:
            self.judgements, self.decisions, self._failed = {}, [], set()
        elif not self.decisions:
            self.decisions = decisions(match)
            if self._judges_at_once:
                self.judgements = {each: judge(*self._question(each)) for each in self.decisions}

    def end(self) -> None:
        """The page is left: nothing more is asked."""
        self.decisions = []
        if self._asked:
            self._asked.cancel()

    # Asking

    def go_on(self) -> None:
        """Asks for the next judgement, if the worker has nothing else to do."""
        left = self.to_judge
        if not self.is_wanted or not left or self._worker.is_busy:
            return
        decision = next((each for each in left if each.start == self._shown.ply), left[0])
        question = self._question(decision)
        self._asked = self._worker.ask(judge, question, partial(self._keep, decision), partial(self._fail, decision))

    def _question(self, decision: Decision) -> tuple[str, State[Any], tuple[Move, ...], int]:
        match = self._shown.match
        state, seed = match.state_at(decision.start), seed_at(match.config.seed, decision.start)
        return match.config.game.player_module, state, made(match, decision), seed

    def _keep(self, decision: Decision, found: Judgement) -> None:
        self.judgements[decision] = found
        if decision.start == self._shown.ply:
            self.show_opinions()
        self.judged.emit(decision)
        self.go_on()

    def _fail(self, decision: Decision, problem: Problem) -> None:
        """Leaves out what could not be judged; what was only put off comes again."""
        if isinstance(problem, Cancelled):
            return
        self._failed.add(decision)
        self.judged.emit(decision)
        self.go_on()
        if isinstance(problem, Failed):
            raise problem

    # What is known

    def show_opinions(self) -> bool:
        """Shows on the board what could be done in the position shown, if it is one that is judged; whether it is. If
        that is still to come, it comes next."""
        shown = next((each for each in self.decisions if each.start == self._shown.ply), None)
        if not self.is_wanted or shown is None or shown in self._failed:
            return False
        if shown in self.judgements:
            self._shown.board.show_opinions(self.judgements[shown].opinions, shown.seat)
        return True

    def verdicts(self) -> dict[int, Verdict]:
        """By the number of moves made, what is said of the last of them."""
        known = self.judgements if self.is_wanted else {}
        return {decision.end: verdict(found) for decision, found in known.items()}

    def mistakes(self) -> dict[int, list[Mistake]]:
        """What is worth another try, by the seat of the person who has made it."""
        found = {seat: mistakes(self.judgements, [seat]) for seat in people_seats(self._shown.match)}
        return {seat: each for seat, each in found.items() if each}

    def curve(self) -> Curve | None:
        return curve(self._shown.match, self.judgements) if self.is_wanted else None

    def decision_shown(self) -> Decision | None:
        """The one that led to what is shown, if it is judged."""
        ply = self._shown.ply
        return next((each for each in self.judgements if each.end == ply), None) if self.is_wanted else None

    def verdict_shown(self) -> Message | None:
        decision = self.decision_shown()
        return verdict(self.judgements[decision]).sentence if decision else None

    def better_shown(self) -> tuple[int, Opinion] | None:
        """A better plan than the move that led here, and after how many moves it could be played."""
        decision = self.decision_shown()
        return (decision.start, self.judgements[decision].opinions[0]) if decision else None
