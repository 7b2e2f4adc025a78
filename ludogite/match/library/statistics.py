"""Numbers about the finished matches of one game: of one person, or of everybody. How they are shown is the window's
matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from itertools import accumulate
from statistics import fmean
from typing import NamedTuple, TypeVar

from ludogite.match.store.counted import Counted, LeftOut
from ludogite.rules.game import Option

K = TypeVar("K")

SPANS = (10, 20, 50, 100, 200, 500, 1000)
"""Over so many scores the mean may run that shows how somebody is getting on."""
SMOOTH = 30
"""It runs over one in so many of all, or else of thousands nothing is seen but a zigzag."""
MOST_BINS = 12
WIDTHS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)


class ScoreKind(NamedTuple):
    """Only scores of one kind can be compared."""

    is_alone: bool
    choices: tuple[str, ...]
    """What was chosen of the options that scores depend on, in their order."""


class Score(NamedTuple):
    name: str
    date: date
    points: int


@dataclass(frozen=True)
class Balance:
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost

    def with_match(self, is_mine: bool, is_theirs: bool) -> Balance:
        """With one more match; who is not the winner alone has drawn it with the other, or lost."""
        if is_mine and is_theirs:
            return Balance(self.won, self.drawn + 1, self.lost)
        return Balance(self.won + is_mine, self.drawn, self.lost + (not is_mine))


class Bin(NamedTuple):
    """Scores that are counted together, from the lowest to the highest."""

    low: int
    high: int
    number: int


class Statistics:
    """All matches of a game, of which finished ones count; `options` are those of the game that scores depend on."""

    def __init__(
        self, matches: Iterable[Counted], options: Sequence[Option] = (), lower_is_better: bool = False
    ) -> None:
        self.matches = sorted(_with_repetitions(matches), key=lambda match: (match.begun, match.id))
        self.options = tuple(options)
        self.lower_is_better = lower_is_better

    @cached_property
    def names(self) -> list[str]:
        """Of all people who have finished a match; who has finished most comes first."""
        over = (match for match in self.matches if match.is_over)
        names = Counter(seat.name for match in over for seat in match.seats if seat.is_person and seat.name)
        return [name for name, _ in names.most_common()]

    def of(self, name: str | None) -> Selection:
        """Of one person; None: of everybody."""
        return Selection(self, name)


class Selection:
    """The matches of one person or of everybody, the first begun first; of each the seats that are looked at."""

    def __init__(self, statistics: Statistics, name: str | None) -> None:
        self.name = name
        self._statistics = statistics
        self.attempts = [
            (match, seat)
            for match in statistics.matches
            for seat, player in enumerate(match.seats)
            if player.is_person and name in (None, player.name)
        ]
        """Also those that do not count, and those that are not over."""
        over = [(match, seat) for match, seat in self.attempts if match.is_over]
        self.seats = [(match, seat) for match, seat in over if match.left_out is None]
        self.left_out = Counter({match.id: match.left_out for match, _ in over if match.left_out is not None}.values())
        """How many matches do not count, and why."""

    @property
    def played(self) -> int:
        """How many matches count."""
        return len({match.id for match, _ in self.seats})

    @property
    def played_alone(self) -> int:
        return len({match.id for match, _ in self.seats if match.is_alone})

    @cached_property
    def balance(self) -> Balance:
        """Of the matches with others."""
        balance = Balance()
        for match, seat in self._together():
            balance = balance.with_match(match.has_won(seat), not match.has_won(seat) or match.has_drawn(seat))
        return balance

    def _together(self) -> Iterator[tuple[Counted, int]]:
        return ((match, seat) for match, seat in self.seats if not match.is_alone and match.has_been_settled)

    @cached_property
    def streaks(self) -> tuple[int, int]:
        """How many matches with others were won in a row up to now, and at most. Who has shared a win has not won."""
        won = [match.has_won(seat) and not match.has_drawn(seat) for match, seat in self._together()]
        lengths = list(accumulate(won, lambda length, is_won: length + 1 if is_won else 0, initial=0))
        return lengths[-1], max(lengths)

    def balances(self) -> dict[str, Balance]:
        """Of each person here; who has played most comes first."""
        balances: dict[str, Balance] = {}
        for match, seat in self._together():
            name = match.seats[seat].name
            is_theirs = not match.has_won(seat) or match.has_drawn(seat)
            balances[name] = balances.get(name, Balance()).with_match(match.has_won(seat), is_theirs)
        return _by_most_played(balances)

    def against_people(self) -> dict[tuple[str, str], Balance]:
        """Of each two people; whoever is looked at stands first. A match that a third one won says nothing of them."""
        balances: dict[tuple[str, str], Balance] = {}
        for match, seat in self._together():
            name = match.seats[seat].name
            for other, player in enumerate(match.seats):
                is_met = player.is_person and player.name != name and (self.name is not None or seat < other)
                if is_met and (match.has_won(seat) or match.has_won(other)):
                    pair, first, second = (name, player.name), match.has_won(seat), match.has_won(other)
                    if self.name is None and pair[::-1] in balances:
                        pair, first, second = pair[::-1], second, first
                    balances[pair] = balances.get(pair, Balance()).with_match(first, second)
        return _by_most_played(balances)

    def against_levels(self) -> dict[str, Balance]:
        """Against computers of each level; several of one level in a match count as one."""
        balances: dict[str, Balance] = {}
        for match, seat in self._together():
            for level in dict.fromkeys(player.level for player in match.seats if player.level):
                is_theirs = any(
                    match.has_won(other) for other, player in enumerate(match.seats) if player.level == level
                )
                if match.has_won(seat) or is_theirs:
                    balances[level] = balances.get(level, Balance()).with_match(match.has_won(seat), is_theirs)
        return balances

    def kinds(self) -> list[ScoreKind]:
        """Of which there are scores, the most frequent first."""
        return [kind for kind, _ in Counter(kind for kind, _, _ in self._scores).most_common()]

    @cached_property
    def _scores(self) -> list[tuple[ScoreKind, int, Score]]:
        """Each with the id of its match."""
        scores = []
        for match, seat in self.seats:
            if (points := match.points(seat)) is not None:
                choices = tuple(match.choice(option, seat) for option in self._statistics.options)
                score = Score(match.seats[seat].name, match.date, points)
                scores.append((ScoreKind(match.is_alone, choices), match.id, score))
        return scores

    def scores(self, kind: ScoreKind) -> list[Score]:
        return [score for other, _, score in self._scores if other == kind]

    def played_with_score(self, kind: ScoreKind) -> int:
        """In how many matches these scores were made; several people may have one in the same match."""
        return len({id for other, id, _ in self._scores if other == kind})

    def best(self, kind: ScoreKind) -> Score | None:
        """The highest or, where fewer are better, the lowest; of equal ones the earlier."""
        sign = -1 if self._statistics.lower_is_better else 1
        return max(self.scores(kind), key=lambda score: sign * score.points, default=None)

    def mean(self, kind: ScoreKind) -> float | None:
        scores = self.scores(kind)
        return fmean(score.points for score in scores) if scores else None


def span_of(count: int) -> int:
    """Over how many of so many scores a mean runs."""
    return next((span for span in SPANS if SMOOTH * span >= count), SPANS[-1])


def running_means(points: Sequence[int]) -> list[float]:
    """After each score the mean of the last ones."""
    span, sums = span_of(len(points)), [0, *accumulate(points)]
    return [(sums[end] - sums[max(0, end - span)]) / min(end, span) for end in range(1, len(sums))]


def distribution(scores: Sequence[Score]) -> list[Bin]:
    """How many scores lie where, in bins of the same width without gaps; they begin at a multiple of it."""
    if not scores:
        return []
    counts = Counter(score.points for score in scores)
    low, high = min(counts), max(counts)
    width = next((width for width in WIDTHS if high // width - low // width < MOST_BINS), high - low + 1)
    bins: Counter[int] = Counter()
    for points, count in counts.items():
        bins[points // width] += count
    return [Bin(n * width, n * width + width - 1, bins[n]) for n in range(low // width, high // width + 1)]


def _by_most_played(balances: dict[K, Balance]) -> dict[K, Balance]:
    return dict(sorted(balances.items(), key=lambda item: -item[1].played))


def _with_repetitions(matches: Iterable[Counted]) -> Iterator[Counted]:
    """Of the matches of a day all but a person's first attempt are marked, whether or not that was finished: whoever
    tries again knows the dice."""
    seen: set[tuple[str, date, str]] = set()
    for match in sorted(matches, key=lambda match: match.id):
        if match.day is None or match.left_out is LeftOut.REPEATED:
            yield match
        else:
            attempt = match.seats[0].name, match.day, match.language
            is_repeated = attempt in seen and match.left_out is None
            yield replace(match, left_out=LeftOut.REPEATED) if is_repeated else match
            seen.add(attempt)
