"""The dish that dice are thrown into, and the faces to enter real dice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludogite.ui.games.bigbang.layout import NARROW_DISH, dish_dice
from ludogite.ui.games.bigbang.leather import (
    CENTRE,
    LEFT,
    SMALLEST,
    leather,
    on_leather,
    paint_fitting,
    paint_leather_tray,
    soft_on_leather,
)
from ludogite.ui.look.materials import faint, paint_seam
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, mixed, text_font
from ludogite.ui.widgets.die import paint_die as paint_bone_die

TO_STITCHES = 0.26
"""Of the height of the dish: so far from its right edge words end, clear of the stitches."""


def paint_die(painter: QPainter, area: QRectF, face: int | None, colours: Colours, angle: float = 0.0) -> None:
    """A die of bone with pips; without a face the seam around the place where it would lie."""
    if face is not None:
        paint_bone_die(painter, area, face, colours, angle)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    side = area.width()
    whole = QRectF(-side / 2, -side / 2, side, side).adjusted(-0.2 * side, -0.2 * side, 0.2 * side, 0.2 * side)
    paint_cached(
        painter,
        whole,
        f"bigbang place of a die {angle:.0f}",
        colours,
        lambda drawing, place: _draw_place(drawing, place.center(), side, colours, angle),
    )
    painter.restore()


def _draw_place(painter: QPainter, centre: QPointF, side: float, colours: Colours, angle: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.rotate(angle)
    radius = 0.2 * side
    square = QRectF(-0.46 * side, -0.46 * side, 0.92 * side, 0.92 * side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawRoundedRect(square, radius, radius)
    paint_seam(painter, square, radius, soft_on_leather(colours), 1.4)


def paint_dish(
    painter: QPainter,
    area: QRectF,
    text: str,
    colours: Colours,
    is_hot: bool,
    *,
    note: str = "",
    key: str = "",
    dice: tuple[int, int] | None = None,
    is_faded: bool = False,
    has_tiles: bool = False,
) -> None:
    """The dish with two dice or their empty places, what a throw would do, and its key. In a narrow one, and with tiles
    in it, the words are above them."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_leather_tray(painter, area, "dish", colours, is_hot)
    height = area.height()
    strong, soft = on_leather(colours), soft_on_leather(colours)
    if is_faded:
        strong = mixed(strong, leather(colours), 0.25)
    is_narrow = area.width() < NARROW_DISH
    if has_tiles or is_narrow:
        room = area.adjusted(0.16 * height, 0.13 * height, -0.16 * height, -0.6 * height)
        _paint_above(painter, room, text, height, strong)
    if has_tiles:
        painter.restore()
        return
    places = dish_dice(area)
    for place, angle, face in zip(places, (5, -7), dice or (None, None), strict=True):
        paint_die(painter, place, face, colours, angle)
    air = (0.13 if is_narrow else 0.2) * height
    left, right = places[1].right() + air, area.right() - TO_STITCHES * height
    words, small = _word_fonts(height, 1)
    wide = max(QFontMetricsF(words).horizontalAdvance(text), QFontMetricsF(small).horizontalAdvance(note))
    if key and not is_narrow and wide < right - left - 0.3 * height:
        middle = QPointF(right - 0.02 * height, area.center().y() - 0.01 * height)
        right = _paint_key(painter, middle, 0.23 * height, key, strong) - 6
    room = QRectF(left, area.top() + 0.13 * height, right - left, 0.7 * height)
    if is_narrow:
        text = ""
        room.setTop(area.top() + 0.38 * height)
    _paint_words(painter, room, text, note, height, strong, soft)
    painter.restore()


def _paint_above(painter: QPainter, room: QRectF, text: str, height: float, colour: QColor) -> None:
    """In one line, or smaller in two."""
    metrics = QFontMetricsF(text_font(SMALLEST, QFont.Weight.DemiBold))
    if metrics.horizontalAdvance(text) <= room.width():
        paint_fitting(painter, room, text, 0.17 * height, colour)
        return
    wide = room.adjusted(-0.08 * height, -0.06 * height, 0.08 * height, 0.04 * height)
    painter.setFont(text_font(SMALLEST, QFont.Weight.DemiBold))
    painter.setPen(colour)
    painter.drawText(wide, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)


def _paint_words(
    painter: QPainter, room: QRectF, text: str, note: str, height: float, strong: QColor, soft: QColor
) -> None:
    """What a throw does, and a note below it: as large as both fit, in more lines where that helps. Where they do not,
    a long name is cut short, and a note alone is left out."""
    flags = LEFT | Qt.TextFlag.TextWordWrap
    for part in (1.0, 0.92, 0.85, 0.78, 0.7):
        words, small = _word_fonts(height, part)
        above = QFontMetricsF(words).boundingRect(room, flags, text) if text else QRectF()
        below = QFontMetricsF(small).boundingRect(room, flags, note) if note else QRectF()
        gap = 0.05 * height if text and note else 0.0
        total = above.height() + gap + below.height()
        if total <= room.height() and max(above.width(), below.width()) <= room.width():
            break
    else:
        if not text:
            return
        text = QFontMetricsF(words).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        above = QFontMetricsF(words).boundingRect(room, flags, text)
        total = above.height() + gap + below.height()
    top = room.center().y() - total / 2
    painter.setFont(words)
    painter.setPen(strong)
    painter.drawText(QRectF(room.left(), top, room.width(), above.height()), flags, text)
    painter.setFont(small)
    painter.setPen(soft)
    painter.drawText(QRectF(room.left(), top + above.height() + gap, room.width(), below.height()), flags, note)


def _word_fonts(height: float, part: float) -> tuple[QFont, QFont]:
    return (
        text_font(max(round(0.185 * part * height), 11), QFont.Weight.DemiBold),
        text_font(max(round(0.145 * part * height), 11), QFont.Weight.Medium),
    )


def _paint_key(painter: QPainter, right_middle: QPointF, side: float, key: str, colour: QColor) -> float:
    """A key of the keyboard, with its right edge here; the answer is its left edge."""
    area = QRectF(right_middle.x() - side, right_middle.y() - side / 2, side, side)
    painter.setPen(QPen(faint(colour, 150), 1.3))
    painter.setBrush(faint(colour, 16))
    painter.drawRoundedRect(area, 0.2 * side, 0.2 * side)
    painter.setPen(colour)
    painter.setFont(text_font(max(round(0.62 * side), 9), QFont.Weight.DemiBold))
    painter.drawText(area, CENTRE, key)
    return area.left()


def paint_tiles(
    painter: QPainter, areas: Sequence[QRectF], cursor: int | None, first: int | None, colours: Colours
) -> None:
    """The six faces of a die, counted from 0: the one under the cursor ringed, the first die of the roll with a bar."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for n, area in enumerate(areas):
        paint_die(painter, area, n + 1, colours)
        side = area.width()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if n == first:
            painter.setPen(QPen(QColor("#FFDD8F"), max(0.08 * side, 2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            y = area.bottom() + 0.1 * side
            painter.drawLine(QLineF(area.left() + 0.2 * side, y, area.right() - 0.2 * side, y))
        if n == cursor:
            painter.setPen(QPen(QColor("#FFF8EA"), 2.4))
            painter.drawRoundedRect(area.adjusted(-2.5, -2.5, 2.5, 2.5), 0.26 * side, 0.26 * side)
    painter.restore()
