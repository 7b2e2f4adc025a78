"""One seat at set-up: a person, chosen as everywhere, with a badge; or a computer of a level."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.match.config import Seat
from ludogite.match.people import COLOURS, SIGNS, Badge, Person
from ludogite.players import levels_of
from ludogite.rules.shelf import Game
from ludogite.ui.base.seat_names import COMPUTER_NAME, LEVEL_NAMES, shown_name
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, text_font
from ludogite.ui.widgets.badges import BadgeButton, paint_computer
from ludogite.ui.widgets.parts import make_label
from ludogite.ui.widgets.person_chooser import PersonChooser
from ludogite.ui.widgets.segments import Segments

PERSON, COMPUTER = "person", "computer"
SIGN = 76
"""The size of a badge."""
WIDEST = 440


class SeatCard(QFrame):
    changed = Signal()

    def __init__(self, game: Game, number: int, people: Sequence[Person], colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("seat")
        self.number = number
        self.people = {person.name: person for person in people}
        self.badge = BadgeButton(colours, number % COLOURS, number % SIGNS, SIGN, self)
        self.is_badge_chosen = False
        self.sign = ComputerSign(colours, self)
        self.chooser = PersonChooser(people, colours, text_font(20, QFont.Weight.DemiBold), self)
        self.chooser.picker.shows_badge = False
        self.computer_name = make_label(self, font=text_font(20, QFont.Weight.DemiBold))
        self.kind = Segments((PERSON, COMPUTER), PERSON if number == 0 else COMPUTER, self)
        levels = levels_of(game.player_module)
        self.level = Segments(levels, levels[min(1, len(levels) - 1)], self)
        self.complaint = make_label(self, font=text_font(14, QFont.Weight.Medium), wraps=True)
        self.complaint.setObjectName("complaint")
        self.complaint.hide()
        self._lay_out()
        if number > 0:
            self.chooser.take("")
        self._wear_known_badge()
        self.kind.chosen.connect(self._choose_kind)
        self.badge.changed.connect(self._choose_badge)
        self.chooser.chosen.connect(self._choose_name)
        self.chooser.edited.connect(self._choose_name)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(self.chooser)
        words.addWidget(self.computer_name)
        kind = QHBoxLayout()
        kind.addWidget(self.kind)
        kind.addStretch(1)
        words.addLayout(kind)
        top = QHBoxLayout()
        top.setSpacing(10)
        for sign in (self.badge, self.sign):
            top.addWidget(sign, alignment=Qt.AlignmentFlag.AlignVCenter)
        top.addLayout(words, stretch=1)
        level = QHBoxLayout()
        level.addWidget(self.level)
        level.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 14, 14, 14)
        layout.setSpacing(12)
        layout.addLayout(top)
        layout.addLayout(level)
        layout.addWidget(self.complaint)
        layout.addStretch(1)

    def sizeHint(self) -> QSize:
        return QSize(scaled(WIDEST), super().sizeHint().height())

    def propose(self, seat: Seat) -> None:
        """Seats who sat here before: a computer of this level, or somebody who is remembered."""
        self.kind.choose(PERSON if seat.is_person else COMPUTER)
        if seat.level:
            self.level.choose(seat.level)
        else:
            self.take(seat.name if seat.name in self.people else "")

    def take(self, name: str) -> None:
        """Seats somebody of this name, or nobody in particular."""
        self.chooser.take(name)
        self._choose_name()

    @property
    def is_person(self) -> bool:
        return self.kind.current == PERSON

    def seat(self) -> Seat:
        if not self.is_person:
            return Seat(COMPUTER_NAME, level=self.level.current)
        return Seat(self.chooser.name)

    @property
    def is_named(self) -> bool:
        """Whether a person sits here under a name of their own."""
        return self.is_person and self.chooser.is_named

    @property
    def wants_badge(self) -> bool:
        """Whether somebody new sits here who has not chosen a badge: one is given to them."""
        return self.is_person and self.seat().name not in self.people and not self.is_badge_chosen

    def person(self) -> Person:
        return Person(self.seat().name, *self.badge.badge)

    def set_badge(self, badge: Badge) -> None:
        self.badge.set_badge(*badge)

    def set_colours(self, colours: Colours) -> None:
        self.badge.colours = self.sign.colours = colours
        self.chooser.set_colours(colours)
        self.update()

    def _choose_kind(self) -> None:
        """Somebody who is remembered and does not sit yet is proposed."""
        if self.is_person and not self.chooser.is_named:
            self.chooser.take(self.chooser.offered[0].name)
        self._choose_name()

    def _choose_name(self) -> None:
        self._wear_known_badge()
        self.changed.emit()

    def _choose_badge(self) -> None:
        self.is_badge_chosen = True
        self.changed.emit()

    def _wear_known_badge(self) -> None:
        """Gives somebody who is remembered their own badge."""
        person = self.people.get(self.seat().name)
        if person:
            self.is_badge_chosen = False
            self.set_badge((person.colour, person.sign))

    def set_texts(self) -> None:
        self.setMaximumWidth(scaled(WIDEST))
        number = self.number + 1
        who = self.tr("Player {n}").format(n=number)
        self.kind.set_labels(who, {PERSON: self.tr("Player"), COMPUTER: self.tr("Computer")})
        self.chooser.set_texts(self.tr("Name of player {n}").format(n=number), who)
        levels = {level: tr(LEVEL_NAMES[level]) for level in self.level.buttons}
        self.level.set_labels(self.tr("Level of player {n}").format(n=number), levels)
        self.badge.set_texts()
        for of_person in (self.chooser, self.badge):
            of_person.setVisible(self.is_person)
        for of_computer in (self.computer_name, self.sign):
            of_computer.setVisible(not self.is_person)
        self.level.setVisible(not self.is_person and len(self.level.buttons) > 1)
        self.computer_name.setText("" if self.is_person else shown_name(self.seat()))

    def offer(self, elsewhere: Collection[str]) -> None:
        """The remembered people may sit here, but not those who sit already."""
        self.chooser.offer_without(elsewhere)

    def complain(self, sentence: str) -> None:
        self.complaint.setText(sentence)
        self.complaint.setVisible(bool(sentence))


class ComputerSign(QWidget):
    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.setFixedSize(SIGN, SIGN)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_computer(painter, QRectF(self.rect()).adjusted(5, 5, -5, -5), self.colours)
