"""The board of Peek: three words to choose from by mouse or by keys, and what is open on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent

from ludogite.message import Message, Source
from ludogite.rules.game import Move, Objection
from ludogite.ui.base.board import Board, Shown, Status
from ludogite.ui.base.painted_cells import Cells
from ludogite.ui.look.theme import Colours
from tests.peek.rules import Peek
from tests.peek.ui.hand import WORDS, Hand

HEIGHT = 80


class PeekCells(Cells):
    """The words, and the secret."""

    def __init__(self, board: PeekBoard) -> None:
        self._board = board

    @property
    def count(self) -> int:
        return len(WORDS) + 1

    def name(self, cell: int) -> str:
        return f"secret: {self._board.peek.secret}" if cell == len(WORDS) else WORDS[cell]

    def place(self, cell: int) -> QRectF:
        room = self._board.room
        return QRectF(room.left(), room.top() + HEIGHT * cell, room.width(), HEIGHT)


class PeekBoard(Board):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.hand = Hand()
        self.cells = PeekCells(self)
        self.objection: Objection | None = None
        self.setMinimumSize(400, HEIGHT * len(WORDS))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def peek(self) -> Peek:
        assert isinstance(self.state, Peek)
        return self.state

    def show_position(self, shown: Shown) -> None:
        super().show_position(shown)
        self.objection = None

    def status(self) -> Status:
        if self.hand.chosen is None:
            return Status()
        return Status(action=Message(Source("tests", "Say “{word}”"), word=self.hand.chosen))

    def hand_text(self, after: Sequence[Move] = ()) -> str:
        return "" if after else self.hand.text()

    def restore_hand(self, text: str) -> None:
        self.hand.read(text)

    def show_objection(self, objection: Objection) -> None:
        self.objection = objection
        self.update()

    def act(self) -> None:
        move = self.hand.play()
        if move is not None:
            self.hand.put_back()
            self.played.emit([move], self.hand_text([move]))

    def choose(self, word: str) -> None:
        if self.actor is None:
            self.refused.emit()
        else:
            self.hand.choose(word)
            self.update()
            self.changed.emit(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for n, word in enumerate(WORDS):
            if self.cell_rect(n).contains(event.position().toPoint()):
                self.choose(word)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letters = {word[0]: word for word in WORDS}
        if event.text() in letters:
            self.choose(letters[event.text()])
        elif event.key() == Qt.Key.Key_Return:
            self.act()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self.paint_ground(painter, QRectF(self.rect()))
            painter.setPen(QColor(self.colours.ink))
            if self.shown is not None:
                for cell in range(self.cell_count()):
                    painter.drawText(self.cell_rect(cell), Qt.AlignmentFlag.AlignCenter, self.cell_name(cell))
