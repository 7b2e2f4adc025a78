"""The cube without OpenGL: its layers across z, flat, each seen from outside as when one looks at the top face from
above: x goes from the back to the front and y from left to right, or screws would look like their mirror images."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import STEPS
from ludogite.rules.cube.pieces import BY_MASK, CELLS, LETTERS, SIDE, mask_of
from ludogite.sheets.cube.flat import paint_bodies, paint_mark
from ludogite.sheets.cube.paints import PAINTS, ground, walls
from ludogite.sheets.cube.projection import STRAIGHT, TOP, Projection
from ludogite.sheets.cube.signs import INK, IVORY, paint_chip, paint_contour, paint_wrong
from ludogite.sheets.cube.styles import TILES
from ludogite.ui.games.cube.controls.pad_icons import paint_pin
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.hexagon import face_place
from ludogite.ui.games.cube.view.scene import LAYERS, Body, Look, Mark
from ludogite.ui.games.cube.view.scene_view import SceneView
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, text_font

LAYER = QT_TRANSLATE_NOOP("cube", "Layer {n}")
LOWEST = QT_TRANSLATE_NOOP("cube", "Layer {n}, on the violet wall")
HIGHEST = QT_TRANSLATE_NOOP("cube", "Layer {n}, the top face")
BLUE_WALL = QT_TRANSLATE_NOOP("cube", "blue wall")
GREEN_WALL = QT_TRANSLATE_NOOP("cube", "green wall")

Z = 2
HELD = {Look.MISFIT: 0.4, Look.GHOST: 0.6, Look.SURE: 1.0}
"""Pieces that are held lie over all others: how much is seen of them."""
GLASS, GLASS_SIGNS = 0.3, 0.45
"""The opacity of a piece that is looked through, and of its signs."""
SEEN_THROUGH = replace(TILES, shadow=None)
LETTER, ARROW, PANE, FRAME = 0.38, 0.12, 0.12, 0.09
"""The height of a letter, the reach of an arrow, and the width of frames, all in sides of a cell."""
SIGN = 0.3
"""The reach of the mark of a colour, which holds a letter."""
EMPTY = ("#E3D9C7", "#BFB39C"), ("#2E3F45", "#48585D")
"""An empty cell and the lines between two, by day and by night."""
VIOLET_SHARE = 0.3
"""The share of the violet wall in the empty cells before it."""


@dataclass(frozen=True)
class Places:
    """The places of the layers: the upper left corner of each, the side of a cell, and how large words are."""

    corners: dict[int, QPointF]
    side: float
    title: int
    width: float
    """The room of a layer for its words."""

    @property
    def label(self) -> int:
        return round(0.8 * self.title)

    @property
    def wall(self) -> float:
        """The thickness of a wall."""
        return float(min(max(round(self.side / 9), 3), self.title // 2))

    def projection(self, z: int) -> Projection:
        return replace(STRAIGHT[Z], origin=self.corners[z], scale=self.side)

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
        """The square on which the mouse was pressed."""
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
            painter.fillRect(self.rect(), QColor(ground(self.colours.is_dark)))
            for cell in cells_in(self.scene.region):
                self._paint_ground(painter, places, cell)
            for z in places.corners:
                self._paint_words(painter, places, z)
            for z in places.corners:
                self._paint_layer(painter, places.projection(z), LAYERS[Z][z] & self.scene.region)

    def _paint_layer(self, painter: QPainter, projection: Projection, cells: int) -> None:
        """Pieces in the order in which they cover each other, then the target, marks and the pin."""
        scene = self.scene
        standing = [body for body in scene.bodies if body.look not in (*HELD, Look.GLASS)]
        paint_bodies(painter, projection, [(_mask(body) & cells, body.colour) for body in standing], TILES)
        for body in standing:
            _paint_signs(painter, projection, body, cells)
        for body in sorted(scene.bodies, key=lambda body: body.look in HELD):
            if body.look in HELD or body.look == Look.GLASS:
                _paint_seen_through(painter, projection, body, cells)
        for pane in scene.shell:
            if cells >> pane.spot.cell & 1:
                _paint_frame(painter, _area(projection, pane.spot.cell), QColor(PAINTS[pane.colour].tones[TOP]), PANE)
        marks = [(spot.cell, mark) for spot, mark in scene.marks if cells >> spot.cell & 1]
        paint_wrong(painter, projection, [(Z, cell) for cell, mark in marks if mark == Mark.WRONG])
        for cell, mark in marks:
            if mark != Mark.WRONG:
                _paint_mark(painter, _area(projection, cell), mark, self.colours)
        pinned = None if scene.pin is None else scene.pin.before or scene.pin.cell
        if pinned is not None and cells >> pinned & 1:
            area = _area(projection, pinned)
            side = 0.85 * area.width()  # in the upper part of the cell: the letter stays free
            paint_pin(painter, QRectF(area.left() + 0.02 * side, area.top() - 0.16 * side, side, side))

    def _paint_ground(self, painter: QPainter, places: Places, cell: int) -> None:
        blue, green, violet = walls(self.colours.is_dark)
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
        """Says what the layer lies on where there is room for it."""
        last = max(CELLS[cell][Z] for cell in cells_in(self.scene.region))
        source = LOWEST if z == 0 else HIGHEST if z == last else LAYER
        title = tr(Message(source, n=z + 1))
        return title if metrics.horizontalAdvance(title) <= width else tr(Message(LAYER, n=z + 1))


def _mask(body: Body) -> int:
    """The cells that it covers; one that is moved by whole cells may lie partly outside the cube."""
    if body.motion is None:
        return body.mask
    step = body.motion.column(3)
    moved = [
        (round(x + step.x()), round(y + step.y()), round(z + step.z()))
        for x, y, z in (CELLS[cell] for cell in cells_in(body.mask))
    ]
    return mask_of(cell for cell in moved if cell in CELLS)


def _area(projection: Projection, cell: int) -> QRectF:
    return projection.outline((Z, cell)).boundingRect()


def _paint_seen_through(painter: QPainter, projection: Projection, body: Body, cells: int) -> None:
    """A held piece has a contour, and a chip on each cell if it does not fit."""
    mask = _mask(body) & cells
    painter.setOpacity(HELD.get(body.look, GLASS))
    paint_bodies(painter, projection, [(mask, body.colour)], SEEN_THROUGH)
    painter.setOpacity(1 if body.look in HELD else GLASS_SIGNS)
    _paint_signs(painter, projection, body, cells)
    painter.setOpacity(1)
    sides = [(Z, cell) for cell in cells_in(mask)]
    if body.look in HELD:
        paint_contour(painter, projection, sides)
    for side in sides if body.look == Look.MISFIT else ():
        paint_chip(painter, projection, side)


def _paint_signs(painter: QPainter, projection: Projection, body: Body, cells: int) -> None:
    """In each cell the letter of the piece on the mark of its colour, and arrows to the layers in which it goes on."""
    mask, edge = _mask(body), QColor(PAINTS[body.colour].edge)
    for cell in cells_in(mask & cells):
        area = _area(projection, cell)
        side = area.width()
        paint_mark(painter, area.center(), SIGN * side, body.colour, edge)
        painter.setPen(QColor(Qt.GlobalColor.white))
        painter.setFont(text_font(max(round(LETTER * side), 8), QFont.Weight.DemiBold))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, LETTERS[BY_MASK[body.mask].piece])
        for direction in (1, -1):
            if 0 <= CELLS[cell][Z] + direction < SIDE and mask >> (cell + direction * STEPS[Z]) & 1:
                _paint_arrow(painter, area, direction, edge)
        if body.look == Look.LAST:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((INK, 0.1), (IVORY, 0.05)):
                painter.setPen(QPen(colour, max(width * side, 1.5)))
                painter.drawEllipse(area.center(), 0.37 * side, 0.37 * side)
        elif body.look == Look.LOCKED:
            _paint_screw(painter, area.topLeft() + QPointF(0.2, 0.2) * side, 0.1 * side)


def _paint_arrow(painter: QPainter, area: QRectF, direction: int, ink: QColor) -> None:
    """In the upper right corner up to the next layer, in the lower one down."""
    reach = ARROW * area.width()
    middle = QPointF(area.right() - 0.22 * area.width(), area.center().y() - direction * 0.3 * area.height())
    tip = QPointF(0, -direction * reach)
    corners = [middle + tip, middle + QPointF(reach, 0) - tip / 2, middle - QPointF(reach, 0) - tip / 2]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawConvexPolygon(QPolygonF(corners))


def _paint_screw(painter: QPainter, middle: QPointF, radius: float) -> None:
    """On a piece that was given and stays."""
    brass = QRadialGradient(middle - QPointF(0.4, 0.5) * radius, 1.8 * radius)
    for place, tone in ((0, "#FBE6A6"), (0.5, "#D6A343"), (1, "#7E5513")):
        brass.setColorAt(place, QColor(tone))
    painter.setPen(QPen(QColor("#4A2E08"), max(0.14 * radius, 0.8)))
    painter.setBrush(brass)
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(QColor("#4A2E08"), max(0.3 * radius, 1)))
    reach = QPointF(0.62, 0.36) * radius
    painter.drawLine(middle - reach, middle + reach)


def _paint_frame(painter: QPainter, area: QRectF, colour: QColor, share: float) -> QRectF:
    """Within the border of a cell, so that what is in it is seen; gives the line's own rectangle."""
    width = max(share * area.width(), 2)
    inner = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(inner)
    return inner


def _paint_mark(painter: QPainter, area: QRectF, mark: Mark, colours: Colours) -> None:
    """A frame around a cell; what is not allowed is crossed out as well."""
    colour = {Mark.GOOD: colours.green, Mark.BAD: colours.accent, Mark.POINTER: colours.ink}[mark]
    inner = _paint_frame(painter, area, QColor(colour), FRAME)
    if mark == Mark.BAD:
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
