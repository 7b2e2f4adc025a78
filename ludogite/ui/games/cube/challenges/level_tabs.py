"""The five levels of challenges side by side, each with how many of its challenges are solved."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.target import LEVELS
from ludogite.ui.games.cube.challenges import LEVEL_NAMES
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, mixed, rim, scaled, set_font, text_font
from ludogite.ui.widgets.elided import elided

BAR = 8
HEIGHT, LOW_HEIGHT = 68, 40
LEAST_WIDTH = 96
"""Of a tab, with text of the usual size; where there is less, they are in two rows."""
GAP = 10
SOLVED = QT_TRANSLATE_NOOP("challenges", "{level}: {solved} of {all} solved")


class LevelTab(QAbstractButton):
    def __init__(self, level: str, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a radio button for screen readers
        self.level, self.colours = level, colours
        self.solved, self.all = 0, 0
        self.is_low = False
        """Whether it shows its name only: it is one of two rows."""
        self.setText(tr(LEVEL_NAMES[level]))
        set_font(self, text_font(16))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(150, scaled(LOW_HEIGHT if self.is_low else HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def set_low(self, is_low: bool) -> None:
        self.is_low = is_low
        self.updateGeometry()
        self.update()

    def show_progress(self, solved: int, all: int) -> None:
        self.solved, self.all = solved, all
        self.set_texts()
        self.update()

    def set_texts(self) -> None:
        self.setText(tr(LEVEL_NAMES[self.level]))
        self.setAccessibleName(tr(Message(SOLVED, level=self.text(), solved=self.solved, all=self.all)))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, area = self.colours, QRectF(self.rect()).adjusted(2, 2, -2, -4)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 45) if colours.is_dark else QColor(60, 45, 20, 14))
            for n in range(1, 4):
                painter.drawRoundedRect(area.adjusted(0, n, 0, n), 12, 12)
            edge = colours.accent if self.isChecked() else colours.soft_ink if self.underMouse() else colours.panel
            painter.setPen(rim(colours, QPen(QColor(edge), 1)))
            if self.isChecked():
                painter.setPen(QPen(QColor(edge), 3 if self.hasFocus() else 2))
            if self.hasFocus() and not self.isChecked():
                painter.setPen(QPen(QColor(colours.accent), 2, Qt.PenStyle.DotLine))
            painter.setBrush(QColor(colours.panel))
            painter.drawRoundedRect(area, 12, 12)
            if self.is_low:
                self._paint_name(painter, area.adjusted(10, 0, -10, 0))
            else:
                self._paint_words(painter, area.adjusted(13, 9, -13, -9))

    def _paint_name(self, painter: QPainter, area: QRectF) -> None:
        for size in range(scaled(16), 15, -1):
            painter.setFont(text_font(size, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Medium))
            if painter.fontMetrics().horizontalAdvance(self.text()) <= area.width():
                break
        painter.setPen(QColor(self.colours.ink))
        name = elided(self.text(), painter.fontMetrics(), round(area.width()))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, name)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        """The name and the count above the bar; where there is no room for the longest name, all counts are beside."""
        colours, middle = self.colours, Qt.AlignmentFlag.AlignVCenter
        upper, lower = QRectF(area), QRectF(area)
        upper.setBottom(area.center().y() + 2)
        lower.setTop(area.bottom() - scaled(16))
        painter.setFont(text_font(scaled(16), QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Medium))
        painter.setPen(QColor(colours.ink))
        painter.drawText(upper, Qt.AlignmentFlag.AlignLeft | middle, self.text())
        name = max(painter.fontMetrics().horizontalAdvance(tr(each)) for each in LEVEL_NAMES.values())
        counted = f"{self.solved}/{self.all}"
        painter.setFont(text_font(scaled(14), QFont.Weight.Medium))
        width = painter.fontMetrics().horizontalAdvance(counted) + 8
        is_done = 0 < self.all == self.solved
        painter.setPen(mixed(QColor(colours.green), QColor(colours.ink), 0.15) if is_done else QColor(colours.soft_ink))
        is_narrow = name + width > area.width()
        painter.drawText(lower if is_narrow else upper, Qt.AlignmentFlag.AlignRight | middle, counted)
        bar = QRectF(area.left(), lower.center().y() - BAR / 2, area.width() - (width if is_narrow else 0), BAR)
        self._paint_bar(painter, bar)

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colours.line))
        painter.drawRoundedRect(bar, BAR / 2, BAR / 2)
        if self.solved:
            done = QRectF(bar.topLeft(), bar.size())
            done.setWidth(max(bar.width() * self.solved / self.all, BAR))
            painter.setBrush(QColor(self.colours.green))
            painter.drawRoundedRect(done, BAR / 2, BAR / 2)


class LevelTabs(QWidget):
    """In one row, or where it is narrow in two."""

    chosen = Signal(str)

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(GAP)
        self._is_row = True
        self._group = QButtonGroup(self)
        self.tabs = {level: LevelTab(level, colours, self) for level in LEVELS}
        for level, tab in self.tabs.items():
            self._group.addButton(tab)
            tab.toggled.connect(lambda is_on, level=level: self.chosen.emit(level) if is_on else None)

        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_row = (self.width() + GAP) // len(self.tabs) - GAP >= scaled(LEAST_WIDTH)
        if is_row != self._is_row:
            self._is_row = is_row
            self._place()

    def _place(self) -> None:
        abreast = len(self.tabs) if self._is_row else -(-len(self.tabs) // 2)
        for n, tab in enumerate(self.tabs.values()):
            self._layout.addWidget(tab, *divmod(n, abreast))
            tab.set_low(not self._is_row)

    @property
    def current(self) -> str:
        return next(level for level, tab in self.tabs.items() if tab.isChecked())

    def choose(self, level: str) -> None:
        self.tabs[level].setChecked(True)

    def show_progress(self, counts: Mapping[str, tuple[int, int]]) -> None:
        """By level, how many are solved, of how many."""
        for level, (solved, all) in counts.items():
            self.tabs[level].show_progress(solved, all)

    def set_colours(self, colours: Colours) -> None:
        for tab in self.tabs.values():
            tab.colours = colours
            tab.update()

    def set_texts(self) -> None:
        for tab in self.tabs.values():
            tab.set_texts()
