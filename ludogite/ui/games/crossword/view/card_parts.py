"""The parts that cards are painted with: paper, words that fit, keys, buttons, the clock, letters lying flat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ludogite.ui.games.crossword.view.grid import paint_cursor, paint_letter
from ludogite.ui.games.crossword.view.palette import palette
from ludogite.ui.games.crossword.view.values import Letter, Seconds, Verdict
from ludogite.ui.look.materials import faint, gradient, lit, shaded
from ludogite.ui.look.picture_cache import paint_cached_around
from ludogite.ui.look.theme import Colours, paint_shadow, rim, text_font, title_font

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
WRAP = Qt.TextFlag.TextWordWrap
NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
MEDIUM, STRONG = QFont.Weight.Medium, QFont.Weight.DemiBold
PASS_KEY = "F4"
SMALLEST = 11
"""No words are smaller."""
PAPER_REACH = 22.0
RADIUS = 14.0
LAST_SECONDS = 10
"""With so many left the clock turns red."""
Paint = QColor | str


def text_width(text: str, size: float, weight: QFont.Weight = MEDIUM) -> float:
    return QFontMetricsF(text_font(max(round(size), SMALLEST), weight)).horizontalAdvance(text)


def key_width(text: str, height: float) -> float:
    return max(text_width(text, 0.58 * height, STRONG) + 0.62 * height, 0.95 * height)


def _fitting(
    area: QRectF, text: str, font_of: Callable[[int], QFont], largest: float, smallest: float
) -> tuple[QFont, str, float]:
    """Type in which words that wrap fit, as large as possible; then they are cut short. Returns it, the words, and
    their height."""
    flags = TOP_LEFT | WRAP
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


def _with_blank(text: str) -> str:
    """A blank as one stroke: in the type of titles its three would be counted as three letters."""
    return text.replace("___", "\N{TWO-EM DASH}")


def title_height(area: QRectF, text: str, largest: float, smallest: float) -> float:
    return _fitting(area, _with_blank(text), title_font, largest, smallest)[2]


class CardPainter:
    """`unit` is 1 on a card of 400 pixels."""

    def __init__(self, painter: QPainter, colours: Colours, unit: float = 1.0) -> None:
        self.painter, self.colours, self.unit = painter, colours, unit
        self.palette = palette(colours)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def shape(self, pen: QPen | Qt.PenStyle, brush: QColor | Qt.BrushStyle) -> QPainter:
        """The painter, to draw a shape with."""
        self.painter.setPen(pen)
        self.painter.setBrush(brush)
        return self.painter

    def rule(self, left: float, right: float, y: float) -> None:
        self.painter.setPen(QPen(QColor(self.colours.line), 1))
        self.painter.drawLine(QLineF(left, y, right, y))

    def paper(self, area: QRectF, head: float = 0, head_colour: str = "") -> None:
        """A card of stiff paper, with a head of another colour."""
        name = f"crossword card {head} {head_colour}"

        def draw(drawing: QPainter, card: QRectF) -> None:
            _draw_paper(drawing, card, self.colours, head, head_colour)

        paint_cached_around(self.painter, area, PAPER_REACH, name, self.colours, draw)

    # Words

    def write(
        self, area: QRectF, text: str, font: QFont, colour: Paint, alignment: Qt.AlignmentFlag | int = LEFT
    ) -> None:
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        self.painter.drawText(area, alignment, text)

    def words(
        self,
        area: QRectF,
        text: str,
        size: float,
        colour: Paint,
        alignment: Qt.AlignmentFlag = LEFT,
        weight: QFont.Weight = MEDIUM,
    ) -> float:
        """One line of this size: smaller, and then cut, where it would not fit. Returns how wide it is."""
        font = text_font(max(round(size), SMALLEST), weight)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > area.width() > 0:
            font.setPixelSize(max(int(font.pixelSize() * area.width() / wide), SMALLEST))
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
            wide = QFontMetricsF(font).horizontalAdvance(text)
        self.write(area.adjusted(-1, 0, 1, 0) if alignment == CENTRE else area, text, font, colour, alignment)
        return wide

    def note(
        self,
        area: QRectF,
        text: str,
        size: float,
        colour: Paint,
        alignment: Qt.AlignmentFlag = LEFT,
        weight: QFont.Weight = MEDIUM,
    ) -> None:
        """One line of this size or smaller; of the smallest type two lines, in an area that has room for them."""
        if text_width(text, SMALLEST, weight) <= area.width():
            self.words(area, text, size, colour, alignment, weight)
            return
        font, text, _ = _fitting(area, text, lambda size: text_font(size, weight), SMALLEST, SMALLEST)
        self.write(area, text, font, colour, alignment | WRAP)

    def title(self, area: QRectF, text: str, largest: float, smallest: float, colour: Paint, above: float = 0) -> float:
        """A clue, a question or a headline in large type, wrapped; so much of the spare height is above it. Returns
        its lower edge."""
        font, text, height = _fitting(area, _with_blank(text), title_font, largest, smallest)
        top = area.top() + above * max(area.height() - height, 0)
        self.write(QRectF(area.left(), top, area.width(), height + 2), text, font, colour, TOP_LEFT | WRAP)
        return top + height

    def message(self, room: QRectF, text: str, alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignRight) -> None:
        """A complaint, in one line or in two smaller ones."""
        flags = alignment | Qt.AlignmentFlag.AlignVCenter | WRAP
        for size in (14.5, 13.5, 12.5, 11.5, 11):
            font = text_font(round(max(size * self.unit, SMALLEST)), STRONG)
            self.painter.setFont(font)
            taken = self.painter.fontMetrics().boundingRect(room.toAlignedRect(), flags, text)
            if taken.height() <= room.height() + 4 and taken.width() <= room.width() + 1:
                break
        self.write(room.adjusted(0, -4, 0, 4), text, font, self.colours.accent, flags)

    def pill(self, corner: QPointF, text: str, height: float, widest: float) -> None:
        """The ending note of a clue, in an outlined pill."""
        size, ink = 0.53 * height, QColor(self.colours.soft_ink)
        wide = min(text_width(text, size) + 0.95 * height, widest)
        area = QRectF(corner.x() + 0.75, corner.y(), wide, height)
        self.shape(QPen(ink, 1.5), faint(ink, 14)).drawRoundedRect(area, height / 2, height / 2)
        self.words(area.adjusted(0.4 * height, 0, -0.4 * height, -0.04 * height), text, size, ink, CENTRE)

    # Keys and buttons

    def key(self, area: QRectF, text: str, is_marked: bool = False, is_faint: bool = False) -> None:
        """A key of the keyboard, with thickness; marked, it is the one to press next; faint, it is an example, or does
        nothing yet."""
        colours, ink = self.colours, QColor(self.colours.ink)
        radius = min(0.2 * area.height(), 6)
        ground = QColor(colours.background)
        side = lit(ground, 0.28) if colours.is_dark else shaded(ground, 0.45)
        lower = area.adjusted(0, 0.4, 0, max(0.08 * area.height(), 1.4))
        self.shape(NO_PEN, side).drawRoundedRect(lower, radius, radius)
        edge = ink if is_marked else faint(ink, 70 if is_faint else 150)
        self.painter.setPen(QPen(edge, 2 if is_marked else 1.1))
        self.painter.setBrush(gradient(area, lit(ground, 0.1 if colours.is_dark else 0.35), ground, is_across=False))
        self.painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        inner = area.adjusted(3, 0, -3, -0.03 * area.height())
        size = min(0.58 * area.height(), 30)
        self.words(inner, text, size, faint(ink, 105) if is_faint else ink, CENTRE, STRONG)

    def key_note(self, room: QRectF, key: str, text: str, *, is_faint: bool = False) -> None:
        """A key and what it does, at the right; the words are below the key where they have no room beside it, and are
        left out where they have none there."""
        unit, soft = self.unit, QColor(self.colours.soft_ink)
        high = round(22 * unit)
        wide, words = key_width(key, high), text_width(text, 13.5 * unit)
        right, ink = room.right(), faint(soft, 130) if is_faint else soft
        if wide + 7 * unit + words > room.width():
            place = QRectF(room.left() - 8 * unit, room.bottom() - SMALLEST - 2, room.width() + 8 * unit, SMALLEST + 4)
            if text_width(text, SMALLEST) <= place.width():
                self.words(place, text, SMALLEST, ink, RIGHT)
                room = QRectF(room.left(), room.top(), room.width(), place.top() - room.top())
        else:
            place = QRectF(right - words - 2, room.top(), words + 2, room.height() - 1)
            self.words(place, text, 13.5 * unit, ink, RIGHT)
            right -= words + 8 * unit
        self.key(QRectF(right - wide, room.center().y() - high / 2, wide, high), key, is_faint=is_faint)

    def button(self, area: QRectF, text: str, key: str, *, is_active: bool = False) -> None:
        """An outlined button with its key at the right; active under the pointer."""
        self.button_ground(area, is_active=is_active)
        high = round(0.5 * area.height())
        wide = key_width(key, high)
        self.key(QRectF(area.right() - wide - 6, area.center().y() - high / 2, wide, high), key)
        inner = area.adjusted(4, 0, -wide - 9, -1)
        self.words(inner, text, 0.37 * area.height(), self.colours.ink, CENTRE, STRONG)

    def button_ground(
        self, area: QRectF, *, is_active: bool = False, is_down: bool = False, is_faint: bool = False
    ) -> None:
        colours, radius = self.colours, min(0.21 * area.height(), 10)
        if not (is_down or is_faint):
            self.shape(NO_PEN, QColor(0, 0, 0, 26)).drawRoundedRect(area.translated(0, 1.6), radius, radius)
        edge = QColor(colours.accent) if is_active else faint(QColor(colours.ink), 90 if is_faint else 190)
        ground = QColor(colours.background if is_active or is_down else colours.panel)
        inner = area.adjusted(0.6, 0.6, -0.6, -0.6)
        self.shape(QPen(edge, 2 if is_active else 1.2), ground).drawRoundedRect(inner, radius, radius)

    def keyboard_button(self, area: QRectF, *, is_active: bool, is_down: bool) -> None:
        """A small keyboard, on the button that opens the letters."""
        self.button_ground(area, is_active=is_active, is_down=is_down)
        colour, side = QColor(self.colours.ink), area.height()
        body = QRectF(area.center().x() - 0.34 * side, area.center().y() - 0.23 * side, 0.68 * side, 0.46 * side)
        pen = QPen(colour, max(0.04 * side, 1.2))
        self.shape(pen, NO_BRUSH).drawRoundedRect(body, 0.08 * side, 0.08 * side)
        painter, dot = self.shape(NO_PEN, colour), max(0.026 * side, 0.9)
        for row in (0, 1):
            for n in range(5):
                x = body.left() + (0.16 + 0.17 * n) * body.width()
                painter.drawEllipse(QPointF(x, body.top() + (0.27 + 0.24 * row) * body.height()), dot, dot)
        left, top = body.left() + 0.27 * body.width(), body.bottom() - 0.26 * body.height()
        painter.drawRoundedRect(QRectF(left, top, 0.46 * body.width(), 2 * dot), dot, dot)

    def tick(self, area: QRectF, colour: Paint) -> None:
        self._stroke(area, colour, ((-0.26, 0.02), (-0.07, 0.2), (0.27, -0.19)))

    def cross(self, area: QRectF, colour: Paint) -> None:
        self._stroke(area, colour, ((-0.2, -0.2), (0.2, 0.2)))
        self._stroke(area, colour, ((-0.2, 0.2), (0.2, -0.2)))

    def _stroke(self, area: QRectF, colour: Paint, points: Sequence[tuple[float, float]]) -> None:
        side = area.width()
        pen = QPen(QColor(colour), max(0.11 * side, 1.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        path = QPainterPath(area.center() + QPointF(*points[0]) * side)
        for x, y in points[1:]:
            path.lineTo(area.center() + QPointF(x, y) * side)
        self.shape(pen, NO_BRUSH).drawPath(path)

    # Things that tell

    def clock(self, area: QRectF, seconds: Seconds) -> None:
        """A ring that runs out, with the seconds in it."""
        colours, width = self.colours, max(0.075 * area.width(), 2)
        ring = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        self.shape(QPen(QColor(colours.line), width), NO_BRUSH).drawEllipse(ring)
        is_late = seconds.left <= LAST_SECONDS
        pen = QPen(QColor(colours.accent if is_late else colours.ink), 1.35 * width if is_late else width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        part = seconds.left / max(seconds.total, 1)
        self.painter.drawArc(ring, 90 * 16, -round(360 * 16 * min(part, 1)))
        colour = colours.accent if is_late else colours.ink
        inner = ring.adjusted(width, 0, -width, 0)
        self.words(inner, f"{seconds.left} s", 0.32 * area.width(), colour, CENTRE, STRONG)

    def flat_word(self, cells: Sequence[QRectF], letters: Sequence[Letter], cursor: int | None = None) -> None:
        """The word, lying flat on the card."""
        paint = self.palette
        for n, (area, letter) in enumerate(zip(cells, letters, strict=True)):
            radius, is_next = 0.08 * area.width(), n == cursor
            shadow = faint(shaded(QColor(paint.word), 0.6), 80)
            self.shape(NO_PEN, shadow).drawRoundedRect(area.translated(0, 1.3), radius, radius)
            pen = QPen(QColor(self.colours.ink if is_next else paint.rule), 2.2 if is_next else 1)
            ground = QColor(paint.cursor if is_next else paint.word)
            self.shape(pen, ground).drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            if is_next and not letter.text:
                paint_cursor(self.painter, area, self.colours)
            paint_letter(self.painter, area, letter, self.colours, 7 * n + 3)

    def verdict(self, area: QRectF, verdict: Verdict) -> None:
        """Right or wrong: a disc with a tick or a cross, a word, and the gain."""
        high, colours = area.height(), self.colours
        disc = QRectF(area.left(), area.top(), high, high)
        colour = QColor(self.palette.right if verdict.is_right else colours.accent)
        self.shape(NO_PEN, colour).drawEllipse(disc)
        (self.tick if verdict.is_right else self.cross)(disc, colours.panel)
        room = area.adjusted(1.3 * high, 0, 0, 0)
        if verdict.gain:
            font = title_font(round(0.76 * high))
            self.write(room, verdict.gain, font, colour, RIGHT)
            room.setRight(room.right() - QFontMetricsF(font).horizontalAdvance(verdict.gain) - 0.3 * high)
        if verdict.note:
            upper = room.adjusted(0, -0.14 * high, 0, -0.4 * high)
            self.title(upper, verdict.text, 0.6 * high, SMALLEST + 2, colours.ink)
            lower = room.adjusted(0, 0.58 * high, 0, 0.1 * high)
            self.words(lower, verdict.note, 0.36 * high, colours.soft_ink)
        else:
            self.title(room, verdict.text, 0.72 * high, SMALLEST + 2, colours.ink, above=0.5)


def _draw_paper(painter: QPainter, card: QRectF, colours: Colours, head: float, head_colour: str) -> None:
    paper = QColor(colours.panel)
    paint_shadow(painter, card, RADIUS, 11, 95)
    painter.setPen(NO_PEN)
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
    painter.setBrush(NO_BRUSH)
    painter.setPen(rim(colours, QPen(QColor(255, 255, 255, 26 if colours.is_dark else 150), 1)))
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS - 0.5, RADIUS - 0.5)
