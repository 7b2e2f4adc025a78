"""The board of Big Bang: select and turn, call and point, throw the dice. Mouse and keys call what is done here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ludogite.message import Message
from ludogite.rules.bigbang import Boards, Bonus, Claim, Done, Turn
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Move, Objection, State
from ludogite.rules.tokens import CELLS
from ludogite.ui.base.board import NAME_CORNER, Board, Shown, Status, outline
from ludogite.ui.base.motion import DICE_MS, FIRST_TOUCH_MS
from ludogite.ui.base.move_animation import PRESSES, MoveAnimation
from ludogite.ui.base.seat_names import in_sentence
from ludogite.ui.games.bigbang import words
from ludogite.ui.games.bigbang.cells import BigBangCells
from ludogite.ui.games.bigbang.hand import Call, Hand
from ludogite.ui.games.bigbang.keys import Keys
from ludogite.ui.games.bigbang.mouse import Mouse
from ludogite.ui.games.bigbang.position import Position
from ludogite.ui.games.bigbang.replay import flip_times, moves_of_turn, replay
from ludogite.ui.games.bigbang.sentences import turn_sentence
from ludogite.ui.games.bigbang.view import BigBangView
from ludogite.ui.look.language import tr
from ludogite.ui.look.sounds import Sounds
from ludogite.ui.look.tables import BURGUNDY_FELT
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.parts import set_tip

if TYPE_CHECKING:
    from ludogite.players import Opinion

COMPUTER_MS = 620
"""Milliseconds that an action of a computer takes, so that it can be followed."""
BEST = 3
"""How many tokens an analysis marks."""


class BigBangBoard(Board):
    board_rolls = True
    lies_on = BURGUNDY_FELT

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.hand = Hand()
        self.position = Position(self, self.hand)
        self.view = BigBangView(self, self.position)
        self.cells = BigBangCells(self, self.position, self.view)
        self.mouse = Mouse(self)
        self.keys = Keys(self)
        self.animation = MoveAnimation(self, self._prepare_moves, self._sound_move)
        self.motion.finished.connect(self._come_to_rest)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What the page shows and asks

    def sizeHint(self) -> QSize:
        return QSize(948, 669)

    def least_size(self, width: int) -> QSize:
        return QSize(436, 340)

    def show_position(self, shown: Shown) -> None:
        before, self.position.took = self.shown, None
        self.motion.skip()
        super().show_position(shown)
        self.position.follow()
        self.mouse.forget()
        if shown.is_now:
            names = [in_sentence(seat) for seat in self.seats]
            self.hand.is_learning = self.is_lesson
            self.hand.follow(self.position.boards, shown.actor, moves_of_turn(shown.past), names)
            self.animation.follow(before, shown)

    def _prepare_moves(self, seen: State[Any], moves: Sequence[Move]) -> int:
        assert isinstance(seen, Boards)
        if all(isinstance(move, Turn | Bonus | Claim) for move in moves):
            self.position.replay = replay(seen, moves, self.position.boards)
            if links := self.position.replay.links:
                link = links[-1].link
                assert link
                many = Message(words.CHAIN_OVER, n=len(links), left=self.position.boards.budget or 0)
                self.position.took = many if len(links) > 1 else words.bonus_name(link.cell, link.reach, link.kind)
        self.position.is_tumbling = isinstance(moves[-1], Roll)
        self.position.flips_seen = 0
        return self._duration(seen) if self.position.replay or self.position.is_tumbling else 0

    def _sound_move(self, move: Move, sounds: Sounds, is_moving: bool) -> None:
        if isinstance(move, Roll):
            if is_moving:
                sounds.rolled(len(move.faces), FIRST_TOUCH_MS)
        elif self.position.replay and is_moving:
            for n, begin in enumerate(flip_times(len(self.position.replay.flips))[:-1]):
                sounds.token_turned(n, begin)
        elif self.position.replay:
            sounds.token_turned()

    def _duration(self, seen: Boards) -> int:
        if self.position.replay is None:
            return DICE_MS
        flips = round(flip_times(len(self.position.replay.flips))[-1])
        is_followed = self.seats and not self.seats[seen.turn].is_person
        whole = max(COMPUTER_MS if is_followed else 0, flips)
        self.position.flipping = flips / whole
        return whole

    def show_arrival(self, move: Move, seat: int) -> None:
        """In a film. In the match as it stands all moves are seen happening."""
        if self.shown is not None and not self.shown.is_now:
            self.animation.replay(self.shown.past[-1][0], move)
            self.position.took = None

    def is_busy(self) -> bool:
        return self.motion.is_going

    def _come_to_rest(self) -> None:
        self.position.is_tumbling = False
        self.update()
        if self.position.is_chain and self.position.took is not None:
            self.changed.emit(None)  # how long it was is said at its end
        self.rested.emit()

    def status(self) -> Status:
        hand = self.hand
        if not self.position.is_now:
            return Status(remark=words.TURNED_SINCE if self.position.has_blanks else None)
        if self.position.is_paused:
            return Status(sentence=self._sentence(), action=words.START_ROUND_2, is_paused=True, awaited=frozenset())
        action = Message(words.TURN_TOKENS, n=len(hand.selected)) if hand.selected else None
        is_begun = bool(hand.selected) or hand.call is not None
        return Status(sentence=self._sentence(), aside=self._opponents_roll(), is_begun=is_begun, action=action)

    def _opponents_roll(self) -> str:
        """What a computer has to spend; a person's own budget is in the sentence."""
        assert self.shown
        is_watching = self.actor is None and isinstance(self.shown.last, Roll)
        return tr(words.move_name(*self.shown.past[-1])) if is_watching and self.shown.past else ""

    def _sentence(self) -> Message | None:
        assert self.shown
        if self.position.boards.to_move is None or self.shown.resigned is not None:
            return None
        if self.position.is_chain_going and self.position.took is not None:
            return words.CHAIN_GOING
        if self.position.took is not None and not self.position.is_paused:
            return self.position.took
        return turn_sentence(self.hand, self.seats, self.position.enters_dice, self.position.claimed_last)

    def action_name(self) -> Message:
        return words.TURN_NONE

    def hand_text(self, after: Sequence[Move] = ()) -> str:
        return self.hand.text(after)

    def restore_hand(self, text: str) -> None:
        self.hand.read(text)

    def act(self) -> None:
        """Turns what is selected, or goes on to the second round. It never throws the dice."""
        if self.position.is_paused:
            self.hand.begin_round()
            self.sounds.page_turned()
            self.change()
        elif self.actor is None:
            self.refused.emit()
        else:
            moves = self.hand.turn()
            if isinstance(moves, list):
                self.played.emit(moves, self.hand.text(moves))
            else:
                self.change(moves)

    def show_objection(self, objection: Objection) -> None:
        """Only an exercise refuses what could be selected: then it is to be chosen anew."""
        self.hand.deselect_all()
        self.update()

    def show_opinions(self, opinions: Sequence[Opinion], seat: int | None) -> None:
        firsts = [opinion.plan[0] for opinion in opinions]
        cells = dict.fromkeys(move.cell for move in firsts if isinstance(move, Turn | Bonus))
        self.position.best = list(cells)[:BEST]
        self.update()

    def legend(self) -> Message | None:
        """Where no token can be turned, none is numbered; nor where an analysis looks at claims, which come first."""
        moves = self.position.boards.legal_moves()
        can_turn = any(isinstance(move, Turn | Bonus) for move in moves)
        has_claims = any(isinstance(move, Claim) for move in moves)
        return words.LEGEND if self.position.best or (can_turn and not has_claims) else None

    def side_of(self, seat: int) -> int:
        """Between the rounds the boards still lie as they were."""
        return seat if self.position.is_between else super().side_of(seat)

    def show_hint(self, opinion: Opinion, seat: int) -> None:
        """What is to be bought is selected, what was forgotten is pointed at; nothing is played."""
        move, reason = opinion.plan[0], opinion.reason
        self.hand.show_plan(opinion.plan)
        self.position.looked_at = None
        if isinstance(move, Turn):
            cells = " ".join(CELLS[cell] for cell in self.hand.selected)
            self.change(Message(words.HINT_TURN, cells=cells, reason=reason))
        elif isinstance(move, Bonus):
            self.position.best = [move.cell]
            self.change(Message(words.HINT_BONUS, cell=CELLS[move.cell], reason=reason))
        elif isinstance(move, Claim):
            self.change(Message(words.HINT_CLAIM, cell=CELLS[move.forgotten], reason=reason))
        else:
            assert isinstance(move, Done)
            self.change(Message(words.HINT_DONE, reason=reason))

    # What is done

    def change(self, answer: Message | None = None) -> None:
        """What happened last is no news any more."""
        self.position.replay = self.position.took = None
        self.update()
        self.changed.emit(answer)

    def select(self, cell: int, is_selected: bool) -> None:
        is_news_marked, was_empty = bool(self.hand.wrong or self.position.replay), not self.hand.selected
        refusal = None
        if is_selected:
            refusal = self.hand.select(cell)
        else:
            self.hand.deselect(cell)
        if is_news_marked:
            self.change(refusal)
        else:  # nothing else looks different
            self.view.update_cells(cell)
            if was_empty or not self.hand.selected:
                self.view.update_dish()
            self.changed.emit(refusal)

    def toggle(self, cell: int) -> None:
        self.select(cell, cell not in self.hand.selected)

    def _point(self, cell: int) -> None:
        self.position.best = []
        came = self.hand.point(cell)
        if isinstance(came, Message):
            self.change(came)
        else:
            self.played.emit([came], self.hand.text([came]))

    def sound_objection(self) -> None:
        if self.hand.wrong and self.hand.wrong.seat != self.hand.seat:
            self.sounds.found_nothing()
        else:
            super().sound_objection()

    def call(self, call: Call) -> None:
        """The bell or the glass is taken, or put back."""
        if self.actor is None or self.position.is_paused:
            self.refused.emit()
            return
        self.position.looked_at = None
        if self.hand.call is call:
            self.hand.put_away_all()
            self.change()
        else:
            refusal = self.hand.take_bell() if call is Call.BONUS else self.hand.take_glass()
            if refusal is None and call is Call.BONUS:
                self.sounds.bell_rung()
            elif refusal is None:
                self.sounds.lifted()
            self.change(refusal)

    def throw(self) -> None:
        """Ends the turn, if it is one, and throws the dice for the opponent."""
        if self.is_last_turn:
            return
        if self.actor is None or self.position.is_paused:
            self.refused.emit()
            return
        moves = self.hand.end_turn()
        if isinstance(moves, Message):
            self.change(moves)
            return
        if moves:
            self.played.emit(moves, self.hand.text(moves))
        if not self.has_real_dice and self.position.boards.to_move == CHANCE:
            self.thrown.emit()

    def enter_face(self, face: int) -> None:
        roll = self.hand.enter_die(face + 1)
        if roll is None:
            self.change()
        else:
            self.played.emit([roll], self.hand.text([roll]))

    def put_away(self) -> bool:
        """Escape: what was begun last is taken back; False where there is nothing."""
        if self.position.looked_at is not None:
            self.position.looked_at = None
        elif not (self.position.is_now and self.hand.put_away()):
            return False
        self.change()
        return True

    def look_at(self, seat: int) -> None:
        """A small board is enlarged. From the opponent's, called up by the glass, this leads back. The bell is put
        down, for it points at tokens of one's own board."""
        if self.hand.call is not None:
            self.hand.put_away_all()
        self.position.looked_at = seat if seat != self.position.boards.turn else None
        self.position.hovered = None
        self.change()

    def use_cell(self, cell: int) -> None:
        """Space, or a press: the token of the large board is pointed at, or selected."""
        if self.actor is None:
            self.refused.emit()
        elif self.hand.call:
            self._point(cell)
        elif self.position.looked_at is not None:
            self.change(Message(words.NOT_YOUR_BOARD, name=in_sentence(self.seats[self.position.looked_at])))
        else:
            self.toggle(cell)

    # Painting, and names for screen readers

    def won_areas(self) -> list[QPainterPath]:
        """The board of the winner."""
        outcome = self.position.boards.outcome
        if outcome is None or outcome.winner is None or len(self.seats) == 1:
            return []
        return [outline(self.view.ending_areas()[outcome.winner])]

    def lit_areas(self) -> list[QPainterPath]:
        """The sums and the names too, and after a draw both boards."""
        areas = self.view.ending_areas()
        names = (outline(area, NAME_CORNER) for area in self.view.ending_names())
        return [*(outline(area) for area in (areas[2:] if self.won_areas() else areas)), *names]

    def essential_area(self) -> QRectF:
        return self.view.essential_area() if self.shown else self.room

    def gap_area(self) -> QRectF:
        layout = self.view.layout
        large, column = layout.boards[layout.large].area, layout.dish
        left, right = sorted((large, column), key=QRectF.left)
        return QRectF(left.right(), 0, right.left() - left.right(), self.height())

    def update_moving(self) -> None:
        if self.shown is not None and self.motion.is_going:
            self.view.update_moving()
        else:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown is not None and self.seats:
            with QPainter(self) as painter:
                self.view.paint(painter, event.region())

    # Events

    def event(self, event: QEvent) -> bool:
        """A press that ends a chain does nothing else; neither does one that hurries a computer."""
        is_press = event.type() in PRESSES
        if is_press and self.animation.end_by(event, lambda _: self.position.is_chain_going or self.actor is None):
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tip = self.mouse.tip(event.pos().toPointF()) if self.shown else None
            set_tip(self, tr(tip) if tip else "")
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouse.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mouse.double_click(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.mouse.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        if self.shown:
            self.mouse.leave()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.keys.take_focus(event)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.take(event):
            super().keyPressEvent(event)
