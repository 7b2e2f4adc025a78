"""The card of the one who judges: the clue is open to both, the answer only while it is held open."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ludogite.ui.games.crossword.view.card_parts import (
    CENTRE,
    LEFT,
    RIGHT,
    SMALLEST,
    fitting_title,
    key_width,
    paint_button,
    paint_button_ground,
    paint_cross,
    paint_flat_word,
    paint_key,
    paint_paper,
    paint_pill,
    paint_tick,
    paint_title,
    paint_words,
    text_width,
)
from ludogite.ui.games.crossword.view.clue_card import PASS_KEY, PILL, paint_head
from ludogite.ui.games.crossword.view.layout import Layout
from ludogite.ui.games.crossword.view.palette import palette
from ludogite.ui.games.crossword.view.tiles import star
from ludogite.ui.games.crossword.view.values import ReaderCard
from ludogite.ui.look.materials import faint, gradient, lit, shaded
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.badges import paint_badge

STRONG = QFont.Weight.DemiBold
WRONG_KEY, RIGHT_KEY = "F", "J"
"""The same places on every keyboard."""
BACK = QColor("#8E3824")
"""The back of the cards, which closes the answer."""
ON_BACK = QColor("#FBEFDC")


def paint_reader_card(painter: QPainter, layout: Layout, card: ReaderCard, colours: Colours) -> None:
    """Closed, or held open."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint, head = palette(colours), layout.banner
    paint_paper(painter, layout.card, colours, head=head.height(), head_colour=paint.wood)
    _paint_banner(painter, layout, card, colours)
    down = layout.banner.height() - layout.pad + round(12 * layout.unit)
    paint_head(painter, layout, (card.square, card.square_text), card.heading, card.detail, card.seconds, colours, down)
    _paint_clue(painter, layout, card, colours, layout.badge.bottom() + down + round(6 * layout.unit))
    _paint_steps(painter, layout, card, colours)
    if card.answer:
        _paint_open(painter, layout, card, colours)
    elif card.hold_text or card.answer_label:
        _paint_closed(painter, layout, card, colours)
    _paint_judging(painter, layout, card, colours)
    painter.restore()


def _paint_banner(painter: QPainter, layout: Layout, card: ReaderCard, colours: Colours) -> None:
    head, unit = layout.banner, layout.unit
    paint = palette(colours)
    room = QRectF(layout.inside.left(), head.top(), layout.inside.width(), head.height())
    if card.badge is not None:
        side = round(30 * unit)
        paint_badge(painter, QRectF(room.left(), head.center().y() - side / 2, side, side), *card.badge, colours)
        room.setLeft(room.left() + side + round(11 * unit))
    if card.hold_key and not _has_key(layout, card):
        high = round(24 * unit)
        wide = key_width(card.hold_key, high)
        paint_key(
            painter, QRectF(room.right() - wide, head.center().y() - high / 2, wide, high), card.hold_key, colours
        )
        room.setRight(room.right() - wide - 8 * unit)
    paint_words(painter, room, card.title, 17 * unit, paint.on_wood, weight=STRONG)


def _has_key(layout: Layout, card: ReaderCard) -> bool:
    """Whether the key has room beside the words on the closed answer; otherwise it is in the head of the card."""
    area, unit = layout.hold_button, layout.unit
    words = text_width(_hold_text(layout, card), 0.4 * area.height(), STRONG)
    return words + key_width(card.hold_key, round(0.6 * area.height())) + 33 * unit <= area.width()


def _hold_text(layout: Layout, card: ReaderCard) -> str:
    """What is on the closed answer: who opens it, if that has room. The head of the card names the judge anyway."""
    texts = [text for text in (card.hold_text, card.answer_label) if text]
    room = layout.hold_button.width() - 24 * layout.unit
    widths = {text: text_width(text, SMALLEST, STRONG) for text in texts}
    return next((text for text in texts if widths[text] <= room), min(texts, key=widths.__getitem__))


