"""Asks who plays alone or learns: the question, the chooser of a person, and a note about them. The same part on every
page on which that is asked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.match.people import Person
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, text_font
from ludogite.ui.widgets.parts import make_label
from ludogite.ui.widgets.person_chooser import PersonChooser

WHO_PLAYS = Message(QT_TRANSLATE_NOOP("WhoPlays", "Who plays?"))
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class WhoPlays(QFrame):
    chosen = Signal(str)
    """The name of the person who plays now."""

    def __init__(
        self,
        people: Sequence[Person],
        colours: Colours,
        parent: QWidget | None = None,
        question: Message = WHO_PLAYS,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("who")
        self._question = question
        self._label = make_label(self, font=text_font(12, QFont.Weight.Medium), is_soft=True)
        self.chooser = PersonChooser(people, colours, text_font(17, QFont.Weight.DemiBold), self)
        self.chooser.picker.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._notes = [
            make_label(self, font=text_font(13, weight), is_soft=is_soft, alignment=RIGHT)
            for weight, is_soft in ((QFont.Weight.Medium, False), (QFont.Weight.Normal, True))
        ]
        self._lay_out()
        self.set_texts()
        self.chooser.chosen.connect(self.chosen)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(1)
        for part in (self._label, self.chooser):
            left.addWidget(part)
        right = QVBoxLayout()
        right.setSpacing(2)
        right.addStretch(1)
        for note in self._notes:
            right.addWidget(note)
        right.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 8, 14, 8)
        layout.addLayout(left, stretch=1)
        layout.addLayout(right)
        self._label.setContentsMargins(5, 0, 0, 0)
        self.show_note("", "")

    @property
    def person(self) -> Person:
        return self.chooser.person

    @property
    def name(self) -> str:
        return self.chooser.name

    @property
    def to_remember(self) -> tuple[Person, ...]:
        """The person, unless they have no name of their own."""
        return (self.person,) if self.chooser.is_named else ()

    def choose(self, name: str) -> None:
        self.chooser.choose(name)

    def show_note(self, first: str, second: str) -> None:
        """Two lines at the right, about this person."""
        for note, text in zip(self._notes, (first, second), strict=True):
            note.setText(text)
            note.setVisible(bool(text))

    def set_colours(self, colours: Colours) -> None:
        self.chooser.set_colours(colours)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def set_texts(self) -> None:
        self._label.setText(tr(self._question))
        self.chooser.set_texts(tr(self._question), self.tr("Player"))
