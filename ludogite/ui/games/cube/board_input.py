"""Mouse and keys at the cube: a piece is taken, turned, held over its place and let go. This module turns pixels into
squares and keys into calls of the hand; the hand decides what they mean."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.pieces import Placement
from ludogite.ui.games.cube.face_cards import FaceCards
from ludogite.ui.games.cube.hand import TAKE_FIRST
from ludogite.ui.games.cube.handles import MOVE_KEYS, TURN_KEYS
from ludogite.ui.games.cube.space_view import ZOOM, SpaceView
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view import CubeView
from ludogite.ui.match.accessible import announce
from ludogite.ui.match.keys import ARROWS, ENTER_KEYS, digit_of, is_key_focus
from ludogite.ui.theme import Colours
from ludogite.ui.widgets.parts import make_timer

DWELL = 50
"""Milliseconds that the mouse stays on a square before the held piece comes there; if it only passes on to a handle,
the piece stays."""
PLACE_IT = QT_TRANSLATE_NOOP("cube", "Place it here")
STRIDE = 10.0
"""Degrees around the cube with each press of a key."""


class CubeBoardInput(CubeView):
    def __init__(self, colours: Colours, cards: FaceCards) -> None:
        super().__init__(colours, cards)
        self._dwell = make_timer(self, DWELL, is_single_shot=True)
        self._dwell.timeout.connect(self._come)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.tray.picked.connect(self._pick)
        self.tray.refused.connect(self._refuse)
        self.tray.dragged.connect(self._drag)
        self.tray.dropped.connect(self._drop_dragged)

    def _build_scene_view(self) -> None:
        super()._build_scene_view()
        self.scene_view.pointed.connect(self._point)
        self.scene_view.pressed.connect(self._press)
        self.scene_view.wheeled.connect(self._cycle)

    # What the page asks

    def hand_text(self) -> str:
        return self.hand.text()

    def restore_hand(self, text: str) -> None:
        self.hand.read(text)

    def action(self) -> Message | None:
        """What the filled button would do now."""
        return Message(PLACE_IT) if self.hand.offered and self.hand.foreseen() is None else None

    def act(self) -> None:
        """Lets the held piece go where it is shown."""
        if self.actor is None:
            self.refused.emit()
            return
        placed = self.hand.place()
        if isinstance(placed, Message):
            self._change(placed)
        else:
            self.played.emit([placed])

    # Holding and aiming

    def _change(self, answer: Message | None = None) -> None:
        """The hand has changed, or somebody is answered."""
        self._draw_hand()
        self.changed.emit(answer)

    def hold(self, colour: int, piece: int) -> None:
        """Takes a piece up, or puts back what is held."""
        if colour in self.hand.building.colours:
            self._take_up(self.hand.pick(colour, piece))
        else:
            self._refuse(colour)

    def hold_at(self, colour: int, placement: Placement, answer: Message | None = None) -> None:
        """Takes a piece up and puts it just there."""
        self._tried = ()
        self.hand.hold_at(colour, placement)
        self._change(answer)

    def _take_up(self, answer: Message | None) -> None:
        """With keys the piece comes to the cursor at once."""
        self._tried = ()
        if answer is None and self.hand.held and self._uses_keys:
            self.hand.bring(self._cursor)
            self._announce_cursor()
        self._change(answer)

    def put_back(self) -> None:
        self._tried = ()
        self.hand.put_back()
        self._change()

    def _refuse(self, colour: int) -> None:
        self.refused.emit()

    def _aim(self, spot: Spot) -> None:
        self._bring(spot)
        self._change()

    def _bring(self, spot: Spot) -> None:
        """The held piece follows the mouse to a square; by keys it is brought there, and stays."""
        self._tried = ()
        if self.hand.held is not None:
            (self.hand.bring if self._uses_keys else self.hand.aim)(spot)
        self._cursor = spot
        self._announce_cursor()

    def _announce_cursor(self) -> None:
        if self._cursor is not None and self.hasFocus():
            announce(self, self._cursor.column)

    def _cycle(self, step: int) -> None:
        self.hand.cycle(step)
        self._change()

    def _turn(self, axis: int, direction: int) -> None:
        self._change(self.hand.turn(axis, direction))

    def _shift(self, axis: int, direction: int) -> None:
        self._change(self.hand.shift(axis, direction))

    def show_places(self) -> None:
        """Where the held piece can go, one place after another."""
        self._change(self.hand.show_places())

    # Mouse

    def _pick(self, colour: int, piece: int) -> None:
        self.motion.skip()
        self._uses_keys = False
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hold(colour, piece)

    def _point(self, spot: Spot | None) -> None:
        self.cards.set_highlight(spot.cell if spot and not spot.is_wall else None)
        if spot is not None and self.hand.held is not None:
            self._dwell.start()

    def _come(self) -> None:
        """The mouse has stayed: the piece comes to it, unless it is at a handle, or at the piece that one has moved."""
        spot, pointer = self.scene_view.spot, self.scene_view.pointer
        if pointer is None or (self.handles and self.handles.hit(pointer)) or self._is_on_piece(pointer):
            return
        if self.hand.held is not None and spot is not None and spot != self.hand.spot:
            self._uses_keys = False
            self._aim(spot)

    def _is_on_piece(self, point: QPointF) -> bool:
        """Whether this is the held piece, moved away from the square that it had come to."""
        offered = self.hand.offered
        return self.hand.spot is None and offered is not None and self.scene_view.is_on(point, offered.mask)

    def _press(self, spot: Spot | None, point: QPointF) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        handle = self.handles.hit(point) if self.handles else None
        if handle:
            (self._turn if handle[0] else self._shift)(handle[1], 1)
        elif self.actor is None:
            if spot is not None:
                self.refused.emit()
        elif self.hand.held is None:
            self.press_square(spot)
        elif self._is_on_piece(point):
            self.act()
        elif spot is not None and spot != self.hand.spot and self._dwell.isActive():
            self._dwell.stop()
            self._aim(spot)  # whoever presses so quickly has not seen yet what it would place
        elif spot is not None:
            self.act()

    def press_square(self, spot: Spot | None) -> None:
        """A press with nothing in the hand."""
        if spot is not None:
            self._change(TAKE_FIRST)

    def _drag(self, point: QPoint) -> None:
        here = QPointF(self.scene_view.mapFromGlobal(point))
        spot = self.scene_view.spot_at(here) if self.scene_view.rect().contains(here.toPoint()) else None
        if spot is not None and spot != self.hand.spot:
            self._aim(spot)

    def _drop_dragged(self, point: QPoint) -> None:
        """Let go over the cube it is placed; elsewhere it stays in the hand."""
        here = self.scene_view.mapFromGlobal(point)
        if self.scene_view.rect().contains(here) and self.scene_view.spot_at(QPointF(here)) is not None:
            self.act()

    # Keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        if is_key_focus(event):
            self._use_keys()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._draw()

    def event(self, event: QEvent) -> bool:
        """Tab goes from place to place while a piece is held; else it leads on to the buttons."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.hand.offers:
            steps = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
            if event.key() in steps:
                self.motion.skip()
                self._cycle(steps[Qt.Key(event.key())])
                return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, letter = event.key(), event.text().upper()
        is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        is_plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        piece = digit_of(event)
        if key in ARROWS and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._go_around(QPointF(*ARROWS[Qt.Key(key)]))
        elif key in ARROWS:
            self._step(QPointF(*ARROWS[Qt.Key(key)]))
        elif key in ENTER_KEYS:
            if self._use_keys() or self.hand.offered is not None:
                self.act()
        elif key == Qt.Key.Key_Escape and self.hand.held is not None:
            self.put_back()
        elif key == Qt.Key.Key_Home:
            self._move_camera(None)
        elif not is_plain:
            super().keyPressEvent(event)
        elif piece is not None:
            self._pick_by_key(piece)
        elif letter and letter in TURN_KEYS:
            self._turn(TURN_KEYS.index(letter), -1 if is_back else 1)
        elif letter and letter in MOVE_KEYS:
            self._shift(MOVE_KEYS.index(letter), -1 if is_back else 1)
        elif letter and letter in "+-=":
            if isinstance(self.scene_view, SpaceView):
                self.scene_view.look_from(self.scene_view.camera.zoomed(1 / ZOOM if letter == "-" else ZOOM))
        elif letter and letter in "ERT":
            self.tools.use({"E": "apart", "R": "red", "T": "yellow"}[letter])
        elif letter == "G":
            self.show_places()
        else:
            super().keyPressEvent(event)

    def _go_around(self, direction: QPointF) -> None:
        if isinstance(self.scene_view, SpaceView):
            self.scene_view.look_from(self.scene_view.camera.turned(STRIDE * direction.x(), -STRIDE * direction.y()))

    def _pick_by_key(self, piece: int) -> None:
        if self.actor is None:
            self.refused.emit()
            return
        self._use_keys()
        self._take_up(self.hand.pick_next(piece))

    def _use_keys(self) -> bool:
        """From now on the cursor is seen. Whether it was already: keys act on no square that a player does not see."""
        was_seen = self._uses_keys
        self._uses_keys = True
        self._cursor = self._nearest_to(self._cursor)
        self._draw()
        return was_seen

    def _step(self, direction: QPointF) -> None:
        """To the next square in a direction on the screen."""
        if not self._use_keys() or self._cursor is None:
            if self.hand.held and self._cursor is not None:
                self._aim(self._cursor)
            return
        here = self.scene_view.outline(self._cursor).center()
        best, least = None, 1e9
        for spot in self.scene_view.key_spots():
            line = QLineF(here, self.scene_view.outline(spot).center())
            ahead = line.dx() * direction.x() + line.dy() * direction.y()
            across = abs(line.dx() * direction.y()) + abs(line.dy() * direction.x())
            if ahead > 2 and ahead + 2.5 * across < least and across < 1.8 * ahead:
                best, least = spot, ahead + 2.5 * across
        if best is not None:
            self._aim(best)
