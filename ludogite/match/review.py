"""A match that is over as the best player sees it: which decisions are judged, what each of them has cost, and how the
match went, as a curve. What the judgements are is the players' matter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from ludogite.match.match import Match
from ludogite.message import QT_TRANSLATE_NOOP, Message, Source
from ludogite.players.review import WON, Judgement, Measure, review_of
from ludogite.rules.game import Move


@dataclass(frozen=True)
class Decision:
    """What a seat did from one ply to another: one move, or a whole turn."""

    seat: int
    start: int
    end: int


def decisions(match: Match) -> list[Decision]:
    """What is judged of a match, in its order. A turn that was not finished is left out."""
    review = review_of(match.config.game.player_module)
    if review is None:
        return []
    found, start = [], 0
    while start < match.cursor:
        seat, end = match.state_at(start).to_move, start + 1
        while review.judges_turns and end < match.cursor and match.state_at(end).to_move == seat:
            end += 1
        is_whole = not review.judges_turns or match.state_at(end).to_move != seat
        if isinstance(seat, int) and is_whole:
            found.append(Decision(seat, start, end))
        start = end
    return found


def made(match: Match, decision: Decision) -> tuple[Move, ...]:
    return match.moves[decision.start : decision.end]


class Mark(Enum):
    """How a decision is marked in the list of moves."""

    GOOD = "good"
    """The best, or as good as the best."""
    LOSS = "loss"
    """Something else was better."""
    MISTAKE = "mistake"
    """The win was given away."""
    HOPELESS = "hopeless"
    """Nothing would have helped."""


@dataclass(frozen=True)
class Verdict:
    mark: Mark
    sentence: Message
    short: Message | None = None
    """What was lost, for the list of moves."""


BEST = Message(QT_TRANSLATE_NOOP("review", "The best move."))
WINS = Message(QT_TRANSLATE_NOOP("review", "It wins the game."))
KEEPS_WIN = Message(QT_TRANSLATE_NOOP("review", "It keeps the win."))
GIVES_AWAY = Message(QT_TRANSLATE_NOOP("review", "It gives the win away."))
MISSES_WIN = Message(QT_TRANSLATE_NOOP("review", "It misses a likely win."))
"""The best move makes a win likely, even where the curve has shown the other one ahead."""
LOST_ANYWAY = Message(QT_TRANSLATE_NOOP("review", "A perfect opponent would win anyway."))
KNOWN = Message(QT_TRANSLATE_NOOP("review", "The right word."))
MISSED = Message(QT_TRANSLATE_NOOP("review", "Not the right word."))
LESS_CHANCE = QT_TRANSLATE_NOOP("review", "It leaves {n}% less chance to win than the best move.")
SHORT_CHANCE = QT_TRANSLATE_NOOP("review", "−{n}%")
CHANCE_HERE, POINTS_HERE = QT_TRANSLATE_NOOP("review", "{n}%"), QT_TRANSLATE_NOOP("review", "%n point(s)", None, 0)
MORE_ROLLS = QT_TRANSLATE_NOOP("review", "It costs {n} more rolls than the best move.")
SHORT_ROLLS = QT_TRANSLATE_NOOP("review", "+{n}")
FEWER_POINTS = QT_TRANSLATE_NOOP("review", "It is worth %n point(s) less than the best move.", None, 0)
SHORT_POINTS = QT_TRANSLATE_NOOP("review", "−{n}")


OPINION = Message(
    QT_TRANSLATE_NOOP(
        "review", "Beside the moves: ✓ the best, ✗ a likely win missed, else what it costs. The computer can be wrong."
    )
)
CERTAIN = Message(
    QT_TRANSLATE_NOOP("review", "Beside the moves: ✓ good, ✗ a mistake, – lost anyway. All of this is certain.")
)


def how_sure(match: Match) -> Message | None:
    """What the marks mean, and whether they are an opinion. None where there are none."""
    review = review_of(match.config.game.player_module)
    return None if review is None else CERTAIN if review.is_exact else OPINION


def verdict(judgement: Judgement) -> Verdict:
    """In plain words."""
    loss = judgement.loss
    if judgement.misses_win:
        return Verdict(Mark.MISTAKE, MISSES_WIN)
    match judgement.measure:
        case Measure.OUTCOME:
            return _of_outcome(judgement)
        case Measure.ANSWER:
            return Verdict(Mark.GOOD, KNOWN) if judgement.made > 0 else Verdict(Mark.MISTAKE, MISSED)
        case Measure.CHANCE:
            return _of_loss(round(100 * loss), LESS_CHANCE, SHORT_CHANCE)
        case Measure.ROLLS:
            tenths = round(10 * loss)
            more = Message(QT_TRANSLATE_NOOP("review", "{ones}.{tenths}"), ones=tenths // 10, tenths=tenths % 10)
            return _of_loss(more if tenths else 0, MORE_ROLLS, SHORT_ROLLS)
    return _of_loss(round(loss), FEWER_POINTS, SHORT_POINTS)


def _of_loss(lost: int | Message, sentence: Source, short: Source) -> Verdict:
    """A loss too small to be counted is none."""
    if not lost:
        return Verdict(Mark.GOOD, BEST)
    return Verdict(Mark.LOSS, Message(sentence, n=lost), Message(short, n=lost))


def _of_outcome(judgement: Judgement) -> Verdict:
    if judgement.best < 0:
        return Verdict(Mark.HOPELESS, LOST_ANYWAY)
    if judgement.made == WON:
        return Verdict(Mark.GOOD, WINS)
    return Verdict(Mark.GOOD, KEEPS_WIN) if judgement.made > 0 else Verdict(Mark.MISTAKE, GIVES_AWAY)


@dataclass(frozen=True)
class Curve:
    """How the match went: by seat, points of a number of moves and a value. Where one wins what the other loses, there
    is one line, as the first seat sees it."""

    lines: Mapping[int, Sequence[tuple[int, float]]]
    lowest: float
    highest: float
    middle: float | None
    """Where nobody is ahead."""
    measure: Measure | None = None

    def words_at(self, seat: int, ply: int) -> Message | None:
        """How this line stands after so many moves, in short: a chance in percent, points, or a lead."""
        value = next((value for at, value in reversed(self.lines.get(seat, ())) if at <= ply), None)
        if value is None:
            return None
        match self.measure:
            case Measure.CHANCE:
                return Message(CHANCE_HERE, n=round(100 * value))
            case Measure.LEAD if round(value):
                return Message(SHORT_ROLLS if value > 0 else SHORT_POINTS, n=abs(round(value)))
            case Measure.LEAD | Measure.POINTS:
                return Message(POINTS_HERE, n=round(value))
        return None


def curve(match: Match, judgements: Mapping[Decision, Judgement]) -> Curve | None:
    """Of the decisions that are judged so far; None before the first."""
    if not judgements:
        return None
    measure = next(iter(judgements.values())).measure
    lines: dict[int, list[tuple[int, float]]] = {}
    for decision, judgement in sorted(judgements.items(), key=lambda pair: pair[0].start):
        if measure.is_against_each_other:
            lines.setdefault(0, []).append((decision.end, _for_first(measure, decision.seat, judgement.made)))
        else:
            lines.setdefault(decision.seat, []).append((decision.end, _own(match, decision, judgement)))
    values = [value for line in lines.values() for _, value in line]
    match measure:
        case Measure.OUTCOME:
            return Curve(lines, -1, 1, 0, measure)
        case Measure.CHANCE:
            return Curve(lines, 0, 1, 0.5, measure)
        case Measure.LEAD:
            most = max(abs(value) for value in values) or 1
            return Curve(lines, -most, most, 0, measure)
    return Curve(lines, min(values), max(values), None, measure)


def _for_first(measure: Measure, seat: int, value: float) -> float:
    if seat == 0:
        return value
    return 1 - value if measure is Measure.CHANCE else -value


def _own(match: Match, decision: Decision, judgement: Judgement) -> float:
    """The points that the seat will have; alone with dice, the rolls made and still needed."""
    if judgement.measure is not Measure.ROLLS:
        return judgement.made
    rolled = match.state_at(decision.end).scores
    return (rolled[0] if rolled else 0) - judgement.made
