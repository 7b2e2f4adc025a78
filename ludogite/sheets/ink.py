"""A pen for paper: everything is measured in millimetres, and black or grey."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from ludogite.sheets.type import text_font, title_font

BLACK: Final = QColor("#000000")
SOFT: Final = QColor("#6A6A6A")
"""Words that are read once."""
FAINT: Final = QColor("#B4B4B4")
"""Lines that guide a pen or a knife."""
GREY: Final = QColor("#E2E2E2")
"""A ground on which pencil is still seen well."""

HAIR, FINE, FIRM = 0.15, 0.25, 0.6
"""Widths of lines."""

LEADING = 1.4
"""From line to line of a paragraph, in sizes of its type."""

BASELINE = 0.36
"""How far below the middle of a line its letters stand, in sizes of the type."""

_ONE_LINE = Qt.TextFlag.TextSingleLine.value | Qt.TextFlag.TextDontClip.value | Qt.AlignmentFlag.AlignVCenter.value
LEFT, RIGHT, CENTRE = (
    side.value | _ONE_LINE
    for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter)
)
"""Where words stand in their area."""

_FINENESS = 100
"""Qt wants the size of type in whole units: we give it in hundredths of a millimetre."""
_MEASURED = 10.0
"""The size in which the width of words is measured, large enough for exact figures."""
_SNUG = 0.99
"""What part of its place a text fills that is set smaller: Qt would cut off one that fills all of it."""
SMALLEST = 2.47
"""Millimetres: no type on paper is smaller; these are 7 points. Words too long for their place are set smaller, down to
it or to a part of their size, and then end in an ellipsis."""
_SMALLER = 0.7


@dataclass(frozen=True)
class Type:
    """A size in millimetres, and how strong. What would be too small to read gets the smallest size that is not."""

    size: float
    weight: QFont.Weight = QFont.Weight.Normal
    is_title: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", max(self.size, SMALLEST))


@lru_cache(maxsize=256)
def _font(type: Type) -> QFont:
    pixels = round(type.size * _FINENESS)
    font = title_font(pixels) if type.is_title else text_font(pixels, type.weight)
    font.clearFeatures()
    for feature in ("calt", "liga"):  # signs of another form could not be copied out of a PDF
        font.setFeature(QFont.Tag(feature), 0)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


Runs: TypeAlias = Sequence[tuple[str, QFont.Weight]]
"""A text in pieces, each with its weight."""


@dataclass(frozen=True)
class _Piece:
    """Words of one weight in a line, and how far from its beginning they stand."""

    x: float
    text: str
    type: Type


def _lines_of(runs: Runs, type: Type, width: float) -> list[list[_Piece]]:
    """Lines of at most this width, broken at spaces. Qt's own layout would use other forms of figures, which could not
    be copied out of a PDF."""
    return _broken(tuple(runs), type, width)


@lru_cache(maxsize=2048)
def _broken(runs: tuple[tuple[str, QFont.Weight], ...], type: Type, width: float) -> list[list[_Piece]]:
    """Cached, for a paragraph is measured before it is drawn."""
    lines: list[list[_Piece]] = [[]]
    types = {weight: replace(type, weight=weight) for _, weight in runs}
    spaces = {each: text_width(" ", each) for each in types.values()}
    x = 0.0
    for word in _words_of(runs):
        pieces = [(text, types[weight]) for text, weight in word]
        widths = [text_width(text, each) for text, each in pieces]
        if lines[-1]:
            x += spaces[pieces[0][1]]
            if x + sum(widths) > width:
                lines.append([])
                x = 0.0
        for (text, each), advance in zip(pieces, widths, strict=True):
            lines[-1].append(_Piece(x, text, each))
            x += advance
    return lines


def _words_of(runs: Runs) -> list[list[tuple[str, QFont.Weight]]]:
    """A word may change its weight within."""
    words: list[list[tuple[str, QFont.Weight]]] = [[]]
    for text, weight in runs:
        for n, part in enumerate(text.split(" ")):
            if n:
                words.append([])
            if part:
                words[-1].append((part, weight))
    return [word for word in words if word]


def _right(line: Sequence[_Piece]) -> float:
    return line[-1].x + text_width(line[-1].text, line[-1].type) if line else 0.0


@lru_cache(maxsize=1024)
def _fitted(text: str, type: Type, room: int) -> tuple[QFont, str]:
    """The words and their font, as they fit into so many units. Cached, for the sheets of a page repeat the same
    words."""
    font = _font(type)
    wanted = text_width(text, type) * _FINENESS
    if wanted <= room:
        return font, text
    smaller = QFont(font)
    least = max(_SMALLER * font.pixelSize(), SMALLEST * _FINENESS)
    smaller.setPixelSize(max(round(least), int(font.pixelSize() * _SNUG * room / wanted)))
    return smaller, QFontMetricsF(smaller).elidedText(text, Qt.TextElideMode.ElideRight, room)


class Ink:
    def __init__(self, painter: QPainter) -> None:
        self.painter = painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def line(
        self, x1: float, y1: float, x2: float, y2: float, width: float = FINE, tone: QColor = BLACK, dash: float = 0
    ) -> None:
        pen = QPen(tone, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if dash:
            pen.setDashPattern([dash / width, dash / width])
        self.painter.setPen(pen)
        self.painter.drawLine(QLineF(x1, y1, x2, y2))

    def lines(self, lines: Sequence[QLineF], width: float = FINE, tone: QColor = BLACK) -> None:
        """Many at once."""
        if lines:
            pen = QPen(tone, width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self.painter.setPen(pen)
            self.painter.drawLines(lines)

    def frame(self, area: QRectF, width: float = FINE, tone: QColor = BLACK, corner: float = 0) -> None:
        """The line lies on the edge of the area, half inside."""
        pen = QPen(tone, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(area, corner, corner)

    def fill(self, area: QRectF, tone: QColor = GREY, corner: float = 0) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(tone)
        self.painter.drawRoundedRect(area, corner, corner)

    def dot(self, x: float, y: float, radius: float, tone: QColor = BLACK) -> None:
        self.fill(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), tone, radius)

    def dots(self, middles: Sequence[QPointF], radius: float, tone: QColor = BLACK) -> None:
        """Many at once."""
        pen = QPen(tone, 2 * radius)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.drawPoints(middles)

    def words(self, area: QRectF, text: str, type: Type, align: int = LEFT, tone: QColor = BLACK) -> None:
        """One line of words, which never leaves its area sideways."""
        room = round(area.width() * _FINENESS)
        font, text = _fitted(text, type, room)
        self.painter.save()
        self.painter.translate(area.topLeft())
        self.painter.scale(1 / _FINENESS, 1 / _FINENESS)
        self.painter.setFont(font)
        self.painter.setPen(tone)
        self.painter.drawText(QRectF(0, 0, room, area.height() * _FINENESS), align, text)
        self.painter.restore()

    def paragraph(
        self,
        area: QRectF,
        runs: Runs,
        type: Type,
        tone: QColor = BLACK,
        leading: float = LEADING,
        is_centred: bool = False,
    ) -> None:
        """Lines of words from the top of the area, as high as `paragraph_height` says."""
        self.painter.save()
        self.painter.translate(area.topLeft())
        self.painter.scale(1 / _FINENESS, 1 / _FINENESS)
        self.painter.setPen(tone)
        step = leading * type.size * _FINENESS
        baseline = (0.5 * leading + BASELINE) * type.size * _FINENESS
        for n, line in enumerate(_lines_of(runs, type, area.width())):
            left = (area.width() - _right(line)) / 2 if is_centred else 0
            for piece in line:
                self.painter.setFont(_font(piece.type))
                self.painter.drawText(QPointF((left + piece.x) * _FINENESS, baseline + n * step), piece.text)
        self.painter.restore()

    def polygon(
        self, corners: Sequence[QPointF], fill: QColor | None = None, width: float = FINE, tone: QColor = BLACK
    ) -> None:
        """Its edge is drawn unless the width is 0."""
        self.polygons([corners], fill, width, tone)

    def polygons(
        self,
        polygons: Sequence[Sequence[QPointF]],
        fill: QColor | None = None,
        width: float = FINE,
        tone: QColor = BLACK,
    ) -> None:
        """Several that do not cover each other, at once."""
        pen = QPen(tone, width) if width else QPen(Qt.PenStyle.NoPen)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        path = QPainterPath()
        for corners in polygons:
            path.addPolygon(QPolygonF(corners))
            path.closeSubpath()
        self.painter.drawPath(path)

    @contextmanager
    def moved(self, transform: QTransform) -> Iterator[None]:
        """While it lasts, everything is drawn through this transform."""
        self.painter.save()
        self.painter.setTransform(transform, True)
        yield
        self.painter.restore()

    def ring(self, x: float, y: float, radius: float, width: float = FINE, tone: QColor = BLACK) -> None:
        self.frame(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), width, tone, radius)

    def width(self, text: str, type: Type) -> float:
        return text_width(text, type)


def paragraph_height(runs: Runs, type: Type, width: float, leading: float = LEADING) -> float:
    return len(_lines_of(runs, type, width)) * leading * type.size


def text_width(text: str, type: Type) -> float:
    return type.size * _width(text, type.weight, type.is_title)


@lru_cache(maxsize=8192)
def _width(text: str, weight: QFont.Weight, is_title: bool) -> float:
    """In sizes of the type, which is not hinted: text that is tried in several sizes is measured once."""
    return QFontMetricsF(_font(Type(_MEASURED, weight, is_title))).horizontalAdvance(text) / (_MEASURED * _FINENESS)
