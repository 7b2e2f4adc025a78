"""The table of Six Symbols without its paint: where everything lies, what follows from the position and the hands, what
is said of a round, and how screen readers name what is on the sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QSizePolicy

from ludogite.message import Message
from ludogite.players.symbols_reasons import stranded
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Outcome
from ludogite.rules.symbols import CELLS, FREE, SYMBOLS, Round, Writing, can_write, points_so_far
from ludogite.sheets.symbols.grid import number
from ludogite.ui.base.board import Board, Shown
from ludogite.ui.base.seat_names import shown_name, subject
from ludogite.ui.games.symbols import words
from ludogite.ui.games.symbols.hand import Domino, Hand, Place
from ludogite.ui.games.symbols.layout import Layout
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion

BEST = 3
"""How many places an analysis marks."""


class SymbolsTable(Board):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.hand = Hand()
        self.tile: int | None = None
        """Which of the six symbols the keys are at, where one is to be chosen."""
        self.best: list[Writing] = []
        self.advised = 0
        """The seat that the best places are for."""
        self._pointer: QPointF | None = None
        self._rolls = 0
        self._table: tuple[tuple[QSize, int, bool], Layout] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(940, 680)

    def least_size(self, width: int) -> QSize:
        return QSize(400, 320)

    @property
    def round(self) -> Round:
        assert isinstance(self.state, Round)
        return self.state

    @property
    def chooses_start(self) -> bool:
        return self.hand.is_open and self.round.is_starting and self.actor is not None

    @property
    def enters_dice(self) -> bool:
        return self.hand.is_open and self.has_real_dice and self.round.to_move == CHANCE

    @property
    def pair(self) -> Domino | None:
        """The dice in the tray: those of this round as they are turned, or those of a round that is looked back at."""
        if self.shown is None or self.shown.is_now:
            return self.hand.domino
        turn = self.hand.domino.turn if self.hand.domino else 0
        return Domino(self.round.pair, turn) if self.round.pair else None

    def show_position(self, shown: Shown) -> None:
        self.motion.skip()
        super().show_position(shown)
        self.best = []
        if not shown.is_now:
            self.hand.look_away()
            return
        self.hand.follow(self.round, self.seats, shown.resigned is not None, shown.undone)
        if self.animated and isinstance(shown.last, Roll) and self.round.rolls != self._rolls:
            self.motion.run()
        self._rolls = self.round.rolls

    @property
    def written_last(self) -> tuple[int, Writing] | None:
        """While somebody looks back: what has just been written there, and on whose sheet."""
        shown = self.shown
        if shown is None or shown.is_now or not isinstance(shown.last, Writing):
            return None
        seat = shown.past[-1][0].to_move
        return (seat, shown.last) if isinstance(seat, int) else None

    @property
    def better(self) -> Writing | None:
        """What the seat to move would better have written, for somebody who looks back."""
        move = self.shown.better[0] if self.shown and self.shown.better else None
        return move if isinstance(move, Writing) else None

    def show_opinions(self, opinions: Sequence[Opinion], seat: int | None) -> None:
        plans = [opinion.plan[0] for opinion in opinions[:BEST]]
        self.best = [move for move in plans if isinstance(move, Writing)]
        self.advised = seat or 0
        self.update()

    def legend(self) -> Message:
        return Message(words.LEGEND)

    # What follows from the position and the hand

    def is_awaited(self, seat: int) -> bool:
        """Whether the seat is to act; not any more once it has pencilled."""
        if self.round.is_starting:
            return self.round.turn == seat
        return self.round.is_to_write(seat) and self.hand.mark_of(seat) is None

    def is_blocked(self, seat: int) -> bool:
        """Whether the seat can write no more, while others go on."""
        sheet, has_written = self.round.sheets[seat], self.round.sheets[seat] != self.round.before[seat]
        return self.round.to_move is not None and not can_write(sheet) and not (self.round.pair and has_written)

    def foreseen(self, seat: int) -> str:
        """With coaching, the sheet with what is held over it or pencilled on it."""
        sheet, mark = self.round.sheets[seat], self.hand.mark_of(seat)
        offer = self.hand.offered()
        if self.shows_offer() and offer and offer[0] == seat and self.hand.objection_to(*offer) is None:
            mark = offer[1]
        return _with_mark(sheet, mark) if self.is_coaching and mark else sheet

    def gain(self, seat: int) -> int | None:
        """With coaching, what the pair that is held over the sheet or pencilled on it would bring."""
        sheet, then = self.round.sheets[seat], self.foreseen(seat)
        scoring = self.round.scoring
        return points_so_far(then, scoring) - points_so_far(sheet, scoring) if then != sheet else None

    def shows_offer(self) -> bool:
        """Whether what would be pencilled is seen over its cells: it is in the hand, or moved by keys."""
        return self.hand.is_held or (self.hand.half is None and self.hasFocus())

    # What is said

    def name_of(self, seat: int) -> str:
        return shown_name(self.seats[seat]) if seat < len(self.seats) else ""

    def action_name(self) -> Message:
        return words.WRITE if sum(seat.is_person for seat in self.seats) < 2 else words.DONE

    def whose_turn(self) -> Message | None:
        turn = self._turn()
        blocked = [seat for seat in range(len(self.seats)) if self.is_blocked(seat)]
        if turn is None or not blocked:
            return turn
        if len(blocked) == 1:
            return Message(words.ONE_BLOCKED, name=self.name_of(blocked[0]), turn=turn)
        return Message(words.SEVERAL_BLOCKED, names=self._names(blocked), turn=turn)

    def _turn(self) -> Message | None:
        hand = self.hand
        if self.chooses_start:
            return Message(words.CHOOSE_START, name=self.name_of(self.actor or 0))
        if self.enters_dice:
            if hand.die is None:
                return Message(words.ENTER_DICE)
            return Message(words.ENTER_OTHER, symbol=words.A_SYMBOL[SYMBOLS[hand.die]])
        if not hand.writers() or hand.is_settled():
            return None
        is_alone = self.action_name() is words.WRITE
        if hand.is_complete():
            return Message(words.IN_ALONE if is_alone else words.IN_TOGETHER)
        assert self.round.pair
        pair, missing = words.pair_name(*self.round.pair), hand.missing()
        if is_alone:
            return Message(words.WRITE_ALONE, pair=pair)
        if len(missing) == 1:
            return Message(words.ONE_TO_WRITE, name=self.name_of(missing[0]), pair=pair)
        return Message(words.SEVERAL_TO_WRITE, names=self._names(missing), pair=pair)

    def ending_sentence(self, outcome: Outcome) -> Message | None:
        """“Léa wins, 24 to 21!”, unless the best line had to decide."""
        scores, winner = self.round.scores, outcome.winner
        is_given_up = self.shown is not None and self.shown.resigned is not None
        if winner is None or len(scores) < 2 or is_given_up or scores.count(scores[winner]) > 1:
            return None
        name, points = subject(self.seats[winner]), scores[winner]
        if len(scores) == 2:
            return Message(words.WINS, name=name, points=number(points), other=number(scores[1 - winner]))
        return Message(words.WINS_OVER_ALL, name=name, n=points)

    def _names(self, seats: Sequence[int]) -> str | Message:
        return words.all_names([self.name_of(seat) for seat in seats])

    def offer(self) -> Message | None:
        """What would be pencilled here, unless it is already; with coaching also what it would bring, or why it cannot
        be."""
        offer = self.hand.offered()
        if offer is None or not self.shows_offer() or self.hand.is_pencilled(*offer):
            return None
        seat, mark = offer
        if not self.is_coaching:
            return Message(words.HERE, writing=words.writing_name(mark))
        gain = self.gain(seat) or 0
        source = words.HERE_BRINGS if gain >= 0 else words.HERE_COSTS
        return self.hand.objection_to(seat, mark) or Message(source, writing=words.writing_name(mark), n=abs(gain))

    def other_die(self) -> Message | None:
        """Where the second die goes, while the first lies alone."""
        if self.hand.half is None or self.hand.domino is None:
            return None
        return Message(words.SECOND_CELL, other=words.A_SYMBOL[self.hand.domino.pair[1]])

    def nothing_to_write(self, seat: int) -> Message:
        return Message(words.NOT_TO_WRITE, name=self.name_of(seat))

    # For screen readers

    def cell_count(self) -> int:
        """The cells of all sheets, and the six symbols where one is to be chosen."""
        return 25 * len(self.seats) + 6

    def cell_called(self, name: str) -> int:
        """Of the first sheet; a symbol to choose is called by its number."""
        return CELLS.index(name) if name in CELLS else 25 * len(self.seats) + SYMBOLS.index(name)

    def cell_name(self, cell: int) -> str:
        if cell >= 25 * len(self.seats):
            return self._tile_name(cell - 25 * len(self.seats))
        seat, place = divmod(cell, 25)
        name, at = self.name_of(seat), CELLS[place]
        if self.shown is None:
            return tr(Message(words.CELL_EMPTY, name=name, cell=at))
        sheet, mark = self.round.sheets[seat], self.hand.mark_of(seat)
        if sheet[place] != FREE:
            return tr(Message(words.CELL_INK, name=name, cell=at, symbol=words.SYMBOL_NAMES[sheet[place]]))
        for symbol, pencilled in (mark.first, mark.second) if mark else ():
            if pencilled == place:
                return tr(Message(words.CELL_PENCIL, name=name, cell=at, symbol=words.SYMBOL_NAMES[symbol]))
        is_lost = self.is_coaching and place in stranded(sheet)
        return tr(Message(words.CELL_STRANDED if is_lost else words.CELL_EMPTY, name=name, cell=at))

    def is_button(self, cell: int) -> bool:
        return cell >= 25 * len(self.seats)

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
        target = self.hand.target
        return None if target is None else 25 * target[0] + target[1]

    # Where everything lies

    def essential_area(self) -> QRectF:
        area = QRectF()
        for pad in self.board_layout.pads:
            area = area.united(pad.paper)
        return area

    def set_room(self, room: QRectF | None) -> None:
        self._table = None
        super().set_room(room)

    @property
    def board_layout(self) -> Layout:
        key = self.size(), len(self.round.sheets), self.round.scoring == "advanced"
        if self._table is None or self._table[0] != key:
            self._table = key, Layout(self.size().toSizeF(), *key[1:], self.room if self.has_plate else None)
        return self._table[1]

    def _sheet_rect(self, seat: int) -> QRect:
        """The pad with its shadow."""
        return self.board_layout.pads[seat].paper.adjusted(-10, -10, 12, 18).toAlignedRect()

    def update_sheets(self, *places: Place | None) -> None:
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


def _with_mark(sheet: str, mark: Writing) -> str:
    cells = list(sheet)
    for symbol, cell in (mark.first, mark.second):
        cells[cell] = symbol
    return "".join(cells)
