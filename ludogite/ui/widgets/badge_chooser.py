"""All colours and all signs of a badge side by side, to choose one of each."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QWidget

from ludogite.match.people import COLOURS, SIGNS, Badge
from ludogite.ui.look.language import choice_name, tr
from ludogite.ui.look.theme import Colours, enlarged
from ludogite.ui.widgets.badges import COLOUR_NAMES, SIGN_NAMES, paint_badge
from ludogite.ui.widgets.parts import is_key_focus, lead_tab_to_checked, set_tip

WIDE, HIGH, GAP, BETWEEN, AROUND = 40, 44, 3, 8, 14
"""Of one choice, between them, between colours and signs, and around all."""
LEAST_ABREAST, MOST_ABREAST = 5, 20


class BadgePart(QAbstractButton):
    """The badge with another colour, or with another sign."""

    def __init__(self, badge: Badge, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.badge, self.colours, self.shows_focus = badge, colours, False
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a radio button for screen readers
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.shows_focus = is_key_focus(event)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.shows_focus = True
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area, colours = QRectF(self.rect()), self.colours
            reach = area.width() / 2
            disc = QRectF(area.center() - QPointF(reach, reach), QSizeF(area.width(), area.width()))
            paint_badge(painter, disc.adjusted(5, 5, -5, -5), *self.badge, colours)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if self.isChecked():
                painter.setPen(QPen(QColor(colours.ink), 2.5))
                painter.drawEllipse(disc.adjusted(1.5, 1.5, -1.5, -1.5))
            if self.underMouse() or (self.hasFocus() and self.shows_focus):
                painter.setPen(QPen(QColor(colours.accent), 2))
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 6, 6)


class BadgeChooser(QFrame):
    chosen = Signal()

    def __init__(self, badge: Badge, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("seat")
        self.badge = badge
        self.colour_parts = [BadgePart((colour, badge[1]), colours, self) for colour in range(COLOURS)]
        self.sign_parts = [BadgePart((badge[0], sign), colours, self) for sign in range(SIGNS)]
        self._groups = [QButtonGroup(self), QButtonGroup(self)]
        for group, parts in zip(self._groups, (self.colour_parts, self.sign_parts), strict=True):
            for part in parts:
                group.addButton(part)
                part.clicked.connect(lambda _checked=False, part=part: self._choose(part.badge))
                part.toggled.connect(lambda is_on, part=part: self._choose(part.badge) if is_on else None)
        self.set_badge(badge)

    def _choose(self, badge: Badge) -> None:
        if badge != self.badge:
            self.set_badge(badge)
            self.chosen.emit()

    def set_badge(self, badge: Badge) -> None:
        self.badge = badge
        for colour, part in enumerate(self.colour_parts):
            part.badge = colour, badge[1]
        for sign, part in enumerate(self.sign_parts):
            part.badge = badge[0], sign
        for part in (self.colour_parts[badge[0]], self.sign_parts[badge[1]]):
            part.setChecked(True)
        for group in self._groups:
            lead_tab_to_checked(group)
        self.update()

    # Places

    def _abreast(self, width: int) -> int:
        return max(1, min((width - 2 * AROUND + GAP) // (enlarged(WIDE) + GAP), MOST_ABREAST))

    def _height_at(self, width: int) -> int:
        abreast, step = self._abreast(width), enlarged(HIGH) + GAP
        return (-(-COLOURS // abreast) + -(-SIGNS // abreast)) * step - GAP + BETWEEN + 2 * AROUND

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._height_at(width)

    def sizeHint(self) -> QSize:
        width = MOST_ABREAST * (enlarged(WIDE) + GAP) + 2 * AROUND
        return QSize(width, self._height_at(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_ABREAST * (enlarged(WIDE) + GAP) + 2 * AROUND, enlarged(HIGH))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        abreast, wide, high = self._abreast(self.width()), enlarged(WIDE), enlarged(HIGH)
        top = AROUND
        for parts in (self.colour_parts, self.sign_parts):
            for n, part in enumerate(parts):
                part.setGeometry(AROUND + n % abreast * (wide + GAP), top + n // abreast * (high + GAP), wide, high)
            top += -(-len(parts) // abreast) * (high + GAP) + BETWEEN

    # Words and colours

    def set_texts(self) -> None:
        colour, sign = self.tr("Colour"), self.tr("Sign")
        for purpose, parts, names in (
            (colour, self.colour_parts, COLOUR_NAMES),
            (sign, self.sign_parts, SIGN_NAMES),
        ):
            for part, name in zip(parts, names, strict=True):
                part.setAccessibleName(choice_name(purpose, tr(name)))
                set_tip(part, tr(name))
        self.updateGeometry()
        self._place()

    def set_colours(self, colours: Colours) -> None:
        for part in (*self.colour_parts, *self.sign_parts):
            part.colours = colours
        self.update()
