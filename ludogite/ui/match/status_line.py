"""The line below the board that says how the match stands; screen readers read it out."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QShowEvent,
)

from ludogite.ui.base.game_ui import GameUi
from ludogite.ui.look.theme import Colours, rim, scaled, set_font, text_font, title_font
from ludogite.ui.widgets.parts import PlainLabel, announce

RADIUS = 18
SIGN = 24
NEAR = 4
"""The least between the sign and what is beside it."""
WIDEST = 720


class Tone(Enum):
    """Whether a sentence tells of something good or bad, said by a sign as well as by colour."""

    NEUTRAL = auto()
    GOOD = auto()
    BAD = auto()


TINTS = {Tone.GOOD: ("#EEF3E4", "#27301F"), Tone.BAD: ("#FBE9E2", "#40261F")}
"""The ground of a sentence by day and by night."""
WRAPPED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignCenter.value


class StatusLine(PlainLabel):
    announced = Signal(str)
    """The words that a screen reader was given to read."""

    def __init__(self, ui: GameUi, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("status")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.ui, self.colours = ui, colours
        self.is_end = False
        self.tone = Tone.NEUTRAL
        self.winner: int | None = None
        self.setWordWrap(True)

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def show_text(self, text: str, tone: Tone = Tone.NEUTRAL, aside: str = "") -> None:
        """Screen readers read the aside first."""
        self._show(text, text_font(15), tone, is_end=False, aside=aside)

    def show_answer(self, text: str, tone: Tone = Tone.NEUTRAL, aside: str = "") -> None:
        """The answer to somebody who tried something: read out each time, even if it is the same as before."""
        before = self.accessibleName()
        self.show_text(text, tone, aside)
        if self.accessibleName() == before:
            self.announce(before)

    def show_result(self, text: str, winners: Sequence[int]) -> None:
        """The result, in the type of titles and framed, with the sign of the seat that won."""
        self.winner = winners[0] if len(winners) == 1 else None
        self._show(text, title_font(20), Tone.NEUTRAL, is_end=True)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.accessibleName():
            self.announce(self.accessibleName())

    def announce(self, text: str) -> None:
        """Nobody is told of what is going on behind another page."""
        if self.isVisible():
            announce(self, text)
            self.announced.emit(text)

    def _show(self, text: str, font: QFont, tone: Tone, is_end: bool, aside: str = "") -> None:
        self.is_end, self.tone = is_end, tone
        spoken = aside or text
        if aside and text:
            spoken = self.tr("{aside}. {sentence}").format(aside=aside, sentence=text)
        set_font(self, font)
        self.setMaximumWidth(scaled(WIDEST))
        self.update()
        self.setText(text)
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
            if spoken:
                self.announce(spoken)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.tone is not Tone.NEUTRAL:
            self._paint_toned()
            return
        if not self.text():  # with nothing to say there is not even the ground
            return
        self._paint_ground()
        with QPainter(self) as painter:
            self._paint_words(painter)
            if not self.is_end:
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.colours.gold_edge), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS - 1, RADIUS - 1)
            if self.winner is not None:
                self.ui.card.paint_seat(painter, self._sign_area(), self.winner, self.colours)

    def _paint_ground(self) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(rim(self.colours))
            painter.setBrush(QColor(self.colours.panel))
            inset = 1 if self.colours.is_high else 0
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)

    def _paint_toned(self) -> None:
        is_bad, panel = self.tone is Tone.BAD, self.colours.panel
        colour = QColor(self.colours.accent if is_bad else self.colours.green)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colour, 2))
            painter.setBrush(QColor(panel if self.colours.is_high else TINTS[self.tone][self.colours.is_dark]))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS - 1, RADIUS - 1)
            self._paint_words(painter)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            disc = self._sign_area().adjusted(1, 1, -1, -1)
            painter.drawEllipse(disc)
            pen = QPen(QColor(self.colours.panel), 2.6)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            middle = disc.center()
            strokes = (((-4, -4), (4, 4)), ((-4, 4), (4, -4))) if is_bad else (((-5, 0), (-1.5, 4), (5, -4)),)
            for stroke in strokes:
                painter.drawPolyline(QPolygonF([middle + QPointF(x, y) for x, y in stroke]))

    def _paint_words(self, painter: QPainter) -> None:
        painter.setPen(QColor(self.colours.ink))
        painter.setFont(self.font())
        painter.drawText(self.words_room(), WRAPPED, self.text())

    def words_room(self) -> QRect:
        """Where the words are: if they take several lines, these are about equally long."""
        room, metrics = self.contentsRect(), self.fontMetrics()
        high = metrics.boundingRect(room, WRAPPED, self.text()).height()
        narrow, wide = 0 if high > metrics.height() else room.width(), room.width()
        while wide - narrow > 8:
            middle = (narrow + wide) // 2
            needed = metrics.boundingRect(QRect(0, 0, middle, room.height()), WRAPPED, self.text())
            narrow, wide = (narrow, middle) if needed.height() <= high and needed.width() <= middle else (middle, wide)
        air = (room.width() - wide) // 2
        return room.adjusted(air, 0, -air, 0)

    def _sign_area(self) -> QRectF:
        """Before the words; smaller where they take the whole line."""
        words = self.fontMetrics().boundingRect(self.words_room(), WRAPPED, self.text())
        side = min(SIGN, words.left() - 2 * NEAR)
        left = max(words.left() - side - 12, NEAR)
        return QRectF(left, (self.height() - side) / 2, side, side)
