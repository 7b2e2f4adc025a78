"""An option of a game at set-up: choice cards for the whole table, or a row of buttons for each seat that has its
own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.message import Message
from ludogite.rules.game import Option
from ludogite.ui.language import tr
from ludogite.ui.theme import text_font
from ludogite.ui.widgets.choices import Choices
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import make_label
from ludogite.ui.widgets.segments import Segments


class OptionChoice(QWidget):
    changed = Signal()

    def __init__(self, option: Option, seats: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        values = [choice.value for choice in option.choices]
        self._label = make_label(self, font=text_font(15, QFont.Weight.DemiBold))
        self.choices: list[Segments | Choices] = (
            [Segments(values, values[0], self) for _ in range(seats)]
            if option.per_seat
            else [Choices(values, values[0], self)]
        )
        self._names = [ElidedLabel(text_font(14), self) for _ in self.choices]
        self._explanation = make_label(self, font=text_font(13), is_soft=True, wraps=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._label)
        for name, choice in zip(self._names, self.choices, strict=True):
            layout.addWidget(name)
            layout.addWidget(choice)
            choice.chosen.connect(lambda: self.changed.emit())
        layout.addWidget(self._explanation)

    def value(self, order: Sequence[int]) -> str | list[str]:
        """What is chosen, for each seat in this order where every seat has its own."""
        if self.option.per_seat:
            return [self.choices[seat].current for seat in order]
        return self.choices[0].current

    def set_texts(self, names: Sequence[str]) -> None:
        label = tr(Message(self.option.label))
        labels = {choice.value: tr(Message(choice.label)) for choice in self.option.choices}
        explanations = {choice.value: tr(Message(choice.explanation)) for choice in self.option.choices}
        self._label.setText(label)
        for n, (name, choice) in enumerate(zip(self._names, self.choices, strict=True)):
            if isinstance(choice, Choices):
                choice.set_labels(label, labels, explanations)
                name.hide()
                continue
            is_seated = n < len(names)
            owner = names[n] if is_seated else ""
            choice.set_labels(self.tr("{option}, {name}").format(option=label, name=owner), labels)
            name.setText(owner)
            for part in (name, choice):
                part.setVisible(is_seated)
        chosen = dict.fromkeys(choice.current for choice in self.choices[: max(len(names), 1)])
        self._explanation.setText("\n".join(explanations[value] for value in chosen))
        self._explanation.setVisible(self.option.per_seat)
