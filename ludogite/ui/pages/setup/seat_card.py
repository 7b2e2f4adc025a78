"""The plate of a seat at set-up: a person, chosen as everywhere, with a badge; or a computer of a level; and a row for
each option that the seat has a value of its own for."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from ludogite.match.config import Seat
from ludogite.match.people import COLOURS, SIGNS, Badge, Person
from ludogite.message import Message
from ludogite.players import levels_of
from ludogite.rules.game import Option
from ludogite.rules.shelf import Game
from ludogite.ui.base.seat_names import COMPUTER_NAME, LEVEL_NAMES, shown_name
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, enlarged, scaled, text_font
from ludogite.ui.pages.setup.option_choice import has_own_rows
from ludogite.ui.widgets.badges import BadgeButton, paint_computer, paint_number, ringed
from ludogite.ui.widgets.parts import make_label, set_tip
from ludogite.ui.widgets.person_chooser import PersonChooser
from ludogite.ui.widgets.segments import Segments

PERSON, COMPUTER = "person", "computer"
SIGN = 74
"""The size of a badge, with the ring of its focus."""
WIDE, NARROW = 400, 346
"""The width of a plate, of few and of many."""
MARGIN, GAP = 10, 6


class SeatCard(QFrame):
    changed = Signal()
    own_chosen = Signal()
    """An option of this seat."""

    def __init__(self, game: Game, number: int, people: Sequence[Person], colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("seat")
        self.number, self._width = number, WIDE
        self.people = {person.name: person for person in people}
        self.badge = BadgeButton(colours, number % COLOURS, number % SIGNS, SIGN, self)
        self.is_badge_chosen = False
        self.sign = ComputerSign(colours, self)
        self.chooser = PersonChooser(people, colours, text_font(19, QFont.Weight.Medium), self)
        self.chooser.picker.shows_badge = False
        self.kind = Segments((PERSON, COMPUTER), PERSON if number == 0 else COMPUTER, self)
        levels = levels_of(game.player_module)
        self.level = Segments(levels, levels[min(1, len(levels) - 1)], self)
        options = [option for option in game.rules.options if has_own_rows(option)]
        self.own = {option.name: self._make_own(option) for option in options}
        """By option, the value of this seat."""
        self._own_labels = {
            name: make_label(self, font=text_font(13, QFont.Weight.Medium), is_soft=True) for name in self.own
        }
        self._level_label = make_label(self, font=text_font(13, QFont.Weight.Medium), is_soft=True)
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
        for own in self.own.values():
            own.chosen.connect(lambda: self.own_chosen.emit())

    def _make_own(self, option: Option) -> Segments:
        values = [choice.value for choice in option.choices]
        return Segments(values, values[0], self)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(MARGIN, MARGIN, MARGIN + 4, MARGIN)
        grid.setVerticalSpacing(GAP)
        grid.setHorizontalSpacing(MARGIN)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.badge, 0, 0, 2, 1, Qt.AlignmentFlag.AlignCenter)
        signs = QVBoxLayout()
        signs.setSpacing(0)
        for sign in (self._level_label, self.sign):
            signs.addWidget(sign, alignment=Qt.AlignmentFlag.AlignCenter)
        grid.addLayout(signs, 0, 0, 2, 1, Qt.AlignmentFlag.AlignCenter)
        for part in (self.chooser, self.level):
            grid.addWidget(part, 0, 1)
        grid.addWidget(self.kind, 1, 1)
        for n, (name, choice) in enumerate(self.own.items(), start=2):
            grid.addWidget(self._own_labels[name], n, 0, Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(choice, n, 1)
        grid.addWidget(self.complaint, len(self.own) + 2, 0, 1, 2)

    @property
    def in_order(self) -> list[QWidget]:
        """What Tab comes to, one after the other."""
        segments = [self.level, self.kind, *self.own.values()]
        buttons = [button for each in segments for button in each.buttons.values()]
        return [self.badge, self.chooser.picker, self.chooser.name_field, *buttons]

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._width), super().sizeHint().height())

    @property
    def least_width(self) -> int:
        """With person and computer side by side."""
        return enlarged(SIGN) + self.kind.width_of_row + 3 * MARGIN + 4

    def set_wide(self, is_wide: bool) -> None:
        self._width = WIDE if is_wide else NARROW
        self.setMinimumWidth(self.least_width)
        self.setMaximumWidth(scaled(WIDE))
        self.updateGeometry()

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
        for sign in (self.badge, self.sign):
            sign.setFixedSize(enlarged(SIGN), enlarged(SIGN))
        number = self.number + 1
        who = self.tr("Player {n}").format(n=number)
        self.kind.set_labels(who, {PERSON: self.tr("Player"), COMPUTER: self.tr("Computer")})
        self.chooser.set_texts(self.tr("Name of player {n}").format(n=number), who)
        levels = {level: tr(LEVEL_NAMES[level]) for level in self.level.buttons}
        self.level.set_labels(self.tr("Level of player {n}").format(n=number), levels)
        self._level_label.setText(self.tr("Level"))
        below = ""
        for level, button in self.level.buttons.items():
            better = self.tr("Wins about three games in four against “{level}”.")
            said = better.format(level=below) if below else self.tr("Has just learned the rules.")
            set_tip(button, said)
            button.setAccessibleDescription(said)
            below = levels[level]
        self.badge.set_texts()
        for of_person in (self.chooser, self.badge):
            of_person.setVisible(self.is_person)
        for of_computer in (self.level, self.sign):
            of_computer.setVisible(not self.is_person)
        self._show_level_label()

    def _show_level_label(self) -> None:
        """Where other choices of this seat have words as well, such as how easy its grid is."""
        has_own = any(not own.isHidden() for own in self.own.values())
        self._level_label.setVisible(has_own and not self.is_person)

    def set_own_texts(self, option: Option, is_shown: bool) -> None:
        label, choice = self._own_labels[option.name], self.own[option.name]
        name = tr(Message(option.label))
        label.setText(name)
        labels = {choice.value: tr(Message(choice.label)) for choice in option.choices}
        choice.set_labels(self.tr("{option}, {name}").format(option=name, name=shown_name(self.seat())), labels)
        for value, button in choice.buttons.items():
            said = next(each.explanation for each in option.choices if each.value == value)
            set_tip(button, tr(Message(said)))
            button.setAccessibleDescription(tr(Message(said)))
        for part in (label, choice):
            part.setVisible(is_shown)
        self._show_level_label()

    def show_number(self, number: int) -> None:
        """Which of several computers sits here; 0 tells nothing."""
        self.sign.number = number
        self.sign.update()

    def show_pieces(self, colour: str) -> None:
        """What lies before this seat has this colour, as the theme calls it."""
        for sign in (self.badge, self.sign):
            sign.ring = colour
            sign.update()
        self.badge.set_texts()

    def offer(self, elsewhere: Collection[str]) -> None:
        """The remembered people may sit here, but not those who sit already."""
        self.chooser.offer_without(elsewhere)

    def complain(self, sentence: str) -> None:
        self.complaint.setText(sentence)
        self.complaint.setVisible(bool(sentence))


class ComputerSign(QWidget):
    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours, self.ring, self.number = colours, "", 0
        self.setFixedSize(SIGN, SIGN)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            badge = ringed(painter, QRectF(self.rect()), self.ring, self.colours)
            paint_computer(painter, badge, self.colours)
            if self.number:
                paint_number(painter, badge, self.number, self.colours)
