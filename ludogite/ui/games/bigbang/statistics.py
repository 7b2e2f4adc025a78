"""Statistics of Big Bang: the bonuses that somebody took, forgot and claimed."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.match.library.firsts import GameFirst
from ludogite.match.library.statistics import Selection
from ludogite.match.store.counted import Counted, LeftOut
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.bigbang import BONUSES, CLAIMED, FORGOTTEN, LONG_CHAIN, TAKEN
from ludogite.ui.base.chart import Chart, Form, Look, Series
from ludogite.ui.base.game_statistics import GameStatistics, ScoreWords
from ludogite.ui.pages.statistics.general_charts import DATE, trend

STRICT = BONUSES.choices[0].value
WORDS = {
    TAKEN: Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Taken")),
    FORGOTTEN: Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Forgotten")),
    CLAIMED: Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Claimed from the opponent")),
}
LOOKS = {TAKEN: Look.GOOD, FORGOTTEN: Look.BAD, CLAIMED: Look.PLAIN}


def bonus_charts(selection: Selection) -> Sequence[Chart]:
    """Of strict play alone: otherwise bonuses are taken for the player."""
    strict = [
        (match, seat)
        for match, seat in selection.seats
        if match.choice(BONUSES, seat) == STRICT and seat < len(match.facts)
    ]
    facts = [match.facts[seat] for match, seat in strict]
    forgotten = [counts.get(FORGOTTEN, 0) for counts in facts]
    total = Chart(
        title=Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Bonuses without help")),
        across=Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Bonuses")),
        columns=(Message(QT_TRANSLATE_NOOP("bigbang_statistics", "All games")),),
        series=tuple(
            Series(WORDS[fact], (sum(counts.get(fact, 0) for counts in facts),), LOOKS[fact]) for fact in WORDS
        ),
        form=Form.BESIDE,
    )
    history = Chart(
        title=Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Bonuses forgotten, game by game")),
        across=DATE,
        columns=tuple(match.date for match, _ in strict),
        series=(
            Series(WORDS[FORGOTTEN], tuple(forgotten), Look.BAD),
            trend(forgotten),
        ),
        form=Form.LINE,
    )
    return (total, history) if strict else ()


def _has_long_chain(match: Counted, seat: int) -> bool:
    is_own = match.left_out is not LeftOut.BRANCH and seat < len(match.facts)
    return is_own and match.facts[seat].get(LONG_CHAIN, 0) > 0


STATISTICS = GameStatistics(
    score_options=(BONUSES,),
    alone=ScoreWords(
        Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Fewest rolls")),
        Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Average rolls")),
        Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Rolls")),
    ),
    together=ScoreWords(
        Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Fewest points lost")),
        Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Average points lost")),
        Message(QT_TRANSLATE_NOOP("bigbang_statistics", "Points lost")),
    ),
    personal_charts=bonus_charts,
    firsts=(GameFirst(QT_TRANSLATE_NOOP("firsts", "A chain of ten in Big Bang"), _has_long_chain),),
)
