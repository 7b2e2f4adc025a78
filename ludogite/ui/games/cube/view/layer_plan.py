"""The cube without OpenGL: its layers across z, flat, each seen from outside as when one looks at the top face from
above: x goes from the back to the front and y from left to right, or screws would look like their mirror images."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, SIDE
from ludogite.ui.games.cube.paints import ground, walls
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.hexagon import face_place
from ludogite.ui.games.cube.view.plan_pieces import paint_body, paint_mark_of, paint_pane, paint_pin_in
from ludogite.ui.games.cube.view.scene import Look
from ludogite.ui.games.cube.view.scene_view import SceneView
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, text_font

LAYER = QT_TRANSLATE_NOOP("cube", "Layer {n}")
LOWEST = QT_TRANSLATE_NOOP("cube", "Layer {n}, on the violet wall")
HIGHEST = QT_TRANSLATE_NOOP("cube", "Layer {n}, the top face")
BLUE_WALL = QT_TRANSLATE_NOOP("cube", "blue wall")
GREEN_WALL = QT_TRANSLATE_NOOP("cube", "green wall")

Z = 2
PAINTED = (Look.SOLID, Look.LOCKED, Look.LAST, Look.GLASS, Look.MISFIT, Look.GHOST, Look.SURE)
"""What is painted first; the piece that is held lies over all."""
EMPTY = ("#E3D9C7", "#BFB39C"), ("#2E3F45", "#48585D")
"""An empty cell and the lines between two, by day and by night."""
VIOLET_SHARE = 0.3
"""How much of the violet wall is seen in the empty cells before it."""


@dataclass(frozen=True)
class Places:
    """Where the layers lie: the upper left corner of each, the side of a cell, and how large words are."""

    corners: dict[int, QPointF]
    side: float
    title: int
    width: float
    """What a layer has for its words."""

    @property
    def label(self) -> int:
        return round(0.8 * self.title)

    @property
    def wall(self) -> float:
        """How thick a wall is drawn."""
        return float(min(max(round(self.side / 9), 3), self.title // 2))

    def layer(self, z: int) -> QRectF:
        return QRectF(self.corners[z], QSizeF(SIDE * self.side, SIDE * self.side))

    def cell(self, cell: int) -> QRectF:
        row, column = face_place(Z, cell)
        corner = self.corners[CELLS[cell][Z]] + QPointF(column, row) * self.side
        return QRectF(corner, QSizeF(self.side, self.side))


def places(area: QRectF, layers: Sequence[int]) -> Places:
    """In as many rows and columns as let the cells be largest."""
    size = area.size()
    title = round(min(max(min(size.width(), size.height()) / 34, 12), 20))
    words = QSizeF(2.6 * title, 3.8 * title)  # a wall and its label on the left and above, the title over it
    side, columns = 0.0, 1
    for count in range(1, len(layers) + 1):
        rows = -(-len(layers) // count)
        free = QSizeF(size.width() / count, size.height() / rows) - words
        if min(free.width(), free.height()) / SIDE > side:
            side, columns = min(free.width(), free.height()) / SIDE, count
    side = max(float(int(side)), 1.0)  # whole pixels keep lines sharp
    block = QSizeF(SIDE * side, SIDE * side) + words
    wide = min(1.25 * block.width(), size.width() / columns)
    rows = -(-len(layers) // columns)
    high = min(1.1 * block.height(), size.height() / rows)
    left, top = (size.width() - columns * wide) / 2, (size.height() - rows * high) / 2
    corners = {}
    for n, z in enumerate(layers):
        x = left + n % columns * wide + (wide - block.width()) / 2 + 1.7 * title
        y = top + n // columns * high + (high - block.height()) / 2 + 3.2 * title
        corners[z] = QPointF(round(area.left() + x), round(area.top() + y))
    return Places(corners, side, title, (wide + block.width()) / 2 - 1.7 * title)


class LayerPlan(SceneView):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._pressed_at: Spot | None = None
        """Where the mouse was pressed."""
        self._area: QRectF | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # Places

    def frame_in(self, area: QRectF) -> None:
        self._area = area
        self.update()

    def _places(self) -> Places:
        layers = sorted({CELLS[cell][Z] for cell in cells_in(self.scene.region)})
        return places(self._area or QRectF(self.contentsRect()), layers)

    def spot_at(self, point: QPointF) -> Spot | None:
        places = self._places()
        for cell in cells_in(self.scene.region):
            if places.cell(cell).contains(point):
                return self._spot_of(cell)
        return None

    def is_on(self, point: QPointF, mask: int) -> bool:
        return any(self._places().cell(cell).contains(point) for cell in cells_in(mask & self.scene.region))

    def outline(self, spot: Spot) -> QRectF:
        return self._places().cell(spot.cell)

    def key_spots(self) -> list[Spot]:
        """Layer by layer, as one reads."""
        cells = sorted(cells_in(self.scene.region), key=lambda cell: (CELLS[cell][Z], face_place(Z, cell)))
        return [self._spot_of(cell) for cell in cells]

    def _spot_of(self, cell: int) -> Spot:
        """An empty cell is pointed at as if it had a wall behind it: it is where a piece would go."""
        is_filled = any(body.is_firm and body.mask >> cell & 1 for body in self.scene.bodies)
        return Spot(cell, Z, is_wall=not is_filled)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = self.spot_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point_at(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        spot = self.spot_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and spot == self._pressed_at:
            self.pressed.emit(spot, event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(None)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.update()
        super().changeEvent(event)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        places = self._places()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(ground(self.colours)))
            for cell in cells_in(self.scene.region):
                self._paint_ground(painter, places, cell)
            for z in places.corners:
                self._paint_words(painter, places, z)
            for body in sorted(self.scene.bodies, key=lambda body: PAINTED.index(body.look)):
                paint_body(painter, body, self.scene.region, places.cell, self.colours)
            for pane in self.scene.shell:
                paint_pane(painter, places.cell(pane.spot.cell), pane.colour, self.colours)
            for spot, mark in self.scene.marks:
                if self.scene.region >> spot.cell & 1:
                    paint_mark_of(painter, places.cell(spot.cell), mark, self.colours)
            if self.scene.pin is not None:
                paint_pin_in(painter, places.cell(self.scene.pin.before or self.scene.pin.cell))

    def _paint_ground(self, painter: QPainter, places: Places, cell: int) -> None:
        blue, green, violet = walls(self.colours)
        area, thick = places.cell(cell), places.wall
        x, y, z = CELLS[cell]
        deep = EMPTY[1] if self.colours.is_dark else EMPTY[0]
        painter.fillRect(area, QColor(deep[1]))
        inner = area.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.fillRect(inner, QColor(deep[0]))
        if z == 0:
            tint = QColor(violet)
            tint.setAlphaF(VIOLET_SHARE)
            painter.fillRect(inner, tint)
        if x == 0:
            painter.fillRect(QRectF(area.left(), area.top() - thick, area.width(), thick), QColor(blue))
        if y == 0:
            painter.fillRect(QRectF(area.left() - thick, area.top(), thick, area.height()), QColor(green))

    def _paint_words(self, painter: QPainter, places: Places, z: int) -> None:
        area, thick, height = places.layer(z), places.wall, 1.5 * places.label
        painter.setPen(QColor(self.colours.ink))
        font = text_font(places.title, QFont.Weight.DemiBold)
        painter.setFont(font)
        title = QRectF(area.left(), area.top() - 3.1 * places.title, places.width, 1.5 * places.title)
        start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(title, start, self._title(z, places.width, QFontMetricsF(font)))
        painter.setFont(text_font(places.label))
        above = QRectF(area.left(), area.top() - thick - height, area.width(), height)
        painter.setPen(QColor(self.colours.soft_ink))
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, tr(Message(BLUE_WALL)))
        painter.save()
        painter.translate(area.left() - thick, area.center().y())
        painter.rotate(-90)
        label = QRectF(-area.height() / 2, -height, area.height(), height)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, tr(Message(GREEN_WALL)))
        painter.restore()

    def _title(self, z: int, width: float, metrics: QFontMetricsF) -> str:
        """What the layer lies on is said where there is room for it."""
        last = max(CELLS[cell][Z] for cell in cells_in(self.scene.region))
        source = LOWEST if z == 0 else HIGHEST if z == last else LAYER
        title = tr(Message(source, n=z + 1))
        return title if metrics.horizontalAdvance(title) <= width else tr(Message(LAYER, n=z + 1))
