"""The options of a sheet, a row each: choices side by side, or a number."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.message import Message
from ludogite.rules.game import Option
from ludogite.sheets.offers import Choosable, Number, Text
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import scaled, set_font, text_font
from ludogite.ui.widgets.choices import NumberField
from ludogite.ui.widgets.parts import make_label
from ludogite.ui.widgets.segments import Segments

MOST_ABREAST = 3
"""Of many choices, so many are side by side."""


class OptionRow(QWidget):
    """An option of a sheet: what it is, its choices side by side, and what the chosen one means."""

    changed = Signal()

    def __init__(self, option: Option, chosen: Mapping[str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.option = option
        values = [choice.value for choice in option.choices]
        self._name = make_label(self, font=text_font(15, QFont.Weight.DemiBold))
        before = chosen.get(option.name)
        abreast = MOST_ABREAST if len(values) > MOST_ABREAST + 1 else None
        self.segments = Segments(values, before if before in values else values[0], self, abreast)
        self._explanation = make_label(self, font=text_font(13), is_soft=True, wraps=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for part in (self._name, self.segments, self._explanation):
            layout.addWidget(part)
        self.segments.chosen.connect(self._change)

    def set_texts(self) -> None:
        name = tr(Message(self.option.label))
        self._name.setText(name)
        self.segments.set_labels(name, {choice.value: tr(Message(choice.label)) for choice in self.option.choices})
        chosen = next(choice for choice in self.option.choices if choice.value == self.segments.current)
        self._explanation.setVisible(self.option.is_explained)
        self._explanation.setText(tr(Message(chosen.explanation)) if chosen.explanation.text else "")

    @property
    def current(self) -> str:
        return self.segments.current

    def _change(self) -> None:
        self.set_texts()
        self.changed.emit()


class NumberRow(QWidget):
    """A number of a sheet: what it is, and a field for it."""

    changed = Signal()

    def __init__(self, option: Number, chosen: Mapping[str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.option = option
        self._name = make_label(self, font=text_font(15, QFont.Weight.DemiBold))
        self.field = NumberField(self)
        self.field.setRange(option.lowest, option.highest)
        self.field.setValue(int(chosen.get(option.name, option.default)))
        self.field.setKeyboardTracking(False)
        set_font(self.field, text_font(15))
        self.field.setFixedWidth(scaled(110))
        self.field.setMinimumHeight(34)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._name, stretch=1)
        layout.addWidget(self.field)
        self.field.valueChanged.connect(lambda _value: self.changed.emit())

    @property
    def current(self) -> str:
        return str(self.field.value())

    def set_texts(self) -> None:
        name = tr(Message(self.option.label))
        self._name.setText(name)
        self.field.setAccessibleName(name)


def make_row(option: Choosable, chosen: Mapping[str, str], parent: QWidget) -> OptionRow | NumberRow:
    assert not isinstance(option, Text)
    return NumberRow(option, chosen, parent) if isinstance(option, Number) else OptionRow(option, chosen, parent)
