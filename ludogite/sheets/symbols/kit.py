"""The two dice of Six Symbols, to cut out."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF
from ludogite.sheets.dice import FOLDING, draw_net, net_size
from ludogite.sheets.frame import ONE_SIDE, body, draw_head, with_feet
from ludogite.sheets.ink import BLACK, Ink
from ludogite.sheets.sheet import Paper, Sheet
from ludogite.sheets.symbols.strokes import paint_symbol
from ludogite.sheets.type import tr

DIE = 28.0
"""Millimetres."""


def make(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    def draw(ink: Ink) -> None:
        draw_head(ink, paper, tr(Message(QT_TRANSLATE_NOOP("sheets", "Two dice to cut out"))), tr(FOLDING))
        area, (width, height) = body(paper), net_size(DIE)
        for n in range(2):
            draw_net(ink, QPointF(area.center().x() - width / 2, area.top() + 8 + n * (height + 12)), DIE, _draw_face)

    return with_feet(Sheet(SHELF["symbols"].title, paper, (draw,)), {0: ONE_SIDE})


def _draw_face(ink: Ink, area: QRectF, value: int) -> None:
    edge = 0.25 * area.width()
    paint_symbol(ink.painter, area.adjusted(edge, edge, -edge, -edge), str(value), BLACK)
