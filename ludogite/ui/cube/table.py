"""The table on which the cube stands, alone or between two: a view of it, the tray, and what a hand does with a piece.
What differs between a match and a challenge is told by the boards made of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRect, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMatrix4x4, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES, Position
from ludogite.rules.cube.pieces import Placement
from ludogite.rules.cube.placement import gets_in
from ludogite.rules.cube.stability import Fall
from ludogite.rules.game import Move, State
from ludogite.ui.boards.accessible import announce
from ludogite.ui.boards.board import Board
from ludogite.ui.boards.keys import digit_of, is_key_focus
from ludogite.ui.cube.camera import STANDARD, Camera
from ludogite.ui.cube.falling import coming, falling, missing
from ludogite.ui.cube.grip import Grip, Room
from ludogite.ui.cube.handles import MOVE_KEYS, TURN_KEYS, Handles
from ludogite.ui.cube.scene import Body, Look, Mark, Scene, Slices, Spot
from ludogite.ui.cube.stages import make_stage
from ludogite.ui.cube.tools import Tools
from ludogite.ui.cube.tray import Tray
from ludogite.ui.cube.view import ZOOM, CubeView
from ludogite.ui.theme import Colours

if TYPE_CHECKING:
    from ludogite.ui.cube.face_cards import FaceCards

DWELL = 50
"""Milliseconds that the mouse stays on a square before the held piece comes there; on the way to a handle it does
not."""
FALLING, RETURNING = 240, 160
GAP_APART, ZOOM_APART = 1.5, 0.62
TAKE_FIRST = QT_TRANSLATE_NOOP("cube", "Take a piece first: 1 to 8, or click one in the tray.")
NO_PLACE = QT_TRANSLATE_NOOP("cube", "There is no place for it on this square.")
NO_TURN = QT_TRANSLATE_NOOP("cube", "Turned around this axis it has no place on this square.")
NO_WAY = QT_TRANSLATE_NOOP("cube", "There is no place for it further that way.")
NOWHERE = QT_TRANSLATE_NOOP("cube", "It can go nowhere now.")
STANDS = QT_TRANSLATE_NOOP("cube", "It gets in and stands here.")
FITS = QT_TRANSLATE_NOOP("cube", "It fits here.")
PLACE_IT = QT_TRANSLATE_NOOP("cube", "Place it here")
FACES = (
    Message(QT_TRANSLATE_NOOP("cube", "blue face")),
    Message(QT_TRANSLATE_NOOP("cube", "green face")),
    Message(QT_TRANSLATE_NOOP("cube", "violet face")),
)
SHOWS = QT_TRANSLATE_NOOP("cube", "{face}, row {row}, column {column}: {piece}")
SHOWS_NOTHING = QT_TRANSLATE_NOOP("cube", "{face}, row {row}, column {column}: empty")
ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class CubeTable(Board):
    """Held piece, aim, camera and what is seen through are the table's own; all else is the state's."""

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.grip = Grip()
        self.tray = Tray(colours)
        self.cards: FaceCards | None = None
        self._cursor: Spot | None = None
        self._uses_keys = False
        self._last: Placement | None = None
        self._arriving: Placement | None = None
        self._fall: tuple[Fall, Placement, int] | None = None
        """A piece that falls, and its colour."""
        self._is_returning = False
        self._tried: tuple[tuple[Spot, Mark], ...] = ()
        """What was missing at the last try."""
        self._shown_cell: Spot | None = None
        """What somebody points at beside the cube."""
        self._way: tuple[Camera, Camera] | None = None
        """The eye on its way from one place to another."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self._layout.addWidget(QWidget(), stretch=1)
        self._layout.addWidget(self._below())
        self._build_stage()
        self._dwell = QTimer(self, singleShot=True, interval=DWELL)
        self._dwell.timeout.connect(self._come)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.tray.picked.connect(self._pick)
        self.tray.refused.connect(self._refuse)
        self.tray.dragged.connect(self._drag)
        self.tray.dropped.connect(self._drop_dragged)
        self.motion.valueChanged.connect(lambda _: self._step_motion())
        self.motion.finished.connect(self._end_motion)

    def _below(self) -> QWidget:
        """What lies below the cube."""
        holder = QWidget()
        layout = QVBoxLayout(holder)
        layout.setContentsMargins(24, 0, 24, 0)
        layout.addWidget(self.tray)
        return holder

    def _build_stage(self) -> None:
        self.stage = make_stage(self.colours)
        old = self._layout.itemAt(0).widget()
        self._layout.replaceWidget(old, self.stage)
        old.deleteLater()
        is_in_space = isinstance(self.stage, CubeView)
        self.handles = Handles(self.stage) if isinstance(self.stage, CubeView) else None
        self.tools = Tools(self.colours, self.stage, is_in_space)
        self.tools.looked.connect(self._look)
        self.tools.changed.connect(self._see_through)
        self.stage.pointed.connect(self._point)
        self.stage.pressed.connect(self._press)
        self.stage.wheeled.connect(self._cycle)
        if isinstance(self.stage, CubeView):
            self.stage.failed.connect(self._build_stage, Qt.ConnectionType.QueuedConnection)
        self._lay_over()
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layout.activate()
        self._lay_over()

    def _lay_over(self) -> None:
        """What lies over the stage."""
        if self.handles:
            self.handles.setGeometry(self.stage.rect())
        size = self.tools.sizeHint()
        self.tools.setGeometry(QRect(QPoint(self.stage.width() - size.width() - 16, 14), size))
        self.tools.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self.colours.table))

    # What a match and a challenge tell

    @property
    def object(self) -> Position | Attempt:
        assert isinstance(self.state, Position | Attempt)
        return self.state

    def room(self) -> Room:
        """Where pieces may be tried."""
        raise NotImplementedError

    def may_take(self, colour: int) -> bool:
        """Whether pieces of this colour may be taken from the tray now."""
        raise NotImplementedError

    def move_of(self, colour: int, placement: Placement) -> Move:
        raise NotImplementedError

    def look_of(self, placement: Placement) -> Look:
        return Look.SOLID

    def placed_by(self, move: Move | None) -> Placement | None:
        """The piece that a move has placed."""
        raise NotImplementedError

    def show_hands(self) -> None:
        """The tray."""
        raise NotImplementedError

    # Showing a state

    def show_state(self, state: State[Any], last: Move | None, actor: int | None) -> None:
        self.motion.skip()
        super().show_state(state, last, actor)
        self._last = self.placed_by(last)
        self.grip.let_go()
        self._tried = ()
        self.show_hands()
        if self.cards:
            self.cards.show_state(self.object)
        self._cursor = self._nearest_to(self._cursor)
        self._tell()

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        for part in (self.stage, self.tools, self.tray, self.cards):
            if part:
                part.set_colours(colours)
        if self.handles:
            self.handles.update()

    def _draw(self) -> None:
        """The scene as it is now."""
        if self.state is not None:
            self.stage.show_scene(self._scene())
            if self.handles:
                is_still = self._fall is None and not self.motion.is_going
                self.handles.surround(self.grip.offered if is_still and self.grip.held else None)

    def _scene(self) -> Scene:
        bodies = [self._body(n, placement, colour) for n, (placement, colour) in enumerate(self.object.bodies)]
        ghost = self._ghost()
        slices = None if self.tools.sliced is None else Slices(self.tools.sliced, GAP_APART)
        return Scene((*bodies, *([ghost] if ghost else [])), self.room().region, self._marks(), slices)

    def _body(self, n: int, placement: Placement, colour: int) -> Body:
        look = Look.GLASS if self.tools.is_clear[colour] else self.look_of(placement)
        motion: QMatrix4x4 | None = None
        if self._fall:
            motion = self._falling().get(n)
        elif placement == self._arriving:
            occupied = self.object.occupied & ~placement.mask
            motion = coming(placement, occupied, float(self.motion.currentValue()))
        return Body(placement.mask, colour, look, motion)

    def _falling(self) -> dict[int, QMatrix4x4]:
        assert self._fall
        fall, placement, _ = self._fall
        share = float(self.motion.currentValue())
        masks = [*(body.mask for body, _ in self.object.bodies), placement.mask]
        return falling(fall, masks, 1 - share if self._is_returning else share)

    def _ghost(self) -> Body | None:
        """The piece on its way down, or the held one over its place."""
        if self._fall:
            _, placement, colour = self._fall
            moved = self._falling().get(len(self.object.bodies))
            return Body(placement.mask, colour, Look.SURE, moved or QMatrix4x4())
        if self.grip.held is None or self.grip.offered is None:
            return None
        colour, placement = self.grip.held[0], self.grip.offered
        is_sure = self.is_coaching and self.why_not(colour, placement) is None
        return Body(placement.mask, colour, Look.SURE if is_sure else Look.GHOST)

    def _marks(self) -> tuple[tuple[Spot, Mark], ...]:
        if self._fall or self.motion.is_going:
            return ()
        if self._tried:
            return self._tried
        if self.grip.held and self.grip.offered:
            if self.is_coaching:
                fall = self._fall_of(self.grip.offered)
                return missing(fall, self.grip.offered, self.object.stand.bodies) if fall else ()
            return ()
        spot = self.grip.spot if self.grip.held else None
        spot = spot or self._shown_cell or (self._cursor if self._uses_keys and self.hasFocus() else None)
        return ((spot, Mark.POINTER),) if spot else ()

    def why_not(self, colour: int, placement: Placement) -> Message | None:
        return self.object.why_not(self.move_of(colour, placement))

    def _fall_of(self, placement: Placement) -> Fall | None:
        """How it would fall, if that is what forbids it."""
        if self.room().has_hands or not gets_in(placement, self.object.occupied):
            return None
        return self.object.stand.fall(placement)

    # Motion

    def show_arrival(self, move: Move, seat: int) -> None:
        if self.animated and self._last is not None and self._last == self.placed_by(move):
            self._arriving = self._last
            self.motion.run()
            self._draw()

    def _step_motion(self) -> None:
        if self._way and isinstance(self.stage, CubeView):
            self.stage.look_from(self._way[0].towards(self._way[1], float(self.motion.currentValue())))
        self._draw()

    def _end_motion(self) -> None:
        """What fell returns; everything else has arrived."""
        if self._fall and not self._is_returning and not self.motion.is_skipped:
            self._is_returning = True
            self.motion.run(RETURNING)
            return
        if self._way and isinstance(self.stage, CubeView):
            self.stage.look_from(self._way[1])
        self._fall, self._arriving, self._way, self._is_returning = None, None, None, False
        self._draw()

    def _let_fall(self, placement: Placement, colour: int) -> None:
        fall = self._fall_of(placement)
        if fall is None:
            return
        self._tried = missing(fall, placement, self.object.stand.bodies)
        if self.animated:
            self._fall, self._is_returning = (fall, placement, colour), False
            self.motion.run(FALLING)

    # Looking

    def _see_through(self) -> None:
        """Layers that are drawn apart are looked at from further off."""
        if isinstance(self.stage, CubeView):
            zoom = 1.0 if self.tools.sliced is None else ZOOM_APART
            self.stage.look_from(replace(self.stage.camera, zoom=zoom))
        self._draw()

    def _look(self, axis: int | None) -> None:
        if isinstance(self.stage, CubeView):
            there = STANDARD if axis is None else self.stage.camera.at_face(axis)
            if self.animated:
                self.motion.skip()
                self._way = self.stage.camera, there
                self.motion.run()
            else:
                self.stage.look_from(there)

    def point_beside(self, axis: int, cell: int) -> None:
        """Somebody points at a square of a face beside the cube."""
        self._shown_cell = Spot(cell, axis) if cell >= 0 else None
        self._draw()

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
        if held and offered is None and self.grip.spot is not None:
            told = Message(NO_PLACE)
        elif held and offered:
            self.tray.set_orientation(*held, offered.orientation)
            if self.is_coaching:
                told = self.why_not(held[0], offered) or Message(FITS if self.room().has_hands else STANDS)
        elif held:
            self.tray.set_orientation(*held, self.grip.way(*held))
        self.tray.set_held(*(held or (0, None)))
        self.action_changed.emit(Message(PLACE_IT) if held and offered else None)
        self.said.emit(told)
        self._draw()

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
            tried = self._tried
            self._tell()
            self._tried = tried
            self.said.emit(reason)
            self._draw()

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
        has_place = self.grip.shift(axis, way, self.room())
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

    # Mouse

    def _pick(self, colour: int, piece: int) -> None:
        self._uses_keys = False
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hold(colour, piece)

    def _point(self, spot: Spot | None) -> None:
        if self.cards:
            self.cards.set_highlight(spot.cell if spot and not spot.is_wall else None)
        if spot is not None and self.grip.held is not None:
            self._dwell.start()

    def _come(self) -> None:
        """The mouse has stayed: the piece comes to it, unless it is at a handle."""
        if self.handles and self.handles.hit(self.stage.pointer):
            return
        spot = self.stage.spot
        if self.grip.held is not None and spot is not None and spot != self.grip.spot:
            self._uses_keys = False
            self._aim(spot)

    def _press(self, spot: Spot | None, point: QPointF) -> None:
        self.motion.skip()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        handle = self.handles.hit(point) if self.handles else None
        if handle:
            (self._turn if handle[0] else self._shift)(handle[1], 1)
        elif self.actor is None:
            if spot is not None:
                self.refused.emit()
        elif self.grip.held is None:
            self.press_square(spot)
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
        spot = self.stage.spot_at(here) if QSizeF(self.stage.size()).width() > here.x() >= 0 <= here.y() else None
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
        if key in ARROWS:
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

    def _nearest_to(self, spot: Spot | None) -> Spot | None:
        """Where the cursor is now: the same square, or what has come before it."""
        spots = self.stage.key_spots()
        if spot is None:
            return next((each for each in spots if each.axis == 2), None)
        same = [each for each in spots if each.axis == spot.axis and each.column == spot.column]
        return next((each for each in same if each.cell == spot.cell), same[0] if same else None)

    # For screen readers

    def cell_count(self) -> int:
        return 48

    def current_cell(self) -> int | None:
        return self._cursor.column if self._cursor is not None and self.hasFocus() else None

    def _spot_of(self, column: int) -> Spot | None:
        return next((spot for spot in self.stage.scene.seen() if spot.column == column), None)

    def cell_name(self, cell: int) -> str:
        from ludogite.ui.cube.face_cards import face_place
        from ludogite.ui.language import tr

        spot = self._spot_of(cell)
        if spot is None:
            return ""
        row, column = face_place(spot.axis, spot.cell)
        place = {"face": FACES[spot.axis], "row": row + 1, "column": column + 1}
        for placement, colour in self.object.bodies if not spot.is_wall else ():
            if placement.mask >> spot.cell & 1:
                piece = Message(THE_PIECES[placement.piece], colour=COLOUR_NAMES[colour])
                return tr(Message(SHOWS, piece=piece, **place))
        return tr(Message(SHOWS_NOTHING, **place))

    def cell_rect(self, cell: int) -> QRect:
        spot = self._spot_of(cell)
        area = self.stage.outline(spot).toRect() if spot else QRect()
        return area.translated(self.stage.pos())
