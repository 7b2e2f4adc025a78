"""What the page of a match asks a worker (moves of computers, hints, what moves are worth), and what is done with the
answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSignalBlocker, QTimer
from PySide6.QtWidgets import QPushButton

from ludogite.match.result import Help
from ludogite.match.review import how_sure
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion, player_of, rank, seed_at
from ludogite.rules.game import CHANCE, Move
from ludogite.ui.look.language import tr
from ludogite.ui.match.help_rules import day_at_stake
from ludogite.ui.match.sentences import legend_of
from ludogite.ui.widgets.parts import set_tip
from ludogite.worker.worker import Asked, Failed, Lost, Problem

if TYPE_CHECKING:
    from ludogite.ui.match.page import MatchPage

LOOKING = Message(QT_TRANSLATE_NOOP("match_page", "Looking for a good move…"))
CANNOT_THINK = Message(QT_TRANSLATE_NOOP("match_page", "The computer player keeps stopping; retrying."))
NO_ADVICE = Message(QT_TRANSLATE_NOOP("match_page", "No hint this time. Please try again."))
TRY_AGAIN = 3000
"""Milliseconds until a computer tries again to make a move that could not be thought of or stored."""


class Thinking(QObject):
    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page = page
        self._asked: Asked | None = None
        self._about: tuple[str, int] | None = None
        """What the last question was for, and how many moves were made in the position that it was about."""
        self._advice_seat: int | None = None
        """The seat that the last question was asked for."""
        self._failed: int | None = None
        """After how many moves a computer could not think of its own."""
        self._plan: list[Move] = []
        """What a computer has decided to play, and has not played yet."""

    def cancel(self) -> None:
        """What was asked is no longer of interest."""
        if self._asked:
            self._asked.cancel()
        self._plan = []

    def is_asked(self, purpose: str) -> bool:
        """Whether this is being thought about, for the position that is shown."""
        is_open = self._asked is not None and self._asked.is_open
        return is_open and self._about == (purpose, self._page.shown_ply())

    def go_on(self) -> None:
        """Does what needs no person: dice that roll by themselves, computer seats, and moves that people have decided
        on before."""
        page, match = self._page, self._page.match
        mover = match.state.to_move
        if page.is_left or match.outcome is not None or page.past_ply is not None or match.can_redo():
            return
        if page.board_status.is_paused or page.board.is_busy():
            return
        if self._plan:
            self._play_on()
        elif mover == CHANCE:
            if not match.config.real_dice and not page.throws():
                page.apply_move(match.next_roll())
        elif isinstance(mover, int) and (level := match.config.seats[mover].level):
            self._ask("move", level)
        elif page.board_status.premove is not None:
            page.apply_move(page.board_status.premove)

    def try_again(self) -> None:
        """After a while: something could not be thought of, or not be stored."""
        QTimer.singleShot(TRY_AGAIN, self, self.go_on)

    # Advice

    def hint(self) -> None:
        """Says at once that it is thought about, or why there is none; the answer takes its time."""
        page = self._page
        if not page.hint_button.isEnabled() or not page.ui.has_advice:
            return
        if reason := page.no_help():
            page.show_status(reason)
        elif self._may_spend_day(page.hint_button):
            page.show_status(LOOKING)
            self._ask("hint", self._best_level())

    def toggle_analysis(self, is_wanted: bool) -> None:
        """Or says why there is none."""
        page = self._page
        reason = page.no_help() if is_wanted else None
        if reason or (is_wanted and not self._may_spend_day(page.analysis_button)):
            with QSignalBlocker(page.analysis_button):
                page.analysis_button.setChecked(False)
            if reason:
                page.show_status(reason)
            return
        if is_wanted and day_at_stake(page.match):
            page.show_status(None)  # the question is answered
        if not is_wanted and page.match.outcome is not None:
            self.cancel()
        self.analyse()
        page.review.follow()
        if page.match.outcome is not None:
            page.show_status(None)  # with or without what is said of the last move

    def analyse(self) -> None:
        """Asks what every move is worth in the position shown; not while a computer thinks about its own move."""
        page, match = self._page, self._page.match
        is_on = page.analysis_button.isChecked()
        mover = page.shown_state().to_move
        is_covered = page.past_ply is not None and match.is_covered(page.past_ply)
        reviewed = how_sure(match) if page.review.is_wanted else None
        legend = legend_of(mover, is_covered, reviewed) or page.board.legend()
        set_tip(page.curve, tr(reviewed) if reviewed else "")
        page.legend.setText(tr(legend) if legend else "")
        page.legend.setVisible(is_on and legend is not None)
        page.board.show_opinions([], None)
        is_free = page.past_ply is not None or match.outcome is not None or page.actor() is not None
        is_free = is_free and not is_covered
        if page.review.is_wanted and page.review.show_opinions():
            return
        # A hint that is being thought about has the same answer, and will show it.
        if is_on and isinstance(mover, int) and is_free and not self.is_asked("hint"):
            self._ask("analysis", self._best_level())

    def _may_spend_day(self, button: QPushButton) -> bool:
        """Help makes a match of the day not count: then it is asked for twice."""
        question = day_at_stake(self._page.match)
        return question is None or self._page.ask_or_confirm(button, question)

    def _best_level(self) -> str:
        return player_of(self._page.match.config.game.player_module).LEVELS[-1]

    # Questions and answers

    def ask_for_board(self, work: Callable[..., Any], arguments: Sequence[Any]) -> None:
        self._ask_worker("board", work, arguments)

    def _ask(self, purpose: str, level: str) -> None:
        """Asks about what is shown: a hint or an analysis may be for any of several seats that act at once."""
        page, config = self._page, self._page.match.config
        state = page.match.state_at(page.shown_ply())
        assert isinstance(state.to_move, int)
        self._advice_seat = state.to_move
        if purpose != "move" and page.board_status.advice_seat is not None:
            self._advice_seat = page.board_status.advice_seat
            state = state.for_seat(self._advice_seat)
        seen, seed = state.seen_by(self._advice_seat), seed_at(config.seed, page.shown_ply())
        self._ask_worker(purpose, rank, (config.game.player_module, seen, level, seed, None))

    def _ask_worker(self, purpose: str, work: Callable[..., Any], arguments: Sequence[Any]) -> None:
        """What is told about anything but what is shown by then is dropped."""
        ply = self._page.shown_ply()

        def done(found: Any) -> None:
            if self._page.shown_ply() == ply:
                self._take_answer(purpose, found)
            self._page.review.go_on()

        def failed(problem: Problem) -> None:
            if self._page.shown_ply() == ply:
                self._take_problem(purpose, problem)
            self._page.review.go_on()

        self._about = purpose, ply
        self._asked = self._page.worker.ask(work, arguments, done, failed)

    def _take_answer(self, purpose: str, found: Any) -> None:
        if purpose == "board":
            self._page.board.take_answer(found)
        elif found:
            self._take_opinions(purpose, found)

    def _take_opinions(self, purpose: str, opinions: list[Opinion]) -> None:
        page = self._page
        match purpose:
            case "move" if page.past_ply is None:
                self._plan = list(opinions[0].plan)
                self._play_on()
            case "hint" if page.past_ply is None:
                page.note_help(Help.HINT)
                assert self._advice_seat is not None
                page.board.show_hint(opinions[0], self._advice_seat)
                if page.analysis_button.isChecked():  # the hint has replaced its question, with the same answer
                    page.board.show_opinions(opinions, self._advice_seat)
            case "analysis" if page.analysis_button.isChecked():
                page.note_help(Help.HINT)
                page.board.show_opinions(opinions, self._advice_seat)

    def _play_on(self) -> None:
        """What a computer has decided, as fast as people can follow it."""
        while self._plan and not self._page.board.is_busy():
            if not self._page.apply_move(self._plan.pop(0)):
                self._plan = []

    def _take_problem(self, purpose: str, problem: Problem) -> None:
        """A computer that failed tries once more: it may have been ended from outside. If something ends the workers
        again and again, it tries on."""
        match purpose, problem:
            case "move", Lost():
                self._page.show_status(CANNOT_THINK)
                QTimer.singleShot(TRY_AGAIN * 3, self, self.go_on)
            case "hint", Lost():
                self._page.show_status(NO_ADVICE)
            case "hint", Failed():
                self._page.show_status(None)
            case "move", Failed() if self._failed != self._page.shown_ply():
                self._failed = self._page.shown_ply()
                self.try_again()
        if isinstance(problem, Failed):
            raise problem
