"""What is seen of Crossword Track: the boards, the card, the tray; and what moves on them. It knows what lies on the
table, and an answer only while the one who judges holds it open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from ludogite.message import Message
from ludogite.rules.crossword.match import Answer, Go, Pass, Question, Race
from ludogite.rules.crossword.options import ASKING, CLOCK, READER
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Move
from ludogite.ui.base.board import Board, Shown
from ludogite.ui.games.crossword.cards import Asked
from ludogite.ui.games.crossword.end_layout import EndLayout
from ludogite.ui.games.crossword.hand import Hand
from ludogite.ui.games.crossword.last_turn import LastTurn, last_player, last_turn
from ludogite.ui.games.crossword.layout import Layout
from ludogite.ui.games.crossword.scene import Scene, scene_of
from ludogite.ui.games.crossword.still_life import (
    StillPicture,
)
from ludogite.ui.look.materials import paint_oak
from ludogite.ui.look.theme import Colours


class CrosswordView(Board):
    board_rolls = True
    shows_turns = True

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.hand = Hand()
        self.looked_at: int | None = None
        """The seat whose board somebody has enlarged to look at."""
        self.message: Message | None = None
        """What was said to what somebody has just tried; it stands on the card."""
        self.active = ""
        """The button on the card that the pointer is over."""
        self.is_tray_open = False
        """Whether the letters lie there to be clicked."""
        self.face: int | None = None
        """Which of the six faces keys are at, from 1, where a real die is entered."""
        self.answer = ""
        """What the one who judges holds open."""
        self.dragged: tuple[str, QPointF] | None = None
        """What is dragged, the pawn or a letter, and where it is."""
        self.first_line = 0
        """How far the notebook is scrolled."""
        self.last: LastTurn | None = None
        self.scene: Scene | None = None
        self._ply: int | None = None
        """How many moves had been made when the match was last shown as it stands."""
        self._newly_seen: list[str] = []
        """Questions that were asked and are not noted yet."""
        self._is_hurried = False
        """Whether somebody does not want to watch the computer's turn."""
        self._layout: tuple[tuple[QSize, int, bool, bool, bool], Layout] | None = None
        self._end_layout: tuple[tuple[QSize, int, QRectF | None], EndLayout] | None = None
        self._still = StillPicture(self)
        self.shown_since = QElapsedTimer()
        self.motion.setEasingCurve(QEasingCurve.Type.Linear)
        self.motion.finished.connect(self._come_to_rest)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(948, 669)

    def least_size(self, width: int) -> QSize:
        return QSize(620, 420) if self.is_over else QSize(436, 380)

    # What the page shows

    @property
    def race(self) -> Race:
        assert isinstance(self.state, Race)
        return self.state

    @property
    def is_now(self) -> bool:
        return self.shown is not None and self.shown.is_now

    @property
    def is_over(self) -> bool:
        """Whether all lies open: the match has ended, or somebody has given up."""
        return self.shown is not None and (self.race.to_move is None or self.shown.resigned is not None)

    @property
    def has_reader(self) -> bool:
        return self.table.get(ASKING.name) == READER

    @property
    def clock_seconds(self) -> int | None:
        given = self.table.get(CLOCK.name, "")
        return int(given) if given.isdigit() else None

    @property
    def enters_die(self) -> bool:
        """Whether somebody is to enter what a real die shows."""
        return self.is_now and not self.is_over and self.has_real_dice and self.race.to_move == CHANCE

    @property
    def may_correct(self) -> bool:
        """Whether the last verdict can still be changed."""
        return self.has_reader and self.is_now and not self.is_over and self.last is not None

    @property
    def acting_hand(self) -> Hand | None:
        """The hand of the person who may act now."""
        return self.hand if self.is_now and self.actor is not None and not self.is_over else None

    def show_position(self, shown: Shown) -> None:
        seen = self.shown.state if self.shown and self.shown.is_now else None
        self.motion.skip()
        super().show_position(shown)
        self.shows_ending = len(self.seats) > 1  # alone the plate has the records
        self.last = last_turn(shown.past, self.race)
        self.looked_at, self.scene, self.dragged, self.active = None, None, None, ""
        if not shown.is_now:
            self.answer = ""
            return
        before, self._ply = self._ply, len(shown.past)
        if before != self._ply:
            self.shown_since.start()
            self.message, self.answer, self.face, self.is_tray_open, self.first_line = None, "", None, False, 0
        if shown.actor is not None:
            self._is_hurried = False
        self.hand.follow(self.race, shown.actor, self._ply, self.clock_seconds)
        if self.hand.is_questioned and self.question is None and self.referee is not None:
            self.hand.question = self.referee.draw_question()
            self._newly_seen.append(self.hand.question)
        if before is not None and before < self._ply and isinstance(seen, Race):
            self._show_move(seen, shown.past[-1][1])

    def take_seen(self) -> Sequence[str]:
        seen, self._newly_seen = self._newly_seen, []
        return seen

    def _show_move(self, seen: Race, move: Move) -> None:
        """What has just been done is seen happening."""
        if not self.animated or self._is_hurried or self.is_over:
            return
        now = self.race
        following = now.thrower if now.to_move == CHANCE else now.to_move
        computer_next = isinstance(following, int) and not self.seats[following].is_person
        is_computer = not self.seats[seen.turn if seen.thrower is None else seen.thrower].is_person
        assert isinstance(move, Roll | Go | Answer | Pass | Question)
        self.scene = scene_of(seen, move, now, self._ply or 0, is_computer, computer_next)
        if self.scene is not None and self.scene.total:
            self.motion.run(self.scene.total)

    def show_arrival(self, move: Move, seat: int) -> None:
        """In a film. In the match as it stands all moves are seen happening."""
        if self.animated and self.shown is not None and not self.is_now and not self.is_over:
            before = self.shown.past[-1][0]
            assert isinstance(before, Race)
            assert isinstance(move, Roll | Go | Answer | Pass | Question)
            self.scene = scene_of(before, move, self.race, 0, is_computer=False, computer_next=False)
            if self.scene is not None and self.scene.total:
                self.motion.run(self.scene.total)

    def is_busy(self) -> bool:
        return self.motion.is_going

    def _come_to_rest(self) -> None:
        self.update()
        self.rested.emit()

    def hurry(self) -> None:
        """Whatever is moving has moved; the rest of a computer's turn is not watched."""
        if self.motion.is_going and self.actor is None:
            self._is_hurried = True
        self.motion.skip()

    @property
    def time(self) -> float | None:
        """The milliseconds since the scene began; None once it is over."""
        return float(self.motion.currentValue()) * self.scene.total if self.scene and self.motion.is_going else None

    @property
    def is_arriving(self) -> bool:
        """Whether the pawn is still on its way to what is asked."""
        return self.scene is not None and self.time is not None and self.scene.is_walking(self.time)

    # Where everything lies

    @property
    def large(self) -> int:
        """The seat whose board is large: the person's who plays a computer; between people that of the one who
        plays, until the throw hands the table over."""
        if self.looked_at is not None:
            return self.looked_at
        people = [n for n, seat in enumerate(self.seats) if seat.is_person]
        if len(people) == 1:
            return people[0]
        assert self.shown
        if self.race.beginner is None and self.race.thrower is not None:
            return self.race.thrower
        return last_player(self.shown.past, self.race)

    @property
    def board_layout(self) -> Layout:
        has_digits = self.has_open_tray and self.hand.is_questioned
        is_tall = self._shows("clue") or self._shows("go")
        key = self.size(), len(self.seats), self._shows("question"), is_tall, has_digits
        if self._layout is None or self._layout[0] != key:
            self._layout = key, Layout(self.size().toSizeF(), *key[1:])
        return self._layout[1]

    def _shows(self, asked: str) -> bool:
        """Whether the card shows a bonus question, a clue, or where to go, which may need the room of the tray."""
        if self.is_arriving or self.has_open_tray:
            return False
        is_answered = self.last is not None and self.race.phase == "roll"
        was_asked = "clue" if self.last is not None and self.last.word is not None else "question"
        return self.race.phase == asked or (is_answered and was_asked == asked and self._keeps_clue)

    @property
    def _keeps_clue(self) -> bool:
        """Whether what was answered is still to be seen: while its points fly, and alone until the throw. A card with
        buttons or faces on it comes at once, where the opponent judges or a real die is entered."""
        if self.has_reader or self.enters_die:
            return False
        is_answering = self.scene is not None and self.time is not None and self.last is not None
        return is_answering or (self.race.is_solo and self.is_now)

    @property
    def end_layout(self) -> EndLayout:
        key = self.size(), len(self.seats), self.room if self.has_plate else None
        if self._end_layout is None or self._end_layout[0] != key:
            self._end_layout = key, EndLayout(self.size().toSizeF(), *key[1:])
        return self._end_layout[1]

    def essential_area(self) -> QRectF:
        """Beside a plate the board alone."""
        is_end = self.shown is not None and self.is_over
        return self.end_layout.boards[0].area if is_end else QRectF(self.rect())

    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        paint_oak(painter, area, self.colours, width=0)

    # Questions and letters

    @property
    def question(self) -> Asked | None:
        """The question that is asked, or was answered last."""
        key = self.hand.question or self.hand.last_question
        if not key or not self.is_now or self.referee is None:
            return None
        asked: Asked | None = self.referee.question(key, is_last=not self.hand.question)
        return asked

    @property
    def accepted(self) -> str:
        """The answer to the question that was answered last."""
        if not self.is_now or not self.hand.last_question or self.referee is None:
            return ""
        return str(self.referee.accepted(self.hand.last_question))

    @property
    def has_open_tray(self) -> bool:
        """Whether the letters lie below the card."""
        hand = self.acting_hand
        if not self.is_tray_open or hand is None or self.has_reader:
            return False
        return hand.is_asked or (hand.is_questioned and self.question is not None and not self.question.choices)
