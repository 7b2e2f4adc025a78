"""Shows the solution of a challenge as a film, in place of what somebody has built so far. The match does not know of
it; while it goes nothing can be taken or placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ludogite.match.result import Help
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.challenge import Place
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES
from ludogite.rules.cube.target import Challenge
from ludogite.ui.base.input import digit_of
from ludogite.ui.games.cube.animation import Animation, Arrival
from ludogite.ui.games.cube.challenges.film import Film, FilmBar
from ludogite.ui.games.cube.controls.pad import MOVE_KEYS, TURN_KEYS

if TYPE_CHECKING:
    from ludogite.ui.games.cube.board import CubeBoard

START = QT_TRANSLATE_NOOP("challenge", "The solution as a film: this is the start.")
STEP = QT_TRANSLATE_NOOP("challenge", "The solution as a film: {piece}.")
HAND_KEYS = (*TURN_KEYS, *MOVE_KEYS)
"""They turn and move what is held."""


class Projector:
    def __init__(self, board: CubeBoard) -> None:
        self._board = board
        self.film: Film | None = None
        self.bar = FilmBar(board.colours)
        self.bar.stepped.connect(self.step)
        self.bar.left.connect(self.end)

    def begin(self, challenge: Challenge, places: tuple[Place, ...]) -> None:
        self._board.motion.skip()
        self._board.hand.let_go()
        self._show(Film(challenge, places))

    def end(self) -> None:
        if self.leave():
            self._board.follow()
            self._board.redraw_and_report()

    def leave(self) -> bool:
        """Ends the film without a word: whoever calls this shows something else next. Whether there was one."""
        if self.film is None:
            return False
        self.film = None
        self._board.motion.skip()
        self._lay_out()
        return True

    def step(self, step: int) -> None:
        """Shows one piece more, or one less."""
        board, film = self._board, self.film
        board.motion.skip()
        if film is None or film.moved(step) == film:
            return
        if step > 0:
            board.helped.emit(Help.SOLUTION)  # the start of a film gives nothing away
            film = film.moved(1)
            self._show(film)
        if board.animated and film.last:
            board.animate(Arrival(film.last.placement, is_leaving=step < 0))
        elif step < 0:
            self._show(film.moved(-1))

    def has_moved(self, animation: Animation) -> None:
        """A piece that has gone out is no longer there."""
        if self.film and isinstance(animation, Arrival) and animation.is_leaving:
            self._show(self.film.moved(-1))

    def _show(self, film: Film) -> None:
        self.film = film
        self._lay_out()
        self._board.follow()
        self._board.redraw_and_report()

    def _lay_out(self) -> None:
        self.bar.show_film(self.film)
        self._board.stage.swap_front(self.film is not None)

    def sentence(self) -> Message | None:
        if self.film is None:
            return None
        last = self.film.last
        if last is None:
            return Message(START)
        return Message(STEP, piece=Message(THE_PIECES[last.placement.piece], colour=COLOUR_NAMES[last.colour]))

    def take_key(self, event: QKeyEvent) -> bool:
        key, has_control = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if self.film is None:
            return False
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not has_control:
            self.bar.step(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_Space:
            self.bar.play()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.end()
        elif digit_of(event) is not None or event.text().upper() in HAND_KEYS:
            self._board.redraw_and_report()  # there is nothing in the hand, and nothing to take
        else:
            return False
        return True
