"""The page of a match, the same for every game: the core with its players and moves, with computers and their advice,
with looking back, and with an end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from ludogite.match.branch import why_not
from ludogite.match.config import Seat
from ludogite.match.library.earlier import day_of, earlier_matches
from ludogite.match.looking import View
from ludogite.match.match import Match
from ludogite.match.people import Person
from ludogite.match.result import Help
from ludogite.match.review import Decision, Mark, how_sure
from ludogite.match.store.rows import Played
from ludogite.message import QT_TRANSLATE_NOOP, Message, Source
from ludogite.rules.game import Move
from ludogite.settings import Settings
from ludogite.ui.base.input import is_function_key
from ludogite.ui.base.key_list import HINT_KEYS, RETRY_KEYS
from ludogite.ui.base.routes import PlayOn, Rematch, Route, ShowLibrary, ShowPerson, ShowRules, StartOver, TryAgain
from ludogite.ui.base.seat_names import in_sentence
from ludogite.ui.base.session import Session
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, text_font
from ludogite.ui.match.advisor import MatchAdvisor
from ludogite.ui.match.buttons import MatchButtons
from ludogite.ui.match.core import MatchCore
from ludogite.ui.match.ending.end_of_match import EndOfMatch
from ludogite.ui.match.facing import Facing
from ludogite.ui.match.handover import Handover
from ludogite.ui.match.looking_back.menus import (
    offer_mistakes,
    offer_resignations,
    offer_seatings,
    offer_views,
)
from ludogite.ui.match.looking_back.review import MatchReview
from ludogite.ui.match.panel.players import PlayersPanel
from ludogite.ui.match.sentences import (
    DOES_NOT_COUNT,
    HELP_IS_LEFT_OUT,
    LOOKING,
    UNDONE_IS_LEFT_OUT,
    day_at_stake,
    is_counting,
    judged,
    legend_of,
    looking_back,
    not_your_turn,
    plan_name,
    remarked,
    resign_question,
    take_back_question,
    why_no_help,
)
from ludogite.ui.widgets.confirm import Confirmation
from ludogite.ui.widgets.parts import make_label, set_tip
from ludogite.worker.worker import Worker

UNDONE = QT_TRANSLATE_NOOP("match_page", "Undone. {where}")
REDONE = QT_TRANSLATE_NOOP("match_page", "Redone. {where}")
GO_HOME = QT_TRANSLATE_NOOP("match_page", "Press Esc again to go home. The game waits for you there.")
GO_TO_LIBRARY = QT_TRANSLATE_NOOP("match_page", "Press Esc again to go back to the library.")
NOTED = QT_TRANSLATE_NOOP("match_page", "{sentence} {note}")
BETTER = QT_TRANSLATE_NOOP("review", "Better: {moves}. {reason}")
BETTER_FOR = QT_TRANSLATE_NOOP("review", "Better for {name}: {moves}.")


JUDGE_FIRST = Message(QT_TRANSLATE_NOOP("review", "First finish the game, and let the analysis judge every move."))
NO_MISTAKES = Message(QT_TRANSLATE_NOOP("review", "No mistake here that matters."))


class MatchPage(MatchCore):
    panel: PlayersPanel

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
        super().__init__(match, people, colours, back, parent=parent)
        self.worker = worker
        self.analysis_button, self.new_button = self.header.analysis, self.header.new
        self.legend = make_label(font=text_font(14), wraps=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.table.add_legend(self.legend)
        self.handover = Handover(colours, self.table.place)
        buttons = self.buttons = MatchButtons(self.shown)
        self.undo_button, self.redo_button, self.hint_button = buttons.undo, buttons.redo, buttons.hint
        self.rules_button, self.resign_button = buttons.rules, buttons.resign
        below = (buttons, self.action_button)
        self.panel = PlayersPanel(self.shown, self.ui, self.people, self.header.clock, colours, below)
        self.moves, self.curve, self.replay = self.panel.moves, self.panel.curve, self.panel.replay
        is_analysing = self.analysis_button.isChecked
        self.advisor = self.opponent = MatchAdvisor(self.shown, worker, self.apply_move, is_analysing, self)
        self.review = MatchReview(self.shown, worker, is_analysing, self)
        leads_back = self.header.back_label, back
        self.end = EndOfMatch(self.shown, self.table, self.panel, below, leads_back, read_played, colours)
        self._confirmation = Confirmation()
        self._said: Message | None = None
        """What the line below the board was last told to say."""
        self._actor_before: int | None = None
        """The person who was last to act."""
        self._begin()
        if match.config.branch and match.outcome is None:
            self.show_status(DOES_NOT_COUNT)

    def _lay_out_body(self) -> QWidget:
        below = super()._lay_out_body()
        self.facing = Facing(self.shown, below, self.header.facing, self.requested.emit)
        return below

    def _connect(self) -> None:
        super()._connect()
        self.advisor.answered.connect(self.review.go_on)
        self.review.judged.connect(self._show_judgement)
        self.end.requested.connect(self.requested)
        self.saver.picture_wanted.connect(self.end.hurry)
        self.saver.picture_wanted.connect(lambda: self.show_status(None))
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        self.resign_button.clicked.connect(self.resign)
        self.rules_button.clicked.connect(lambda: self.requested.emit(ShowRules(self.game)))
        self.hint_button.clicked.connect(self.hint)
        self.analysis_button.toggled.connect(self._toggle_analysis)
        self.buttons.view.clicked.connect(lambda: offer_views(self.buttons.view, self.shown, self.look_as))
        self.buttons.play_on.clicked.connect(self._offer_branch)
        self.buttons.better.clicked.connect(self._show_better)
        self.panel.person_wanted.connect(lambda name: self.requested.emit(ShowPerson(name)))
        self.moves.looked_at.connect(self.look_at)
        self.replay.looked_at.connect(self.look_at)
        self.replay.save.clicked.connect(self.saver.ask_record)
        self.replay.picture.clicked.connect(lambda: self.saver.offer(self.replay.picture))
        self.curve.valueChanged.connect(self.look_at)
        self.curve.cancelled.connect(lambda: self.analysis_button.setChecked(False))
        self.add_key("Ctrl+Z", self.undo_button.click)
        for keys in ("Ctrl+Shift+Z", "Ctrl+Y"):
            self.add_key(keys, self.redo_button.click)
        for keys in HINT_KEYS:
            self.add_key(keys, self.hint)
        for keys in RETRY_KEYS:
            self.add_key(keys, self._try_again)
        self.panel.retry.clicked.connect(self._try_again)
        self.add_key("Alt+Left", lambda: self.replay.step(-1), repeats=True)
        self.add_key("Alt+Right", lambda: self.replay.step(1), repeats=True)

    # What the window asks

    def leave(self) -> None:
        self.replay.pause()
        self.review.end()
        super().leave()

    def set_texts(self) -> None:
        past_ply = self.shown.past_ply
        super().set_texts()
        if past_ply is not None and not self.is_left:
            self.look_at(past_ply)

    def _set_labels(self) -> None:
        super()._set_labels()
        self.buttons.set_texts()

    def use_settings(self, settings: Settings) -> None:
        super().use_settings(settings)
        self.facing.use_settings(settings)

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self.handover.colours = colours
        self.end.set_colours(colours)

    def show_board_only(self, is_board_only: bool) -> None:
        """The filled button stays."""
        super().show_board_only(is_board_only)
        (self.table if self.panel.isHidden() else self.panel).hold(self.action_button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape brings back what is around the board, leads back from looking back, and closes the plate at the end,
        before it leaves the full screen; with nothing left to close it leads back, if it is pressed twice while a match
        goes on. What is typed while the list has the focus is meant for the board."""
        is_escape = event.key() == Qt.Key.Key_Escape
        if is_escape and self.is_board_only:
            self.show_board_only(False)
        elif is_escape and self.shown.is_past:
            self._act()
        elif is_escape and self.end.is_plate_open:
            self.end.close(is_by_key=True)
        elif is_escape and not self.window().isFullScreen() and not event.isAutoRepeat():
            question = GO_TO_LIBRARY if isinstance(self.way_back, ShowLibrary) else GO_HOME
            goes_on = self.match.is_begun and self.match.outcome is None
            if not goes_on or self.ask_or_confirm(self.home_button, Message(question)):
                self.requested.emit(self.way_back)
        elif self.replay.press(event):
            return
        elif not self.shown.is_past and self.moves.hasFocus() and (event.text() or is_function_key(event)):
            self.shown.focus_board()
            QApplication.sendEvent(self.board, event)
        else:
            super().keyPressEvent(event)

    # Showing the match

    def _show_beside_board(self) -> None:
        if not self.shown.is_past:
            self.replay.pause()
            self.moves.refresh()
        self.buttons.refresh(self._no_help())
        self.header.explain_analysis(self._no_help())
        super()._show_beside_board()
        self._analyse()
        self.panel.follow_looking()
        self._follow_review()
        self.panel.lower_cards()
        if not self.shown.is_past:
            self.end.follow()
            self._hand_over()
        self.facing.follow()

    def _hand_over(self) -> None:
        """Shows the name of a person whose turn has just come."""
        actor, seats, awaited = self.shown.actor(), self.match.config.seats, self.shown.status.awaited
        if self.match.outcome is not None:
            self.handover.hide()
        if actor is None:
            return
        before, self._actor_before = self._actor_before, actor
        is_simultaneous = awaited is not None and len(awaited) > 1
        if before not in (None, actor) and self.board.animated and not self.board.shows_turns and not is_simultaneous:
            self.handover.show_name(seats[actor].name, self._badge_of(seats[actor]))

    def _follow_change(self, answer: Message | None) -> None:
        hand_before = self.match.hand_text
        super()._follow_change(answer)
        self.buttons.offer_undo()
        if self.match.hand_text != hand_before:
            self.handover.hide()

    def show_status(self, message: Message | None) -> None:
        self._confirmation.withdraw()
        self._said = message
        super().show_status(message)
        self.table.show_line(message is not None or not self.end.tells_result)

    def _standing(self) -> Message:
        ply, verdict = self.shown.past_ply, self.review.verdict_shown()
        if ply is None:
            return judged(super()._standing(), verdict)
        where = looking_back(self.match, self.ui, ply, self.match.line_of(ply))
        return remarked(where, verdict or self.shown.status.remark)

    def _explain_refusal(self) -> None:
        self.show_status(None if self.shown.is_past else not_your_turn(self.match, self.board))

    # Looking back

    def look_at(self, ply: int, better: Sequence[Move] = ()) -> None:
        """The position after so many moves, to look at only, and what would have been better in it; the last one is the
        match itself."""
        self.moves.show_ply(ply)
        if ply < self.match.cursor:
            self.shown.past_ply = ply
            self.end.close()
            self.handover.hide()
            self.shown.show(ply, better)
            self._show_beside_board()
        elif self.shown.is_past:
            self.refresh()

    def look_as(self, view: View) -> None:
        self.shown.view = view
        self.shown.show(self.shown.past_ply)
        self._show_beside_board()

    def _offer_branch(self) -> None:
        """Another match from here; or says why there is none."""
        ply = self.shown.ply
        if reason := why_not(self.match, ply) or self._no_help():
            self.show_status(reason)
            return

        def begin(seats: Sequence[Seat]) -> None:
            self.requested.emit(PlayOn(self.match, ply, seats))

        offer_seatings(self.buttons.play_on, self.shown, list(self.people), begin)

    def _follow_review(self) -> None:
        """After the match, the analysis or what is shown has changed."""
        self.review.follow()
        self._show_review()
        self.review.go_on()

    def _show_judgement(self, decision: Decision) -> None:
        self._show_review()
        if self.review.decision_shown() == decision:
            self.show_status(None)

    def _show_review(self) -> None:
        self.panel.show_review(self.review)
        here = self.review.verdicts().get(self.shown.ply)
        has_better = here is not None and here.mark in (Mark.LOSS, Mark.MISTAKE)
        self.buttons.offer_looking(self.review.is_wanted and bool(self.review.decisions), has_better)

    def _show_better(self) -> None:
        """Shows on the board a better move than the one that led here, in the position before it."""
        if (better := self.review.better_shown()) is None:
            return
        ply, best = better
        self.look_at(ply, best.plan)
        state, seats = self.match.state_at(ply), self.match.config.seats
        moves, mover = plan_name(self.ui, state, best.plan), state.to_move
        if isinstance(mover, int) and not seats[mover].is_person:  # the reason speaks to whoever moves
            self.show_status(Message(BETTER_FOR, name=in_sentence(seats[mover]), moves=moves))
        else:
            self.show_status(Message(BETTER, moves=moves, reason=best.reason))

    def _try_again(self) -> None:
        """Walks through the mistakes of one of the people; or says why not yet."""
        found = self.review.mistakes()
        if self.review.to_judge or not self.review.is_offered:
            self.show_status(JUDGE_FIRST)
        elif not found:
            self.show_status(NO_MISTAKES)
        else:
            offer_mistakes(
                self.panel.retry, self.match, found, lambda chosen: self.requested.emit(TryAgain(self.match, chosen))
            )

    # Advice

    def _no_help(self) -> Message | None:
        """The reason why nobody may ask for a hint or an analysis; None if somebody may."""
        return why_no_help(self.match, self.shown.actor())

    def hint(self) -> None:
        """Each press shows more. Says at once that it is thought about, or why there is none; the answer takes its
        time."""
        if not self.hint_button.isEnabled() or not self.ui.has_advice or self.advisor.is_asked("hint"):
            return
        if reason := self._no_help():
            self.show_status(reason)
        elif self.hints.is_open:
            self.hints.go_on()
        elif self._may_spend_day(self.hint_button):
            self.show_status(LOOKING)
            self.advisor.ask_hint()

    def _toggle_analysis(self, is_wanted: bool) -> None:
        """Or says why there is none."""
        reason = self._no_help() if is_wanted else None
        if reason or (is_wanted and not self._may_spend_day(self.analysis_button)):
            with QSignalBlocker(self.analysis_button):
                self.analysis_button.setChecked(False)
            if reason:
                self.show_status(reason)
            return
        is_over = self.match.outcome is not None
        if not is_wanted and is_over:
            self.advisor.cancel()
        self._analyse()
        self._follow_review()
        if is_over or (is_wanted and day_at_stake(self.match)):  # the last move is judged, or a question is answered
            self.show_status(None)

    def _note_help(self, help: Help) -> None:
        """Somebody who gets help for the first time learns what it costs, behind what the hint says."""
        costs = is_counting(self.match) and day_at_stake(self.match) is None
        super()._note_help(help)
        if costs and self._said is None:
            self.show_status(HELP_IS_LEFT_OUT)
        elif costs and self._said:
            text = tr(Message(NOTED, sentence=self._said, note=HELP_IS_LEFT_OUT))
            self.status.show_text(text, aside=self.hints.aside(self._said))

    def _may_spend_day(self, button: QPushButton) -> bool:
        """Help makes a match of the day not count: then it is asked for twice."""
        question = day_at_stake(self.match)
        return question is None or self.ask_or_confirm(button, question)

    def _analyse(self) -> None:
        """Shows what every move is worth in the position shown, and what that means."""
        is_on, past_ply = self.analysis_button.isChecked(), self.shown.past_ply
        is_covered = past_ply is not None and self.match.is_covered(past_ply)
        reviewed = how_sure(self.match) if self.review.is_wanted else None
        self.board.show_opinions([], None)
        if is_on and not self.review.show_opinions() and not is_covered:
            self.advisor.analyse()
        mover = self.shown.state().to_move
        of_board = self.board.legend() if isinstance(mover, int) else None  # what the dice bring is not marked
        legend = legend_of(mover, is_covered, reviewed) or of_board or reviewed
        set_tip(self.curve, tr(reviewed) if reviewed else "")
        self.legend.setText(tr(legend) if legend else "")
        self.legend.setVisible(is_on and legend is not None)

    # What people do

    def undo(self) -> None:
        """Takes back first what is begun on the board. A take-back needs the consent of all people, or makes a match
        of the day not count: then it is asked for twice."""
        if self.shown.status.may_erase:
            self.board.erase()
            return
        question = take_back_question(self.match)
        if question and not self.ask_or_confirm(self.undo_button, question):
            return
        did_count = is_counting(self.match)
        if self.apply_undo(self.match.undo):
            self._announce_change(UNDONE)
            if did_count and self.match.taken_back:
                self.show_status(UNDONE_IS_LEFT_OUT)

    def redo(self) -> None:
        if self.apply_undo(self.match.redo):
            self._announce_change(REDONE)

    def apply_undo(self, change: Callable[[], None]) -> bool:
        is_done = super().apply_undo(change)
        if not is_done:
            self._analyse()
        return is_done

    def _announce_change(self, source: Source) -> None:
        """The sentence of the line may be the same as before."""
        ply = self.match.cursor
        where = looking_back(self.match, self.ui, ply, self.match.line_of(ply)) if ply else ""
        self.status.announce(tr(Message(source, where=where)).strip())

    def resign(self) -> None:
        seats = self.shown.resigners()
        if len(seats) > 1:
            offer_resignations(self.resign_button, self.match, seats, self._resign)
        elif seats and self.ask_or_confirm(self.resign_button, resign_question(self.match, self.ui, seats[0])):
            if self.ui.labels.starts_over:
                self.requested.emit(StartOver(self.match))
            else:
                self._resign(seats[0])

    def _resign(self, seat: int) -> None:
        self.apply_undo(lambda: self.match.resign(seat))

    def ask_or_confirm(self, button: QPushButton, question: Message) -> bool:
        """The first press shows the question and returns False, the second one returns True. A double click is one
        press."""
        if self._confirmation.is_asked(button):
            return self._confirmation.ask_or_confirm(button)
        self.show_status(question)
        self._confirmation.ask(button)
        return False

    def _act(self) -> None:
        if self.shown.is_past:
            self.refresh()
            self.shown.focus_board(self.action_button.hasFocus() or self.moves.hasFocus())
        elif self.match.outcome is None:
            super()._act()
        elif self.end.is_settled:
            self.requested.emit(Rematch(self.match))


def open_match(session: Session, match: Match, back: Route, parent: QWidget) -> MatchPage:
    """Home leads `back`."""
    played = partial(session.played, match.config.game)
    page = MatchPage(match, session.get_worker(), session.people, session.colours, played, back, parent)
    if store := session.store:
        page.read_earlier = partial(earlier_matches, store, match)
        page.read_day = partial(day_of, store, match)
    return page
