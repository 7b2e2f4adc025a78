"""Peek in small: a square on the shelf, in the rules, and for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from ludogite.rules.game import State
from ludogite.ui.look.theme import Colours


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    painter.fillRect(area, QColor(colours.green))


def paint_position(painter: QPainter, area: QRectF, state: State[Any], colours: Colours) -> Iterator[None]:
    yield
    painter.fillRect(area, QColor(colours.blue))


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    painter.fillRect(area, QColor(colours.blue if seat else colours.accent))


def paint_rules_picture(painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
    painter.fillRect(QRectF(QPointF(), size.toSizeF()), QColor(colours.green))
