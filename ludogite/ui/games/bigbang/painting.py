"""Paints the table of Big Bang, the boards with their headings, slips and plates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ludogite.ui.games.bigbang.layout import SIDE, BoardPlace
from ludogite.ui.games.bigbang.leather import CENTRE, LEFT, paint_fitting, wood
from ludogite.ui.games.bigbang.marks import name_place
from ludogite.ui.games.bigbang.tokens import bag_colour, paint_sign, paint_token
from ludogite.ui.look.materials import faint, gradient, lit, paint_plate, paint_slab, paint_words, shaded
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.tables import BURGUNDY_FELT
from ludogite.ui.look.theme import LIGHT, Colours, paint_shadow, text_font, title_font

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MOST_LINES = 10
"""How many tokens of a chain the plate names at the most: the last ones."""
LEAST_LINK = 10
"""The size of its words where they have little room."""


def cell_wood(colours: Colours, is_diagonal: bool) -> QColor:
    if colours.is_dark:
        return QColor("#2B211C" if is_diagonal else "#5B4B3C")
    return QColor("#7E5B37" if is_diagonal else "#C5A075")


def is_diagonal(cell: int) -> bool:
    return cell // SIDE in (cell % SIDE, SIDE - 1 - cell % SIDE)


def paint_board(painter: QPainter, place: BoardPlace, seat: int, colours: Colours, is_lit: bool) -> None:
    """A slab with 36 hollows in the colour of the bag that it is filled from; lit while somebody points at it."""
    reach = round(0.3 * place.pitch)

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.translate(QPointF(reach, reach) - place.area.topLeft())
        _draw_slab(drawing, place, seat, colours)

    paint_cached(
        painter,
        place.area.adjusted(-reach, -reach, reach, reach),
        f"bigbang board {seat} {place.is_large}",
        colours,
        draw,
    )
    if is_lit:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        top = place.area.adjusted(0, 0, 0, -place.thickness)
        radius = _radius(place)
        painter.setPen(QPen(QColor(colours.accent), max(0.05 * place.pitch, 3)))
        painter.drawRoundedRect(top, radius, radius)
        painter.restore()


def _radius(place: BoardPlace) -> float:
    return 0.2 * place.pitch if place.is_large else 0.24 * place.pitch


def _draw_slab(painter: QPainter, place: BoardPlace, seat: int, colours: Colours) -> None:
    pitch, grid, ground = place.pitch, place.grid, wood(colours)
    paint_shadow(painter, place.area, _radius(place), 0.16 * pitch + 3, 85)
    paint_slab(painter, place.area, _radius(place), place.thickness, ground)
    _draw_inlay(painter, place, bag_colour(seat, colours))
    for cell in range(SIDE * SIDE):
        _paint_hollow(painter, place.cell_square(cell), place.token, colours, is_diagonal(cell))
    painter.setPen(QPen(faint(shaded(ground, 0.65), 150), 1))
    for n in range(SIDE + 1):
        x, y = grid.left() + n * pitch, grid.top() + n * pitch
        painter.drawLine(QLineF(x, grid.top(), x, grid.bottom()))
        painter.drawLine(QLineF(grid.left(), y, grid.right(), y))
    if place.is_large:
        painter.setFont(text_font(max(round(0.175 * pitch), 9), QFont.Weight.DemiBold))
        painter.setPen(QColor(colours.ink))
        for n in range(SIDE):
            paint_words(painter, name_place(place, n, is_row=True), CENTRE, str(n + 1), colours)
            paint_words(painter, name_place(place, n, is_row=False), CENTRE, "abcdef"[n], colours)


def _draw_inlay(painter: QPainter, place: BoardPlace, colour: QColor) -> None:
    """A band in the colour of the bag, let into the wood around the cells."""
    width = max(round(0.05 * place.pitch), 2)
    outer = place.grid.adjusted(-width - 1, -width - 1, width + 1, width + 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawRoundedRect(outer.adjusted(-1, -1, 0.4, 0.4), width, width)
    painter.setBrush(gradient(outer, shaded(colour, 0.08), lit(colour, 0.1)))
    painter.drawRoundedRect(outer, width, width)


def _paint_hollow(painter: QPainter, square: QRectF, token: float, colours: Colours, is_dark_cell: bool) -> None:
    def draw(drawing: QPainter, whole: QRectF) -> None:
        _draw_hollow(drawing, whole, token, cell_wood(colours, is_dark_cell))

    paint_cached(painter, square, f"bigbang hollow {token} {is_dark_cell}", colours, draw)


def _draw_hollow(painter: QPainter, square: QRectF, token: float, colour: QColor) -> None:
    """A cell, and where its token lies: dark on the side of the light, lit on the other."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(square, gradient(square, lit(colour, 0.03), shaded(colour, 0.06)))
    centre, radius = square.center(), 0.55 * token
    place = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(lit(colour, 0.5), 90))
    painter.drawEllipse(place.translated(0.012 * token, 0.016 * token))
    painter.setBrush(gradient(place, shaded(colour, 0.75), shaded(colour, 0.12)))
    painter.drawEllipse(place)


