"""Pictures that are drawn once for each size and theme, and kept: painting them again costs nothing. A widget that has
many or large ones draws them in steps, a few in each turn of the event loop, so that the window does not stall."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache, QRegion
from PySide6.QtWidgets import QWidget

from ludogite.ui.look.theme import Colours
from ludogite.ui.look.turns import Turns

Draw = Callable[[QPainter, QRectF], Iterator[None] | None]
"""Draws a picture within an area. One that takes long may yield, which is a pause, wherever its painter has nothing
saved."""

BUDGET_S = 0.01
"""Of a turn, or a paint event, in which pictures or bands of them are begun."""
NEXT_TURN_MS = 1
"""Of a timer that waits for the next turn of the event loop: with 0 it would still belong to this one."""
BAND = 500_000
"""Pixels of a band: so much of a picture is drawn in one go."""
SMALL = 30_000
"""Pixels of a picture that is drawn at once also where a page is painted for the first time, which takes a while."""

_current: Steps | _Orders | None = None
"""Of the widget that is being painted: it takes the pictures that are not there yet."""
_depth = 0
"""Pictures that are being drawn, one within the other."""
_has_steps = True
_latest: dict[str, str] = {}
"""By name, the key of the picture that was drawn last."""


def set_steps(has_steps: bool) -> None:
    """Without steps everything is drawn at once: for whoever keeps the first picture that a widget gives."""
    global _has_steps
    _has_steps = has_steps


def has_steps() -> bool:
    return _has_steps


def paint_cached(
    painter: QPainter, area: QRectF, name: str, colours: Colours, draw: Draw, ground: QColor | None = None
) -> None:
    """The picture of this name, as `draw` draws it in an area of so many whole pixels, whichever place asks for it
    first; until there is one `ground` may be seen in its place. On a painter that turns or scales it is drawn anew: a
    kept one would be blurred."""
    if painter.worldTransform().isScaling():  # or turned
        painter.save()
        painter.translate(area.topLeft())
        for _ in draw(painter, QRectF(QPointF(), area.size())) or ():
            pass
        painter.restore()
        return
    ratio = painter.device().devicePixelRatioF()
    size = (area.size() * ratio).toSize()
    key = f"{name} {size.width()} {size.height()} {ratio} {colours.name}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        order = _Order(name, key, size, ratio, QSizeF(size) / ratio, draw)
        if _current is not None and not _current.finish_now(order):
            _current.put_off(order, painter.worldTransform().mapRect(area))
            _paint_other(painter, area, name, ground)
            return
        picture = order.finish()
    painter.drawPixmap(area.topLeft(), picture)


def paint_cached_around(
    painter: QPainter, area: QRectF, reach: float, name: str, colours: Colours, draw: Callable[[QPainter, QRectF], None]
) -> None:
    """The same, drawn smoothly, of a thing whose shadow reaches beyond its area. `draw` is given the thing's area."""

    def draw_whole(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(drawing, whole.adjusted(reach, reach, -reach, -reach))

    paint_cached(painter, area.adjusted(-reach, -reach, reach, reach), name, colours, draw_whole)


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
    """A picture that is to be drawn, bit by bit: a large one band by band, and any as it pauses itself."""

    def __init__(self, name: str, key: str, size: QSize, ratio: float, whole: QSizeF, draw: Draw) -> None:
        self.name, self.key, self.size = name, key, size
        self._ratio, self._whole, self._draw = ratio, whole, draw
        self._picture = QPixmap()
        self._bits: Iterator[None] | None = None
        """Those that are still to be drawn."""
        self.is_finished = False

    @property
    def pixels(self) -> int:
        return self.size.width() * self.size.height()

    def finish(self) -> QPixmap:
        """All that is left of it, in one go."""
        if self._bits is None:
            self._bits = self._drawing(max(self.size.height(), 1))
        while not self.is_finished:
            self.draw_bit()
        return self._picture

    def draw_bit(self) -> None:
        global _current, _depth
        if self._bits is None:
            self._bits = self._drawing(max(BAND // max(self.size.width(), 1), 1))
        before, _current = _current, None  # the pictures within this one are a part of it
        _depth += 1
        try:
            self.is_finished = next(self._bits, self) is self
        finally:
            _current = before
            _depth -= 1
        if self.is_finished:
            QPixmapCache.insert(self.key, self._picture)
            if not _depth:  # as a part of another one it may be much smaller than where it stands alone
                _latest[self.name] = self.key

    def _drawing(self, rows: int) -> Iterator[None]:
        """So many rows of pixels at a time, each time in a picture of their own: what lies outside costs little."""
        height = self.size.height()
        self._picture = self._empty(height)
        for top in range(0, height, rows):
            band = self._picture if rows >= height else self._empty(min(rows, height - top))
            with QPainter(band) as painter:
                painter.translate(0, -top / self._ratio)
                yield from self._draw(painter, QRectF(QPointF(), self._whole)) or ()
            if rows < height:
                with QPainter(self._picture) as painter:
                    painter.drawPixmap(QPointF(0, top / self._ratio), band)
                yield

    def _empty(self, rows: int) -> QPixmap:
        picture = QPixmap(self.size.width(), rows)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture


class _Orders(list[_Order]):
    """Takes all pictures."""

    def finish_now(self, order: _Order) -> bool:
        return False

    def put_off(self, order: _Order, area: QRectF) -> None:
        self.append(order)


def draw_ahead(paint: Callable[[QPainter], None], size: QSize, ratio: float) -> Iterator[None]:
    """Draws the pictures that are missing to paint something of this size, with pauses."""
    global _current
    scratch = QPixmap(size * ratio)
    scratch.setDevicePixelRatio(ratio)
    orders = _Orders()
    with QPainter(scratch) as painter:
        _current = orders
        try:
            paint(painter)
        finally:
            _current = None
    for order in orders:
        while not order.is_finished:
            order.draw_bit()
            yield


class Steps:
    """Draws the pictures of a widget that its paint event had no time for, and has it painted again when they are
    there. Until then it shows their last versions, of another size or theme."""

    def __init__(self, widget: QWidget, at_first: int = BAND) -> None:
        """`at_first` are the pixels of a picture that its first paint has time for. A board has to draw all it can: the
        rules keep the first picture that it gives."""
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
        self.turns = Turns(widget, budget_s=BUDGET_S)

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
            if not self.turns.is_going:
                self.turns.begin(self._draw_orders(), self._update)
            return
        self._is_new = False
        if all(QPixmapCache.find(key, QPixmap()) for key in self._drawn):
            self._drawn.clear()

    def finish_now(self, order: _Order) -> bool:
        """Whether there is time for the picture within the paint event; then it is drawn. Where one is put off, all
        that follow are: they are to be seen together."""
        is_large = order.pixels > (self._at_first if self._is_new else BAND)
        if order.key not in self._drawn and (self._orders or is_large or self._spent > BUDGET_S):
            return False
        began = perf_counter()
        order.finish()
        self._spent += perf_counter() - began
        return True

    def put_off(self, order: _Order, area: QRectF) -> None:
        self._orders.setdefault(order.key, order)
        self._missing += area.toAlignedRect()

    def _draw_orders(self) -> Iterator[None]:
        while self._orders:
            order = next(iter(self._orders.values()))
            order.draw_bit()
            if order.is_finished:
                self._drawn.add(order.key)
                del self._orders[order.key]
            yield

    def _update(self, _result: None) -> None:
        missing, self._missing = self._missing, QRegion()
        self._widget.update(missing)
