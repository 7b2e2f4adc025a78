"""The ten best results of a game alone, each a button that opens its match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from ludogite.match.library.results import Result
from ludogite.match.people import Person
from ludogite.ui.base.solo_game import SoloGame, figure
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.look.theme import Colours, mixed, scaled, text_font, title_font
from ludogite.ui.widgets.badges import paint_badge, paint_initial
from ludogite.ui.widgets.elided import elided

COUNT = 10
ROW, BADGE = 46, 28
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class BestRow(QAbstractButton):
    def __init__(self, solo: SoloGame, place: int, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._solo, self.place, self.colours = solo, place, colours
        self.result: Result | None = None
        self._person: Person | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(300, scaled(ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, scaled(ROW))

    def show_result(self, result: Result | None, person: Person | None) -> None:
        self.result, self._person = result, person
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
            area, panel = QRectF(self.rect()).adjusted(1, 1, -1, -1), QColor(colours.panel)
            is_pointed_at = self.hasFocus() or self.underMouse()
            if self.place == 1 or is_pointed_at:
                painter.setPen(QPen(QColor(colours.accent), 2) if self.hasFocus() else Qt.PenStyle.NoPen)
                first = mixed(panel, QColor(colours.gold), 0.16 if colours.is_dark else 0.3)
                painter.setBrush(first if self.place == 1 else QColor(colours.background))
                painter.drawRoundedRect(area, 10, 10)
            else:
                painter.setPen(QColor(colours.line))
                painter.drawLine(area.topLeft(), area.topRight())
            self._paint_words(painter, area.adjusted(6, 0, -10, 0), result, result.points)

    def _paint_words(self, painter: QPainter, room: QRectF, result: Result, points: int) -> None:
        """Place, badge, name, what the result is called, the result, and when it was; a narrow row has no room for the
        last one, or for what it is called."""
        ink, soft, side = QColor(self.colours.ink), QColor(self.colours.soft_ink), scaled(BADGE)
        badge = QRectF(room.left() + scaled(30), room.center().y() - side / 2, side, side)
        if self._person:
            paint_badge(painter, badge, self._person.colour, self._person.sign, self.colours)
        else:
            paint_initial(painter, badge, result.name, self.colours)
        date, score, called = scaled(72), scaled(64), scaled(120) if self._solo.rating else 0
        name = room.right() - badge.right() - 10 - score
        date = date if name - date > scaled(90) else 0
        called = called if name - date - called > scaled(90) else 0
        name -= date + called
        rating = tr(self._solo.rating(points)) if self._solo.rating and called else ""
        day = day_name(result.date, "d MMM") if date else ""
        right = room.right()
        for text, font, colour, where, left, wide in (
            (str(self.place), text_font(scaled(15), QFont.Weight.Medium), soft, RIGHT, room.left(), scaled(20)),
            (result.name, text_font(scaled(16), QFont.Weight.Medium), ink, LEFT, badge.right() + 10, name - 8),
            (rating, text_font(scaled(14)), soft, LEFT, badge.right() + 10 + name, called - 6),
            (figure(points), title_font(scaled(24)), ink, RIGHT, right - date - score, score - 6),
            (day, text_font(scaled(13)), soft, RIGHT, right - date, date),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            area = QRectF(left, room.top(), wide, room.height())
            painter.drawText(area, where, elided(text, painter.fontMetrics(), round(wide)))


class BestList(QWidget):
    opened = Signal(int)
    """The match of a result."""

    def __init__(self, solo: SoloGame, people: Sequence[Person], colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._people = {person.name: person for person in people}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.rows = [BestRow(solo, place + 1, colours, self) for place in range(COUNT)]
        for row in self.rows:
            layout.addWidget(row)
            row.clicked.connect(lambda _checked=False, row=row: self.opened.emit(row.result.id))

    def show_results(self, results: Sequence[Result]) -> None:
        for n, row in enumerate(self.rows):
            result = results[n] if n < len(results) else None
            row.show_result(result, self._people.get(result.name) if result else None)

    def set_colours(self, colours: Colours) -> None:
        for row in self.rows:
            row.colours = colours
            row.update()
