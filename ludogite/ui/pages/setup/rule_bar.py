"""The bar below the table at set-up: a cell for each rule of the match, which opens the list of its choices, and the
button that starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ludogite.ui.look.language import choice_name
from ludogite.ui.look.theme import Colours, paint_shadow, scaled, text_font
from ludogite.ui.widgets.choices import Choices
from ludogite.ui.widgets.parts import make_button, make_label, set_tip
from ludogite.ui.widgets.segments import Segments

SIDE, AIR, CHEVRON = 14, 6, 12
"""Pixels beside the words of a cell, above and below them, and of the arrow behind the lower ones."""
GAP, AROUND = 4, 18
"""Between the name of a rule and its value, and around the value, which is as high as choices side by side are."""
LIST_WIDTH = 372
ABOVE = 8
"""Between a list and the cell that opens it."""
REACH = 24
START, LOW_START = QSize(190, 54), 44


class Rule(QPushButton):
    """What a rule is called, and what is chosen. It paints its words itself, as `ChoiceCard` does."""

    chosen = Signal(str)
    list_wanted = Signal()

    def __init__(self, values: Sequence[str], current: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rule")
        self.setAutoDefault(False)
        self.current = current
        self.values = tuple(values)
        self.purpose = ""
        self.labels: Mapping[str, str] = {}
        self.explanations: Mapping[str, str] = {}
        self.clicked.connect(lambda: self.list_wanted.emit())

    def choose(self, value: str) -> None:
        """Tells nobody; a value that is not offered is left alone."""
        if value in self.values:
            self.current = value
            self._write()

    def take(self, value: str) -> None:
        self.choose(value)
        self.chosen.emit(value)

    def set_labels(self, purpose: str, labels: Mapping[str, str], explanations: Mapping[str, str]) -> None:
        self.purpose, self.labels, self.explanations = purpose, labels, explanations
        self._write()

    @property
    def value_text(self) -> str:
        return self.labels.get(self.current, "")

    def _write(self) -> None:
        self.setAccessibleName(choice_name(self.purpose, self.value_text))
        self.setAccessibleDescription(self.explanations.get(self.current, ""))
        set_tip(self, self.explanations.get(self.current, ""))
        self.updateGeometry()
        self.update()

    def make_list(self, parent: QWidget) -> QWidget:
        """Its choices, to be opened above the cell."""
        made = Choices(self.values, self.current, parent)
        made.set_labels(self.purpose, self.labels, self.explanations)
        made.chosen.connect(self.take)
        return made

    def sizeHint(self) -> QSize:
        name, value = _fonts()
        wide = max(name.horizontalAdvance(self.purpose), value.horizontalAdvance(self.value_text) + 3 * CHEVRON)
        return QSize(wide + 2 * SIDE, _height() + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        name, value = _fonts()
        palette = QGuiApplication.palette()  # that of the button has colours of the style sheet in it
        top = (self.height() - _height()) // 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(palette.placeholderText().color())
            painter.setFont(_name_font())
            painter.drawText(QPoint(SIDE, top + name.ascent()), self.purpose)
            painter.setPen(palette.text().color())
            painter.setFont(_value_font())
            top += name.height() + GAP + AROUND // 2
            painter.drawText(QPoint(SIDE, top + value.ascent()), self.value_text)
            painter.setPen(QPen(palette.text(), 2))
            tip = QPointF(SIDE + value.horizontalAdvance(self.value_text) + 1.7 * CHEVRON, top + 0.62 * value.height())
            painter.drawPolyline([tip + QPointF(-5, -5), tip, tip + QPointF(5, -5)])


class SegmentRule(QWidget):
    """A rule whose few choices need no explanation: they stand side by side."""

    def __init__(self, values: Sequence[str], current: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = make_label(self, font=text_font(13, QFont.Weight.Medium), is_soft=True)
        self.segments = Segments(values, current, self, abreast=len(values))
        self.chosen, self.choose, self.buttons = self.segments.chosen, self.segments.choose, self.segments.buttons
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SIDE, 0, SIDE, 0)
        layout.setSpacing(GAP)
        layout.addStretch(1)
        layout.addWidget(self._label)
        layout.addWidget(self.segments, alignment=Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)

    @property
    def current(self) -> str:
        return self.segments.current

    def set_labels(self, purpose: str, labels: Mapping[str, str], explanations: Mapping[str, str]) -> None:
        self._label.setText(purpose)
        self.segments.set_labels(purpose, dict(labels))


def _name_font() -> QFont:
    return text_font(scaled(13), QFont.Weight.Medium)


def _value_font() -> QFont:
    return text_font(scaled(17), QFont.Weight.DemiBold)


def _fonts() -> tuple[QFontMetrics, QFontMetrics]:
    return QFontMetrics(_name_font()), QFontMetrics(_value_font())


class RuleCells(QFrame):
    """All cells in one line, or in several where they have no room."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.colours = colours
        self._cells: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(SIDE, 8, SIDE, 8)
        self._grid.setSpacing(0)
        self._places: list[tuple[QWidget, int, int]] = []

    def add(self, cell: QWidget) -> None:
        self._cells.append(cell)

    @property
    def _shown(self) -> list[QWidget]:
        return [cell for cell in self._cells if not cell.isHidden()]

    @property
    def buttons(self) -> list[QWidget]:
        """What Tab comes to."""
        parts = [list(cell.buttons.values()) if isinstance(cell, SegmentRule) else [cell] for cell in self._cells]
        return [button for each in parts for button in each]

    def lines_in(self, width: int) -> int:
        """How many are needed."""
        shown = self._shown
        wide, room = [cell.minimumSizeHint().width() for cell in shown], width - 2 * SIDE
        fitting = (n for n in range(1, len(shown) + 1) if _width_in(wide, -(-len(shown) // n)) <= room)
        return next(fitting, max(len(shown), 1))

    def height_in(self, width: int) -> int:
        return self.lines_in(width) * (_height() + 2 * AIR) + 16

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        widest = max((cell.minimumSizeHint().width() for cell in self._shown), default=0)
        return QSize(widest + 2 * SIDE, self.height_in(self.width()))

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.place_cells()
        return super().event(event)

    def place_cells(self) -> None:
        shown = self._shown
        columns = -(-len(shown) // self.lines_in(self.width()))
        places = [(cell, *divmod(n, columns)) for n, cell in enumerate(shown)]
        if places == self._places:
            return
        self._places = places
        while self._grid.takeAt(0) is not None:
            pass
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        for cell, row, column in places:
            self._grid.addWidget(cell, row, column)
        self._grid.setColumnStretch(len(self._cells), 1)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setPen(QPen(QColor(self.colours.line), 1))
            for cell, _, column in self._places:
                if column:
                    area = cell.geometry()
                    painter.drawLine(area.left(), area.top() + 10, area.left(), area.bottom() - 10)


class RuleBar(QFrame):
    """The cells, and the button that starts at their right. Where the page is low the cells lie elsewhere."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.cells = RuleCells(colours, self)
        self.start_button = make_button(self, is_primary=True)
        self.start_button.setProperty("large", True)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 18, 0)
        self._layout.addWidget(self.cells, stretch=1)
        self._layout.addWidget(self.start_button)

    def _start_width(self, width: int) -> int:
        return max(min(scaled(START.width()), width // 5), self.start_button.minimumSizeHint().width())

    def _room(self, width: int) -> int:
        """What the button leaves for the cells."""
        return width - self._start_width(width) - 18 - self._layout.spacing()

    def lines_in(self, width: int) -> int:
        """With all cells in it."""
        return self.cells.lines_in(self._room(width))

    def height_in(self, width: int) -> int:
        return self.cells.height_in(self._room(width))

    @property
    def is_low(self) -> bool:
        """Whether only the button is in it."""
        return self.cells.parent() is not self

    def take_cells(self, has_cells: bool, width: int) -> None:
        """With the cells, or for the button alone."""
        if has_cells and self.is_low:
            self._layout.insertWidget(0, self.cells, stretch=1)
        self._layout.setContentsMargins(0 if has_cells else 18, *((0, 18, 0) if has_cells else (8, 18, 8)))
        self.start_button.setMinimumSize(self._start_width(width), scaled(START.height() if has_cells else LOW_START))
        self.setFixedHeight(self.height_in(width) if has_cells else scaled(LOW_START) + 16)


def _height() -> int:
    """Of the name of a rule and its value."""
    name, value = _fonts()
    return name.height() + GAP + value.height() + AROUND


def _width_in(wide: Sequence[int], columns: int) -> int:
    return sum(max(wide[n::columns]) for n in range(columns))


class RuleList(QWidget):
    """The choices of a rule above its cell. A press elsewhere, Escape and Tab close it, as a choice does."""

    def __init__(self, rule: Rule, page: QWidget) -> None:
        super().__init__(page)
        self._rule, self._page = rule, page
        self._frame = QFrame(self)
        self._frame.setObjectName("list")
        self.choices = rule.make_list(self._frame)
        layout = QVBoxLayout(self._frame)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.addWidget(self.choices)
        self._frame.setAccessibleName(rule.purpose)
        for button in self.choices.findChildren(QAbstractButton):
            if button.autoExclusive():
                button.clicked.connect(self.close_list)
        self._place()
        self.show()
        self.raise_()
        current = next((button for button in self._buttons if button.isChecked()), self._buttons[0])
        current.setFocus(Qt.FocusReason.PopupFocusReason)

    @property
    def _buttons(self) -> list[QAbstractButton]:
        return [button for button in self.choices.findChildren(QAbstractButton) if button.isVisibleTo(self)]

    def _place(self) -> None:
        page, wide = self._page, scaled(LIST_WIDTH)
        self.setGeometry(page.rect())
        layout = self._frame.layout()
        assert layout is not None
        high = layout.heightForWidth(wide)
        corner = self._rule.mapTo(page, QPoint())
        left = max(min(corner.x(), page.width() - wide - ABOVE), ABOVE)
        self._frame.setGeometry(left, max(corner.y() - high - ABOVE, 0), wide, high)

    def close_list(self) -> None:
        self.hide()
        self.deleteLater()
        self._rule.setFocus(Qt.FocusReason.PopupFocusReason)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        self.close_list()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._frame.geometry().contains(event.position().toPoint()):
            self.close_list()

    def event(self, event: QEvent) -> bool:
        """Escape closes the list before it leaves the page."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self.close_list()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_shadow(painter, QRectF(self._frame.geometry()), 16, REACH, 90)
