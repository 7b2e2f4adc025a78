"""A chart with its title: as a picture or as a table, and saved as a file of either kind."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QBuffer, QIODevice, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludogite import paths
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.chart import Chart
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, text_font
from ludogite.ui.pages.statistics.chart_table import ChartTable
from ludogite.ui.pages.statistics.legend import Legend
from ludogite.ui.widgets.file_dialog import PICTURES, FileKind, ask_to_save
from ludogite.ui.widgets.parts import make_button, make_label

if TYPE_CHECKING:
    from ludogite.ui.pages.statistics.chart_view import ChartView

USED = (
    *("multiprocessing.connection", "pydoc", "colorama", "numpy.typing", "xml.etree.ElementTree"),
    *("PySide6.QtSvg", "PySide6.QtOpenGLWidgets"),
)
"""The dearest of the libraries that pyqtgraph imports."""
AT_ONCE = 30
"""So many names of Qt are asked for in one step."""
PICTURE_WIDTH, PICTURE_SCALE = 640, 2
"""A saved picture has so many points for each of the window, so that it can be printed."""
TABLES = FileKind(Message(QT_TRANSLATE_NOOP("statistics", "Tables")), (".csv",))
SAVED = QT_TRANSLATE_NOOP("statistics", "Saved: {file}")
NOT_SAVED = QT_TRANSLATE_NOOP("statistics", "It could not be saved ({reason}).")


def load_plots() -> Iterator[None]:
    """Imports pyqtgraph. That is one step, so what it would take with it goes before, a little in each: libraries, and
    all that three modules of Qt have, of which it makes copies. PySide makes a class when it is first asked for."""
    for library in USED:
        with suppress(ImportError):
            import_module(library)
        yield
    for module in (QtCore, QtGui, QtWidgets):
        names = dir(module)
        for start in range(0, len(names), AT_ONCE):
            for name in names[start : start + AT_ONCE]:
                getattr(module, name)
            yield
    from ludogite.ui.pages.statistics import chart_view  # noqa: F401

    yield


class ChartCard(QFrame):
    answered = Signal(object)
    """A Message that says what became of saving."""

    def __init__(self, parent: QWidget) -> None:
        """After `load_plots`: the card makes a view of pyqtgraph."""
        from ludogite.ui.pages.statistics.chart_view import ChartView

        super().__init__(parent)
        self.setObjectName("seat")
        self.chart: Chart | None = None
        self.about = ""
        """Whose it is and of which game; a saved picture says so too."""
        self.title = make_label(self, font=text_font(16, QFont.Weight.DemiBold), wraps=True)
        self.table_button = make_button(self, is_flat=True)
        self.save_button = make_button(self, is_flat=True)
        for button in (self.table_button, self.save_button):
            button.setProperty("small", True)
        self._legend = Legend(self)
        self.view: ChartView = ChartView(self)
        self.table = ChartTable(self)
        self.table.hide()
        self._lay_out()
        self.table_button.clicked.connect(self._switch)
        self.save_button.clicked.connect(self._ask_file)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self.title, stretch=1)
        head.addWidget(self.table_button, alignment=Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.save_button, alignment=Qt.AlignmentFlag.AlignTop)
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 14, 14, 14)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._legend)
        layout.addWidget(self.view)
        layout.addWidget(self.table)
        layout.addStretch()

    def show_chart(self, chart: Chart, colours: Colours) -> None:
        self.chart, self._colours = chart, colours
        self._legend.show_chart(chart, colours)
        self.view.show_chart(chart, colours)
        self._layout.setStretchFactor(self.view, 1 if self.view.grows else 0)
        if self.is_table:
            self.table.show_chart(chart)
        self.set_texts()

    @property
    def is_table(self) -> bool:
        return not self.table.isHidden()

    def set_texts(self) -> None:
        if self.chart is None:
            return
        title = tr(self.chart.title)
        self.title.setText(title)
        self.table_button.setText(self.tr("As a chart") if self.is_table else self.tr("As a table"))
        self.save_button.setText(self.tr("Save…"))
        for button in (self.table_button, self.save_button):
            button.setAccessibleName(self.tr("{title}: {action}").format(title=title, action=button.text()))

    def _switch(self) -> None:
        is_table = not self.is_table
        if is_table and self.chart is not None:
            self.table.show_chart(self.chart)
        self.table.setVisible(is_table)
        self.view.setVisible(not is_table)
        self.set_texts()

    # Files

    def _ask_file(self) -> None:
        ask_to_save(self, self.title.text(), self._full_title, [PICTURES, TABLES], self.save, int(self.is_table))

    def save(self, file: Path) -> None:
        """The table if the name says so, else the picture."""
        assert self.chart is not None
        is_table = file.suffix.lower() == ".csv"
        content = self.chart.csv().encode("utf-8-sig") if is_table else self._picture()
        try:
            paths.write_whole({file: content})
        except OSError as error:
            self.answered.emit(Message(NOT_SAVED, reason=error.strerror or type(error).__name__))
        else:
            self.answered.emit(Message(SAVED, file=file.name))

    @property
    def _full_title(self) -> str:
        return " – ".join(filter(None, (self.title.text(), self.about)))

    def _picture(self) -> bytes:
        """A card of its own without buttons, so that it does not depend on the window."""
        assert self.chart is not None
        card = ChartCard(self)
        card.hide()
        card.show_chart(self.chart, self._colours)
        card.title.setText(self._full_title)
        card.table_button.hide()
        card.save_button.hide()
        card.setFixedWidth(scaled(PICTURE_WIDTH))
        card.adjustSize()
        card._layout.activate()
        picture = QPixmap(card.size() * PICTURE_SCALE)
        picture.setDevicePixelRatio(PICTURE_SCALE)
        picture.fill(QColor(self._colours.background))
        card.render(picture)
        card.deleteLater()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        picture.save(buffer, "PNG")
        return bytes(buffer.data().data())
