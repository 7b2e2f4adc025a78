"""The board of Four Shapes: pieces dragged, clicked or placed by keys, and what forbids them said at the place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.game import Move, Objection, Outcome
from ludogite.rules.shapes import CELLS, SHAPE_NAMES, Placement
from ludogite.ui.base.board import Board, Shown, Status, outline
from ludogite.ui.base.input import ARROWS, CLICK_REACH, ENTER_KEYS, digit_of
from ludogite.ui.base.motion import CARRY_MS, LIFT_MS, MOVE_MS
from ludogite.ui.base.seat_names import in_sentence, subject
from ludogite.ui.games.shapes.cells import ShapesCells
from ludogite.ui.games.shapes.hand import TAKE_FIRST, Hand
from ludogite.ui.games.shapes.layout import BOARD, HEIGHT, WIDTH, cell_area
from ludogite.ui.games.shapes.position import ShownPosition
from ludogite.ui.games.shapes.view import ShapesView
from ludogite.ui.look.language import tr
from ludogite.ui.look.tables import WALNUT
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.accessible import announce
from ludogite.ui.widgets.parts import is_key_focus

if TYPE_CHECKING:
    from ludogite.players import Opinion

NOT_YOURS = QT_TRANSLATE_NOOP("shapes", "Those are {name}’s pieces.")
STAYS = QT_TRANSLATE_NOOP("shapes", "Once placed, a piece stays put.")
PLACE_ON = QT_TRANSLATE_NOOP("shapes", "Place here")
LEGEND = QT_TRANSLATE_NOOP("shapes", "✓ 2: {name} wins in 2 moves. ✗ 2: {other} wins in 2.")
STUCK = QT_TRANSLATE_NOOP("shapes", "{name} is stuck: no piece left fits anywhere.")
USED_UP = QT_TRANSLATE_NOOP("shapes", "{name} is stuck: no piece left to place.")
TAKEN_UP = QT_TRANSLATE_NOOP("shapes", "{shape} taken up")
HINTS = (
    QT_TRANSLATE_NOOP("shapes", "Try a sphere here. {reason}"),
    QT_TRANSLATE_NOOP("shapes", "Try a cylinder here. {reason}"),
    QT_TRANSLATE_NOOP("shapes", "Try a cube here. {reason}"),
    QT_TRANSLATE_NOOP("shapes", "Try a cone here. {reason}"),
)


class ShapesBoard(Board):
    """Mouse and keys. The cursor is the cell that keys start from; it stays from move to move, and a player who uses
    the mouse never sees it."""

    lies_on = WALNUT

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.motion.setEasingCurve(QEasingCurve.Type.Linear)
        self.hand = Hand()
        self.position = ShownPosition(self, self.hand)
        self.view = ShapesView(self, self.position)
        self.cells = ShapesCells(self, self.position, self.view)
        self._is_answering = False
        """While the page shows the answer to something that was tried, or a hint."""
        self._uses_keys = False
        self._pressed: QPointF | None = None
        """Where the piece that is held already was pressed again: a click there puts it back, a drag does not."""
        self._was_refused = False
        """Whether the held piece was just refused somewhere. Who presses it again means to take it up."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What the page shows and asks

    def sizeHint(self) -> QSize:
        return QSize(int(WIDTH), int(HEIGHT))

    def show_position(self, shown: Shown) -> None:
        self.motion.skip()
        super().show_position(shown)
        self.position.worths, self.position.dragged, self.position.hint = {}, None, None
        if shown.is_now:
            self.hand.follow(self.position.state, shown.actor)
        if self.position.held is None:
            self.hand.target = self.position.cursor if self._uses_keys else None

    def sound_move(self, move: Move) -> None:
        self.sounds.placed()

    def show_arrival(self, move: Move, seat: int) -> None:
        is_moving, sounds = self.animated and self.position.last == move, self.sounds.by(is_person=False)
        if is_moving:
            self.position.mover = seat
            self.motion.run(CARRY_MS)
            sounds.lifted()
        sounds.placed(LIFT_MS + MOVE_MS if is_moving else 0)

    def status(self) -> Status:
        if self.hand.refusal:
            objection = self.hand.refusal.objection
            return Status(sentence=objection, aside=self._aside(objection), is_begun=True, action=self._action())
        preview = self.hand.preview() if self.position.shows_allowed else None
        is_good = preview is not None and not isinstance(preview, Objection) and not self.hand.gifts()
        is_begun, aside = preview is not None, self._aside(preview)
        return Status(sentence=preview, aside=aside, is_good=is_good, is_begun=is_begun, action=self._action())

    def _aside(self, sentence: Message | None) -> str:
        """The cell that the sentence or an answer is about. One of which nothing is said is read out by its name."""
        if self.position.held is None:
            return ""
        target = self.hand.target
        if target is None or (sentence is None and not self._is_answering):
            return tr(Message(TAKEN_UP, shape=SHAPE_NAMES[self.position.held]))
        return CELLS[target]

    def _action(self) -> Message | None:
        target = self.hand.target
        refusal = self.hand.refusal
        if self.position.held is None or target is None or (refusal and refusal.placement.cell == target):
            return None
        if self.is_coaching and not self.position.offers(target):
            return None
        return Message(PLACE_ON, cell=CELLS[target])

    def hand_text(self, after: Sequence[Move] = ()) -> str:
        return self.hand.text(after)

    def restore_hand(self, text: str) -> None:
        self.hand.read(text)

    def show_objection(self, objection: Objection) -> None:
        """With coaching, what the rules forbid was marked before; what only a lesson refuses was not."""
        self._was_refused = True
        target = self.hand.target
        if not self.is_coaching or (target is not None and self.position.offers(target)):
            self.hand.refuse(objection)
        self.update()

    def show_hint(self, opinion: Opinion, seat: int) -> None:
        placement = opinion.plan[0]
        assert isinstance(placement, Placement)
        self.hand.pick(placement.shape)
        self.hand.target = self.position.cursor = placement.cell
        self.position.hint = placement
        self._change(Message(HINTS[placement.shape], cell=CELLS[placement.cell], reason=opinion.reason))

    def show_opinions(self, opinions: Sequence[Opinion], seat: int | None) -> None:
        self.position.worths = {}
        for opinion in opinions:
            plies = int(opinion.worth.get("plies", 0))
            placement = opinion.plan[0]
            assert isinstance(placement, Placement)
            self.position.worths[placement] = plies if opinion.worth["value"] == "win" else -plies
        self.update()

    def show_example(self, move: Move | None) -> None:
        self.position.example = move if isinstance(move, Placement) else None
        self.update()

    def legend(self) -> Message:
        """Of whoever is to move in the position shown."""
        mover = self.position.state.to_move
        assert isinstance(mover, int)
        return Message(LEGEND, name=in_sentence(self.seats[mover]), other=in_sentence(self.seats[1 - mover]))

    def act(self) -> None:
        """Places the held piece on the cell aimed at."""
        self._place_on(self.hand.target)

    # At the end

    def ending(self, outcome: Outcome) -> Message:
        stuck = self.position.stuck
        if stuck is None or (self.shown and self.shown.resigned is not None):
            return outcome.why
        has_pieces = any(self.position.state.left(stuck, shape) for shape in range(4))
        return Message(STUCK if has_pieces else USED_UP, name=subject(self.seats[stuck]))

    def won_areas(self) -> list[QPainterPath]:
        """The pieces of each completed line."""
        cells = dict.fromkeys(cell for line in self.position.state.completed() for cell in cells_in(line.cells))
        areas = [self.view.in_widget(cell_area(cell)).adjusted(-4, -4, 4, 4) for cell in cells]
        return [outline(area, area.width() / 2) for area in areas]

    def ending_strip(self) -> Callable[[QPainter, QRectF], None] | None:
        """The pieces of a completed line, from left to right or from top to bottom."""
        lines = self.position.state.completed()
        return partial(self.view.paint_line, list(cells_in(lines[0].cells))) if lines else None

    def essential_area(self) -> QRectF:
        return self.view.in_widget(BOARD)

    def gap_area(self) -> QRectF:
        left, right = (self.view.in_widget(area) for area in (BOARD, self.view.rack_area(1)))
        return QRectF(left.right(), 0, right.left() - left.right(), self.height())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self.view.paint(painter)

    # Taking up, aiming and placing

    def _change(self, answer: Message | None = None) -> None:
        self.update()
        self._is_answering = answer is not None
        self.changed.emit(answer)
        self._is_answering = False

    def pick(self, shape: int) -> None:
        """Takes a shape up, if the player has one left."""
        if self.actor is None:
            self.refused.emit()
            return
        before, answer = self.hand.held, self.hand.pick(shape)
        if answer is None:
            self.position.dragged = None
            if self.hand.held != before:
                self.sounds.lifted()
        self._change(answer)

    def _put_back(self) -> None:
        if self.hand.held is not None:
            self.sounds.placed()
        self.hand.put_back()
        self.position.dragged = None
        self.hand.target = self.position.cursor if self._uses_keys else None
        self._change()

    def aim(self, cell: int | None) -> None:
        if cell != self.hand.target:
            self.hand.target = cell
            if cell is not None:
                self.position.cursor = cell
                if self.hasFocus():
                    announce(self, cell)
            self._change()

    def _place_on(self, cell: int | None) -> None:
        """Emits one change, whether or not the cell was aimed at before."""
        if self.actor is None:
            self.refused.emit()
            return
        if cell is not None:
            self.hand.target = self.position.cursor = cell
        placed = self.hand.place()
        if isinstance(placed, Message):
            self._change(placed)
        else:
            self.played.emit([placed], self.hand.text([placed]))

    # Mouse: drag, or click and click

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._use_mouse()
        if event.button() == Qt.MouseButton.RightButton:
            self._put_back()
        elif event.button() == Qt.MouseButton.LeftButton:
            point = self.view.to_drawing(event.position())
            cell, slot = self._cell_at(point), self._slot_at(point)
            if self.actor is None and (cell is not None or slot is not None):
                self.refused.emit()
            elif slot is not None:
                self._press_hand(*slot, point)
            elif cell is not None and self.position.held is not None:
                self._place_on(cell)
            elif cell is not None:
                self._answer_empty_hand(cell)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click is one press: what it took up stays in the hand, and a cell on which it placed something is
        not pressed again."""
        if self._slot_at(self.view.to_drawing(event.position())) is not None:
            self.mousePressEvent(event)
            self._pressed = None

    def _press_hand(self, seat: int, shape: int, point: QPointF) -> None:
        if seat != self.actor:
            self._answer_whose(seat)
            return
        self._pressed = point if shape == self.position.held and not self._was_refused else None
        self._was_refused = False
        self.pick(shape)
        self.position.dragged = point if self.position.held == shape else None

    def _answer_empty_hand(self, cell: int) -> None:
        if self.position.state.empty >> cell & 1:
            self._change(TAKE_FIRST)
        else:
            owner = next(seat for seat in (0, 1) if any(mask >> cell & 1 for mask in self.position.state.pieces[seat]))
            self._answer_whose(owner)

    def _answer_whose(self, seat: int) -> None:
        if seat == self.actor:
            self._change(Message(STAYS))
        else:
            self._change(Message(NOT_YOURS, name=in_sentence(self.seats[seat])))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.position.held is None:
            return
        point, is_dragging = self.view.to_drawing(event.position()), self.position.dragged is not None
        cell = self._cell_at(point)
        if cell is not None or is_dragging:  # the aim stays while the mouse goes to the button
            self.aim(cell)
        if is_dragging:
            self.position.dragged = point
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self.position.dragged is None:
            return
        self.position.dragged = None
        point = self.view.to_drawing(event.position())
        cell = self._cell_at(point)
        if cell is not None and self.position.held is not None:
            self._place_on(cell)
        elif self._pressed is not None and (point - self._pressed).manhattanLength() < CLICK_REACH:
            self._put_back()
        self.update()

    def looks_first(self, point: QPointF) -> bool:
        """The piece in the hand is seen on its cell before it is placed there."""
        cell = self._cell_at(self.view.to_drawing(point))
        return self.position.held is not None and cell not in (None, self.hand.target)

    def _use_mouse(self) -> None:
        if self.hand.refusal is None and not self._uses_keys:
            return
        self.hand.refusal = None
        self._uses_keys = False
        if self.position.held is None:
            self.hand.target = None
        self._change()

    def _cell_at(self, point: QPointF) -> int | None:
        return next((cell for cell in range(16) if cell_area(cell).contains(point)), None)

    def _slot_at(self, point: QPointF) -> tuple[int, int] | None:
        """The seat and shape of the place in a hand; an empty place stands for the shape that was there."""
        for seat in (0, 1):
            for slot in range(8):
                if self.view.hand_area(seat, slot).contains(point):
                    return seat, slot // 2
        return None

    # Keys: 1–4, arrows, Enter, Escape

    def focusInEvent(self, event: QFocusEvent) -> None:
        if is_key_focus(event):
            self.use_keys()
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shape = digit_of(event)
        if shape is not None and shape < 4:
            self._show_cursor()
            self.pick(shape)
        elif event.key() in ARROWS:
            self._step(*ARROWS[Qt.Key(event.key())])
        elif event.key() in ENTER_KEYS:
            if self.use_keys() or self.position.held is None:
                self.act()
        elif event.key() == Qt.Key.Key_Escape and self.position.held is not None:
            self._put_back()
        else:
            super().keyPressEvent(event)

    def use_keys(self) -> bool:
        """From now on the cursor is seen. Whether it was already: keys act on no cell that a player does not see."""
        had_refusal = self.hand.refusal is not None
        was_seen = self._show_cursor()
        if had_refusal or not was_seen:
            self._change()
        return was_seen

    def _show_cursor(self) -> bool:
        was_seen = self.hand.target is not None
        self._uses_keys, self.hand.refusal = True, None
        if not was_seen:
            self.hand.target = self.position.cursor
            if self.hasFocus():
                announce(self, self.position.cursor)
        self.update()
        return was_seen

    def _step(self, right: int, down: int) -> None:
        if self.use_keys():
            column, row = self.position.cursor % 4 + right, self.position.cursor // 4 + down
            self.aim(min(max(column, 0), 3) + 4 * min(max(row, 0), 3))
