"""A match of two at the cube: an opponent with a shelf across the table, points, and a last piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.match import COLOUR_NAMES, RED, THE_PIECES, YELLOW, Position
from ludogite.rules.cube.pieces import Placement
from ludogite.ui.base.board import Shown
from ludogite.ui.base.seat_names import in_sentence, shown_name, subject
from ludogite.ui.games.cube.board_mode import BoardMode
from ludogite.ui.games.cube.view.hexagon import Hexagon
from ludogite.ui.games.cube.view.scene import Look

if TYPE_CHECKING:
    from ludogite.players import Opinion
    from ludogite.ui.games.cube.board import CubeBoard

NOT_YOURS = QT_TRANSLATE_NOOP("cube", "Those are {name}’s pieces.")
YOUR_TURN = QT_TRANSLATE_NOOP("cube", "{name}, your turn: take a piece from your shelf.")
SKIPPED = QT_TRANSLATE_NOOP("cube", "{name} has no piece that fits and is skipped.")
HINT = QT_TRANSLATE_NOOP("cube", "Here: {piece}. {reason}")
LEGEND = QT_TRANSLATE_NOOP("cube", "Hold a piece over a square: the line below says what that is worth.")
WORTH = QT_TRANSLATE_NOOP("cube", "Number {n} of {all}: worth {value} squares. {reason}")


class TwoPlayerMode(BoardMode):
    has_opponent = True

    def __init__(self, board: CubeBoard) -> None:
        super().__init__(board, Hexagon(board.colours))
        self._worths: dict[Placement, tuple[int, Opinion]] = {}

    @property
    def position(self) -> Position:
        assert isinstance(self.board.state, Position)
        return self.board.state

    # What is shown

    def expect(self, shown: Shown) -> None:
        self._worths = {}

    def show_shelves(self) -> None:
        front, stage, board = self._in_front(), self.board.stage, self.board
        own, others = ([(seat, self.position.hand(seat))] for seat in (front, 1 - front))
        stage.show_hands(own, others, board.hand.building.colours)
        for shelf, seat in zip(stage.shelves, (front, 1 - front), strict=True):
            shelf.set_owner(shown_name(board.seats[seat]), board.badges[seat])

    def _in_front(self) -> int:
        """The seat whose shelf is in front: the person's; between two people that of the one who plays."""
        people = [seat for seat, who in enumerate(self.board.seats) if who.is_person]
        if len(people) == 1:
            return people[0]
        mover = self.position.to_move
        return (RED if self.position.last == YELLOW else YELLOW) if mover is None else mover

    def look_of(self, placement: Placement, colour: int) -> Look:
        """The last piece of the opponent is marked."""
        mover = self.position.to_move
        is_last = mover is not None and colour != mover and placement == self.board.last
        return Look.LAST if is_last else Look.SOLID

    # What is said

    def sentence(self) -> Message | None:
        return self._worth() or self.board.hand.preview() or self._turn()

    def _turn(self) -> Message | None:
        """Asks the person whose turn it is to begin."""
        board = self.board
        if board.actor is None or board.shown is None or not board.shown.is_now or self.remark():
            return None
        return Message(YOUR_TURN, name=board.seats[board.actor].name)

    def remark(self) -> Message | None:
        """A seat could place nothing."""
        if self.position.to_move is not None and self.position.to_move == self.position.last and self.board.last:
            return Message(SKIPPED, name=subject(self.board.seats[1 - self.position.last]))
        return None

    def gains(self) -> Mapping[int, int]:
        after = self.board.hand.after()
        if not isinstance(after, Position):
            return {}
        return {seat: after.scores[seat] - self.position.scores[seat] for seat in (RED, YELLOW)}

    def refuse(self, colour: int | None) -> None:
        if self.board.actor is None or self.position.to_move is None or colour is None:
            self.board.refused.emit()
        else:
            self.board.redraw_and_report(Message(NOT_YOURS, name=in_sentence(self.board.seats[colour])))

    # Advice

    def legend(self) -> Message:
        return Message(LEGEND)

    def show_hint(self, opinion: Opinion, seat: int) -> None:
        placement = opinion.plan[0]
        assert isinstance(placement, Placement)
        piece = Message(THE_PIECES[placement.piece], colour=COLOUR_NAMES[seat])
        self.board.hold_at(seat, placement, Message(HINT, piece=piece, reason=opinion.reason))

    def take_opinions(self, opinions: Sequence[Opinion]) -> bool:
        had_worths, self._worths = bool(self._worths), {}
        for n, opinion in enumerate(opinions):
            placement = opinion.plan[0]
            assert isinstance(placement, Placement)
            self._worths[placement] = n, opinion
        return had_worths or bool(self._worths)

    @property
    def worths(self) -> Mapping[Placement, tuple[int, Opinion]]:
        """The opinion of the analysis on each move, with its rank."""
        return self._worths

    def _worth(self) -> Message | None:
        """The opinion of the analysis on the place of the held piece."""
        hand = self.board.hand
        if hand.held is None or hand.offered not in self._worths:
            return None
        n, opinion = self._worths[hand.offered]
        value = f"{float(opinion.worth['value']):+.1f}"
        return Message(WORTH, n=n + 1, all=len(self._worths), value=value, reason=opinion.reason)
