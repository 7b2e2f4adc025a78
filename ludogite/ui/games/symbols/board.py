"""The board of Six Symbols: one roll for everybody, pencilled by mouse or by keys on each one's own sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent

from ludogite.message import Message
from ludogite.rules.game import Move, Objection
from ludogite.rules.symbols import SYMBOLS, Start, Writing
from ludogite.ui.base.board import Shown, Status
from ludogite.ui.base.input import ARROWS, CLICK_REACH, ENTER_KEYS, digit_of
from ludogite.ui.games.symbols import words
from ludogite.ui.games.symbols.hand import Place
from ludogite.ui.games.symbols.view import SymbolsView
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.accessible import announce
from ludogite.ui.widgets.parts import is_key_focus

if TYPE_CHECKING:
    from ludogite.players import Opinion

NOTCH = 120
"""What Qt counts for one notch of a wheel."""
RUB_OUT_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class SymbolsBoard(SymbolsView):
    """Mouse and keys. The cursor is the sheet and the cell that keys start from; a player who uses the mouse never sees
    it."""

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._cursor: Place = (0, 12)
        self._uses_keys = False
        self._pressed: QPointF | None = None
        """Where the pair was pressed that is being dragged."""
        self._wheel = 0
        """The part of a notch that the wheel has turned so far."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What the page shows and asks

    def show_position(self, shown: Shown) -> None:
        super().show_position(shown)
        self.tile = 0 if self._uses_keys else None
        writers, missing = self.hand.writers(), self.hand.missing()
        if writers and self._cursor[0] not in missing:
            self._cursor = (missing or writers)[0], self._cursor[1]
        if not self.hand.is_held:
            self._rest()

    def status(self) -> Status:
        hand = self.hand
        can_act = hand.is_complete() and not hand.is_settled()
        elsewhere = self.offer() if can_act else None
        return Status(
            sentence=elsewhere or self.whose_turn(),
            is_good=can_act and elsewhere is None,
            is_begun=hand.may_erase(),
            action=self.action_name() if can_act else None,
            awaited=frozenset(seat for seat in range(len(self.seats)) if self.is_awaited(seat)),
            may_erase=hand.may_erase(),
            premove=hand.premove(),
            advice_seat=self._advice_seat(),
        )

    def _advice_seat(self) -> int | None:
        """The sheet that was last aimed at, if it is still to be written; else the first that is."""
        missing = self.hand.missing()
        if self._cursor[0] in missing:
            return self._cursor[0]
        return missing[0] if missing else None

    def hand_text(self, after: Sequence[Move] = ()) -> str:
        return self.hand.text(after)

    def restore_hand(self, text: str) -> None:
        self.hand.read(text)

    def show_objection(self, objection: Objection) -> None:
        """What was pencilled is rubbed out again."""
        for seat in self.hand.writers():
            self.hand.rub_out(seat)
        self.update()

    def act(self) -> None:
        """Writes what is pencilled: first the people up to the first computer; the others write when the computers
        before them have."""
        if not self.hand.is_complete():
            self._change(self.whose_turn())
        elif moves := self.hand.finish():
            self.played.emit(moves, self.hand.text(moves))
        else:
            self._change()

    def erase(self) -> None:
        self.hand.erase()
        self._rest()
        self._change()

    def show_hint(self, opinion: Opinion, seat: int) -> None:
        move = opinion.plan[0]
        if isinstance(move, Start):
            self.tile = SYMBOLS.index(move.symbol)
            self._change(Message(words.HINT_START, symbol=words.SYMBOL_NAMES[move.symbol], reason=opinion.reason))
        elif isinstance(move, Writing):
            hint = Message(words.HINT, writing=words.writing_name(move), reason=opinion.reason)
            answer = self._pencil(seat, move) or hint
            self._cursor = seat, self._cursor[1]
            self._rest()
            self._change(answer)

    # Pencilling and choosing

    def _change(self, answer: Message | None = None) -> None:
        self.update()
        self.changed.emit(answer)

    def _pencil(self, seat: int, mark: Writing) -> Message | None:
        """Pencils it for the seat; returns why if that cannot be done."""
        return self.hand.pencil(seat, mark) if self.hand.may_write(seat) else self.nothing_to_write(seat)

    def _place_one(self, seat: int, cell: int) -> None:
        if self.hand.may_write(seat):
            answer = self.hand.place_one(seat, cell) or self.other_die()
            self._cursor = seat, cell
            self._change(answer)
        else:
            self._change(self.nothing_to_write(seat))

    def _choose(self, tile: int) -> None:
        """A start symbol, or what a real die shows."""
        move = self.hand.choose(tile)
        if move is None:
            self._change()
        else:
            self.played.emit([move], self.hand.text([move]))

    def _put_back(self) -> bool:
        """What was begun last is taken back; whether there was anything."""
        if not self.hand.put_back():
            return False
        self._rest()
        self._change()
        return True

    def _turn_pair(self, times: int = 1) -> None:
        """The pair in the hand, or else what is pencilled where the mouse is."""
        hand = self.hand
        if hand.domino is None:
            return
        place = hand.target or self._pointed()
        mark = hand.mark_of(place[0]) if place else None
        if hand.is_held or hand.half or self._uses_keys or place is None or mark is None:
            hand.turn(times)
            self._emit_offer()
            self.update()
        elif place[1] in (mark.first[1], mark.second[1]):
            hand.turn_pencilled(*place, times)
            self._change()

    def _pointed(self) -> Place | None:
        return self.board_layout.cell_at(self._pointer) if self._pointer is not None else None

    # Aiming

    def _aim(self, place: Place | None) -> None:
        if self._set_target(place):
            self._emit_offer()

    def _set_target(self, place: Place | None) -> bool:
        """Sets the target without emitting anything; whether it was another one before."""
        if place == self.hand.target:
            return False
        self.update_sheets(self.hand.target, place)
        self.hand.target = place
        if place is not None and self.hand.may_write(place[0]):
            self._cursor = place
            if self.hasFocus():
                announce(self, 25 * place[0] + place[1])
        return True

    def _emit_offer(self) -> None:
        """Emits what would be pencilled here; if that is nothing, the line says how the round stands."""
        self.changed.emit(self.offer() or self.other_die())

    def _rest(self) -> None:
        """Nothing is in the hand: keys are where they begin, and the mouse is nowhere."""
        if self._uses_keys:
            self._cursor = self.hand.come_to(*self._cursor)
        self.hand.target = self._cursor if self._uses_keys else None

    # Mouse: drag, or click and click

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._use_mouse()
        point = self._pointer = event.position()
        if event.button() == Qt.MouseButton.RightButton and self.hand.die is not None:
            self._put_back()
        elif event.button() == Qt.MouseButton.RightButton:
            self._turn_pair()
        elif event.button() == Qt.MouseButton.LeftButton:
            tile = next((n for n, area in enumerate(self.tiles()) if area.contains(point)), None)
            if tile is not None:
                self._choose(tile)
            elif not self.hand.is_held:
                self._press(point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click is one press: nothing is chosen twice, and no die is exchanged that was just placed."""
        if not self.tiles() and self.board_layout.cell_at(event.position()) != (self.hand.half or ()):
            self.mousePressEvent(event)

    def _press(self, point: QPointF) -> None:
        place, pair = self.board_layout.cell_at(point), self.pair
        if pair and any(die.contains(point) for die in self.board_layout.dice(pair.direction)):
            self._take_up(point)
        elif place is not None:
            self._press_cell(*place, point)

    def _take_up(self, point: QPointF) -> None:
        """The pair from the tray."""
        if self.hand.take_up():
            self.update()
        else:
            self.refused.emit()
        self._pressed = point

    def _press_cell(self, seat: int, cell: int, point: QPointF) -> None:
        mark = self.hand.mark_of(seat)
        if mark and cell in (mark.first[1], mark.second[1]):
            self.hand.lift(seat, cell)
            self._pressed = point
            self._change()
        elif self.hand.writers():
            self._place_one(seat, cell)
        elif not self.chooses_start:
            self.refused.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.hand.is_held:
            self.update_pointer()
        self._pointer = event.position()
        if self.hand.is_held:
            self.update_pointer()
            self._aim(self.board_layout.cell_at(self._pointer))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Dropped on no sheet, the pair lies in the tray again."""
        hand = self.hand
        if event.button() != Qt.MouseButton.LeftButton or not hand.is_held:
            return
        place, answer = self.board_layout.cell_at(event.position()), None
        is_click = self._pressed is not None and (event.position() - self._pressed).manhattanLength() < CLICK_REACH
        was_dragged, self._pressed = self._pressed is not None, None
        if place is not None and hand.domino:
            self._set_target(place)
            answer = self._pencil(place[0], hand.domino.on(place[1]))
        elif was_dragged and not is_click:
            hand.put_down()
        if not hand.is_held:
            hand.target = None
        self._change(answer)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """One turn a notch, also where it comes in many small steps."""
        self._wheel += event.angleDelta().y()
        if abs(self._wheel) >= NOTCH:
            self._turn_pair(1 if self._wheel < 0 else -1)
            self._wheel = 0
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        self.update()

    def _use_mouse(self) -> None:
        if self._uses_keys:
            self._uses_keys, self.hand.target, self.tile = False, None, None
            self.update()

    # Keys: arrows, R, Enter; Tab and digits from sheet to sheet; digits for symbols

    def focusInEvent(self, event: QFocusEvent) -> None:
        if is_key_focus(event):
            is_from_behind = event.reason() == Qt.FocusReason.BacktabFocusReason and self.hand.writers()
            self._use_keys(self.hand.writers()[-1] if is_from_behind else None)
        super().focusInEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From one sheet that is to be written to the next, and past the last one on to the buttons."""
        writers, target = self.hand.writers(), self.hand.target
        if target is not None and target[0] in writers:
            at = writers.index(target[0]) + (1 if forward else -1)
            if 0 <= at < len(writers):
                self._go_to(writers[at])
                return True
        return bool(super().focusNextPrevChild(forward))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit, key = digit_of(event), Qt.Key(event.key())
        if digit is not None and digit < 6 and not event.isAutoRepeat():
            self._press_digit(digit)
        elif key in ARROWS and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._step(*ARROWS[key])
        elif key in ENTER_KEYS:
            if not event.isAutoRepeat():
                self._enter()
        elif key == Qt.Key.Key_R and not event.modifiers():
            self._turn_pair()
        elif not (key in RUB_OUT_KEYS or key == Qt.Key.Key_Escape) or not self._put_back():
            super().keyPressEvent(event)

    def _press_digit(self, digit: int) -> None:
        if self.tiles():
            self._use_keys()
            self._choose(digit)
        elif self.hand.may_write(digit):
            self._use_keys(digit)
        elif digit < len(self.seats):
            self._change(self.nothing_to_write(digit))

    def _use_keys(self, seat: int | None = None) -> bool:
        """From now on the cursor is seen, on the sheet of this seat if one is named. Whether it was already: keys act
        on no cell that a player does not see."""
        hand, before = self.hand, self.hand.target
        was_seen = (self.tile if self.tiles() else before) is not None
        self._uses_keys = True
        if self.tile is None:
            self.tile = 0
        if before is None:
            start = hand.half or self._cursor
            hand.put_down()
            self._set_target(hand.come_to(*start))
        if seat is not None:
            self._set_target(hand.come_to(seat, self._cursor[1]))
        if hand.target != before:
            self._emit_offer()
        self.update()
        return was_seen

    def _step(self, right: int, down: int) -> None:
        if not self._use_keys():
            return
        if tiles := self.tiles():
            self._step_tile(tiles, right, down)
        elif self.hand.target is not None:
            (seat, cell), domino = self.hand.target, self.hand.domino
            at = domino.fitted(cell) if domino else cell
            column, row = min(max(at % 5 + right, 0), 4), min(max(at // 5 + down, 0), 4)
            self._aim((seat, domino.fitted(5 * row + column) if domino else 5 * row + column))

    def _step_tile(self, tiles: Sequence[QRectF], right: int, down: int) -> None:
        columns = sum(tile.top() == tiles[0].top() for tile in tiles)
        self.tile = min(max((self.tile or 0) + right + down * columns, 0), 5)
        self.update()

    def _go_to(self, seat: int) -> None:
        self._aim(self.hand.come_to(seat, self._cursor[1]))

    def _enter(self) -> None:
        """Does what the line says: writes in ink what all have pencilled, unless the pair is seen somewhere else; then
        pencils it there."""
        if self.tiles():
            if self._use_keys():
                self._choose(self.tile or 0)
        elif self.hand.is_complete() and self.offer() is None:
            self.hand.put_down()
            self.act()
        elif self.hand.target is None:
            missing = self.hand.missing()
            self._use_keys(None if self._cursor[0] in missing or not missing else missing[0])
        elif (offer := self.hand.offered()) and not self.hand.is_pencilled(*offer):
            self._pencil_by_key(*offer)
        elif missing := self.hand.missing():
            self._go_to(missing[0])

    def _pencil_by_key(self, seat: int, mark: Writing) -> None:
        """And goes on to the next sheet."""
        answer: Message | None = self.hand.pencil(seat, mark)
        if answer is None and (missing := self.hand.missing()):
            self._set_target((missing[0], self._cursor[1]))
            answer = self.offer()
        self._change(answer)