def paint_heading(
    painter: QPainter, place: BoardPlace, seat: int, name: str, note: str, colours: Colours, *, is_turn: bool
) -> None:
    """Above the cells: the bag's sign, the name and, at the right, what is face up; gold for the one who acts."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = place.heading
    height = area.height()
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QColor(colours.gold if is_turn else "#15110E" if colours.is_dark else colours.dark_piece)
    painter.setBrush(faint(lit(wood(colours), 0.6), 110))
    painter.drawRoundedRect(area.translated(0, 1), 0.26 * height, 0.26 * height)
    painter.setBrush(gradient(area, lit(ground, 0.06), shaded(ground, 0.05), is_across=False))
    painter.drawRoundedRect(area, 0.26 * height, 0.26 * height)
    sign = round(0.68 * height)
    paint_sign(
        painter,
        QRectF(round(area.left() + 0.3 * height), round(area.center().y() - sign / 2), sign, sign),
        seat,
        colours,
    )
    ink = QColor(LIGHT.ink) if is_turn else QColor("#F6EBD8")
    room = area.adjusted(0.3 * height + sign + 0.32 * height, 0, -0.4 * height, 0)
    size = min(max(round(0.62 * height), 11), 34)
    small = text_font(max(round(0.9 * size), 11), QFont.Weight.DemiBold)
    left = room.width() - QFontMetricsF(small).horizontalAdvance(note) - 0.5 * size
    if left < 2.5 * size:  # the name matters more
        note, left = "", room.width()
    painter.setPen(ink)
    painter.setFont(small)
    painter.drawText(room, RIGHT, note)
    font = text_font(size, QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.drawText(room, LEFT, QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, max(left, 0)))
    painter.restore()


def _paint_card(painter: QPainter, area: QRectF, radius: float, colours: Colours) -> None:
    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_plate(drawing, whole.adjusted(12, 12, -12, -12), radius, QColor(colours.panel), 6)

    paint_cached(painter, area.adjusted(-12, -12, 12, 12), f"bigbang card {radius:.0f}", colours, draw)


class Link(NamedTuple):
    """One token of a chain, as its plate names it."""

    number: int
    cell: str
    line: str
    kind: str


def paint_chain(
    painter: QPainter, area: QRectF, title: str, note: str, links: Sequence[Link], colours: Colours
) -> None:
    """A plate with what a chain has taken so far, the newest marked."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_card(painter, area, 10, colours)
    room = area.adjusted(0.04 * area.width(), 8, -0.04 * area.width(), -8)
    columns = 2 if room.width() > 265 else 1
    rows = MOST_LINES // 2 if columns == 2 else min(int(room.height() / 18 - 1.15), MOST_LINES)
    step = room.height() / (rows + 1.15)
    size = min(max(round(0.56 * step), 11), 20, round(0.065 * room.width()))
    painter.setPen(QColor(colours.ink))
    painter.setFont(text_font(min(round(1.1 * size), 22), QFont.Weight.DemiBold))
    head = QRectF(room.left(), room.top(), room.width(), step)
    painter.drawText(head, LEFT, title)
    painter.setPen(QColor(colours.soft_ink))
    painter.setFont(text_font(size))
    painter.drawText(head, RIGHT, note)
    width = room.width() if columns == 1 else (room.width() - 0.04 * area.width()) / 2
    shown = links[-columns * rows :]
    while size > LEAST_LINK and any(_width_of(link, size) > width for link in shown):
        size -= 1
    for n, link in enumerate(shown):
        column, row = divmod(n, rows)
        place = QRectF(
            room.left() + column * (width + 0.04 * area.width()), room.top() + (row + 1.15) * step, width, step
        )
        _paint_link(painter, place, link, size, colours, is_newest=n == len(shown) - 1)
    painter.restore()


def _paint_link(painter: QPainter, area: QRectF, link: Link, size: int, colours: Colours, is_newest: bool) -> None:
    """Where there is no room for all, its line rather than what the bonus is called."""
    painter.setPen(Qt.PenStyle.NoPen)
    if is_newest:
        painter.setBrush(QColor(colours.background))
        painter.drawRoundedRect(area.adjusted(-4, 1, 4, -1), 5, 5)
    circle = QRectF(area.left(), area.center().y() - 0.68 * size, 1.36 * size, 1.36 * size)
    painter.setBrush(QColor(colours.filled))
    painter.drawEllipse(circle)
    painter.setPen(QColor(colours.on_filled))
    painter.setFont(text_font(max(round(0.82 * size), 8), QFont.Weight.DemiBold))
    painter.drawText(circle, CENTRE, str(link.number))
    font = text_font(size, QFont.Weight.DemiBold if is_newest else QFont.Weight.Medium)
    small = text_font(max(size - 1, 9))
    room, text = area.adjusted(1.8 * size, 0, 0, 0), f"{link.cell}  {link.line}"
    kind = QFontMetricsF(small).horizontalAdvance(link.kind) + 4
    if not link.line or QFontMetricsF(font).horizontalAdvance(text) <= room.width() - kind:
        painter.setFont(small)
        painter.setPen(QColor(colours.soft_ink))
        painter.drawText(area, RIGHT, link.kind)
        room.setRight(room.right() - kind)
    painter.setFont(font)
    painter.setPen(QColor(colours.ink))
    text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, LEFT, text)


