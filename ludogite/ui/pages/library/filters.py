"""The filters of the library: words to search for, a game, a person, running or finished, and the order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from ludogite.match.library.library import ORDERS, STANDINGS, Order, Query, Standing
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import text_font
from ludogite.ui.widgets.choices import Picker
from ludogite.ui.widgets.parts import make_label
from ludogite.ui.widgets.segments import Segments

STANDING_NAMES = {
    "all": Message(QT_TRANSLATE_NOOP("library_filters", "All")),
    "running": Message(QT_TRANSLATE_NOOP("library_filters", "In progress")),
    "finished": Message(QT_TRANSLATE_NOOP("library_filters", "Finished")),
}
ORDER_NAMES = {
    "date": Message(QT_TRANSLATE_NOOP("library", "By date")),
    "game": Message(QT_TRANSLATE_NOOP("library", "By game")),
    "players": Message(QT_TRANSLATE_NOOP("library", "By players")),
    "result": Message(QT_TRANSLATE_NOOP("library", "By result")),
}
ALL_GAMES = Message(QT_TRANSLATE_NOOP("library", "All games"))
EVERYBODY = Message(QT_TRANSLATE_NOOP("library", "Everyone"))
SEARCH = Message(QT_TRANSLATE_NOOP("library", "Search: a name, a game…"))


class Filters(QWidget):
    changed = Signal()
    left_down = Signal()
    """Somebody goes from the search down into the list."""
    accepted = Signal()
    """Somebody wants to open what was found."""

    def __init__(self, query: Query, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = SearchField(self)
        self.search.setText(query.text)
        self.standing = Segments(STANDINGS, query.standing, self)
        self.game, self.person, self.order = Picker(self), Picker(self), Picker(self)
        self.found = make_label(self, font=text_font(14), is_soft=True)
        for picker in (self.game, self.person, self.order):
            picker.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            picker.setSizeAdjustPolicy(Picker.SizeAdjustPolicy.AdjustToContents)
            picker.setMaximumWidth(320)
            picker.currentIndexChanged.connect(lambda _: self.changed.emit())
        self._wanted = query
        """What was chosen before it was known which games and people there are."""
        self.search.textChanged.connect(lambda _: self.changed.emit())
        self.search.left_down.connect(self.left_down)
        self.search.returnPressed.connect(self.accepted)
        self.standing.chosen.connect(lambda _: self.changed.emit())
        self._lay_out()
        self.offer((), ())

    def _lay_out(self) -> None:
        upper, lower = QHBoxLayout(), QHBoxLayout()
        upper.setSpacing(12)
        upper.addWidget(self.search, stretch=1)
        upper.addWidget(self.standing)
        lower.setSpacing(12)
        for picker in (self.game, self.person, self.order):
            lower.addWidget(picker)
        lower.addStretch(1)
        lower.addWidget(self.found)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(upper)
        layout.addLayout(lower)

    # What is chosen

    @property
    def query(self) -> Query:
        return Query(
            text=self.search.text(),
            game=self.game.currentData() or "",
            person=self.person.currentData() or "",
            standing=cast(Standing, self.standing.current),
            order=cast(Order, self.order.currentData()),
        )

    def offer(self, games: Sequence[str], people: Sequence[str]) -> None:
        """The games and people that there are matches of; a choice stays, also while it is not among them."""
        before = self._wanted
        self._fill(self.game, [("", tr(ALL_GAMES)), *((id, tr(SHELF[id].title)) for id in games)], before.game)
        self._fill(self.person, [("", tr(EVERYBODY)), *((name, name) for name in people)], before.person)
        self._fill(self.order, [(order, tr(ORDER_NAMES[order])) for order in ORDERS], before.order)

    @staticmethod
    def _fill(picker: Picker, values: Sequence[tuple[str, str]], chosen: str) -> None:
        with QSignalBlocker(picker):
            picker.clear()
            for value, label in values:
                picker.addItem(label, value)
            picker.setCurrentIndex(max(picker.findData(chosen), 0))

    def remember(self) -> Query:
        """Keeps what is chosen now, and gives it."""
        self._wanted = self.query
        return self._wanted

    def clear(self) -> None:
        """Everything is shown again, in the same order."""
        with QSignalBlocker(self.search):
            self.search.clear()
        self.standing.choose("all")
        for picker in (self.game, self.person):
            with QSignalBlocker(picker):
                picker.setCurrentIndex(0)
        self.changed.emit()

    def set_texts(self) -> None:
        self.search.setPlaceholderText(tr(SEARCH))
        self.search.setAccessibleName(tr(Message(QT_TRANSLATE_NOOP("library", "Search"))))
        self.standing.set_labels(
            tr(Message(QT_TRANSLATE_NOOP("library", "Which games"))),
            {value: tr(name) for value, name in STANDING_NAMES.items()},
        )
        self.game.set_purpose(tr(Message(QT_TRANSLATE_NOOP("library", "Game"))))
        self.person.set_purpose(tr(Message(QT_TRANSLATE_NOOP("library", "Player"))))
        self.order.set_purpose(tr(Message(QT_TRANSLATE_NOOP("library", "Order"))))


class SearchField(QLineEdit):
    left_down = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self.setMaxLength(80)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape clears it first."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.left_down.emit()
        else:
            super().keyPressEvent(event)
