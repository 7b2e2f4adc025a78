"""The card of a seat in the side panel of a match."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame

from ludogite.match.match import Match
from ludogite.match.people import Person
from ludogite.rules.game import State
from ludogite.ui.base.game_ui import GameUi
from ludogite.ui.base.seat_names import LEVEL_NAMES, shown_name
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, mixed, panel_width, scaled, text_font
from ludogite.ui.widgets.badges import BadgeLink, paint_badge, paint_ring
from ludogite.ui.widgets.parts import make_label, set_tip

MANY = 3
"""More seats than this have small cards, of one line: all of them fit into a small window."""
HEIGHT, SMALL_HEIGHT = 80, 40
LOW_HEIGHT, LOW_SMALL_HEIGHT = 52, 32
"""If the panel has no room for the others."""
SIGN, SMALL_SIGN, BADGE = 42, 28, 28
CHIP = 24
LINK = 44
"""Pixels across that are pressed to come to the page of a person."""


class PlayerCard(QFrame):
    """One seat: its sign, name, level, and what it has; framed while it is its turn, and when it has won."""

    person_wanted = Signal(str)
    """The page of the person of this name."""

    def __init__(self, match: Match, seat: int, person: Person | None, ui: GameUi, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("card")
        self.match, self.seat, self.person, self.ui, self.colours = match, seat, person, ui, colours
        self.is_small = len(match.config.seats) > MANY
        self._is_low = False
        """Whether there is no air around its words, because the panel has no room for it."""
        self._side = seat
        self.gain = 0
        """The points that are shown to be added to its own."""
        self._details: tuple[str, ...] = ("",)
        """What is said of the seat, and the same in fewer words where there is no room for it."""
        self.name = make_label(font=text_font(15 if self.is_small else 17, QFont.Weight.DemiBold))
        self.detail = make_label(font=text_font(13), is_soft=True)
        self.link: BadgeLink | None = None
        """To the page of the person; over the badge."""
        if person:
            name = person.name
            self.link = BadgeLink(name, colours, self)
            self.link.clicked.connect(lambda: self.person_wanted.emit(name))
        layout = self._layout = QBoxLayout(
            QBoxLayout.Direction.LeftToRight if self.is_small else QBoxLayout.Direction.TopToBottom, self
        )
        badge = SMALL_SIGN + 20 if self.is_small and person else 12
        # No air above and below: the height of the card gives it, and a low one needs all of that with its frame.
        layout.setContentsMargins(48 if self.is_small else 72, 0, badge, 0)
        layout.setSpacing(4)
        if not self.is_small:
            layout.addStretch(1)
        layout.addWidget(self.name)
        layout.addStretch(1 if self.is_small else 0)
        layout.addWidget(self.detail)
        if not self.is_small:
            layout.addStretch(1)

    def sizeHint(self) -> QSize:
        return QSize(panel_width() - 40, self._own_height)

    @property
    def full_height(self) -> int:
        """Of the card where there is room."""
        return scaled(SMALL_HEIGHT if self.is_small else HEIGHT)

    @property
    def _own_height(self) -> int:
        if not self._is_low:
            return self.full_height
        return scaled(LOW_SMALL_HEIGHT if self.is_small else LOW_HEIGHT)

    def set_low(self, is_low: bool) -> None:
        self._is_low = is_low
        self.setFixedHeight(self._own_height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.link:
            reach = LINK / 2
            self.link.setGeometry(QRectF(self._badge.center().x() - reach, 0, LINK, self.height()).toRect())

    def set_texts(self) -> None:
        if self.link:
            self.link.set_texts()

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        if self.link:
            self.link.colours = colours
        self.update()

    def refresh(self, state: State[Any]) -> None:
        """Shows what the seat has in this state of the match."""
        self.setFixedHeight(self._own_height)
        seat = self.match.config.seats[self.seat]
        parts = [tr(self.ui.words.seat_summary(state, self.seat))]
        if seat.level:
            parts.append(tr(LEVEL_NAMES[seat.level]))
        short = full = " · ".join(parts)
        if not self.is_small and len(self.match.config.seats) > 1:
            full = " · ".join([tr(self.ui.words.seat_name(self.seat)), *parts])
        self._details = full, short, parts[0]
        self._show_detail()
        name = shown_name(seat)
        self.name.setText(self.name.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, self._room()))
        set_tip(self.name, name)
        self._name_for_readers()

    def _show_detail(self) -> None:
        """As much as fits in front of the chip of a gain; the sign shows the seat too."""
        words, free = self.detail.fontMetrics(), self._room() - (self.gain_width + 4 if self.gain else 0)
        fitting = (each for each in self._details if self.is_small or words.horizontalAdvance(each) <= free)
        self.detail.setText(next(fitting, self._details[-1]))

    def show_gain(self, gain: int) -> None:
        """Shows by how much the move that somebody is about to make would change the seat's points; not if by 0."""
        if gain != self.gain:
            self.gain = gain
            self._show_detail()
            self._name_for_readers()
            self.update()

    def show_side(self, side: int) -> None:
        """By whose sign the seat is known: players may swap."""
        if side != self._side:
            self._side = side
            self.update()

    def _name_for_readers(self) -> None:
        parts = [shown_name(self.match.config.seats[self.seat]), self._details[0]]
        if self.gain:
            parts.append(signed(self.gain))
        self.setAccessibleName(", ".join(parts))

    def frame(self, is_framed: bool) -> None:
        """Frames the card while it is the seat's turn, and when it has won."""
        if is_framed != self.property("turn"):
            self.setProperty("turn", is_framed)
            self.style().unpolish(self)
            self.style().polish(self)

    def _room(self) -> int:
        """The width for the name, and for the detail where that is below it."""
        if self.is_small:
            margins = self._layout.contentsMargins()
            detail = self.detail.fontMetrics().horizontalAdvance(self.detail.text()) + 16
            return panel_width() - 40 - margins.left() - margins.right() - detail
        return panel_width() - 40 - 72 - (56 if self.person else 16)

    @property
    def _badge(self) -> QRectF:
        """Where the badge of the person is."""
        left = self.width() - (36 if self.is_small else 44)
        badge = QRectF(left, (self.height() - BADGE) / 2, BADGE, BADGE)
        return badge.adjusted(2, 2, -2, -2) if self.is_small else badge

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            middle = self.height() / 2
            sign = SMALL_SIGN if self.is_small else SIGN
            area = QRectF(37 - sign / 2 - (10 if self.is_small else 0), middle - sign / 2, sign, sign)
            self.ui.card.paint_seat(painter, area, self._side, self.colours)
            if self.person:
                badge = self._badge
                if self._side < len(self.ui.seat_colours):
                    paint_ring(painter, badge, getattr(self.colours, self.ui.seat_colours[self._side]), self.colours)
                paint_badge(painter, badge, self.person.colour, self.person.sign, self.colours)
            if self.gain:
                self._paint_gain(painter, self.width() - (52 if self.person else 16))

    def _paint_gain(self, painter: QPainter, right: float) -> None:
        """A chip in front of the badge: green and up for more, brick and down for less."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.gain_width
        chip = QRectF(right - width, (self.height() - CHIP) / 2, width, CHIP)
        painter.setPen(Qt.PenStyle.NoPen)
        colour = QColor(self.colours.good if self.gain > 0 else self.colours.accent)
        painter.setBrush(mixed(QColor(self.colours.panel), colour, 0.12))
        painter.drawRoundedRect(chip, CHIP / 2, CHIP / 2)
        painter.setPen(colour)
        painter.setFont(self._gain_font)
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, self._gain_text)

    @property
    def _gain_font(self) -> QFont:
        return text_font(14, QFont.Weight.DemiBold)

    @property
    def _gain_text(self) -> str:
        return f"{'▲' if self.gain > 0 else '▼'} {signed(self.gain)}"

    @property
    def gain_width(self) -> float:
        """Of the chip."""
        return QFontMetricsF(self._gain_font).horizontalAdvance(self._gain_text) + 16


def signed(number: int) -> str:
    """With a plus or a real minus."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")
