"""The card of the one who judges: the clue is open to both, the answer only while it is held open."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ludogite.ui.games.crossword import card_words
from ludogite.ui.games.crossword.view.card_parts import (
    CENTRE,
    LEFT,
    MEDIUM,
    NO_BRUSH,
    NO_PEN,
    PASS_KEY,
    RIGHT,
    SMALLEST,
    STRONG,
    CardPainter,
    key_width,
    text_width,
    title_height,
)
from ludogite.ui.games.crossword.view.clue_card import PILL, paint_head
from ludogite.ui.games.crossword.view.layout import Layout
from ludogite.ui.games.crossword.view.tiles import star
from ludogite.ui.games.crossword.view.values import ReaderCard
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import faint, gradient, lit, shaded
from ludogite.ui.look.picture_cache import paint_cached_around
from ludogite.ui.widgets.badges import paint_badge

VERDICTS = (("wrong", card_words.WRONG, "F"), ("right", card_words.RIGHT, "J"))
"""Wrong at the left, right at the right, as their keys lie on every keyboard."""
BACK = QColor("#8E3824")
"""The back of the cards, which closes the answer."""
ON_BACK = QColor("#FBEFDC")
EDGE_OF_BACK = QColor("#FFE7CF")


def paint_reader_card(c: CardPainter, layout: Layout, card: ReaderCard) -> None:
    """Closed, or held open."""
    down = layout.banner.height() - layout.pad + round(12 * c.unit)
    _paint_banner(c, layout, card)
    paint_head(c, layout, card, down)
    _paint_clue(c, layout, card, layout.badge.bottom() + down + round(6 * c.unit))
    if card.is_open:
        _paint_steps(c, layout, card)
        if card.answer:
            _paint_open(c, layout.hold_button, card.answer)
        else:
            _paint_closed(c, layout, card)
    areas = (layout.wrong_button, layout.right_button)
    paint_judge_buttons(c, areas, card.active, is_faint=not card.can_judge)


def _paint_banner(c: CardPainter, layout: Layout, card: ReaderCard) -> None:
    head, unit, key = layout.banner, c.unit, tr(card_words.SPACE)
    room = QRectF(layout.inside.left(), head.top(), layout.inside.width(), head.height())
    if card.badge is not None:
        side = round(30 * unit)
        place = QRectF(room.left(), head.center().y() - side / 2, side, side)
        paint_badge(c.painter, place, *card.badge, c.colours)
        room.setLeft(room.left() + side + round(11 * unit))
    if card.is_open and not _has_key(layout, card):
        high = round(24 * unit)
        wide = key_width(key, high)
        c.key(QRectF(room.right() - wide, head.center().y() - high / 2, wide, high), key)
        room.setRight(room.right() - wide - 8 * unit)
    c.words(room, card.title, 17 * unit, c.palette.on_wood, weight=STRONG)


def _has_key(layout: Layout, card: ReaderCard) -> bool:
    """Whether the key has room beside the words on the closed answer; otherwise it is in the head of the card."""
    high, wide = layout.hold_button.height(), layout.hold_button.width()
    words = text_width(_hold_text(layout, card), 0.4 * high, STRONG)
    return words + key_width(tr(card_words.SPACE), round(0.6 * high)) + 33 * layout.unit <= wide


def _hold_text(layout: Layout, card: ReaderCard) -> str:
    """The words on the closed answer: who opens it, if that has room. The head of the card names the judge anyway."""
    texts = (card.hold_text, tr(card_words.FOR_YOU_ALONE if card.answer else card_words.HOLD))
    room = layout.hold_button.width() - 24 * layout.unit
    widths = {text: text_width(text, SMALLEST, STRONG) for text in texts}
    return next((text for text in texts if widths[text] <= room), min(texts, key=widths.__getitem__))


def _paint_clue(c: CardPainter, layout: Layout, card: ReaderCard, top: float) -> None:
    """Clue, note and sum; the word in small cells if that leaves room."""
    unit, inside, colours = c.unit, layout.inside, c.colours
    bottom = layout.said.top() - round(7 * unit)
    pill, gap = (round(PILL * unit), round(5 * unit)) if card.note or card.sum else (0, 0)
    area = QRectF(inside.left(), top, inside.width(), bottom - top - pill - gap)
    largest, side, strong = 27 * unit, round(24 * unit), 16 * unit
    spare = area.height() - title_height(area, card.text, largest, 14)
    if card.letters and spare >= side + 8 * unit:
        cells = layout.flat_cells(len(card.letters), bottom, side, round(3 * unit))
        c.flat_word(cells, card.letters)
        spare -= side + 8 * unit
    title = area.adjusted(0, min(0.4 * spare, 28 * unit), 0, 0)  # it stays with its heading on a long card
    y = c.title(title, card.text, largest, 14, colours.ink) + gap
    taken = 0.0
    if card.sum:
        c.words(QRectF(inside.left(), y, inside.width(), pill), card.sum, strong, colours.ink, RIGHT, STRONG)
        taken = text_width(card.sum, strong, STRONG) + 10 * unit
    if card.note:
        c.pill(QPointF(inside.left(), y), card.note, pill, inside.width() - taken)


def _paint_open(c: CardPainter, area: QRectF, answer: str) -> None:
    """The answer, on a strip with a dashed edge."""
    high, colours, label = area.height(), c.colours, tr(card_words.FOR_YOU_ALONE)
    painter = c.shape(QPen(faint(QColor(colours.ink), 170), 1.3, Qt.PenStyle.DashLine), QColor(colours.background))
    painter.drawRoundedRect(area.adjusted(0.6, 0.6, -0.6, -0.6), 0.2 * high, 0.2 * high)
    room, small = area.adjusted(12 * c.unit, 0, -12 * c.unit, -1), 0.36 * high
    wide = text_width(answer, 0.46 * high, STRONG) + text_width(label, small) + 14 * c.unit
    has_label = wide <= room.width()
    if has_label:
        c.words(room, label, small, colours.soft_ink)
    c.words(room, answer, 0.46 * high, colours.ink, RIGHT if has_label else CENTRE, STRONG)


def _paint_closed(c: CardPainter, layout: Layout, card: ReaderCard) -> None:
    """The back of a card over the answer: hold it to lift it."""
    area, unit, high = layout.hold_button, c.unit, layout.hold_button.height()
    paint_cached_around(c.painter, area, 4.0, "crossword closed answer", c.colours, _draw_back)
    if card.active == "hold":
        frame = area.adjusted(-2.5, -2.5, 2.5, 2.5)
        c.shape(QPen(QColor(c.colours.accent), 2.2), NO_BRUSH).drawRoundedRect(frame, 0.25 * high, 0.25 * high)
    text, key_text, key_high = _hold_text(layout, card), tr(card_words.SPACE), round(0.6 * high)
    key, gap = (key_width(key_text, key_high), 9 * unit) if _has_key(layout, card) else (0.0, 0.0)
    room = area.adjusted(12 * unit, 0, -12 * unit, -1)
    wide = min(text_width(text, 0.4 * high, STRONG), room.width() - key - gap)
    left = room.center().x() - (wide + gap + key) / 2
    ground = QRectF(left - 8 * unit, area.top() + 0.14 * high, wide + gap + key + 16 * unit, 0.72 * high)
    c.shape(NO_PEN, BACK).drawRoundedRect(ground, 5, 5)
    c.words(QRectF(left, room.top(), wide + 1, room.height()), text, 0.4 * high, ON_BACK, LEFT, STRONG)
    if key:
        c.key(QRectF(left + wide + gap, area.center().y() - key_high / 2, key, key_high), key_text)


def _draw_back(painter: QPainter, area: QRectF) -> None:
    radius = 0.2 * area.height()
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(0, 0, 0, 50))
    painter.drawRoundedRect(area.adjusted(0.5, 1, 1.5, 2.4), radius, radius)
    painter.setBrush(gradient(area, lit(BACK, 0.08), shaded(BACK, 0.06)))
    painter.drawRoundedRect(area, radius, radius)
    painter.setBrush(faint(EDGE_OF_BACK, 60))
    step = 0.62 * area.height()
    n, x = 0, area.left() + 0.5 * step
    while x < area.right() - 0.3 * step:
        y = area.top() + (0.32 if n % 2 else 0.68) * area.height()
        painter.drawPolygon(star(QPointF(x, y), 0.17 * area.height()))
        n, x = n + 1, x + step
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(faint(EDGE_OF_BACK, 130), 1))
    painter.drawRoundedRect(area.adjusted(2.5, 2.5, -2.5, -2.5), radius - 2, radius - 2)


def _paint_steps(c: CardPainter, layout: Layout, card: ReaderCard) -> None:
    """Who does what, in this order: the numbers stand at the left, the next step is filled."""
    unit, side, colours = c.unit, round(20 * c.unit), c.colours
    accent = QColor(colours.filled)
    for n, area in enumerate((layout.said, layout.hold_button, layout.wrong_button)):
        disc = QRectF(layout.inside.left(), area.center().y() - side / 2, side, side)
        is_next = n == card.step
        pen = QPen(accent if is_next else faint(QColor(colours.ink), 110), 1.3)
        c.shape(pen, accent if is_next else NO_BRUSH).drawEllipse(disc)
        ink = colours.on_filled if is_next else colours.soft_ink
        c.words(disc.adjusted(0, 0, 0, -1), str(n + 1), 0.62 * side, ink, CENTRE, STRONG)
    room = layout.said.adjusted(0, 0, -layout.spoken_pass.width() - 8 * unit, -1)
    c.words(room, card.say_text, 14.5 * unit, colours.ink, weight=STRONG if card.step == 0 else MEDIUM)
    c.button(layout.spoken_pass, tr(card_words.PASS), PASS_KEY, is_active=card.active == "pass")


def paint_judge_buttons(
    c: CardPainter, areas: tuple[QRectF, QRectF], active: str, given: str = "", *, is_faint: bool = False
) -> None:
    """Wrong and right, each with a sign and a key; pressed down the one that was given."""
    unit, high, texts = c.unit, areas[0].height(), [tr(text) for _, text, _ in VERDICTS]
    size, side = 0.37 * max(high, 42 * unit), round(0.46 * max(high, 44 * unit))
    if _judge_room(areas[0], side, unit) < max(text_width(text, SMALLEST, STRONG) for text in texts):
        side = round(0.75 * side)
    widest = max(text_width(text, size, STRONG) for text in texts)
    size *= min(_judge_room(areas[0], side, unit) / max(widest, 1.0), 1.0)  # one size for both
    ink = faint(QColor(c.colours.ink), 95) if is_faint else QColor(c.colours.ink)
    for area, text, (name, _, key) in zip(areas, texts, VERDICTS, strict=True):
        c.button_ground(area, is_active=active == name and not is_faint, is_down=given == name, is_faint=is_faint)
        wide = min(text_width(text, size, STRONG), _judge_room(area, side, unit))
        gap = max(min(14 * unit, area.width() - 2 * side - 5 * unit - wide - 16), 4.0)
        left, top = area.center().x() - (side + 5 * unit + wide + gap + side) / 2, area.center().y() - side / 2
        sign, colour = (c.tick, c.palette.right) if name == "right" else (c.cross, c.colours.accent)
        sign(QRectF(left, top, side, side), ink if is_faint else colour)
        words = QRectF(left + side + 5 * unit, area.top(), wide + 1, area.height() - 1)
        c.words(words, text, size, ink, weight=STRONG)
        c.key(QRectF(words.right() + gap - 1, top, side, side), key, is_faint=is_faint)


def _judge_room(area: QRectF, side: float, unit: float) -> float:
    """The room that the sign, the key and the air around them leave for the word."""
    return area.width() - 2 * side - 5 * unit - 12
