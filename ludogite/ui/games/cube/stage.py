"""The stage of a board: the view of the cube edge to edge, and over that the rail of tools, the pad and the shelves, so
that none of them covers the cube or another one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.games.cube.controls.pad import COMPACT, NARROW, Pad
from ludogite.ui.games.cube.controls.rail import COMPACT_WIDTH, NARROW_WIDTH, Rail
from ludogite.ui.games.cube.controls.shelf import Shelf, ShelfPlace
from ludogite.ui.games.cube.opengl.canvas import NoOpenGL, canvas
from ludogite.ui.games.cube.view.camera import STANDARD, Camera
from ludogite.ui.games.cube.view.layer_plan import LayerPlan
from ludogite.ui.games.cube.view.scene_view import SceneView
from ludogite.ui.games.cube.view.space_view import SpaceView
from ludogite.ui.look.theme import PANEL_WIDTH, Colours, panel_width
from ludogite.ui.widgets.parts import awaits_size

Hands: TypeAlias = Sequence[tuple[int, Sequence[int]]]

EDGE, GAP = 14, 8
"""Between things and the edge of the stage, and between things."""
NARROW_EDGE, NARROW_GAP = 6, 4
"""The same in a narrow stage."""
ZOOM_APART = 0.62
WIDE = 860
"""In a narrower stage rail and pad are small."""
LEAST_WIDTH, LEAST_SHELF = 340, 330
"""The least width of the stage, and that of a shelf between rail and pad."""
RIM = 12
"""The room of the glass at the sides."""
SLACK, SIDEWAYS = 0.05, 40.0
"""The part of the height that the view leaves free above and below the cube in the standard view, and the degrees from
which down it leaves none."""
SMALLEST = 0.8
"""The smallest size of a shelf, as a part of its usual one."""


def make_scene_view(colours: Colours) -> SceneView:
    """The cube in space where there is OpenGL 3.3, else as flat layers."""
    try:
        canvas()
    except NoOpenGL:
        return LayerPlan(colours)
    return SpaceView(colours)


class Stage(QWidget):
    built = Signal()
    """There is a new view and a new rail: OpenGL was lost."""
    pointed = Signal(object)
    """The Spot that the mouse has come to, or None."""
    pressed = Signal(object, QPointF)
    """The Spot that was clicked, or None, and where."""
    wheeled = Signal(int)
    camera_moved = Signal()
    viewpoint_chosen = Signal(object)
    """The axis of the face to look straight at; None for the usual place."""
    seen_through = Signal()
    """Emitted when the rail lets something else be seen."""
    tool_used = Signal(str)
    """A tool that only some boards have."""

    view: SceneView
    rail: Rail

    def __init__(self, colours: Colours, tools: tuple[str, ...], has_opponent: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours, self._tools = colours, tools
        self._room: QRectF | None = None
        self._area, self._rim = QRectF(), RIM
        """The part in which the cube is shown."""
        self.faces = STANDARD.faces
        """The axes of the faces that are called left, right and top, wherever they are named: as they are seen.
        Straight before one, where the others cannot be seen, and on the way there all keep their names."""
        self._is_flying = False
        self.usual = STANDARD
        """The camera that nobody has moved."""
        self.pad = Pad(colours)
        self.front = Shelf(colours)
        """One's own pieces."""
        self.across = Shelf(colours) if has_opponent else None
        """The opponent's."""
        self._colours_in_front: tuple[int, ...] = ()
        self._is_front_empty = False
        self._in_place_of_front: QWidget | None = None
        self._is_swapped = False
        self._margin = self._gap = 0
        self.front.set_front(True)
        if self.across:
            self.across.set_front(False)
        self._build()

    def _build(self) -> None:
        """The view, and the rail that belongs to it."""
        view = self.view = make_scene_view(self.colours)
        view.setParent(self)
        rail = self.rail = Rail(self.colours, view.is_in_space, self._tools, view)
        for part in self._over():
            part.setParent(view)
        view.pointed.connect(self.pointed)
        view.pressed.connect(self.pressed)
        view.wheeled.connect(self.wheeled)
        view.camera_moved.connect(self._follow_camera)
        view.failed.connect(self._build_again, Qt.ConnectionType.QueuedConnection)
        rail.viewpoint_chosen.connect(self.viewpoint_chosen)
        rail.changed.connect(self.seen_through)
        rail.wanted.connect(self.tool_used)
        self._follow_camera()
        self._lay_out()

    def _over(self) -> list[QWidget]:
        """The parts that lie over the view. A press beside it, in its shadow, is for the view."""
        parts: list[QWidget | None] = [self.rail, self.pad, self.front, self.across, self._in_place_of_front]
        return [part for part in parts if part is not None]

    def _build_again(self) -> None:
        old = self.view, self.rail
        self._build()
        self.view.show()
        self._show_parts()
        for part in old:
            part.deleteLater()
        self.built.emit()

    def _follow_camera(self) -> None:
        if self.view.is_in_space:
            camera = self.view.camera
            if not self._is_flying and camera.face_ahead is None:
                self.faces = camera.faces
            self.pad.follow(camera, self.faces)
            self.rail.follow(camera, self.faces, self.usual)
            self._frame()
        else:
            self.faces = STANDARD.faces
            self.pad.follow_plan()
        self.camera_moved.emit()

    # Looking

    def camera_at(self, axis: int | None) -> Camera:
        """Straight at a face, or at the usual place; layers that are drawn apart are looked at from further off."""
        if axis is not None:
            return self.view.camera.at_face(axis)
        return self.usual if self.rail.sliced is None else self.usual.zoomed(ZOOM_APART)

    def fly_past(self, camera: Camera) -> None:
        """The camera is here on its way to somewhere else."""
        self._is_flying = True
        self.view.look_from(camera)
        self._is_flying = False

    def arrive_at(self, camera: Camera) -> None:
        self.view.look_from(camera)
        self._follow_camera()

    def zoom_for_layers(self) -> None:
        """The layers are about to be drawn apart, or together again."""
        was_apart, is_apart = self.view.scene.slices is not None, self.rail.sliced is not None
        if was_apart != is_apart:
            self.view.look_from(self.view.camera.zoomed(ZOOM_APART if is_apart else 1 / ZOOM_APART))

    # The pieces that are left

    @property
    def shelves(self) -> list[Shelf]:
        return [self.front, *([self.across] if self.across else [])]

    def show_hands(
        self, front: Hands, across: Hands, active: Collection[int], given: Collection[tuple[int, int]] = ()
    ) -> None:
        """By colour the pieces on each shelf, the colours that may be taken, and what never was in a hand."""
        self._colours_in_front = tuple(colour for colour, _ in front)
        self._is_front_empty = not any(pieces for _, pieces in front)
        self.front.show_hands(front, active, given)
        if self.across:
            self.across.show_hands(across, active)
        self._show_parts()

    def place(self, colour: int, piece: int) -> ShelfPlace:
        """The place of a piece."""
        shelf = self.across if self.across and colour not in self._colours_in_front else self.front
        return shelf.place(colour, piece)

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.view.set_colours(colours)
        for part in (self.rail, self.pad, *self.shelves):
            part.set_colours(colours)

    # Places

    def add_in_front(self, widget: QWidget) -> None:
        """Something that may take the place of the shelf in front."""
        self._in_place_of_front = widget
        widget.setParent(self.view)
        widget.hide()
        self._lay_out()

    def swap_front(self, is_swapped: bool) -> None:
        """Shows what may take the place of the shelf in front, or the shelf."""
        self._is_swapped = is_swapped
        self._show_parts()

    def set_margin(self, below: int) -> None:
        """Leaves free the lower end, which other things cover."""
        self._margin = below
        self._lay_out()

    def set_gap(self, gap: int) -> None:
        """Leaves free the right end, for the plate of an exercise."""
        self._gap = gap
        self._lay_out()

    def set_room(self, room: QRectF | None) -> None:
        """Keeps to the part that a plate leaves: then only the cube is seen."""
        self._room = room
        self._show_parts()
        self._lay_out()

    def _show_parts(self) -> None:
        """A shelf that nothing is left on, and nobody's, is not seen."""
        for widget in self._over():
            is_seen = self._room is None
            if widget is self.front:
                is_seen = is_seen and not self._is_swapped and (self.across is not None or not self._is_front_empty)
            elif widget is self._in_place_of_front:
                is_seen = is_seen and self._is_swapped
            widget.setVisible(is_seen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place_parts()

    def _lay_out(self) -> None:
        if not awaits_size(self):
            self._place_parts()

    def _place_parts(self) -> None:
        self.view.setGeometry(self.rect())
        if self._room is not None:
            self._area = self._room
            self._frame()
            return
        width = self.width() - self._gap
        is_narrow = _is_narrow(width)
        edge, gap = (NARROW_EDGE, NARROW_GAP) if is_narrow else (EDGE, GAP)
        top, bottom = self._lay_out_shelves(edge, width - edge)
        high, low = top, bottom
        # Large words make the panel wider, and so the stage narrower; what is on it does not shrink for that.
        wide = WIDE - (panel_width() - PANEL_WIDTH)
        for part in (self.rail, self.pad):
            part.set_compact(is_narrow or width < wide or low - high < part.usual_height, is_narrow)
        left = edge + self.rail.body_size().width() + gap
        right = width - edge - self.pad.body_size().width()
        if low - high < self._highest_tool() and right - gap - left >= LEAST_SHELF:
            top, bottom = self._lay_out_shelves(left, right - gap)
            high, low = edge, self.height() - self._margin - edge
        self.rail.set_most(low - high)
        self.rail.put(_half_way_up(self.rail.body_size(), edge, high, low - high))
        self.pad.put(_half_way_up(self.pad.body_size(), right, high, low - high))
        self._area = QRectF(left, top, right - gap - left, bottom - top)
        self._rim = gap if is_narrow else RIM
        self._frame()

    def _highest_tool(self) -> int:
        return max(self.rail.body_size().height(), self.pad.body_size().height())

    def least_size(self, width: int) -> QSize:
        """The least size for this width: in a wide stage shelves lie between rail and pad, in a narrow one above
        and below them."""
        is_narrow = _is_narrow(width)
        pad, air = (NARROW, NARROW_EDGE + NARROW_GAP) if is_narrow else (COMPACT, EDGE + GAP)
        tools = max(self.rail.least_height, pad.height)
        beside = width - 2 * air - (NARROW_WIDTH if is_narrow else COMPACT_WIDTH) - pad.width
        if beside >= LEAST_SHELF:
            return QSize(width, tools + 2 * EDGE)
        shelves = sum(round(SMALLEST * shelf.body_size().height()) + GAP for shelf in self.shelves)
        return QSize(LEAST_WIDTH, (NARROW_EDGE if is_narrow else EDGE) + shelves + tools)

    def _frame(self) -> None:
        """Shows the cube in its area. From the side it fills all the height; from above there would be air left."""
        height = min(max((self.view.camera.up - SIDEWAYS) / (STANDARD.up - SIDEWAYS), 0.0), 1.0)
        slack = SLACK * height * self._area.height() if self.view.is_in_space and self._room is None else 0
        self.view.frame_in(self._area.adjusted(self._rim, -slack, -self._rim, slack))

    def _lay_out_shelves(self, left: int, right: int) -> tuple[int, int]:
        """Gives the top and the bottom of the space between them."""
        top = edge = NARROW_EDGE if _is_narrow(self.width() - self._gap) else EDGE
        if self.across:
            place = _middle_of(self.across.body_size(), edge, left, right, is_front=False)
            self.across.put(place)
            top = place.bottom() + GAP
        size = self.front.body_size()
        place = _middle_of(size, self.height() - self._margin - size.height(), left, right, is_front=True)
        self.front.put(place)
        if self._in_place_of_front:
            self._in_place_of_front.setGeometry(place)
        return top, place.top() - GAP


def _is_narrow(width: int) -> bool:
    """Whether rail and pad give way to the cube: else there would be no room for a shelf between them."""
    return width - 2 * (EDGE + GAP) - COMPACT_WIDTH - COMPACT.width < LEAST_SHELF


def _middle_of(size: QSize, top: int, left: int, right: int, is_front: bool) -> QRect:
    """A smaller window has smaller shelves: the one in front keeps its lower end."""
    width = min(size.width(), right - left)
    height = round(size.height() * max(width / size.width(), SMALLEST))
    if is_front:
        top += size.height() - height
    return QRect((left + right - width) // 2, top, width, height)


def _half_way_up(size: QSize, left: int, top: int, tall: int) -> QRect:
    return QRect(left, top + max((tall - size.height()) // 2, 0), size.width(), size.height())
