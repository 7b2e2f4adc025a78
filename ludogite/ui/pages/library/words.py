"""The words of a line of the library: the game, who plays, how it stands or how it ended, and when."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

from ludogite import paths
from ludogite.match.result import is_solved
from ludogite.message import QT_TRANSLATE_NOOP, Message, Value
from ludogite.rules.shelf import SHELF
from ludogite.ui.base.game_ui import ui_of, whole_game
from ludogite.ui.base.seat_names import COMPUTER, shown_name, subject
from ludogite.ui.look.language import day_name, in_minutes, tr
from ludogite.ui.pages.match_summary import (
    A_GAME,
    CANNOT_BE_READ,
    branch_of,
    day,
    day_title,
    joined,
    length,
    players,
    title_of,
    whose_turn,
)

if TYPE_CHECKING:
    from ludogite.match.result import MatchResult
    from ludogite.match.store.rows import Summary

RUNNING = Message(QT_TRANSLATE_NOOP("library", "In progress"))
OVER = Message(QT_TRANSLATE_NOOP("library", "Finished"))
GIVEN_UP = Message(QT_TRANSLATE_NOOP("library", "Given up"))
SOLVED = QT_TRANSLATE_NOOP("library", "Solved in {time}")
SOLVED_WITH_HELP = QT_TRANSLATE_NOOP("library", "Solved in {time}, with help")
SOLUTION_SHOWN = Message(QT_TRANSLATE_NOOP("library", "Solved, with the solution"))
ROLLS = QT_TRANSLATE_NOOP("library", "Cleared in %n roll(s)", None, 0)
POINTS = QT_TRANSLATE_NOOP("library", "%n point(s)", None, 0)
WON = QT_TRANSLATE_NOOP("library", "{name} won")
WON_BY = QT_TRANSLATE_NOOP("library", "{name} won {points} to {others}")
WON_BY_FEWER = QT_TRANSLATE_NOOP("library", "{name} won, %n point(s) against {others}", None, 0)
WON_WITH = QT_TRANSLATE_NOOP("library", "{name} won with %n point(s)", None, 0)
RESIGNED = QT_TRANSLATE_NOOP("library", "{name} resigned")
DRAW = Message(QT_TRANSLATE_NOOP("library", "A draw"))
DRAW_AT = QT_TRANSLATE_NOOP("library", "A draw, {points} each")
SHARED = QT_TRANSLATE_NOOP("library", "{names} share the win")


def game_title(match: Summary) -> str:
    return tr(whole_game(SHELF[match.game]).title if match.game in SHELF else A_GAME)


def who(match: Summary) -> str:
    """The players, after the name of the match where it has one."""
    if match.is_damaged:
        return tr(CANNOT_BE_READ).capitalize()
    names = players(match.seats)
    names = tr(names) if isinstance(names, Message) else names
    label = label_of(match)
    return f"{label} · {names}" if label else names


def label_of(match: Summary) -> str:
    """What it is called besides its game."""
    if title := day_title(match):
        return tr(title)
    label = ui_of(SHELF[match.game]).label_name(match.label)
    return tr(label) if isinstance(label, Message) else label


def standing(match: Summary) -> str:
    """Whose turn it is, or how it ended."""
    if match.is_damaged:
        return ""
    return tr((_ending(match) if match.is_over else whose_turn(match)) or RUNNING)


def how_far(match: Summary) -> str:
    """And where it has come from, if it goes on from another match."""
    return "" if match.is_damaged else joined(" · ", branch_of(match), length(match))


def when(match: Summary, today: date) -> str:
    if match.is_damaged:
        return ""
    said = day(match.touched, today)
    return tr(said) if isinstance(said, Message) else said


def record_title(match: Summary) -> str:
    """What the file of its record is called."""
    title = f"{title_of(match)} {day_name(match.touched.date(), 'yyyy-MM-dd')}"
    return marked_title(title, match.is_over)


def marked_title(title: str, is_over: bool) -> str:
    """The record of a match that goes on holds all that is still hidden, so the name of its file says so. The title is
    cut before that, however long it is."""
    mark = "" if is_over else f" ({tr(RUNNING).lower()})"
    return paths.file_name(title, "", mark)


def spoken(match: Summary, today: date) -> str:
    """The whole line, for a screen reader."""
    parts = (game_title(match), who(match), standing(match), how_far(match), when(match, today))
    return ", ".join(part for part in parts if part)


def is_more_than_record(match: Summary) -> bool:
    """Whether this line, or statistics, would say less of the match once it is exported and imported again: its file
    does not hold the time that it took."""
    return not match.is_damaged and match.finished is not None and ui_of(SHELF[match.game]).labels.has_clock


def search_words(match: Summary) -> str:
    """What it can be found by besides the names of its players."""
    computer = tr(COMPUTER) if any(seat.level for seat in match.seats) else ""
    label = _label_in_search(match.game, match.label, tr(COMPUTER)) if match.label and not match.is_damaged else ""
    return f"{_title_in_search(match.game, tr(COMPUTER))} {label} {computer}"


@lru_cache(maxsize=64)
def _title_in_search(game: str, language: str) -> str:
    return f"{tr(SHELF[game].title)} {tr(whole_game(SHELF[game]).title)}" if game in SHELF else ""


@lru_cache(maxsize=2048)
def _label_in_search(game: str, label: str, language: str) -> str:
    shown = ui_of(SHELF[game]).label_name(label)
    return tr(shown) if isinstance(shown, Message) else shown


def _ending(match: Summary) -> Message:
    result = match.result
    if match.resigned is not None:
        return GIVEN_UP if len(match.seats) == 1 else Message(RESIGNED, name=subject(match.seats[match.resigned]))
    if result is None:
        return OVER
    return _alone(match, result) if len(match.seats) == 1 else _together(match, result)


def _alone(match: Summary, result: MatchResult) -> Message:
    if ui_of(SHELF[match.game]).labels.has_clock:
        return _solved(match)
    if SHELF[match.game].lower_is_better and result.scores:
        return Message(ROLLS, n=result.scores[0])
    return Message(POINTS, n=result.scores[0]) if result.scores else OVER


def _solved(match: Summary) -> Message:
    if match.finished is None:
        return OVER
    if not is_solved(match.finished, match.help):
        return SOLUTION_SHOWN
    return Message(SOLVED_WITH_HELP if match.is_helped else SOLVED, time=in_minutes(match.finished))


def _together(match: Summary, result: MatchResult) -> Message:
    scores, seats = result.scores, match.seats
    if result.winner is not None:
        name: Value = subject(seats[result.winner])
        if scores is None:
            return Message(WON, name=name)
        if len(seats) > 2:
            return Message(WON_WITH, name=name, n=scores[result.winner])
        points, others = scores[result.winner], scores[1 - result.winner]
        if points == others:
            return Message(ui_of(SHELF[match.game]).won_tied, name=name, points=points)
        if SHELF[match.game].lower_is_better:
            return Message(WON_BY_FEWER, name=name, n=points, others=others)
        return Message(WON_BY, name=name, points=points, others=others)
    if len(result.winners) == len(seats):
        return Message(DRAW_AT, points=scores[0]) if scores and len(set(scores)) == 1 else DRAW
    return Message(SHARED, names=", ".join(shown_name(seats[winner]) for winner in result.winners))
