"""The board of Cube for two: pieces brought to the cube, which stand or fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.contacts import FULL
from ludogite.rules.cube.match import COLOUR_NAMES, RED, THE_PIECES, YELLOW, Position
from ludogite.rules.cube.pieces import Placement
from ludogite.rules.game import Move, State
from ludogite.ui.games.cube.face_cards import FaceCards
from ludogite.ui.games.cube.grip import BuildSpace
from ludogite.ui.games.cube.table import CubeTable
from ludogite.ui.match.board import Board
from ludogite.ui.seat_names import in_sentence, subject
from ludogite.ui.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion

NOT_YOURS = QT_TRANSLATE_NOOP("cube", "Those are {name}’s pieces.")
SKIPPED = QT_TRANSLATE_NOOP("cube", "{name} can place nothing and is skipped.")
HINT = QT_TRANSLATE_NOOP("cube", "Here: {piece}. {reason}")
LEGEND = QT_TRANSLATE_NOOP("cube", "For a piece in the hand, the line below says what its place is worth.")
WORTH = QT_TRANSLATE_NOOP("cube", "Number {n} of {all}: worth {value} squares ahead. {reason}")


def make_board(colours: Colours) -> Board:
    return CubeBoard(colours)


class CubeBoard(CubeTable):
    def __init__(self, colours: Colours) -> None:
        self.result = FaceCards(colours, large=True)
        """The three faces once more, in place of the tray, when all is over."""
        super().__init__(colours)
        self.cards = FaceCards(colours)
        self.cards.square_hovered.connect(self.point_beside)
        self.result.square_hovered.connect(self.point_beside)
        self._worths: dict[Placement, tuple[int, Opinion]] = {}

    def _below(self) -> QWidget:
        holder = super()._below()
        layout = holder.layout()
        assert layout
        layout.addWidget(self.result)
        return holder

    def aside(self) -> QWidget | None:
        return self.cards

    # What a match tells

    @property
    def position(self) -> Position:
        assert isinstance(self.state, Position)
        return self.state

    def room(self) -> BuildSpace:
        return BuildSpace(self.position.stand, FULL)

    def may_take(self, colour: int) -> bool:
        return colour == self.actor

    def move_of(self, colour: int, placement: Placement) -> Placement:
        return placement

    def placed_by(self, move: Move | None) -> Placement | None:
        return move if isinstance(move, Placement) else None

    def show_hands(self) -> None:
        """Both colours if both belong to people; else only the person's."""
        people = [seat for seat, who in enumerate(self.seats) if who.is_person]
        shown = people if people and self.seats else [RED, YELLOW]
        active = () if self.actor is None else (self.actor,)
        self.tray.show_hands([(seat, self.position.hand(seat)) for seat in shown], active)

    def show_state(self, state: State[Any], last: Move | None, actor: int | None) -> None:
        self._worths = {}
        super().show_state(state, last, actor)
        is_over = self.position.to_move is None or self.resigned is not None
        self.result.show_state(self.position)
        self.tray.setVisible(not is_over)
        self.result.setVisible(is_over)
        self.cards.setVisible(not is_over)

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self.result.set_colours(colours)

    def turn_note(self) -> Message | None:
        """A seat that was skipped is told of."""
        if self.position.to_move is not None and self.position.to_move == self.position.last and self._last:
            return Message(SKIPPED, name=subject(self.seats[1 - self.position.last]))
        return None

    def _refuse(self, colour: int) -> None:
        if self.actor is None or self.position.to_move is None:
            self.refused.emit()
        else:
            self.said.emit(Message(NOT_YOURS, name=in_sentence(self.seats[colour])))

    # Opinions

    def show_hint(self, opinion: Opinion) -> None:
        placement = opinion.plan[0]
        assert isinstance(placement, Placement)
        assert self.actor is not None
        self.grip.take(self.actor, placement.piece)
        self.grip.put(placement, self.room(), self._judge())
        self._tried = ()
        self._tell()
        piece = Message(THE_PIECES[placement.piece], colour=COLOUR_NAMES[self.actor])
        self.said.emit(Message(HINT, piece=piece, reason=opinion.reason))

    def legend(self) -> Message:
        return Message(LEGEND)

    def show_opinions(self, opinions: Sequence[Opinion]) -> None:
        self._worths = {}
        for n, opinion in enumerate(opinions):
            placement = opinion.plan[0]
            assert isinstance(placement, Placement)
            self._worths[placement] = n, opinion
        if self.grip.held:
            self._tell()

    def _tell(self) -> None:
        super()._tell()
        if self.grip.held and self.grip.offered in self._worths:
            n, opinion = self._worths[self.grip.offered]
            value = f"{float(opinion.worth['value']):+.1f}"
            worth = Message(WORTH, n=n + 1, all=len(self._worths), value=value, reason=opinion.reason)
            self.said.emit(worth)
