"""A match in which only what an exercise expects is played. It is in no store: neither the library nor statistics know
of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Any, NoReturn

from ludogite.content.exercises import Exercise, Step, Words
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.message import QT_TRANSLATE_NOOP, Message, Source
from ludogite.rules.game import IllegalMove, Move, Objection, State
from ludogite.rules.shelf import SHELF

RIGHT = Message(QT_TRANSLATE_NOOP("exercise", "Right!"))
WRONG = QT_TRANSLATE_NOOP("exercise", "That is allowed, but look again.")
READ_ON = QT_TRANSLATE_NOOP("exercise", "Read first, then press the button below the words.")
GIVEN = Source("exercise", "{words}")
"""A sentence that the exercise brings along in the player's language: nothing is translated."""


class WrongMove(IllegalMove):
    """The rules allow the move, but the exercise expects another one."""


class ExerciseMatch(Match):
    """The match of a person who does an exercise, step by step. What happens by itself after a right answer, replies
    and the next step, waits for `go_on`."""

    def __init__(self, exercise: Exercise, seats: Sequence[Seat]) -> None:
        game = SHELF[exercise.game]
        config = MatchConfig(
            game, tuple(seats), exercise.options, exercise.setup, exercise.seed, is_coaching=exercise.is_coaching
        )
        super().__init__(config, exercise.steps[0].begin or ())
        self.exercise = exercise
        self.language = "en"
        """The one in which it speaks."""
        self.at = 0
        """The number of the step, from 0; so many as there are steps once it is done."""
        self.misses = 0
        """How often something wrong was tried."""
        self.is_answered = False
        """Whether what this step asks for was done: it goes on by itself."""
        self.praise: Message | None = None
        """What is said of the last right answer, until something wrong is tried."""
        self._hand = ""
        """The text of the hand when the last step was done."""
        self.made: set[str] = set()
        """What of it was made already, of a step that expects several moves."""
        self._replies: list[Move] = []
        self._starts: list[tuple[Move, ...]] = [self.moves]
        """The moves that led to the beginning of each step."""

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to do; the last step may only be there to be read."""
        steps = self.exercise.steps
        return self.at == len(steps) or (self.at == len(steps) - 1 and self.step.is_read_only)

    @property
    def step(self) -> Step:
        """Once all are done, the last one."""
        return self.exercise.steps[min(self.at, len(self.exercise.steps) - 1)]

    @property
    def sentence(self) -> Message:
        return Message(GIVEN, words=self.step.say[self.language])

    @property
    def awaits_answer(self) -> bool:
        """Whether the person is to do something on the board now."""
        return self.at < len(self.exercise.steps) and not self.is_answered and not self.step.is_read_only

    @property
    def example(self) -> Move | None:
        """The move that this step asks for, where it is to be seen."""
        return self._parse(self.step.expect[0]) if self.awaits_answer and self.step.is_shown else None

    @property
    def keeps_hand(self) -> bool:
        """Whether what the person holds stays in the hand: it was asked for, and the next step goes on with it."""
        return self.is_answered and bool(self.step.hand)

    def name_person(self, name: str) -> None:
        """Who does the exercise, in the first seat."""
        self.config = replace(self.config, seats=(Seat(name), *self.config.seats[1:]))

    # What the person does

    def play(self, *moves: Move, hand_text: str | None = None, start: int | None = None) -> None:
        """Only what is expected; a right answer is not yet followed by anything. What replaces other moves is not an
        answer."""
        if start is None:
            if not self.awaits_answer:
                raise WrongMove(Objection(READ_ON))
            self._check(moves)
        super().play(*moves, hand_text=hand_text, start=start)

    def _check(self, moves: Sequence[Move]) -> None:
        """Takes note of a right answer; whatever else it is raises IllegalMove."""
        state, made = self.state, set(self.made)
        for move in moves:
            before, state = state, state.play(move)
            made.add(self._found(move, made) or self._miss())
            if self.step.gain is not None and _gain(before, state) < self.step.gain:
                self._miss()
        self.made = made
        if not self.step.is_all or len(made) == len(self.step.expect):
            self._answer(self.step.then)

    def _found(self, move: Move, made: set[str]) -> str | None:
        """What is still expected that the move is."""
        return next((each for each in self.step.expect if each not in made and fnmatchcase(str(move), each)), None)

    def take_hand(self, text: str) -> None:
        """The text of the hand, which may have changed: perhaps that is what the step asks for."""
        is_new, wanted = text != self._hand, self.step.hand
        if self.awaits_answer and wanted and is_new and fnmatchcase(text, wanted):
            self._hand = text
            self._answer(self.step.then)
            self._notify()

    def next_roll(self) -> Move:
        """The dice show what the step needs."""
        for text in self.step.expect:
            if text in self.made or "*" in text or "?" in text:
                continue
            move: Move = self._parse(text)
            if self.state.why_not(move) is None:
                return move
        return super().next_roll()

    def read_on(self) -> None:
        """What was to be read has been read."""
        if self.step.is_read_only and not self.is_answered and not self.is_done:
            self._answer(self.step.then)
            self.praise = None
            self.go_on()

    def _answer(self, replies: Sequence[str]) -> None:
        self.is_answered = True
        self.praise = Message(GIVEN, words=self.step.right[self.language]) if self.step.right else RIGHT
        self._replies = [self._parse(text) for text in replies]

    def _miss(self) -> NoReturn:
        self.misses += 1
        self.praise = None
        words: Words = self.step.wrong
        raise WrongMove(Objection(GIVEN, words=words[self.language]) if words else Objection(WRONG))

    # What happens by itself

    def go_on(self) -> None:
        """The next reply, or the next step."""
        if self._replies:
            super().play(self._replies.pop(0))
        elif self.is_answered:
            self._begin(self.at + 1)

    def _begin(self, at: int) -> None:
        steps = self.exercise.steps
        self.at, self.is_answered, self.made = at, False, set()
        begin = steps[at].begin if at < len(steps) else None
        self._starts[at:] = [self.moves if begin is None else tuple(map(self._parse, begin))]
        if begin is None:
            self._notify()
        else:
            self._lead_to_step()

    def go_back(self) -> None:
        """To the beginning of the step before; of the first one, to its own."""
        self.at = max(self.at - 1, 0)
        del self._starts[self.at + 1 :]
        self.is_answered, self.praise, self._hand, self.made, self._replies = False, None, "", set(), []
        self._lead_to_step()

    def _lead_to_step(self) -> None:
        """Plays what leads to the beginning of the step, by the options that hold there."""
        steps = self.exercise.steps[: self.at + 1]
        options = next((step.options for step in reversed(steps) if step.options is not None), self.exercise.options)
        self.config = replace(self.config, options=options)
        self._states[0] = self.config.start()
        self.play(*self._starts[self.at], start=0)


def _gain(before: State[Any], after: State[Any]) -> int:
    """What a move has brought the seat that made it, in a game with points."""
    seat, old, new = before.to_move, before.scores, after.scores
    assert isinstance(seat, int)
    assert old is not None
    assert new is not None
    return new[seat] - old[seat]
