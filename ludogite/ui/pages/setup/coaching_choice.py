"""Coaching at set-up: on or off for each of the people who play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.ui.look.theme import text_font
from ludogite.ui.widgets.choices import ChoiceCard
from ludogite.ui.widgets.parts import make_label


class CoachingChoice(QWidget):
    """A card for each seat. Until somebody chooses, coaching is on against the computer and off between people."""

    def __init__(self, seats: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards = [ChoiceCard(self) for _ in range(seats)]
        self._note = make_label(self, font=text_font(13), is_soft=True, wraps=True)
        self._was_chosen = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for card in self.cards:
            layout.addWidget(card)
            card.toggled.connect(self._note_choice)  # a screen reader does not click
        layout.addWidget(self._note)

    def propose(self, coached: Sequence[bool], is_between_people: bool) -> None:
        """What the last match had, for each seat. What it had without being chosen, other players need not have."""
        self._was_chosen = any(coached) == is_between_people
        for card, is_coached in zip(self.cards, coached, strict=False):
            _check(card, is_coached)

    def coached(self, seats: int) -> list[bool]:
        """For each seat whether it is coached; a computer never is."""
        return [card.isChecked() and not card.isHidden() for card in self.cards[:seats]]

    def show_people(self, people: Sequence[str | None]) -> None:
        """The names of those who play, None for a computer."""
        names = [name for name in people if name is not None]
        is_between_people = len(names) > 1
        if not self._was_chosen:
            for card in self.cards:
                _check(card, not is_between_people)
        explanation = self.tr("Shows which moves are allowed and what they are worth.")
        for n, card in enumerate(self.cards):
            name = people[n] if n < len(people) else None
            card.setVisible(name is not None)
            label = self.tr("Coaching for {name}").format(name=name) if is_between_people else self.tr("Coaching")
            card.set_texts(label, "" if is_between_people else explanation)
        self._note.setText(explanation if self._was_chosen else self.tr("Off between players unless you turn it on."))
        self._note.setVisible(is_between_people)

    def _note_choice(self) -> None:
        self._was_chosen = True


def _check(card: ChoiceCard, is_on: bool) -> None:
    """Without anybody having chosen it."""
    with QSignalBlocker(card):
        card.setChecked(is_on)
