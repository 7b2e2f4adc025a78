"""Today's table: the real sheet, board, grid or position, and a leaf of the calendar."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.rules.game import State
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import DAY_SIZE, ui_of
from ludogite.ui.look.language import day_name
from ludogite.ui.look.picture_cache import Steps, paint_cached
from ludogite.ui.look.theme import LIGHT, Colours, paint_shadow, text_font, title_font

LEAF, BAND, TURN = QRectF(450, 6, 148, 164), 38, 3
"""The leaf in the drawing, the height of its upper part, and degrees."""
AIR = 12
"""Around the drawing, for shadows."""
CENTRE = Qt.AlignmentFlag.AlignCenter


class Scene(QWidget):
    def __init__(self, game: Game, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.game, self.colours = game, colours
        self.state: State[Any] | None = None
        """None while it is not made yet: then the leaf lies alone."""
        self._key, self._day = "", date.min
        self._steps = Steps(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_day(self, day: date, key: str, state: State[Any] | None) -> None:
        """The key tells one table from another."""
        self._day, self._key, self.state = day, key, state
        self.setAccessibleName(day_name(day, "dddd d MMMM"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        room = QRectF(self.rect()).adjusted(AIR, AIR, -AIR, -AIR)
        scale = min(room.width() / DAY_SIZE[0], room.height() / DAY_SIZE[1])
        if scale < 0.2:
            return
        area = QRectF(0, 0, scale * DAY_SIZE[0] + 2 * AIR, scale * DAY_SIZE[1] + 2 * AIR)
        area.moveCenter(QRectF(self.rect()).center().toPoint())
        with self._steps.painting(), QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.state is not None:
                paint_cached(painter, area, f"day of {self.game.id} {self._key}", self.colours, self._draw)
            painter.translate(area.left() + AIR, area.top() + AIR)
            painter.scale(scale, scale)
            self._paint_leaf(painter)

    def _draw(self, painter: QPainter, whole: QRectF) -> Iterator[None]:
        assert self.state is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(AIR, AIR)
        scale = (whole.width() - 2 * AIR) / DAY_SIZE[0]
        painter.scale(scale, scale)
        yield from ui_of(self.game).paint_day(painter, self.state, self.colours)

    def _paint_leaf(self, painter: QPainter) -> None:
        """Paper is pale by night too."""
        painter.translate(LEAF.center())
        painter.rotate(TURN)
        leaf = QRectF(LEAF).translated(-LEAF.center())
        paint_shadow(painter, leaf, 10, 14, 110)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(LIGHT.panel))
        painter.drawRoundedRect(leaf, 10, 10)
        band = QRectF(leaf.left(), leaf.top(), leaf.width(), BAND)
        painter.save()
        painter.setClipRect(band)
        painter.setBrush(QColor(ui_of(self.game).box_colour))
        painter.drawRoundedRect(leaf, 10, 10)
        painter.restore()
        rest = leaf.adjusted(0, BAND, 0, 0)
        for area, form, font, colour in (
            (band, "MMMM", text_font(16, QFont.Weight.DemiBold), "#FFF6E4"),
            (rest.adjusted(0, 0, 0, -34), "d", title_font(70), LIGHT.ink),
            (rest.adjusted(0, 84, 0, 0), "dddd", text_font(16, QFont.Weight.Medium), LIGHT.soft_ink),
        ):
            painter.setPen(QColor(colour))
            painter.setFont(font)
            painter.drawText(area, CENTRE, day_name(self._day, form))
