"""The dice for people who play on paper, with the buttons below them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.settings import Settings
from ludogite.ui.games.symbols.solo.dice_table import DiceTable
from ludogite.ui.games.symbols.solo.sheet_entry import OnPaper
from ludogite.ui.look import system
from ludogite.ui.look.materials import paint_kept_table
from ludogite.ui.look.tables import GREEN_FELT
from ludogite.ui.look.theme import Colours, text_font
from ludogite.ui.pages.days.part import SoloPart
from ludogite.ui.widgets.confirm import Confirmation
from ludogite.ui.widgets.parts import announce, make_button, make_label

SIDE, SPACING = 24, 12


class DicePart(SoloPart):
    score_wanted = Signal()
    """All is rolled, and somebody wants his sheet to be counted."""
    announced = Signal(str)
    """What a screen reader was given to read."""

    def __init__(self, paper: OnPaper, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self.setProperty("ground", GREEN_FELT.name)
        self._confirmation = Confirmation()
        self.table = DiceTable(colours, paper)
        self.table.setParent(self)  # before the buttons, for screen readers too
        self.sentence = make_label(self, font=text_font(15), wraps=True)
        self.sentence.setObjectName("on_table")
        self.start_over_button, self.score_button = (make_button(self) for _ in range(2))
        self.roll_button = make_button(self, is_primary=True)
        self.roll_button.setProperty("large", True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 16)
        layout.addWidget(self.table, stretch=1)
        below = self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        below.setContentsMargins(SIDE, 0, SIDE, 0)
        below.setSpacing(SPACING)
        below.addWidget(self.sentence, stretch=1)
        row = QHBoxLayout()
        row.setSpacing(SPACING)
        row.addStretch(1)
        for button in (self.start_over_button, self.score_button, self.roll_button):
            row.addWidget(button)
        below.addLayout(row)
        layout.addLayout(below)
        self.roll_button.clicked.connect(self._roll)
        self.start_over_button.clicked.connect(self._start_over)
        self.score_button.clicked.connect(self.score_wanted)
        self.table.rolled.connect(self._announce_roll)
        self.set_texts()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """The sentence is above the buttons where it has no room beside them."""
        buttons = [self.start_over_button, self.score_button, self.roll_button]
        wide = sum(button.minimumSizeHint().width() + SPACING for button in buttons if not button.isHidden())
        wide += self.sentence.fontMetrics().horizontalAdvance(self.sentence.text())
        has_room = wide <= self.width() - 2 * SIDE
        direction = QBoxLayout.Direction
        self._below.setDirection(direction.LeftToRight if has_room else direction.TopToBottom)

    def take_focus(self) -> None:
        self.table.setFocus()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.table.set_colours(colours)

    def use_settings(self, settings: Settings) -> None:
        self.table.set_animated(system.is_animated(settings))
        self.table.sounds.use(settings)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_kept_table(painter, QRectF(self.rect()), GREEN_FELT, self._colours)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def set_texts(self) -> None:
        table = self.table
        self._confirmation.withdraw()
        self.sentence.setText(
            self.tr("That was the last roll. Add up your points.")
            if table.is_full
            else self.tr("Click the dice or press Space.")
        )
        table.setAccessibleName(f"{table.round_text()}: {table.roll_text()}")
        self.start_over_button.setText(self.tr("Start over"))
        self.start_over_button.setEnabled(bool(table.paper.rolls))
        self.start_over_button.setVisible(not table.is_full)  # then the other button begins anew
        self.score_button.setText(self.tr("Score a sheet"))
        self.score_button.setVisible(table.is_full)
        self.roll_button.setText(self.tr("Twelve new rolls") if table.is_full else self.tr("Roll"))

    def _announce_roll(self) -> None:
        self.set_texts()
        self.announced.emit(self.table.accessibleName())
        announce(self.table, self.table.accessibleName())

    def _roll(self) -> None:
        """When all is rolled, the same button begins anew: nothing is lost that anybody still needs."""
        if self.table.is_full:
            self._clear()
        else:
            self.table.throw()

    def _start_over(self) -> None:
        """Asks once more before it forgets the rolls."""
        if self._confirmation.ask_or_confirm(self.start_over_button):
            self._clear()
        else:
            self.sentence.setText(self.tr("Clear these rolls? Press “Start over” once more."))
            announce(self.sentence, self.sentence.text())

    def _clear(self) -> None:
        self.table.start_over()
        self.set_texts()
        self.table.setFocus()
