"""The card of a bonus question: four choices or an answer to type, and where a right one leads."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludogite.ui.games.crossword.view.card_parts import (
    LEFT,
    RIGHT,
    SMALLEST,
    fitting_title,
    paint_button,
    paint_button_ground,
    paint_clock,
    paint_cross,
    paint_key,
    paint_keyboard_sign,
    paint_paper,
    paint_tick,
    paint_title,
    paint_verdict,
    paint_words,
    text_width,
)
from ludogite.ui.games.crossword.view.clue_card import PASS_KEY, paint_key_note, paint_message
from ludogite.ui.games.crossword.view.layout import Layout
from ludogite.ui.games.crossword.view.palette import palette
from ludogite.ui.games.crossword.view.tiles import star
from ludogite.ui.games.crossword.view.values import QuestionCard
from ludogite.ui.look.materials import faint
from ludogite.ui.look.theme import Colours, text_font, title_font
from ludogite.ui.widgets.die import paint_die

STRONG = QFont.Weight.DemiBold
ON_HEAD = QColor("#FFF9EA")
SMALLEST_QUESTION = 12


def paint_question_card(painter: QPainter, layout: Layout, card: QuestionCard, colours: Colours) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint = palette(colours)
    head = layout.banner
    paint_paper(painter, layout.card, colours, head=head.height(), head_colour=paint.green)
    _paint_banner(painter, layout, card)
    _paint_question(painter, layout, card, colours)
    if card.choices:
        for n, text in enumerate(card.choices):
            _paint_choice(painter, layout.choices[n], n, text, card, colours)
        if card.message and card.verdict is None:
            _paint_message_over_steps(painter, layout, card.message, colours)
    else:
        _paint_typed(painter, layout, card, colours)
    steps = layout.steps
    if card.verdict is not None:
        high = round(40 * layout.unit)
        paint_verdict(
            painter, QRectF(steps.left(), steps.center().y() - high / 2, steps.width(), high), card.verdict, colours
        )
    elif not (card.choices and card.message) and steps.height():
        _paint_steps(painter, layout, card, colours)
    painter.restore()


def _paint_banner(painter: QPainter, layout: Layout, card: QuestionCard) -> None:
    head, unit = layout.banner, layout.unit
    room = QRectF(layout.inside.left(), head.top(), layout.inside.width(), head.height())
    painter.setFont(title_font(round(36 * unit)))
    painter.setPen(ON_HEAD)
    painter.drawText(room.translated(0, 3 * unit), LEFT, "?")
    left = round(34 * unit)
    line = text_width(card.line, 14 * unit)
    total = left + text_width(card.heading, 17 * unit, STRONG) + 10 * unit + line
    has_line = total <= room.width() + 24 * unit
    if has_line:
        paint_words(painter, room, card.line, 14 * unit, ON_HEAD, RIGHT)
    words = room.adjusted(left, 0, -line - 8 * unit if has_line else 0, 0)
    paint_words(painter, words, card.heading, 17 * unit, ON_HEAD, weight=STRONG)


def _paint_question(painter: QPainter, layout: Layout, card: QuestionCard, colours: Colours) -> None:
    unit, inside = layout.unit, layout.inside
    bottom = layout.choices[0].top() if card.choices else layout.answer_field.top()
    top = layout.question_top
    room = QRectF(inside.left(), top, inside.width(), bottom - round(9 * unit) - top)
    if card.seconds is not None:
        clock = layout.clock
        clock.moveTop(layout.banner.bottom() + round(12 * unit))
        paint_clock(painter, clock, card.seconds, colours)
        room.setRight(clock.left() - 10 * unit)
    largest = (30 if layout.is_narrow else 26) * unit
    font, _, height = fitting_title(room, card.question, largest, SMALLEST_QUESTION)
    spare = max(room.height() - height, 0) * 0.42
    area = room.adjusted(0, spare, 0, 0)
    paint_title(painter, area, card.question, font.pixelSize(), SMALLEST_QUESTION, colours.ink)


def _paint_choice(painter: QPainter, area: QRectF, n: int, text: str, card: QuestionCard, colours: Colours) -> None:
    """One of four answers, with its key; afterwards the right one has a tick and a wrong choice a cross."""
    is_chosen, is_right = n == card.chosen, card.verdict is not None and n == card.right
    is_faint = card.verdict is not None and not (is_chosen or is_right)
    paint_button_ground(painter, area, colours, is_active=is_chosen and not is_right, is_faint=is_faint)
    if is_right:
        colour = QColor(palette(colours).right)
        painter.setPen(QPen(colour, 2))
        painter.setBrush(faint(colour, 26))
        painter.drawRoundedRect(area.adjusted(0.6, 0.6, -0.6, -0.6), 0.2 * area.height(), 0.2 * area.height())
    side = round(0.54 * area.height())
    key = QRectF(area.left() + 0.26 * area.height(), area.center().y() - side / 2, side, side)
    if is_right:
        paint_tick(painter, key, palette(colours).right)
    elif card.verdict is not None and is_chosen:
        paint_cross(painter, key, colours.accent)
    else:
        paint_key(painter, key, str(n + 1), colours)
    room = area.adjusted(key.right() - area.left() + 0.22 * area.height(), 0, -0.15 * area.height(), -1)
    ink = colours.soft_ink if is_faint else colours.ink
    weight = STRONG if is_chosen or is_right else QFont.Weight.Medium
    _paint_choice_words(painter, room, text, 0.37 * area.height(), ink, weight)


def _paint_choice_words(
    painter: QPainter, room: QRectF, text: str, size: float, ink: str, weight: QFont.Weight
) -> None:
    """One line, or two smaller ones for a long answer."""
    flags = LEFT | Qt.TextFlag.TextWordWrap
    painter.setPen(QColor(ink))
    for part in (1.0, 0.92, 0.85, 0.78, 0.7):
        font = text_font(max(round(size * part), SMALLEST), weight)
        taken = QFontMetricsF(font).boundingRect(room, flags, text)
        if taken.height() <= room.height() and taken.width() <= room.width():
            break
    painter.setFont(font)
    painter.drawText(room, flags, text)


def _paint_typed(painter: QPainter, layout: Layout, card: QuestionCard, colours: Colours) -> None:
    """The field with what is typed, and below it the button to pass and the key to answer."""
    field = layout.answer_field
    if not (card.pass_text or card.typed or card.placeholder):
        return
    paint = palette(colours)
    radius = 0.17 * field.height()
    painter.setPen(QPen(QColor(colours.accent), 1.8))
    painter.setBrush(QColor(paint.white if card.verdict is None else colours.panel))
    painter.drawRoundedRect(field.adjusted(1, 1, -1, -1), radius, radius)
    room = field.adjusted(0.3 * field.height(), 0, -0.3 * field.height(), 0)
    size = 0.5 * field.height()
    if card.typed:
        font = title_font(round(size))
        wide = QFontMetricsF(font).horizontalAdvance(card.typed)
        if wide > room.width() - 4:
            font.setPixelSize(max(int(font.pixelSize() * (room.width() - 4) / wide), SMALLEST + 1))
        painter.setFont(font)
        painter.setPen(QColor(paint.ink))
        painter.save()
        painter.setClipRect(room.adjusted(-2, 0, 2, 0), Qt.ClipOperation.IntersectClip)
        wide = QFontMetricsF(font).horizontalAdvance(card.typed)
        # The end of a long answer is what its player sees.
        shown = room.adjusted(min(room.width() - 4 - wide, 0), 0, 0, 0)
        painter.drawText(shown, LEFT, card.typed)
        painter.restore()
        x = shown.left() + wide + 2
    else:
        paint_words(painter, room, card.placeholder, 0.36 * field.height(), colours.soft_ink)
        x = room.left() - 3
    if card.verdict is None:
        painter.setPen(QPen(QColor(colours.accent), 1.8))
        painter.drawLine(QLineF(x, field.top() + 0.25 * field.height(), x, field.bottom() - 0.25 * field.height()))
    _paint_typed_actions(painter, layout, card, colours)


def _paint_typed_actions(painter: QPainter, layout: Layout, card: QuestionCard, colours: Colours) -> None:
    button, unit = layout.question_pass, layout.unit
    left = button.left()
    if card.pass_text and card.verdict is None:
        paint_button(painter, button, card.pass_text, colours, is_active=card.active == "pass", key=PASS_KEY)
        left = button.right() + 12 * unit
    if card.has_keyboard and card.verdict is None:
        area = layout.question_keyboard
        is_active = card.active == "keyboard" or card.is_tray_open
        paint_button_ground(painter, area, colours, is_active=is_active)
        paint_keyboard_sign(painter, area, colours.accent if card.is_tray_open else colours.ink)
        left = area.right() + 12 * unit
    room = QRectF(left, button.top(), layout.inside.right() - left, button.height())
    if card.message:
        paint_message(painter, room, card.message, layout, colours)
    elif card.enter_key and card.verdict is None:
        is_faint = not card.typed.strip()
        paint_key_note(painter, room, card.enter_key, card.enter_text, layout, colours, is_faint=is_faint)


def _paint_message_over_steps(painter: QPainter, layout: Layout, text: str, colours: Colours) -> None:
    paint_message(painter, layout.steps, text, layout, colours, Qt.AlignmentFlag.AlignLeft)


def _paint_steps(painter: QPainter, layout: Layout, card: QuestionCard, colours: Colours) -> None:
    """Where a right answer leads: to the die, and a second one to the star. The one that is at stake is framed, what is
    reached already has a tick; below each other where they have no room beside each other."""
    unit, area = layout.unit, layout.steps
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.drawLine(QLineF(area.left(), area.top(), area.right(), area.top()))
    top, gap = area.top() + round(8 * unit), round(8 * unit)
    least = sum(text_width(text, SMALLEST, STRONG) + 44 * unit for text in card.steps)
    if layout.is_narrow or least > area.width() - gap:
        gap = round(3 * unit)
        high = (area.bottom() + 6 * unit - top - gap) / 2
        places = [QRectF(area.left(), top + n * (high + gap), area.width(), high) for n in (0, 1)]
    else:
        # The longer words get the wider part.
        long = [text_width(text, 13 * unit, STRONG) + 44 * unit for text in card.steps]
        first = (area.width() - gap) * long[0] / sum(long)
        high = round(36 * unit)
        places = [
            QRectF(area.left(), top + 3 * unit, first, high),
            QRectF(area.left() + first + gap, top + 3 * unit, area.width() - gap - first, high),
        ]
    for n, (place, text) in enumerate(zip(places, card.steps, strict=True)):
        _paint_step(painter, place, text, n, n - card.stage, colours)


def _paint_step(painter: QPainter, area: QRectF, text: str, n: int, rank: int, colours: Colours) -> None:
    """Reached below 0, at stake at 0, farther on above."""
    green = QColor(palette(colours).right)
    if rank == 0:
        painter.setPen(QPen(green, 1.6))
        painter.setBrush(faint(green, 26))
        painter.drawRoundedRect(area.adjusted(0.8, 0.8, -0.8, -0.8), 7, 7)
    side = min(0.72 * area.height(), 26.0)
    sign = QRectF(area.left() + 0.22 * side, area.center().y() - side / 2, side, side)
    if rank < 0:
        paint_tick(painter, sign, green)
    elif n == 0:
        paint_die(painter, sign.adjusted(1, 1, -1, -1), 4, colours, -8)
    else:
        _paint_star(painter, sign, colours)
    room = QRectF(sign.right() + 0.25 * side, area.top(), area.right() - sign.right() - 0.4 * side, area.height() - 1)
    ink, weight = (colours.ink, STRONG) if rank == 0 else (colours.soft_ink, QFont.Weight.Medium)
    paint_words(painter, room, text, min(0.36 * area.height(), 13), ink, weight=weight)


def _paint_star(painter: QPainter, place: QRectF, colours: Colours) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette(colours).corner))
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 0.16 * place.width(), 0.16 * place.width())
    painter.setBrush(QColor("#2B2620"))
    painter.drawPolygon(star(place.center(), 0.34 * place.width()))
