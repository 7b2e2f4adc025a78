"""Six Symbols as it lies ready: a blank pad for each seat, and the tray with the dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ludogite.rules.game import Options, Setup, State
from ludogite.rules.symbols import FREE, Round
from ludogite.ui.games.symbols import paper
from ludogite.ui.games.symbols.layout import THICKNESS, pad_in
from ludogite.ui.games.symbols.palette import palette
from ludogite.ui.games.symbols.things import paint_die, paint_pencil
from ludogite.ui.games.symbols.tray import draw_well
from ludogite.ui.look.materials import paint_slab
from ludogite.ui.look.theme import Colours, paint_shadow

PLACE, MIDDLE = (330, 366), (236, 226)
TRAY = QRectF(6, 2, 224, 214)


def paint_place(painter: QPainter, seat: int, options: Options, setup: Setup, colours: Colours) -> None:
    scoring = str(options["scoring"])
    pad = pad_in(QRectF(0, 0, *PLACE), has_diagonal=scoring == "advanced")
    paper.paint_sheet(painter, pad, FREE * 25, scoring, colours)
    paper.paint_band(painter, pad, str(seat + 1), "", "", colours)


def paint_middle(painter: QPainter, seats: int, colours: Colours) -> None:
    paint_shadow(painter, TRAY, 16, 13, 120)
    paint_slab(painter, TRAY, 16, THICKNESS, palette(colours).wood)
    draw_well(painter, TRAY.adjusted(20, 20, -20, -20 - THICKNESS), colours)
    for x, y, symbol, angle in ((36, 56, "4", -8), (122, 84, "6", 8)):
        paint_die(painter, QRectF(x, y, 72, 72), symbol, colours, angle)


def paint_day(painter: QPainter, state: State[Any], colours: Colours) -> Iterator[None]:
    """The sheet with the dice; which ones come first, nobody is shown before they are rolled."""
    assert isinstance(state, Round)
    pad = pad_in(QRectF(0, 0, 388, 440), has_diagonal=state.scoring == "advanced")
    before = painter.transform()
    painter.translate(340, 240)
    painter.rotate(-4)
    painter.translate(-pad.paper.center())
    yield from paper.paint_parts(painter, pad, state.sheets[0], state.scoring, colours)
    painter.setTransform(before)
    yield
    for x, y, symbol, angle in zip((32, 114), (396, 412), state.pair or "46", (-8, 7), strict=True):
        paint_die(painter, QRectF(x, y, 72, 72), symbol, colours, angle)
    paint_pencil(painter, QPointF(490, 430), 170, -28)
