"""The match of a person who tries their own mistakes again: an exercise whose positions come from a match that is
over, and whose right moves are whatever is clearly better. It is in no store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ludogite.content.exercises import Exercise, Step
from ludogite.match.config import Seat
from ludogite.match.exercise import ExerciseMatch
from ludogite.match.match import Match
from ludogite.match.mistakes import Mistake, cost
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion, levels_of, seed_at
from ludogite.players.review import Judgement, Measure, Tried, review_of
from ludogite.players.why import Pointer
from ludogite.rules.game import Move, State

GRAVEST = 3
"""So many are tried at first."""
AS_GOOD = QT_TRANSLATE_NOOP("retry", "Right! {reason}")
BETTER = Message(QT_TRANSLATE_NOOP("retry", "Right! That is clearly better."))
SHOWN = QT_TRANSLATE_NOOP("retry", "Here is the solution. {reason}")
NOT_YET = QT_TRANSLATE_NOOP("retry", "{cost} Try again.")


class RetryMatch(ExerciseMatch):
    """What the person has done waits to be judged: `tried` says what, `take_judgement` brings the answer. What is wrong
    stays on the board with what follows from it, until the person has seen that."""

    def __init__(self, match: Match, mistakes: Sequence[Mistake]) -> None:
        """The mistakes are those of one seat, the gravest first."""
        self.then, self.mistakes = match, mistakes
        self.seat = mistakes[0].decision.seat
        config, module = match.config, match.config.game.player_module
        level = levels_of(module)[-1]
        seats = [
            seat if n == self.seat or not seat.is_person else Seat(seat.name, level)
            for n, seat in enumerate(config.seats)
        ]
        review = review_of(module)
        assert review is not None
        self._judges_turns = review.judges_turns
        steps = tuple(map(self._step, mistakes[:GRAVEST]))
        super().__init__(
            Exercise(config.game.id, len(seats), steps, config.options, config.setup, seed=config.seed), seats
        )
        self._forget_try()
        self.found = 0
        """How many were mended without the solution."""

    def _step(self, mistake: Mistake) -> Step:
        begin = self.then.moves[: mistake.decision.start]
        return Step({}, begin=tuple(map(str, begin)), expect=tuple(map(str, mistake.judgement.opinions[0].plan)))

    def _forget_try(self) -> None:
        self.tried: tuple[Move, ...] = ()
        """What the person did, as long as it is on the board."""
        self._judgement: Judgement | None = None
        self.consequence: Pointer | None = None
        """What shows on the board that the try is wrong, while it stays there."""
        self.is_right = self.was_shown = False
        self.remark: Message | None = None
        """What was wrong with the last try."""

    # What is known

    @property
    def mistake(self) -> Mistake:
        return self.mistakes[min(self.at, len(self.exercise.steps) - 1)]

    @property
    def best(self) -> Opinion:
        return self.mistake.judgement.opinions[0]

    @property
    def before(self) -> State[Any]:
        """The position of the step."""
        return self.state_at(self.mistake.decision.start)

    @property
    def played_then(self) -> tuple[Move, ...]:
        """In the match."""
        decision = self.mistake.decision
        return self.then.moves[decision.start : decision.end]

    @property
    def is_judging(self) -> bool:
        return bool(self.tried) and self._judgement is None

    @property
    def has_ended(self) -> bool:
        """Whether the answer is known by now, found or shown."""
        return self.is_right or self.was_shown

    @property
    def is_explained(self) -> bool:
        """Whether the board shows what is wrong, and all that follows: it stays so until the person goes on."""
        is_wrong = self._judgement is not None and not self.has_ended and not self._replies
        was_replied = self.cursor > self.mistake.decision.start + len(self.tried)
        return is_wrong and (was_replied or self.consequence is not None)

    @property
    def is_done(self) -> bool:
        return self.has_ended and self.at == len(self.exercise.steps) - 1 and not self._replies

    @property
    def left(self) -> int:
        """How many mistakes are not among the steps yet."""
        return len(self.mistakes) - len(self.exercise.steps)

    @property
    def is_untouched(self) -> bool:
        """Whether nothing was made of this step yet."""
        return not self.is_answered and self.cursor == self.mistake.decision.start

    @property
    def question(self) -> tuple[str, State[Any], tuple[Move, ...], int]:
        """What a worker is asked about the try: the arguments of `judge_try`."""
        start = self.mistake.decision.start
        return self.config.game.player_module, self.before, self.tried, seed_at(self.config.seed, start)

    # What the person does

    def _check(self, moves: Sequence[Move]) -> None:
        """Everything legal is made; once the turn is over, it waits to be judged."""
        state = self.state
        for move in moves:
            state = state.play(move)
        self.remark = None
        if not self._judges_turns or state.to_move != self.seat:
            self.tried = (*self.moves[self.mistake.decision.start :], *moves)
            self.is_answered, self._replies = True, []

    def take_judgement(self, found: Tried) -> None:
        """Of what was tried."""
        judgement = self._judgement = found.judgement
        if self.mistake.is_mended_by(judgement):
            self.is_right = True
            self.found += 1
            opinion = judgement.opinion_on(self.tried)
            self.praise = Message(AS_GOOD, reason=opinion.reason) if opinion else BETTER
        else:
            self.misses += 1
            self.consequence, self._replies = found.consequence, list(found.follow)
            self.remark = self.consequence.sentence if self.consequence else self._lost(judgement)
        self._notify()

    def _lost(self, judgement: Judgement) -> Message:
        """By the try."""
        opinion = judgement.opinion_on(self.tried)
        is_told = judgement.measure is Measure.OUTCOME and opinion is not None
        return opinion.reason if is_told and opinion else cost(judgement)

    def drop_try(self, why: Message) -> None:
        """It could not be judged."""
        self._forget_try()
        self.remark = why
        self._lead_back()

    def show_solution(self) -> None:
        """From the beginning, move by move, as far as `go_on` is called."""
        self._forget_try()
        self.was_shown = self.is_answered = True
        self.praise, self._replies = None, list(self.best.plan)
        self.remark = Message(SHOWN, reason=self.best.reason)
        self.play(*self._starts[self.at], start=0)

    # What happens by itself

    def go_on(self) -> None:
        """The next move that follows. What is wrong is taken back, unless the board shows why."""
        if self._replies:
            super().go_on()
        elif not self.is_explained:
            self._take_back()

    def _take_back(self) -> None:
        """What is wrong, if it is known to be."""
        if self._judgement is not None and not self.has_ended:
            remark = Message(NOT_YET, cost=self._lost(self._judgement))
            self._forget_try()
            self.remark = remark
            self._lead_back()

    def read_on(self) -> None:
        """To another try, or to the next mistake."""
        if self.is_explained:
            self._take_back()
        elif self.has_ended and not self.is_done:
            self._forget_try()
            self._begin(self.at + 1)
            self.praise = None

    def take_all(self) -> None:
        """The lesser mistakes too, after the gravest."""
        steps = (*self.exercise.steps, *map(self._step, self.mistakes[len(self.exercise.steps) :]))
        self.exercise = replace(self.exercise, steps=steps)
        self.read_on()

    def go_back(self) -> None:
        """Begins the step anew, or if nothing was done there, the step before."""
        is_untouched = self.is_untouched
        self._forget_try()
        if is_untouched:
            super().go_back()
        else:
            self._lead_back()

    def _lead_back(self) -> None:
        """To the beginning of the step."""
        self.is_answered, self.praise, self._hand, self._replies = False, None, "", []
        self._lead_to_step()
