"""The view of Big Bang: two boards, dice and ruler, the dish, bell and glass; their motion; and their names for screen
readers. It knows of a face-down token its place, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QSizePolicy

from ludogite.message import Message
from ludogite.rules.bigbang import Boards, Bonus, Claim, Turn
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Move, Objection, State
from ludogite.rules.tokens import CELLS, STAR
from ludogite.ui.base.board import Board, Shown
from ludogite.ui.base.move_animation import MoveAnimation
from ludogite.ui.base.seat_names import in_sentence, shown_name
from ludogite.ui.games.bigbang import words
from ludogite.ui.games.bigbang.hand import Call, Hand
from ludogite.ui.games.bigbang.layout import (
    Between,
    Final,
    Layout,
    ending_places,
)
from ludogite.ui.games.bigbang.painting import paint_table
from ludogite.ui.games.bigbang.replay import (
    Replay,
    ends_round,
    flips_begun,
    moves_of_turn,
    replay,
    turned_last,
    up_at_end,
)
from ludogite.ui.games.bigbang.round_end import paint_round_end
from ludogite.ui.games.bigbang.table import (
    ShownTable,
    paint_boards,
    paint_things,
    region_of_cells,
    region_of_dragged_dice,
    region_of_flips,
    region_of_things,
)
from ludogite.ui.games.bigbang.tokens import BLANK
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import paint_oak
from ludogite.ui.look.picture_cache import Steps
from ludogite.ui.look.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion

FLIP_MS, FASTEST_FLIP_MS, CHAIN_MS = 240, 110, 2600
"""Milliseconds of a flip alone, of one in a long chain, and of a whole chain if that is possible."""
COMPUTER_MS = 620
"""Milliseconds that an action of a computer takes, so that it can be followed."""
TUMBLE_MS = 420
BEST = 3
"""How many tokens an analysis marks."""
DISH, BELL, GLASS, FACES = 0, 1, 2, 3
"""What screen readers find after the cells of the boards."""


class BigBangView(Board):
    board_rolls = True

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.hand = Hand()
        self.steps = Steps(self)
        self.key_cell: int | None = None
        """The cell of the large board that keys are at, where a player uses them."""
        self.face: int | None = None
        """Which of the six faces the keys are at, where real dice are entered."""
        self.hovered: int | None = None
        """The cell of the large board that the mouse is over."""
        self.looked_at: int | None = None
        """The seat whose board somebody has enlarged to look at."""
        self.dragged: QPointF | None = None
        """Where the dice are that somebody drags to the dish."""
        self.is_over_dish = False
        self.best: list[int] = []
        self.took: Message | None = None
        """Why the last token was a bonus, while it is news."""
        self._replay: Replay | None = None
        """What was done last, until anything else is done."""
        self._turned_last = 0, 0
        """A seat, and what it turned in its last turn."""
        self._begun = 0
        """How many flips of it were begun when they were last painted."""
        self._is_tumbling = False
        self._layout: tuple[tuple[QSize, int, int], Layout] | None = None
        self.animation = MoveAnimation(self, self._prepare_moves)
        self.motion.finished.connect(self._come_to_rest)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(948, 669)

    def least_size(self, width: int) -> QSize:
        return QSize(436, 340)

    # What the page shows

    @property
    def boards(self) -> Boards:
        assert isinstance(self.state, Boards)
        return self.state

    def show_position(self, shown: Shown) -> None:
        before, self.took = self.shown, None
        self.motion.skip()
        super().show_position(shown)
        self.best, self.looked_at, self._replay = [], None, None
        self._turned_last = turned_last(self.boards, shown.past)
        if not shown.is_now:
            return
        names = [in_sentence(seat) for seat in self.seats]
        self.hand.is_learning = self.is_lesson
        self.hand.follow(self.boards, shown.actor, moves_of_turn(shown.past), names)
        self.animation.follow(before, shown)

    def _prepare_moves(self, seen: State[Any], moves: Sequence[Move]) -> int:
        assert isinstance(seen, Boards)
        if all(isinstance(move, Turn | Bonus | Claim) for move in moves):
            self._replay = replay(seen, moves, self.boards)
            if links := self._replay.links:
                link = links[-1].link
                assert link
                many = Message(words.CHAIN_OVER, n=len(links), left=self.boards.budget or 0)
                self.took = many if len(links) > 1 else words.bonus_name(link.cell, link.reach, link.kind)
        self._is_tumbling = isinstance(moves[-1], Roll)
        self._begun = 0
        return self._duration(seen) if self._replay or self._is_tumbling else 0

    def show_arrival(self, move: Move, seat: int) -> None:
        """In a film. In the match as it stands all moves are seen happening."""
        if self.shown is not None and not self.shown.is_now:
            self.animation.replay(self.shown.past[-1][0], move)
            self.took = None

    def _duration(self, seen: Boards) -> int:
        if self._replay is None:
            return TUMBLE_MS
        count = len(self._replay.flips)
        is_followed = self.seats and not self.seats[seen.turn].is_person
        return max(COMPUTER_MS if is_followed else 0, min(count * FLIP_MS, max(CHAIN_MS, count * FASTEST_FLIP_MS)))

    def is_busy(self) -> bool:
        return self.motion.is_going

    def _come_to_rest(self) -> None:
        self._is_tumbling = False
        self.update()
        if self._is_chain and self.took is not None:
            self.changed.emit(None)  # how long it was is said at its end
        self.rested.emit()

    @property
    def _is_chain(self) -> bool:
        """Whether several tokens were turned at once."""
        return self._replay is not None and len(self._replay.flips) > 1

    @property
    def is_chain_going(self) -> bool:
        return self.motion.is_going and self._is_chain

    @property
    def is_at_round_end(self) -> bool:
        """Whether the page between the rounds is shown, or the one at the end."""
        if self.shown is None or self.stage is not None:
            return False
        state = self.boards
        if state.to_move is None:
            return len(state.up) == 2 and self.shown.resigned is None
        is_begun = self.shown.is_now and self.hand.is_round_begun
        return ends_round(state, self.shown.past) and not is_begun

    def side_of(self, seat: int) -> int:
        """Between the rounds the boards still lie as they were."""
        is_between = self.is_at_round_end and self.boards.to_move is not None
        return seat if is_between else super().side_of(seat)

    @property
    def is_paused(self) -> bool:
        return self.hand.is_between and not self.hand.is_round_begun

    @property
    def enters_dice(self) -> bool:
        """Whether somebody is to enter what real dice show."""
        is_now = self.shown is not None and self.shown.is_now and self.shown.resigned is None
        return is_now and self.has_real_dice and self.boards.to_move == CHANCE and not self.is_paused

    @property
    def stage(self) -> Boards | None:
        """The boards that something happens on; None once it has happened."""
        return self._replay.stage if self._replay and self.motion.is_going and not self._is_tumbling else None

    def show_opinions(self, opinions: Sequence[Opinion], seat: int | None) -> None:
        firsts = [opinion.plan[0] for opinion in opinions]
        self.best = [move.cell for move in firsts if isinstance(move, Turn | Bonus)][:BEST]
        self.update()

    def legend(self) -> Message:
        return words.LEGEND

    def show_objection(self, objection: Objection) -> None:
        self.update()

    # Where everything lies

    @property
    def large(self) -> int:
        """The seat whose board is worked on."""
        if self.stage is not None and self._replay and self._replay.flips:
            return self._replay.flips[0].seat
        if self.looked_at is not None:
            return self.looked_at
        if self._is_now and self.hand.call is Call.FORGOTTEN and self.hand.seat is not None:
            return 1 - self.hand.seat
        if self.shown and self.shown.better and isinstance(self.shown.better[0], Claim):
            return 1 - self.boards.turn
        return self.boards.turn

    @property
    def _is_now(self) -> bool:
        return self.shown is not None and self.shown.is_now

    @property
    def board_layout(self) -> Layout:
        key = self.size(), self.large, len(self.boards.up)
        if self._layout is None or self._layout[0] != key:
            self._layout = key, Layout(self.size().toSizeF(), *key[1:])
            if self.has_plate:
                layout = self._layout[1]
                layout.boards = ending_places(self.room, len(layout.boards), layout.boards[layout.large].pitch)
        return self._layout[1]

    def set_room(self, room: QRectF | None) -> None:
        self._layout = None
        super().set_room(room)

    @property
    def round_end(self) -> Between | Final:
        """Where everything lies between the rounds and at the end, in the board's room."""
        size = self.size().toSizeF()
        return Final(self.room.size(), Between(size).boards[0].pitch) if self.has_plate else Between(size)

    def essential_area(self) -> QRectF:
        """The boards, and what is said of the last round."""
        if self.shown is None:
            return self.room
        if self.is_at_round_end:
            layout = self.round_end
            areas = [layout.plate.translated(self.room.topLeft())]
            areas += [place.area.translated(self.room.topLeft()) for place in layout.boards]
        else:
            areas = [place.area for place in self.board_layout.boards]
        area = areas[0]
        for other in areas[1:]:
            area = area.united(other)
        return area

    def token_seen(self, seat: int, cell: int) -> int | None:
        """What lies there: a number, a star, the back (None), or a face that is not known any more."""
        state = self.stage or self.boards
        if not state.up[seat] >> cell & 1:
            return None
        token = state.board_of(seat)[cell]
        return BLANK if token is None else token

    # For screen readers

    def cell_count(self) -> int:
        return 36 * len(self.seats) + FACES + 6

    def cell_called(self, name: str) -> int:
        """A thing on the table, a token of the first board, or one of the other board."""
        things = {"dish": DISH, "bell": BELL, "glass": GLASS}
        if name in things:
            return 36 * len(self.seats) + things[name]
        *other, cell = name.split()
        return CELLS.index(cell) + (36 if other else 0)

    def cell_name(self, cell: int) -> str:
        seat, place = divmod(cell, 36)
        if self.shown is None:
            return ""
        if seat >= len(self.seats):
            return tr(self._thing_name(cell - 36 * len(self.seats)))
        name, at, token = shown_name(self.seats[seat]), CELLS[place], self.token_seen(seat, place)
        if token is None:
            is_pick = self._is_now and seat != self.hand.seat and place in self.hand.picks()
            return tr(Message(words.CELL_PICK if is_pick else words.CELL_DOWN, name=name, cell=at))
        if token == BLANK:
            return tr(Message(words.CELL_BLANK, name=name, cell=at))
        if token == STAR:
            return tr(Message(words.CELL_STAR, name=name, cell=at))
        is_selected = self._is_now and seat == self.hand.seat and place in self.hand.selected
        return tr(Message(words.CELL_SELECTED if is_selected else words.CELL_UP, name=name, cell=at, value=token))

    def is_button(self, cell: int) -> bool:
        return cell >= 36 * len(self.seats)

    def _thing_name(self, thing: int) -> Message:
        if thing == DISH:
            return self.dish_text()
        if thing in (BELL, GLASS):
            call, name = (Call.BONUS, words.BELL) if thing == BELL else (Call.FORGOTTEN, words.GLASS)
            is_silenced = self._is_now and self.hand.is_silenced(call)
            return Message(words.SILENCED, call=name) if is_silenced else name
        return Message(words.FACE, n=thing - FACES + 1)

    def cell_rect(self, cell: int) -> QRect:
        seat, place = divmod(cell, 36)
        if self.shown is None:
            return QRect()
        if seat < len(self.seats):
            if self.is_at_round_end:
                area = self.round_end.boards[seat].cell_place(place)
                return area.translated(self.room.topLeft()).toAlignedRect()
            return self.board_layout.boards[seat].cell_place(place).toAlignedRect()
        thing, layout = cell - 36 * len(self.seats), self.board_layout
        if self.is_at_round_end:
            return QRect()
        if thing >= FACES:
            return layout.tiles[thing - FACES].toAlignedRect() if self.enters_dice else QRect()
        if thing == DISH:
            return QRect() if self.is_last_turn else layout.dish.toAlignedRect()
        area, call = (layout.bell, Call.BONUS) if thing == BELL else (layout.glass, Call.FORGOTTEN)
        return area.toAlignedRect() if self.has_call(call) else QRect()

    def current_cell(self) -> int | None:
        if self.enters_dice:
            return None if self.face is None else 36 * len(self.seats) + FACES + self.face
        return None if self.key_cell is None or self.shown is None else 36 * self.large + self.key_cell

    # What is on the table

    def dish_text(self) -> Message:
        """Whom the next roll is for."""
        if len(self.boards.up) == 1:
            return words.ENTER_HERE_ALONE if self.enters_dice else words.ROLL_ALONE
        is_rolling = self.boards.to_move == CHANCE
        name = in_sentence(self.seats[self.boards.turn if is_rolling else 1 - self.boards.turn])
        return Message(words.ENTER_HERE if self.enters_dice else words.ROLL_FOR, name=name)

    def has_call(self, call: Call) -> bool:
        """Whether the bell or the glass is on the table: it depends on who is assisted, on nothing else."""
        state = self.boards
        if call is Call.BONUS:
            return not state.assisted[state.turn]
        return len(state.up) == 2 and not state.assisted[1 - state.turn]

    # Painting

    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        paint_oak(painter, area, self.colours, width=0)

    def update_cells(self, *cells: int | None) -> None:
        """What changes with tokens of the large board that are pointed at or selected."""
        self.update(region_of_cells(self.board_layout, *cells))

    def update_dish(self) -> None:
        self.update(region_of_things(self.board_layout.dish))

    def update_dragged(self, point: QPointF) -> None:
        """The dice are dragged to here."""
        before, self.dragged = self.dragged, point
        self.update(region_of_dragged_dice(self.board_layout, before, point))

    def update_moving(self) -> None:
        if self.shown is None or not self.motion.is_going:
            self.update()
        elif self._is_tumbling:
            self.update(region_of_things(self.board_layout.strip))
        elif self._replay is not None:
            flips, seen = self._replay.flips, self._begun
            self._begun = flips_begun(flips, float(self.motion.currentValue()))
            self.update(region_of_flips(self.board_layout, flips, seen, self._begun))

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.steps.painting(), QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            area = QRectF(self.rect())
            if self.shown is None or not self.seats:
                return
            if self.is_at_round_end:
                paint_table(painter, area, self.colours)
                painter.translate(self.room.topLeft())
                up = up_at_end(self.shown.past)
                paint_round_end(painter, self.round_end, self.boards, up, self.seats, self.colours)
                return
            table = self._table(event.region())
            paint_boards(painter, area, table)
            if not self.has_plate:
                paint_things(painter, table)

    def _table(self, clip: QRegion) -> ShownTable:
        """All that is painted."""
        assert self.shown
        hand, better = self.hand if self._is_now else Hand(), self.shown.better
        if not self._is_now:
            hand.follow(self.boards, self.boards.turn if better else None, moves_of_turn(self.shown.past))
            hand.show_plan(better)
        return ShownTable(
            state=self.boards,
            layout=self.board_layout,
            names=[shown_name(seat) for seat in self.seats],
            colours=self.colours,
            hand=hand,
            tokens=tuple(tuple(self.token_seen(seat, cell) for cell in range(36)) for seat in range(len(self.seats))),
            turned_last=self._turned_last,
            flips=self._replay.flips if self._replay else (),
            progress=float(self.motion.currentValue()) if self.motion.is_going and not self._is_tumbling else 1.0,
            tumbling=float(self.motion.currentValue()) if self._is_tumbling and self.motion.is_going else 1.0,
            cursor=self.key_cell if self.hasFocus() else None,
            face=self.face if self.hasFocus() else None,
            hovered=self.hovered,
            dragged=self.dragged,
            is_over_dish=self.is_over_dish,
            enters_dice=self.enters_dice,
            dish_text="" if self.is_last_turn else tr(self.dish_text()),
            is_now=self._is_now,
            best=self.best,
            calls=[call for call in Call if self.has_call(call)],
            clip=clip,
        )
