"""What the challenges add to the page of statistics: how many are solved, and how fast, by level."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from ludogite.match.statistics import Selection
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Setup
from ludogite.ui.games.cube.challenges.names import LEVEL_NAMES
from ludogite.ui.pages.statistics.chart import Chart, Form, Look, Series
from ludogite.ui.pages.statistics.game_statistics import GameStatistics
from ludogite.ui.pages.statistics.general_charts import LEVEL

BEST = Message(QT_TRANSLATE_NOOP("challenge_statistics", "Best"))
USUAL = Message(QT_TRANSLATE_NOOP("challenge_statistics", "Usual (median)"))
SOLVED = Message(QT_TRANSLATE_NOOP("challenge_statistics", "Solved without help"))


def level_of(setup: Setup) -> str:
    return str(setup["challenge"]["level"])


def challenge_charts(selection: Selection) -> Sequence[Chart]:
    """Every time that a challenge was solved without help counts."""
    times: dict[str, list[float]] = {level: [] for level in LEVEL_NAMES}
    for match, _ in selection.seats:
        if match.finished is not None and not match.is_resigned and match.kind in times:
            times[match.kind].append(match.finished)
    solved = {level: seconds for level, seconds in times.items() if seconds}
    if not solved:
        return ()
    names = tuple(LEVEL_NAMES[level] for level in solved)
    return (
        Chart(
            title=Message(QT_TRANSLATE_NOOP("challenge_statistics", "Challenge times by level")),
            across=LEVEL,
            columns=names,
            series=(
                Series(
                    Message(QT_TRANSLATE_NOOP("challenge_statistics", "Best")),
                    tuple(map(min, solved.values())),
                    Look.GOOD,
                ),
                Series(
                    Message(QT_TRANSLATE_NOOP("challenge_statistics", "Usual (median)")),
                    tuple(map(median, solved.values())),
                ),
            ),
            form=Form.BESIDE,
            is_time=True,
        ),
        Chart(
            title=Message(QT_TRANSLATE_NOOP("challenge_statistics", "Challenges solved")),
            across=LEVEL,
            columns=names,
            series=(Series(SOLVED, tuple(map(len, solved.values())), Look.GOOD),),
            form=Form.ROWS,
        ),
    )


STATISTICS = GameStatistics(setup_kind=level_of, charts=challenge_charts)
