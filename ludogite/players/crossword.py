"""Players of Crossword Track. They are shown the word that they are asked, and draw whether they know it: by their
strength, the series of the grid, the letters that are found already, and how often they have missed it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion, Progress
from ludogite.players.review import Judgement, Measure, Review
from ludogite.players.why import NOTHING, Why
from ludogite.rules import draw
from ludogite.rules.crossword.match import PASS, RIGHT, WRONG, Answer, Go, Race
from ludogite.rules.crossword.sheet import LETTER_POINTS, UNFOUND_LETTER, Sheet
from ludogite.rules.crossword.track import CORNERS, NUMBERED, SQUARES, advance, is_red, line_beside
from ludogite.rules.dice import FACES
from ludogite.rules.game import Move, State

KNOWS: Mapping[str, Mapping[str, float]] = {
    "beginner": {"easy": 0.42, "medium": 0.32, "hard": 0.22},
    "easy": {"easy": 0.50, "medium": 0.40, "hard": 0.30},
    "medium": {"easy": 0.58, "medium": 0.48, "hard": 0.38},
    "hard": {"easy": 0.67, "medium": 0.57, "hard": 0.47},
    "expert": {"easy": 0.77, "medium": 0.68, "hard": 0.59},
    "master": {"easy": 0.88, "medium": 0.80, "hard": 0.72},
}
"""By strength and series: how likely a word is known of which no letter is found yet, and a question."""
LEVELS = tuple(KNOWS)
GLANCES = 3
"""At how many squares the weakest player looks."""
LETTERS_HELP = 0.7
"""The letters already found make failing less likely: by this part, if all were there."""
FAILS_AGAIN = 0.75
"""With each miss, failing at the same word becomes less likely by this factor: no match lasts for ever."""
LOOKS_AHEAD = 1.0
"""What expected points of the next throw are worth to the strongest player, against those of this turn."""
CHANCES = 1_000_000


@dataclass(frozen=True)
class WordKnowledge:
    """What a player of some strength expects of his words and squares."""

    sheet: Sheet
    level: str
    series: str

    @property
    def base(self) -> float:
        return KNOWS[self.level][self.series]

    def probability(self, word: int) -> float:
        """That the player knows the word when he is asked it."""
        length = len(self.sheet.grid.words[word].cells)
        found = 1 - self.sheet.new_letters(word) / length
        return 1 - (1 - self.base) * (1 - LETTERS_HELP * found) * FAILS_AGAIN ** self.sheet.misses[word]

    def worth(self, word: int) -> float:
        """Expected points of being asked the word now, with what a miss takes from it. Each letter is also one that
        the opponent gets no bonus for, or that brings the end nearer."""
        probability, letters = self.probability(word), self.sheet.new_letters(word)
        points = self.sheet.letter_points(word)
        after_miss = LETTER_POINTS[min(LETTER_POINTS.index(points) + 1, len(LETTER_POINTS) - 1)]
        return letters * (probability * (points + UNFOUND_LETTER) - (1 - probability) * (points - after_miss))

    @cached_property
    def clues(self) -> Mapping[str, float]:
        """What each numbered square is worth whose line is not complete."""
        return {
            square: self.worth(self.sheet.nearest_word(square))
            for square in NUMBERED
            if not self.sheet.is_complete(line_beside(square))
        }

    @cached_property
    def _best(self) -> float:
        return max(self.clues.values(), default=0.0)

    def landing(self, square: str) -> float:
        """What landing on a square brings: its clue, a free choice, or a question and what may follow."""
        if square in self.clues:
            return self.clues[square]
        if square in CORNERS or is_red(square):
            return self._best
        return self.base * self._mean

    @cached_property
    def _mean(self) -> float:
        """Roughly what another throw brings."""
        return sum(self.clues.values()) / len(SQUARES)

    def next_throw(self, square: str) -> float:
        """What the next throw brings on average from here, as the board is now."""
        faces = range(1, len(FACES) + 1)
        return sum(self.landing(advance(square, face)) for face in faces) / len(faces)


def rank(
    view: State[Any], level: str, seed: int, effort: int | None = None, progress: Progress | None = None
) -> list[Opinion]:
    assert isinstance(view, Race)
    judgement = WordKnowledge(view.sheet, level, view.levels[view.turn])
    if view.phase == "go":
        return _squares(view, judgement, seed)
    if view.asked is not None:
        return _answers(view, judgement, seed)
    return _verdicts(judgement, seed) if view.phase == "question" else []


def why(view: State[Any], plan: Sequence[Move]) -> Why:
    """What people know needs no hint."""
    return NOTHING


def _is_known(probability: float, seed: int, purpose: str) -> bool:
    return draw.below(CHANCES, seed, purpose) < probability * CHANCES


def _answers(view: Race, judgement: WordKnowledge, seed: int) -> list[Opinion]:
    word = view.asked
    assert word is not None
    sheet = view.sheet
    points = sheet.new_letters(word) * sheet.letter_points(word)
    is_known = _is_known(judgement.probability(word), seed, sheet.grid.words[word].key)
    knows = Message(QT_TRANSLATE_NOOP("players", "I know this word."))
    does_not = Message(QT_TRANSLATE_NOOP("players", "I do not know this word."))
    answers = [
        Opinion((move,), {"value": points if is_known else 0}, knows if is_known else does_not)
        for move in view.legal_moves()
        if isinstance(move, Answer)
    ]
    passing = Opinion((PASS,), {"value": 0}, Message(QT_TRANSLATE_NOOP("players", "Passing scores nothing.")))
    return [*answers, passing] if is_known else [passing, *answers]


def _verdicts(judgement: WordKnowledge, seed: int) -> list[Opinion]:
    """Whoever answers right throws again."""
    is_known = _is_known(judgement.base, seed, "question")
    right = Opinion((RIGHT,), {"value": int(is_known)}, Message(QT_TRANSLATE_NOOP("players", "I know the answer.")))
    wrong = Opinion((WRONG,), {"value": 0}, Message(QT_TRANSLATE_NOOP("players", "I do not know the answer.")))
    return [right, wrong] if is_known else [wrong, right]


def _squares(view: Race, judgement: WordKnowledge, seed: int) -> list[Opinion]:
    """Players go where most points are to be expected. The weakest one looks at a few squares only, the strongest one
    also thinks of his next throw."""
    sheet, opinions = view.sheet, []
    moves = draw.shuffled(view.legal_moves(), seed, "squares") if judgement.level == LEVELS[0] else view.legal_moves()
    for move in moves:
        assert isinstance(move, Go)
        word = sheet.nearest_word(move.square)
        value = judgement.clues[move.square]
        if judgement.level == LEVELS[-1]:
            value += LOOKS_AHEAD * judgement.next_throw(move.square)
        reason = Message(
            QT_TRANSLATE_NOOP("players", "%n new letter(s) at {points} points each.", None, 0),
            n=sheet.new_letters(word),
            points=sheet.letter_points(word),
        )
        opinions.append(Opinion((move,), {"value": round(value, 2)}, reason))
    seen = GLANCES if judgement.level == LEVELS[0] else len(opinions)
    return sorted(opinions[:seen], key=lambda opinion: -float(opinion.worth["value"])) + opinions[seen:]


def _judge(state: State[Any], made: Sequence[Move], seed: int, progress: Progress | None) -> Judgement:
    """Only whether a word was missed: what people know is no matter of opinion."""
    assert isinstance(state, Race)
    if state.asked is None:
        return Judgement(Measure.ANSWER, 1, 1, ())
    answer = Answer(state.sheet.grid.answer(state.asked))
    reason = Message(QT_TRANSLATE_NOOP("players", "The word is {word}."), word=answer.word)
    return Judgement(Measure.ANSWER, 1, 1 if made[0] == answer else -1, (Opinion((answer,), {"value": 1}, reason),))


REVIEW = Review(_judge, is_exact=True)
