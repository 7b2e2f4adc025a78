"""The board of Crossword Track: throw, go, answer, judge. Mouse and keys call these actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.match import PASS, WRONG, Answer, Go, Pass, Question, Race
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Move, Outcome, State
from ludogite.ui.base.board import NAME_CORNER, Board, Shown, Status, outline
from ludogite.ui.base.motion import FIRST_TOUCH_MS
from ludogite.ui.base.move_animation import PRESSES, MoveAnimation
from ludogite.ui.games.crossword import sentences, words
from ludogite.ui.games.crossword.cells import CrosswordCells
from ludogite.ui.games.crossword.clock import AnswerClock
from ludogite.ui.games.crossword.hand import Hand
from ludogite.ui.games.crossword.keys import Keys
from ludogite.ui.games.crossword.mouse import Mouse
from ludogite.ui.games.crossword.position import ShownPosition
from ludogite.ui.games.crossword.scene import scene_of
from ludogite.ui.games.crossword.view.end_cards import notebook
from ludogite.ui.games.crossword.view.ending import most_scrolled
from ludogite.ui.games.crossword.view.table import TableView
from ludogite.ui.look.language import tr
from ludogite.ui.look.sounds import Sounds
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.accessible import announce
from ludogite.ui.match.header import CLOCK_EVENTS

GIVE_ANSWER = Message(QT_TRANSLATE_NOOP("crossword", "Type an answer first, or pass (F4)."))
CHOOSE_ANSWER = Message(QT_TRANSLATE_NOOP("crossword", "Choose an answer first, or pass (F4)."))
PASS_ANYWAY = Message(QT_TRANSLATE_NOOP("crossword", "Pass? That is a miss. Press again."))
SKIP_ANYWAY = Message(QT_TRANSLATE_NOOP("crossword", "Pass without answering? Press again."))
LOOK_FIRST = Message(QT_TRANSLATE_NOOP("crossword", "Look at the answer first: hold Space, or the button."))


class CrosswordBoard(Board):
    board_rolls = True
    shows_turns = True
    keeps_below_plate = True
    has_right_button = False

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.hand = Hand()
        self.position = ShownPosition(self, self.hand)
        self.view = TableView(self, self.position)
        self.cells: CrosswordCells = CrosswordCells(self.position, self.view)
        self.mouse = Mouse(self)
        self.keys = Keys(self)
        self.animation = MoveAnimation(self, self._prepare_moves, self._sound_move)
        self._newly_seen: list[str] = []
        """Questions that were asked and are not noted yet."""
        self._since_throw, self._since_move = QElapsedTimer(), QElapsedTimer()
        self._since_move.start()
        self.clock = AnswerClock(self)
        self.motion.finished.connect(self._come_to_rest)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

    # What the page shows and asks

    def sizeHint(self) -> QSize:
        return QSize(948, 669)

    def least_size(self, width: int) -> QSize:
        return QSize(620, 420) if self.position.is_over else QSize(436, 380)

    def show_position(self, shown: Shown) -> None:
        before, ply = self.shown, self.hand.ply
        self.motion.skip()
        super().show_position(shown)
        self.mouse.forget()
        self.position.follow()
        if shown.is_now:
            if self.hand.ply != ply:
                self._since_move.start()
            if self.hand.is_questioned and self.position.question is None and self.referee is not None:
                self.hand.question = self.referee.draw_question()
                self._newly_seen.append(self.hand.question)
            self.animation.follow(before, shown)
            if not self.motion.is_going:
                self.position.scene = None
            if self.hand.ply != ply and self.position.arrival is None:
                self.announce_card()
        self.clock.run_or_stop()

    def _prepare_moves(self, seen: State[Any], moves: Sequence[Move]) -> int:
        """Of several moves only the last is seen happening."""
        race, move, position = self.position.race, moves[-1], self.position
        assert isinstance(seen, Race)
        assert isinstance(move, Roll | Go | Answer | Pass | Question)
        if position.is_over:
            return 0
        following = race.thrower if race.to_move == CHANCE else race.to_move
        computer_next = position.is_now and isinstance(following, int) and not self.seats[following].is_person
        mover = self.seats[seen.turn if seen.thrower is None else seen.thrower]
        position.scene = scene_of(seen, move, race, self.hand.ply or 0, not mover.is_person, computer_next)
        return position.scene.total

    def _sound_move(self, move: Move, sounds: Sounds, is_moving: bool) -> None:
        scene, last = self.position.scene, self.position.last
        if last is not None:
            sounds.answered(last.is_right)
        if isinstance(move, Roll) and is_moving:
            sounds.rolled(len(move.faces), FIRST_TOUCH_MS)
        if scene is not None and scene.path and is_moving:
            for after_ms in scene.step_times:
                sounds.stepped(after_ms)
            sounds.page_turned(scene.tumble + scene.walk)
        elif scene is not None and scene.path:
            sounds.stepped()

    def show_arrival(self, move: Move, seat: int) -> None:
        """In a film. In the match as it stands all moves are seen happening."""
        if self.shown is not None and not self.shown.is_now:
            self.animation.replay(self.shown.past[-1][0], move)

    def is_busy(self) -> bool:
        return self.motion.is_going

    def _come_to_rest(self) -> None:
        self.update()
        self.rested.emit()
        if self.position.is_now and self.position.scene is not None and self.position.scene.path:
            self.announce_card()  # what is asked where the pawn has arrived
        self.clock.run_or_stop()

    def take_seen(self) -> Sequence[str]:
        seen, self._newly_seen = self._newly_seen, []
        return seen

    def status(self) -> Status:
        position = self.position
        if not position.is_now or position.is_over:
            return Status()
        past = position.shown.past
        # The last throw, and where it has led, until somebody is answered.
        is_throw = past and isinstance(position.shown.last, Roll) and self.hand.message is None
        return Status(
            sentence=sentences.turn_sentence(position),
            aside=tr(words.move_name(*past[-1])) if is_throw else "",
            action=sentences.action(position),
        )

    def action_name(self) -> Message:
        return sentences.next_action(self.position) if self.shown else sentences.ANSWER_ACTION

    def ending_sentence(self, outcome: Outcome) -> Message | None:
        return sentences.ending_sentence(self.position, outcome.winner)

    def hand_text(self, after: Sequence[object] = ()) -> str:
        return self.hand.text(after)

    def restore_hand(self, text: str) -> None:
        self.hand.read(text)

    def act(self) -> None:
        """The filled button. It does not throw for an impatient double click on what was there before."""
        self.return_to_own()
        if self.position.acting_hand is None:
            self.refused.emit()
        elif self.position.race.phase != "roll":
            self.confirm()
        elif self._since_move.elapsed() >= QApplication.doubleClickInterval():
            self.throw()

    def won_areas(self) -> list[QPainterPath]:
        """The board of the winner."""
        winner = self.position.winner if len(self.seats) > 1 else None
        return [] if winner is None else [outline(self.view.end_layout.boards[winner].area)]

    def lit_areas(self) -> list[QPainterPath]:
        """The names, the bills and the notebook too."""
        layout = self.view.end_layout
        boards = () if self.won_areas() else (place.area for place in layout.boards)
        names = (outline(place.heading, NAME_CORNER) for place in layout.boards)
        return [*(outline(area) for area in (*boards, *layout.bills, layout.notebook)), *names]

    def essential_area(self) -> QRectF:
        """The boards and their bills."""
        if not self.position.is_over:
            return QRectF(self.rect())
        area, layout = QRectF(), self.view.end_layout
        for part in (*(place.area for place in layout.boards), *layout.bills):
            area = area.united(part)
        return area

    def gap_area(self) -> QRectF:
        layout = self.view.layout
        left = layout.large.area.right()
        return QRectF(left, 0, layout.column.left() - left, self.height())

    # Actions

    def change(self, answer: Message | None = None) -> None:
        """The hand has changed."""
        self.hand.message = answer
        self.update()
        self.changed.emit(answer)
        self.clock.run_or_stop()

    def change_at_cursor(self, answer: Message | None = None) -> None:
        """The hand has changed where the keys are: a screen reader reads that."""
        self.change(answer)
        cell = self.current_cell()
        if self.hasFocus() and cell is not None:
            announce(self, cell)

    def announce_card(self) -> None:
        """A screen reader reads what is asked now."""
        if self.hasFocus():
            announce(self, self.cells.called("card"))

    def throw(self) -> None:
        if self.position.acting_hand is None or self.position.race.to_move != CHANCE:
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
        hand = self.position.acting_hand
        if hand is None:
            self.refused.emit()
        elif hand.is_choosing:
            self._play(hand.go())
        elif self.position.has_reader:
            self.change(None if hand.has_looked else LOOK_FIRST)
        elif hand.is_asked:
            self._play(hand.answer(self.referee.doubt))
        elif hand.is_questioned:
            self._answer_question()

    def _play(self, came: Move | Message) -> None:
        if isinstance(came, Message):
            self.change(came)
        else:
            self.played.emit([came], self.hand.text([came]))

    def _answer_question(self) -> None:
        if given := self.position.given:
            self._play(self.referee.judge(self.hand.question, given))
        else:
            self.change(CHOOSE_ANSWER if self.position.choices else GIVE_ANSWER)

    def go_to(self, square: str) -> None:
        refusal = self.hand.aim(square)
        self._play(self.hand.go() if refusal is None else refusal)

    def pass_on(self) -> None:
        """No answer: a miss. Whoever has begun one is asked first. Where the opponent judges, nobody needs to look."""
        hand = self.position.acting_hand
        if hand is None or not (hand.is_asked or hand.is_questioned):
            return
        question = PASS_ANYWAY if hand.is_asked else SKIP_ANYWAY
        if (self.position.given or not hand.pencil.is_blank) and hand.message is not question:
            self.change(question)
        else:
            self._play(PASS if hand.is_asked else WRONG)

    def choose(self, choice: int) -> None:
        """A choice that is pressed again is the answer."""
        if self.hand.choice == choice:
            self._answer_question()
        else:
            self.hand.choose(choice)
            self.change()

    def look_at_other(self) -> None:
        """The opponent's board becomes large, or small again. Nothing is dragged from one to the other."""
        self.mouse.let_go()
        if len(self.seats) < 2 or self.position.is_over:
            return
        other = 1 - self.position.large
        self.hand.looked_at = None
        self.hand.looked_at = other if other != self.position.large else None
        self.hold(False)
        self.change()

    def return_to_own(self) -> None:
        """Somebody who plays on sees his own board."""
        if self.hand.looked_at is not None:
            self.hand.looked_at = None
            self.update()

    def open_tray(self) -> None:
        """A finger has come to where a letter is to stand."""
        self.hand.is_tray_open |= self.hand.plays_by_finger

    def toggle_tray(self) -> None:
        self.hand.is_tray_open = not self.hand.is_tray_open
        self.change()

    def hold(self, is_held: bool) -> None:
        """The one who judges opens the answer, and closes it again."""
        position = self.position
        if is_held and position.is_judging and not position.answer:
            position.answer = self.referee.open_answer(self.hand.question)
            self.hand.look()
            self.change()
        elif not is_held and position.answer:
            position.answer = ""
            self.change()

    def judge(self, is_right: bool) -> None:
        position = self.position
        if position.is_judging:
            self._play(self.referee.verdict(is_right) if self.hand.may_judge else LOOK_FIRST)
        elif position.may_correct and position.last is not None and position.last.is_right != is_right:
            self.corrected.emit(self.referee.correction(is_right))

    def scroll_notebook(self, lines: int) -> None:
        most = most_scrolled(self.view.end_layout.notebook, notebook(self.position.race, self.seats))
        self.hand.first_line = min(max(self.hand.first_line + lines, 0), most)
        self.update()

    def answer_in_time(self) -> None:
        """The time is up."""
        if self.position.has_reader:
            self.change()
        elif self.hand.is_asked:
            self._play(self.hand.answer_in_time())
        else:
            given = self.position.given
            self._play(self.referee.judge(self.hand.question, given) if given else WRONG)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown is not None and self.seats:
            with QPainter(self) as painter:
                self.view.paint(painter)

    # Events

    def event(self, event: QEvent) -> bool:
        if event.type() in PRESSES and self.animation.end_by(event, self._only_hurries):
            return True
        is_done = super().event(event)
        if event.type() in CLOCK_EVENTS:
            self.clock.run_or_stop()
        return is_done

    def _only_hurries(self, event: QEvent) -> bool:
        """Whether a press while something moves does nothing but end it. While the pawn still walks nobody has seen
        what is asked: nobody passes, and a click means nothing that lies there afterwards. Of the one who judges,
        Space is no look at the answer."""
        is_arriving = self.position.arrival is not None
        if self.actor is None and not self.position.enters_die:
            return True
        if not isinstance(event, QKeyEvent):
            return is_arriving
        is_look = event.key() == Qt.Key.Key_Space and self.position.is_judging
        return is_look or (event.key() == Qt.Key.Key_F4 and is_arriving)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.hold(False)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.shown is None or not self.keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.hold(False)
        super().keyReleaseEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Letters that take several keys: ^ and e for ê."""
        self.keys.type(event.commitString())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.shown:
            self.mouse.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.shown:
            self.mouse.double_click(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.shown:
            self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.shown:
            self.mouse.release(event)

    def take_finger(self) -> None:
        """Who plays by finger types by finger: the letters come with what is asked next."""
        self.hand.plays_by_finger = True

    def looks_first(self, point: QPointF) -> bool:
        return self.shown is not None and self.mouse.aims_at(point)

    def leaveEvent(self, event: QEvent) -> None:
        self.position.active = ""
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        down = event.angleDelta().y()
        if self.position.is_over and down:
            self.scroll_notebook(-1 if down > 0 else 1)
        else:
            super().wheelEvent(event)
