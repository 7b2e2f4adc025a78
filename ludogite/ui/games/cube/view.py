"""The cube as its board shows it, in a match and in a challenge: the scene, the tray, pieces that fall or fly in, and
the names for screen readers. Mouse and keys are in board_input.py."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QMatrix4x4, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message, Value
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES, Position
from ludogite.rules.cube.pieces import Placement
from ludogite.rules.cube.stability import Fall
from ludogite.rules.game import Move, Objection
from ludogite.ui.games.cube.building import building_of, placed_by
from ludogite.ui.games.cube.camera import STANDARD, Camera
from ludogite.ui.games.cube.canvas import NoOpenGL, canvas
from ludogite.ui.games.cube.face_cards import FaceCards, face_place
from ludogite.ui.games.cube.falling import coming, falling, missing
from ludogite.ui.games.cube.hand import Hand
from ludogite.ui.games.cube.handles import Handles
from ludogite.ui.games.cube.plan import LayerPlan
from ludogite.ui.games.cube.scene import Body, Look, Mark, Pane, Scene, Slices
from ludogite.ui.games.cube.scene_view import SceneView
from ludogite.ui.games.cube.space_view import SpaceView
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.tools import Tools
from ludogite.ui.games.cube.tray import Tray
from ludogite.ui.language import tr
from ludogite.ui.match.board import Board, Shown
from ludogite.ui.theme import Colours

FALLING, RETURNING = 240, 160
GAP_APART, ZOOM_APART = 1.5, 0.62
AIR = 12
EDGE = 16
"""Between the tools and the edge of the scene view."""
FACES = (
    Message(QT_TRANSLATE_NOOP("cube", "blue face")),
    Message(QT_TRANSLATE_NOOP("cube", "green face")),
    Message(QT_TRANSLATE_NOOP("cube", "violet face")),
)
SHOWS = QT_TRANSLATE_NOOP("cube", "{face}, row {row}, column {column}: {piece}")
SHOWS_NOTHING = QT_TRANSLATE_NOOP("cube", "{face}, row {row}, column {column}: empty")


def make_scene_view(colours: Colours) -> SceneView:
    """The cube in space where there is OpenGL 3.3, else as flat layers."""
    try:
        canvas()
    except NoOpenGL:
        return LayerPlan(colours)
    return SpaceView(colours)


class CubeView(Board):
    """The board has a camera and knows which pieces are seen through. The held piece and its place are the hand's. All
    else is shown from the state."""

    more_tools: tuple[str, ...] = ()
    """Buttons over the cube that only this board has."""
    keeps_below = False
    """Whether what lies below the cube matters at the end."""

    def __init__(self, colours: Colours, cards: FaceCards) -> None:
        super().__init__(colours)
        self.cards = cards
        """The faces, next to the board in the panel."""
        self.hand = Hand()
        self.tray = Tray(colours)
        self._cursor: Spot | None = None
        self._uses_keys = False
        self._last: Placement | None = None
        self._arriving: Placement | None = None
        self._fall: tuple[Fall, Placement, int] | None = None
        """A piece that falls, and its colour."""
        self._is_returning = False
        self._tried: tuple[tuple[Spot, Mark], ...] = ()
        """Marks for the last placement that was refused: the squares where support is missing."""
        self._shown_cell: Spot | None = None
        """The square that somebody points at on the face cards."""
        self.usual = STANDARD
        """The camera that nobody has moved."""
        self._flight: tuple[Camera, Camera] | None = None
        """A moving camera: where it came from, and where it goes."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self._placeholder = QWidget()
        """The widget that the next scene view replaces."""
        self._layout.addWidget(self._placeholder, stretch=1)
        self._below_part = self._below()
        self._layout.addWidget(self._below_part)
        self._build_scene_view()
        self.motion.valueChanged.connect(lambda _: self._step_motion())
        self.motion.finished.connect(self._end_motion)

    def _below(self) -> QWidget:
        """What lies below the cube."""
        holder = QWidget()
        layout = QVBoxLayout(holder)
        layout.setContentsMargins(24, 0, 24, 0)
        layout.addWidget(self.tray)
        return holder

    def _build_scene_view(self) -> None:
        self.scene_view = make_scene_view(self.colours)
        self._layout.replaceWidget(self._placeholder, self.scene_view)
        self._placeholder.deleteLater()
        self._placeholder = self.scene_view
        is_in_space = isinstance(self.scene_view, SpaceView)
        self.handles = Handles(self.scene_view) if isinstance(self.scene_view, SpaceView) else None
        self.tools = Tools(self.colours, self.scene_view, is_in_space, self.more_tools)
        self.tools.viewpoint_chosen.connect(self._move_camera)
        self.tools.changed.connect(self._see_through)
        self.scene_view.installEventFilter(self)
        if isinstance(self.scene_view, SpaceView):
            self.scene_view.failed.connect(self._build_scene_view, Qt.ConnectionType.QueuedConnection)
        self._lay_over()
        self._draw()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watches the scene view, whose size changes without the board's when the tray is hidden. A press while
        something moves only ends the motion. The second half of a double click does nothing then, and nothing with an
        empty hand."""
        if watched is self.scene_view and event.type() == QEvent.Type.Resize:
            self._lay_over()
        elif watched is self.scene_view and event.type() == QEvent.Type.MouseButtonPress and self.motion.is_going:
            self.motion.skip()
            return True
        elif watched is self.scene_view and event.type() == QEvent.Type.MouseButtonDblClick:
            return self.motion.is_going or self.hand.held is None
        return bool(super().eventFilter(watched, event))

    def _lay_over(self) -> None:
        """Places the tools and the handles over the scene view. In space its corners are free for the tools; a plan
        leaves a strip for them at its right."""
        size = self.tools.sizeHint()
        if self.handles:
            self.handles.setGeometry(self.scene_view.rect())
        else:
            self.scene_view.setContentsMargins(0, 0, size.width() + 2 * EDGE, 0)
        self.tools.setGeometry(QRect(QPoint(self.scene_view.width() - size.width() - EDGE, 14), size))
        self.tools.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self.colours.table))

    # At the end

    def set_room(self, room: QRectF | None) -> None:
        """The cube keeps its height; without the tray it is in the middle of it."""
        super().set_room(room)
        self.tools.setVisible(room is None)
        self._below_part.setVisible(room is None or self.keeps_below)
        margins = QMargins()
        if room is not None:
            margins = QMargins(round(room.left()), 0, round(self.width() - room.right()), 0)
            if not self.keeps_below:
                spare = self._below_part.sizeHint().height() + self._layout.spacing()
                margins += QMargins(0, spare // 2, 0, spare // 2)
        self._layout.setContentsMargins(margins)
        self._layout.activate()

    def essential_area(self) -> QRectF:
        """The squares that can be seen, with some air around them."""
        area = QRect()
        for cell in range(48):
            area = area.united(self.cell_rect(cell))
        return QRectF(area.adjusted(-AIR, -AIR, AIR, AIR)) & self.room

    # What a match and a challenge differ in

    @property
    def built(self) -> Position | Attempt:
        """The position that is drawn."""
        assert isinstance(self.state, Position | Attempt)
        return self.state

    def look_of(self, placement: Placement) -> Look:
        return Look.SOLID

    def show_tray(self) -> None:
        """The pieces that are left."""
        raise NotImplementedError

    # Showing a position

    def show_position(self, shown: Shown) -> None:
        is_first = self.shown is None
        self.motion.skip()
        super().show_position(shown)
        self._last = placed_by(shown.last)
        self._tried = ()
        self.hand.follow(building_of(self.built, shown.actor), self.is_coaching)
        self.show_tray()
        if is_first:
            for held, orientation in self.hand.orientations.items():
                self.tray.set_orientation(*held, orientation)
        self.cards.show_state(self.built)
        self._draw()
        self._cursor = self._nearest_to(self._cursor)
        self._draw_hand()

    def _draw_hand(self) -> None:
        """What is held, in the tray and over its place."""
        held, offered = self.hand.held, self.hand.offered
        if held:
            self.tray.set_orientation(*held, offered.orientation if offered else self.hand.orientation(*held))
        self.tray.set_held(*(held or (0, None)))
        self._draw()

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        for part in (self.scene_view, self.tools, self.tray, self.cards):
            part.set_colours(colours)
        if self.handles:
            self.handles.update()

    def _draw(self) -> None:
        """The scene as it is now."""
        if self.shown is not None:
            self.scene_view.show_scene(self._scene())
            if self.handles:
                is_still = self._fall is None and not self.motion.is_going
                self.handles.surround(self.hand.offered if is_still and self.hand.held else None)

    def _scene(self) -> Scene:
        bodies = [self._body(n, placement, colour) for n, (placement, colour) in enumerate(self.built.bodies)]
        ghost = self._ghost()
        slices = None if self.tools.sliced is None else Slices(self.tools.sliced, GAP_APART)
        shown = (*bodies, *([ghost] if ghost else []))
        return Scene(shown, self.hand.building.region, self._marks(), slices, self._shell())

    def _shell(self) -> tuple[Pane, ...]:
        """The target of a challenge, drawn in front of the object."""
        return ()

    def _body(self, n: int, placement: Placement, colour: int) -> Body:
        look = Look.GLASS if self.tools.is_clear[colour] else self.look_of(placement)
        motion: QMatrix4x4 | None = None
        if self._fall:
            motion = self._falling().get(n)
        elif placement == self._arriving:
            occupied = self.built.occupied & ~placement.mask
            share = float(self.motion.currentValue())
            motion = coming(placement, occupied, 1 - share if self._is_returning else share)
        return Body(placement.mask, colour, look, motion)

    def _falling(self) -> dict[int, QMatrix4x4]:
        assert self._fall
        fall, placement, _ = self._fall
        share = float(self.motion.currentValue())
        masks = [*(body.mask for body, _ in self.built.bodies), placement.mask]
        return falling(fall, masks, 1 - share if self._is_returning else share)

    def _ghost(self) -> Body | None:
        """The piece on its way down, or the held one over its place."""
        if self._fall:
            _, placement, colour = self._fall
            moved = self._falling().get(len(self.built.bodies))
            return Body(placement.mask, colour, Look.SURE, moved or QMatrix4x4())
        if self.hand.held is None or self.hand.offered is None:
            return None
        is_sure = self.hand.is_coached and self.hand.foreseen() is None
        return Body(self.hand.offered.mask, self.hand.held[0], Look.SURE if is_sure else Look.GHOST)

    def _marks(self) -> tuple[tuple[Spot, Mark], ...]:
        if self._fall or self.motion.is_going:
            return ()
        if self._tried:
            return self._tried
        if self.hand.held and self.hand.offered:
            return self._missing(self.hand.foreseen(), self.hand.offered)
        spot = self.hand.spot if self.hand.held else None
        spot = spot or self._shown_cell or (self._cursor if self._uses_keys and self.hasFocus() else None)
        return ((spot, Mark.POINTER),) if spot else ()

    def _missing(self, objection: Objection | None, placement: Placement) -> tuple[tuple[Spot, Mark], ...]:
        """The squares to mark where a piece would fall."""
        if objection is None or not isinstance(objection.evidence, Fall):
            return ()
        return missing(objection.evidence, placement, self.built.stand.bodies)

    def _nearest_to(self, spot: Spot | None) -> Spot | None:
        """The square for the cursor: the same one, or one in the same column that now covers it."""
        spots = self.scene_view.key_spots()
        if spot is None:
            return next((each for each in spots if each.axis == 2), None)
        same = [each for each in spots if each.axis == spot.axis and each.column == spot.column]
        return next((each for each in same if each.cell == spot.cell), same[0] if same else None)

    # Motion

    def show_arrival(self, move: Move, seat: int) -> None:
        if self.animated and self._last is not None and self._last == placed_by(move):
            self._arriving = self._last
            self.motion.run()
            self._draw()

    def _step_motion(self) -> None:
        if self._flight and isinstance(self.scene_view, SpaceView):
            self.scene_view.look_from(self._flight[0].towards(self._flight[1], float(self.motion.currentValue())))
        self._draw()

    def _end_motion(self) -> None:
        """A piece that fell goes back up; everything else has arrived."""
        if self._fall and not self._is_returning and not self.motion.is_skipped:
            self._is_returning = True
            self.motion.run(RETURNING)
            return
        if self._flight and isinstance(self.scene_view, SpaceView):
            self.scene_view.look_from(self._flight[1])
        self._fall, self._arriving, self._flight, self._is_returning = None, None, None, False
        self._draw()

    def show_objection(self, objection: Objection) -> None:
        """With coaching it was marked before, and the piece stays in the hand. Else it falls, back to the tray."""
        held, placement = self.hand.held, self.hand.offered
        if held is None or placement is None or self.is_coaching:
            return
        self.hand.let_go()
        self._tried = self._missing(objection, placement)
        if self.animated and isinstance(objection.evidence, Fall):
            self._fall, self._is_returning = (objection.evidence, placement, held[0]), False
            self.motion.run(FALLING)
        self._draw_hand()

    # Looking

    def _see_through(self) -> None:
        """Layers that are drawn apart are looked at from further off."""
        self.motion.skip()
        was_apart, is_apart = self.scene_view.scene.slices is not None, self.tools.sliced is not None
        if isinstance(self.scene_view, SpaceView) and was_apart != is_apart:
            self.scene_view.look_from(self.scene_view.camera.zoomed(ZOOM_APART if is_apart else 1 / ZOOM_APART))
        self._draw()

    def _move_camera(self, axis: int | None) -> None:
        if isinstance(self.scene_view, SpaceView):
            usual = self.usual if self.tools.sliced is None else self.usual.zoomed(ZOOM_APART)
            there = usual if axis is None else self.scene_view.camera.at_face(axis)
            if self.animated:
                self.motion.skip()
                self._flight = self.scene_view.camera, there
                self.motion.run()
            else:
                self.scene_view.look_from(there)

    def mark_square(self, axis: int, cell: int) -> None:
        """Somebody points at a square of a face next to the cube."""
        self._shown_cell = Spot(cell, axis) if cell >= 0 else None
        self._draw()

    # For screen readers

    def cell_count(self) -> int:
        return 48

    def current_cell(self) -> int | None:
        return self._cursor.column if self._cursor is not None and self.hasFocus() else None

    def _spot_of(self, column: int) -> Spot | None:
        return next((spot for spot in self.scene_view.scene.seen() if spot.column == column), None)

    def cell_name(self, cell: int) -> str:
        spot = self._spot_of(cell)
        if spot is None:
            return ""
        row, column = face_place(spot.axis, spot.cell)
        place: dict[str, Value] = {"face": FACES[spot.axis], "row": row + 1, "column": column + 1}
        for placement, colour in self.built.bodies if not spot.is_wall else ():
            if placement.mask >> spot.cell & 1:
                piece = Message(THE_PIECES[placement.piece], colour=COLOUR_NAMES[colour])
                return tr(Message(SHOWS, piece=piece, **place))
        return tr(Message(SHOWS_NOTHING, **place))

    def cell_rect(self, cell: int) -> QRect:
        spot = self._spot_of(cell)
        area = self.scene_view.outline(spot).toRect() if spot else QRect()
        return area.translated(self.scene_view.pos())
