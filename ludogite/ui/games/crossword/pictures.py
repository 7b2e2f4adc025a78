"""Pictures of Crossword Track outside its board: on the shelf, as the signs of the seats, and in the rules. They show a
match that is never played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from ludogite.content.crossword_sample import sample_in
from ludogite.rules.game import State
from ludogite.ui.games.crossword.view.card_parts import CardPainter
from ludogite.ui.games.crossword.view.pawn import HEIGHT as PAWN_HEIGHT
from ludogite.ui.games.crossword.view.pawn import WIDTH as PAWN_WIDTH
from ludogite.ui.games.crossword.view.pawn import paint_pawn
from ludogite.ui.games.crossword.view.places import BoardPlace, board_size, largest_cell
from ludogite.ui.games.crossword.view.slab import paint_board, paint_parts
from ludogite.ui.games.crossword.view.tiles import paint_square
from ludogite.ui.games.crossword.view.values import NO_LETTER, Arrows, BoardLook, GridLook, Letter, LetterKind, Track
from ludogite.ui.look.language import current_language
from ludogite.ui.look.materials import paint_kept_table, paint_table
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.tables import OAK
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.die import paint_die

DONE = frozenset(("T7", "B7", "L1", "R1", "L3", "R3", "L4", "R4", "L6", "R6"))
WORD = tuple(range(56, 63))
"""Row 9."""
WIDTH, HEIGHT = 214.0, 252.0
"""The drawing is so large; where there is more width, more of the board is seen at the right."""
CELL = 39.0
TILT = -7.0
NAMES = ("board", "squares", "clue", "arrows")
SQUARES = (("T5", False), ("T4", False), ("TR", False), ("L6", True), ("R4", True))
"""One of each kind, with whether its line is complete."""


def sample_board() -> BoardLook:
    found = sample_in(current_language()).found
    return BoardLook(
        seat=0,
        name="",
        note="",
        track=Track(DONE),
        grid=GridLook(
            black=frozenset(cell for cell, letter in enumerate(found) if letter == "#"),
            letters={cell: Letter(letter, LetterKind.INK) for cell, letter in enumerate(found) if letter not in "#."},
            arrows=(
                Arrows(1, True, 1),
                *(Arrows(cell, True, 0) for cell in (7, 9, 31, 43, 49, 53)),
                *(Arrows(cell, False, 0) for cell in (7, 31, 43, 63, 67)),
                Arrows(49, False, 2),
                Arrows(56, False, 1),
            ),
        ),
        pawn="R9",
    )


def asked_board() -> BoardLook:
    board = sample_board()
    return replace(board, grid=replace(board.grid, word=WORD, cursor=56))


# The shelf and the seats


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The upper left of a board on oak, with both pawns and the die."""
    paint_cached(
        painter,
        area,
        f"crossword on the shelf, {current_language()}",
        colours,
        lambda drawing, card: _draw_card(drawing, card, colours),
    )


def _draw_card(painter: QPainter, area: QRectF, colours: Colours) -> Iterator[None]:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area)
    paint_table(painter, area, OAK, colours, width=1.2)
    scale = max(area.height() / HEIGHT, 0.5)
    painter.translate(area.left() + max(area.width() - WIDTH * scale, 0) * 0.35, area.top())
    painter.scale(scale, scale)
    yield
    before = painter.transform()
    painter.translate(16, 32)
    painter.rotate(TILT)
    place = BoardPlace(QPointF(0, 0), CELL)
    yield from paint_parts(painter, place, replace(sample_board(), pawn=None), colours)
    painter.setTransform(before)
    yield
    shade = QLinearGradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT))
    shade.setColorAt(0.35, QColor(20, 10, 0, 0))
    shade.setColorAt(1, QColor(20, 10, 0, 46))
    painter.fillRect(QRectF(-area.width(), 0, 3 * area.width(), HEIGHT), shade)
    for seat, x, y in ((0, 104, 9), (1, 20, 127)):
        paint_pawn(painter, QRectF(x, y, 0.6 * PAWN_WIDTH, 0.6 * PAWN_HEIGHT), seat, colours)
    paint_die(painter, QRectF(136, 178, 54, 54), 5, colours, TILT)


