"""The target of a challenge as a small picture, seen from straight above, and thumbnails for lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

from ludogite.rules.cube.target import Challenge
from ludogite.sheets.cube.faces import size_of, target_of
from ludogite.sheets.cube.flat import paint_block
from ludogite.sheets.cube.projection import ISOMETRIC, Projection
from ludogite.sheets.cube.styles import plain
from ludogite.ui.look.theme import Colours
from ludogite.ui.look.turns import Turns

AIR = 0.06
"""Of the width: for the shadow."""


def fit_target(area: QRectF, challenge: Challenge) -> Projection:
    """The object to be built, as large as the area allows; its shadow needs some air."""
    air = AIR * area.width()
    return ISOMETRIC.fitted(area.adjusted(air, 1, -air, -air), ISOMETRIC.box((0, 0, 0), size_of(challenge)))


def paint_target(painter: QPainter, area: QRectF, challenge: Challenge, colours: Colours) -> None:
    """Without marks; lines divide colours, and the pieces where the challenge tells them."""
    style, size = plain(colours.is_dark), size_of(challenge)
    paint_block(painter, fit_target(area, challenge), target_of(challenge), size, style)


def thumbnail(challenge: Challenge, size: QSize, ratio: float, colours: Colours) -> QPixmap:
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        paint_target(painter, QRectF(QPointF(), size.toSizeF()), challenge, colours)
    return picture


class Thumbnails(QObject):
    """Gives the pictures that are drawn already, and draws the others; `drawn` is emitted for each new one."""

    drawn = Signal(object)

    def __init__(self, size: QSize, parent: QObject) -> None:
        super().__init__(parent)
        self.size = size
        self._wanted: dict[str, tuple[Challenge, float, Colours]] = {}
        self._later: dict[str, tuple[Challenge, float, Colours]] = {}
        """Those that are not seen yet, but may be soon."""
        self._turns = Turns(self)

    def picture(self, challenge: Challenge, ratio: float, colours: Colours) -> QPixmap | None:
        key = self._key(challenge, ratio, colours)
        picture = QPixmap()
        if QPixmapCache.find(key, picture):
            return picture
        self._wanted[key] = challenge, ratio, colours
        self._go_on()
        return None

    def prepare(self, challenges: Iterable[Challenge], ratio: float, colours: Colours) -> None:
        """Draws those that will be needed when somebody scrolls, once there is nothing else to draw."""
        self._later = {self._key(each, ratio, colours): (each, ratio, colours) for each in challenges}
        self._go_on()

    def _key(self, challenge: Challenge, ratio: float, colours: Colours) -> str:
        return f"target {hash(challenge)} {self.size.width()} {self.size.height()} {ratio} {colours.name}"

    @property
    def is_drawing(self) -> bool:
        """Whether something that is seen is still missing."""
        return bool(self._wanted)

    def _go_on(self) -> None:
        if not self._turns.is_going:
            self._turns.begin(self._draw())

    def _draw(self) -> Iterator[None]:
        while queue := self._wanted or self._later:
            key = next(iter(queue))
            challenge, ratio, colours = queue.pop(key)
            if not QPixmapCache.find(key, QPixmap()):
                QPixmapCache.insert(key, thumbnail(challenge, self.size, ratio, colours))
            self.drawn.emit(challenge)
            yield
