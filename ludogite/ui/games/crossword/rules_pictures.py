"""The pictures in the rules of Crossword Track."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from ludogite.ui.games.crossword.sample import ASKED, BOARD, CLUE, NOTE, WORD
from ludogite.ui.games.crossword.view.card_parts import paint_flat_word, paint_paper, paint_pill, paint_title
from ludogite.ui.games.crossword.view.places import BoardPlace, board_size, largest_cell
from ludogite.ui.games.crossword.view.slab import paint_board, paint_table
from ludogite.ui.games.crossword.view.tiles import paint_square
from ludogite.ui.games.crossword.view.values import NO_LETTER
from ludogite.ui.look.theme import Colours

NAMES = ("board", "squares", "clue", "arrows")
SQUARES = (("T5", False), ("T4", False), ("TR", False), ("L6", True), ("R4", True))
"""One of each kind, with whether its line is complete."""


def paint_rules_picture(painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(QPointF(), size.toSizeF())
    paint_table(painter, area, colours)
    {"board": _paint_whole, "squares": _paint_squares, "clue": _paint_clue, "arrows": _paint_arrows}[name](
        painter, area, colours
    )


def _paint_whole(painter: QPainter, area: QRectF, colours: Colours) -> None:
    cell = largest_cell(area.width(), area.height() - 16)
    board = board_size(cell)
    corner = area.center() - QPointF(board.width(), board.height()) / 2
    paint_board(painter, BoardPlace(QPointF(round(corner.x()), round(corner.y())), cell), BOARD, colours)


def _paint_squares(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """A green one, a red one, a corner, and two whose line is complete."""
    side = round(area.width() / 6.6)
    paper = QRectF(12, area.center().y() - 0.85 * side, area.width() - 24, 1.7 * side)
    paint_paper(painter, paper, colours)
    step = (paper.width() - 0.3 * side) / len(SQUARES)
    for n, (square, is_done) in enumerate(SQUARES):
        middle = QPointF(paper.left() + 0.15 * side + (n + 0.5) * step, area.center().y())
        tile = QRectF(round(middle.x() - side / 2), round(middle.y() - side / 2), side, side)
        paint_square(painter, tile, square, colours, is_done)


def _paint_clue(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """A clue, its note, and its word with the letters that are known. The clues of this game are in French."""
    card = area.adjusted(16, 40, -16, -40)
    paint_paper(painter, card, colours)
    room = card.adjusted(20, 20, -20, -20)
    bottom = paint_title(painter, QRectF(room.left(), room.top(), room.width(), 74), CLUE, 30, 16, colours.ink)
    paint_pill(painter, QPointF(room.left(), bottom + 10), NOTE, 28, colours, room.width())
    gap = 4.0
    side = (room.width() + gap) / len(WORD) - gap
    cells = [QRectF(room.left() + n * (side + gap), room.bottom() - side, side, side) for n in range(len(WORD))]
    letters = [BOARD.grid.letters.get(cell, NO_LETTER) for cell in WORD]
    paint_flat_word(painter, cells, letters, 0, colours)


def _paint_arrows(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The lower left of a board, near enough to see the arrows of its words."""
    cell = round(area.width() / 5)
    place = BoardPlace(QPointF(), cell)
    corner = QPointF(-place.edge, area.height() - place.area.height() + 0.75 * cell + place.edge)
    paint_board(painter, BoardPlace(corner, cell), ASKED, colours)