def paint_position(painter: QPainter, area: QRectF, state: State[Any], colours: Colours) -> Iterator[None]:
    """The boards side by side, from their upper edge down."""
    from ludogite.rules.crossword.match import Race
    from ludogite.ui.games.crossword.view.looks import sheet_look

    assert isinstance(state, Race)
    painter.setClipRect(area)
    paint_table(painter, area, OAK, colours, width=1.2)
    count = len(state.sheets)
    cell = float(max(round(min(area.width() / (11.5 * count - 1), area.height() / 6.5)), 6))
    width = board_size(cell).width()
    painter.translate(area.center().x(), area.top() + 0.5 * cell)
    painter.rotate(-3)
    for seat, sheet in enumerate(state.sheets):
        yield
        left = (seat - count / 2) * (width + cell) + cell / 2
        place = BoardPlace(QPointF(round(left), 0), cell)
        yield from paint_parts(painter, place, sheet_look(sheet, seat), colours)


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    """The pawn of this seat."""
    paint_pawn(painter, area.adjusted(0, 0.02 * area.height(), 0, -0.02 * area.height()), seat, colours)


# The rules


def paint_rules_picture(painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(QPointF(), size.toSizeF())
    paint_kept_table(painter, area, OAK, colours)
    {"board": _paint_whole, "squares": _paint_squares, "clue": _paint_clue, "arrows": _paint_arrows}[name](
        painter, area, colours
    )


def _paint_whole(painter: QPainter, area: QRectF, colours: Colours) -> None:
    cell = largest_cell(area.width(), area.height() - 16)
    board = board_size(cell)
    corner = area.center() - QPointF(board.width(), board.height()) / 2
    paint_board(painter, BoardPlace(QPointF(round(corner.x()), round(corner.y())), cell), sample_board(), colours)


def _paint_squares(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """A green one, a red one, a corner, and two whose line is complete."""
    side = round(area.width() / 6.6)
    paper = QRectF(12, area.center().y() - 0.85 * side, area.width() - 24, 1.7 * side)
    CardPainter(painter, colours).paper(paper)
    step = (paper.width() - 0.3 * side) / len(SQUARES)
    for n, (square, is_done) in enumerate(SQUARES):
        middle = QPointF(paper.left() + 0.15 * side + (n + 0.5) * step, area.center().y())
        tile = QRectF(round(middle.x() - side / 2), round(middle.y() - side / 2), side, side)
        paint_square(painter, tile, square, colours, is_done)


def _paint_clue(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """A clue, its note, and its word with the letters that are known."""
    sample = sample_in(current_language())
    card = area.adjusted(16, 40, -16, -40)
    c = CardPainter(painter, colours)
    c.paper(card)
    room = card.adjusted(20, 20, -20, -20)
    bottom = c.title(QRectF(room.left(), room.top(), room.width(), 74), sample.clue, 30, 16, colours.ink)
    if sample.note:
        c.pill(QPointF(room.left(), bottom + 10), sample.note, 28, room.width())
    gap = 4.0
    side = (room.width() + gap) / len(WORD) - gap
    cells = [QRectF(room.left() + n * (side + gap), room.bottom() - side, side, side) for n in range(len(WORD))]
    letters = [sample_board().grid.letters.get(cell, NO_LETTER) for cell in WORD]
    c.flat_word(cells, letters, 0)


def _paint_arrows(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The lower left of a board, near enough to see the arrows of its words."""
    cell = round(area.width() / 5)
    place = BoardPlace(QPointF(), cell)
    corner = QPointF(-place.edge, area.height() - place.area.height() + 0.75 * cell + place.edge)
    paint_board(painter, BoardPlace(corner, cell), asked_board(), colours)
