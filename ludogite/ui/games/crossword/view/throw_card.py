"""The card that hands the table over: whose throw it is, in large letters and in the colour of the pawn."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ludogite.ui.games.crossword.view.card_parts import (
    fitting_title,
    key_width,
    paint_key,
    paint_note,
    paint_paper,
    paint_title,
    paint_verdict,
    paint_words,
)
from ludogite.ui.games.crossword.view.layout import Layout
from ludogite.ui.games.crossword.view.pawn import paint_pawn
from ludogite.ui.games.crossword.view.reader_card import paint_judge_buttons
from ludogite.ui.games.crossword.view.values import ThrowCard
from ludogite.ui.look.materials import faint
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.badges import paint_badge
from ludogite.ui.widgets.die import paint_die

STRONG = QFont.Weight.DemiBold
LOWER_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
GROUNDS = (("#F2CE6B", "#D9B456"), ("#2F6496", "#2B5580"))
ON_GROUNDS = ("#2B2620", "#FFF9EA")
"""The head of the card by seat, light and dark, and the words on it."""


def paint_throw_card(painter: QPainter, layout: Layout, card: ThrowCard, colours: Colours) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    head = layout.throw_head
    paint_paper(painter, layout.card, colours, head=head.height(), head_colour=GROUNDS[card.seat % 2][colours.is_dark])
    _paint_name(painter, layout, head, card, colours)
    top = head.bottom() + round(16 * layout.unit)
    if card.opening:
        _paint_opening(painter, layout, card, colours, top)
    else:
        _paint_last(painter, layout, card, colours)
    _paint_throw(painter, layout, card, colours)
    painter.restore()


def _paint_name(painter: QPainter, layout: Layout, head: QRectF, card: ThrowCard, colours: Colours) -> None:
    unit, inside = layout.unit, layout.inside
    high = round(84 * unit)
    pawn = QRectF(inside.left() - 4 * unit, head.bottom() - high - 8 * unit, 0.6 * high, high)
    paint_pawn(painter, pawn, card.seat, colours)
    left, right = pawn.right() + 8 * unit, inside.right()
    if card.badge is not None:
        side = round(32 * unit)
        place = QRectF(right - side, head.top() + layout.pad, side, side)
        paint_badge(painter, place, *card.badge, colours)
        right = place.left() - 8 * unit
    room = QRectF(left, head.top() + 12 * unit, right - left, head.height() - 24 * unit)
    font, _, height = fitting_title(room, card.headline, 33 * unit, 16)
    spare = (room.height() - height) / 2
    ink = ON_GROUNDS[card.seat % 2]
    paint_title(painter, room.adjusted(0, spare, 0, spare + 2), card.headline, font.pixelSize(), 16, ink)


def _paint_opening(painter: QPainter, layout: Layout, card: ThrowCard, colours: Colours, top: float) -> None:
    """What each has thrown for the start."""
    unit, inside = layout.unit, layout.inside
    side = round(38 * unit)
    for n, (seat, name, face) in enumerate(card.opening):
        y = top + n * (side + 9 * unit)
        pawn = QRectF(inside.left(), y, 0.6 * side, side)
        paint_pawn(painter, pawn, seat, colours)
        die = QRectF(inside.right() - side, y, side, side)
        if face is None:
            painter.setPen(QPen(faint(QColor(colours.ink), 110), 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(faint(QColor(colours.ink), 10))
            painter.drawRoundedRect(die.adjusted(2, 2, -2, -2), 0.2 * side, 0.2 * side)
        else:
            paint_die(painter, die, face, colours, -6 if n else 7)
        words = QRectF(pawn.right() + 10 * unit, y, die.left() - pawn.right() - 20 * unit, side)
        paint_words(painter, words, name, 17 * unit, colours.ink, weight=STRONG)


def _paint_last(painter: QPainter, layout: Layout, card: ThrowCard, colours: Colours) -> None:
    """How the last turn ended; the one who judges can correct it."""
    unit, inside, area = layout.unit, layout.inside, layout.last_verdict
    if card.verdict is None:
        return
    room = QRectF(inside.left(), area.top() - 40 * unit, inside.width(), 35 * unit)
    paint_note(painter, room, card.verdict_word, 14.5 * unit, colours.soft_ink, LOWER_LEFT)
    paint_verdict(painter, area, card.verdict, colours)
    if card.right_text:
        texts, given = (card.wrong_text, card.right_text), card.verdict.is_right
        paint_judge_buttons(painter, layout, layout.correct_buttons, texts, colours, card.active, given)
        return
    y = area.bottom() + 13 * unit
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.drawLine(QLineF(inside.left(), y, inside.right(), y))


def _paint_throw(painter: QPainter, layout: Layout, card: ThrowCard, colours: Colours) -> None:
    """Along the lower edge: what the throw does, and its key or the six faces."""
    unit, inside = layout.unit, layout.inside
    bottom = inside.bottom()
    if card.enters_dice:
        for n, area in enumerate(layout.faces, start=1):
            paint_face(painter, area, n, colours, n == card.face)
        bottom = layout.faces[0].top() - 5 * unit
    elif card.throw_key:
        high = round(30 * unit)
        wide = key_width(card.throw_key, high)
        key = QRectF(inside.left(), bottom - high - 2, wide, high)
        paint_key(painter, key, card.throw_key, colours)
        room = QRectF(key.right() + 11 * unit, key.top(), inside.right() - key.right() - 11 * unit, high)
        paint_note(painter, room.adjusted(0, -2, 0, 2), card.throw_text, 15 * unit, colours.ink)
        bottom = key.top() - 7 * unit
    room = QRectF(inside.left(), bottom - 36 * unit, inside.width(), 34 * unit)
    has_buttons = card.verdict is not None and card.right_text
    if card.detail and not (has_buttons and room.top() < layout.correct_buttons[0].bottom()):
        paint_note(painter, room, card.detail, 14.5 * unit, colours.soft_ink, LOWER_LEFT)


def paint_face(painter: QPainter, area: QRectF, face: int, colours: Colours, is_marked: bool) -> None:
    """A face to enter a real die with."""
    paint_die(painter, area, face, colours)
    if is_marked:
        painter.setPen(QPen(QColor(colours.accent), 2.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(-3, -3, 3, 4), 0.26 * area.width(), 0.26 * area.width())
