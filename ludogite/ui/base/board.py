"""The base of all boards: it shows a position, and reports what a person does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from ludogite.match.config import Seat
from ludogite.match.people import Badge
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Move, Objection, Outcome, State
from ludogite.ui.base.fingers import Fingers
from ludogite.ui.base.painted_cells import Cells, PaintedCells
from ludogite.ui.look.materials import paint_table
from ludogite.ui.look.tables import OAK
from ludogite.ui.look.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion


@dataclass(frozen=True)
class Shown:
    """A position on a board: the match as it stands, or a position that somebody looks back at."""

    state: State[Any]
    """The position as everybody at the table may see it: always an `on_table()`."""
    last: Move | None = None
    """The move that led there."""
    actor: int | None = None
    """The seat that a person may act for now; None while nobody may."""
    is_now: bool = True
    """Whether it is the match as it stands."""
    resigned: int | None = None
    """The seat that gave the match up, where that is its end."""
    undone: Sequence[tuple[int, Move]] = ()
    """What redo would make again, and which seats made it; a board may offer it to be changed."""
    past: Sequence[tuple[State[Any], Move]] = ()
    """The positions that led there, as they may be seen now, each with the move that was made in it."""
    better: Sequence[Move] = ()
    """While somebody looks back, moves that would have been better here: the board points at them as at a hint."""


@dataclass(frozen=True)
class Status:
    """The state of a board, which the page reads after it has shown a position, and after each `changed`."""

    sentence: Message | None = None
    """For the line below the board; None: whose turn it is, or how the match ended."""
    aside: str = ""
    """What screen readers read in front of the sentence, such as where "here" is: the board shows it to all others."""
    is_good: bool = False
    """Whether the sentence is good news: the line has a tick then, as it has a cross where the rules object."""
    is_begun: bool = False
    """Whether the sentence is about what the hand has begun: then it is said beside the words of a lesson as well."""
    remark: Message | None = None
    """A sentence in front of the one about whose turn it is: somebody was skipped. While somebody looks back it comes
    after the one about where that is."""
    action: Message | None = None
    """What the filled button would do; None while there is nothing to do yet."""
    awaited: frozenset[int] | None = None
    """The seats that are to act, where it is not simply the one to move."""
    may_erase: bool = False
    """Whether the hand has begun something that undo takes back before it takes back a move."""
    premove: Move | None = None
    """A move that the person to move has decided on before: the page makes it without asking again."""
    advice_seat: int | None = None
    """The seat that a hint would be for, where several act at once."""
    gains: Mapping[int, int] = field(default_factory=dict)
    """By seat, what the move that somebody is about to make would change in its points; shown on the players' cards."""
    is_paused: bool = False
    """Whether somebody is to look first: until the board has changed, nothing goes on by itself."""


NAME_CORNER = 4.0
"""Of a strip with a name, which is not dimmed at the end: it can be read on every board."""


def outline(area: QRectF, radius: float = 12.0) -> QPainterPath:
    """Of a board, a card or a sheet."""
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


