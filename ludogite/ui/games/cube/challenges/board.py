"""The board of a challenge: pieces of all colours are placed and taken back until the object shows its target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QElapsedTimer, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players.challenge import is_possible
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES
from ludogite.rules.cube.pieces import Placement
from ludogite.rules.game import Move, State
from ludogite.ui.games.cube.board import HINT
from ludogite.ui.games.cube.camera import Camera
from ludogite.ui.games.cube.challenges.film_table import FilmTable
from ludogite.ui.games.cube.challenges.shell import shell_of, wrong_squares
from ludogite.ui.games.cube.challenges.target_card import TargetCard
from ludogite.ui.games.cube.falling import surface
from ludogite.ui.games.cube.grip import BuildSpace
from ludogite.ui.games.cube.scene import Look, Mark, Pane, Spot
from ludogite.ui.games.cube.view import CubeView
from ludogite.ui.language import tr
from ludogite.ui.match.board import Board
from ludogite.ui.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion

ROUND = 900
"""Milliseconds in which the cube turns once when it is finished."""
AT_HALF = Camera(up=64, zoom=0.96)
"""A half cube is lower: the eye comes down to it."""
GIVEN = QT_TRANSLATE_NOOP("challenge", "This piece is given and stays where it is.")
ONE_ALONG = QT_TRANSLATE_NOOP("challenge", "Another piece needs this one and would come along.")
MORE_ALONG = QT_TRANSLATE_NOOP("challenge", "{n} pieces need this one and would come along.")
TAKE_IT = QT_TRANSLATE_NOOP("challenge", "Take it back")
TASK = QT_TRANSLATE_NOOP("challenge", "Place the pieces that are left so that everything shows the target.")
WRONG = QT_TRANSLATE_NOOP("challenge", "All pieces are placed, but squares differ from the target: {n}.")
HINT_TAKE = QT_TRANSLATE_NOOP("challenge", "Take back {piece}. {reason}")
POSSIBLE = QT_TRANSLATE_NOOP("challenge", "Yes, it can still be solved from here.")
IMPOSSIBLE = QT_TRANSLATE_NOOP("challenge", "No, not from here: something must be taken back first.")
LEGEND = QT_TRANSLATE_NOOP("challenge", "For a piece in the hand, the line below says whether its place leads on.")
MUST_SHOW = QT_TRANSLATE_NOOP("challenge", "{square}; target: {colour}")
LETTERS = {"B": "shell", "P": "possible", "M": "film"}


def make_board(colours: Colours) -> Board:
    return ChallengeBoard(colours)


class ChallengeBoard(FilmTable):
    more_tools = ("possible", "film", "shell")

    def __init__(self, colours: Colours) -> None:
        self._advised: Placement | None = None
        """A piece that a hint says to take back."""
        self._lifts: tuple[Attempt, Placement, tuple[Take, ...]] | None = None
        """What was found out last about taking a piece back."""
        self._has_told_of_lift = False
        self._since_lift = QElapsedTimer()
        self._leads: dict[Place, Opinion] = {}
        self._round: Camera | None = None
        """Where the eye was before it went around a finished object."""
        super().__init__(colours)
        self.cards: TargetCard = TargetCard(colours)
        self.cards.square_hovered.connect(self.point_beside)

    def _build_stage(self) -> None:
        super()._build_stage()
        self.tools.wanted.connect(lambda name: self.ask_if_possible() if name == "possible" else self.show_film())

    def aside(self) -> QWidget:
        return self.cards

    # What a match tells

    def room(self) -> BuildSpace:
        challenge = self.attempt.challenge
        return BuildSpace(self.object.stand, challenge.object, has_hands=not self.attempt.has_gravity)

    def move_of(self, colour: int, placement: Placement) -> Place:
        return Place(colour, placement)

    def look_of(self, placement: Placement) -> Look:
        return Look.LOCKED if placement in dict(self.attempt.challenge.given) else Look.SOLID

    def placed_by(self, move: Move | None) -> Placement | None:
        return move.placement if isinstance(move, Place) else None

    def show_hands(self) -> None:
        colours = self.attempt.challenge.colours
        hands = [(colour, self.attempt.hand(colour)) for colour in colours]
        self.tray.show_hands(hands, () if self.actor is None else colours)

    def show_state(self, state: State[Any], last: Move | None, actor: int | None) -> None:
        assert isinstance(state, Attempt)
        was_playing = self.actor is not None and isinstance(self.state, Attempt) and not self.state.is_solved
        if self.state is None and state.challenge.is_half:
            self.usual = AT_HALF
            self._look(None)
        self._advised, self._leads, self._has_told_of_lift = None, {}, False
        super().show_state(state, last, actor)
        if was_playing and state.is_solved and self.animated and isinstance(self.stage, CubeView):
            self._round = self.stage.camera
            self.motion.run(ROUND)

    def turn_note(self) -> Message | None:
        wrong = wrong_squares(self.attempt)
        return Message(WRONG, n=len(wrong)) if wrong else Message(TASK)

    # What is seen besides the pieces

    def _shell(self) -> tuple[Pane, ...]:
        return shell_of(self.attempt.challenge) if self.tools.has_shell else ()

    def _marks(self) -> tuple[tuple[Spot, Mark], ...]:
        marks = dict(super()._marks())
        if not self.motion.is_going:
            lifted = [spot for take in self._to_take() for spot in surface(take.placement.mask)]
            marks = {
                **dict.fromkeys(wrong_squares(self.object), Mark.BAD),
                **dict.fromkeys(sorted(lifted, key=lambda spot: (spot.axis, spot.cell)), Mark.POINTER),
                **marks,
            }
        return tuple(marks.items())

    def _step_motion(self) -> None:
        if self._round and isinstance(self.stage, CubeView):
            time = self.motion.currentTime() / self.motion.duration()
            self.stage.look_from(self._round.turned(360 * time * time * (3 - 2 * time), 0))
        super()._step_motion()

    def _end_motion(self) -> None:
        if self._round and isinstance(self.stage, CubeView):
            self.stage.look_from(self._round)
        self._round = None
        super()._end_motion()

    # Taking back

    def _own_at(self, spot: Spot | None) -> Placement | None:
        """The piece at a square that a player has placed."""
        if spot is None or spot.is_wall:
            return None
        own = (body for body, _ in self.attempt.bodies if self.look_of(body) != Look.LOCKED)
        return next((body for body in own if body.mask >> spot.cell & 1), None)

    def _takes_for(self, placement: Placement) -> tuple[Take, ...]:
        if self._lifts is None or self._lifts[:2] != (self.attempt, placement):
            self._lifts = self.attempt, placement, self.attempt.takes_for(placement)
        return self._lifts[2]

    def _to_take(self) -> tuple[Take, ...]:
        """What would be taken back now, and is marked: what a hint has named, or what is pointed at."""
        if self.actor is None or self.grip.held or self.film:
            return ()
        pointed = self._own_at(self._cursor if self._uses_keys else self.stage.spot)
        chosen = self._advised or pointed
        return self._takes_for(chosen) if chosen else ()

    def lift(self, placement: Placement) -> None:
        """Takes a piece back into the hand, still held over its place; those that need it go back to the tray."""
        takes, colour = self._takes_for(placement), dict(self.attempt.bodies)[placement]
        if not takes:
            self.said.emit(self.attempt.why_not(Take(placement)))
            return
        if len(takes) == 1:
            self.played.emit(takes[0])
        else:
            self.played_together.emit(list(takes))
        if placement.piece in self.attempt.hand(colour):
            self._hold_at(colour, placement)
            self._since_lift.start()
            self._tell()

    def _hold_at(self, colour: int, placement: Placement) -> None:
        self.grip.take(colour, placement.piece)
        self.grip.put(placement, self.room(), self._judge())

    def press_square(self, spot: Spot | None) -> None:
        if placement := self._own_at(spot):
            self.lift(placement)
        elif spot is not None and not spot.is_wall:
            self.said.emit(Message(GIVEN))
        else:
            super().press_square(spot)

    def _press(self, spot: Spot | None, point: QPointF) -> None:
        """The second half of a double click does not put back what the first has lifted."""
        is_second = self._since_lift.isValid() and self._since_lift.elapsed() < QApplication.doubleClickInterval()
        if not (is_second and self.grip.held):
            super()._press(spot, point)

    def _point(self, spot: Spot | None) -> None:
        super()._point(spot)
        if self.film is None and self.grip.held is None:
            if spot is not None:
                self._uses_keys = False
            self._tell_of_lift()
            self._draw()

    def _tell_of_lift(self) -> None:
        """Others that would come along are told of before."""
        others = 0 if self._advised else len(self._to_take()) - 1
        if others > 0:
            self.said.emit(Message(ONE_ALONG) if others == 1 else Message(MORE_ALONG, n=others))
        elif self._has_told_of_lift:
            self.said.emit(None)
        self._has_told_of_lift = others > 0

    def _aim(self, spot: Spot | None) -> None:
        super()._aim(spot)
        self._tell_of_lift()

    # What can be done now

    def hold(self, colour: int, piece: int | None) -> None:
        self._advised = None
        super().hold(colour, piece)

    def action(self, may_place: bool) -> Message | None:
        return Message(TAKE_IT) if self._advised and self.film is None else super().action(may_place)

    def act(self) -> None:
        if takes := self._to_take():
            self.lift(takes[-1].placement)
        else:
            super().act()

    def _tell(self) -> None:
        super()._tell()
        if self.grip.held and self.grip.offered:
            opinion = self._leads.get(Place(self.grip.held[0], self.grip.offered))
            if opinion:
                self.said.emit(opinion.reason)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, letter = event.key(), event.text().upper()
        is_plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if is_plain and letter in LETTERS:
            self.tools.use(LETTERS[letter])
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and self.grip.held:
            self.hold(0, None)
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and self.actor is not None and self.film is None:
            if self._use_keys():
                self.press_square(self._cursor)
        else:
            super().keyPressEvent(event)

    def pick_by_key(self, piece: int) -> None:
        """The same digit once more takes the piece of the other colour, and after that lets it go."""
        if self.actor is None:
            self.refused.emit()
            return
        self._use_keys()
        colours = [colour for colour in self.attempt.challenge.colours if piece in self.attempt.hand(colour)]
        after = colours.index(self.grip.held[0]) + 1 if self.grip.held and self.grip.held[1] == piece else 0
        if after and after == len(colours):
            self.hold(0, None)
        else:
            self.hold(colours[after] if colours else 0, piece)

    # Advice

    def show_hint(self, opinion: Opinion) -> None:
        self.end_film()
        if not opinion.worth["value"]:  # nothing leads on from here
            self.said.emit(opinion.reason)
            return
        move = opinion.plan[0]
        assert isinstance(move, Place | Take)
        colour = move.colour if isinstance(move, Place) else dict(self.attempt.bodies)[move.placement]
        if isinstance(move, Place):
            self._advised = None
            self._hold_at(colour, move.placement)
        else:
            self.grip.let_go()
            self._advised = move.placement
        self._tried = ()
        self._tell()
        piece = Message(THE_PIECES[move.placement.piece], colour=COLOUR_NAMES[colour])
        hint = HINT if isinstance(move, Place) else HINT_TAKE
        self.said.emit(Message(hint, piece=piece, reason=opinion.reason))

    def legend(self) -> Message:
        return Message(LEGEND)

    def show_opinions(self, opinions: Sequence[Opinion]) -> None:
        self._leads = {opinion.plan[0]: opinion for opinion in opinions if isinstance(opinion.plan[0], Place)}
        if self.grip.held:
            self._tell()

    def ask_if_possible(self) -> None:
        self.end_film()
        self.ask(self._say_if_possible, is_possible, self.attempt)

    def _say_if_possible(self, found: bool) -> None:
        self.said.emit(Message(POSSIBLE if found else IMPOSSIBLE))

    # For screen readers

    def cell_name(self, cell: int) -> str:
        axis = cell // 16
        pane = next((pane for pane in shell_of(self.attempt.challenge) if pane.spot.column == cell), None)
        square = super().cell_name(cell)
        if pane is None or pane.spot.axis != axis or not square:
            return square
        return tr(Message(MUST_SHOW, square=square, colour=COLOUR_NAMES[pane.colour]))
