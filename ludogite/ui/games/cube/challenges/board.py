"""A challenge at the cube: a target, given pieces, squares that are wrong, a film of the solution."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players.challenge import is_possible, solution_steps
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.contacts import STEPS
from ludogite.rules.cube.faces import outermost
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES
from ludogite.rules.cube.pieces import Placement
from ludogite.rules.cube.target import Challenge, squares
from ludogite.rules.game import State
from ludogite.ui.base.board import Shown
from ludogite.ui.games.cube.animation import Animation, Round
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.board_mode import BoardMode
from ludogite.ui.games.cube.building import Building, building_of
from ludogite.ui.games.cube.challenges.projector import Projector
from ludogite.ui.games.cube.challenges.target_hexagon import TargetHexagon
from ludogite.ui.games.cube.hand_text import COLOUR_LETTERS
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.two_player_mode import HINT
from ludogite.ui.games.cube.view.camera import Camera
from ludogite.ui.games.cube.view.scene import Look, Mark, Pane
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion

AT_HALF = Camera(up=64, zoom=0.96)
"""A half cube is lower, and so is the camera."""
BUILD = QT_TRANSLATE_NOOP(
    "challenge", "Build the cube whose three faces look like the target. Take a piece from the shelf."
)
BUILD_HALF = QT_TRANSLATE_NOOP(
    "challenge", "Build the half cube whose three faces look like the target. Take a piece from the shelf."
)
TASK = QT_TRANSLATE_NOOP("challenge", "Place the remaining pieces to match the target.")
WRONG = QT_TRANSLATE_NOOP("challenge", "{n} squares are wrong. Click a piece to take it back, or take the next one.")
ONE_WRONG = QT_TRANSLATE_NOOP("challenge", "One square is wrong. Click a piece to take it back, or take the next one.")
ALL_PLACED = QT_TRANSLATE_NOOP("challenge", "All placed, but {n} squares don’t match. Click a piece to take it back.")
ONE_LEFT = QT_TRANSLATE_NOOP("challenge", "All placed, but one square doesn’t match. Click a piece to take it back.")
ONE_MOMENT = QT_TRANSLATE_NOOP("challenge", "One moment…")
NO_SOLUTION = QT_TRANSLATE_NOOP("challenge", "This challenge has no solution.")
HINT_TAKE = QT_TRANSLATE_NOOP("challenge", "Take back {piece}. {reason}")
POSSIBLE = QT_TRANSLATE_NOOP("challenge", "Yes, you can still solve it from here.")
IMPOSSIBLE = QT_TRANSLATE_NOOP("challenge", "No, not from here: take something back first.")
LEGEND = QT_TRANSLATE_NOOP("challenge", "Hold a piece over a square: the line below says whether it works.")
MUST_SHOW = QT_TRANSLATE_NOOP("challenge", "{square}; target: {colour}")
TOOL_KEYS = {"B": "shell", "P": "possible", "M": "film"}


class ChallengeMode(BoardMode):
    tools = ("shell", "possible", "film")

    def __init__(self, board: CubeBoard) -> None:
        super().__init__(board, TargetHexagon(board.colours))
        self.projector = Projector(board)
        self._steps: tuple[Place, ...] = ()
        """The steps of the film, once they are known."""
        self._leads: dict[Place, Opinion] = {}
        self._then: Callable[[Any], None] | None = None
        """Called with the answer of the worker."""

    def join(self) -> None:
        self.board.stage.add_in_front(self.projector.bar)

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self.projector.bar.set_colours(colours)

    # What is shown

    @property
    def attempt(self) -> Attempt:
        assert isinstance(self.board.state, Attempt)
        return self.board.state

    @property
    def built(self) -> Attempt:
        """The attempt, or the film."""
        return self.projector.film.attempt if self.projector.film else self.attempt

    def building(self) -> Building:
        return building_of(self.built, None if self.projector.film else self.board.actor)

    def expect(self, shown: Shown) -> None:
        assert isinstance(shown.state, Attempt)
        self._leads = {}
        self.projector.leave()
        if self.board.shown is None and shown.state.challenge.is_half:
            self.board.stage.usual = AT_HALF
            self.board.stage.view.look_from(AT_HALF)

    def arrived(self, before: State[Any] | None, was_playing: bool) -> None:
        """A cube that was just solved turns once in the light."""
        was_open = was_playing and isinstance(before, Attempt) and not before.is_solved
        view = self.board.stage.view
        if was_open and self.attempt.is_solved and self.board.animated and view.is_in_space:
            self.board.animate(Round(view.camera))

    def has_moved(self, animation: Animation) -> None:
        self.projector.has_moved(animation)

    def show_shelves(self) -> None:
        hands = [(colour, self.built.hand(colour)) for colour in self.attempt.challenge.colours]
        given = {(colour, placement.piece) for placement, colour in self.attempt.challenge.given}
        self.board.stage.show_hands(hands, (), self.board.hand.building.colours, given)

    def look_of(self, placement: Placement, colour: int) -> Look:
        return Look.LOCKED if self.board.hand.building.is_given(placement) else Look.SOLID

    def shell(self) -> tuple[Pane, ...]:
        return shell_of(self.attempt.challenge) if self.board.stage.rail.has_shell else ()

    def marks(self) -> Mapping[Spot, Mark]:
        return dict.fromkeys(wrong_squares(self.built), Mark.WRONG)

    def use_tool(self, name: str) -> None:
        if name == "possible":
            self.ask_if_possible()
        else:
            self.show_film()

    def take_key(self, event: QKeyEvent) -> bool:
        is_plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        tool = TOOL_KEYS.get(event.text().upper())
        if is_plain and tool:
            self.board.stage.rail.use(tool)
            return True
        return self.projector.take_key(event)

    # What is said

    def sentence(self) -> Message | None:
        hand = self.board.hand
        return (
            self.projector.sentence()
            or self._lead()
            or hand.preview()
            or hand.preview_lift(self.board.pointed_at())
            or self._task()
        )

    def _task(self) -> Message | None:
        """The task that is left, or how many squares are wrong."""
        if self.board.shown is None or not self.board.shown.is_now or self.attempt.is_solved:
            return None
        wrong, is_complete = len(wrong_squares(self.attempt)), self.attempt.is_complete
        if wrong == 1:
            return Message(ONE_LEFT if is_complete else ONE_WRONG)
        if wrong:
            return Message(ALL_PLACED if is_complete else WRONG, n=wrong)
        if any(self.attempt.placed):
            return Message(TASK)
        return Message(BUILD_HALF if self.attempt.challenge.is_half else BUILD)

    def refuse(self, colour: int | None) -> None:
        if self.projector.film:
            self.board.redraw_and_report()
        else:
            super().refuse(colour)

    def square_name(self, cell: int, name: str) -> str:
        pane = next((pane for pane in shell_of(self.attempt.challenge) if pane.spot.column == cell), None)
        return tr(Message(MUST_SHOW, square=name, colour=COLOUR_NAMES[pane.colour])) if pane else name

    # Questions to a worker

    def ask(self, then: Callable[[Any], None], work: Callable[..., Any], *arguments: Any) -> None:
        self.board.changed.emit(Message(ONE_MOMENT))
        self._then = then
        self.board.asked.emit(work, arguments)

    def take_answer(self, found: Any) -> None:
        if self._then:
            self._then(found)

    def ask_if_possible(self) -> None:
        self.projector.end()
        self.ask(self._answer_if_possible, is_possible, self.attempt)

    def _answer_if_possible(self, found: bool) -> None:
        self.board.redraw_and_report(Message(POSSIBLE if found else IMPOSSIBLE))

    def show_film(self) -> None:
        """Begins the film of the solution, or ends it."""
        if self.projector.film:
            self.projector.end()
        elif self._steps:
            self._begin_film(self._steps)
        else:
            self.ask(self._begin_film, solution_steps, self.attempt.challenge)

    def _begin_film(self, places: tuple[Place, ...]) -> None:
        self._steps = places
        if places:
            self.projector.begin(self.attempt.challenge, places)
        else:
            self.board.redraw_and_report(Message(NO_SOLUTION))

    # Advice

    def legend(self) -> Message:
        return Message(LEGEND)

    def show_hint(self, opinion: Opinion, seat: int) -> None:
        board = self.board
        if self.projector.leave():
            board.follow()
        if not opinion.worth["value"]:  # nothing leads on from here
            board.redraw_and_report(opinion.reason)
            return
        move = opinion.plan[0]
        assert isinstance(move, Place | Take)
        placement = move.placement
        colour = move.colour if isinstance(move, Place) else board.hand.building.colour_of(placement)
        piece = Message(THE_PIECES[placement.piece], colour=COLOUR_NAMES[colour])
        if isinstance(move, Place):
            board.hold_at(colour, placement, Message(HINT, piece=piece, reason=opinion.reason))
        else:
            board.tried = ()
            board.hand.advise_lift(placement)
            board.redraw_and_report(Message(HINT_TAKE, piece=piece, reason=opinion.reason))

    def take_opinions(self, opinions: Sequence[Opinion]) -> bool:
        had_leads = bool(self._leads)
        self._leads = {opinion.plan[0]: opinion for opinion in opinions if isinstance(opinion.plan[0], Place)}
        return had_leads or bool(self._leads)

    def _lead(self) -> Message | None:
        """The opinion of the analysis on the place of the held piece."""
        hand = self.board.hand
        if hand.held is None or hand.offered is None:
            return None
        opinion = self._leads.get(Place(hand.held[0], hand.offered))
        return opinion.reason if opinion else None


@lru_cache(maxsize=4)
def shell_of(challenge: Challenge) -> tuple[Pane, ...]:
    """The squares of its faces, each before the cell that must have its colour, with the lines between pieces."""
    panes = []
    for axis, face in enumerate(challenge.faces):
        letters = dict(squares(challenge.lines[axis], axis, challenge.object)) if challenge.lines else {}
        for cell, letter in squares(face, axis, challenge.object):
            panes.append(Pane(Spot(cell, axis), COLOUR_LETTERS.index(letter), _lines(cell, axis, letters)))
    return tuple(panes)


def _lines(cell: int, axis: int, letters: dict[int, str]) -> int:
    """On which sides of a square another piece begins: below and above it along the next axis, then along the last."""
    lines = 0
    for n, (across, side) in enumerate(((1, -1), (1, 1), (2, -1), (2, 1))):
        neighbour = letters.get(cell + side * STEPS[(axis + across) % 3])
        lines |= (neighbour is not None and neighbour != letters[cell]) << n
    return lines


def wrong_squares(attempt: Attempt) -> list[Spot]:
    """The squares of the surface that show something else than the target."""
    surface = attempt.challenge.object
    return [Spot(cell, axis) for axis in range(3) for cell in cells_in(attempt.wrong & outermost(surface, axis))]
