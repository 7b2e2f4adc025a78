"""Big Bang for screen readers: the tokens of the boards, the dish, bell and glass, and the faces of real dice."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ludogite.message import Message
from ludogite.rules.tokens import CELLS, STAR
from ludogite.ui.base.board import Board
from ludogite.ui.base.painted_cells import Cells
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.games.bigbang import words
from ludogite.ui.games.bigbang.hand import Call
from ludogite.ui.games.bigbang.position import Position
from ludogite.ui.games.bigbang.tokens import BLANK
from ludogite.ui.games.bigbang.view import BigBangView
from ludogite.ui.look.language import tr

DISH, BELL, GLASS, FACES = 0, 1, 2, 3
"""The things on the table; they come after the cells of the boards."""


class BigBangCells(Cells):
    def __init__(self, board: Board, position: Position, view: BigBangView) -> None:
        self._board, self._position, self._view = board, position, view

    @property
    def count(self) -> int:
        return self.first_thing + FACES + 6

    @property
    def first_thing(self) -> int:
        return 36 * len(self._board.seats)

    def called(self, name: str, seat: int = 0) -> int:
        """A thing on the table, a token of the seat's board, or one of the other board."""
        things = {"dish": DISH, "bell": BELL, "glass": GLASS}
        if name in things:
            return self.first_thing + things[name]
        *other, cell = name.split()
        return CELLS.index(cell) + 36 * (1 - seat if other else seat)

    def name(self, cell: int) -> str:
        seat, place = divmod(cell, 36)
        if seat >= len(self._board.seats):
            return tr(self._thing_name(cell - self.first_thing))
        position, hand = self._position, self._position.hand
        name, at, token = shown_name(self._board.seats[seat]), CELLS[place], position.token_seen(seat, place)
        if token is None:
            is_pick = position.is_now and seat != hand.seat and place in hand.picks()
            return tr(Message(words.CELL_PICK if is_pick else words.CELL_DOWN, name=name, cell=at))
        if token == BLANK:
            return tr(Message(words.CELL_BLANK, name=name, cell=at))
        if token == STAR:
            return tr(Message(words.CELL_STAR, name=name, cell=at))
        is_selected = position.is_now and seat == hand.seat and place in hand.selected
        return tr(Message(words.CELL_SELECTED if is_selected else words.CELL_UP, name=name, cell=at, value=token))

    def _thing_name(self, thing: int) -> Message:
        if thing == DISH:
            return self._position.dish_text()
        if thing in (BELL, GLASS):
            call, name = (Call.BONUS, words.BELL) if thing == BELL else (Call.FORGOTTEN, words.GLASS)
            is_silenced = self._position.is_now and self._position.hand.is_silenced(call)
            return Message(words.SILENCED, call=name) if is_silenced else name
        return Message(words.FACE, n=thing - FACES + 1)

    def is_round(self, cell: int) -> bool:
        return cell < self.first_thing

    def is_button(self, cell: int) -> bool:
        return cell >= self.first_thing

    def place(self, cell: int) -> QRectF:
        seat, place = divmod(cell, 36)
        if seat < len(self._board.seats):
            if self._position.is_at_round_end:
                area = self._view.round_end.boards[seat].cell_place(place)
                return area.translated(self._board.room.topLeft())
            return self._view.layout.boards[seat].cell_place(place)
        thing, layout = cell - self.first_thing, self._view.layout
        if self._position.is_at_round_end:
            return QRectF()
        if thing >= FACES:
            return layout.tiles[thing - FACES] if self._position.enters_dice else QRectF()
        if thing == DISH:
            return QRectF() if self._board.is_last_turn else layout.dish
        area, call = (layout.bell, Call.BONUS) if thing == BELL else (layout.glass, Call.FORGOTTEN)
        return area if self._position.has_call(call) else QRectF()

    def current(self) -> int | None:
        if self._position.enters_dice:
            return None if self._position.face is None else self.first_thing + FACES + self._position.face
        return None if self._position.key_cell is None else 36 * self._position.large + self._position.key_cell
