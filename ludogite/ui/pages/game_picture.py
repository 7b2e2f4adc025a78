"""The small picture of a game on a page."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.look.theme import Colours

WIDTH, HEIGHT = 220, 160


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
