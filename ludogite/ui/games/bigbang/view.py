"""Paints Big Bang: two boards, dice and ruler, the dish, bell and glass, and their motion."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QRegion

from ludogite.ui.base.board import Board
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.games.bigbang.hand import Call, Hand
from ludogite.ui.games.bigbang.layout import Between, Final, Layout, ending_places
from ludogite.ui.games.bigbang.position import Position
from ludogite.ui.games.bigbang.replay import flips_begun, moves_of_turn, up_at_end
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
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import paint_kept_table
from ludogite.ui.look.picture_cache import Steps
from ludogite.ui.look.tables import BURGUNDY_FELT


class BigBangView:
    def __init__(self, board: Board, position: Position) -> None:
        self._board, self._position = board, position
        self.steps = Steps(board)
        self._layout: tuple[tuple[QSize, int, int, int, QRectF | None], Layout] | None = None

    # Where everything lies

    @property
    def layout(self) -> Layout:
        room = self._board.room if self._board.has_plate else None
        key = self._board.size(), self._position.large, len(self._position.boards.up), self._board.gap, room
        if self._layout is None or self._layout[0] != key:
            layout = Layout(self._board.size().toSizeF(), *key[1:4])
            if room is not None:
                layout.boards = ending_places(room, len(layout.boards), layout.boards[layout.large].pitch)
            self._layout = key, layout
        return self._layout[1]

    @property
    def round_end(self) -> Between | Final:
        """Where everything lies between the rounds and at the end, in the board's room."""
        size = self._board.size().toSizeF()
        return Final(self._board.room.size(), Between(size).boards[0].pitch) if self._board.has_plate else Between(size)

    def ending_areas(self) -> list[QRectF]:
        """The boards, and what is said of the last round."""
        if not self._position.is_at_round_end:
            return [place.area for place in self.layout.boards]
        layout, corner = self.round_end, self._board.room.topLeft()
        return [area.translated(corner) for area in (*(place.area for place in layout.boards), layout.plate)]

    def ending_names(self) -> list[QRectF]:
        """The headings of the boards there."""
        is_at_end, corner = self._position.is_at_round_end, self._board.room.topLeft()
        places = self.round_end.boards if is_at_end else self.layout.boards
        return [place.heading.translated(corner) if is_at_end else place.heading for place in places]

    def essential_area(self) -> QRectF:
        area = QRectF()
        for other in self.ending_areas():
            area = area.united(other)
        return area

    # Painting

    def update_cells(self, *cells: int | None) -> None:
        """What changes with tokens of the large board that are pointed at or selected."""
        self._board.update(region_of_cells(self.layout, *cells))

    def update_dish(self) -> None:
        self._board.update(region_of_things(self.layout.dish))

    def update_dragged(self, point: QPointF) -> None:
        """The dice are dragged to here."""
        before, self._position.dragged = self._position.dragged, point
        self._board.update(region_of_dragged_dice(self.layout, before, point))

    def update_moving(self) -> None:
        """What the motion changes is painted again."""
        position = self._position
        if position.is_tumbling:
            self._board.update(region_of_things(self.layout.strip))
        elif position.replay is not None:
            flips, seen = position.replay.flips, position.flips_seen
            progress = position.flipped(float(self._board.motion.currentValue()))
            position.flips_seen = flips_begun(flips, progress)
            self._board.update(region_of_flips(self.layout, flips, seen, position.flips_seen))

    def paint(self, painter: QPainter, part: QRegion) -> None:
        """All that is seen in a part of the widget."""
        board, position = self._board, self._position
        assert board.shown
        with self.steps.painting():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            area = QRectF(board.rect())
            if position.is_at_round_end:
                paint_kept_table(painter, area, BURGUNDY_FELT, board.colours)
                painter.translate(board.room.topLeft())
                up = up_at_end(board.shown.past)
                paint_round_end(painter, self.round_end, position.boards, up, board.seats, board.colours)
                return
            table = self.table(part)
            paint_boards(painter, area, table)
            if not board.has_plate:
                paint_things(painter, table)

    def table(self, clip: QRegion) -> ShownTable:
        """All that is painted."""
        board, position = self._board, self._position
        assert board.shown
        hand, better, seats = position.hand if position.is_now else Hand(), board.shown.better, range(len(board.seats))
        if not position.is_now:
            hand.follow(position.boards, position.boards.turn if better else None, moves_of_turn(board.shown.past))
            hand.show_plan(better)
        progress = float(board.motion.currentValue()) if board.motion.is_going else 1.0
        return ShownTable(
            state=position.boards,
            layout=self.layout,
            names=[shown_name(seat) for seat in board.seats],
            colours=board.colours,
            hand=hand,
            tokens=tuple(tuple(position.token_seen(seat, cell) for cell in range(36)) for seat in seats),
            awaited=position.awaited,
            turned_last=position.turned_last,
            turned_up=[] if hand.has_acted else [claim.token for claim in position.claimed_last],
            flips=position.replay.flips if position.replay else (),
            progress=1.0 if position.is_tumbling else position.flipped(progress),
            tumbling=progress if position.is_tumbling else 1.0,
            cursor=position.key_cell if board.hasFocus() else None,
            face=position.face if board.hasFocus() else None,
            hovered=position.hovered,
            dragged=position.dragged,
            is_over_dish=position.is_over_dish,
            enters_dice=position.enters_dice,
            dish_text="" if board.is_last_turn else tr(position.dish_text()),
            is_now=position.is_now,
            best=position.best,
            calls=[call for call in Call if position.has_call(call)],
            clip=clip,
        )
