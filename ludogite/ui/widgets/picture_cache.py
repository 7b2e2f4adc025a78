"""Pictures that are drawn once for each size and theme, and kept: painting them again costs nothing. A widget that has
many or large ones draws them in steps, a few in each turn of the event loop, so that the window does not stall."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache, QRegion
from PySide6.QtWidgets import QWidget

from ludogite.ui.theme import LIGHT, Colours

Draw = Callable[[QPainter, QRectF], None]

STEP = 0.01
"""Seconds of a turn in which pictures, or bands of them, are begun."""
NEXT_TURN = 1
"""Milliseconds of a timer that waits for the next turn of the event loop: with 0 it would still belong to this one."""
PAUSE = 0.002
"""Seconds between two such turns, also of different widgets: in them the window handles its events."""
BAND = 500_000
"""Pixels of a band: so much of a picture is drawn in one go."""
SMALL = 30_000
"""Pixels of a picture that is drawn at once also where a page is painted for the first time, which takes a while."""

_current: Steps | None = None
"""Of the widget that is being painted."""
_depth = 0
"""Pictures that are being drawn, one within the other."""
_has_steps = True
_latest: dict[str, str] = {}
"""By name, the key of the picture that was drawn last."""
_last_turn = 0.0
"""When a widget last ended its turn."""


def set_steps(has_steps: bool) -> None:
    """Without steps everything is drawn at once: for whoever keeps the first picture that a widget gives."""
    global _has_steps
    _has_steps = has_steps


def has_steps() -> bool:
    return _has_steps


def paint_cached(
    painter: QPainter, area: QRectF, name: str, colours: Colours, draw: Draw, ground: QColor | None = None
) -> None:
    """The picture of this name, as `draw` draws it in an area of this size; until there is one `ground` may be seen in
    its place. On a painter that turns or scales it is drawn anew: a kept one would be blurred."""
    if painter.worldTransform().isScaling():  # or turned
        painter.save()
        painter.translate(area.topLeft())
        draw(painter, QRectF(QPointF(), area.size()))
        painter.restore()
        return
    ratio = painter.device().devicePixelRatioF()
    size = (area.size() * ratio).toSize()
    key = f"{name} {size.width()} {size.height()} {ratio} {colours is LIGHT}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        order = _Order(name, key, size, ratio, area.size(), draw)
        if _current is not None and not _current.finish_now(order):
            _current.put_off(order, painter.worldTransform().mapRect(area))
            _paint_other(painter, area, name, ground)
            return
        picture = order.finish()
    painter.drawPixmap(area.topLeft(), picture)


def _paint_other(painter: QPainter, area: QRectF, name: str, ground: QColor | None) -> None:
    """The picture as it was drawn last, in another size or theme."""
    picture = QPixmap()
    if QPixmapCache.find(_latest.get(name, ""), picture):
        is_smooth = painter.testRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)  # it would take three times as long
        painter.drawPixmap(area, picture, QRectF(picture.rect()))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_smooth)
    elif ground is not None:
        painter.fillRect(area, ground)


class _Order:
    """A picture that is to be drawn, band by band."""

    def __init__(self, name: str, key: str, size: QSize, ratio: float, whole: QSizeF, draw: Draw) -> None:
        self.name, self.key, self.size = name, key, size
        self._ratio, self._whole, self._draw = ratio, whole, draw
        self._picture = QPixmap()
        self._rows = 0
        """How many rows of pixels are drawn."""

    @property
    def pixels(self) -> int:
        return self.size.width() * self.size.height()

    @property
    def is_finished(self) -> bool:
        return self._rows >= self.size.height()

    def finish(self) -> QPixmap:
        """All of it, in one go."""
        if not self.is_finished:
            self._keep(self._drawn(0, self.size.height()))
        return self._picture

    def draw_band(self) -> None:
        rows = min(max(BAND // max(self.size.width(), 1), 1), self.size.height() - self._rows)
        band = self._drawn(self._rows, rows)
        if self.pixels <= BAND:
            self._keep(band)
            return
        if self._picture.isNull():
            self._picture = self._empty(self.size.height())
        with QPainter(self._picture) as painter:
            painter.drawPixmap(QPointF(0, self._rows / self._ratio), band)
        self._rows += rows
        if self.is_finished:
            self._keep(self._picture)

    def _keep(self, picture: QPixmap) -> None:
        self._picture, self._rows = picture, self.size.height()
        QPixmapCache.insert(self.key, picture)
        if not _depth:  # as a part of another one it may be much smaller than where it stands alone
            _latest[self.name] = self.key

    def _empty(self, rows: int) -> QPixmap:
        picture = QPixmap(self.size.width(), rows)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _drawn(self, top: int, rows: int) -> QPixmap:
        global _current, _depth
        picture = self._empty(rows)
        before, _current = _current, None  # the pictures within this one are a part of it
        _depth += 1
        with QPainter(picture) as painter:
            painter.translate(0, -top / self._ratio)
            self._draw(painter, QRectF(QPointF(), self._whole))
        _current = before
        _depth -= 1
        return picture


class Steps(QTimer):
    """Draws the pictures of a widget that its paint event had no time for, and has it painted again when they are
    there. Until then it shows their last versions, of another size or theme."""

    def __init__(self, widget: QWidget, at_first: int = BAND) -> None:
        """`at_first` are the pixels of a picture that its first paint has time for. A board has to draw all it can: the
        rules keep the first picture that it gives."""
        super().__init__(widget)
        self._widget, self._at_first = widget, at_first
        self._size = QSize()
        self._is_new = True
        """Whether the widget has not had everything yet in its size."""
        self._spent = 0.0
        """Seconds that went into pictures in this paint event."""
        self._orders: dict[str, _Order] = {}
        self._missing = QRegion()
        self._drawn: set[str] = set()
        """What was drawn since the widget last had everything. If some of it is missing again, the cache is too small
        for all: then it is drawn within the paint event, for steps would never come to an end."""
        self.timeout.connect(self._step)

    @property
    def is_going(self) -> bool:
        """Whether pictures are still missing."""
        return bool(self._orders)

    @contextmanager
    def painting(self) -> Iterator[None]:
        """Around all that a paint event paints."""
        global _current
        if not _has_steps:
            yield
            return
        if self._widget.size() != self._size:
            self._size = self._widget.size()
            self._is_new = True
            self._orders.clear()
            self._drawn.clear()
        _current, self._spent = self, 0.0
        try:
            yield
        finally:
            _current = None
        if self._orders:
            self.start(0)
            return
        self._is_new = False
        if all(QPixmapCache.find(key, QPixmap()) for key in self._drawn):
            self._drawn.clear()

    def finish_now(self, order: _Order) -> bool:
        """Whether there is time for the picture within the paint event; then it is drawn. Where one is put off, all
        that follow are: they are to be seen together."""
        is_large = order.pixels > (self._at_first if self._is_new else BAND)
        if order.key not in self._drawn and (self._orders or is_large or self._spent > STEP):
            return False
        began = perf_counter()
        order.finish()
        self._spent += perf_counter() - began
        return True

    def put_off(self, order: _Order, area: QRectF) -> None:
        self._orders.setdefault(order.key, order)
        self._missing += area.toAlignedRect()

    def _step(self) -> None:
        """A turn of the event loop; one in which another widget has drawn is left out."""
        global _last_turn
        began = perf_counter()
        if began < _last_turn + PAUSE:
            return
        while self._orders and perf_counter() < began + STEP:
            order = next(iter(self._orders.values()))
            order.draw_band()
            if order.is_finished:
                self._drawn.add(order.key)
                del self._orders[order.key]
        _last_turn = perf_counter()
        if not self._orders:
            self.stop()
            missing, self._missing = self._missing, QRegion()
            self._widget.update(missing)
