"""The cube in the window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import ARROWS, ENTER, ERASE, Card, ExtraPageLabels, GameUi, KeyLine, Laid, Words
from ludogite.ui.look.tables import STAGE

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
    confetti = ("hexagon", "square")
    table = STAGE
    seat_colours = ("red", "yellow")
    aim = Message(QT_TRANSLATE_NOOP("game_ui", "Show your colour on the three faces of the cube."))
    course = Message(QT_TRANSLATE_NOOP("game_ui", "Eight pieces each"))
    minutes = 30
    age = 8
    box_colour = "#1D4250"
    paints_moves = True
    extra_page_labels = ExtraPageLabels(
        Message(QT_TRANSLATE_NOOP("game_ui", "Challenges")),
        Message(QT_TRANSLATE_NOOP("game_ui", "%n challenge(s)", None, 0), n=400),
    )
    keys = (
        KeyLine(
            ("1", "2", "3", "4", "5", "6", "7", "8"),
            Message(
                QT_TRANSLATE_NOOP("keys", "Take a piece; with Shift a yellow one, in challenges with both colours")
            ),
        ),
        KeyLine(
            ARROWS, Message(QT_TRANSLATE_NOOP("keys", "Move the cursor from square to square, with the piece in hand"))
        ),
        KeyLine(
            ("Tab", "Shift+Tab"),
            Message(
                QT_TRANSLATE_NOOP("keys", "The next or the previous place where the piece fits, the nearest first")
            ),
        ),
        KeyLine(
            ("X", "C", "V"),
            Message(QT_TRANSLATE_NOOP("keys", "Turn it around the left, right or top axis; with Shift the other way")),
        ),
        KeyLine(
            ("S", "D", "F"),
            Message(QT_TRANSLATE_NOOP("keys", "Move it towards the left, right or top face; with Shift the other way")),
        ),
        KeyLine(ENTER, Message(QT_TRANSLATE_NOOP("keys", "Place it"))),
        KeyLine(("Esc",), Message(QT_TRANSLATE_NOOP("keys", "Unpin; once more: put the piece back"))),
        KeyLine(
            ERASE,
            Message(
                QT_TRANSLATE_NOOP("keys", "Put the piece back; in challenges also: take the piece under the cursor")
            ),
        ),
        KeyLine(
            ("Ctrl+Left", "Ctrl+Right", "Ctrl+Up", "Ctrl+Down"),
            Message(QT_TRANSLATE_NOOP("keys", "Look around the cube")),
        ),
        KeyLine(("+", "-"), Message(QT_TRANSLATE_NOOP("keys", "Nearer or farther"))),
        KeyLine(("Home",), Message(QT_TRANSLATE_NOOP("keys", "Standard view"))),
        KeyLine(("E",), Message(QT_TRANSLATE_NOOP("keys", "Spread the layers"))),
        KeyLine(("R", "T"), Message(QT_TRANSLATE_NOOP("keys", "See through red or yellow pieces"))),
        KeyLine(("B",), Message(QT_TRANSLATE_NOOP("keys", "Challenges: show the target over the cube"))),
        KeyLine(("P",), Message(QT_TRANSLATE_NOOP("keys", "Challenges: can it still be solved?"))),
        KeyLine(("M",), Message(QT_TRANSLATE_NOOP("keys", "Challenges: show the solution"))),
        KeyLine(
            ("Left", "Right", "Space", "Esc"),
            Message(QT_TRANSLATE_NOOP("keys", "While the solution is shown: step, play or pause, close")),
        ),
    )

    def make_board(self, colours: Colours) -> Board:
        from .board import CubeBoard
        from .two_player_mode import TwoPlayerMode

        return CubeBoard(colours, TwoPlayerMode)

    @property
    def laid(self) -> Laid:
        from . import laid

        return laid

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

    def spoken_move(self, state: State[Any], move: Move) -> Message:
        from .words import spoken_move

        return spoken_move(state, move)

    def extra_page(self, session: Session, parent: QWidget, wish: object = None) -> Page:
        from .challenges.navigation import open_page

        return open_page(session, parent, wish)

    @property
    def statistics(self) -> GameStatistics:
        from ludogite.rules.cube.match import SCORE
        from ludogite.ui.base.game_statistics import GameStatistics

        return GameStatistics(score_options=(SCORE,))  # scores by different rules are not compared

    libraries = "numpy", f"{__name__}.opengl.gl"

    def prepare(self) -> Iterator[None]:
        """OpenGL, whose first picture takes a while; where there is none, nothing."""
        from .opengl.canvas import NoOpenGL, preparation_steps

        with suppress(NoOpenGL):
            for step in preparation_steps():
                step()
                yield

    def checks(self) -> Mapping[str, bool]:
        from .opengl.canvas import is_available

        return {"opengl": is_available()}


UI = CubeUi()
