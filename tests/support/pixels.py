"""Pictures looked at as arrays, a row for each row of pixels: asking Qt for one pixel after the other takes seconds."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage


def greys(image: QImage) -> NDArray[np.int_]:
    """0 is black, 255 white."""
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : plain.width()].astype(int)


def differing(one: QImage, other: QImage) -> set[tuple[int, int]]:
    """Where two pictures of the same size are not the same."""
    first, second = (image.convertToFormat(QImage.Format.Format_ARGB32) for image in (one, other))
    shape = first.height(), first.width()
    differs = np.frombuffer(first.constBits(), np.uint32) != np.frombuffer(second.constBits(), np.uint32)
    return {(x, y) for y, x in np.argwhere(differs.reshape(shape)).tolist()}
