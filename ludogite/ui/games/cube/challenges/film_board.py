"""A board that can show the solution as a film, in place of what somebody has built so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ludogite.match.match import Help
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players.challenge import solution_steps
from ludogite.rules.cube.challenge import Attempt, Place
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES
from ludogite.ui.games.cube.board_input import CubeBoardInput
from ludogite.ui.games.cube.challenges.film import Film, FilmBar
from ludogite.ui.games.cube.face_cards import FaceCards
from ludogite.ui.games.cube.handles import MOVE_KEYS, TURN_KEYS
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.match.board import Shown, Status
from ludogite.ui.match.keys import digit_of
from ludogite.ui.theme import Colours

ONE_MOMENT = QT_TRANSLATE_NOOP("challenge", "One moment …")
NO_SOLUTION = QT_TRANSLATE_NOOP("challenge", "This challenge has no solution.")
FILM_START = QT_TRANSLATE_NOOP("challenge", "The film of the solution: this is the start.")
FILM_STEP = QT_TRANSLATE_NOOP("challenge", "The film of the solution: {piece}.")
HAND_KEYS = (*TURN_KEYS, *MOVE_KEYS, "G")
"""They turn and move what is held, or show where it can go."""


class FilmBoard(CubeBoardInput):
    """While there is a film nothing can be taken or placed; the match does not know of it."""

    def __init__(self, colours: Colours, cards: FaceCards) -> None:
        self.film: Film | None = None
        self.film_bar = FilmBar(colours)
        self._steps: tuple[Place, ...] = ()
        """The steps of the film, once they are known."""
        self._then: Callable[[Any], None] | None = None
        """What is done with the answer of the worker."""
        super().__init__(colours, cards)
        self.film_bar.stepped.connect(self._step_film)
        self.film_bar.left.connect(self.end_film)

    def _below(self) -> QWidget:
        holder = super()._below()
        layout = holder.layout()
        assert layout
        layout.addWidget(self.film_bar)
        self.film_bar.hide()
        return holder

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self.film_bar.set_colours(colours)

    @property
    def attempt(self) -> Attempt:
        assert isinstance(self.state, Attempt)
        return self.state

    @property
    def built(self) -> Attempt:
        """What is seen: the attempt, or the film."""
        return self.film.attempt if self.film else self.attempt

    def show_position(self, shown: Shown) -> None:
        self._leave_film()
        super().show_position(shown)

    # Questions to a worker

    def ask(self, then: Callable[[Any], None], work: Callable[..., Any], *arguments: Any) -> None:
        self.changed.emit(Message(ONE_MOMENT))
        self._then = then
        self.asked.emit(work, arguments)

    def take_answer(self, found: Any) -> None:
        if self._then:
            self._then(found)

    # The film

    def show_film(self) -> None:
        """Starts the film of the solution, or ends it."""
        if self.film:
            self.end_film()
        elif self._steps:
            self._begin_film(self._steps)
        else:
            self.ask(self._begin_film, solution_steps, self.attempt.challenge)

    def _begin_film(self, places: tuple[Place, ...]) -> None:
        self._steps = places
        if not places:
            self.changed.emit(Message(NO_SOLUTION))
            return
        self.motion.skip()
        self.hand.let_go()
        self._show(Film(self.attempt.challenge, places))

    def end_film(self) -> None:
        if self.film:
            self._leave_film()
            self._change()

    def _leave_film(self) -> None:
        """Emits nothing: whoever calls this shows something else next."""
        if self.film:
            self.film = None
            self.motion.skip()
            self._lay_out_film()

    def _show(self, film: Film) -> None:
        self.film = film
        self._lay_out_film()
        self._change()

    def _lay_out_film(self) -> None:
        self.film_bar.setFixedHeight(self.tray.sizeHint().height())  # the cube keeps its size
        self.film_bar.show_film(self.film)
        self.tray.setVisible(self.film is None)
        self.cards.show_state(self.built)
        self._draw()
        self._cursor = self._nearest_to(self._cursor)

    def _step_film(self, step: int) -> None:
        """Shows one piece more, or one less."""
        self.motion.skip()
        if self.film is None or self.film.moved(step) == self.film:
            return
        if step > 0:
            self.helped.emit(Help.SOLUTION)  # the start of a film gives nothing away
            self._show(self.film.moved(1))
        if self.animated and self.film.last:
            self._arriving, self._is_returning = self.film.last.placement, step < 0
            self.motion.run()
        elif step < 0:
            self._show(self.film.moved(-1))

    def _end_motion(self) -> None:
        is_going = self._arriving is not None and self._is_returning
        super()._end_motion()
        if self.film and is_going:
            self._show(self.film.moved(-1))

    # What can be done meanwhile

    def status(self) -> Status:
        if self.film is None:
            return super().status()
        last = self.film.last
        if last is None:
            return Status(sentence=Message(FILM_START))
        piece = Message(THE_PIECES[last.placement.piece], colour=COLOUR_NAMES[last.colour])
        return Status(sentence=Message(FILM_STEP, piece=piece))

    def act(self) -> None:
        if self.film:
            self.end_film()
        else:
            super().act()

    def _press(self, spot: Spot | None, point: QPointF) -> None:
        if self.film is None:
            super()._press(spot, point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, has_control = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if self.film and key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not has_control:
            self.film_bar.step(1 if key == Qt.Key.Key_Right else -1)
        elif self.film and key == Qt.Key.Key_Space:
            self.film_bar.play()
        elif self.film and key == Qt.Key.Key_Escape:
            self.end_film()
        elif self.film and (digit_of(event) is not None or event.text().upper() in HAND_KEYS):
            self._change()  # there is nothing in the hand, and nothing to take
        else:
            super().keyPressEvent(event)
