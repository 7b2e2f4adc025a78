"""The pages of a sheet as they will come out of the printer, one below the other, each as large as there is room."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from ludogite.sheets.ink import SOFT
from ludogite.sheets.sheet import Sheet, picture_steps
from ludogite.ui.look.theme import scaled, set_font, text_font
from ludogite.ui.look.turns import Turns
from ludogite.ui.widgets.parts import make_button, make_frame, make_label, set_tip

MARGIN = 20
"""Around a page."""
SHADOW = QColor(0, 0, 0, 14)


class SheetPreview(QScrollArea):
    turned = Signal()
    """Another page is seen, or there are more or fewer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._table = make_frame("paper", self)
        self.setWidget(self._table)
        self.pages: list[PagePreview] = []
        self.sheet: Sheet | None = None
        self.current = 0
        """The page that is seen, or most of it."""
        self.verticalScrollBar().valueChanged.connect(self._see)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Pages that stay keep their place: a choice does not scroll back to the first. None: there is nothing to
        print."""
        self.sheet = sheet
        count = len(sheet.pages) if sheet else 0
        while len(self.pages) > count:
            self.pages.pop().deleteLater()
        while len(self.pages) < count:
            self.pages.append(PagePreview(self._table))
        for number, page in enumerate(self.pages):
            assert sheet
            page.show_page(sheet, number)
            page.setAccessibleName(self.tr("Page {number} of {count}").format(number=number + 1, count=len(self.pages)))
            page.show()
        self._lay_out()
        self.turned.emit()

    def show_made(self) -> None:
        """Something was made: pages that waited for it are drawn."""
        for page in self.pages:
            page.update()

    def turn_to(self, page: int) -> None:
        self.verticalScrollBar().setValue(page * self._step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ends = {Qt.Key.Key_Home.value: 0, Qt.Key.Key_End.value: len(self.pages) - 1}
        if event.key() in ends:
            self.turn_to(ends[event.key()])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        current = self.current
        self._lay_out()
        self.turn_to(current)

    @property
    def _step(self) -> int:
        """From page to page: a page is as high as what is seen of the table."""
        return self.viewport().height() - MARGIN

    def _lay_out(self) -> None:
        """The table grows with the pages that lie on it."""
        width, step = self.viewport().width(), self._step
        self._table.resize(width, MARGIN + len(self.pages) * step)
        for number, page in enumerate(self.pages):
            page.setGeometry(MARGIN, MARGIN + number * step, width - 2 * MARGIN, step - MARGIN)
        self._see()

    def _see(self) -> None:
        seen = round(self.verticalScrollBar().value() / max(1, self._step))
        seen = max(0, min(seen, len(self.pages) - 1))
        if seen != self.current:
            self.current = seen
            self.turned.emit()


class PageTurner(QWidget):
    """Buttons to leaf through a preview, and which page is seen; not there for a single page."""

    def __init__(self, preview: SheetPreview, parent: QWidget) -> None:
        super().__init__(parent)
        self._preview = preview
        self.back, self.forth = (make_button(self, text, is_flat=True) for text in ("‹", "›"))
        self.label = make_label(self, font=text_font(14), alignment=Qt.AlignmentFlag.AlignCenter)
        for button in (self.back, self.forth):
            set_font(button, text_font(24))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 4)
        layout.addStretch(1)
        for part in (self.back, self.label, self.forth):
            layout.addWidget(part)
        layout.addStretch(1)
        self.back.clicked.connect(lambda: self.leaf(-1))
        self.forth.clicked.connect(lambda: self.leaf(1))
        preview.turned.connect(self.show_page)

    def leaf(self, pages: int) -> None:
        self._preview.turn_to(max(0, min(self._preview.current + pages, len(self._preview.pages) - 1)))

    def set_texts(self) -> None:
        self.back.setAccessibleName(self.tr("Previous page"))
        self.forth.setAccessibleName(self.tr("Next page"))
        set_tip(self.back, self.tr("Previous page (Page up)"))
        set_tip(self.forth, self.tr("Next page (Page down)"))
        self.show_page()

    def show_page(self) -> None:
        page, count = self._preview.current, len(self._preview.pages)
        self.setVisible(count > 1)
        self.label.setText(self.tr("{page} of {count}").format(page=page + 1, count=count))
        self.back.setEnabled(page > 0)
        self.forth.setEnabled(page < count - 1)


class PagePreview(QWidget):
    """One page, drawn when it is first seen and kept until it changes. Until all that it shows is made, it is empty."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self._number = 0
        self._image: QImage | None = None
        self._turns = Turns(self)

    def show_page(self, sheet: Sheet, number: int) -> None:
        self._sheet, self._number = sheet, number
        self._forget()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget()

    def _forget(self) -> None:
        self._image = None
        self._turns.stop()

    def _take(self, image: QImage) -> None:
        self._image = image
        self.update()

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
        missing = self._sheet.missing(self._number) if self._image is None else ()
        if self._image is None and not self._turns.is_going and not missing:
            self._turns.begin(picture_steps(self._sheet, self._number, round(paper.width() * ratio)), self._take)
            self._turns.take_turn()  # most pages are there at once
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(SHADOW)
            for reach in range(1, 8, 2):
                painter.drawRoundedRect(paper.adjusted(-reach, 2 - reach, reach, 2 + reach), reach, reach)
            if self._image is not None:
                painter.drawImage(paper, self._image)
                return
            painter.fillRect(paper, Qt.GlobalColor.white)
            if missing:
                painter.setPen(SOFT)
                painter.setFont(text_font(scaled(15)))
                painter.drawText(paper, Qt.AlignmentFlag.AlignCenter, self.tr("Preparing…"))
