"""A match in which only what an exercise expects is played. It is in no store: neither the library nor statistics know
of it."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from ludogite.content.exercises import Exercise, Step, Words
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.message import QT_TRANSLATE_NOOP, Message, Source
from ludogite.rules.game import SHELF, IllegalMove, Move, Objection

RIGHT = Message(QT_TRANSLATE_NOOP("exercise", "Right!"))
WRONG = QT_TRANSLATE_NOOP("exercise", "That is allowed, but look again.")
READ_ON = QT_TRANSLATE_NOOP("exercise", "Read first, then press the button beside the board.")
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
        self._made: set[str] = set()
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
    def sentence(self) -> str:
        return self.step.say[self.language]

    @property
    def awaits_answer(self) -> bool:
        """Whether the person is to do something on the board now."""
        return self.at < len(self.exercise.steps) and not self.is_answered and not self.step.is_read_only

    # What the person does

    def play_together(self, moves: Sequence[Move]) -> None:
        """Only what is expected; a right answer is not yet followed by anything."""
        if not self.awaits_answer:
            raise WrongMove(Objection(READ_ON))
        state = self.state
        for move in moves:
            state = state.play(move)
        made = set(self._made)
        for move in moves:
            found = next((each for each in self.step.expect if each not in made and fnmatchcase(str(move), each)), None)
            if found is None:
                self._miss()
            else:
                made.add(found)
        self._made = made
        if not self.step.is_all or len(made) == len(self.step.expect):
            self._answer(self.step.then)
        super().play_together(moves)

    def take_hand(self, text: str) -> None:
        """The text of the hand has changed: perhaps that is what the step asks for."""
        if self.awaits_answer and self.step.hand and fnmatchcase(text, self.step.hand):
            self._answer(self.step.then)
            self._notify()

    def next_roll(self) -> Move:
        """The dice show what the step needs."""
        for text in self.step.expect:
            if text in self._made or "*" in text or "?" in text:
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

    def _miss(self) -> None:
        self.misses += 1
        self.praise = None
        words: Words = self.step.wrong
        raise WrongMove(Objection(GIVEN, words=words[self.language]) if words else Objection(WRONG))

    # What happens by itself

    def go_on(self) -> None:
        """The next reply, or the next step."""
        if self._replies:
            super().play_together([self._replies.pop(0)])
        elif self.is_answered:
            self._begin(self.at + 1)

    def _begin(self, at: int) -> None:
        steps = self.exercise.steps
        self.at, self.is_answered, self._made = at, False, set()
        begin = steps[at].begin if at < len(steps) else None
        self._starts[at:] = [self.moves if begin is None else tuple(map(self._parse, begin))]
        if begin is None:
            self._notify()
        else:
            self._make(0, self._starts[at])

    def go_back(self) -> None:
        """To the beginning of the step before; of the first one, to its own."""
        self.at = max(self.at - 1, 0)
        del self._starts[self.at + 1 :]
        self.is_answered, self.praise, self._made, self._replies = False, None, set(), []
        self._make(0, self._starts[self.at])
