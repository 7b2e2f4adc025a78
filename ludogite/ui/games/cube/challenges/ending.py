"""Sentences on times at a challenge: which are to be beaten, and at its end how long it took, how that compares, and
which challenge is next."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from ludogite.match.library.challenge_progress import Time, key_of, times_of
from ludogite.match.match import Match
from ludogite.match.result import Help
from ludogite.match.store.rows import Played
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.ending import Ending, TimeRow, TimesToBeat
from ludogite.ui.games.cube.challenges import label_name
from ludogite.ui.games.cube.challenges.navigation import has_gravity, next_challenge
from ludogite.ui.look.language import day_name, in_minutes, tr

BEST_TIME = QT_TRANSLATE_NOOP("challenge", "Best time {time} · {name}")
OWN_TIME = QT_TRANSLATE_NOOP("challenge", "yours {time}")
OWN_BEST = QT_TRANSLATE_NOOP("challenge", "Best time {time}, yours")
NO_TIME = Message(QT_TRANSLATE_NOOP("challenge", "No best time yet"))
SOLVED = QT_TRANSLATE_NOOP("challenge", "Solved in {time}!")
SOLVED_BEST = QT_TRANSLATE_NOOP("challenge", "Solved in {time} — best time")
SOLVED_BY_FILM = QT_TRANSLATE_NOOP("challenge", "Solved, with the solution")
FASTER = QT_TRANSLATE_NOOP("challenge", "Well done, {name}: {time} faster than your best, and without a hint.")
FIRST = QT_TRANSLATE_NOOP("challenge", "Well done, {name}: your first time here, and without a hint.")
FASTEST = QT_TRANSLATE_NOOP("challenge", "Well done, {name}: nobody here was faster, and without a hint.")
SLOWER = QT_TRANSLATE_NOOP("challenge", "Your best time is still {time}.")
HINTED = QT_TRANSLATE_NOOP("challenge", "With help it counts as solved, but not for the best time.")
SHOWN = QT_TRANSLATE_NOOP("challenge", "You have seen the solution: this one doesn’t count.")
BEST = Message(QT_TRANSLATE_NOOP("challenge", "best"))
NEXT = QT_TRANSLATE_NOOP("challenge", "Next: {name}")
TIMES = QT_TRANSLATE_NOOP("challenge", "Times at {name}")
TODAY = Message(QT_TRANSLATE_NOOP("challenge", "today"))
MINUTES = QT_TRANSLATE_NOOP("challenge", "{minutes}:{seconds}")
SECONDS = QT_TRANSLATE_NOOP("challenge", "{n} seconds")
ONE_SECOND = Message(QT_TRANSLATE_NOOP("challenge", "a second"))


def times_to_beat(match: Match, played: Sequence[Played]) -> TimesToBeat:
    """Before this attempt; once it is over, with its own."""
    config, is_over = match.config, match.outcome is not None
    known = times_of(played, key_of(config.setup["challenge"]), has_gravity(config))
    times = [time for time in known if is_over or time.match != match.id]
    if not times:
        return TimesToBeat(None if is_over else NO_TIME)
    best, name = in_minutes(times[0].seconds), config.seats[0].name
    if times[0].name == name:
        return TimesToBeat(Message(OWN_BEST, time=best))
    own = next((Message(OWN_TIME, time=in_minutes(time.seconds)) for time in times if time.name == name), None)
    return TimesToBeat(Message(BEST_TIME, time=best, name=times[0].name), own)


def make_ending(match: Match, played: Sequence[Played]) -> Ending:
    config = match.config
    seconds = match.seconds if match.finished is None else match.finished
    times = times_of(played, key_of(config.setup["challenge"]), has_gravity(config))
    headline, reason, is_best = _judged(match, seconds, times)
    name, following = label_name(config.label), next_challenge(config, played)
    return Ending(
        headline=tr(headline),
        reason=tr(reason),
        figure="" if match.help == Help.SOLUTION else in_minutes(seconds),
        caption=tr(BEST) if is_best else "",
        next=tr(Message(NEXT, name=label_name(following.challenge.name))) if following else "",
        times_title=tr(Message(TIMES, name=name)),
        times=tuple(_row(n + 1, time, match) for n, time in enumerate(times)),
        is_festive=match.help != Help.SOLUTION,
    )


def _judged(match: Match, seconds: float, times: Sequence[Time]) -> tuple[Message, Message, bool]:
    """A headline, a reason, and whether it is a best time: faster than this person was before, or fastest of all."""
    solved = Message(SOLVED, time=_in_words(seconds))
    if match.help == Help.SOLUTION:
        return Message(SOLVED_BY_FILM), Message(SHOWN), False
    if match.help == Help.HINT:
        return solved, Message(HINTED), False
    name = match.config.seats[0].name
    others = [time.seconds for time in times if time.match != match.id]
    mine = [time.seconds for time in times if time.match != match.id and time.name == name]
    best = Message(SOLVED_BEST, time=_in_words(seconds))
    if mine and int(seconds) < int(min(mine)):
        return best, Message(FASTER, name=name, time=_span(int(min(mine)) - int(seconds))), True
    if mine:
        return solved, Message(SLOWER, time=_in_words(min(mine))), False
    if others and int(seconds) < int(min(others)):
        return best, Message(FASTEST, name=name), True
    return solved, Message(FIRST, name=name), False


def _in_words(seconds: float) -> Message | str:
    """As it is said in a sentence."""
    minutes, rest = divmod(int(seconds), 60)
    return in_minutes(seconds) if minutes >= 60 else Message(MINUTES, minutes=minutes, seconds=f"{rest:02}")


def _span(seconds: int) -> Message | str:
    """A difference of two times."""
    if seconds >= 60:
        return _in_words(seconds)
    return ONE_SECOND if seconds == 1 else Message(SECONDS, n=seconds)


def _row(place: int, time: Time, match: Match) -> TimeRow:
    today = datetime.now(UTC).astimezone().date()
    return TimeRow(place, time.name, _day(time.day, today), in_minutes(time.seconds), time.match == match.id)


def _day(day: date, today: date) -> str:
    """Of the last days their names."""
    if day == today:
        return tr(TODAY)
    return day_name(day, "dddd" if today - timedelta(days=7) < day < today else "d MMM")
