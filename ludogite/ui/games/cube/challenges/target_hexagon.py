"""The target of a challenge beside the cube: what its three faces must show, which squares are wrong, and how far one
has come."""

from __future__ import annotations

from math import sqrt

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.challenge import Attempt, Squares
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import SIDE, Placement
from ludogite.sheets.cube.faces import size_of, target_of
from ludogite.sheets.cube.flat import Sides
from ludogite.sheets.cube.projection import Side
from ludogite.sheets.cube.signs import paint_contour, paint_wrong
from ludogite.ui.games.cube.view.hexagon import gain_colours
from ludogite.ui.games.cube.view.hexagon_view import HEAD, HexagonView
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, text_font

TARGET = Message(QT_TRANSLATE_NOOP("cube", "Target"))
RIGHT = QT_TRANSLATE_NOOP("cube", "{n} right")
WRONG = QT_TRANSLATE_NOOP("cube", "{n} wrong")
OPEN = QT_TRANSLATE_NOOP("cube", "{n} still open")
ALL_RIGHT = QT_TRANSLATE_NOOP("cube", "{n} of {all}")
PROGRESS = QT_TRANSLATE_NOOP("cube", "{right} right, {wrong} wrong, {open} still open.")

EDGE, AIR = 6.0, 12.0
"""Beside the hexagon, and above and below it."""
BAR, COUNTS = 9.0, 28.0
"""The height of the bar, and of the line below it."""


class TargetHexagon(HexagonView):
    """Its squares are those of the target. The mouse over one names its cell, whether it is filled or not."""

    unit, least_unit = 40.0, 20.0

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._now: Attempt | None = None
        self._after: Attempt | None = None
        self._placed = 0
        self.set_texts()

    def show_state(self, state: Position | Attempt) -> None:
        assert isinstance(state, Attempt)
        self._now, self._after, self._placed = state, None, 0
        self.refresh()

    def show_after(self, after: Position | Attempt | None, placement: Placement | None) -> None:
        """Shows what placing a piece would make right and wrong; None: as it is now."""
        assert not isinstance(after, Position)
        self._after = after if placement else None
        self._placed = placement.mask if after and placement else 0
        self.refresh()

    @property
    def attempt(self) -> Attempt | None:
        return self._after or self._now

    @property
    def sides(self) -> Sides:
        return target_of(self.attempt.challenge) if self.attempt else {}

    @property
    def squares(self) -> Squares:
        """The number of squares that are right, wrong and still open."""
        return self.attempt.squares if self.attempt else Squares(0, 0, 0)

    @property
    def wrong(self) -> set[Side]:
        wrong = self.attempt.wrong if self.attempt else 0
        return {side for side in self.sides if wrong >> side[1] & 1}

    @property
    def body_size(self) -> tuple[int, int, int]:
        return size_of(self.attempt.challenge) if self.attempt else super().body_size

    def size_with(self, unit: float) -> QSize:
        high = 6 if self.attempt and self.attempt.challenge.is_half else 8
        below = BAR + scaled(COUNTS)
        return QSize(round(SIDE * sqrt(3) * unit + 2 * EDGE), round(scaled(HEAD) + high * unit + 2 * AIR + below))

    def hexagon_area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(EDGE, scaled(HEAD) + AIR, -EDGE, -AIR - BAR - scaled(COUNTS))

    def set_texts(self) -> None:
        self.setAccessibleName(tr(TARGET))
        right, wrong, open = self.squares
        self.setAccessibleDescription(tr(Message(PROGRESS, right=right, wrong=wrong, open=open)))

    # Painting

    def paint_over(self, painter: QPainter) -> None:
        hexagon = self.projection()
        paint_wrong(painter, hexagon, self.wrong)
        paint_contour(painter, hexagon, {side for side in self.sides if self._placed >> side[1] & 1})
        bar = QRectF(0, self.height() - scaled(COUNTS) - BAR, self.width(), BAR)
        if self.attempt and self.attempt.is_solved:
            self._paint_solved(painter, bar)
        else:
            self._paint_bar(painter, bar)
            self._paint_shares(painter, QRectF(0, bar.bottom() + 3, self.width(), scaled(COUNTS) - 6))

    def _paint_solved(self, painter: QPainter, bar: QRectF) -> None:
        painter.setPen(gain_colours(self.colours)[0])
        painter.setFont(text_font(scaled(15), QFont.Weight.DemiBold))
        words = Message(ALL_RIGHT, n=self.squares.right, all=self.squares.all)
        painter.drawText(bar.adjusted(0, 0, 0, scaled(COUNTS) - 8), Qt.AlignmentFlag.AlignCenter, tr(words))

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        """Three parts: right, wrong and still open."""
        whole = QPainterPath()
        whole.addRoundedRect(bar, BAR / 2, BAR / 2)
        painter.save()
        painter.setClipPath(whole)
        painter.fillRect(bar, QColor(self.colours.line))
        left = bar.left()
        for n, colour in zip(self.squares[:2], (QColor(self.colours.green), QColor(self.colours.accent)), strict=True):
            width = bar.width() * n / max(self.squares.all, 1)
            painter.fillRect(QRectF(left, bar.top(), width, BAR), colour)
            left += width
        painter.restore()

    def _paint_shares(self, painter: QPainter, line: QRectF) -> None:
        right, wrong, open = self.squares
        green, red = gain_colours(self.colours)
        soft = QColor(self.colours.soft_ink)
        middle = Qt.AlignmentFlag.AlignVCenter
        size = self._size_of_shares(line.width())
        for n, source, colour, weight, side in (
            (right, RIGHT, green, QFont.Weight.DemiBold, Qt.AlignmentFlag.AlignLeft),
            (wrong, WRONG, red, QFont.Weight.DemiBold, Qt.AlignmentFlag.AlignHCenter),
            (open, OPEN, soft, QFont.Weight.Normal, Qt.AlignmentFlag.AlignRight),
        ):
            if n or source is not WRONG:
                painter.setPen(colour)
                painter.setFont(text_font(size, weight))
                painter.drawText(line, side | middle, tr(Message(source, n=n)))

    def _size_of_shares(self, room: float) -> int:
        """In the size of the text, as far as all three fit into the line; not smaller than usual."""
        words = [tr(Message(source, n=n)) for n, source in zip(self.squares, (RIGHT, WRONG, OPEN), strict=True)]
        for size in range(scaled(13), 13, -1):
            metrics = QFontMetrics(text_font(size, QFont.Weight.DemiBold))
            if sum(metrics.horizontalAdvance(text) + size for text in words) <= room:
                return size
        return 13
