"""What the match page asks of every board, and nothing else: it shows a state, and tells what a person wants to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ludogite.match.match import Seat
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Move, Outcome, State
from ludogite.ui.match.motion import Motion
from ludogite.ui.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion


class Board(QWidget):
    """A state on the screen. `actor` is the seat that a person may move for now, or None while nobody may."""

    played = Signal(object)
    """A move that a person has made; whether it is legal is for the match to say."""
    played_together = Signal(object)
    """A list of moves that a person has made at once: undone, they are one."""
    asked = Signal(object, object)
    """A question about what is shown, for a worker: a function of a module, and its arguments. What it finds comes back
    through `take_answer`, unless something else is shown by then."""
    film_shown = Signal()
    """Somebody has seen a step of the solution."""
    said = Signal(object)
    """A Message for the line below the board, or None to clear it."""
    action_changed = Signal(object)
    """What the filled button would do now, as a Message, or None if there is nothing to do yet."""
    noted = Signal(str)
    """What is to be kept beside the moves of the match, as a text for `restore_notes`."""
    refused = Signal()
    """Somebody tried to act while nobody may; the page says why."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.seats: Sequence[Seat] = ()
        """Who sits at the table, for sentences that name them."""
        self.state: State[Any] | None = None
        self.actor: int | None = None
        self.resigned: int | None = None
        """The seat that gave the match up, where that is its end."""
        self.is_now = True
        """Whether it is the match as it stands that is shown, and not how it stood once."""
        self.has_real_dice = False
        """Whether people enter what their own dice show."""
        self.is_coaching = False
        self.animated = False
        self.motion = Motion(self)
        self.interfaces: list[Any] | None = None
        """What screen readers hold on to."""

    def cell_count(self) -> int:
        return 0

    def cell_name(self, cell: int) -> str:
        """What a screen reader says of a cell, in the player's language."""
        raise ValueError(cell)

    def cell_rect(self, cell: int) -> QRect:
        """Where the cell is in the widget."""
        raise ValueError(cell)

    def current_cell(self) -> int | None:
        """The cell that keys would act on."""
        return None

    def show_state(self, state: State[Any], last: Move | None, actor: int | None) -> None:
        """A new position, the move that led to it, and who may act."""
        self.state = state
        self.actor = actor
        self.update()

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def set_animated(self, animated: bool) -> None:
        self.animated = animated
        self.motion.skip()

    def show_arrival(self, move: Move, seat: int) -> None:
        """The move that led to what is shown was made by a computer just now: if animated, it is seen coming."""

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.motion.skip()
        return bool(super().event(event))

    def act(self) -> None:
        """The filled button was pressed."""

    def action_name(self) -> Message:
        """What the filled button is called while there is nothing to do yet."""
        return Message(QT_TRANSLATE_NOOP("board", "Place"))

    def in_question(self, state: State[Any]) -> State[Any]:
        """What a hint or an analysis is asked about: where several act at once, it may be the turn of any of them."""
        return state

    def prepared(self) -> Move | None:
        """What the person to move has decided before, together with others: it is made without asking again."""
        return None

    def recall(self, made: Iterable[tuple[int, Move]]) -> None:
        """What was undone from here, and by which seats: a board may offer it to be changed."""

    def restore_notes(self, text: str) -> None:
        """What the board noted when the match was left, before it is shown anything."""

    def is_waiting_for(self, seat: int) -> bool:
        """Whether the seat is to act in what is shown: where several act at once, it may be any of them."""
        return self.state is not None and self.state.to_move == seat

    def whose_turn(self) -> Message | None:
        """Where several act at once, or it is not simply somebody's turn: who is to do what."""
        return None

    def aside(self) -> QWidget | None:
        """What belongs beside the board, in the panel."""
        return None

    def turn_note(self) -> Message | None:
        """What there is to say of the turn besides whose it is: that somebody was skipped."""
        return None

    def legend(self) -> Message | None:
        """What the marks of an analysis mean."""
        return None

    def ending(self, outcome: Outcome) -> Message:
        """Why it is over; where the rules can only say "the opponent", a board names who."""
        return outcome.why

    def show_opinions(self, opinions: Sequence[Opinion]) -> None:
        """Marks what each move is worth; an empty list clears the marks."""

    def show_hint(self, opinion: Opinion) -> None:
        """Points at one move."""

    def take_answer(self, found: Any) -> None:
        """What a worker has found that was asked for last."""


class BoardModule(Protocol):
    """What the module of a board offers."""

    def make_board(self, colours: Colours) -> Board: ...

    def words(self, state: State[Any], move: Move) -> Message:
        """A move as the list of moves tells it."""

    def seat_name(self, seat: int) -> Message:
        """What the seat plays with: light pieces, dark pieces."""

    def hand(self, state: State[Any], seat: int) -> Message:
        """What the seat still has, in a few words."""

    def paint_seat(self, painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
        """The sign of a seat."""

    def paint_rules_picture(self, painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
        """A picture that the rules call for by its name."""


class CardModule(Protocol):
    """What paints the picture of a game."""

    def paint_card(self, painter: QPainter, area: QRectF, colours: Colours) -> None:
        """As it lies on the shelf."""
