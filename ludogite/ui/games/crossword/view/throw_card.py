"""The card that hands the table over: whose throw it is, in large letters and in the colour of the pawn."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ludogite.ui.games.crossword import card_words
from ludogite.ui.games.crossword.view.card_parts import NO_BRUSH, STRONG, CardPainter, key_width
from ludogite.ui.games.crossword.view.layout import Layout
from ludogite.ui.games.crossword.view.pawn import paint_pawn
from ludogite.ui.games.crossword.view.reader_card import paint_judge_buttons
from ludogite.ui.games.crossword.view.values import ThrowCard
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import faint
from ludogite.ui.widgets.badges import paint_badge
from ludogite.ui.widgets.die import paint_die

LOWER_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
GROUNDS = (("#F2CE6B", "#D9B456"), ("#2F6496", "#2B5580"))
ON_GROUNDS = ("#2B2620", "#FFF9EA")
"""The head of the card by seat, light and dark, and the words on it."""


def paint_throw_card(c: CardPainter, layout: Layout, card: ThrowCard) -> None:
    _paint_headline(c, layout, card)
    if card.opening:
        _paint_opening(c, layout, card)
    elif card.verdict is not None:
        _paint_last(c, layout, card)
    _paint_throw(c, layout, card)


def _paint_headline(c: CardPainter, layout: Layout, card: ThrowCard) -> None:
    unit, inside, head, high = c.unit, layout.inside, layout.throw_head, round(84 * c.unit)
    pawn = QRectF(inside.left() - 4 * unit, head.bottom() - high - 8 * unit, 0.6 * high, high)
    paint_pawn(c.painter, pawn, card.seat, c.colours)
    left, right = pawn.right() + 8 * unit, inside.right()
    if card.badge is not None:
        side = round(32 * unit)
        place = QRectF(right - side, head.top() + layout.pad, side, side)
        paint_badge(c.painter, place, *card.badge, c.colours)
        right = place.left() - 8 * unit
    room = QRectF(left, head.top() + 12 * unit, right - left, head.height() - 24 * unit)
    c.title(room, card.text, 33 * unit, 16, ON_GROUNDS[card.seat % 2], above=0.5)


def _paint_opening(c: CardPainter, layout: Layout, card: ThrowCard) -> None:
    """Each has thrown for the start."""
    unit, inside, side = c.unit, layout.inside, round(38 * c.unit)
    ink = QColor(c.colours.ink)
    for n, (seat, name, face) in enumerate(card.opening):
        y = layout.throw_head.bottom() + round(16 * unit) + n * (side + 9 * unit)
        pawn = QRectF(inside.left(), y, 0.6 * side, side)
        paint_pawn(c.painter, pawn, seat, c.colours)
        die = QRectF(inside.right() - side, y, side, side)
        if face is None:
            painter = c.shape(QPen(faint(ink, 110), 1.4, Qt.PenStyle.DashLine), faint(ink, 10))
            painter.drawRoundedRect(die.adjusted(2, 2, -2, -2), 0.2 * side, 0.2 * side)
        else:
            paint_die(c.painter, die, face, c.colours, -6 if n else 7)
        words = QRectF(pawn.right() + 10 * unit, y, die.left() - pawn.right() - 20 * unit, side)
        c.words(words, name, 17 * unit, ink, weight=STRONG)


def _paint_last(c: CardPainter, layout: Layout, card: ThrowCard) -> None:
    """The verdict on the last turn; the one who judges can correct it."""
    assert card.verdict is not None
    unit, inside, area = c.unit, layout.inside, layout.last_verdict
    room = QRectF(inside.left(), area.top() - 40 * unit, inside.width(), 35 * unit)
    c.note(room, card.last_word, 14.5 * unit, c.colours.soft_ink, LOWER_LEFT)
    c.verdict(area, card.verdict)
    if card.may_correct:
        given = "right" if card.verdict.is_right else "wrong"
        paint_judge_buttons(c, layout.correct_buttons, card.active, given)
    else:
        c.rule(inside.left(), inside.right(), area.bottom() + 13 * unit)


def _paint_throw(c: CardPainter, layout: Layout, card: ThrowCard) -> None:
    """Along the lower edge: what the throw does, and its key or the six faces."""
    unit, inside = c.unit, layout.inside
    bottom = inside.bottom()
    if card.enters_dice:
        for n, area in enumerate(layout.faces, start=1):
            paint_die(c.painter, area, n, c.colours)
            if n == card.face:
                painter, round_by = c.shape(QPen(QColor(c.colours.ink), 2.4), NO_BRUSH), 0.26 * area.width()
                painter.drawRoundedRect(area.adjusted(-3, -3, 3, 4), round_by, round_by)
        bottom = layout.faces[0].top() - 5 * unit
    elif card.is_open:
        text, high = tr(card_words.SPACE), round(30 * unit)
        key = QRectF(inside.left(), bottom - high - 2, key_width(text, high), high)
        c.key(key, text)
        left = key.right() + 11 * unit
        room = QRectF(left, key.top() - 2, inside.right() - left, high + 4)
        c.note(room, tr(card_words.TO_THROW), 15 * unit, c.colours.ink)
        bottom = key.top() - 7 * unit
    room = QRectF(inside.left(), bottom - 36 * unit, inside.width(), 34 * unit)
    is_covered = card.may_correct and room.top() < layout.correct_buttons[0].bottom()
    if card.detail and not is_covered:
        c.note(room, card.detail, 14.5 * unit, c.colours.soft_ink, LOWER_LEFT)
