"""The referee of a match of Crossword Track, who alone knows the answers. The board asks for a doubt about the
spelling, a question without its answer, a verdict, and for the answer while somebody holds it open."""

from __future__ import annotations

from dataclasses import dataclass

from ludogite.content import questions
from ludogite.content.questions import shipped_questions
from ludogite.match.match import Match
from ludogite.message import Message
from ludogite.rules.crossword.match import PASS, Answer, Move, Question, Race


@dataclass(frozen=True)
class Asked:
    """A bonus question as the one who answers sees it."""

    key: str
    text: str
    choices: tuple[str, ...] = ()


class Referee:
    def __init__(self, match: Match) -> None:
        self._match = match

    @property
    def _race(self) -> Race:
        state = self._match.state
        assert isinstance(state, Race)
        return state

    # Words

    def doubt(self, move: Move) -> Message | None:
        """Whether an answer looks like a slip of the fingers; it is not said where."""
        return self._match.config.game.doubt(self._race, move)

    # Questions

    def draw_question(self) -> str:
        """The key of the question that is asked now: one that these people have met least often."""
        match, race = self._match, self._race
        language, level = race.languages[race.turn], race.levels[race.turn]
        seen, seen_by_all = match.seen(race.turn), match.seen()
        return questions.draw_question(language, level, match.config.seed, match.cursor, seen, seen_by_all).key

    def _question(self, key: str) -> questions.Question | None:
        """In the language of any seat: the one that was asked may not be to move any more."""
        known = (shipped_questions(language) for language in self._race.languages)
        return next((of_language[key] for of_language in known if key in of_language), None)

    def question(self, key: str, is_last: bool) -> Asked | None:
        """A question as the one who answers sees it: the one that is asked now, or the last one."""
        question = self._question(key)
        if question is None:
            return None
        return Asked(key, question.text, question.choices(self._match.config.seed, self._match.cursor - is_last))

    def judge(self, key: str, given: str) -> Move:
        """The move that an answer to the question is."""
        question = self._question(key)
        return Question(question is not None and question.is_right(given))

    def accepted(self, key: str) -> str:
        """For a question that has been answered."""
        question = self._question(key)
        return question.answer if question else ""

    # For the one who judges

    def open_answer(self, key: str) -> str:
        """The answer to what is asked now, for the one who judges."""
        race = self._race
        if race.asked is not None:
            return race.sheet.grid.answer(race.asked)
        return self.accepted(key)

    def verdict(self, is_right: bool) -> Move:
        """The move that a verdict on what is asked now is."""
        return _verdict(self._race, is_right)

    def correction(self, is_right: bool) -> Move:
        """The move that takes the place of the last one."""
        before = self._match.state_at(self._match.cursor - 1)
        assert isinstance(before, Race)
        return _verdict(before, is_right)


def _verdict(race: Race, is_right: bool) -> Move:
    if race.asked is None:
        return Question(is_right)
    return Answer(race.sheet.grid.answer(race.asked)) if is_right else PASS
