"""The three upper faces beside the board, as one hexagon: what each column of a face shows, and how many squares of
each colour there are. With a piece in the hand it shows what would be so after placing it."""

from __future__ import annotations

from math import sqrt

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import RED, YELLOW, Position
from ludogite.rules.cube.pieces import CELLS, SIDE, Placement
from ludogite.sheets.cube.faces import shown_by, upper_sides
from ludogite.sheets.cube.flat import Sides, paint_mark
from ludogite.sheets.cube.paints import PAINTS
from ludogite.sheets.cube.projection import LEFT, RIGHT, TOP
from ludogite.sheets.cube.signs import paint_contour
from ludogite.ui.games.cube.view.camera import STANDARD
from ludogite.ui.games.cube.view.hexagon_view import HEAD, HexagonView
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, mixed, scaled, text_font

FACE_NAMES = (
    Message(QT_TRANSLATE_NOOP("cube", "left face")),
    Message(QT_TRANSLATE_NOOP("cube", "right face")),
    Message(QT_TRANSLATE_NOOP("cube", "top face")),
)
"""A face is called by where it is seen."""
SHORT_NAMES = (
    QT_TRANSLATE_NOOP("cube", "left"),
    QT_TRANSLATE_NOOP("cube", "right"),
    QT_TRANSLATE_NOOP("cube", "top"),
)
FACE_COUNTS = (
    QT_TRANSLATE_NOOP("cube", "Left face: {red} red, {yellow} yellow."),
    QT_TRANSLATE_NOOP("cube", "Right face: {red} red, {yellow} yellow."),
    QT_TRANSLATE_NOOP("cube", "Top face: {red} red, {yellow} yellow."),
)
IF_PLACED = QT_TRANSLATE_NOOP("cube", "if you place it here")
IF_PLACED_COUNTS = QT_TRANSLATE_NOOP("cube", "With the piece here. {counts}")

ABOVE, BELOW, ASIDE = 10.0, 18.0, 61.0
"""Around the hexagon: air, and the counts of a face at its sides."""
ROW, SWATCH = 21.0, 14.0
BESIDE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def face_place(axis: int, cell: int, faces: tuple[int, int, int] = STANDARD.faces) -> tuple[int, int]:
    """The row and column at which a face shows the cell. Rows of the left and the right face are counted from above,
    those of the top from the back; columns go from left to right, and those of the left face go on over the top."""
    left, right, top = faces
    place = CELLS[cell]
    if axis == left:
        return SIDE - 1 - place[top], place[right]
    if axis == right:
        return SIDE - 1 - place[top], SIDE - 1 - place[left]
    return place[left], place[right]


def counts_in(sides: Sides, axis: int) -> tuple[int, int]:
    """The number of red squares of a face, and of yellow ones."""
    colours = [seen.colour for (across, _), seen in sides.items() if across == axis and seen]
    return colours.count(RED), colours.count(YELLOW)


def gain_colours(colours: Colours) -> tuple[QColor, QColor]:
    """Of a plus and of a minus, of what is right and wrong."""
    green = mixed(QColor(colours.green), QColor(colours.ink), 0.18)
    return green, QColor(colours.red if colours.is_dark else colours.accent)


