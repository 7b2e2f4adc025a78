"""The page between the rounds of Big Bang, and at the end: who won, what the other still had, and the points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludogite.match.config import Seat
from ludogite.message import Message
from ludogite.rules.bigbang import Boards
from ludogite.rules.cells import cells_in
from ludogite.rules.tokens import STAR, STAR_PENALTY, Board
from ludogite.ui.base.seat_names import in_sentence, shown_name, subject
from ludogite.ui.games.bigbang import words
from ludogite.ui.games.bigbang.layout import NARROW, Between, Final
from ludogite.ui.games.bigbang.painting import paint_board, paint_heading, paint_left_over, paint_paper, paint_swap
from ludogite.ui.games.bigbang.tokens import BLANK, paint_token
from ludogite.ui.look.language import tr
from ludogite.ui.look.tables import BURGUNDY_FELT
from ludogite.ui.look.theme import Colours, text_font, title_font

CENTRE = Qt.AlignmentFlag.AlignCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
POINTS, NARROW_POINTS = 0.3, 0.45
"""What part of the plate the points take, and of a narrow one."""
TALL = 0.4
"""A plate that is higher than this part of its width has the points below."""


def paint_round_end(
    painter: QPainter,
    layout: Between | Final,
    state: Boards,
    up: Sequence[int],
    seats: Sequence[Seat],
    colours: Colours,
) -> None:
    """`up` is what was face up by seat when the round ended. The position is the one after it, in which everything is
    seen again."""
    number = len(state.finished)
    winner = next(seat for seat in (0, 1) if not up[seat])
    bags = (0, 1) if number == 1 else (1, 0)
    if isinstance(layout, Between):  # else a plate says who won
        _paint_title(painter, layout, state, winner, seats, colours)
    for seat, place in enumerate(layout.boards):
        board, bag = faces(state.boards[bags[seat]], up[seat]), bags[seat]
        paint_board(painter, place, bag, colours, is_lit=False)
        count = up[seat].bit_count()
        note = tr(Message(words.FACE_UP, n=count) if count else words.CLEAR)
        paint_heading(painter, place, bag, shown_name(seats[seat]), note, colours, is_turn=seat == winner)
        for cell in range(36):
            paint_token(painter, place.cell_place(cell), board[cell], bag, colours, cell=cell)
    if isinstance(layout, Between) and state.to_move is not None:
        to_right, to_left = (tr(Message(words.GOES_TO, name=in_sentence(seats[seat]))) for seat in (1, 0))
        paint_swap(painter, layout.arrows, to_right, to_left, colours)
    if layout.plate.height():
        _paint_plate(painter, layout.plate, state, up, 1 - winner, bags[1 - winner], seats, colours)


def faces(board: Board, up: int) -> list[int | None]:
    """What is seen of a board, None for a back. If somebody looks back while some of it lies face down again, no
    value is seen: the sum would tell the rest."""
    known = [board[cell] for cell in cells_in(up)]
    return [None if not up >> cell & 1 else BLANK if None in known else token for cell, token in enumerate(board)]


def _paint_title(
    painter: QPainter, layout: Between, state: Boards, winner: int, seats: Sequence[Seat], colours: Colours
) -> None:
    number = len(state.finished)
    painter.setPen(QColor(BURGUNDY_FELT.ground(colours).ink))
    round_won = Message(words.WINS_ROUND, name=subject(seats[winner]), n=number)
    title, note = round_won, Message(words.BOARDS_CHANGE, name=subject(seats[1]))
    if (outcome := state.outcome) is not None:
        best = outcome.winner
        title = words.DRAWN_MATCH if best is None else Message(words.WINS_MATCH, name=subject(seats[best]))
        note = round_won
    _paint_fitting(painter, layout.title, tr(title), title_font(round(0.86 * layout.title.height())))
    _paint_fitting(painter, layout.note, tr(note), text_font(round(0.5 * layout.note.height()), QFont.Weight.Medium))


def _paint_fitting(painter: QPainter, area: QRectF, text: str, font: QFont) -> None:
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > area.width():
        font.setPixelSize(max(int(font.pixelSize() * area.width() / wide), 10))
    painter.setFont(font)
    painter.drawText(area, CENTRE, text)


def _paint_plate(
    painter: QPainter,
    plate: QRectF,
    state: Boards,
    up: Sequence[int],
    loser: int,
    bag: int,
    seats: Sequence[Seat],
    colours: Colours,
) -> None:
    """What is left over, and the points at its right; on a narrow plate below it."""
    paint_paper(painter, plate, colours)
    is_narrow = plate.height() > TALL * plate.width()
    edge = (0.09 if is_narrow else 0.16) * plate.height()
    part = NARROW_POINTS if plate.width() < NARROW else POINTS
    points = plate.adjusted((1 - part) * plate.width(), 0, 0, 0)
    if is_narrow:
        points = plate.adjusted(0, 0.5 * plate.height(), 0, 0)
    rest = plate.adjusted(0, 0, 0, -points.height()) if is_narrow else plate.adjusted(0, 0, -points.width(), 0)
    left = [token for token in faces(state.boards[bag], up[loser]) if token is not None]
    left.sort(key=lambda token: token or STAR_PENALTY, reverse=True)
    paint_left_over(
        painter,
        rest.adjusted(edge, 0.5 * edge, -0.5 * edge, -0.5 * edge),
        tr(Message(words.STILL_HAD, name=in_sentence(seats[loser]))),
        left,
        bag,
        str(state.finished[-1][loser]),
        tr(Message(words.STAR_COUNTS, n=STAR_PENALTY)) if STAR in left else "",
        colours,
    )
    painter.setPen(QPen(QColor(colours.line), 1.5))
    if is_narrow:
        painter.drawLine(QLineF(points.left() + edge, points.top(), points.right() - edge, points.top()))
        points.adjust(0.3 * edge, 0, -0.1 * edge, 0)
    else:
        painter.drawLine(QLineF(points.left(), plate.top() + 0.5 * edge, points.left(), plate.bottom() - 0.5 * edge))
    _paint_points(painter, points.adjusted(0.7 * edge, 0.4 * edge, -0.9 * edge, -0.4 * edge), state, seats, colours)


def _paint_points(painter: QPainter, area: QRectF, state: Boards, seats: Sequence[Seat], colours: Colours) -> None:
    """A column for each player, a line for each round; the total once both are over."""
    is_over = state.to_move is None
    rows = 4 if is_over else 3
    step = area.height() / rows
    size = max(round(0.3 * step * rows / 3.4), 11)
    small, strong, large = text_font(size), text_font(size, QFont.Weight.DemiBold), title_font(round(1.45 * size))
    lines = [(tr(Message(words.ROUND, n=n + 1)), _points_of(state, n)) for n in range(2)]
    if is_over:
        lines.append((tr(words.TOTAL), [str(score) for score in state.scores]))
    widest = max(QFontMetricsF(small).horizontalAdvance(name) for name, _ in lines)
    name_width = max(0.4 * area.width(), widest + 2)
    column = (area.width() - name_width) / 2
    wide = max(QFontMetricsF(large).horizontalAdvance(text) for _, points in lines for text in points)
    if wide > column:
        large.setPixelSize(max(int(large.pixelSize() * column / wide), 11))
    painter.setPen(QColor(colours.ink))
    painter.setFont(strong)
    for seat in (0, 1):
        place = QRectF(area.left() + name_width + seat * column, area.top(), column, step)
        name = painter.fontMetrics().elidedText(shown_name(seats[seat]), Qt.TextElideMode.ElideRight, int(column) - 3)
        painter.drawText(place, RIGHT, name)
    for n, (name, points) in enumerate(lines):
        top = area.top() + (n + 1) * step
        painter.setFont(small)
        painter.setPen(QColor(colours.soft_ink))
        painter.drawText(QRectF(area.left(), top, name_width, step), LEFT, name)
        painter.setFont(large)
        painter.setPen(QColor(colours.ink))
        for seat, text in enumerate(points):
            painter.drawText(QRectF(area.left() + name_width + seat * column, top, column, step), RIGHT, text)


def _points_of(state: Boards, number: int) -> list[str]:
    """The penalties of a round; a dash for one that is still to come."""
    if number >= len(state.finished):
        return ["–", "–"]
    return [str(points) for points in state.finished[number]]
