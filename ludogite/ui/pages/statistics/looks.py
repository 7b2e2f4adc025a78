"""How the series of charts look in a theme: a colour, and a way to fill that tells the same without colour."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor

from ludogite.ui.base.chart import Look
from ludogite.ui.look.theme import Colours


def colour_of(look: Look, colours: Colours) -> str:
    return {
        Look.PLAIN: colours.blue,
        Look.GOOD: colours.green,
        Look.EVEN: colours.soft_ink,
        Look.BAD: colours.red,
        Look.TREND: colours.accent,
    }[look]


def brush_of(look: Look, colours: Colours) -> QBrush:
    colour = QColor(colour_of(look, colours))
    if look == Look.EVEN:
        return QBrush(QColor(colours.line))
    return QBrush(colour, Qt.BrushStyle.BDiagPattern) if look == Look.BAD else QBrush(colour)
