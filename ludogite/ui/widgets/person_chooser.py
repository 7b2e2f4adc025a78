"""The chooser of a person: one of those who are remembered, with their badge, or somebody who gives a name; and the way
to a page about them. The same wherever it is asked who plays."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionComboBox, QVBoxLayout, QWidget

from ludogite.match.people import LONGEST_NAME, Person, plain_name, with_names
from ludogite.message import Message
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, set_font
from ludogite.ui.widgets.badges import ABOUT, badge_picture
from ludogite.ui.widgets.choices import Picker
from ludogite.ui.widgets.elided import elided
from ludogite.ui.widgets.parts import set_tip

BADGE = 24
SMALLEST = 0.6
"""How much smaller than others a long name may be."""
MOST_LINES = 20
"""Of the open list that are seen at once."""
ROOT = QModelIndex()


class PersonChooser(QWidget):
    """A list that opens. A line below the people asks for a name; where nobody is known, it is asked for at once. The
    last one, where there is one, leads to the page of the person who is chosen."""

    chosen = Signal(str)
    """The name of the person who plays now."""
    edited = Signal()
    """Another letter of a name."""
    entered = Signal()
    """Enter, after a choice or a name."""
    page_wanted = Signal(str)
    """The name of the person."""

    def __init__(self, people: Sequence[Person], colours: Colours, font: QFont, parent: QWidget) -> None:
        """Who was here last comes first. Without anybody it is somebody without a name of their own."""
        super().__init__(parent)
        self.colours = colours
        self._nobody = Person("", 0, 0)
        self._known = list(people)
        self._person = self._known[0] if people else self._nobody
        self._elsewhere: Collection[str] = ()
        self._is_asked = False
        """Whether the line for another name was chosen."""
        self._has_pages = False
        self.picker = PersonPicker(font, self)
        self.name_field = NameField(font, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.picker)
        layout.addWidget(self.name_field)
        self.picker.activated.connect(self._activate)
        self.picker.entered.connect(self.entered)
        self.name_field.returnPressed.connect(self._enter)
        self.name_field.textEdited.connect(lambda: self.edited.emit())
        self.name_field.left.connect(self._leave)
        self.name_field.withdrawn.connect(self._withdraw)

    # Who it is

    @property
    def person(self) -> Person:
        """While a name is typed already the one who has it; before that nobody in particular."""
        typed = plain_name(self.name_field.text()) if self.is_asking else ""
        return self._called(typed) if typed else self._nobody if self._is_asked else self._person

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def is_named(self) -> bool:
        """Whether somebody plays under a name of their own."""
        return self.name != self._nobody.name

    def take(self, name: str) -> None:
        """Somebody of this name, known or new, or nobody in particular; tells nobody."""
        self._person = self._called(name) if name else self._nobody
        if self._person not in (*self._known, self._nobody):
            self._known.append(self._person)
        self._stop_asking()

    def choose(self, name: str) -> None:
        self.take(name)
        self.chosen.emit(self.name)

    def offer_page(self) -> None:
        """Whoever makes it follows `page_wanted`."""
        self._has_pages = True
        self._fill()

    def offer_without(self, elsewhere: Collection[str]) -> None:
        """Those who play elsewhere at the table are not offered here."""
        if set(elsewhere) != set(self._elsewhere):
            self._elsewhere = elsewhere
            self._fill()

    @property
    def offered(self) -> list[Person]:
        """Who has no name of their own is in the list only as long as nobody else is chosen."""
        known = [person for person in self._known if person == self._person or person.name not in self._elsewhere]
        return known if known and self._person in known else [*known, self._nobody]

    def _called(self, name: str) -> Person:
        """The one who has exactly this name, if somebody has; or who has it in other capitals."""
        people = (*self._known, self._nobody)
        same = [person for person in people if person.name.casefold() == name.casefold()]
        exact = [person for person in same if person.name == name]
        return (exact or same or with_names(self._known, [name])[-1:])[0]

    # A name

    @property
    def is_asking(self) -> bool:
        """Whether there is a field for a name instead of the list."""
        return self._is_asked or self.offered == [self._nobody]

    def _activate(self, index: int) -> None:
        if index < len(self.offered):
            self.choose(self.offered[index].name)
            return
        if index > len(self.offered):
            self.picker.setCurrentIndex(self.offered.index(self._person))
            self.page_wanted.emit(self.name)
            return
        self._is_asked = True
        self._fill()
        self.name_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _enter(self) -> None:
        has_name = bool(plain_name(self.name_field.text()))
        is_settled = has_name or not self._is_asked
        self._leave()
        if is_settled:
            self.entered.emit()

    def _leave(self) -> None:
        """What was typed is the name; if nothing was, all is as before."""
        name = plain_name(self.name_field.text())
        if name:
            self.choose(name)
        elif self._is_asked:
            self._stop_asking()

    def _withdraw(self) -> None:
        self.name_field.clear()
        self._stop_asking()
        self.edited.emit()

    def _stop_asking(self) -> None:
        had_focus = self.name_field.hasFocus()
        self._is_asked = False
        self.name_field.clear()
        self._fill()
        if had_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is seen

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self._fill()

    def set_texts(self, purpose: str, nobody: str) -> None:
        """What is asked, and what somebody without a name is called."""
        if (purpose, nobody) == (self.picker.accessibleName(), self._nobody.name):
            return
        was_nobody = self._person == self._nobody
        self._nobody = Person(nobody, 0, 0)
        if was_nobody:
            self._person = self._nobody
        self.picker.set_purpose(purpose)
        self.name_field.setAccessibleName(purpose)
        self.name_field.setPlaceholderText(self.tr("Name") if self._known else nobody)
        self._fill()

    def _fill(self) -> None:
        """The list anew, or the field."""
        offered = self.offered
        last = [self.tr("Somebody else…")]
        if self._has_pages and self._person.id is not None:
            last.append(tr(Message(ABOUT, name=self.name)))
        self.picker.lines.show_people(offered, self._nobody, last, self.colours)
        self.picker.setCurrentIndex(offered.index(self._person))
        self.picker.updateGeometry()  # it is as wide as the name
        self.name_field.is_withdrawable = self._is_asked
        shown, hidden = (self.name_field, self.picker) if self.is_asking else (self.picker, self.name_field)
        self.setFocusProxy(shown)
        shown.show()
        hidden.hide()


class PeopleLines(QAbstractListModel):
    """The lines of the open list. Qt asks for those that it shows, so it does not matter how many people there are."""

    def __init__(self, picker: QWidget) -> None:
        super().__init__(picker)
        self._picker = picker
        self._people: Sequence[Person] = ()
        self._nobody = Person("", 0, 0)
        self._last: Sequence[str] = ()
        self._colours: Colours | None = None

    def show_people(self, people: Sequence[Person], nobody: Person, last: Sequence[str], colours: Colours) -> None:
        """Nobody has no badge; the last lines are no people."""
        self.beginResetModel()
        self._people, self._nobody, self._last, self._colours = people, nobody, last, colours
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = ROOT) -> int:
        return len(self._people) + len(self._last) if self._colours else 0

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        person = self._people[index.row()] if index.row() < len(self._people) else None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return person.name if person else self._last[index.row() - len(self._people)]
        if role == Qt.ItemDataRole.DecorationRole and self._colours and person and person != self._nobody:
            badge, ratio = (person.colour, person.sign), self._picker.devicePixelRatioF()
            return QIcon(badge_picture(badge, BADGE, self._colours, ratio))
        return None


class PersonPicker(Picker):
    """A long name is written smaller. One that is too long ends in an ellipsis; then the tool tip shows all of it."""

    entered = Signal()

    def __init__(self, font: QFont, parent: QWidget) -> None:
        super().__init__(parent)
        set_font(self, font)
        self.lines = PeopleLines(self)
        self.setModel(self.lines)
        self.setSizeAdjustPolicy(Picker.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)  # looks at no line
        self.setIconSize(QSize(BADGE, BADGE))
        self.setMaxVisibleItems(MOST_LINES)
        self.shows_badge = True
        """Whether the one who is chosen has their badge here; all in the open list have."""

    @property
    def _around(self) -> int:
        """What is not the name: badge, arrow and air."""
        return (BADGE if self.shows_badge else 0) + 52

    @property
    def _shown_font(self) -> QFont:
        """Smaller for a long name."""
        font = QFont(self.font())
        wide, room = self.fontMetrics().horizontalAdvance(self.currentText()), self.width() - self._around
        if wide > room:
            least = min(max(SMALLEST * font.pixelSize(), 12), font.pixelSize())
            font.setPixelSize(int(max(font.pixelSize() * room / wide, least)))
        return font

    @property
    def shown_text(self) -> str:
        return elided(self.currentText(), QFontMetrics(self._shown_font), self.width() - self._around)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.currentText()) + self._around + 2, self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._around + 20, self._height)

    @property
    def _height(self) -> int:
        return super().sizeHint().height()

    def paintEvent(self, event: QPaintEvent) -> None:
        set_tip(self, self.currentText() if self.shown_text != self.currentText() else "")
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_text
        if not self.shows_badge:
            option.currentIcon = QIcon()
        with QPainter(self) as painter:
            painter.setFont(self._shown_font)
            self.style().drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option, painter, self)
            self.style().drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option, painter, self)
            self.paint_arrow(painter)

    def showPopup(self) -> None:
        names = [self.itemText(n) for n in range(self.count())]
        self.view().setMinimumWidth(max(map(self.fontMetrics().horizontalAdvance, names)) + BADGE + 40)
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class NameField(QLineEdit):
    left = Signal()
    """The focus has gone elsewhere."""
    withdrawn = Signal()
    """Escape, where there is something to go back to."""

    def __init__(self, font: QFont, parent: QWidget) -> None:
        super().__init__(parent)
        set_font(self, font)
        self.setMaxLength(LONGEST_NAME)
        self.is_withdrawable = False
        self.editingFinished.connect(self._finish)

    def _finish(self) -> None:
        if not self.hasFocus():
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter has chosen the name; it presses no button as well."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()

    def event(self, event: QEvent) -> bool:
        """Escape goes back to the list before it leaves the page."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.is_withdrawable:
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self.withdrawn.emit()
            return True
        return super().event(event)
