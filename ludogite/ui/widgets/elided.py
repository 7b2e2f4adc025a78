"""Words that may be too long for their place: they end in an ellipsis, and are never cut off."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.look.theme import set_font
from ludogite.ui.widgets.parts import PlainLabel, set_tip


def elided(text: str, metrics: QFontMetrics, room: int) -> str:
    """The text as far as there is room for it."""
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)


def elided_words(text: str, metrics: QFontMetrics, room: int) -> str:
    """A text that wraps: only a word that is longer than a line is shortened."""
    return " ".join(elided(word, metrics, room) for word in text.split(" "))


def elided_inside(text: str, metrics: QFontMetrics, room: int) -> str:
    """Shortened in its middle: long names often differ only at their ends."""
    return metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room)


def in_two_lines(text: str, metrics: QFontMetrics, room: int) -> str:
    """A name in one line or, where there is no room, in two, broken after a space or a hyphen."""
    breaks = [
        n for n, sign in enumerate(text, 1) if sign in " -" and metrics.horizontalAdvance(text[:n].strip()) <= room
    ]
    if metrics.horizontalAdvance(text) <= room:
        return text  # by the same measure as whoever chose the font: to elide is stricter by a part of a pixel
    if not breaks:
        return elided_inside(text, metrics, room)
    first, second = text[: breaks[-1]].strip(), text[breaks[-1] :]
    return f"{first}\n{elided_inside(second, metrics, room)}"


class ElidedLabel(PlainLabel):
    """One line of plain text that is shortened where there is no room; then its tool tip shows all of it. With
    `setWordWrap` it has more lines, and only a word that is longer than a line is shortened."""

    def __init__(self, font: QFont, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_font(self, font)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    @property
    def shown_text(self) -> str:
        shorten = elided_words if self.wordWrap() else elided
        return shorten(self.text(), self.fontMetrics(), self.contentsRect().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        set_tip(self, self.text() if self.shown_text != self.text() else "")
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            wraps = Qt.TextFlag.TextWordWrap if self.wordWrap() else Qt.TextFlag.TextSingleLine
            painter.drawText(self.contentsRect(), self.alignment() | wraps, self.shown_text)
