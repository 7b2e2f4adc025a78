"""What is seen of Crossword Track: the boards, the card, the tray; and what moves on them. It knows what lies on the
table, and an answer only while the one who judges holds it open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ludogite.message import Message
from ludogite.rules.crossword.match import Answer, Go, Pass, Question, Race
from ludogite.rules.crossword.options import ASKING, CLOCK, READER
from ludogite.rules.crossword.track import CORNERS
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Move
from ludogite.ui.games.crossword import card_words, words
from ludogite.ui.games.crossword.cards import Asked, Card, Table, card_of
from ludogite.ui.games.crossword.end_cards import bill_card, notebook
from ludogite.ui.games.crossword.end_layout import EndLayout
from ludogite.ui.games.crossword.hand import Hand
from ludogite.ui.games.crossword.last_turn import LastTurn, last_player, last_roll, last_turn
from ludogite.ui.games.crossword.layout import Layout
from ludogite.ui.games.crossword.looks import Extras, board_look
from ludogite.ui.games.crossword.painting import paint_tumbling_die
from ludogite.ui.games.crossword.scene import Scene, scene_of
from ludogite.ui.games.crossword.still_life import (
    PAWN,
    EndLife,
    StillLife,
    StillPicture,
    paint_dragged,
    paint_flying_points,
    paint_walking_pawn,
)
from ludogite.ui.games.crossword.values import BoardLook
from ludogite.ui.language import tr
from ludogite.ui.match.board import Board, Shown
from ludogite.ui.seat_names import shown_name
from ludogite.ui.theme import Colours


class CrosswordView(Board):
    throws_dice = True

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
        self._layout: tuple[tuple[QSize, int, bool], Layout] | None = None
        self._end_layout: EndLayout | None = None
        self._still = StillPicture(self)
        self.shown_since = QElapsedTimer()
        self.motion.setEasingCurve(QEasingCurve.Type.Linear)
        self.motion.finished.connect(self._come_to_rest)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(948, 669)

    def minimumSizeHint(self) -> QSize:
        return QSize(560, 420)

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
    def acting_hand(self) -> Hand | None:
        """The hand of the person who may act now."""
        return self.hand if self.is_now and self.actor is not None and not self.is_over else None

    def show_position(self, shown: Shown) -> None:
        seen = self.shown.state if self.shown and self.shown.is_now else None
        self.motion.skip()
        super().show_position(shown)
        self.last = last_turn(shown.past, self.race)
        self.looked_at, self.scene, self.dragged, self.active = None, None, None, ""
        if not shown.is_now:
            return
        before, self._ply = self._ply, len(shown.past)
        if before != self._ply:
            self.shown_since.start()
            self.message, self.answer, self.face, self.is_tray_open, self.first_line = None, "", None, False, 0
        if shown.actor is not None:
            self._is_hurried = False
        self.hand.follow(self.race, shown.actor, self._ply, self.clock_seconds)
        if self.hand.is_questioned and not self.hand.question and self.referee is not None:
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
        key = self.size(), len(self.seats), self._has_question
        if self._layout is None or self._layout[0] != key:
            self._layout = key, Layout(self.size().toSizeF(), *key[1:])
        return self._layout[1]

    @property
    def _has_question(self) -> bool:
        """Whether the card shows a bonus question, which may need the room of the tray."""
        if self.is_arriving or self.has_open_tray:
            return False
        is_answered = self.last is not None and self.last.word is None and self.race.phase == "roll"
        return self.race.phase == "question" or (is_answered and (self.has_reader or self._keeps_clue))

    @property
    def _keeps_clue(self) -> bool:
        """Whether what was answered is still to be seen: while its points fly, and alone until the throw."""
        is_answering = self.scene is not None and self.time is not None and self.last is not None
        return is_answering or (self.race.is_solo and self.is_now)

    @property
    def end_layout(self) -> EndLayout:
        if self._end_layout is None or self._end_layout.size != self.size().toSizeF():
            self._end_layout = EndLayout(self.size().toSizeF(), len(self.seats))
        return self._end_layout

    def essential_area(self) -> QRectF:
        """At the end the grids and the bills below them; the notebook is seen when the plate has gone."""
        if self.shown is None or not self.is_over:
            return QRectF(self.rect())
        boards = [place.area for place in self.end_layout.boards]
        return boards[0].united(boards[-1])

    # What is on the table

    def board_of(self, seat: int) -> BoardLook:
        """The board of a seat as it is seen now."""
        state, is_large = self.race, seat == self.large
        scene, time = self.scene, self.time
        points = self.last.points if self.last and self.last.seat == seat and not self.is_over else {}
        if (scene is not None and time is not None and scene.fly and scene.flown(time) > 0) or (
            time is None and not self.is_now
        ):
            points = {}
        if self.is_arriving and scene is not None:
            state = scene.before
        is_walking = self.is_arriving and scene is not None and bool(scene.path) and scene.seat == seat
        is_dragged = self.dragged is not None and self.dragged[0] == PAWN and seat == state.turn
        hand = self.acting_hand if seat == state.turn and not self.is_arriving else None
        extras = Extras(
            hand=hand,
            points=points,
            word=self._answered_word(seat),
            is_spoken=self.has_reader,
            is_over=self.is_over,
            is_pawn_away=is_walking or is_dragged,
        )
        note = words.board_note(state, seat) if is_large else Message(words.POINTS, n=state.scores[seat])
        return board_look(state, seat, shown_name(self.seats[seat]), "" if self.is_over else tr(note), extras)

    def _answered_word(self, seat: int) -> tuple[int, ...]:
        """The word that was just answered, until the next throw."""
        if self.last is None or self.last.word is None or self.last.seat != seat or self.is_over:
            return ()
        return self.last.state.sheet.grid.words[self.last.word].cells

    def card(self) -> Card:
        """The card beside the board."""
        return card_of(self.card_table())

    def card_table(self) -> Table:
        assert self.shown
        state, last = self.race, self.last
        if self.is_arriving and self.scene is not None:
            state, last = self.scene.before, None
        hand = self.acting_hand if not self.is_arriving else None
        message = tr(self.message) if self.message else ""
        return Table(
            state=state,
            seats=self.seats,
            hand=hand,
            last=last,
            question=self.question,
            accepted=self.accepted,
            badges=self.badges,
            has_reader=self.has_reader,
            answer=self.answer,
            total=self.clock_seconds,
            message=message,
            active=self.active,
            is_tray_open=self.is_tray_open,
            enters_die=self.enters_die,
            face=self.face,
            is_equal=_is_equal(state, self.shown.past),
            keeps_clue=self._keeps_clue,
        )

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

    def die_face(self) -> int:
        """What the die on the felt shows."""
        assert self.shown
        rolled = last_roll(self.shown.past)
        return rolled[1] if rolled else 6

    def tray_text(self) -> str:
        """From where to where the pawn has gone."""
        assert self.shown
        rolled = last_roll(self.shown.past)
        if rolled is None or rolled[0].beginner is None or self.is_arriving:
            return ""
        start = rolled[0].sheet.pawn
        end = rolled[0].play(Roll((rolled[1],))).sheet.pawn
        names = {"start": words.square_name(start), "end": words.square_name(end)}
        source = card_words.FROM_CORNER if start in CORNERS else card_words.FROM_TO
        return tr(Message(card_words.TO_CORNER if end in CORNERS else source, **names))

    # Painting

    def still_life(self) -> StillLife | EndLife:
        """All that lies still; what moves is painted above it."""
        if self.is_over:
            assert self.shown
            return EndLife(
                boards=tuple(self.board_of(seat) for seat in range(len(self.seats))),
                bills=tuple(bill_card(self.race, self.seats, seat, self._winner) for seat in range(len(self.seats))),
                notebook=notebook(self.race, self.seats, self.first_line),
                winner=self._winner if len(self.seats) > 1 else None,
            )
        return StillLife(
            large=self.board_of(self.large),
            small=self.board_of(1 - self.large) if len(self.seats) > 1 else None,
            card=self.card(),
            die=None if self.is_tumbling else self.die_face(),
            label=self.tray_text(),
            is_hot=self.acting_hand is not None and self.race.to_move == CHANCE and not self.enters_die,
            letters=self.dragged_letter if self.has_open_tray else None,
            active=self.active,
        )

    @property
    def _winner(self) -> int | None:
        assert self.shown
        if self.shown.resigned is not None:
            return None if len(self.seats) == 1 else 1 - self.shown.resigned
        outcome = self.race.outcome
        return outcome.winner if outcome else None

    @property
    def dragged_letter(self) -> str:
        return self.dragged[0] if self.dragged and self.dragged[0] != PAWN else ""

    @property
    def is_tumbling(self) -> bool:
        return self.scene is not None and self.time is not None and self.scene.is_tumbling(self.time)

    @property
    def has_open_tray(self) -> bool:
        """Whether the letters lie below the card."""
        hand = self.acting_hand
        if not self.is_tray_open or hand is None or self.has_reader:
            return False
        return hand.is_asked or (hand.is_questioned and self.question is not None and not self.question.choices)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown is None or not self.seats:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            layout = self.end_layout if self.is_over else self.board_layout
            self._still.paint(painter, self.still_life(), layout, self.colours)
            if not self.is_over:
                self._paint_moving(painter)

    def _paint_moving(self, painter: QPainter) -> None:
        layout, scene, time = self.board_layout, self.scene, self.time
        if scene is not None and time is not None:
            if scene.is_tumbling(time):
                paint_tumbling_die(painter, layout, self.die_face(), self.colours, 1 - scene.tumbled(time))
            place = layout.large if scene.seat == self.large else layout.small
            if scene.path and scene.is_walking(time) and place is not None:
                start, end, far = scene.pawn(time)
                paint_walking_pawn(painter, place, start, end, far, scene.seat, self.colours)
            if scene.fly and scene.flown(time) > 0 and self.last is not None and place is not None:
                text = f"+{self.last.gain}"
                paint_flying_points(painter, layout, place, self.last.new, text, scene.flown(time), self.colours)
        if self.dragged is not None:
            paint_dragged(painter, layout, *self.dragged, self.race.turn, self.colours)


def _is_equal(state: Race, past: Sequence[tuple[object, Move]]) -> bool:
    return state.beginner is None and not state.opening and len(past) >= 2
