"""The bell and the magnifying glass of Big Bang, to call a bonus and a forgotten one, each above a plate with its word
and its key."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from ludogite.ui.games.bigbang.hand import Call
from ludogite.ui.look.materials import (
    faint,
    gradient,
    lit,
    paint_felt,
    paint_plate,
    paint_round_shadow,
    paint_seam,
    shaded,
)
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.tables import BURGUNDY_FELT
from ludogite.ui.look.theme import Colours, rim, text_font

PLATE = 0.235
"""Height of the plate, in parts of the width of the whole."""
FADED = 0.45
LENS = QPointF(-0.09, -0.06)
"""Middle of the lens, in parts of the glass's square around its middle."""
LENS_RADIUS = 0.27
ANGLE = 38
"""Of the handle, in degrees."""


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
    ink = QColor(colours.on_filled if is_held else colours.ink)
    if is_closed and not is_held:
        ink = QColor(BURGUNDY_FELT.ground(colours).soft_ink)
        painter.setPen(QPen(faint(ink, 130), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(plate.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    else:
        ground = QColor(colours.filled if is_held else colours.panel)
        paint_cached(
            painter,
            plate.adjusted(-10, -10, 10, 10),
            f"bigbang plate {is_held}",
            colours,
            lambda drawing, whole: _draw_plate(drawing, whole.adjusted(10, 10, -10, -10), radius, ground, colours),
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


def _draw_plate(painter: QPainter, area: QRectF, radius: float, ground: QColor, colours: Colours) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_plate(painter, area, radius, ground, 5)
    painter.setPen(rim(colours))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, radius, radius)


def draw_bell(painter: QPainter, area: QRectF, colours: Colours, is_held: bool, is_hooded: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = area.width()
    painter.translate(area.center().x(), area.bottom())
    painter.scale(side / 100, side / 100)
    outline = QPen(QColor("#6B4A12"), 0.9)
    painter.save()
    painter.translate(4, -8)
    painter.scale(1, 0.28)
    paint_round_shadow(painter, QPointF(0, 0), 47, 12, 120)
    painter.restore()
    if is_hooded:
        _draw_hood(painter, colours)
        return
    base = QRectF(-47, -26, 94, 22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#241A14"))
    painter.drawEllipse(base.translated(0, 3))
    painter.setBrush(gradient(base, QColor("#5A4636"), QColor("#2B1F17")))
    painter.drawEllipse(base)
    body = QRectF(-44, -76, 88, 70)
    painter.setPen(outline)
    painter.setBrush(QBrush(_brass(body)))
    painter.drawPath(_dome(-44, 44, -74, -22, 7))
    rim = QPainterPath(QPointF(-44, -24))
    rim.quadTo(QPointF(0, -8), QPointF(44, -24))
    rim.lineTo(44, -19)
    rim.quadTo(QPointF(0, -2), QPointF(-44, -19))
    rim.closeSubpath()
    painter.drawPath(rim)
    shine = QPainterPath(QPointF(-43, -22.6))
    shine.quadTo(QPointF(0, -6.6), QPointF(43, -22.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 246, 214, 220), 1.3))
    painter.drawPath(shine)
    top = QPainterPath(QPointF(-30, -60))
    top.quadTo(QPointF(-22, -70), QPointF(-8, -72))
    painter.setPen(QPen(QColor(255, 252, 236, 150), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(top)
    painter.setPen(outline)
    painter.setBrush(QBrush(_brass(QRectF(-4, 0, 8, 1))))
    painter.drawRect(QRectF(-3.5, -79, 7, 6))
    painter.setBrush(QBrush(_brass(QRectF(-9, 0, 18, 1))))
    painter.drawEllipse(QPointF(0, -82), 9, 4.6)
    if is_held:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colour = QColor(colours.accent)
        for n, (radius, alpha) in enumerate(((46.0, 255), (54.0, 150))):
            painter.setPen(QPen(faint(colour, alpha), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            arc = QRectF(-radius, -60 - radius, 2 * radius, 2 * radius)
            for start in (28 - n * 2, 152 + n * 2 - 24):
                painter.drawArc(arc, start * 16, 24 * 16)


def _brass(area: QRectF) -> QLinearGradient:
    made = QLinearGradient(area.topLeft(), area.topRight())
    for at, colour in (
        (0, "#8C621C"),
        (0.12, "#C08A2C"),
        (0.26, "#F1D489"),
        (0.36, "#FFF3CF"),
        (0.46, "#DDA945"),
        (0.62, "#B5822B"),
        (0.78, "#825A17"),
        (0.92, "#CB963A"),
        (1, "#9C6E20"),
    ):
        made.setColorAt(at, QColor(colour))
    return made


def _dome(left: float, right: float, top: float, bottom: float, sag: float) -> QPainterPath:
    """A half egg on a curved foot."""
    middle, height = (left + right) / 2, bottom - top
    path = QPainterPath(QPointF(left, bottom))
    path.cubicTo(QPointF(left, bottom - 0.72 * height), QPointF(left + 0.2 * (right - left), top), QPointF(middle, top))
    path.cubicTo(
        QPointF(right - 0.2 * (right - left), top), QPointF(right, bottom - 0.72 * height), QPointF(right, bottom)
    )
    path.quadTo(QPointF(middle, bottom + 2 * sag), QPointF(left, bottom))
    return path


def _draw_hood(painter: QPainter, colours: Colours) -> None:
    """Grey felt over the bell, with a seam along its foot."""
    hood = _dome(-48, 48, -78, -12, 8.5)
    paint_felt(painter, hood, QColor("#756A61" if colours.is_dark else "#6A6058"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(20, 14, 10, 150), 1))
    painter.drawPath(hood)
    for y, colour, width in ((-17, QColor("#C9BCAB"), 1.2),):
        seam = QPainterPath(QPointF(-46.5, y))
        seam.quadTo(QPointF(0, y + 16), QPointF(46.5, y))
        pen = QPen(colour, width)
        pen.setDashPattern([3.4, 2.4])
        painter.setPen(pen)
        painter.drawPath(seam)
    fold = QPainterPath(QPointF(-12, -76))
    fold.cubicTo(QPointF(-6, -56), QPointF(-16, -40), QPointF(-12, -16))
    painter.setPen(QPen(QColor(0, 0, 0, 40), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(fold)
    painter.setPen(QPen(QColor(255, 255, 255, 26), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(fold.translated(3, 0))


def draw_glass_at_rest(painter: QPainter, area: QRectF, colours: Colours, is_held: bool, is_hooded: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_held:
        _draw_outline(painter, area, colours)
        return
    draw_glass(painter, area, colours)
    if is_hooded:
        side = area.width()
        lens = area.center() + LENS * side
        pouch = QPainterPath()
        pouch.addEllipse(lens, 0.31 * side, 0.31 * side)
        paint_felt(painter, pouch, QColor("#756A61" if colours.is_dark else "#6A6058"))
        painter.setPen(QPen(QColor(20, 14, 10, 150), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(pouch)
        radius = 0.275 * side
        seam = QRectF(lens.x() - radius, lens.y() - radius, 2 * radius, 2 * radius)
        paint_seam(painter, seam, radius, QColor("#C9BCAB"), 1.2)


def draw_glass(painter: QPainter, area: QRectF, colours: Colours) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = area.width()
    lens, radius = area.center() + LENS * side, LENS_RADIUS * side
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for n in range(4):
        painter.setPen(QPen(QColor(0, 0, 0, 26), (0.075 - 0.012 * n) * side))
        painter.drawEllipse(lens + QPointF(0.02, 0.04) * side, radius, radius)
    painter.save()
    painter.translate(lens + QPointF(0.018, 0.045) * side)
    painter.rotate(ANGLE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawPath(_handle(side))
    painter.restore()
    painter.save()
    painter.translate(lens)
    painter.rotate(ANGLE)
    wood = QColor("#8A5B3A")
    across = QLinearGradient(QPointF(0, -0.05 * side), QPointF(0, 0.05 * side))
    across.setColorAt(0, shaded(wood, 0.1))
    across.setColorAt(0.3, lit(wood, 0.35))
    across.setColorAt(1, shaded(wood, 0.45))
    painter.setPen(QPen(QColor("#4E3120"), 0.8))
    painter.setBrush(across)
    painter.drawPath(_handle(side))
    painter.setBrush(QColor("#D7AE5E"))
    painter.setPen(QPen(QColor("#6B4A12"), 0.8))
    painter.drawRect(QRectF(0.29 * side, -0.024 * side, 0.055 * side, 0.048 * side))
    painter.restore()
    pane = QLinearGradient(lens - QPointF(radius, radius), lens + QPointF(radius, radius))
    pane.setColorAt(0, QColor(255, 255, 255, 60))
    pane.setColorAt(0.5, QColor(255, 255, 255, 12))
    pane.setColorAt(1, QColor(255, 255, 255, 34))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pane)
    painter.drawEllipse(lens, radius, radius)
    ring = QLinearGradient(lens - QPointF(radius, radius), lens + QPointF(radius, radius))
    for at, colour in ((0, "#F7E3A8"), (0.25, "#C7963F"), (0.5, "#8F6722"), (0.75, "#E9CB81"), (1, "#8F6722")):
        ring.setColorAt(at, QColor(colour))
    width = 0.05 * side
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#6B4A12"), width + 1.4))
    painter.drawEllipse(lens, radius, radius)
    painter.setPen(QPen(QBrush(ring), width))
    painter.drawEllipse(lens, radius, radius)
    painter.setPen(QPen(QColor(255, 255, 255, 170), 0.022 * side, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    gleam = 0.8 * radius
    painter.drawArc(QRectF(lens.x() - gleam, lens.y() - gleam, 2 * gleam, 2 * gleam), 112 * 16, 44 * 16)


def _draw_outline(painter: QPainter, area: QRectF, colours: Colours) -> None:
    side = area.width()
    painter.setPen(QPen(QColor(BURGUNDY_FELT.ground(colours).soft_ink), 1.3, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(0, 0, 0, 14))
    painter.translate(area.center() + LENS * side)
    painter.drawEllipse(QPointF(0, 0), LENS_RADIUS * side * 1.06, LENS_RADIUS * side * 1.06)
    painter.rotate(ANGLE)
    painter.drawPath(_handle(side))


def _handle(side: float) -> QPainterPath:
    """Along the x axis from the lens's middle outwards."""
    path = QPainterPath(QPointF(0.335 * side, -0.022 * side))
    path.cubicTo(
        QPointF(0.4 * side, -0.045 * side), QPointF(0.5 * side, -0.05 * side), QPointF(0.57 * side, -0.04 * side)
    )
    path.cubicTo(QPointF(0.6 * side, -0.03 * side), QPointF(0.6 * side, 0.03 * side), QPointF(0.57 * side, 0.04 * side))
    path.cubicTo(
        QPointF(0.5 * side, 0.05 * side), QPointF(0.4 * side, 0.045 * side), QPointF(0.335 * side, 0.022 * side)
    )
    path.closeSubpath()
    return path
