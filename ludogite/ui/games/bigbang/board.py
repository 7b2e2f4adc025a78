"""The board of Big Bang: select and turn, call and point, throw the dice. The mouse is here, keys are in keys.py; both
call the same verbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from ludogite.message import Message
from ludogite.rules.bigbang import Bonus, Claim, Done, Turn
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Move, Objection
from ludogite.rules.tokens import CELLS
from ludogite.ui.base.board import Shown, Status
from ludogite.ui.base.input import CLICK_REACH
from ludogite.ui.base.move_animation import PRESSES
from ludogite.ui.base.seat_names import in_sentence
from ludogite.ui.games.bigbang import words
from ludogite.ui.games.bigbang.hand import Call
from ludogite.ui.games.bigbang.keys import Keys
from ludogite.ui.games.bigbang.sentences import turn_sentence
from ludogite.ui.games.bigbang.view import BigBangView
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion


class BigBangBoard(BigBangView):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.keys = Keys(self)
        self._pressed: tuple[int, int] | None = None
        """The seat and cell of the press before, that a double click belongs to."""
        self._paints: bool | None = None
        """While the mouse goes across tokens: whether they are selected, or put back."""
        self._dice_from: QPointF | None = None
        """Where the dice were pressed."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What the page shows and asks

    def show_position(self, shown: Shown) -> None:
        super().show_position(shown)
        self._paints = self._dice_from = self.dragged = None

    def status(self) -> Status:
        hand = self.hand
        if not self._is_now:
            return Status(remark=words.TURNED_SINCE if self._has_blanks() else None)
        if self.is_paused:
            return Status(sentence=self._sentence(), action=words.START_ROUND_2, is_paused=True, awaited=frozenset())
        action = None
        if hand.selected:
            count = len(hand.selected)
            action = Message(words.TURN_TOKENS, n=count)
        is_begun = bool(hand.selected) or hand.call is not None
        return Status(sentence=self._sentence(), aside=self._opponents_roll(), is_begun=is_begun, action=action)

    def _opponents_roll(self) -> str:
        """What a computer has to spend; a person's own budget is in the sentence."""
        assert self.shown
        is_watching = self.actor is None and isinstance(self.shown.last, Roll)
        return tr(words.move_name(*self.shown.past[-1])) if is_watching and self.shown.past else ""

    def _has_blanks(self) -> bool:
        """Whether a token lay face up then of which nobody may see the value now."""
        boards, seats = self.boards, range(len(self.boards.up))
        return any(
            boards.up[seat] >> n & 1 and token is None
            for seat in seats
            for n, token in enumerate(boards.board_of(seat))
        )

    def _sentence(self) -> Message | None:
        assert self.shown
        if self.boards.to_move is None or self.shown.resigned is not None:
            return None
        if self.is_chain_going and self.took is not None:
            return words.CHAIN_GOING
        return self.took or turn_sentence(self.hand, self.seats, self.enters_dice)

    def action_name(self) -> Message:
        return words.TURN_NONE

    def hand_text(self, after: Sequence[Move] = ()) -> str:
        return self.hand.text(after)

    def restore_hand(self, text: str) -> None:
        self.hand.read(text)

    def act(self) -> None:
        """Turns what is selected, or goes on to the second round. It never throws the dice."""
        if self.is_paused:
            self.hand.begin_round()
            self._change()
        elif self.actor is None:
            self.refused.emit()
        else:
            moves = self.hand.turn()
            if isinstance(moves, Message):
                self._change(moves)
            else:
                self.played.emit(moves, self.hand.text(moves))

    def show_objection(self, objection: Objection) -> None:
        """Only an exercise refuses what could be selected: then it is to be chosen anew."""
        self.hand.deselect_all()
        self.update()

    def show_hint(self, opinion: Opinion, seat: int) -> None:
        """What is to be bought is selected, what was forgotten is pointed at; nothing is played."""
        move, reason = opinion.plan[0], opinion.reason
        self.hand.show_plan(opinion.plan)
        self.looked_at = None
        if isinstance(move, Turn):
            cells = " ".join(CELLS[cell] for cell in self.hand.selected)
            self._change(Message(words.HINT_TURN, cells=cells, reason=reason))
        elif isinstance(move, Bonus):
            self.best = [move.cell]
            self._change(Message(words.HINT_BONUS, cell=CELLS[move.cell], reason=reason))
        elif isinstance(move, Claim):
            self._change(Message(words.HINT_CLAIM, cell=CELLS[move.forgotten], reason=reason))
        else:
            assert isinstance(move, Done)
            self._change(Message(words.HINT_DONE, reason=reason))

    # What is done

    def _change(self, answer: Message | None = None) -> None:
        self._forget_replay()
        self.update()
        self.changed.emit(answer)

    def _forget_replay(self) -> None:
        """What happened last is no news any more."""
        self._replay, self.took = None, None

    def _select(self, cell: int, is_selected: bool) -> None:
        is_news_marked, was_empty = bool(self.hand.wrong or self._replay), not self.hand.selected
        refusal = None
        if is_selected:
            refusal = self.hand.select(cell)
        else:
            self.hand.deselect(cell)
        if is_news_marked:
            self._change(refusal)
        else:  # nothing else looks different
            self.update_cells(cell)
            if was_empty or not self.hand.selected:
                self.update_dish()
            self.changed.emit(refusal)

    def _toggle(self, cell: int) -> None:
        self._select(cell, cell not in self.hand.selected)

    def _point(self, cell: int) -> None:
        self.best = []
        came = self.hand.point(cell)
        if isinstance(came, Message):
            self._change(came)
        else:
            self.played.emit([came], self.hand.text([came]))

    def call(self, call: Call) -> None:
        """The bell or the glass is taken, or put back."""
        if self.actor is None or self.is_paused:
            self.refused.emit()
            return
        self.looked_at = None
        if self.hand.call is call:
            self.hand.put_away_all()
            self._change()
        else:
            self._change(self.hand.take_bell() if call is Call.BONUS else self.hand.take_glass())

    def throw(self) -> None:
        """Ends the turn, if it is one, and throws the dice for the opponent."""
        if self.is_last_turn:
            return
        if self.actor is None or self.is_paused:
            self.refused.emit()
            return
        moves = self.hand.end_turn()
        if isinstance(moves, Message):
            self._change(moves)
            return
        if moves:
            self.played.emit(moves, self.hand.text(moves))
        if not self.has_real_dice and self.boards.to_move == CHANCE:
            self.thrown.emit()

    def enter_face(self, face: int) -> None:
        roll = self.hand.enter_die(face + 1)
        if roll is None:
            self._change()
        else:
            self.played.emit([roll], self.hand.text([roll]))

    def put_away(self) -> bool:
        """Escape: what was begun last is taken back; False where there is nothing."""
        if self.looked_at is not None:
            self.looked_at = None
        elif not (self._is_now and self.hand.put_away()):
            return False
        self._change()
        return True

    def _look_at(self, seat: int) -> None:
        """A small board is enlarged. From the opponent's, called up by the glass, this leads back. The bell is put
        down, for it points at tokens of one's own board."""
        if self.hand.call is not None:
            self.hand.put_away_all()
        self.looked_at = seat if seat != self.boards.turn else None
        self.hovered = None
        self._change()

    def use_cell(self, cell: int) -> None:
        """Space, or a press: the token of the large board is pointed at, or selected."""
        if self.actor is None:
            self.refused.emit()
        elif self.hand.call:
            self._point(cell)
        elif self.looked_at is not None:
            self._change(Message(words.NOT_YOUR_BOARD, name=in_sentence(self.seats[self.looked_at])))
        else:
            self._toggle(cell)

    # Mouse

    def event(self, event: QEvent) -> bool:
        """A press that ends a chain does nothing else; neither does one that hurries a computer."""
        is_press = event.type() in PRESSES
        if is_press and self.animation.end_by(event, lambda _: self.is_chain_going or self.actor is None):
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.keys.hide_cursor()
        self._pressed = None
        point = event.position()
        if event.button() == Qt.MouseButton.RightButton:
            self.put_away()
        elif event.button() == Qt.MouseButton.LeftButton and self.shown and not self.is_at_round_end:
            self._press(point)

    def _press(self, point: QPointF) -> None:
        layout = self.board_layout
        if self.enters_dice:
            face = next((n for n, tile in enumerate(layout.tiles) if tile.contains(point)), None)
            if face is not None:
                self.enter_face(face)
                return
        for seat, place in enumerate(layout.boards):
            if place.area.contains(point):
                self._press_board(seat, place.cell_at(point))
                return
        if layout.dish.contains(point):
            self._press_dish()
        elif layout.strip.contains(point):
            self._press_strip(point)
        elif layout.bell.contains(point) and self.has_call(Call.BONUS):
            self.call(Call.BONUS)
        elif layout.glass.contains(point) and self.has_call(Call.FORGOTTEN):
            self.call(Call.FORGOTTEN)

    def _press_board(self, seat: int, cell: int | None) -> None:
        if seat != self.large:
            self._look_at(seat)
        elif cell is not None:
            self._pressed = seat, cell
            is_selecting = self.hand.is_turn and not self.hand.call and seat == self.hand.seat
            self.use_cell(cell)
            if is_selecting:
                self._paints = cell in self.hand.selected or cell not in self._numbers_up()

    def _numbers_up(self) -> set[int]:
        return {cell for cell in range(36) if (self.token_seen(self.large, cell) or 0) > 0}

    def _press_dish(self) -> None:
        if self.hand.call is Call.FORGOTTEN:
            self._put_away_glass()
        elif not self.enters_dice:
            self.throw()

    def _put_away_glass(self) -> None:
        self.hand.put_away_all()
        self._change()

    def _press_strip(self, point: QPointF) -> None:
        has_dice = self.actor is not None and self.hand.call is not Call.FORGOTTEN
        if has_dice and any(die.contains(point) for die in self.board_layout.dice):
            self._dice_from = point
        else:
            self.act()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """On a token it turns what is selected; elsewhere it is one press for the impatient."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        seat, cell = pressed
        place = self.board_layout.boards[seat]
        if seat == self.large == self.hand.seat and place.cell_at(event.position()) == cell and self.hand.is_turn:
            self._paints = None
            if self.hand.call is None and self.looked_at is None and (refusal := self.hand.select(cell)) is None:
                self.act()
            elif self.hand.call is None:
                self._change(refusal)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.shown is None or self.is_at_round_end:
            return
        point, layout = event.position(), self.board_layout
        if self._dice_from is not None and (point - self._dice_from).manhattanLength() >= CLICK_REACH:
            self.update_dragged(point)
        hovered = layout.boards[layout.large].cell_at(point)
        is_over_dish = layout.dish.contains(point)
        before, was_over_dish = self.hovered, self.is_over_dish
        self.hovered, self.is_over_dish = hovered, is_over_dish
        if hovered != before:
            self.update_cells(before, hovered)
            if hovered is not None and self._paints is not None:
                self._paint_across(hovered)
        if is_over_dish != was_over_dish:
            self.update_dish()

    def _paint_across(self, cell: int) -> None:
        """Tokens that are dragged across become as the first did; backs and stars are passed over."""
        self._pressed = None
        if cell in self._numbers_up() and (cell in self.hand.selected) != self._paints:
            self._select(cell, bool(self._paints))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        start, dragged = self._dice_from, self.dragged
        self._paints = self._dice_from = self.dragged = None
        if start is None:
            return
        if dragged is None:
            self.act()
        elif self.board_layout.dish.contains(event.position()):
            self.throw()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        before = self.hovered
        self.hovered, self.is_over_dish = None, False
        if self.shown is not None and not self.is_at_round_end:
            self.update_cells(before)
            self.update_dish()

    # Keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.keys.take_focus(event)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.take(event):
            super().keyPressEvent(event)
