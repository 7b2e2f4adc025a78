"""Whose statistics are shown: everybody's, or those of one person."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from ludogite.match.people import Person
from ludogite.ui.look.theme import Colours, scaled, set_font, text_font
from ludogite.ui.widgets.badges import paint_badge
from ludogite.ui.widgets.elided import in_two_lines
from ludogite.ui.widgets.parts import is_key_focus, lead_tab_to_checked, set_tip

ROW, BADGE = 46, 28
SMALL, APART = 18, 9
"""Badges that stand for everybody: how large, and how far apart."""


class PersonButton(QAbstractButton):
    """A badge and a name; several badges, or plain discs, stand for everybody."""

    def __init__(self, people: Sequence[Person], is_everybody: bool, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.people, self.is_everybody, self.colours = people, is_everybody, colours
        self.shows_focus = False
        """Whether keys have led here: its frame comes with them, not with a click."""
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a radio button for screen readers
        set_font(self, text_font(15, QFont.Weight.Medium))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(180, scaled(ROW))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.shows_focus = is_key_focus(event)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.shows_focus = True
        self.update()
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, area = self.colours, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(
                QPen(QColor(colours.accent), 2) if self.hasFocus() and self.shows_focus else Qt.PenStyle.NoPen
            )
            is_plain = not self.isChecked() and not self.underMouse()
            painter.setBrush(Qt.BrushStyle.NoBrush if is_plain else QColor(colours.background))
            painter.drawRoundedRect(area, 10, 10)
            if self.isChecked():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.ink))
                painter.drawRoundedRect(QRectF(area.left() + 2, area.top() + 10, 4, area.height() - 20), 2, 2)
            end = self._paint_badges(painter, area)
            painter.setPen(QColor(colours.ink))
            room = QRectF(end + 12, area.top(), area.right() - end - 20, area.height())
            name = in_two_lines(self.text(), self.fontMetrics(), int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_badges(self, painter: QPainter, area: QRectF) -> float:
        """Where they end."""
        left, middle = area.left() + 14, area.center().y()
        if not self.is_everybody:
            person = self.people[0]
            paint_badge(
                painter, QRectF(left, middle - BADGE / 2, BADGE, BADGE), person.colour, person.sign, self.colours
            )
        else:
            painter.setPen(QPen(QColor(self.colours.panel), 1.5))
            painter.setBrush(QColor(self.colours.soft_ink))
            for n in range(2):
                place = QRectF(left + n * (APART + 1), middle - SMALL / 2 + (n * 2 - 1) * 4, SMALL, SMALL)
                if len(self.people) > 1:
                    paint_badge(painter, place, self.people[n].colour, self.people[n].sign, self.colours)
                else:
                    painter.drawEllipse(place)
        return left + BADGE


class PeopleList(QScrollArea):
    chosen = Signal(object)
    """A name; None: everybody."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("choices")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._colours = colours
        self._inner = QWidget(self)
        self._inner.setObjectName("choices")
        self._layout = QVBoxLayout(self._inner)
        self._layout.setContentsMargins(10, 14, 10, 14)
        self._layout.setSpacing(2)
        self._layout.addStretch(1)
        self._group = QButtonGroup(self)
        self.buttons: dict[str | None, PersonButton] = {}
        self.setWidget(self._inner)

    @property
    def people(self) -> list[Person]:
        return [button.people[0] for name, button in self.buttons.items() if name is not None]

    def show_people(self, people: Sequence[Person], current: str | None) -> None:
        """Adds those who are not listed yet."""
        if None not in self.buttons:
            self._add(None, people)
        for person in people:
            if person.name not in self.buttons:
                self._add(person.name, [person])
        self.buttons[None].people = people
        self.buttons[current if current in self.buttons else None].setChecked(True)
        lead_tab_to_checked(self._group)
        self.set_texts()

    def _add(self, name: str | None, people: Sequence[Person]) -> None:
        button = PersonButton(people, name is None, self._colours, self._inner)
        self.buttons[name] = button
        self._group.addButton(button)
        self._layout.insertWidget(self._layout.count() - 1, button)
        button.toggled.connect(lambda is_on: self._choose(name) if is_on else None)
        button.clicked.connect(lambda: self.ensureWidgetVisible(button))

    def _choose(self, name: str | None) -> None:
        """If the focus is on another one, it goes along."""
        for button in self.buttons.values():
            if button.hasFocus():
                by_key, other = Qt.FocusReason.TabFocusReason, Qt.FocusReason.OtherFocusReason
                self.buttons[name].setFocus(by_key if button.shows_focus else other)
                break
        lead_tab_to_checked(self._group)
        self.chosen.emit(name)

    def set_texts(self) -> None:
        for name, button in self.buttons.items():
            text = self.tr("Everyone") if name is None else name
            button.setText(text)
            button.setAccessibleName(text)
            set_tip(button, text if name else "")
            button.updateGeometry()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        for button in self.buttons.values():
            button.colours = colours
            button.update()
