"""Has the puzzles of a sheet made one after another, by a worker of its own: the one of a match goes on thinking."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from ludogite.sheets.puzzles import Puzzle
from ludogite.ui.thoughts import Thoughts


class PuzzleMaker(QObject):
    made = Signal()
    """Another one is there."""
    failed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thoughts: Thoughts | None = None
        self._waiting: list[Puzzle] = []

    def want(self, puzzles: Sequence[Puzzle]) -> None:
        """These and no others, the first one first. What is being made is finished before."""
        is_busy = bool(self._waiting)
        self._waiting = [*self._waiting[:1], *(puzzle for puzzle in puzzles if puzzle not in self._waiting[:1])]
        if not is_busy:
            self._ask()

    def stop(self) -> None:
        """At once. The worker ends, and another one starts when something is wanted again."""
        self._waiting = []
        if self._thoughts is not None:
            self._thoughts.close()
            self._thoughts.deleteLater()
            self._thoughts = None

    def _ask(self) -> None:
        if not self._waiting:
            return
        if self._thoughts is None:
            self._thoughts = Thoughts(self)
            self._thoughts.answered.connect(self._take)
            self._thoughts.failed.connect(lambda _key, _trace: self._fail())
        puzzle = self._waiting[0]
        self._thoughts.ask(puzzle, puzzle.make, *puzzle.arguments)

    def _take(self, puzzle: Puzzle, value: object) -> None:
        puzzle.keep(value)
        self._waiting.pop(0)
        self._ask()
        self.made.emit()

    def _fail(self) -> None:
        self.stop()
        self.failed.emit()
