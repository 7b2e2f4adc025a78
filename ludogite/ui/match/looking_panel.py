"""What lies below the list of moves for somebody who looks back: where one is, how the match went, from whose view it
is seen, and a way to play on from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from ludogite.match.looking import View
from ludogite.match.match import Seat
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.language import tr
from ludogite.ui.match.curve import MatchCurve
from ludogite.ui.seat_names import LEVEL_NAMES, shown_name
from ludogite.ui.theme import Colours, text_font
from ludogite.ui.widgets.parts import button_text, make_button, make_label

SAME = QT_TRANSLATE_NOOP("looking", "Same players")
ALONE = QT_TRANSLATE_NOOP("looking", "{name} against the computer: {level}")
TOGETHER = QT_TRANSLATE_NOOP("looking", "{first} against {second}")


class LookingPanel(QWidget):
    seen_as = Signal(object)
    """Carries a View."""
    branched = Signal(object)
    """Somebody plays on from here; carries the seats."""

    def __init__(self, colours: Colours, paint_seat: Callable[[QPainter, QRectF, int, Colours], None]) -> None:
        super().__init__()
        self.curve = MatchCurve(colours, paint_seat)
        self.verdict = make_label(font=text_font(13), wraps=True)
        self.verdict_button = make_button()
        self.verdict_button.setObjectName("extra")
        self.view = QComboBox()
        self.play_on = make_button()
        self.play_on.setObjectName("extra")
        self._views: Sequence[View] = ()
        self._seats: Sequence[Seat] = ()
        self.view.activated.connect(lambda at: self.seen_as.emit(self._views[at]))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.curve)
        self._verdict_row = QWidget()
        said = QHBoxLayout(self._verdict_row)
        said.setContentsMargins(0, 0, 0, 0)
        said.addWidget(self.verdict, stretch=1)
        said.addWidget(self.verdict_button, alignment=Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._verdict_row)
        layout.addWidget(self.view)
        layout.addWidget(self.play_on)
        self.show_verdict(None, None)

    def set_texts(self) -> None:
        self.curve.setAccessibleName(self.tr("Course of the game"))
        self.view.setAccessibleName(self.tr("Seen by"))
        self.play_on.setText(self.tr("Play on from here"))
        self.show_views(self._views, self._seats, self.current_view)

    def show_verdict(self, sentence: str | None, button: str | None) -> None:
        """What is said of the move that led here, or how far the review has come."""
        self._verdict_row.setVisible(sentence is not None)
        self.verdict.setText(sentence or "")
        self.verdict_button.setVisible(button is not None)
        self.verdict_button.setText(button or "")

    # Whose view

    @property
    def current_view(self) -> View:
        at = self.view.currentIndex()
        return self._views[at] if 0 <= at < len(self._views) else "table"

    def show_views(self, views: Sequence[View], seats: Sequence[Seat], current: View) -> None:
        """Without a choice nothing is seen of it."""
        self._views, self._seats = views, seats
        with QSignalBlocker(self.view):
            self.view.clear()
            self.view.addItems([self._view_name(view) for view in views])
            self.view.setCurrentIndex(views.index(current) if current in views else 0)
        self.view.setVisible(len(views) > 1)

    def _view_name(self, view: View) -> str:
        if view == "table":
            return self.tr("Seen by everybody at the table")
        if view == "open":
            return self.tr("All open")
        return self.tr("Seen by {name}").format(name=shown_name(self._seats[view]))

    # Playing on

    def offer_seatings(self, seatings: Sequence[tuple[Seat, ...]]) -> None:
        """A menu above the button; where there is nothing to choose, it is begun at once."""
        if len(seatings) == 1:
            self.branched.emit(seatings[0])
            return
        menu = QMenu(self.play_on)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for n, seats in enumerate(seatings):
            name = tr(Message(SAME)) if n == 0 else tr(_seating_name(seats))
            menu.addAction(button_text(name)).triggered.connect(lambda _=False, seats=seats: self.branched.emit(seats))
        menu.popup(self.play_on.mapToGlobal(QPoint(0, -menu.sizeHint().height())))


def _seating_name(seats: Sequence[Seat]) -> Message:
    people = [seat for seat in seats if seat.is_person]
    level = next((seat.level for seat in seats if seat.level), None)
    if level is not None and len(people) == 1:
        return Message(ALONE, name=people[0].name, level=LEVEL_NAMES[level])
    return Message(TOGETHER, first=people[0].name, second=", ".join(seat.name for seat in people[1:]))
