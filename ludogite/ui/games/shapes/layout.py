"""The layout of the table of Four Shapes, measured in a drawing of WIDTH × HEIGHT that the board scales to its
window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

LIGHT = 0
"""The seat that begins has the light pieces."""
WIDTH, HEIGHT = 948.0, 669.0
BOARD = QRectF(169, 16, 610, 617)
THICKNESS = 15.0
FRAME = QRectF(194, 31, 560, 560)
"""A fine line around the cells."""
CELL, PITCH, GROOVE = 119.0, 134.0, 10.0
"""The width of a hollow, from one to the next, and what the groove in the middle adds."""
FIRST_CELL = QPointF(268, 105)
"""The middle of a1."""
RACK = QRectF(11, 118, 146, 404)
RACK_THICKNESS = 8.0
PLATE = QRectF(9, 9, 128, 28)
"""In a rack: the name of its owner."""
FIRST_SLOT, SLOT_PITCH = QPointF(39, 88), QPointF(68, 85)
SLOT = 64.0
"""In a rack: the middle of its first hollow, from one to the next, and how wide they are."""
PIECE_SIZE, HAND_SIZE = 84.0, 44.0


def cell_centre(cell: int) -> QPointF:
    column, row = cell % 4, cell // 4
    return FIRST_CELL + QPointF(column * PITCH + (column > 1) * GROOVE, row * PITCH + (row > 1) * GROOVE)


def cell_area(cell: int) -> QRectF:
    return around(cell_centre(cell), CELL)


def rack_area(seat: int) -> QRectF:
    """The first player sits at the left."""
    return RACK if seat == LIGHT else RACK.translated(WIDTH - 2 * RACK.left() - RACK.width(), 0)


def hand_area(seat: int, slot: int) -> QRectF:
    """The place of one of the eight pieces of a hand: two of each shape side by side, in the order of the shapes."""
    step = QPointF(slot % 2 * SLOT_PITCH.x(), slot // 2 * SLOT_PITCH.y())
    return around(rack_area(seat).topLeft() + FIRST_SLOT + step, SLOT)


def lane_area(one: int, other: int) -> QRectF:
    """The row, column or region that two cells share."""
    if one % 4 == other % 4:
        lane = cell_area(one % 4).united(cell_area(12 + one % 4))
    elif one // 4 == other // 4:
        lane = cell_area(one - one % 4).united(cell_area(one - one % 4 + 3))
    else:
        corner = one // 8 * 8 + one % 4 // 2 * 2
        lane = cell_area(corner).united(cell_area(corner + 5))
    return lane.adjusted(-5, -5, 5, 5)


def around(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
