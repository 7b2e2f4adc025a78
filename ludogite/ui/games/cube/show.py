"""What is seen of the cube, alone or between two: the scene, the tray, what falls and what flies in, and how screen
readers name it. What differs between a match and a challenge is told by the boards made of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QMatrix4x4, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES, Position
from ludogite.rules.cube.pieces import Placement
from ludogite.rules.cube.placement import gets_in
from ludogite.rules.cube.stability import Fall
from ludogite.rules.game import Move, State
from ludogite.ui.games.cube.camera import STANDARD, Camera
from ludogite.ui.games.cube.face_cards import FaceCards, face_place
from ludogite.ui.games.cube.falling import coming, falling, missing
from ludogite.ui.games.cube.grip import BuildSpace, Grip
from ludogite.ui.games.cube.handles import Handles
from ludogite.ui.games.cube.scene import Body, Look, Mark, Pane, Scene, Slices, Spot
from ludogite.ui.games.cube.stages import make_stage
from ludogite.ui.games.cube.tools import Tools
from ludogite.ui.games.cube.tray import Tray
from ludogite.ui.games.cube.view import CubeView
from ludogite.ui.language import tr
from ludogite.ui.match.board import Board
from ludogite.ui.theme import Colours

FALLING, RETURNING = 240, 160
GAP_APART, ZOOM_APART = 1.5, 0.62
EDGE = 16
"""Between the tools and the edge of the stage."""
FACES = (
    Message(QT_TRANSLATE_NOOP("cube", "blue face")),
    Message(QT_TRANSLATE_NOOP("cube", "green face")),
    Message(QT_TRANSLATE_NOOP("cube", "violet face")),
)
SHOWS = QT_TRANSLATE_NOOP("cube", "{face}, row {row}, column {column}: {piece}")
SHOWS_NOTHING = QT_TRANSLATE_NOOP("cube", "{face}, row {row}, column {column}: empty")


class CubeShow(Board):
    """Held piece, aim, camera and what is seen through are the table's own; all else is the state's."""

    more_tools: tuple[str, ...] = ()
    """Buttons over the cube that only this table has."""

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
        self.usual = STANDARD
        """Where the eye is unless somebody has moved it."""
        self._way: tuple[Camera, Camera] | None = None
        """The eye on its way from one place to another."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self._layout.addWidget(QWidget(), stretch=1)
        self._layout.addWidget(self._below())
        self._build_stage()
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
        self.tools = Tools(self.colours, self.stage, is_in_space, self.more_tools)
        self.tools.looked.connect(self._look)
        self.tools.changed.connect(self._see_through)
        self.stage.installEventFilter(self)
        if isinstance(self.stage, CubeView):
            self.stage.failed.connect(self._build_stage, Qt.ConnectionType.QueuedConnection)
        self._lay_over()
        self._draw()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Of the stage, whose size changes without the board's when the tray gives way. A press while something moves
        ends that and does nothing else; the second half of a double click does not even that, and means nothing to an
        empty hand."""
        if watched is self.stage and event.type() == QEvent.Type.Resize:
            self._lay_over()
        elif watched is self.stage and event.type() == QEvent.Type.MouseButtonPress and self.motion.is_going:
            self.motion.skip()
            return True
        elif watched is self.stage and event.type() == QEvent.Type.MouseButtonDblClick:
            return self.motion.is_going or self.grip.held is None
        return bool(super().eventFilter(watched, event))

    def _lay_over(self) -> None:
        """What lies over the stage. In space the corners are free for the tools; a plan keeps a strip for them."""
        size = self.tools.sizeHint()
        if self.handles:
            self.handles.setGeometry(self.stage.rect())
        else:
            self.stage.setContentsMargins(0, 0, size.width() + 2 * EDGE, 0)
        self.tools.setGeometry(QRect(QPoint(self.stage.width() - size.width() - EDGE, 14), size))
        self.tools.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self.colours.table))

    # What a match and a challenge tell

    @property
    def object(self) -> Position | Attempt:
        assert isinstance(self.state, Position | Attempt)
        return self.state

    def room(self) -> BuildSpace:
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
        self._draw()
        self._cursor = self._nearest_to(self._cursor)

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
        shown = (*bodies, *([ghost] if ghost else []))
        return Scene(shown, self.room().region, self._marks(), slices, self._shell())

    def _shell(self) -> tuple[Pane, ...]:
        """What hangs before the object."""
        return ()

    def _body(self, n: int, placement: Placement, colour: int) -> Body:
        look = Look.GLASS if self.tools.is_clear[colour] else self.look_of(placement)
        motion: QMatrix4x4 | None = None
        if self._fall:
            motion = self._falling().get(n)
        elif placement == self._arriving:
            occupied = self.object.occupied & ~placement.mask
            share = float(self.motion.currentValue())
            motion = coming(placement, occupied, 1 - share if self._is_returning else share)
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

    def _nearest_to(self, spot: Spot | None) -> Spot | None:
        """Where the cursor is now: the same square, or what has come before it."""
        spots = self.stage.key_spots()
        if spot is None:
            return next((each for each in spots if each.axis == 2), None)
        same = [each for each in spots if each.axis == spot.axis and each.column == spot.column]
        return next((each for each in same if each.cell == spot.cell), same[0] if same else None)

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
        self.motion.skip()
        was_apart, is_apart = self.stage.scene.slices is not None, self.tools.sliced is not None
        if isinstance(self.stage, CubeView) and was_apart != is_apart:
            self.stage.look_from(self.stage.camera.zoomed(ZOOM_APART if is_apart else 1 / ZOOM_APART))
        self._draw()

    def _look(self, axis: int | None) -> None:
        if isinstance(self.stage, CubeView):
            usual = self.usual if self.tools.sliced is None else self.usual.zoomed(ZOOM_APART)
            there = usual if axis is None else self.stage.camera.at_face(axis)
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

    # For screen readers

    def cell_count(self) -> int:
        return 48

    def current_cell(self) -> int | None:
        return self._cursor.column if self._cursor is not None and self.hasFocus() else None

    def _spot_of(self, column: int) -> Spot | None:
        return next((spot for spot in self.stage.scene.seen() if spot.column == column), None)

    def cell_name(self, cell: int) -> str:
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
