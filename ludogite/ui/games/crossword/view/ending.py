"""The papers beside the solved grids at the end: the bill of each player, and the notebook of missed words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from ludogite.ui.games.crossword import card_words
from ludogite.ui.games.crossword.view.card_parts import (
    CENTRE,
    MEDIUM,
    NO_BRUSH,
    NO_PEN,
    RIGHT,
    SMALLEST,
    STRONG,
    CardPainter,
    text_width,
)
from ludogite.ui.games.crossword.view.layout import EndLayout
from ludogite.ui.games.crossword.view.palette import palette
from ludogite.ui.games.crossword.view.pawn import paint_pawn
from ludogite.ui.games.crossword.view.tiles import star
from ludogite.ui.games.crossword.view.values import Bill, BillRow, Notebook, NotebookWord
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import faint, gradient, lit, shaded
from ludogite.ui.look.picture_cache import paint_cached_around
from ludogite.ui.look.theme import Colours, paint_shadow, text_font, title_font
from ludogite.ui.widgets.rosette import paint_rosette

HEAD_LINES = 2
"""Lines of the notebook above the first name."""
REACH = 20.0


def paint_bill(painter: QPainter, area: QRectF, bill: Bill, colours: Colours) -> None:
    """Letters by what they brought, the bonus or what is missing, and the sum under a double line."""
    painter.save()
    unit = min(area.height() / 226, max(area.width() / 290, 0.7) * 1.15)
    c = CardPainter(painter, colours, unit)
    c.paper(area)
    side = round(min(18 * unit, 0.07 * area.width()))
    inside = area.adjusted(side, 0, -side, 0)
    left, wide, row, total = inside.left(), inside.width(), 26 * unit, 62 * unit
    # As if every note took two lines: the rows of both bills stand at the same height.
    usual = len(bill.rows) * row + _last_height(2, unit) + 10 * unit
    y = area.top() + max((area.height() - total - usual) * 0.5, 6 * unit)
    for line in bill.rows:
        _paint_row(c, QRectF(left, y, wide, row), line)
        y += row
    if bill.last is not None:
        c.rule(left, inside.right(), y + 4 * unit)
        high = _last_height(len(_note_lines(bill.last, wide, unit)), unit)
        _paint_last(c, QRectF(left, y + 8 * unit, wide, high), bill.last)
    y = area.bottom() - total - 2 * unit
    painter.setPen(QPen(QColor(colours.ink), 1.3))
    for n in (0, 3):
        painter.drawLine(QLineF(left, y + n, inside.right(), y + n))
    room = QRectF(left, y + 4, wide, total - 4)
    c.write(room, tr(card_words.TOTAL), title_font(round(22 * unit)), colours.ink)
    c.write(room, bill.total, title_font(round(36 * unit)), colours.gold_edge if bill.is_winner else colours.ink, RIGHT)
    painter.restore()


def _paint_row(c: CardPainter, room: QRectF, row: BillRow) -> None:
    unit, size = c.unit, 14.5 * c.unit
    ink, weight = (c.colours.soft_ink, MEDIUM) if row.is_faint else (c.colours.ink, STRONG)
    amount = max(44 * unit, text_width(row.amount, size, STRONG) + 12 * unit)
    c.words(room, row.amount, size, ink, RIGHT, weight)
    times = room.adjusted(0, 0, -amount - 8 * unit, 0)
    c.words(times, row.times, size, c.colours.soft_ink, RIGHT)
    wide = text_width(row.times, size) + 6 * unit if row.times else 0.0
    c.words(times.adjusted(0, 0, -wide, 0), row.text, size, ink)


def _note_font(unit: float) -> QFont:
    return text_font(max(round(13 * unit), SMALLEST), MEDIUM)


def _star_room(row: BillRow, unit: float) -> float:
    return 25 * unit if row.has_star else 0.0


def _note_lines(row: BillRow, width: float, unit: float) -> list[str]:
    """As few lines as the note needs, about as long as each other."""
    font, room = _note_font(unit), width - _star_room(row, unit)
    lines = list(_wrapped(row.note, font, room))
    while len(lines) > 1 and room > 40:
        room -= 6
        tighter = list(_wrapped(row.note, font, room))
        if len(tighter) > len(lines):
            break
        lines = tighter
    return lines


def _last_height(lines: int, unit: float) -> float:
    """With so many lines of its note."""
    return 24 * unit + lines * QFontMetricsF(_note_font(unit)).height()


def _paint_last(c: CardPainter, room: QRectF, row: BillRow) -> None:
    """The bonus with its star, or what was not found; a note in small type below."""
    unit, left, size, colours = c.unit, _star_room(row, c.unit), 14.5 * c.unit, c.colours
    weight = STRONG if row.has_star else MEDIUM
    wide = text_width(row.amount, size, STRONG) + 8 * unit
    is_long = text_width(row.text, SMALLEST, weight) > room.width() - left - wide
    high = 24 * unit + (QFontMetricsF(text_font(SMALLEST)).height() if is_long else 0)
    upper = QRectF(room.left(), room.top(), room.width(), high)
    if row.has_star:
        gold = QColor(c.palette.corner)
        middle = QPointF(room.left() + 8 * unit, upper.center().y())
        c.shape(NO_PEN, gold if colours.is_dark else shaded(gold, 0.25)).drawPolygon(star(middle, 9 * unit))
    c.words(upper, row.amount, size, colours.ink, RIGHT, STRONG)
    c.note(upper.adjusted(left, 0, -wide, 0), row.text, size, colours.ink, weight=weight)
    font = _note_font(unit)
    high = QFontMetricsF(font).height()
    for n, line in enumerate(_note_lines(row, room.width(), unit)):
        place = QRectF(room.left() + left, upper.bottom() + n * high, room.width() - left + 4, high)
        c.write(place, line, font, colours.soft_ink)


def paint_winner(painter: QPainter, layout: EndLayout, seat: int, colours: Colours) -> None:
    """The rosette at the upper right corner of the winner's board."""
    board, wide = layout.boards[seat].area, round(0.16 * layout.boards[0].area.width())
    area = QRectF(board.right() - 0.72 * wide, max(board.top() - 0.2 * wide, 1), wide, 1.45 * wide)
    painter.save()
    field = paint_rosette(painter, area)
    font = title_font(round(0.75 * field.height()))
    CardPainter(painter, colours).write(field.adjusted(0, -1, 0, 0), "1", font, "#2B2620", CENTRE)
    painter.restore()


