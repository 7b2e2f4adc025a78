"""What a hint points at in the cube is seen, wherever it is."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from ludogite.ui.application.app import Application
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.spot import Spot
from tests.support.moves import play_text
from tests.support.ui.cube import begin
from tests.support.ui.hints import hint_by_hint, press_hint

BEHIND_A_PIECE = [
    *("010 100 110 210", "030 130 220 230", "001 011 021 121", "211 300 310 311", "221 320 321 331"),
    *("002 012 013 113", "212 213 302 312", "023 122 123 223", "022 032 132 133", "313 322 323 332"),
]
"""Red wins most on squares that are not seen from where one looks."""


def test_squares_that_pieces_hide_are_marked_on_the_three_faces(app: Application) -> None:
    page, board = begin(app, moves=0)
    for text in BEHIND_A_PIECE:
        play_text(page.match, text)
    QApplication.processEvents()
    assert not golden(board), "nothing else there has this colour"
    press_hint(page)
    marked = set(page.hints.marks.cells)
    outlines = [board.cell_outline(cell) for cell in marked]
    assert any(outline is not None and outline.isEmpty() for outline in outlines), "some are hidden"
    gold = golden(board)
    for side, outline in board.faces.outlines().items():
        on_it = sum(outline.containsPoint(point, Qt.FillRule.OddEvenFill) for point in gold)
        assert (on_it > 30) == (Spot(side[1], side[0]).column in marked), side
    list(hint_by_hint(page))
    assert not golden(board)


def golden(board: CubeBoard) -> list[QPointF]:
    """The points of the three faces that have the colour of marks."""
    image = board.faces.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width())
    return [QPointF(x, y) for y, x in np.argwhere(pixels == QColor(board.colours.gold).rgba()).tolist()]
