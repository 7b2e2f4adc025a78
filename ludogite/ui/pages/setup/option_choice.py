"""An option of a game at set-up: choice cards for the whole table, or a row of buttons where there is nothing to
explain; a row for each seat that has its own value; or cards of which the last one, “different for each player”, shows
these rows. Coaching is chosen by the same cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.message import Message
from ludogite.rules.game import Option
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import text_font
from ludogite.ui.widgets.choices import ChoiceCard, Choices
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import make_label
from ludogite.ui.widgets.segments import Segments

DIFFERENT = "different"
"""The card of an option that may differ, beside its values."""


class OptionChoice(QWidget):
    changed = Signal()

    def __init__(self, option: Option, seats: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        values = [choice.value for choice in option.choices]
        self._label = make_label(self, font=text_font(15, QFont.Weight.DemiBold))
        may_differ = option.may_differ and seats > 1
        cards = [*values, DIFFERENT] if may_differ else values
        is_row = not (option.per_seat or may_differ or option.is_explained)
        self._row = Segments(values, values[0], self) if is_row else None
        self._shared = None if option.per_seat or is_row else Choices(cards, values[0], self)
        self._own = [Segments(values, values[0], self) for _ in range(seats)] if option.per_seat or may_differ else []
        self.choices: list[Choices | Segments] = [part for part in (self._row, self._shared, *self._own) if part]
        self._names = [ElidedLabel(text_font(14), self) for _ in self._own]
        self._explanation = make_label(self, font=text_font(13), is_soft=True, wraps=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._label)
        for part in (self._row, self._shared):
            if part:
                layout.addWidget(part)
        for name, row in zip(self._names, self._own, strict=True):
            layout.addWidget(name)
            layout.addWidget(row)
        for choice in self.choices:
            choice.chosen.connect(lambda: self.changed.emit())
        layout.addWidget(self._explanation)

    @property
    def is_own(self) -> bool:
        """Whether each seat has its own value now."""
        return self._shared is None or self._shared.current == DIFFERENT

    def value(self, order: Sequence[int]) -> str | list[str]:
        """What is chosen, for each seat in this order where every seat has its own. An option that may differ and does
        not after all is one value."""
        if self._row:
            return self._row.current
        if self._shared and not self.is_own:
            return self._shared.current
        own = [self._own[seat].current for seat in order]
        return own[0] if self._shared and len(set(own)) == 1 else own

    def propose(self, value: object, order: Sequence[int]) -> None:
        """Chooses what was chosen before; the inverse of `value`."""
        if isinstance(value, list):
            for seat, own in zip(order, value, strict=False):
                self._own[seat].choose(str(own))
            if self._shared:
                self._shared.choose(DIFFERENT)
        elif shared := self._row or self._shared:
            shared.choose(str(value))

    def set_texts(self, names: Sequence[str]) -> None:
        label = tr(Message(self.option.label))
        labels = {choice.value: tr(Message(choice.label)) for choice in self.option.choices}
        explanations = {choice.value: tr(Message(choice.explanation)) for choice in self.option.choices}
        self._label.setText(label)
        if self._row:
            self._row.set_labels(label, labels)
        if self._shared:
            self._set_shared_texts(self._shared, label, labels, explanations, len(names))
        for n, (name, row) in enumerate(zip(self._names, self._own, strict=True)):
            is_seated = n < len(names)
            owner = names[n] if is_seated else ""
            row.set_labels(self.tr("{option}, {name}").format(option=label, name=owner), labels)
            name.setText(owner)
            for part in (name, row):
                part.setVisible(is_seated and self.is_own)
        chosen = dict.fromkeys(row.current for row in self._own[: max(len(names), 1)])
        self._explanation.setText("\n".join(explanations[value] for value in chosen))
        self._explanation.setVisible(self.option.per_seat)

    def _set_shared_texts(
        self, shared: Choices, label: str, labels: dict[str, str], explanations: dict[str, str], seated: int
    ) -> None:
        """Alone nothing can differ."""
        shared.set_labels(label, labels, explanations)
        if DIFFERENT not in shared.buttons:
            return
        if seated < 2 and self.is_own:
            shared.choose(self._own[0].current)
        different = {DIFFERENT: self.tr("Different for each player")}
        is_handicap = not self.option.is_language
        why = self.tr("A handicap: choose for each player below.") if is_handicap else self.tr("Choose below.")
        shared.set_labels(label, different, {DIFFERENT: why})
        shared.buttons[DIFFERENT].setVisible(seated > 1)


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
