"""The board of Cube for two: pieces brought to the cube, which stand or fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.match import COLOUR_NAMES, RED, THE_PIECES, YELLOW, Position
from ludogite.rules.cube.pieces import Placement
from ludogite.ui.games.cube.board_input import CubeBoardInput
from ludogite.ui.games.cube.face_cards import FaceCards
from ludogite.ui.match.board import Board, Shown, Status
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


class CubeBoard(CubeBoardInput):
    keeps_below = True

    def __init__(self, colours: Colours) -> None:
        self.result = FaceCards(colours, large=True)
        """The three faces once more, in place of the tray, when all is over."""
        super().__init__(colours, FaceCards(colours))
        self.cards.square_hovered.connect(self.mark_square)
        self.result.square_hovered.connect(self.mark_square)
        self._worths: dict[Placement, tuple[int, Opinion]] = {}

    def _below(self) -> QWidget:
        holder = super()._below()
        layout = holder.layout()
        assert layout
        layout.addWidget(self.result)
        return holder

    def side_widget(self) -> QWidget | None:
        return self.cards

    # What a match shows and says

    @property
    def position(self) -> Position:
        assert isinstance(self.state, Position)
        return self.state

    def show_tray(self) -> None:
        """Both colours if both belong to people; else only the person's."""
        people = [seat for seat, who in enumerate(self.seats) if who.is_person]
        shown = people if people and self.seats else [RED, YELLOW]
        self.tray.show_hands([(seat, self.position.hand(seat)) for seat in shown], self.hand.building.colours)

    def show_position(self, shown: Shown) -> None:
        self._worths = {}
        super().show_position(shown)
        is_over = self.position.to_move is None or shown.resigned is not None
        self.result.show_state(self.position)
        self.tray.setVisible(not is_over)
        self.result.setVisible(is_over)
        self.cards.setVisible(not is_over)

    def set_room(self, room: QRectF | None) -> None:
        self.result.fit(None if room is None else room.width() - 48)
        super().set_room(room)

    def essential_area(self) -> QRectF:
        faces = self.result.rect().translated(self.result.mapTo(self, QPoint()))
        faces.adjust((faces.width() - self.result.sizeHint().width()) // 2, 0, 0, 0)
        faces.setWidth(self.result.sizeHint().width())
        return super().essential_area().united(QRectF(faces))

    def status(self) -> Status:
        return Status(sentence=self._worth() or self.hand.preview(), remark=self._skipped(), action=self.action())

    def _skipped(self) -> Message | None:
        """A seat that could place nothing."""
        if self.position.to_move is not None and self.position.to_move == self.position.last and self._last:
            return Message(SKIPPED, name=subject(self.seats[1 - self.position.last]))
        return None

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self.result.set_colours(colours)

    def _refuse(self, colour: int) -> None:
        if self.actor is None or self.position.to_move is None:
            self.refused.emit()
        else:
            self._change(Message(NOT_YOURS, name=in_sentence(self.seats[colour])))

    # Opinions

    def show_hint(self, opinion: Opinion, seat: int) -> None:
        placement = opinion.plan[0]
        assert isinstance(placement, Placement)
        piece = Message(THE_PIECES[placement.piece], colour=COLOUR_NAMES[seat])
        self.hold_at(seat, placement, Message(HINT, piece=piece, reason=opinion.reason))

    def legend(self) -> Message:
        return Message(LEGEND)

    def show_opinions(self, opinions: Sequence[Opinion], seat: int | None) -> None:
        had_worths, self._worths = bool(self._worths), {}
        for n, opinion in enumerate(opinions):
            placement = opinion.plan[0]
            assert isinstance(placement, Placement)
            self._worths[placement] = n, opinion
        if self.hand.held and (had_worths or self._worths):
            self._change()

    def _worth(self) -> Message | None:
        """What the analysis thinks of the place of the held piece."""
        if self.hand.held is None or self.hand.offered not in self._worths:
            return None
        n, opinion = self._worths[self.hand.offered]
        value = f"{float(opinion.worth['value']):+.1f}"
        return Message(WORTH, n=n + 1, all=len(self._worths), value=value, reason=opinion.reason)
