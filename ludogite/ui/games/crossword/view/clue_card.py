"""The cards of a turn: the clue that is asked, and where to go."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ludogite.rules.crossword.sheet import LETTER_POINTS
from ludogite.ui.games.crossword import card_words
from ludogite.ui.games.crossword.view.card_parts import (
    CENTRE,
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
)
from ludogite.ui.games.crossword.view.layout import Layout
from ludogite.ui.games.crossword.view.tiles import paint_square
from ludogite.ui.games.crossword.view.values import BoardCard, ChoiceCard, ClueCard
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import scaled

SMALLEST_CLUE = 12
PILL = 27.0
"""The height of the ending note, in units of the card."""


def paint_head(c: CardPainter, layout: Layout, card: BoardCard, down: float = 0) -> None:
    """The square and its name, what is asked there, and the clock; so far below the card's edge as a head needs."""
    unit, badge = c.unit, layout.badge.translated(0, down)
    left, heading, detail = badge.left(), card.heading, card.detail
    if card.square:
        paint_square(c.painter, badge, card.square, c.colours, text=card.square_text)
        left = badge.right() + round(12 * unit)
    right = layout.inside.right() if card.seconds is None else layout.clock.left() - round(6 * unit)
    if ", " in heading and text_width(heading, SMALLEST, STRONG) > right - left:
        # The length is seen in the cells too; which word it is, only here.
        heading, detail = heading.split(", ", 1)
    high = badge.height()
    upper = QRectF(left, badge.top() - 0.02 * high, right - left, 0.5 * high)
    c.words(upper, heading, 16 * unit, c.colours.ink, weight=STRONG)
    lower = QRectF(left, badge.center().y() + 0.04 * high, right - left, 0.5 * high)
    c.words(lower, detail, 13.5 * unit, c.colours.soft_ink)
    if card.seconds is not None:
        c.clock(layout.clock.translated(0, down), card.seconds)


# The clue


def paint_clue_card(c: CardPainter, layout: Layout, card: ClueCard) -> None:
    unit, inside, place = c.unit, layout.inside, layout.pass_button
    paint_head(c, layout, card)
    cells = layout.clue_cells(len(card.letters))
    bottom = cells[0].top() if cells else layout.worth_top
    top = layout.badge.bottom() + round(12 * unit)
    _paint_clue(c, QRectF(inside.left(), top, inside.width(), bottom - round(12 * unit) - top), card)
    c.flat_word(cells, card.letters, card.cursor)
    if card.message and layout.is_narrow and card.verdict is None:
        room = QRectF(inside.left(), layout.worth_top - 4, inside.width(), 34 * unit)
        c.message(room, card.message, Qt.AlignmentFlag.AlignLeft)
    else:
        _paint_worths(c, layout, card)
    if card.verdict is not None:
        c.verdict(QRectF(place.left(), place.top(), inside.width(), place.height()), card.verdict)
    elif card.is_open:
        _paint_actions(c, layout, card)


def _paint_clue(c: CardPainter, room: QRectF, card: ClueCard) -> None:
    """The clue in large type and its note below; together in the middle of the room that they have."""
    pill, gap = (round(PILL * c.unit), round(8 * c.unit)) if card.note else (0, 0)
    area = room.adjusted(0, 0, 0, -pill - gap)
    above = 0.35 if card.note else 0.4
    bottom = c.title(area, card.text, scaled(28) * c.unit, SMALLEST_CLUE, c.colours.ink, above)
    if card.note:
        c.pill(QPointF(room.left(), bottom + gap), card.note, pill, room.width())


def _paint_worths(c: CardPainter, layout: Layout, card: ClueCard) -> None:
    """15, 10, 5: what is lost is struck off, what counts is filled; at the right the sum at stake."""
    unit, inside, text = c.unit, layout.inside, tr(card_words.WORTH)
    high = round(25 * unit)
    x, y = inside.left(), layout.worth_top + round(2 * unit)
    counts = min(card.struck, len(LETTER_POINTS) - 1)
    for n, worth in enumerate(LETTER_POINTS):
        area = QRectF(x, y, round(32 * unit), high)
        _paint_worth(c, area, str(worth), n - counts)
        x = area.right() + round(4 * unit)
    strong = 16.5 * unit
    wide = text_width(card.sum, strong, STRONG)
    c.words(QRectF(inside.left(), y, inside.width(), high), card.sum, strong, c.colours.ink, RIGHT, STRONG)
    room = QRectF(x + 4 * unit, y, inside.right() - wide - 10 * unit - x, high)
    if text_width(text, 13.5 * unit) > room.width():
        free = layout.pass_button.top() - y - high - 2
        room = QRectF(inside.left() + 1, y + high, inside.width(), min(18 * unit, free))
    c.words(room, text, 13.5 * unit, c.colours.soft_ink)


