"""Two large dice for people who play on paper, and what they have shown so far."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.symbols import ROUNDS, SYMBOLS
from ludogite.ui.base.input import ENTER_KEYS
from ludogite.ui.base.motion import DICE_MS, FIRST_TOUCH_MS, thrown
from ludogite.ui.base.painted_cells import PaintedCells
from ludogite.ui.games.symbols.points import CENTRE
from ludogite.ui.games.symbols.solo.sheet_entry import OnPaper
from ludogite.ui.games.symbols.things import paint_die
from ludogite.ui.games.symbols.tray import BOUNCE, TUMBLES
from ludogite.ui.games.symbols.words import ROUND, pair_name
from ludogite.ui.look.language import tr
from ludogite.ui.look.tables import GREEN_FELT, Ground
from ludogite.ui.look.theme import Colours, text_font, title_font
from ludogite.ui.widgets.parts import is_key_focus

SPINS = (-220.0, 260.0)
"""By how many degrees each die turns."""
PAUSE_S = 0.35
"""Seconds after a roll in which there is no other: a double click rolls once."""
PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
"""Where the pips of an ordinary die lie, of nine places row by row."""

BEFORE = Message(QT_TRANSLATE_NOOP("on paper", "Everyone writes a different start symbol in a1. Then roll."))
PAST = QT_TRANSLATE_NOOP("on paper", "Round {n}: {pair}")
TO_COME = QT_TRANSLATE_NOOP("on paper", "Round {n}: not rolled yet")


class DiceTable(PaintedCells):
    """The cells that screen readers know are the rounds."""

    rolled = Signal()

    def __init__(self, colours: Colours, paper: OnPaper) -> None:
        super().__init__(colours)
        self.motion.setEasingCurve(QEasingCurve.Type.Linear)
        self.paper = paper
        self.clock: Callable[[], float] = time.monotonic
        self._rolled_at = 0.0
        self._shows_focus = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(480, 240)

    @property
    def is_full(self) -> bool:
        return len(self.paper.rolls) == ROUNDS

    def throw(self) -> None:
        """Somebody rolls; the second half of a double click does not."""
        now = self.clock()
        if now - self._rolled_at >= PAUSE_S and not self.is_full:
            self._rolled_at = now
            self.roll()

    def roll(self) -> None:
        first, second = secrets.choice(SYMBOLS), secrets.choice(SYMBOLS)
        self.paper.rolls.append((first, second))
        if self.animated:
            self.motion.run(DICE_MS)
            self.sounds.rolled(2, FIRST_TOUCH_MS)
        self.update()
        self.rolled.emit()

    def start_over(self) -> None:
        self.motion.skip()
        self.paper.rolls.clear()
        self.update()

    # What is said

    def round_text(self) -> str:
        return tr(Message(ROUND, n=max(len(self.paper.rolls), 1), all=ROUNDS))

    def roll_text(self) -> str:
        if not self.paper.rolls:
            return tr(BEFORE)
        return tr(pair_name(*self.paper.rolls[-1]))

    def cell_count(self) -> int:
        return ROUNDS

    def cell_name(self, cell: int) -> str:
        if cell >= len(self.paper.rolls):
            return tr(Message(TO_COME, n=cell + 1))
        return tr(Message(PAST, n=cell + 1, pair=pair_name(*self.paper.rolls[cell])))

    def cell_rect(self, cell: int) -> QRect:
        return self._slot(cell).toRect()

    def current_cell(self) -> int | None:
        return len(self.paper.rolls) - 1 if self.paper.rolls else None

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._is_on_dice(event.position()):
            self.throw()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        may_roll = self._is_on_dice(event.position()) and not self.is_full
        self.setCursor(Qt.CursorShape.PointingHandCursor if may_roll else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ENTER_KEYS:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.throw()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._shows_focus = is_key_focus(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._shows_focus = False
        self.update()

    # Where everything lies

    @property
    def _strip(self) -> QRectF:
        """Of the rounds, at the bottom."""
        height = min(max(0.15 * self.height(), 64.0), 150.0)
        width = min(self.width() - 48.0, 13 * height)
        return QRectF((self.width() - width) / 2, self.height() - height - 8, width, height)

    def _slot(self, n: int) -> QRectF:
        strip = self._strip
        width = strip.width() / ROUNDS
        return QRectF(strip.left() + n * width, strip.top(), width, strip.height())

    @property
    def _head(self) -> float:
        """Height of the line above the dice, and of the one below them."""
        return min(max(0.1 * self.height(), 44.0), 110.0)

    def dice(self) -> tuple[QRectF, QRectF]:
        head = self._head
        room = QRectF(0, head, self.width(), self._strip.top() - 2 * head)
        side = min(0.86 * room.height(), 0.36 * room.width())
        gap = 0.16 * side
        left, top = room.center().x() - side - gap / 2, room.center().y() - side / 2
        size = QSizeF(side, side)
        return QRectF(QPointF(left, top), size), QRectF(QPointF(left + side + gap, top), size)

    def _is_on_dice(self, point: QPointF) -> bool:
        return any(die.contains(point) for die in self.dice())

    # How it is painted

    @property
    def _ground(self) -> Ground:
        return GREEN_FELT.ground(self.colours)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_words(painter)
            self._paint_dice(painter)
            for n in range(ROUNDS):
                self._paint_slot(painter, n)

    def _paint_words(self, painter: QPainter) -> None:
        head, strip = self._head, self._strip
        painter.setPen(QColor(self._ground.ink))
        painter.setFont(title_font(round(0.5 * head)))
        painter.drawText(QRectF(0, 0.2 * head, self.width(), 0.8 * head), CENTRE, self.round_text())
        painter.setFont(text_font(round(min(0.36 * head, self.width() / 48)), QFont.Weight.Medium))
        if not self.motion.is_going:
            painter.drawText(QRectF(0, strip.top() - head, self.width(), 0.8 * head), CENTRE, self.roll_text())

    def _paint_dice(self, painter: QPainter) -> None:
        far, height = thrown(float(self.motion.currentValue()) if self.motion.is_going else 1.0)
        first, second = self.dice()
        if self._shows_focus:
            painter.setPen(QPen(QColor(self._ground.link), 3))
            painter.drawRoundedRect(first.united(second).adjusted(-12, -12, 12, 12), 24, 24)
        if not self.paper.rolls:
            self._paint_place(painter, first)
            self._paint_place(painter, second)
            return
        for n, (area, symbol) in enumerate(zip((first, second), self.paper.rolls[-1], strict=True)):
            shown = SYMBOLS[(int(far * TUMBLES) + int(symbol) - 1 + n * bool(far)) % len(SYMBOLS)]
            place = area.translated(far * area.width() * (n - 0.5), -BOUNCE * height * area.height())
            paint_die(painter, place, shown, self.colours, far * SPINS[n])
            if not far:
                _paint_pips(painter, area, int(symbol))

    def _paint_slot(self, painter: QPainter, n: int) -> None:
        area, is_last = self._slot(n), n == len(self.paper.rolls) - 1
        line = 0.26 * area.height()
        painter.setFont(
            text_font(max(round(0.6 * line), 11), QFont.Weight.DemiBold if is_last else QFont.Weight.Medium)
        )
        painter.setPen(QColor(self._ground.ink))
        painter.drawText(QRectF(area.left(), area.bottom() - line, area.width(), line), CENTRE, str(n + 1))
        side = min(0.46 * area.width(), 0.7 * area.height())
        middle = QPointF(area.center().x(), area.top() + (area.height() - line) / 2)
        for which in (0, 1):
            place = QRectF(middle.x() + (which - 1) * side, middle.y() - side / 2, side, side)
            if n < len(self.paper.rolls) and not (is_last and self.motion.is_going):
                paint_die(painter, place, self.paper.rolls[n][which], self.colours)
            else:
                self._paint_place(painter, place)

    def _paint_place(self, painter: QPainter, place: QRectF) -> None:
        """Where a die will lie."""
        inset, rounding = 0.06 * place.width(), 0.16 * place.width()
        painter.setPen(QPen(QColor(self._ground.soft_ink), max(1.0, place.width() / 120), Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), rounding, rounding)


def _paint_pips(painter: QPainter, die: QRectF, face: int) -> None:
    """In a corner, for those who compare with ordinary dice."""
    step = 0.03 * die.width()
    corner = die.topLeft() + QPointF(0.18, 0.18) * die.width()  # on the face, within its rounded bevel
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2B2620"))
    for place in map(int, PIPS[face]):
        painter.drawEllipse(corner + QPointF(place % 3, place // 3) * step, 0.4 * step, 0.4 * step)
