"""The cards of a turn: the clue that is asked, where to go, and whose throw it is."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ludogite.ui.games.crossword.view.card_parts import (
    CENTRE,
    RIGHT,
    SMALLEST,
    fitting_title,
    key_width,
    paint_button,
    paint_button_ground,
    paint_clock,
    paint_flat_word,
    paint_key,
    paint_keyboard_sign,
    paint_note,
    paint_paper,
    paint_pill,
    paint_title,
    paint_verdict,
    paint_words,
    text_width,
)
from ludogite.ui.games.crossword.view.layout import Layout
from ludogite.ui.games.crossword.view.palette import palette
from ludogite.ui.games.crossword.view.tiles import paint_square
from ludogite.ui.games.crossword.view.values import ChoiceCard, ClueCard, Seconds
from ludogite.ui.look.materials import faint
from ludogite.ui.look.theme import Colours, scaled, text_font

STRONG = QFont.Weight.DemiBold
PASS_KEY = "F4"
SMALLEST_CLUE = 12
PILL = 27.0
"""The height of the ending note, in units of the card."""


def paint_clue_card(painter: QPainter, layout: Layout, card: ClueCard, colours: Colours) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_paper(painter, layout.card, colours)
    paint_head(painter, layout, (card.square, card.square_text), card.heading, card.detail, card.seconds, colours)
    cells = layout.clue_cells(len(card.letters))
    bottom = cells[0].top() if cells else layout.worth_top
    top = layout.badge.bottom() + round(12 * layout.unit)
    room = QRectF(layout.inside.left(), top, layout.inside.width(), bottom - round(12 * layout.unit) - top)
    paint_clue(painter, layout, room, card.clue, card.note, colours)
    paint_flat_word(painter, cells, card.letters, card.cursor, colours)
    if card.message and layout.is_narrow and card.verdict is None:
        room = QRectF(layout.inside.left(), layout.worth_top - 4, layout.inside.width(), 34 * layout.unit)
        paint_message(painter, room, card.message, layout, colours, Qt.AlignmentFlag.AlignLeft)
    else:
        _paint_worths(painter, layout, card, colours)
    if card.verdict is not None:
        place = layout.pass_button
        area = QRectF(place.left(), place.top(), layout.inside.width(), place.height())
        paint_verdict(painter, area, card.verdict, colours)
    else:
        _paint_actions(painter, layout, card, colours)
    painter.restore()


def paint_head(
    painter: QPainter,
    layout: Layout,
    square: tuple[str, str],
    heading: str,
    detail: str,
    seconds: Seconds | None,
    colours: Colours,
    down: float = 0,
) -> None:
    """The square and its name, what is asked there, and the clock; so far below the card's edge as a head needs."""
    unit, badge = layout.unit, layout.badge.translated(0, down)
    left = badge.left()
    if square[0]:
        paint_square(painter, badge, square[0], colours, text=square[1])
        left = badge.right() + round(12 * unit)
    right = layout.inside.right() if seconds is None else layout.clock.left() - round(6 * unit)
    if ", " in heading and text_width(heading, SMALLEST, STRONG) > right - left:
        # The length is seen in the cells too; which word it is, only here.
        heading, detail = heading.split(", ", 1)
    upper = QRectF(left, badge.top() - 0.02 * badge.height(), right - left, 0.5 * badge.height())
    paint_words(painter, upper, heading, 16 * unit, colours.ink, weight=STRONG)
    lower = QRectF(left, badge.center().y() + 0.04 * badge.height(), right - left, 0.5 * badge.height())
    paint_words(painter, lower, detail, 13.5 * unit, colours.soft_ink)
    if seconds is not None:
        paint_clock(painter, layout.clock.translated(0, down), seconds, colours)


def paint_clue(painter: QPainter, layout: Layout, room: QRectF, clue: str, note: str, colours: Colours) -> None:
    """The clue in large type and its note below; together in the middle of the room that they have."""
    unit = layout.unit
    pill, gap = (round(PILL * unit), round(8 * unit)) if note else (0, 0)
    area = room.adjusted(0, 0, 0, -pill - gap)
    font, _, height = fitting_title(area, clue, largest_clue(unit), SMALLEST_CLUE)
    spare = max(area.height() - height, 0) * (0.35 if note else 0.4)
    bottom = paint_title(painter, area.adjusted(0, spare, 0, 0), clue, font.pixelSize(), SMALLEST_CLUE, colours.ink)
    if note:
        corner = QPointF(room.left(), bottom + gap)
        paint_pill(painter, corner, note, pill, colours, room.width())


def largest_clue(unit: float) -> float:
    return scaled(28) * unit


