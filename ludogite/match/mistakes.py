"""The mistakes of a match that are worth another try: which of its decisions they are, and what counts as better."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from ludogite.match.match import Match
from ludogite.match.review import Decision, Mark, verdict
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players.review import Judgement, Measure

SURE = 3
"""A loss is believed from so many standard errors on."""
CLOSE = 0.2
"""As good as the best is what loses no more than this part of what the mistake has lost."""
LESS_LIKELY = (
    (0.2, Message(QT_TRANSLATE_NOOP("retry", "You are much less likely to win than with the best move."))),
    (0.1, Message(QT_TRANSLATE_NOOP("retry", "You are clearly less likely to win than with the best move."))),
    (0.0, Message(QT_TRANSLATE_NOOP("retry", "You are a little less likely to win than with the best move."))),
)
"""By what is lost of the chance to win."""


@dataclass(frozen=True)
class Mistake:
    decision: Decision
    judgement: Judgement

    @property
    def gravity(self) -> tuple[bool, float]:
        return self.judgement.misses_win, self.judgement.loss

    def is_mended_by(self, tried: Judgement) -> bool:
        """Whether what was tried is clearly better: it keeps the win, or is nearly as good as the best."""
        mistake = self.judgement
        if mistake.measure in (Measure.OUTCOME, Measure.ANSWER):
            return tried.made > 0
        if mistake.misses_win:
            return _chance_lost(tried) <= CLOSE * _chance_lost(mistake)
        return not tried.misses_win and tried.loss <= CLOSE * mistake.loss


def _chance_lost(judgement: Judgement) -> float:
    assert judgement.chances
    return judgement.chances[0] - judgement.chances[1]


def matters(judgement: Judgement) -> bool:
    """Whether it is a mistake: the win was thrown away, or so much was lost that it is no error of the judgement."""
    mark = verdict(judgement).mark
    return mark is Mark.MISTAKE or (mark is Mark.LOSS and judgement.loss > SURE * judgement.error)


def mistakes(judgements: Mapping[Decision, Judgement], seats: Collection[int]) -> list[Mistake]:
    """Those of these seats, the gravest first."""
    found = [Mistake(decision, judgement) for decision, judgement in judgements.items() if decision.seat in seats]
    serious = [mistake for mistake in found if matters(mistake.judgement)]
    return sorted(serious, key=lambda mistake: (mistake.gravity, -mistake.decision.start), reverse=True)


def people_seats(match: Match) -> list[int]:
    return [seat for seat, each in enumerate(match.config.seats) if each.is_person]


def cost(judgement: Judgement) -> Message:
    """What it has lost, in points and words."""
    if judgement.measure is not Measure.CHANCE:
        return verdict(judgement).sentence
    return next(words for least, words in LESS_LIKELY if judgement.loss >= least)
