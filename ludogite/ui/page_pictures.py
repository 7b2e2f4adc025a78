"""The pages of a sheet as they will come out of the printer, one below the other, each as large as there is room."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from ludogite.sheets.sheet import Sheet, picture

AIR = 20
"""Around a page."""
SHADOW = QColor(0, 0, 0, 22)


class PagePictures(QScrollArea):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._table = QFrame(self, objectName="table")
        self._layout = QVBoxLayout(self._table)
        self._layout.setContentsMargins(AIR, AIR, AIR, AIR)
        self._layout.setSpacing(AIR)
        self.setWidget(self._table)
        self.pages: list[PagePicture] = []

    def show_sheet(self, sheet: Sheet) -> None:
        """Pages that stay keep their place: a choice does not scroll back to the first."""
        while len(self.pages) > len(sheet.pages):
            page = self.pages.pop()
            self._layout.removeWidget(page)
            page.deleteLater()
        while len(self.pages) < len(sheet.pages):
            self.pages.append(PagePicture(self._table))
            self._layout.addWidget(self.pages[-1])
        for number, page in enumerate(self.pages):
            page.show_page(sheet, number)
            page.setAccessibleName(self.tr("Page {number} of {count}").format(number=number + 1, count=len(self.pages)))
        self._give_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """A page is never higher than what is seen of the table."""
        for page in self.pages:
            page.setFixedHeight(max(200, self.viewport().height() - 2 * AIR))


class PagePicture(QWidget):
    """One page, drawn when it is first seen and kept until it changes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._sheet: Sheet | None = None
        self._number = 0
        self._kept: QImage | None = None

    def show_page(self, sheet: Sheet, number: int) -> None:
        self._sheet, self._number, self._kept = sheet, number, None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._kept = None

    @property
    def paper(self) -> QRect:
        """Where the paper lies: in the middle, and as large as it fits."""
        assert self._sheet
        size = QSize(round(self._sheet.paper.width * 10), round(self._sheet.paper.height * 10))
        place = QRect(0, 0, 0, 0)
        place.setSize(size.scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio))
        place.moveCenter(self.rect().center())
        return place

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        ratio, paper = self.devicePixelRatioF(), self.paper
        if self._kept is None:
            self._kept = picture(self._sheet, self._number, round(paper.width() * ratio))
        with QPainter(self) as painter:
            for reach in (2, 4, 6):
                painter.fillRect(paper.adjusted(-reach, 0, reach, reach), SHADOW)
            painter.drawImage(paper, self._kept)
