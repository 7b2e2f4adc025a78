"""A challenge of the cube on paper: its target, what is placed so far, and the pieces that are left."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from ludogite.message import plain
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.shelf import SHELF
from ludogite.sheets.cube.booklet import draw_hand, draw_target, layers_of
from ludogite.sheets.cube.plans import draw_start
from ludogite.sheets.frame import body, draw_head
from ludogite.sheets.ink import Ink
from ludogite.sheets.result import HEIGHT, draw_result
from ludogite.sheets.sheet import MatchOnPaper, Paper, Sheet
from ludogite.sheets.type import tr

LONGEST = 60
"""Letters of the name of a challenge."""


def filled(paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
    players, state, occasion = match.players, match.state, match.occasion
    assert isinstance(state, Attempt)

    def draw(ink: Ink) -> None:
        draw_head(ink, paper, tr(SHELF["challenge"].title), plain(state.challenge.name, LONGEST))
        area = body(paper)
        draw_result(ink, area, players, state, occasion)
        top, half = area.top() + HEIGHT + 6, area.width() / 2
        draw_target(ink, QRectF(area.left(), top, half - 6, 100), state.challenge)
        layers = QRectF(area.left() + half + 4, top, half - 4, 100)
        draw_start(ink, layers, state.bodies, layers_of(state.challenge))
        left = [(piece, colour) for colour in state.challenge.colours for piece in state.hand(colour)]
        draw_hand(ink, QRectF(area.left(), top + 112, area.width(), 36), left)

    return Sheet(SHELF["challenge"].title, paper, (draw,))
