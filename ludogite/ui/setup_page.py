"""Before a match: who sits where, who begins, and how it is played."""

from __future__ import annotations

import secrets
from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ludogite.match.match import Seat, Table
from ludogite.players import player_of
from ludogite.rules import draw
from ludogite.rules.game import Game
from ludogite.ui.language import tr
from ludogite.ui.match_page import LEVEL_NAMES
from ludogite.ui.segments import Segments
from ludogite.ui.theme import text_font, title_font

PERSON, COMPUTER = "person", "computer"
DRAWN = "drawn"


class SetupPage(QWidget):
    """The people last named, and the levels, come back the next time."""

    home_wanted = Signal()
    rules_wanted = Signal(str)
    table_laid = Signal(object)

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.home_button, self.start_button = QPushButton(autoDefault=False), QPushButton(autoDefault=False)
        self.rules_button = QPushButton(autoDefault=False)
        self.start_button.setObjectName("primary")
        self.title = QLabel(font=title_font(34))
        self.rows = [SeatRow(game, n) for n in range(game.seats[0])]
        self.begins = Segments((DRAWN, "0", "1"), DRAWN)
        self._begins_label = QLabel(font=text_font(15, QFont.Weight.DemiBold))
        self.coaching = QCheckBox()
        self.coaching.setChecked(True)
        self._coaching_note = QLabel(objectName="soft", font=text_font(13), wordWrap=True)
        self._lay_out()
        self.home_button.clicked.connect(self.home_wanted)
        self.start_button.clicked.connect(self._start)
        self.rules_button.clicked.connect(lambda: self.rules_wanted.emit(self.game.id))
        for row in self.rows:
            row.changed.connect(self._say)
        self._say()

    def _lay_out(self) -> None:
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        column = QFrame()
        column.setMaximumWidth(640)
        column.setMinimumWidth(600)
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
        names = {DRAWN: self.tr("Drawn by lot")}
        names |= {str(n): row.seat().name for n, row in enumerate(self.rows)}
        self.begins.set_labels(self.tr("Who begins?"), names)
        self.coaching.setText(self.tr("Coaching"))
        self._coaching_note.setText(
            self.tr("While a piece is held, the board shows where it may go and what forbids it.")
        )

    def _start(self) -> None:
        seed = secrets.randbits(63)
        seats = [row.seat() for row in self.rows]
        chosen = self.begins.current
        first = draw.below(len(seats), seed, "first") if chosen == DRAWN else int(chosen)
        order = tuple(seats[first:] + seats[:first])
        setup: dict[str, Any] = dict(self.game.draw_setup(len(order), {}, seed))
        self.table_laid.emit(Table(self.game, order, {}, setup, seed, is_coaching=self.coaching.isChecked()))


class SeatRow(QFrame):
    """One seat: a person with a name, or a computer of a level."""

    changed = Signal()

    def __init__(self, game: Game, number: int) -> None:
        super().__init__(objectName="card")
        self.number = number
        self.kind = Segments((PERSON, COMPUTER), PERSON if number == 0 else COMPUTER)
        self.name = QLineEdit()
        self.name.setMaxLength(24)
        self.level = QComboBox()
        for level in player_of(game.id).LEVELS:
            self.level.addItem("", level)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(16)
        layout.addWidget(self.kind)
        layout.addWidget(self.name, stretch=1)
        layout.addWidget(self.level, stretch=1)
        self.kind.chosen.connect(self._choose_kind)
        self.name.textChanged.connect(self.changed)
        self._say()

    def seat(self) -> Seat:
        if self.kind.current == COMPUTER:
            return Seat(self.tr("Computer"), level=self.level.currentData())
        return Seat(self.name.text().strip() or self.name.placeholderText())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def _choose_kind(self) -> None:
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        who = self.tr("Player {n}").format(n=self.number + 1)
        self.kind.set_labels(who, {PERSON: self.tr("Person"), COMPUTER: self.tr("Computer")})
        self.name.setPlaceholderText(who)
        self.name.setAccessibleName(self.tr("Name of player {n}").format(n=self.number + 1))
        self.level.setAccessibleName(self.tr("Level of player {n}").format(n=self.number + 1))
        for n in range(self.level.count()):
            self.level.setItemText(n, tr(LEVEL_NAMES[self.level.itemData(n)]))
        is_person = self.kind.current == PERSON
        self.name.setVisible(is_person)
        self.level.setVisible(not is_person)
