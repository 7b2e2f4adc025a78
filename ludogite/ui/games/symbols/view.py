"""The view of Six Symbols: the pads and the tray on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap

from ludogite.message import Message
from ludogite.players.symbols_reasons import stranded
from ludogite.rules.game import CHANCE
from ludogite.rules.symbols import ROUNDS
from ludogite.sheets.symbols.grid import number
from ludogite.ui.games.symbols import paper, tray, words
from ludogite.ui.games.symbols.layout import dice_around
from ludogite.ui.games.symbols.palette import palette
from ludogite.ui.games.symbols.paper import shown_points
from ludogite.ui.games.symbols.table import SymbolsTable
from ludogite.ui.games.symbols.things import paint_die, paint_pencil
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import faint, paint_oak
from ludogite.ui.look.picture_cache import Steps, paint_cached
from ludogite.ui.look.theme import Colours


class SymbolsView(SymbolsTable):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self._kept: dict[int, tuple[object, QPixmap]] = {}
        """By seat, what is in ink, and what that picture depends on."""
        self.steps = Steps(self)

    # Tray, pads, dice and what is in ink are kept as pictures; what is in pencil is drawn each time

    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        paint_oak(painter, area, self.colours, width=0)

    def _draw_table(self, painter: QPainter, area: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter, area)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter, self.steps.painting():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = QColor(self.colours.table)
            paint_cached(painter, QRectF(self.rect()), "symbols table", self.colours, self._draw_table, ground)
            if self.shown is None:
                return
            if not self.has_plate:
                self._paint_tray(painter)
            for seat in range(len(self.round.sheets)):
                if event.rect().intersects(self._sheet_rect(seat)):
                    self._paint_sheet(painter, seat)
            if self.tiles():
                chosen = self.hand.die if self.enters_dice else None
                taken = {tile for tile in range(6) if self.is_taken(tile)}
                cursor = self.tile if self.hasFocus() else None
                tray.paint_tiles(painter, self.tiles(), taken, chosen, cursor, self.colours)
            self._paint_dragged(painter)

    def _paint_tray(self, painter: QPainter) -> None:
        layout, rolls = self.board_layout, self.round.rolls
        tray.paint_tray(painter, layout, self.colours, is_wide=self.enters_dice)
        if pencil := layout.pencil:
            paint_pencil(painter, pencil.center(), pencil.width(), 3 if not layout.is_beside else -14)
        coming = rolls + (self.round.to_move == CHANCE)
        if coming:
            number, rest = Message(words.ROUND_NUMBER, n=coming), Message(words.OF_ALL, all=ROUNDS)
            tray.paint_round(painter, layout, tr(number), tr(rest), coming, self.colours)
        pair = self.pair
        if pair is None:
            return
        if self.hand.writers():
            tray.paint_keys(painter, layout, self._keys())
        going = float(self.motion.currentValue()) if self.motion.is_going else 1.0
        painter.setOpacity(0.35 if self.hand.is_held else 1)
        tray.paint_dice(painter, layout, pair, going, self.colours)
        painter.setOpacity(1)

    def _keys(self) -> list[tuple[str, str]]:
        """What the keys do, in few words where the tray is low."""
        is_low = self.board_layout.tray.height() < 90
        turn, pencil = (words.TO_TURN, words.TO_PENCIL) if is_low else (words.TURNS, words.PENCILS)
        keys = [("R", tr(turn)), (tr(words.KEY_ENTER), tr(pencil))]
        return [(f"1–{len(self.seats)}", tr(words.TO_SHEET)), *keys] if is_low else keys

    def _paint_sheet(self, painter: QPainter, seat: int) -> None:
        pad, sheet, grid = self.board_layout.pads[seat], self.round.sheets[seat], self.board_layout.pads[seat].grid
        is_awaited = self.hand.is_open and self.is_awaited(seat)
        paper.paint_pad(painter, pad, self.colours, is_awaited)
        note = self._band_note(seat)
        is_ticked = note is words.IN_PENCIL
        said = tr(note) if note else ""
        paper.paint_band(painter, pad, str(seat + 1), self.name_of(seat), said, self.colours, is_ticked)
        painter.drawPixmap(pad.paper.topLeft(), self._written(painter, seat))
        then, scoring = self.foreseen(seat), self.round.scoring
        if then != sheet:
            now = shown_points(sheet, scoring)
            paper.paint_changes(painter, grid, now, shown_points(then, scoring), self.colours)
        self._paint_marks(painter, seat)
        gain = self.gain(seat)
        if gain is not None:
            self._paint_gain(painter, seat, then, gain)
        if self.shown and seat == self.shown.resigned:
            painter.fillRect(pad.cells, faint(palette(self.colours).paper, 160))

    def _written(self, painter: QPainter, seat: int) -> QPixmap:
        """What is in ink, with its points; drawn once, for the pencil moves over it."""
        pad, sheet = self.board_layout.pads[seat], self.round.sheets[seat]
        ratio = painter.device().devicePixelRatioF()
        hatched = frozenset(stranded(sheet)) if self.is_coaching and not self.round.is_starting else frozenset()
        points = shown_points(sheet, self.round.scoring)
        key = pad.paper.size(), ratio, self.colours, sheet, hatched, points
        if seat not in self._kept or self._kept[seat][0] != key:
            picture = QPixmap((pad.paper.size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as drawing:
                drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
                drawing.translate(-pad.paper.topLeft())
                paper.paint_stranded(drawing, pad.grid, hatched, self.colours)
                paper.paint_washes(drawing, pad.grid, sheet, self.colours)
                paper.paint_ink(drawing, pad.grid, sheet, self.colours)
                paper.paint_points(drawing, pad.grid, points, self.colours)
            self._kept[seat] = key, picture
        return self._kept[seat][1]

    def _band_note(self, seat: int) -> Message | None:
        if self.is_blocked(seat):
            return words.OUT_OF_PLAY
        if len(self.seats) == 1 and self.round.outcome is not None:
            return Message(words.ALL_ROUNDS, n=self.round.rolls)
        if not self.hand.may_write(seat) or len(self.seats) == 1:
            return None
        return words.IN_PENCIL if self.hand.mark_of(seat) else words.TO_WRITE

    def _paint_marks(self, painter: QPainter, seat: int) -> None:
        grid, hand = self.board_layout.pads[seat].grid, self.hand
        mark, offer = hand.mark_of(seat), hand.offered()
        if self.written_last is not None and self.written_last[0] == seat:
            paper.paint_frame(painter, paper.mark_area(grid, self.written_last[1]), self.colours.accent)
        if self.best and seat == self.advised:
            for n, place in reversed([*enumerate(self.best)]):
                corner = paper.mark_area(grid, place).topLeft() + QPointF(0.2, 0.2) * grid.cell
                paper.paint_frame(painter, paper.mark_area(grid, place), self.colours.blue)
                blue, on_blue = QColor(self.colours.blue), QColor(self.colours.panel)
                paper.paint_plate(painter, corner, str(n + 1), 0.22 * grid.cell + 4, blue, on_blue)
        if self.better and seat == self.round.to_move:
            mark = self.better
        if mark:
            paper.paint_mark(painter, grid, mark, self.colours, is_held=False, is_wrong=False)
        if hand.half and hand.half[0] == seat and hand.domino:
            paper.paint_half(painter, grid, hand.half[1], hand.domino.pair[0], self.colours)
        if self.shows_offer() and offer and offer[0] == seat:
            is_wrong = hand.objection_to(*offer) is not None
            paper.paint_mark(painter, grid, offer[1], self.colours, is_held=True, is_wrong=is_wrong)

    def _paint_gain(self, painter: QPainter, seat: int, then: str, gain: int) -> None:
        """Above the pair, at its right."""
        sheet, grid = self.round.sheets[seat], self.board_layout.pads[seat].grid
        changed = [grid.cell_place(cell) for cell in range(25) if then[cell] != sheet[cell]]
        area = changed[0].united(changed[-1])
        text = f"+{gain}" if gain >= 0 else number(gain)
        look = palette(self.colours)
        ground, on = (look.green, look.on_green) if gain > 0 else (look.graphite, look.paper)
        paper.paint_plate(
            painter, area.topRight() + QPointF(-0.14, 0.04) * grid.cell, text, 0.17 * grid.cell + 6, ground, on
        )

    def _paint_dragged(self, painter: QPainter) -> None:
        """The pair at the mouse, as long as it is over no sheet."""
        domino = self.hand.domino
        if self.hand.is_held and domino and self._pointer is not None and self.hand.target is None:
            side = self.board_layout.die
            middle = self._pointer + QPointF(*domino.direction) * (side / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            for area, symbol in zip(dice_around(middle, side, domino.direction), domino.pair, strict=True):
                paint_die(painter, area, symbol, self.colours)
