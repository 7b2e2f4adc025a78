"""All charts of a game: those that every game has, who has won against whom and the scores, and its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ludogite.match.library.statistics import Balance, Bin, ScoreKind, Selection, distribution, running_means, span_of
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.ui.base.chart import Chart, Form, Label, Look, Series
from ludogite.ui.base.game_statistics import ScoreWords
from ludogite.ui.base.seat_names import LEVEL_NAMES
from ludogite.ui.base.solo_game import figure
from ludogite.ui.pages.statistics.reader import statistics_of

MOST_ROWS = 8
"""Of people and pairs; those who have played most are shown."""
WON = Message(QT_TRANSLATE_NOOP("statistics", "Won"))
DRAWN = Message(QT_TRANSLATE_NOOP("statistics", "Drawn"))
LOST = Message(QT_TRANSLATE_NOOP("statistics", "Lost"))
FIRST_WON = Message(QT_TRANSLATE_NOOP("statistics", "Won by the first"))
SECOND_WON = Message(QT_TRANSLATE_NOOP("statistics", "Won by the second"))
PAIR = QT_TRANSLATE_NOOP("statistics", "{first} – {second}")
PLAYER = Message(QT_TRANSLATE_NOOP("statistics", "Player"))
OPPONENT = Message(QT_TRANSLATE_NOOP("statistics", "Opponent"))
LEVEL = Message(QT_TRANSLATE_NOOP("statistics", "Level"))
GAMES = Message(QT_TRANSLATE_NOOP("statistics", "Games"))
DATE = Message(QT_TRANSLATE_NOOP("statistics", "Date"))
LATELY = QT_TRANSLATE_NOOP("statistics", "Average of the last {n}")
RANGE = QT_TRANSLATE_NOOP("statistics", "{low} to {high}")


def result_charts(selection: Selection) -> Iterator[Chart]:
    if selection.name is None:
        yield _family(selection)
        yield _pairs(selection)
    else:
        yield _opponents(selection)
    yield _levels(selection)


def _family(selection: Selection) -> Chart:
    balances = selection.balances()
    title = Message(QT_TRANSLATE_NOOP("statistics", "Wins and losses"))
    return _balance_chart(title, PLAYER, list(balances), balances.values(), (WON, LOST))


def _pairs(selection: Selection) -> Chart:
    balances = selection.against_people()
    names = [Message(PAIR, first=first, second=second) for first, second in balances]
    title = Message(QT_TRANSLATE_NOOP("statistics", "Head to head"))
    return _balance_chart(title, PLAYER, names, balances.values(), (FIRST_WON, SECOND_WON), list(balances))


def _opponents(selection: Selection) -> Chart:
    balances = selection.against_people()
    title = Message(QT_TRANSLATE_NOOP("statistics", "Against family and friends"))
    return _balance_chart(title, OPPONENT, [second for _, second in balances], balances.values(), (WON, LOST))


def _levels(selection: Selection) -> Chart:
    found = selection.against_levels()
    levels = [level for level in LEVEL_NAMES if level in found]
    title = Message(QT_TRANSLATE_NOOP("statistics", "Against the computer"))
    names = [LEVEL_NAMES[level] for level in levels]
    return _balance_chart(title, LEVEL, names, [found[level] for level in levels], (WON, LOST))


def _balance_chart(
    title: Message,
    across: Message,
    columns: Sequence[Label],
    found: Iterable[Balance],
    ends: tuple[Message, Message],
    pairs: Sequence[tuple[str, str]] = (),
) -> Chart:
    balances = list(found)[:MOST_ROWS]
    firsts, seconds = zip(*pairs, strict=True) if pairs else ((), ())
    return Chart(
        title=title,
        across=across,
        columns=tuple(columns[:MOST_ROWS]),
        series=(
            Series(ends[0], tuple(balance.won for balance in balances), Look.GOOD, firsts),
            Series(DRAWN, tuple(balance.drawn for balance in balances), Look.EVEN),
            Series(ends[1], tuple(balance.lost for balance in balances), Look.BAD, seconds),
        ),
        form=Form.ROWS,
    )


def score_charts(selection: Selection, kind: ScoreKind, unit: Message) -> Iterator[Chart]:
    """How the scores of a kind went, and how they are spread. No line joins those of several people."""
    scores = selection.scores(kind)
    points = [score.points for score in scores]
    yield Chart(
        title=Message(QT_TRANSLATE_NOOP("statistics", "Scores over time")),
        across=DATE,
        columns=tuple(score.date for score in scores),
        series=(Series(unit, tuple(points)), *([trend(points)] if len({score.name for score in scores}) == 1 else [])),
        form=Form.LINE,
    )
    bins = distribution(scores)
    yield Chart(
        title=Message(QT_TRANSLATE_NOOP("statistics", "Score distribution")),
        across=unit,
        columns=tuple(map(_range, bins)),
        series=(Series(GAMES, tuple(each.number for each in bins)),),
        form=Form.COLUMNS,
    )


def trend(points: Sequence[int]) -> Series:
    return Series(Message(LATELY, n=span_of(len(points))), tuple(running_means(points)), Look.TREND)


def _range(each: Bin) -> Label:
    if each.low == each.high:
        return figure(each.low)
    return Message(RANGE, low=figure(each.low), high=figure(each.high))


def charts_of(selections: Sequence[tuple[Game, Selection]], kind: ScoreKind | None) -> Iterator[Chart]:
    """Of a game and of those that are part of it, with the scores of a kind. Each is counted when it is asked for."""
    return (chart for chart in _all_charts(selections, kind) if not chart.is_empty)


def _all_charts(selections: Sequence[tuple[Game, Selection]], kind: ScoreKind | None) -> Iterator[Chart]:
    """What concerns nobody but a person is there only if the selections are of one."""
    game, selection = selections[0]
    if kind is not None:
        yield from score_charts(selection, kind, score_words(game, kind).unit)
    yield from result_charts(selection)
    for part, each in selections:
        own = statistics_of(part)
        yield from own.charts(each)
        if each.name is not None:
            yield from own.personal_charts(each)


def score_words(game: Game, kind: ScoreKind) -> ScoreWords:
    own = statistics_of(game)
    return own.alone if kind.is_alone else own.together
