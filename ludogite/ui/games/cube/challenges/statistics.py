"""Statistics of challenges: how many are solved, and how fast, by level."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from ludogite.match.library.challenge_progress import key_of, shipped_keys
from ludogite.match.library.firsts import GameFirst
from ludogite.match.library.statistics import Selection
from ludogite.match.result import is_solved
from ludogite.match.store.counted import Counted, LeftOut
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Setup
from ludogite.ui.base.chart import Chart, Form, Look, Series
from ludogite.ui.base.game_statistics import GameStatistics
from ludogite.ui.games.cube.challenges import LEVEL_NAMES
from ludogite.ui.pages.statistics.general_charts import LEVEL

BEST = Message(QT_TRANSLATE_NOOP("challenge_statistics", "Best"))
USUAL = Message(QT_TRANSLATE_NOOP("challenge_statistics", "Usual (median)"))
WITHOUT_HELP = Message(QT_TRANSLATE_NOOP("challenge_statistics", "Solved without help"))
WITH_HELP = Message(QT_TRANSLATE_NOOP("challenge_statistics", "With help"))


def kind_of(setup: Setup) -> str:
    """Its level and its key."""
    return f"{setup['challenge']['level']} {key_of(setup['challenge'])}"


def _level_and_key(match: Counted) -> tuple[str, str]:
    level, _, key = match.kind.rpartition(" ")
    return level, key


def challenge_charts(selection: Selection) -> Sequence[Chart]:
    return [chart for chart in (_times(selection), _solved(selection)) if chart.columns]


def _times(selection: Selection) -> Chart:
    """Every time that a challenge was solved without help counts."""
    times: dict[str, list[float]] = {level: [] for level in LEVEL_NAMES}
    for match, _ in selection.attempts:
        level, _ = _level_and_key(match)
        if match.finished is not None and match.left_out is None and level in times:
            times[level].append(match.finished)
    solved = {level: seconds for level, seconds in times.items() if seconds}
    return Chart(
        title=Message(QT_TRANSLATE_NOOP("challenge_statistics", "Challenge times by level")),
        across=LEVEL,
        columns=tuple(LEVEL_NAMES[level] for level in solved),
        series=(
            Series(BEST, tuple(map(min, solved.values())), Look.GOOD),
            Series(USUAL, tuple(map(median, solved.values()))),
        ),
        form=Form.BESIDE,
        is_time=True,
    )


def _solved(selection: Selection) -> Chart:
    """Of the challenges that ship, those that somebody has solved, as their page counts them."""
    helped: dict[str, dict[tuple[str, str], bool]] = {level: {} for level in LEVEL_NAMES}
    for match, seat in selection.attempts:
        level, key = _level_and_key(match)
        is_counted = match.left_out is not LeftOut.BRANCH and key in shipped_keys()
        if is_counted and is_solved(match.finished, match.help):
            who = match.seats[seat].name, key
            helped[level][who] = helped[level].get(who, True) and match.left_out is LeftOut.HELP
    solved = {level: list(found.values()) for level, found in helped.items() if found}
    return Chart(
        title=Message(QT_TRANSLATE_NOOP("challenge_statistics", "Challenges solved")),
        across=LEVEL,
        columns=tuple(LEVEL_NAMES[level] for level in solved),
        series=(
            Series(WITHOUT_HELP, tuple(each.count(False) for each in solved.values()), Look.GOOD),
            Series(WITH_HELP, tuple(each.count(True) for each in solved.values()), Look.EVEN),
        ),
        form=Form.ROWS,
    )


def _has_solved_alone(match: Counted, seat: int) -> bool:
    return match.left_out is None and is_solved(match.finished, match.help)


STATISTICS = GameStatistics(
    setup_kind=kind_of,
    charts=challenge_charts,
    firsts=(GameFirst(QT_TRANSLATE_NOOP("firsts", "A cube without hints"), _has_solved_alone),),
)
