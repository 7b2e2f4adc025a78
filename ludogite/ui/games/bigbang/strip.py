"""The strip above the board in play: the number that the dice make, the ruler, and what is called."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ludogite.ui.games.bigbang.layout import LARGEST_BUDGET, Layout
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
from ludogite.ui.look.materials import gradient, lit, paint_bevel, shaded
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, paint_shadow, text_font, title_font


def paint_strip(painter: QPainter, area: QRectF, colours: Colours, is_hot: bool = False) -> None:
    """The empty strip; dice, budget and ruler go onto it."""
    paint_leather_tray(painter, area, "strip", colours, is_hot)


def paint_budget(painter: QPainter, area: QRectF, budget: int, note: str, colours: Colours) -> None:
    """The number that the dice make; the note says that they are a double."""
    height = area.height()
    if QFontMetricsF(text_font(SMALLEST, QFont.Weight.DemiBold)).horizontalAdvance(note) > area.width():
        note = ""
    painter.setPen(on_leather(colours))
    painter.setFont(title_font(round(0.56 * height)))
    number = area.adjusted(0, -0.06 * height, 0, -0.3 * height) if note else area
    painter.drawText(number, CENTRE, str(budget))
    if note:
        paint_fitting(painter, area.adjusted(0, 0.7 * height, 0, 0), note, 0.25 * height, soft_on_leather(colours))


def paint_shout(painter: QPainter, layout: Layout, text: str, count: str, colours: Colours) -> None:
    """Over the ruler, which it covers: Big Bang!, and how many."""
    height = layout.strip.height()
    room = QRectF(layout.ruler.left(), layout.strip.top(), 0, 0.94 * height)
    room.setRight(layout.strip.right() - 0.4 * height)
    painter.save()
    right = layout.strip.right() - 0.1 * height
    cover = QRectF(room.left() - 8, layout.strip.top() + 0.1 * height, right - room.left() + 8, 0.76 * height)
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
        painter.setBrush(QColor(colours.filled) if is_next else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place)
        if is_done:
            paint_tick(painter, place, on_leather(colours))
        else:
            painter.setPen(QColor(colours.on_filled) if is_next else on_leather(colours))
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
    short_left: str = "",
) -> None:
    """As long as the budget; the area would hold the largest one. A blank block covers what is spent, a slab each
    selected token, and dashed is what the pointer is over. The words stand above it, fewer where there is no room."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = area.width() / LARGEST_BUDGET
    words = max(0.3 * area.height(), SMALLEST + 2.0)
    top = area.top() + words + 0.08 * area.height()
    ruler = QRectF(area.left(), top, unit * budget, area.bottom() - top)
    paint_cached(
        painter,
        ruler.adjusted(-8, -8, 8, 8),
        f"bigbang ruler {budget}",
        colours,
        lambda drawing, whole: _paint_ivory(drawing, whole.adjusted(8, 8, -8, -8), budget, colours),
    )
    body = ruler.adjusted(0, -0.04 * ruler.height(), 0, -0.2 * ruler.height())
    x = ruler.left()
    covered = QRectF(x, body.top(), (spent + sum(slabs)) * unit, body.height())
    painter.fillRect(covered.adjusted(1, 2, -1, 0), shaded(QColor(colours.filled), 0.42))  # no number shows in a gap
    if spent:
        _paint_block(painter, QRectF(x, body.top(), spent * unit, body.height()), QColor(colours.dark_piece), "")
        x += spent * unit
    for value in slabs:
        block = QRectF(x, body.top(), value * unit, body.height())
        _paint_block(painter, block, shaded(QColor(colours.filled), 0.25), str(value), QColor(colours.on_filled))
        x += value * unit
    end = x + (hovered or 0) * unit
    if hovered is not None and end <= area.right() + 0.1 * area.height():  # there is leather for all of it
        _paint_hovered(painter, QRectF(x, body.top(), hovered * unit, body.height()), hovered, ruler, colours)
        x = end
    _paint_end(painter, ruler, budget, x, colours)
    _paint_ruler_words(painter, area, ruler, words, ((selected, left), ("", left), ("", short_left or left)), colours)
    painter.restore()


def _paint_hovered(painter: QPainter, block: QRectF, value: int, ruler: QRectF, colours: Colours) -> None:
    """Dashed; what the budget does not reach sticks out of the ruler."""
    is_over = block.right() > ruler.right() + 0.5
    block.adjust(1.5, 1, -1.5, -1)
    ink = soft_on_leather(colours) if is_over else QColor("#2B2620")
    painter.setPen(QPen(ink, 1.6, Qt.PenStyle.DashLine))
    painter.setBrush(leather(colours) if is_over else QColor("#E7CE98"))
    painter.drawRoundedRect(block, 3, 3)
    painter.setFont(text_font(round(0.5 * block.height()), QFont.Weight.DemiBold))
    _paint_number(painter, block, str(value), ink)


def _paint_end(painter: QPainter, ruler: QRectF, budget: int, covered: float, colours: Colours) -> None:
    """The number at the end of the ruler: on it, or beside it where slabs cover that."""
    painter.setFont(_ruler_font(ruler))
    height = 0.44 * ruler.height()
    if covered < ruler.right() - 0.55 * ruler.height():
        painter.setPen(QColor("#3A2E25"))
        last = QRectF(ruler.right() - 34, ruler.top(), 31, height)
        painter.drawText(last, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(budget))
    elif covered <= ruler.right() + 0.5:
        painter.setPen(soft_on_leather(colours))
        painter.drawText(QRectF(ruler.right() + 3, ruler.top(), 31, height), LEFT, str(budget))


def _ruler_font(ruler: QRectF) -> QFont:
    return text_font(max(round(0.27 * ruler.height()), 9), QFont.Weight.DemiBold)


def _paint_ivory(painter: QPainter, ruler: QRectF, budget: int, colours: Colours) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shadow(painter, ruler, 3, 5, 110)
    ground = QColor("#D9BC84" if colours.is_dark else "#F0D9A6")
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
    painter: QPainter,
    area: QRectF,
    ruler: QRectF,
    words: float,
    versions: Sequence[tuple[str, str]],
    colours: Colours,
) -> None:
    """The first version of what is selected and what is left that has room on the strip."""
    size = min(max(round(0.92 * words), 11), 24)
    soft, strong = text_font(size, QFont.Weight.Medium), text_font(size, QFont.Weight.DemiBold)
    above = QRectF(ruler.left(), area.top(), ruler.width(), words)
    for selected, left in versions:
        gap = 0.9 * size if selected else 0.0
        needed = QFontMetricsF(soft).horizontalAdvance(selected) + gap + QFontMetricsF(strong).horizontalAdvance(left)
        if needed <= area.width() + 0.3 * area.height():
            break
    above.setWidth(max(ruler.width(), needed + 1))
    painter.setFont(soft)
    painter.setPen(soft_on_leather(colours))
    painter.drawText(above, LEFT, selected)
    painter.setFont(strong)
    painter.setPen(on_leather(colours))
    painter.drawText(above, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, left)
