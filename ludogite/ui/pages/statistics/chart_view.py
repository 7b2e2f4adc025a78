"""A chart on the page: mouse and arrow keys go over its columns, and a bubble says their values. What is seen is a
picture that is drawn when the page has time for it: to paint all charts of a page at once would stall the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.base.chart import Chart, Form
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, text_font
from ludogite.ui.pages.statistics.plot import Plot
from ludogite.ui.widgets.parts import make_label

HEIGHT = 232
ROW, ROWS_MARGIN = 40, 24
EDGE = 4
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}


class ChartView(QWidget):
    spoiled = Signal()
    """Its picture has to be drawn again; somebody has to call `draw`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._plot = Plot(self)
        self._picture = QPixmap()
        self.is_drawn = False
        self._chart: Chart | None = None
        self._colours: Colours | None = None
        self.column: int | None = None
        """The one that is pointed at."""
        self.bubble = make_label(self, font=text_font(13, QFont.Weight.Medium))
        self.bubble.setObjectName("bubble")
        self.bubble.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bubble.hide()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def _area(self) -> QRect:
        """Of the picture."""
        return self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)

    @property
    def is_waiting(self) -> bool:
        """Whether it is seen and not drawn."""
        return self.isVisible() and not self.is_drawn

    def draw(self, ratio: float = 0) -> None:
        """With so many points for each of the window, or as many as the screen has."""
        self._picture = self._plot.picture(self._area.size(), ratio or self.devicePixelRatioF())
        self.is_drawn = True
        self.update()

    def _spoil(self) -> None:
        self.is_drawn = False
        self.spoiled.emit()

    def sizeHint(self) -> QSize:
        if self._chart is not None and self._chart.form == Form.ROWS:
            return QSize(320, scaled(ROW) * max(2, len(self._chart.columns)) + scaled(ROWS_MARGIN))
        return QSize(320, scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    @property
    def grows(self) -> bool:
        """Whether it takes the height that is left: bars that lie would only become thick."""
        return self._chart is not None and self._chart.form != Form.ROWS

    def show_chart(self, chart: Chart, colours: Colours) -> None:
        self._chart, self._colours = chart, colours
        self.column = None
        self.bubble.hide()
        self.setMinimumHeight(self.sizeHint().height())
        self._plot.show(chart, colours)
        self.setAccessibleName(tr(chart.title))
        self.setAccessibleDescription(chart.description())
        self.updateGeometry()
        self._spoil()

    def point_at(self, column: int | None) -> None:
        """Says the values of a column, in the bubble and to a screen reader."""
        if column == self.column or self._chart is None:
            return
        self.column = column
        self._plot.mark(column)
        self.draw()
        self.bubble.setVisible(column is not None)
        if column is None:
            self.setAccessibleName(tr(self._chart.title))
            return
        sentence = self._chart.sentence(column)
        self.setAccessibleName(sentence)
        self.bubble.setText(sentence)
        self.bubble.setWordWrap(False)
        if self.bubble.sizeHint().width() > self.width() - 2 * EDGE:
            self.bubble.setWordWrap(True)
            self.bubble.setFixedWidth(self.width() - 2 * EDGE)
        else:
            self.bubble.setFixedWidth(self.bubble.sizeHint().width())
        self.bubble.setFixedHeight(self.bubble.heightForWidth(self.bubble.width()))
        self.bubble.move(self._bubble_place(column))
        self.bubble.raise_()

    def _bubble_place(self, column: int) -> QPoint:
        """Above the column, or below its end where that is at the top; within the chart."""
        size = self.bubble.size()
        end = self._area.topLeft() + self._plot.point_of(column).toPoint()
        gap = scaled(14)
        above = end.y() - size.height() - gap
        y = above if above >= 0 else min(end.y() + gap, self.height() - size.height())
        x = min(max(EDGE, end.x() - size.width() // 2), self.width() - size.width() - EDGE)
        return QPoint(x, max(0, y))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point_at(self._plot.column_at(event.position() - QPointF(self._area.topLeft())))

    def leaveEvent(self, event: QEvent) -> None:
        if not self.hasFocus():
            self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._chart.columns) - 1 if self._chart else -1
        key = Qt.Key(event.key())
        if last < 0:
            super().keyPressEvent(event)
        elif key in STEPS:
            step = STEPS[key]
            start = (-1 if step > 0 else last + 1) if self.column is None else self.column
            self.point_at(min(max(start + step, 0), last))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.point_at(0 if key == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QEvent) -> None:
        self.point_at(None)
        self.update()

    def focusInEvent(self, event: QEvent) -> None:
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.point_at(None)
        if self._picture.deviceIndependentSize().toSize() != self._area.size():
            self._spoil()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.is_drawn:
            self.spoiled.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Until there is a picture of the right size, the last one is stretched."""
        with QPainter(self) as painter:
            painter.drawPixmap(self._area, self._picture)
            if self.hasFocus() and self._colours is not None:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(QColor(self._colours.accent), 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
