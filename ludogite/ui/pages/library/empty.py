"""The library while there is nothing to show, and what can be done about it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import games_with_card, ui_of
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import rounded
from ludogite.ui.look.theme import Colours, paint_shadow, text_font, title_font
from ludogite.ui.widgets.parts import make_button, make_label

MIDDLE = Qt.AlignmentFlag.AlignCenter
NO_MATCHES = Message(QT_TRANSLATE_NOOP("library", "No games yet"))
INVITATION = Message(QT_TRANSLATE_NOOP("library", "Every game you play is kept here, to continue or replay."))
PLAY = Message(QT_TRANSLATE_NOOP("library", "Pick a game"))
NOTHING_FOUND = Message(QT_TRANSLATE_NOOP("library", "Nothing found"))
NO_MATCH = Message(QT_TRANSLATE_NOOP("library", "No game matches."))
SHOW_ALL = Message(QT_TRANSLATE_NOOP("library", "Show all games"))


CARD_WIDTH, CARD_HEIGHT, FAN = 104.0, 132.0, 9.0
"""Of a game's card, and the degrees between two of them."""


class Picture(QWidget):
    """The cards of all games, fanned out; or, where nothing was found, a lens over lines without a match."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.has_others = False
        self.setFixedSize(440, 190)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.has_others:
                self._paint_lens(painter)
            else:
                self._paint_cards(painter)

    def _paint_cards(self, painter: QPainter) -> None:
        games = games_with_card()
        painter.translate(self.width() / 2, 520)
        for n, game in enumerate(games):
            painter.save()
            painter.rotate(FAN * (n - (len(games) - 1) / 2))
            card = QRectF(-CARD_WIDTH / 2, -510, CARD_WIDTH, CARD_HEIGHT)
            paint_shadow(painter, card, 8, 8)
            painter.setClipPath(rounded(card, 8))
            painter.translate(card.topLeft())
            ui_of(game).card.paint_card(painter, QRectF(0, 0, card.width(), card.height()), self.colours)
            painter.restore()

    def _paint_lens(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.colours.edge), 1.5, Qt.PenStyle.DashLine))
        for n in range(3):
            painter.drawRoundedRect(QRectF(60, 22 + 52 * n, 320, 40), 10, 10)
        middle, radius = QPointF(246, 86), 42.0
        along = QPointF(0.707, 0.707)
        for colour, width in ((self.colours.ink, 13.0), (self.colours.board, 8.0)):
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(middle + along * (radius + 9), middle + along * (radius + 52))
        glass = QColor(self.colours.panel)
        glass.setAlpha(210)
        painter.setBrush(glass)
        painter.setPen(QPen(QColor(self.colours.ink), 7))
        painter.drawEllipse(middle, radius, radius)


class Empty(QWidget):
    pressed = Signal()

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = Picture(colours, self)
        self._title = make_label(self, font=title_font(30), alignment=MIDDLE)
        self._text = make_label(self, font=text_font(16), is_soft=True, wraps=True, alignment=MIDDLE)
        self.button = make_button(self, is_primary=True)
        self.button.clicked.connect(self.pressed)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addStretch(2)
        layout.addWidget(self._picture, alignment=MIDDLE)
        layout.addSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        layout.addSpacing(8)
        layout.addLayout(row)
        layout.addStretch(3)

    def show_reason(self, has_others: bool) -> None:
        """Either there are matches that are not shown, or none at all."""
        self._picture.has_others = has_others
        self._picture.update()
        self.set_texts()

    def set_colours(self, colours: Colours) -> None:
        self._picture.colours = colours
        self._picture.update()

    def set_texts(self) -> None:
        has_others = self._picture.has_others
        self._title.setText(tr(NOTHING_FOUND if has_others else NO_MATCHES))
        self._text.setText(tr(NO_MATCH if has_others else INVITATION))
        self.button.setText(tr(SHOW_ALL if has_others else PLAY))
