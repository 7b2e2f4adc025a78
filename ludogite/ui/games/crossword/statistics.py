"""The charts of Crossword Track on the page of statistics: words that somebody found and missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludogite.match.library.statistics import Selection
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.grid import COLUMNS, ROWS
from ludogite.rules.crossword.match import fact
from ludogite.rules.crossword.options import LENGTH, LEVELS
from ludogite.rules.game import Choice
from ludogite.ui.base.chart import Chart, Form, Label, Look, Series
from ludogite.ui.base.game_statistics import GameStatistics
from ludogite.ui.pages.statistics.general_charts import LEVEL

FOUND = Message(QT_TRANSLATE_NOOP("crossword_statistics", "Found"))
MISSED = Message(QT_TRANSLATE_NOOP("crossword_statistics", "Missed"))
LETTERS = Message(QT_TRANSLATE_NOOP("crossword_statistics", "Letters"))
BY_LEVEL = Message(QT_TRANSLATE_NOOP("crossword_statistics", "Words by level of the grid"))
BY_LENGTH = QT_TRANSLATE_NOOP("crossword_statistics", "Words by length, {level}")
LENGTHS = range(2, max(COLUMNS, ROWS) + 1)


def word_charts(selection: Selection) -> Sequence[Chart]:
    """By level, and for each level that was played by length."""
    words: dict[str, Counter[str]] = {level.value: Counter() for level in LEVELS.choices}
    for match, seat in selection.seats:
        if seat < len(match.facts):
            words[match.choice(LEVELS, seat)].update(match.facts[seat])
    played = [level for level in LEVELS.choices if words[level.value].total()]
    if not played:
        return ()
    counts = {level: [_count(words[level.value], length) for length in LENGTHS] for level in played}
    sums = [(sum(found for found, _ in each), sum(missed for _, missed in each)) for each in counts.values()]
    names = [Message(level.label) for level in played]
    return [
        _chart(BY_LEVEL, LEVEL, names, sums, Form.ROWS),
        *(_by_length(level, counts[level]) for level in played),
    ]


def _count(words: Counter[str], length: int) -> tuple[int, int]:
    """The words of a length that were found, and those that were missed."""
    return words[fact(True, length)], words[fact(False, length)]


def _by_length(level: Choice, counts: Sequence[tuple[int, int]]) -> Chart:
    """From the shortest to the longest that was asked."""
    asked = [n for n, count in enumerate(counts) if count != (0, 0)]
    span = range(asked[0], asked[-1] + 1)
    name = Message(BY_LENGTH, level=Message(level.label))
    return _chart(name, LETTERS, [str(LENGTHS[n]) for n in span], [counts[n] for n in span], Form.COLUMNS)


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


STATISTICS = GameStatistics(score_options=(LEVELS, LENGTH), personal_charts=word_charts)
