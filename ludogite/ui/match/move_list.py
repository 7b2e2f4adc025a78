"""The moves of a match, to be read and walked through: two in a row where two players take turns, else one; or one
line for each turn, where a turn has many moves."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QListWidget, QListWidgetItem

from ludogite.match.match import Match
from ludogite.match.review import Verdict
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import CHANCE, Move, State
from ludogite.ui.game_modules import MoveRowsModule
from ludogite.ui.game_ui import GameUi
from ludogite.ui.language import current_language, tr
from ludogite.ui.match.move_marks import ROOM, VERDICT, MarkedRow
from ludogite.ui.seat_names import shown_name
from ludogite.ui.theme import Colours, panel_width, scaled, set_font, text_font
from ludogite.ui.widgets.parts import set_tip
from ludogite.ui.widgets.selection import follow_selection

ROW_HEIGHT, SIGN, NUMBER = 28, 16, 24
REVIEWED_ROWS = 4
"""That are seen at least while the moves are marked; the curve below gives way."""
CHIP = 24
"""The side of a picture of a move."""
PAINTED_ROW, PADDING = 32, 6
"""Height of a line that the game paints itself, and the space beside it."""
SCROLL_BAR = 18
PANEL_AIR = 40
"""Left and right of the list in its panel."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
LEAPS = (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
WITH_OTHERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class MoveList(QListWidget):
    """The start first, then the moves or turns."""

    looked_at = Signal(int)
    """Somebody wants to see the match after so many moves."""

    def __init__(self, match: Match, ui: GameUi, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("moves")
        self.match, self.ui, self.colours = match, ui, colours
        self._plies = [0]
        """Of each row, the number of moves made."""
        self._is_in_pairs = False
        """Whether a move and the answer to it have one number."""
        self._verdicts: Mapping[int, Verdict] = {}
        """By the number of moves made, what is said of the last of them."""
        self._marks = MarkedRow(self)
        self.setItemDelegate(self._marks)
        self._keys: list[Hashable] = []
        """Of each row what it depends on, where a row is a turn."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        set_font(self, text_font(14))
        self.setMinimumHeight(ROW_HEIGHT * 3 // 2)  # while there are marks to be read, more
        self.currentRowChanged.connect(lambda row: self.looked_at.emit(self._plies[row]))
        follow_selection(self)

    @property
    def _width(self) -> int:
        return panel_width() - PANEL_AIR - SCROLL_BAR

    @property
    def _sign(self) -> int:
        """The side of what stands in front of a move."""
        return CHIP if self.ui.paints_moves else SIGN

    @property
    def _picture_size(self) -> QSize:
        """In front of a move; or a whole line, where the game paints it."""
        if self.ui.move_rows_module:
            room = ROOM if self._verdicts else 0
            return QSize(self._width - 2 * PADDING - room, PAINTED_ROW - 4)
        return QSize(scaled(NUMBER) + self._sign, self._sign)

    def refresh(self) -> None:
        """All moves, and the match as it stands marked among them."""
        self._marks.colours = self.colours
        self.setIconSize(self._picture_size)
        is_silent = self.blockSignals(True)
        if self.ui.lists_turns or self.ui.move_rows_module:
            self._list_turns()
        else:
            self.clear()
            is_paired = self._is_in_pairs = self._is_paired()
            self._add(self.tr("Start"), QIcon(), self._width)
            for ply in range(len(self.match.moves)):
                self._add_move(ply, is_paired)
            self._plies = list(range(len(self.match.moves) + 1))
        self.blockSignals(is_silent)
        self._mark_rows()
        self.show_ply(self.match.cursor)

    @property
    def has_verdicts(self) -> bool:
        return bool(self._verdicts)

    def show_verdicts(self, verdicts: Mapping[int, Verdict]) -> None:
        """Marks the rows whose moves are judged, by the number of moves made in them."""
        were_there, self._verdicts = bool(self._verdicts), verdicts
        if were_there != bool(verdicts):  # they need room
            self.setMinimumHeight(scaled(ROW_HEIGHT) * REVIEWED_ROWS if verdicts else ROW_HEIGHT * 3 // 2)
            shown = self.currentRow()
            self.refresh()
            self.show_ply(self._plies[shown])
        self._mark_rows()

    def _mark_rows(self) -> None:
        """A row has the verdict of the decision that was made in it."""
        is_silent = self.blockSignals(True)
        for row in range(1, self.count()):
            start, end = self._plies[row - 1], self._plies[row]
            found = next((self._verdicts[ply] for ply in range(end, start, -1) if ply in self._verdicts), None)
            item = self.item(row)
            if item.data(VERDICT) != found:
                item.setData(VERDICT, found)
                set_tip(item, tr(found.sentence) if found else "")
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, item.toolTip())
        self.blockSignals(is_silent)

    def _list_turns(self) -> None:
        """Rows that are as they were stay: a match has hundreds of moves."""
        self._plies = [0, *self._ends_of_turns()]
        moves, look = self.match.moves, (self.colours, current_language(), self._width, self.iconSize().width())
        keys: list[Hashable] = [look]
        for start, end in pairwise(self._plies):
            keys.append((moves[start:end], start < self.match.cursor))
        same = next((n for n, (old, new) in enumerate(zip(self._keys, keys, strict=False)) if old != new), None)
        kept = min(len(self._keys), len(keys)) if same is None else same
        while self.count() > kept:
            self.takeItem(self.count() - 1)
        if not kept:
            self._add(self.tr("Start"), QIcon(), self._width)
        for n in range(max(kept, 1), len(keys)):
            self._add_turn(n, self._plies[n - 1], self._plies[n])
        self._keys = keys

    def show_ply(self, ply: int) -> None:
        """Marks a row without emitting `looked_at`."""
        is_silent = self.blockSignals(True)
        row = self._row(ply)
        self.setCurrentRow(row)
        self.blockSignals(is_silent)
        self.scrollToItem(self.item(row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The slider below it comes and goes: the row shown stays in sight."""
        super().resizeEvent(event)
        self.scrollToItem(self.currentItem())

    def number_of(self, ply: int) -> int:
        """The number that the list gives to the move, or turn, that led there."""
        row = self._row(ply)
        return (row + 1) // 2 if self._is_in_pairs else row

    def _row(self, ply: int) -> int:
        return next((row for row, end in enumerate(self._plies) if end >= ply), len(self._plies) - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Only keys that walk are the list's; the page knows what the others mean."""
        key = Qt.Key(event.key())
        if key in LEAPS or event.modifiers() & WITH_OTHERS:
            super().keyPressEvent(event)
        elif key in STEPS:
            self.setCurrentRow(min(max(self.currentRow() + STEPS[key], 0), self._row(self.match.cursor)))
        else:
            event.ignore()

    def _is_paired(self) -> bool:
        if self._verdicts:
            return False
        movers = [self.match.state_at(ply).to_move for ply in range(len(self.match.moves))]
        return len(self.match.config.seats) == 2 and all(mover == ply % 2 for ply, mover in enumerate(movers))

    def _ends_of_turns(self) -> list[int]:
        """A turn begins with its roll; where the match stands, a turn is cut in two."""
        count, cursor = len(self.match.moves), self.match.cursor
        if not self.ui.lists_turns and len(self.match.config.seats) > 1:
            return list(range(1, count + 1))
        rolls = [ply for ply in range(1, count) if self._begins_turn(self.match.state_at(ply))]
        return sorted({*rolls, *([cursor] if cursor else []), *([count] if count else [])})

    @staticmethod
    def _begins_turn(state: State[Any]) -> bool:
        return state.to_move == CHANCE and not state.continues_turn

    def _add_turn(self, n: int, start: int, end: int) -> None:
        made, after = self.match.past(end)[start:], self.match.on_table(end)
        words, rows = self.ui.turn_words, self.ui.move_rows
        text = tr(words.turn_name(made, after) if words else self.ui.words.move_name(*made[-1]))
        spoken = text if words else tr(self.ui.words.spoken_move(*made[-1]))
        movers = [state.to_move for state in (*(state for state, _ in made), after)]
        seat = next((mover for mover in movers if isinstance(mover, int)), made[0][0].thrower)
        if rows:
            item = self._add("", self._painted_row(rows, made, after), self._width)
            item.setSizeHint(QSize(self._width, PAINTED_ROW))
        else:
            item = self._add(text, self._icon(n, None if seat is None else made[0][0].side_of(seat)), self._width)
        set_tip(item, text)
        self._name(item, n, seat, spoken)
        if start >= self.match.cursor:
            item.setFlags(Qt.ItemFlag.NoItemFlags)

    def _add(self, words: str, icon: QIcon, width: int) -> QListWidgetItem:
        item = QListWidgetItem(icon, words)
        item.setSizeHint(QSize(width, scaled(ROW_HEIGHT)))
        self.addItem(item)
        return item

    def _add_move(self, ply: int, is_paired: bool) -> None:
        mover, number = self.match.state_at(ply).to_move, ply + 1
        made = self.match.on_table(ply), self.match.moves[ply]
        words = tr(self.ui.words.move_name(*made))
        shown = (number // 2 + 1 if number % 2 else None) if is_paired else number
        seat = mover if isinstance(mover, int) else None
        width = self._width
        if is_paired:
            width = self._width // 2 + scaled(NUMBER / 2 if shown else -NUMBER / 2)
        item = self._add(words, self._icon(shown, seat, ply), width)
        self._name(item, (number + 1) // 2 if is_paired else number, seat, tr(self.ui.words.spoken_move(*made)))
        if ply >= self.match.cursor:
            item.setFlags(Qt.ItemFlag.NoItemFlags)

    def _name(self, item: QListWidgetItem, number: int, seat: int | None, words: str) -> None:
        """For screen readers: whose move it was as well."""
        if seat is not None:
            name = shown_name(self.match.config.seats[seat])
            source = QT_TRANSLATE_NOOP("match_page", "Move {n}, {name}: {move}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, tr(Message(source, n=number, name=name, move=words)))

    def _painted_row(self, rows: MoveRowsModule, made: Sequence[tuple[State[Any], Move]], after: State[Any]) -> QIcon:
        """A line that the game paints itself, also pale for what was undone."""
        picture, pale = self._empty_picture(self.iconSize()), self._empty_picture(self.iconSize())
        with QPainter(picture) as painter:
            rows.paint_row(painter, QRectF(QPointF(), self.iconSize().toSizeF()), made, after, self.colours)
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

    def _icon(self, number: int | None, seat: int | None, ply: int | None = None) -> QIcon:
        """The number, if this row has one, and what was played: a picture of the move where the game has one, else the
        sign of the seat. Its place is empty for the dice."""
        side, left = self._sign, scaled(NUMBER) if number is not None else 0
        picture = self._empty_picture(QSize(left + side, side))
        with QPainter(picture) as painter:
            if number is not None:
                painter.setPen(QColor(self.colours.soft_ink))
                painter.setFont(text_font(scaled(13)))
                painter.drawText(QRectF(0, 0, left, side), Qt.AlignmentFlag.AlignVCenter, str(number))
            area = QRectF(left, 0, side, side)
            if seat is not None and ply is not None and self.ui.paints_moves:
                self.ui.move_pictures.paint_move(painter, area, self.match.moves[ply], seat, self.colours)
            elif seat is not None:
                self.ui.card.paint_seat(painter, area, seat, self.colours)
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # Qt would tint it
        return icon
