"""The cube in the window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import ExtraPageLabels, GameUi, KeyLine

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from ludogite.rules.game import Move, State
    from ludogite.ui.base.board import Board
    from ludogite.ui.base.game_statistics import GameStatistics
    from ludogite.ui.base.page import Page
    from ludogite.ui.base.session import Session
    from ludogite.ui.look.theme import Colours


class CubeUi(GameUi):
    minutes = 30
    age = 8
    paints_moves = True
    extra_page_labels = ExtraPageLabels(
        Message(QT_TRANSLATE_NOOP("game_ui", "Challenges")),
        Message(QT_TRANSLATE_NOOP("game_ui", "%n challenge(s)", None, 0), n=400),
    )

    def make_board(self, colours: Colours) -> Board:
        from .board import CubeBoard
        from .for_two import ForTwo

        return CubeBoard(colours, ForTwo)

    def keys(self) -> tuple[KeyLine, ...]:
        from .key_list import KEYS

        return KEYS

    def load_card(self) -> None:
        from . import card

    def paint_card(self, painter: QPainter, area: QRectF, colours: Colours) -> None:
        from .card import paint_card

        paint_card(painter, area, colours)

    def paint_seat(self, painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
        from .card import paint_seat

        paint_seat(painter, area, seat, colours)

    def paint_rules_picture(self, painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
        from .rules_pictures import paint_rules_picture

        paint_rules_picture(painter, size, name, colours)

    def paint_move(self, painter: QPainter, area: QRectF, move: Move, seat: int, colours: Colours) -> None:
        from .card import paint_move

        paint_move(painter, area, move, seat, colours)

    def move_name(self, state: State[Any], move: Move) -> Message:
        from .words import move_name

        return move_name(state, move)

    def spoken_move(self, state: State[Any], move: Move) -> Message:
        from .words import spoken_move

        return spoken_move(state, move)

    def seat_name(self, seat: int) -> Message:
        from .words import seat_name

        return seat_name(seat)

    def seat_summary(self, state: State[Any], seat: int) -> Message:
        from .words import seat_summary

        return seat_summary(state, seat)

    def extra_page(self, session: Session, parent: QWidget, wish: object = None) -> Page:
        from .challenges.navigation import open_page

        return open_page(session, parent, wish)

    @property
    def statistics(self) -> GameStatistics:
        from .statistics import STATISTICS

        return STATISTICS

    def preload(self) -> None:
        import highspy
        import numpy

        from . import board, opengl, renderer, statistics

    def prepare(self) -> Iterator[None]:
        """OpenGL, whose first picture takes a while; where there is none, nothing."""
        from .canvas import NoOpenGL, warming

        with suppress(NoOpenGL):
            for step in warming():
                step()
                yield

    def checks(self) -> Mapping[str, bool]:
        from .canvas import is_available

        return {"opengl": is_available()}


UI = CubeUi()
