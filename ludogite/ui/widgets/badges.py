"""The badges of people: a colour, and a sign that tells the same without colour."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from ludogite.match.people import Badge, next_badge
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.look.language import tr
from ludogite.ui.look.palettes import LIGHT
from ludogite.ui.look.theme import Colours, text_font
from ludogite.ui.widgets.parts import set_tip
from ludogite.ui.widgets.signs import SIGNS_DRAWN, sign_path

COLOUR_NAMES = (
    Message(QT_TRANSLATE_NOOP("badges", "red")),
    Message(QT_TRANSLATE_NOOP("badges", "blue")),
    Message(QT_TRANSLATE_NOOP("badges", "green")),
    Message(QT_TRANSLATE_NOOP("badges", "yellow")),
    Message(QT_TRANSLATE_NOOP("badges", "black")),
    Message(QT_TRANSLATE_NOOP("badges", "brown")),
    Message(QT_TRANSLATE_NOOP("badges", "orange")),
    Message(QT_TRANSLATE_NOOP("badges", "violet")),
    Message(QT_TRANSLATE_NOOP("badges", "pink")),
    Message(QT_TRANSLATE_NOOP("badges", "turquoise")),
)
ABOUT = QT_TRANSLATE_NOOP("badges", "About {name}")
"""The way to the page of a person."""
SIGN_NAMES = tuple(name for name, _ in SIGNS_DRAWN)
GROUNDS = (
    *(LIGHT.red, LIGHT.blue, LIGHT.green, LIGHT.yellow, LIGHT.dark_piece, LIGHT.board),
    *("#D0701A", "#71489B", "#B23A6E", "#149A8C"),
)
"""The same in all themes: those of the pieces are too pale for a white sign in the dark ones, or too much alike."""


def badge_words(colour: int, sign: int) -> Message:
    return Message(QT_TRANSLATE_NOOP("badges", "{sign}, {colour}"), colour=COLOUR_NAMES[colour], sign=SIGN_NAMES[sign])


RING = 3
"""Pixels of the ring around a badge, in the colour of the pieces that its person plays."""


def paint_ring(painter: QPainter, badge: QRectF, colour: str, colours: Colours) -> None:
    """Around a badge, with an edge that is seen whatever the colours are."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = RING / 2 + 1.5
    for shade, width in ((colours.edge, RING + 1.6), (colour, RING)):
        painter.setPen(QPen(QColor(shade), width))
        painter.drawEllipse(badge.adjusted(-reach, -reach, reach, reach))
    painter.restore()


def ringed(painter: QPainter, area: QRectF, ring: str, colours: Colours) -> QRectF:
    """Paints the ring, if there is one, and leaves so much of the area for the badge; the ring of a focus has room."""
    badge = area.adjusted(9, 9, -9, -9) if ring else area.adjusted(5, 5, -5, -5)
    if ring:
        paint_ring(painter, badge, getattr(colours, ring), colours)
    return badge


def paint_badge(painter: QPainter, area: QRectF, colour: int, sign: int, colours: Colours) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(GROUNDS[colour]))
    painter.drawEllipse(area)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF" if colour != 3 else "#2B2620"))
    painter.translate(area.center())
    painter.scale(area.width() / 100, area.height() / 100)
    painter.drawPath(sign_path(sign))
    painter.restore()


@cache
def badge_picture(badge: Badge, size: int, colours: Colours, ratio: float) -> QPixmap:
    """There are few different ones, however many people."""
    picture = QPixmap(QSize(size, size) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        paint_badge(painter, QRectF(1, 1, size - 2, size - 2), *badge, colours)
    return picture


def paint_number(painter: QPainter, badge: QRectF, number: int, colours: Colours) -> None:
    """On a chip at the edge of a badge: which of several computers it is."""
    side = max(0.3 * badge.width(), 16)
    chip = QRectF(badge.right() - 0.8 * side, badge.bottom() - 0.8 * side, side, side)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(colours.panel))
    painter.setBrush(QColor(colours.ink))
    painter.drawEllipse(chip)
    painter.setFont(text_font(round(0.75 * side), QFont.Weight.DemiBold))
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, str(number))


def paint_computer(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The sign of a computer that plays: a head with two eyes."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    painter.scale(area.width() / 100, area.height() / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.soft_ink))
    painter.drawEllipse(QPointF(0, 0), 50, 50)
    painter.setBrush(QColor(colours.panel))
    painter.drawRoundedRect(QRectF(-26, -16, 52, 38), 9, 9)
    painter.drawRoundedRect(QRectF(-2, -28, 4, 14), 2, 2)
    painter.drawEllipse(QPointF(0, -29), 5, 5)
    painter.setBrush(QColor(colours.soft_ink))
    for x in (-11, 11):
        painter.drawEllipse(QPointF(x, 0), 5, 5)
    painter.drawRoundedRect(QRectF(-11, 11, 22, 4), 2, 2)
    painter.restore()


def paint_initial(painter: QPainter, area: QRectF, name: str, colours: Colours) -> None:
    """For somebody who has no badge here: the first letter of the name."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(colours.background))
    painter.drawEllipse(area)
    painter.setFont(text_font(round(0.54 * area.height()), QFont.Weight.DemiBold))
    painter.setPen(QColor(colours.soft_ink))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, name[:1].upper())
    painter.restore()


class BadgeButton(QAbstractButton):
    """A badge that changes to the next one when it is pressed, or that opens something."""

    changed = Signal()

    def __init__(
        self, colours: Colours, colour: int, sign: int, size: int, parent: QWidget, *, opens: bool = False
    ) -> None:
        super().__init__(parent)
        self.colours, self.colour, self.sign = colours, colour, sign
        self.ring = ""
        """The colour of the pieces that its person plays, as the theme calls it; empty: they have none."""
        self.setFixedSize(size, size)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        if not opens:
            self.clicked.connect(self._change)

    @property
    def badge(self) -> Badge:
        return self.colour, self.sign

    def set_badge(self, colour: int, sign: int) -> None:
        self.colour, self.sign = colour, sign
        self.set_texts()
        self.update()

    def _change(self) -> None:
        self.set_badge(*next_badge(self.colour, self.sign))
        self.changed.emit()

    def set_texts(self) -> None:
        words = tr(badge_words(self.colour, self.sign))
        self.setAccessibleName(QCoreApplication.translate("badges", "Badge: {badge}").format(badge=words))
        change = QCoreApplication.translate("badges", "{badge}. Press to change.")
        with_ring = QCoreApplication.translate(
            "badges", "{badge}. Press to change. The ring has the colour of the pieces."
        )
        set_tip(self, (with_ring if self.ring else change).format(badge=words))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect())
            badge = ringed(painter, area, self.ring, self.colours)
            paint_badge(painter, badge, self.colour, self.sign, self.colours)
            if self.hasFocus() or self.underMouse():
                painter.setPen(QPen(QColor(self.colours.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(area.adjusted(1, 1, -1, -1))


class BadgeLink(QAbstractButton):
    """Lies over a badge that is painted already, and leads to the page of its person."""

    def __init__(self, name: str, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self.colours = name, colours
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the board
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_texts(self) -> None:
        about = tr(Message(ABOUT, name=self._name))
        self.setAccessibleName(about)
        set_tip(self, about)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not (self.hasFocus() or self.underMouse()):
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.colours.accent), 2))
            area = QRectF(self.rect())
            side = min(area.width(), area.height()) - 2
            painter.drawEllipse(area.center(), side / 2, side / 2)
