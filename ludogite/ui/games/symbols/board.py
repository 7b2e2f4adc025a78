"""The board of Six Symbols: one roll for everybody, pencilled by mouse or by keys on each one's own sheet. Mouse and
keys call what is done here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy

from ludogite.message import Message
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move, Objection, Outcome
from ludogite.rules.symbols import SYMBOLS, Start, Writing
from ludogite.sheets.symbols.grid import number
from ludogite.ui.base.board import NAME_CORNER, Board, Shown, Status, outline
from ludogite.ui.base.motion import DICE_MS, FIRST_TOUCH_MS
from ludogite.ui.base.seat_names import subject
from ludogite.ui.games.symbols import words
from ludogite.ui.games.symbols.cells import SymbolsCells
from ludogite.ui.games.symbols.hand import Hand, SheetCell
from ludogite.ui.games.symbols.keys import Keys
from ludogite.ui.games.symbols.mouse import Mouse
from ludogite.ui.games.symbols.position import Position
from ludogite.ui.games.symbols.view import SymbolsView
from ludogite.ui.look.tables import GREEN_FELT
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.accessible import announce

if TYPE_CHECKING:
    from ludogite.players import Opinion

BEST = 3
"""How many places an analysis marks."""


class SymbolsBoard(Board):
    lies_on = GREEN_FELT

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.motion.setEasingCurve(QEasingCurve.Type.Linear)
        self.hand = Hand()
        self.position = Position(self, self.hand)
        self.view = SymbolsView(self, self.position)
        self.cells = SymbolsCells(self, self.position, self.view)
        self.mouse = Mouse(self)
        self.keys = Keys(self)
        self.key_place: SheetCell = (0, 12)
        """The sheet and the cell that keys start from; a player who uses the mouse never sees it."""
        self.uses_keys = False
        self._rolls = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What the page shows and asks

    def sizeHint(self) -> QSize:
        return QSize(940, 680)

    def least_size(self, width: int) -> QSize:
        return QSize(400, 320)

    def show_position(self, shown: Shown) -> None:
        self.motion.skip()
        super().show_position(shown)
        self.position.best = []
        if shown.is_now:
            self._follow(shown)
        else:
            self.hand.look_away()
        self.position.tile = 0 if self.uses_keys else None
        writers, missing = self.hand.writers(), self.hand.missing()
        if writers and self.key_place[0] not in missing:
            self.key_place = (missing or writers)[0], self.key_place[1]
        if not self.hand.is_held:
            self._rest()

    def _follow(self, shown: Shown) -> None:
        """The match as it stands; dice that were thrown since are seen falling."""
        state = self.position.round
        self.hand.follow(state, self.seats, shown.resigned is not None, shown.undone)
        if self.animated and isinstance(shown.last, Roll) and state.rolls != self._rolls:
            self.motion.run(DICE_MS)
            self.sounds.rolled(2, FIRST_TOUCH_MS)
        self._rolls = state.rolls

    def show_arrival(self, move: Move, seat: int) -> None:
        """What a computer writes is on its sheet at once."""
        self.sounds.by(is_person=False).pencilled()

    def status(self) -> Status:
        hand = self.hand
        can_act = hand.is_complete() and not hand.is_settled()
        elsewhere = self.position.offer() if can_act else None
        return Status(
            sentence=elsewhere or self.position.whose_turn(),
            is_good=can_act and elsewhere is None,
            is_begun=hand.may_erase(),
            action=self.action_name() if can_act else None,
            awaited=frozenset(seat for seat in range(len(self.seats)) if self.position.is_awaited(seat)),
            may_erase=hand.may_erase(),
            premove=hand.premove(),
            advice_seat=self._advice_seat(),
        )

    def _advice_seat(self) -> int | None:
        """The sheet that was last aimed at, if it is still to be written; else the first that is."""
        missing = self.hand.missing()
        if self.key_place[0] in missing:
            return self.key_place[0]
        return missing[0] if missing else None

    def action_name(self) -> Message:
        return words.WRITE if self.position.is_alone else words.DONE

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
            self.change(self.position.whose_turn())
        elif moves := self.hand.finish():
            self.sounds.page_turned()
            self.played.emit(moves, self.hand.text(moves))
        else:
            self.change()

    def erase(self) -> None:
        self.hand.erase()
        self._rest()
        self.change()

    def show_hint(self, opinion: Opinion, seat: int) -> None:
        move = opinion.plan[0]
        if isinstance(move, Start):
            self.position.tile = SYMBOLS.index(move.symbol)
            self.change(Message(words.HINT_START, symbol=words.SYMBOL_NAMES[move.symbol], reason=opinion.reason))
        elif isinstance(move, Writing):
            hint = Message(words.HINT, writing=words.writing_name(move), reason=opinion.reason)
            answer = self.pencil(seat, move) or hint
            self.key_place = seat, self.key_place[1]
            self._rest()
            self.change(answer)

    def show_opinions(self, opinions: Sequence[Opinion], seat: int | None) -> None:
        plans = [opinion.plan[0] for opinion in opinions[:BEST]]
        self.position.best = [move for move in plans if isinstance(move, Writing)]
        self.position.advised = seat or 0
        self.update()

    def legend(self) -> Message:
        return Message(words.LEGEND)

    # At the end

    def ending_sentence(self, outcome: Outcome) -> Message | None:
        """“Léa wins, 24 to 21!”, unless the best line had to decide."""
        scores, winner = self.position.round.scores, outcome.winner
        is_given_up = self.shown is not None and self.shown.resigned is not None
        if winner is None or len(scores) < 2 or is_given_up or scores.count(scores[winner]) > 1:
            return None
        name, points = subject(self.seats[winner]), scores[winner]
        if len(scores) == 2:
            return Message(words.WINS, name=name, points=number(points), other=number(scores[1 - winner]))
        return Message(words.WINS_OVER_ALL, name=name, n=points)

    def won_areas(self) -> list[QPainterPath]:
        """The sheets of those who have won, not where everybody has."""
        outcome, pads = self.position.round.outcome, self.view.layout.pads
        if outcome is None or len(outcome.winners) == len(pads):
            return []
        return [outline(pads[seat].paper.adjusted(-2, -2, 2, 6)) for seat in outcome.winners]

    def lit_areas(self) -> list[QPainterPath]:
        """The names, and where nobody has won every sheet."""
        pads = self.view.layout.pads
        sheets = () if self.won_areas() else pads
        return [*(outline(pad.paper) for pad in sheets), *(outline(pad.band, NAME_CORNER) for pad in pads)]

    def essential_area(self) -> QRectF:
        area = QRectF()
        for pad in self.view.layout.pads:
            area = area.united(pad.paper)
        return area

    def gap_area(self) -> QRectF:
        layout = self.view.layout
        if not layout.is_beside:
            return super().gap_area()
        left = layout.pads[0].paper.right()
        return QRectF(left, 0, layout.tray.left() - left, self.height())

    # Pencilling and choosing

    def change(self, answer: Message | None = None) -> None:
        self.update()
        self.changed.emit(answer)

    def pencil(self, seat: int, mark: Writing) -> Message | None:
        """Pencils it for the seat; returns why if that cannot be done."""
        if not self.hand.may_write(seat):
            return self.position.nothing_to_write(seat)
        refusal = self.hand.pencil(seat, mark)
        if refusal is None:
            self.sounds.pencilled()
        return refusal

    def place_one(self, seat: int, cell: int) -> None:
        if self.hand.may_write(seat):
            refusal = self.hand.place_one(seat, cell)
            if refusal is None:
                self.sounds.pencilled()
            self.key_place = seat, cell
            self.change(refusal or self.position.other_die())
        else:
            self.change(self.position.nothing_to_write(seat))

    def choose(self, tile: int) -> None:
        """A start symbol, or what a real die shows."""
        self.sounds.pencilled()
        move = self.hand.choose(tile)
        if move is None:
            self.change()
        else:
            self.played.emit([move], self.hand.text([move]))

    def put_back(self) -> bool:
        """What was begun last is taken back; whether there was anything."""
        if not self.hand.put_back():
            return False
        self._rest()
        self.change()
        return True

    def turn_pair(self, times: int = 1) -> None:
        """The pair in the hand, or else what is pencilled where the mouse is."""
        hand = self.hand
        if hand.domino is None:
            return
        place = hand.target or self._pointed()
        mark = hand.mark_of(place[0]) if place else None
        if hand.is_held or hand.half or self.uses_keys or place is None or mark is None:
            hand.turn(times)
            self.report_offer()
            self.update()
        elif place[1] in (mark.first[1], mark.second[1]):
            hand.turn_pencilled(*place, times)
            self.change()

    def _pointed(self) -> SheetCell | None:
        return self.view.layout.cell_at(self.position.pointer) if self.position.pointer is not None else None

    # Aiming

    def aim(self, place: SheetCell | None) -> None:
        if self.set_target(place):
            self.report_offer()

    def set_target(self, place: SheetCell | None) -> bool:
        """Sets the target without emitting anything; whether it was another one before."""
        if place == self.hand.target:
            return False
        self.view.update_sheets(self.hand.target, place)
        self.hand.target = place
        if place is not None and self.hand.may_write(place[0]):
            self.key_place = place
            if self.hasFocus():
                announce(self, 25 * place[0] + place[1])
        return True

    def report_offer(self) -> None:
        """Emits what would be pencilled here; if that is nothing, the line says how the round stands."""
        self.is_aiming = True
        self.changed.emit(self.position.offer() or self.position.other_die())
        self.is_aiming = False

    def _rest(self) -> None:
        """Nothing is in the hand: keys are where they begin, and the mouse is nowhere."""
        if self.uses_keys:
            self.key_place = self.hand.come_to(*self.key_place)
        self.hand.target = self.key_place if self.uses_keys else None

    def hide_cursor(self) -> None:
        if self.uses_keys:
            self.uses_keys, self.hand.target, self.position.tile = False, None, None
            self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self.view.paint(painter, event.rect())

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouse.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mouse.double_click(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.mouse.release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.mouse.turn_wheel(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.position.pointer = None
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.keys.take_focus(event)
        super().focusInEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Past the last sheet on to the buttons."""
        return self.keys.go_on(forward) or bool(super().focusNextPrevChild(forward))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.press(event):
            super().keyPressEvent(event)