def _paint_clue(painter: QPainter, layout: Layout, card: ReaderCard, colours: Colours, top: float) -> None:
    """Clue, note and sum; the word in small cells if that leaves room."""
    unit, inside = layout.unit, layout.inside
    bottom = layout.said.top() - round(7 * unit)
    has_line = bool(card.note or card.sum)
    pill, gap = (round(PILL * unit), round(5 * unit)) if has_line else (0, 0)
    room = QRectF(inside.left(), top, inside.width(), bottom - top)
    area = room.adjusted(0, 0, 0, -pill - gap)
    font, _, height = fitting_title(area, card.clue, 27 * unit, 14)
    side = round(24 * unit)
    spare = area.height() - height
    if card.letters and spare >= side + 8 * unit:
        cells = _small_cells(inside, bottom - side, side, len(card.letters), round(3 * unit))
        paint_flat_word(painter, cells, card.letters, None, colours)
        spare -= side + 8 * unit
    title = area.adjusted(0, min(0.4 * spare, 28 * unit), 0, 0)  # it stays with its heading on a long card
    y = paint_title(painter, title, card.clue, font.pixelSize(), 14, colours.ink) + gap
    if card.sum:
        strong = 16 * unit
        paint_words(
            painter, QRectF(inside.left(), y, inside.width(), pill), card.sum, strong, colours.ink, RIGHT, STRONG
        )
    if card.note:
        widest = inside.width() - (text_width(card.sum, 16 * unit, STRONG) + 10 * unit if card.sum else 0)
        paint_pill(painter, QPointF(inside.left(), y), card.note, pill, colours, widest)


def _small_cells(inside: QRectF, top: float, side: float, length: int, gap: float) -> tuple[QRectF, ...]:
    side = min(side, (inside.width() + gap) / max(length, 1) - gap)
    return tuple(QRectF(inside.left() + n * (side + gap), top, side, side) for n in range(length))


def _paint_open(painter: QPainter, layout: Layout, card: ReaderCard, colours: Colours) -> None:
    """The answer, on a strip with a dashed edge."""
    area, unit = layout.hold_button, layout.unit
    painter.setPen(QPen(faint(QColor(colours.ink), 170), 1.3, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(colours.background))
    painter.drawRoundedRect(area.adjusted(0.6, 0.6, -0.6, -0.6), 0.2 * area.height(), 0.2 * area.height())
    room = area.adjusted(12 * unit, 0, -12 * unit, -1)
    size = 0.46 * area.height()
    wide = text_width(card.answer, size, STRONG)
    label = text_width(card.answer_label, 0.36 * area.height())
    if wide + label + 14 * unit <= room.width():
        paint_words(painter, room, card.answer_label, 0.36 * area.height(), colours.soft_ink)
        paint_words(painter, room, card.answer, size, colours.ink, RIGHT, STRONG)
    else:
        paint_words(painter, room, card.answer, size, colours.ink, CENTRE, STRONG)


def _paint_closed(painter: QPainter, layout: Layout, card: ReaderCard, colours: Colours) -> None:
    """The back of a card over the answer: hold it to lift it."""
    area, unit = layout.hold_button, layout.unit
    reach = 4.0

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_back(drawing, whole.adjusted(reach, reach, -reach, -reach))

    whole = area.adjusted(-reach, -reach, reach, reach)
    paint_cached(painter, whole, "crossword closed answer", colours, draw)
    if card.active == "hold":
        painter.setPen(QPen(QColor(colours.accent), 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(-2.5, -2.5, 2.5, 2.5), 0.25 * area.height(), 0.25 * area.height())
    text = _hold_text(layout, card)
    high = round(0.6 * area.height())
    key = key_width(card.hold_key, high) if card.hold_key and _has_key(layout, card) else 0.0
    gap = 9 * unit if key else 0.0
    room = area.adjusted(12 * unit, 0, -12 * unit, -1)
    wide = min(text_width(text, 0.4 * area.height(), STRONG), room.width() - key - gap)
    left = room.center().x() - (wide + gap + key) / 2
    ground = QRectF(
        left - 8 * unit, area.top() + 0.14 * area.height(), wide + gap + key + 16 * unit, 0.72 * area.height()
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BACK)
    painter.drawRoundedRect(ground, 5, 5)
    words = QRectF(left, room.top(), wide + 1, room.height())
    paint_words(painter, words, text, 0.4 * area.height(), ON_BACK, LEFT, STRONG)
    if key:
        paint_key(painter, QRectF(left + wide + gap, area.center().y() - high / 2, key, high), card.hold_key, colours)


def _draw_back(painter: QPainter, area: QRectF) -> None:
    radius = 0.2 * area.height()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 50))
    painter.drawRoundedRect(area.adjusted(0.5, 1, 1.5, 2.4), radius, radius)
    painter.setBrush(gradient(area, lit(BACK, 0.08), shaded(BACK, 0.06)))
    painter.drawRoundedRect(area, radius, radius)
    painter.setBrush(faint(QColor("#FFE7CF"), 60))
    step = 0.62 * area.height()
    n, x = 0, area.left() + 0.5 * step
    while x < area.right() - 0.3 * step:
        y = area.top() + (0.32 if n % 2 else 0.68) * area.height()
        painter.drawPolygon(star(QPointF(x, y), 0.17 * area.height()))
        n, x = n + 1, x + step
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faint(QColor("#FFE7CF"), 130), 1))
    painter.drawRoundedRect(area.adjusted(2.5, 2.5, -2.5, -2.5), radius - 2, radius - 2)


