"""Who plays alone: one of those who are remembered, or somebody who gives a name. The same part on every page on which
somebody plays alone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from ludogite.match.people import LONGEST_NAME, Person, with_names
from ludogite.ui.theme import Colours, text_font
from ludogite.ui.widgets.badges import paint_badge
from ludogite.ui.widgets.parts import make_label
from ludogite.ui.widgets.picker import Picker

BADGE = 24
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class WhoPlays(QFrame):
    chosen = Signal(str)
    """The name of the person who plays now."""

    def __init__(self, people: Sequence[Person], colours: Colours, parent: QWidget | None = None) -> None:
        """Who was here last comes first. Without anybody it is somebody without a name of their own."""
        super().__init__(parent)
        self.setObjectName("who")
        self.colours = colours
        self._known = list(people)
        self._people = list(people)
        self._before: Person | None = None
        """Who was chosen before a name is asked for."""
        self._label = make_label(self, font=text_font(12, QFont.Weight.Medium), is_soft=True)
        self.picker = PersonPicker(self)
        self.name_field = NameField(self)
        self.name_field.hide()
        self._notes = [
            make_label(self, font=text_font(13, weight), is_soft=is_soft, alignment=RIGHT)
            for weight, is_soft in ((QFont.Weight.Medium, False), (QFont.Weight.Normal, True))
        ]
        self._lay_out()
        self.set_texts()
        self.picker.activated.connect(self._activate)
        self.picker.currentIndexChanged.connect(self._tell)
        self.name_field.returnPressed.connect(self._add)
        self.name_field.left.connect(self._stop_asking)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(1)
        for part in (self._label, self.picker, self.name_field):
            left.addWidget(part)
        right = QVBoxLayout()
        right.setSpacing(2)
        right.addStretch(1)
        for note in self._notes:
            right.addWidget(note)
        right.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 8, 14, 8)
        layout.addLayout(left)
        layout.addStretch(1)
        layout.addLayout(right)
        self._label.setContentsMargins(5, 0, 0, 0)
        self.show_note("", "")

    # Who it is

    @property
    def person(self) -> Person:
        return self._people[min(max(self.picker.currentIndex(), 0), len(self._people) - 1)]

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def to_remember(self) -> tuple[Person, ...]:
        """The person, unless they have no name of their own."""
        return (self.person,) if self.person in self._known and self.name != self.tr("Player") else ()

    def choose(self, name: str) -> None:
        """Somebody of the list."""
        self.picker.setCurrentIndex(next(n for n, person in enumerate(self._people) if person.name == name))

    def _tell(self, index: int) -> None:
        if 0 <= index < len(self._people):
            self.chosen.emit(self.name)

    # Somebody else

    def _activate(self, index: int) -> None:
        """The last line asks for a name."""
        if index == len(self._people):
            self.picker.setCurrentIndex(self._people.index(self._before) if self._before in self._people else 0)
            self.picker.hide()
            self.name_field.clear()
            self.name_field.show()
            self.name_field.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._before = self.person

    def _add(self) -> None:
        name = self.name_field.text().strip()
        self._stop_asking()
        if not name:
            return
        known = next((person for person in self._people if person.name.casefold() == name.casefold()), None)
        if known is None:
            self._known = with_names(self._known, [name])
            self._people = [*self._known]
            known = self._people[-1]
            self._fill()
        elif known not in self._known:
            self._known.append(known)
        self.choose(known.name)
        self._before = known
        self.picker.setFocus(Qt.FocusReason.OtherFocusReason)
        self.chosen.emit(known.name)

    def _stop_asking(self) -> None:
        had_focus = self.name_field.hasFocus()
        self.name_field.hide()
        self.picker.show()
        if had_focus:
            self.picker.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is seen

    def show_note(self, first: str, second: str) -> None:
        """Two lines at the right, about this person."""
        for note, text in zip(self._notes, (first, second), strict=True):
            note.setText(text)
            note.setVisible(bool(text))

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        for n, person in enumerate(self._people):
            self.picker.setItemIcon(n, self._badge(person))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def set_texts(self) -> None:
        self._label.setText(self.tr("Who plays?"))
        self.picker.setAccessibleName(self.tr("Who plays?"))
        self.name_field.setAccessibleName(self.tr("Name"))
        self.name_field.setPlaceholderText(self.tr("Name"))
        if not self._known:
            self._people = with_names([], [self.tr("Player")])
        self._fill()

    def _fill(self) -> None:
        """The list anew, with the same person chosen."""
        current = max(self.picker.currentIndex(), 0)
        self.picker.blockSignals(True)
        self.picker.clear()
        for person in self._people:
            self.picker.addItem(self._badge(person), person.name)
        self.picker.addItem(self.tr("Somebody else …"))
        self.picker.setCurrentIndex(min(current, len(self._people) - 1))
        self.picker.blockSignals(False)
        self._before = self.person

    def _badge(self, person: Person) -> QIcon:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(QSize(BADGE, BADGE) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            area = QRectF(1, 1, BADGE - 2, BADGE - 2)
            paint_badge(painter, area, person.colour, person.sign, self.colours)
        return QIcon(picture)


class PersonPicker(Picker):
    """As wide as the name that is chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(text_font(17, QFont.Weight.DemiBold))
        self.setIconSize(QSize(BADGE, BADGE))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.currentIndexChanged.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.currentText())
        return QSize(width + BADGE + 52, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(BADGE + 70, super().minimumSizeHint().height())

    def showPopup(self) -> None:
        names = [self.itemText(n) for n in range(self.count())]
        self.view().setMinimumWidth(max(map(self.fontMetrics().horizontalAdvance, names)) + BADGE + 40)
        super().showPopup()


class NameField(QLineEdit):
    left = Signal()
    """Escape, or the focus has gone elsewhere."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(text_font(16, QFont.Weight.DemiBold))
        self.setMaxLength(LONGEST_NAME)
        self.editingFinished.connect(self._finish)

    def _finish(self) -> None:
        if not self.hasFocus():
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
