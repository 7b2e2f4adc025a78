"""What lies around the boards of Big Bang: strip, ruler, dice, dish, bell and magnifying glass."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ludogite.ui.games.bigbang.layout import LARGEST_BUDGET, Layout, dish_dice
from ludogite.ui.theme import Colours, mixed, text_font, title_font
from ludogite.ui.widgets.materials import (
    faint,
    gradient,
    is_dark,
    lit,
    paint_bevel,
    paint_leather,
    paint_seam,
    paint_shadow,
    shaded,
)
from ludogite.ui.widgets.picture_cache import paint_cached

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
SHORTEST = 8
"""Below this budget there is no room for words above the ruler; they are written to the right of it."""


def leather(colours: Colours) -> QColor:
    return QColor("#211814" if is_dark(colours) else "#533629")


def thread(colours: Colours) -> QColor:
    return QColor("#5F452C" if is_dark(colours) else "#9A7345")


def on_leather(colours: Colours) -> QColor:
    return QColor("#F3E6CE")


def soft_on_leather(colours: Colours) -> QColor:
    return QColor("#BFAE94" if is_dark(colours) else "#D6BF98")


def wood(colours: Colours) -> QColor:
    return QColor("#57483A" if is_dark(colours) else "#B98C56")


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


def paint_strip(painter: QPainter, area: QRectF, colours: Colours, is_hot: bool = False) -> None:
    """The empty strip; dice, budget and ruler go onto it."""
    paint_leather_tray(painter, area, "strip", colours, is_hot)


def paint_budget(painter: QPainter, area: QRectF, budget: int, note: str, colours: Colours) -> None:
    """The number that the dice make; the note says that they are a double."""
    height = area.height()
    painter.setPen(on_leather(colours))
    painter.setFont(title_font(round(0.56 * height)))
    number = area.adjusted(0, -0.06 * height, 0, -0.3 * height) if note else area
    painter.drawText(number, CENTRE, str(budget))
    if note:
        _paint_fitting(painter, area.adjusted(0, 0.7 * height, 0, 0), note, 0.25 * height, soft_on_leather(colours))


def paint_shout(painter: QPainter, layout: Layout, text: str, count: str, colours: Colours) -> None:
    """Over the ruler, which it covers: Big Bang!, and how many."""
    height = layout.strip.height()
    room = QRectF(layout.ruler.left(), layout.strip.top(), 0, 0.94 * height)
    room.setRight(layout.strip.right() - 0.4 * height)
    painter.save()
    cover = QRectF(room.left() - 8, layout.strip.top(), layout.strip.right() - room.left() + 8, height)
    painter.setClipRect(cover, Qt.ClipOperation.IntersectClip)
    paint_strip(painter, layout.strip, colours)
    painter.restore()
    font = title_font(round(0.42 * height))
    wide = QFontMetricsF(font).horizontalAdvance(f"{text}  {count}")
    if wide > room.width():
        font.setPixelSize(int(font.pixelSize() * room.width() / wide))
    painter.setFont(font)
    painter.setPen(QColor("#FFDD8F"))
    painter.drawText(room, LEFT, text)
    painter.setPen(on_leather(colours))
    painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, count)


def paint_steps(
    painter: QPainter, area: QRectF, title: str, steps: Sequence[tuple[str, bool]], colours: Colours
) -> None:
    """On the strip: what was called, and the steps that follow, each with whether it is done; the first that is not
    is the one to do now."""
    height = area.height()
    room = area.adjusted(0.32 * height, 0, -0.3 * height, -0.06 * height)
    titles, words = title_font(round(0.32 * height)), text_font(round(0.2 * height), QFont.Weight.DemiBold)
    circle, gap = 0.36 * height, 0.3 * height
    wide = QFontMetricsF(titles).horizontalAdvance(title)
    needed = wide + sum(gap + 1.25 * circle + QFontMetricsF(words).horizontalAdvance(step) for step, _ in steps)
    if needed > room.width():
        part = room.width() / needed
        titles.setPixelSize(int(titles.pixelSize() * part))
        words.setPixelSize(int(words.pixelSize() * part))
        circle, gap, wide = part * circle, part * gap, part * wide
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(titles)
    painter.setPen(on_leather(colours))
    painter.drawText(room, LEFT, title)
    x, is_before = room.left() + wide + gap, True
    for n, (step, is_done) in enumerate(steps):
        is_next, is_before = is_before and not is_done, is_before and is_done
        place = QRectF(x, room.center().y() - circle / 2, circle, circle)
        painter.setPen(QPen(on_leather(colours), 1.6))
        painter.setBrush(QColor(colours.accent) if is_next else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place)
        if is_done:
            paint_tick(painter, place, on_leather(colours))
        else:
            painter.setPen(QColor(colours.on_accent) if is_next else on_leather(colours))
            painter.setFont(words)
            painter.drawText(place, CENTRE, str(n + 1))
        painter.setFont(words)
        painter.setPen(on_leather(colours) if is_next else soft_on_leather(colours))
        x += 1.25 * circle
        painter.drawText(QRectF(x, room.top(), room.right() - x + 4, room.height()), LEFT, step)
        x += QFontMetricsF(words).horizontalAdvance(step) + gap


def paint_tick(painter: QPainter, area: QRectF, colour: QColor) -> None:
    pen = QPen(colour, max(0.11 * area.width(), 1.4))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    side = area.width()
    path = QPainterPath(area.center() + QPointF(-0.22, 0.02) * side)
    path.lineTo(area.center() + QPointF(-0.06, 0.18) * side)
    path.lineTo(area.center() + QPointF(0.23, -0.17) * side)
    painter.drawPath(path)


def paint_ruler(
    painter: QPainter,
    area: QRectF,
    budget: int,
    spent: int,
    slabs: Sequence[int],
    hovered: int | None,
    colours: Colours,
    *,
    selected: str = "",
    left: str = "",
) -> None:
    """As long as the budget; the area would hold the largest one. A blank block covers what is spent, a slab each
    selected token, and dashed is what the pointer is over. The words stand above it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = area.width() / LARGEST_BUDGET
    words = 0.3 * area.height()
    ruler = QRectF(area.left(), area.top() + words + 0.08 * area.height(), unit * budget, 0.62 * area.height())
    paint_cached(
        painter,
        ruler.adjusted(-8, -8, 8, 8),
        f"bigbang ruler {budget}",
        colours,
        lambda drawing, whole: _paint_ivory(drawing, whole.adjusted(8, 8, -8, -8), budget, colours),
    )
    body = ruler.adjusted(0, -0.04 * ruler.height(), 0, -0.2 * ruler.height())
    x = ruler.left()
    if spent:
        _paint_block(painter, QRectF(x, body.top(), spent * unit, body.height()), QColor(colours.dark_piece), "")
        x += spent * unit
    for value in slabs:
        block = QRectF(x, body.top(), value * unit, body.height())
        _paint_block(painter, block, QColor(colours.accent), str(value), QColor(colours.on_accent))
        x += value * unit
    if hovered is not None:
        block = QRectF(x, body.top(), hovered * unit, body.height()).adjusted(1.5, 1, -1.5, -1)
        is_over = x + hovered * unit > ruler.right() + 0.5
        ink = QColor("#2B2620") if not is_over else QColor(soft_on_leather(colours))
        painter.setPen(QPen(ink, 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(QColor("#E7CE98") if not is_over else QColor(255, 255, 255, 16))
        painter.drawRoundedRect(block, 3, 3)
        painter.setFont(text_font(round(0.5 * body.height()), QFont.Weight.DemiBold))
        _paint_number(painter, block, str(hovered), ink)
    covered = x + (hovered or 0) * unit
    if covered < ruler.right() - 0.55 * ruler.height():
        painter.setPen(QColor("#3A2E25"))
        painter.setFont(_ruler_font(ruler))
        last = QRectF(ruler.right() - 34, ruler.top(), 31, 0.44 * ruler.height())
        painter.drawText(last, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(budget))
    _paint_ruler_words(painter, area, ruler, words, selected, left, colours)
    painter.restore()


def _ruler_font(ruler: QRectF) -> QFont:
    return text_font(max(round(0.27 * ruler.height()), 9), QFont.Weight.DemiBold)


def _paint_ivory(painter: QPainter, ruler: QRectF, budget: int, colours: Colours) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shadow(painter, ruler, 3, 5, 110)
    ground = QColor("#D9BC84" if is_dark(colours) else "#F0D9A6")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shaded(ground, 0.35))
    painter.drawRoundedRect(ruler, 3, 3)
    top = ruler.adjusted(0, 0, 0, -0.09 * ruler.height())
    painter.setBrush(gradient(top, lit(ground, 0.35), shaded(ground, 0.1), is_across=False))
    painter.drawRoundedRect(top, 3, 3)
    unit, ink = ruler.width() / budget, QColor("#3A2E25")
    painter.setFont(_ruler_font(ruler))
    for n in range(1, budget):
        x = ruler.left() + n * unit
        high = (0.34 if n % 5 == 0 else 0.2) * ruler.height()
        painter.setPen(QPen(ink, 1))
        painter.drawLine(QLineF(x, top.bottom() - high, x, top.bottom() - 1))
        if n % 5 == 0 and budget - n > 1:
            painter.drawText(QRectF(x - 14, top.top(), 24, 0.44 * ruler.height()), CENTRE, str(n))


def _paint_block(painter: QPainter, area: QRectF, colour: QColor, text: str, ink: QColor | None = None) -> None:
    """A slab that lies on the ruler."""
    area = area.adjusted(0.5, 0, -0.8, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shaded(colour, 0.42))
    painter.drawRoundedRect(area.adjusted(0, 1, 0, 1.5), 3, 3)
    painter.setBrush(gradient(area, lit(colour, 0.2), shaded(colour, 0.04), is_across=False))
    painter.drawRoundedRect(area.adjusted(0, 0, 0, -1.5), 3, 3)
    paint_bevel(painter, area.adjusted(0, 0, 0, -1.5), 3, QColor(255, 255, 255, 110), QColor(0, 0, 0, 50), 1)
    if text and ink is not None:
        painter.setFont(text_font(round(0.52 * area.height()), QFont.Weight.DemiBold))
        _paint_number(painter, area, text, ink)


def _paint_number(painter: QPainter, area: QRectF, text: str, ink: QColor) -> None:
    """As large as it is asked, and smaller where the slab is narrow."""
    wide = painter.fontMetrics().horizontalAdvance(text)
    if wide > area.width() - 3:
        font = QFont(painter.font())
        font.setPixelSize(max(int(font.pixelSize() * (area.width() - 3) / wide), 7))
        painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(area.adjusted(-6, 0, 6, -1), CENTRE, text)


def _paint_ruler_words(
    painter: QPainter, area: QRectF, ruler: QRectF, words: float, selected: str, left: str, colours: Colours
) -> None:
    size = min(max(round(0.92 * words), 11), 24)
    soft, strong = text_font(size, QFont.Weight.Medium), text_font(size, QFont.Weight.DemiBold)
    above = QRectF(ruler.left(), area.top(), ruler.width(), words)
    needed = QFontMetricsF(soft).horizontalAdvance(selected) + QFontMetricsF(strong).horizontalAdvance(left) + size
    painter.setFont(soft)
    painter.setPen(soft_on_leather(colours))
    if needed <= ruler.width():
        painter.drawText(above, LEFT, selected)
        painter.setFont(strong)
        painter.setPen(on_leather(colours))
        painter.drawText(above, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, left)
        return
    beside = QRectF(ruler.right() + 0.22 * area.height(), ruler.top(), 0, ruler.height())
    beside.setRight(area.right() + 0.2 * area.height())
    if selected:
        above.setWidth(area.right() - ruler.left())
        painter.drawText(above, LEFT, selected)
    painter.setFont(strong)
    painter.setPen(on_leather(colours))
    painter.drawText(beside, LEFT, left)


def paint_die(painter: QPainter, area: QRectF, face: int | None, colours: Colours, angle: float = 0.0) -> None:
    """A die of bone with pips; without a face the seam around the place where it would lie."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(area.center())
    side = area.width()
    reach = round(0.2 * side) + 2
    whole = QRectF(-side / 2 - reach, -side / 2 - reach, side + 2 * reach, side + 2 * reach)
    paint_cached(
        painter,
        whole,
        f"bigbang die {face} {angle:.0f}",
        colours,
        lambda drawing, place: _draw_die(drawing, place.center(), side, face, colours, angle),
    )
    painter.restore()


def _draw_die(
    painter: QPainter, centre: QPointF, side: float, face: int | None, colours: Colours, angle: float
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    radius = 0.2 * side
    square = QRectF(-side / 2, -side / 2, side, side).adjusted(0.04 * side, 0.04 * side, -0.04 * side, -0.04 * side)
    if face is None:
        painter.rotate(angle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawRoundedRect(square, radius, radius)
        paint_seam(painter, square, radius, soft_on_leather(colours), 1.4)
        return
    bone = QColor("#EFE0C0" if is_dark(colours) else "#FBF3E0")
    depth = 0.085 * side
    painter.save()
    painter.translate(0.05 * side, 0.09 * side)
    painter.rotate(angle)
    paint_shadow(painter, square, radius, 0.12 * side, 120)
    painter.restore()
    for n in range(4, 0, -1):
        painter.save()
        painter.translate(0, depth * n / 4)
        painter.rotate(angle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shaded(bone, 0.22 + 0.05 * n))
        painter.drawRoundedRect(square, radius, radius)
        painter.restore()
    painter.rotate(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient(square, lit(bone, 0.7), shaded(bone, 0.12)))
    painter.drawRoundedRect(square, radius, radius)
    inner = square.adjusted(0.07 * side, 0.07 * side, -0.07 * side, -0.07 * side)
    painter.setBrush(gradient(inner, shaded(bone, 0.02), lit(bone, 0.5)))
    painter.drawRoundedRect(inner, 0.9 * radius, 0.9 * radius)
    for x, y in PIPS[face]:
        pip = QPointF(x, y) * 0.235 * side
        painter.setBrush(QColor(255, 255, 255, 190))
        painter.drawEllipse(pip + QPointF(0.012, 0.016) * side, 0.082 * side, 0.082 * side)
        painter.setBrush(QColor("#2B211A"))
        painter.drawEllipse(pip, 0.08 * side, 0.08 * side)
        painter.setBrush(QColor("#46392F"))
        painter.drawEllipse(pip + QPointF(0.01, 0.014) * side, 0.05 * side, 0.05 * side)


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
    """The dish with two dice or their empty places, what a throw would do, and its key. With tiles in it there is
    one line of words above them."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_leather_tray(painter, area, "dish", colours, is_hot)
    height = area.height()
    strong, soft = on_leather(colours), soft_on_leather(colours)
    if is_faded:
        strong = mixed(strong, leather(colours), 0.25)
    if has_tiles:
        room = area.adjusted(0.2 * height, 0.13 * height, -0.2 * height, -0.6 * height)
        _paint_fitting(painter, room, text, 0.17 * height, strong)
        painter.restore()
        return
    places = dish_dice(area)
    for place, angle, face in zip(places, (5, -7), dice or (None, None), strict=True):
        paint_die(painter, place, face, colours, angle)
    left = places[1].right() + 0.2 * height
    right = area.right() - 0.2 * height
    words = text_font(max(round(0.185 * height), 11), QFont.Weight.DemiBold)
    if key and QFontMetricsF(words).horizontalAdvance(text) < right - left - 0.3 * height:
        right = (
            _paint_key(
                painter, QPointF(right - 0.02 * height, area.center().y() - 0.01 * height), 0.23 * height, key, strong
            )
            - 6
        )
    room = QRectF(left, area.top() + 0.13 * height, right - left, 0.7 * height)
    _paint_words(painter, room, text, note, height, strong, soft)
    painter.restore()


def _paint_words(
    painter: QPainter, room: QRectF, text: str, note: str, height: float, strong: QColor, soft: QColor
) -> None:
    """What a throw does, and a note below it: as large as both fit, in more lines where that helps."""
    flags = LEFT | Qt.TextFlag.TextWordWrap
    for part in (1.0, 0.92, 0.85, 0.78, 0.7):
        words = text_font(max(round(0.185 * part * height), 11), QFont.Weight.DemiBold)
        small = text_font(max(round(0.145 * part * height), 11), QFont.Weight.Medium)
        above = QFontMetricsF(words).boundingRect(room, flags, text)
        below = QFontMetricsF(small).boundingRect(room, flags, note) if note else QRectF()
        gap = 0.05 * height if note else 0.0
        total = above.height() + gap + below.height()
        if total <= room.height() and max(above.width(), below.width()) <= room.width():
            break
    top = room.center().y() - total / 2
    painter.setFont(words)
    painter.setPen(strong)
    painter.drawText(QRectF(room.left(), top, room.width(), above.height()), flags, text)
    painter.setFont(small)
    painter.setPen(soft)
    painter.drawText(QRectF(room.left(), top + above.height() + gap, room.width(), below.height()), flags, note)


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


def _paint_fitting(
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
        font.setPixelSize(max(int(font.pixelSize() * area.width() / wide), 11))
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(area, alignment, text)


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
