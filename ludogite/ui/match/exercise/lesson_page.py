"""The page of a lesson: an exercise that also asks who is learning, and notes that the lesson was done."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.match.exercise import ExerciseMatch
from ludogite.match.people import Person
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import BEGINNER
from ludogite.settings import LEARNED, Settings
from ludogite.ui.base.routes import ChangeSetting, PlayForReal, Route
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.exercise.page import ExercisePage, Purpose
from ludogite.ui.widgets.who_plays import WhoPlays
from ludogite.worker.worker import Worker

LESSON = Message(QT_TRANSLATE_NOOP("lessons", "Lesson"))
SKIP = Message(QT_TRANSLATE_NOOP("lessons", "Skip the lesson"))
FOR_REAL = Message(QT_TRANSLATE_NOOP("lessons", "Play for real"))
WHO_LEARNS = Message(QT_TRANSLATE_NOOP("lessons", "Who is learning?"))


class LessonPage(ExercisePage):
    def __init__(
        self,
        match: ExerciseMatch,
        back: Route,
        worker: Worker,
        people: Sequence[Person],
        colours: Colours,
        learner: Person | None = None,
        level: str = BEGINNER,
    ) -> None:
        """The level is that of the computer in the match for real."""
        self.who = WhoPlays(people, colours, question=WHO_LEARNS)
        if learner:
            self.who.chooser.take(learner.name)
        match.name_person(self.who.name)
        self._level = level
        self._learned: Sequence[str] = ()
        """The games whose lesson was done."""
        purpose = Purpose(LESSON, SKIP, FOR_REAL, PlayForReal(match.config.game), back)
        super().__init__(match, purpose, worker, people, colours, [self.who])
        self.who.chosen.connect(self._name_learner)
        self.who.chooser.entered.connect(self._give_focus)

    def _name_learner(self, name: str) -> None:
        self.match.name_person(name)
        self.people[name] = self.who.person
        self._name_seats()
        self.refresh()

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self.who.set_colours(colours)

    def use_settings(self, settings: Settings) -> None:
        super().use_settings(settings)
        self._learned = settings[LEARNED].split()

    def refresh(self) -> None:
        """Asks who is learning before the first move, and once more before the match for real."""
        super().refresh()
        game, is_done = self.match.config.game.id, self.match.is_done
        self.who.setVisible(self.match.at == 0 or is_done)
        if is_done and game not in self._learned:
            self._learned = [*self._learned, game]
            self.requested.emit(ChangeSetting(LEARNED, " ".join(self._learned)))

    def _next_route(self) -> Route:
        return PlayForReal(self.match.config.game, self.who.name, self.who.to_remember, self._level)
