"""Marks on the cells of Four Shapes: rings, crosses, and the opinions of an analysis."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from ludogite.rules.shapes import winners_moves
from ludogite.ui.games.shapes.pieces import paint_piece, woods
from ludogite.ui.look.materials import faint, paint_round_shadow
from ludogite.ui.look.theme import Colours, text_font

PLATE = QRectF(-33, -17, 66, 34)
"""A plate with a number on it, around its middle."""
SMALL_PIECE = 27.0
SMALLEST, LARGEST = 10, 22
"""Words are not smaller than this in the window, nor larger than this in the drawing, where it is scaled down."""


def strong_font(painter: QPainter, size: int) -> QFont:
    """Of this size in the drawing; larger where it could not be read in the window."""
    readable = round(SMALLEST / painter.worldTransform().m11())
    return text_font(max(size, min(readable, LARGEST)), QFont.Weight.DemiBold)


def paint_ring(
    painter: QPainter,
    area: QRectF,
    colour: QColor,
    width: float,
    colours: Colours,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """With a halo, so that it is seen on the brown of a hollow."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(woods(colours).halo, width + 3))
    painter.drawEllipse(area)
    painter.setPen(QPen(colour, width, style))
    painter.drawEllipse(area)


def paint_peg(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """An ivory peg with a tick: the piece that is held may go here."""
    middle = area.center()
    paint_round_shadow(painter, middle, 10, 4, 90)
    painter.setPen(QPen(QColor("#C9B48C"), 1))
    painter.setBrush(QColor("#FFF7E6"))
    painter.drawEllipse(middle, 10, 10)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(QColor("#3F6B34"), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPolyline(QPolygonF([middle + QPointF(x, y) for x, y in ((-4, 0), (-1, 3.5), (4.5, -3.5))]))


def paint_key(painter: QPainter, middle: QPointF, text: str, colours: Colours) -> None:
    """The key that takes a piece up."""
    font = strong_font(painter, 12)
    size = QSizeF(20, 18) * (font.pixelSize() / 12)
    chip = QRectF(middle - QPointF(size.width(), size.height()) / 2, size)
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(colours.panel))
    painter.drawRoundedRect(chip, 4, 4)
    painter.setPen(QColor(colours.ink))
    painter.setFont(font)
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)


def paint_lane(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The row, column or region in which something is forbidden."""
    wash = QColor(colours.accent)
    painter.setPen(QPen(faint(wash, 130), 1.5))
    painter.setBrush(faint(wash, 44))
    painter.drawRoundedRect(area, 62, 62)


def paint_culprit(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The piece that forbids a move: a ring, and a cross on a disc at its upper right."""
    accent = QColor(colours.accent)
    paint_ring(painter, area.adjusted(-1, -1, 1, 1), accent, 4, colours)
    middle = area.center() + QPointF(0.35, -0.35) * area.width()
    painter.setPen(QPen(woods(colours).halo, 2))
    painter.setBrush(accent)
    painter.drawEllipse(middle, 15, 15)
    painter.setPen(QPen(QColor(colours.on_filled), 3.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    _cross(painter, middle, 5)


def paint_warning(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The opponent could win here: an exclamation mark on a yellow disc."""
    middle = area.center()
    paint_round_shadow(painter, middle, 17, 5, 90)
    painter.setPen(QPen(woods(colours).walnut, 2))
    painter.setBrush(QColor(colours.yellow))
    painter.drawEllipse(middle, 17, 17)
    painter.setPen(woods(colours).walnut)
    painter.setFont(text_font(22, QFont.Weight.DemiBold))
    painter.drawText(QRectF(-17, -17, 34, 34).translated(middle), Qt.AlignmentFlag.AlignCenter, "!")


def paint_closed(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """Nothing may go here any more."""
    for colour, width in ((woods(colours).halo, 9), (QColor(colours.accent), 6)):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        _cross(painter, area.center(), 17)


def paint_worth(
    painter: QPainter, middle: QPointF, worth: int, shapes: Sequence[int], is_light: bool, colours: Colours
) -> None:
    """A win in so many moves is a filled plate with a tick, a loss a hollow one with a cross; above it, if they are
    named, the shapes that are worth it."""
    if shapes:
        left = middle.x() - (len(shapes) - 1) * SMALL_PIECE / 2
        for n, shape in enumerate(shapes):
            centre = QPointF(left + n * SMALL_PIECE, middle.y() - 21)
            paint_piece(painter, centre, SMALL_PIECE - 2, shape, is_light, colours)
        middle += QPointF(0, 18)
    plate = PLATE.translated(middle)
    loud, quiet = plate_colours(worth > 0, colours)
    painter.setPen(QPen(loud, 2.5))
    painter.setBrush(loud if worth > 0 else quiet)
    painter.drawRoundedRect(plate, 17, 17)
    written = quiet if worth > 0 else loud
    painter.setPen(QPen(written, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    sign = plate.center() - QPointF(14 if winners_moves(worth) < 10 else 19, 0)
    if worth > 0:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([sign + QPointF(-8, 1), sign + QPointF(-2, 7), sign + QPointF(8, -6)]))
    else:
        _cross(painter, sign, 6)
    painter.setPen(written)
    painter.setFont(text_font(22, QFont.Weight.DemiBold))
    painter.drawText(plate.adjusted(26, 0, -4, 0), Qt.AlignmentFlag.AlignCenter, str(winners_moves(worth)))


def plate_colours(is_win: bool, colours: Colours) -> tuple[QColor, QColor]:
    """The loud colour of a plate, and the quiet one that it is written in or on."""
    return QColor(colours.green).darker(116) if is_win else QColor(colours.accent), QColor(colours.panel)


def _cross(painter: QPainter, centre: QPointF, reach: float) -> None:
    for diagonal in (QPointF(reach, reach), QPointF(reach, -reach)):
        painter.drawLine(centre - diagonal, centre + diagonal)
