"""The legend of a chart: its colours and patterns, and what they mean."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.base.chart import Chart, Look, Series
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, text_font

SWATCH, GAP, BETWEEN, LINE = 12, 7, 18, 22


def colour_of(look: Look, colours: Colours) -> str:
    return {
        Look.PLAIN: colours.blue,
        Look.GOOD: colours.green,
        Look.EVEN: colours.soft_ink,
        Look.BAD: colours.red,
        Look.TREND: colours.ink,
    }[look]


def brush_of(look: Look, colours: Colours) -> QBrush:
    colour = QColor(colour_of(look, colours))
    if look == Look.EVEN:
        return QBrush(QColor(colours.line))
    return QBrush(colour, Qt.BrushStyle.BDiagPattern) if look == Look.BAD else QBrush(colour)


class Legend(QWidget):
    """One entry after the other, on as many lines as they need."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._series: tuple[Series, ...] = ()
        self._colours: Colours | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_chart(self, chart: Chart, colours: Colours) -> None:
        self._series, self._colours = chart.series, colours
        self.setVisible(len(chart.series) > 1)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return int(places[-1].bottom()) if places else 0

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, scaled(LINE))

    def _places(self, width: int) -> list[QRectF]:
        metrics = QFontMetrics(text_font(scaled(13)))
        places, x, y = [], 0.0, 0.0
        for series in self._series:
            long = scaled(SWATCH) + GAP + metrics.horizontalAdvance(tr(series.name)) + 2
            if x and x + long > width:
                x, y = 0.0, y + scaled(LINE)
            places.append(QRectF(x, y, long, scaled(LINE)))
            x += long + BETWEEN
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._colours
        if colours is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(text_font(scaled(13)))
            for series, place in zip(self._series, self._places(self.width()), strict=True):
                side = scaled(SWATCH)
                swatch = QRectF(place.left() + 1, place.center().y() - side / 2, side - 2, side)
                painter.setPen(QPen(QColor(colour_of(series.look, colours)), 1.5))
                painter.setBrush(brush_of(series.look, colours))
                if series.look == Look.TREND:
                    painter.setPen(QPen(QColor(colour_of(series.look, colours)), 2.5))
                    painter.drawLine(QLineF(swatch.left(), place.center().y(), swatch.right(), place.center().y()))
                else:
                    painter.drawRoundedRect(swatch, 3, 3)
                painter.setPen(QColor(colours.soft_ink))
                words = place.adjusted(side + GAP, 0, 2, 0)
                painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, tr(series.name))
