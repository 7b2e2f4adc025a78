"""Plays and advises beside the people at the table: computer players, dice that roll by themselves, hints, and what
moves are worth. A worker thinks, one question at a time."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ludogite.match.result import Help
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion, advise, levels_of, rank, seed_at
from ludogite.rules.game import CHANCE, Move
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.worker.worker import Asked, Failed, Lost, Problem, Worker

CANNOT_THINK = Message(QT_TRANSLATE_NOOP("match_page", "The computer player keeps stopping; retrying."))
NO_ADVICE = Message(QT_TRANSLATE_NOOP("match_page", "No hint this time. Please try again."))
RETRY_MS = 3000
"""Until a computer tries again to make a move that could not be thought of or stored."""


class Opponent(QObject):
    """Everything that goes on without a person; also asks a worker what the board wants to know."""

    answered = Signal()
    """The worker may be asked by others."""
    said = Signal(object)
    """A Message for the line below the board, or None."""
    helped = Signal(object)
    """Somebody was shown how to go on; carries a Help."""
    advised = Signal(object, int)
    """What a hint is made of: an Opinion, and the seat that it is for."""

    def __init__(self, shown: MatchOnBoard, worker: Worker, parent: QObject) -> None:
        super().__init__(parent)
        self._shown, self._worker = shown, worker
        self._asked: Asked | None = None
        self._about: tuple[str, int] | None = None
        """The purpose of the last question, and the number of moves made in the position that it was about."""
        self._advice_seat: int | None = None
        """The seat that the last question was asked for."""
        self._has_ended = False

    @abstractmethod
    def go_on(self) -> None: ...

    def retry(self) -> None:
        """After a while: something could not be thought of, or not be stored."""
        QTimer.singleShot(RETRY_MS, self, self.go_on)

    def cancel(self) -> None:
        """Drops the open question."""
        if self._asked:
            self._asked.cancel()

    def end(self) -> None:
        """The match is left."""
        self._has_ended = True
        self.cancel()

    def is_asked(self, purpose: str) -> bool:
        """Whether this is being thought about, for the position that is shown."""
        is_open = self._asked is not None and self._asked.is_open
        return is_open and self._about == (purpose, self._shown.ply)

    def ask_for_board(self, work: Callable[..., Any], arguments: Sequence[Any]) -> None:
        self._ask_worker("board", work, arguments)

    def ask_for_hint(self, work: Callable[..., Any], arguments: Sequence[Any], seat: int) -> None:
        """The work finds opinions for the seat, the best first."""
        self._advice_seat = seat
        self._ask_worker("hint", work, arguments)

    def _ask_worker(self, purpose: str, work: Callable[..., Any], arguments: Sequence[Any]) -> None:
        """An answer about anything but what is shown by then is dropped."""
        ply = self._shown.ply

        def done(found: Any) -> None:
            if self._shown.ply == ply:
                self._use_answer(purpose, found)
            self.answered.emit()

        def failed(problem: Problem) -> None:
            if self._shown.ply == ply:
                self._use_problem(purpose, problem)
            self.answered.emit()

        self._about = purpose, ply
        self._asked = self._worker.ask(work, arguments, done, failed)

    def _use_answer(self, purpose: str, found: Any) -> None:
        if purpose == "board":
            self._shown.board.take_answer(found)
        elif found and not self._shown.is_past:
            self.advised.emit(found[0], self._advice_seat)
            self.helped.emit(Help.HINT)

    def _use_problem(self, purpose: str, problem: Problem) -> None:
        if purpose == "hint":
            self.said.emit(NO_ADVICE if isinstance(problem, Lost) else None)
        if isinstance(problem, Failed):
            raise problem


class MatchAdvisor(Opponent):
    def __init__(
        self,
        shown: MatchOnBoard,
        worker: Worker,
        apply_move: Callable[[Move], bool],
        is_analysing: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """`apply_move` tells whether the move was made."""
        super().__init__(shown, worker, parent)
        self._apply_move, self._is_analysing = apply_move, is_analysing
        self._failed: int | None = None
        """After how many moves a computer could not think of its own."""
        self._plan: list[Move] = []
        """Moves that a computer has decided to play, and has not played yet."""

    def cancel(self) -> None:
        super().cancel()
        self._plan = []

    def go_on(self) -> None:
        """Does what needs no person: dice that roll by themselves, computer seats, and moves that people have decided
        on before."""
        shown, match = self._shown, self._shown.match
        mover = match.state.to_move
        if self._has_ended or match.outcome is not None or shown.is_past or match.can_redo():
            return
        if shown.status.is_paused or shown.board.is_busy():
            return
        if self._plan:
            self._play_on()
        elif mover == CHANCE:
            if not match.config.real_dice and not shown.awaits_roll():
                self._apply_move(match.next_roll())
        elif isinstance(mover, int) and (level := match.config.seats[mover].level):
            self._ask("move", level)
        elif shown.status.premove is not None:
            self._apply_move(shown.status.premove)

    def ask_hint(self) -> None:
        self._ask("hint", self._best_level())

    def analyse(self) -> None:
        """Asks what every move is worth in the position shown; not while a computer thinks about its own move."""
        shown, match = self._shown, self._shown.match
        is_free = shown.is_past or match.outcome is not None or shown.actor() is not None
        # A hint that is being thought about has the same answer, and will show it.
        if is_free and isinstance(shown.state().to_move, int) and not self.is_asked("hint"):
            self._ask("analysis", self._best_level())

    def _best_level(self) -> str:
        return levels_of(self._shown.match.config.game.player_module)[-1]

    def _ask(self, purpose: str, level: str) -> None:
        """Asks about what is shown: a hint or an analysis may be for any of several seats that act at once."""
        shown, config = self._shown, self._shown.match.config
        state = shown.match.state_at(shown.ply)
        assert isinstance(state.to_move, int)
        seat = state.to_move
        if purpose != "move" and shown.status.advice_seat is not None:
            seat = shown.status.advice_seat
            state = state.for_seat(seat)
        arguments = config.game.player_module, state.seen_by(seat), level, seed_at(config.seed, shown.ply)
        if purpose == "hint":
            self.ask_for_hint(advise, arguments, seat)
        else:
            self._advice_seat = seat
            self._ask_worker(purpose, rank, arguments)

    def _use_answer(self, purpose: str, found: Any) -> None:
        if purpose in ("board", "hint"):
            super()._use_answer(purpose, found)
        if purpose != "board" and found:
            self._use_opinions(purpose, found)

    def _use_opinions(self, purpose: str, opinions: list[Opinion]) -> None:
        shown, seat, is_analysing = self._shown, self._advice_seat, self._is_analysing()
        match purpose:
            case "move" if not shown.is_past:
                self._plan = list(opinions[0].plan)
                self._play_on()
            case "hint" if is_analysing and not shown.is_past:  # it has replaced that question, with the same answer
                shown.board.show_opinions(opinions, seat)
            case "analysis" if is_analysing:
                shown.board.show_opinions(opinions, seat)
                self.helped.emit(Help.HINT)

    def _play_on(self) -> None:
        """Plays what a computer has decided, as fast as people can follow it."""
        while self._plan and not self._shown.board.is_busy():
            if not self._apply_move(self._plan.pop(0)):
                self._plan = []

    def _use_problem(self, purpose: str, problem: Problem) -> None:
        """A computer that failed tries once more: it may have been ended from outside. If something ends the workers
        again and again, it tries on."""
        match purpose, problem:
            case "move", Lost():
                self.said.emit(CANNOT_THINK)
                QTimer.singleShot(RETRY_MS * 3, self, self.go_on)
            case "move", Failed() if self._failed != self._shown.ply:
                self._failed = self._shown.ply
                self.retry()
        super()._use_problem(purpose, problem)
