"""The charts of Crossword Track on the page of statistics: words that somebody found and missed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from ludogite.match.library.firsts import GameFirst
from ludogite.match.library.statistics import Selection
from ludogite.match.store.counted import Counted, LeftOut
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.grid import COLUMNS, ROWS
from ludogite.rules.crossword.match import fact
from ludogite.rules.crossword.options import LANGUAGE, LENGTH, LEVELS
from ludogite.rules.game import Choice
from ludogite.ui.base.chart import Chart, Form, Label, Look, Series
from ludogite.ui.base.game_statistics import GameStatistics
from ludogite.ui.pages.statistics.general_charts import LEVEL

FOUND = Message(QT_TRANSLATE_NOOP("crossword_statistics", "Found"))
MISSED = Message(QT_TRANSLATE_NOOP("crossword_statistics", "Missed"))
LETTERS = Message(QT_TRANSLATE_NOOP("crossword_statistics", "Letters"))
BY_LEVEL = Message(QT_TRANSLATE_NOOP("crossword_statistics", "Words by level of the grid"))
BY_LENGTH = QT_TRANSLATE_NOOP("crossword_statistics", "Words by length, {level}")
IN_LANGUAGE = QT_TRANSLATE_NOOP("crossword_statistics", "{title}, {language}")
LENGTHS = range(2, max(COLUMNS, ROWS) + 1)
LONG = 10
"""Letters of a word that is a first."""


def word_charts(selection: Selection) -> Sequence[Chart]:
    """By level, and for each level that was played by length; where several languages were played, for each of them."""
    words: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for match, seat in selection.seats:
        if seat < len(match.facts):
            words[match.choice(LANGUAGE, seat), match.choice(LEVELS, seat)].update(match.facts[seat])
    played = {language for language, level in words if words[language, level].total()}
    languages = [language for language in LANGUAGE.choices if language.value in played]
    return [
        chart
        for language in languages
        for chart in _of_language(
            {level: words[language.value, level.value] for level in LEVELS.choices},
            language if len(languages) > 1 else None,
        )
    ]


def _of_language(words: Mapping[Choice, Counter[str]], language: Choice | None) -> Iterator[Chart]:
    """The language where it has to be said."""
    played = [level for level in LEVELS.choices if words[level].total()]
    counts = {level: [_count(words[level], length) for length in LENGTHS] for level in played}
    sums = [(sum(found for found, _ in each), sum(missed for _, missed in each)) for each in counts.values()]
    yield _chart(_title(BY_LEVEL, language), LEVEL, [Message(level.label) for level in played], sums, Form.ROWS)
    for level in played:
        name = Message(BY_LENGTH, level=Message(level.label))
        yield _by_length(_title(name, language), counts[level])


def _title(title: Message, language: Choice | None) -> Message:
    return Message(IN_LANGUAGE, title=title, language=Message(language.label)) if language else title


def _count(words: Counter[str], length: int) -> tuple[int, int]:
    """The words of a length that were found, and those that were missed."""
    return words[fact(True, length)], words[fact(False, length)]


def _by_length(title: Message, counts: Sequence[tuple[int, int]]) -> Chart:
    """From the shortest to the longest that was asked."""
    asked = [n for n, count in enumerate(counts) if count != (0, 0)]
    span = range(asked[0], asked[-1] + 1)
    return _chart(title, LETTERS, [str(LENGTHS[n]) for n in span], [counts[n] for n in span], Form.COLUMNS)


def _chart(
    title: Message, across: Message, columns: Sequence[Label], counts: Sequence[tuple[int, int]], form: Form
) -> Chart:
    return Chart(
        title=title,
        across=across,
        columns=tuple(columns),
        series=(
            Series(FOUND, tuple(found for found, _ in counts), Look.GOOD),
            Series(MISSED, tuple(missed for _, missed in counts), Look.BAD),
        ),
        form=form,
    )


def _has_found_long_word(match: Counted, seat: int) -> bool:
    words = Counter(match.facts[seat] if seat < len(match.facts) else {})
    found = sum(words[fact(True, length)] for length in LENGTHS if length >= LONG)
    return match.left_out is not LeftOut.BRANCH and found > 0


STATISTICS = GameStatistics(
    score_options=(LEVELS, LANGUAGE, LENGTH),
    personal_charts=word_charts,
    firsts=(GameFirst(QT_TRANSLATE_NOOP("firsts", "A word of ten letters in Crossword Track"), _has_found_long_word),),
)
