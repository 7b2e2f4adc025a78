"""The base of the two widgets that show a scene: `SpaceView` draws it in space, `LayerPlan` as flat layers."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainterPath, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.camera import STANDARD, Camera
from ludogite.ui.games.cube.view.scene import Scene
from ludogite.ui.look.theme import Colours

NOTCH = 120
"""Qt's count for one notch of a wheel."""


class SceneView(QWidget):
    """Whatever only one of the two can do, the other ignores."""

    is_in_space = False
    """Whether it can be looked at from elsewhere."""
    pointed = Signal(object)
    """The Spot that the mouse has come to, or None."""
    pressed = Signal(object, QPointF)
    """The Spot that was clicked, or None for the background, and where."""
    wheeled = Signal(int)
    """Steps of the wheel, forwards or back."""
    camera_moved = Signal()
    """The camera has moved: everything lies elsewhere on the screen."""
    failed = Signal()
    """It can draw no more: something else must show the cube."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.scene = Scene()
        self.camera = STANDARD
        self.spot: Spot | None = None
        """The square that the mouse points at."""
        self.pointer: QPointF | None = None
        """The place of the mouse."""
        self._wheel = 0
        """The part of a notch that the wheel has turned so far: a touchpad turns it in small parts."""
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def show_scene(self, scene: Scene) -> None:
        if scene != self.scene:
            self.scene = scene
            self.change()

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.change()

    def look_from(self, camera: Camera) -> None:
        """Looks at the cube from elsewhere, if it is in space."""

    def frame_in(self, area: QRectF) -> None:
        """The part of the widget in which the cube with its foot is shown. The ground goes on behind all of it."""

    def change(self) -> None:
        """The scene has to be drawn again."""
        self.update()

    @abstractmethod
    def spot_at(self, point: QPointF) -> Spot | None:
        """The square under a point of the widget."""

    @abstractmethod
    def is_on(self, point: QPointF, mask: int) -> bool:
        """Whether a piece on these cells is drawn at a point of the widget."""

    @abstractmethod
    def outline(self, spot: Spot) -> QRectF:
        """The part of the widget that a square takes."""

    def square(self, spot: Spot) -> QPainterPath:
        """The same, as it is seen."""
        path = QPainterPath()
        path.addRect(self.outline(spot))
        return path

    @abstractmethod
    def key_spots(self) -> list[Spot]:
        """The squares that the arrow keys walk over."""

    def point_at(self, pointer: QPointF | None) -> None:
        """The mouse has come to a point, or has gone."""
        self.pointer = pointer
        spot = self.spot_at(pointer) if pointer is not None else None
        if spot != self.spot:
            self.spot = spot
            self.pointed.emit(spot)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel += event.angleDelta().y()
        steps = int(self._wheel / NOTCH)
        self._wheel -= steps * NOTCH
        if steps:
            self.wheeled.emit(-steps)
