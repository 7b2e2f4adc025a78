"""Paints a shelf: oak with an edge, dark petrol felt sunk into it, pieces that lie on it, and their prints."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from ludogite.rules.cube.pieces import Orientation
from ludogite.sheets.cube.pieces import fit_piece, paint_soft, silhouette
from ludogite.ui.look.materials import faint, lit, paint_bevel, paint_grain, rounded, shaded
from ludogite.ui.look.theme import Colours, paint_shadow

WOOD, DARK_WOOD = QColor("#CDA472"), QColor("#7A5636")
FELT, DARK_FELT = (QColor("#1E3238"), QColor("#2B464D")), (QColor("#14252C"), QColor("#213A43"))
"""From its upper edge down."""
DIGIT = "#D9D2C2"
FRAME = "#FFF6E2"
PRINT, PRINT_BLUR = QColor(6, 12, 16, 105), 2.5
PRINT_EDGE = QColor(214, 232, 232, 62)


def wood_ink(colours: Colours) -> str:
    """The colour of words on the wood."""
    return "#FBF3E4" if colours.is_dark else "#33261A"


def felt_tone(colours: Colours) -> QColor:
    """The felt at its upper edge."""
    return (DARK_FELT if colours.is_dark else FELT)[0]


def paint_shelf(painter: QPainter, board: QRectF, felt: QRectF, count: int, colours: Colours) -> None:
    """The board with its shadow, and the felt with fine lines between the places."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wood = DARK_WOOD if colours.is_dark else WOOD
    radius = 9.0
    paint_shadow(painter, board, radius, 16, 60)
    _paint_board(painter, board, board.bottom() - felt.bottom() - (felt.top() - board.top()), radius, wood)
    _paint_felt(painter, felt, DARK_FELT if colours.is_dark else FELT, wood)
    for n in range(1, count):
        x = round(felt.left() + n * felt.width() / count) + 0.5
        ends = QPointF(x, felt.top() + 8), QPointF(x, felt.bottom() - 8)
        painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
        painter.drawLine(*ends)
        painter.setPen(QPen(QColor(255, 255, 255, 16), 1))
        painter.drawLine(ends[0] + QPointF(1, 0), ends[1] + QPointF(1, 0))


def _paint_board(painter: QPainter, board: QRectF, thick: float, radius: float, wood: QColor) -> None:
    """The top, and below it the edge that one sees."""
    top = board.adjusted(0, 0, 0, -thick)
    edge = QLinearGradient(0, top.bottom() - 1, 0, board.bottom())
    edge.setColorAt(0, shaded(wood, 0.22))
    edge.setColorAt(0.3, shaded(wood, 0.3))
    edge.setColorAt(1, shaded(wood, 0.62))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge)
    painter.drawRoundedRect(board, radius, radius)
    face = QLinearGradient(top.topLeft(), top.bottomLeft())
    face.setColorAt(0, lit(wood, 0.22))
    face.setColorAt(0.2, wood)
    face.setColorAt(1, lit(wood, 0.06))
    painter.setBrush(face)
    painter.drawRoundedRect(top, radius, radius)
    painter.save()
    painter.setClipPath(rounded(top, radius), Qt.ClipOperation.IntersectClip)
    paint_grain(painter, top, faint(shaded(wood, 0.55), 60), step=9)
    painter.restore()
    paint_bevel(painter, top, radius, faint(lit(wood, 0.8), 150), faint(lit(wood, 0.75), 150), 1.2)


def _paint_felt(painter: QPainter, felt: QRectF, tones: tuple[QColor, QColor], wood: QColor) -> None:
    radius = 7.0
    cloth = QLinearGradient(felt.topLeft(), felt.bottomLeft())
    cloth.setColorAt(0, shaded(tones[0], 0.35))
    cloth.setColorAt(0.16, tones[0])
    cloth.setColorAt(1, tones[1])
    painter.setPen(QPen(faint(shaded(wood, 0.75), 190), 1.2))
    painter.setBrush(cloth)
    painter.drawRoundedRect(felt, radius, radius)


def paint_felt_frame(painter: QPainter, area: QRectF, is_strong: bool) -> None:
    """Around the place of the piece in the hand; weaker around the one under the mouse."""
    painter.setPen(QPen(faint(QColor(FRAME), 255 if is_strong else 110), 2 if is_strong else 1.4))
    painter.setBrush(QColor(255, 250, 235, 34 if is_strong else 16))
    painter.drawRoundedRect(area, 7, 7)


def paint_print(painter: QPainter, area: QRectF, orientation: Orientation) -> None:
    """The print of a piece: where it has lain the felt is darker, with an edge that catches the light."""
    outline = silhouette(fit_piece(area, orientation.cells), orientation.cells)
    paint_soft(painter, outline, PRINT, PRINT_BLUR)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(PRINT_EDGE, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
