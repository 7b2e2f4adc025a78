"""The card of a seat in the side panel of a match."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from ludogite.match.match import Match
from ludogite.match.people import Person
from ludogite.rules.game import Outcome, State
from ludogite.ui.badges import paint_badge
from ludogite.ui.boards.board import BoardModule
from ludogite.ui.language import tr
from ludogite.ui.seats import LEVEL_NAMES, shown_name
from ludogite.ui.theme import Colours, text_font

PANEL_WIDTH = 332


class PlayerCard(QFrame):
    """One seat: its sign, name, level, and what it has; framed while it is its turn, and when it has won."""

    def __init__(self, match: Match, seat: int, person: Person | None, module: BoardModule, colours: Colours) -> None:
        super().__init__(objectName="card")
        self.match, self.seat, self.person, self.module, self.colours = match, seat, person, module, colours
        self.setMinimumHeight(80)
        self.name = QLabel(font=text_font(17, QFont.Weight.DemiBold))
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.detail = QLabel(objectName="soft", font=text_font(13))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(72, 16, 12, 16)
        layout.setSpacing(4)
        layout.addWidget(self.name)
        layout.addWidget(self.detail)

    def sizeHint(self) -> QSize:
        return QSize(PANEL_WIDTH - 40, 80)

    def refresh(self, state: State[Any], outcome: Outcome | None) -> None:
        """What the seat has in this state of the match, and whether it is its turn or its victory."""
        seat = self.match.table.seats[self.seat]
        room = PANEL_WIDTH - 40 - 72 - (56 if self.person else 16)
        name = shown_name(seat)
        self.name.setText(self.name.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room))
        self.name.setToolTip(name)
        parts = [tr(self.module.seat_name(self.seat)), tr(self.module.hand(state, self.seat))]
        if seat.level:
            parts.append(tr(LEVEL_NAMES[seat.level]))
        self.detail.setText(" · ".join(parts))
        is_framed = self.seat in outcome.winners if outcome else state.to_move == self.seat
        self.setAccessibleName(f"{name}, {self.detail.text()}")
        self.setProperty("turn", is_framed)
        self.style().unpolish(self)
        self.style().polish(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            middle = self.height() / 2
            self.module.paint_seat(painter, QRectF(16, middle - 21, 42, 42), self.seat, self.colours)
            if self.person:
                badge = QRectF(self.width() - 44, middle - 14, 28, 28)
                paint_badge(painter, badge, self.person.colour, self.person.sign, self.colours)
