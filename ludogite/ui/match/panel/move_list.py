"""The moves of a match, to be read and walked through: a line for each, or for each turn, where a turn has many
moves."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem

from ludogite.match.match import Match
from ludogite.match.review import Mark, Verdict
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Move, State
from ludogite.ui.base.game_ui import GameUi
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.look.language import current_language, tr
from ludogite.ui.look.theme import Colours, panel_width, scaled, set_font, text_font
from ludogite.ui.look.turns import Turns
from ludogite.ui.widgets.parts import follow_selection, set_tip

ROW_HEIGHT, SIGN, NUMBER = 28, 16, 28
LEAST_ROWS, REVIEWED_ROWS = 2, 4
"""That are seen at least, and while the moves are marked; the curve below gives way."""
CHIP = 24
"""The side of a picture of a move."""
PAINTED_ROW, PADDING = 32, 6
"""Height of a line that the game paints itself, and the space beside it."""
SCROLL_BAR = 18
AT_ONCE = 60
"""So many of the last rows are written at once, all others when there is time."""
PANEL_AIR = 40
"""Left and right of the list in its panel."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
LEAPS = (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
WITH_OTHERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
VERDICT = Qt.ItemDataRole.UserRole + 1
MARK_RIGHT = 8
"""From the edge of the row to the mark."""
MARK_ROOM = 40
"""Left for its mark by a row."""
STROKES: dict[Mark, tuple[tuple[tuple[float, float], ...], ...]] = {
    Mark.GOOD: (((-5, 0.5), (-1.5, 4), (5, -4)),),
    Mark.MISTAKE: (((-4, -4), (4, 4)), ((-4, 4), (4, -4))),
    Mark.HOPELESS: (((-4, 0), (4, 0)),),
    Mark.LOSS: (((-4, 0), (4, 0)),),
}


class MarkedRow(QStyledItemDelegate):
    """Marks rows once the match is reviewed: at their right end, beside the words."""

    colours: Colours

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """The words end before the mark."""
        super().initStyleOption(option, index)
        if isinstance(index.data(VERDICT), Verdict):
            room = option.rect.width() - option.decorationSize.width() - 3 * PADDING - MARK_ROOM
            option.text = option.fontMetrics.elidedText(option.text, Qt.TextElideMode.ElideRight, room)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        verdict = index.data(VERDICT)
        if isinstance(verdict, Verdict):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_mark(painter, QRectF(option.rect), verdict, self.colours)
            painter.restore()


def paint_mark(painter: QPainter, row: QRectF, verdict: Verdict, colours: Colours) -> None:
    middle = QPointF(row.right() - MARK_RIGHT - 6, row.center().y())
    if verdict.short is not None:
        painter.setFont(text_font(scaled(12), QFont.Weight.DemiBold))
        painter.setPen(QColor(colours.accent))
        text = tr(verdict.short)
        width = QFontMetricsF(painter.font()).horizontalAdvance(text)
        place = QRectF(row.right() - MARK_RIGHT - width, row.top(), width + 2, row.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
        return
    colour = {Mark.GOOD: colours.green, Mark.MISTAKE: colours.accent}.get(verdict.mark, colours.soft_ink)
    pen = QPen(QColor(colour), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in STROKES[verdict.mark]:
        painter.drawPolyline(QPolygonF([middle + QPointF(x, y) for x, y in stroke]))


class MoveList(QListWidget):
    """The start first, then the moves or turns. A match may have thousands of them: rows that are as they were stay,
    and new ones are written when they are seen, asked for, or in the turns of the event loop after."""

    looked_at = Signal(int)
    """Somebody wants to see the match after so many moves."""

    def __init__(self, match: Match, ui: GameUi, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("moves")
        self.match, self.ui, self.colours = match, ui, colours
        self._plies = [0]
        """Of each row, the number of moves made."""
        self._verdicts: Mapping[int, Verdict] = {}
        """By the number of moves made, what is said of the last of them."""
        self._marks = MarkedRow(self)
        self.setItemDelegate(self._marks)
        self._look: Hashable = None
        """Everything that all rows depend on."""
        self._listed: tuple[Move, ...] = ()
        self._cursor = 0
        """The moves that are listed, and where the match stood then."""
        self._unwritten: set[int] = set()
        """Rows without words so far."""
        self._writing = Turns(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        set_font(self, text_font(14))
        self.currentRowChanged.connect(lambda row: self.looked_at.emit(self._plies[row]))
        follow_selection(self)

    @property
    def _width(self) -> int:
        return panel_width() - PANEL_AIR - SCROLL_BAR

    @property
    def _row_height(self) -> int:
        return PAINTED_ROW if self.ui.paints_rows else scaled(ROW_HEIGHT)

    @property
    def _sign(self) -> int:
        """The side of what stands in front of a move."""
        return CHIP if self.ui.paints_moves else SIGN

    @property
    def _picture_size(self) -> QSize:
        """In front of a move; or a whole line, where the game paints it."""
        if self.ui.paints_rows:
            room = MARK_ROOM if self._verdicts else 0
            return QSize(self._width - 2 * PADDING - room, PAINTED_ROW - 4)
        return QSize(scaled(NUMBER) + self._sign, self._sign)

    # Rows

    def refresh(self) -> None:
        """All moves, and the match as it stands marked among them."""
        self._marks.colours = self.colours
        self.setIconSize(self._picture_size)
        self.setMinimumHeight((REVIEWED_ROWS if self._verdicts else LEAST_ROWS) * self._row_height)
        is_silent = self.blockSignals(True)
        kept, self._plies = self._find_rows()
        while self.count() > kept:
            self.takeItem(self.count() - 1)
        self._unwritten = {row for row in self._unwritten if row < kept}
        for row in range(kept, len(self._plies)):
            self._add(row)
        for row in range(max(kept, len(self._plies) - AT_ONCE), len(self._plies)):
            self._write(row)
        self.blockSignals(is_silent)
        if self._unwritten and not self._writing.is_going:
            self._writing.begin(self._write_all())
        self.show_ply(self.match.cursor)

    def _find_rows(self) -> tuple[int, list[int]]:
        """The number of rows that are as they were, and the plies of all that there are to be."""
        moves, cursor = self.match.moves, self.match.cursor
        is_over = self.match.outcome is not None  # then some moves are named that were hidden
        width, icon = self._width, self.iconSize().width()
        look = (self.colours, current_language(), width, icon, is_over)
        same = _alike(self._listed, moves) if look == self._look else 0
        settled = same if cursor == self._cursor else min(same, cursor, self._cursor)
        plies = self.match.ends_of_lines()
        before, after = bisect_right(self._plies, settled), bisect_right(plies, settled)
        kept = min(before, after, self.count()) if look == self._look else 0
        self._look, self._listed, self._cursor = look, moves, cursor
        return kept, plies

    def _add(self, row: int) -> None:
        item = QListWidgetItem()
        item.setSizeHint(QSize(self._width, self._row_height))
        if row and self._plies[row - 1] >= self.match.cursor:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.addItem(item)
        self._unwritten.add(row)

    def item(self, row: int) -> QListWidgetItem:
        if row in self._unwritten:
            self._write(row)
        return super().item(row)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._unwritten:
            first, last = self.indexAt(QPoint(1, 1)), self.indexAt(self.viewport().rect().bottomLeft() + QPoint(1, -1))
            end = last.row() + 2 if last.isValid() else self.count()
            for row in self._unwritten.intersection(range(max(first.row(), 0), end)):
                self._write(row)
        super().paintEvent(event)

    def _write_all(self) -> Iterator[None]:
        while self._unwritten:
            self._write(max(self._unwritten))
            yield

    def _write(self, row: int) -> None:
        """Gives a row its words."""
        self._unwritten.discard(row)
        is_silent = self.blockSignals(True)
        item = super().item(row)
        if row == 0:
            item.setText(self.tr("Start"))
        elif self.match.counts_turns or self.ui.paints_rows:
            self._write_turn(item, self._plies[row - 1], self._plies[row])
        else:
            self._write_move(item, row)
        self._mark(item, row)
        self.blockSignals(is_silent)

    def _write_turn(self, item: QListWidgetItem, start: int, end: int) -> None:
        made, after = self.match.past(end)[start:], self.match.on_table(end)
        text = tr(self.ui.turn_name(made, after))
        movers = [state.to_move for state in (*(state for state, _ in made), after)]
        seat = next((mover for mover in movers if isinstance(mover, int)), made[0][0].thrower)
        number = self.match.line_of(end)
        if self.ui.paints_rows:
            item.setIcon(self._painted_row(made, after))
        else:
            item.setText(text)
            item.setIcon(self._icon(number, None if seat is None else made[0][0].side_of(seat)))
        set_tip(item, text)
        self._name(item, number, seat, text)

    def _write_move(self, item: QListWidgetItem, row: int) -> None:
        mover = self.match.state_at(row - 1).to_move
        made = self.match.on_table(row - 1), self.match.move_at(row - 1)
        seat = mover if isinstance(mover, int) else None
        item.setText(tr(self.ui.words.move_name(*made)))
        item.setIcon(self._icon(row, seat, row - 1))
        self._name(item, row, seat, tr(self.ui.spoken_move(*made)))

    def _name(self, item: QListWidgetItem, number: int, seat: int | None, words: str) -> None:
        """For screen readers: whose move it was as well."""
        if seat is not None:
            name = shown_name(self.match.config.seats[seat])
            source = QT_TRANSLATE_NOOP("match_page", "Move {n}, {name}: {move}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, tr(Message(source, n=number, name=name, move=words)))

    # Verdicts

    @property
    def has_verdicts(self) -> bool:
        return bool(self._verdicts)

    def show_verdicts(self, verdicts: Mapping[int, Verdict]) -> None:
        """Marks the rows whose moves are judged, by the number of moves made in them."""
        were_there, self._verdicts = bool(self._verdicts), verdicts
        if were_there != bool(verdicts):  # they need room
            shown = self.currentRow()
            self.refresh()
            self.show_ply(self._plies[shown])
        is_silent = self.blockSignals(True)
        for row in range(self.count()):
            if row not in self._unwritten:
                self._mark(super().item(row), row)
        self.blockSignals(is_silent)

    def _mark(self, item: QListWidgetItem, row: int) -> None:
        """A row has the verdict of the decision that was made in it."""
        if row == 0:
            return
        start, end = self._plies[row - 1], self._plies[row]
        found = next((self._verdicts[ply] for ply in range(end, start, -1) if ply in self._verdicts), None)
        if item.data(VERDICT) != found:
            item.setData(VERDICT, found)
            set_tip(item, tr(found.sentence) if found else "")
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, item.toolTip())

    # Where somebody looks

    def show_ply(self, ply: int) -> None:
        """Marks a row without emitting `looked_at`."""
        is_silent = self.blockSignals(True)
        row = self._row(ply)
        self.setCurrentRow(row)
        self.blockSignals(is_silent)
        self.scrollToItem(self.item(row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The slider below it comes and goes: the row shown stays in sight. None is cut in half."""
        super().resizeEvent(event)
        self.setViewportMargins(0, 0, 0, self.height() % self._row_height)
        self.scrollToItem(self.currentItem())

    def _row(self, ply: int) -> int:
        return min(bisect_left(self._plies, ply), len(self._plies) - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Only keys that walk are the list's; the page knows what the others mean."""
        key = Qt.Key(event.key())
        if key in LEAPS or event.modifiers() & WITH_OTHERS:
            super().keyPressEvent(event)
        elif key in STEPS:
            self.setCurrentRow(min(max(self.currentRow() + STEPS[key], 0), self._row(self.match.cursor)))
        else:
            event.ignore()

    # Pictures

    def _painted_row(self, made: Sequence[tuple[State[Any], Move]], after: State[Any]) -> QIcon:
        """A line that the game paints itself, also pale for what was undone."""
        picture, pale = self._empty_picture(self.iconSize()), self._empty_picture(self.iconSize())
        with QPainter(picture) as painter:
            self.ui.paint_row(painter, QRectF(QPointF(), self.iconSize().toSizeF()), made, after, self.colours)
        with QPainter(pale) as painter:
            painter.setOpacity(0.45)
            painter.drawPixmap(QPointF(), picture)
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # Qt would tint it
        icon.addPixmap(pale, QIcon.Mode.Disabled)
        return icon

    def _empty_picture(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _icon(self, number: int, seat: int | None, ply: int | None = None) -> QIcon:
        """The number, and what was played: a picture of the move where the game has one, else the sign of the seat. Its
        place is empty for the dice."""
        side, left = self._sign, scaled(NUMBER)
        picture = self._empty_picture(QSize(left + side, side))
        with QPainter(picture) as painter:
            painter.setPen(QColor(self.colours.soft_ink))
            painter.setFont(text_font(scaled(13)))
            painter.drawText(QRectF(0, 0, left, side), Qt.AlignmentFlag.AlignVCenter, str(number))
            area = QRectF(left, 0, side, side)
            if seat is not None and ply is not None and self.ui.paints_moves:
                self.ui.paint_move(painter, area, self.match.move_at(ply), seat, self.colours)
            elif seat is not None:
                self.ui.card.paint_seat(painter, area, seat, self.colours)
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # Qt would tint it
        return icon


def _alike(first: tuple[Move, ...], second: tuple[Move, ...]) -> int:
    """With how many of the same moves both begin; mostly one goes on where the other ends."""
    count = min(len(first), len(second))
    if first[:count] == second[:count]:
        return count
    return next(n for n in range(count) if first[n] != second[n])
