"""A part of a page that is the table of a game; what lies on it is given names that the style sheet knows."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from ludogite.ui.look.materials import paint_kept_table
from ludogite.ui.look.picture_cache import Steps
from ludogite.ui.look.tables import Table
from ludogite.ui.look.theme import Colours, paint_shadow


class TableFrame(QFrame):
    def __init__(self, table: Table, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lies_on, self.colours = table, colours
        self._steps = Steps(self)
        self.plates: tuple[QWidget, ...] = ()
        """What lies on it with a shadow."""
        self.setProperty("ground", table.name)

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with self._steps.painting(), QPainter(self) as painter:
            paint_kept_table(painter, QRectF(self.rect()), self.lies_on, self.colours)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for plate in self.plates:
                paint_shadow(painter, QRectF(plate.geometry()), 18, 12, self.lies_on.ground(self.colours).shadow)
