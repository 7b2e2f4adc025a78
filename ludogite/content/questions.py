"""The bonus questions of Crossword Track: read and checked line by line, drawn for a person, and judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import NamedTuple

from ludogite.content import answers
from ludogite.content.grids import known_words
from ludogite.content.words import folder
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules import draw
from ludogite.rules.crossword.grid import fold
from ludogite.rules.crossword.languages import FRENCH, LANGUAGES, Language

HEADER = ("question", "answers", "level", "theme", "others")
LEVELS = {"1": "easy", "2": "medium", "3": "hard"}
"""By the level in the file, the series of the grids that go with it."""
THEMES = ("nature", "history", "geography", "science", "arts", "language", "sports", "daily life")
CHOICES = 4
LONGEST, LONGEST_ANSWER = 100, 40
"""Characters that a card has room for."""


@dataclass(frozen=True)
class Question:
    text: str
    answers: tuple[str, ...]
    """What is accepted; the first is shown afterwards."""
    level: str
    """The series of the player who is asked it."""
    theme: str
    others: tuple[str, ...] = ()
    """Wrong answers to choose from; none where the answer is typed."""
    language: str = FRENCH

    @property
    def key(self) -> str:
        """What it is remembered by."""
        return "question " + blake2b(self.text.encode(), digest_size=12).hexdigest()

    @property
    def answer(self) -> str:
        return self.answers[0]

    def choices(self, seed: int, ply: int) -> tuple[str, ...]:
        """The right answer among the wrong ones, in an order that depends on the match; nothing where it is typed."""
        return tuple(draw.shuffled((self.answer, *self.others), seed, "choices", ply)) if self.others else ()

    def is_right(self, typed: str) -> bool:
        """A slip in a long answer is forgiven, unless what was typed is another word, or an answer to choose."""
        language = LANGUAGES[self.language]
        if any(answers.is_right(typed, accepted, language, self.text) for accepted in self.answers):
            return True
        is_other = any(answers.is_right(typed, other, language) for other in self.others)
        if is_other or fold(typed) in known_words(self.language):
            return False
        is_slip = any(answers.is_slip(typed, accepted, language, self.text) for accepted in self.answers)
        return is_slip and answers.plain(typed, language) not in _all_answers(self.language)


class Fault(NamedTuple):
    """A line that cannot be used, and why."""

    line: int
    message: Message


def read_questions(text: str, language: str) -> tuple[list[Question], list[Fault]]:
    """The questions of a file, and what is wrong with the other lines. The first line is the header."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or tuple(lines[0].rstrip().split("\t")) != HEADER:
        header = QT_TRANSLATE_NOOP("content", "The first line must be {header}, separated by tabs.")
        return [], [Fault(1, Message(header, header=" ".join(HEADER)))]
    questions: list[Question] = []
    faults: list[Fault] = []
    lines_of: dict[str, int] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        found = _read_line(line, language)
        if isinstance(found, Question) and fold(found.text) in lines_of:
            again = QT_TRANSLATE_NOOP("content", "Line {line} has the same question.")
            found = Message(again, line=lines_of[fold(found.text)])
        if isinstance(found, Message):
            faults.append(Fault(number, found))
        else:
            lines_of[fold(found.text)] = number
            questions.append(found)
    return questions, faults


def _read_line(line: str, language: str) -> Question | Message:
    fields = [field.strip() for field in line.split("\t")]
    if len(fields) != len(HEADER):
        wrong = QT_TRANSLATE_NOOP("content", "A line has five fields separated by tabs; this one has {n}.")
        return Message(wrong, n=len(fields))
    text, accepted, level, theme, others = fields
    if level not in LEVELS:
        return Message(QT_TRANSLATE_NOOP("content", "The level is 1, 2 or 3, not “{level}”."), level=level)
    if theme not in THEMES:
        wrong = QT_TRANSLATE_NOOP("content", "“{theme}” is not one of the themes: {themes}.")
        return Message(wrong, theme=theme, themes=", ".join(THEMES))
    question = Question(text, _split(accepted), LEVELS[level], theme, _split(others), language)
    return _fault(question, LANGUAGES[language]) or question


def _fault(question: Question, language: Language) -> Message | None:
    if not question.text.endswith("?") or len(question.text) > LONGEST:
        wrong = QT_TRANSLATE_NOOP("content", "A question ends with “?” and has at most {most} characters.")
        return Message(wrong, most=LONGEST)
    texts = (*question.answers, *question.others)
    if not question.answers or not all(0 < len(each) <= LONGEST_ANSWER for each in texts):
        wrong = QT_TRANSLATE_NOOP("content", "Each answer has 1 to {most} characters, and there is at least one.")
        return Message(wrong, most=LONGEST_ANSWER)
    if len(question.others) != (CHOICES - 1 if question.level == LEVELS["1"] else 0):
        return Message(QT_TRANSLATE_NOOP("content", "A question of level 1 has three wrong choices, the others none."))
    choices = [answers.plain(text, language) for text in (*question.others, question.answer)]
    right = {answers.plain(text, language) for text in question.answers}
    if len(set(choices)) < len(choices) or right & set(choices[:-1]):
        return Message(QT_TRANSLATE_NOOP("content", "Two choices are the same, or a wrong choice is a right answer."))
    return None


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("|")) if text else ()


@cache
def shipped_questions(language: str) -> Mapping[str, Question]:
    """By key."""
    questions, faults = read_questions((folder(language) / "questions.tsv").read_text(encoding="utf-8"), language)
    assert not faults, faults[0]
    return {question.key: question for question in questions}


@cache
def _all_answers(language: str) -> frozenset[answers.Plain]:
    return frozenset(
        answers.plain(text, LANGUAGES[language])
        for question in shipped_questions(language).values()
        for text in (*question.answers, *question.others)
    )


def draw_question(
    language: str,
    level: str,
    seed: int,
    ply: int,
    seen: Mapping[str, int],
    seen_by_all: Mapping[str, int] | None = None,
) -> Question:
    """A question for a player of this series after so many moves. `seen` says how often the player has met each one,
    `seen_by_all` the same for everybody at the table: none comes twice for a player until all were asked."""
    everybody = seen_by_all or {}
    questions = [question for question in shipped_questions(language).values() if question.level == level]
    times = {question: (seen.get(question.key, 0), everybody.get(question.key, 0)) for question in questions}
    fewest = min(times.values())
    fresh = [question for question in questions if times[question] == fewest]
    return fresh[draw.below(len(fresh), seed, "question", ply)]