def _paint_worth(c: CardPainter, area: QRectF, text: str, rank: int) -> None:
    """Lost below 0, in force at 0, still to come above."""
    radius, colours = area.height() / 2, c.colours
    painter = (
        c.shape(NO_PEN, QColor(c.palette.plate)) if rank == 0 else c.shape(QPen(QColor(colours.line), 1.2), NO_BRUSH)
    )
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    ink, weight = (c.palette.on_plate, STRONG) if rank == 0 else (colours.soft_ink, MEDIUM)
    c.words(area, text, 0.56 * area.height(), ink, CENTRE, weight)
    if rank < 0:
        pen = QPen(QColor(colours.accent), max(0.075 * area.height(), 1.6))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        far = QPointF(0.34 * area.width(), -0.3 * area.height())
        painter.drawLine(QLineF(area.center() - far, area.center() + far))


def _paint_actions(c: CardPainter, layout: Layout, card: ClueCard) -> None:
    place, keyboard, active = layout.pass_button, layout.keyboard_button, card.active
    c.button(place, tr(card_words.PASS), PASS_KEY, is_active=active == "pass")
    c.keyboard_button(keyboard, is_active=active == "keyboard", is_down=card.is_tray_open)
    left = keyboard.right() + 12 * c.unit
    room = QRectF(left, place.top(), layout.inside.right() - left, place.height())
    if card.message and not layout.is_narrow:
        c.message(room, card.message)
    else:
        c.key_note(room, tr(card_words.ENTER), tr(card_words.TO_ANSWER), is_faint=not card.is_ready)


# Where to go


def paint_choice_card(c: CardPainter, layout: Layout, card: ChoiceCard) -> None:
    """“Where to?”, with the word that the aimed square would ask, and its worth."""
    unit, inside, colours = c.unit, layout.inside, c.colours
    paint_head(c, layout, card)
    side, top, step = round(42 * unit), layout.badge.bottom() + round(17 * unit), round(5 * unit)
    keys_left = inside.right() - 2 * side - step
    room = QRectF(inside.left(), top, keys_left - inside.left() - 8 * unit, side)
    c.title(room, tr(card_words.WHERE_TO), 29 * unit, 15, colours.ink, above=0.5)
    is_whole = bool(card.typed[0] and card.typed[1])
    for n, (text, example) in enumerate(zip(card.typed, card.example, strict=True)):
        area = QRectF(keys_left + n * (side + step), top, side, side)
        is_next = not is_whole and n == (1 if card.typed[0] else 0)
        c.key(area, text or example, is_marked=is_next or (is_whole and n == 1), is_faint=not text)
    c.rule(inside.left(), inside.right(), layout.choice_line)
    if card.word:
        _paint_prospect(c, layout, card)
    else:
        room = QRectF(inside.left(), layout.choice_line + 16 * unit, inside.width(), 92 * unit)
        c.title(room, card.text, 19 * unit, 13, colours.soft_ink)
    if card.is_open:
        _paint_choice_keys(c, layout, card)


def _paint_prospect(c: CardPainter, layout: Layout, card: ChoiceCard) -> None:
    unit, inside, colours = c.unit, layout.inside, c.colours
    line = QRectF(inside.left(), layout.choice_line + 14 * unit, inside.width(), 24 * unit)
    strong, size = 16 * unit, 13.5 * unit
    c.words(line, card.sum, strong, colours.ink, RIGHT, STRONG)
    taken = text_width(card.sum, strong, STRONG) + 8 * unit
    c.note(line.adjusted(0, -6 * unit, -taken, 6 * unit), card.word, strong, colours.ink, weight=STRONG)
    cells = layout.choice_cells(len(card.letters))
    c.flat_word(cells, card.letters)
    if not cells:
        return
    wide = text_width(card.length, size)
    left = cells[-1].right() + 14 * unit
    if wide <= inside.right() - left:
        room = QRectF(left, cells[0].top(), wide + 2, cells[0].height())
    else:
        room = QRectF(inside.left(), cells[0].bottom() + 5 * unit, inside.width(), 20 * unit)
    c.words(room, card.length, size, colours.soft_ink)


def _paint_choice_keys(c: CardPainter, layout: Layout, card: ChoiceCard) -> None:
    """The keys and their meaning, along the lower edge; on a narrow card the keys alone."""
    unit, inside, high = c.unit, layout.inside, round(21 * c.unit)
    x, y = inside.left(), inside.bottom() - high
    names = tuple(text or example for text, example in zip(card.typed, card.example, strict=True))
    for keys, words in ((("←", "→"), card_words.GOES_ROUND), (names, card_words.GOES_STRAIGHT)):
        for key in keys:
            wide = key_width(key, high)
            c.key(QRectF(x, y, wide, high), key)
            x += wide + 2 * unit
        x += 5 * unit
        if not layout.is_narrow:
            x += c.words(QRectF(x, y - 1, 120 * unit, high), tr(words), 13 * unit, c.colours.soft_ink)
        x += 12 * unit
    if card.word:
        key = tr(card_words.ENTER)
        wide = key_width(key, high)
        c.key(QRectF(inside.right() - wide, y, wide, high), key)
