"""The planks with their boxes, in one row or in several."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.base.game_ui import games_with_card
from ludogite.ui.look.theme import Colours, scaled
from ludogite.ui.pages.home.box import LEAST_WIDTH, GameBox
from ludogite.ui.pages.home.card_pictures import CardPictures
from ludogite.ui.pages.home.wall import Scale, paint_plank

GAP, PLANK, BETWEEN, OVERHANG = 46, 26, 30, 34
"""Above the boxes, the height of a plank, between boxes, and how far the plank reaches beyond them."""
MOST_ABREAST = 6
MOST_BETWEEN = 60


class Shelf(QWidget):
    """It scrolls where the page is low, with what else lies on it."""

    def __init__(self, colours: Colours, pictures: CardPictures, page: QWidget) -> None:
        super().__init__(page)
        self.colours = colours
        self.boxes = [GameBox(game, colours, pictures, self) for game in games_with_card()]
        self._planks: list[QRectF] = []

    def abreast(self, width: int) -> int:
        """How many boxes stand in a row: all rows are as long as each other, or nearly."""
        at_most = max(min((width + 12) // (scaled(LEAST_WIDTH) + 12), MOST_ABREAST), 1)
        rows = -(-len(self.boxes) // at_most)
        return max(-(-len(self.boxes) // rows), 1) if rows else 1

    def place_boxes(self, area: QRect, size: tuple[int, int, int], scale: Scale) -> int:
        """Each box is so wide, its picture and its band so high. Returns where the last plank ends."""
        width, art, band = size
        y, planks, abreast = area.top(), [], self.abreast(area.width())
        between = min((area.width() - abreast * width) / max(abreast - 1, 1), scale.px(MOST_BETWEEN))
        for first in range(0, len(self.boxes), abreast):
            for n, box in enumerate(self.boxes[first : first + abreast]):
                corner = QPoint(area.left() + round(n * (width + between)), y)
                box.stand(corner, width, art, band, scale)
            y += art + band
            overhang = min(scale.px(OVERHANG), area.left() - 6)
            planks.append(QRectF(area.left() - overhang, y, area.width() + 2 * overhang, scale.px(PLANK)))
            y += scale.px(PLANK) + scale.px(GAP)
        if planks != self._planks:
            self._planks = planks
            self.update()
        return y - scale.px(GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for plank in self._planks:
                paint_plank(painter, plank, self.colours)
