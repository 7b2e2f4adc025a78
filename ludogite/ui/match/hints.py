"""A hint, press by press: where to look, what is won or threatens there, and then the move."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion
from ludogite.players.why import Pointer
from ludogite.rules.game import State
from ludogite.ui.look.language import tr
from ludogite.ui.match.cell_marks import CellMarks
from ludogite.ui.match.on_board import MatchOnBoard

MARKED = QT_TRANSLATE_NOOP("match_page", "Marked: {cells}")


class Hints(QObject):
    pointed = Signal(object)
    """The sentence of what is pointed at. That of the move is the board's."""

    def __init__(self, shown: MatchOnBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._shown = shown
        self.marks = CellMarks(shown.board)
        self.opinion: Opinion | None = None
        self._about: tuple[State[Any], int] | None = None
        """The position and the seat that the hint is for."""
        self._pointer: Pointer | None = None
        """What is pointed at, or was last."""
        self.at = 0
        """The number of the step, from 0; so many as there are steps for the move."""

    def begin(self, opinion: Opinion, seat: int) -> None:
        self.opinion, self._about = opinion, (self._shown.match.state, seat)
        self.at = -1
        self.go_on()

    @property
    def is_open(self) -> bool:
        """Whether the next press goes on with what was pointed at before."""
        return self.opinion is not None and self._about == (self._shown.match.state, self._shown.advice_seat())

    def go_on(self) -> None:
        """The move is the last step, and stays it."""
        assert self.opinion
        assert self._about
        steps, (_, seat) = self.opinion.why.steps, self._about
        self.at = min(self.at + 1, len(steps))
        if self.at == len(steps):
            self.marks.mark(())
            self._shown.board.show_hint(self.opinion, seat)
        else:
            self.point(steps[self.at], seat)

    def point(self, pointer: Pointer, seat: int) -> None:
        """Marks what it is about and says it."""
        self._pointer = pointer
        self.marks.mark_groups(pointer.cells, seat, pointer.is_in_order)
        self.pointed.emit(pointer.sentence)

    def follow(self) -> None:
        """Another position is shown, or another seat is to act: nothing is marked there."""
        if self._shown.is_past or not self.is_open:
            self.opinion = None
            self.marks.mark(())

    def aside(self, message: Message) -> str:
        """What screen readers read before a sentence that points somewhere: the names of the cells that are marked."""
        cells = self.marks.cells
        if self._pointer is None or not cells or message != self._pointer.sentence:
            return ""
        return tr(Message(MARKED, cells="; ".join(map(self._shown.board.cell_name, cells))))
