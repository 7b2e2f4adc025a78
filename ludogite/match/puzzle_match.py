"""The match of a person who solves a puzzle: an exercise whose right moves are known to what has made it. It is in no
store; only how it went is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludogite.content.exercises import Exercise, Step
from ludogite.match.config import Seat
from ludogite.match.exercise import RIGHT, ExerciseMatch, WrongMove
from ludogite.match.puzzle import PuzzleResult
from ludogite.match.result import Help
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import levels_of
from ludogite.puzzles import Puzzle, maker_of
from ludogite.rules.game import Move, Mover, State
from ludogite.rules.shelf import Game

GOES_ON = QT_TRANSLATE_NOOP("puzzles", "Right! %n move(s) to go.", None, 0)


class PuzzleMatch(ExerciseMatch):
    def __init__(
        self,
        game: Game,
        puzzle: Puzzle,
        seed: int,
        names: Sequence[str],
        keep: Callable[[PuzzleResult], None],
        note_tried: Callable[[], None],
        was_tried: bool,
    ) -> None:
        """The names are those of the person and of the opponent; `keep` writes down how it went, before anybody is
        told, and `note_tried` that a first try was not right: whoever leaves then has no other first one."""
        mover, (name, other) = to_move(game, puzzle), names
        level = levels_of(game.player_module)[-1]
        seats = [Seat(name) if seat == mover else Seat(other, level=level) for seat in range(puzzle.seats)]
        step = Step({}, begin=tuple(map(str, puzzle.beginning)), expect=tuple(map(str, puzzle.solution)))
        super().__init__(Exercise(game.id, puzzle.seats, (step,), puzzle.options, puzzle.setup, seed=seed), seats)
        self.puzzle = puzzle
        self.answer: Move | None = None
        """The last move that the person made."""
        self.is_right = False
        """Whether that move was right."""
        self.has_ended = False
        """Whether the solution is known by now, found or shown."""
        self.was_shown = False
        """Whether it was shown, perhaps before it was tried again."""
        self.mover = mover
        """The seat of the person."""
        self._maker, self._keep, self._note_tried = maker_of(game), keep, note_tried
        self.misses = int(was_tried)

    @property
    def sentence(self) -> Message:
        return self.puzzle.goal

    @property
    def is_solved(self) -> bool:
        """Whether the person has found the solution; perhaps not for the first time."""
        return self.has_ended and self.is_right

    @property
    def is_untouched(self) -> bool:
        """Whether nothing was made of it yet."""
        return not self.has_ended and self.cursor == len(self.puzzle.beginning)

    @property
    def how_it_went(self) -> PuzzleResult:
        """What counts of it, once it has ended."""
        if not self.is_right or self.was_shown:
            return PuzzleResult.NOT_SOLVED
        is_clean = not self.misses and self.help is Help.NONE
        return PuzzleResult.AT_FIRST_TRY if is_clean else PuzzleResult.SOLVED

    def note_help(self, help: Help) -> None:
        super().note_help(help)
        self._note_tried()

    @property
    def made_count(self) -> int:
        """How many moves the person has made."""
        return sum(self.state_at(ply).to_move == self.mover for ply in range(len(self.puzzle.beginning), self.cursor))

    def _check(self, moves: Sequence[Move]) -> None:
        state, made = self.state, self.made_count
        for move in moves:
            before, state = state, state.play(move)
            is_right = self._maker.is_right(self.puzzle, before, move, made)
            if not is_right and not self.puzzle.points:
                self.misses += 1
                self._note_tried()
                self.praise = None
                raise WrongMove(self._maker.objection(self.puzzle, made))
            made += 1
        self.answer, self.is_right, self.praise = moves[-1], is_right, RIGHT
        if state.outcome is not None or self.puzzle.points:
            self._end()
        elif state.to_move != self.mover:
            self.praise = Message(GOES_ON, n=self.puzzle.goal.count - made)
            self.is_answered, self._replies = True, [self._reply(moves, state)]

    def _reply(self, moves: Sequence[Move], state: State[Any]) -> Move:
        """As in the solution, as long as the person follows it: the longest resistance is known there."""
        made = [*self.moves[len(self.puzzle.beginning) :], *moves]
        if made == list(self.puzzle.solution[: len(made)]):
            return self.puzzle.solution[len(made)]
        reply = self._maker.reply(state)
        assert reply is not None
        return reply

    def _end(self) -> None:
        self._keep(self.how_it_went)
        self.was_shown = self.was_shown or not self.is_right
        self.has_ended, self.is_answered, self._replies = True, True, []

    def go_on(self) -> None:
        """After a reply it is the person's turn again, as long as there is something to find."""
        if len(self._replies) == 1 and not self.has_ended:
            self.is_answered = False
        super().go_on()

    def show_solution(self) -> None:
        """From the beginning, move by move, as far as `go_on` is called."""
        if not self.has_ended:
            self._keep(PuzzleResult.NOT_SOLVED)
        self.was_shown = self.has_ended = self.is_answered = True
        self.answer, self.is_right, self.praise = None, False, None
        self.at, self._replies = 0, list(self.puzzle.solution)
        self.play(*self._starts[0], start=0)

    def go_back(self) -> None:
        """Begins it anew. What was tried wrongly stays so."""
        self.answer, self.is_right, self.has_ended = None, False, False
        super().go_back()


def to_move(game: Game, puzzle: Puzzle) -> Mover:
    """The seat that is to find something."""
    state = game.start(puzzle.seats, puzzle.options, puzzle.setup)
    for move in puzzle.beginning:
        state = state.play(move)
    return state.to_move
