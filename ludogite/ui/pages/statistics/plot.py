"""A chart as a live plot of pyqtgraph, in our colours and type. This is the only module that imports it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.message import Message
from ludogite.ui.base.chart import Chart, Form, Label, Look, Number, Series, shown
from ludogite.ui.look.theme import Colours, scaled, text_font
from ludogite.ui.pages.statistics.legend import brush_of, colour_of
from ludogite.ui.widgets.elided import elided_inside

BAR = 0.62
"""How much of its place a bar fills."""
AIR = 1.08
"""Above the highest bar."""
LINES = 5
"""At most so many lines behind the bars."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000, 100_000)
TIME_STEPS = (5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 36_000)
DATE_ROOM = 92
SYMBOLS = {Look.PLAIN: "o", Look.GOOD: "s", Look.BAD: "d", Look.EVEN: "t"}
MARK, BARS, NUMBERS = 1, 2, 3
"""What lies on what; the lines of the axes are below all."""
FEW = 60
"""Up to so many points are drawn larger."""

pg.setConfigOptions(antialias=True)


class Plot(pg.GraphicsView):  # type: ignore[misc]  # pyqtgraph has no types
    """Shows one chart after another: it is costly to make."""

    _chart: Chart | None = None

    def __init__(self, parent: QWidget) -> None:
        """Of the parts of pyqtgraph: its PlotWidget would make menus that nobody sees, and leave them behind."""
        super().__init__(parent)
        layout = pg.GraphicsLayout()
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.setCentralItem(layout)
        self._box: Any = pg.ViewBox(enableMenu=False, enableMouse=False)
        self._box.disableAutoRange()
        self._box.setZValue(0)  # before the lines of the axes
        layout.addItem(self._box, 0, 1)
        self._axes: dict[str, Any] = {side: pg.AxisItem(side) for side in ("left", "bottom")}
        for side, row, column in (("left", 0, 0), ("bottom", 1, 1)):
            layout.addItem(self._axes[side], row, column)
            self._axes[side].linkToView(self._box)
        self._mark: Any = None
        self._named: list[tuple[Any, str, float]] = []
        """Numbers in bars, what they are with a name, and how much of the width they have."""

    def show_chart(self, chart: Chart, colours: Colours) -> None:
        self._chart, self._colours, self._mark = chart, colours, None
        self._font = text_font(scaled(13))
        self._box.clear()
        self._named.clear()
        self.setBackground(QColor(colours.panel))
        self._box.invertY(chart.form == Form.ROWS)
        self._style_axes(chart)
        match chart.form:
            case Form.ROWS:
                self._draw_rows(chart)
            case Form.COLUMNS:
                self._draw_columns(chart)
            case Form.BESIDE:
                self._draw_beside(chart)
            case Form.LINE:
                self._draw_points(chart)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """pyqtgraph would use the width of the frame too, and cut the last bar there."""
        super().resizeEvent(event)
        self.setRange(QRectF(self.viewport().rect()), padding=0, disableAutoPixel=False)
        self._fit()

    def _style_axes(self, chart: Chart) -> None:
        for name in ("left", "bottom"):
            axis = self._axes[name]
            is_value = (name == "left") != (chart.form == Form.ROWS)
            axis.setStyle(tickFont=self._font, tickLength=0, tickTextOffset=8)
            axis.setPen(QPen(Qt.PenStyle.NoPen))
            axis.setTickPen(QPen(QColor(self._colours.line if is_value else self._colours.panel), 1))
            axis.setTextPen(QColor(self._colours.soft_ink if is_value else self._colours.ink))
            axis.setGrid(200 if is_value and chart.form != Form.ROWS else False)
            axis.setZValue(-20)
        self._axes["bottom"].setVisible(chart.form != Form.ROWS)

    # Bars and points

    def _draw_rows(self, chart: Chart) -> None:
        places = list(range(len(chart.columns)))
        starts: list[Number] = [0] * len(places)
        longest = max((sum(values) for values in zip(*(each.values for each in chart.series), strict=True)), default=1)
        for series in chart.series:
            self._add_bars(series, x0=starts, y=places, width=list(series.values), height=BAR)
            self._write_numbers(chart, series, starts, longest or 1)
            starts = [start + value for start, value in zip(starts, series.values, strict=True)]
        self._box.setRange(xRange=(0, 1.01 * (longest or 1)), yRange=(-0.6, max(len(places), 2) - 0.4), padding=0)

    def _write_numbers(self, chart: Chart, series: Series, starts: Sequence[Number], longest: Number) -> None:
        """In each part of a bar that has room for it, with a name if there is room for that too."""
        ground = QColor(self._colours.panel)
        ink = QColor(self._colours.ink) if series.look != Look.GOOD else ground
        for place, (start, value) in enumerate(zip(starts, series.values, strict=True)):
            if value and value / longest > 0.06:
                fill = ground if series.look == Look.BAD else None
                text = pg.TextItem(chart.shown_value(value), color=ink, anchor=(0.5, 0.5), fill=fill)
                text.setFont(text_font(scaled(13), QFont.Weight.DemiBold))
                text.setPos(start + value / 2, place)
                self._add(text, NUMBERS)
                if series.names:
                    self._named.append((text, f"{series.names[place]} {chart.shown_value(value)}", value / longest))

    def _draw_columns(self, chart: Chart) -> None:
        places = list(range(len(chart.columns)))
        bases: list[Number] = [0] * len(places)
        for series in chart.series:
            self._add_bars(series, x=places, y0=bases, height=list(series.values), width=BAR)
            bases = [base + value for base, value in zip(bases, series.values, strict=True)]
        self._set_column_range(chart, max(bases, default=1))

    def _draw_beside(self, chart: Chart) -> None:
        width = 0.8 / len(chart.series)
        for n, series in enumerate(chart.series):
            shift = (n - (len(chart.series) - 1) / 2) * width
            places = [column + shift for column in range(len(chart.columns))]
            self._add_bars(series, x=places, y0=0, height=list(series.values), width=0.86 * width)
        self._set_column_range(chart, max((value for each in chart.series for value in each.values), default=1))

    def _set_column_range(self, chart: Chart, highest: Number) -> None:
        top = AIR * (highest or 1)
        self._set_value_ticks(chart, 0, top)
        self._box.setRange(xRange=(-0.6, len(chart.columns) - 0.4), yRange=(0, top), padding=0)

    def _add_bars(self, series: Series, **places: object) -> None:
        """Without those of no length, of which pyqtgraph would draw the edge."""
        there = [n for n, value in enumerate(series.values) if value]
        if there:
            kept = {key: [each[n] for n in there] if isinstance(each, list) else each for key, each in places.items()}
            pen = _line(QColor(colour_of(series.look, self._colours)), 1.5)
            self._add(pg.BarGraphItem(**kept, pen=pen, brush=brush_of(series.look, self._colours)))

    def _add(self, item: Any, height: int = BARS) -> None:
        item.setZValue(height)
        self._box.addItem(item, ignoreBounds=True)

    def _draw_points(self, chart: Chart) -> None:
        values = [value for series in chart.series for value in series.values]
        low, high = min(values, default=0), max(values, default=1)
        low = min(low, 0) if low < (high - low) else low
        air = 0.08 * (high - low or 1)
        self._set_value_ticks(chart, low - air, high + air)
        count = len(chart.columns)
        size = scaled(8 if count <= FEW else 4)
        for series in chart.series:
            colour = QColor(colour_of(series.look, self._colours))
            if series.look == Look.TREND:
                curve = pg.PlotCurveItem(list(range(count)), list(series.values), pen=_line(colour, 2.5))
                if count > FEW:  # Qt is slow with one thick line of thousands
                    curve.setSegmentedLineMode("on")
                self._add(curve)
            else:
                self._add(
                    pg.ScatterPlotItem(
                        x=list(range(count)),
                        y=list(series.values),
                        symbol=SYMBOLS[series.look],
                        size=size,
                        pen=_line(QColor(self._colours.panel), 1) if count <= FEW else None,
                        brush=QBrush(colour),
                    )
                )
        margin = max(0.5, 0.02 * count)
        self._box.setRange(xRange=(-margin, count - 1 + margin), yRange=(low - air, high + air), padding=0)

    # Axes

    def _set_value_ticks(self, chart: Chart, low: Number, high: Number) -> None:
        """Lines at round numbers."""
        steps = TIME_STEPS if chart.is_time else STEPS
        step = next((step for step in steps if (high - low) / step <= LINES), steps[-1])
        rounds = range(ceil(low / step), floor(high / step) + 1)
        self._set_left_ticks([(n * step, chart.shown_value(n * step)) for n in rounds])

    def _set_left_ticks(self, ticks: Sequence[tuple[Number, str]]) -> None:
        """With the width that their words need: pyqtgraph would learn it only while it paints."""
        widest = max((QFontMetrics(self._font).horizontalAdvance(words) for _, words in ticks), default=0)
        self._axes["left"].setWidth(widest + 16)
        self._axes["left"].setTicks([list(ticks)])

    def _fit(self) -> None:
        """Names as far as there is room for them."""
        chart = self._chart
        if chart is None:
            return
        metrics = QFontMetrics(self._font)
        if chart.form == Form.ROWS:
            names = [_fitting(column, metrics, self.width() // 3) for column in chart.columns]
            self._set_left_ticks(list(enumerate(names)))
            self._axes["bottom"].setHeight(0)
            room = self.width() - self._axes["left"].width()
            for text, words, part in self._named:
                text.setText(words if metrics.horizontalAdvance(words) + 24 < part * room else words.split()[-1])
            return
        room = self.width() - self._axes["left"].width()
        slot = max(room, 1.0) / (len(chart.columns) + 0.2)
        columns = list(enumerate(chart.columns))
        if chart.form == Form.LINE:
            step = ceil(scaled(DATE_ROOM) / slot)
            edge = ceil((scaled(DATE_ROOM) / slot - 1) / 2)  # words that would stand over it are left out
            ticks = [(n, shown(column)) for n, column in columns[edge : len(columns) - edge : step]]
        else:
            ticks = [(n, _wrapped(shown(column), metrics, slot - 8)) for n, column in columns]
        lines = max((words.count("\n") + 1 for _, words in ticks), default=1)
        self._axes["bottom"].setHeight(lines * metrics.lineSpacing() + 12)
        self._axes["bottom"].setTicks([ticks])

    # What is pointed at

    def column_at(self, point: QPointF) -> int | None:
        """The column at a point of the scene."""
        chart, box = self._chart, self._box
        if chart is None or not box.sceneBoundingRect().contains(point):
            return None
        place = box.mapSceneToView(point)
        n = round(place.y() if chart.form == Form.ROWS else place.x())
        return min(max(n, 0), len(chart.columns) - 1) if chart.columns else None

    def place_of(self, column: int) -> QPointF:
        """Where its values are said, on the widget: on its row, or above all columns."""
        assert self._chart is not None
        place, at = self._box.sceneBoundingRect(), self._box.mapViewToScene(QPointF(column, column))
        return QPointF(place.center().x(), at.y()) if self._chart.form == Form.ROWS else QPointF(at.x(), place.top())

    def mark(self, column: int | None) -> None:
        """Lays a pale band behind a column."""
        if self._mark is not None:
            self._box.removeItem(self._mark)
            self._mark = None
        if column is None or self._chart is None:
            return
        if self._chart.form == Form.LINE:
            self._mark = pg.InfiniteLine(column, pen=_line(QColor(self._colours.soft_ink), 1))
        else:
            self._mark = pg.LinearRegionItem(
                (column - 0.48, column + 0.48),
                orientation="horizontal" if self._chart.form == Form.ROWS else "vertical",
                brush=QColor(self._colours.background),
                pen=QPen(Qt.PenStyle.NoPen),
                movable=False,
            )
        self._add(self._mark, MARK)


def _fitting(label: Label, metrics: QFontMetrics, room: int) -> str:
    """Words that may be too long; of a pair each name is shortened for itself, so that no two pairs look alike."""
    if metrics.horizontalAdvance(shown(label)) <= room or not isinstance(label, Message):
        return elided_inside(shown(label), metrics, room)
    names = {key: str(value) for key, value in label.values.items()}
    bare = Message(label.source, **dict.fromkeys(names, ""))
    room -= metrics.horizontalAdvance(shown(bare))
    by_length = sorted(names, key=lambda key: metrics.horizontalAdvance(names[key]))
    for n, key in enumerate(by_length):
        names[key] = elided_inside(names[key], metrics, room // (len(names) - n))
        room -= metrics.horizontalAdvance(names[key])
    return shown(Message(label.source, **names))


def _wrapped(words: str, metrics: QFontMetrics, room: float) -> str:
    """On as many lines as they need; a word that is too long for one is shortened."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(elided_inside(word, metrics, int(room)))
    return "\n".join(lines)


def _line(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    return pen