# The notebook


class NotebookLine(NamedTuple):
    """One line of the notebook: a name, a word, a line of its clue, or nothing."""

    kind: str
    text: str = ""
    seat: int = 0
    word: NotebookWord | None = None


def line_height(area: QRectF) -> float:
    return round(max(min(25 * area.width() / 288, area.height() / 15), 20.0))


def lines_seen(area: QRectF) -> int:
    """The number of lines that have room below the title."""
    return int((area.height() - 0.5 * line_height(area)) / line_height(area)) - HEAD_LINES


def most_scrolled(area: QRectF, notebook: Notebook) -> int:
    """The largest `first_line` that shows something new."""
    return max(len(notebook_lines(area, notebook)) - lines_seen(area), 0)


def notebook_lines(area: QRectF, notebook: Notebook) -> list[NotebookLine]:
    def clue_lines(clue: str) -> Iterator[NotebookLine]:
        return (NotebookLine("clue", text) for text in _wrapped(clue, _clue_font(area), _room(area).width()))

    lines: list[NotebookLine] = []
    for n, section in enumerate(notebook.sections):
        if n:
            lines.append(NotebookLine("blank"))
        lines.append(NotebookLine("name", section.name, section.seat))
        for word in section.words:
            lines += [NotebookLine("word", word.word, section.seat, word), *clue_lines(word.clue)]
        lines.extend(clue_lines(section.empty_text))
    return lines


def _wrapped(text: str, font: QFont, width: float) -> Iterator[str]:
    metrics, line = QFontMetricsF(font), ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and metrics.horizontalAdvance(longer) > width:
            yield line
            longer = word
        line = longer
    if line:
        yield line


def _clue_font(area: QRectF) -> QFont:
    return text_font(max(round(0.53 * line_height(area)), SMALLEST))


def _margin(area: QRectF) -> float:
    """The red line."""
    return round(min(0.155 * area.width(), 48))


def _room(area: QRectF) -> QRectF:
    line = line_height(area)
    left = area.left() + _margin(area) + 0.48 * line
    return QRectF(left, area.top() + 0.5 * line, area.right() - 0.6 * line - left, area.height() - line)


def paint_notebook(painter: QPainter, area: QRectF, notebook: Notebook, colours: Colours) -> None:
    """Ruled pages on a spiral; arrows tell that there is more above or below."""
    painter.save()
    c = CardPainter(painter, colours)

    def draw(drawing: QPainter, pages: QRectF) -> None:
        _draw_pages(drawing, pages, colours)

    paint_cached_around(painter, area, REACH, "crossword notebook", colours, draw)
    high, room = line_height(area), _room(area)
    title = QRectF(room.left(), room.top(), room.width(), HEAD_LINES * high - 4)
    note = text_width(notebook.note, 0.56 * high)
    font = title_font(round(1.0 * high))
    c.write(title, notebook.title, font, colours.ink)
    if QFontMetricsF(font).horizontalAdvance(notebook.title) + note + 8 <= title.width():
        c.words(title.adjusted(0, 0.2 * high, 0, 0), notebook.note, 0.56 * high, colours.soft_ink, RIGHT)
    lines, seen = notebook_lines(area, notebook), lines_seen(area)
    first = min(max(notebook.first_line, 0), max(len(lines) - seen, 0))
    for n, line in enumerate(lines[first : first + seen]):
        place = QRectF(room.left(), room.top() + (HEAD_LINES + n) * high, room.width(), high)
        _paint_line(c, place, line, area)
    right = area.right() - 0.3 * high  # beside the words
    if first > 0:
        _paint_more(c, QPointF(right, title.bottom() - 0.1 * high), -high)
    if first + seen < len(lines):
        _paint_more(c, QPointF(right, area.bottom() - 0.62 * high), high)
    painter.restore()


