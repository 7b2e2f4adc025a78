"""The numbers of a chart as a plain table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QFrame, QHeaderView, QTableView, QWidget

from ludogite.ui.base.chart import Chart
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import scaled, set_font, text_font

Index = QModelIndex | QPersistentModelIndex
ROW = 30
MOST_ROWS = 8
"""More are scrolled."""


class ChartModel(QAbstractTableModel):
    def __init__(self, chart: Chart, parent: QWidget) -> None:
        super().__init__(parent)
        self._chart = chart
        self._header = chart.header()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._chart.columns)

    def columnCount(self, parent: Index | None = None) -> int:
        return len(self._header)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._chart.row(index.row())[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column():
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._header[section]
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class ChartTable(QTableView):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("numbers")
        set_font(self, text_font(14))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)

    def show_chart(self, chart: Chart) -> None:
        before = self.model()
        self.setModel(ChartModel(chart, self))
        if before is not None:
            before.deleteLater()
        self.verticalHeader().setDefaultSectionSize(scaled(ROW))
        self.horizontalHeader().setFixedHeight(scaled(ROW + 4))
        self.setFixedHeight(scaled(ROW + 4) + scaled(ROW) * min(max(len(chart.columns), 1), MOST_ROWS) + 4)
        self.setAccessibleName(tr(chart.title))
