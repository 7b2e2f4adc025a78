"""The ten best results of somebody alone, each a button that opens its match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from ludogite.match.library.results import Result
from ludogite.ui.base.solo_game import SoloGame, figure
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.look.theme import Colours, scaled, text_font
from ludogite.ui.widgets.elided import elided

COUNT = 10
ROW = 30
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class BestRow(QAbstractButton):
    def __init__(self, solo: SoloGame, place: int, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._solo, self.place, self.colours = solo, place, colours
        self.result: Result | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(300, scaled(ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, scaled(24))

    def show_result(self, result: Result | None) -> None:
        self.result = result
        self.setMaximumHeight(scaled(44))
        self.setVisible(result is not None)
        if result is not None and result.points is not None:
            day = day_name(result.date, "d MMM yyyy")
            row = self._solo.words.result_row
            throws = result.throws or 0
            name = self._solo.result(row, result.points, place=self.place, name=result.name, day=day, throws=throws)
            self.setAccessibleName(tr(name))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        result, colours = self.result, self.colours
        if result is None or result.points is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            if self.hasFocus() or self.underMouse():
                painter.setPen(QPen(QColor(colours.accent), 2) if self.hasFocus() else Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.background))
                painter.drawRoundedRect(area, 7, 7)
            self._paint_words(painter, area.adjusted(8, 0, -10, 0), result, result.points)

    def _paint_words(self, painter: QPainter, room: QRectF, result: Result, points: int) -> None:
        ink, soft = QColor(self.colours.ink), QColor(self.colours.soft_ink)
        day = day_name(result.date, "d MMM yyyy")
        rating = self._solo.rating
        place, points_at, rating_at, date = scaled(22), scaled(26), scaled(84), scaled(104)
        if room.width() < rating_at + 2 * date:
            day, date = "", 0  # a narrow row has none
        name_at = rating_at + (0.34 * (room.width() - rating_at) if rating else 0.0)
        columns = (0.0, points_at, rating_at, name_at, room.width() - date)
        texts = (
            (f"{self.place}", soft, text_font(scaled(13)), RIGHT, place),
            (figure(points), ink, text_font(scaled(17), QFont.Weight.DemiBold), RIGHT, rating_at - points_at - 14),
            (tr(rating(points)) if rating else "", ink, text_font(scaled(14)), LEFT, columns[3] - columns[2] - 8),
            (result.name, ink, text_font(scaled(14)), LEFT, columns[4] - columns[3] - 8),
            (day, soft, text_font(scaled(13)), RIGHT, date),
        )
        for left, (text, colour, font, side, width) in zip(columns, texts, strict=True):
            painter.setFont(font)
            painter.setPen(colour)
            area = QRectF(room.left() + left, room.top(), width, room.height())
            painter.drawText(area, side, elided(text, painter.fontMetrics(), round(width)))


class BestList(QWidget):
    opened = Signal(int)
    """The match of a result."""

    def __init__(self, solo: SoloGame, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(1)
        self.rows = [BestRow(solo, place + 1, colours, self) for place in range(COUNT)]
        for row in self.rows:
            layout.addWidget(row)
            row.clicked.connect(lambda _checked=False, row=row: self.opened.emit(row.result.id))
        layout.addStretch(1)

    def show_results(self, results: Sequence[Result]) -> None:
        for n, row in enumerate(self.rows):
            row.show_result(results[n] if n < len(results) else None)

    def set_colours(self, colours: Colours) -> None:
        for row in self.rows:
            row.colours = colours
            row.update()
