"""Where the cube stands: the view of it edge to edge, and over that the rail of tools, the pad and the shelves, so that
none of them covers the cube or another one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.games.cube.canvas import NoOpenGL, canvas
from ludogite.ui.games.cube.pad import Pad
from ludogite.ui.games.cube.plan import LayerPlan
from ludogite.ui.games.cube.rail import Rail
from ludogite.ui.games.cube.scene_view import SceneView
from ludogite.ui.games.cube.shelf import Shelf
from ludogite.ui.games.cube.space_view import SpaceView
from ludogite.ui.theme import Colours

EDGE, GAP = 14, 8
"""Between things and the edge of the stage, and between things."""


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
    """What the rail lets be seen has changed."""
    tool_used = Signal(str)
    """A tool that only some boards have."""

    view: SceneView
    rail: Rail

    def __init__(self, colours: Colours, tools: tuple[str, ...], has_opponent: bool) -> None:
        super().__init__()
        self.colours, self._tools = colours, tools
        self._room: QRectF | None = None
        self.pad = Pad(colours)
        self.front = Shelf(colours)
        """One's own pieces."""
        self.across = Shelf(colours) if has_opponent else None
        """The opponent's."""
        self._in_place_of_front: QWidget | None = None
        self._over: list[QWidget] = [self.pad, self.front, *([self.across] if self.across else [])]
        for widget in self._over:
            widget.setParent(self)
        self.front.set_front(True)
        if self.across:
            self.across.set_front(False)
        self._build()

    def _build(self) -> None:
        """The view, and the rail that belongs to it."""
        view = self.view = make_scene_view(self.colours)
        rail = self.rail = Rail(self.colours, view.is_in_space, self._tools)
        view.setParent(self)
        rail.setParent(self)
        view.lower()
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

    def _build_again(self) -> None:
        for old in (self.view, self.rail):
            old.hide()
            old.deleteLater()
        self._build()
        self.view.show()
        self.rail.setVisible(self._room is None)
        self.built.emit()

    def _follow_camera(self) -> None:
        if self.view.is_in_space:
            self.pad.follow(self.view.camera)
        else:
            self.pad.follow_plan()
        self.camera_moved.emit()

    @property
    def shelves(self) -> list[Shelf]:
        return [self.front, *([self.across] if self.across else [])]

    def shelf_of(self, colour: int) -> Shelf | None:
        """The shelf that has pieces of this colour."""
        return next((shelf for shelf in self.shelves if shelf.has_colour(colour)), None)

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        for part in (self.view, self.rail, self.pad, *self.shelves):
            part.set_colours(colours)

    # Places

    def add_in_front(self, widget: QWidget) -> None:
        """Something that may take the place of the shelf in front."""
        widget.setParent(self)
        widget.hide()
        self._in_place_of_front = widget
        self._lay_out()

    def swap_front(self, is_swapped: bool) -> None:
        """Shows what may take the place of the shelf in front, or the shelf."""
        assert self._in_place_of_front is not None
        self._in_place_of_front.setVisible(is_swapped)
        self.front.setVisible(not is_swapped and self._room is None)

    def set_room(self, room: QRectF | None) -> None:
        """What a plate leaves of the stage: then only the cube is seen."""
        self._room = room
        for widget in (*self._over, self.rail):
            widget.setVisible(room is None)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        self.view.setGeometry(self.rect())
        if self._room is not None:
            self.view.frame_in(self._room)
            return
        top, bottom = self._lay_out_shelves()
        middle = QRect(EDGE, top, self.width() - 2 * EDGE, bottom - top)
        self.pad.set_compact(middle.height() < PAD_HEIGHT)
        left = self._put(self.rail, middle, is_right=False)
        right = self._put(self.pad, middle, is_right=True)
        self.view.frame_in(QRectF(left.right() + GAP, top, right.left() - left.right() - 2 * GAP, bottom - top))
        self.rail.raise_()

    def _put(self, widget: QWidget, middle: QRect, is_right: bool) -> QRect:
        """At the left or the right, half way up."""
        size = widget.sizeHint()
        x = middle.right() - size.width() if is_right else middle.left()
        y = middle.top() + max((middle.height() - size.height()) // 2, 0)
        area = QRect(x, y, size.width(), size.height())
        widget.setGeometry(area)
        return area

    def _lay_out_shelves(self) -> tuple[int, int]:
        """Where the space between them begins and ends."""
        top = EDGE
        if self.across:
            size = self.across.sizeHint()
            width = min(size.width(), self.width() - 2 * EDGE)
            self.across.setGeometry((self.width() - width) // 2, EDGE, width, size.height())
            top = EDGE + size.height() + GAP
        size = self.front.sizeHint()
        width = min(size.width(), self.width() - 2 * EDGE)
        place = QRect((self.width() - width) // 2, self.height() - GAP - size.height(), width, size.height())
        self.front.setGeometry(place)
        if self._in_place_of_front:
            self._in_place_of_front.setGeometry(place)
        return top, place.top() - GAP


PAD_HEIGHT = 420
"""Where there is less, the pad is smaller."""
