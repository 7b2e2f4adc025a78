"""Before a match: who sits where, who begins, and how it is played."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ludogite.match.match import Seat, Table
from ludogite.match.people import COLOURS, SIGNS, Person
from ludogite.message import Message
from ludogite.players import player_of
from ludogite.rules import draw
from ludogite.rules.game import Game, Option
from ludogite.ui.badges import BadgeButton
from ludogite.ui.language import tr
from ludogite.ui.seats import COMPUTER_NAME, LEVEL_NAMES, shown_name
from ludogite.ui.segments import Segments, plain
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
        self.rows = [SeatRow(game, n, people, colours) for n in range(game.seats[-1])]
        at_first = 2 if 2 in game.seats else game.seats[0]
        self.count = Segments([str(n) for n in game.seats], str(at_first))
        self.options = [OptionRow(option, len(self.rows)) for option in game.rules.options]
        self.begins = Segments((DRAWN, *map(str, range(len(self.rows))), LOSER), DRAWN)
        self.real_dice = QCheckBox()
        self._dice_note = QLabel(objectName="soft", font=text_font(13), wordWrap=True)
        self._begins_label = QLabel(font=text_font(15, QFont.Weight.DemiBold))
        self.coaching = QCheckBox()
        self._coaching_note = QLabel(objectName="soft", font=text_font(13), wordWrap=True)
        self._was_coaching_chosen = False
        self._lay_out()
        self.home_button.clicked.connect(self.home_wanted)
        self.start_button.clicked.connect(self._start)
        self.rules_button.clicked.connect(lambda: self.rules_wanted.emit(self.game.id))
        self.coaching.clicked.connect(self._keep_coaching)
        self.count.chosen.connect(self._say)
        for row in (*self.rows, *self.options):
            row.changed.connect(self._say)
        self._say()

    @property
    def seated(self) -> list[SeatRow]:
        """The rows of those who play."""
        return self.rows[: int(self.count.current)]

    def _lay_out(self) -> None:
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
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
        layout.addWidget(self.count, alignment=Qt.AlignmentFlag.AlignLeft)
        self.count.setVisible(len(self.game.seats) > 1)
        for row in self.rows:
            layout.addWidget(row)
        for option in self.options:
            layout.addWidget(option)
        layout.addSpacing(8)
        layout.addWidget(self._begins_label)
        begins = QHBoxLayout()
        begins.addWidget(self.begins)
        begins.addStretch(1)
        layout.addLayout(begins)
        layout.addSpacing(8)
        layout.addWidget(self.coaching)
        layout.addWidget(self._coaching_note)
        for part in (self.real_dice, self._dice_note):
            layout.addWidget(part)
            part.setVisible(self.game.has_dice)
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
        names |= {str(n): plain(shown_name(row.seat())) for n, row in enumerate(self.rows)}
        self.begins.set_labels(self.tr("Who begins?"), names)
        self.count.set_labels(self.tr("Number of players"), {str(n): str(n) for n in self.game.seats})
        for n, row in enumerate(self.rows):
            row.setVisible(row in self.seated)
            self.begins.buttons[str(n)].setVisible(row in self.seated)
        self.begins.buttons[LOSER].setVisible(len(self.seated) == 2)
        for part in (self._begins_label, self.begins):
            part.setVisible(len(self.seated) > 1)
        for option in self.options:
            option.say([shown_name(row.seat()) for row in self.seated])
        self.real_dice.setText(self.tr("Real dice"))
        self._dice_note.setText(self.tr("You roll your own dice at the table, and enter what they show."))
        self.coaching.setText(self.tr("Coaching"))
        self._coaching_note.setText(
            self.tr("While a piece is held, the board shows where it may go and what forbids it.")
        )
        if not self._was_coaching_chosen:
            self.coaching.setChecked(sum(row.seat().is_person for row in self.seated) < 2)

    def _keep_coaching(self) -> None:
        """On alone, off between people — unless somebody chose."""
        self._was_coaching_chosen = True

    def _start(self) -> None:
        seed = secrets.randbits(63)
        seats = [row.seat() for row in self.seated]
        first = self._first(seats, seed)
        order = [*range(first, len(seats)), *range(first)]
        options = {row.option.name: row.value(order) for row in self.options}
        self.people_named.emit([row.person() for row in self.seated if row.is_named])
        self.table_laid.emit(
            Table(
                game=self.game,
                seats=tuple(seats[n] for n in order),
                options=options,
                setup=self.game.draw_setup(len(order), options, seed),
                seed=seed,
                real_dice=self.real_dice.isChecked(),
                is_coaching=self.coaching.isChecked(),
            )
        )

    def _first(self, seats: Sequence[Seat], seed: int) -> int:
        chosen, names = self.begins.current, [seat.name for seat in seats]
        if chosen == LOSER:
            loser = self._last_loser(set(names))
            if loser in names:
                return names.index(loser)
        return draw.below(len(seats), seed, "first") if chosen in (DRAWN, LOSER) else int(chosen)


class OptionRow(QFrame):
    """An option of the game, for all or for each seat, with a line that explains what is chosen."""

    changed = Signal()

    def __init__(self, option: Option, seats: int) -> None:
        super().__init__(objectName="card")
        self.option = option
        values = [choice.value for choice in option.choices]
        self.choices = [Segments(values, values[0]) for _ in range(seats if option.per_seat else 1)]
        self._names = [QLabel(font=text_font(14, QFont.Weight.Medium)) for _ in self.choices]
        self._explanation = QLabel(objectName="soft", font=text_font(13), wordWrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 10)
        for name, segments in zip(self._names, self.choices, strict=True):
            line = QHBoxLayout()
            line.addWidget(name, stretch=1)
            line.addWidget(segments)
            layout.addLayout(line)
            segments.chosen.connect(self.changed)
        layout.addWidget(self._explanation)

    def value(self, order: Sequence[int]) -> str | list[str]:
        """What is chosen, for each seat in this order where every seat has its own."""
        if self.option.per_seat:
            return [self.choices[seat].current for seat in order]
        return self.choices[0].current

    def say(self, names: Sequence[str]) -> None:
        label = tr(Message(self.option.label))
        labels = {choice.value: tr(Message(choice.label)) for choice in self.option.choices}
        for n, segments in enumerate(self.choices):
            is_seated = not self.option.per_seat or n < len(names)
            owner = f"{label}, {names[n]}" if self.option.per_seat and is_seated else label
            segments.set_labels(owner, labels)
            self._names[n].setText(owner)
            for part in (segments, self._names[n]):
                part.setVisible(is_seated)
        chosen = dict.fromkeys(segments.current for segments in self.choices)
        told = {choice.value: tr(Message(choice.explanation)) for choice in self.option.choices}
        self._explanation.setText("\n".join(told[value] for value in chosen))


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
        self.name.setMaxLength(20)
        levels = player_of(game.id).LEVELS
        self.level = Segments(levels, levels[min(1, len(levels) - 1)])
        self.known = [QPushButton(plain(person.name), flat=True, autoDefault=False) for person in people[:OFFERED]]
        self._known_row = QWidget()
        self._lay_out()
        self.kind.chosen.connect(self._choose_kind)
        self.name.textChanged.connect(self._choose_name)
        for button, person in zip(self.known, people, strict=False):
            button.clicked.connect(lambda _checked=False, name=person.name: self.name.setText(name))
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
            return Seat(COMPUTER_NAME, level=self.level.current)
        return Seat(self.name.text().strip() or self.name.placeholderText())

    @property
    def is_named(self) -> bool:
        """Whether a person sits here under a name of their own."""
        return self.kind.current == PERSON and bool(self.name.text().strip())

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
