"""What one calls with in Big Bang: the bell for a bonus, the magnifying glass for a forgotten one, each above a plate
with its word and its key."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludogite.ui.games.bigbang.bell import draw_bell
from ludogite.ui.games.bigbang.glass import LENS, LENS_RADIUS, draw_glass, draw_glass_at_rest
from ludogite.ui.games.bigbang.hand import Call
from ludogite.ui.look.materials import (
    faint,
    paint_plate,
)
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, mixed, text_font

PLATE = 0.235
"""Height of the plate, in parts of the width of the whole."""
FADED = 0.45


def paint_call(
    painter: QPainter,
    area: QRectF,
    call: Call,
    colours: Colours,
    *,
    is_held: bool,
    is_hooded: bool,
    text: str = "",
    key: str = "",
    is_faded: bool = False,
) -> None:
    """The bell rings while it is held; of the glass only the outline is left then, for it lies where one points. After
    two wrong calls felt covers either. Faded it cannot be taken now."""
    plate = plate_of(area)
    room = QRectF(area.left(), area.top(), area.width(), plate.top() - area.top())
    draw, square = (draw_bell, _bell_square(room)) if call is Call.BONUS else (draw_glass_at_rest, _glass_square(room))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_faded and not is_hooded:
        painter.setOpacity(FADED)
    paint_cached(
        painter,
        _around(square),
        f"bigbang {call.value} {is_hooded} {is_held}",
        colours,
        lambda drawing, whole: draw(drawing, _within(whole), colours, is_held, is_hooded),
    )
    painter.setOpacity(1)
    _paint_word(painter, plate, colours, is_held, is_hooded or is_faded, text, key)
    painter.restore()


def _bell_square(room: QRectF) -> QRectF:
    """It stands on the plate."""
    side = min(0.97 * room.height(), 0.84 * room.width())
    return QRectF(room.center().x() - side / 2, room.bottom() - 1.03 * side, side, side)


def _glass_square(room: QRectF) -> QRectF:
    side = min(1.02 * room.height(), room.width())
    return QRectF(room.center().x() - 0.47 * side, room.center().y() - 0.52 * side, side, side)


def paint_bell_alone(painter: QPainter, square: QRectF, colours: Colours) -> None:
    """Without its plate."""
    paint_cached(
        painter,
        _around(square),
        f"bigbang {Call.BONUS.value} False False",
        colours,
        lambda drawing, whole: draw_bell(drawing, _within(whole), colours, False, False),
    )


def _around(square: QRectF) -> QRectF:
    """With its shadow."""
    reach = 0.2 * square.width()
    return square.adjusted(-reach, -reach, reach, reach)


def _within(whole: QRectF) -> QRectF:
    reach = whole.width() / 7
    return whole.adjusted(reach, reach, -reach, -reach)


def plate_of(area: QRectF) -> QRectF:
    """The plate with the word, below the thing."""
    height = round(min(PLATE * area.width(), 0.34 * area.height()))
    return QRectF(area.left(), area.bottom() - height, area.width(), height)


def paint_lens(painter: QPainter, token: QRectF, colours: Colours) -> None:
    """The magnifying glass laid over a token."""
    side = 1.12 * token.width() / (2 * LENS_RADIUS)
    square = QRectF(0, 0, side, side)
    square.moveCenter(token.center() - LENS * side - QPointF(0, 0.03 * token.height()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_cached(
        painter,
        _around(square),
        "bigbang lens",
        colours,
        lambda drawing, whole: draw_glass(drawing, _within(whole), colours),
    )
    painter.restore()


def _paint_word(
    painter: QPainter, plate: QRectF, colours: Colours, is_held: bool, is_closed: bool, text: str, key: str
) -> None:
    """Raised where the call can be made, filled while it is made, an outline where it cannot."""
    radius = 0.24 * plate.height()
    ink = QColor(colours.on_accent if is_held else colours.ink)
    if is_closed and not is_held:
        ink = mixed(QColor(colours.ink), QColor(colours.table), 0.12)
        painter.setPen(QPen(faint(ink, 130), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(plate.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    else:
        ground = QColor(colours.accent if is_held else colours.panel)
        paint_cached(
            painter,
            plate.adjusted(-10, -10, 10, 10),
            f"bigbang plate {is_held}",
            colours,
            lambda drawing, whole: _draw_plate(drawing, whole.adjusted(10, 10, -10, -10), radius, ground),
        )
    font = text_font(round(min(0.46 * plate.height(), 24)), QFont.Weight.DemiBold)
    key_side = 0.6 * plate.height() if key and not (is_closed and not is_held) else 0.0
    room = plate.width() - 0.3 * plate.height() - (key_side + 0.3 * plate.height() if key_side else 0)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room:
        font.setPixelSize(max(int(font.pixelSize() * room / wide), 10))
        wide = QFontMetricsF(font).horizontalAdvance(text)
    gap = 0.3 * plate.height() if key_side else 0.0
    left = plate.center().x() - (wide + gap + key_side) / 2
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(
        QRectF(left, plate.top(), wide + 2, plate.height()),
        Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        text,
    )
    if key_side:
        box = QRectF(left + wide + gap, plate.center().y() - key_side / 2, key_side, key_side)
        painter.setPen(QPen(faint(ink, 130), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 0.2 * key_side, 0.2 * key_side)
        painter.setFont(text_font(max(round(0.62 * key_side), 9), QFont.Weight.DemiBold))
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)


def _draw_plate(painter: QPainter, area: QRectF, radius: float, ground: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_plate(painter, area, radius, ground, 5)
