"""The list of moves of Six Symbols: a heading for each round with its dice, and below it what each player has written
and what that brought. Alone, one line has all of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ludogite.message import Message
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move, State
from ludogite.rules.symbols import CELLS, Round, Start, Writing, points_so_far
from ludogite.sheets.symbols.grid import number
from ludogite.sheets.symbols.strokes import paint_drawn
from ludogite.ui.games.symbols import words
from ludogite.ui.games.symbols.palette import palette
from ludogite.ui.games.symbols.points import gain_text
from ludogite.ui.games.symbols.things import paint_chip
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, text_font

CHIP = 25.0
FIRST, SECOND = 44.0, 112.0
"""From the left: the two symbols with their cells."""
DICE = 94.0
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_row(
    painter: QPainter, area: QRectF, made: Sequence[tuple[State[Any], Move]], after: State[Any], colours: Colours
) -> None:
    """A line for these moves: a roll, what one player did, or alone both together."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    state, move = made[-1]
    assert isinstance(state, Round)
    assert isinstance(after, Round)
    if isinstance(move, Roll):
        _paint_roll(painter, area, after.rolls, move, colours)
    elif len(state.sheets) == 1 and isinstance(move, Writing):
        _paint_round(painter, area, state, after, move, colours)
    else:
        assert isinstance(move, Start | Writing)
        if len(state.sheets) > 1:
            _paint_seat(painter, area, state.turn, colours)
        if isinstance(move, Start):
            _paint_symbol(painter, area, FIRST, move.symbol, CELLS[0], colours)
            _words(painter, area, tr(words.STARTED), colours.soft_ink, RIGHT)
        else:
            for left, (symbol, cell) in ((FIRST, move.first), (SECOND, move.second)):
                _paint_symbol(painter, area, left, symbol, CELLS[cell], colours)
            _paint_gain(painter, area, state, after, state.turn, colours)


def _paint_roll(painter: QPainter, area: QRectF, rolls: int, roll: Roll, colours: Colours) -> None:
    heading = tr(Message(words.ROUND_NUMBER, n=rolls))
    _words(painter, area, heading, colours.soft_ink, LEFT, is_bold=True)
    for n, face in enumerate(roll.faces):
        paint_chip(painter, _chip(area, scaled(DICE) + n * (CHIP + 5)), str(face), colours)


def _paint_round(painter: QPainter, area: QRectF, state: Round, after: Round, move: Writing, colours: Colours) -> None:
    """Alone: the number of the round, both symbols as dice with their cells, the gain and the total."""
    _words(painter, QRectF(area.left(), area.top(), 22, area.height()), str(after.rolls), colours.soft_ink, RIGHT)
    for left, (symbol, cell) in ((34.0, move.first), (104.0, move.second)):
        chip = _chip(area, left)
        paint_chip(painter, chip, symbol, colours)
        _words(painter, area.adjusted(left + CHIP + 7, 0, 0, 0), CELLS[cell], colours.ink, LEFT, is_bold=True)
    _paint_gain(painter, area.adjusted(0, 0, -44, 0), state, after, 0, colours)
    _words(painter, area, number(points_so_far(after.sheets[0], after.scoring)), colours.soft_ink, RIGHT)


def _paint_gain(painter: QPainter, area: QRectF, state: Round, after: Round, seat: int, colours: Colours) -> None:
    gain = points_so_far(after.sheets[seat], after.scoring) - points_so_far(state.sheets[seat], state.scoring)
    colour = palette(colours).green.name() if gain > 0 else colours.accent if gain else colours.soft_ink
    _words(painter, area, gain_text(gain), colour, RIGHT, is_bold=gain != 0)


def _chip(area: QRectF, left: float) -> QRectF:
    return QRectF(area.left() + left, area.center().y() - CHIP / 2, CHIP, CHIP)


def _paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    chip = QRectF(area.left() + 10, area.center().y() - 9.5, 17, 19)
    painter.setPen(QPen(QColor(colours.soft_ink), 1))
    painter.setBrush(palette(colours).paper)
    painter.drawRoundedRect(chip, 4, 4)
    painter.setPen(palette(colours).ink)
    painter.setFont(text_font(11, QFont.Weight.DemiBold))
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, str(seat + 1))


def _paint_symbol(painter: QPainter, area: QRectF, left: float, symbol: str, cell: str, colours: Colours) -> None:
    """As it is drawn on the sheet, and where."""
    drawn = QRectF(area.left() + left, area.center().y() - 8, 16, 16)
    paint_drawn(painter, drawn, symbol, palette(colours).ink, CELLS.index(cell))
    _words(painter, area.adjusted(left + 25, 0, 0, 0), cell, colours.ink, LEFT, is_bold=True)


def _words(
    painter: QPainter,
    area: QRectF,
    text: str,
    colour: str,
    where: Qt.AlignmentFlag,
    is_bold: bool = False,
) -> None:
    painter.setPen(QColor(colour))
    painter.setFont(text_font(scaled(14), QFont.Weight.DemiBold if is_bold else QFont.Weight.Normal))
    painter.drawText(area, where, text)