def _paint_worths(painter: QPainter, layout: Layout, card: ClueCard, colours: Colours) -> None:
    """15, 10, 5: what is lost is struck off, what counts is filled; at the right the sum at stake."""
    unit, inside = layout.unit, layout.inside
    high = round(25 * unit)
    y = layout.worth_top + round(2 * unit)
    x = inside.left()
    counts = min(card.struck, len(card.worths) - 1)
    for n, worth in enumerate(card.worths):
        area = QRectF(x, y, round(32 * unit), high)
        _paint_worth(painter, area, str(worth), colours, n - counts)
        x = area.right() + round(4 * unit)
    strong = 16.5 * unit
    wide = text_width(card.sum, strong, STRONG)
    line = QRectF(inside.left(), y, inside.width(), high)
    paint_words(painter, line, card.sum, strong, colours.ink, RIGHT, STRONG)
    room = QRectF(x + 4 * unit, y, inside.right() - wide - 10 * unit - x, high)
    if text_width(card.worth_words, 13.5 * unit) > room.width():
        free = layout.pass_button.top() - y - high - 2
        room = QRectF(inside.left() + 1, y + high, inside.width(), min(18 * unit, free))
    paint_words(painter, room, card.worth_words, 13.5 * unit, colours.soft_ink)


def _paint_worth(painter: QPainter, area: QRectF, text: str, colours: Colours, rank: int) -> None:
    """Lost below 0, in force at 0, still to come above."""
    paint = palette(colours)
    radius = area.height() / 2
    if rank == 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paint.plate))
    else:
        painter.setPen(QPen(QColor(colours.line), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    ink = paint.on_plate if rank == 0 else colours.soft_ink
    weight = STRONG if rank == 0 else QFont.Weight.Medium
    paint_words(painter, area, text, 0.56 * area.height(), ink, CENTRE, weight)
    if rank < 0:
        pen = QPen(QColor(colours.accent), max(0.075 * area.height(), 1.6))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        far = QPointF(0.34 * area.width(), -0.3 * area.height())
        painter.drawLine(QLineF(area.center() - far, area.center() + far))


def _paint_actions(painter: QPainter, layout: Layout, card: ClueCard, colours: Colours) -> None:
    unit, inside = layout.unit, layout.inside
    left = inside.left()
    if card.pass_text:
        is_active = card.active == "pass"
        paint_button(painter, layout.pass_button, card.pass_text, colours, is_active=is_active, key=PASS_KEY)
        area, is_active = layout.keyboard_button, card.active == "keyboard"
        paint_button_ground(painter, area, colours, is_active=is_active, is_down=card.is_tray_open)
        paint_keyboard_sign(painter, area, colours.accent if card.is_tray_open else colours.ink)
        left = area.right()
    room = QRectF(left + 12 * unit, layout.pass_button.top(), inside.right() - left - 12 * unit, 0)
    room.setHeight(layout.pass_button.height())
    if card.message and not layout.is_narrow:
        paint_message(
            painter, room if card.pass_text else room.adjusted(-12 * unit, 0, 0, 0), card.message, layout, colours
        )
    elif card.enter_key:
        is_faint = not card.is_ready
        paint_key_note(painter, room, card.enter_key, card.enter_text, layout, colours, is_faint=is_faint)


def paint_message(
    painter: QPainter,
    room: QRectF,
    text: str,
    layout: Layout,
    colours: Colours,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignRight,
) -> None:
    """What is wrong, in one line or in two smaller ones."""
    painter.setPen(QColor(colours.accent))
    flags = alignment | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    for size in (14.5, 13.5, 12.5, 11.5, 11):
        painter.setFont(text_font(round(max(size * layout.unit, SMALLEST)), STRONG))
        taken = painter.fontMetrics().boundingRect(room.toAlignedRect(), flags, text)
        if taken.height() <= room.height() + 4 and taken.width() <= room.width() + 1:
            break
    painter.drawText(room.adjusted(0, -4, 0, 4), flags, text)


def paint_key_note(
    painter: QPainter,
    room: QRectF,
    key: str,
    text: str,
    layout: Layout,
    colours: Colours,
    *,
    is_faint: bool = False,
) -> None:
    """A key and what it does, at the right; the words are below the key where they have no room beside it, and are left
    out where they have none there."""
    unit = layout.unit
    high = round(22 * unit)
    wide = key_width(key, high)
    words = text_width(text, 13.5 * unit) if text else 0.0
    right, ink = room.right(), faint(QColor(colours.soft_ink), 130) if is_faint else QColor(colours.soft_ink)
    if words and wide + 7 * unit + words > room.width():
        place = QRectF(room.left() - 8 * unit, room.bottom() - SMALLEST - 2, room.width() + 8 * unit, SMALLEST + 4)
        if text_width(text, SMALLEST) <= place.width():
            paint_words(painter, place, text, SMALLEST, ink, RIGHT)
            room = QRectF(room.left(), room.top(), room.width(), place.top() - room.top())
    elif words:
        place = QRectF(right - words - 2, room.top(), words + 2, room.height() - 1)
        paint_words(painter, place, text, 13.5 * unit, ink, RIGHT)
        right -= words + 8 * unit
    area = QRectF(right - wide, room.center().y() - high / 2, wide, high)
    paint_key(painter, area, key, colours, is_faint=is_faint)


def paint_choice_card(painter: QPainter, layout: Layout, card: ChoiceCard, colours: Colours) -> None:
    """Where to? With the word that the aimed square would ask, and what it is worth."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_paper(painter, layout.card, colours)
    paint_head(painter, layout, (card.square, card.square_text), card.heading, card.detail, card.seconds, colours)
    unit, inside = layout.unit, layout.inside
    side = round(42 * unit)
    top = layout.badge.bottom() + round(17 * unit)
    keys_left = inside.right() - 2 * side - round(5 * unit)
    room = QRectF(inside.left(), top, keys_left - inside.left() - 8 * unit, side)
    font, _, height = fitting_title(room, card.headline, 29 * unit, 15)
    spare = (room.height() - height) / 2
    paint_title(painter, room.adjusted(0, spare, 0, spare), card.headline, font.pixelSize(), 15, colours.ink)
    is_whole = bool(card.typed[0] and card.typed[1])
    for n, (text, example) in enumerate(zip(card.typed, card.example, strict=True)):
        area = QRectF(keys_left + n * (side + round(5 * unit)), top, side, side)
        is_next = not is_whole and n == (1 if card.typed[0] else 0)
        is_marked = is_next or (is_whole and n == 1)
        paint_key(painter, area, text or example, colours, is_marked=is_marked, is_faint=not text)
    y = layout.choice_line
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.drawLine(QLineF(inside.left(), y, inside.right(), y))
    if card.word:
        _paint_prospect(painter, layout, card, colours)
    elif card.invitation:
        room = QRectF(inside.left(), y + 16 * unit, inside.width(), 92 * unit)
        paint_title(painter, room, card.invitation, 19 * unit, 13, colours.soft_ink)
    _paint_choice_keys(painter, layout, card, colours)
    painter.restore()


def _paint_prospect(painter: QPainter, layout: Layout, card: ChoiceCard, colours: Colours) -> None:
    unit, inside = layout.unit, layout.inside
    line = QRectF(inside.left(), layout.choice_line + 14 * unit, inside.width(), 24 * unit)
    strong = 16 * unit
    wide = text_width(card.sum, strong, STRONG)
    paint_words(painter, line, card.sum, strong, colours.ink, RIGHT, STRONG)
    place = line.adjusted(0, -6 * unit, -wide - 8 * unit, 6 * unit)
    paint_note(painter, place, card.word, strong, colours.ink, weight=STRONG)
    cells = layout.choice_cells(len(card.letters))
    paint_flat_word(painter, cells, card.letters, None, colours)
    if not cells:
        return
    size = 13.5 * unit
    wide = text_width(card.letters_text, size)
    beside = inside.right() - cells[-1].right() - 14 * unit
    if wide <= beside:
        room = QRectF(cells[-1].right() + 14 * unit, cells[0].top(), wide + 2, cells[0].height())
    else:
        room = QRectF(inside.left(), cells[0].bottom() + 5 * unit, inside.width(), 20 * unit)
    paint_words(painter, room, card.letters_text, size, colours.soft_ink)


def _paint_choice_keys(painter: QPainter, layout: Layout, card: ChoiceCard, colours: Colours) -> None:
    """What the keys do, along the lower edge; on a narrow card the keys alone."""
    unit, inside = layout.unit, layout.inside
    high = round(21 * unit)
    y = inside.bottom() - high
    names = tuple(text or example for text, example in zip(card.typed, card.example, strict=True))
    x = inside.left()
    groups = ((("←", "→"), card.round_text), (names, card.direct_text))
    for keys, text in groups:
        if not text:
            continue
        for key in keys:
            wide = key_width(key, high)
            paint_key(painter, QRectF(x, y, wide, high), key, colours)
            x += wide + 2 * unit
        x += 5 * unit
        if not layout.is_narrow:
            x += paint_words(painter, QRectF(x, y - 1, 120 * unit, high), text, 13 * unit, colours.soft_ink)
        x += 12 * unit
    if card.enter_key and card.word:
        wide = key_width(card.enter_key, high)
        paint_key(painter, QRectF(inside.right() - wide, y, wide, high), card.enter_key, colours)
