"""A sheet that was written on paper, typed in cell by cell; what it scores is seen at once."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.symbols import CELLS, FREE, SYMBOLS
from ludogite.ui.base.input import ARROWS, digit_of
from ludogite.ui.base.painted_cells import PaintedCells
from ludogite.ui.games.symbols import paper as painting
from ludogite.ui.games.symbols.layout import Layout
from ludogite.ui.games.symbols.points import final_points, paint_points
from ludogite.ui.games.symbols.tray import paint_tiles, paint_tray
from ludogite.ui.games.symbols.words import SYMBOL_NAMES, TILE_FREE
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import paint_kept_table
from ludogite.ui.look.tables import GREEN_FELT
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.accessible import announce

EMPTY = FREE * 25
WRITTEN = QT_TRANSLATE_NOOP("on paper", "{cell}, {symbol}")
EMPTY_CELL = QT_TRANSLATE_NOOP("on paper", "{cell}, empty")


@dataclass
class OnPaper:
    rolls: list[tuple[str, str]] = field(default_factory=list)
    sheet: str = EMPTY
    scoring: str = "basic"


class SheetEntry(PaintedCells):
    """Screen readers know 25 cells and the six symbols next to them."""

    changed = Signal()

    def __init__(self, colours: Colours, paper: OnPaper) -> None:
        super().__init__(colours)
        self.paper = paper
        self.chosen_cell = 0
        self.heading = ("", "")
        """What stands on the band of the pad, at its left and at its right."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(300, 300)

    @property
    def layout_now(self) -> Layout:
        return Layout(QSizeF(self.size()), 1, self.paper.scoring == "advanced")

    # What its player does

    def write(self, symbol: str) -> None:
        """Into the cell that is chosen; the next one is chosen then."""
        self._put(symbol)
        self._go_to(min(self.chosen_cell + 1, 24))

    def rub_out(self) -> None:
        """What is written here; where nothing is, what was written before."""
        if self.paper.sheet[self.chosen_cell] == FREE:
            self._go_to(max(self.chosen_cell - 1, 0))
        self._put(FREE)

    def clear(self) -> None:
        self.paper.sheet = EMPTY
        self._go_to(0)
        self.changed.emit()

    def _put(self, symbol: str) -> None:
        sheet, cell = self.paper.sheet, self.chosen_cell
        self.paper.sheet = sheet[:cell] + symbol + sheet[cell + 1 :]
        self.update()
        self.changed.emit()

    def _go_to(self, cell: int) -> None:
        self.chosen_cell = cell
        self.update()
        if self.hasFocus():
            announce(self, cell)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        layout = self.layout_now
        cell = layout.pads[0].cell_at(event.position())
        tile = next((n for n, area in enumerate(layout.tiles()) if area.contains(event.position())), None)
        if cell is not None:
            self._go_to(cell)
        elif tile is not None:
            self.write(SYMBOLS[tile])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit, key = digit_of(event), Qt.Key(event.key())
        if digit is not None and digit < len(SYMBOLS):
            self.write(SYMBOLS[digit])
        elif key in ARROWS:
            right, down = ARROWS[key]
            column, row = self.chosen_cell % 5 + right, self.chosen_cell // 5 + down
            self._go_to(5 * min(max(row, 0), 4) + min(max(column, 0), 4))
        elif key == Qt.Key.Key_Backspace:
            self.rub_out()
        elif key == Qt.Key.Key_Delete:
            self._put(FREE)
        elif key == Qt.Key.Key_Space:
            self._go_to(min(self.chosen_cell + 1, 24))
        else:
            super().keyPressEvent(event)

    # What screen readers know

    def cell_count(self) -> int:
        return 25 + len(SYMBOLS)

    def cell_name(self, cell: int) -> str:
        if cell >= 25:
            return tr(Message(TILE_FREE, n=cell - 24, symbol=SYMBOL_NAMES[SYMBOLS[cell - 25]]))
        symbol = self.paper.sheet[cell]
        if symbol == FREE:
            return tr(Message(EMPTY_CELL, cell=CELLS[cell]))
        return tr(Message(WRITTEN, cell=CELLS[cell], symbol=SYMBOL_NAMES[symbol]))

    def is_button(self, cell: int) -> bool:
        return cell >= 25

    def cell_rect(self, cell: int) -> QRect:
        layout = self.layout_now
        return (layout.pads[0].grid.cell_place(cell) if cell < 25 else layout.tiles()[cell - 25]).toRect()

    def current_cell(self) -> int | None:
        return self.chosen_cell

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, colours = self.layout_now, self.colours
        (pad,) = layout.pads
        points = final_points(self.paper.sheet, self.paper.scoring)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_kept_table(painter, QRectF(self.rect()), GREEN_FELT, colours)
            paint_tray(painter, layout, colours, is_wide=True)
            painting.paint_pad(painter, pad, colours, is_awaited=False)
            painting.paint_band(painter, pad, "", *self.heading, colours)
            painting.paint_washes(painter, pad.grid, self.paper.sheet, colours)
            painting.paint_ink(painter, pad.grid, self.paper.sheet, colours)
            paint_points(painter, pad.grid, points, colours)
            paint_tiles(painter, layout.tiles(), set(), None, None, colours)
            painter.setPen(QPen(QColor(colours.accent), 4 if self.hasFocus() else 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pad.grid.cell_place(self.chosen_cell).adjusted(2, 2, -2, -2), 5, 5)
