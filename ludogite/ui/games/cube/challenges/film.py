"""The solution of a challenge as a film: piece by piece from the start on, forwards and back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ludogite.rules.cube.challenge import Attempt, Place
from ludogite.rules.cube.target import Challenge
from ludogite.ui.look.theme import Colours, text_font
from ludogite.ui.widgets.parts import make_button, make_label, make_timer, set_tip

SPACING = 10
STEP_MS = 1100
"""Milliseconds from piece to piece."""


@dataclass(frozen=True)
class Film:
    challenge: Challenge
    places: tuple[Place, ...]
    at: int = 0
    """The number of pieces that are in by now."""

    @cached_property
    def attempt(self) -> Attempt:
        shown = Attempt(self.challenge)
        for place in self.places[: self.at]:
            shown = shown.after(place)
        return shown

    @property
    def last(self) -> Place | None:
        """The piece that came last."""
        return self.places[self.at - 1] if self.at else None

    @property
    def is_over(self) -> bool:
        return self.at == len(self.places)

    def moved(self, steps: int) -> Film:
        return replace(self, at=min(max(self.at + steps, 0), len(self.places)))


class FilmButton(QPushButton):
    """Back, play or pause, forwards: a drawn sign."""

    def __init__(self, bar: FilmBar, name: str) -> None:
        super().__init__(bar)
        self._bar, self.name = bar, name
        self.setFixedSize(44, 44)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the board has the keys

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        middle = QPointF(self.width() / 2, self.height() / 2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setOpacity(1 if self.isEnabled() else 0.4)
            ink = QColor(self._bar.colours.ink)
            painter.setBrush(ink)
            painter.setPen(QPen(ink, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            side = -1 if self.name == "back" else 1
            if self.name == "play" and self._bar.is_playing:
                for x in (-5, 5):
                    painter.drawLine(middle + QPointF(x, -7), middle + QPointF(x, 7))
                return
            painter.drawPolygon(QPolygonF([middle + QPointF(side * x, y) for x, y in ((-6, -7), (6, 0), (-6, 7))]))
            if self.name != "play":
                painter.drawLine(middle + QPointF(side * 9, -7), middle + QPointF(side * 9, 7))


class FilmBar(QWidget):
    """The buttons of a film, in the place of the tray."""

    stepped = Signal(int)
    """One piece on, or one back."""
    left = Signal()

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self._is_over = False
        self._next_step = make_timer(self, STEP_MS)
        self._next_step.timeout.connect(lambda: self.stepped.emit(1))
        self.buttons = {name: FilmButton(self, name) for name in ("back", "play", "on")}
        self.count = make_label(font=text_font(15), alignment=Qt.AlignmentFlag.AlignCenter)
        self.count.setMinimumWidth(72)
        self.leave = make_button()
        self.leave.setProperty("small", True)
        self.leave.setMinimumHeight(44)
        self.leave.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACING)
        layout.addStretch()
        for button in self.buttons.values():
            layout.addWidget(button)
        layout.addWidget(self.count)
        layout.addWidget(self.leave)
        layout.addStretch()
        self.buttons["back"].clicked.connect(lambda: self.step(-1))
        self.buttons["on"].clicked.connect(lambda: self.step(1))
        self.buttons["play"].clicked.connect(self.play)
        self.leave.clicked.connect(self.left)
        self._set_texts()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """Leaves out how far the film is, if there is little room."""
        parts = (*self.buttons.values(), self.count, self.leave)
        needed = sum(part.minimumSizeHint().width() if part is self.leave else part.minimumWidth() for part in parts)
        self.count.setVisible(needed + SPACING * (len(parts) - 1) <= self.width())

    @property
    def is_playing(self) -> bool:
        return self._next_step.isActive()

    def show_film(self, film: Film | None) -> None:
        """Shows how far the film is; nothing plays on after its end."""
        self.setVisible(film is not None)
        self._is_over = film is None or film.is_over
        if film is None or film.is_over:
            self._next_step.stop()
        if film:
            self.count.setText(f"{film.at} / {len(film.places)}")
            self.buttons["back"].setEnabled(film.at > 0)
            self.buttons["on"].setEnabled(not film.is_over)
            self.buttons["play"].setEnabled(not film.is_over)
        self._set_texts()

    def step(self, pieces: int) -> None:
        """By hand, which ends the playing."""
        self._next_step.stop()
        self._set_texts()
        self.stepped.emit(pieces)

    def play(self) -> None:
        """Plays on, or pauses."""
        if self.is_playing:
            self._next_step.stop()
        elif not self._is_over:
            self._next_step.start()
            self.stepped.emit(1)
        self._set_texts()

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        self.leave.setText(self.tr("Back to my attempt"))
        names = {
            "back": self.tr("One piece back (←)"),
            "play": self.tr("Pause (space)") if self.is_playing else self.tr("Play (space)"),
            "on": self.tr("The next piece (→)"),
        }
        for name, button in self.buttons.items():
            set_tip(button, names[name])
            button.setAccessibleName(names[name])
            button.update()
