"""What is seen of Six Symbols: the pads and the tray on the table, and how screen readers name what is on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ludogite.message import Message
from ludogite.players.symbols_reasons import stranded
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Move, State
from ludogite.rules.symbols import CELLS, FREE, ROUNDS, SYMBOLS, Round, Writing, can_write, total
from ludogite.sheets.symbols.grid import Written, number
from ludogite.ui.games.symbols import paper, tray, words
from ludogite.ui.games.symbols.domino import Domino
from ludogite.ui.games.symbols.layout import Layout, dice_around
from ludogite.ui.games.symbols.pencils import Pencils
from ludogite.ui.language import tr
from ludogite.ui.match.board import Board
from ludogite.ui.seat_names import shown_name
from ludogite.ui.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion

BEST = 3
"""How many places an analysis marks."""


class SymbolsView(Board):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.pencils = Pencils()
        self.domino: Domino | None = None
        """The pair of this round as it is turned now."""
        self.held = False
        """Whether it has been taken up."""
        self.target: tuple[int, int] | None = None
        """The seat and the cell that it would go to."""
        self.half: tuple[int, int] | None = None
        """Where the first of its symbols lies alone, when they are placed one after the other."""
        self.tile: int | None = None
        """Which of the six symbols the keys are at, where one is to be chosen."""
        self.die: int | None = None
        """What the first of two real dice shows."""
        self.best: list[Writing] = []
        self.advised = 0
        """The seat that the last question was asked for."""
        self._pointer: QPointF | None = None
        self._rolls = 0
        self._in_play: int | None = None
        """The round that people write, if it was shown last: as long as it lasts the pair may stay in the hand."""
        self._table: tuple[tuple[QSize, int, bool], Layout] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(940, 680)

    def minimumSizeHint(self) -> QSize:
        return QSize(560, 420)

    @property
    def round(self) -> Round:
        assert isinstance(self.state, Round)
        return self.state

    @property
    def is_open(self) -> bool:
        """Whether what is shown is the match as it stands, and goes on."""
        return self.is_now and self.state is not None and self.resigned is None and self.round.to_move is not None

    @property
    def chooses_start(self) -> bool:
        return self.is_open and self.round.is_starting and self.actor is not None

    @property
    def enters_dice(self) -> bool:
        return self.is_open and self.has_real_dice and self.round.to_move == CHANCE

    def may_write(self, seat: int) -> bool:
        return self.is_open and self.pencils.may_write(seat)

    def mark_of(self, seat: int) -> Writing | None:
        """What the seat has pencilled."""
        return self.pencils.marks.get(seat) if self.is_open else None

    def offered(self) -> tuple[int, Writing] | None:
        """What would be pencilled now, and where: what is in the hand, over the sheet of somebody who is to write."""
        if self.domino is None or self.target is None or not self.may_write(self.target[0]):
            return None
        return self.target[0], self.domino.on(self.target[1])

    def why_not(self, seat: int, mark: Writing) -> Message | None:
        return self.round.for_seat(seat).why_not(mark)

    def show_state(self, state: State[Any], last: Move | None, actor: int | None) -> None:
        self.motion.skip()
        super().show_state(state, last, actor)
        self.die, self.best = None, []
        if self.is_now:
            self.pencils.follow(self.round, self.seats)
            if self.animated and isinstance(last, Roll) and self.round.rolls != self._rolls:
                self.motion.run()
            self._rolls = self.round.rolls
        before, self._in_play = self._in_play, self.round.rolls if self.is_open and self.pencils.writers() else None
        if self._in_play is None or self._in_play != before:
            turn = self.domino.turn if self.domino else 0
            self.domino = Domino(self.round.pair, turn) if self.round.pair else None
            self.held, self.half = False, None

    def show_opinions(self, opinions: Sequence[Opinion]) -> None:
        plans = [opinion.plan[0] for opinion in opinions[:BEST]]
        self.best = [move for move in plans if isinstance(move, Writing)]
        self.update()

    def legend(self) -> Message:
        return Message(words.LEGEND)

    # For screen readers

    def name_of(self, seat: int) -> str:
        return shown_name(self.seats[seat]) if seat < len(self.seats) else ""

    def cell_count(self) -> int:
        """The cells of all sheets, and the six symbols where one is to be chosen."""
        return 25 * len(self.seats) + 6

    def cell_name(self, cell: int) -> str:
        if cell >= 25 * len(self.seats):
            return self._tile_name(cell - 25 * len(self.seats))
        seat, place = divmod(cell, 25)
        name, at = self.name_of(seat), CELLS[place]
        if self.state is None:
            return tr(Message(words.CELL_EMPTY, name=name, cell=at))
        sheet, mark = self.round.sheets[seat], self.mark_of(seat)
        if sheet[place] != FREE:
            return tr(Message(words.CELL_INK, name=name, cell=at, symbol=words.SYMBOL_NAMES[sheet[place]]))
        for symbol, pencilled in (mark.first, mark.second) if mark else ():
            if pencilled == place:
                return tr(Message(words.CELL_PENCIL, name=name, cell=at, symbol=words.SYMBOL_NAMES[symbol]))
        is_lost = self.is_coaching and place in stranded(sheet)
        return tr(Message(words.CELL_STRANDED if is_lost else words.CELL_EMPTY, name=name, cell=at))

    def _tile_name(self, tile: int) -> str:
        source = words.TILE_TAKEN if self.is_taken(tile) else words.TILE_FREE
        return tr(Message(source, n=tile + 1, symbol=words.SYMBOL_NAMES[SYMBOLS[tile]]))

    def cell_rect(self, cell: int) -> QRect:
        if cell >= 25 * len(self.seats):
            tiles = self.tiles()
            return tiles[cell - 25 * len(self.seats)].toAlignedRect() if tiles else QRect()
        seat, place = divmod(cell, 25)
        return self.board_layout.pads[seat].grid.cell_place(place).toAlignedRect()

    def current_cell(self) -> int | None:
        if self.tiles():
            return None if self.tile is None else 25 * len(self.seats) + self.tile
        return None if self.target is None else 25 * self.target[0] + self.target[1]

    # Where everything lies

    @property
    def board_layout(self) -> Layout:
        key = self.size(), len(self.round.sheets), self.round.scoring == "advanced"
        if self._table is None or self._table[0] != key:
            self._table = key, Layout(self.size().toSizeF(), *key[1:])
        return self._table[1]

    def _sheet_rect(self, seat: int) -> QRect:
        """The pad with its shadow."""
        return self.board_layout.pads[seat].paper.adjusted(-10, -10, 12, 18).toAlignedRect()

    def update_sheets(self, *places: tuple[int, int] | None) -> None:
        """Only what has changed is painted again: six sheets at every move of the mouse would be slow."""
        for place in places:
            if place is not None:
                self.update(self._sheet_rect(place[0]))

    def update_pointer(self) -> None:
        """Around the pair at the mouse."""
        if self._pointer is not None:
            reach = 2.2 * self.board_layout.die
            corner = self._pointer - QPointF(reach, reach)
            self.update(QRectF(corner, QSizeF(2 * reach, 2 * reach)).toAlignedRect())

    def tiles(self) -> list[QRectF]:
        """The six symbols to choose from, where there is something to choose."""
        if self.chooses_start:
            return self.board_layout.pads[self.actor or 0].tiles()
        return self.board_layout.tiles() if self.enters_dice else []

    def is_taken(self, tile: int) -> bool:
        return self.chooses_start and SYMBOLS[tile] in self.round.taken

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paper.paint_oak(painter, QRectF(self.rect()), self.colours)
            if self.state is None:
                return
            self._paint_tray(painter)
            for seat in range(len(self.round.sheets)):
                if event.rect().intersects(self._sheet_rect(seat)):
                    self._paint_sheet(painter, seat)
            if self.tiles():
                chosen = self.die if self.enters_dice else None
                taken = {tile for tile in range(6) if self.is_taken(tile)}
                cursor = self.tile if self.hasFocus() else None
                tray.paint_tiles(painter, self.tiles(), taken, chosen, cursor, self.colours)
            self._paint_dragged(painter)

    def _paint_tray(self, painter: QPainter) -> None:
        rolls = self.round.rolls
        if rolls and self.round.to_move is not None and not self.enters_dice:
            tray.paint_round(painter, self.board_layout, tr(Message(words.ROUND, n=rolls, all=ROUNDS)), self.colours)
        if self.domino is None:
            return
        if self.is_open and self.pencils.writers() and not self.held:
            tray.paint_key(painter, self.board_layout, tr(words.TURNS), self.colours)
        going = float(self.motion.currentValue()) if self.motion.is_going else 1.0
        is_away = self.held or (self.is_open and not self.pencils.missing())
        painter.setOpacity(0.35 if is_away else 1)
        tray.paint_dice(painter, self.board_layout, self.domino, going, self.colours)
        painter.setOpacity(1)

    def _paint_sheet(self, painter: QPainter, seat: int) -> None:
        pad, sheet, grid = self.board_layout.pads[seat], self.round.sheets[seat], self.board_layout.pads[seat].grid
        is_waiting = self.is_open and self.is_waiting_for(seat)
        paper.paint_pad(painter, pad, self.colours, is_waiting)
        note = self._band_note(seat)
        paper.paint_band(painter, pad, self.name_of(seat), tr(note) if note else "", self.colours, is_waiting)
        paper.paint_grid(painter, grid, self.colours)
        if self.is_coaching and not self.round.is_starting:
            paper.paint_stranded(painter, grid, stranded(sheet), self.colours)
        paper.paint_ink(painter, grid, sheet, self.colours)
        then = self.foreseen(seat)
        now = Written(sheet, self.round.scoring)
        paper.paint_points(painter, grid, now, Written(then, self.round.scoring), self.colours)
        self._paint_marks(painter, seat)
        gain = self.gain(seat)
        if gain is not None:
            self._paint_gain(painter, seat, then, gain)
        if seat == self.resigned:
            veil = paper.paper_colour(self.colours)
            veil.setAlphaF(0.6)
            painter.fillRect(pad.cells, veil)

    def is_waiting_for(self, seat: int) -> bool:
        """Who has pencilled is no longer waited for."""
        if self.round.is_starting:
            return self.round.turn == seat
        return self.round.is_to_write(seat) and self.mark_of(seat) is None

    def _band_note(self, seat: int) -> Message | None:
        if self.is_blocked(seat):
            return words.OUT_OF_PLAY
        if not self.may_write(seat) or len(self.pencils.seats) == 1:
            return None
        return words.IN_PENCIL if seat in self.pencils.marks else words.TO_WRITE

    def is_blocked(self, seat: int) -> bool:
        """Whether the seat can write no more, while others go on."""
        sheet, has_written = self.round.sheets[seat], self.round.sheets[seat] != self.round.before[seat]
        return self.round.to_move is not None and not can_write(sheet) and not (self.round.pair and has_written)

    def foreseen(self, seat: int) -> str:
        """With coaching, the sheet with what is held over it or pencilled on it."""
        sheet, mark = self.round.sheets[seat], self.mark_of(seat)
        offer = self.offered()
        if self.shows_offer() and offer and offer[0] == seat and self.why_not(seat, offer[1]) is None:
            mark = offer[1]
        return _written(sheet, mark) if self.is_coaching and mark else sheet

    def gain(self, seat: int) -> int | None:
        """With coaching, what the pair that is held over the sheet or pencilled on it would bring."""
        sheet, then = self.round.sheets[seat], self.foreseen(seat)
        return total(then, self.round.scoring) - total(sheet, self.round.scoring) if then != sheet else None

    def shows_offer(self) -> bool:
        """Whether what would be pencilled is seen over its cells: it is in the hand, or moved by keys."""
        return self.held or (self.half is None and self.hasFocus())

    def _paint_marks(self, painter: QPainter, seat: int) -> None:
        grid, mark, offer = self.board_layout.pads[seat].grid, self.mark_of(seat), self.offered()
        if self.best and seat == self.advised:
            for n, place in reversed([*enumerate(self.best)]):
                corner = paper.mark_area(grid, place).topLeft() + QPointF(0.2, 0.2) * grid.cell
                tray.paint_frame(painter, paper.mark_area(grid, place), self.colours)
                paper.paint_plate(painter, corner, str(n + 1), 0.22 * grid.cell + 4, self.colours.blue, self.colours)
        if mark:
            paper.paint_mark(painter, grid, mark, self.colours, is_held=False, is_wrong=False)
        if self.half and self.half[0] == seat and self.domino:
            paper.paint_half(painter, grid, self.half[1], self.domino.pair[0], self.colours)
        if self.shows_offer() and offer and offer[0] == seat:
            is_wrong = self.why_not(seat, offer[1]) is not None
            paper.paint_mark(painter, grid, offer[1], self.colours, is_held=True, is_wrong=is_wrong)

    def _paint_gain(self, painter: QPainter, seat: int, then: str, gain: int) -> None:
        """Above the pair, at its right."""
        sheet, grid = self.round.sheets[seat], self.board_layout.pads[seat].grid
        changed = [grid.cell_place(cell) for cell in range(25) if then[cell] != sheet[cell]]
        area = changed[0].united(changed[-1])
        text = f"+{gain}" if gain >= 0 else number(gain)
        ground = QColor(self.colours.green).darker(125).name() if gain > 0 else self.colours.soft_ink
        paper.paint_plate(painter, area.topRight(), text, 0.24 * grid.cell + 4, ground, self.colours)

    def _paint_dragged(self, painter: QPainter) -> None:
        """The pair at the mouse, as long as it is over no sheet."""
        if self.held and self.domino and self._pointer is not None and self.target is None:
            side = self.board_layout.die
            middle = self._pointer + QPointF(*self.domino.way) * (side / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            for area, symbol in zip(dice_around(middle, side, self.domino.way), self.domino.pair, strict=True):
                paper.paint_die(painter, area, symbol, self.colours)


def _written(sheet: str, mark: Writing) -> str:
    cells = list(sheet)
    for symbol, cell in (mark.first, mark.second):
        cells[cell] = symbol
    return "".join(cells)