class Board(PaintedCells):
    """A position on the screen, and the hand of whoever plays there."""

    cells: Cells
    """Each board makes its own."""
    played = Signal(object, str)
    """A list of moves that a person makes at once: undone, they are one; and what remains of the hand, as `hand_text`
    tells it. Whether they are legal is for the match to say, which answers with `show` or `show_objection`."""
    changed = Signal(object)
    """The hand has changed, or what it aims at. Carries a Message that answers what somebody just tried, or None. The
    page reads `status` and `hand_text` then."""
    thrown = Signal()
    """A person throws the dice."""
    asked = Signal(object, object)
    """A question about what is shown, for a worker: a function of a module, and its arguments. What it finds comes back
    through `take_answer`, unless something else is shown by then."""
    helped = Signal(object)
    """The board has shown somebody how to go on; carries a Help."""
    refused = Signal()
    """Somebody tried to act while nobody may; the page says why."""
    corrected = Signal(object)
    """A person corrects his verdict on the last answer; carries the move that replaces the last one."""
    noted = Signal()
    """Something of the hand has changed that nobody is told of, such as the time left: it is only kept."""
    cells_moved = Signal()
    """Somebody looks at it from another side: marks over it follow."""
    rested = Signal()
    """The board is busy no more."""
    board_rolls = False
    """Whether people throw the dice on the board; the filled button does not throw them then."""
    shows_turns = False
    """Whether the board itself shows large whose turn it is, where people share the screen."""
    keeps_below_plate = False
    """Whether something of the board lies below the plate at the end, which is at the upper edge then, and whether the
    board tells who has how much."""

    is_aiming = False
    """While it says what would be, rather than answers to what somebody has tried."""
    lies_on = OAK
    """Its table, that of its `GameUi`."""
    reaches_below = False
    """Whether the board goes on behind the words below it. It then keeps what matters above its `margin_below`."""
    has_right_button = True
    """Whether the right button does something: a finger that rests is one."""
    turns_by_drag = False
    """Whether a drag from anywhere turns what is seen."""

    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.margin_below = 0
        self.seats: Sequence[Seat] = ()
        """Who sits at the table, for sentences that name them."""
        self.badges: Sequence[Badge | None] = ()
        """The colour and sign of each person."""
        self.table: Mapping[str, str] = {}
        """The table's options in force."""
        self.referee: Any = None
        """What the game's referee module has made for this match."""
        self.shown: Shown | None = None
        self.is_lesson = False
        """Whether somebody learns the game here: guessing wrong has no end."""
        self.is_last_turn = False
        """Whether nothing follows this turn: a puzzle asks for no more."""
        self.has_real_dice = False
        """Whether people enter what their own dice show."""
        self.is_coaching = False
        """Whether the board shows what is legal before it is tried."""
        self._room: QRectF | None = None
        self.plate_area = QRectF()
        """Where the plate lies while there is one."""
        self.gap = 0
        """How wide a gap it leaves for the plate of an exercise."""
        self.touch(self)

    # What the page shows and asks

    def show_position(self, shown: Shown) -> None:
        """Only paints: it emits none of the signals above and writes nothing. The page reads `status` afterwards."""
        self.shown = shown
        self.update()

    @property
    def state(self) -> State[Any] | None:
        return self.shown.state if self.shown else None

    @property
    def actor(self) -> int | None:
        """The seat that a person may act for now."""
        return self.shown.actor if self.shown else None

    def status(self) -> Status:
        return Status()

    def hand_text(self, after: Sequence[Move] = ()) -> str:
        """What a person is in the middle of, as the match keeps it with its moves; or what will remain of that after
        these moves."""
        return ""

    def take_seen(self) -> Sequence[str]:
        """What people have just been shown for the first time in this match, such as a question, and should not meet
        again soon; each is told once."""
        return ()

    def restore_hand(self, text: str) -> None:
        """Takes up what `hand_text` was when the match was left. Called before anything is shown; the text may be
        damaged."""

    def show_objection(self, objection: Objection) -> None:
        """The rules refuse what was just played."""

    def sound_objection(self) -> None:
        """Somebody has tried what cannot be done."""
        self.sounds.refused()

    def sound_move(self, move: Move) -> None:
        """A person has just made the move that led to the position shown, and sees it there at once: what is heard."""

    def show_arrival(self, move: Move, seat: int) -> None:
        """A computer has just made the move that led to the position shown, or a film has come to it: it is animated,
        if animations are on. `seat` has made it, or has thrown the dice."""

    def is_busy(self) -> bool:
        """Whether what has just happened is still to be seen, before dice or a computer go on; then it is `rested`."""
        return False

    def touch(self, part: QWidget) -> None:
        """Fingers on this part of the board do what the mouse does there."""
        Fingers(part, self)

    def take_finger(self) -> None:
        """A finger has come to the board."""

    def looks_first(self, point: QPointF) -> bool:
        """Whether a finger there first shows what the mouse shows that comes there, because acting at once would be a
        surprise."""
        return False

    def act(self) -> None:
        """The filled button was pressed: does what `Status.action` says."""

    def erase(self) -> None:
        """Undo was pressed while `Status.may_erase`: what the hand has begun last is taken back."""

    def action_name(self) -> Message:
        """What the filled button is called while there is nothing to do yet."""
        return Message(QT_TRANSLATE_NOOP("board", "Place"))

    def side_widget(self) -> QWidget | None:
        """A widget for the panel next to the board, if the game has one."""
        return None

    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        """The table that the board lies on; the page goes on with it below the board."""
        paint_table(painter, area, self.lies_on, self.colours)

    # At the end

    def ending(self, outcome: Outcome) -> Message:
        """Why it is over; where the rules can only say "the opponent", a board names who."""
        return outcome.why

    def ending_sentence(self, outcome: Outcome) -> Message | None:
        """Who has won and why in one sentence, where that reads better; None: the page says one after the other."""
        return None

    def side_of(self, seat: int) -> int:
        """By whose sign the seat is known in the position that is shown."""
        assert self.shown is not None
        return self.shown.state.side_of(seat)

    def won_areas(self) -> Sequence[QPainterPath]:
        """What won the match, piece by piece: all else is dimmed, and a line of gold goes around each. Nothing where
        nobody has won by what is to be seen."""
        return ()

    def lit_areas(self) -> Sequence[QPainterPath]:
        """What is not dimmed either: what is read, and where nothing has won the whole board."""
        return () if self.won_areas() else [outline(self.essential_area())]

    def ending_strip(self) -> Callable[[QPainter, QRectF], None] | None:
        """Paints into a strip of the plate what decided the match, such as the pieces of a line."""
        return None

    @property
    def has_plate(self) -> bool:
        """Whether a plate lies beside what matters at the end. All else is not painted then."""
        return self._room is not None

    @property
    def room(self) -> QRectF:
        """Where the board lays itself out: the whole widget, or what a plate leaves of it. There it is in the middle,
        in its usual size if that fits, else smaller."""
        whole = QRectF(self.rect()).adjusted(0, 0, -self.gap, -self.margin_below)
        return whole if self._room is None else QRectF(self._room)

    def least_size(self, width: int) -> QSize:
        """What it needs to be played on, if it has this width; where there is less, it is scrolled."""
        return QSize(320, 300)

    def set_room(self, room: QRectF | None, plate: QRectF | None = None) -> None:
        """None: there is no plate."""
        self._room, self.plate_area = room, plate or QRectF()
        self.update()

    def set_gap(self, gap: int) -> None:
        self.gap = gap
        self.update()

    def gap_area(self) -> QRectF:
        """Where the gap is: at the right, unless a board has it between what it consists of."""
        return QRectF(self.width() - self.gap, 0, self.gap, self.height() - self.margin_below)

    def set_margin_below(self, margin: int) -> None:
        """How much of a board that `reaches_below` lies behind words."""
        self.margin_below = margin

    def essential_area(self) -> QRectF:
        """What is to be seen of the board at the end, as it is laid out in its room."""
        return self.room

    # For screen readers

    def cell_count(self) -> int:
        return self.cells.count

    def cell_called(self, name: str, seat: int = 0) -> int:
        return self.cells.called(name, seat)

    def cell_name(self, cell: int) -> str:
        return self.cells.name(cell) if self.shown else ""

    def cell_rect(self, cell: int) -> QRect:
        return self.cells.place(cell).toAlignedRect() if self.shown else QRect()

    def cell_outline(self, cell: int) -> QPainterPath | None:
        return self.cells.outline(cell) if self.shown else None

    def show_marked(self, cells: Sequence[int]) -> None:
        """These cells are marked over the board. Where they may be hidden there, they are marked elsewhere too."""

    def above_marks(self) -> Sequence[QRectF]:
        """What a mark around a cell may not cover."""
        return ()

    def is_button(self, cell: int) -> bool:
        return self.cells.is_button(cell)

    def current_cell(self) -> int | None:
        return self.cells.current() if self.shown else None

    # Advice

    def legend(self) -> Message | None:
        """What the marks of an analysis mean."""
        return None

    def show_opinions(self, opinions: Sequence[Opinion], seat: int | None) -> None:
        """Marks what each move of the seat is worth; an empty list clears the marks."""

    def show_hint(self, opinion: Opinion, seat: int) -> None:
        """Points at one move of the seat."""

    def show_example(self, move: Move | None) -> None:
        """What an exercise asks for is seen where it goes; None: nothing of the kind."""

    def take_answer(self, found: Any) -> None:
        """The answer of a worker to the question that was asked last."""
