"""What is done on the board of Crossword Track, by whatever means: throw, go, answer, judge; and the clock."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QApplication

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.match import PASS, WRONG, Move
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Outcome
from ludogite.ui.base.board import Shown, Status
from ludogite.ui.base.seat_names import subject
from ludogite.ui.games.crossword import words
from ludogite.ui.games.crossword.named_view import NamedView
from ludogite.ui.games.crossword.sentences import turn_sentence
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.clock import seconds_since
from ludogite.ui.widgets.parts import make_timer

TICK = 100
"""Milliseconds between two looks at the clock."""
THROW = Message(QT_TRANSLATE_NOOP("crossword", "Roll the die"))
ANSWER = Message(QT_TRANSLATE_NOOP("crossword", "Answer"))
CHOOSE = Message(QT_TRANSLATE_NOOP("crossword", "Choose a square"))
ENTER_DIE = Message(QT_TRANSLATE_NOOP("crossword", "Enter your die"))
JUDGE = Message(QT_TRANSLATE_NOOP("crossword", "Judge: F or J"))
GO = QT_TRANSLATE_NOOP("crossword", "Go to {square}")
GIVE_ANSWER = Message(QT_TRANSLATE_NOOP("crossword", "Type an answer first, or pass (F4)."))
CHOOSE_ANSWER = Message(QT_TRANSLATE_NOOP("crossword", "Choose an answer first, or pass (F4)."))
WINS = QT_TRANSLATE_NOOP("crossword", "{name} wins {more}–{fewer}!")
LOOK_FIRST = Message(QT_TRANSLATE_NOOP("crossword", "Look at the answer first: hold Space, or the button."))


class ActingView(NamedView):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._clock = make_timer(self, TICK)
        self._clock.timeout.connect(self._tick)
        self._since = QElapsedTimer()
        self._since_throw = QElapsedTimer()

    # What the page shows and asks

    def show_position(self, shown: Shown) -> None:
        before = self.hand.ply
        super().show_position(shown)
        if self.is_now and self.hand.ply != before and not self.is_arriving:
            self.announce_card()
        self.run_or_stop_clock()

    def status(self) -> Status:
        if not self.is_now or self.is_over:
            return Status()
        sentence = turn_sentence(self.hand, self.seats, self.last, self.has_reader, self.enters_die)
        thrower = self.race.thrower
        awaited = frozenset((thrower,)) if thrower is not None else None
        return Status(sentence=sentence, aside=self._throw_made(), action=self._action(), awaited=awaited)

    def _throw_made(self) -> str:
        """What was just thrown, and where that has led, until somebody is answered."""
        assert self.shown
        if not self.shown.past or not isinstance(self.shown.last, Roll) or self.message is not None:
            return ""
        return tr(words.move_name(*self.shown.past[-1]))

    def ending_sentence(self, outcome: Outcome) -> Message | None:
        """“Léa wins 820–705!”"""
        scores, winner = self.race.scores, outcome.winner
        if winner is None or len(scores) < 2 or (self.shown and self.shown.resigned is not None):
            return None
        return Message(WINS, name=subject(self.seats[winner]), more=max(scores), fewer=min(scores))

    def _action(self) -> Message | None:
        hand = self.acting_hand
        if hand is None:
            return None
        if self.race.phase == "roll":
            return THROW
        if hand.is_choosing:
            return Message(GO, square=words.square_name(hand.aimed)) if hand.aimed else None
        if self.has_reader:
            return None
        is_ready = not hand.pencil.missing if hand.is_asked else bool(self._given())
        return ANSWER if is_ready else None

    def action_name(self) -> Message:
        """What comes next, while it cannot be done by the button."""
        if self.shown is None:
            return ANSWER
        if self.race.phase == "roll":
            return ENTER_DIE if self.enters_die else THROW
        if self.race.phase == "go":
            return CHOOSE
        return JUDGE if self.has_reader else ANSWER

    def hand_text(self, after: Sequence[object] = ()) -> str:
        return self.hand.text(after)

    def restore_hand(self, text: str) -> None:
        self.hand.read(text)

    def act(self) -> None:
        """The filled button. It does not throw for an impatient double click on what was there before."""
        self.return_to_own()
        if self.acting_hand is None:
            self.refused.emit()
        elif self.race.phase == "roll":
            if self.shown_since.elapsed() >= QApplication.doubleClickInterval():
                self.throw()
        else:
            self.confirm()

    # What is done

    def change(self, answer: Message | None = None) -> None:
        self.message = answer
        self.update()
        self.changed.emit(answer)
        self.run_or_stop_clock()

    def throw(self) -> None:
        if self.acting_hand is None or self.race.to_move != CHANCE:
            self.refused.emit()
        else:
            self._since_throw.start()
            self.thrown.emit()

    @property
    def has_just_thrown(self) -> bool:
        """Whether a second press would be that of somebody impatient, who still means the throw."""
        return self._since_throw.isValid() and self._since_throw.elapsed() < QApplication.doubleClickInterval()

    def enter_face(self, face: int) -> None:
        self._play(Roll((face,)))

    def confirm(self) -> None:
        """Enter: goes to the square that is aimed at, or answers."""
        hand = self.acting_hand
        if hand is None:
            self.refused.emit()
        elif hand.is_choosing:
            self._play(hand.go())
        elif self.has_reader:
            self.change(None if hand.has_looked else LOOK_FIRST)
        elif hand.is_asked:
            self._play(hand.answer(self.referee.doubt))
        elif hand.is_questioned:
            self.answer_question()

    def _play(self, came: Move | Message) -> None:
        if isinstance(came, Message):
            self.change(came)
        else:
            self.played.emit([came], self.hand.text([came]))

    def go_to(self, square: str) -> None:
        refusal = self.hand.aim(square)
        if refusal is not None:
            self.change(refusal)
        else:
            self._play(self.hand.go())

    def pass_on(self) -> None:
        """No answer: a miss. Where the opponent judges, nobody needs to look."""
        hand = self.acting_hand
        if hand is None or not (hand.is_asked or hand.is_questioned):
            return
        self._play(PASS if hand.is_asked else WRONG)

    def _given(self) -> str:
        question = self.question
        return self.hand.given(question.choices) if question else ""

    def answer_question(self) -> None:
        given = self._given()
        if not given:
            choices = self.question.choices if self.question else ()
            self.change(CHOOSE_ANSWER if choices else GIVE_ANSWER)
        else:
            self._play(self.referee.judge(self.hand.question, given))

    def choose(self, choice: int) -> None:
        """A choice that is pressed again is the answer."""
        if self.hand.choice == choice:
            self.answer_question()
        else:
            self.hand.choose(choice)
            self.change()

    def look_at_other(self) -> None:
        """The opponent's board becomes large, or small again."""
        if len(self.seats) < 2 or self.is_over:
            return
        other = 1 - self.large
        self.looked_at = None
        self.looked_at = other if other != self.large else None
        self.hold(False)
        self.change()

    def return_to_own(self) -> None:
        """Somebody who plays on sees his own board."""
        if self.looked_at is not None:
            self.looked_at = None
            self.update()

    def toggle_tray(self) -> None:
        self.is_tray_open = not self.is_tray_open
        self.change()

    # Judging

    @property
    def is_judging(self) -> bool:
        """Whether the opponent judges what is asked now."""
        hand = self.acting_hand
        return self.has_reader and hand is not None and (hand.is_asked or hand.is_questioned)

    @property
    def may_judge(self) -> bool:
        return self.is_judging and self.hand.may_judge

    def hold(self, is_held: bool) -> None:
        """The one who judges opens the answer, and closes it again."""
        if is_held and self.is_judging and not self.answer:
            self.answer = self.referee.open_answer(self.hand.question)
            self.hand.look()
            self.change()
        elif not is_held and self.answer:
            self.answer = ""
            self.change()

    def judge(self, is_right: bool) -> None:
        if self.may_judge:
            self._play(self.referee.verdict(is_right))
        elif self.is_judging:
            self.change(LOOK_FIRST)
        elif self.may_correct and self.last is not None and self.last.is_right != is_right:
            self.corrected.emit(self.referee.correction(is_right))

    # The clock

    def run_or_stop_clock(self) -> None:
        """It runs while somebody is to answer in time, and rests while the window is not in front, while something
        moves, and once the one who judges has looked."""
        hand = self.acting_hand
        should_run = (
            hand is not None
            and bool(hand.seconds)
            and not (self.has_reader and hand.has_looked)
            and self.isVisible()
            and self.window().isActiveWindow()
            and not self.motion.is_going
        )
        if should_run and not self._clock.isActive():
            self._since.start()
            self._clock.start()
        elif not should_run and self._clock.isActive():
            self._clock.stop()

    def _come_to_rest(self) -> None:
        super()._come_to_rest()
        if self.is_now and self.scene is not None and self.scene.path:
            self.announce_card()  # what is asked where the pawn has arrived
        self.run_or_stop_clock()

    def _tick(self) -> None:
        self.spend(seconds_since(self._since))

    def spend(self, seconds: float) -> None:
        """Time goes by while somebody is to answer."""
        before = self.hand.seconds
        is_up = self.hand.tick(seconds)
        if is_up:
            self._run_out()
        elif before is not None and int(before) != int(self.hand.seconds or 0):
            self.update(self.board_layout.card.toAlignedRect())
            self.noted.emit()

    def _run_out(self) -> None:
        hand = self.hand
        if self.has_reader:
            self.change()
        elif hand.is_asked:
            self._play(hand.answer_in_time())
        else:
            given = self._given()
            self._play(self.referee.judge(hand.question, given) if given else WRONG)
