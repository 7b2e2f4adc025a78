"""Pictures of targets for lists of challenges: each is drawn once, a few at a time, so that the window never waits."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

from ludogite.rules.cube.target import Challenge
from ludogite.ui.games.cube.challenges.target_picture import paint_target
from ludogite.ui.theme import LIGHT, Colours
from ludogite.ui.widgets.parts import make_timer

BEAT_SECONDS = 0.012
"""Drawing pauses after so long, and the window handles its events."""


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
        self._timer = make_timer(self, 0)
        self._timer.timeout.connect(self._draw)

    def picture(self, challenge: Challenge, ratio: float, colours: Colours) -> QPixmap | None:
        key = f"target {hash(challenge)} {self.size.width()} {self.size.height()} {ratio} {colours is LIGHT}"
        picture = QPixmap()
        if QPixmapCache.find(key, picture):
            return picture
        self._wanted[key] = challenge, ratio, colours
        self._timer.start()
        return None

    def _draw(self) -> None:
        end = time.monotonic() + BEAT_SECONDS
        while self._wanted and time.monotonic() < end:
            key = next(iter(self._wanted))
            challenge, ratio, colours = self._wanted.pop(key)
            QPixmapCache.insert(key, thumbnail(challenge, self.size, ratio, colours))
            self.drawn.emit(challenge)
        if not self._wanted:
            self._timer.stop()