def _paint_line(c: CardPainter, place: QRectF, line: NotebookLine, area: QRectF) -> None:
    high = place.height()
    if line.kind == "name":
        pawn = QRectF(place.left() - 0.05 * high, place.top() - 0.02 * high, 0.56 * high, 0.95 * high)
        paint_pawn(c.painter, pawn, line.seat, c.colours)
        c.words(place.adjusted(0.9 * high, 0, 0, 0), line.text, 0.6 * high, c.colours.ink, weight=STRONG)
    elif line.kind == "word" and line.word is not None:
        _paint_missed(c, place, line.word)
    elif line.kind == "clue":
        c.write(place.adjusted(0, 0, 4, 0), line.text, _clue_font(area), c.colours.ink)


def _paint_missed(c: CardPainter, place: QRectF, word: NotebookWord) -> None:
    """The word in ink, or in red if it was never found, its arrows, and how it ended."""
    paint, high = c.palette, place.height()
    status = c.words(place, word.status, 0.54 * high, c.colours.soft_ink, RIGHT)
    font = title_font(round(0.74 * high))
    room = place.width() - status - 1.6 * high
    wide = QFontMetricsF(font).horizontalAdvance(word.word)
    if wide > room:
        font.setPixelSize(max(int(font.pixelSize() * room / wide), SMALLEST))
        wide = QFontMetricsF(font).horizontalAdvance(word.word)
    c.write(place.adjusted(0, 0, 4, 0), word.word, font, paint.ink if word.is_found else paint.missed)
    x, y = place.left() + wide + 0.35 * high, place.center().y() + 0.03 * high
    for n in (0, 1):
        shape = QPolygonF([QPointF(x, y - 0.17 * high), QPointF(x, y + 0.17 * high), QPointF(x + 0.32 * high, y)])
        is_filled = n < word.misses
        pen = NO_PEN if is_filled else QPen(QColor(paint.arrow), 1)
        c.shape(pen, QColor(paint.missed) if is_filled else NO_BRUSH).drawPolygon(shape)
        x += 0.46 * high


def _paint_more(c: CardPainter, middle: QPointF, high: float) -> None:
    """An arrow down; up with a negative height."""
    corners = ((-0.24 * abs(high), -0.1 * high), (0.24 * abs(high), -0.1 * high), (0, 0.2 * high))
    c.shape(NO_PEN, QColor(c.colours.ink)).drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))


def _draw_pages(painter: QPainter, area: QRectF, colours: Colours) -> None:
    paint = palette(colours)
    paper = QColor(paint.paper)
    radius = 11.0
    paint_shadow(painter, area, radius, 11, 95)
    painter.setPen(Qt.PenStyle.NoPen)
    for n in (3, 2, 1):
        painter.setBrush(shaded(paper, 0.1 + 0.09 * n))
        painter.drawRoundedRect(area.translated(0.8 * n, 1.5 * n), radius, radius)
    painter.setBrush(gradient(area, lit(paper, 0.12 if not colours.is_dark else 0.02), paper))
    painter.drawRoundedRect(area, radius, radius)
    high = line_height(area)
    painter.setPen(QPen(QColor(paint.ledger), 1))
    y = _room(area).top() + HEAD_LINES * high
    while y < area.bottom() - 0.3 * high:
        painter.drawLine(QLineF(area.left() + 8, y, area.right() - 2, y))
        y += high
    painter.setPen(QPen(faint(QColor(paint.red), 130), 1.3))
    x = area.left() + _margin(area)
    painter.drawLine(QLineF(x, area.top() + 1, x, area.bottom() - 1))
    _draw_rings(painter, area, colours)


def _draw_rings(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The wire of the spiral, through holes along the left edge."""
    count = max(round(area.height() / 49), 5)
    step = area.height() / count
    size = min(step * 0.3, 13.0)
    hole = QColor("#1D1610" if colours.is_dark else "#B98C56")
    for n in range(count):
        y = area.top() + (n + 0.5) * step
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shaded(hole, 0.25))
        painter.drawEllipse(QPointF(area.left() + 1.25 * size, y), 0.34 * size, 0.34 * size)
        wire = QRectF(area.left() - 0.45 * size, y - 0.75 * size, 1.75 * size, 1.2 * size)
        for colour, width, shift in (
            (QColor(0, 0, 0, 60), 3.0, 1.2),
            (QColor("#4A4540"), 2.6, 0.0),
            (QColor("#A7A19A"), 0.9, -0.5),
        ):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(wire.translated(0.3 * shift, shift), 0, 180 * 16)