def _width_of(link: Link, size: int) -> float:
    """Of the whole line, as the newest."""
    words = QFontMetricsF(text_font(size, QFont.Weight.DemiBold)).horizontalAdvance(f"{link.cell}  {link.line}")
    return 1.8 * size + words + 4 + QFontMetricsF(text_font(max(size - 1, 9))).horizontalAdvance(link.kind)


def paint_swap(painter: QPainter, area: QRectF, to_right: str, to_left: str, colours: Colours) -> None:
    """Two bent arrows between the boards, with the names of those that they go to."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre, reach = area.center(), min(0.32 * area.width(), 0.13 * area.height())
    ink = QColor(BURGUNDY_FELT.ground(colours).ink)
    pen = QPen(ink, max(0.075 * reach, 2.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    size = min(max(round(0.36 * reach), 12), 24)
    for sign, text in ((1, to_right), (-1, to_left)):
        middle = centre.y() - sign * 1.35 * reach
        paint_fitting(painter, QRectF(area.left(), middle - size, area.width(), 2 * size), text, size, ink)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        start = centre + QPointF(-sign * reach, -sign * 0.32 * reach)
        end = centre + QPointF(sign * reach, -sign * 0.4 * reach)
        path = QPainterPath(start)
        path.quadTo(centre + QPointF(0, -sign * 1.05 * reach), end)
        painter.drawPath(path)
        head = QPainterPath(end + QPointF(-sign * 0.06, -sign * 0.42) * reach)
        head.lineTo(end)
        head.lineTo(end + QPointF(-sign * 0.44, sign * 0.04) * reach)
        painter.drawPath(head)
    painter.restore()


def paint_left_over(
    painter: QPainter,
    area: QRectF,
    title: str,
    tokens: Sequence[int],
    seat: int,
    total: str,
    note: str,
    colours: Colours,
) -> None:
    """What somebody still had at the end of a round, as a sum; `seat` is the bag that the tokens are of."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(max(round(0.11 * area.height()), 11), 22)
    painter.setPen(QColor(colours.ink))
    painter.setFont(text_font(size, QFont.Weight.DemiBold))
    painter.drawText(QRectF(area.left(), area.top(), area.width(), 2 * size), LEFT, title)
    painter.setPen(QColor(colours.soft_ink))
    painter.setFont(text_font(max(size - 2, 11)))
    painter.drawText(QRectF(area.left(), area.bottom() - 2 * size, area.width(), 2 * size), LEFT, note)
    row = area.adjusted(0, 2 * size, 0, -2 * size if note else 0)
    big = title_font(round(min(1.9 * size, 0.4 * row.height() + 8)))
    wide = QFontMetricsF(big).horizontalAdvance(f"= {total}") + 0.8 * size
    lines = 1
    side = 0.0
    while True:
        across = -(-len(tokens) // lines) if tokens else 1
        side = min((row.width() - wide) / (1.36 * across), row.height() / (1.14 * lines), 0.34 * area.height())
        if side >= 0.94 * row.height() / (1.14 * (lines + 1)) or lines >= 4:
            break
        lines += 1
    across = -(-len(tokens) // lines) if tokens else 1
    top = row.center().y() - lines * 1.14 * side / 2
    painter.setFont(text_font(max(round(0.32 * side), 10), QFont.Weight.DemiBold))
    x = row.left()
    for n, token in enumerate(tokens):
        x = row.left() + n % across * 1.36 * side
        y = top + n // across * 1.14 * side
        paint_token(painter, QRectF(round(x), round(y), round(side), round(side)), token, seat, colours, cell=n)
        if n < len(tokens) - 1:
            painter.setPen(QColor(colours.soft_ink))
            painter.drawText(QRectF(x + side, y, 0.36 * side, side), CENTRE, "+")
    painter.setFont(big)
    painter.setPen(QColor(colours.ink))
    last = QRectF(x + 1.2 * side, top + (lines - 1) * 1.14 * side, wide, side)
    painter.drawText(last, LEFT, f"= {total}")
    painter.restore()


def paint_paper(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """An empty plate, for what is left over and the points."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_card(painter, area, 12, colours)
    painter.restore()
