"""Before a match: who sits where, who begins, and how it is played."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ludogite.match.match import Seat, Table
from ludogite.match.people import COLOURS, SIGNS, Person
from ludogite.players import player_of
from ludogite.rules import draw
from ludogite.rules.game import Game
from ludogite.ui.badges import BadgeButton
from ludogite.ui.language import tr
from ludogite.ui.match_page import LEVEL_NAMES
from ludogite.ui.segments import Segments
from ludogite.ui.theme import Colours, text_font, title_font

PERSON, COMPUTER = "person", "computer"
DRAWN, LOSER = "drawn", "loser"
OFFERED = 5
"""How many of the remembered people are offered at each seat."""


class SetupPage(QWidget):
    home_wanted = Signal()
    rules_wanted = Signal(str)
    people_named = Signal(object)
    """Those who sit down, to be remembered."""
    table_laid = Signal(object)

    def __init__(
        self,
        game: Game,
        people: Sequence[Person],
        last_loser: Callable[[set[str]], str | None],
        colours: Colours,
    ) -> None:
        super().__init__()
        self.game = game
        self._last_loser = last_loser
        self.home_button, self.start_button = QPushButton(autoDefault=False), QPushButton(autoDefault=False)
        self.rules_button = QPushButton(autoDefault=False)
        self.start_button.setObjectName("primary")
        self.title = QLabel(font=title_font(34))
        self.rows = [SeatRow(game, n, people, colours) for n in range(game.seats[0])]
        self.begins = Segments((DRAWN, *map(str, range(len(self.rows))), LOSER), DRAWN)
        self._begins_label = QLabel(font=text_font(15, QFont.Weight.DemiBold))
        self.coaching = QCheckBox()
        self._coaching_note = QLabel(objectName="soft", font=text_font(13), wordWrap=True)
        self._was_coaching_chosen = False
        self._lay_out()
        self.home_button.clicked.connect(self.home_wanted)
        self.start_button.clicked.connect(self._start)
        self.rules_button.clicked.connect(lambda: self.rules_wanted.emit(self.game.id))
        self.coaching.clicked.connect(self._keep_coaching)
        for row in self.rows:
            row.changed.connect(self._say)
        self._say()

    def _lay_out(self) -> None:
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        column = QFrame()
        column.setFixedWidth(720)
        layout = QVBoxLayout(column)
        layout.setSpacing(14)
        layout.setContentsMargins(0, 32, 0, 32)
        top = QHBoxLayout()
        top.addWidget(self.home_button)
        top.addStretch(1)
        top.addWidget(self.rules_button)
        layout.addLayout(top)
        layout.addWidget(self.title)
        layout.addSpacing(8)
        for row in self.rows:
            layout.addWidget(row)
        layout.addSpacing(8)
        layout.addWidget(self._begins_label)
        begins = QHBoxLayout()
        begins.addWidget(self.begins)
        begins.addStretch(1)
        layout.addLayout(begins)
        layout.addSpacing(8)
        layout.addWidget(self.coaching)
        layout.addWidget(self._coaching_note)
        layout.addStretch(1)
        bottom = QHBoxLayout()
        bottom.addStretch(1)
        bottom.addWidget(self.start_button)
        layout.addLayout(bottom)
        outer.addWidget(column)
        outer.addStretch(1)

    def set_colours(self, colours: Colours) -> None:
        for row in self.rows:
            row.badge.colours = colours
            row.badge.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def _say(self) -> None:
        self.title.setText(tr(self.game.title))
        self.home_button.setText(self.tr("Home"))
        self.start_button.setText(self.tr("Start"))
        self.rules_button.setText(self.tr("Rules"))
        self._begins_label.setText(self.tr("Who begins?"))
        names = {DRAWN: self.tr("Drawn by lot"), LOSER: self.tr("Loser of the last match")}
        names |= {str(n): row.seat().name for n, row in enumerate(self.rows)}
        self.begins.set_labels(self.tr("Who begins?"), names)
        self.coaching.setText(self.tr("Coaching"))
        self._coaching_note.setText(
            self.tr("While a piece is held, the board shows where it may go and what forbids it.")
        )
        if not self._was_coaching_chosen:
            self.coaching.setChecked(sum(row.seat().is_person for row in self.rows) < 2)

    def _keep_coaching(self) -> None:
        """On alone, off between people — unless somebody chose."""
        self._was_coaching_chosen = True

    def _start(self) -> None:
        seed = secrets.randbits(63)
        seats = [row.seat() for row in self.rows]
        first = self._first(seats, seed)
        order = tuple(seats[first:] + seats[:first])
        setup = self.game.draw_setup(len(order), {}, seed)
        self.people_named.emit([row.person() for row in self.rows if row.seat().is_person])
        self.table_laid.emit(Table(self.game, order, {}, setup, seed, is_coaching=self.coaching.isChecked()))

    def _first(self, seats: Sequence[Seat], seed: int) -> int:
        chosen, names = self.begins.current, [seat.name for seat in seats]
        if chosen == LOSER:
            loser = self._last_loser(set(names))
            if loser in names:
                return names.index(loser)
        return draw.below(len(seats), seed, "first") if chosen in (DRAWN, LOSER) else int(chosen)


class SeatRow(QFrame):
    """One seat: a person with a name and a badge, or a computer of a level."""

    changed = Signal()

    def __init__(self, game: Game, number: int, people: Sequence[Person], colours: Colours) -> None:
        super().__init__(objectName="card")
        self.number = number
        self.people = {person.name: person for person in people}
        self.kind = Segments((PERSON, COMPUTER), PERSON if number == 0 else COMPUTER)
        self.badge = BadgeButton(colours, number % COLOURS, number % SIGNS)
        self.name = QLineEdit()
        self.name.setMaxLength(24)
        levels = player_of(game.id).LEVELS
        self.level = Segments(levels, levels[min(1, len(levels) - 1)])
        self.known = [QPushButton(person.name, flat=True, autoDefault=False) for person in people[:OFFERED]]
        self._known_row = QWidget()
        self._lay_out()
        self.kind.chosen.connect(self._choose_kind)
        self.name.textChanged.connect(self._choose_name)
        for button in self.known:
            button.clicked.connect(lambda _checked=False, button=button: self.name.setText(button.text()))
        if number == 0 and people:
            self.name.setText(people[0].name)
        self._say()

    def _lay_out(self) -> None:
        chips = QHBoxLayout(self._known_row)
        chips.setContentsMargins(0, 0, 0, 0)
        for button in self.known:
            chips.addWidget(button)
        chips.addStretch(1)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self.kind)
        line.addWidget(self.badge)
        line.addWidget(self.name, stretch=100)
        line.addWidget(self.level)
        line.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 10)
        layout.addLayout(line)
        layout.addWidget(self._known_row)

    def seat(self) -> Seat:
        if self.kind.current == COMPUTER:
            return Seat(self.tr("Computer"), level=self.level.current)
        return Seat(self.name.text().strip() or self.name.placeholderText())

    def person(self) -> Person:
        return Person(self.seat().name, self.badge.colour, self.badge.sign)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def _choose_kind(self) -> None:
        self._say()
        self.changed.emit()

    def _choose_name(self) -> None:
        """Somebody who was here before brings the badge along."""
        person = self.people.get(self.seat().name)
        if person:
            self.badge.set_badge(person.colour, person.sign)
        self.changed.emit()

    def _say(self) -> None:
        who = self.tr("Player {n}").format(n=self.number + 1)
        self.kind.set_labels(who, {PERSON: self.tr("Person"), COMPUTER: self.tr("Computer")})
        self.name.setPlaceholderText(who)
        self.name.setAccessibleName(self.tr("Name of player {n}").format(n=self.number + 1))
        levels = {level: tr(LEVEL_NAMES[level]) for level in self.level.buttons}
        self.level.set_labels(self.tr("Level of player {n}").format(n=self.number + 1), levels)
        self.badge.say()
        is_person = self.kind.current == PERSON
        for part in (self.name, self.badge):
            part.setVisible(is_person)
        self._known_row.setVisible(is_person and bool(self.known))
        self.level.setVisible(not is_person)
