"""Whether a widget that paints only what has changed leaves nothing old on the screen."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

NOTICEABLE = 10
"""Of 255. Gradients of a token that flips are rounded a little differently in a part than in the whole."""


def on_screen(widget: QWidget) -> QImage:
    corner, window = widget.mapTo(widget.window(), QPoint()), widget.window()
    return window.screen().grabWindow(window.winId(), corner.x(), corner.y(), widget.width(), widget.height()).toImage()


def paint(widget: QWidget) -> None:
    """What is to be painted again, now."""
    QApplication.sendEvent(widget.window(), QEvent(QEvent.Type.UpdateRequest))


def assert_nothing_old_is_left(widget: QWidget) -> None:
    """The screen is as if all of the widget were painted again."""
    paint(widget)
    seen = on_screen(widget)
    widget.repaint()
    assert difference(seen, on_screen(widget)) < NOTICEABLE


def difference(one: QImage, other: QImage) -> int:
    """The largest of any pixel and colour."""
    first, second = (np.frombuffer(picture.constBits(), np.uint8).astype(int) for picture in (one, other))
    return int(abs(first - second).max())
