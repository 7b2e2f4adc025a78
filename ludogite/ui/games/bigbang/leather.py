"""Leather in wooden frames on the table of Big Bang, and words on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ludogite.ui.look.materials import faint, gradient, lit, paint_bevel, paint_leather, shaded
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, paint_shadow, text_font

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
SMALLEST = 11
"""Pixels of the smallest words."""


def leather(colours: Colours) -> QColor:
    return QColor("#211814" if colours.is_dark or colours.is_high else "#533629")


def thread(colours: Colours) -> QColor:
    return QColor("#5F452C" if colours.is_dark else "#9A7345")


def on_leather(colours: Colours) -> QColor:
    return QColor("#F3E6CE")


def soft_on_leather(colours: Colours) -> QColor:
    return QColor("#BFAE94" if colours.is_dark else "#D6BF98")


def wood(colours: Colours) -> QColor:
    return QColor("#57483A" if colours.is_dark else "#B98C56")


def paint_leather_tray(painter: QPainter, area: QRectF, name: str, colours: Colours, is_hot: bool = False) -> None:
    """Leather with stitches in a wooden frame, with the shadow of the frame; it glows a little under the pointer."""
    reach = 14.0

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = whole.adjusted(reach, reach, -reach, -reach)
        radius, thickness = min(0.18 * place.height(), 16), round(0.055 * place.height())
        paint_shadow(drawing, place, radius, 9, 80)
        ground = wood(colours)
        drawing.setPen(Qt.PenStyle.NoPen)
        drawing.setBrush(shaded(ground, 0.36))
        drawing.drawRoundedRect(place, radius, radius)
        top = place.adjusted(0, 0, 0, -thickness)
        drawing.setBrush(gradient(top, lit(ground, 0.16), shaded(ground, 0.1), is_across=False))
        drawing.drawRoundedRect(top, radius, radius)
        edge = round(0.06 * place.height()) + 1
        inside = top.adjusted(edge, edge, -edge, -edge)
        skin = lit(leather(colours), 0.09) if is_hot else leather(colours)
        paint_leather(drawing, inside, max(radius - 0.7 * edge, 3), skin, thread(colours))
        paint_bevel(drawing, top, radius, faint(lit(ground, 0.6), 190), faint(shaded(ground, 0.6), 90), 1.3)

    whole = area.adjusted(-reach, -reach, reach, reach)
    paint_cached(painter, whole, f"bigbang {name} {is_hot}", colours, draw)


def paint_fitting(
    painter: QPainter,
    area: QRectF,
    text: str,
    size: float,
    colour: QColor,
    alignment: Qt.AlignmentFlag = CENTRE,
    weight: QFont.Weight = QFont.Weight.DemiBold,
) -> None:
    """Words of this size: smaller, and then cut short, where they would not fit."""
    font = text_font(max(round(size), 10), weight)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > area.width():
        font.setPixelSize(max(int(font.pixelSize() * area.width() / wide), SMALLEST))
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(area, alignment, text)
