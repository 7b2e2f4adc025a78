"""Four Shapes in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import ARROWS, ENTER, Card, GameUi, KeyLine, Laid, Words
from ludogite.ui.look.tables import WALNUT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter

    from ludogite.message import Message
    from ludogite.rules.game import Move, State
    from ludogite.ui.base.board import Board
    from ludogite.ui.look.theme import Colours


class ShapesUi(GameUi):
    confetti = ("disc", "bar", "square", "triangle")
    table = WALNUT
    seat_colours = ("light_piece", "dark_piece")
    aim = Message(QT_TRANSLATE_NOOP("game_ui", "Complete a row, column or region with four different shapes."))
    course = Message(QT_TRANSLATE_NOOP("game_ui", "Eight pieces each"))
    minutes = 10
    age = 7
    box_colour = "#7A5630"
    paints_moves = True
    turns_to_players = True
    keys = (
        KeyLine(("1", "2", "3", "4"), Message(QT_TRANSLATE_NOOP("keys", "Take a sphere, cylinder, cube or cone"))),
        KeyLine(ARROWS, Message(QT_TRANSLATE_NOOP("keys", "Choose the cell"))),
        KeyLine(ENTER, Message(QT_TRANSLATE_NOOP("keys", "Place the piece"))),
        KeyLine(("Esc",), Message(QT_TRANSLATE_NOOP("keys", "Put the piece back"))),
    )

    def make_board(self, colours: Colours) -> Board:
        from .board import ShapesBoard

        return ShapesBoard(colours)

    @property
    def laid(self) -> Laid:
        from . import laid

        return laid

    def paint_day(self, painter: QPainter, state: State[Any], colours: Colours) -> Iterator[None]:
        from .laid import paint_day

        return paint_day(painter, state, colours)

    @property
    def card(self) -> Card:
        from . import card

        return card

    def paint_rules_picture(self, painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
        from .rules_pictures import paint_rules_picture

        paint_rules_picture(painter, size, name, colours)

    def paint_move(self, painter: QPainter, area: QRectF, move: Move, seat: int, colours: Colours) -> None:
        from .card import paint_move

        paint_move(painter, area, move, seat, colours)

    @property
    def words(self) -> Words:
        from . import words

        return words


UI = ShapesUi()
