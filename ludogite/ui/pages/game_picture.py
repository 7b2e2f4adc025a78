"""Pictures of a game on pages: on the table, and small."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.look.picture_cache import SMALL, Steps
from ludogite.ui.look.theme import Colours

FRAME = 8
"""Around the picture, which does not show the whole board."""
WIDTH, HEIGHT = 220, 160


class TablePicture(QWidget):
    """On the set-up page it lies between those who play."""

    def __init__(self, game: Game, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.game, self.colours = game, colours
        self.steps = Steps(self, SMALL)
        self.setMinimumHeight(80)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.steps.painting(), QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = min(self.width(), 1.9 * self.height(), 760)
            area = QRectF((self.width() - width) / 2, 0, width, self.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.panel))
            painter.drawRoundedRect(area, 18, 18)
            area.adjust(FRAME, FRAME, -FRAME, -FRAME)
            shape = QPainterPath()
            shape.addRoundedRect(area, 18 - FRAME, 18 - FRAME)
            painter.setClipPath(shape)
            ui_of(self.game).card.paint_card(painter, area, self.colours)


class GamePicture(QWidget):
    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._colours = colours
        self.setFixedSize(WIDTH, HEIGHT)

    def show_game(self, game: Game, colours: Colours) -> None:
        self._game, self._colours = game, colours
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._game is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area, corners = QRectF(self.rect()), QPainterPath()
            corners.addRoundedRect(area, 12, 12)
            painter.setClipPath(corners)
            ui_of(self._game).card.paint_card(painter, area, self._colours)
