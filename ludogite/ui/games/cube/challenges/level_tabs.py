"""The five levels of challenges side by side, each with how many of its challenges are solved."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.target import LEVELS
from ludogite.ui.language import tr
from ludogite.ui.theme import Colours, text_font

BAR = 5
SOLVED = QT_TRANSLATE_NOOP("challenges", "{level}: {solved} of {all} solved")


def level_name(level: str) -> str:
    """Levels are called the same in every language, as in the codes."""
    return level.capitalize()


class LevelTab(QAbstractButton):
    def __init__(self, level: str, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.level, self.colours = level, colours
        self.solved, self.all = 0, 0
        self.setText(level_name(level))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(150, 64)

    def show_progress(self, solved: int, all: int) -> None:
        self.solved, self.all = solved, all
        self.set_texts()
        self.update()

    def set_texts(self) -> None:
        self.setAccessibleName(tr(Message(SOLVED, level=self.text(), solved=self.solved, all=self.all)))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, area = self.colours, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_marked = self.hasFocus() or self.underMouse()
            edge = colours.accent if is_marked else colours.ink if self.isChecked() else colours.line
            painter.setPen(QPen(QColor(edge), 2 if is_marked or self.isChecked() else 1))
            painter.setBrush(QColor(colours.panel))
            painter.drawRoundedRect(area, 12, 12)
            line = area.adjusted(14, 9, -14, -26)
            painter.setPen(QColor(colours.ink))
            painter.setFont(text_font(16, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Medium))
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())
            painter.setPen(QColor(colours.soft_ink))
            painter.setFont(text_font(14))
            counted = f"{self.solved}/{self.all}"
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, counted)
            self._paint_bar(painter, QRectF(line.left(), area.bottom() - 17, line.width(), BAR))

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
    chosen = Signal(str)

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        self._group = QButtonGroup(self)
        self.tabs = {level: LevelTab(level, colours, self) for level in LEVELS}
        for level, tab in self.tabs.items():
            self._group.addButton(tab)
            layout.addWidget(tab)
            tab.toggled.connect(lambda is_on, level=level: self.chosen.emit(level) if is_on else None)

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
