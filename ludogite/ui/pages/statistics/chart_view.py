"""A chart on the page: mouse and arrow keys go over its columns, and a bubble says their values."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.base.chart import Chart, Form
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, text_font
from ludogite.ui.pages.statistics.plot import Plot
from ludogite.ui.widgets.parts import make_label

HEIGHT = 232
ROW, ROWS_MARGIN = 40, 24
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}


class ChartView(Plot):
    column: int | None = None
    """The one that is pointed at."""

    def __init__(self, card: QWidget) -> None:
        super().__init__(card)
        self.setObjectName("chart")
        self.bubble = make_label(card, font=text_font(13, QFont.Weight.Medium))
        self.bubble.setObjectName("bubble")
        self.bubble.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bubble.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.scene().sigMouseMoved.connect(lambda place: self.point_at(self.column_at(place)))

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
        self.point_at(None)
        super().show_chart(chart, colours)
        self.setMinimumHeight(self.sizeHint().height())
        self.setAccessibleName(tr(chart.title))
        self.setAccessibleDescription(chart.description())
        self.updateGeometry()

    def point_at(self, column: int | None) -> None:
        """Says the values of a column, in the bubble and to a screen reader."""
        if column == self.column or self._chart is None:
            return
        self.column = column
        self.mark(column)
        self.bubble.setVisible(column is not None)
        if column is None:
            self.setAccessibleName(tr(self._chart.title))
            return
        sentence = self._chart.sentence(column)
        self.setAccessibleName(sentence)
        self.bubble.setText(sentence)
        self.bubble.setWordWrap(False)
        wanted = self.bubble.sizeHint().width()
        self.bubble.setWordWrap(wanted > self.width())
        self.bubble.setFixedWidth(min(wanted, self.width()))
        self.bubble.setFixedHeight(self.bubble.heightForWidth(self.bubble.width()))
        self._place_bubble(column)

    def _place_bubble(self, column: int) -> None:
        """Where it covers no other value, within the card."""
        place, size = self.place_of(column).toPoint() + self.pos(), self.bubble.size()
        x = min(place.x() - size.width() // 2, self.geometry().right() - size.width())
        self.bubble.move(max(self.x(), x), place.y() - size.height() // (1 if self.grows else 2))
        self.bubble.raise_()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The page is scrolled."""
        event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
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
        super().focusOutEvent(event)
        self.point_at(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.point_at(None)
