"""What the cards beside the board are made of: paper, words that fit, keys, buttons, the clock, letters lying flat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ludogite.ui.games.crossword.view.grid import paint_cursor, paint_letter
from ludogite.ui.games.crossword.view.palette import palette
from ludogite.ui.games.crossword.view.values import Letter, Seconds, Verdict
from ludogite.ui.look.materials import faint, gradient, lit, shaded
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.shadow import paint_shadow
from ludogite.ui.look.theme import Colours, text_font, title_font

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
SMALLEST = 11
"""No words are smaller."""
RADIUS = 14.0
HURRY = 10
"""With so many seconds left the clock turns red."""


def paint_paper(
    painter: QPainter, area: QRectF, colours: Colours, *, head: float = 0, head_colour: str = "", deck: str = ""
) -> None:
    """A card of stiff paper; with a coloured head, or with more cards of a colour below it."""
    reach = 22.0

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = whole.adjusted(reach, reach, -reach, -reach)
        _draw_paper(drawing, card, colours, head, head_colour, deck)

    whole = area.adjusted(-reach, -reach, reach, reach)
    paint_cached(painter, whole, f"crossword card {head} {head_colour} {deck}", colours, draw)


def _draw_paper(painter: QPainter, card: QRectF, colours: Colours, head: float, head_colour: str, deck: str) -> None:
    paper = QColor(colours.panel)
    paint_shadow(painter, card, RADIUS, 11, 95)
    painter.setPen(Qt.PenStyle.NoPen)
    for n in (3, 2, 1) if deck else ():
        colour = QColor(deck)
        painter.setBrush(shaded(colour, 0.22 if n % 2 else 0.4))
        painter.drawRoundedRect(card.translated(1.7 * n, 1.7 * n), RADIUS, RADIUS)
    painter.setBrush(shaded(paper, 0.3))
    painter.drawRoundedRect(card.adjusted(0, 0, 0, 1.6), RADIUS, RADIUS)
    painter.setBrush(gradient(card, lit(paper, 0.0 if colours.is_dark else 0.3), paper, is_across=False))
    painter.drawRoundedRect(card, RADIUS, RADIUS)
    if head:
        ground = QColor(head_colour)
        painter.save()
        painter.setClipRect(QRectF(card.left(), card.top(), card.width(), head), Qt.ClipOperation.IntersectClip)
        painter.setBrush(gradient(QRectF(card.topLeft(), card.size()), lit(ground, 0.07), ground, is_across=False))
        painter.drawRoundedRect(card, RADIUS, RADIUS)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 26 if colours.is_dark else 150), 1))
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS - 0.5, RADIUS - 0.5)


# Words


def paint_words(
    painter: QPainter,
    area: QRectF,
    text: str,
    size: float,
    colour: QColor | str,
    alignment: Qt.AlignmentFlag = LEFT,
    weight: QFont.Weight = QFont.Weight.Medium,
) -> float:
    """One line of this size: smaller, and then cut, where it would not fit. Returns how wide it is."""
    font = text_font(max(round(size), SMALLEST), weight)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > area.width() > 0:
        font.setPixelSize(max(int(font.pixelSize() * area.width() / wide), SMALLEST))
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        wide = QFontMetricsF(font).horizontalAdvance(text)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(area.adjusted(-1, 0, 1, 0) if alignment == CENTRE else area, alignment, text)
    return wide


def paint_note(
    painter: QPainter,
    area: QRectF,
    text: str,
    size: float,
    colour: QColor | str,
    alignment: Qt.AlignmentFlag = LEFT,
    weight: QFont.Weight = QFont.Weight.Medium,
) -> None:
    """One line of this size or smaller; of the smallest type it is in two lines, in an area that has room for them."""
    if text_width(text, SMALLEST, weight) <= area.width():
        paint_words(painter, area, text, size, colour, alignment, weight)
        return
    font, text, _ = _fitting(area, text, lambda size: text_font(size, weight), SMALLEST, SMALLEST)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(area, alignment | Qt.TextFlag.TextWordWrap, text)


def text_width(text: str, size: float, weight: QFont.Weight = QFont.Weight.Medium) -> float:
    return QFontMetricsF(text_font(max(round(size), SMALLEST), weight)).horizontalAdvance(text)


def fitting_title(area: QRectF, text: str, largest: float, smallest: float) -> tuple[QFont, str, float]:
    """Type for a title that wraps: as large as it fits, then cut short. Returns it, the text, and the height."""
    return _fitting(area, text, title_font, largest, smallest)


def _fitting(
    area: QRectF, text: str, font_of: Callable[[int], QFont], largest: float, smallest: float
) -> tuple[QFont, str, float]:
    flags = TOP_LEFT | Qt.TextFlag.TextWordWrap
    room = QRectF(0, 0, area.width(), 10_000)
    size = round(largest)
    while True:
        font = font_of(size)
        metrics = QFontMetricsF(font)
        taken = metrics.boundingRect(room, flags, text)
        if taken.height() <= area.height() and taken.width() <= area.width():
            return font, text, taken.height()
        if size <= smallest:
            break
        size -= 1
    cut = text
    while " " in cut:
        cut = cut.rsplit(" ", 1)[0]
        taken = metrics.boundingRect(room, flags, cut + "…")
        if taken.height() <= area.height():
            break
    return font, cut + "…", min(taken.height(), area.height())


def paint_title(
    painter: QPainter, area: QRectF, text: str, largest: float, smallest: float, colour: QColor | str
) -> float:
    """A clue, a question or a headline in large type, wrapped. Returns its lower edge."""
    font, text, height = fitting_title(area, text, largest, smallest)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(
        QRectF(area.left(), area.top(), area.width(), height + 2), TOP_LEFT | Qt.TextFlag.TextWordWrap, text
    )
    return area.top() + height


def paint_pill(painter: QPainter, corner: QPointF, text: str, height: float, colours: Colours, widest: float) -> QRectF:
    """The ending note of a clue, in an outlined pill."""
    size = 0.53 * height
    wide = min(text_width(text, size) + 0.95 * height, widest)
    area = QRectF(corner.x() + 0.75, corner.y(), wide, height)
    painter.setPen(QPen(QColor(colours.accent), 1.5))
    painter.setBrush(faint(QColor(colours.accent), 14))
    painter.drawRoundedRect(area, height / 2, height / 2)
    inner = area.adjusted(0.4 * height, 0, -0.4 * height, -0.04 * height)
    paint_words(painter, inner, text, size, colours.accent, CENTRE)
    return area


# Keys and buttons


def paint_key(
    painter: QPainter, area: QRectF, text: str, colours: Colours, is_marked: bool = False, is_faint: bool = False
) -> None:
    """A key of the keyboard, with thickness; marked, it is the one to press next; faint, it is an example, or does
    nothing yet."""
    painter.setPen(Qt.PenStyle.NoPen)
    radius = min(0.2 * area.height(), 6)
    ground = QColor(colours.background)
    painter.setBrush(shaded(ground, 0.45) if not colours.is_dark else lit(ground, 0.28))
    painter.drawRoundedRect(area.adjusted(0, 0.4, 0, max(0.08 * area.height(), 1.4)), radius, radius)
    edge = QColor(colours.accent) if is_marked else faint(QColor(colours.ink), 70 if is_faint else 150)
    painter.setPen(QPen(edge, 2 if is_marked else 1.1))
    painter.setBrush(gradient(area, lit(ground, 0.35 if not colours.is_dark else 0.1), ground, is_across=False))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    inner = area.adjusted(3, 0, -3, -0.03 * area.height())
    ink = faint(QColor(colours.ink), 105) if is_faint else QColor(colours.ink)
    paint_words(painter, inner, text, min(0.58 * area.height(), 30), ink, CENTRE, QFont.Weight.DemiBold)


def key_width(text: str, height: float) -> float:
    return max(text_width(text, 0.58 * height, QFont.Weight.DemiBold) + 0.62 * height, 0.95 * height)


def paint_button(
    painter: QPainter,
    area: QRectF,
    text: str,
    colours: Colours,
    *,
    is_active: bool = False,
    is_down: bool = False,
    is_faint: bool = False,
    key: str = "",
) -> None:
    """An outlined button; active under the pointer or with the focus. Its key stands at the right."""
    paint_button_ground(painter, area, colours, is_active=is_active, is_down=is_down, is_faint=is_faint)
    ink = colours.soft_ink if is_faint else colours.ink
    inner = area.adjusted(6, 0, -6, -1)
    if key:
        high = round(0.5 * area.height())
        wide = key_width(key, high)
        paint_key(painter, QRectF(area.right() - wide - 6, area.center().y() - high / 2, wide, high), key, colours)
        inner = area.adjusted(4, 0, -wide - 9, -1)
    paint_words(painter, inner, text, 0.37 * area.height(), ink, CENTRE, QFont.Weight.DemiBold)


def paint_button_ground(
    painter: QPainter,
    area: QRectF,
    colours: Colours,
    *,
    is_active: bool = False,
    is_down: bool = False,
    is_faint: bool = False,
) -> None:
    edge = QColor(colours.accent) if is_active else faint(QColor(colours.ink), 90 if is_faint else 190)
    ground = QColor(colours.background if is_active or is_down else colours.panel)
    radius = min(0.21 * area.height(), 10)
    if not (is_down or is_faint):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 26))
        painter.drawRoundedRect(area.translated(0, 1.6), radius, radius)
    painter.setPen(QPen(edge, 2 if is_active else 1.2))
    painter.setBrush(ground)
    painter.drawRoundedRect(area.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)


def paint_keyboard_sign(painter: QPainter, area: QRectF, colour: QColor | str) -> None:
    """A small keyboard, on the button that opens the letters."""
    side = area.height()
    body = QRectF(area.center().x() - 0.34 * side, area.center().y() - 0.23 * side, 0.68 * side, 0.46 * side)
    painter.setPen(QPen(QColor(colour), max(0.04 * side, 1.2)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body, 0.08 * side, 0.08 * side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    dot = max(0.026 * side, 0.9)
    for row in (0, 1):
        for n in range(5):
            x = body.left() + (0.16 + 0.17 * n) * body.width()
            painter.drawEllipse(QPointF(x, body.top() + (0.27 + 0.24 * row) * body.height()), dot, dot)
    bar = QRectF(body.left() + 0.27 * body.width(), body.bottom() - 0.26 * body.height(), 0.46 * body.width(), 2 * dot)
    painter.drawRoundedRect(bar, dot, dot)


def paint_tick(painter: QPainter, area: QRectF, colour: QColor | str) -> None:
    _stroke(painter, area, colour, ((-0.26, 0.02), (-0.07, 0.2), (0.27, -0.19)))


def paint_cross(painter: QPainter, area: QRectF, colour: QColor | str) -> None:
    _stroke(painter, area, colour, ((-0.2, -0.2), (0.2, 0.2)))
    _stroke(painter, area, colour, ((-0.2, 0.2), (0.2, -0.2)))


def _stroke(painter: QPainter, area: QRectF, colour: QColor | str, points: Sequence[tuple[float, float]]) -> None:
    side = area.width()
    pen = QPen(QColor(colour), max(0.11 * side, 1.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath(area.center() + QPointF(*points[0]) * side)
    for x, y in points[1:]:
        path.lineTo(area.center() + QPointF(x, y) * side)
    painter.drawPath(path)


# Things that tell


def paint_clock(painter: QPainter, area: QRectF, seconds: Seconds, colours: Colours) -> None:
    """A ring that runs out, with the seconds in it."""
    width = max(0.075 * area.width(), 2)
    ring = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.line), width))
    painter.drawEllipse(ring)
    is_hurried = seconds.left <= HURRY
    pen = QPen(QColor(colours.accent), 1.35 * width if is_hurried else width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    part = seconds.left / max(seconds.total, 1)
    painter.drawArc(ring, 90 * 16, -round(360 * 16 * min(part, 1)))
    colour = colours.accent if is_hurried else colours.ink
    inner = ring.adjusted(width, 0, -width, 0)
    paint_words(painter, inner, f"{seconds.left} s", 0.32 * area.width(), colour, CENTRE, QFont.Weight.DemiBold)


def paint_flat_word(
    painter: QPainter, cells: Sequence[QRectF], letters: Sequence[Letter], cursor: int | None, colours: Colours
) -> None:
    """The word, lying flat on the card."""
    paint = palette(colours)
    for n, (area, letter) in enumerate(zip(cells, letters, strict=True)):
        radius = 0.08 * area.width()
        is_next = n == cursor
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(shaded(QColor(paint.word), 0.6), 80))
        painter.drawRoundedRect(area.translated(0, 1.3), radius, radius)
        painter.setPen(QPen(QColor(colours.accent if is_next else paint.rule), 2.2 if is_next else 1))
        painter.setBrush(QColor(paint.cursor if is_next else paint.word))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        if is_next and not letter.text:
            paint_cursor(painter, area, colours)
        paint_letter(painter, area, letter, colours, 7 * n + 3)


def paint_verdict(painter: QPainter, area: QRectF, verdict: Verdict, colours: Colours) -> None:
    """Right or wrong: a disc with a tick or a cross, a word, and what it brought."""
    disc = QRectF(area.left(), area.top(), area.height(), area.height())
    colour = QColor(palette(colours).right if verdict.is_right else colours.accent)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(disc)
    on_disc = QColor(colours.panel)
    (paint_tick if verdict.is_right else paint_cross)(painter, disc, on_disc)
    room = area.adjusted(1.3 * area.height(), 0, 0, 0)
    if verdict.gain:
        font = title_font(round(0.76 * area.height()))
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(room, RIGHT, verdict.gain)
        room.setRight(room.right() - QFontMetricsF(font).horizontalAdvance(verdict.gain) - 0.3 * area.height())
    if verdict.note:
        upper = room.adjusted(0, -0.14 * area.height(), 0, -0.4 * area.height())
        paint_title(painter, upper, verdict.text, 0.6 * area.height(), SMALLEST + 2, colours.ink)
        lower = room.adjusted(0, 0.58 * area.height(), 0, 0.1 * area.height())
        paint_words(painter, lower, verdict.note, 0.36 * area.height(), colours.soft_ink)
        return
    font, text, height = fitting_title(room, verdict.text, 0.72 * area.height(), SMALLEST + 2)
    painter.setFont(font)
    painter.setPen(QColor(colours.ink))
    place = QRectF(room.left(), room.center().y() - height / 2, room.width(), height)
    painter.drawText(place, TOP_LEFT | Qt.TextFlag.TextWordWrap, text)
