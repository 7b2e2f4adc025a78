"""The board of a challenge: pieces of all colours are placed and taken back until the object shows its target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players.challenge import is_possible
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES
from ludogite.rules.cube.pieces import Placement
from ludogite.ui.games.cube.board import HINT
from ludogite.ui.games.cube.camera import Camera
from ludogite.ui.games.cube.challenges.film_board import FilmBoard
from ludogite.ui.games.cube.challenges.shell import shell_of, wrong_squares
from ludogite.ui.games.cube.challenges.target_card import TargetCard
from ludogite.ui.games.cube.falling import surface
from ludogite.ui.games.cube.scene import Look, Mark, Pane
from ludogite.ui.games.cube.space_view import SpaceView
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.language import tr
from ludogite.ui.match.board import Board, Shown, Status
from ludogite.ui.theme import Colours

if TYPE_CHECKING:
    from ludogite.players import Opinion

ROUND = 900
"""Milliseconds in which the cube turns once when it is finished."""
AT_HALF = Camera(up=64, zoom=0.96)
"""A half cube is lower, and so is the camera."""
GIVEN = QT_TRANSLATE_NOOP("challenge", "This piece is given and stays where it is.")
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


class ChallengeBoard(FilmBoard):
    cards: TargetCard
    more_tools = ("possible", "film", "shell")

    def __init__(self, colours: Colours) -> None:
        self._lift_sentence: Message | None = None
        """That other pieces would come along with the one pointed at."""
        self._since_lift = QElapsedTimer()
        self._leads: dict[Place, Opinion] = {}
        self._round: Camera | None = None
        """Where the camera was before it went around the finished object."""
        super().__init__(colours, TargetCard(colours))
        self.cards.square_hovered.connect(self.mark_square)

    def _build_scene_view(self) -> None:
        super()._build_scene_view()
        self.tools.wanted.connect(lambda name: self.ask_if_possible() if name == "possible" else self.show_film())

    def side_widget(self) -> QWidget:
        return self.cards

    # What an attempt shows and says

    def look_of(self, placement: Placement) -> Look:
        return Look.LOCKED if self.hand.building.is_given(placement) else Look.SOLID

    def show_tray(self) -> None:
        colours = self.attempt.challenge.colours
        self.tray.show_hands([(colour, self.attempt.hand(colour)) for colour in colours], self.hand.building.colours)

    def show_position(self, shown: Shown) -> None:
        state, before = shown.state, self.state
        assert isinstance(state, Attempt)
        was_playing = self.actor is not None and isinstance(before, Attempt) and not before.is_solved
        if self.shown is None and state.challenge.is_half:
            self.usual = AT_HALF
            self._move_camera(None)
        self._leads, self._lift_sentence = {}, None
        super().show_position(shown)
        if was_playing and state.is_solved and self.animated and isinstance(self.scene_view, SpaceView):
            self._round = self.scene_view.camera
            self.motion.run(ROUND)

    def status(self) -> Status:
        if self.film:
            return super().status()
        sentence = self._lead() or self.hand.preview() or self._lift_sentence or self._task()
        return Status(sentence=sentence, action=self.action())

    def action(self) -> Message | None:
        return Message(TAKE_IT) if self.hand.advised else super().action()

    def _task(self) -> Message | None:
        """What is left to do, or how many squares are wrong."""
        if self.shown is None or not self.shown.is_now or self.attempt.is_solved:
            return None
        wrong = wrong_squares(self.attempt)
        return Message(WRONG, n=len(wrong)) if wrong else Message(TASK)

    # What is seen besides the pieces

    def _shell(self) -> tuple[Pane, ...]:
        return shell_of(self.attempt.challenge) if self.tools.has_shell else ()

    def _marks(self) -> tuple[tuple[Spot, Mark], ...]:
        marks = dict(super()._marks())
        if not self.motion.is_going:
            lifted = [spot for take in self._to_lift() for spot in surface(take.placement.mask)]
            marks = {
                **dict.fromkeys(wrong_squares(self.built), Mark.BAD),
                **dict.fromkeys(sorted(lifted, key=lambda spot: (spot.axis, spot.cell)), Mark.POINTER),
                **marks,
            }
        return tuple(marks.items())

    def _step_motion(self) -> None:
        if self._round and isinstance(self.scene_view, SpaceView):
            time = self.motion.currentTime() / self.motion.duration()
            self.scene_view.look_from(self._round.turned(360 * time * time * (3 - 2 * time), 0))
        super()._step_motion()

    def _end_motion(self) -> None:
        if self._round and isinstance(self.scene_view, SpaceView):
            self.scene_view.look_from(self._round)
        self._round = None
        super()._end_motion()

    # Taking back

    def _pointed(self) -> Spot | None:
        """The square that somebody points at, by keys or by the mouse."""
        return self._cursor if self._uses_keys else self.scene_view.spot

    def _to_lift(self) -> tuple[Take, ...]:
        """What Enter or a click would take back now; it is marked."""
        return () if self.film else self.hand.to_lift(self._pointed())

    def lift(self, placement: Placement) -> None:
        """Takes a piece back into the hand; those that need it go back to the tray."""
        lifted = self.hand.lift(placement)
        if not isinstance(lifted, list):
            self._change(lifted)
            return
        self.played.emit(lifted)
        if self.hand.held:
            self._since_lift.start()

    def press_square(self, spot: Spot | None) -> None:
        if placement := self.hand.building.own_at(spot):
            self.lift(placement)
        elif spot is not None and not spot.is_wall:
            self._change(Message(GIVEN))
        else:
            super().press_square(spot)

    def _press(self, spot: Spot | None, point: QPointF) -> None:
        """The second half of a double click does not put back what the first has lifted."""
        is_second = self._since_lift.isValid() and self._since_lift.elapsed() < QApplication.doubleClickInterval()
        if not (is_second and self.hand.held):
            super()._press(spot, point)

    def _point(self, spot: Spot | None) -> None:
        super()._point(spot)
        if self.film is None and self.hand.held is None:
            if spot is not None:
                self._uses_keys = False
            self._draw()
            said, self._lift_sentence = self._lift_sentence, self.hand.preview_lift(self._pointed())
            if said != self._lift_sentence:
                self.changed.emit(None)

    def _aim(self, spot: Spot) -> None:
        self._bring(spot)
        self._lift_sentence = self.hand.preview_lift(self._pointed())
        self._draw_hand()
        self.changed.emit(None)

    def _change(self, answer: Message | None = None) -> None:
        self._lift_sentence = None
        super()._change(answer)

    def act(self) -> None:
        if takes := self._to_lift():
            self.lift(takes[-1].placement)
        else:
            super().act()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, letter = event.key(), event.text().upper()
        is_plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if is_plain and letter in LETTERS:
            self.tools.use(LETTERS[letter])
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and self.hand.held:
            self.put_back()
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and self.actor is not None and self.film is None:
            if self._use_keys():
                self.press_square(self._cursor)
        else:
            super().keyPressEvent(event)

    # Advice

    def show_hint(self, opinion: Opinion, seat: int) -> None:
        self._leave_film()
        if not opinion.worth["value"]:  # nothing leads on from here
            self._change(opinion.reason)
            return
        move = opinion.plan[0]
        assert isinstance(move, Place | Take)
        placement = move.placement
        colour = move.colour if isinstance(move, Place) else self.hand.building.colour_of(placement)
        piece = Message(THE_PIECES[placement.piece], colour=COLOUR_NAMES[colour])
        if isinstance(move, Place):
            self.hold_at(colour, placement, Message(HINT, piece=piece, reason=opinion.reason))
        else:
            self._tried = ()
            self.hand.advise_lift(placement)
            self._change(Message(HINT_TAKE, piece=piece, reason=opinion.reason))

    def legend(self) -> Message:
        return Message(LEGEND)

    def show_opinions(self, opinions: Sequence[Opinion], seat: int | None) -> None:
        had_leads = bool(self._leads)
        self._leads = {opinion.plan[0]: opinion for opinion in opinions if isinstance(opinion.plan[0], Place)}
        if self.hand.held and (had_leads or self._leads):
            self._change()

    def _lead(self) -> Message | None:
        """What the analysis says of the place of the held piece."""
        if self.hand.held is None or self.hand.offered is None:
            return None
        opinion = self._leads.get(Place(self.hand.held[0], self.hand.offered))
        return opinion.reason if opinion else None

    def ask_if_possible(self) -> None:
        self._leave_film()
        self.ask(self._answer_if_possible, is_possible, self.attempt)

    def _answer_if_possible(self, found: bool) -> None:
        self._change(Message(POSSIBLE if found else IMPOSSIBLE))

    # For screen readers

    def cell_name(self, cell: int) -> str:
        axis = cell // 16
        pane = next((pane for pane in shell_of(self.attempt.challenge) if pane.spot.column == cell), None)
        square = super().cell_name(cell)
        if pane is None or pane.spot.axis != axis or not square:
            return square
        return tr(Message(MUST_SHOW, square=square, colour=COLOUR_NAMES[pane.colour]))
