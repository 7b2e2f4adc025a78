"""Paints the tray of Six Symbols: dark wood with a well of felt, the dice in it or the symbols that somebody chooses
from, a peg for each round, and the keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QRadialGradient

from ludogite.rules.symbols import ROUNDS, SYMBOLS
from ludogite.sheets.symbols.strokes import paint_symbol
from ludogite.ui.base.motion import thrown
from ludogite.ui.games.symbols.hand import Domino
from ludogite.ui.games.symbols.layout import THICKNESS, Layout
from ludogite.ui.games.symbols.palette import palette
from ludogite.ui.games.symbols.points import CENTRE
from ludogite.ui.games.symbols.things import bone, paint_die
from ludogite.ui.look.materials import (
    faint,
    gradient,
    lit,
    paint_bevel,
    paint_felt,
    paint_slab,
    paint_words,
    rounded,
    shaded,
)
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, paint_shadow, text_font, title_font

TUMBLES = 5
BOUNCE = 0.4
"""How high dice come in, in parts of their side."""
"""How many symbols a die shows while it rolls."""
RESTING = (-7.0, 6.0)
"""How the two dice lie, in degrees."""
REACH = 20.0
ON_WOOD = QColor("#F6E7CB")
SOFT_ON_WOOD = QColor("#D9C29C")
BRASS, RED = QColor("#D2A23C"), QColor("#D04A33")
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
PEG = 5.0
"""Radius of a peg."""
Key = tuple[str, str]
"""What is on a key, and what it does."""


def paint_tray(painter: QPainter, layout: Layout, colours: Colours, is_wide: bool) -> None:
    """Wood and felt; the well is wide where symbols are chosen from it."""
    corner = layout.tray.topLeft() - QPointF(REACH, REACH)
    well = (layout.wide_well if is_wide else layout.well).translated(-corner)

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, tray = palette(colours), layout.tray.translated(-corner).adjusted(0, 0, 0, THICKNESS)
        radius = 16.0
        paint_shadow(drawing, tray, radius, 13, 120)
        paint_slab(drawing, tray, radius, THICKNESS, look.wood)
        draw_well(drawing, well, colours)

    whole = layout.tray.adjusted(-REACH, -REACH, REACH, REACH + THICKNESS)
    paint_cached(painter, whole, f"symbols tray {is_wide}", colours, draw)


def draw_well(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """Felt, sunk into the wood."""
    look, radius = palette(colours), 8.0
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shaded(look.wood, 0.7))
    painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
    paint_felt(painter, rounded(area, radius), look.felt)
    painter.save()
    painter.setClipPath(rounded(area, radius), Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for n in range(5):
        painter.setPen(QPen(QColor(0, 0, 0, 34), 3 + 3.4 * n))
        painter.drawRoundedRect(area.adjusted(-3, -3, 14, 14), radius, radius)
    painter.restore()
    edge = faint(lit(look.wood, 0.6), 130)
    paint_bevel(painter, area.adjusted(-2, -2, 2, 2), radius + 2, QColor(0, 0, 0, 120), edge, 1.4)


# What stands on the wood


def paint_round(painter: QPainter, layout: Layout, number: str, rest: str, rolls: int, colours: Colours) -> None:
    """Which round it is, in words and as pegs."""
    tray, is_low = layout.tray, layout.tray.height() < 90
    title, small = title_font(22 if is_low else 25), text_font(13 if is_low else 14, QFont.Weight.Medium)
    wide = QFontMetricsF(title).horizontalAdvance(number)
    if layout.is_beside:
        whole = wide + 8 + QFontMetricsF(small).horizontalAdvance(rest)
        line = QRectF(tray.center().x() - whole / 2, tray.top() + 16, whole + 2, 44)
        pegs = QPointF(tray.center().x() - _pegs_width(layout) / 2, tray.top() + 78)
    elif is_low:
        line = QRectF(tray.left() + 22, tray.top(), 190, tray.height() - 1)
        pegs = QPointF(line.left() + wide + 8 + QFontMetricsF(small).horizontalAdvance(rest) + 24, tray.center().y())
    else:
        line = QRectF(tray.left() + 26, tray.top() + 16, 200, 44)
        pegs = QPointF(tray.left() + 32, tray.top() + 84)
    painter.setPen(ON_WOOD)
    painter.setFont(title)
    paint_words(painter, line, LEFT, number, colours)
    painter.setPen(SOFT_ON_WOOD)
    painter.setFont(small)
    beside = line.adjusted(wide + 8, 5, 40, 0)
    if not is_low or beside.left() + QFontMetricsF(small).horizontalAdvance(rest) < layout.well.left():
        paint_words(painter, beside, LEFT, rest, colours)
    step = _peg_step(layout)
    if is_low and pegs.x() + _pegs_width(layout) > layout.well.left() - 8:
        return
    for n in range(ROUNDS):
        middle = pegs + QPointF(n * step + n // 4 * 0.4 * step, 0)
        _paint_peg(painter, middle, n < rolls - 1, n == rolls - 1, colours)


def _peg_step(layout: Layout) -> float:
    if layout.is_beside:
        return min(18.0, (layout.tray.width() - 40) / ROUNDS)
    return 11.2 if layout.tray.height() < 90 else min(14.6, (layout.well.left() - layout.tray.left() - 56) / ROUNDS)


def _pegs_width(layout: Layout) -> float:
    return (ROUNDS - 1 + 0.8) * _peg_step(layout)


def _paint_peg(painter: QPainter, middle: QPointF, is_played: bool, is_now: bool, colours: Colours) -> None:
    """Brass for what is over, red for now, a hole for what is to come."""
    wood, radius = palette(colours).wood, PEG + (0.8 if is_now else 0)
    painter.setPen(Qt.PenStyle.NoPen)
    if not (is_played or is_now):
        painter.setBrush(faint(lit(wood, 0.5), 90))
        painter.drawEllipse(middle + QPointF(0.6, 0.9), radius, radius)
        painter.setBrush(shaded(wood, 0.85))
        painter.drawEllipse(middle, radius, radius)
        return
    painter.setBrush(QColor(0, 0, 0, 110))
    painter.drawEllipse(middle + QPointF(1.2, 2.2), radius, radius)
    colour = RED if is_now else BRASS
    shine = QRadialGradient(middle - QPointF(0.35, 0.4) * radius, 1.5 * radius)
    shine.setColorAt(0, lit(colour, 0.75))
    shine.setColorAt(0.4, colour)
    shine.setColorAt(1, shaded(colour, 0.6))
    painter.setBrush(shine)
    painter.drawEllipse(middle, radius, radius)


def paint_keys(painter: QPainter, layout: Layout, keys: Sequence[Key]) -> None:
    """Key caps and what they do: below each other where there is room, in a row on a low tray."""
    tray = layout.tray
    if layout.is_beside:
        widest = max(map(_key_width, keys))
        left, top = tray.center().x() - widest / 2, layout.well.bottom() + 24
        places = [QPointF(left, top + 34 * n) for n in range(len(keys))]
    elif tray.height() < 90:
        places, keys = _in_a_row(layout, keys)
    else:
        left = layout.well.right() + 26
        keys = [key for key in keys if left + _key_width(key) < tray.right() - 8]
        top = tray.center().y() - 16 * (len(keys) - 1)
        places = [QPointF(left, top + 32 * n) for n in range(len(keys))]
    for place, key in zip(places, keys, strict=False):
        _paint_key(painter, place, key)


def _in_a_row(layout: Layout, keys: Sequence[Key]) -> tuple[list[QPointF], Sequence[Key]]:
    """As many of the last ones as there is room for."""
    left, right = layout.well.right() + 20, layout.tray.right() - 14
    while keys and sum(_key_width(key) + 20 for key in keys) - 20 > right - left:
        keys = keys[1:]
    places = []
    for key in keys:
        places.append(QPointF(left, layout.tray.center().y()))
        left += _key_width(key) + 20
    return places, keys


def _cap_font() -> QFont:
    return text_font(12, QFont.Weight.DemiBold)


def _does_font() -> QFont:
    return text_font(14, QFont.Weight.Medium)


def _cap_width(cap: str) -> float:
    return max(QFontMetricsF(_cap_font()).horizontalAdvance(cap) + 12, 20)


def _key_width(key: Key) -> float:
    return _cap_width(key[0]) + 9 + QFontMetricsF(_does_font()).horizontalAdvance(key[1])


def _paint_key(painter: QPainter, place: QPointF, key: Key) -> None:
    """`place` is the middle of its left edge."""
    cap = QRectF(place.x(), place.y() - 10, _cap_width(key[0]), 19)
    painter.setPen(QPen(faint(ON_WOOD, 200), 1.1))
    painter.setBrush(QColor(0, 0, 0, 46))
    painter.drawRoundedRect(cap, 4, 4)
    painter.setPen(ON_WOOD)
    painter.setFont(_cap_font())
    painter.drawText(cap, CENTRE, key[0])
    painter.setFont(_does_font())
    painter.drawText(QRectF(cap.right() + 9, place.y() - 12, 300, 23), LEFT, key[1])


# What lies in the well


def paint_dice(painter: QPainter, layout: Layout, domino: Domino, going: float, colours: Colours) -> None:
    """The pair, or two dice that roll until `going` is 1."""
    far, height = thrown(going)
    for n, (area, symbol) in enumerate(zip(layout.dice(domino.direction), domino.pair, strict=True)):
        shown = SYMBOLS[(int(symbol) - 1 + int(far * TUMBLES) * (n + 1)) % len(SYMBOLS)]
        rolling = area.translated(far * layout.die * (n + 1), -BOUNCE * height * layout.die)
        paint_die(painter, rolling, shown, colours, angle=RESTING[n] + far * (260 if n else -220))


def paint_tiles(
    painter: QPainter,
    tiles: Sequence[QRectF],
    taken: set[int],
    chosen: int | None,
    cursor: int | None,
    colours: Colours,
) -> None:
    """The six symbols with the keys that choose them; those that are taken are pale and crossed out."""
    made = bone(colours)
    for n, area in enumerate(tiles):
        side, is_taken = area.width(), n in taken
        radius = 0.16 * side
        painter.setOpacity(0.5 if is_taken else 1)
        if not is_taken:
            paint_shadow(painter, area.adjusted(0, 0, 0, 0.05 * side), radius, 0.08 * side, 100)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shaded(made, 0.36))
        painter.drawRoundedRect(area.adjusted(0, 0.06 * side, 0, 0.06 * side), radius, radius)
        painter.setBrush(gradient(area, lit(made, 0.6), shaded(made, 0.1)))
        if n in (chosen, cursor):
            painter.setPen(QPen(QColor(colours.accent), 4 if n == cursor else 3))
        painter.drawRoundedRect(area, radius, radius)
        ink = QColor("#8F8371" if is_taken else "#2B211A")
        edge = 0.26 * side
        paint_symbol(painter, area.adjusted(edge, edge * 0.75, -edge, -edge * 1.25), SYMBOLS[n], ink)
        painter.setPen(QColor("#6B6152"))
        painter.setFont(text_font(max(round(0.17 * side), 10), QFont.Weight.Medium))
        painter.drawText(area.adjusted(0, 0.76 * side, 0, -0.03 * side), CENTRE, str(n + 1))
        if is_taken:
            painter.setPen(QPen(QColor("#6B6152"), 2))
            inset = QPointF(0.14, 0.14) * side
            painter.drawLine(area.topLeft() + inset, area.bottomRight() - inset)
        painter.setOpacity(1)
