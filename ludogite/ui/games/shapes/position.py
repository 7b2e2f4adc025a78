"""The position of Four Shapes as it is shown, and what follows from it, from the hand and from an analysis."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from ludogite.rules.shapes import Placement, Position
from ludogite.ui.base.board import Board
from ludogite.ui.games.shapes.hand import Hand, forbidding_cell


class ShownPosition:
    def __init__(self, board: Board, hand: Hand) -> None:
        self._board, self.hand = board, hand
        self.worths: dict[Placement, int] = {}
        """Plies to the end by the analysis: above zero for a win, below for a loss."""
        self.example: Placement | None = None
        """What a lesson asks for."""
        self.hint: Placement | None = None
        """What a hint has taken up and aimed at."""
        self.dragged: QPointF | None = None
        """Where in the drawing the mouse drags the held piece."""
        self.cursor = 0
        """The cell that keys start from."""
        self.mover: int | None = None
        """The seat whose piece was last seen moving from its hand to the cell."""

    @property
    def state(self) -> Position:
        assert isinstance(self._board.state, Position)
        return self._board.state

    @property
    def last(self) -> Placement | None:
        move = self._board.shown.last if self._board.shown else None
        return move if isinstance(move, Placement) else None

    @property
    def better(self) -> Placement | None:
        """What would have been better, for somebody who looks back."""
        move = self._board.shown.better[0] if self._board.shown and self._board.shown.better else None
        return move if isinstance(move, Placement) else None

    @property
    def arriving(self) -> int | None:
        """The seat whose last piece is moving from its hand to the cell."""
        return self.mover if self._board.motion.is_going else None

    @property
    def stuck(self) -> int | None:
        """The seat that lost because it could place nothing."""
        outcome = self.state.outcome
        return 1 - outcome.winners[0] if outcome and not self.state.completed() else None

    @property
    def held(self) -> int | None:
        """The shape in the hand; while somebody looks back it is not seen."""
        return self.hand.held if self._board.actor is not None else None

    @property
    def shows_allowed(self) -> bool:
        return self.held is not None and self._board.is_coaching

    @property
    def is_pointed_out(self) -> bool:
        """Whether an analysis says where to place something, or a hint that the hand still follows."""
        at = self.held, self.hand.target
        return bool(self.worths) or (self.hint is not None and at == (self.hint.shape, self.hint.cell))

    def offers(self, cell: int) -> bool:
        """Whether coaching shows that the held piece may go there."""
        return self.shows_allowed and self.hand.objection_to(cell) is None

    @property
    def forbidding(self) -> int | None:
        """The cell of the piece that forbids what was tried, or with coaching what is aimed at."""
        if self.hand.refusal:
            return forbidding_cell(self.hand.refusal.objection)
        return forbidding_cell(self.hand.preview()) if self.shows_allowed else None

    def best_on(self, cell: int) -> tuple[int, list[int]] | None:
        """What the analysis thinks of a cell, and the shapes that are worth it: the held one, or else the best."""
        worths = {
            placement.shape: worth
            for placement, worth in self.worths.items()
            if placement.cell == cell and self.held in (None, placement.shape)
        }
        if not worths:
            return None
        best = min((worth for worth in worths.values() if worth > 0), default=min(worths.values()))
        return best, [shape for shape, worth in worths.items() if worth == best]