def _paint_judging(painter: QPainter, layout: Layout, card: ReaderCard, colours: Colours) -> None:
    """Faint until the first look."""
    areas, texts = (layout.wrong_button, layout.right_button), (card.wrong_text, card.right_text)
    paint_judge_buttons(painter, layout, areas, texts, colours, card.active, is_faint=not card.can_judge)


def _paint_steps(painter: QPainter, layout: Layout, card: ReaderCard, colours: Colours) -> None:
    """Who does what, in this order: the numbers stand at the left, the next step is filled."""
    if not card.say_text:
        return
    unit, side = layout.unit, round(20 * layout.unit)
    for n, area in enumerate((layout.said, layout.hold_button, layout.wrong_button)):
        disc = QRectF(layout.inside.left(), area.center().y() - side / 2, side, side)
        is_next = n == card.step
        painter.setPen(QPen(QColor(colours.accent) if is_next else faint(QColor(colours.ink), 110), 1.3))
        painter.setBrush(QColor(colours.accent) if is_next else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        ink = colours.on_accent if is_next else colours.soft_ink
        paint_words(painter, disc.adjusted(0, 0, 0, -1), str(n + 1), 0.62 * side, ink, CENTRE, STRONG)
    room = layout.said.adjusted(0, 0, -layout.spoken_pass.width() - 8 * unit, -1)
    weight = STRONG if card.step == 0 else QFont.Weight.Medium
    paint_words(painter, room, card.say_text, 14.5 * unit, colours.ink, weight=weight)
    is_active = card.active == "pass"
    paint_button(painter, layout.spoken_pass, card.pass_text, colours, is_active=is_active, key=PASS_KEY)


def paint_judge_buttons(
    painter: QPainter,
    layout: Layout,
    areas: tuple[QRectF, QRectF],
    texts: tuple[str, str],
    colours: Colours,
    active: str,
    given: bool | None = None,
    *,
    is_faint: bool = False,
) -> None:
    """Wrong at the left, right at the right, as their keys lie; pressed down the one that is the verdict."""
    unit, high = layout.unit, areas[0].height()
    size, side = 0.37 * max(high, 42 * unit), round(0.46 * max(high, 44 * unit))
    if _judge_room(areas[0], side, unit) < max(text_width(text, SMALLEST, STRONG) for text in texts):
        side = round(0.75 * side)
    widest = max(text_width(text, size, STRONG) for text in texts)
    size *= min(_judge_room(areas[0], side, unit) / max(widest, 1.0), 1.0)  # one size for both
    for area, text, is_right in zip(areas, texts, (False, True), strict=True):
        is_active = active == ("right" if is_right else "wrong") and not is_faint
        paint_button_ground(painter, area, colours, is_active=is_active, is_down=given is is_right, is_faint=is_faint)
        _paint_judge_words(painter, area, text, (size, side, unit), colours, is_right, is_faint)


def _judge_room(area: QRectF, side: float, unit: float) -> float:
    """What the sign, the key and the air around them leave for the word."""
    return area.width() - 2 * side - 5 * unit - 12


def _paint_judge_words(
    painter: QPainter,
    area: QRectF,
    text: str,
    sizes: tuple[float, float, float],
    colours: Colours,
    is_right: bool,
    is_faint: bool,
) -> None:
    """The tick or cross, the word, and the key; the sizes are those of the type, of the sign and the key, and the
    unit of the card."""
    size, side, unit = sizes
    ink = faint(QColor(colours.ink), 95) if is_faint else QColor(colours.ink)
    wide = min(text_width(text, size, STRONG), _judge_room(area, side, unit))
    gap = max(min(14 * unit, area.width() - 2 * side - 5 * unit - wide - 16), 4.0)
    left = area.center().x() - (side + 5 * unit + wide + gap + side) / 2
    colour = palette(colours).right if is_right else colours.accent
    sign = paint_tick if is_right else paint_cross
    sign(painter, QRectF(left, area.center().y() - side / 2, side, side), ink if is_faint else colour)
    words = QRectF(left + side + 5 * unit, area.top(), wide + 1, area.height() - 1)
    paint_words(painter, words, text, size, ink, weight=STRONG)
    place = QRectF(words.right() + gap - 1, area.center().y() - side / 2, side, side)
    paint_key(painter, place, RIGHT_KEY if is_right else WRONG_KEY, colours, is_faint=is_faint)