class Hexagon(HexagonView):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._now: Sides = dict.fromkeys(upper_sides())
        self._after: Sides | None = None
        """With a piece in the hand, what would be seen."""
        self._placed = 0
        """The cells of that piece."""
        self.set_texts()

    def show_state(self, state: Position | Attempt) -> None:
        self._now, self._after, self._placed = shown_by(state), None, 0
        self.refresh()

    def show_after(self, after: Position | Attempt | None, placement: Placement | None) -> None:
        """The position after a piece is placed; None: as it is now."""
        self._after = shown_by(after) if after and placement else None
        self._placed = placement.mask if after and placement else 0
        self.refresh()

    @property
    def sides(self) -> Sides:
        return self._now if self._after is None else self._after

    def counts(self, axis: int) -> tuple[int, int]:
        """The number of red squares of a face, and of yellow ones."""
        return counts_in(self.sides, axis)

    def gains(self, axis: int) -> tuple[int, int]:
        """The change in them if the piece is placed."""
        red, yellow = self.counts(axis)
        red_now, yellow_now = counts_in(self._now, axis)
        return red - red_now, yellow - yellow_now

    def size_with(self, unit: float) -> QSize:
        return QSize(round(SIDE * sqrt(3) * unit + 2 * ASIDE), round(scaled(HEAD) + ABOVE + 2 * SIDE * unit + BELOW))

    def hexagon_area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(ASIDE, scaled(HEAD) + ABOVE, -ASIDE, -BELOW)

    def set_texts(self) -> None:
        self.setAccessibleName(tr(Message(QT_TRANSLATE_NOOP("cube", "The three faces"))))
        counts = []
        for place, axis in enumerate(self.faces):
            red, yellow = self.counts(axis)
            counts.append(tr(Message(FACE_COUNTS[place], red=red, yellow=yellow)))
        said = " ".join(counts)
        self.setAccessibleDescription(said if self._after is None else tr(Message(IF_PLACED_COUNTS, counts=said)))

    # Painting

    def paint_over(self, painter: QPainter) -> None:
        """A contour around the piece that would be placed, and the counts of each face at its side."""
        placed = {side for side, seen in self.sides.items() if seen and self._placed >> seen.cell & 1}
        paint_contour(painter, self.projection(), placed)
        if self._after is not None:
            painter.setPen(QColor(self.colours.soft_ink))
            painter.setFont(text_font(12, QFont.Weight.Medium))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, 0, self.width(), scaled(HEAD)), right, tr(Message(IF_PLACED)))
        hexagon = self.projection()
        half = SIDE * sqrt(3) / 2 * hexagon.scale
        beside = -4 if hexagon.scale > ROW else 8  # beside a small one there is no slanted edge to go under
        left, right_side = hexagon.origin.x() - half - ASIDE, hexagon.origin.x() + half + beside
        high, low = scaled(HEAD), hexagon.origin.y() + SIDE * hexagon.scale + BELOW - 3 * ROW
        for place, corner in ((LEFT, (left, low)), (RIGHT, (right_side, low)), (TOP, (left, high))):
            self._paint_counts(painter, QPointF(*corner), place)

    def _paint_counts(self, painter: QPainter, corner: QPointF, place: int) -> None:
        axis = self.faces[place]
        painter.setPen(QColor(self.colours.soft_ink))
        painter.setFont(text_font(12))
        line = QRectF(corner.x(), corner.y(), 120, ROW)
        painter.drawText(line, BESIDE, tr(Message(SHORT_NAMES[place])))
        for colour, (count, gain) in enumerate(zip(self.counts(axis), self.gains(axis), strict=True)):
            line.translate(0, ROW)
            swatch = QRectF(line.left() + 1, line.center().y() - SWATCH / 2, SWATCH, SWATCH)
            self._paint_swatch(painter, swatch, colour)
            self._paint_number(painter, line.adjusted(SWATCH + 8, 0, 0, 0), count, gain)

    def _paint_number(self, painter: QPainter, line: QRectF, count: int, gain: int) -> None:
        painter.setPen(QColor(self.colours.ink))
        painter.setFont(text_font(15, QFont.Weight.DemiBold))
        painter.drawText(line, BESIDE, str(count))
        if gain:
            width = QFontMetricsF(painter.font()).horizontalAdvance(str(count))
            painter.setPen(gain_colours(self.colours)[gain < 0])
            painter.setFont(text_font(13, QFont.Weight.DemiBold))
            painter.drawText(line.adjusted(width + 5, 0, 0, 0), BESIDE, f"+{gain}" if gain > 0 else f"−{-gain}")

    def _paint_swatch(self, painter: QPainter, area: QRectF, colour: int) -> None:
        paint = PAINTS[colour]
        painter.setPen(QPen(QColor(paint.edge), 0.6))
        painter.setBrush(QColor(paint.tones[TOP]))
        painter.drawRoundedRect(area, 3.5, 3.5)
        paint_mark(painter, area.center(), 0.17 * area.width(), colour, QColor(paint.mark))
