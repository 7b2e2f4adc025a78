"""The view of Six Symbols: the pads and the tray on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from ludogite.message import Message
from ludogite.players.symbols_reasons import stranded
from ludogite.rules.game import CHANCE
from ludogite.rules.symbols import ROUNDS, SYMBOLS
from ludogite.ui.base.board import Board
from ludogite.ui.games.symbols import paper, tray, words
from ludogite.ui.games.symbols.hand import SheetCell
from ludogite.ui.games.symbols.layout import Layout, dice_around
from ludogite.ui.games.symbols.palette import palette
from ludogite.ui.games.symbols.points import gain_text, paint_changes, paint_points, shown_points
from ludogite.ui.games.symbols.position import Position
from ludogite.ui.games.symbols.things import paint_die, paint_pencil
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import faint, paint_kept_table
from ludogite.ui.look.picture_cache import Steps
from ludogite.ui.look.theme import Colours

LIFTED = 0.2
"""How far above the tray the pair is held that somebody has taken by a tap, in sides of a die."""


class SymbolsView:
    def __init__(self, board: Board, position: Position) -> None:
        self._board, self._position, self._hand = board, position, position.hand
        self._layout: tuple[tuple[QSize, int, bool, QRectF | None, int], Layout] | None = None
        self._kept: dict[int, tuple[object, QPixmap]] = {}
        """By seat, what is in ink, and what that picture depends on."""
        self._steps = Steps(board)

    @property
    def _colours(self) -> Colours:
        return self._board.colours

    # Where everything lies

    @property
    def layout(self) -> Layout:
        board, state = self._board, self._position.round
        room = board.room if board.has_plate else None
        key = board.size(), len(state.sheets), state.scoring == "advanced", room, board.gap
        if self._layout is None or self._layout[0] != key:
            self._layout = key, Layout(board.size().toSizeF(), *key[1:])
        return self._layout[1]

    def sheet_rect(self, seat: int) -> QRect:
        """The pad with its shadow."""
        return self.layout.pads[seat].paper.adjusted(-10, -10, 12, 18).toAlignedRect()

    def update_sheets(self, *places: SheetCell | None) -> None:
        """Only what has changed is painted again: six sheets at every move of the mouse would be slow."""
        for place in places:
            if place is not None:
                self._board.update(self.sheet_rect(place[0]))

    def update_pointer(self) -> None:
        """Around the pair at the mouse."""
        if self._position.pointer is not None:
            reach = 2.2 * self.layout.die
            corner = self._position.pointer - QPointF(reach, reach)
            self._board.update(QRectF(corner, QSizeF(2 * reach, 2 * reach)).toAlignedRect())

    def tiles(self) -> list[QRectF]:
        """The six symbols to choose from, where there is something to choose."""
        return self.layout.tiles() if self._has_tiles else []

    @property
    def _has_tiles(self) -> bool:
        return self._position.chooses_start or self._position.enters_dice

    # Tray, pads, dice and what is in ink are kept as pictures; what is in pencil is drawn each time

    def paint(self, painter: QPainter, part: QRect) -> None:
        """All that is seen in a part of the widget."""
        colours, position = self._colours, self._position
        with self._steps.painting():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_kept_table(painter, QRectF(self._board.rect()), self._board.lies_on, colours)
            if self._board.shown is None:
                return
            if not self._board.has_plate:
                self._paint_tray(painter)
            for seat in range(len(position.round.sheets)):
                if part.intersects(self.sheet_rect(seat)):
                    self._paint_sheet(painter, seat)
            if tiles := self.tiles():
                chosen = self._hand.die if position.enters_dice else None
                taken = {tile for tile in range(len(SYMBOLS)) if position.is_taken(tile)}
                cursor = position.tile if self._board.hasFocus() else None
                tray.paint_tiles(painter, tiles, taken, chosen, cursor, colours)
            self._paint_dragged(painter)

    def _paint_tray(self, painter: QPainter) -> None:
        layout, rolls = self.layout, self._position.round.rolls
        tray.paint_tray(painter, layout, self._colours, is_wide=self._has_tiles)
        if pencil := layout.pencil:
            paint_pencil(painter, pencil.center(), pencil.width(), 3 if not layout.is_beside else -14)
        coming = rolls + (self._position.round.to_move == CHANCE)
        if coming:
            number, rest = Message(words.ROUND_NUMBER, n=coming), Message(words.OF_ALL, all=ROUNDS)
            tray.paint_round(painter, layout, tr(number), tr(rest), coming, self._colours)
        pair = self._position.pair
        if pair is None:
            return
        if self._hand.writers():
            tray.paint_keys(painter, layout, self._keys())
        going = float(self._board.motion.currentValue()) if self._board.motion.is_going else 1.0
        painter.setOpacity(0.35 if self._hand.is_held else 1)
        tray.paint_dice(painter, layout, pair, going, self._colours)
        painter.setOpacity(1)

    def _keys(self) -> list[tuple[str, str]]:
        """What the keys do, in few words where the tray is low."""
        is_low, position = self.layout.tray.height() < 90, self._position
        if self._hand.is_complete() and position.offer() is None:
            enter = words.TO_INK if is_low else words.WRITES
        else:
            enter = words.TO_PENCIL if is_low else words.PENCILS
        keys = [("R", tr(words.TO_TURN if is_low else words.TURNS)), (tr(words.KEY_ENTER), tr(enter))]
        if is_low and not position.is_alone:
            keys.insert(0, (f"1–{len(self._board.seats)}", tr(words.TO_SHEET)))
        return keys

    def _paint_sheet(self, painter: QPainter, seat: int) -> None:
        pad, sheet, grid = self.layout.pads[seat], self._position.round.sheets[seat], self.layout.pads[seat].grid
        is_awaited = self._hand.is_open and self._position.is_awaited(seat)
        paper.paint_pad(painter, pad, self._colours, is_awaited)
        note = self._band_note(seat)
        is_ticked = note is words.IN_PENCIL
        said = tr(note) if note else ""
        name = self._position.name_of(seat)
        number = str(seat + 1) if len(self._position.round.sheets) > 1 else ""
        paper.paint_band(painter, pad, number, name, said, self._colours, is_ticked, is_awaited)
        painter.drawPixmap(pad.paper.topLeft(), self._written(painter, seat))
        then, scoring = self._position.foreseen(seat), self._position.round.scoring
        if then != sheet:
            now = shown_points(sheet, scoring)
            paint_changes(painter, grid, now, shown_points(then, scoring), self._colours)
        self._paint_marks(painter, seat)
        self._paint_gain(painter, seat)
        if self._board.shown and seat == self._board.shown.resigned:
            painter.fillRect(pad.cells, faint(palette(self._colours).paper, 160))

    def _written(self, painter: QPainter, seat: int) -> QPixmap:
        """What is in ink, with its points; drawn once, for the pencil moves over it."""
        pad, sheet = self.layout.pads[seat], self._position.round.sheets[seat]
        ratio = painter.device().devicePixelRatioF()
        is_hatched = self._board.is_coaching and not self._position.round.is_starting
        hatched = frozenset(stranded(sheet)) if is_hatched else frozenset()
        points = shown_points(sheet, self._position.round.scoring)
        key = pad.paper.size(), ratio, self._colours, sheet, hatched, points
        if seat not in self._kept or self._kept[seat][0] != key:
            picture = QPixmap((pad.paper.size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as drawing:
                drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
                drawing.translate(-pad.paper.topLeft())
                paper.paint_stranded(drawing, pad.grid, hatched, self._colours)
                paper.paint_washes(drawing, pad.grid, sheet, self._colours)
                paper.paint_ink(drawing, pad.grid, sheet, self._colours)
                paint_points(drawing, pad.grid, points, self._colours)
            self._kept[seat] = key, picture
        return self._kept[seat][1]

    def _band_note(self, seat: int) -> Message | None:
        if self._position.is_blocked(seat):
            return words.OUT_OF_PLAY
        state = self._position.round
        if state.outcome is not None and state.rolls < ROUNDS:
            return Message(words.NO_ROOM, n=state.rolls)
        if len(self._board.seats) == 1 and state.outcome is not None:
            return Message(words.ALL_ROUNDS, n=state.rolls)
        if not self._hand.may_write(seat) or len(self._board.seats) == 1:
            return None
        return words.IN_PENCIL if self._hand.mark_of(seat) else words.TO_WRITE

    def _paint_marks(self, painter: QPainter, seat: int) -> None:
        grid, hand = self.layout.pads[seat].grid, self._hand
        mark, offer = hand.mark_of(seat), hand.offered()
        written = self._position.written_last
        if written is not None and written[0] == seat:
            paper.paint_frame(painter, paper.mark_area(grid, written[1]), self._colours.ink)
        if self._position.best and seat == self._position.advised:
            for n, place in reversed([*enumerate(self._position.best)]):
                corner = paper.mark_area(grid, place).topLeft() + QPointF(0.2, 0.2) * grid.cell
                paper.paint_frame(painter, paper.mark_area(grid, place), self._colours.blue)
                blue, on_blue = QColor(self._colours.blue), QColor(self._colours.panel)
                paper.paint_plate(painter, corner, str(n + 1), 0.22 * grid.cell + 4, blue, on_blue)
        if self._position.better and seat == self._position.round.to_move:
            mark = self._position.better
        if mark:
            paper.paint_mark(painter, grid, mark, self._colours, is_held=False, is_wrong=False)
        if hand.half and hand.half[0] == seat and hand.domino:
            paper.paint_half(painter, grid, hand.half[1], hand.domino.pair[0], self._colours)
        if self._position.shows_offer() and offer and offer[0] == seat:
            is_wrong = hand.objection_to(*offer) is not None
            paper.paint_mark(painter, grid, offer[1], self._colours, is_held=True, is_wrong=is_wrong)

    def gain_areas(self) -> list[QRectF]:
        """The plates with what the pairs would bring."""
        places = [self._gain_place(seat) for seat in range(len(self._board.seats))]
        return [paper.plate_area(*place) for place in places if place is not None]

    def _gain_place(self, seat: int) -> tuple[QPointF, str, float] | None:
        """Where the plate lies, what is on it, and how large that is: above the pair at its right, but in the first row
        below, for the names of the columns stand above."""
        gain = self._position.gain(seat)
        if gain is None:
            return None
        sheet, then = self._position.round.sheets[seat], self._position.foreseen(seat)
        grid = self.layout.pads[seat].grid
        changed = [cell for cell in range(25) if then[cell] != sheet[cell]]
        area = grid.cell_place(changed[0]).united(grid.cell_place(changed[-1]))
        corner = area.bottomRight() if changed[0] < 5 else area.topRight()
        text = gain_text(gain) if gain else "+0"
        return corner + QPointF(-0.14, 0.04) * grid.cell, text, 0.17 * grid.cell + 6

    def _paint_gain(self, painter: QPainter, seat: int) -> None:
        gain, place = self._position.gain(seat), self._gain_place(seat)
        if gain is None or place is None:
            return
        look, brick = palette(self._colours), QColor(self._colours.accent)
        loss = (look.graphite, look.paper) if not gain else (brick, look.paper)
        ground, on = (look.green, look.on_green) if gain > 0 else loss
        paper.paint_plate(painter, *place, ground, on)

    def _paint_dragged(self, painter: QPainter) -> None:
        """The pair at the mouse, as long as it is over no sheet; above the tray after a tap, for then there is none."""
        domino, point, side = self._hand.domino, self._position.pointer, self.layout.die
        if self._hand.is_held and domino and self._hand.target is None:
            if point is None:
                point = self.layout.dice(domino.direction)[0].center() - QPointF(0, LIFTED * side)
            middle = point + QPointF(*domino.direction) * (side / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            for area, symbol in zip(dice_around(middle, side, domino.direction), domino.pair, strict=True):
                paint_die(painter, area, symbol, self._colours)
