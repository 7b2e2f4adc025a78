"""The line below the board that says how the match stands; screen readers read it out."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel

from ludogite.ui.game_ui import CardModule
from ludogite.ui.theme import Colours, text_font, title_font

RADIUS = 18
SIGN = 24
WIDEST = 720
WRAPPED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignCenter.value


class StatusLine(QLabel):
    announced = Signal(str)
    """What a screen reader was given to read."""

    def __init__(self, card: CardModule, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("status")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.card, self.colours = card, colours
        self.is_end = False
        self.winner: int | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setMaximumWidth(WIDEST)

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def show_text(self, text: str) -> None:
        self._show(text, text_font(15), is_end=False)

    def show_answer(self, text: str) -> None:
        """The answer to somebody who tried something: read out each time, even if it is the same as before."""
        is_same = text == self.text()
        self.show_text(text)
        if is_same:
            self.announce(text)

    def show_result(self, text: str, winners: tuple[int, ...]) -> None:
        """The result, in the type of titles and framed, with the sign of the seat that won."""
        self.winner = winners[0] if len(winners) == 1 else None
        self._show(text, title_font(20), is_end=True)

    def announce(self, text: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self.announced.emit(text)

    def _show(self, text: str, font: QFont, is_end: bool) -> None:
        self.is_end = is_end
        self.setFont(font)
        self.update()
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(text)
            self.announce(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_end:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.colours.accent), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS - 1, RADIUS - 1)
            if self.winner is not None:
                self.card.paint_seat(painter, self._sign_area(), self.winner, self.colours)

    def _sign_area(self) -> QRectF:
        """Before the words, or in the corner where they take the whole line."""
        words = self.fontMetrics().boundingRect(self.contentsRect(), WRAPPED, self.text())
        left = max(words.left() - SIGN - 12, 6)
        return QRectF(left, (self.height() - SIGN) / 2, SIGN, SIGN)
