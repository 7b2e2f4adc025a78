"""Cards and shelves that lie over the scene of the cube, each with its shadow. A press beside them is for the scene."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QMargins, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.look.materials import rounded
from ludogite.ui.look.picture_cache import paint_cached_around
from ludogite.ui.look.theme import Colours, paint_shadow, rim
from ludogite.ui.widgets.parts import awaits_size

MARGIN = 18
"""Pixels around the thing itself, for its shadow."""


class Floating(QWidget):
    """A part whose parent is the scene view. It is as large as its shadow; the thing itself is `body`."""

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = colours

    @abstractmethod
    def body_size(self) -> QSize:
        """The size that the thing itself wants."""

    def place_parts(self) -> None:
        """Of a thing that is made of several, in its body."""

    def lay_out(self) -> None:
        """Something has changed where its parts are."""
        if not awaits_size(self):
            self.place_parts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.place_parts()

    @property
    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def put(self, area: QRect) -> None:
        """The thing itself comes to lie in this area of the parent."""
        self.setGeometry(area.marginsAdded(QMargins(MARGIN, MARGIN, MARGIN, MARGIN)))

    def sizeHint(self) -> QSize:
        return self.body_size() + QSize(2 * MARGIN, 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def is_beside(self, point: QPointF) -> bool:
        """Whether a point of the widget is only in the shadow."""
        return not self.body.contains(point)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(not self.is_beside(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(not self.is_beside(event.position()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.setAccepted(not self.is_beside(event.position()))


def paint_floating_card(painter: QPainter, area: QRectF, radius: float, colours: Colours, opacity: float = 1.0) -> None:
    """A card of the panel's colour that floats a little above the ground. Its shadow is not seen through it."""

    def draw(drawing: QPainter, place: QRectF) -> None:
        _paint_card(drawing, place, radius, colours, opacity)

    paint_cached_around(painter, area, MARGIN, f"cube card {radius} {opacity}", colours, draw)


def _paint_card(painter: QPainter, area: QRectF, radius: float, colours: Colours, opacity: float) -> None:
    painter.save()
    around = QPainterPath()
    around.addRect(area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
    painter.setClipPath(around.subtracted(rounded(area, radius)))
    painter.setOpacity(opacity)
    paint_shadow(painter, area, radius, 12, 46)
    painter.restore()
    painter.save()
    painter.setOpacity(opacity)
    painter.setPen(rim(colours, QPen(QColor(colours.line), 1) if colours.is_dark else Qt.PenStyle.NoPen))
    painter.setBrush(QColor(colours.panel))
    painter.drawRoundedRect(area, radius, radius)
    painter.restore()
