"""A stored match in a few words: its game and who plays, how it stands, and when it was left."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.ui.base.game_ui import ui_of, whole_game
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.look import language
from ludogite.ui.look.language import day_name, tr

if TYPE_CHECKING:
    from ludogite.match.config import Seat
    from ludogite.match.store.rows import Summary

FROM_MOVE = QT_TRANSLATE_NOOP("continue_list", "from move {n}")
DAMAGED = Message(QT_TRANSLATE_NOOP("continue_list", "damaged"))
A_GAME = Message(QT_TRANSLATE_NOOP("continue_list", "A game"))
CANNOT_BE_READ = Message(QT_TRANSLATE_NOOP("continue_list", "cannot be read"))


def title_of(match: Summary) -> str:
    """The game, and who plays it."""
    if match.is_damaged:
        return joined(" — ", SHELF[match.game].title if match.game in SHELF else A_GAME, DAMAGED)
    return joined(" — ", day_title(match) or whole_game(SHELF[match.game]).title, name_of(match))


def day_title(match: Summary) -> Message | None:
    """What the match of a day is called."""
    labels = ui_of(SHELF[match.game]).extra_page_labels if not match.is_damaged and match.day else None
    return labels.at_home if labels else None


def name_of(match: Summary) -> Message | str:
    """What it is called, or who plays it."""
    return ui_of(SHELF[match.game]).label_name(match.label) if match.label else players(match.seats)


def standing_of(match: Summary) -> str:
    """How far it has come, and when it was left."""
    how_far = CANNOT_BE_READ if match.is_damaged else length(match)
    return joined(" · ", how_far, day(match.touched, language.today()))


def lines(match: Summary, today: date) -> list[tuple[str, str]]:
    """The two lines of a match, in full at first, then shorter and shorter for narrow places."""
    title, when = title_of(match), day(match.touched, today)
    if match.is_damaged:
        return [(title, joined(" · ", CANNOT_BE_READ, when))]
    game, who = day_title(match) or whole_game(SHELF[match.game]).title, name_of(match)
    turn, branch = whose_turn(match), branch_of(match)
    return [
        (title, joined(" · ", branch, turn, length(match), when)),
        (title, joined(" · ", branch, turn, when)),
        (joined("", who), joined(" · ", game, branch, when)),
    ]


def branch_of(match: Summary) -> Message | None:
    """Where it has branched off another match, if it has."""
    return None if match.from_move is None else Message(FROM_MOVE, n=match.from_move)


def joined(mark: str, *parts: Message | str | None) -> str:
    return mark.join(tr(part) if isinstance(part, Message) else part for part in parts if part)


def players(seats: tuple[Seat, ...]) -> Message | str:
    people = [seat for seat in seats if seat.is_person]
    if len(seats) == 1:
        return shown_name(seats[0])
    if len(seats) == 2 and len(people) == 1:
        return Message(QT_TRANSLATE_NOOP("continue_list", "{name} against the computer"), name=people[0].name)
    *others, last = (shown_name(seat) for seat in seats)
    return Message(QT_TRANSLATE_NOOP("continue_list", "{first} and {last}"), first=", ".join(others), last=last)


def whose_turn(match: Summary) -> Message | None:
    if match.to_move is None or len(match.seats) == 1:
        return None
    if match.to_move == CHANCE:
        return ui_of(SHELF[match.game]).labels.roll
    seat = match.seats[match.to_move]
    if seat.level:
        return Message(QT_TRANSLATE_NOOP("continue_list", "The computer to move"))
    return Message(QT_TRANSLATE_NOOP("continue_list", "{name} to move"), name=seat.name)


def mover_of(match: Summary) -> Seat | None:
    """Who is to move, if it is somebody."""
    return match.seats[match.to_move] if isinstance(match.to_move, int) else None


def length(match: Summary) -> Message:
    if match.moves == 0:
        return Message(QT_TRANSLATE_NOOP("continue_list", "not started"))
    if match.rounds:
        return Message(QT_TRANSLATE_NOOP("continue_list", "%n round(s)", None, 0), n=match.rounds)
    return Message(QT_TRANSLATE_NOOP("continue_list", "%n move(s)", None, 0), n=match.moves)


def day(when: datetime, today: date) -> Message | str:
    """As people say it: today, yesterday, the day of the week, and the date beyond."""
    then = when.astimezone().date()
    if then >= today:
        return Message(QT_TRANSLATE_NOOP("continue_list", "today"))
    if then == today - timedelta(days=1):
        return Message(QT_TRANSLATE_NOOP("continue_list", "yesterday"))
    if then > today - timedelta(days=7):
        return QLocale().dayName(then.isoweekday())
    return day_name(then, "d MMM" if then.year == today.year else "d MMM yyyy")
