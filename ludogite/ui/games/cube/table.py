"""What a hand does with a piece: takes it, turns it, holds it over its place and lets it go, by mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES
from ludogite.rules.cube.pieces import Placement
from ludogite.rules.game import Move, State
from ludogite.ui.games.cube.handles import MOVE_KEYS, TURN_KEYS
from ludogite.ui.games.cube.scene import Spot
from ludogite.ui.games.cube.show import CubeShow
from ludogite.ui.games.cube.view import ZOOM, CubeView
from ludogite.ui.match.accessible import announce
from ludogite.ui.match.keys import digit_of, is_key_focus
from ludogite.ui.theme import Colours
from ludogite.ui.widgets.parts import make_timer

DWELL = 50
"""Milliseconds that the mouse stays on a square before the held piece comes there; on the way to a handle it does
not."""
TAKE_FIRST = QT_TRANSLATE_NOOP("cube", "Take a piece first: 1 to 8, or click one in the tray.")
NO_PLACE = QT_TRANSLATE_NOOP("cube", "There is no place for it on this square.")
NO_TURN = QT_TRANSLATE_NOOP("cube", "Turned around this axis it has no place on this square.")
NO_WAY = QT_TRANSLATE_NOOP("cube", "There is no place for it further that way.")
NOWHERE = QT_TRANSLATE_NOOP("cube", "It can go nowhere now.")
OWN_JUDGEMENT = QT_TRANSLATE_NOOP("cube", "In this match everybody judges alone where a piece can go.")
STANDS = QT_TRANSLATE_NOOP("cube", "It gets in and stands here.")
FITS = QT_TRANSLATE_NOOP("cube", "It fits here.")
PLACE_IT = QT_TRANSLATE_NOOP("cube", "Place it here")
STRIDE = 10.0
"""Degrees around the cube with each press of a key."""
ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class CubeTable(CubeShow):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._dwell = make_timer(self, DWELL, is_single_shot=True)
        self._dwell.timeout.connect(self._come)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.tray.picked.connect(self._pick)
        self.tray.refused.connect(self._refuse)
        self.tray.dragged.connect(self._drag)
        self.tray.dropped.connect(self._drop_dragged)

    def _build_stage(self) -> None:
        super()._build_stage()
        self.stage.pointed.connect(self._point)
        self.stage.pressed.connect(self._press)
        self.stage.wheeled.connect(self._cycle)

    def show_state(self, state: State[Any], last: Move | None, actor: int | None) -> None:
        super().show_state(state, last, actor)
        self._tell()

    # Holding, aiming, placing

    def hold(self, colour: int, piece: int | None) -> None:
        """Takes a piece up, or puts back what is held."""
        self._tried = ()
        if piece is None or self.grip.held == (colour, piece):
            self.grip.let_go()
        elif not self.may_take(colour):
            self._refuse(colour)
            return
        elif piece not in self.object.hand(colour):
            body = Message(THE_PIECES[piece], colour=COLOUR_NAMES[colour])
            self.said.emit(Message(QT_TRANSLATE_NOOP("cube", "It is in the cube already: {body}."), body=body))
            return
        else:
            self.grip.take(colour, piece)
            if self._uses_keys:
                self._aim(self._cursor)
        self._tell()

    def _refuse(self, colour: int) -> None:
        self.refused.emit()

    def _judge(self) -> Callable[[Placement], bool] | None:
        """With coaching, what is allowed is offered first."""
        if not self.is_coaching or self.grip.held is None:
            return None
        colour = self.grip.held[0]
        return lambda placement: self.why_not(colour, placement) is None

    def _aim(self, spot: Spot | None) -> None:
        self._tried = ()
        if self.grip.held is not None:
            self.grip.aim(spot, self.room(), self._judge())
        if spot is not None:
            self._cursor = spot
            if self.hasFocus():
                announce(self, spot.column)
        self._tell()

    def _tell(self) -> None:
        """What would happen now, drawn and said: with coaching before it is tried."""
        held, offered = self.grip.held, self.grip.offered
        told: Message | None = None
        reason = self.why_not(held[0], offered) if held and offered and self.is_coaching else None
        if held:
            self.tray.set_orientation(*held, offered.orientation if offered else self.grip.way(*held))
        if held and offered and self.is_coaching:
            told = reason or Message(FITS if self.room().has_hands else STANDS)
        elif held and not offered and self.grip.spot is not None:
            told = Message(NO_PLACE)
        self.tray.set_held(*(held or (0, None)))
        self.action_changed.emit(self.action(bool(offered) and reason is None))
        self.said.emit(told)
        self._draw()

    def action(self, may_place: bool) -> Message | None:
        """What the filled button would do now."""
        return Message(PLACE_IT) if may_place else None

    def act(self) -> None:
        """Lets the held piece go where it is shown."""
        if self.actor is None:
            self.refused.emit()
        elif self.grip.held is None or self.grip.offered is None:
            self.said.emit(Message(NO_PLACE if self.grip.held and self.grip.spot else TAKE_FIRST))
        else:
            self._place(self.grip.held[0], self.grip.offered)

    def _place(self, colour: int, placement: Placement) -> None:
        reason = self.why_not(colour, placement)
        if reason is None:
            self.played.emit(self.move_of(colour, placement))
        elif self.is_coaching:
            self.said.emit(reason)
        else:
            self.grip.let_go()
            self._let_fall(placement, colour)
            self._tell()
            self.said.emit(reason)

    def _cycle(self, step: int) -> None:
        self.grip.cycle(step)
        self._tell()

    def _turn(self, axis: int, way: int) -> None:
        if self.grip.held is None:
            self.said.emit(Message(TAKE_FIRST))
            return
        has_place = self.grip.turn(axis, way)
        self._tell()
        if not has_place:
            self.said.emit(Message(NO_TURN))

    def _shift(self, axis: int, way: int) -> None:
        if self.grip.offered is None:
            self.said.emit(Message(TAKE_FIRST))
            return
        has_place = self.grip.shift(axis, way, self.room(), self._judge())
        self._tell()
        if not has_place:
            self.said.emit(Message(NO_WAY))

    def show_places(self) -> None:
        """Where the held piece can go, one place after another."""
        judge = self._judge()
        if self.grip.held is None:
            self.said.emit(Message(TAKE_FIRST))
        elif judge is not None:
            self.grip.show_all(self.room(), judge)
            self._tell()
            if self.grip.offered is None:
                self.said.emit(Message(NOWHERE))
        else:
            self.said.emit(Message(OWN_JUDGEMENT))

    # Mouse

    def _pick(self, colour: int, piece: int) -> None:
        self.motion.skip()
        self._uses_keys = False
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hold(colour, piece)

    def _point(self, spot: Spot | None) -> None:
        if self.cards:
            self.cards.set_highlight(spot.cell if spot and not spot.is_wall else None)
        if spot is not None and self.grip.held is not None:
            self._dwell.start()

    def _come(self) -> None:
        """The mouse has stayed: the piece comes to it, unless it is at a handle, or at the piece that one has moved."""
        spot, pointer = self.stage.spot, self.stage.pointer
        if pointer is None or (self.handles and self.handles.hit(pointer)) or self._is_on_piece(pointer):
            return
        if self.grip.held is not None and spot is not None and spot != self.grip.spot:
            self._uses_keys = False
            self._aim(spot)

    def _is_on_piece(self, point: QPointF) -> bool:
        """Whether this is the held piece, moved away from the square that it had come to."""
        offered = self.grip.offered
        return self.grip.spot is None and offered is not None and self.stage.is_on(point, offered.mask)

    def _press(self, spot: Spot | None, point: QPointF) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        handle = self.handles.hit(point) if self.handles else None
        if handle:
            (self._turn if handle[0] else self._shift)(handle[1], 1)
        elif self.actor is None:
            if spot is not None:
                self.refused.emit()
        elif self.grip.held is None:
            self.press_square(spot)
        elif self._is_on_piece(point):
            self.act()
        elif spot is not None and spot != self.grip.spot and self._dwell.isActive():
            self._dwell.stop()
            self._aim(spot)  # so quick a press has seen nothing yet of what it would place
        elif spot is not None:
            self.act()

    def press_square(self, spot: Spot | None) -> None:
        """A press with nothing in the hand."""
        if spot is not None:
            self.said.emit(Message(TAKE_FIRST))

    def _drag(self, point: QPoint) -> None:
        here = QPointF(self.stage.mapFromGlobal(point))
        spot = self.stage.spot_at(here) if self.stage.rect().contains(here.toPoint()) else None
        if spot is not None and spot != self.grip.spot:
            self._aim(spot)

    def _drop_dragged(self, point: QPoint) -> None:
        """Let go over the cube it is placed; elsewhere it stays in the hand."""
        here = self.stage.mapFromGlobal(point)
        if self.stage.rect().contains(here) and self.stage.spot_at(QPointF(here)) is not None:
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
        is_tab = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        if is_tab and event.type() == QEvent.Type.KeyPress and self.grip.offers:
            self.motion.skip()
            self._cycle(1 if event.key() == Qt.Key.Key_Tab else -1)
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, letter = event.key(), event.text().upper()
        is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        is_plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        piece = digit_of(event)
        if key in ARROWS and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._go_around(ARROWS[Qt.Key(key)])
        elif key in ARROWS:
            self._step(ARROWS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self._use_keys() or self.grip.offered is not None:
                self.act()
        elif key == Qt.Key.Key_Escape and self.grip.held is not None:
            self.hold(0, None)
        elif key == Qt.Key.Key_Home:
            self._look(None)
        elif not is_plain:
            super().keyPressEvent(event)
        elif piece is not None:
            self.pick_by_key(piece)
        elif letter and letter in TURN_KEYS:
            self._turn(TURN_KEYS.index(letter), -1 if is_back else 1)
        elif letter and letter in MOVE_KEYS:
            self._shift(MOVE_KEYS.index(letter), -1 if is_back else 1)
        elif letter and letter in "+-=":
            if isinstance(self.stage, CubeView):
                self.stage.look_from(self.stage.camera.zoomed(1 / ZOOM if letter == "-" else ZOOM))
        elif letter and letter in "ERT":
            self.tools.use({"E": "apart", "R": "red", "T": "yellow"}[letter])
        elif letter == "G":
            self.show_places()
        else:
            super().keyPressEvent(event)

    def _go_around(self, way: QPointF) -> None:
        if isinstance(self.stage, CubeView):
            self.stage.look_from(self.stage.camera.turned(STRIDE * way.x(), -STRIDE * way.y()))

    def pick_by_key(self, piece: int) -> None:
        if self.actor is None:
            self.refused.emit()
            return
        self._use_keys()
        self.hold(self.actor, piece)

    def _use_keys(self) -> bool:
        """From now on the cursor is seen. Whether it was already: keys act on no square that a player does not see."""
        was_seen = self._uses_keys
        self._uses_keys = True
        self._cursor = self._nearest_to(self._cursor)
        self._draw()
        return was_seen

    def _step(self, way: QPointF) -> None:
        """To the next square that way on the screen."""
        if not self._use_keys() or self._cursor is None:
            if self.grip.held:
                self._aim(self._cursor)
            return
        here = self.stage.outline(self._cursor).center()
        best, least = None, 1e9
        for spot in self.stage.key_spots():
            line = QLineF(here, self.stage.outline(spot).center())
            ahead = line.dx() * way.x() + line.dy() * way.y()
            aside = abs(line.dx() * way.y()) + abs(line.dy() * way.x())
            if ahead > 2 and ahead + 2.5 * aside < least and aside < 1.8 * ahead:
                best, least = spot, ahead + 2.5 * aside
        if best is not None:
            self._aim(best)
