"""Measures and colours of home, the wall with its light, and the plank that the boxes stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.look.theme import USUAL_SIZE, Colours, paint_shadow, scale_of, scaled

if TYPE_CHECKING:
    from PySide6.QtGui import QLinearGradient, QRadialGradient

SMALLEST_TYPE = 12
PLAY = Message(QT_TRANSLATE_NOOP("home", "Play"))


class Scale(NamedTuple):
    """How large home is drawn. Below 1 art and air shrink, and type down to what is still read."""

    k: float

    @classmethod
    def of(cls, size: QSize) -> Scale:
        return cls(scale_of(size))

    def px(self, pixels: float) -> int:
        return round(pixels * self.k)

    def type(self, pixels: float) -> int:
        """The size of letters, with text of the usual size in a window that is not large: `scaled` knows both."""
        return max(round(pixels * min(self.k, 1)), SMALLEST_TYPE)

    def text(self, pixels: float) -> int:
        """The same in the size of text that is in force; for what is painted."""
        return scaled(self.type(pixels))


class HomeColours(NamedTuple):
    plank: tuple[str, str]
    """Its upper side, and its edge."""
    edge: str
    """Of cards that lie on the wall."""
    play: tuple[str, str]
    """The line around what says Play, and its letters."""


LIGHT = HomeColours(("#D9B27C", "#A9794A"), "#DDD0BA", ("#9C3D27", "#9C3D27"))
DARK = HomeColours(("#6E5236", "#4A3420"), "#7F7363", ("#C4533A", "#F4A994"))
GOLD, CREAM, ON_BAND, LINK, BRASS, FILLED = "#F0C75A", "#FFF6E4", "#F3E6CC", "#FFE3A0", "#F2D89B", "#9C3D27"


def home_colours(colours: Colours) -> HomeColours:
    plain = DARK if colours.is_dark else LIGHT
    return plain._replace(edge=colours.edge, play=(colours.accent, colours.accent)) if colours.is_high else plain


def paint_wall(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """By day the light of a window falls on it, in the evening that of a lamp. Only here are gradients needed, for
    which PySide takes milliseconds: the first paint is over by then."""
    from PySide6.QtGui import QLinearGradient

    if colours.is_high:
        painter.fillRect(area, QColor(colours.background))
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QLinearGradient(area.topLeft(), area.bottomRight())
    tones = ("#2A2623", "#221E1B", "#1D1A18") if colours.is_dark else ("#F6EFE2", "#EFE6D6", "#E2D3B8")
    for at, tone in zip((0, 0.5, 1), tones, strict=True):
        ground.setColorAt(at, QColor(tone))
    _fill(painter, area, ground)
    if colours.is_dark:
        _paint_lamp(painter, area)
    else:
        _paint_window(painter, area)


def _fill(painter: QPainter, area: QRectF, light: QLinearGradient | QRadialGradient) -> None:
    whole = QPainterPath()
    whole.addRect(area)
    painter.fillPath(whole, light)


def _paint_window(painter: QPainter, area: QRectF) -> None:
    from PySide6.QtGui import QLinearGradient

    k = area.height() / USUAL_SIZE.height()
    wide, reach, down = 120 * k, 430 * k, 680 * k
    for left in (90, 310, 520):
        x = area.left() + left * area.width() / USUAL_SIZE.width()
        light = QLinearGradient(QPointF(x, area.top()), QPointF(x + reach, area.top() + down))
        light.setColorAt(0, QColor(255, 253, 244, 120))
        light.setColorAt(1, QColor(255, 253, 244, 0))
        painter.setBrush(light)
        corners = ((0, 0), (wide * (0.75 if left == 520 else 1), 0))
        top = [QPointF(x + dx, area.top()) for dx, _ in corners]
        painter.drawPolygon(QPolygonF([*top, *(point + QPointF(reach, down) for point in reversed(top))]))


def _paint_lamp(painter: QPainter, area: QRectF) -> None:
    from PySide6.QtGui import QLinearGradient, QRadialGradient

    middle, k = area.center().x(), area.height() / USUAL_SIZE.height()
    pool = QRadialGradient(QPointF(middle, area.top() - 128 * k), 816 * k)
    pool.setColorAt(0, QColor(255, 201, 124, 61))
    pool.setColorAt(1, QColor(255, 201, 124, 0))
    _fill(painter, area, pool)
    cone = QLinearGradient(area.topLeft(), QPointF(area.left(), area.top() + 0.8 * area.height()))
    cone.setColorAt(0, QColor(255, 201, 124, 31))
    cone.setColorAt(1, QColor(255, 201, 124, 0))
    painter.setBrush(cone)
    near, far = 51 * k, 51 * k + 0.34 * area.height()
    ends = ((-near, area.top()), (near, area.top()), (far, area.bottom()), (-far, area.bottom()))
    painter.drawPolygon(QPolygonF([QPointF(middle + dx, y) for dx, y in ends]))


def paint_plank(painter: QPainter, area: QRectF, colours: Colours) -> None:
    top, edge = home_colours(colours).plank
    paint_shadow(painter, area.adjusted(6, 4, -6, 0), 3, 10, 70)
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, place in (
        (edge, area),
        (top, QRectF(area.left(), area.top(), area.width(), 0.46 * area.height())),
    ):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(place, 2, 2)
    painter.setBrush(QColor(255, 255, 255, 16 if colours.is_dark else 70))
    painter.drawRect(QRectF(area.left() + 1, area.top(), area.width() - 2, 1.5))


def paint_card(painter: QPainter, area: QRectF, radius: float, colours: Colours, reach: float = 6) -> None:
    """Something of paper that lies on the wall."""
    paint_shadow(painter, area, radius, reach, 46)
    painter.setPen(QColor(home_colours(colours).edge))
    painter.setBrush(QColor(colours.panel))
    painter.drawRoundedRect(area, radius, radius)
