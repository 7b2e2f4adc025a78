"""The card of a bonus question: four choices or an answer to type, and where a right one leads."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from ludogite.ui.games.crossword import card_words
from ludogite.ui.games.crossword.view.card_parts import (
    LEFT,
    MEDIUM,
    NO_PEN,
    PASS_KEY,
    RIGHT,
    SMALLEST,
    STRONG,
    WRAP,
    CardPainter,
    text_width,
)
from ludogite.ui.games.crossword.view.layout import Layout
from ludogite.ui.games.crossword.view.tiles import star
from ludogite.ui.games.crossword.view.values import QuestionCard
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import faint
from ludogite.ui.look.theme import text_font, title_font
from ludogite.ui.widgets.die import paint_die

ON_HEAD = QColor("#FFF9EA")
SMALLEST_QUESTION = 12
STEPS = (card_words.RIGHT_ONCE, card_words.RIGHT_TWICE)


def paint_question_card(c: CardPainter, layout: Layout, card: QuestionCard) -> None:
    steps, high = layout.steps, round(40 * c.unit)
    _paint_banner(c, layout, card)
    _paint_question(c, layout, card)
    for n, (area, text) in enumerate(zip(layout.choices, card.choices, strict=False)):
        _paint_choice(c, area, n, text, card)
    if not card.choices and (card.is_open or card.typed):
        _paint_typed(c, layout, card)
    if card.verdict is not None:
        c.verdict(QRectF(steps.left(), steps.center().y() - high / 2, steps.width(), high), card.verdict)
    elif card.choices and card.message:
        c.message(steps, card.message, Qt.AlignmentFlag.AlignLeft)
    elif steps.height():
        _paint_steps(c, layout, card)


def _paint_banner(c: CardPainter, layout: Layout, card: QuestionCard) -> None:
    head, unit = layout.banner, c.unit
    room = QRectF(layout.inside.left(), head.top(), layout.inside.width(), head.height())
    c.write(room.translated(0, 3 * unit), "?", title_font(round(36 * unit)), ON_HEAD)
    left, line = round(34 * unit), text_width(card.detail, 14 * unit)
    total = left + text_width(card.heading, 17 * unit, STRONG) + 10 * unit + line
    has_line = total <= room.width() + 24 * unit
    if has_line:
        c.words(room, card.detail, 14 * unit, ON_HEAD, RIGHT)
    words = room.adjusted(left, 0, -line - 8 * unit if has_line else 0, 0)
    c.words(words, card.heading, 17 * unit, ON_HEAD, weight=STRONG)


def _paint_question(c: CardPainter, layout: Layout, card: QuestionCard) -> None:
    unit, inside, top = c.unit, layout.inside, layout.question_top
    bottom = layout.choices[0].top() if card.choices else layout.answer_field.top()
    room = QRectF(inside.left(), top, inside.width(), bottom - round(9 * unit) - top)
    if card.seconds is not None:
        clock = layout.clock
        clock.moveTop(layout.banner.bottom() + round(12 * unit))
        c.clock(clock, card.seconds)
        room.setRight(clock.left() - 10 * unit)
    largest = (30 if layout.is_narrow else 26) * unit
    c.title(room, card.text, largest, SMALLEST_QUESTION, c.colours.ink, above=0.42)


def _paint_choice(c: CardPainter, area: QRectF, n: int, text: str, card: QuestionCard) -> None:
    """One of four answers, with its key; afterwards the right one has a tick and a wrong choice a cross."""
    green, high, is_judged = QColor(c.palette.right), area.height(), card.verdict is not None
    is_chosen, is_right = n == card.chosen, is_judged and n == card.right
    is_faint = is_judged and not (is_chosen or is_right)
    c.button_ground(area, is_active=is_chosen and not is_right, is_faint=is_faint)
    if is_right:
        frame = area.adjusted(0.6, 0.6, -0.6, -0.6)
        c.shape(QPen(green, 2), faint(green, 26)).drawRoundedRect(frame, 0.2 * high, 0.2 * high)
    side = round(0.54 * high)
    key = QRectF(area.left() + 0.26 * high, area.center().y() - side / 2, side, side)
    if is_right:
        c.tick(key, green)
    elif is_judged and is_chosen:
        c.cross(key, c.colours.accent)
    else:
        c.key(key, str(n + 1))
    room = area.adjusted(key.right() - area.left() + 0.22 * high, 0, -0.15 * high, -1)
    weight = STRONG if is_chosen or is_right else MEDIUM
    for part in (1.0, 0.92, 0.85, 0.78, 0.7):  # one line, or two smaller ones for a long answer
        font = text_font(max(round(0.37 * high * part), SMALLEST), weight)
        taken = QFontMetricsF(font).boundingRect(room, LEFT | WRAP, text)
        if taken.height() <= room.height() and taken.width() <= room.width():
            break
    c.write(room, text, font, c.colours.soft_ink if is_faint else c.colours.ink, LEFT | WRAP)


def _paint_typed(c: CardPainter, layout: Layout, card: QuestionCard) -> None:
    """The field with what is typed, and below it the button to pass and the key to answer."""
    field, high, is_judged = layout.answer_field, layout.answer_field.height(), card.verdict is not None
    pen = QPen(QColor(c.colours.ink), 1.8)
    painter = c.shape(pen, QColor(c.colours.panel if is_judged else c.palette.white))
    painter.drawRoundedRect(field.adjusted(1, 1, -1, -1), 0.17 * high, 0.17 * high)
    room = field.adjusted(0.3 * high, 0, -0.3 * high, 0)
    x = room.left() - 3
    if card.typed:
        font, most = title_font(round(0.5 * high)), room.width() - 4
        wide = QFontMetricsF(font).horizontalAdvance(card.typed)
        if wide > most:
            font.setPixelSize(max(int(font.pixelSize() * most / wide), SMALLEST + 1))
            wide = QFontMetricsF(font).horizontalAdvance(card.typed)
        painter.save()
        painter.setClipRect(room.adjusted(-2, 0, 2, 0), Qt.ClipOperation.IntersectClip)
        # The end of a long answer is what its player sees.
        seen = room.adjusted(min(most - wide, 0), 0, 0, 0)
        c.write(seen, card.typed, font, c.palette.ink)
        painter.restore()
        x = seen.left() + wide + 2
    elif not is_judged:
        c.words(room, tr(card_words.YOUR_ANSWER), 0.36 * high, c.colours.soft_ink)
    if not is_judged:
        painter.setPen(pen)
        painter.drawLine(QLineF(x, field.top() + 0.25 * high, x, field.bottom() - 0.25 * high))
    if card.is_open:
        _paint_actions(c, layout, card)


def _paint_actions(c: CardPainter, layout: Layout, card: QuestionCard) -> None:
    place, keyboard = layout.question_pass, layout.question_keyboard
    c.button(place, tr(card_words.PASS), PASS_KEY, is_active=card.active == "pass")
    c.keyboard_button(keyboard, is_active=card.active == "keyboard", is_down=card.is_tray_open)
    left = keyboard.right() + 12 * c.unit
    room = QRectF(left, place.top(), layout.inside.right() - left, place.height())
    if card.message:
        c.message(room, card.message)
    else:
        c.key_note(room, tr(card_words.ENTER), tr(card_words.TO_ANSWER), is_faint=not card.typed.strip())


def _paint_steps(c: CardPainter, layout: Layout, card: QuestionCard) -> None:
    """A right answer leads to the die, and a second one to the star. The one that is at stake is framed, what is
    reached already has a tick; below each other where they have no room beside each other."""
    unit, area, texts = c.unit, layout.steps, [tr(step) for step in STEPS]
    c.rule(area.left(), area.right(), area.top())
    top, gap = area.top() + round(8 * unit), round(8 * unit)
    least = sum(text_width(text, SMALLEST, STRONG) + 44 * unit for text in texts)
    if layout.is_narrow or least > area.width() - gap:
        gap = round(3 * unit)
        high = (area.bottom() + 6 * unit - top - gap) / 2
        places = [QRectF(area.left(), top + n * (high + gap), area.width(), high) for n in (0, 1)]
    else:
        # The longer words get the wider part.
        long = [text_width(text, 13 * unit, STRONG) + 44 * unit for text in texts]
        first, high = (area.width() - gap) * long[0] / sum(long), round(36 * unit)
        left = QRectF(area.left(), top + 3 * unit, first, high)
        places = [left, QRectF(left.right() + gap, left.top(), area.width() - gap - first, high)]
    for n, (place, text) in enumerate(zip(places, texts, strict=True)):
        _paint_step(c, place, text, n, n - card.stage)


def _paint_step(c: CardPainter, area: QRectF, text: str, n: int, rank: int) -> None:
    """Reached below 0, at stake at 0, farther on above."""
    green = QColor(c.palette.right)
    if rank == 0:
        c.shape(QPen(green, 1.6), faint(green, 26)).drawRoundedRect(area.adjusted(0.8, 0.8, -0.8, -0.8), 7, 7)
    side = min(0.72 * area.height(), 26.0)
    sign = QRectF(area.left() + 0.22 * side, area.center().y() - side / 2, side, side)
    inner = sign.adjusted(1, 1, -1, -1)
    if rank < 0:
        c.tick(sign, green)
    elif n == 0:
        paint_die(c.painter, inner, 4, c.colours, -8)
    else:
        c.shape(NO_PEN, QColor(c.palette.corner)).drawRoundedRect(inner, 0.16 * side, 0.16 * side)
        c.shape(NO_PEN, QColor("#2B2620")).drawPolygon(star(sign.center(), 0.34 * side))
    room = QRectF(sign.right() + 0.25 * side, area.top(), area.right() - sign.right() - 0.4 * side, area.height() - 1)
    ink, weight = (c.colours.ink, STRONG) if rank == 0 else (c.colours.soft_ink, MEDIUM)
    c.words(room, text, min(0.36 * area.height(), 13), ink, weight=weight)
