"""Pictures looked at as arrays, a row for each row of pixels: asking Qt for one pixel after the other takes seconds.
The contrast of colours."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage


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


def luminance(colour: QColor | str) -> float:
    """As WCAG defines it: 0 is black, 1 white."""
    shade = QColor(colour)
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (shade.redF(), shade.greenF(), shade.blueF())
    )
    return sum(part * weight for part, weight in zip(parts, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: QColor | str, other: QColor | str) -> float:
    """Words are read on a ground from 4.5 on, signs from 3 on."""
    dim, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dim + 0.05)
