"""The page of a running match, the same for every game: what people and computers do on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from ludogite.match.library.earlier import day_of, earlier_matches
from ludogite.match.looking import View
from ludogite.match.match import CannotUndo, Match
from ludogite.match.people import Person
from ludogite.match.result import Help
from ludogite.match.store.rows import Played
from ludogite.match.store.store import StoreProblem
from ludogite.message import QT_TRANSLATE_NOOP, Message, Source
from ludogite.rules.game import CHANCE, IllegalMove, Move, Objection
from ludogite.settings import CLOCK
from ludogite.ui.base.board import Shown
from ludogite.ui.base.routes import (
    ChangeSetting,
    LeaveMatch,
    Rematch,
    Route,
    ShowLibrary,
    ShowRules,
    StartOver,
)
from ludogite.ui.base.session import Session
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.ending.end_of_match import EndOfMatch
from ludogite.ui.match.help_rules import why_no_help
from ludogite.ui.match.keys import is_function_key
from ludogite.ui.match.looking_back.looking_back import LookingBack
from ludogite.ui.match.looking_back.replay import Replay
from ludogite.ui.match.looking_back.review import MatchReview
from ludogite.ui.match.news import News
from ludogite.ui.match.sentences import (
    DOES_NOT_COUNT,
    judged,
    just_played,
    looking_back,
    not_your_turn,
    remarked,
    take_back_question,
    turn_or_result,
)
from ludogite.ui.match.status_line import Tone
from ludogite.ui.match.thinking import Thinking
from ludogite.ui.match.view import MatchView
from ludogite.ui.widgets.confirm import Confirmation
from ludogite.worker.worker import Worker

ROLL = Message(QT_TRANSLATE_NOOP("match_page", "Roll"))
UNDONE = QT_TRANSLATE_NOOP("match_page", "Undone. {where}")
REDONE = QT_TRANSLATE_NOOP("match_page", "Redone. {where}")
GO_HOME = QT_TRANSLATE_NOOP("match_page", "Press Esc again to go home. The game waits for you there.")
GO_TO_LIBRARY = QT_TRANSLATE_NOOP("match_page", "Press Esc again to go back to the library.")


class MatchPage(MatchView):
    def __init__(
        self,
        match: Match,
        worker: Worker,
        people: Sequence[Person],
        colours: Colours,
        read_played: Callable[[], Sequence[Played]],
        back: Route,
        parent: QWidget | None = None,
    ) -> None:
        """`read_played` gives all stored matches of the game, for what is said at the end; `back` is where somebody
        gets who leaves the match."""
        super().__init__(match, people, colours, back, parent)
        self.worker = worker
        self.end = EndOfMatch(self, read_played, colours)
        self.end.picture.wanted.connect(lambda: self.show_status(None))
        self.end.picture.answered.connect(self.show_status)
        self.end.picture.record_wanted.connect(self.save_record)
        self._news = News(match)
        self.thinking = self._make_thinking()
        self.review = MatchReview(self)
        self.replay = Replay(self)
        self.looking_back = LookingBack(self)
        self._confirmation = Confirmation()
        self._connect()
        self.refresh()
        if match.config.branch and match.outcome is None:
            self.show_status(DOES_NOT_COUNT)

    def _make_thinking(self) -> Thinking:
        return Thinking(self)

    def leave(self) -> None:
        """Before the page is closed: its question to a worker is cancelled."""
        self.replay.pause()
        self.review.end()
        self.thinking.cancel()
        self.header.clock.stop()
        self.requested.emit(LeaveMatch(self.match))
        self.match.listeners.remove(self.refresh)

    @property
    def is_left(self) -> bool:
        """A page that was closed still gets events until it is deleted."""
        return self.refresh not in self.match.listeners

    def set_texts(self) -> None:
        if self.is_left:
            return
        past_ply = self.past_ply
        self._set_labels()
        self.refresh()
        if past_ply is not None:
            self.look_at(past_ply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads back from looking back, and closes the plate at the end, before it leaves the full screen; with
        nothing left to close it leads back, if it is pressed twice. What is typed while the list has the focus is meant
        for the board."""
        if event.key() == Qt.Key.Key_Escape and self.past_ply is not None:
            self._act()
        elif event.key() == Qt.Key.Key_Escape and self.end.is_plate_open:
            self.end.close(is_by_key=True)
        elif event.key() == Qt.Key.Key_Escape and not self.window().isFullScreen() and not event.isAutoRepeat():
            question = GO_TO_LIBRARY if isinstance(self.way_back, ShowLibrary) else GO_HOME
            if self.ask_or_confirm(self.home_button, Message(question)):
                self.requested.emit(self.way_back)
        elif self.replay.press(event):
            return
        elif self.past_ply is None and self.moves.hasFocus() and (event.text() or is_function_key(event)):
            self.focus_board()
            QApplication.sendEvent(self.board, event)
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        self.match.listeners.append(self.refresh)
        self.board.played.connect(self.play)
        self.board.thrown.connect(self.throw)
        self.board.changed.connect(self._take_change)
        self.board.asked.connect(self.thinking.ask_for_board)
        self.board.helped.connect(self.note_help)
        self.board.refused.connect(self._explain_refusal)
        self.board.corrected.connect(self.correct)
        self.board.noted.connect(self._write_hand)
        self.board.rested.connect(self.thinking.go_on, Qt.ConnectionType.QueuedConnection)
        self.buttons.focus_lost.connect(self.focus_board)
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        self.resign_button.clicked.connect(self.resign)
        self.rules_button.clicked.connect(lambda: self.requested.emit(ShowRules(self.game)))
        self.hint_button.clicked.connect(self.hint)
        self.analysis_button.toggled.connect(self.thinking.toggle_analysis)
        self.action_button.clicked.connect(self._act)
        self.moves.looked_at.connect(self.look_at)
        self.replay_bar.save.clicked.connect(self.save_record)
        self.curve.valueChanged.connect(self.look_at)
        self.buttons.better.clicked.connect(self.review.show_better)
        self.header.clock.hidden_chosen.connect(self._hide_clock)
        self.add_key("Ctrl+Z", self.undo_button.click)
        for keys in ("Ctrl+Shift+Z", "Ctrl+Y"):
            self.add_key(keys, self.redo_button.click)
        self.add_key("Ctrl+S", self.save_record)
        self.add_key("Ctrl+H", self.hint)
        self.add_key("Alt+Left", lambda: self.replay.step(-1), repeats=True)
        self.add_key("Alt+Right", lambda: self.replay.step(1), repeats=True)

    # Showing the match

    def refresh(self) -> None:
        """Shows the whole page from the match as it stands. A move that a computer has just made is announced and
        animated."""
        self.replay.pause()
        moved = self._news.seat_that_moved()
        computer = moved if moved is not None and self._moves_by_itself(moved) else None
        if computer is not None:
            self.status.announce(tr(just_played(self.match, self.ui, computer)))
        self.header.clock.start_or_stop()
        self.moves.refresh()
        self._show(None)
        self._follow_end()
        self._hand_over()
        if computer is not None:
            self.board.show_arrival(self.match.moves[self.match.cursor - 1], computer)
        QTimer.singleShot(0, self.thinking, self.thinking.go_on)

    def _follow_end(self) -> None:
        self.end.follow()

    def _hand_over(self) -> None:
        """Shows the name of a person whose turn has just come."""
        actor, seats = self.actor(), self.match.config.seats
        if self.match.outcome is not None:
            self.handover.hide()
        if actor is None:
            return
        is_new = self._news.has_turn_come_to(actor)
        is_simultaneous = self.board_status.awaited is not None and len(self.board_status.awaited) > 1
        if is_new and self.board.animated and not self.board.shows_turns and not is_simultaneous:
            self.handover.show_name(seats[actor].name, self._badge_of(seats[actor]))

    def _moves_by_itself(self, seat: int) -> bool:
        return not self.match.config.seats[seat].is_person

    def look_at(self, ply: int, better: Sequence[Move] = ()) -> None:
        """The position after so many moves, to look at only, and what would have been better in it; the last one is the
        match itself."""
        self.moves.show_ply(ply)
        if ply < self.match.cursor:
            self._show(ply, better)
        elif self.past_ply is not None:
            self.refresh()

    def _show(self, ply: int | None, better: Sequence[Move] = ()) -> None:
        self.past_ply = ply
        if ply is not None:
            self.end.close()
            self.handover.hide()
        is_now, at = ply is None, self.shown_ply()
        state = self.shown_state()
        self.board.is_coaching = self.match.config.is_coached(self.actor())
        self.board.show_position(
            Shown(
                state,
                last=self.match.moves[at - 1] if at else None,
                actor=self.actor() if is_now else None,
                is_now=is_now,
                resigned=self.match.resigned if is_now else None,
                undone=self.match.undone() if is_now else (),
                past=self.match.past(at),
                better=better,
            )
        )
        self.table.follow()
        for card in self.cards:
            card.refresh(state)
        self.board_status = self.board.status()
        self._set_buttons()
        self._follow_board(None)
        self.thinking.analyse()
        self._show_looking()
        self._lower_cards()

    def _show_looking(self) -> None:
        """What is offered to somebody who looks back, or whose match is over."""
        is_over, is_past = self.match.outcome is not None, self.past_ply is not None
        self.replay.follow()
        self.replay_bar.picture.setVisible(is_over)
        self.curve.show_place(self.shown_ply(), self.match.cursor)
        self.curve.setVisible((is_past or is_over) and self.match.cursor > 0 and not self.times.isVisibleTo(self))
        self.review.follow()

    def look_as(self, view: View) -> None:
        self.looked_at_as = view
        self._show(self.past_ply)

    def _take_change(self, answer: Message | None) -> None:
        """The board has changed: its status is read once."""
        hand_before = self.match.hand_text
        was_paused, self.board_status = self.board_status.is_paused, self.board.status()
        self.buttons.offer(self._action())
        self.buttons.offer_undo(self.board_status.may_erase)
        self._follow_board(answer)
        if self.match.hand_text != hand_before:
            self.handover.hide()
        if was_paused and not self.board_status.is_paused:
            QTimer.singleShot(0, self.thinking, self.thinking.go_on)

    def _follow_board(self, answer: Message | None) -> None:
        self._frame_cards()
        for card in self.cards:
            card.show_side(self.board.side_of(card.seat))
            card.show_gain(self.board_status.gains.get(card.seat, 0))
        self.show_status(self._write_hand() or answer)

    def _action(self) -> Message | None:
        return ROLL if self._throws_by_button() else self.board_status.action

    def _write_hand(self) -> Message | None:
        """Stores the hand with the match; returns what is wrong if the disk refuses."""
        if self.past_ply is None:
            try:
                self.match.keep_hand(self.board.hand_text())
                for thing in self.board.take_seen():
                    self.match.note_seen(thing)
            except StoreProblem as problem:
                return problem.message
        return None

    def show_status(self, message: Message | None) -> None:
        """Writes the line below the board: this message, or else how the match stands."""
        self._confirmation.withdraw()
        is_pointed_at = self.past_ply is None or (self.board.shown is not None and bool(self.board.shown.better))
        sentence, aside = self.board_status.sentence, self.board_status.aside if is_pointed_at else ""
        if message is not None:
            self.status.show_answer(tr(message), self._tone(message), aside)
        elif self.past_ply is None and sentence is not None:
            self.status.show_text(tr(sentence), self._tone(sentence), aside)
        elif self.match.outcome is not None and self.past_ply is None:
            winners = [self.board.side_of(seat) for seat in self.match.outcome.winners]
            self.status.show_result(tr(self._turn_or_result()), winners)
        else:
            self.status.show_text(tr(self._turn_or_result()), aside=aside)

    def _tone(self, message: Message) -> Tone:
        """Bad news are what the rules object to; whether news are good, the board knows."""
        if isinstance(message, Objection):
            return Tone.BAD
        is_good = self.board_status.is_good and message == self.board_status.sentence
        return Tone.GOOD if is_good else Tone.NEUTRAL

    def _turn_or_result(self) -> Message:
        remark, verdict = self.board_status.remark, self.review.verdict_shown()
        if self.past_ply is None:
            return judged(turn_or_result(self.match, self.board, remark), verdict)
        number = self.match.line_of(self.past_ply)
        return remarked(looking_back(self.match, self.ui, self.past_ply, number), verdict or remark)

    def refuse_print(self) -> None:
        self.show_status(Message(QT_TRANSLATE_NOOP("match_page", "This game has no score sheets to print.")))

    def save_record(self) -> None:
        from ludogite.ui.match.record_file import ask_and_save

        ask_and_save(self.match, self.title.text(), self, self.show_status)

    def _explain_refusal(self) -> None:
        """Somebody tried to act while nobody may."""
        self.show_status(not_your_turn(self.match, self.board) if self.past_ply is None else None)

    def _set_buttons(self) -> None:
        may_act = self.past_ply is None and self.actor() is not None
        self.buttons.refresh(self.past_ply is not None, may_act, self.no_help(), self._action())
        self.buttons.offer_undo(self.board_status.may_erase)
        self.hint_button.setEnabled(may_act and not self.throws())
        self.header.explain_analysis(self.no_help())

    def no_help(self) -> Message | None:
        """Why nobody may ask for a hint or an analysis; None if somebody may."""
        return why_no_help(self.match, self.actor())

    def actor(self) -> int | None:
        """The seat that a person may act for: the one to move, or the one that throws the dice."""
        mover = self.match.state.to_move
        seat = self.match.state.thrower if mover == CHANCE and not self.match.config.real_dice else mover
        if self.match.outcome is not None or not isinstance(seat, int):
            return None
        return seat if self.match.config.seats[seat].is_person else None

    def throws(self) -> bool:
        """Whether the match waits for a person to throw the dice."""
        return self.past_ply is None and self.match.state.to_move == CHANCE and self.actor() is not None

    def _throws_by_button(self) -> bool:
        return self.throws() and not self.board.board_rolls

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self.end.set_colours(colours)

    # What people do

    def play(self, moves: Sequence[Move], hand_text: str) -> bool:
        """Makes the moves, of which so much remains in the hand; whether they were made. What the rules refuse is shown
        on the board. After an error of the disk, dice and computers try again."""
        try:
            self.match.play(*moves, hand_text=hand_text)
        except IllegalMove as refused:
            self.board.show_objection(refused.message)
            self._take_change(refused.message)
        except StoreProblem as problem:
            self._take_change(problem.message)
            self.thinking.try_again()
        else:
            return True
        return False

    def apply_move(self, move: Move) -> bool:
        """Makes a move that nobody makes on the board just now: of the dice, of a computer, or decided on before."""
        return self.play([move], self.board.hand_text([move]))

    def throw(self) -> None:
        """The person who throws the dice does so."""
        if self.throws():
            self.apply_move(self.match.next_roll())

    def correct(self, move: Move) -> None:
        """Somebody has judged the last answer, and changes his mind."""
        self._try(lambda: self.match.correct(move))

    def undo(self) -> None:
        """What is begun on the board goes first. A take-back needs the consent of all people, or makes a match of the
        day not count: then it is asked for twice."""
        if self.board_status.may_erase:
            self.board.erase()
            return
        question = take_back_question(self.match)
        if question and not self.ask_or_confirm(self.undo_button, question):
            return
        if self._try(self.match.undo):
            self._announce_change(UNDONE)

    def redo(self) -> None:
        if self._try(self.match.redo):
            self._announce_change(REDONE)

    def _announce_change(self, source: Source) -> None:
        """The sentence of the line may be the same as before."""
        ply = self.match.cursor
        where = looking_back(self.match, self.ui, ply, self.match.line_of(ply)) if ply else ""
        self.status.announce(tr(Message(source, where=where)).strip())

    def resign(self) -> None:
        seat, labels = self.actor(), self.ui.labels
        if seat is None or not self.ask_or_confirm(self.resign_button, labels.give_up_question):
            return
        if labels.starts_over:
            self.requested.emit(StartOver(self.match))
        else:
            self._try(lambda: self.match.resign(seat))

    def ask_or_confirm(self, button: QPushButton, question: Message) -> bool:
        """The first press shows the question and returns False, the second one returns True. A double click is one
        press."""
        if self._confirmation.is_asked(button):
            return self._confirmation.ask_or_confirm(button)
        self.show_status(question)
        self._confirmation.ask(button)
        return False

    def _try(self, change: Callable[[], None]) -> bool:
        """Whether it could be done; if not, why is shown."""
        self.thinking.cancel()
        try:
            change()
        except (CannotUndo, StoreProblem) as refused:
            self.thinking.analyse()
            self.show_status(refused.message)
            self.thinking.go_on()  # a computer may have been thinking
            return False
        return True

    def hint(self) -> None:
        self.thinking.hint()

    def _act(self) -> None:
        if self.past_ply is not None:
            self.refresh()
            self.focus_board(self.action_button.hasFocus() or self.moves.hasFocus())
        elif self.match.outcome is not None:
            if self.end.is_settled:
                self.requested.emit(Rematch(self.match))
        elif self._throws_by_button():
            self.throw()
        else:
            self.board.act()

    def _hide_clock(self, is_hidden: bool) -> None:
        self.requested.emit(ChangeSetting(CLOCK, "hidden" if is_hidden else "shown"))

    def note_help(self, help: Help) -> None:
        """Notes in the match that somebody got help. An error of the disk is ignored: it does not stop the match."""
        with suppress(StoreProblem):
            self.match.note_help(help)


def open_match(session: Session, match: Match, back: Route, parent: QWidget) -> MatchPage:
    """Home leads `back`."""
    played = partial(session.played, match.config.game)
    page = MatchPage(match, session.get_worker(), session.people, session.colours, played, back, parent)
    if store := session.store:
        page.read_earlier = partial(earlier_matches, store, match)
        page.read_day = partial(day_of, store, match)
    return page
