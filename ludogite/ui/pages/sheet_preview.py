"""The pages of a sheet as they will come out of the printer, one below the other, each as large as there is room."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ludogite.sheets.sheet import Sheet, picture
from ludogite.ui.widgets.parts import make_frame

MARGIN = 20
"""Around a page."""
SHADOW = QColor(0, 0, 0, 14)


class SheetPreview(QScrollArea):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._table = make_frame("table", self)
        self.setWidget(self._table)
        self.pages: list[PagePreview] = []

    def show_sheet(self, sheet: Sheet) -> None:
        """Pages that stay keep their place: a choice does not scroll back to the first."""
        while len(self.pages) > len(sheet.pages):
            self.pages.pop().deleteLater()
        while len(self.pages) < len(sheet.pages):
            self.pages.append(PagePreview(self._table))
        for number, page in enumerate(self.pages):
            page.show_page(sheet, number)
            page.setAccessibleName(self.tr("Page {number} of {count}").format(number=number + 1, count=len(self.pages)))
            page.show()
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """A page is as high as what is seen of the table, which grows with the pages that lie on it."""
        room = self.viewport().size()
        step = room.height() - MARGIN
        self._table.resize(room.width(), MARGIN + len(self.pages) * step)
        for number, page in enumerate(self.pages):
            page.setGeometry(MARGIN, MARGIN + number * step, room.width() - 2 * MARGIN, step - MARGIN)


class PagePreview(QWidget):
    """One page, drawn when it is first seen and kept until it changes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self._number = 0
        self._image: QImage | None = None

    def show_page(self, sheet: Sheet, number: int) -> None:
        self._sheet, self._number, self._image = sheet, number, None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._image = None

    @property
    def paper(self) -> QRect:
        """Where the paper lies: in the middle, and as large as it fits."""
        assert self._sheet
        shape = self._sheet.paper.height / self._sheet.paper.width
        width = min(self.width(), int(self.height() / shape))
        place = QRect(0, 0, width, round(width * shape))
        place.moveCenter(self.rect().center())
        return place

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        ratio, paper = self.devicePixelRatioF(), self.paper
        if self._image is None:
            self._image = picture(self._sheet, self._number, round(paper.width() * ratio))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(SHADOW)
            for reach in range(1, 8, 2):
                painter.drawRoundedRect(paper.adjusted(-reach, 2 - reach, reach, 2 + reach), reach, reach)
            painter.drawImage(paper, self._image)
