"""A table alone at which the film of the solution can be looked at, in place of what somebody has built so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players.challenge import building
from ludogite.rules.cube.challenge import Attempt, Place
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES
from ludogite.rules.game import Move, State
from ludogite.ui.games.cube.challenges.film import Film, FilmBar
from ludogite.ui.games.cube.handles import MOVE_KEYS, TURN_KEYS
from ludogite.ui.games.cube.scene import Spot
from ludogite.ui.games.cube.table import CubeTable
from ludogite.ui.match.keys import digit_of
from ludogite.ui.theme import Colours

ONE_MOMENT = QT_TRANSLATE_NOOP("challenge", "One moment …")
NO_SOLUTION = QT_TRANSLATE_NOOP("challenge", "This challenge has no solution.")
FILM_START = QT_TRANSLATE_NOOP("challenge", "The film of the solution: this is the start.")
FILM_STEP = QT_TRANSLATE_NOOP("challenge", "The film of the solution: {piece}.")
HAND_KEYS = (*TURN_KEYS, *MOVE_KEYS, "G")
"""They turn and move what is held, or show where it can go."""


class FilmTable(CubeTable):
    """While there is a film nothing can be taken or placed; the match does not know of it."""

    def __init__(self, colours: Colours) -> None:
        self.film: Film | None = None
        self.film_bar = FilmBar(colours)
        self._building: tuple[Place, ...] = ()
        """The steps of the film, once they are known."""
        self._then: Callable[[Any], None] | None = None
        """What is done with the answer that is waited for."""
        super().__init__(colours)
        self.film_bar.stepped.connect(self._wind)
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
    def object(self) -> Attempt:
        """What is seen: the attempt, or the film."""
        return self.film.attempt if self.film else self.attempt

    def may_take(self, colour: int) -> bool:
        return self.actor is not None

    def show_state(self, state: State[Any], last: Move | None, actor: int | None) -> None:
        self.end_film()
        super().show_state(state, last, actor)

    # Questions to a worker

    def ask(self, then: Callable[[Any], None], work: Callable[..., Any], *arguments: Any) -> None:
        self.said.emit(Message(ONE_MOMENT))
        self._then = then
        self.asked.emit(work, arguments)

    def take_answer(self, found: Any) -> None:
        if self._then:
            self._then(found)

    # The film

    def show_film(self) -> None:
        """The film of the solution, or back from it."""
        if self.film:
            self.end_film()
        elif self._building:
            self._begin_film(self._building)
        else:
            self.ask(self._begin_film, building, self.attempt.challenge)

    def _begin_film(self, places: tuple[Place, ...]) -> None:
        self._building = places
        if not places:
            self.said.emit(Message(NO_SOLUTION))
            return
        self.motion.skip()
        self.grip.let_go()
        self._show(Film(self.attempt.challenge, places))

    def end_film(self) -> None:
        if self.film:
            self.motion.skip()
            self._show(None)

    def _show(self, film: Film | None) -> None:
        self.film = film
        self.film_bar.setFixedHeight(self.tray.sizeHint().height())  # the cube keeps its size
        self.film_bar.show_film(film)
        self.tray.setVisible(film is None)
        if self.cards:
            self.cards.show_state(self.object)
        self._cursor = self._nearest_to(self._cursor)
        self._tell()

    def _wind(self, way: int) -> None:
        """One piece comes in, or goes."""
        self.motion.skip()
        if self.film is None or self.film.wound(way) == self.film:
            return
        if way > 0:
            self.film_shown.emit()  # that a film was begun tells nothing yet
            self._show(self.film.wound(1))
        if self.animated and self.film.last:
            self._arriving, self._is_returning = self.film.last.placement, way < 0
            self.motion.run()
        elif way < 0:
            self._show(self.film.wound(-1))

    def _end_motion(self) -> None:
        is_going = self._arriving is not None and self._is_returning
        super()._end_motion()
        if self.film and is_going:
            self._show(self.film.wound(-1))

    # What can be done meanwhile

    def action(self, may_place: bool) -> Message | None:
        return None if self.film else super().action(may_place)

    def act(self) -> None:
        if self.film:
            self.end_film()
        else:
            super().act()

    def _tell(self) -> None:
        super()._tell()
        if self.film:
            last = self.film.last
            piece = last and Message(THE_PIECES[last.placement.piece], colour=COLOUR_NAMES[last.colour])
            self.said.emit(Message(FILM_STEP, piece=piece) if piece else Message(FILM_START))

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
            self._tell()  # there is nothing in the hand, and nothing to take
        else:
            super().keyPressEvent(event)
