"""The cube in space: a scene, a camera that goes around it, and what the mouse points at. It is drawn only when
something changes. A picture that stays for a moment is drawn once more with smooth edges, in strips between which the
event loop goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QImage,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
    QVector3D,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

from ludogite.sheets.cube.paints import ground
from ludogite.ui.base.input import CLICK_REACH
from ludogite.ui.games.cube.opengl.canvas import NoOpenGL, canvas, discard_canvas
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.camera import Camera, Frame
from ludogite.ui.games.cube.view.scene import Body, Scene
from ludogite.ui.games.cube.view.scene_view import NOTCH, SceneView
from ludogite.ui.look.picture_cache import NEXT_TURN_MS, has_steps
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.parts import make_timer

SETTLE_MS = 80
"""Milliseconds without motion before edges are smoothed: more than a slow frame takes, or motion would become slower
still."""
EDGES = 2
"""Pixels around what moves that may change with it."""
TURN = 0.4
"""Degrees a pixel of dragging."""
ZOOM = 1.12


class SpaceView(SceneView):
    is_in_space = True

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._area: QRectF | None = None
        """The part in which the cube is shown; None for all of it."""
        self.frames = 0
        """The number of pictures that OpenGL has drawn."""
        self._is_put_off = False
        """Whether its first picture comes in the next turn of the event loop."""
        self._image = QImage()
        self._is_smooth = False
        self._outdated = QRectF()
        """The part of the widget in which the picture is no longer true."""
        self._strips: Iterator[QImage] | None = None
        """The picture that is being drawn with smooth edges."""
        self._settle = make_timer(self, SETTLE_MS, is_single_shot=True)
        self._settle.timeout.connect(self._smooth)
        self._next_strip = make_timer(self, 0, is_single_shot=True)
        self._next_strip.timeout.connect(self._draw_strip)
        self._unfinished = QImage()
        self._pressed_at: QPointF | None = None
        """The point at which the mouse was pressed, or to which it was dragged."""
        self._is_turning = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.grabGesture(Qt.GestureType.PinchGesture)

    # What is shown

    def look_from(self, camera: Camera) -> None:
        if camera != self.camera:
            self.camera = camera
            self.change()
            self.camera_moved.emit()

    def frame_in(self, area: QRectF) -> None:
        if area != self._area:
            self._area = QRectF(area)
            self.change()
            self.camera_moved.emit()

    @property
    def frame(self) -> Frame:
        """The widget, and where in it the cube is shown."""
        size = QSizeF(self.size())
        return Frame.whole(size) if self._area is None else Frame(size, self._area)

    def show_scene(self, scene: Scene) -> None:
        """Where something moves, and all else stays, only that part is drawn again."""
        before = self.scene
        if self._is_smooth or scene.slices or scene.in_place != before.in_place:
            super().show_scene(scene)
        elif scene != before:
            self.scene = scene
            self._draw_soon(self._around(before.boxes_of_moving() + scene.boxes_of_moving()))

    def _around(self, points: Sequence[QVector3D]) -> QRectF:
        """The part of the widget in which the points are seen."""
        around = QPolygonF(self.camera.project(points, self.frame)).boundingRect()
        return around.adjusted(-EDGES, -EDGES, EDGES, EDGES) & QRectF(self.rect())

    def change(self) -> None:
        self._draw_soon(QRectF(self.rect()))

    def _draw_soon(self, part: QRectF) -> None:
        self._outdated |= part
        self._is_smooth, self._strips = False, None
        self._settle.stop()
        self.update(part.toAlignedRect())

    def _smooth(self) -> None:
        """Begins the picture with smooth edges; the other is shown until it is whole."""
        try:
            self._strips = canvas().smooth(self.scene, self.camera, self.colours, self._frame_in_pixels())
        except NoOpenGL:
            return
        self._draw_strip()

    def _draw_strip(self) -> None:
        if self._strips is None:
            return
        try:
            image = next(self._strips, None)
        except NoOpenGL:
            self.change()
            return
        if image is not None:
            self._unfinished = image
            self._next_strip.start()
            return
        self._strips = None
        self._take(self._unfinished, is_smooth=True)
        self.update()

    def _take(self, image: QImage, is_smooth: bool) -> None:
        image.setDevicePixelRatio(self.devicePixelRatio())
        self._image, self._is_smooth = image, is_smooth
        self.frames += 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.change()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page that it is on takes a while to open, so the first picture is not drawn in the same turn."""
        if not self.frames and not self._is_put_off and has_steps():
            self._is_put_off = True
            QTimer.singleShot(NEXT_TURN_MS, self, self.update)
            with QPainter(self) as painter:
                painter.fillRect(self.rect(), QColor(ground(self.colours.is_dark)))
            return
        size = self._frame_in_pixels().size.toSize()
        if self._image.size() != size:
            self._image, self._outdated = QImage(size, QImage.Format.Format_RGB32), QRectF(self.rect())
        if not self._outdated.isEmpty():
            self._draw(self._image)
            self._take(self._image, is_smooth=False)
            self._settle.start()
        with QPainter(self) as painter:
            painter.drawImage(QPointF(), self._image)

    def _frame_in_pixels(self) -> Frame:
        pixels = self.size() * self.devicePixelRatio()
        return Frame(QSizeF(pixels), self.frame.enlarged(self.devicePixelRatio()).area)

    def _draw(self, image: QImage) -> None:
        """Draws what is outdated. A canvas that was lost is made anew, once. If that fails, only the table is seen."""
        frame, ratio = self._frame_in_pixels(), self.devicePixelRatio()
        part = QRectF(self._outdated.topLeft() * ratio, self._outdated.size() * ratio).toAlignedRect() & image.rect()
        self._outdated = QRectF()
        for _ in range(2):
            try:
                canvas().draw(image, part, self.scene, self.camera, self.colours, frame)
                return
            except NoOpenGL:
                discard_canvas()
        QTimer.singleShot(0, self, self.failed.emit)  # whoever hears it may take this view away, but not in mid-paint
        image.fill(QColor(ground(self.colours.is_dark)))

    @property
    def is_settled(self) -> bool:
        """Whether the picture is drawn with smooth edges and will stay."""
        return self._is_smooth

    # Points of the world and of the widget

    def place_of(self, point: QVector3D) -> QPointF:
        return self.camera.project([point], self.frame)[0]

    def spot_at(self, point: QPointF) -> Spot | None:
        return self.scene.spot(*self.camera.ray(point, self.frame))

    def is_on(self, point: QPointF, mask: int) -> bool:
        alone = Scene((Body(mask, 0),), 0, slices=self.scene.slices)
        return alone.spot(*self.camera.ray(point, self.frame)) is not None

    def outline(self, spot: Spot) -> QRectF:
        return self.square(spot).boundingRect()

    def square(self, spot: Spot) -> QPainterPath:
        path = QPainterPath()
        first, second, third, fourth = self.camera.project(self.scene.corners(spot), self.frame)
        path.addPolygon(QPolygonF([first, second, fourth, third]))
        path.closeSubpath()
        return path

    def key_spots(self) -> list[Spot]:
        return self.scene.seen()

    # Mouse: point, click, drag the background to go around, Ctrl and wheel to come near

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position()
        self._is_turning = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            self.point_at(event.position())
            return
        moved = event.position() - self._pressed_at
        if self._is_turning or moved.manhattanLength() > CLICK_REACH:
            self._is_turning = True
            self._pressed_at = event.position()
            self.look_from(self.camera.turned(-TURN * moved.x(), TURN * moved.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is not None and not self._is_turning and event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(self.spot_at(event.position()), event.position())
        self._pressed_at, self._is_turning = None, False

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.look_from(self.camera.zoomed(ZOOM ** (event.angleDelta().y() / NOTCH)))
        else:
            super().wheelEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(None)

    # Two fingers: they come near by drawing apart, and go around as they move and as they turn

    def event(self, event: QEvent) -> bool:
        pinch = event.gesture(Qt.GestureType.PinchGesture) if isinstance(event, QGestureEvent) else None
        if not isinstance(pinch, QPinchGesture):
            return bool(super().event(event))
        moved, twist = pinch.centerPoint() - pinch.lastCenterPoint(), pinch.rotationAngle() - pinch.lastRotationAngle()
        turned = self.camera.turned(-TURN * moved.x() + twist, TURN * moved.y())
        self.look_from(turned.zoomed(pinch.scaleFactor()))
        return True
