"""Big Bang in small: its picture on the shelf, how it lies ready at set-up, and the sign of each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ludogite.rules.game import Options, Setup, State
from ludogite.rules.tokens import STAR, read_board
from ludogite.ui.games.bigbang.calls import paint_bell_alone
from ludogite.ui.games.bigbang.dish import paint_die
from ludogite.ui.games.bigbang.layout import BoardPlace, board_place
from ludogite.ui.games.bigbang.painting import paint_board
from ludogite.ui.games.bigbang.tokens import paint_sign, paint_token
from ludogite.ui.look.materials import paint_felt
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours

if TYPE_CHECKING:
    from ludogite.rules.bigbang import Boards

HEIGHT, WIDEST = 252.0, 430.0
"""The drawing is so high, and so wide at the most; where there is less width its middle is seen."""
PITCH = 54.0
TOKENS: tuple[tuple[int | None, ...], ...] = (
    (4, None, 8, 22, None, 6),
    (None, 10, 3, None, 5, 24),
    (7, 2, 6, STAR, 5, 13),
    (None, 9, None, 20, None, 7),
    (8, 16, STAR, None, 24, 1),
)  # fmt: skip
"""The lowest rows of the board that are seen."""
BOARD = board_place(QPointF(), 50.0, is_large=True)
PLACE = (round(BOARD.area.width()), round(BOARD.area.height()))
MIDDLE = (200, 280)


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The lower half of a board, on red felt with the dice and the bell."""
    paint_cached(
        painter, area, "bigbang on the shelf", colours, lambda drawing, card: _draw_card(drawing, card, colours)
    )


def paint_position(painter: QPainter, area: QRectF, state: State[Any], colours: Colours) -> Iterator[None]:
    """The boards side by side on the felt, as their players hold them now."""
    from ludogite.rules.bigbang import Boards

    assert isinstance(state, Boards)
    painter.setClipRect(area)
    felt = QPainterPath()
    felt.addRect(area)
    paint_felt(painter, felt, _felt(colours))
    count = len(state.up)
    pitch = float(max(round(min(area.height() / 6.2, area.width() / (7 * count - 0.6))), 5))
    place = board_place(QPointF(), pitch, is_large=False)
    painter.translate(area.center() - QPointF(0, 0.5 * place.area.height()))
    painter.rotate(-3)
    before = painter.transform()
    for seat in range(count):
        yield
        painter.translate((seat - count / 2) * (place.area.width() + pitch) + pitch / 2, 0)
        yield from _paint_state(painter, place, state, seat, colours)
        painter.setTransform(before)


def _paint_state(painter: QPainter, place: BoardPlace, state: Boards, seat: int, colours: Colours) -> Iterator[None]:
    """The board of a seat as it lies now."""
    side = state.side_of(seat)
    paint_board(painter, place, side, colours, is_lit=False)
    for cell, token in enumerate(state.boards[side]):
        if cell % 12 == 0:
            yield
        seen = token if state.up[seat] >> cell & 1 else None
        paint_token(painter, place.cell_place(cell), seen, side, colours, cell=cell)


def paint_day(painter: QPainter, state: State[Any], colours: Colours) -> Iterator[None]:
    """The board, the bell, and the dice while they are still to be rolled."""
    from ludogite.rules.bigbang import Boards

    assert isinstance(state, Boards)
    before = painter.transform()
    painter.translate(222, 258)
    painter.rotate(-2.5)
    painter.scale(1.27, 1.27)
    painter.translate(-BOARD.area.center())
    yield from _paint_state(painter, BOARD, state, 0, colours)
    painter.setTransform(before)
    yield
    paint_bell_alone(painter, QRectF(444, 206, 140, 140), colours)  # with room for its shadow
    for x, y, face, angle in ((462, 392, 5, -9), (540, 404, 3, 8)) if state.budget is None else ():
        paint_die(painter, QRectF(x, y, 62, 62), face, colours, angle)


def _felt(colours: Colours) -> QColor:
    return QColor("#5E2418" if colours.is_dark else "#8E3524")


def _draw_card(painter: QPainter, area: QRectF, colours: Colours) -> Iterator[None]:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = max(area.height() / HEIGHT, area.width() / WIDEST)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.translate(area.center().x(), area.bottom())
    painter.scale(scale, scale)
    whole = QPainterPath()
    half = area.width() / scale / 2
    whole.addRect(QRectF(-half, -area.height() / scale, 2 * half, area.height() / scale))
    paint_felt(painter, whole, _felt(colours))
    before = painter.transform()
    painter.translate(0, -HEIGHT + 70)
    painter.rotate(-6.5)
    place = board_place(QPointF(), PITCH, is_large=False)
    painter.translate(-place.area.center().x(), -place.area.height() * 0.73)
    yield
    paint_board(painter, place, 0, colours, is_lit=False)
    for row, tokens in enumerate(TOKENS, start=1):
        yield
        for column, token in enumerate(tokens):
            cell = 6 * row + column
            paint_token(painter, place.cell_place(cell), token, 0, colours, cell=cell)
    painter.setTransform(before)
    yield
    for x, y, face, angle in ((-76, -55, 5, -12), (-38, -30, 3, 11)):
        paint_die(painter, QRectF(x - 19, y - 19, 38, 38), face, colours, angle)
    paint_bell_alone(painter, QRectF(-2, -92, 98, 98), colours)


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    """The back of a token from the bag of this seat's first board."""
    inset = 0.1 * area.width()
    paint_sign(painter, area.adjusted(inset, 0.8 * inset, -inset, -1.2 * inset), seat, colours)


def paint_place(painter: QPainter, seat: int, options: Options, setup: Setup, colours: Colours) -> None:
    paint_board(painter, BOARD, seat, colours, is_lit=False)
    for cell, token in enumerate(read_board(setup["boards"][seat])):
        paint_token(painter, BOARD.cell_place(cell), token, seat, colours, cell=cell)


def paint_middle(painter: QPainter, seats: int, colours: Colours) -> None:
    """The bell and the dice."""
    paint_bell_alone(painter, QRectF(12, 0, 176, 176), colours)
    for x, y, face, angle in ((22, 196, 5, -9), (108, 204, 3, 8)):
        paint_die(painter, QRectF(x, y, 66, 66), face, colours, angle)
