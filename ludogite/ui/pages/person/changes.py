"""Changes a person: another name, another entry that is the same person, and nothing left of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from ludogite.match.people import LONGEST_SHOWN, Person, plain_name
from ludogite.message import Message
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import scaled, set_font, text_font
from ludogite.ui.widgets.choices import Picker
from ludogite.ui.widgets.confirm import Confirmation
from ludogite.ui.widgets.parts import announce, button_text, make_button, make_label
from ludogite.ui.widgets.person_chooser import NameField

FIELD = 220


class ChangesCard(QFrame):
    renamed = Signal(str)
    joined = Signal(int)
    """The id of the other entry."""
    deleted = Signal()
    complained = Signal()
    """A sentence has appeared at its lower end."""

    def __init__(self, person: Person, others: Sequence[Person], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("seat")
        self._person, self._confirmation = person, Confirmation()
        self._labels = [make_label(self, font=text_font(15, QFont.Weight.Medium), wraps=True) for _ in range(2)]
        self._labels.append(make_label(self, font=text_font(14), is_soft=True, wraps=True))
        self.name_field = NameField(text_font(16), self)
        self.name_field.setMaxLength(LONGEST_SHOWN)
        self.rename_button, self.join_button, self.delete_button = (make_button(self) for _ in range(3))
        self.others = Picker(self)
        set_font(self.others, text_font(16))
        self.complaint = make_label(self, font=text_font(14, QFont.Weight.Medium), wraps=True)
        self.complaint.setObjectName("complaint")
        self._lay_out()
        self.show_person(person, others)
        self.name_field.textEdited.connect(self._follow_name)
        self.name_field.returnPressed.connect(self._rename)
        self.rename_button.clicked.connect(self._rename)
        self.others.activated.connect(self._withdraw)
        self.join_button.clicked.connect(self._join)
        self.delete_button.clicked.connect(self.deleted)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(20, 14, 16, 14)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(0, 1)
        parts = ((self.name_field, self.rename_button), (self.others, self.join_button), (None, self.delete_button))
        for n, (field, button) in enumerate(parts):
            grid.addWidget(self._labels[n], n, 0, 1, 1 if field else 2)
            if field is not None:
                grid.addWidget(field, n, 1)
            grid.addWidget(button, n, 2)
        grid.addWidget(self.complaint, len(parts), 0, 1, 3)
        for part in (self._labels[0], *self.in_order[:2], self._labels[1], *self.in_order[2:4], self._labels[2]):
            part.raise_()  # screen readers come to what was raised first
        for part in (self.in_order[4], self.complaint):
            part.raise_()

    @property
    def in_order(self) -> list[QWidget]:
        """The parts that Tab comes to, one after the other."""
        return [self.name_field, self.rename_button, self.others, self.join_button, self.delete_button]

    def show_person(self, person: Person, others: Sequence[Person]) -> None:
        self._person = person
        self.name_field.setText(person.name)
        self.others.clear()
        for other in others:
            self.others.addItem(other.name, other.id)
        for part in (self._labels[1], self.others, self.join_button):
            part.setVisible(bool(others))
        self._withdraw()
        self._follow_name()

    def complain(self, sentence: str) -> None:
        self.complaint.setText(sentence)
        self.complaint.setVisible(bool(sentence))
        if sentence:
            self.complained.emit()
        announce(self, sentence)

    def _follow_name(self) -> None:
        self.rename_button.setEnabled(plain_name(self.name_field.text()) != self._person.name)

    def _rename(self) -> None:
        if self.rename_button.isEnabled():
            self.renamed.emit(self.name_field.text())

    def _join(self) -> None:
        """Pressed once more: what was two entries cannot be taken apart again."""
        if self._confirmation.ask_or_confirm(self.others.currentData()):
            self.joined.emit(self.others.currentData())
        else:
            self.complain(
                self.tr("{other} and {name} become one person, {name}. This cannot be undone.").format(
                    other=self.others.currentText(), name=self._person.name
                )
            )
        self._set_join_text()

    def _withdraw(self) -> None:
        self._confirmation.withdraw()
        self.complain("")
        self._set_join_text()

    def _set_join_text(self) -> None:
        asked = self.tr("Press again to join")
        self.join_button.setText(button_text(asked if self._confirmation.is_open else self.tr("Join")))
        if self._confirmation.is_open:
            announce(self, asked)

    def set_texts(self) -> None:
        name, same, gone = self._labels
        name.setText(self.tr("Name"))
        same.setText(self.tr("The same person as"))
        gone.setText(
            self.tr(
                "Their solo games and games against the computer are deleted too. Games with others stay, under the"
                " name “Somebody”."
            )
        )
        self.name_field.setAccessibleName(name.text())
        self.others.set_purpose(same.text())
        self.rename_button.setText(self.tr("Rename"))
        self.delete_button.setText(self.tr("Delete"))
        self.delete_button.setAccessibleName(self.tr("Delete {name}").format(name=self._person.name))
        for field in (self.name_field, self.others):
            field.setFixedWidth(scaled(FIELD))
        self._set_join_text()

    def tell(self, message: Message) -> None:
        self.complain(tr(message))
